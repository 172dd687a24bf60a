"""Intrigo as the house knows it: plain data and words in and out."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from signoria.core.course import Course
from signoria.core.decision import Ask
from signoria.core.ending import Ending
from signoria.core.hosting import Hosting
from signoria.core.registry import GameKind
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.core.telling import Teller
from signoria.intrigo.course import IntrigoCourse
from signoria.intrigo.ending import ENDING
from signoria.intrigo.hosting import HOSTING
from signoria.intrigo.position import read_position, write_position
from signoria.intrigo.round import Intrigo
from signoria.intrigo.scenario import VOCABULARY, facts, inventory, seen_facts
from signoria.intrigo.setup import LEAST_SEATS, MOST_SEATS, deal, read_setup
from signoria.intrigo.state import RESULTS
from signoria.intrigo.telling import TELLER
from signoria.intrigo.words import WRONG_PHASE


class IntrigoKind(GameKind):
    def __init__(self) -> None:
        self.name = "intrigo"
        self.rules_version = 1
        self.least_seats = LEAST_SEATS
        self.most_seats = MOST_SEATS
        self.vocabulary = VOCABULARY

    def deal(self, setup: Mapping[str, object], rng: Rng) -> State:
        return deal(read_setup(setup), rng, told=True)

    def read_position(self, words: Mapping[str, object]) -> State:
        return read_position(words)

    def write_position(self, state: State) -> dict[str, object]:
        assert isinstance(state, Intrigo)
        return write_position(state)

    def facts(self, state: State) -> dict[str, object]:
        assert isinstance(state, Intrigo)
        return facts(state)

    def seen_facts(self, view: Mapping[str, object]) -> dict[str, object]:
        return seen_facts(view)

    def question_facts(self, state: State, ask: Ask) -> dict[str, object]:
        return {}

    def inventory(self, state: State) -> dict[str, int]:
        assert isinstance(state, Intrigo)
        return inventory(state)

    def misplaced(self, state: State, ask: Ask, seat: i64, verb: str, option: i64) -> i64:
        """A pick on a go, or a go in the draft."""
        return WRONG_PHASE

    def hosting(self) -> Hosting:
        return HOSTING

    def course(self) -> Course:
        return IntrigoCourse()

    def ending(self) -> Ending:
        return ENDING

    def teller(self) -> Teller:
        return TELLER

    def result(self, state: State) -> dict[str, object]:
        assert isinstance(state, Intrigo)
        return {
            "winners": state.winners(),
            "places": state.places(),
            "reason": RESULTS[state.result],
            "seals": [list(who.counters) for who in state.players],
            "ducats": [int(who.ducats) for who in state.players],
            "rounds": int(state.round),
        }


GAME = IntrigoKind()
