"""Choosing the ten cards: recommended sets, by hand, by chance with wishes, and why something is no kingdom."""

import re
from itertools import combinations
from math import comb
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.core.rng import from_seed
from signoria.dominion import (
    RECOMMENDED,
    TRAITS,
    BadKingdom,
    Choice,
    Setup,
    Wish,
    deal,
    find_recommended,
    from_recommended,
    read_kingdom,
    read_refusals,
    read_wishes,
)
from signoria.dominion.card import ACTION, ATTACK, Card
from signoria.dominion.catalogue import KINGDOM_CARDS, SETS
from signoria.dominion.chosen import Kind, find_kind
from signoria.dominion.roster import ROWS
from signoria.dominion.wishes import Ways, below, is_of, why_impossible
from signoria.lang import Translator
from tests.rules import rule
from tests.volume import examples

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules" / "dominion.md"
SECTION_7 = RULES.read_text(encoding="utf-8").partition("## 7.")[2].partition("## 8.")[0]
BASE1 = {id for id, edition in KINGDOM_CARDS if edition == "base1"}
BASE2 = {id for id, edition in KINGDOM_CARDS if edition == "base2"}
INTRIGUE = {id for id, edition in KINGDOM_CARDS if edition == "intrigue1"}
SHARED = BASE1 & BASE2
LATER = {row.id for row in ROWS if row.batch > 1}  # they came after the printed boxes


def ids(kingdom: tuple[str, ...]) -> set[str]:
    return {entry.partition("@")[0] for entry in kingdom}


def editions(kingdom: tuple[str, ...]) -> set[str]:
    return {entry.partition("@")[2] for entry in kingdom}


def refusal(text: str) -> str:
    with pytest.raises(BadKingdom) as refused:
        read_kingdom(text, from_seed(""))
    return str(refused.value)


# --- recommended sets ----------------------------------------------------------------------------------------------------


@rule("dominion:K-2", "dominion:S-14")
def test_the_recommended_sets_are_those_of_the_rules() -> None:
    rows = re.findall(r"^(\w+) \[[^:]*\]: ([a-z_ ]+)$", SECTION_7, re.MULTILINE)
    assert len(rows) == 17
    assert {one.id: sorted(one.cards) for one in RECOMMENDED} == {id: sorted(cards.split()) for id, cards in rows}


@rule("dominion:K-2")
def test_best_wishes_has_ten_cards() -> None:
    one = find_recommended("best_wishes")
    assert one is not None
    assert len(one.cards) == len(set(one.cards)) == 10


def test_their_titles_are_those_that_the_books_print() -> None:
    rows = re.findall(r"^\| (\w+) \| (.*?) \| ?(.*?) ?\| ?(.*?) ?\| ?(.*?) ?\|$", SECTION_7, re.MULTILINE)
    written = {id: dict(zip(("en", "ru", "pl", "hu"), titles, strict=True)) for id, *titles in rows if id != "id"}
    assert len(written) == 17
    for one in RECOMMENDED:
        assert one.titles == {lang: title for lang, title in written[one.id].items() if title}


@rule("dominion:P-6", "dominion:K-1")
def test_a_recommended_set_has_the_base_cards_of_its_book() -> None:
    rows = re.findall(r"^(\w+) ((?:\[\d+\])+): ", SECTION_7, re.MULTILINE)
    for id, books in rows:
        base = editions(read_kingdom(id)) - {"intrigue1"}
        assert base <= {"base2" if books == "[003]" else "base1"}


@rule("dominion:K-1")
def test_underlings_can_be_played_with_cards_of_either_base_edition() -> None:
    one = find_recommended("underlings")
    assert one is not None
    assert editions(from_recommended(one)) == {"base1", "intrigue1"}
    assert editions(from_recommended(one, "base2")) == {"base2", "intrigue1"}
    assert editions(Choice(base_edition="base2").read("underlings")) == {"base2", "intrigue1"}


