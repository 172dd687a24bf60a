"""A batch plays the same games as one by one, shows a seat what it may see and no more, and refuses what isn't possible."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pytest

from signoria import dominion
from signoria.batch import RANKING, BadAnswer, Batch
from signoria.bots.bot import Bot
from signoria.bots.dominion.ranking import RankingBot
from signoria.bots.registry import open_bot
from signoria.core.bits import bit_count, nth
from signoria.core.game import Game
from signoria.core.registry import find_game
from signoria.core.rng import Rng, from_seed
from signoria.core.seat import Seat
from signoria.dominion import PILES

# As plain numbers: arrays of NumPy are made of those.
ALL_TREASURES, END_TURN = int(dominion.ALL_TREASURES), int(dominion.END_TURN)
PROVINCE, GOLD, SILVER = int(dominion.PROVINCE), int(dominion.GOLD), int(dominion.SILVER)

FIRST_GAME = {"kingdom": "first_game"}
HARD = {"kingdom": "deconstruction"}  # the caller's questions come in the middle of effects
EVERYTHING = {
    "dominion": ("buy", "gain", "discard", "trash", "play_action", "choose", "reveal"),
    "intrigo": ("pick", "place"),
}


def chosen(low: int, high: int, chance: Rng) -> int:
    """One of the options of two masks."""
    few = bit_count(low)
    i = chance.below(few + bit_count(high))
    return int(nth(low, i)) if i < few else 64 + int(nth(high, i - few))


def alone(batch: Batch, name: str, seed: str, number: int, bots: tuple[str, ...], ask: Mapping[str, int]) -> bytes:
    """The game of a deal, played by itself: the caller's seat 0 answers at random where it is asked; its last state."""
    ruleset = find_game(name)
    game = Game(ruleset.dealer(batch.setup).deal(from_seed(f"{seed} deal {number}")))
    chance = from_seed(f"{seed} deal {number} bots")
    kinds = [open_bot(bot, name) for bot in bots]
    sitting: list[Bot] = [kind.new(Rng(chance.word(), chance.word(), chance.word(), 1)) for kind in kinds]
    answers = from_seed(f"answers {number}")
    while (seat := game.seat()) >= 0:
        assert game.question is not None
        low, high = game.option_masks(seat)
        least = ask.get(game.state.verb_name(game.question.verb), 0)
        if seat == 0 and least and bit_count(low) + bit_count(high) >= least:
            game.apply(seat, chosen(low, high, answers))
        else:
            game.apply(seat, sitting[seat].pick(Seat(game, seat)))
    return game.state.key()


@pytest.mark.parametrize(
    ("name", "bots", "wishes"),
    [
        ("dominion", ("random", "big_money"), FIRST_GAME),
        ("dominion", ("random", "random", "random"), HARD),
        ("intrigo", ("random",) * 4, {}),
    ],
)
def test_a_batch_plays_the_same_games_as_one_by_one(
    name: str, bots: tuple[str, ...], wishes: Mapping[str, object]
) -> None:
    ask = dict.fromkeys(EVERYTHING[name], 2)
    games = 6
    batch = Batch(name, bots, games, seed="same", ask=ask, wishes=wishes)
    chances = [from_seed(f"answers {at}") for at in range(games)]
    while (batch.asked >= 0).any():
        asking = batch.asked >= 0
        options = [
            chosen(int(batch.masks[at, 0]), int(batch.masks[at, 1]), chances[at]) if asking[at] else -1
            for at in range(games)
        ]
        batch.answer(options)
    for at in range(games):
        assert batch.game(at).state.key() == alone(batch, name, "same", at, bots, ask)
        assert batch.places[at].tolist() == batch.game(at).state.places()
        assert batch.points[at].tolist() == batch.game(at).state.points()


def test_only_the_questions_asked_for_are_put() -> None:
    batch = Batch("dominion", ["random", "random"], 8, seed="kinds", ask={"buy": 3}, play=(1,), wishes=FIRST_GAME)
    seen = 0
    while (batch.asked >= 0).any():
        asking = batch.asked >= 0
        assert set(batch.asked[asking].tolist()) == {1}
        assert {batch.verb_names[verb] for verb in batch.verbs[asking]} == {"buy"}
        assert (batch.legal()[asking].sum(1) >= 3).all()
        seen += int(asking.sum())
        batch.answer_at_random()
    assert batch.decisions == seen > 50


def test_the_view_of_a_row_is_what_the_seat_sees() -> None:
    batch = Batch("dominion", ["random", "random"], 4, seed="view", wishes=HARD)
    looked = 0
    while (batch.asked >= 0).any():
        for at in np.flatnonzero(batch.asked >= 0).tolist():
            game, row = batch.game(at), {name: batch.views[at, part].tolist() for name, part in batch.fields.items()}
            view = game.view(int(batch.asked[at]))
            players = view["players"]
            assert isinstance(players, list)
            me, other = players[int(batch.asked[at])], players[1 - int(batch.asked[at])]
            names = [game.state.option_name(pile) for pile in range(PILES)]
            assert row["hand"] == [me["hand"].count(name) for name in names]
            assert row["owned"] == [me["owned"].get(name, 0) for name in names]
            assert row["1_owned"] == [other["owned"].get(name, 0) for name in names]
            assert row["1_known_hand"] == [other["known_hand"].count(name) for name in names]
            assert row["1_hand"] == [other["hand_size"]]
            assert row["coins"] == [view["coins"]] and row["turn"] == [view["turn"]]
            looked += 1
        batch.answer_at_random()
    assert looked > 50


