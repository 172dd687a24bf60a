"""Undo: back to the state before, never another roll of the dice, free as long as nobody has learned anything."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from signoria.core.decision import UndoRefused
from signoria.core.game import Game
from signoria.core.history import History
from signoria.core.rng import from_seed
from tests.core.random_games import ASKING, LOOKING, fingerprint, holding, move, played, position, random_pick, started


def log(game: Game) -> History:
    assert game.history is not None
    return game.history


def words_of_the_log(game: Game) -> list[str]:
    name = game.state.option_name
    return [
        f"back {entry.back}"
        if entry.move is None
        else f"{entry.move.seat}: {' '.join(name(pick) for pick in entry.move.picks)}".rstrip()
        for entry in log(game).entries
    ]


def refused(game: Game, seat: int) -> str:
    """Why an undo is refused; the game is the same afterwards."""
    before = fingerprint(game)
    with pytest.raises(UndoRefused) as error:
        game.undo(seat)
    assert fingerprint(game) == before
    return error.value.reason


def asked_at_once(game: Game) -> bool:
    return len(game.asked()) > 1 and not game.given


def played_until_asked_at_once(seed: str) -> Game:
    """A game that stands at Masquerade's question to all players."""
    game = started(seed, 3)
    rng = from_seed(seed)
    while not asked_at_once(game):
        assert not game.over(), "nobody played Masquerade"
        random_pick(game, rng)
    return game


# --- back to the state before -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", [ASKING, LOOKING], ids=["asking", "looking"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_undo_leads_to_the_state_before_byte_for_byte(seats: int, cards: list[str]) -> None:
    game = started("back", seats, cards)
    rng = from_seed("back")
    seen = {0: position(game)}
    while not game.over() and len(log(game).moves) < 150:
        random_pick(game, rng)
        if not game.given:
            seen[len(log(game).moves)] = position(game)
    for k in sorted(seen, reverse=True):
        game.rewind(k)
        assert position(game) == seen[k]
        assert len(log(game).moves) == k


def test_the_same_answer_after_an_undo_gives_the_same_state_and_the_same_events() -> None:
    game = played("again", 120)
    for seat in list(game.given):
        game.take_back(seat)
    while len(log(game).moves) > 60:
        after = position(game)
        k = log(game).question_of(len(log(game).moves) - 1)
        undone = log(game).moves[k:]
        game.rewind(k)
        for again in undone:
            game.apply_move(again.seat, again.picks)
        assert position(game) == after
        events = [(event.code, event.seat, event.things, event.source) for event in undone[-1].events]
        assert [(e.code, e.seat, e.things, e.source) for e in log(game).moves[-1].events] == events
        game.rewind(k)


def test_the_turns_after_an_undo_are_those_of_a_game_without_the_moves_taken_back() -> None:
    straight = played("turns", 200)
    roundabout = played("turns", 200)
    for k in (100, 60, 0):
        moves = log(roundabout).moves[:]
        roundabout.rewind(k)
        for again in moves[len(log(roundabout).moves) :]:
            roundabout.apply_move(again.seat, again.picks)
    assert log(roundabout).turns == log(straight).turns
    assert roundabout.state.key() == straight.state.key()


def test_undo_in_mid_effect_leads_to_the_question_before() -> None:
    game = holding("throne_room militia cellar copper estate", "copper estate estate")
    move(game, 0, "throne_room")
    at_the_throne = position(game)
    move(game, 0, "cellar")
    game.undo(0)
    assert position(game) == at_the_throne
    assert game.options(0) == sorted(game.state.option_named(card) for card in ("militia", "cellar"))
    game.undo(0)
    assert game.run is None
    assert game.options(0)[-1] == game.state.option_named("end_actions")


def test_undo_takes_back_all_picks_of_a_move_that_is_not_complete() -> None:
    game = holding("cellar copper estate copper estate", "copper")
    move(game, 0, "cellar")
    before = fingerprint(game)
    game.apply(0, game.state.option_named("estate"))
    game.apply(0, game.state.option_named("copper"))
    assert game.picks(0) == [game.state.option_named("estate"), game.state.option_named("copper")]
    game.undo(0)
    assert fingerprint(game) == before


def test_undo_over_several_turns_if_the_others_agree() -> None:
    game = started("over turns", 2)
    before = position(game)
    for seat in (0, 1, 0, 1):
        while game.asked() == [seat]:
            options = game.options(seat)
            game.apply(seat, options[-1])
    assert game.state.turn_number() == 5
    assert refused(game, 0) == refused(game, 1) == "others_must_agree"
    game.rewind(0)
    assert position(game) == before
    assert [turn[1] for turn in log(game).turns] == [1]


def test_after_the_end_of_the_game_the_last_move_can_be_taken_back() -> None:
    game = played("to the end")
    assert game.over()
    last = log(game).moves[-1]
    game.undo(last.seat, agreed=True)
    assert game.asked() == [last.seat]
    game.apply_move(last.seat, last.picks)
    assert game.over()


