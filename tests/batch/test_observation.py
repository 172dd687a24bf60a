"""A learner sees all that its seat may know, and nothing else; its actions mean the same in every kingdom."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from signoria.core.game import Game
from signoria.core.observation import Observation
from signoria.core.registry import find_game
from signoria.core.rng import from_seed
from signoria.dominion import DominionView
from signoria.dominion.catalogue import BASICS
from signoria.dominion.roster import ROWS
from signoria.intrigo import IntrigoView
from tests.batch.observing import dealt, field, next_decision, observed, random_table, search_for_leaks

ATTACKS = "random with attack>=3, masquerade"


@pytest.mark.parametrize(
    ("game", "players", "wishes"),
    [
        ("dominion", 2, {"kingdom": "random"}),
        ("dominion", 3, {"kingdom": ATTACKS}),
        ("dominion", 4, {"kingdom": "random intrigue1 with masquerade, tribute"}),
        ("intrigo", 3, {}),
        ("intrigo", 4, {}),
    ],
)
def test_redealing_what_a_seat_cant_see_changes_nothing_of_its_observation_and_mask(
    game: str, players: int, wishes: dict[str, object]
) -> None:
    assert search_for_leaks(game, players, f"leaks {game} {players}", every=9, **wishes) > 50


@pytest.mark.parametrize("kingdom", ["first game", "deconstruction", "random with spy, bureaucrat"])
def test_an_observation_of_dominion_says_what_the_view_says(kingdom: str) -> None:
    observation = find_game("dominion").observation(4, "flat")
    table = random_table("dominion", 3, f"view {kingdom}", kingdom=kingdom)
    number = {name: i for i, name in enumerate(observation.actions)}
    for decision in range(400):
        seat = decision % 3
        row, mask = observed(observation, table.game, seat)
        view = table.game.state.view(seat)
        assert isinstance(view, DominionView)

        def counted(piles: list[int], view: DominionView = view) -> list[int]:
            counts = [0] * 76
            for pile in piles:
                counts[number[view.card(pile).id]] += 1
            return counts

        assert field(observation, row, "0_hand") == counted(view.hand())
        assert field(observation, row, "trash") == counted(view.trash())
        assert field(observation, row, "players") == [3]
        assert field(observation, row, "coins") == [view.coins()]
        for step in (0, 1, 2):
            who = (seat + step) % 3
            owned = view.owned(who)
            assert field(observation, row, f"{step}_owned") == counted([p for p in range(17) for _ in range(owned[p])])
            assert field(observation, row, f"{step}_hand") == counted(view.known_in_hand(who))
            assert field(observation, row, f"{step}_hand_size") == [view.hand_size(who)]
            assert field(observation, row, f"{step}_deck") == counted([card for _, card in view.known_on_deck(who)])
            assert field(observation, row, f"{step}_in_play") == counted(view.in_play(who))
            tops = dict(view.known_on_deck(who))
            known = [number[view.card(tops[i]).id] + 1 if i in tops else 0 for i in range(7)]
            assert field(observation, row, f"{step}_deck_top") == known
        assert not any(field(observation, row, "3_owned")), "nobody sits there"
        options = [table.game.state.option_name(option) for option in table.game.options(seat)]
        assert [observation.actions[i] for i in range(97) if mask[i]] == sorted(options, key=number.__getitem__)
        if not next_decision(table):
            break


def test_the_piles_of_a_game_have_a_row_each() -> None:
    observation = find_game("dominion").observation(2, "piles")
    game = dealt("dominion", 2, "piles", kingdom="first game")
    row, _ = observed(observation, game, 0)
    view = game.state.view(0)
    assert isinstance(view, DominionView)
    assert field(observation, row, "supply") == [view.supply(pile) for pile in range(17)]
    assert field(observation, row, "cost") == [view.cost(pile) for pile in range(17)]
    cards = [observation.actions[n - 1] for n in field(observation, row, "card")]
    assert cards == [view.card(pile).id for pile in range(17)]


def named(observation: Observation, row: NDArray[np.int16], name: str) -> list[str]:
    """The cards that a field counts."""
    return [observation.actions[i] for i, n in enumerate(field(observation, row, name)) for _ in range(n)]


def test_an_observation_of_intrigo_says_what_the_view_says() -> None:
    observation = find_game("intrigo").observation(4, "flat")
    table = random_table("intrigo", 3, "view")
    for decision in range(300):
        seat = decision % 3
        row, mask = observed(observation, table.game, seat)
        view = table.game.state.view(seat)
        assert isinstance(view, IntrigoView)
        data = view.data(table.game.question, table.game.picks(seat), table.game.ready)
        players = data["players"]
        assert isinstance(players, list)
        assert named(observation, row, "hand") == players[seat]["hand"]
        assert named(observation, row, "pack") == players[seat]["pack"]
        for step in (1, 2):
            other = players[(seat + step) % 3]
            assert named(observation, row, f"{step}_may_hold") == other["may_hold"]
            assert named(observation, row, f"{step}_holds") == other["known_hand"]
            assert sorted(named(observation, row, f"{step}_laid")) == sorted(other["laid"])
        options = [table.game.state.option_name(option) for option in table.game.options(seat)]
        assert [observation.actions[i] for i in range(85) if mask[i]] == options
        if not next_decision(table):
            break


def test_actions_have_the_same_numbers_in_every_kingdom() -> None:
    """These are promises: programs that were trained with them keep them."""
    dominion = find_game("dominion").observation(2, "flat")
    assert len(dominion.actions) == 97
    assert [dominion.actions[i] for i in (0, 6, 7, 63, 76, 96)] == [
        "copper",
        "curse",
        "adventurer",
        "workshop",
        "stop",
        "fourth",
    ]
    custom = dominion.actions[len(BASICS) + len(ROWS) : 76]  # a new card takes the place of a slot
    assert custom == [f"custom_{n}" for n in range(1, len(custom) + 1)] and len(custom) >= 10
    intrigo = find_game("intrigo").observation(4, "flat")
    assert len(intrigo.actions) == 85
    assert [intrigo.actions[i] for i in (0, 44, 45, 51, 52, 53, 69, 84)] == [
        "contarini_1",
        "tiepolo_9",
        "trader",
        "pass",
        "decline",
        "g0",
        "b0",
        "b15",
    ]


def test_every_option_has_an_action_and_back() -> None:
    for name, kingdom in (("dominion", {"kingdom": "random with wishing_well"}), ("intrigo", {})):
        observation = find_game(name).observation(4, "flat")
        table = random_table(name, 3, "back", **kingdom)
        seen = set()
        while True:
            for option in table.game.options(table.game.seat()):
                action = observation.action_of(table.game.state, option)
                assert observation.option_of(table.game.state, action) == option
                seen.add(action)
            if not next_decision(table):
                break
        assert len(seen) > 25


def test_a_custom_card_takes_the_first_slot() -> None:
    mill = {"id": "old_mill", "names": {"en": "Old Mill"}, "cost": 4, "types": ["action"], "cards": 1}
    game = dealt(
        "dominion",
        2,
        "mill",
        kingdom="old_mill, cellar, moat, village, workshop, smithy, remodel, militia, market, mine",
        custom=[mill],
    )
    observation = find_game("dominion").observation(2, "flat")
    pile = game.state.option_named("old_mill")
    assert observation.actions[observation.action_of(game.state, pile)] == "custom_1"


def test_a_look_at_a_game_that_is_over_shows_the_end() -> None:
    table = random_table("intrigo", 3, "end")
    while next_decision(table):
        pass
    observation = find_game("intrigo").observation(3, "flat")
    row, mask = observed(observation, table.game, 1)
    assert field(observation, row, "verb") == [0] and not mask.any()


def test_what_a_redeal_changes_is_seen_by_its_owner() -> None:
    """Or the search for leaks would compare nothing."""
    game = dealt("dominion", 2, "owner", kingdom="first game")
    observation = find_game("dominion").observation(2, "flat")
    worlds: list[Game] = [game.redeal(0, from_seed(str(i))) for i in range(20)]
    assert len({observed(observation, world, 1)[0].tobytes() for world in worlds}) > 1
