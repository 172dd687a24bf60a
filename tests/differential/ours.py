"""Our side: a random position, a card played with random answers, and everything that was answered and shuffled."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Final

from signoria.core.game import Game
from signoria.dominion import zones
from signoria.dominion.position import read_position
from signoria.dominion.state import CARD, Board, Player
from signoria.dominion.turn import Dominion
from signoria.dominion.words import PILES

BASICS: Final = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
STOP: Final = "stop"
MOATS: Final = 0.4  # so often Moat is in the kingdom


@dataclass(frozen=True)
class Answer:
    picks: list[str]
    offered: set[str]  # what could be picked first
    revealed: list[str]  # the seat's revealed cards when it was asked, the top one first


@dataclass
class Position:
    """The same table for both: zones bottom to top, seat 0 on turn."""

    card: str
    kingdom: list[str]
    hands: list[list[str]]
    decks: list[list[str]]
    discards: list[list[str]]
    in_play: list[str]
    supply: dict[str, int]
    cost_reduction: int
    actions_played: int


@dataclass
class Outcome:
    hands: list[list[str]]
    decks: list[list[str]]
    discards: list[list[str]]
    in_play: list[str]
    trash: list[str]
    supply: dict[str, int]
    counters: dict[str, int]
    points: list[int]


@dataclass
class Script:
    """What was answered and how decks were shuffled, for the other engine to repeat."""

    answers: dict[tuple[int, str], deque[Answer]] = field(default_factory=lambda: defaultdict(deque))
    shuffles: dict[int, deque[list[str]]] = field(default_factory=lambda: defaultdict(deque))


def random_position(card: str, pool: list[str], treasures: list[str], rng: Random) -> Position:
    kingdom = [card] if card not in BASICS else []
    if rng.random() < MOATS and card != "moat":
        kingdom.append("moat")
    kingdom += rng.sample([one for one in pool if one not in kingdom], 10 - len(kingdom))
    seats = rng.choice((2, 2, 3))
    cards = [*kingdom, *BASICS, "copper", "copper", "estate", "silver"]

    def some(most: int) -> list[str]:
        return rng.choices(cards, k=rng.randint(0, most))

    hands = [some(6) for _ in range(seats)]
    hands[0].append(card)
    rng.shuffle(hands[0])
    in_play = [one for one in some(3) if one in kingdom]
    supply = {pile: rng.choice((0, 1, 8, 8, 8, 8)) for pile in (*BASICS, *kingdom)}
    return Position(
        card=card,
        kingdom=kingdom,
        hands=hands,
        decks=[some(8) for _ in range(seats)],
        discards=[some(5) for _ in range(seats)],
        in_play=in_play,
        supply=supply,
        cost_reduction=rng.choice((0, 0, 0, 1, 2)),
        actions_played=0 if card in treasures else rng.randint(0, 3),
    )


def play_ours(position: Position, editions: dict[str, str], rng: Random) -> tuple[Outcome, Script]:
    table = _table(position, editions)
    game = Game(table)
    script = Script()
    with _noting_shuffles(table, script):
        game.apply(0, table.option_named(position.card))
        while game.question is not None and table.source >= 0:
            _answer(game, table, script, rng)
    return _outcome(table), script


def _table(position: Position, editions: dict[str, str]) -> Dominion:
    words: dict[str, object] = {
        "kingdom": [f"{id}@{editions[id]}" for id in position.kingdom],
        "profile": "ed2",
        "seats": len(position.hands),
        "supply": position.supply,
        "cost_reduction": position.cost_reduction,
        "actions_played": position.actions_played,
        "merchants": position.in_play.count("merchant"),
        "in_play": position.in_play,
    }
    for seat in range(len(position.hands)):
        zones = {
            "hand": position.hands[seat],
            "deck": position.decks[seat][::-1],
            "discard": position.discards[seat][::-1],
        }
        words[str(seat)] = {name: zone for name, zone in zones.items() if zone}
    if position.card in BASICS or position.card == "harem":
        words["phase"] = "treasure"
    return read_position(words)


@contextmanager
def _noting_shuffles(table: Dominion, script: Script) -> Iterator[None]:
    """Only a plain install lets us look over the shoulder of who shuffles."""
    shuffle = zones.shuffle_under

    def noting(board: Board, who: Player) -> None:
        n = len(who.discard)
        shuffle(board, who)
        script.shuffles[who.seat].append(_names(table, who.deck[:n]))

    zones.shuffle_under = noting  # put back below
    try:
        yield
    finally:
        zones.shuffle_under = shuffle


def _answer(game: Game, table: Dominion, script: Script, rng: Random) -> None:
    ask = game.question
    assert ask is not None
    seat = rng.choice(game.asked())
    verb = table.verb_name(ask.verb)
    revealed = _names(table, table.players[seat].revealed)
    picks: list[str] = []
    offered: set[str] = set()
    while game.question is ask and seat in game.asked():
        options = game.options(seat)
        if verb == "name":  # the other engine names only cards of this game
            options = [option for option in options if option < PILES]
        offered = offered or {table.option_name(option) for option in options} - {STOP}
        option = rng.choice(options)
        if verb == "trash_treasure":
            option = _as_the_other_would(table, seat, options)
        name = table.option_name(option)
        if name != STOP:
            picks.append(name)
        game.apply(seat, option)
    script.answers[seat, verb].append(Answer(picks, offered, revealed))


def _as_the_other_would(table: Dominion, seat: int, options: list[int]) -> int:
    """Bandit's victim chooses; there nobody does: a Silver goes first, then what was revealed first."""
    for option in options:
        if table.option_name(option) == "silver":
            return option
    return next(slot & CARD for slot in table.players[seat].revealed if slot & CARD in options)


def _outcome(table: Dominion) -> Outcome:
    return Outcome(
        hands=[sorted(_names(table, who.hand)) for who in table.players],
        decks=[_names(table, who.deck) for who in table.players],
        discards=[sorted(_names(table, who.discard)) for who in table.players],
        in_play=sorted(_names(table, table.players[0].in_play)),
        trash=sorted(_names(table, table.trash_pile)),
        supply={table.option_name(pile): left for pile, left in enumerate(table.supply)},
        counters={
            "actions": int(table.actions),
            "buys": int(table.buys),
            "coins": int(table.coins),
            "cost_reduction": int(table.cost_reduction),
        },
        points=table.points(),
    )


def _names(table: Dominion, zone: Iterable[int]) -> list[str]:
    return [table.option_name(slot & CARD) for slot in zone]
