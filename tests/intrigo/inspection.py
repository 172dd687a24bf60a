"""One random game played to its end and looked into at some of its decisions: the work of the soak run."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from signoria.core.game import Game
from signoria.core.record import Start
from signoria.intrigo import GAME
from signoria.intrigo.state import MAX_ROUNDS
from tests.intrigo.checks import (
    Goes,
    a_copy_is_equal,
    a_copy_is_equal_and_independent,
    a_position_in_words_is_read_back,
    a_record_is_replayed_to_the_same_game,
    a_redeal_changes_no_byte_of_what_the_seat_sees,
    an_answer_tells_nobody_more_than_its_events,
    options_are_exactly_what_is_not_refused,
    the_phase_never_stalls,
    tokens_and_cards_are_conserved,
    undo_goes_back_and_does_not_roll_anew,
)
from tests.intrigo.games import anything, board, play, rather_influence

LOOKS = 0.02  # the share of decisions that everything is tried at
BACK = 0.03  # in every fifth game, the share of decisions at which the last moves are taken back: records have such


@dataclass
class Found:
    """What one game, or many, had to show."""

    games: int = 0
    decisions: int = 0
    looks: int = 0
    compared: int = 0  # views in which a leak was looked for in vain
    rounds: int = 0  # of the longest game

    def add(self, other: Found) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.looks += other.looks
        self.compared += other.compared
        self.rounds = max(self.rounds, other.rounds)


def inspect_game(number: int) -> Found:
    """Three players and four by turns, half the games with much influence; raises where anything is wrong."""
    driver = rather_influence if number % 4 < 2 else anything
    start = Start.dealt({"seats": 3 + number % 2}, f"soak {number}")
    game = start.game(GAME)
    history = game.history
    assert history is not None
    inventory = GAME.inventory(game.state)
    goes = Goes(history)
    goes_back = number % 5 == 0  # goes are counted from the log as it grows, so not in these games
    chance = Random(f"chance {number}")
    found = Found(games=1)
    for at in play(game, Random(f"soak {number}"), driver):
        tokens_and_cards_are_conserved(at, inventory)
        the_phase_never_stalls(at)
        a_copy_is_equal(at)
        if not goes_back:
            goes.are_counted_as_the_rules_promise(at)
        if at.over():
            break
        found.decisions += 1
        if chance.random() < LOOKS:
            found.looks += 1
            found.compared += look_at(at, chance)
        if goes_back and not at.given and chance.random() < BACK:
            at.rewind(max(0, len(history.moves) - 2))
    a_record_is_replayed_to_the_same_game(game, start)
    found.rounds = int(board(game).round)
    assert found.rounds <= MAX_ROUNDS
    return found


def look_at(game: Game, chance: Random) -> int:
    """Everything that must be true here; the game itself is left as it was. How many views were compared."""
    options_are_exactly_what_is_not_refused(game)
    a_copy_is_equal_and_independent(game, chance)
    a_redeal_changes_no_byte_of_what_the_seat_sees(game, chance, play_on=chance.random() < 0.25)
    a_position_in_words_is_read_back(game)
    if not game.given:
        undo_goes_back_and_does_not_roll_anew(game.clone(with_history=True), chance)
    return an_answer_tells_nobody_more_than_its_events(game, chance)