# --- how far it is free ---------------------------------------------------------------------------------------------------


def test_treasures_and_buys_are_free_to_take_back_until_the_turn_ends() -> None:
    game = holding("copper copper copper estate estate", "copper", seed="free")
    move(game, 0, "end_actions")
    start = position(game)
    move(game, 0, "copper")
    move(game, 0, "all_treasures")
    move(game, 0, "pawn")
    for _ in range(3):
        game.undo(0)
    assert position(game) == start
    move(game, 0, "all_treasures")
    move(game, 0, "end_turn")
    assert refused(game, 0) == "others_must_agree"


def test_beyond_what_is_free_an_undo_needs_consent() -> None:
    game = holding("copper", "copper")
    move(game, 0, "end_actions")
    move(game, 0, "all_treasures")
    before = position(game)
    move(game, 0, "end_turn")
    assert refused(game, 0) == "others_must_agree"
    game.undo(0, agreed=True)
    assert position(game) == before


def test_a_draw_ends_free_undo() -> None:
    game = holding("moat copper", "copper")
    move(game, 0, "moat")
    assert refused(game, 0) == "others_must_agree"
    move(game, 0, "all_treasures")
    game.undo(0)
    assert refused(game, 0) == "others_must_agree"


def test_showing_a_hidden_card_ends_free_undo() -> None:
    game = holding("cellar copper estate", "copper", decks=False)
    move(game, 0, "cellar")
    move(game, 0)  # discards nothing, draws nothing
    assert log(game).free_from() == 0
    game.undo(0)
    move(game, 0, "estate")
    assert refused(game, 0) == "others_must_agree"


def test_asking_another_seat_ends_free_undo_for_both() -> None:
    game = holding("militia copper", "copper copper estate estate estate")
    move(game, 0, "militia")
    assert game.asked() == [1]
    assert refused(game, 0) == "others_must_agree"
    assert refused(game, 1) == "nothing_to_take_back"
    move(game, 1, "estate copper")
    assert refused(game, 1) == "others_must_agree"
    assert refused(game, 0) == "others_must_agree"


def test_an_attack_that_asks_and_shows_nothing_is_free_to_take_back() -> None:
    game = holding("militia copper", "copper copper estate")
    before = position(game)
    move(game, 0, "militia")
    assert game.asked() == [0]
    game.undo(0)
    assert position(game) == before


def test_putting_cards_back_after_a_draw_is_free_but_the_draw_is_not() -> None:
    game = holding("courtyard copper", "copper", cards=LOOKING)
    move(game, 0, "courtyard")
    drawn = position(game)
    move(game, 0, "copper")
    game.undo(0)
    assert position(game) == drawn
    assert refused(game, 0) == "others_must_agree"


@pytest.mark.parametrize("cards", [ASKING, LOOKING], ids=["asking", "looking"])
def test_free_undo_tells_nobody_anything(cards: list[str]) -> None:
    """Between the place free undo reaches and now no chance was used, nobody else was asked and nothing was shown."""
    game = started("tells", 3, cards)
    rng = from_seed("tells")
    counters = [game.state.rng.counter]
    free = 0
    while not game.over() and len(log(game).moves) < 200:
        random_pick(game, rng)
        moves = log(game).moves
        counters += [game.state.rng.counter] * (len(moves) + 1 - len(counters))
        k = log(game).free_from()
        assert counters[k] == game.state.rng.counter
        assert len({made.seat for made in moves[k:]} | set(game.asked() if k < len(moves) else ())) <= 1
        assert not any(event.reveals for made in moves[k:] for event in made.events)
        free += k < len(moves)
    assert free > 20


# --- the log keeps what was taken back ------------------------------------------------------------------------------------


def test_moves_taken_back_stay_in_the_log() -> None:
    game = holding("copper copper", "copper")
    move(game, 0, "end_actions")
    move(game, 0, "copper")
    game.undo(0)
    move(game, 0, "all_treasures")
    move(game, 0, "pawn")
    game.rewind(1)
    assert words_of_the_log(game) == ["0: end_actions", "0: copper", "back 1", "0: all_treasures", "0: pawn", "back 1"]
    assert len(log(game).moves) == 1


def test_an_undo_can_be_followed_by_another_and_reaches_further_back() -> None:
    game = holding("copper copper copper", "copper")
    for words in ("end_actions", "copper", "copper", "copper", "end_turn"):
        move(game, 0, words)
    game.undo(0, agreed=True)
    for k in (3, 2, 1, 0):
        game.undo(0)
        assert len(log(game).moves) == k
    assert refused(game, 0) == "nothing_to_take_back"


