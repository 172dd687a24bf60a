"""The chances of a game as a picture: as lines of characters, and as points for a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.review.account import Review

MARKS: Final = "●○◆◇▲△"
HEIGHT: Final = 11  # lines: 100, 90, … 0 percent
NOBODY: Final = -1
WIDEST: Final = 100


def by_turn(review: Review) -> list[tuple[int, Sequence[float]]]:
    """(step, each seat's chance) where a player's turn began, and at the end: a point for each turn of all players."""
    starts = [step for step in range(len(review.turns) - 1) if step == 0 or _begins(review, step)]
    return [(step, review.chances[step]) for step in [*starts, len(review.chances) - 1]]


def _begins(review: Review, step: int) -> bool:
    return review.turns[step] != review.turns[step - 1]


def draw(review: Review, width: int) -> list[tuple[str, list[tuple[int, str]]]]:
    """Lines from 100% down to 0%: a label, and for each column whose mark is there (-1: nobody's)."""
    points = by_turn(review)
    columns = min(WIDEST, max(10, width))
    rows: list[list[tuple[int, str]]] = [[(NOBODY, " ")] * columns for _ in range(HEIGHT)]
    for column in range(columns):
        at = column * (len(points) - 1) / (columns - 1)
        before, after = points[int(at)][1], points[min(len(points) - 1, int(at) + 1)][1]
        for seat in range(len(before) - 1, -1, -1):
            chance = before[seat] + (after[seat] - before[seat]) * (at - int(at))
            rows[HEIGHT - 1 - round(chance * (HEIGHT - 1))][column] = (seat, MARKS[seat % len(MARKS)])
    for line in (0, HEIGHT // 2, HEIGHT - 1):
        rows[line] = [(NOBODY, "·") if seat == NOBODY else (seat, mark) for seat, mark in rows[line]]
    return [(str(100 - 100 * line // (HEIGHT - 1)), row) for line, row in enumerate(rows)]
