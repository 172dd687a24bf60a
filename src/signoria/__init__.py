"""One table for two card games, Dominion and Intrigo. Knows its version and how it was built, and no game."""

from importlib import metadata, util

__version__ = metadata.version("signoria")


def compiled() -> bool:
    """Whether the rules that run here were compiled, or are the plain Python files."""
    game = util.find_spec("signoria.core.game")
    return game is not None and game.origin is not None and not game.origin.endswith(".py")
