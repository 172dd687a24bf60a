"""The loops a benchmark times, compiled with what they measure; they know no clock and say only how much was done."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.bots.bot import Bot, RandomBot, play
from signoria.bots.dominion.money import BigMoney
from signoria.core.game import Game
from signoria.core.rng import Rng, from_seed
from signoria.dominion import GAME, Dominion, Setup, deal_copy, laid_out
from signoria.intrigo import Setup as IntrigoSetup
from signoria.intrigo import deal as deal_intrigo

FIRST_GAME = Setup(
    2,
    tuple(
        f"{card}@base2"
        for card in (
            "cellar",
            "market",
            "merchant",
            "militia",
            "mine",
            "moat",
            "remodel",
            "smithy",
            "village",
            "workshop",
        )
    ),
)
DECONSTRUCTION = Setup(
    2,
    (
        "bridge@intrigue1",
        "mining_village@intrigue1",
        "remodel@base1",
        "saboteur@intrigue1",
        "secret_chamber@intrigue1",
        "spy@base1",
        "swindler@intrigue1",
        "thief@base1",
        "throne_room@base1",
        "torturer@intrigue1",
    ),
)
INTRIGO = IntrigoSetup(4)
OWN_HAND = "militia, 2 copper, silver, estate"
VICTIMS_HAND = "3 copper, silver, estate"
DECK = "4 copper, 2 silver, gold, estate"
DISCARD = "smithy, 2 silver, copper"


def _fresh(table: Dominion, seed: i64) -> Game:
    """A newly dealt game to which nobody listens: legality checks, tape and knowledge are on, the event log is off."""
    return Game(deal_copy(table, -1, from_seed(f"bench {seed}")))


def play_big_money(setup: Setup, first: i64, games: i64) -> i64:
    """Big Money against itself in newly dealt games, numbered from `first`; turns taken by all seats together."""
    bots: list[Bot] = [BigMoney() for _ in range(setup.seats)]
    table = laid_out(setup)
    turns: i64 = 0
    i: i64 = 0
    while i < games:
        game = _fresh(table, first + i)
        play(game, bots)
        turns += game.state.turn_number()
        i += 1
    return turns


def play_at_random(setup: Setup, first: i64, games: i64) -> i64:
    """Random bots in newly dealt games, numbered from `first`; decisions taken, those of two options and more."""
    table = laid_out(setup)
    decisions: i64 = 0
    i: i64 = 0
    while i < games:
        bot = RandomBot(from_seed(f"bench bot {first + i}"))
        play(_fresh(table, first + i), [bot] * setup.seats)
        decisions += bot.decisions
        i += 1
    return decisions


def play_intrigo_at_random(setup: IntrigoSetup, first: i64, games: i64) -> i64:
    """The same of Intrigo."""
    decisions: i64 = 0
    i: i64 = 0
    while i < games:
        bot = RandomBot(from_seed(f"bench bot {first + i}"))
        play(Game(deal_intrigo(setup, from_seed(f"bench {first + i}"))), [bot] * setup.seats)
        decisions += bot.decisions
        i += 1
    return decisions


def before_militia(seats: i64) -> Game:
    """The middle of a game: 17 cards each, seat 0 about to play Militia."""
    words: dict[str, object] = {"seats": int(seats), "kingdom": ", ".join(FIRST_GAME.kingdom)}
    for seat in range(seats):
        words[str(seat)] = {"hand": VICTIMS_HAND if seat else OWN_HAND, "deck": DECK, "discard": DISCARD}
    table = GAME.read_position(words)
    table.events = None  # nobody listens
    return Game(table)


def inside_militia() -> Game:
    """Three seats; Militia was played and seat 1 has discarded: two answers are on the tape, seat 2 is asked."""
    game = before_militia(3)
    for seat, move in ((0, ["militia"]), (1, ["copper", "estate"])):
        game.apply_move(seat, [game.state.option_named(card) for card in move])
    assert len(game.tape) == 2 and game.asked() == [2]
    return game


def clone(game: Game, times: i64) -> i64:
    i: i64 = 0
    while i < times:
        game.clone()
        i += 1
    return times


def redeal(game: Game, rng: Rng, times: i64) -> i64:
    """Deal anew what the first seat that is asked cannot know."""
    seat: i64 = game.seat()
    i: i64 = 0
    while i < times:
        game.redeal(seat, rng)
        i += 1
    return times


def view(game: Game, times: i64) -> i64:
    """All that the first seat that is asked may see, as plain data."""
    seat: i64 = game.seat()
    i: i64 = 0
    while i < times:
        game.view(seat)
        i += 1
    return times