@rule("dominion:K-1")
@pytest.mark.parametrize(
    ("name", "edition", "missing"),
    [
        ("Deconstruction", "base2", "Spy and Thief are"),
        ("Hand Madness", "base2", "Chancellor is"),
        ("Big Money", "base2", "Adventurer, Chancellor, and Feast are"),
        ("First Game (2nd ed.)", "base1", "Merchant is"),
    ],
)
def test_other_sets_need_cards_that_are_in_one_edition_alone(name: str, edition: str, missing: str) -> None:
    with pytest.raises(BadKingdom, match=re.escape(f"{name} can’t be played with {edition}: {missing} only in")):
        Choice(base_edition=edition).read(name)


@rule("dominion:K-1", "dominion:S-15")
def test_the_last_three_mix_intrigue_with_the_first_edition() -> None:
    for one in RECOMMENDED[-3:]:
        assert editions(from_recommended(one)) == {"base1", "intrigue1"}


@pytest.mark.parametrize("text", ["village_square", "Village Square", " village-square "])
def test_a_set_is_found_by_id_or_title(text: str) -> None:
    assert read_kingdom(text) == from_recommended(RECOMMENDED[4])


def test_a_title_that_two_editions_share_means_the_second() -> None:
    assert read_kingdom("First Game") == read_kingdom("first_game_base2")
    assert read_kingdom("size distortion") == read_kingdom("size_distortion_base2")


@rule("dominion:S-14")
def test_every_recommended_kingdom_can_be_dealt() -> None:
    for one in RECOMMENDED:
        deal(Setup(2, from_recommended(one)), from_seed(""))


# --- by hand -------------------------------------------------------------------------------------------------------------


@rule("dominion:S-14", "dominion:P-6")
def test_ten_cards_by_hand_have_the_editions_written_or_that_of_the_base_game_played() -> None:
    names = "mine@base1, Moat, throne room, spy, bridge, witch, militia, smithy, village, harbinger"
    kingdom = read_kingdom(names)
    assert {"mine@base1", "moat@base2", "throne_room@base2", "spy@base1", "bridge@intrigue1"} < set(kingdom)
    first = Choice(base_edition="base1").read(names)
    assert {"mine@base1", "moat@base1", "throne_room@base1", "spy@base1", "harbinger@base2"} < set(first)


@rule("dominion:P-6")
def test_the_base_edition_decides_only_on_shared_cards() -> None:
    for edition in ("base1", "base2"):
        for id in sorted(BASE1 | BASE2 | INTRIGUE):
            own = edition if id in SHARED else next(e for e in SETS if (id, e) in KINGDOM_CARDS)
            assert find_kind(id, edition).edition == own


NINE = "moat, throne room, spy, bridge, witch, militia, smithy, village, harbinger"


@rule("dominion:S-13", "dominion:P-3")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (NINE, "a kingdom has 10 cards, not 9"),
        (f"{NINE}, mine, market", "a kingdom has 10 cards, not 11"),
        (f"{NINE}, moat", "Moat is in the kingdom twice"),
        (f"{NINE}, moat@base1", "Moat is in the kingdom in two editions, base2 and base1; choose one"),
        (f"{NINE}, milita", "unknown card “milita”; did you mean Militia?"),
        (f"{NINE}, xyzzy", "unknown card “xyzzy”"),
        (f"{NINE}, mine@base3", "unknown edition “base3” of Mine; use base1 or base2"),
        (f"{NINE}, mine@intrigue1", "Mine isn’t in intrigue1; it’s in base1 and base2"),
        (f"{NINE}, copper", "Copper is in every game; a kingdom consists of ten other cards"),
        ("vilage square", "no kingdom is called “vilage square”; did you mean Village Square?"),
        ("deck-topp", "no kingdom is called “deck-topp”; did you mean Deck Top?"),
        (
            "??",
            "no kingdom is called “??”; type the name of a set, ten cards separated by commas, a share code, or random",
        ),
        ("random base3", "unknown set “base3”; available: base1, base2, intrigue1"),
    ],
)
def test_what_is_no_kingdom_is_refused_with_the_reason(text: str, reason: str) -> None:
    assert refusal(text) == reason


