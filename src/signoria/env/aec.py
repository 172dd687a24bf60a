"""A game as a PettingZoo environment: every seat is an agent, and one after another acts.

Seats that are asked at the same time act in seat order; nobody's observation shows another's answer before all are in.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from signoria.core.observation import FLAT
from signoria.env.arrays import Arrays, Seen, offsets
from signoria.env.setting import ALL, Setting
from signoria.env.spaces import action_space, check_begun, observation_space

Watched = dict[str, Seen | NDArray[np.int8]]


class GameEnv(AECEnv):  # type: ignore[misc] # PettingZoo comes with an extra, so its types aren't looked at
    """An agent for each seat, `player_0` and so on.

    An agent observes {"observation", "action_mask"}. The reward is the share of the win at the end: 1 for the only winner.
    A game that is cut off is truncated, and nobody is rewarded.
    """

    def __init__(
        self,
        game: str,
        players: int,
        kingdom: str | Sequence[str] | None = None,
        *,
        layout: str = FLAT,
        control: str = ALL,
        rounds: int | None = None,
        shaping: float = 0.0,
        render_mode: str | None = None,
        wishes: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        if render_mode not in (None, "human", "ansi"):
            raise ValueError(f"a game can be rendered as 'human' or 'ansi', not as {render_mode!r}")
        self.render_mode = render_mode
        self.setting = Setting(game, players, kingdom, layout, control, rounds, shaping, wishes or {})
        self.deals = self.setting.deals()
        self.arena = self.setting.arena({})
        self.arrays = Arrays(self.arena, layout)
        self.fields = offsets(self.arena.observation)  # where the parts of a flat observation are
        self.action_names = list(self.arena.observation.actions)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        watched = {
            "observation": observation_space(self.arena.observation, layout),
            "action_mask": spaces.Box(0, 1, (len(self.action_names),), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(watched) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.arena.observation) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Deal a new game: the first of this seed, or the next one. `options` are for this game: kingdom, players."""
        setting = self.setting.for_reset(options)
        if seed is not None or not self.arena.seed:
            self.arena.restart(secrets.token_hex(8) if seed is None else str(seed))
        self.arena.begin(0, self.deals if setting is self.setting else setting.deals())
        self.agents = self.possible_agents[: setting.players]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.arrays.asked[0]]

    def step(self, action: int | None) -> None:
        """Take an action for the agent that is selected. IllegalAction says if it isn't possible, and nothing has changed."""
        check_begun(self.agents)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = -1 if action is None else int(action)
        arena = self.arena
        arena.check(0, chosen)
        arena.act(0, chosen)
        self._cumulative_rewards[agent] = 0.0
        seat = self.arrays.asked[0]
        if seat < 0:
            self._end()
        else:
            self.agent_selection = self.possible_agents[seat]
            if arena.shaping:
                self._reward()
        if self.render_mode == "human":
            self.render()

    def _reward(self) -> None:
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = float(self.arrays.rewards[0, seat])
        self._accumulate_rewards()

    def _end(self) -> None:
        self._reward()
        self.terminations = dict.fromkeys(self.agents, bool(self.arrays.terminated[0]))
        self.truncations = dict.fromkeys(self.agents, bool(self.arrays.truncated[0]))
        self._deads_step_first()

    def observe(self, agent: str) -> Watched:
        """What an agent sees now. The mask of an agent that isn't asked is empty."""
        check_begun(self.arena.tables)
        arrays = self.arrays
        row = 0
        if agent not in self.possible_agents:
            raise ValueError(f"no agent is called {agent!r}; there are {', '.join(self.possible_agents)}")
        seat = self.possible_agents.index(agent)
        if seat != arrays.asked[0]:
            self.arena.look(0, seat)
            row = 1
        return {"observation": arrays.shape.seen(arrays.views[row]), "action_mask": arrays.legal[row].copy()}

    def render(self) -> str | None:
        """The whole table as text, hands included: for people who look on, not for agents."""
        if self.render_mode is None:
            return None
        text = "\n".join(self.setting.ruleset().table_text(self.arena.tables[0].game.state))
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")  # noqa: T201 - what `human` is for
        return None

    def close(self) -> None:
        """There is nothing to close."""
