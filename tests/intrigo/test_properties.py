"""What must be true at any decision of any game of Intrigo."""

from __future__ import annotations

import hashlib
import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.core.event import Event
from signoria.core.game import Game
from signoria.core.record import Record, Start
from signoria.core.rng import from_seed
from signoria.intrigo import GAME
from signoria.intrigo.palace import count
from signoria.intrigo.state import PLACEMENT
from signoria.intrigo.words import END_OF_OPTIONS, FIRST_CHARACTER, PASS
from tests.intrigo.games import (
    Driver,
    anything,
    board,
    in_placement,
    new_game,
    play,
    play_out,
    rather_influence,
    stream,
)
from tests.rules import rule

TABLES = pytest.mark.parametrize("seats", [3, 4])
WAYS = pytest.mark.parametrize("driver", [anything, rather_influence])
SEEDS = st.integers(0, 2**32)
FEW = settings(max_examples=3, deadline=None)


def views(game: Game) -> list[str]:
    return [seen(game, seat) for seat in range(-1, game.state.seats)]


def seen(game: Game, seat: int) -> str:
    return json.dumps(game.view(seat), sort_keys=True)


def everything(game: Game) -> tuple[object, ...]:
    options = [game.options(seat) for seat in range(game.state.seats)]
    return game.state.key(), repr(game.given), game.ready, repr(options), views(game)


@rule("intrigo:EN-6", "intrigo:IN-1", "intrigo:IN-2", "intrigo:PL-8")
@TABLES
@WAYS
@FEW
@given(seed=SEEDS)
def test_tokens_and_cards_are_conserved_and_the_phase_never_stalls(seats: int, driver: Driver, seed: int) -> None:
    game = new_game(seats, str(seed))
    start = GAME.inventory(game.state)
    for g in play(game, Random(seed), driver):
        state = board(g)
        assert GAME.inventory(state) == start
        state.check_conservation()
        assert state.pool >= 0
        palace = state.palace
        if state.phase == PLACEMENT:
            assert palace.empty_gaps() <= state.cards_in_hands()
            assert palace.empty
            for seat in g.asked():
                assert g.options(seat)
        lying = [card for card in palace.cards if card >= FIRST_CHARACTER]
        assert len(lying) == palace.size - palace.empty_gaps() - count(palace.intrigue)
        assert palace.face_down & ~palace.intrigue == 0, "influence cards are never turned"
        assert palace.turned & ~palace.laden == 0


@rule("intrigo:IN-3", "intrigo:IN-4", "intrigo:IN-5", "intrigo:IN-6", "intrigo:PL-6")
@TABLES
@FEW
@given(seed=SEEDS)
def test_goes_are_counted_as_the_rules_promise(seats: int, seed: int) -> None:
    game = new_game(seats, str(seed))
    history = game.record()
    made = gos = influence = called = 0
    for g in play(game, Random(seed), rather_influence):
        state = board(g)
        moves = history.moves[made:]
        made = len(history.moves)
        for move in moves:
            names = [g.state.event_name(event.code) for event in move.events]
            if "play" in names or "buy" in names or "pass" in names:
                gos += 1 + names.count("auto_pass")
                influence += names.count("buy")
                called += names.count("call")
            if any(name.startswith(("award", "stays")) for name in names):
                assert gos <= state.palace.size
                assert called > 0 or gos == state.palace.size
                gos = influence = called = 0
        if in_placement(g):
            for who in state.players:
                assert who.gos <= 4
                assert who.hand or who.gos < 4 or who.seat != state.active
            active = state.players[state.active]
            if not active.hand:
                assert active.called > 0
                assert PASS in g.options(active.seat) or g.picks(active.seat)
            else:
                assert PASS not in g.options(active.seat)
            placed = count(state.palace.intrigue)
            assert state.cards_in_hands() == state.palace.size - placed
            assert state.palace.size - state.palace.empty_gaps() == placed + influence


@TABLES
@FEW
@given(seed=SEEDS)
def test_a_copy_is_equal_and_independent_at_every_decision(seats: int, seed: int) -> None:
    random = Random(seed)
    game = new_game(seats, str(seed))
    for i, g in enumerate(play(game, random)):
        twin = g.clone()
        assert twin.state.key() == g.state.key()
        if i % 10 == 0:
            before = everything(g)
            assert everything(twin) == before
            play_out(twin, random, most=20)
            assert everything(g) == before


@TABLES
@FEW
@given(seed=SEEDS)
def test_the_same_picks_on_copies_make_the_same_game(seats: int, seed: int) -> None:
    random = Random(seed)
    straight = new_game(seats, str(seed))
    cloned = straight.clone()
    while not straight.over():
        seat = random.choice(straight.asked())
        option = random.choice(straight.options(seat))
        straight.apply(seat, option)
        cloned = cloned.clone()
        cloned.apply(seat, option)
        assert cloned.state.key() == straight.state.key()


@rule("intrigo:KN-4")
@TABLES
@WAYS
@FEW
@given(seed=SEEDS)
def test_a_redeal_changes_no_byte_of_what_the_seat_sees_and_stays_answerable(
    seats: int, driver: Driver, seed: int
) -> None:
    random = Random(seed)
    for i, g in enumerate(play(new_game(seats, str(seed)), random, driver)):
        if random.random() < 0.8:
            continue
        before = everything(g)
        for seat in range(-1, seats):
            other = g.redeal(seat, stream(random))
            assert seen(other, seat) == seen(g, seat)
            assert GAME.inventory(other.state) == GAME.inventory(g.state)
            again = other.clone().redeal(seat, stream(random))
            assert seen(again, seat) == seen(g, seat)
            for asked in again.asked():
                assert again.options(asked)
            if i % 4 == 0:
                play_out(again, random, most=20)
        assert everything(g) == before


