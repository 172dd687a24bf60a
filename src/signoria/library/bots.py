"""Bots by name."""

from __future__ import annotations

from signoria.bots.bot import Bot
from signoria.bots.registry import BadBot, UnknownBot, bot_names, open_bot
from signoria.core.errors import SignoriaError
from signoria.core.registry import find_game, game_names
from signoria.core.rng import from_seed
from signoria.core.spelling import nearest, plain


def bot(name: str, game: str | None = None, seed: str | int = "1") -> Bot:
    """A bot by name or file, for `bot.pick(game.seat())`; `seed` is for those that use chance.

    The game need be said only where several have a bot of that name, as of the levels `novice` to `hard`.
    """
    plays = find_game(game).name if game is not None else _game_of(name)
    return open_bot(name, plays).new(from_seed(f"{name} {seed}"))


def _game_of(name: str) -> str:
    """The one game that has this bot; an error that says what to do if there are more, or none."""
    found: list[str] = []
    refused: SignoriaError | None = None
    for game in game_names():
        try:
            kind = open_bot(name, game)
        except (UnknownBot, BadBot) as error:
            refused = error
            continue
        if not kind.games:
            return game  # it plays anything
        found.append(game)
    if len(found) > 1:
        raise UnknownBot(f"Several games have a bot called '{name}'. Say which: bot('{name}', '{found[0]}')")
    if not found and refused is not None and name.endswith((".py", ".menu")):
        raise refused  # what is wrong with a file
    if not found:
        known = sorted({one for game in game_names() for one in bot_names(game)})
        near = nearest(plain(name), known)
        meant = f"Did you mean {' or '.join(near)}?" if near else f"There are: {', '.join(known)}"
        raise UnknownBot(f"No bot is called '{name}'. {meant}")
    return found[0]
