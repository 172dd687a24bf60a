"""A game can be played on from any point of a record, in mid-effect too, and a link contains that point."""

from __future__ import annotations

import json
import random
import zlib
from base64 import urlsafe_b64encode

import pytest

from signoria.core.branch import Branch
from signoria.core.game import Game
from signoria.core.limits import POSITION_CODE
from signoria.core.record import Record, RecordError, Start
from signoria.core.registry import find_game
from signoria.core.rng import from_seed
from tests.volume import some

MIDDLE = {
    "seats": 2,
    "seed": "throne",
    "0": {"hand": "throne room, militia, 3 copper", "deck": "5 copper"},
    "1": {"hand": "gold, silver, copper, estate, moat", "deck": "5 copper"},
    "kingdom": [
        "throne_room",
        "militia",
        "moat",
        "village",
        "smithy",
        "market",
        "cellar",
        "mine",
        "remodel",
        "workshop",
    ],
}


def throne_room_on_militia() -> Record:
    """The other player has answered the first Militia and is asked by the second."""
    kind = find_game("dominion")
    game = Start(position=MIDDLE).game(kind)
    for seat, picks in ((0, ["throne_room"]), (0, ["militia"]), (1, []), (1, ["copper", "estate"])):
        game.apply_move(seat, [game.state.option_named(pick) for pick in picks])
    return Record.from_game(kind, game, Start(position=MIDDLE))


def played(name: str, seats: int) -> Record:
    kind, chance = find_game(name), random.Random(name)
    start = Start.live(kind.lobby_rules().setup({}, seats, from_seed(name)), bytes(range(32)))
    game = start.game(kind)
    for number in range(400):
        if game.over():
            break
        seat = chance.choice(game.asked())
        game.apply(seat, chance.choice(game.options(seat)))
        if number % 53 == 50 and not game.given and game.history is not None:
            game.rewind(game.history.question_of(len(game.history.moves) - 1))
    while game.given:
        seat = game.asked()[0]
        game.apply(seat, game.options(seat)[0])
    return Record.from_game(kind, game, start)


def at(record: Record, step: int) -> Game:
    history = record.replay().history
    assert history is not None
    game = record.start.game(record.ruleset())
    for move in history.moves[:step]:
        game.apply_move(move.seat, move.picks[:])
    return game


def packed(data: object) -> str:
    packing = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return urlsafe_b64encode(packing.compress(json.dumps(data).encode()) + packing.flush()).decode().rstrip("=")


@pytest.mark.parametrize(("name", "seats"), [("dominion", 2), ("dominion", 4), ("intrigo", 3)])
def test_a_branch_is_the_game_at_that_step_as_data_and_as_a_link(name: str, seats: int) -> None:
    record = played(name, seats)
    history = record.replay().history
    assert history is not None
    for step in some(range(0, len(history.moves), 7)):
        branch = Branch.of_record(record, step)
        assert Branch.from_data(json.loads(json.dumps(branch.data()))) == branch
        assert Branch.from_code(branch.code()) == branch
        assert branch.play().state.key() == at(record, int(history.question_of(step))).state.key()


def test_a_branch_in_the_middle_of_throne_room_on_militia() -> None:
    record = throne_room_on_militia()
    for step in range(5):
        game = Branch.of_record(record, step).play()
        assert game.state.key() == at(record, step).state.key()
        assert game.asked() == at(record, step).asked()
    game = Branch.of_record(record, 3).play()
    assert game.run is not None and game.asked() == [1]  # the first Militia asks
    game.apply_move(1, [game.state.option_named(pick) for pick in ("gold", "silver")])
    twin, other = game.clone(), game.redeal(0, from_seed("other"))
    assert twin.state.key() == game.state.key() and other.view(0) == game.view(0)
    assert game.view(1)["players"][1]["hand"] == ["copper", "estate", "moat"]  # type: ignore[index]  # plain data


def test_undo_stops_where_the_branch_begins() -> None:
    game = Branch.of_record(throne_room_on_militia(), 3).play()
    assert game.history is not None
    before = game.state.key()
    assert game.history.last_move_of(0) == -1 and game.history.free_from() == 3
    game.apply_move(1, [game.state.option_named(pick) for pick in ("gold", "silver")])
    game.undo(1, agreed=True)
    assert game.state.key() == before


def test_the_record_of_such_a_game_says_where_it_comes_from_and_replays() -> None:
    branch = Branch.of_record(throne_room_on_militia(), 3)
    game = branch.play()
    game.apply_move(1, [game.state.option_named(pick) for pick in ("gold", "silver")])
    record = Record.from_game(branch.ruleset(), game, branch.start, origin=branch.origin("position"))
    text = record.to_json()
    assert '"origin": {"of": "position", "moves": 3}' in text
    again = Record.from_json(text)
    assert again == record and again.replay().state.key() == game.state.key()
    history = again.replay().history
    assert history is not None and history.floor == 3


@pytest.mark.parametrize(
    ("origin", "code"),
    [
        ('{"of": "position", "moves": 99}', "damaged"),
        ('{"of": "position", "moves": -1}', "damaged"),
        ('{"of": 3, "moves": 0}', "damaged"),
        ('{"moves": 0}', "damaged"),
    ],
)
def test_a_record_with_a_wrong_origin_is_refused(origin: str, code: str) -> None:
    text = throne_room_on_militia().to_json().replace('  "turns"', f'  "origin": {origin},\n  "turns"', 1)
    with pytest.raises(RecordError) as wrong:
        Record.from_json(text)
    assert wrong.value.code == code


def test_an_undo_into_the_other_game_is_refused() -> None:
    record = throne_room_on_militia()
    text = record.to_json().replace('  "turns"', '  "origin": {"of": "record", "moves": 4},\n  "turns"', 1)
    text = text.replace('"move": ["copper", "estate"]}\n', '"move": ["copper", "estate"]},\n    {"back": 2}\n')
    with pytest.raises(RecordError) as wrong:
        Record.from_json(text).replay(check=False)
    assert wrong.value.code == "bad_back"


@pytest.mark.parametrize(
    "code", ["", "nonsense", "é", "AAAA", packed([1]), packed({"game": "dominion"}), packed({"game": 3})]
)
def test_a_link_without_a_position_is_refused(code: str) -> None:
    with pytest.raises(RecordError):
        Branch.from_code(code)


def test_a_link_cannot_unpack_to_more_than_it_may() -> None:
    bomb = packed({"game": "dominion", "rules": 1, "position": {"seed": "a" * 5_000_000}, "moves": []})
    assert len(bomb) < POSITION_CODE
    with pytest.raises(RecordError):
        Branch.from_code(bomb)
    with pytest.raises(RecordError):
        Branch.from_code("A" * (POSITION_CODE + 1))


def test_moves_that_are_impossible_are_refused() -> None:
    data = {"game": "dominion", "rules": 1, "position": MIDDLE}
    for moves in ([[0, ["province"]]], [[1, []]], [[0, ["no such card"]]], [[9, ["militia"]]]):
        with pytest.raises(RecordError):
            Branch.from_data({**data, "moves": moves}).play()
    with pytest.raises(RecordError):
        Branch.from_data({**data, "rules": 99, "moves": []}).play()
    with pytest.raises(RecordError):
        Branch.from_data({**data, "game": "domino", "moves": []}).play()
    with pytest.raises(RecordError):
        Branch.from_data({**data, "moves": [[0, ["militia"]]] * 4_001})