def test_an_unknown_base_edition_is_refused() -> None:
    with pytest.raises(BadKingdom, match="unknown base edition “intrigue1”; use base1 or base2"):
        Choice(base_edition="intrigue1")


# --- by chance -----------------------------------------------------------------------------------------------------------


@rule("dominion:P-6", "dominion:S-14")
@pytest.mark.parametrize(
    ("sets", "kinds"),
    [
        (["base1"], 25),
        (["base2"], 26),
        (["intrigue1"], 25),
        (["base1", "base2"], 32),
        (["base2", "intrigue1"], 51),
        (SETS, 57),
    ],
)
def test_chance_chooses_among_the_distinct_cards_of_the_enabled_sets(sets: list[str], kinds: int) -> None:
    choice = Choice(sets)
    drawn_from = {kind.card.id for kind in choice.kinds()}
    assert len(choice.kinds()) == len(drawn_from)
    assert len(drawn_from - LATER) == kinds
    assert choice.how_many() == comb(len(drawn_from), 10)
    for n in range(20):
        kingdom = choice.at_random(from_seed(str(n)))
        assert len(ids(kingdom)) == 10
        deal(Setup(2, kingdom), from_seed(""))


@rule("dominion:P-6")
@pytest.mark.parametrize(
    ("sets", "wished", "edition"),
    [
        (["base1"], "", "base1"),
        (["base2"], "", "base2"),
        (["base1", "base2"], "", "base2"),
        (["base1", "intrigue1"], "", "base1"),
        (["base2", "intrigue1"], "", "base2"),
        (["base1", "base2"], "base1", "base1"),
        (["base2", "intrigue1"], "base1", "base1"),
    ],
)
def test_shared_cards_are_drawn_in_the_base_edition(sets: list[str], wished: str, edition: str) -> None:
    kinds = Choice(sets, wished).kinds()
    assert {kind.edition for kind in kinds if kind.card.id in SHARED} == {edition}
    assert all(kind.edition == "base1" for kind in kinds if kind.card.id in BASE1 - BASE2)
    assert all(kind.edition == "base2" for kind in kinds if kind.card.id in BASE2 - BASE1)


@rule("dominion:P-6", "dominion:S-14")
def test_every_card_is_drawn_equally_often() -> None:
    rng = from_seed("equally")
    choice = Choice(["base1", "base2"])
    counts = dict.fromkeys([kind.card.id for kind in choice.kinds()], 0)
    for _ in range(3200):
        for id in ids(choice.at_random(rng)):
            counts[id] += 1
    assert all(880 <= n <= 1120 for n in counts.values())  # 1,000 are expected; 26 is the standard deviation


@rule("dominion:S-14")
@pytest.mark.parametrize("base", ["base1", "base2"])
def test_five_cards_of_intrigue_and_five_of_the_base_game(base: str) -> None:
    choice = Choice([base, "intrigue1"])
    assert choice.how_many(read_wishes("half")) == comb(25, 5) * comb(25 if base == "base1" else 26, 5)
    for n in range(10):
        kingdom = choice.at_random(from_seed(str(n)), read_wishes("half"))
        assert len(ids(kingdom) & INTRIGUE) == 5
        assert len(ids(kingdom) & (BASE1 | BASE2)) == 5


def test_the_same_seed_draws_the_same_kingdom() -> None:
    assert read_kingdom("random", from_seed("7")) == read_kingdom("random", from_seed("7"))
    assert read_kingdom("random", from_seed("7")) != read_kingdom("random", from_seed("8"))
    assert read_kingdom("random") != read_kingdom("random")