@pytest.mark.parametrize("k", [-1, 4, 1000])
def test_there_is_no_way_back_to_moves_that_were_never_made(k: int) -> None:
    game = holding("copper copper copper", "copper")
    for words in ("end_actions", "copper", "copper"):
        move(game, 0, words)
    before = fingerprint(game)
    with pytest.raises(UndoRefused, match="there aren't that many moves to undo"):
        game.rewind(k)
    assert fingerprint(game) == before


def test_a_game_without_a_log_has_no_undo() -> None:
    game = started("no log").clone()
    game.apply(0, game.options(0)[0])
    with pytest.raises(UndoRefused, match="keeps no log"):
        game.undo(0)
    with pytest.raises(UndoRefused, match="keeps no log"):
        game.rewind(0)


def test_a_copy_with_the_log_undoes_on_its_own() -> None:
    game = played("a copy", 90)
    before = fingerprint(game)
    twin = game.clone(with_history=True)
    assert fingerprint(twin) == before
    twin.rewind(10)
    assert len(log(twin).moves) == log(game).question_of(10)
    assert fingerprint(game) == before


# --- several seats at once --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_answer_that_nobody_has_seen_can_be_taken_back(seat: int) -> None:
    game = played_until_asked_at_once("at once")
    before = fingerprint(game)
    game.apply(seat, game.options(seat)[0])
    assert seat not in game.asked()
    game.undo(seat)
    assert fingerprint(game) == before
    assert refused(game, seat) in ("others_must_agree", "nothing_to_take_back")


def test_taking_back_an_unseen_answer_leaves_those_of_the_others() -> None:
    game = played_until_asked_at_once("at once")
    game.apply(2, game.options(2)[0])
    before = fingerprint(game)
    game.apply(0, game.options(0)[0])
    game.take_back(0)
    assert fingerprint(game) == before
    assert game.asked() == [0, 1]


def test_the_order_of_answers_given_at_once_does_not_matter() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        game = played_until_asked_at_once("at once")
        chosen = {seat: game.options(seat)[-1] for seat in order}
        for seat in order:
            game.apply(seat, chosen[seat])
        ends.append(fingerprint(game))
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_undoing_an_answer_given_at_once_with_others_leads_to_the_question_to_all(seat: int) -> None:
    game = played_until_asked_at_once("at once")
    before = position(game)
    made = len(log(game).moves)
    chosen = [game.options(who)[0] for who in range(3)]
    for who in range(3):
        game.apply(who, chosen[who])
    after = position(game)
    assert refused(game, seat) == "others_must_agree"
    game.rewind(made + seat)
    assert position(game) == before
    assert len(log(game).moves) == made
    assert log(game).entries[-1].back == made
    for who in (2, 0, 1):
        game.apply(who, chosen[who])
    assert position(game) == after
    assert [entry.seat for entry in log(game).moves[made:]] == [0, 1, 2]


def test_an_agreed_undo_drops_the_unseen_answers_of_the_others() -> None:
    game = played_until_asked_at_once("at once")
    last = log(game).moves[-1]
    game.apply((last.seat + 1) % 3, game.options((last.seat + 1) % 3)[0])
    game.undo(last.seat, agreed=True)
    assert not game.given
    assert game.ready == 0
    assert game.asked() == [last.seat]


# --- what an undo costs -------------------------------------------------------------------------------------------------


def again_and_again(game: Game, k: int) -> None:
    """Back to the same place, one move, back again."""
    for _ in range(300):
        game.rewind(k)
        random_pick(game, from_seed("again and again"))
        for seat in list(game.given):
            game.take_back(seat)


def ever_further(game: Game, k: int) -> None:
    """Back by single moves, down to the place."""
    while len(log(game).moves) > k:
        game.rewind(len(log(game).moves) - 1)


def to_and_fro(game: Game, k: int) -> None:
    """Down to the place and up to the end again, in leaps of every size."""
    moves = log(game).moves[:]
    for leap in (200, 10, 100, 50, 200, 1, 150):
        game.rewind(max(k, len(moves) - leap))
        for again in moves[len(log(game).moves) :]:
            game.apply_move(again.seat, again.picks)


@pytest.mark.parametrize("attack", [again_and_again, ever_further, to_and_fro])
@pytest.mark.parametrize("k", [0, 1, 131, 200])
def test_a_log_full_of_undos_costs_little_more_than_its_lines(attack: Callable[[Game, int], None], k: int) -> None:
    game = played("costly", 300)
    for seat in list(game.given):
        game.take_back(seat)
    attack(game, k)
    lines = len(log(game).entries)
    assert log(game).replayed <= 12 * lines, f"{log(game).replayed} moves played again for {lines} lines"
    assert len(log(game).kept) <= 20


def test_positions_that_are_kept_are_those_of_the_game() -> None:
    game = played("kept", 300)
    for made, kept in list(log(game).kept):
        other = played("kept", 300)
        other.rewind(made)
        assert kept.key() == other.state.key()
