"""Fixed games come out as they are written down, word by word. `UPDATE_GOLDEN=1` writes them anew."""

from __future__ import annotations

import pytest

from signoria.dominion.card import Card
from signoria.dominion.catalogue import KINGDOM_CARDS
from tests.golden.anew import is_wanted
from tests.golden.playthrough import PLACE, cards_used, replayed, write_all

if is_wanted():
    write_all()
FILES = sorted(PLACE.glob("*.txt"))


@pytest.mark.parametrize("name", [file.name for file in FILES])
def test_a_golden_game_plays_as_written(name: str) -> None:
    text = (PLACE / name).read_text(encoding="utf-8")
    assert replayed(text) == text


def test_every_card_is_played_in_a_golden_game() -> None:
    entries: dict[Card, set[str]] = {}
    for (id, edition), card in KINGDOM_CARDS.items():
        entries.setdefault(card, set()).add(f"{id}@{edition}")
    used = {entry for file in FILES for entry in cards_used(file.read_text(encoding="utf-8"))}
    missing = [sorted(editions) for editions in entries.values() if not editions & used]
    assert not missing, f"write the golden games anew (UPDATE_GOLDEN=1): {missing}"


def test_the_golden_games_stay_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < 400_000
