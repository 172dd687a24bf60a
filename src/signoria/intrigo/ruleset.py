"""Intrigo as the house knows it: plain data and words in and out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import i64

from signoria.core.decision import Question
from signoria.core.encoding import Encoding
from signoria.core.event import Event
from signoria.core.lobby import LobbyRules
from signoria.core.metrics import GameMetrics
from signoria.core.observation import Observation
from signoria.core.registry import Ruleset
from signoria.core.rng import Rng
from signoria.core.scoreboard import Scoreboard
from signoria.core.state import State
from signoria.core.telling import Teller
from signoria.intrigo.encoding import IntrigoEncoding
from signoria.intrigo.lobby import HOSTING
from signoria.intrigo.metrics import IntrigoMetrics
from signoria.intrigo.observation import IntrigoObservation
from signoria.intrigo.position import read_position, write_position
from signoria.intrigo.round import Intrigo
from signoria.intrigo.scenario import VOCABULARY, facts, inventory, seen_facts
from signoria.intrigo.scoreboard import ENDING
from signoria.intrigo.setup import LEAST_SEATS, MOST_SEATS, deal, read_setup
from signoria.intrigo.state import RESULTS
from signoria.intrigo.table_text import table_text
from signoria.intrigo.telling import TELLER
from signoria.intrigo.words import E_AWARD, E_BUY, E_ROUND, E_STAYS_NEUTRAL, EVENTS, WRONG_PHASE


class IntrigoRuleset(Ruleset):
    def __init__(self) -> None:
        self.name = "intrigo"
        self.rules_version = 1
        self.least_seats = LEAST_SEATS
        self.most_seats = MOST_SEATS
        self.vocabulary = VOCABULARY

    def encoding(self, seats: int) -> Encoding:
        return IntrigoEncoding(seats)

    def observation(self, seats: int, layout: str) -> Observation:
        return IntrigoObservation(seats)

    def deal(self, setup: Mapping[str, object], rng: Rng) -> State:
        return deal(read_setup(setup), rng, told=True)

    def read_position(self, words: Mapping[str, object]) -> State:
        return read_position(words)

    def write_position(self, state: State) -> dict[str, object]:
        assert isinstance(state, Intrigo)
        return write_position(state)

    def setup_of(self, state: State) -> dict[str, object]:
        assert isinstance(state, Intrigo)
        words = write_position(state)
        return {key: words[key] for key in ("seats", "prices", "intrigue_values", "ducat_total", "max_rounds")}

    def facts(self, state: State) -> dict[str, object]:
        assert isinstance(state, Intrigo)
        return facts(state)

    def seen_facts(self, view: Mapping[str, object]) -> dict[str, object]:
        return seen_facts(view)

    def question_facts(self, state: State, question: Question) -> dict[str, object]:
        return {}

    def event_names(self) -> Sequence[str]:
        return EVENTS

    def event_things(self, state: State, event: Event) -> list[str]:
        if event.code == E_ROUND:
            return [str(thing) for thing in event.things]
        two = event.code == E_BUY or E_AWARD <= event.code <= E_STAYS_NEUTRAL  # then come the price, or the contenders
        named = 2 if two else len(event.things)
        things = super().event_things(state, event)
        return things[:named] + [str(thing) for thing in event.things[named:]]

    def inventory(self, state: State) -> dict[str, int]:
        assert isinstance(state, Intrigo)
        return inventory(state)

    def misplaced(self, state: State, question: Question, seat: i64, verb: str, option: i64) -> i64:
        """A pick on a go, or a go in the draft."""
        return WRONG_PHASE

    def lobby_rules(self) -> LobbyRules:
        return HOSTING

    def metrics(self) -> GameMetrics:
        return IntrigoMetrics()

    def scoreboard(self) -> Scoreboard:
        return ENDING

    def table_text(self, state: State) -> list[str]:
        assert isinstance(state, Intrigo)
        return table_text(state)

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


GAME = IntrigoRuleset()
