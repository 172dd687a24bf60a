"""How a game begins: dealt anew, set up as a position, or read from a file."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, overload

from signoria.core.record import Record, RecordError, Start
from signoria.core.registry import find_game
from signoria.core.rng import from_seed
from signoria.library.game import Game

if TYPE_CHECKING:
    from signoria.dominion import DominionView
    from signoria.intrigo import IntrigoView

NOT_PLAYERS: Final = frozenset(("player", "seats", "num_players"))  # what people write instead


@overload
def new_game(
    game: Literal["dominion"],
    *,
    players: int | None = None,
    kingdom: str | Sequence[str] = ...,
    seed: str | int | None = None,
    position: Mapping[str, object] | None = None,
    **options: object,
) -> Game[DominionView]: ...
@overload
def new_game(
    game: Literal["intrigo"],
    *,
    players: int | None = None,
    seed: str | int | None = None,
    position: Mapping[str, object] | None = None,
    **options: object,
) -> Game[IntrigoView]: ...
@overload
def new_game(
    game: str,
    *,
    players: int | None = None,
    seed: str | int | None = None,
    position: Mapping[str, object] | None = None,
    **options: object,
) -> Game: ...


def new_game(
    game: str,
    *,
    players: int | None = None,
    seed: str | int | None = None,
    position: Mapping[str, object] | None = None,
    **options: object,
) -> Game:
    """A new game. The same arguments give the same game; without a seed chance decides, and `start` has it.

    `options` are what a table of this game can be set up with: Dominion's `kingdom` is a name, ten cards, a code or
    "random". A `position` in words (docs/scenarios.md) replaces dealing.
    """
    ruleset = find_game(game)
    if position is not None:
        if players is not None or seed is not None or options:
            raise TypeError("a position says everything: give no players, seed or options with it")
        if not isinstance(position, Mapping):
            raise TypeError(f"a position is a mapping, such as {{'hand': 'militia, copper'}}, not {position!r}")
        ruleset.read_position(position)  # what is wrong with it is BadPosition here, not an error of a record
        start = Start(position=position)
        return Game(ruleset, start, start.game(ruleset))
    for field in options.keys() & NOT_PLAYERS:
        raise TypeError(f"new_game has no {field!r}: the number of players is players={options[field]!r}")
    if players is not None and not isinstance(players, int):
        raise TypeError(f"players is a number, not {players!r}")
    chance = secrets.token_hex(8) if seed is None else str(seed)
    seats = int(ruleset.least_seats) if players is None else players
    setup = ruleset.lobby_rules().setup(wishes_of(options), seats, from_seed(f"{chance} setup"))
    start = Start.dealt(setup, chance)
    return Game(ruleset, start, start.game(ruleset))


def wishes_of(options: Mapping[str, object]) -> dict[str, object]:
    """What a lobby takes: ten cards may come as a list, and are one text there."""
    kingdom = options.get("kingdom")
    return {**options, "kingdom": ", ".join(map(str, kingdom))} if isinstance(kingdom, (list, tuple)) else {**options}


def load(path: str | os.PathLike[str]) -> Game:
    """A game from its record, played again and checked; RecordError says what is wrong with a file."""
    try:
        record = Record.from_file(Path(path))
    except RecordError as error:
        error.add_note(f"This is about {os.fspath(path)}.")
        raise
    return Game(record.ruleset(), record.start, record.replay())
