"""One random game played to its end and looked into at some of its decisions: the work of the tests and the soak run."""

from __future__ import annotations

from random import Random

from signoria.core.game import Game
from signoria.dominion.catalogue import KINGDOM_CARDS
from tests.properties.checks import (
    a_clone_is_equal,
    a_clone_is_equal_and_plays_on_alike,
    a_clone_is_independent,
    a_redeal_keeps_what_the_seat_sees,
    a_redeal_leaves_the_game_alone,
    an_answer_tells_nobody_more_than_its_events,
    cards_are_conserved,
    illegal_answers_change_nothing,
    options_are_what_is_not_refused,
    settling_answers_only_what_is_forced,
    totals,
    undo_goes_back_and_does_not_roll_anew,
    what_a_view_claims_is_true,
)
from tests.properties.games import MOST_DECISIONS, any_answer, lively_answer, play_on, random_game


def game_number(number: int) -> Game:
    """The games are numbered; each card there is is surely in every so-manieth."""
    ids = sorted({id for id, _ in KINGDOM_CARDS})
    first, second = ids[number % len(ids)], ids[(number * 7 + number // len(ids) + 3) % len(ids)]
    return random_game(f"game {number}", tuple(dict.fromkeys((first, second))))


def decisions_to_look_at(game: Game, seed: str, inside: int, between: int) -> set[int]:
    """Some decisions of the game as it will be played, more of them inside effects, where things go wrong."""
    trial = game.clone()
    random = Random(seed)
    effects: list[int] = []
    phases: list[int] = []
    while not trial.over():
        (phases if trial.run is None else effects).append(len(effects) + len(phases))
        assert len(effects) + len(phases) < MOST_DECISIONS, "the game does not end"
        trial.apply(*lively_answer(trial, random))
    chance = Random(f"look {seed}")
    looks = chance.sample(effects, min(inside, len(effects))) + chance.sample(phases, min(between, len(phases)))
    return set(looks)


def inspect_game(number: int, inside: int = 3, between: int = 1) -> int:
    """Play a game; raise where anything is wrong; how many leaks were looked for in vain."""
    seed = f"game {number}"
    game = game_number(number)
    start = totals(game)
    looks = decisions_to_look_at(game, seed, inside, between)
    game.start_log()
    driving = Random(seed)
    chance = Random(f"chance {seed}")
    compared = 0
    at = 0
    while not game.over():
        cards_are_conserved(game, start)
        a_clone_is_equal(game)
        if at in looks:
            compared += look_at_decision(game, start, chance)
        game.apply(*lively_answer(game, driving))
        at += 1
    cards_are_conserved(game, start)
    return compared


def look_at_decision(game: Game, start: list[int], chance: Random) -> int:
    """Everything that must be true here; the game itself is left as it was."""
    options_are_what_is_not_refused(game)
    illegal_answers_change_nothing(game, chance)
    what_a_view_claims_is_true(game)
    settling_answers_only_what_is_forced(game)
    a_clone_is_equal_and_plays_on_alike(game, chance, 20)
    a_clone_is_independent(game, chance, 10)
    a_redeal_leaves_the_game_alone(game, chance)
    far = chance.random() < 0.05
    a_redeal_keeps_what_the_seat_sees(game, chance, start, MOST_DECISIONS if far else 25)
    undo_goes_back_and_does_not_roll_anew(game.clone(with_history=True), chance)
    answer = chance.choice((lively_answer, any_answer))(game, chance)
    return an_answer_tells_nobody_more_than_its_events(game, answer, chance, 2)


def play_to_the_end(number: int) -> int:
    """A game of players who answer anything at all; how many decisions it took."""
    game = game_number(number)
    return play_on(game, Random(f"any {number}"), any_answer)
