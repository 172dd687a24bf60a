"""Gymnasium's own test, and a learner against bots: masks, rewards, truncation, and many games at once."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

from signoria.batch.arena import IllegalAction
from signoria.bots.registry import UnknownBot, bot_names
from signoria.core.registry import UnknownGame
from signoria.env.single import SeatEnv
from signoria.env.vector import GamesEnv, SeatVectorEnv, SelfPlayEnv

GAMES = ["dominion", "intrigo"]


def any_legal(masks: NDArray[np.bool_], chance: np.random.Generator) -> NDArray[np.int64]:
    """One legal action of each row."""
    return np.asarray((chance.random(masks.shape) * masks).argmax(-1), np.int64)


def play(env: SeatEnv, seed: int) -> tuple[list[bytes], float, bool, bool]:
    """Play a game at random; what was seen, the reward in all, and how it ended."""
    chance = np.random.default_rng(seed)
    first, _ = env.reset(seed=seed)
    seen, total = [np.asarray(first).tobytes()], 0.0
    while True:
        action = int(any_legal(env.action_masks(), chance))
        observation, reward, terminated, truncated, _ = env.step(action)
        seen.append(np.asarray(observation).tobytes())
        total += reward
        if terminated or truncated:
            return seen, total, terminated, truncated


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("layout", ["flat", "piles"])
def test_their_test(game: str, layout: str) -> None:
    """It knows no masks: an illegal action must lead somewhere."""
    made = gymnasium.make(f"signoria/{game.capitalize()}-v0", layout=layout, illegal="next")
    check_env(made.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_actions_give_the_same_game(game: str) -> None:
    one, other = play(SeatEnv(game, rounds=3), 7), play(SeatEnv(game, rounds=3), 7)
    assert one == other and len(one[0]) > 5


def test_a_learner_that_wins_is_rewarded_with_one() -> None:
    env = SeatEnv("dominion", ["random"], control="buy_gain")
    wanted = [env.action_names.index(name) for name in ("province", "gold", "silver")]
    env.reset(seed=1)
    total, over = 0.0, False
    info: dict[str, object] = {}
    while not over:
        masks = env.action_masks()
        action = next((one for one in wanted if masks[one]), env.action_names.index("end_turn"))
        _, reward, over, truncated, info = env.step(action)
        assert not truncated
        total += reward
    assert total == 1 and info["places"] == [1, 2]


def test_a_game_that_is_cut_off_is_truncated() -> None:
    _, total, terminated, truncated = play(SeatEnv("dominion", ["big_money"], rounds=2), 1)
    assert (total, terminated, truncated) == (0, False, True)


def test_opponents_have_names() -> None:
    assert len(play(SeatEnv("dominion", ["smithy", "easy"], rounds=2), 1)[0]) > 3
    assert len(play(SeatEnv("intrigo", ["random", "easy", "random"], rounds=1), 1)[0]) > 3
    with pytest.raises(UnknownBot, match="smithy"):
        SeatEnv("dominion", ["smity"])


@pytest.mark.parametrize("game", ["dominion", "intrigo"])
def test_every_bot_can_be_an_opponent(game: str) -> None:
    """By its name alone: the kingdom has the cards that it needs."""
    names = bot_names(game)
    assert {"random", "novice", "easy", "medium", "hard"} <= set(names)
    for name in names:
        env = SeatEnv(game, [name] * (1 if game == "dominion" else 2), rounds=1)
        observation, _ = env.reset(seed=1)
        after, *_ = env.step(int(env.action_masks().argmax()))
        assert not np.array_equal(np.asarray(observation), np.asarray(after)), name


def test_an_illegal_action_is_refused() -> None:
    env = SeatEnv("dominion", ["random"])
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(env.action_names.index("province"))
    with pytest.raises(ValueError, match="illegal"):
        SeatEnv("dominion", illegal="ignore")


def test_rendering_is_text() -> None:
    env = SeatEnv("dominion", render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None and "seat 0" in shown and "province $8" in shown


# --- many games at once ---------------------------------------------------------------------------------------------------


def test_many_games_are_the_same_as_each_alone() -> None:
    """The first game of each place; the seeds of places differ."""
    games = 6
    env = SeatVectorEnv(games, "dominion", ["big_money"], rounds=3)
    observations, _ = env.reset(seed=3)
    assert isinstance(observations, np.ndarray)
    assert env.observation_space.contains(observations)
    assert len({row.tobytes() for row in observations}) > 1
    again, _ = SeatVectorEnv(games, "dominion", ["big_money"], rounds=3).reset(seed=3)
    assert np.array_equal(observations, np.asarray(again))


def test_games_that_end_begin_anew_in_the_same_step() -> None:
    env = SeatVectorEnv(4, "dominion", ["big_money"], rounds=2)
    env.reset(seed=1)
    chance = np.random.default_rng(1)
    ended = 0
    for _ in range(40):
        observations, rewards, terminated, truncated, info = env.step(any_legal(env.action_masks(), chance))
        assert isinstance(observations, np.ndarray) and rewards.shape == (4,)
        turns = observations[:, env.fields["turn"]][:, 0]
        for at in np.flatnonzero(truncated | terminated):
            ended += 1
            finals = info["final_obs"]
            assert isinstance(finals, np.ndarray)
            assert turns[at] <= 2 < finals[at, env.fields["turn"]][0], "the new game has just begun"
        assert env.action_masks().any(1).all()
    assert ended > 4


@pytest.mark.parametrize(("game", "players"), [("dominion", 3), ("intrigo", 3)])
def test_self_play_rewards_every_seat(game: str, players: int) -> None:
    env = SelfPlayEnv(3, game, players)
    _, info = env.reset(seed=2)
    chance = np.random.default_rng(2)
    seats, won = set(), 0.0
    for _ in range(4000):
        observations, rewards, terminated, _, info = env.step(any_legal(env.action_masks(), chance))
        asked = info["seat"]
        assert isinstance(asked, np.ndarray) and isinstance(observations, np.ndarray)
        assert np.array_equal(observations[:, env.fields["seat"]][:, 0], asked)
        seats.update(asked.tolist())
        assert rewards.sum() == pytest.approx(terminated.sum())
        won += rewards.sum()
        if won >= 1:
            break
    assert won >= 1 and seats == set(range(players))


def test_what_one_game_refuses_changes_none() -> None:
    env: GamesEnv = SelfPlayEnv(3, "dominion")
    before, _ = env.reset(seed=1)
    actions = env.action_masks().argmax(1)
    actions[2] = env.action_names.index("province")
    with pytest.raises(IllegalAction, match="game 2"):
        env.step(actions)
    after, _ = env._seen(), None
    assert np.array_equal(np.asarray(before), np.asarray(after))
    with pytest.raises(ValueError, match="one action"):
        env.step([0, 1])


def test_actions_are_whole_numbers_one_for_each_game() -> None:
    env = SelfPlayEnv(4)
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        env.step([0, 0, 0, 0])
    env.reset(seed=1)
    with pytest.raises(ValueError, match="whole numbers"):
        env.step([0.5, 0.5, 0.5, 0.5])
    with pytest.raises(ValueError, match="each of 4 games"):
        env.step([0])


def test_opponents_are_a_list() -> None:
    with pytest.raises(ValueError, match=r"such as \['smithy'\]"):
        SeatEnv(opponents="smithy")
    with pytest.raises(UnknownGame, match="did you mean dominion"):
        SeatVectorEnv(4, "domino")


def test_piles_are_rows_of_many_games_too() -> None:
    env = SelfPlayEnv(5, "dominion", layout="piles", kingdom="recommended")
    observations, _ = env.reset(seed=1)
    assert isinstance(observations, dict)
    assert observations["piles"].shape == (5, 17, 17) and observations["table"].shape == (5, 48)
    assert env.observation_space.contains(observations)
