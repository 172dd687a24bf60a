"""What people type: numbers, names, beginnings, several at once."""

import pytest

from signoria.cli.table.answers import Choice, NotUnderstood, SeveralFit, find, read_first, read_picks
from signoria.core.spelling import simple

CHOICES = [
    Choice(1, 0, ("Copper", "copper")),
    Choice(2, 3, ("Estate", "estate")),
    Choice(3, 9, ("Throne Room", "throne_room")),
    Choice(4, 11, ("Kívánságok kútja", "wishing_well")),
    Choice(5, 17, ("Done", "stop", "done", "no")),
    Choice(0, 70, ("Witch", "witch")),
]


@pytest.mark.parametrize(
    ("said", "picks"),
    [
        ("1", [0]),
        ("1 2 2", [0, 3, 3]),
        ("1, 3", [0, 9]),
        ("copper", [0]),
        ("COP", [0]),
        ("copper, estate", [0, 3]),
        ("copper estate", [0, 3]),
        ("2 copper", [0, 0]),
        ("2x copper, estate", [0, 0, 3]),
        ("2 copper 1 estate", [0, 0, 3]),
        ("throne room", [9]),
        ("throne_room", [9]),
        ("room", [9]),
        ("kivansagok", [11]),
        ("wishing well", [11]),
        ("done", [17]),
        ("witch", [70]),
        ("", []),
        (" , ", []),
    ],
)
def test_a_line_means_these_options(said: str, picks: list[int]) -> None:
    assert read_picks(said, CHOICES) == picks


@pytest.mark.parametrize("said", ["6", "0", "99999", "gold", "copper gold", "999 copper", "?", "²"])
def test_what_nothing_is_called_is_not_understood(said: str) -> None:
    with pytest.raises(NotUnderstood):
        read_picks(said, CHOICES)


def test_a_beginning_of_several_names_is_none() -> None:
    with pytest.raises(SeveralFit) as several:
        find("m", [Choice(1, 7, ("Moat",)), Choice(2, 8, ("Mine",))])
    assert several.value.names == ["Moat", "Mine"]


def test_a_whole_name_comes_before_a_longer_one_that_begins_so() -> None:
    assert find("mine", [Choice(1, 7, ("Mine",)), Choice(2, 8, ("Minery",))]).option == 7


def test_a_single_letter_is_no_word_inside_a_name() -> None:
    with pytest.raises(NotUnderstood):
        find("m", [Choice(1, 22, ("Play no more Treasures",))])


def test_accents_capitals_and_signs_do_not_matter() -> None:
    assert simple("  Kívánságok-Kútja! ") == "kivansagok kutja"
    assert simple("Złodziej") == "zlodziej"


PLACES = [
    Choice(1, 4, ("Contarini 4", "co4")),
    Choice(2, 13, ("Dandolo 3", "da3")),
    Choice(5, 50, ("Trader for 1 ducat", "trader")),
    Choice(0, 70, ("gap 7", "7")),
]


@pytest.mark.parametrize(
    ("said", "option", "used"),
    [
        ("contarini 4 7", 4, 2),
        ("contarini 7", 4, 1),
        ("co4 7", 4, 1),
        ("1 7", 4, 1),
        ("trader 3 a", 50, 1),
        ("gap 7 a", 70, 2),
        ("7", 70, 1),
    ],
)
def test_of_several_words_the_longest_beginning_counts(said: str, option: int, used: int) -> None:
    choice, words = read_first(said.split(), PLACES)
    assert (choice.option, words) == (option, used)


def test_words_that_mean_nothing_or_several_things_are_refused() -> None:
    with pytest.raises(NotUnderstood, match="thief 3"):
        read_first(["thief", "3"], PLACES)
    with pytest.raises(SeveralFit):
        read_first(["contarini"], [*PLACES, Choice(3, 2, ("Contarini 2", "co2"))])


def test_of_two_things_of_one_name_the_one_in_this_game_is_meant() -> None:
    mine = Choice(0, 1, ("Рудник", "mine"), here=False)
    village = Choice(0, 2, ("Шахтёрский посёлок", "mining_village"), also=("рудник",))
    assert find("рудник", [mine, village]) is village
    assert find("руд", [mine, village]) is mine, "what it is also called counts only if it is typed out"
