"""A table of Intrigo set in words, for tests that read like the rules.

    t = palace(gaps={"g3": "da4"}, hands=["co4", ...])
    t.play("co4", "g0").buy("assassin", "g4", "g3")
    assert t.gap("g3") == "dandolo_4_down"

Everything a position can say may be said here; `hands`, `ducats` and `counters` are lists by seat. Every answer is tried on
a copy, and the cards are counted after it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack

import pytest

from signoria.core.decision import FINE, IllegalAnswer
from signoria.core.event import Event
from signoria.core.game import Game
from signoria.core.watch import Watched
from signoria.core.words import Things
from signoria.intrigo import GAME, Intrigo
from signoria.intrigo.placement import why_not_go
from signoria.intrigo.words import option_name, option_named, reason_name

ANNA, BELA, CESAR, DORA = range(4)
BY_SEAT = ("hands", "ducats", "counters")


class Position(TypedDict, total=False):
    seats: int
    families: Sequence[str]
    first: int
    active: int
    round: int
    phase: str
    step: int
    draft: Sequence[str]
    gaps: Mapping[str, str]
    tokens: Mapping[str, str]
    bought: Mapping[str, int]
    ducat_total: int
    max_rounds: int
    result: str
    seed: str
    hands: Sequence[str]
    ducats: Sequence[int]
    counters: Sequence[Mapping[str, int]]


class Table:
    def __init__(self, cloning: bool, words: Mapping[str, object]) -> None:
        self._watched = Watched(GAME, GAME.read_position(words), cloning)

    @property
    def game(self) -> Game:
        return self._watched.game

    @property
    def state(self) -> Intrigo:
        state = self.game.state
        assert isinstance(state, Intrigo)
        return state

    # --- goes ---------------------------------------------------------------------------------------------------------

    def move(self, *names: str, seat: int = -1) -> Table:
        self._watched.answer(self._watched.asked_seat(seat), numbers(names))
        return self

    def play(self, card: str, gap: str) -> Table:
        """The active player lays an intrigue card."""
        return self.move(card, gap)

    def buy(self, character: str, gap: str, *targets: str) -> Table:
        """The active player buys an influence card and uses it, or declines if no targets are named."""
        return self.move(character, gap, *targets)

    def pass_(self) -> Table:
        return self.move("pass")

    def keep(self, *cards: str) -> Table:
        """Every seat keeps a card of its pack, in seat order."""
        for seat, card in enumerate(cards):
            self.move(card, seat=seat)
        return self

    def offers(self, *picks: str) -> list[str]:
        """What the active player may pick after these picks."""
        ask = self.game.question
        assert ask is not None
        return names(self.state.options(ask, self.game.seat(), numbers(picks)))

    def refuses(self, *go: str, reason: str, seat: int = -1) -> Table:
        """A go of the active player is refused for this reason, picked one by one and judged as a whole alike."""
        who = self._watched.asked_seat(seat)
        trial = self.game.clone()
        before = trial.state.key()
        with pytest.raises(IllegalAnswer) as refused:
            trial.apply_move(who, numbers(go))
        assert refused.value.reason == reason, f"{go} is refused as {refused.value.reason}, not as {reason}"
        assert trial.state.key() == before
        assert self.judged(*go, seat=who) == reason
        return self

    def judged(self, *go: str, seat: int = -1) -> str:
        """Why a whole go is impossible by the order of the rules; empty if it is possible."""
        reason = why_not_go(self.state, self._watched.asked_seat(seat), numbers(go))
        return "" if reason == FINE else reason_name(reason)

    # --- what lies where ------------------------------------------------------------------------------------------------

    def fact(self, *path: str) -> object:
        fact: object = GAME.facts(self.state)
        for name in path:
            assert isinstance(fact, dict)
            fact = fact[name]
        return fact

    def gap(self, name: str) -> object:
        return self.fact("gaps", name)

    def token(self, building: str) -> object:
        return self.fact("tokens", building)

    def leads(self, building: str) -> object:
        """Who would get the token now, or why it would stay."""
        return self.fact("leads", building)

    def hand(self, seat: int) -> list[str]:
        hand = self.fact(str(seat), "hand")
        assert isinstance(hand, Things)
        return hand.names

    def hand_sizes(self) -> object:
        return self.fact("hand_sizes")

    def counters(self, seat: int) -> list[int]:
        return list(self.state.players[seat].counters)

    def ducats(self) -> list[int]:
        return [int(who.ducats) for who in self.state.players]

    def empty(self) -> object:
        """E of the rules: how many gaps are empty."""
        return self.fact("empty")

    def in_hands(self) -> object:
        """H of the rules: how many intrigue cards are in all hands."""
        return self.fact("in_hands")

    @property
    def active(self) -> int:
        (seat,) = self.game.asked()
        return seat

    # --- what was told ----------------------------------------------------------------------------------------------------

    def events(self, name: str = "") -> list[Event]:
        """What the last move caused, or the events of one name among it."""
        history = self.game.history
        assert history is not None
        events = history.moves[-1].events if history.moves else history.opening
        return [event for event in events if not name or self.state.event_name(event.code) == name]

    def told(self, name: str) -> list[tuple[int, list[str]]]:
        """Events of a name as (seat, things in words)."""
        return [(int(event.seat), names(event.things)) for event in self.events(name)]


class TableMaker:
    """What tests get as `palace`: makes tables, all of them straight or all cloned at every decision."""

    def __init__(self, cloning: bool) -> None:
        self.cloning = cloning

    def __call__(self, **words: Unpack[Position]) -> Table:
        position: dict[str, object] = {key: value for key, value in words.items() if key not in BY_SEAT}
        players: dict[str, dict[str, object]] = {}
        rows = (
            ("hand", words.get("hands", [])),
            ("ducats", words.get("ducats", [])),
            ("counters", words.get("counters", [])),
        )
        for key, values in rows:
            for seat, value in enumerate(values):
                players.setdefault(str(seat), {})[key] = value
        return Table(self.cloning, {**position, **players})


def numbers(names: Sequence[str]) -> list[int]:
    found = [int(option_named(name)) for name in names]
    assert -1 not in found, f"unknown name among {names}"
    return found


def names(numbers: Sequence[int]) -> list[str]:
    return [option_name(number) for number in numbers]
