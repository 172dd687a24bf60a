"""The players of Intrigo in a table: families, seals, each player's progress toward both goals, ducats, cards in hand."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from signoria.cli.table.drawing import fitted
from signoria.cli.table.intrigo.names import STYLES, Names
from signoria.intrigo import DRAFT, FAMILIES, ORGANISATIONS, IntrigoView
from signoria.lang import Translator

NONE: Final = "·"
FOUR: Final = 4  # seals of one organisation win
MARK: Final = "▸ "


class Players:
    def __init__(self, translator: Translator, names: Names, players: Sequence[str]) -> None:
        self.translator = translator
        self.names = names
        self.players = players
        self.orgs = [translator.say(f"token-{organisation}.tiny") for organisation in ORGANISATIONS]
        self.columns = [translator.say(f"intrigo-column-{name}") for name in ("kinds", "alike", "ducats", "hand")]

    def lines(self, view: IntrigoView, seats: Sequence[int], width: int, hands: bool = True) -> list[Text]:
        """A line for each of these seats, and a heading above them; `hands`: how many cards too."""
        heads = [*self.orgs, *self.columns][: None if hands else -1]
        rows = [self._row(view, seat)[: len(heads)] for seat in seats]
        widths = [max(cell_len(row[i]) for row in [heads, *rows]) for i in range(len(heads))]
        left = width - len(MARK) - sum(widths) - len(widths)
        longest = max(cell_len(self.players[seat]) for seat in seats)
        families = self.names.families
        family_width = max(cell_len(families[view.family(seat)]) for seat in seats)
        if longest + 1 + family_width > left:
            families = self.names.initials
            family_width = max(cell_len(name) for name in families)
        name_width = min(longest, left - 1 - family_width)
        above = " " * (len(MARK) + name_width + 1 + family_width)
        lines = [Text(above + _columns(heads, widths), style="dim")]
        next_seat = view.first() if view.phase() == DRAFT else view.active()  # who has the go, or will begin
        for seat, row in zip(seats, rows):
            family = view.family(seat)
            mark = MARK if seat == next_seat else " " * len(MARK)
            name = fitted(self.players[seat], name_width)
            head = Text.assemble(mark, (name, "bold"), " ", (fitted(families[family], family_width), _style(family)))
            lines.append(Text.assemble(head, _columns(row, widths)))
        return lines

    def _row(self, view: IntrigoView, seat: int) -> list[str]:
        seals = [view.counter(seat, organisation) for organisation in range(len(ORGANISATIONS))]
        kinds = sum(1 for n in seals if n)
        return [
            *(str(n) if n else NONE for n in seals),
            self.translator.say("intrigo-of", n=kinds, most=len(ORGANISATIONS)),
            self.translator.say("intrigo-of", n=max(seals), most=FOUR),
            str(view.ducats(seat)),
            str(view.hand_size(seat)),
        ]


def _columns(cells: Sequence[str], widths: Sequence[int]) -> str:
    return "".join(" " + " " * (width - cell_len(cell)) + cell for cell, width in zip(cells, widths))


def _style(family: int) -> str:
    return STYLES[FAMILIES[family]]
