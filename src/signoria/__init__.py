"""Two card games, Dominion and Intrigo, as a library: games in words, copies, undo, redeals, bots and simulations.

    import signoria
    game = signoria.new_game("dominion", players=2, kingdom="first game", seed="1")
    print(game)

docs/library.md is the tour. What `__all__` names is what we promise; it is loaded when it is first used.
"""

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module, util
from typing import TYPE_CHECKING

from signoria.core import errors, names
from signoria.core.phrase import Phrase

if TYPE_CHECKING:
    from signoria.bots.bot import Bot as Bot
    from signoria.core.decision import Decision as Decision
    from signoria.core.decision import IllegalAnswer as IllegalAnswer
    from signoria.core.errors import SignoriaError as SignoriaError
    from signoria.core.rng import Rng as Rng
    from signoria.core.seat import Seat as Seat
    from signoria.library import DominionGame as DominionGame
    from signoria.library import DominionSeat as DominionSeat
    from signoria.library import Game as Game
    from signoria.library import IntrigoGame as IntrigoGame
    from signoria.library import IntrigoSeat as IntrigoSeat
    from signoria.library import bot as bot
    from signoria.library import load as load
    from signoria.library import new_game as new_game
    from signoria.library.simulation import Simulation as Simulation
    from signoria.library.simulation import simulate as simulate

    __version__: str

_WHERE = {
    "Bot": "signoria.bots.bot",
    "Decision": "signoria.core.decision",
    "DominionGame": "signoria.library",
    "DominionSeat": "signoria.library",
    "Game": "signoria.library",
    "IllegalAnswer": "signoria.core.decision",
    "IntrigoGame": "signoria.library",
    "IntrigoSeat": "signoria.library",
    "Rng": "signoria.core.rng",
    "Seat": "signoria.core.seat",
    "SignoriaError": "signoria.core.errors",
    "Simulation": "signoria.library.simulation",
    "bot": "signoria.library",
    "load": "signoria.library",
    "new_game": "signoria.library",
    "simulate": "signoria.library.simulation",
}

__all__ = ["__version__", "compiled", *_WHERE]


def __getattr__(name: str) -> object:
    """What is promised comes in when it is first used, so that `import signoria` takes no time."""
    if name == "__version__":
        found: object = import_module("importlib.metadata").version("signoria")
    elif name in _WHERE:
        found = getattr(import_module(_WHERE[name]), name)
    else:
        # With both named Python suggests what may be meant.
        raise AttributeError(f"module 'signoria' has no attribute {name!r}", name=name, obj=sys.modules[__name__])
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(__all__)


def compiled() -> bool:
    """Whether the rules that run here were compiled, or are the plain Python files."""
    game = util.find_spec("signoria.core.game")
    return game is not None and game.origin is not None and not game.origin.endswith(".py")


def _in_english(what: Phrase) -> str:
    from signoria.lang import in_english  # here: most programs never print an error, and catalogues take time to read

    return in_english(what)


errors.render_with(_in_english)


def _card_names() -> Mapping[str, Sequence[str]]:
    from signoria.lang.names import card_names  # loaded when somebody types a name instead of an id

    return card_names()


def _kingdom_names() -> Mapping[str, Sequence[str]]:
    from signoria.lang.names import kingdom_names

    return kingdom_names()


def _bot_names() -> Mapping[str, Sequence[str]]:
    from signoria.lang.names import bot_names

    return bot_names()


names.CARDS.learn_from(_card_names)
names.KINGDOMS.learn_from(_kingdom_names)
names.BOTS.learn_from(_bot_names)