def heard(events: list[Event] | None, seat: int) -> list[object]:
    assert events is not None
    return [event.seen_from(seat) for event in events]


@rule("intrigo:KN-4", "intrigo:KN-5", "intrigo:RU-12")
@TABLES
@FEW
@given(seed=SEEDS)
def test_an_answer_tells_nobody_more_than_its_events(seats: int, seed: int) -> None:
    """In all deals a seat cannot rule out, the same answer with the same public events leaves the same view."""
    random = Random(seed)
    compared = 0
    for g in play(new_game(seats, str(seed)), random, rather_influence, most=120):
        if g.over() or random.random() < 0.6:
            continue
        answering = random.choice(g.asked())
        option = rather_influence(g, answering, random)
        picks = g.picks(answering)
        ask = g.ask
        assert ask is not None
        real = g.clone()
        real.state.events = []
        real.apply(answering, option)
        for seat in range(-1, seats):
            if seat == answering:
                continue
            other = g.redeal(seat, stream(random))
            if picks:
                other.given[answering] = picks[:]
            go = [*picks, option]
            if any(other.state.refusal(ask, answering, go[:k], go[k]) for k in range(len(go))):
                continue
            other.state.events = []
            other.apply(answering, option)
            if real.state.rng.counter != g.state.rng.counter:
                continue  # a new round was dealt
            same = [heard(other.state.events, who) == heard(real.state.events, who) for who in (-1, seat)]
            if all(same):
                compared += 1
                assert seen(other, seat) == seen(real, seat)
    assert compared > 5


@TABLES
@FEW
@given(seed=SEEDS)
def test_options_are_exactly_what_is_not_refused(seats: int, seed: int) -> None:
    random = Random(seed)
    for g in play(new_game(seats, str(seed)), random, rather_influence):
        if random.random() < 0.85 or g.over():
            continue
        for seat in g.asked():
            options = g.options(seat)
            assert options == sorted(set(options))
            assert [option for option in range(-2, END_OF_OPTIONS + 20) if g.why_not(seat, option) is None] == options


@TABLES
@FEW
@given(seed=SEEDS)
def test_a_game_can_be_written_down_and_read_back_at_every_decision(seats: int, seed: int) -> None:
    random = Random(seed)
    for g in play(new_game(seats, str(seed)), random, rather_influence):
        if random.random() < 0.15:
            words = json.loads(json.dumps(GAME.write_position(g.state)))
            assert GAME.read_position(words).key() == g.state.key()


@TABLES
@FEW
@given(seed=SEEDS)
def test_a_record_is_replayed_to_the_same_game(seats: int, seed: int) -> None:
    random = Random(seed)
    start = Start.dealt({"seats": seats}, str(seed))
    game = start.game(GAME)
    for g in play(game, random):
        if random.random() < 0.05:
            history = g.history
            assert history is not None
            g.rewind(max(0, len(history.moves) - 2))
    record = Record.from_json(Record.from_game(GAME, game, start).to_json())
    replayed = record.replay()
    assert replayed.state.key() == game.state.key()
    assert record.result == GAME.result(game.state)


@TABLES
@FEW
@given(seed=SEEDS)
def test_undo_goes_back_and_does_not_roll_anew(seats: int, seed: int) -> None:
    random = Random(seed)
    game = new_game(seats, str(seed))
    history = game.record()
    while not game.over():
        if game.given:
            seat = random.choice(game.asked())
            game.apply(seat, random.choice(game.options(seat)))
            continue
        moves = len(history.moves)
        before = everything(game) if random.random() < 0.2 else None
        while not game.over() and (game.given or len(history.moves) == moves):
            seat = random.choice(game.asked())
            game.apply(seat, random.choice(game.options(seat)))
        if before is None:
            continue
        after = everything(game)
        made = [(move.seat, move.picks[:]) for move in history.moves[moves:]]
        game.rewind(moves)
        assert everything(game) == before
        for seat, picks in made:
            game.apply_move(seat, picks)
        assert everything(game) == after


@rule("intrigo:AS-3")
@TABLES
def test_random_games_are_as_long_as_simulations_say(seats: int) -> None:
    rounds = [int(board(play_out(new_game(seats, f"length {i}"), Random(i))).round) for i in range(60)]
    assert max(rounds) <= 30
    assert 4 < sum(rounds) / len(rounds) < 6.5


@pytest.mark.parametrize(("seats", "digest"), [(3, "bc39ba10cb86bee7"), (4, "9adf67951754f3b6")])
def test_a_fixed_game_is_the_same_on_every_machine_and_compiled(seats: int, digest: str) -> None:
    """Changes only with the rules; then `rules_version` rises with it."""
    rng = from_seed("the picks")
    game = new_game(seats, "the deal")
    keys = hashlib.sha256()
    while not game.over():
        seat = int(game.seat())
        options = game.options(seat)
        game.apply(seat, options[rng.below(len(options))])
        keys.update(game.state.key())
    assert keys.hexdigest()[:16] == digest