@pytest.mark.parametrize(("name", "seats", "wishes"), [("dominion", 3, HARD), ("intrigo", 4, {})])
def test_a_redeal_of_what_a_seat_cannot_know_changes_nothing_in_its_row(
    name: str, seats: int, wishes: Mapping[str, object]
) -> None:
    ask = dict.fromkeys(EVERYTHING[name], 2)
    batch = Batch(name, ["random"] * seats, 4, seed="leaks", ask=ask, play=range(seats), wishes=wishes)
    changed = 0
    for turn in range(40):
        for at in np.flatnonzero(batch.asked >= 0).tolist():
            seat, row, masks = int(batch.asked[at]), batch.views[at].copy(), batch.masks[at].copy()
            before = batch.game(at).state.key()
            batch.redeal(at, seat, f"{turn} {at}")
            assert batch.asked[at] == seat
            assert (batch.views[at] == row).all() and (batch.masks[at] == masks).all()
            changed += batch.game(at).state.key() != before
        batch.answer_at_random()
    assert changed > 50


PASSING = {"kingdom": "masquerade, thief, bridge, swindler, remodel, workshop, witch, throne room, chapel, village"}


@pytest.mark.parametrize(("name", "seats", "wishes"), [("dominion", 3, PASSING), ("intrigo", 3, {})])
def test_a_row_that_follows_a_game_is_as_one_written_anew(name: str, seats: int, wishes: Mapping[str, object]) -> None:
    batch = Batch(name, ["random"] * seats, 4, seed="anew", ask=2, play=range(seats), wishes=wishes)
    for _ in range(120):
        rows = batch.views.copy()
        for at in np.flatnonzero(batch.asked >= 0).tolist():
            batch.put(at, batch.game(at))
            assert (batch.views[at] == rows[at]).all()
        batch.answer_at_random()
    states = [batch.game(at).state for at in range(4)]
    assert name == "intrigo" or any(isinstance(one, dominion.Dominion) and one.passes for one in states), (
        "unseen passes"
    )


def test_the_parts_of_a_row_do_not_overlap() -> None:
    for name, seats in (("dominion", 6), ("intrigo", 4)):
        batch = Batch(name, ["random"] * seats, 1, seed="parts", ask=1)
        parts = sorted((part.start, part.stop) for part in batch.fields.values())
        assert all(before[1] <= after[0] for before, after in zip(parts, parts[1:]))
        assert parts[-1][1] <= batch.views.size == 4 * batch.tables.encoding.words


def test_finished_games_are_dealt_anew_in_place() -> None:
    batch = Batch("dominion", ["big_money", "big_money"], 3, seed="again", ask={}, wishes=FIRST_GAME)
    views, first = batch.views, [batch.game(at).state.key() for at in range(3)]
    assert (batch.asked == -1).all() and sorted(batch.places[0].tolist())[0] == 1
    assert batch.restart() == 0
    assert batch.views is views
    assert all(batch.game(at).state.key() != first[at] for at in range(3))


def test_a_game_from_elsewhere_is_copied_into_its_place() -> None:
    batch = Batch("dominion", ["random", "random"], 2, seed="put", play=(0, 1), wishes=FIRST_GAME)
    for _ in range(5):
        batch.answer_at_random()
    root = batch.game(0)
    batch.put(1, root)
    assert (batch.views[1] == batch.views[0]).all() and (batch.masks[1] == batch.masks[0]).all()
    batch.answer_at_random()
    assert root.state.key() == root.clone().state.key()


def test_a_ranking_decides_what_is_bought() -> None:
    batch = Batch("dominion", [RANKING, "big_money"], 4, seed="rank", ask={"play_treasure": 1}, wishes=FIRST_GAME)
    batch.rank(0, [[PROVINCE, GOLD, SILVER], [SILVER, -1, -1], [-1, -1, -1], [PROVINCE, SILVER, -1]])
    while (batch.asked >= 0).any():
        batch.answer(np.where(batch.asked >= 0, ALL_TREASURES, -1))
    owned = batch.fields["owned"]
    gold, silver = batch.views[:, owned.start + GOLD], batch.views[:, owned.start + SILVER]
    assert gold[0] > 0 and silver[1] > gold[1] == 0
    assert silver[2] == gold[2] == 0
    assert silver[3] > 0 == gold[3]
    assert batch.places[0].max() >= 1