def test_random_may_say_sets_and_wishes() -> None:
    for n in range(20):
        kingdom = read_kingdom(
            "random base2, intrigue1 with village, attack<=2, witch without trasher", from_seed(str(n))
        )
        kinds = [find_kind(entry) for entry in kingdom]
        assert editions(kingdom) <= {"base2", "intrigue1"}
        assert "witch@base2" in kingdom
        assert count(kinds, "village") >= 1
        assert count(kinds, "attack") <= 2
        assert count(kinds, "trasher") == 0


# --- wishes --------------------------------------------------------------------------------------------------------------


def count(kinds: list[Kind], what: str) -> int:
    return sum(is_of(kind, what) for kind in kinds)


def fulfils(kinds: list[Kind], wish: Wish) -> bool:
    """What a wish means, said once more and more simply than where it is counted."""
    if wish.given and not any(is_of(kind, wish.given) for kind in kinds):
        return True
    return wish.least <= count(kinds, wish.what) <= wish.most


@pytest.mark.parametrize(
    ("text", "wishes"),
    [
        ("village", [Wish("village")]),
        ("attack<=2, buy >= 2", [Wish("attack", 0, 2), Wish("buy", 2)]),
        ("cost5=3", [Wish("cost5", 3, 3)]),
        ("reaction if attack", [Wish("reaction", given="attack")]),
        ("reaction>=2 if attack", [Wish("reaction", 2, given="attack")]),
        ("answer", [Wish("reaction", given="attack")]),
        ("spread", [Wish("cost2"), Wish("cost3"), Wish("cost4"), Wish("cost5")]),
        ("half", [Wish("intrigue1", 5, 5), Wish("base", 5, 5)]),
        ("Throne Room, village@base2", [Wish("throne_room"), Wish("village@base2")]),
        ("", []),
    ],
)
def test_wishes_are_read_from_words(text: str, wishes: list[Wish]) -> None:
    assert read_wishes(text) == wishes


def test_refusals_are_read_from_words() -> None:
    assert read_refusals("attack, cost6") == [Wish("attack", 0, 0), Wish("cost6", 0, 0)]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("vilage", "nothing is called “vilage”; did you mean village"),
        ("village<2", "can’t understand “village<2”"),
        ("village>=11", "“village>=11”: a kingdom has only 10 cards"),
        ("qqq", "nothing is called “qqq”; use a trait"),
    ],
)
def test_a_wish_nobody_understands_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadKingdom, match=reason):
        read_wishes(text)


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ("reaction>=3", "no kingdom can meet the condition “Reaction: at least 3” (2 cards to choose from)"),
        ("treasure=2", "no kingdom can meet the condition “Treasure: exactly 2” (only 1 card to choose from)"),
        ("curser, attack<=0", "no kingdom can meet these conditions together: Curses: at least 1; Attack: none"),
        (
            "draw, curser>=2, buy, attack<=1, spread",
            "no kingdom can meet these conditions together: Curses: at least 2; Attack: at most 1",
        ),
        (
            "cost2>=6, cost3>=5",
            "no kingdom can meet these conditions together: cards costing $2: at least 6; cards costing $3: at least 5",
        ),
        (
            "reaction<=0, attack, answer",
            "can meet these conditions together: Reaction: none; Attack: at least 1; Reaction: at least 1 if",
        ),
    ],
)
def test_wishes_that_cannot_be_met_are_named(wanted: str, reason: str) -> None:
    with pytest.raises(BadKingdom, match=re.escape(reason)):
        Choice().at_random(from_seed(""), read_wishes(wanted))


def test_a_set_that_is_not_enabled_cannot_be_wished_for() -> None:
    with pytest.raises(
        BadKingdom, match=r"no kingdom can meet the condition “Intrigue: at least 1” \(no cards to choose from\)"
    ):
        Choice(["base2"]).at_random(from_seed(""), read_wishes("intrigue1"))


SORTS = st.sampled_from([*TRAITS, "cost2", "cost3", "cost4", "cost5", "cost6", "base", "intrigue1", "witch", "moat"])


