"""Many games at once, as NumPy arrays: one seat of each for the learner, or all of them.

Games that end begin anew in the same step: the observation is that of the next game, and the reward that of the last one.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import numpy as np
from gymnasium.spaces import MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import ArrayLike, NDArray

from signoria.bots.registry import Contestant
from signoria.core.observation import FLAT
from signoria.env.arrays import Arrays, Seen, offsets
from signoria.env.setting import ALL, Setting, opponents_for, wanted_by
from signoria.env.spaces import action_space, check_begun, observation_space

Flags: TypeAlias = NDArray[np.bool_]
Rewards: TypeAlias = NDArray[np.float64]
Info: TypeAlias = dict[str, object]


class GamesEnv(VectorEnv):  # type: ignore[misc] # Gymnasium comes with an extra, so its types aren't looked at
    """What both have in common. With `copy=False`, arrays are the environment's own, and change with the next step."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium has it

    def __init__(self, setting: Setting, opponents: Mapping[int, Contestant], num_envs: int, copy: bool) -> None:
        self.num_envs = num_envs
        self.setting = setting
        self.deals = setting.deals()
        self.arena = setting.arena(opponents, num_envs)
        self.arrays = Arrays(self.arena, setting.layout)
        self.copy = copy
        observation = self.arena.observation
        self.fields = offsets(observation)  # where the parts of a flat observation are
        self.action_names = list(observation.actions)
        self.single_observation_space = observation_space(observation, setting.layout)
        self.observation_space = observation_space(observation, setting.layout, num_envs)
        self.single_action_space = action_space(observation)
        self.action_space = MultiDiscrete([len(self.action_names)] * num_envs)

    def action_masks(self) -> Flags:
        """Which actions are legal: a row for each game."""
        legal = self.arrays.legal[: self.num_envs].view(np.bool_)
        return legal.copy() if self.copy else legal

    def reset(self, *, seed: int | None = None, options: Mapping[str, object] | None = None) -> tuple[Seen, Info]:
        """Deal new games: the first of this seed, or the next ones. `options` hold until the next reset: kingdom, players."""
        setting = self.setting.for_reset(options)
        self.deals = setting.deals()
        if seed is not None or not self.arena.seed:
            self.arena.restart(secrets.token_hex(8) if seed is None else str(seed))
        for at in range(self.num_envs):
            self.arena.begin(at, self.deals)
        return self._seen(), self._info()

    def _act(self, actions: ArrayLike) -> tuple[Flags, Flags]:
        """Act in every game; which were over, and which were cut off."""
        check_begun(self.arena.tables)
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise ValueError(f"one action for each of {self.num_envs} games is needed, not shape {given.shape}")
        if given.dtype.kind not in "iu":
            raise ValueError(f"actions are whole numbers, not {given.dtype}")
        self.arena.step(vec[i64](np.ascontiguousarray(given, dtype=np.int64)), self.deals)
        return self.arrays.terminated.copy(), self.arrays.truncated.copy()

    def _seen(self) -> Seen:
        rows = self.arrays.views[: self.num_envs]
        return self.arrays.shape.seen(rows) if self.copy or not self.arrays.shape.flat else rows

    def _info(self) -> Info:
        return {}

    def _final(self, ended: Flags) -> Info:
        """The last observations of games that ended, in their rows."""
        if not ended.any():
            return self._info()
        return {**self._info(), "final_obs": self.arrays.shape.seen(self.arrays.finals), "_final_obs": ended}


class SeatVectorEnv(GamesEnv):
    """As SeatEnv, with `num_envs` games: the learner has seat 0 of each, bots have the others."""

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "dominion",
        opponents: Sequence[Contestant] | None = None,
        kingdom: str | Sequence[str] | None = None,
        *,
        layout: str = FLAT,
        control: str = ALL,
        rounds: int | None = None,
        shaping: float = 0.0,
        copy: bool = True,
        wishes: Mapping[str, object] | None = None,
    ) -> None:
        bots = opponents_for(game, opponents)
        setting = Setting(
            game, 1 + len(bots), kingdom, layout, control, rounds, shaping, wishes or {}, wanted_by(bots, game)
        )
        super().__init__(setting, dict(enumerate(bots, 1)), num_envs, copy)

    def step(self, actions: ArrayLike) -> tuple[Seen, Rewards, Flags, Flags, Info]:
        """One action for each game. IllegalAction says which game doesn't offer its action; no game has changed then."""
        terminated, truncated = self._act(actions)
        rewards = self.arrays.rewards[:, 0].copy()
        return self._seen(), rewards, terminated, truncated, self._final(terminated | truncated)


class SelfPlayEnv(GamesEnv):
    """The learner has all seats. `info["seat"]` says whose decision each game's is, and the observation is that seat's.

    `rewards` have a column for each seat.
    """

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "dominion",
        players: int = 2,
        kingdom: str | Sequence[str] | None = None,
        *,
        layout: str = FLAT,
        control: str = ALL,
        rounds: int | None = None,
        shaping: float = 0.0,
        copy: bool = True,
        wishes: Mapping[str, object] | None = None,
    ) -> None:
        setting = Setting(game, players, kingdom, layout, control, rounds, shaping, wishes or {})
        super().__init__(setting, {}, num_envs, copy)

    def _info(self) -> Info:
        return {"seat": self.arrays.asked.copy()}

    def step(self, actions: ArrayLike) -> tuple[Seen, Rewards, Flags, Flags, Info]:
        """One action for each game. IllegalAction says which game doesn't offer its action; no game has changed then."""
        terminated, truncated = self._act(actions)
        return self._seen(), self.arrays.rewards.copy(), terminated, truncated, self._final(terminated | truncated)