def test_a_ranking_decides_gains_too() -> None:
    bot = RankingBot()
    bot.order.refill([SILVER])
    state = find_game("dominion").read_position({"kingdom": ", ".join(WORKSHOP), "hand": "workshop"})
    game = Game(state)
    game.apply(0, state.option_named("workshop"))
    assert bot.pick(Seat(game, 0)) == SILVER
    bot.order.refill([state.option_named("smithy"), SILVER])
    assert state.option_name(bot.pick(Seat(game, 0))) == "smithy"


WORKSHOP = (
    "cellar@base2",
    "market@base2",
    "merchant@base2",
    "militia@base2",
    "mine@base2",
    "moat@base2",
    "remodel@base2",
    "smithy@base2",
    "village@base2",
    "workshop@base2",
)


MINION_AND_COURTYARD = "minion, courtyard, bridge, pawn, steward, swindler, baron, nobles, harem, upgrade"


def after_the_action(mine: dict[str, str], ranking: list[int]) -> dominion.Dominion:
    """How seat 0 has played its Action by this ranking, when the batch asks for its buy."""
    batch = Batch("dominion", [RANKING, "big_money"], 1, seed="rank", ask={"buy": 1}, wishes=FIRST_GAME)
    batch.rank(0, [ranking])
    words = {"seats": 2, "kingdom": MINION_AND_COURTYARD, "0": mine, "1": {"hand": "5 copper", "deck": "5 estate"}}
    batch.put(0, Game(dominion.GAME.read_position(words)))
    assert batch.asked.tolist() == [0] and batch.verb_names[int(batch.verbs[0])] == "buy"
    state = batch.game(0).state
    assert isinstance(state, dominion.Dominion)
    return state


def test_a_ranking_decides_what_minion_does() -> None:
    mine = {"hand": "minion, 2 copper, silver, estate", "deck": "3 copper, 5 estate", "discard": "2 silver"}
    wants_gold = after_the_action(mine, [GOLD, SILVER])
    assert wants_gold.coins == 6, "the coins of Minion make it a Gold"
    wants_silver = after_the_action(mine, [SILVER])
    assert SILVER in [card & 31 for card in wants_silver.players[0].discard], "with enough for a Silver, a new hand"


def test_a_ranking_decides_what_courtyard_puts_back() -> None:
    mine = {"hand": "courtyard, 2 copper, silver", "deck": "2 copper, 6 estate"}
    wants_gold = after_the_action(mine, [GOLD])
    assert wants_gold.coins == 6, "every Treasure is needed"
    wants_silver = after_the_action(mine, [SILVER])
    assert wants_silver.players[0].deck[-1] & 31 == SILVER, "the turn can do without this one"


def test_a_wrong_answer_changes_nothing() -> None:
    batch = Batch("dominion", ["big_money", "big_money"], 3, seed="wrong", wishes=FIRST_GAME)
    before = [batch.game(at).state.key() for at in range(3)]
    with pytest.raises(BadAnswer, match="game 2 doesn't offer option 99"):
        batch.answer([END_TURN, END_TURN, 99])
    assert [batch.game(at).state.key() for at in range(3)] == before
    assert batch.answer([END_TURN] * 3) == 3


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"games": 0}, "1 to 65536 games, not 0"),
        ({"games": 10**9}, "1 to 65536 games"),
        ({"policies": ["big_money"]}, "2 to 6 seats, not 1"),
        ({"play": (2,)}, "no seat 2"),
        ({"ask": {"bye": 1}}, "'bye'. Did you mean buy"),
        ({"ask": {"buy": 0}}, "at least 1 option"),
    ],
)
def test_what_makes_no_batch_is_refused_with_the_reason(change: dict[str, object], reason: str) -> None:
    arguments: dict[str, object] = {"game": "dominion", "policies": ["big_money", "big_money"], "games": 2}
    with pytest.raises(ValueError, match=reason):
        Batch(**(arguments | change))  # type: ignore[arg-type] # wrong on purpose


def test_arrays_of_another_shape_are_refused() -> None:
    batch = Batch("dominion", [RANKING, "big_money"], 2, seed="shape", wishes=FIRST_GAME)
    for refused in (lambda: batch.answer([1]), lambda: batch.rank(0, [1, 2]), lambda: batch.rank(1, [[1], [1]])):
        with pytest.raises(ValueError, match=r"shape|ranking"):
            refused()
    with pytest.raises(ValueError, match="no game 2"):
        batch.game(2)


def test_a_game_of_another_kingdom_stays_that_in_the_middle_of_effects() -> None:
    batch = Batch("dominion", ["random", "random"], 2, seed="here", play=(0, 1), ask=2, wishes=FIRST_GAME)
    elsewhere = Batch("dominion", ["random", "random"], 1, seed="elsewhere", play=(0, 1), ask=2, wishes=HARD)
    for _ in range(60):
        batch.answer_at_random()
    batch.put(0, elsewhere.game(0))
    in_effects = 0
    for _ in range(200):
        batch.answer_at_random()
        game = batch.tables.tables[0].game
        assert batch.game(0).state.key() == game.state.key()
        in_effects += game.run is not None
    assert in_effects > 5
