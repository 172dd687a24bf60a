"""PettingZoo's own tests, and what they don't look at: rewards, truncation, options, and seats that are asked at once."""

from __future__ import annotations

from types import ModuleType

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray
from pettingzoo.test import api_test, render_test, seed_test

from signoria.batch.arena import IllegalAction
from signoria.env import dominion_v0, intrigo_v0
from signoria.env.aec import GameEnv

GAMES: list[ModuleType] = [dominion_v0, intrigo_v0]
# It knows by name which of PettingZoo's own environments observe a dictionary with an action mask, and warns of all others.
DICTIONARIES = (
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)


def seen(env: GameEnv, agent: str) -> NDArray[np.int16]:
    """What an agent observes in the flat layout."""
    observation = env.observe(agent)["observation"]
    assert isinstance(observation, np.ndarray) and observation.dtype == np.int16
    return observation.astype(np.int16)


def play(env: GameEnv, seed: int) -> dict[str, float]:
    """Play a game at random; what everyone was rewarded with in all."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        watched, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        env.step(None if terminated or truncated else chance.choice(np.flatnonzero(watched["action_mask"])))
    return total


@pytest.mark.filterwarnings(*DICTIONARIES)
@pytest.mark.parametrize("module", GAMES)
@pytest.mark.parametrize("layout", ["flat", "piles"])
def test_their_test_of_the_interface(module: ModuleType, layout: str) -> None:
    api_test(module.env(layout=layout), num_cycles=150)


@pytest.mark.parametrize("module", GAMES)
def test_their_test_of_seeds(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=150)


@pytest.mark.parametrize("module", GAMES)
def test_their_test_of_rendering(module: ModuleType) -> None:
    render_test(module.env)


@pytest.mark.parametrize("module", GAMES)
def test_a_win_is_shared_out(module: ModuleType) -> None:
    for seed in range(3):
        rewards = play(module.env(), seed)
        assert sum(rewards.values()) == pytest.approx(1)


def test_a_game_that_is_cut_off_is_truncated_and_nobody_is_rewarded() -> None:
    env = dominion_v0.env(rounds=2)
    assert sum(play(env, 1).values()) == 0
    env.reset(seed=1)
    while not any(env.truncations.values()):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
    assert not any(env.terminations.values())


def test_points_are_rewarded_on_request() -> None:
    rewards = play(dominion_v0.env(rounds=12, shaping=0.01), 3)
    assert sum(rewards.values()) == pytest.approx(0), "what one gains on the other, the other loses"
    assert any(rewards.values())


def test_options_are_for_one_game() -> None:
    env = dominion_v0.env(players=4, kingdom="village square")
    env.reset(seed=5, options={"kingdom": "deconstruction", "players": 3})
    assert env.agents == ["player_0", "player_1", "player_2"]
    there = seen(env, "player_0")[env.fields["in_game"]]
    assert there[env.action_names.index("swindler")] and not there[env.action_names.index("market")]
    env.reset()
    assert len(env.agents) == 4
    there = seen(env, "player_0")[env.fields["in_game"]]
    assert there.sum() == 17 and not there[env.action_names.index("swindler")]


def test_kingdoms_are_drawn_for_each_game() -> None:
    env = dominion_v0.env(kingdom=["first game", "recommended", "random with attack>=2"])
    kingdoms = set()
    for seed in range(12):
        env.reset(seed=seed)
        dealt = seen(env, "player_0")
        env.reset(seed=seed)
        assert np.array_equal(dealt, seen(env, "player_0"))
        kingdoms.add(dealt[env.fields["in_game"]].tobytes())
    assert len(kingdoms) > 4


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = dominion_v0.env()
    env.reset(seed=1)
    before = env.last()[0]
    for action in (int(np.flatnonzero(before["action_mask"] == 0)[0]), len(before["action_mask"]), -1):
        with pytest.raises(IllegalAction):
            env.step(action)
    after = env.last()[0]
    assert np.array_equal(before["observation"], after["observation"])
    assert np.array_equal(before["action_mask"], after["action_mask"])


def test_who_is_asked_at_once_acts_in_seat_order_and_sees_no_answer() -> None:
    env = intrigo_v0.env(players=4)
    env.reset(seed=2)
    others = {agent: seen(env, agent) for agent in env.agents[1:]}
    order = []
    for _ in range(3):
        agent = env.agent_selection
        order.append(agent)
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
        for later in env.agents[len(order) + 1 :]:
            assert np.array_equal(seen(env, later), others[later])
    assert order == ["player_0", "player_1", "player_2"]


def test_only_buys_and_gains_may_be_left_to_the_learner() -> None:
    env = dominion_v0.env(control="buy_gain", kingdom="first game")
    env.reset(seed=4)
    verbs = set()
    while env.agents and not env.truncations[env.agent_selection] and not env.terminations[env.agent_selection]:
        watched = env.last()[0]
        verbs.add(int(watched["observation"][env.fields["verb"]][0]) - 1)
        env.step(int(np.flatnonzero(watched["action_mask"])[-2]))
    names = {env.arena.observation.verbs[verb] for verb in verbs}
    assert "buy" in names and names <= {"buy", "gain"}


@pytest.mark.parametrize(
    "options",
    [
        {"players": 7},
        {"layout": "rows"},
        {"control": "buys"},
        {"rounds": 0},
        {"kingdom": []},
        {"kingdom": "frist game"},
        {"kingdom": ["recommended", "random with vilage"]},
        {"wishes": {"base_edition": "base3"}},
        {"render_mode": "rgb_array"},
    ],
)
def test_what_makes_no_sense_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"not|no |needs|did you mean|use "):
        GAMES[0].env(**options)


def test_without_a_game_a_reset_is_asked_for() -> None:
    env = dominion_v0.env(rounds=1)
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        env.last()
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        env.step(0)
    env.reset(seed=1)
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        env.step(None if terminated or truncated else int(observation["action_mask"].argmax()))
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        env.step(0)


def test_an_agent_that_is_not_there_has_no_observation() -> None:
    env = dominion_v0.env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="there are player_0, player_1"):
        env.observe("player_9")


def test_a_slip_in_the_options_of_a_reset_is_noticed() -> None:
    env = dominion_v0.env()
    with pytest.raises(ValueError, match="did you mean kingdom"):
        env.reset(options={"kingdm": "first game"})
    with pytest.raises(ValueError, match="2 to 2 players"):
        env.reset(options={"players": 3})
