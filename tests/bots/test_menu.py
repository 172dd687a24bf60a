"""Menus as people write them."""

from pathlib import Path

import pytest

from signoria.bots.dominion.ladder import ladder_menu, menu_names
from signoria.bots.dominion.menu import BadMenu, Menu, MenuText, lines_of, text_of
from signoria.core.game import Game
from signoria.dominion import COPPER, DUCHY, ESTATE, GAME, GOLD, PROVINCE, SILVER, DominionView
from signoria.lab import new_match

KINGDOM = "smithy, village, market, militia, moat, mine, cellar, workshop, remodel, merchant"


def view(**words: object) -> DominionView:
    """What seat 0 sees at a table in words."""
    game = Game(GAME.read_position({"kingdom": KINGDOM, **words}))
    seen = game.state.view(0)
    assert isinstance(seen, DominionView)
    return seen


def bought(menu: str, **words: object) -> int:
    """What the menu takes if everything is offered."""
    table = view(**words)
    return MenuText("test", menu).at(table).first(table, (1 << 17) - 1)


def test_the_first_line_whose_condition_holds_is_taken() -> None:
    menu = "Province if own gold > 1\nGold if own gold < 1\nSilver"
    assert bought(menu, hand="copper") == GOLD
    assert bought(menu, hand="gold") == SILVER
    assert bought(menu, hand="2 gold") == PROVINCE


def test_a_menu_knows_how_many_points_its_player_is_behind() -> None:
    menu = "Province if behind <= 6\nDuchy if behind > 20\nSilver"

    def table(mine: str, theirs: str) -> int:
        return bought(menu, **{"0": {"discard": mine}, "1": {"discard": theirs}})

    assert table("province", "2 province") == PROVINCE
    assert table("3 province", "estate") == PROVINCE
    assert table("province", "2 province, estate") == SILVER
    assert table("curse", "4 province") == DUCHY


def test_a_line_that_is_not_offered_is_passed_over() -> None:
    table = view(hand="copper")
    menu = MenuText("test", "Province\nGold\nSilver").at(table)
    assert menu.first(table, 1 << SILVER | 1 << COPPER) == SILVER
    assert menu.first(table, 1 << COPPER) == -1


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("money = 8", True),  # two Gold and the +$2 of a Militia
        ("treasures = 2", True),
        ("cards = 5", True),
        ("own smithy < 1", False),
        ("own Smithy = 1 and own village = 1", True),
        ("own smithy = 2 or own village = 1", True),
        ("own smithy = 2 or own village = 1 and money > 20", False),  # `and` binds closer
        ("own smithy <= treasures / 2", True),
        ("own smithy + own village * 3 - 1 >= 3", True),
        ("provinces <= 8", True),
        ("left duchy = 8", True),
        ("coins < 0.5", True),
        ("own copper = 1 / 0", True),  # a division by nothing is nothing
        ("gains to end <= 8", True),
    ],
)
def test_a_condition_counts_what_is_owned_and_left(condition: str, holds: bool) -> None:
    menu = f"Duchy if {condition}\nEstate"
    assert bought(menu, hand="smithy, village, militia, 2 gold") == (DUCHY if holds else ESTATE)


def test_comments_and_empty_lines_are_passed_over() -> None:
    assert bought("# all\n\n  Silver  # of it\n") == SILVER


def test_a_menu_names_every_card_once_those_of_conditions_too() -> None:
    menu = MenuText("test", "Throne Room if own festival > 1\nGold\nThrone Room")
    assert menu.cards() == ["throne_room", "gold", "festival"]


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 1, "the menu is empty"),
        ("# nothing\n", 1, "the menu is empty"),
        ("Province\nGold if money", 2, "expected one of < <= > >= ="),
        ("Province\n\nGold if money > ", 3, "expected a number"),
        ("Gold if own > 2", 1, "a card’s name is missing"),
        ("Gold if riches > 2", 1, "not “riches”"),
        ("Gold if money > 2 3", 1, "unexpected “3”"),
        ("Gold if money > 2 ; 3", 1, "can’t read “; 3”"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(text: str, line: int, words: str) -> None:
    with pytest.raises(BadMenu, match=f"^mine:{line}: ") as refused:
        MenuText("mine", text)
    assert words in str(refused.value)
    assert refused.value.line == line


@pytest.mark.parametrize("text", ["Gold\nWitch", "Gold\nSilver if own witch > 1", "Gold\nWich"])
def test_a_card_that_is_not_in_the_kingdom_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(BadMenu, match=r"^mine:2: \w+ isn’t in this kingdom$"):
        MenuText("mine", text).at(view())


def test_a_menu_is_fitted_anew_to_another_kingdom() -> None:
    menu = MenuText("mine", "Market")
    first = view()
    other = view(kingdom="market, bandit, moat, mine, cellar, workshop, remodel, merchant, artisan, chapel")

    def pile(table: DominionView) -> int:
        fitted = menu.at(table)
        assert isinstance(fitted, Menu)
        return fitted.first(table, (1 << 17) - 1)

    assert [pile(first), pile(other), pile(first)] == [first.pile("market"), other.pile("market"), first.pile("market")]


def test_the_ladder_has_the_menus_everyone_knows() -> None:
    assert len(menu_names()) == 19
    assert {"big_money", "big_money_ultimate", "smithy", "double_witch", "duke_duchy"} < set(menu_names())
    for name in menu_names():
        assert ladder_menu(name).cards()


ENGINES = sorted(Path(__file__, "../../../examples/engines").resolve().glob("*.menu"))


@pytest.mark.parametrize("engine", ENGINES, ids=lambda path: path.stem)
def test_an_engine_of_the_examples_can_be_played_and_names_its_source(engine: Path) -> None:
    new_match(GAME.name, (str(engine), "big_money_ultimate"), {}, "engines").play_deal(0, 1)
    assert "# The idea: http" in engine.read_text(encoding="utf-8")


def test_there_are_six_engines() -> None:
    assert len(ENGINES) == 6


@pytest.mark.parametrize("card", ["smithy", "council_room", "bread_and_butter", "what_if_now", "agent47", "agent_47"])
def test_a_menu_reads_as_it_was_written_whatever_its_cards_are_called(card: str) -> None:
    words = card.replace("_", " ") if card in ("smithy", "council_room") else card
    lines = (("province", ""), (card, f"own {words} < 2 and left {words} > 1"), ("gold", ""))
    menu = MenuText("test", text_of(lines))
    assert lines_of(menu) == lines
    assert set(menu.cards()) == {"province", card, "gold"}


def test_cards_are_spelled_alike_in_whatever_way_they_are_written() -> None:
    one, other = (MenuText("test", f"{card} if own {card} < 1") for card in ("Council Room", "council_room"))
    assert lines_of(one) == lines_of(other) == (("council_room", "own council room < 1"),)
