"""The level `expert`: legal games at any table, the same ones again, bounded work, and no more knowledge than its seat has."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
import pytest

from signoria.bots import Bot
from signoria.bots.bot import play_until
from signoria.bots.dominion.card_play import CardPlay
from signoria.bots.dominion.learned import expert
from signoria.bots.dominion.learned.expert import Expert
from signoria.bots.dominion.learned.net import new_weights
from signoria.bots.dominion.learned.player import NetBot
from signoria.bots.dominion.learned.position import KINDS
from signoria.bots.dominion.levels import Medium
from signoria.bots.dominion.levels.trial import Course
from signoria.bots.dominion.levels.variants import LAST_PROVINCE
from signoria.bots.dominion.menu import MenuText
from signoria.bots.registry import find_bot
from signoria.core.game import Game
from signoria.core.rng import Rng, from_seed
from signoria.core.seat import Seat
from signoria.dominion import GAME, CardQuestion, Choice, DominionView, Setup, deal, load_cards
from tests.bots.test_levels import CUSTOM, FEW
from tests.volume import some

LITTLE = 500  # picks for a decision: enough to see that it works


def dealt(players: int, seed: str, edition: str = "base2") -> Game:
    kingdom = Choice(base_edition=edition).at_random(from_seed(f"{seed} kingdom"), [])
    return Game(deal(Setup(players, kingdom, first=0), from_seed(seed)))


def trying() -> Expert:
    """An expert in a hurry."""
    return Expert(from_seed("expert"), LITTLE)


@pytest.mark.parametrize("players", some(range(2, 7)))
def test_it_plays_to_the_end_in_any_company(players: int) -> None:
    game = dealt(players, f"expert {players}", "base1" if players % 2 else "base2")
    others: list[Bot] = [find_bot("big_money", "dominion").new(from_seed("other")) for _ in range(players - 1)]
    bots: list[Bot] = [trying(), *others]
    assert play_until(game, bots, 100 * players)


def test_it_plays_with_custom_cards() -> None:
    own = load_cards([CUSTOM]).custom
    wishes = {"kingdom": "old_mill, " + FEW, "custom": [one.data() for one in own]}
    setup = GAME.lobby_rules().match_setup(wishes, 2, [], from_seed("custom"))
    game = Game(GAME.dealer(setup).deal(from_seed("custom deal")))
    assert play_until(game, [trying(), find_bot("big_money", "dominion").new(from_seed("1"))], 200)


def picks(redealt: bool) -> list[int]:
    """What it picks in the first turns; in another run what it can't know is dealt anew before each pick."""
    game = dealt(2, "same")
    bots: list[Bot] = [trying(), Medium()]
    chance = from_seed("redeal")
    made: list[int] = []
    while game.state.turn_number() <= 6:
        who = game.seat()
        seen = game.redeal(0, chance) if redealt and who == 0 else game
        pick = bots[who].pick(Seat(seen, who))
        if who == 0:
            made.append(pick)
        game.apply(who, pick)
    return made


def test_the_same_seed_plays_the_same_game_and_knows_no_more_than_its_seat() -> None:
    assert picks(False) == picks(False) == picks(True)


def at_a_buy() -> Seat[DominionView]:
    words = {"phase": "buy", "coins": 5, "kingdom": "market, moat, witch, smithy, village"}
    return Seat(Game(GAME.read_position(words)), 0)


class Noting:
    """Notes what is compared and how much work that may be, and stays with the usual course."""

    noted: ClassVar[list[Course]] = []
    work: ClassVar[list[int]] = []

    def __init__(self, seat: Seat[DominionView], theirs: MenuText, rng: Rng, picks: int) -> None:
        self.work.append(picks)

    def best(self, usual: Course, others: list[Course]) -> Course:
        self.noted[:] = [usual, *others]
        return usual


@pytest.fixture
def noting(monkeypatch: pytest.MonkeyPatch) -> type[Noting]:
    monkeypatch.setattr(expert, "Trial", Noting)
    Noting.work.clear()
    return Noting


