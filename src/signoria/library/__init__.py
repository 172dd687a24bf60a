"""The front door: games, bots and simulations as programmers want them. `import signoria` shows all of it.

What is here is comfortable, not quick: search and simulations run on `core.game.Game`, which `Game.kernel` is. The
module `simulation` is loaded only by those who simulate: it brings the lab.
"""

from signoria.core.seat import Seat
from signoria.dominion import DominionView
from signoria.intrigo import IntrigoView
from signoria.library.bots import bot
from signoria.library.game import Game
from signoria.library.opening import load, new_game

DominionGame = Game[DominionView]
DominionSeat = Seat[DominionView]
IntrigoGame = Game[IntrigoView]
IntrigoSeat = Seat[IntrigoView]

__all__ = [
    "DominionGame",
    "DominionSeat",
    "Game",
    "IntrigoGame",
    "IntrigoSeat",
    "bot",
    "load",
    "new_game",
]
