"""Long runs of the environments: no leak in thousands of games, and a learner of others that takes the masks."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from tests.batch.observing import search_for_leaks

GAMES = 2000
KINGDOMS = ("random", "random", "random with attack>=3", "random intrigue1 with masquerade")


@pytest.mark.soak
def test_nothing_leaks_in_two_thousand_games_of_dominion() -> None:
    compared = sum(
        search_for_leaks("dominion", 2 + i % 5, f"soak {i}", every=20, kingdom=KINGDOMS[i % 4]) for i in range(GAMES)
    )
    assert compared > 50 * GAMES


@pytest.mark.soak
def test_nothing_leaks_in_two_thousand_games_of_intrigo() -> None:
    compared = sum(search_for_leaks("intrigo", 3 + i % 2, f"soak {i}", every=10) for i in range(GAMES))
    assert compared > 10 * GAMES


@pytest.mark.soak
@pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="MaskablePPO needs: pip install sb3-contrib")
@pytest.mark.filterwarnings("ignore")  # theirs
def test_maskable_ppo_learns_on_both_games() -> None:
    from sb3_contrib import MaskablePPO

    from signoria.env.single import SeatEnv

    for env in (SeatEnv("dominion", ["big_money"], control="buy_gain"), SeatEnv("intrigo")):
        learner = MaskablePPO("MlpPolicy", env, n_steps=256, batch_size=64, seed=1)
        learner.learn(2048)
        observation, _ = env.reset(seed=1)
        action, _ = learner.predict(observation, action_masks=env.action_masks())
        assert env.action_masks()[int(action)]
