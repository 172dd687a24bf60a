"""What a review needs to know of a game: which moves are worth a thought, and how a game continues."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from signoria.core.game import Game

Move: TypeAlias = tuple[int, ...]  # a seat's whole answer, without the word that ends it
Shares: TypeAlias = Sequence[float]  # each seat's chance to win


@dataclass(frozen=True)
class Reason:
    """Why one move is better than another: a kind that the catalogs have words for, and the figure that shows it."""

    kind: str
    figure: float = 0.0


class Coach(Protocol):
    """One kind of game as the coach sees it. A coach looks only at what the seat may know."""

    def moves(self, game: Game, seat: int) -> list[Move]:
        """What the seat might do now, the usual move first."""

    def answers(self, game: Game, seat: int, move: Move) -> list[Move]:
        """What the seat might answer to a question that its move leads to before it knows anything new; or nothing."""

    def are_alike(self, game: Game, one: Move, other: Move) -> bool:
        """Whether nobody would tell two moves apart."""

    def wins_at_once(self, game: Game, seat: int, move: Move) -> bool:
        """Whether the move is known to win the game for the seat, whatever is hidden."""

    def shows_nothing(self, before: Game, after: Game, seat: int) -> bool:
        """Whether the seat knows nothing new after its move but that it made it."""

    def play_on(self, world: Game) -> Shares:
        """Each seat's chance in an imagined game, which is played on for that."""

    def facts(self, world: Game, seat: int) -> Sequence[float]:
        """What an imagined game came to: figures that may be the reason why one move is better."""

    def reason(
        self, game: Game, seat: int, done: Move, better: Move, facts: Sequence[tuple[float, float]]
    ) -> Reason | None:
        """A reason that figures support: for each fact how much larger it is after the better move, and its error."""

    def kind(self, game: Game, seat: int, done: Move, better: Move) -> str:
        """What kind of mistake a move was, from facts of the position alone; "" if none of the kinds fits."""

    def own_names(self, game: Game) -> dict[str, dict[str, str]]:
        """The names of cards that no catalog has, by id and language."""


class Value(Protocol):
    """Each seat's chance to win from what one seat may know, without imagining games: -1 is a spectator."""

    def chances(self, places: Sequence[tuple[Game, int]]) -> list[list[float]]:
        """For each game and the seat that looks at it."""
