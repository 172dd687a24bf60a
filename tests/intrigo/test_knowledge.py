"""Who knows what: views, what follows for certain, and re-deals that respect it."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.intrigo import GAME, Intrigo, IntrigoView
from signoria.intrigo.draft import first_slot
from signoria.intrigo.knowledge import OWN, UNSEEN, group_of, taker
from signoria.intrigo.state import HAND_SIZE
from tests.intrigo.games import board, in_placement, new_game, play, rather_influence, stream
from tests.intrigo.table import ANNA, BELA, CESAR, DORA, TableMaker, names, numbers
from tests.rules import rule

FOUR = ["co2, co3, co4, da2", "da3, da4, gr2, gr3", "gr4, mo2, mo3, mo4", "ti2, ti3, ti3, ti4"]
TABLES = pytest.mark.parametrize("seats", [3, 4])


def drafted(seats: int, seed: str) -> Game:
    """A game at its first go."""
    game = new_game(seats, seed)
    for g in play(game, Random(seed)):
        if in_placement(g):
            return g
    raise AssertionError("no placement")


def hands(game: Game) -> list[list[int]]:
    return [who.hand[:] for who in board(game).players]


def passed(state: Intrigo, seat: int, step: int) -> list[int]:
    """The cards a seat passed on at a step."""
    at = first_slot(state, seat, step)
    return state.slots[at + 1 : at + HAND_SIZE - step]


@rule("intrigo:KN-1")
@pytest.mark.parametrize(("seats", "seen", "unseen"), [(4, 10, 6), (3, 9, 3)])
def test_how_many_cards_a_player_sees_while_drafting(seats: int, seen: int, unseen: int) -> None:
    state = board(drafted(seats, "seen"))
    for seat in range(seats):
        groups = Counter(group_of(state, seat, slot) == UNSEEN for slot in range(len(state.slots)))
        assert groups == {False: seen, True: unseen}
        held = IntrigoView(state, seat).packs_held()
        assert [len(cards) for cards in held] == [4, 3, 2, 1]
        if seats == 3:
            assert held[3][0] in held[0], "the last card is seen again"


@rule("intrigo:KN-2")
@TABLES
def test_the_card_passed_last_is_in_the_left_neighbours_hand(seats: int) -> None:
    for i in range(10):
        game = drafted(seats, f"last {i}")
        state = board(game)
        for seat in range(seats):
            (card,) = passed(state, seat, 2)
            left = (seat + 1) % seats
            assert card in state.players[left].hand
            assert IntrigoView(state, seat).holders().sure[card] >> left & 1
            known = GAME.seen_facts(game.view(seat))[str(left)]
            assert isinstance(known, dict)
            assert names([card])[0] in known["known_hand"].names
            for j in range(10):
                other = board(game.redeal(seat, from_seed(f"{i} {j}")))
                assert card in other.players[left].hand


@rule("intrigo:KN-2")
def test_with_four_players_each_opponent_holds_one_of_the_three_cards_passed_first() -> None:
    game = drafted(4, "first three")
    state = board(game)
    for seat in range(4):
        three, two = passed(state, seat, 0), passed(state, seat, 1)
        seen = set()
        for i in range(60):
            other = board(game.redeal(seat, from_seed(f"{seat} {i}")))
            takers = [{taker(other, slot): other.slots[slot] for slot in pack} for pack in slots_of(other, seat)]
            assert sorted(takers[0]) == sorted({0, 1, 2, 3} - {seat})
            assert sorted(takers[0].values()) == sorted(three)
            assert sorted(takers[1]) == sorted([(seat + 1) % 4, (seat + 2) % 4])
            assert sorted(takers[1].values()) == sorted(two)
            seen.add(tuple(takers[0][other_seat] for other_seat in sorted(takers[0])))
        assert len(seen) == (6 if len(set(three)) == 3 else 3), "and it may be any of them"


def slots_of(state: Intrigo, seat: int) -> list[list[int]]:
    """The slots of what the seat passed on at the first and the second step."""
    found = []
    for step in (0, 1):
        at = first_slot(state, seat, step)
        found.append(list(range(at + 1, at + HAND_SIZE - step)))
    return found


@rule("intrigo:KN-2")
def test_with_three_players_the_two_missing_cards_of_the_own_pack_are_one_with_each_opponent() -> None:
    game = drafted(3, "missing two")
    state = board(game)
    for seat in range(3):
        first, last = IntrigoView(state, seat).packs_held()[0], IntrigoView(state, seat).packs_held()[3]
        kept = state.slots[first_slot(state, seat, 0)]
        missing = [card for card in first if card not in (kept, *last)]
        assert len(missing) == 2
        for i in range(20):
            other = board(game.redeal(seat, from_seed(f"{seat} {i}")))
            for opponent in ((seat + 1) % 3, (seat + 2) % 3):
                assert len(set(missing) & set(other.players[opponent].hand)) == 1
                assert len(set(passed(state, seat, 1)) & set(other.players[opponent].hand)) >= 1


@rule("intrigo:KN-3", "intrigo:RU-7")
def test_a_courtesan_shows_who_held_the_card_and_who_did_not(palace: TableMaker) -> None:
    held = ["co4, co2, da2, da3", "da4, co3, gr4, ti2", "gr3, gr2, mo4, ti3", "ti3, mo3, mo2, ti4"]
    t = palace(hands=held)
    (ti3,) = numbers(["ti3"])
    assert IntrigoView(t.state, ANNA).holders().may[ti3] == 0b1110
    t.buy("courtesan", "g1", "g2", "ti3")
    assert t.told("call") == [(CESAR, ["tiepolo_3", "g2"])]
    assert IntrigoView(t.state, ANNA).holders().may[ti3] == 0b1100, (
        "Bela has none; whether Cesar has the other is not known"
    )
    assert IntrigoView(t.state, BELA).holders().may[ti3] == 0b1101, "of herself Anna searched last and not at all"
    assert IntrigoView(t.state, -1).holders().may[ti3] == 0b1101
    for i in range(30):
        other = board(t.game.redeal(ANNA, from_seed(str(i))))
        assert ti3 not in other.players[BELA].hand


@rule("intrigo:KN-3")
def test_when_both_tiepolo_threes_are_laid_nothing_is_left_to_know(palace: TableMaker) -> None:
    t = palace(gaps={"g8": "ti3"})
    t.buy("courtesan", "g1", "g2", "ti3")
    (ti3,) = numbers(["ti3"])
    assert IntrigoView(t.state, BELA).holders().may[ti3] == 0


@rule("intrigo:KN-4")
def test_a_view_shows_other_hands_as_numbers_and_packs_to_their_holder(palace: TableMaker) -> None:
    t = palace(phase="draft", draft=FOUR)
    t.keep("co4", "da4", "mo4", "ti4")
    for seat in (-1, ANNA, BELA, CESAR, DORA):
        players = t.game.view(seat)["players"]
        assert isinstance(players, list)
        for player in players:
            own = player["seat"] == seat
            assert ("hand" in player) == ("pack" in player) == ("packs_held" in player) == own
            assert player["hand_size"] == 1
            if not own:
                assert player["known_hand"] == []
    for seat in range(4):
        question = t.game.view(seat)["question"]
        assert isinstance(question, dict)
        assert set(question) == {"verb", "asked", "mine"}


@rule("intrigo:KN-4")
def test_the_names_a_courtesan_may_call_leak_nothing() -> None:
    for i in range(10):
        game = drafted(4, f"names {i}")
        seat = game.seat()
        state = board(game)
        picks = numbers(["courtesan", "g1", "g2"])
        ask = game.question
        assert ask is not None
        offered = state.options(ask, seat, picks)
        for j in range(5):
            other = game.redeal(seat, from_seed(str(j)))
            assert other.state.options(ask, seat, picks) == offered


@rule("intrigo:RU-24", "intrigo:SE-3")
def test_families_ducats_counters_and_stacks_are_public() -> None:
    game = drafted(3, "public")
    views = [game.view(seat) for seat in (-1, 0, 1, 2)]
    for name in ("buildings", "gaps", "stacks", "bag", "pool", "absent", "first", "round"):
        assert all(view[name] == views[0][name] for view in views)
    for view in views:
        players = view["players"]
        assert isinstance(players, list)
        for player, who in zip(players, board(game).players, strict=True):
            assert player["ducats"] == who.ducats
            assert list(player["counters"].values()) == who.counters
            assert player["hand_size"] == 4


@rule("intrigo:KN-5")
def test_everything_of_a_go_is_told_to_all() -> None:
    for i in range(6):
        game = new_game(4, f"told {i}")
        history = game.start_log()
        for _ in play(game, Random(i), rather_influence):
            pass
        for move in history.moves:
            for event in move.events:
                name = game.state.event_name(event.code)
                assert (event.seen_from(-1) or (0,) * 5)[4] is not None or name in ("pack", "keep")
        told = {game.state.event_name(event.code) for move in history.moves for event in move.events}
        assert {"play", "buy", "award", "token", "round"} <= told


@rule("intrigo:KN-5")
def test_a_go_is_told_with_card_gap_price_effect_and_who_laid_the_named_card(palace: TableMaker) -> None:
    held = ["co4, co2, da2, da3", "da4, co3, gr4, ti2", "gr3, gr2, mo4, ti3", "ti3, mo3, mo2, ti4"]
    t = palace(hands=held, ducats=[1, 2, 1, 1])
    t.buy("courtesan", "g1", "g2", "mo4")
    (bought,) = t.events("buy")
    assert (bought.seat, bought.things) == (ANNA, [*numbers(["courtesan", "g1"]), 1])
    assert t.told("call") == [(CESAR, ["morosini_4", "g2"])]
    t.buy("thief", "g5", "b5")
    assert t.told("turn_token") == [(BELA, ["b5", "ducat"])]


# --- re-deals -----------------------------------------------------------------------------------------------------------------


def worlds(state: Intrigo, seat: int) -> Counter[tuple[tuple[int, ...], ...]]:
    """The hands of the others in every deal the seat cannot rule out, found by trying all."""
    places: dict[int, list[int]] = {}
    for slot in range(len(state.slots)):
        g = int(group_of(state, seat, slot))
        if g != OWN:
            places.setdefault(g, []).append(slot)
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()

    def go_on(groups: list[int], taken: dict[int, list[int]]) -> None:
        if not groups:
            left = remaining(state, taken)
            if left is not None:
                found[left] += 1
            return
        slots = places[groups[0]]
        for cards in permutations([state.slots[slot] for slot in slots]):
            more = {who: list(got) for who, got in taken.items()}
            for slot, card in zip(slots, cards, strict=True):
                more.setdefault(int(taker(state, slot)), []).append(card)
            go_on(groups[1:], more)

    go_on(sorted(places), {})
    return found


def remaining(state: Intrigo, taken: dict[int, list[int]]) -> tuple[tuple[int, ...], ...] | None:
    """What is left of these hands after all that was laid; None if it contradicts what was seen."""
    left = []
    for who in state.players:
        if who.seat in taken:
            cards = taken[int(who.seat)]
            for card in who.laid:
                if card not in cards:
                    return None
                cards.remove(card)
            if any(who.lacks >> card & 1 for card in cards):
                return None
            left.append(tuple(sorted(cards)))
    return tuple(left)


@rule("intrigo:KN-1", "intrigo:KN-2", "intrigo:KN-3")
@pytest.mark.parametrize("seed", range(4))
def test_redeals_are_exactly_the_deals_a_seat_cannot_rule_out_each_as_likely(seed: int) -> None:
    random = Random(seed)
    game = new_game(4, f"worlds {seed}")
    for g in play(game, random, rather_influence):
        laid = [card for who in board(g).players for card in who.laid]
        if in_placement(g) and len(laid) >= 8 and numbers(["ti3"])[0] in laid:
            break
    state = board(game)
    seat = random.randrange(4)
    expected = worlds(state, seat)
    total = sum(expected.values())
    samples = 600
    got: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for _ in range(samples):
        other = board(game.redeal(seat, stream(random)))
        got[tuple(tuple(who.hand) for who in other.players if who.seat != seat)] += 1
    assert set(got) <= set(expected)
    chi = sum((got[hand] - samples * n / total) ** 2 / (samples * n / total) for hand, n in expected.items())
    freedom = len(expected) - 1
    assert chi <= freedom + 5 * (2 * freedom) ** 0.5 + 5, "some deals come too often"
    holders = IntrigoView(state, seat).holders()
    others = [int(who.seat) for who in state.players if who.seat != seat]
    for card in set(state.terms.deck):
        may = {who for deal in expected for who, hand in zip(others, deal, strict=True) if card in hand}
        sure = {who for who in others if all(card in deal[others.index(who)] for deal in expected)}
        assert {who for who in others if holders.may[card] >> who & 1} == may
        assert {who for who in others if holders.sure[card] >> who & 1} == sure


@rule("intrigo:KN-1", "intrigo:KN-4")
def test_redeals_in_the_draft_move_every_card_the_seat_has_not_seen_and_no_other(palace: TableMaker) -> None:
    t = palace(phase="draft", draft=FOUR)
    everywhere: dict[int, set[int]] = {seat: set() for seat in (BELA, CESAR, DORA)}
    for i in range(150):
        other = board(t.game.redeal(ANNA, from_seed(str(i))))
        assert IntrigoView(other, ANNA).pack() == numbers(["co2", "co3", "co4", "da2"])
        for seat, cards in everywhere.items():
            cards.update(IntrigoView(other, seat).pack())
    unseen = set(t.state.terms.deck) - set(numbers(["co2", "co3", "co4", "da2"]))
    assert all(cards == unseen for cards in everywhere.values())

    t.keep("co4", "da4", "mo4", "ti4")  # Anna passed three cards to Bela and holds what Dora passed
    passed_on = numbers(["co2", "co3", "da2"])
    unseen -= set(numbers(["ti2", "ti3"]))  # one of the two Tiepolo 3 she holds, the other too
    kept: dict[int, set[int]] = {seat: set() for seat in (BELA, CESAR, DORA)}
    packs: dict[int, set[int]] = {seat: set() for seat in (CESAR, DORA)}
    for i in range(200):
        other = board(t.game.redeal(ANNA, from_seed(str(i))))
        assert IntrigoView(other, BELA).pack() == passed_on, "she knows what Bela holds now"
        for seat, cards in kept.items():
            cards.update(other.players[seat].hand)
        for seat, cards in packs.items():
            cards.update(IntrigoView(other, seat).pack())
    assert all(cards == unseen for cards in (*kept.values(), *packs.values()))
