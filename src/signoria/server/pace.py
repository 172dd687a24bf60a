"""The pause that makes choices from hidden cards take their time, whether somebody has one or not."""

from __future__ import annotations

import time
from random import SystemRandom
from typing import Final

from signoria.core.event import EVERYONE, SPECTATOR
from signoria.core.game import Game
from signoria.server.protocol import encode
from signoria.server.table import PLAYING, Table

SHORTEST: Final = 0.4  # seconds
LONGEST: Final = 1.6
_chance = SystemRandom()  # so nobody can work out how long it would have been


class Pace:
    """How long what is to be seen now has to stay. It knows neither who is asked nor what."""

    def __init__(self) -> None:
        self._picture: tuple[bytes, int] = (b"", 0)  # what stays
        self._until = 0.0

    def left(self, table: Table) -> float:
        """The seconds until the game may continue from here; 0 where nothing is covered.

        One pause covers one picture: that somebody has declined something unseen does not begin another one.
        """
        game = table.game
        if game is None or game.question is None or not (game.question.covered and is_in_force(table)):
            return 0.0
        now = time.monotonic()
        picture = (encode(game.view(SPECTATOR)), _public_events(game))
        if picture != self._picture:
            self._picture = picture
            self._until = now + _chance.uniform(SHORTEST, LONGEST)
        return max(0.0, self._until - now)


def is_in_force(table: Table) -> bool:
    """Players with only bots, or with all seats, needn't wait: a pause could tell nobody anything."""
    guests = {chair.guest for chair in table.chairs if chair.person()}
    return table.opened.pause and table.status == PLAYING and len(guests) > 1


def _public_events(game: Game) -> int:
    assert game.history is not None
    return sum(event.heard_by == EVERYONE for move in game.history.moves for event in move.events)
