"""The page's types of what the server says are those of the server."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from signoria.core.game import Game
from signoria.core.registry import find_game
from signoria.core.rng import from_seed
from signoria.dominion.words import PHASES as PHASE_NAMES
from signoria.intrigo.state import PHASES, RESULTS
from signoria.intrigo.words import CHARACTERS, FAMILIES, ORGANISATIONS
from tests.server.typescript import Types
from tools.page_types import FILES, WIRE

VIEWS = (WIRE / "views.ts").read_text(encoding="utf-8")
KINGDOMS = (
    "masquerade, spy, library, scout, bridge, coppersmith, courtyard, thief, moat, conspirator",
    "merchant, sentry, cellar, militia, vassal, harbinger, bandit, poacher, throne_room, chapel",
)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_types_are_as_the_schemas_are_now(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == FILES[file](), "make them anew: python -m tools.page_types"


def played(name: str, wishes: dict[str, object], seats: int, seed: str) -> Iterator[Game]:
    """A game at every question, answered at random, and at its end."""
    kind = find_game(name)
    chance = random.Random(seed)
    game = Game(kind.deal(kind.lobby_rules().setup(wishes, seats, from_seed(seed)), from_seed(seed)))
    for _ in range(4000):
        yield game
        if game.over():
            return
        seat = chance.choice(game.asked())
        game.apply(seat, chance.choice(game.options(seat)))


def games() -> Iterator[Game]:
    for kingdom in KINGDOMS:
        yield from played("dominion", {"kingdom": kingdom}, 3, kingdom)
    for seats in (3, 4):
        yield from played("intrigo", {}, seats, f"{seats} at the palace")


def test_views_and_results_are_as_the_page_declares_them() -> None:
    """Every field of every view is declared and of its type; every declared field is there in some view."""
    types = Types(VIEWS)
    over = set()
    for number, game in enumerate(games()):
        if number % 5 and not game.over():
            continue
        kind = type(game.state).__name__
        for seat in range(-1, game.state.seats):
            types.check(game.view(seat), f"{kind}View", kind)
        if game.over():
            over.add(kind)
            types.check(find_game(kind.lower()).result(game.state), f"{kind}Result", kind)
        types.check({"winners": [0]}, f"{kind}Result")  # one that was given up
    assert over == {"Dominion", "Intrigo"}
    assert types.never_seen() == []


@pytest.mark.parametrize(
    ("alias", "words"),
    [
        ("DominionPhase", PHASE_NAMES),
        ("IntrigoPhase", PHASES),
        ("Family", FAMILIES),
        ("Character", CHARACTERS),
        ("Organisation", ORGANISATIONS),
        ("Reason", RESULTS[1:]),
    ],
)
def test_the_words_are_those_of_the_games(alias: str, words: tuple[str, ...]) -> None:
    assert Types(VIEWS).words(alias) == list(words)


@pytest.mark.parametrize(
    ("value", "of"),
    [
        ({"token": "ducats", "down": False, "leads": None}, "Building"),
        ({"token": None, "down": 1, "leads": None}, "Building"),
        ({"token": None, "down": False}, "Building"),
        ({"token": None, "down": False, "leads": None, "new": 1}, "Building"),
        ({"character": "thief", "prices": ["1"]}, "Stack"),
        (["copper", 1], "Pile"),
        ("doria_7", "IntrigueCard"),
        ({"clergy": 1, "poets": 1}, "Record<Organisation, number>"),
    ],
)
def test_what_is_not_of_a_type_is_found(value: object, of: str) -> None:
    with pytest.raises(AssertionError):
        Types(VIEWS).check(value, of)
