"""Dominion as the house knows it: plain data and words in and out."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from signoria.core.course import Course
from signoria.core.decision import Ask
from signoria.core.ending import Ending
from signoria.core.hosting import Hosting
from signoria.core.registry import Dealer, GameKind
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.core.telling import Teller
from signoria.dominion.course import DominionCourse
from signoria.dominion.ending import ENDING
from signoria.dominion.hosting import HOSTING
from signoria.dominion.position import read_position, write_position
from signoria.dominion.question import Question
from signoria.dominion.scenario import VOCABULARY, facts, inventory, misplaced, question_facts, seen_facts
from signoria.dominion.setup import deal
from signoria.dominion.setup_data import read_setup
from signoria.dominion.telling import TELLER
from signoria.dominion.turn import Dominion


class DominionKind(GameKind):
    def __init__(self) -> None:
        self.name = "dominion"
        self.rules_version = 1
        self.least_seats = 2
        self.most_seats = 6
        self.vocabulary = VOCABULARY

    def deal(self, setup: Mapping[str, object], rng: Rng) -> State:
        return deal(read_setup(setup), rng, told=True)

    def dealer(self, setup: Mapping[str, object]) -> Dealer:
        return DominionDealer(self, setup)

    def read_position(self, words: Mapping[str, object]) -> State:
        return read_position(words)

    def write_position(self, state: State) -> dict[str, object]:
        assert isinstance(state, Dominion)
        return write_position(state)

    def facts(self, state: State) -> dict[str, object]:
        assert isinstance(state, Dominion)
        return facts(state)

    def seen_facts(self, view: Mapping[str, object]) -> dict[str, object]:
        return seen_facts(view)

    def question_facts(self, state: State, ask: Ask) -> dict[str, object]:
        assert isinstance(state, Dominion) and isinstance(ask, Question)
        return question_facts(state, ask)

    def inventory(self, state: State) -> dict[str, int]:
        assert isinstance(state, Dominion)
        return inventory(state)

    def misplaced(self, state: State, ask: Ask, seat: i64, verb: str, option: i64) -> i64:
        assert isinstance(state, Dominion) and isinstance(ask, Question)
        return misplaced(state, ask, seat, verb, option)

    def teller(self) -> Teller:
        return TELLER

    def hosting(self) -> Hosting:
        return HOSTING

    def course(self) -> Course:
        return DominionCourse()

    def ending(self) -> Ending:
        return ENDING

    def result(self, state: State) -> dict[str, object]:
        assert isinstance(state, Dominion)
        points = [state.points(who) for who in state.players]
        return {"winners": state.winners(), "points": points, "turns": [int(who.turns) for who in state.players]}


class DominionDealer(Dealer):
    """Reads the setup once."""

    def __init__(self, kind: DominionKind, setup: Mapping[str, object]) -> None:
        super().__init__(kind, setup)
        self.agreed = read_setup(setup)

    def deal(self, rng: Rng) -> State:
        return deal(self.agreed, rng)


GAME = DominionKind()
