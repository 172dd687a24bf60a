"""Bots by name: those of the house, those of installed packages, and the files of people who write their own.

A name belongs to a game: Dominion's `easy` and Intrigo's are different bots.
"""

from __future__ import annotations

import importlib.util
import inspect
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType
from typing import Final, TypeAlias

from signoria.bots.bot import Bot, RandomBot
from signoria.bots.dominion.ladder import MenuBot, ladder_bot, menu_names
from signoria.bots.dominion.levels import Easy, Hard, Medium, Novice
from signoria.bots.dominion.menu import MenuText
from signoria.bots.intrigo import Careless, Greedy, strongest, weaker
from signoria.core.errors import SignoriaError
from signoria.core.installed import installed
from signoria.core.limits import MENU_BYTES, OverLimit, read_bytes
from signoria.core.names import BOTS
from signoria.core.phrase import game_phrase, phrase
from signoria.core.rng import Rng
from signoria.core.system_errors import system_error
from signoria.core.words import NO_HINT, hint, plain

GROUP: Final = "signoria.bots"
RANDOM: Final = "random"
DOMINION: Final = "dominion"
INTRIGO: Final = "intrigo"
RNG: Final = "rng"
OWN: Final = "BOT"  # what a Python file with a bot calls it


class UnknownBot(SignoriaError, LookupError):
    """No bot of this name plays this game."""


class BadBot(SignoriaError, ValueError):
    """What should be a bot is none, or it does not play this game; the message says why."""


Contestant: TypeAlias = str | type[Bot]  # a bot by name, by file, or by its class


class BotKind:
    """What is behind a bot's name: how one is made from its own chance, and the games it plays (none named: any)."""

    def __init__(
        self, name: str, make: Callable[[Rng], object], games: Sequence[str] = (), takes_chance: bool = True
    ) -> None:
        self.name = name
        self.make = make
        self.games: list[str] = list(games)
        self.takes_chance = takes_chance  # where no bot does, nobody need make any

    def new(self, rng: Rng) -> Bot:
        """A bot that has seen nothing yet."""
        bot = self.make(rng)
        if not isinstance(bot, Bot):
            raise BadBot(phrase("error-bot-makes", bot=self.name, value=repr(bot)))
        return bot

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games


class _Ladder:
    """Makes one bot of the ladder: a function that remembers its name, and its menus once it has made one."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.first: MenuBot | None = None

    def make(self, rng: Rng) -> Bot:
        first = self.first
        if first is None:
            first = ladder_bot(self.name)
            self.first = first
        return MenuBot(first.menu, first.many)


class _Plain:
    """Makes bots that want no chance of their own."""

    def __init__(self, bot: type[Bot]) -> None:
        self.bot = bot

    def make(self, rng: Rng) -> Bot:
        return self.bot()


class _File:
    """Makes bots that buy by a menu somebody has written."""

    def __init__(self, menu: MenuText) -> None:
        self.menu = menu

    def make(self, rng: Rng) -> Bot:
        return MenuBot(self.menu)


def _trained(rng: Rng) -> object:
    from signoria.bots.dominion.learned.player import NetBot  # here: NumPy takes a moment to load

    return NetBot()


def _expert(rng: Rng) -> object:
    from signoria.bots.dominion.learned.expert import Expert  # here: NumPy takes a moment to load

    return Expert(rng)


def _house() -> list[BotKind]:
    """The bots that come with the program."""
    return [
        BotKind(RANDOM, RandomBot),
        *[BotKind(name, _Ladder(name).make, [DOMINION], takes_chance=False) for name in menu_names()],
        BotKind("novice", lambda rng: Novice(rng), [DOMINION]),
        BotKind("easy", lambda rng: Easy(), [DOMINION], takes_chance=False),
        BotKind("medium", lambda rng: Medium(), [DOMINION], takes_chance=False),
        BotKind("hard", lambda rng: Hard(rng), [DOMINION]),
        BotKind("expert", _expert, [DOMINION]),
        BotKind("trained", _trained, [DOMINION], takes_chance=False),
        BotKind("novice", lambda rng: Careless(rng), [INTRIGO]),
        BotKind("easy", lambda rng: Greedy(), [INTRIGO], takes_chance=False),
        BotKind("medium", lambda rng: weaker(rng), [INTRIGO]),
        BotKind("hard", lambda rng: strongest(rng), [INTRIGO]),
    ]


def _load(entry: EntryPoint) -> BotKind:
    """The bot of an installed package."""
    try:
        kind = entry.load()
    except (ImportError, AttributeError) as error:
        why = phrase("error-bot-load", bot=entry.name, place=entry.value, why=system_error(error))
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
    known = _called(wanted)
    if not known:  # what people call it, in any language: `Smithy bot`
        for id in BOTS.find(name):
            known += _called(id)
    for kind in known:
        if kind.plays(game):
            return kind
    names = bot_names(game)
    those = phrase("hint-known", known=names)
    if known:
        games = dict.fromkeys([other for kind in known for other in kind.games])
        called = [game_phrase(other) for other in games]
        raise UnknownBot(phrase("error-bot-plays", bot=name.strip(), game=game_phrase(game), games=called, hint=those))
    near = hint(wanted, names, otherwise=those)
    raise UnknownBot(phrase("error-bot", game=game_phrase(game), name=name.strip(), hint=near))


def _called(id: str) -> list[BotKind]:
    """The bots of this id, one for each game that has one."""
    known = [kind for kind in _house() if kind.name == id]
    return known + [_load(entry) for entry in installed(GROUP) if plain(entry.name) == id]


def open_bot(bot: Contestant, game: str) -> BotKind:
    """A bot by name, from the user's own file (a menu, `mine.menu`, or Python, `mine.py`, which is run), or by its class."""
    if isinstance(bot, Bot):
        raise TypeError(f"a bot comes by its name, its file or its class, not as {bot!r}: every game needs a new one")
    if not isinstance(bot, str):
        kind = kind_of(bot, bot.__name__)
    elif bot.endswith(".menu"):
        kind = BotKind(bot, _File(MenuText(bot, _read(bot))).make, [DOMINION], takes_chance=False)
    elif bot.endswith(".py"):
        kind = _run(Path(bot).expanduser())
    else:
        return find_bot(bot.strip(), game)
    if not kind.plays(game):
        called = [game_phrase(other) for other in kind.games]
        raise BadBot(phrase("error-bot-plays", bot=kind.name, game=game_phrase(game), games=called, hint=NO_HINT))
    return kind


