"""Bots by name: those of the house, those of installed packages, and the files of people who write their own."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from signoria.bots.bot import Bot, RandomBot
from signoria.bots.ladder import MenuBot, ladder_bot, menu_names
from signoria.bots.menu import MenuText
from signoria.core.rng import Rng
from signoria.core.words import nearest, plain

GROUP: Final = "signoria.bots"
RANDOM: Final = "random"
DOMINION: Final = "dominion"
OWN: Final = "BOT"  # what a Python file with a bot calls it


class UnknownBot(LookupError):
    """No bot of this name is known."""


class BadBot(ValueError):
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
            raise BadBot(f"{self.name} makes {bot!r}, which is no Bot")
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


def bot_names() -> list[str]:
    """Every bot that can be called by name, in alphabetical order."""
    installed = [entry.name for entry in entry_points(group=GROUP)]
    return sorted(dict.fromkeys([RANDOM, *menu_names(), *installed]))


def find_bot(name: str) -> BotKind:
    """The bot of this name; UnknownBot names the nearest ones. Opens no files, so a name may come from anybody."""
    wanted = plain(name)
    if wanted == RANDOM:
        return BotKind(RANDOM, RandomBot)
    if wanted in menu_names():
        return BotKind(wanted, _Ladder(wanted).make, [DOMINION])
    for entry in entry_points(group=GROUP):
        if plain(entry.name) == wanted:
            return _own_kind(entry.load(), entry.value)
    hint = nearest(wanted, bot_names()) or f"; there are: {', '.join(bot_names())}"
    raise UnknownBot(f"no bot is called {name.strip()!r}{hint}")


def open_bot(text: str) -> BotKind:
    """A bot by name, or from the user's own file: a menu (`mine.menu`) or Python (`mine.py`, which is run)."""
    if text.endswith(".menu"):
        return BotKind(text, _File(MenuText(text, _read(text))).make, [DOMINION])
    if text.endswith(".py"):
        return _run(Path(text).expanduser())
    return find_bot(text)


def _read(text: str) -> str:
    try:
        return Path(text).expanduser().read_text(encoding="utf-8")
    except OSError as error:
        raise UnknownBot(f"{text}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadBot(f"{text} is no text in UTF-8") from error


def _run(path: Path) -> BotKind:
    """The bot that a Python file defines."""
    if not path.is_file():
        raise UnknownBot(f"{path}: no such file")
    spec = importlib.util.spec_from_file_location(f"signoria_bot_{path.stem}", path)
    assert spec is not None and spec.loader is not None, "a name that ends in .py has a loader"
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return _own_kind(vars(module).get(OWN), str(path))


def _own_kind(kind: object, where: str) -> BotKind:
    if isinstance(kind, BotKind):
        return kind
    raise BadBot(f"{where} is no bot: it needs {OWN} = BotKind(name, make, games), not {kind!r}")
