"""OpenSpiel's own test and its own searches play both games; a resampled state looks the same to its player."""

from __future__ import annotations

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from signoria.env.openspiel import SignoriaState, resampler

SHORT = [
    "python_signoria_dominion(rounds=2,kingdom=deconstruction)",
    "python_signoria_dominion(players=3,rounds=3,control=buy_gain)",
    "python_signoria_intrigo(rounds=1)",
]
WHOLE = ["python_signoria_dominion(control=buy_gain)", "python_signoria_intrigo(players=4)"]


def begun(name: str, deal: int = 3, steps: int = 0) -> SignoriaState:
    """A state after some actions at random."""
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    chance = np.random.RandomState(steps)
    for _ in range(steps):
        state.apply_action(chance.choice(state.legal_actions()))
    assert isinstance(state, SignoriaState)
    return state


@pytest.mark.parametrize("name", SHORT)
def test_their_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("name", SHORT)
def test_their_searches_play_a_game(name: str) -> None:
    game = pyspiel.load_game(name)
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    own = ismcts.ISMCTSBot(game, evaluator, 2.0, 2, random_state=chance, allow_inconsistent_action_sets=True)
    other = mcts.MCTSBot(game, 2.0, 2, evaluator, random_state=chance)
    state = begun(name)
    while not state.is_terminal():
        state.apply_action((own if state.current_player() == 0 else other).step(state))
    assert sum(state.returns()) == pytest.approx(1)


def test_their_search_takes_our_resampler() -> None:
    name = SHORT[1]
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(pyspiel.load_game(name), mcts.RandomRolloutEvaluator(1, chance), 2.0, 2, random_state=chance)
    bot.set_resampler(resampler)
    state = begun(name)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_game_has_a_winner(name: str) -> None:
    state = begun(name, deal=5)
    chance = np.random.RandomState(5)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(1) and max(state.returns()) > 0.3


@pytest.mark.parametrize("name", SHORT)
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    state = begun(name, steps=2)
    player = state.current_player()
    others = [who for who in range(state.num_players()) if who != player]
    different = set()
    for i in range(12):
        other = state.redealt(player, f"world {i}")
        assert other.current_player() == player and other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        different.add(other.observation_string(others[0]))
    assert len(different) > 1


def test_what_a_player_saw_and_did_is_part_of_its_information_state() -> None:
    one, other = begun(SHORT[0], deal=1), begun(SHORT[0], deal=1)
    player = one.current_player()
    one.apply_action(one.legal_actions()[0])
    before = other.information_state_string(player)
    assert one.information_state_string(player) != before
    assert len(one.information_state_tensor(player)) == len(one.observation_tensor(player)) + 64
    assert one.information_state_tensor(player)[-64:] != other.information_state_tensor(player)[-64:]


def test_a_state_and_its_clone_go_their_own_ways() -> None:
    state = begun(SHORT[0], steps=5)
    shown = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[-1])
    assert str(state) == shown and str(twin) != shown


@pytest.mark.parametrize("name", SHORT)
def test_a_resampled_state_survives_serialization(name: str) -> None:
    """OpenSpiel writes down the history of a state, but this one has another past."""
    state = begun(name, steps=6).redealt(0, "elsewhere")
    state.apply_action(state.legal_actions()[0])
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(again) == str(state) and again.history() == state.history()
    assert [again.information_state_string(who) for who in range(game.num_players())] == [
        state.information_state_string(who) for who in range(game.num_players())
    ]
    assert pickle.loads(pickle.dumps(state.position)).legal() == state.position.legal()


def test_the_deal_decides_everything() -> None:
    assert str(begun(SHORT[0], deal=4, steps=5)) == str(begun(SHORT[0], deal=4, steps=5))
    assert str(begun(SHORT[0], deal=4)) != str(begun(SHORT[0], deal=5))
    assert str(begun("python_signoria_dominion(seed=x)", deal=4)) != str(begun("python_signoria_dominion", deal=4))
