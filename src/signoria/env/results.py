"""The tracks on which results are compared, and how a policy or a bot is scored on one of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from signoria.bots.registry import Contestant
from signoria.env.arrays import Arrays, Seen
from signoria.env.setting import Setting
from signoria.env.vector import SeatVectorEnv

GAMES = 2000
SEED = 2026
SURE = 1.96  # of 95 %

# Gets the environment, its observations and masks; returns an action for each game.
Policy: TypeAlias = Callable[[SeatVectorEnv, Seen, NDArray[np.bool_]], NDArray[np.int64]]


@dataclass(frozen=True)
class Track:
    """Which game is played against whom; the seed deals the same games to everyone."""

    game: str
    opponents: tuple[str, ...]
    kingdom: str | None


TRACKS: Mapping[str, Track] = {
    "first_game": Track("dominion", ("big_money_ultimate",), "first game"),
    "recommended": Track("dominion", ("big_money_ultimate",), "recommended"),
    "intrigo": Track("intrigo", ("easy", "easy"), None),
}


@dataclass(frozen=True)
class Score:
    """The mean share of the win, with a 95% interval."""

    games: int
    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.3f} ({self.low:.3f}–{self.high:.3f}), n = {self.games}"


def score(track: str, policy: Policy, games: int = GAMES, **options: object) -> Score:
    """Score a policy on the first game of each place; `options` are those of SeatVectorEnv, such as `control`."""
    played = TRACKS[track]
    env = SeatVectorEnv(games, played.game, played.opponents, played.kingdom, **options)  # type: ignore[arg-type] # checked there
    observations, _ = env.reset(seed=SEED)
    won, done = np.zeros(games), np.zeros(games, np.bool_)
    while not done.all():
        actions = policy(env, observations, env.action_masks())
        observations, rewards, terminated, truncated, _ = env.step(actions)
        won = np.where(done, won, rewards)
        done |= terminated | truncated
    return _of(won)


def score_bot(track: str, bot: Contestant, games: int = GAMES) -> Score:
    """Score a bot on the same deals."""
    played = TRACKS[track]
    setting = Setting(played.game, 1 + len(played.opponents), played.kingdom)
    arena = setting.arena({0: bot, **dict(enumerate(played.opponents, 1))}, games)
    arena.restart(str(SEED))
    deals = setting.deals()
    for at in range(games):
        arena.begin(at, deals)
    return _of(Arrays(arena, setting.layout).rewards[:, 0])


def _of(won: NDArray[np.float64]) -> Score:
    share, half = float(won.mean()), SURE * float(won.std()) / len(won) ** 0.5
    return Score(len(won), share, max(0.0, share - half), min(1.0, share + half))
