"""The bots of Intrigo: legal in every corner, blind to what they may not know, and not foolish."""

from __future__ import annotations

import hashlib
from random import Random

import pytest

from signoria.bots import Bot, RandomBot, play
from signoria.bots.intrigo import Careless, Greedy, Searcher
from signoria.bots.registry import bot_names, find_bot
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.intrigo import DECLINE, FIRST_CHARACTER, PER_FAMILY, IntrigoView, Setup, deal
from tests.intrigo.games import board, new_game
from tests.intrigo.table import ANNA, BELA, Table, TableMaker, names

TABLES = pytest.mark.parametrize("seats", [3, 4])
SEALS = {f"b{2 * i}": seal for i, seal in enumerate(["me", "mi", "wo", "cl", "fa", "me", "mi", "fa"])}
ODD = Setup(  # all that the house lets people agree on
    4,
    prices=((1, 1, 1),) * 6,
    intrigue_values=((1, 5, 9), (2, 3, 4), (7, 8, 9), (1, 2, 3), (5, 5, 5, 5)),
    ducat_total=60,
    max_rounds=3,
)
BOUGHT = range(FIRST_CHARACTER, FIRST_CHARACTER + 6)


def searcher(seed: str = "search", rollouts: int = 8) -> Searcher:
    """One that thinks little."""
    return Searcher(from_seed(seed), rollouts, each=1)


BOTS = pytest.mark.parametrize("bot", [Greedy(), searcher()], ids=["greedy", "searching"])


def palace(tokens: dict[str, str] | None = None, **words: object) -> Table:
    return TableMaker(cloning=False)(tokens=SEALS | (tokens or {}), **words)  # type: ignore[arg-type] # as the table has them


def let_move(table: Table, bot: Bot, seat: int = ANNA) -> list[str]:
    """One whole move of a bot, pick by pick."""
    game = table.game
    place = Seat(game, seat)
    history = game.start_log()
    before = len(history.moves)
    while len(history.moves) == before:
        game.apply(seat, bot.pick(place))
    return names(history.moves[-1].picks)


def wins(bot: Bot, others: list[Bot], games: int) -> int:
    """How many of so many games the bot wins, from every seat in turn."""
    n = len(others) + 1
    won = 0
    for number in range(games):
        game = new_game(n, f"strength {number}")
        at = number % n
        play(game, [*others[:at], bot, *others[at:]])
        won += board(game).winners() == [at]
    return won


# --- every question -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["novice", "easy", "medium", "hard", "random"])
def test_every_level_has_its_name(name: str) -> None:
    assert name in bot_names("intrigo")
    game = new_game(3, "a level")
    bot = find_bot(name, "intrigo").new(from_seed("1"))
    assert bot.pick(Seat(game, ANNA)) in game.options(ANNA)


@TABLES
def test_all_bots_play_whole_games(seats: int) -> None:
    game = new_game(seats, "whole", max_rounds=2)
    bots: list[Bot] = [Greedy(), Careless(from_seed("c")), searcher(rollouts=1), RandomBot(from_seed("r"))]
    play(game, bots[:seats])
    assert game.over()


@pytest.mark.parametrize("setup", [Setup(3), Setup(4), ODD], ids=["three", "four", "odd"])
def test_a_move_that_somebody_else_began_is_finished_legally(setup: Setup) -> None:
    finished = 0
    for number in range(4):
        game = Game(deal(setup, from_seed(f"begun {number}")))
        random = Random(number)
        bot = Greedy()
        seats = [Seat(game, seat) for seat in range(setup.seats)]
        while not game.over():
            who = random.choice(game.asked())
            picks = game.picks(who)
            if random.random() < 0.5:
                options = game.options(who)
                bought = [option for option in options if option in BOUGHT]
                game.apply(who, random.choice(bought or options))
            else:
                finished += len(picks) > 0
                game.apply(who, bot.pick(seats[who]))
    assert finished > 20


@BOTS
def test_an_effect_that_only_does_harm_is_declined(bot: Bot) -> None:
    t = palace(gaps={"g3": "co4"}, hands=["gr2, ti2, mo2, co2"], ducats=[3, 0, 0, 0])
    for option in ("assassin", "g4"):
        t.game.apply(ANNA, int(t.state.option_named(option)))
    assert t.offers("assassin", "g4") == ["decline", "g3"]
    assert bot.pick(Seat(t.game, ANNA)) == DECLINE


LYING = ["co2", "gr3", "mo2", "ti2", "gr2", "mo3", "ti4", "gr4", "ti3", "mo4", "ti3"]


def test_who_has_no_card_and_nothing_useful_to_buy_passes() -> None:
    """Bela's courtesan called Anna's last card."""
    t = palace(
        gaps={f"g{i}": card for i, card in enumerate(LYING)},
        hands=["co4", "da2, da3, da4, co3", "nothing", "nothing"],
        tokens={f"b{i}": "d (down)" for i in range(16)},
        ducats=[2, 1, 1, 1],
        ducat_total=60,
        active=BELA,
    )
    t.buy("courtesan", "g11", "g12", "co4").pass_().pass_()
    assert t.active == ANNA
    assert let_move(t, Greedy()) == ["pass"]


# --- what it may not know -----------------------------------------------------------------------------------------------


