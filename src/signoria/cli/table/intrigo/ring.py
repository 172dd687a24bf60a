"""The palace on a screen of text: a ring of buildings (letters) and gaps (numbers) around a courtyard for other lines."""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from signoria.cli.table.intrigo.names import DOWN, DUCAT_STYLE, LEADS, STYLES, Names
from signoria.intrigo import (
    DUCAT,
    FAMILIES,
    FIRST_BUILDING,
    FIRST_GAP,
    IntrigoView,
    building_label,
    gap_label,
    row_and_column,
)

WIDEST_CELL: Final = 16
WIDEST_AT_THE_SIDES: Final = 12
NARROWEST: Final = 8
COURTYARD: Final = 62  # so wide it is rather than the sides
MARGIN: Final = 1  # blanks on both sides of the courtyard's content
EMPTY: Final = "····"
GAP_LABEL: Final = 3  # two digits and a blank


@dataclass(frozen=True)
class Marked:
    """What is highlighted: the gaps and buildings that can be picked, and a card about to be placed in a gap."""

    pickable: Container[int] = ()
    card: int = -1
    gap: int = -1


class Ring:
    def __init__(self, size: int, width: int, names: Names) -> None:
        self.size = size
        self.side = size // 2  # cells from one corner to the next
        self.width = width
        self.cell = min((width - self.side) // (self.side + 1), WIDEST_CELL)
        self.narrow = min(max((width - COURTYARD) // 2 - MARGIN, NARROWEST), self.cell, WIDEST_AT_THE_SIDES)
        self.names = names

    @property
    def courtyard(self) -> tuple[int, int]:
        """How wide the courtyard is, and how high."""
        return self.width - 2 * (self.narrow + MARGIN), self.side - 1

    def lines(self, view: IntrigoView, marked: Marked, inside: Sequence[Text], spaced: bool = False) -> list[Text]:
        """All of it, `inside` in the middle of the courtyard; `spaced` has a blank line after each line of the ring."""
        step = 2 if spaced else 1
        height = self.side * step + 1
        first = max((height - len(inside)) // 2, 1)
        rows: list[list[tuple[int, Text]]] = [[] for _ in range(height)]
        width, _ = self.courtyard
        at = self.narrow + MARGIN + max((width - max(text.cell_len for text in inside)) // 2, 0)
        for line, text in enumerate(inside):
            rows[first + line].append((at, text))
        for t in range(2 * self.size):
            row, column = row_and_column(t, self.size)
            room = self.cell if row in (0, self.side) and column < self.side else self.narrow
            x = column * (self.width - self.narrow) // self.side
            draw = self._gap if t % 2 else self._building
            cell = draw(view, t // 2, room, marked)
            rows[row * step].append((x, cell))
        return [_side_by_side(row) for row in rows]

    def _building(self, view: IntrigoView, building: int, width: int, marked: Marked) -> Text:
        label = _label(building_label(building), FIRST_BUILDING + building in marked.pickable, "bold")
        token = view.token_on(building)
        if token < 0:
            return Text.assemble(label, ("–", "dim"))
        room = width - label.cell_len
        style = DUCAT_STYLE if token == DUCAT else "bold"
        if view.is_token_down(building):
            return Text.assemble(label, (self.names.token(token, room - 1) + DOWN, "dim"))
        winner = view.winner_of(building)
        if winner < 0:
            return Text.assemble(label, (self.names.token(token, room), style))
        family = view.family(winner)
        leads = LEADS + self.names.initials[family]
        return Text.assemble(label, (self.names.token(token, room - len(leads)), style), (leads, _of(family)))

    def _gap(self, view: IntrigoView, gap: int, width: int, marked: Marked) -> Text:
        label = _label(str(gap_label(gap)), FIRST_GAP + gap in marked.pickable, "dim")
        card = view.card_in(gap)
        if gap == marked.gap:
            return Text.assemble(label, (self.names.lying(marked.card, width - GAP_LABEL), "underline"))
        if card < 0:
            return Text.assemble(label, (EMPTY, "dim"))
        room = width - GAP_LABEL
        if view.is_card_down(gap):
            return Text.assemble(label, (self.names.lying(card, room - 1) + DOWN, "dim"))
        return Text.assemble(label, (self.names.lying(card, room), self.names.style(card)))


def _label(label: str, pickable: bool, otherwise: str) -> Text:
    """What a place is called; those that can be picked are highlighted, not by color alone."""
    return Text.assemble((label, "bold reverse" if pickable else otherwise), " ")


def _of(family: int) -> str:
    return STYLES[FAMILIES[family]]


def _side_by_side(parts: Sequence[tuple[int, Text]]) -> Text:
    """Parts at their places in a line, whatever their order."""
    line = Text()
    for x, part in sorted(parts, key=lambda one: one[0]):
        line.append(" " * (x - line.cell_len))
        line.append(part)
    return line