@st.composite
def any_wish(draw: st.DrawFn) -> Wish:
    least = draw(st.integers(0, 4))
    return Wish(draw(SORTS), least, draw(st.sampled_from([least, least + 1, 10])), draw(st.just("") | SORTS))


@examples(150)
@given(st.lists(any_wish(), max_size=5), st.sets(st.sampled_from(SETS), min_size=1), st.integers(0, 10**6))
def test_a_kingdom_fulfils_all_wishes_or_is_refused(wishes: list[Wish], sets: set[str], seed: int) -> None:
    choice = Choice(sorted(sets))
    if choice.how_many(wishes) == 0:
        with pytest.raises(BadKingdom, match="can meet"):
            choice.at_random(from_seed(str(seed)), wishes)
        return
    kingdom = choice.at_random(from_seed(str(seed)), wishes)
    kinds = [find_kind(entry) for entry in kingdom]
    assert len(ids(kingdom)) == 10
    assert all(fulfils(kinds, wish) for wish in wishes)


@examples(60)
@given(
    st.lists(any_wish(), max_size=4),
    st.sets(st.integers(0, len(ROWS) - 1), min_size=8, max_size=12),
    st.integers(1, 4),
    st.integers(0, 2),
)
def test_all_ways_are_counted(wishes: list[Wish], places: set[int], number: int, kept: int) -> None:
    every = Choice().kinds()
    kinds = [every[place] for place in sorted(places)]
    held, rest = kinds[:kept], kinds[kept:]
    fitting = [ten for ten in combinations(rest, number) if all(fulfils([*held, *ten], wish) for wish in wishes)]
    assert Ways(rest, number, wishes, held).count() == len(fitting)


def test_all_kingdoms_that_fulfil_the_wishes_are_equally_likely() -> None:
    kinds = Choice(["base1"]).kinds()[:7]
    wishes = [Wish("attack", 0, 1), Wish("cost5"), Wish("trasher")]
    ways = Ways(kinds, 3, wishes)
    fitting = [three for three in combinations(kinds, 3) if all(fulfils(list(three), wish) for wish in wishes)]
    rng = from_seed("fair")
    drawn = [frozenset(kind.card.id for kind in ways.draw(rng)) for _ in range(300 * len(fitting))]
    assert set(drawn) == {frozenset(kind.card.id for kind in three) for three in fitting}
    assert all(220 <= drawn.count(one) <= 380 for one in set(drawn))  # 300 are expected; 17 is the standard deviation


def test_so_many_wishes_that_nobody_can_weigh_them_are_refused() -> None:
    wishes = [Wish(trait, 0, 3) for trait in TRAITS if trait not in ("treasure", "reaction")]
    wishes += read_wishes("spread, base1, intrigue1<=5, base2<=5")
    with pytest.raises(BadKingdom, match="leave some out"):
        Ways(Choice().kinds(), 10, wishes, most_states=10_000).count()


@given(st.integers(1, 2**70), st.integers(0, 100))
def test_large_lots_are_below_their_bound(n: int, seed: int) -> None:
    rng = from_seed(str(seed))
    assert all(0 <= below(rng, n) < n for _ in range(5))


