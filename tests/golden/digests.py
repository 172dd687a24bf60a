"""A digest over many random games in fixed kingdoms: any rule, option or bit of chance that changes changes it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random

from signoria.core.game import Game
from signoria.dominion.setup import Setup
from tests.golden.playthrough import kingdoms_with_every_card
from tests.properties.games import lively_answer, new_game

FILE = Path(__file__).parent / "digests.json"
FEW = 120  # what a plain run has the time for
MANY = 1000


def play_and_digest(kingdom: list[str], number: int) -> bytes:
    """One game: every pick, the options at it, what was told, and the state at each turn's start and at the end."""
    random = Random(f"digest {number}")
    setup = Setup(
        seats=2 + number % 5,
        kingdom=tuple(kingdom),
        profile=("ed1", "ed2", "")[number % 3],
        merged_treasure=number % 7 == 0,
        choose_discard_top=number % 4 == 0,
    )
    game = new_game(setup, f"digest {number}", 6 * (number % 2))
    game.state.events = []
    digest = hashlib.sha256()
    turn = 0
    while not game.over():
        seat, option = lively_answer(game, random)
        digest.update(f"{seat} {option} {game.options(seat)}".encode())
        game.apply(seat, option)
        digest.update(_told(game))
        if game.state.turn_number() != turn:
            turn = game.state.turn_number()
            digest.update(game.state.key())
    digest.update(game.state.key())
    digest.update(json.dumps([game.view(seat) for seat in range(-1, game.state.seats)], sort_keys=True).encode())
    return digest.digest()


def _told(game: Game) -> bytes:
    events = game.state.events
    assert events is not None
    told = [
        (int(e.code), int(e.seat), e.things, int(e.source), int(e.seen_by), int(e.heard_by), e.reveals) for e in events
    ]
    game.state.events = []
    return repr(told).encode()


def digest_of(kingdoms: list[list[str]], games: range) -> str:
    digest = hashlib.sha256()
    for number in games:
        digest.update(play_and_digest(kingdoms[number % len(kingdoms)], number))
    return digest.hexdigest()


def write_digests() -> None:
    kingdoms = kingdoms_with_every_card()
    few = digest_of(kingdoms, range(FEW))
    many = digest_of(kingdoms, range(MANY))
    data = {"kingdoms": kingdoms, "few": few, "many": many}
    FILE.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
