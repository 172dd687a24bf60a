"""Small things that every table is drawn with. It knows no game."""

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text


def dotted(parts: Sequence[Text]) -> Text:
    """Parts with dots between them."""
    return Text.assemble(parts[0], *(piece for part in parts[1:] for piece in ((" · ", "dim"), part)))


def number(number: int, width: int) -> Text:
    """The number under which something can be picked; 0: it cannot."""
    return Text((str(number) if number else "").rjust(width), style="bold")


def heading(left: str, right: str, width: int) -> Text:
    """A bar over the whole width, with something at both ends."""
    space = max(width - cell_len(left) - cell_len(right), 1)
    return Text(left + " " * space + right, style="bold reverse")


def side_by_side(parts: Sequence[Text], width: int, gap: int = 3) -> list[Text]:
    """Parts one after another, as many in a line as fit."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + gap + part.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], " " * gap, part)
        else:
            lines.append(part)
    return lines


def fitted(text: str, width: int) -> str:
    """Exactly so wide: filled up with blanks, or cut where it is longer."""
    return set_cell_size(text, width) if cell_len(text) <= width else set_cell_size(text, width - 1) + "…"
