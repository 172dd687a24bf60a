"""What must be true at any decision of any game of Intrigo; each check raises AssertionError where it is not."""

from __future__ import annotations

import json
from random import Random

from signoria.core.event import Event
from signoria.core.game import Game
from signoria.core.history import History
from signoria.core.record import Record, Start
from signoria.intrigo import GAME
from signoria.intrigo.palace import count
from signoria.intrigo.state import PLACEMENT
from signoria.intrigo.words import END_OF_OPTIONS, FIRST_CHARACTER, PASS
from tests.intrigo.games import board, in_placement, play_out, rather_influence, stream


def seen(game: Game, seat: int) -> str:
    return json.dumps(game.view(seat), sort_keys=True)


def views(game: Game) -> list[str]:
    return [seen(game, seat) for seat in range(-1, game.state.seats)]


def everything(game: Game) -> tuple[object, ...]:
    options = [game.options(seat) for seat in range(game.state.seats)]
    return game.state.key(), repr(game.given), game.ready, repr(options), views(game)


def heard(events: list[Event] | None, seat: int) -> list[object]:
    assert events is not None
    return [event.seen_from(seat) for event in events]


# --- counting ---------------------------------------------------------------------------------------------------------


def tokens_and_cards_are_conserved(game: Game, start: dict[str, int]) -> None:
    state = board(game)
    assert GAME.inventory(state) == start
    state.check_conservation()
    assert state.pool >= 0
    palace = state.palace
    lying = [card for card in palace.cards if card >= FIRST_CHARACTER]
    assert len(lying) == palace.size - palace.empty_gaps() - count(palace.intrigue)
    assert palace.face_down & ~palace.intrigue == 0, "influence cards are never turned"
    assert palace.turned & ~palace.laden == 0


def the_phase_never_stalls(game: Game) -> None:
    state = board(game)
    if state.phase == PLACEMENT:
        assert state.palace.empty_gaps() <= state.cards_in_hands()
        assert state.palace.empty
        for seat in game.asked():
            assert game.options(seat)


class Goes:
    """Counts the goes of each round beside the game, from its log."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.made = 0
        self.forget()

    def forget(self) -> None:
        self.gos = self.influence = self.called = 0

    def are_counted_as_the_rules_promise(self, game: Game) -> None:
        """To be asked before every pick."""
        moves = self.history.moves[self.made :]
        self.made = len(self.history.moves)
        size = board(game).palace.size
        for move in moves:
            names = [game.state.event_name(event.code) for event in move.events]
            if "play" in names or "buy" in names or "pass" in names:
                self.gos += 1 + names.count("auto_pass")
                self.influence += names.count("buy")
                self.called += names.count("call")
            if any(name.startswith(("award", "stays")) for name in names):
                assert self.gos <= size
                assert self.called > 0 or self.gos == size
                self.forget()
        if in_placement(game):
            self._see_placement(game)

    def _see_placement(self, game: Game) -> None:
        state = board(game)
        for who in state.players:
            assert who.gos <= 4
            assert who.hand or who.gos < 4 or who.seat != state.active
        active = state.players[state.active]
        if not active.hand:
            assert active.called > 0
            assert PASS in game.options(active.seat) or game.picks(active.seat)
        else:
            assert PASS not in game.options(active.seat)
        placed = count(state.palace.intrigue)
        assert state.cards_in_hands() == state.palace.size - placed
        assert state.palace.size - state.palace.empty_gaps() == placed + self.influence


# --- copies -----------------------------------------------------------------------------------------------------------


def a_copy_is_equal(game: Game) -> None:
    assert game.clone().state.key() == game.state.key()


def a_copy_is_equal_and_independent(game: Game, random: Random) -> None:
    before = everything(game)
    twin = game.clone()
    assert everything(twin) == before
    play_out(twin, random, most=20)
    assert everything(game) == before


# --- who knows what ---------------------------------------------------------------------------------------------------


def a_redeal_changes_no_byte_of_what_the_seat_sees(game: Game, random: Random, play_on: bool) -> None:
    before = everything(game)
    for seat in range(-1, game.state.seats):
        other = game.redeal(seat, stream(random))
        assert seen(other, seat) == seen(game, seat)
        assert GAME.inventory(other.state) == GAME.inventory(game.state)
        again = other.clone().redeal(seat, stream(random))
        assert seen(again, seat) == seen(game, seat)
        for asked in again.asked():
            assert again.options(asked)
        if play_on:
            play_out(again, random, most=20)
    assert everything(game) == before


def an_answer_tells_nobody_more_than_its_events(game: Game, random: Random) -> int:
    """In all deals a seat cannot rule out, the same answer with the same public events leaves the same view.

    How many views were compared.
    """
    compared = 0
    answering = random.choice(game.asked())
    option = rather_influence(game, answering, random)
    picks = game.picks(answering)
    ask = game.question
    assert ask is not None
    real = game.clone()
    real.state.events = []
    real.apply(answering, option)
    for seat in range(-1, game.state.seats):
        if seat == answering:
            continue
        other = game.redeal(seat, stream(random))
        if picks:
            other.given = {**other.given, answering: picks[:]}
        go = [*picks, option]
        if any(other.state.refusal(ask, answering, go[:k], go[k]) for k in range(len(go))):
            continue
        other.state.events = []
        other.apply(answering, option)
        if real.state.rng.counter != game.state.rng.counter:
            continue  # a new round was dealt
        same = [heard(other.state.events, who) == heard(real.state.events, who) for who in (-1, seat)]
        if all(same):
            compared += 1
            assert seen(other, seat) == seen(real, seat)
    return compared


# --- answers ----------------------------------------------------------------------------------------------------------


def options_are_exactly_what_is_not_refused(game: Game) -> None:
    for seat in game.asked():
        options = game.options(seat)
        assert options == sorted(set(options))
        assert [option for option in range(-2, END_OF_OPTIONS + 20) if game.why_not(seat, option) is None] == options


def undo_goes_back_and_does_not_roll_anew(game: Game, random: Random) -> None:
    """The game must have a log, and nobody may be in the middle of a move; it is played on by one move."""
    history = game.history
    assert history is not None and not game.given
    moves = len(history.moves)
    before = everything(game)
    while not game.over() and (game.given or len(history.moves) == moves):
        seat = random.choice(game.asked())
        game.apply(seat, random.choice(game.options(seat)))
    after = everything(game)
    made = [(move.seat, move.picks[:]) for move in history.moves[moves:]]
    game.rewind(moves)
    assert everything(game) == before
    for seat, picks in made:
        game.apply_move(seat, picks)
    assert everything(game) == after


# --- words ------------------------------------------------------------------------------------------------------------


def a_position_in_words_is_read_back(game: Game) -> None:
    words = json.loads(json.dumps(GAME.write_position(game.state)))
    assert GAME.read_position(words).key() == game.state.key()


def a_record_is_replayed_to_the_same_game(game: Game, start: Start) -> None:
    record = Record.from_json(Record.from_game(GAME, game, start).to_json())
    assert record.replay().state.key() == game.state.key()
    assert record.result == GAME.result(game.state)
