"""Scores of the tracks: everyone gets the same deals, and the interval belongs to the share."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from signoria.env.arrays import Seen
from signoria.env.results import TRACKS, score, score_bot
from signoria.env.vector import SeatVectorEnv


def lazy(env: SeatVectorEnv, observations: Seen, masks: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Ends every turn as soon as it can."""
    return np.asarray(masks.shape[1] - 1 - masks[:, ::-1].argmax(1), np.int64)


def test_who_never_buys_loses() -> None:
    result = score("first_game", lazy, games=20, control="buy_gain")
    assert result.share == 0 and result.games == 20


def test_a_bot_gets_the_same_score_each_time() -> None:
    one, other = score_bot("first_game", "smithy", games=30), score_bot("first_game", "smithy", games=30)
    assert one == other and one.low <= one.share <= one.high
    assert str(one).endswith("n = 30")


@pytest.mark.parametrize("track", TRACKS)
def test_every_track_can_be_played(track: str) -> None:
    assert 0 <= score_bot(track, "random", games=2).share <= 1
