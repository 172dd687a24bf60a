"""What the benchmark measures of environments: ours, and the card games that PettingZoo and OpenSpiel bring along.

Everyone's actions are drawn alike. A step observes and acts; choosing the action is part of it, and takes little.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np

Work = Callable[[int], int]  # as in `contestant`

STEPS = 256
GAMES = 256
KINGDOM = "first game"


def aec(env: object) -> Work:
    """Steps of a PettingZoo environment with an action mask, as `agent_iter` takes them."""
    chance = random.Random(1)
    env.reset(seed=1)  # type: ignore[attr-defined] # PettingZoo comes with an extra, so its types aren't looked at

    def step(batch: int) -> int:
        for _ in range(STEPS):
            if not env.agents:  # type: ignore[attr-defined] # as above
                env.reset()  # type: ignore[attr-defined] # as above
            seen, _, terminated, truncated, _ = env.last()  # type: ignore[attr-defined] # as above
            if terminated or truncated:
                env.step(None)  # type: ignore[attr-defined] # as above
            else:
                legal = seen["action_mask"].nonzero()[0]
                env.step(legal[int(chance.random() * len(legal))])  # type: ignore[attr-defined] # as above
        return STEPS

    return step


def openspiel(name: str) -> Work:
    """Decisions of an OpenSpiel game, each with the tensor that its player observes."""
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)
    states = [game.new_initial_state()]

    def step(batch: int) -> int:
        done = 0
        while done < STEPS:
            state = states[0]
            if state.is_terminal():
                states[0] = game.new_initial_state()
            elif state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(chance.choice(state.legal_actions()))
                done += 1
        return done

    return step


def our_aec() -> Work:
    from signoria.env import dominion_v0

    return aec(dominion_v0.env(kingdom=KINGDOM))


def our_vector() -> Work:
    """Self-play with every decision; actions are those that come first in one of a few random orders."""
    from signoria.env.vector import SelfPlayEnv

    env = SelfPlayEnv(GAMES, "dominion", kingdom=KINGDOM, copy=False)
    env.reset(seed=1)
    orders = np.random.default_rng(1).integers(1, 127, (61, GAMES, len(env.action_names)), dtype=np.int8)

    def step(batch: int) -> int:
        env.step((env.action_masks() * orders[batch % len(orders)]).argmax(1))
        return GAMES

    return step


def our_openspiel() -> Work:
    import signoria.env.openspiel  # registers the games

    return openspiel(f"{signoria.env.openspiel.DominionGame.game_type().short_name}")


def their_openspiel() -> Work:
    return openspiel("gin_rummy")


def their_pettingzoo() -> Work:
    from pettingzoo.classic import texas_holdem_v4

    return aec(texas_holdem_v4.env())


# By measure: what makes the work, when it is first measured.
WORKS: dict[str, Callable[[], Work]] = {
    "env_aec": our_aec,
    "env_vector": our_vector,
    "env_openspiel": our_openspiel,
    "peer_gin_rummy": their_openspiel,
    "peer_texas_holdem": their_pettingzoo,
}