def test_the_work_for_a_decision_is_bounded(noting: type[Noting]) -> None:
    """By picks in imagined games, however many courses there are; fewer when it sits down."""
    bot, seat = trying(), at_a_buy()
    bot.pick(seat)
    bot.pick(seat)
    assert noting.work == [LITTLE // 4, LITTLE]


def test_it_does_not_end_a_lost_game() -> None:
    words = {"phase": "buy", "coins": 8, "supply": {"province": 1}}
    decks = {"0": {"discard": "3 province, 10 gold"}, "1": {"discard": "4 province, 2 estate, 20 copper"}}
    game = Game(GAME.read_position({**words, **decks}))
    bot = Expert(from_seed("trial"), 40_000)
    assert game.state.option_name(bot.pick(Seat(game, 0))) != "province"


def test_it_ends_a_game_that_it_wins() -> None:
    words = {"phase": "buy", "coins": 8, "supply": {"province": 1}}
    game = Game(GAME.read_position({**words, "0": {"discard": "4 province"}, "1": {"discard": "4 province, duchy"}}))
    assert game.state.option_name(trying().pick(Seat(game, 0))) == "province"


def test_what_the_net_likes_is_tried(noting: type[Noting]) -> None:
    seat = at_a_buy()
    usual = trying().pick(seat)
    answers = [course.option for course in noting.noted if course.plan is noting.noted[0].plan]
    assert int(NetBot().wishes(seat).argmax()) in answers
    assert answers.count(usual) == 1


def test_other_plans_are_tried_each_with_its_own_answer(noting: type[Noting]) -> None:
    bot, seat = trying(), at_a_buy()
    bot.pick(seat)
    tried = {id(course.plan): course.option for course in noting.noted}
    question = seat.pending()
    assert isinstance(question, CardQuestion)
    for plan in bot.plans:
        view = seat.view
        assert tried[id(plan)] == CardPlay(view, plan.at(view)).answer(seat, question) or plan is bot.plan


def test_a_better_plan_is_followed_from_then_on(monkeypatch: pytest.MonkeyPatch) -> None:
    class Last(Noting):
        def best(self, usual: Course, others: list[Course]) -> Course:
            return others[-1]

    monkeypatch.setattr(expert, "Trial", Last)
    bot, seat = trying(), at_a_buy()
    bot.pick(seat)
    before = bot.plan
    bot.pick(seat)
    assert bot.plan is not before and bot.plan not in bot.plans


def test_one_that_is_made_anew_for_each_question_plays_on_by_its_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """As at a server."""

    class Restless(Noting):
        def best(self, usual: Course, others: list[Course]) -> Course:
            return others[-1] if others else usual

    monkeypatch.setattr(expert, "Trial", Restless)

    def plays(anew: bool) -> tuple[list[int], list[str]]:
        game, other = dealt(2, "memory"), Medium()
        bot = trying()
        made: list[int] = []
        plans: list[str] = []
        while game.state.turn_number() <= 8:
            who = game.seat()
            if who == 0 and anew:
                memory, bot = bot.memory(), trying()
                bot.recall(memory)
            pick = (bot if who == 0 else other).pick(Seat(game, who))
            if who == 0:
                made.append(pick)
                plans.append(bot.memory())
            game.apply(who, pick)
        return made, plans

    made, plans = plays(anew=False)
    assert (made, plans) == plays(anew=True)
    assert len(set(plans)) > 1


def test_without_a_memory_what_it_has_bought_shows_its_plan() -> None:
    game = Game(
        GAME.read_position(
            {"phase": "action", "kingdom": "market, moat, witch, smithy, village", "0": {"discard": "2 market"}}
        )
    )
    bot = trying()
    bot.pick(Seat(game, 0))
    witch, market = MenuText("1", "province\nwitch\nsilver"), MenuText("2", "province\nmarket\nsilver")
    bot.plans = [witch, market]
    assert bot._fitting_plan(Seat(game, 0).view) is market
    fresh = Game(GAME.read_position({"phase": "buy", "kingdom": "market, moat, witch, smithy, village"}))
    assert bot._fitting_plan(Seat(fresh, 0).view) is witch


def test_it_departs_from_its_plan_where_the_net_does(monkeypatch: pytest.MonkeyPatch) -> None:
    against = {**new_weights(1), "follow": np.full(KINDS, -9, np.float32)}
    bot = Expert(from_seed("expert"), LITTLE, against)
    monkeypatch.setattr(bot, "_tried", lambda seat, usual, others, picks: Course(usual, bot.plan))
    seat = at_a_buy()
    question = seat.pending()
    assert isinstance(question, CardQuestion)
    assert bot.pick(seat) != bot._answer(seat, question, bot.plan)


def test_all_plans_are_cautious() -> None:
    bot = trying()
    bot.pick(at_a_buy())
    for plan in (bot.theirs, *bot.plans):
        assert LAST_PROVINCE in [(card, condition) for _, card, condition in plan.lines]


def test_it_is_found_by_name() -> None:
    assert isinstance(find_bot("expert", "dominion").new(from_seed("1")), Expert)
