"""Dominion as the house knows it: plain data and words in and out."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from signoria.core.decision import Ask
from signoria.core.registry import BadSetup, GameKind
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.core.telling import Teller
from signoria.dominion.custom import read_cards
from signoria.dominion.position import read_position, write_position
from signoria.dominion.question import Question
from signoria.dominion.scenario import VOCABULARY, facts, inventory, misplaced, question_facts, seen_facts
from signoria.dominion.setup import Setup, deal
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

    def result(self, state: State) -> dict[str, object]:
        assert isinstance(state, Dominion)
        points = [state.points(who) for who in state.players]
        return {"winners": state.winners(), "points": points, "turns": [int(who.turns) for who in state.players]}


def read_setup(data: Mapping[str, object]) -> Setup:
    """A setup from plain data; BadSetup names the field that is wrong."""
    known = {
        "seats": int,
        "kingdom": list,
        "profile": str,
        "merged_treasure": bool,
        "choose_discard_top": bool,
        "first": int,
        "custom": list,
        "most_custom": int,
    }
    for field, value in data.items():
        if field not in known:
            raise BadSetup(f"unknown setup field {field!r}")
        if type(value) is not known[field]:
            raise BadSetup(f"setup field {field!r} is {value!r}, not a {known[field].__name__}")
    kingdom = data.get("kingdom")
    seats = data.get("seats")
    if not isinstance(kingdom, list) or not all(isinstance(entry, str) for entry in kingdom):
        raise BadSetup("setup needs a kingdom: a list of ten cards such as 'militia@base2'")
    if not isinstance(seats, int):
        raise BadSetup("setup needs the number of seats")
    return Setup(
        seats=seats,
        kingdom=tuple(kingdom),
        profile=str(data.get("profile", "")),
        merged_treasure=data.get("merged_treasure", False) is True,
        choose_discard_top=data.get("choose_discard_top", False) is True,
        first=int(str(data.get("first", -1))),
        custom=read_cards(data.get("custom", [])),
        most_custom=int(str(data.get("most_custom", 1))),
    )


def write_setup(setup: Setup) -> dict[str, object]:
    """Plain data from which `read_setup` makes an equal setup; custom cards are in it, so that it can be played elsewhere."""
    words: dict[str, object] = {
        "seats": setup.seats,
        "kingdom": list(setup.kingdom),
        "profile": "ed2" if setup.second_edition() else "ed1",
        "merged_treasure": setup.merged_treasure,
        "choose_discard_top": setup.choose_discard_top,
        "first": setup.first,
    }
    if setup.custom:
        words["custom"] = [card.data() for card in setup.custom]
    if setup.most_custom != 1:
        words["most_custom"] = setup.most_custom
    return words


GAME = DominionKind()
