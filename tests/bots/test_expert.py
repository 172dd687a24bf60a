"""The level `expert`: legal games at any table, the same ones again, bounded work, and no more knowledge than its seat has."""

from __future__ import annotations

import pytest

from signoria.bots import Bot
from signoria.bots.bot import play_until
from signoria.bots.dominion.learned import expert
from signoria.bots.dominion.learned.expert import Expert
from signoria.bots.dominion.learned.player import NetBot
from signoria.bots.dominion.levels import Medium
from signoria.bots.dominion.levels.trial import Trial
from signoria.bots.dominion.menu import MenuText
from signoria.bots.registry import find_bot
from signoria.core.game import Game
from signoria.core.rng import Rng, from_seed
from signoria.core.seat import Seat
from signoria.dominion import GAME, Choice, DominionView, Setup, deal, load_cards
from tests.bots.test_levels import CUSTOM, FEW

LITTLE = 500  # picks for a decision: enough to see that it works


def dealt(players: int, seed: str, edition: str = "base2") -> Game:
    kingdom = Choice(base_edition=edition).at_random(from_seed(f"{seed} kingdom"), [])
    return Game(deal(Setup(players, kingdom, first=0), from_seed(seed)))


def trying() -> Expert:
    """An expert in a hurry."""
    return Expert(from_seed("expert"), LITTLE)


@pytest.mark.parametrize("players", range(2, 7))
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


def test_the_work_for_a_decision_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """By picks in imagined games, however many answers there are."""
    given: list[tuple[int, int]] = []

    class Counting:
        def __init__(self, seat: Seat[DominionView], menu: MenuText, rng: Rng, picks: int) -> None:
            self.trial = Trial(seat, menu, rng, picks)
            self.picks = picks

        def best(self, usual: int, others: list[int]) -> int:
            best = self.trial.best(usual, others)
            given.append((self.picks, self.trial.left))
            return best

    monkeypatch.setattr(expert, "Trial", Counting)
    game = Game(GAME.read_position({"phase": "buy", "coins": 5, "kingdom": "market, moat, witch, smithy, village"}))
    trying().pick(Seat(game, 0))
    [(picks, left)] = given
    assert picks == LITTLE and left > -9 * 1_500, "one more world at most: a game for each answer"


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


def test_what_the_net_likes_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    class Noting:
        def __init__(self, *about: object) -> None:
            pass

        def best(self, usual: int, others: list[int]) -> int:
            tried.extend(others)
            return usual

    monkeypatch.setattr(expert, "Trial", Noting)
    game = Game(GAME.read_position({"phase": "buy", "coins": 5, "kingdom": "market, moat, witch, smithy, village"}))
    seat: Seat[DominionView] = Seat(game, 0)
    usual = trying().pick(seat)
    first = int(NetBot().wishes(seat).argmax())
    assert first in [usual, *tried] and usual not in tried


def test_it_is_found_by_name() -> None:
    assert isinstance(find_bot("expert", "dominion").new(from_seed("1")), Expert)
