"""Who sits at the table: people by name, bots by kind. In a record a bot's name is `bot:random`."""

from collections.abc import Callable, Sequence
from typing import Final

from signoria.bots import BigMoney, Bot, RandomBot
from signoria.core.rng import Rng
from signoria.core.words import nearest, plain
from signoria.lang import Tongue

MARK: Final = "bot:"
LONGEST_NAME: Final = 20
BOTS: Final[dict[str, Callable[[Rng], Bot]]] = {
    "big_money": lambda rng: BigMoney(),
    "random": RandomBot,
}


class BadCompany(ValueError):
    """These people and bots cannot sit down together; the message says why."""


class Company:
    """The seats in order."""

    def __init__(self, written: Sequence[str], rng: Rng) -> None:
        """`written` are the names as a record has them."""
        self.written = list(written)
        self.bots: dict[int, Bot] = {}
        for seat, name in enumerate(self.written):
            if name.startswith(MARK):
                self.bots[seat] = new_bot(name.removeprefix(MARK), rng)
            else:
                check_name(name)
        self.people = [seat for seat in range(len(self.written)) if seat not in self.bots]
        people = [self.written[seat] for seat in self.people]
        if not people:
            raise BadCompany("at least one person plays")
        if len(set(people)) < len(people):
            raise BadCompany("two people have the same name")

    def names(self, tongue: Tongue) -> list[str]:
        """What everyone is called; of several bots of a kind the second and later ones are numbered."""
        names: list[str] = []
        for seat, name in enumerate(self.written):
            earlier = self.written[:seat].count(name)
            if seat not in self.bots:
                names.append(name)
            elif earlier:
                names.append(tongue.say("bot-numbered", bot=tongue.say(_bot_message(name)), n=earlier + 1))
            else:
                names.append(tongue.say(_bot_message(name)))
        return names


def _bot_message(name: str) -> str:
    return f"bot-{plain(name.removeprefix(MARK))}"


def new_bot(kind: str, rng: Rng) -> Bot:
    if plain(kind) not in BOTS:
        hint = nearest(plain(kind), BOTS) or f"; there are: {', '.join(BOTS)}"
        raise BadCompany(f"no bot is called {kind!r}{hint}")
    return BOTS[plain(kind)](rng)


def check_name(name: str) -> None:
    if not name or name != name.strip() or not name.isprintable():
        raise BadCompany(f"{name!r} is no name")
    if len(name) > LONGEST_NAME:
        raise BadCompany(f"a name has at most {LONGEST_NAME} letters: {name}")
