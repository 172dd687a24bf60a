"""A game as a Gymnasium environment: one seat is the learner's, bots have the others.

    gymnasium.make("signoria/Dominion-v0", opponents=["big_money"], kingdom="first game")

`action_masks` says which actions are legal, as sb3-contrib's MaskablePPO asks for it.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import gymnasium
import numpy as np
from numpy.typing import NDArray

from signoria.bots.registry import Contestant
from signoria.core.observation import FLAT
from signoria.env.arrays import Arrays, Seen, offsets
from signoria.env.setting import ALL, USUAL_OPPONENTS, Setting, opponents_for, wanted_by
from signoria.env.spaces import action_space, check_begun, observation_space

REFUSE, NEXT = "refuse", "next"


class SeatEnv(gymnasium.Env):  # type: ignore[misc] # Gymnasium comes with an extra, so its types aren't looked at
    """The learner has seat 0, and chance decides who begins. `opponents` are bots by name, file or class, one a seat.

    An illegal action is refused with IllegalAction; with `illegal="next"` the next legal one is taken instead, for learners
    and tools that know no masks.
    The reward is the share of the win at the end. A game that is cut off is truncated, and rewards nothing.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str = "dominion",
        opponents: Sequence[Contestant] | None = None,
        kingdom: str | Sequence[str] | None = None,
        *,
        layout: str = FLAT,
        control: str = ALL,
        rounds: int | None = None,
        shaping: float = 0.0,
        illegal: str = REFUSE,
        render_mode: str | None = None,
        wishes: Mapping[str, object] | None = None,
    ) -> None:
        if render_mode not in (None, "human", "ansi"):
            raise ValueError(f"a game can be rendered as 'human' or 'ansi', not as {render_mode!r}")
        if illegal not in (REFUSE, NEXT):
            raise ValueError(f"illegal is '{REFUSE}' or '{NEXT}', not {illegal!r}")
        self.render_mode = render_mode
        self.illegal = illegal
        bots = opponents_for(game, opponents)
        self.setting = Setting(
            game, 1 + len(bots), kingdom, layout, control, rounds, shaping, wishes or {}, wanted_by(bots, game)
        )
        self.deals = self.setting.deals()
        self.arena = self.setting.arena(dict(enumerate(bots, 1)))
        self.arrays = Arrays(self.arena, layout)
        self.fields = offsets(self.arena.observation)  # where the parts of a flat observation are
        self.action_names = list(self.arena.observation.actions)
        self.observation_space = observation_space(self.arena.observation, layout)
        self.action_space = action_space(self.arena.observation)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        legal: NDArray[np.bool_] = self.arrays.legal[0].astype(np.bool_)
        return legal

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[Seen, dict[str, object]]:
        """Deal a new game: the first of this seed, or the next one. `options` are for this game: kingdom, players."""
        super().reset(seed=seed)
        setting = self.setting.for_reset(options)
        if seed is not None or not self.arena.seed:
            self.arena.restart(secrets.token_hex(8) if seed is None else str(seed))
        self.arena.begin(0, self.deals if setting is self.setting else setting.deals())
        return self._seen(), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, object]]:
        """Take an action; the bots play on to the learner's next decision. IllegalAction if it isn't possible."""
        check_begun(self.arena.tables)
        chosen = self._next_legal(int(action)) if self.illegal == NEXT else int(action)
        self.arena.check(0, chosen)
        self.arena.act(0, chosen)
        ended, cut_off = bool(self.arrays.terminated[0]), bool(self.arrays.truncated[0])
        info: dict[str, object] = {}
        if ended or cut_off:
            state = self.arena.tables[0].game.state
            info = {"points": list(state.points()), "places": list(state.places())}
        if self.render_mode == "human":
            self.render()
        return self._seen(), float(self.arrays.rewards[0, 0]), ended, cut_off, info

    def _next_legal(self, action: int) -> int:
        legal = np.flatnonzero(self.arrays.legal[0])
        return int(legal[np.searchsorted(legal, action) % len(legal)])

    def _seen(self) -> Seen:
        row = 0
        if self.arrays.asked[0] != 0:
            self.arena.look(0, 0)
            row = 1
        return self.arrays.shape.seen(self.arrays.views[row])

    def render(self) -> str | None:
        """The whole table as text, hands included: for people who look on, not for learners."""
        if self.render_mode is None:
            return None
        text = "\n".join(self.setting.ruleset().table_text(self.arena.tables[0].game.state))
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")  # noqa: T201 - what `human` is for
        return None


def register() -> None:
    """Make the environments known to `gymnasium.make`; importing this module does it."""
    for game in USUAL_OPPONENTS:
        gymnasium.register(
            id=f"signoria/{game.capitalize()}-v0",
            entry_point="signoria.env.single:SeatEnv",
            vector_entry_point="signoria.env.vector:SeatVectorEnv",
            kwargs={"game": game},
        )


register()
