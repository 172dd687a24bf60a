"""The players at the table: people by name, bots by kind. In a record a bot's name is `bot:random`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from signoria.bots import Bot
from signoria.bots.registry import find_bot, open_bot
from signoria.core.errors import SignoriaError
from signoria.core.game import Game
from signoria.core.phrase import phrase
from signoria.core.rng import Rng
from signoria.core.seat import Seat
from signoria.core.words import plain
from signoria.lang import Translator

MARK: Final = "bot:"
FILES: Final = (".menu", ".py")  # what a bot's own file may be
LONGEST_NAME: Final = 20


class BadCompany(SignoriaError, ValueError):
    """These people and bots cannot sit down together; the message says why."""


class Company:
    """The seats in order."""

    def __init__(self, written: Sequence[str], game: str, rng: Rng, own_files: bool = True) -> None:
        """`written` are the names as a record has them; of a record from elsewhere no `own_files` are run as bots."""
        self.written = list(written)
        self.bots: dict[int, Bot] = {}
        for seat, name in enumerate(self.written):
            if name.startswith(MARK):
                kind = name.removeprefix(MARK)
                found = (open_bot if own_files else find_bot)(kind, game)
                self.bots[seat] = found.new(rng)
                if not kind.endswith(FILES):
                    self.written[seat] = MARK + found.name  # typed by any of its names, written by its id
            else:
                check_name(name)
        self.people = [seat for seat in range(len(self.written)) if seat not in self.bots]
        people = [self.written[seat] for seat in self.people]
        if not people:
            raise BadCompany(phrase("error-nobody-plays"))
        if len(set(people)) < len(people):
            raise BadCompany(phrase("error-same-name"))

    def sit_down(self, game: Game) -> None:
        """Before the first card is played: BadMenu if a bot wants to buy what is not there."""
        for seat, bot in self.bots.items():
            bot.sit_down(Seat(game, seat))

    def names(self, translator: Translator) -> list[str]:
        """What everyone is called; bots have first names, of several of a kind each another one."""
        return names_at_table(self.written, translator)

    def introduced(self, translator: Translator) -> list[str]:
        """Everyone by name, with what a bot is behind it: `Marta (Easy bot)`."""
        names = self.names(translator)
        return [
            translator.say("bot-introduced", name=name, bot=bot_name(self.written[seat], translator))
            if seat in self.bots
            else name
            for seat, name in enumerate(names)
        ]


def names_at_table(written: Sequence[str], translator: Translator) -> list[str]:
    """What everyone is called whose names are written so in a record."""
    return [
        first_name(name, list(written[:seat]).count(name) + 1, translator) if name.startswith(MARK) else name
        for seat, name in enumerate(written)
    ]


def first_name(written: str, number: int, translator: Translator) -> str:
    """What the bot is called that is the first, second, … of its kind at a table."""
    message = f"bot-{plain(written.removeprefix(MARK))}"
    known = translator.knows(message)
    names = translator.say(f"{message}.names").split(", ") if known else [bot_name(written, translator)]
    if number <= len(names):
        return names[number - 1]
    return translator.say("bot-numbered", bot=names[0], n=number)


def bot_name(written: str, translator: Translator) -> str:
    """What people call a bot; those of other packages and files have no message of their own."""
    kind = written.removeprefix(MARK)
    if kind.endswith(FILES):
        return translator.say("bot-other", name=Path(kind).stem)
    message = f"bot-{plain(kind)}"
    return (
        translator.say(message)
        if translator.knows(message)
        else translator.say("bot-other", name=kind.replace("_", " "))
    )


def written_bot(kind: str) -> str:
    """A bot as a record names it: a file by its whole path, so that it is found again from anywhere."""
    return MARK + (str(Path(kind).expanduser().resolve()) if kind.endswith(FILES) else kind)


def check_name(name: str) -> None:
    if not name or name != name.strip() or not name.isprintable():
        raise BadCompany(phrase("error-no-name", name=name))
    if len(name) > LONGEST_NAME:
        raise BadCompany(phrase("error-long-name", name=name, n=LONGEST_NAME))
