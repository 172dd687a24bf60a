"""What a game package provides: one class that holds everything of a game and knows its rules."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from signoria.core.decision import Ask, Asks
from signoria.core.event import Event
from signoria.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Lens:
    """What one seat may see of a state: a game's own read-only view, cheap enough for a bot."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The contract between a game and the house: all that a copy must carry, and the rules that move it on.

    Between effects the state itself says what is asked (`ask`) and carries a move out (`perform`). An effect is a
    generator that yields questions; while it runs, every card is in a zone of the state and never only in a local.
    """

    seats: i64
    rng: Rng
    events: list[Event] | None  # what happened since the last move was noted; None: nobody listens

    def copy(self) -> State:
        """An independent copy that listens to nobody; written by hand, never `deepcopy`."""
        raise NotImplementedError

    def load(self, other: State) -> None:
        """Take over another state's contents in place, so that the frames of a running effect see them."""
        raise NotImplementedError

    def ask(self) -> Ask | None:
        """The question between effects; None when the game is over."""
        raise NotImplementedError

    def perform(self, answers: list[int]) -> Asks | None:
        """Carry out the answer to `ask()`: wholly, or as an effect that has not begun."""
        raise NotImplementedError

    def refusal(self, ask: Ask, seat: i64, picks: list[int], option: i64) -> i64:
        """0 if the seat may pick this option next, else the reason why not."""
        raise NotImplementedError

    def options(self, ask: Ask, seat: i64, picks: list[int]) -> list[int]:
        """All the seat may pick next, in ascending order: exactly those without a refusal."""
        raise NotImplementedError

    def redeal(self, seat: i64, ask: Ask | None, rng: Rng) -> None:
        """Deal anew, in place, all that the seat cannot know; what is asked of the others stays answerable."""
        raise NotImplementedError

    def key(self) -> bytes:
        """Equal keys if and only if everything is equal, chance to come included."""
        raise NotImplementedError

    def turn_number(self) -> i64:
        """Counts turns from 1; a record keeps a digest for each."""
        raise NotImplementedError

    def lens(self, seat: i64) -> Lens:
        """The view of a seat, which follows the state as it changes; seat -1 is a spectator."""
        raise NotImplementedError

    def view_data(self, seat: i64, ask: Ask | None, picks: list[int], ready: i64) -> dict[str, object]:
        """All that a seat may see, as plain data; seat -1 is a spectator."""
        raise NotImplementedError

    def option_name(self, option: i64) -> str:
        raise NotImplementedError

    def option_named(self, name: str) -> i64:
        """The option of this name; -1 if this game has none."""
        raise NotImplementedError

    def verb_name(self, verb: i64) -> str:
        raise NotImplementedError

    def reason_name(self, reason: i64) -> str:
        raise NotImplementedError

    def event_name(self, code: i64) -> str:
        raise NotImplementedError