@TABLES
def test_the_greedy_bot_picks_the_same_whatever_it_cannot_know(seats: int) -> None:
    game = new_game(seats, "blind")
    bot = Greedy()
    chance = from_seed("other deals")
    while not game.over():
        who = int(game.seat())
        pick = bot.pick(Seat(game, who))
        if not game.picks(who):
            assert Greedy().pick(Seat(game.redeal(who, chance.copy()), who)) == pick
            chance.word()
        game.apply(who, pick)


def test_thinking_changes_nothing_on_the_table() -> None:
    game = new_game(3, "thinking")
    bot = searcher(rollouts=1)
    for _ in range(16):  # the draft, and the first goes
        who = int(game.seat())
        before = game.state.key(), game.view(who)
        pick = bot.pick(Seat(game, who))
        assert (game.state.key(), game.view(who)) == before
        game.apply(who, pick)


def moves_of(seed: str) -> str:
    """A digest of all picks of a game in which somebody thinks."""
    game = new_game(3, "the same", max_rounds=1)
    bots: list[Bot] = [searcher(seed, 1), Greedy(), Careless(from_seed(seed))]
    seats = [Seat(game, seat) for seat in range(3)]
    picks: list[int] = []
    while not game.over():
        who = int(game.seat())
        picks.append(bots[who].pick(seats[who]))
        game.apply(who, picks[-1])
    return hashlib.sha256(bytes(picks)).hexdigest()[:16]


def test_the_same_seed_gives_the_same_game_on_every_machine_and_compiled() -> None:
    """Changes whenever a bot learns to play better."""
    assert moves_of("one") == "17402f3b8c32e97c"
    assert moves_of("another") != moves_of("one")


# --- sense --------------------------------------------------------------------------------------------------------------

MISSING_WORKERS = {"merchants": 1, "military": 1, "clergy": 1, "farmers": 1}


@BOTS
def test_the_seal_that_wins_is_taken(bot: Bot) -> None:
    t = palace(gaps={"g3": "da3"}, hands=["co4, da2, gr2, ti2"], counters=[MISSING_WORKERS], ducats=[0, 0, 0, 0])
    assert let_move(t, bot) == ["contarini_4", "g4"]
    assert t.leads("b4") == ANNA


@pytest.mark.parametrize(
    ("gaps", "ducats"), [({"g3": "da4"}, 0), ({"g3": "da4", "g4": "gr3"}, 1)], ids=["by a card", "by influence"]
)
def test_a_seal_that_would_win_for_somebody_else_is_not_left_to_them(gaps: dict[str, str], ducats: int) -> None:
    t = palace(gaps=gaps, hands=["mo4, gr2, ti2, co2"], counters=[{}, MISSING_WORKERS], ducats=[ducats, 0, 0, 0])
    assert t.leads("b4") == BELA
    let_move(t, Greedy())
    assert t.leads("b4") != BELA


def test_the_own_four_is_kept_of_any_pack() -> None:
    kept = 0
    for number in range(40):
        game = new_game(4, f"draft {number}")
        view: IntrigoView = Seat(game, 0).view
        four = view.family(0) * PER_FAMILY + 4
        if four in view.pack():
            kept += 1
            assert Greedy().pick(Seat(game, 0)) == four
    assert kept > 5


def test_the_searching_bot_sees_that_the_entrance_comes_first() -> None:
    """Bela would win at B2 before Anna wins at B8: taking B8 is of no use, and waiting costs nothing."""
    lying = ["gr2", "mo2", "gr3", "mo3", "ti2", "ti3", "ti3", "ti4", "gr4", "co2", "da3"]
    free = [gap for gap in range(16) if gap not in (1, 2, 7, 8, 15)]
    t = palace(
        gaps={"g2": "da4", "g7": "co3", "g15": "thief", **{f"g{gap}": card for gap, card in zip(free, lying)}},
        tokens={"b2": "cl", "b4": "mi", "b6": "fa", "b8": "wo"},
        hands=["co4, mo4", "da2", "nothing", "nothing"],
        counters=[
            {"merchants": 1, "military": 1, "clergy": 1, "farmers": 1},
            {"merchants": 1, "military": 1, "farmers": 1, "workers": 1},
        ],
        ducats=[0, 0, 0, 0],
        ducat_total=60,
        bought={"thief": 1},
    )
    blind = t.game.clone()
    assert names([Greedy().pick(Seat(blind, ANNA))]) == ["contarini_4"]
    assert let_move(t, searcher()) == ["morosini_4", "g1"]
    t.play("da2", "g8")
    assert t.state.winners() == [ANNA]


# --- strength, in games that are always the same --------------------------------------------------------------------------


@TABLES
def test_the_greedy_bot_beats_those_who_play_anyhow(seats: int) -> None:
    others: list[Bot] = [RandomBot(from_seed(str(i))) for i in range(seats - 1)]
    assert wins(Greedy(), others, 60) >= 57


def test_who_is_careless_every_other_move_is_in_between() -> None:
    assert wins(Careless(from_seed("c")), [RandomBot(from_seed(str(i))) for i in range(2)], 60) >= 40
    assert wins(Careless(from_seed("c")), [Greedy(), Greedy()], 60) <= 15
