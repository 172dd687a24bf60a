"""The strongest level: it ends a game it wins, does not end one it loses, and knows no more than its seat."""

import pytest

from signoria.bots import Bot
from signoria.bots.bot import play_until
from signoria.bots.dominion.levels import Hard, Medium
from signoria.bots.dominion.levels.trial import Course, Trial, courses
from signoria.bots.dominion.levels.winning_buy import winning_buy
from signoria.bots.dominion.menu import MenuText
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.dominion import GAME, Choice, Setup, deal
from tests.volume import some

FEW = 1_000  # picks in imagined games for a decision: enough to see that it works
MONEY = MenuText("money", "Province\nGold\nSilver")
IDLE = MenuText("idle", "Curse if turns > 99")


def table(**words: object) -> Game:
    return Game(GAME.read_position({"phase": "buy", **words}))


def shown(game: Game, option: int) -> str:
    return game.state.option_name(option) if option >= 0 else "nothing"


def ending(**words: object) -> str:
    game = table(**words)
    return shown(game, winning_buy(Seat(game, 0)))


def seats(mine: str, theirs: str) -> dict[str, object]:
    return {"0": {"discard": mine}, "1": {"discard": theirs}}


def test_the_last_province_is_bought_where_it_wins() -> None:
    behind = seats("4 province", "4 province, duchy")
    assert ending(coins=8, supply={"province": 1}, **behind) == "province"
    assert ending(coins=8, supply={"province": 2}, **behind) == "nothing"
    assert ending(coins=7, supply={"province": 1}, **behind) == "nothing"
    assert ending(coins=8, supply={"province": 1}, **seats("3 province", "5 province")) == "nothing"


def test_three_piles_are_emptied_where_that_wins() -> None:
    piles = {"estate": 1, "moat": 0, "cellar": 1}
    words = {"kingdom": "moat, cellar", "supply": piles, "buys": 2, **seats("5 copper", "5 copper")}
    assert ending(coins=4, **words) in ("estate", "cellar")
    assert ending(coins=3, **words) == "nothing"
    assert ending(coins=4, **{**words, "buys": 1}) == "nothing"


def test_a_game_that_is_as_good_as_won_is_ended_without_another_buy() -> None:
    piles = {"estate": 0, "moat": 0, "cellar": 0}
    words = {"kingdom": "moat, cellar", "supply": piles, "coins": 2}
    assert ending(**words, **seats("estate", "5 copper")) == "end_turn"
    assert ending(**words, **seats("copper", "estate")) == "nothing"


def test_a_trial_leaves_the_usual_buy_only_for_a_clearly_better_one() -> None:
    words = {"coins": 8, "supply": {"province": 1}, **seats("3 province, 10 gold", "4 province, 2 estate, 20 copper")}
    game = table(**words)
    province, duchy = (game.state.option_named(card) for card in ("province", "duchy"))
    assert tried(game, province, duchy) == duchy  # the Province ends a game that is lost by two points
    assert tried(game, duchy, province) == duchy


def tried(game: Game, usual: int, other: int) -> int:
    trial = Trial(Seat(game, 0), MONEY, from_seed("trial"), 40_000)
    return trial.best(Course(usual, MONEY), [Course(other, MONEY)]).option


def test_a_trial_finds_the_better_plan_after_the_same_answer() -> None:
    start = {"discard": "7 copper, 3 estate"}
    game = table(coins=3, **{"0": start, "1": start})
    silver = game.state.option_named("silver")
    idle, busy, twin = Course(silver, IDLE), Course(silver, MONEY), Course(silver, IDLE)
    assert Trial(Seat(game, 0), MONEY, from_seed("trial"), 40_000).best(idle, [twin, busy]) is busy
    assert (twin.more, twin.squares) == (0.0, 0.0)  # equal courses play equal games


@pytest.mark.parametrize("picks", [100, 5_000])
def test_the_work_of_a_trial_is_bounded(picks: int) -> None:
    game = table(coins=5, kingdom="market, moat, witch, smithy, village")
    trial = Trial(Seat(game, 0), MONEY, from_seed("trial"), picks)
    others = [game.state.option_named(card) for card in ("market", "witch", "smithy", "village")]
    trial.best(Course(game.state.option_named("silver"), MONEY), courses(others, MONEY))
    assert -5 * 1_500 < trial.left <= 0, "one more world at most: a game for each course"


@pytest.mark.parametrize("number", some(range(5)))
def test_it_plays_to_the_end_in_any_company(number: int) -> None:
    players = 2 + number
    kingdom = Choice().at_random(from_seed(f"hard {number}"), [])
    game = Game(deal(Setup(players, kingdom), from_seed(f"hard deal {number}")))
    bots: list[Bot] = [Hard(from_seed("hard"), FEW), *[Medium() for _ in range(players - 1)]]
    assert play_until(game, bots, 100 * players)
    points = game.state.points()
    assert {points[seat] for seat in game.state.winners()} == {max(points)}


def picks(redealt: bool) -> list[int]:
    """What it picks in the first turns; in another run what it cannot know is dealt anew before each pick."""
    game = Game(deal(Setup(2, Choice().at_random(from_seed("hard"), []), first=0), from_seed("hard")))
    bots: list[Bot] = [Hard(from_seed("1"), FEW), Medium()]
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


def test_what_it_cannot_know_makes_no_difference() -> None:
    assert picks(redealt=True) == picks(redealt=False)


def test_the_same_chance_plays_the_same_game() -> None:
    assert picks(redealt=False) == picks(redealt=False)
