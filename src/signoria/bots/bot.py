"""What a bot is, the one that knows nothing, and the loop that lets bots play a game."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from types import FunctionType
from typing import ClassVar, Generic, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from signoria.core.bits import bit_count, nth
from signoria.core.errors import SignoriaError
from signoria.core.game import Game
from signoria.core.phrase import phrase
from signoria.core.rng import Rng
from signoria.core.seat import Seat
from signoria.core.state import V


class BadAnswer(SignoriaError, ValueError):
    """What a bot answers isn't a word or a number; the message names the bot and what it should answer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Generic[V]):
    """Answers one pick at a time: in words (`choose`), or with a number (`pick`), which is quicker."""

    game: ClassVar[str] = ""  # what it plays, by name; none named: any game

    def __init_subclass__(cls) -> None:
        """What bots from elsewhere answer is checked: without a `return`, it is None, and no error after that names the bot."""
        made = vars(cls)
        if not made["__module__"].startswith("signoria."):
            for name, checked in (("choose", _in_words), ("pick", _in_numbers), ("memory", _as_text)):
                method = made.get(name)
                if isinstance(method, FunctionType):
                    setattr(cls, name, checked(method))

    def sit_down(self, seat: Seat[V]) -> None:
        """Look at the table before the first pick, if anybody asks it to; SignoriaError if this bot cannot play there."""

    def pick(self, seat: Seat[V]) -> int:
        """One of `seat.options()`, of which there may be only one."""
        return seat.option(self.choose(seat))

    def choose(self, seat: Seat[V]) -> str:
        """One of `seat.decision.options`; a bot has this or `pick`."""
        raise NotImplementedError(f"{type(self).__name__} needs a method choose (words) or pick (numbers)")

    def memory(self) -> str:
        """What another bot of its kind has to `recall` to continue as this one would."""
        return ""

    def recall(self, memory: str) -> None:
        """Continue as the bot with this memory would. A server makes a new bot for each question."""

    def __repr__(self) -> str:
        return f"<bot {type(self).__name__}>"

    def wanted_cards(self, players: int) -> list[str]:
        """The cards it can't do without, for the setup of its games."""
        return []


def _in_words(method: FunctionType) -> Callable[[object, object], str]:
    def choose(self: object, seat: object) -> str:
        answer: object = method(self, seat)
        if isinstance(answer, str):
            return answer
        raise _bad_answer(self, "choose", answer, "seat.decision.options")

    return choose


def _in_numbers(method: FunctionType) -> Callable[[object, object], int]:
    def pick(self: object, seat: object) -> int:
        answer: object = method(self, seat)
        if isinstance(answer, int):
            return answer
        if isinstance(answer, SupportsIndex):  # NumPy's numbers
            return index(answer)
        raise _bad_answer(self, "pick", answer, "seat.options()")

    return pick


def _as_text(method: FunctionType) -> Callable[[object], str]:
    def memory(self: object) -> str:
        found: object = method(self)
        if isinstance(found, str):
            return found
        name = f"{type(self).__name__}.memory"
        raise BadAnswer(phrase("error-bot-memory", bot=name, value=repr(found)))

    return memory


def _bad_answer(bot: object, method: str, answer: object, wanted: str) -> BadAnswer:
    name = f"{type(bot).__name__}.{method}"
    return BadAnswer(phrase("error-bot-answer", bot=name, value=repr(answer), wanted=wanted))


class RandomBot(Bot):
    """Any legal pick, each equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.decisions: i64 = 0  # questions answered that left a choice

    def pick(self, seat: Seat) -> int:
        low, high = seat.option_masks()
        if low < 0:
            return self._pick_of(seat.options())
        few = bit_count(low)
        n = few
        if high:
            n += bit_count(high)
        chosen: i64 = 0
        if n > 1:
            self.decisions += 1
            chosen = self.rng.below(n)
        return nth(low, chosen) if chosen < few else 64 + nth(high, chosen - few)

    def _pick_of(self, options: list[int]) -> int:
        n: i64 = len(options)
        if n == 1:
            return options[0]
        self.decisions += 1
        return options[self.rng.below(n)]


def play(game: Game, bots: list[Bot]) -> None:
    """Let bots play a game to its end."""
    seats = [Seat(game, seat) for seat in range(game.state.seats)]
    while True:
        who = game.seat()
        if who < 0:
            return
        game.apply(who, bots[who].pick(seats[who]))


def play_until(game: Game, bots: list[Bot], turns: i64) -> bool:
    """Let bots play a game to its end, but no more turns than this; whether it came to its end."""
    play_out(game, bots, turns)
    return game.over()


def play_out(game: Game, bots: list[Bot], turns: i64) -> i64:
    """The same; how many picks that took."""
    state = game.state
    seats = [Seat(game, seat) for seat in range(state.seats)]
    picks: i64 = 0
    while state.turn_number() <= turns:
        who = game.seat()
        if who < 0:
            break
        game.apply(who, bots[who].pick(seats[who]))
        picks += 1
    return picks
