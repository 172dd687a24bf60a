"""The net, its chances and the bot `trained`: they see a seat and no more, play any table, and say chances that add up."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import numpy as np
import pytest

from signoria.bots.bot import Bot, RandomBot, play_until
from signoria.bots.dominion.learned import position as at
from signoria.bots.dominion.learned.cards import FACTS, UNKNOWN, number_of
from signoria.bots.dominion.learned.estimate import Estimate
from signoria.bots.dominion.learned.menu_facts import with_plan
from signoria.bots.dominion.learned.net import new_weights
from signoria.bots.dominion.learned.player import NetBot, is_for_the_net
from signoria.bots.dominion.learned.value import POLICY, VALUE, chances, chances_in, piles_of
from signoria.bots.dominion.levels.best_plan import promising
from signoria.bots.dominion.levels.winning_buy import winning_buy
from signoria.bots.dominion.menu import MenuText
from signoria.bots.registry import find_bot
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.dominion import (
    BUY,
    DISCARD,
    GAIN,
    GAME,
    PLAY_ACTION,
    TRASH,
    CardQuestion,
    Choice,
    DominionView,
    Setup,
    deal,
    load_cards,
)
from signoria.lab import Run, new_match
from tests.bots.test_levels import CUSTOM, FEW

MOST_BYTES = 3_000_000


def dealt(players: int, seed: str) -> Game:
    chance = from_seed(seed)
    return Game(deal(Setup(players, Choice().at_random(chance, [])), chance))


def some_moments(players: int, seed: str) -> list[Game]:
    """A game between bots that play at random, now and then."""
    game = dealt(players, seed)
    bots = [RandomBot(from_seed(f"{seed} {seat}")) for seat in range(players)]
    seats: list[Seat[DominionView]] = [Seat(game, seat) for seat in range(players)]
    moments = []
    for pick in range(400):
        who = game.seat()
        if who < 0:
            break
        if pick % 37 == 0:
            moments.append(game.clone())
        game.apply(who, bots[who].pick(seats[who]))
    return moments


@pytest.mark.parametrize("players", range(2, 7))
def test_the_chances_of_all_seats_add_up_to_one(players: int) -> None:
    for game in some_moments(players, f"sum {players}"):
        for seat in range(-1, players):  # -1: a spectator
            found = chances(Seat(game, seat))
            assert len(found) == players and sum(found) == pytest.approx(1, abs=1e-4) and min(found) >= 0


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_position_holds_only_what_the_seat_may_know(players: int) -> None:
    for number, game in enumerate(some_moments(players, f"hidden {players}")):
        for seat in range(players):
            other = Seat(game, seat).sample(from_seed(f"other {number}"))
            assert np.array_equal(at.row_of(Seat(game, seat)), at.row_of(Seat(other, seat)))


def test_many_positions_at_once_are_the_same_as_one_by_one() -> None:
    seats: list[Seat[DominionView]] = [Seat(game, 1) for game in some_moments(3, "many")]
    for one, alone in zip(chances_in(seats), map(chances, seats), strict=True):
        assert one == pytest.approx(alone, abs=1e-4)
    assert chances_in([]) == []


def test_whoever_is_far_ahead_at_the_end_will_win() -> None:
    words = {"phase": "buy", "coins": 8, "supply": {"province": 1, "duchy": 2}}
    game = Game(
        GAME.read_position({**words, "0": {"discard": "6 province, 4 gold"}, "1": {"discard": "7 copper, duchy"}})
    )
    assert chances(Seat(game, 0))[0] > 0.9
    assert chances(Seat(game, 1))[0] > 0.9, "the other seat can count as well"


def test_the_weights_are_small() -> None:
    folder = files("signoria.bots.dominion.learned")
    assert sum(len(folder.joinpath(name).read_bytes()) for name in (POLICY, VALUE)) <= MOST_BYTES


def test_a_custom_card_is_known_by_its_facts_alone() -> None:
    own = load_cards([CUSTOM]).custom
    match = new_match("dominion", (NetBot, "big_money"), {"kingdom": "old_mill, " + FEW, "custom": [one.data() for one in own]}, "1")  # fmt: skip
    run = Run(match, 4)
    run.play()
    assert run.tally.games == 4
    assert number_of(Seat[DominionView](dealt(2, "x"), 0).view.card(0)) < UNKNOWN


@pytest.mark.parametrize("players", [2, 4])
def test_it_plays_with_any_number_of_players(players: int) -> None:
    game = dealt(players, f"table {players}")
    others = [find_bot("big_money", "dominion").new(from_seed("other")) for _ in range(players - 1)]
    bots: list[Bot] = [find_bot("trained", "dominion").new(from_seed("net")), *others]
    assert play_until(game, bots, 60 * players)


def play(bot: NetBot, players: int, seed: str) -> list[tuple[int, int, int]]:
    """A game among others: what the bot was asked, what it picked, and what its plan would have."""
    game = dealt(players, seed)
    others = [find_bot("big_money", "dominion").new(from_seed("other")) for _ in range(players - 1)]
    bots: list[Bot] = [bot, *others]
    seats: list[Seat[DominionView]] = [Seat(game, seat) for seat in range(players)]
    picked = []
    while (who := game.seat()) >= 0 and game.state.turn_number() <= 60 * players:
        pick = int(bots[who].pick(seats[who]))
        if who == 0:
            question = seats[0].pending()
            assert isinstance(question, CardQuestion)
            if is_for_the_net(seats[0], question) and (question.verb != BUY or winning_buy(seats[0]) < 0):
                picked.append((int(question.verb), pick, int(bot.card_play.answer(seats[0], question))))
        game.apply(who, pick)
    return picked


def test_a_net_that_has_learned_nothing_does_what_its_plan_would_do() -> None:
    for number in range(3):
        for _, pick, planned in play(NetBot(new_weights(1)), 2, f"new {number}"):
            assert pick == planned


def test_the_net_buys_gains_trashes_discards_and_plays_as_it_likes() -> None:
    against = {**new_weights(1), "follow": np.full(at.KINDS, -9, np.float32)}
    asked: set[int] = set()
    for number in range(12):
        for verb, pick, planned in play(NetBot(against), 2, f"against {number}"):
            asked.add(verb)
            assert pick != planned, "anything but its plan"
    assert asked == {BUY, GAIN, TRASH, DISCARD, PLAY_ACTION}


def test_it_can_be_told_what_to_follow() -> None:
    seat: Seat[DominionView] = Seat(Game(GAME.read_position({"phase": "buy", "coins": 6})), 0)
    bot = NetBot(new_weights(1))
    for card in ("gold", "duchy"):
        bot.follow(MenuText("told", card))
        assert seat.option(card) == bot.pick(seat)


@pytest.mark.parametrize("players", [2, 4])
def test_a_promising_plan_fits_the_kingdom_and_is_the_same_again(players: int) -> None:
    for number in range(3):
        view = Seat[DominionView](dealt(players, f"promising {number}"), 0).view
        one, again = (promising(view, Estimate(), Random(1), 4) for _ in range(2))
        assert [menu.lines for menu in one] == [menu.lines for menu in again] and len(one) == 4
        assert all(view.pile(card) >= 0 for menu in one for card in menu.cards())


def test_a_plan_says_something_of_the_piles_it_names() -> None:
    view = Seat[DominionView](dealt(2, "said"), 0).view
    card = view.card(view.pile("province") + 2).id
    facts = with_plan(piles_of(view), [("province", ""), (card, f"own {card} < 2"), ("gold", "")])
    said = np.flatnonzero(facts[:, FACTS:].any(axis=1)).tolist()
    assert set(said) == {view.pile(name) for name in ("province", card, "gold")}


def test_it_ends_a_game_that_it_wins() -> None:
    words = {"phase": "buy", "coins": 8, "supply": {"province": 1}}
    game = Game(GAME.read_position({**words, "0": {"discard": "4 province"}, "1": {"discard": "4 province, duchy"}}))
    assert game.state.option_name(NetBot().pick(Seat(game, 0))) == "province"