def test_large_lots_fall_everywhere() -> None:
    rng = from_seed("large")
    n = 3 * 2**40
    thirds = [below(rng, n) // 2**40 for _ in range(3000)]
    assert all(880 <= thirds.count(third) <= 1120 for third in range(3))


# --- swapping some out ---------------------------------------------------------------------------------------------------


@rule("dominion:S-14")
def test_each_kind_named_is_replaced_by_one_that_was_not_there() -> None:
    before = read_kingdom("first_game_base2")
    for n in range(30):
        after = Choice(["base2"]).swap_out(from_seed(str(n)), before, ["mine", "moat@base2", "mine"])
        assert set(before) - set(after) == {"mine@base2", "moat@base2"}
        assert len(ids(after)) == 10
        assert not {"mine", "moat"} & ids(after)


@rule("dominion:S-14")
def test_a_swapped_out_card_does_not_come_back_in_its_other_edition() -> None:
    before = read_kingdom("first_game_base1")
    for n in range(30):
        after = Choice(["base1", "base2"]).swap_out(from_seed(str(n)), before, sorted(ids(before)))
        assert not ids(after) & ids(before)


@rule("dominion:S-14")
def test_naming_nothing_swaps_nothing() -> None:
    before = read_kingdom("first_game_base1")
    assert Choice().swap_out(from_seed(""), before, []) == before


def test_only_what_is_there_can_be_swapped_out() -> None:
    with pytest.raises(BadKingdom, match=r"Witch isn’t in the kingdom, so it can’t be swapped out$"):
        Choice().swap_out(from_seed(""), read_kingdom("first_game_base1"), ["witch"])


def test_a_misspelled_card_to_swap_out_is_taken_for_one_of_the_kingdom() -> None:
    with pytest.raises(BadKingdom, match=r"; did you mean Militia\?$"):
        Choice().swap_out(from_seed(""), read_kingdom("first_game_base1"), ["militai"])
    with pytest.raises(BadKingdom, match=r"can’t be swapped out$"):  # the Witch isn't there to be meant
        Choice().swap_out(from_seed(""), read_kingdom("first_game_base1"), ["wich"])


def test_the_new_kingdom_fulfils_wishes_together_with_what_stays() -> None:
    before = read_kingdom("first_game_base2")  # one attack, one reaction
    for n in range(20):
        after = Choice().swap_out(from_seed(str(n)), before, ["moat", "mine"], read_wishes("answer, attack=2"))
        assert {"secret_chamber@intrigue1"} <= set(after)
        assert count([find_kind(entry) for entry in after], "attack") == 2


# --- two tables ----------------------------------------------------------------------------------------------------------


@rule("dominion:S-18")
def test_the_kingdoms_of_two_tables_have_no_kind_in_common() -> None:
    for n in range(30):
        one, other = Choice().two_at_random(from_seed(str(n)), read_wishes("reaction, village, attack"))
        assert not ids(one) & ids(other)
        for kingdom in (one, other):
            kinds = [find_kind(entry) for entry in kingdom]
            assert all(count(kinds, what) >= 1 for what in ("reaction", "village", "attack"))


@rule("dominion:S-18")
def test_two_tables_need_twice_as_much_of_everything() -> None:
    with pytest.raises(
        BadKingdom,
        match=r"two tables can’t both meet the condition “Treasure: at least 1” \(only 1 card to choose from\)",
    ):
        Choice().two_at_random(from_seed(""), read_wishes("treasure"))


# --- custom cards --------------------------------------------------------------------------------------------------------

TOWER = Card("tower", cost=4, types=ACTION, cards=1, actions=2)
SQUAD = Card("squad", cost=5, types=ACTION | ATTACK, coins=2)


@rule("dominion:BL-3", "dominion:BL-5")
def test_custom_cards_join_the_random_draw_one_to_a_kingdom() -> None:
    choice = Choice(["base2"], customs=[TOWER, SQUAD])
    assert choice.how_many() == comb(26, 10) + 2 * comb(26, 9)
    drawn = {entry for n in range(60) for entry in choice.at_random(from_seed(str(n)))}
    assert {"tower@custom", "squad@custom"} < drawn
    assert Choice(["base2"], customs=[TOWER, SQUAD], most_custom=2).how_many() == comb(28, 10)


@rule("dominion:BL-3")
def test_a_custom_card_counts_for_wishes_by_its_printed_bonuses() -> None:
    choice = Choice(["base2"], customs=[TOWER])
    kingdom = choice.at_random(
        from_seed("1"), [Wish("village"), Wish("custom"), *read_refusals("village@base2, festival")]
    )
    assert "tower@custom" in kingdom
    assert "tower@custom" in choice.read("tower, moat, spy, bridge, witch, militia, smithy, village, harbinger, mine")


@rule("dominion:BL-4")
def test_a_custom_card_needs_an_id_of_its_own() -> None:
    with pytest.raises(BadKingdom, match="a card called village already exists"):
        Choice(customs=[Card("village", cost=1, types=ACTION)])
    with pytest.raises(BadKingdom, match="a card called tower already exists"):
        Choice(customs=[TOWER, TOWER])


# --- bounds -------------------------------------------------------------------------------------------------------------


def test_a_kingdom_in_words_has_a_length() -> None:
    with pytest.raises(BadKingdom, match="at most 400 characters"):
        read_kingdom("random with " + "village, " * 100)


def test_there_are_only_so_many_wishes() -> None:
    with pytest.raises(BadKingdom, match="at most 40 conditions"):
        read_wishes(", ".join(["moat"] * 41))
    with pytest.raises(BadKingdom, match="at most 40 conditions"):
        read_refusals(", ".join(["moat"] * 41))


def test_finding_out_which_wishes_clash_takes_no_more_than_one_count_may() -> None:
    wishes = read_wishes("cost2=4, cost3=4, cost4=4")
    kinds = Choice().kinds()
    counts = [Ways(kinds, 10, some) for some in [[wish] for wish in wishes]]
    assert all(ways.count() for ways in counts)
    largest = max(len(ways.memo) for ways in counts)
    with pytest.raises(BadKingdom, match="too many conditions"):
        why_impossible(kinds, 10, wishes, (), largest + 1)
    assert why_impossible(kinds, 10, wishes).messages == ("error-wish-clash",)


# --- names in every language ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "title", ["Первая партия", "ПЕРВАЯ  партия", "Pierwsza rozgrywka", "pierwsza_rozgrywka", "Első játék", "elso jatek"]
)
def test_a_set_is_found_by_its_title_in_any_language(title: str) -> None:
    assert read_kingdom(title) == read_kingdom("first game")


