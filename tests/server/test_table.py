"""A table by itself: what follows from its log."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from signoria.core.registry import find_game
from signoria.core.rng import from_seed
from signoria.server.entries import AnyEntry, BotSat, Conceded, Handed, Opened, Sat, Started, read_entry, write_entry
from signoria.server.refusal import Refused
from signoria.server.table import OVER, PLAYING, Change, Table
from signoria.server.table_parts import REMEMBERED
from signoria.server.table_registry import replay
from tests.server.leaks import some_move


def begun(game: str = "intrigo", seats: int = 3, secret: str = "ab" * 32) -> tuple[Table, list[AnyEntry]]:
    """A table at which everybody sits and the cards are dealt, and its log."""
    setup = find_game(game).lobby_rules().setup({}, seats, from_seed("setup"))
    log: list[AnyEntry] = [Opened(game, seats, {}, "guest 0")]
    log += [Sat(seat, f"guest {seat}", f"Player {seat}", "") for seat in range(seats)]
    log.append(Started(setup, secret))
    return replay("table", log), log


def play(table: Table, log: list[AnyEntry], random: Random, moves: int) -> None:
    for number in range(moves):
        if table.status != PLAYING:
            break
        table.playing().pass_stops()
        seat = random.choice(table.asked())
        picks = some_move(table, seat, random)
        if picks is not None:
            do(table, log, table.decide_move(seat, table.ask_id(seat), picks, f"move:{number}"))
        if random.random() < 0.1:
            try:
                do(table, log, table.decide_undo(seat, f"undo:{number}"))
            except Refused:
                continue


def do(table: Table, log: list[AnyEntry], change: Change) -> None:
    status = table.status_after(change)
    table.apply(*change.entries, played=change.played)
    assert table.status == status, "lists would show something else"
    log += change.entries


@pytest.mark.parametrize("game", ["dominion", "intrigo"])
def test_a_table_is_what_its_log_says(game: str) -> None:
    random = Random(game)
    table, log = begun(game)
    play(table, log, random, 150)
    again = replay("table", [read_entry(write_entry(entry)) for entry in log])
    assert table.game is not None and again.game is not None
    assert again.game.state.key() == table.game.state.key()
    assert [again.ask_id(seat) for seat in range(3)] == [table.ask_id(seat) for seat in range(3)]
    assert (again.status, again.length, again.proposal) == (table.status, len(log), table.proposal)
    assert again.chairs == table.chairs


def test_a_whole_game_ends_and_lists_know_it_in_time() -> None:
    table, log = begun("intrigo")
    play(table, log, Random(3), 5_000)
    assert table.status == OVER and len(table.records) == 1
    assert table.records[0].replay().over()


@pytest.mark.parametrize(
    ("game", "result", "best"),
    [
        ("dominion", {"points": [9, 6, 6], "turns": [4, 4, 4]}, {(0, 1, 2): [0], (1, 2): [1, 2]}),
        ("dominion", {"points": [9, 6, 6], "turns": [4, 4, 3]}, {(1, 2): [2]}),
        ("intrigo", {"places": [1, 2, 2, 4]}, {(0, 1, 2, 3): [0], (1, 2, 3): [1, 2], (3,): [3]}),
    ],
)
def test_whoever_gave_up_does_not_win_but_the_best_of_the_others(
    game: str, result: dict[str, object], best: dict[tuple[int, ...], list[int]]
) -> None:
    for seats, winners in best.items():
        assert find_game(game).lobby_rules().best_of(result, seats) == winners


def test_a_seat_that_gave_up_has_no_say_any_more() -> None:
    table, log = begun("intrigo")
    do(table, log, table.decide_concede(2))
    assert [type(entry) for entry in log[-2:]] == [Conceded, Handed] and table.chairs[2].bot
    tries: list[Callable[[], object]] = [
        lambda: table.decide_move(2, table.ask_id(2), some_move(table, 2, Random(1)) or [], "id"),
        lambda: table.decide_undo(2, "id"),
        lambda: table.decide_standing(2, "reveal", []),
        lambda: table.decide_hand_over(2, 1, "id", away={1}),
    ]
    for refused in tries:
        with pytest.raises(Refused) as answered:
            refused()
        assert answered.value.code == "not_asked"


@pytest.mark.parametrize("game", ["dominion", "intrigo"])
def test_deciding_changes_nothing_and_the_tried_move_becomes_the_game(game: str) -> None:
    table, log = begun(game)
    random = Random(game)
    for number in range(120):
        table.playing().pass_stops()
        seat = random.choice(table.asked())
        before = picture(table)
        picks = some_move(table, seat, random)
        if picks is None:
            continue
        change = table.decide_move(seat, table.ask_id(seat), picks, f"move:{number}")
        with pytest.raises(Refused):
            table.decide_move(seat, table.ask_id(seat), ["end_turn" if game == "dominion" else "g0"] * 9, "no")
        assert picture(table) == before
        do(table, log, change)
        assert table.game is change.played
    assert picture(replay("table", log)) == picture(table)


def picture(table: Table) -> object:
    """All that may change at a table."""
    assert table.game is not None and table.game.history is not None
    game, history = table.game, table.game.history
    moves = [(int(move.seat), move.picks, len(move.events), move.final) for move in history.moves]
    asked = [table.ask_id(seat) for seat in range(len(table.chairs))]
    chairs = [repr(chair) for chair in table.chairs]
    return game.state.key(), moves, dict(game.given), asked, chairs, table.status, table.length


def test_an_undo_after_many_moves_plays_few_of_them_again() -> None:
    """The copies that moves are made on keep the positions that undos begin at."""
    table, log = begun("dominion", 2)
    play(table, log, Random(5), 200)
    assert table.game is not None and table.game.history is not None
    history = table.game.history
    made, replayed = len(history.moves), history.replayed
    assert made > 60
    table.playing().rewind(made - 1)
    assert history.replayed - replayed < 40


def test_the_last_requests_of_a_seat_are_remembered() -> None:
    table, log = begun("dominion", 2)
    (seat,) = table.asked()
    ask = table.ask_id(seat)
    do(table, log, table.decide_move(seat, ask, ["all_treasures"], "move:1"))
    for number in range(REMEMBERED - 1):
        do(table, log, table.decide_say(seat, "hm", f"say:{number}"))
    assert table.decide_move(seat, ask, ["all_treasures"], "move:1") == Change()
    do(table, log, table.decide_say(seat, "hm", "say:last"))
    with pytest.raises(Refused):
        table.decide_move(seat, ask, ["all_treasures"], "move:1")
    assert table.was_done(seat, "say:last") and not table.was_done(1 - seat, "say:last")


def test_an_ask_has_another_name_for_every_seat_every_question_and_every_table() -> None:
    one, log = begun("intrigo")
    two, _ = begun("intrigo", secret="cd" * 32)
    names = {table.ask_id(seat) for table in (one, two) for seat in range(3)}
    assert len(names) == 6
    play(one, log, Random(1), 30)
    assert not names & {one.ask_id(seat) for seat in range(3)}


def test_a_bot_is_not_mistaken_for_a_person() -> None:
    table = replay("table", [Opened("dominion", 2, {}, "guest"), Sat(0, "guest", "Anna", ""), BotSat(1, "easy")])
    assert table.people() == [0] and table.names() == ["Anna", "bot:easy"]
    table.apply(Sat(1, "guest", "Anna", ""))
    assert table.people() == [0, 1] and table.called() == ["Anna", "Anna 2"]