def kind_of(bot: type[Bot], name: str) -> BotKind:
    """A class of bots, made with its own random numbers if its `__init__` takes them."""
    games = [bot.game] if bot.game else []
    if _takes_chance(bot, name):
        return BotKind(name, bot, games)
    return BotKind(name, _Plain(bot).make, games, takes_chance=False)


def _takes_chance(bot: type[Bot], name: str) -> bool:
    """Whether `__init__` has an argument for random numbers: one without a default, or a first one called `rng`."""
    if bot.__init__ is Bot.__init__:
        return False
    arguments = list(inspect.signature(bot.__init__).parameters.values())[1:]
    # A compiled class shows (*args, **kwargs), whatever it takes: the house's own take random numbers.
    wanted = [one for one in arguments if one.default is one.empty and one.kind != one.VAR_KEYWORD]
    if len(wanted) > 1 or any(one.kind == one.KEYWORD_ONLY for one in wanted):
        raise BadBot(phrase("error-bot-arguments", bot=name, arguments=", ".join([one.name for one in wanted])))
    return len(wanted) == 1 or (len(arguments) > 0 and arguments[0].name == RNG)


def _read(text: str) -> str:
    try:
        return read_bytes(Path(text).expanduser(), MENU_BYTES).decode()
    except OverLimit as over:
        raise BadBot(phrase("error-where", where=text, why=over.phrase)) from over
    except OSError as error:
        raise UnknownBot(phrase("error-where", where=text, why=system_error(error))) from error
    except UnicodeDecodeError as no_text:
        raise BadBot(phrase("error-no-utf8", file=text)) from no_text


def _run(path: Path) -> BotKind:
    """The bot that a Python file defines."""
    if not path.is_file():
        raise UnknownBot(phrase("error-no-file", file=str(path)))
    spec = importlib.util.spec_from_file_location(f"signoria_bot_{path.stem}", path)
    assert spec is not None and spec.loader is not None, "a name that ends in .py has a loader"
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return _own_kind(vars(module).get(OWN, _only_bot(module)), str(path))


def _only_bot(module: ModuleType) -> object:
    """The class of bots that a file defines, if it is the only one."""
    # getattr, because the compiler knows no __module__ of a class.
    classes = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Bot)]
    found = [one for one in classes if getattr(one, "__module__", "") == module.__name__]
    return found[0] if len(found) == 1 else None


def _own_kind(kind: object, where: str) -> BotKind:
    if isinstance(kind, BotKind):
        return kind
    if isinstance(kind, type) and issubclass(kind, Bot):
        return kind_of(kind, where)
    raise BadBot(phrase("error-no-bot", file=where, name=OWN))
