"""Random games for tests: any kingdom of the cards there are, any number of players, and players who answer anything."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.dominion.catalogue import KINGDOM_CARDS
from signoria.dominion.setup import Setup, deal
from signoria.dominion.state import CARD
from signoria.dominion.turn import HAND_SIZE, Dominion, begin_turn
from signoria.dominion.words import (
    ALL_TREASURES,
    BASICS,
    BUY,
    COPPER,
    CURSE,
    END_ACTIONS,
    END_TREASURES,
    END_TURN,
    ESTATE,
    PILES,
    PLAY_ACTION,
    PLAY_TREASURE,
    STOP,
    TRASH,
)
from signoria.dominion.zones import draw, gain

MOST_DECISIONS = 60_000  # far more than any random game has taken; a game that reaches it does not end
POOR = 8
Driver = Callable[[Game, Random], tuple[int, int]]


def random_kingdom(random: Random, wanted: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Ten different cards in any editions, the wanted ones among them."""
    editions: dict[str, list[str]] = {}
    for id, edition in KINGDOM_CARDS:
        editions.setdefault(id, []).append(edition)
    others = sorted(id for id in editions if id not in wanted)
    ids = [*wanted, *random.sample(others, 10 - len(wanted))]
    return tuple(f"{id}@{random.choice(editions[id])}" for id in ids)


def random_setup(random: Random, wanted: tuple[str, ...] = ()) -> Setup:
    return Setup(
        seats=random.choice((2, 2, 2, 3, 3, 3, 4, 4, 5, 6)),
        kingdom=random_kingdom(random, wanted),
        profile=random.choice(("ed1", "ed2", "")),
        merged_treasure=random.random() < 0.2,
        choose_discard_top=random.random() < 0.3,
        first=random.choice((-1, 0)),
    )


def random_game(seed: str, wanted: tuple[str, ...] = (), seats: int = 0, rich: bool | None = None) -> Game:
    """A game at its first question. A rich one begins with kingdom cards in the decks, so that much happens at once."""
    random = Random(seed)
    setup = random_setup(random, wanted)
    if seats:
        setup = replace(setup, seats=seats, first=-1)
    if rich is None:
        rich = random.random() < 0.6
    return new_game(setup, seed, 8 if rich else 0)


def new_game(setup: Setup, seed: str, extra: int = 0) -> Game:
    """A game from a setup; each deck has so many more cards of the kingdom."""
    state = deal(setup, from_seed(seed))
    if extra:
        _enrich(state, extra, Random(f"extra {seed}"))
    return Game(state)


def _enrich(state: Dominion, n: int, random: Random) -> None:
    for who in state.players:
        who.deck.extend(slot & CARD for slot in who.hand)
        who.hand.clear()
        for _ in range(n):
            gain(state, who, random.choice([pile for pile in range(BASICS, PILES) if state.supply[pile] > 2]), who.deck)
        who.deck[:] = [slot & CARD for slot in who.deck]
        state.rng.shuffle(who.deck)
        draw(state, who, HAND_SIZE)
    state.events = []
    state.turn = 0
    state.me.turns = 0
    begin_turn(state)


def _state(game: Game) -> Dominion:
    assert isinstance(game.state, Dominion)
    return game.state


def any_answer(game: Game, random: Random) -> tuple[int, int]:
    """Whoever owes an answer gives any that is possible."""
    seat = random.choice(game.asked())
    return seat, random.choice(game.options(seat))


def lively_answer(game: Game, random: Random) -> tuple[int, int]:
    """Any answer, but rather one that gets cards played and bought."""
    seat = random.choice(game.asked())
    options = game.options(seat)
    ask = game.question
    assert ask is not None
    if random.random() < 0.1 or len(options) == 1:
        return seat, random.choice(options)
    if ask.verb == PLAY_ACTION:
        dull = {END_ACTIONS}
    elif ask.verb == PLAY_TREASURE:
        return seat, ALL_TREASURES if random.random() < 0.7 else random.choice(options)
    elif ask.verb == BUY:
        dull = {END_TURN, COPPER, CURSE, ESTATE}
    else:
        dull = {STOP, END_TREASURES} if random.random() < 0.5 else set()
    if ask.verb == TRASH and STOP in options and sum(_state(game).players[seat].owned) < POOR:
        return seat, STOP  # players who trash all they have can play for ever
    lively = [option for option in options if option not in dull]
    if ask.verb == BUY and not lively:
        return seat, END_TURN
    return seat, random.choice(lively or options)


def play_on(game: Game, random: Random, driver: Driver = lively_answer, most: int = MOST_DECISIONS) -> int:
    """Answer until the game is over or so many picks are made; how many were made."""
    for made in range(most):
        if game.over():
            return made
        seat, option = driver(game, random)
        game.apply(seat, option)
    return most


def ids(entries: tuple[str, ...]) -> list[str]:
    return [entry.partition("@")[0] for entry in entries]