@pytest.mark.parametrize(
    "names",
    [
        "pince, piac, polgárőrség, bánya, várárok, átépítés, kovács, falu, műhely, kereskedő",
        "PINCE,piac,polgarorseg,banya,vararok,atepites,kovacs,falu,muhely,kereskedo",
        "погреба, рынок, ополчение, рудник, ров, реконструкция, кузница, деревня, мастерская, торговец",
        "погреб, рынок, ополчение, шахта, ров, реконструкция, кузница, деревня, мастерская, торговец",
        "piwnica, targowisko, milicja, kopalnia, fosa, przebudowa, kuznia, wioska, warsztat, kupiec",
    ],
)
def test_ten_cards_may_be_named_in_any_language_and_by_either_edition_s_name(names: str) -> None:
    assert read_kingdom(names) == read_kingdom("first game")


def test_a_card_of_two_words_is_found_without_its_accents() -> None:
    nine = "moat, spy, bridge, witch, militia, smithy, village, harbinger, mine"
    for name in ("шахтерский поселок", "Шахтёрский_посёлок", "wioska gornicza", "bányászfalu"):
        assert "mining_village@intrigue1" in read_kingdom(f"{nine}, {name}")


def test_a_wish_may_name_a_card_in_any_language() -> None:
    assert read_wishes("wiedźma, attack<=2") == read_wishes("witch, attack<=2")
    assert read_refusals("ведьма") == read_refusals("witch")


def test_what_somebody_may_have_meant_is_said_in_the_reader_s_language() -> None:
    with pytest.raises(BadKingdom) as wrong:
        read_kingdom("Первая партя")
    assert "Pierwsza rozgrywka" in Translator("pl").say(wrong.value.phrase)
    with pytest.raises(BadKingdom) as wrong:
        read_kingdom(f"{NINE}, тронный зат")
    assert Translator("hu").say(wrong.value.phrase).endswith("Trónterem?")
