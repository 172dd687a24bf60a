"""Golden playthroughs: a fixed game as text, every move with what it caused. Equal text, plain and compiled, from version to version."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random

from signoria.core.event import EVERYONE, Event
from signoria.core.game import Game
from signoria.dominion.card import ACTION, Card
from signoria.dominion.catalogue import KINGDOM_CARDS
from signoria.dominion.setup import Setup
from signoria.dominion.setup_data import read_setup, write_setup
from signoria.dominion.turn import Dominion
from signoria.dominion.words import E_CHEAPER, E_GAIN, E_PLAY, E_PLUS_ACTIONS, E_PLUS_BUYS, E_PLUS_COINS, E_TURN
from tests.properties.games import lively_answer, new_game

AMOUNTS = {int(code) for code in (E_TURN, E_PLUS_ACTIONS, E_PLUS_BUYS, E_PLUS_COINS, E_CHEAPER)}
EXTRA = 6  # kingdom cards in each deck at the start, so that all of them are played soon
MOST_MOVES = 400
SEATS = (2, 3, 2, 4, 2, 3)
PLACE = Path(__file__).parent


# --- which games ------------------------------------------------------------------------------------------------------------


def kingdoms_with_every_card(size: int = 10) -> list[list[str]]:
    """All cards there are, each edition that plays differently too, dealt into kingdoms."""
    entries: dict[Card, str] = {}
    for (id, edition), card in KINGDOM_CARDS.items():
        entries.setdefault(card, f"{id}@{edition}")
    kingdoms: list[list[str]] = [[] for _ in range(-(-len(entries) // size))]
    for n, entry in enumerate(entries.values()):
        _place(kingdoms, n, entry, size)
    spare = list(entries.values())
    for kingdom in kingdoms:
        for entry in spare:
            if len(kingdom) < size and not _holds(kingdom, entry):
                kingdom.append(entry)
    return kingdoms


def _place(kingdoms: list[list[str]], n: int, entry: str, size: int) -> None:
    for shift in range(len(kingdoms)):
        kingdom = kingdoms[(n + shift) % len(kingdoms)]
        if len(kingdom) < size and not _holds(kingdom, entry):
            kingdom.append(entry)
            return
    kingdoms.append([entry])


def _holds(kingdom: list[str], entry: str) -> bool:
    return any(other.partition("@")[0] == entry.partition("@")[0] for other in kingdom)


def write_all() -> None:
    """Look for games in which every card of their kingdom comes up, and write them down."""
    for old in PLACE.glob("*.txt"):
        old.unlink()
    for number, kingdom in enumerate(kingdoms_with_every_card(), start=1):
        seats = SEATS[number % len(SEATS)]
        setup = Setup(
            seats, tuple(kingdom), profile=("ed1", "ed2")[number % 2], choose_discard_top=number % 3 == 0, first=0
        )
        text = _first_with_every_card(setup, whole=number == 1)
        (PLACE / f"game_{number}.txt").write_text(text, encoding="utf-8")


def _first_with_every_card(setup: Setup, whole: bool) -> str:
    for attempt in range(2000):
        seed = f"golden {attempt}"
        moves = _moves(setup, seed, whole)
        if moves:
            return playthrough(setup, seed, EXTRA, moves)
    raise AssertionError(f"no game of {setup.kingdom} uses all its cards")


def _moves(setup: Setup, seed: str, whole: bool) -> list[tuple[int, list[int]]]:
    """The moves of a game until every card was used, or to its end; none if that takes too long."""
    game = new_game(setup, seed, EXTRA)
    history = game.start_log()
    random = Random(seed)
    while not game.over() and len(history.moves) < MOST_MOVES:
        game.apply(*lively_answer(game, random))
        if (game.over() if whole else game.run is None) and not _unused(game):
            return [(int(move.seat), move.picks) for move in history.moves]
    return []


def _unused(game: Game) -> list[str]:
    """Cards of the kingdom that were neither played nor, where they cannot be played, gained."""
    assert game.history is not None and isinstance(game.state, Dominion)
    used = {
        (int(event.code), thing)
        for move in game.history.moves
        for event in move.events
        if event.code in (E_PLAY, E_GAIN)
        for thing in event.things
    }
    cards = game.state.kingdom.cards
    return [
        card.id
        for pile, card in enumerate(cards)
        if pile >= 7 and ((int(E_PLAY) if card.types & ACTION else int(E_GAIN)), pile) not in used
    ]


# --- as text ------------------------------------------------------------------------------------------------------------------


def playthrough(setup: Setup, seed: str, extra: int, moves: list[tuple[int, list[int]]]) -> str:
    lines = [
        f"setup {json.dumps(write_setup(setup))}",
        f"seed {seed}",
        f"extra {extra}",
    ]
    game = new_game(setup, seed, extra)
    history = game.start_log()
    lines += [_event_line(game, event) for event in history.opening]
    for seat, picks in moves:
        ask = game.question
        assert ask is not None
        name = game.state.option_name
        chosen = ", ".join(name(pick) for pick in picks) or "nothing"
        lines.append(f"{seat} {game.state.verb_name(ask.verb)}: {chosen}")
        made = len(history.moves)
        game.apply_move(seat, picks)
        for move in history.moves[made:]:
            lines += [_event_line(game, event) for event in move.events]
            if move.final:
                lines.append("  (cannot be taken back freely)")
    if game.over() and isinstance(game.state, Dominion):
        lines.append(f"points {' '.join(str(n) for n in game.state.points())}")
        lines.append(f"winners {' '.join(str(seat) for seat in game.state.winners())}")
    lines.append(f"key {hashlib.sha256(game.state.key()).hexdigest()}")
    lines += [f"view {seat} {_view_digest(game, seat)}" for seat in range(-1, game.state.seats)]
    return "\n".join(lines) + "\n"


def _view_digest(game: Game, seat: int) -> str:
    return hashlib.sha256(json.dumps(game.view(seat), sort_keys=True).encode()).hexdigest()[:16]


def _event_line(game: Game, event: Event) -> str:
    state = game.state
    things = [str(thing) if event.code in AMOUNTS else state.option_name(thing) for thing in event.things]
    line = f"  {state.event_name(event.code)} {event.seat}: {', '.join(things)}".rstrip()
    if event.source >= 0:
        line += f" [{state.option_name(event.source)}]"
    if event.seen_by != EVERYONE:
        line += f" (seen by {', '.join(str(seat) for seat in range(state.seats) if (event.seen_by >> seat) & 1) or 'nobody'})"
    return line


def replayed(text: str) -> str:
    """The text that the moves of a text give now."""
    head, moves = _read(text)
    setup = read_setup(json.loads(head["setup"]))
    seed, extra = head["seed"], int(head["extra"])
    state = new_game(setup, seed, extra).state
    picks = [
        (seat, [int(state.option_named(name)) for name in names.split(", ")] if names != "nothing" else [])
        for seat, names in moves
    ]
    return playthrough(setup, seed, extra, picks)


def _read(text: str) -> tuple[dict[str, str], list[tuple[int, str]]]:
    head: dict[str, str] = {}
    moves: list[tuple[int, str]] = []
    for line in text.splitlines():
        if line[0].isdigit():
            said, _, names = line.partition(": ")
            moves.append((int(said.split()[0]), names))
        elif not line.startswith(" "):
            word, _, rest = line.partition(" ")
            head.setdefault(word, rest)
    return head, moves


def cards_used(text: str) -> set[str]:
    """`id@edition` of the cards that were played or gained."""
    head, _ = _read(text)
    kingdom = {entry.partition("@")[0]: entry for entry in json.loads(head["setup"])["kingdom"]}
    used: set[str] = set()
    for line in text.splitlines():
        word, _, rest = line.strip().partition(" ")
        if line.startswith("  ") and word in ("play", "gain"):
            id = rest.partition(": ")[2].partition(" ")[0]
            used |= {kingdom[id]} if id in kingdom else set()
    return used
