"""Bots by name: those of the house, those of installed packages, and the files of people who write their own.

A name belongs to a game: Dominion's `easy` and Intrigo's are different bots.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Final

from signoria.bots.bot import Bot, RandomBot
from signoria.bots.intrigo import Careless, Greedy, strongest, weaker
from signoria.bots.ladder import MenuBot, ladder_bot, menu_names
from signoria.bots.levels import Easy, Hard, Medium, Novice
from signoria.bots.menu import MenuText
from signoria.core.installed import installed
from signoria.core.phrase import phrase
from signoria.core.rng import Rng
from signoria.core.trouble import Trouble
from signoria.core.words import NO_HINT, hint, plain

GROUP: Final = "signoria.bots"
RANDOM: Final = "random"
DOMINION: Final = "dominion"
INTRIGO: Final = "intrigo"
OWN: Final = "BOT"  # what a Python file with a bot calls it


class UnknownBot(Trouble, LookupError):
    """No bot of this name plays this game."""


class BadBot(Trouble, ValueError):
    """What should be a bot is none, or it does not play this game; the message says why."""


class BotKind:
    """What is behind a bot's name: how one is made from its own chance, and the games it plays (none named: any)."""

    def __init__(self, name: str, make: Callable[[Rng], object], games: Sequence[str] = ()) -> None:
        self.name = name
        self.make = make
        self.games: list[str] = list(games)

    def new(self, rng: Rng) -> Bot:
        """A bot that has seen nothing yet."""
        bot = self.make(rng)
        if not isinstance(bot, Bot):
            raise BadBot(phrase("error-bot-makes", bot=self.name, value=repr(bot)))
        return bot

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games


class _Ladder:
    """Makes one bot of the ladder: a function that remembers its name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def make(self, rng: Rng) -> Bot:
        return ladder_bot(self.name)


class _File:
    """Makes bots that buy by a menu somebody has written."""

    def __init__(self, menu: MenuText) -> None:
        self.menu = menu

    def make(self, rng: Rng) -> Bot:
        return MenuBot(self.menu)


def _house() -> list[BotKind]:
    """The bots that come with the program."""
    return [
        BotKind(RANDOM, RandomBot),
        *[BotKind(name, _Ladder(name).make, [DOMINION]) for name in menu_names()],
        BotKind("novice", lambda rng: Novice(rng), [DOMINION]),
        BotKind("easy", lambda rng: Easy(), [DOMINION]),
        BotKind("medium", lambda rng: Medium(), [DOMINION]),
        BotKind("hard", lambda rng: Hard(rng), [DOMINION]),
        BotKind("novice", lambda rng: Careless(rng), [INTRIGO]),
        BotKind("easy", lambda rng: Greedy(), [INTRIGO]),
        BotKind("medium", lambda rng: weaker(rng), [INTRIGO]),
        BotKind("hard", lambda rng: strongest(rng), [INTRIGO]),
    ]


def _load(entry: EntryPoint) -> BotKind:
    """The bot of an installed package."""
    try:
        kind = entry.load()
    except (ImportError, AttributeError) as error:
        why = phrase("error-bot-load", bot=entry.name, place=entry.value, why=str(error))
        raise BadBot(why) from error
    return _own_kind(kind, entry.value)


def bot_names(game: str) -> list[str]:
    """Every bot of a game that can be called by name, in alphabetical order."""
    names = [kind.name for kind in _house() if kind.plays(game)]
    names += [entry.name for entry in installed(GROUP) if _load(entry).plays(game)]
    return sorted(dict.fromkeys(names))


def find_bot(name: str, game: str) -> BotKind:
    """The bot of this name that plays this game; UnknownBot names the nearest ones. Opens no files: anybody may ask."""
    wanted = plain(name)
    known = [kind for kind in _house() if kind.name == wanted]
    known += [_load(entry) for entry in installed(GROUP) if plain(entry.name) == wanted]
    for kind in known:
        if kind.plays(game):
            return kind
    names = bot_names(game)
    those = phrase("hint-known", known=names)
    if known:
        games = list(dict.fromkeys([other for kind in known for other in kind.games]))
        raise UnknownBot(phrase("error-bot-plays", bot=name.strip(), game=game, games=games, hint=those))
    near = hint(wanted, names, otherwise=those)
    raise UnknownBot(phrase("error-bot", game=game, name=name.strip(), hint=near))


def open_bot(text: str, game: str) -> BotKind:
    """A bot by name, or from the user's own file: a menu (`mine.menu`) or Python (`mine.py`, which is run)."""
    if text.endswith(".menu"):
        kind = BotKind(text, _File(MenuText(text, _read(text))).make, [DOMINION])
    elif text.endswith(".py"):
        kind = _run(Path(text).expanduser())
    else:
        return find_bot(text, game)
    if not kind.plays(game):
        raise BadBot(phrase("error-bot-plays", bot=text, game=game, games=kind.games, hint=NO_HINT))
    return kind


def _read(text: str) -> str:
    try:
        return Path(text).expanduser().read_text(encoding="utf-8")
    except OSError as error:
        raise UnknownBot(phrase("error-where", where=text, why=str(error.strerror))) from error
    except UnicodeDecodeError as error:
        raise BadBot(phrase("error-no-utf8", file=text)) from error


def _run(path: Path) -> BotKind:
    """The bot that a Python file defines."""
    if not path.is_file():
        raise UnknownBot(phrase("error-no-file", file=str(path)))
    spec = importlib.util.spec_from_file_location(f"signoria_bot_{path.stem}", path)
    assert spec is not None and spec.loader is not None, "a name that ends in .py has a loader"
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return _own_kind(vars(module).get(OWN), str(path))


def _own_kind(kind: object, where: str) -> BotKind:
    if isinstance(kind, BotKind):
        return kind
    raise BadBot(phrase("error-no-bot", file=where, name=OWN, value=repr(kind)))
