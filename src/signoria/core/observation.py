"""What a learner gets of a game: observations of a fixed width, and actions whose numbers don't depend on the setup.

An encoding is about one game; an observation is about all games of a kind. Every number is 0 or more, and 0 stands for
nothing: a card in a field of numbers is its action plus one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from signoria.core.decision import NO_STOP, Question
from signoria.core.encoding import Encoding
from signoria.core.state import State

HIGH: Final[i64] = 64  # options from here on are in the second mask
FLAT: Final = "flat"  # every field counts all cards there are
PILES: Final = "piles"  # a row for each pile or place of this game
LAYOUTS: Final = (FLAT, PILES)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Encoding):
    """Rows that end with equally long fields, one number for each thing of a kind: each card, pile, or place.

    `things` names these fields, `width` is their length in the row, and the first `count` numbers of it are used.
    """

    def __init__(
        self,
        fields: list[tuple[str, int]],
        verbs: list[str],
        actions: list[str],
        things: list[str],
        width: int,
        count: int,
    ) -> None:
        super().__init__(fields, verbs)
        self.actions = actions  # their names, by number
        self.things = things
        self.width = width
        self.count = count
        self.n_actions: i64 = len(actions)
        self.nothing = Question(0, -1, 0, 0, False, NO_STOP)  # what a seat is asked that isn't asked anything
        self.low = vec[i64]()  # the masks that the rows of legal actions show
        self.high = vec[i64]()

    def forget(self, row: i64) -> None:
        while len(self.low) <= row:
            self.low = append(self.low, 0)
            self.high = append(self.high, 0)
        self.low[row] = 0
        self.high[row] = 0

    def look(self, state: State, seat: i64, block: vec[i64], row: i64) -> None:
        """Write what a seat sees that isn't asked anything, also when the game is over."""
        self.write(state, self.nothing, seat, [], block, row)

    def action_of(self, state: State, option: i64) -> i64:
        """The action that picks an option."""
        raise NotImplementedError

    def option_of(self, state: State, action: i64) -> i64:
        """The option that an action picks; -1 if this game has none."""
        raise NotImplementedError

    def write_legal(self, state: State, low: i64, high: i64, legal: vec[u8], row: i64) -> None:
        """Write the options of two masks into a row of legal actions; what it shows already stays."""
        at = row * self.n_actions
        before = self.low[row]
        if before != low:
            self._mark(state, before & ~low, 0, legal, at, 0)
            self._mark(state, low & ~before, 0, legal, at, 1)
            self.low[row] = low
        before = self.high[row]
        if before != high:
            self._mark(state, before & ~high, HIGH, legal, at, 0)
            self._mark(state, high & ~before, HIGH, legal, at, 1)
            self.high[row] = high

    def _mark(self, state: State, mask: i64, option: i64, legal: vec[u8], at: i64, value: u8) -> None:
        while mask:
            if mask & 1:
                legal[at + self.action_of(state, option)] = value
            mask >>= 1
            option += 1
