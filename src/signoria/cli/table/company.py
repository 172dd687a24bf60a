"""Who sits at the table: people by name, bots by kind. In a record a bot's name is `bot:random`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from signoria.bots import Bot
from signoria.bots.registry import find_bot, open_bot
from signoria.core.game import Game
from signoria.core.phrase import phrase
from signoria.core.rng import Rng
from signoria.core.seat import Seat
from signoria.core.trouble import Trouble
from signoria.core.words import plain
from signoria.lang import Tongue

MARK: Final = "bot:"
FILES: Final = (".menu", ".py")  # what a bot's own file may be
LONGEST_NAME: Final = 20


class BadCompany(Trouble, ValueError):
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
                self.bots[seat] = (open_bot if own_files else find_bot)(kind, game).new(rng)
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

    def names(self, tongue: Tongue) -> list[str]:
        """What everyone is called; of several bots of a kind the second and later ones are numbered."""
        names: list[str] = []
        for seat, name in enumerate(self.written):
            earlier = self.written[:seat].count(name)
            if seat not in self.bots:
                names.append(name)
            elif earlier:
                names.append(tongue.say("bot-numbered", bot=bot_name(name, tongue), n=earlier + 1))
            else:
                names.append(bot_name(name, tongue))
        return names


def bot_name(written: str, tongue: Tongue) -> str:
    """What people call a bot; those of other packages and files have no message of their own."""
    kind = written.removeprefix(MARK)
    if kind.endswith(FILES):
        return tongue.say("bot-other", name=Path(kind).stem)
    message = f"bot-{plain(kind)}"
    return tongue.say(message) if tongue.knows(message) else tongue.say("bot-other", name=kind.replace("_", " "))


def written_bot(kind: str) -> str:
    """A bot as a record names it: a file by its whole path, so that it is found again from anywhere."""
    return MARK + (str(Path(kind).expanduser().resolve()) if kind.endswith(FILES) else kind)


def check_name(name: str) -> None:
    if not name or name != name.strip() or not name.isprintable():
        raise BadCompany(phrase("error-no-name", name=name))
    if len(name) > LONGEST_NAME:
        raise BadCompany(phrase("error-long-name", name=name, n=LONGEST_NAME))
