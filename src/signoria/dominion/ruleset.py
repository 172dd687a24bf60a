"""Dominion as the house knows it: plain data and words in and out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import i64

from signoria.core.decision import Question
from signoria.core.encoding import Encoding
from signoria.core.event import Event
from signoria.core.lobby import LobbyRules
from signoria.core.metrics import GameMetrics
from signoria.core.observation import Observation
from signoria.core.registry import Dealer, Ruleset
from signoria.core.rng import Rng
from signoria.core.scoreboard import Scoreboard
from signoria.core.state import State
from signoria.core.telling import Teller
from signoria.dominion.chosen import KINGDOM_SIZE
from signoria.dominion.encoding import DominionEncoding
from signoria.dominion.end_of_game import leaders
from signoria.dominion.lobby import HOSTING
from signoria.dominion.metrics import DominionMetrics
from signoria.dominion.observation import DominionObservation
from signoria.dominion.position import read_position, write_position
from signoria.dominion.question import CardQuestion
from signoria.dominion.scenario import VOCABULARY, facts, inventory, misplaced, question_facts, seen_facts
from signoria.dominion.scoreboard import ENDING
from signoria.dominion.setup import deal, deal_copy, laid_out
from signoria.dominion.setup_data import read_setup
from signoria.dominion.story import AMOUNTS
from signoria.dominion.table_text import table_text
from signoria.dominion.telling import TELLER
from signoria.dominion.turn import Dominion
from signoria.dominion.words import E_TURN, EVENTS


class DominionRuleset(Ruleset):
    def __init__(self) -> None:
        self.name = "dominion"
        self.rules_version = 1
        self.least_seats = 2
        self.most_seats = 6
        self.vocabulary = VOCABULARY

    def encoding(self, seats: int) -> Encoding:
        return DominionEncoding(seats)

    def observation(self, seats: int, layout: str) -> Observation:
        return DominionObservation(seats, layout)

    def deal(self, setup: Mapping[str, object], rng: Rng) -> State:
        return deal(read_setup(setup), rng, told=True)

    def dealer(self, setup: Mapping[str, object]) -> Dealer:
        return DominionDealer(self, setup)

    def read_position(self, words: Mapping[str, object]) -> State:
        board = read_position(words)
        board.events = []  # a log begins with the heading of the turn that the position is in
        board.tell(E_TURN, board.active, [board.me.turns])
        return board

    def write_position(self, state: State) -> dict[str, object]:
        assert isinstance(state, Dominion)
        return write_position(state)

    def setup_of(self, state: State) -> dict[str, object]:
        assert isinstance(state, Dominion)
        words = write_position(state)
        agreed: dict[str, object] = {
            key: words[key] for key in ("seats", "kingdom", "profile", "choose_discard_top", "custom") if key in words
        }
        if "custom" in agreed:
            agreed["most_custom"] = KINGDOM_SIZE
        return agreed

    def facts(self, state: State) -> dict[str, object]:
        assert isinstance(state, Dominion)
        return facts(state)

    def seen_facts(self, view: Mapping[str, object]) -> dict[str, object]:
        return seen_facts(view)

    def question_facts(self, state: State, question: Question) -> dict[str, object]:
        assert isinstance(state, Dominion) and isinstance(question, CardQuestion)
        return question_facts(state, question)

    def event_names(self) -> Sequence[str]:
        return EVENTS

    def event_things(self, state: State, event: Event) -> list[str]:
        if event.code in AMOUNTS or event.code == E_TURN:
            return [str(thing) for thing in event.things]
        return super().event_things(state, event)

    def inventory(self, state: State) -> dict[str, int]:
        assert isinstance(state, Dominion)
        return inventory(state)

    def misplaced(self, state: State, question: Question, seat: i64, verb: str, option: i64) -> i64:
        assert isinstance(state, Dominion) and isinstance(question, CardQuestion)
        return misplaced(state, question, seat, verb, option)

    def table_text(self, state: State) -> list[str]:
        assert isinstance(state, Dominion)
        return table_text(state)

    def teller(self) -> Teller:
        return TELLER

    def lobby_rules(self) -> LobbyRules:
        return HOSTING

    def metrics(self) -> GameMetrics:
        return DominionMetrics()

    def scoreboard(self) -> Scoreboard:
        return ENDING

    def result(self, state: State) -> dict[str, object]:
        winners, points, turns = self.outcome(state)
        return {"winners": winners, "points": points, "turns": turns}

    def outcome(self, state: State) -> tuple[list[int], list[int], list[int]]:
        assert isinstance(state, Dominion)
        points, turns = state.points(), state.turns()
        return leaders(points, turns) if state.over() else [], points, turns


class DominionDealer(Dealer):
    """Reads the setup and lays out the table once."""

    def __init__(self, ruleset: DominionRuleset, setup: Mapping[str, object]) -> None:
        super().__init__(ruleset, setup)
        self.agreed = read_setup(setup)
        self.table: Dominion | None = None

    def deal(self, rng: Rng) -> State:
        table = self.table
        if table is None:
            table = laid_out(self.agreed)
            self.table = table
        return deal_copy(table, self.agreed.first, rng)


GAME = DominionRuleset()
