"""Every card has what a card needs besides its rules: a row, and a drawing."""

from __future__ import annotations

import re
from pathlib import Path

from signoria.dominion.catalogue import BASICS, KINGDOM_CARDS
from signoria.dominion.roster import NO_ROW, ROSTER, ROWS, row_of

ART = Path(__file__).resolve().parents[2] / "web" / "src" / "art" / "dominion.svg"


def test_every_kingdom_card_has_one_row() -> None:
    assert len(ROWS) == len(ROSTER)
    assert set(ROSTER) == {id for id, _ in KINGDOM_CARDS}
    assert row_of("old_mill") is NO_ROW


def test_every_card_has_a_drawing() -> None:
    drawn = set(re.findall(r'<symbol id="g-([a-z_]+)"', ART.read_text(encoding="utf-8")))
    assert {card.id for card in [*BASICS, *KINGDOM_CARDS.values()]} - drawn == set()
