"""What a game package provides: one class that holds everything of a game and knows its rules."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from signoria.core.decision import Effect, Question
from signoria.core.event import Event, Listener
from signoria.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat may see of a state: a game's own read-only view, cheap enough for a bot."""

    def data(self, question: Question | None, picks: list[int], ready: i64) -> dict[str, object]:
        """All of it as plain data in words, for the wire."""
        raise NotImplementedError


# A game's own view. Where nobody says which, it is any: what is asked of it then is checked when it runs.
V = TypeVar("V", bound=View, default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The contract between a game and the house: all that a copy must carry, and the rules that move it on.

    Between effects the state itself says what is asked (`question`) and carries a move out (`perform`). An effect is a
    generator that yields questions; while it runs, every card is in a zone of the state and never only in a local.
    """

    seats: i64
    rng: Rng
    events: list[Event] | None  # what happened since the last move was noted; None: nobody listens
    stops: bool = False  # whether effects stop where hidden cards alone leave no choice (see Question)
    listener: Listener | None = None  # hears of it at once; a copy has none

    def note(self, event: Event) -> None:
        """Tell the log and the listeners that something happened."""
        if self.events is not None:
            self.events.append(event)
        if self.listener is not None:
            self.listener.hear(event)

    def copy(self) -> State:
        """An independent copy that listens to nobody; written by hand, never `deepcopy`."""
        raise NotImplementedError

    def load(self, other: State) -> None:
        """Take over another state's contents in place, so that the frames of a running effect see them."""
        raise NotImplementedError

    def question(self) -> Question | None:
        """The question between effects; None when the game is over."""
        raise NotImplementedError

    def perform(self, answers: list[int]) -> Effect[None] | None:
        """Carry out the answer to `question()`: wholly, or as an effect that has not begun."""
        raise NotImplementedError

    def refusal(self, question: Question, seat: i64, picks: list[int], option: i64) -> i64:
        """0 if the seat may pick this option next, else the reason why not."""
        raise NotImplementedError

    def why_not_move(self, question: Question, seat: i64, picks: list[int], reason: i64) -> i64:
        """Why a whole move is impossible, where `reason` is why its first impossible pick is.

        A game whose rules give an order of reasons for whole moves returns the first in that order.
        """
        return reason

    def options(self, question: Question, seat: i64, picks: list[int]) -> list[int]:
        """All the seat may pick next, in ascending order: exactly those without a refusal."""
        raise NotImplementedError

    def option_masks(self, question: Question, seat: i64, picks: list[int]) -> tuple[i64, i64]:
        """The same as two masks, which is quicker: the options below 63, and those from 64 on as if that were 0.

        The first is -1 where these don't hold all options.
        """
        low: i64 = 0
        high: i64 = 0
        for option in self.options(question, seat, picks):
            if 0 <= option < 63:
                low |= 1 << option
            elif 64 <= option < 127:
                high |= 1 << (option - 64)
            else:
                return -1, 0
        return low, high

    # --- the result -------------------------------------------------------------------------------------------------

    def over(self) -> bool:
        """Whether the game has ended: nothing is asked any more."""
        raise NotImplementedError

    def points(self) -> list[int]:
        """What each seat has scored so far, in what the game counts: victory points, seals."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """Each seat's place, from 1, if the game ended now; equal players share one."""
        raise NotImplementedError

    def leaders(self) -> list[int]:
        """The seats in first place, if the game ended now."""
        return [seat for seat, place in enumerate(self.places()) if place == 1]

    def winners(self) -> list[int]:
        """The winners; empty before the end."""
        return self.leaders() if self.over() else []

    # --- copies and knowledge -----------------------------------------------------------------------------------------

    def redeal(self, seat: i64, question: Question | None, rng: Rng) -> None:
        """Deal anew, in place, all that the seat cannot know; what is asked of the others stays answerable."""
        raise NotImplementedError

    def key(self) -> bytes:
        """Equal keys if and only if everything is equal, chance to come included."""
        raise NotImplementedError

    def turn_number(self) -> i64:
        """Counts turns from 1; a record keeps a digest for each."""
        raise NotImplementedError

    def view(self, seat: i64) -> View:
        """The view of a seat, which follows the state as it changes; seat -1 is a spectator."""
        raise NotImplementedError

    def option_name(self, option: i64) -> str:
        raise NotImplementedError

    def option_word(self, option: i64) -> str:
        """An option as people say it in English, short where the question makes it clear: `throne room`, `end`."""
        return self.option_name(option).replace("_", " ")

    def option_named(self, name: str) -> i64:
        """The option of this name; -1 if this game has none."""
        raise NotImplementedError

    def verb_name(self, verb: i64) -> str:
        raise NotImplementedError

    def reason_name(self, reason: i64) -> str:
        raise NotImplementedError

    def event_name(self, code: i64) -> str:
        raise NotImplementedError
