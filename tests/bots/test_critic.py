"""The critic of card play finds a bad habit, leaves a good one alone, and goes on where it stopped."""

from pathlib import Path

import pytest

from benchmarks.critic import Critic, Finding, main
from benchmarks.habits import Kind, Measured, Sample, learn, losses, most_in_one
from signoria.bots import Bot
from signoria.bots.dominion.ladder import MenuBot
from signoria.bots.dominion.menu import MenuText
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.dominion import DISCARD, GAME, GOLD, DominionView

MENU = MenuText("money", "Province\nSilver")
KIND = Kind("steward", "choose", "coins", "cards")


class ThrowsGoldAway(Bot[DominionView]):
    def __init__(self) -> None:
        self.sense = MenuBot(MENU)

    def pick(self, seat: Seat[DominionView]) -> int:
        return GOLD if seat.verb() == DISCARD and GOLD in seat.options() else self.sense.pick(seat)


def after_militia(policy: Bot[DominionView]) -> dict[str, float]:
    """What other discards win for a victim who buys the last Province if it keeps its Golds; otherwise the other player does."""
    words = {
        "kingdom": "militia",
        "supply": {"province": 1},
        "0": {"hand": "militia", "deck": "10 gold", "discard": "4 province"},
        "1": {"hand": "2 gold, silver, 2 estate", "deck": "10 copper", "discard": "4 province"},
    }
    game = Game(GAME.read_position(words))
    game.apply(0, game.state.option_named("militia"))
    critic = Critic(policy, MENU, worlds=8)
    critic.open_game(0, "critic")
    game.apply(1, critic.pick(Seat(game, 1)))
    assert {sample.kind[:2] for sample in critic.samples} == {("militia", "discard")}
    return {sample.kind.other: sample.gain for sample in critic.samples}


def test_a_planted_bad_answer_is_found() -> None:
    assert after_militia(ThrowsGoldAway())["estate"] > 0.3


def test_nothing_is_better_than_a_good_answer() -> None:
    assert max(after_militia(MenuBot(MENU)).values()) <= 0


def played(games: int, gain: float) -> list[Sample]:
    """One question a game; the other answer wins that much more with more than 4 coins, and less with fewer, give or take."""
    chance = from_seed("habits")
    samples = []
    for game in range(games):
        coins = chance.below(9)
        noise = (chance.below(3) - 1) / 4
        features = (8, game % 20, coins, 1, 5, 0, 10, 0)
        samples.append(Sample(game, 0, KIND, features, (gain if coins > 4 else -gain) + noise))
    return samples


def test_a_habit_is_learned_with_the_condition_under_which_it_pays() -> None:
    habits = learn(played(400, 0.2))[KIND]
    assert [str(habit) for habit in habits] == ["steward, choose: coins → cards if coins > 4"]


def test_the_loss_is_what_better_habits_win_in_games_they_were_not_learned_from() -> None:
    loss = losses(played(400, 0.2), 400)["steward", "choose"]
    assert loss.loss - loss.half < 100 * 0.2 * 4 / 9 < loss.loss + loss.half


def test_chance_alone_is_no_loss() -> None:
    loss = losses(played(400, 0.0), 400)["", ""]
    assert loss.loss - loss.half <= 0


def test_the_most_that_one_answer_could_win_counts_all_questions_of_a_kind() -> None:
    fair = most_in_one(played(400, 0.0), 400)
    assert 0 < fair < 4  # twice the standard error of 400 samples
    assert most_in_one([sample._replace(gain=-0.25) for sample in played(400, 0.0)], 400) == pytest.approx(-25)


@pytest.mark.parametrize(
    ("loss", "half", "most", "group"),
    [(0.5, 1.0, 0.0, "below"), (5.0, 2.0, 8.0, "above"), (1.5, 1.0, 0.0, "unclear"), (0.0, 0.0, 6.0, "unclear")],
)
def test_a_card_is_below_the_limit_above_it_or_cannot_be_told(
    loss: float, half: float, most: float, group: str
) -> None:
    assert Finding(Measured(loss, half), most).verdict() == group


def test_a_run_that_goes_on_ends_with_the_table_of_one_that_never_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ["+militia", "--worlds", "1", "--seed", "table"]
    main([*table, "--games", "2"])
    whole = capsys.readouterr().out
    main([*table, "--games", "1", "--folder", str(tmp_path)])
    capsys.readouterr()
    main([*table, "--games", "2", "--folder", str(tmp_path)])
    assert capsys.readouterr().out == whole
    assert "2 games" in whole
