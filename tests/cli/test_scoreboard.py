"""The sentence at the end of a game: who wins, and what broke a tie."""

import pytest

from signoria.cli.table.dominion.table import DominionTable
from signoria.core.record import Start
from signoria.dominion import GAME, Setup, read_kingdom, write_setup
from signoria.dominion.scoreboard import who_wins
from signoria.lang import Translator
from tests.rules import rule

NAMES = ("Anna", "Ben", "Cleo")


@rule("dominion:E-4", "dominion:E-5")
@pytest.mark.parametrize(
    ("points", "winners", "reader", "sentence"),
    [
        ((30, 20, 10), [0], -1, "Anna wins with 30 points."),
        ((30, 20, 10), [0], 0, "You win with 30 points."),
        ((30, 30, 10), [1], -1, "Ben wins: Anna had as many points but took more turns."),
        ((30, 30, 30), [2], 2, "You win: Anna and Ben had as many points but took more turns."),
        ((30, 30, 10), [0, 1], -1, "Anna and Ben share the victory."),
        (
            (30, 30, 30),
            [1, 2],
            -1,
            "Ben and Cleo share the victory: they’re tied on points and turns.",
        ),
    ],
)
def test_the_result_names_the_winner_and_what_broke_the_tie(
    points: tuple[int, ...], winners: list[int], reader: int, sentence: str
) -> None:
    assert Translator("en").say(who_wins(points, winners, reader, NAMES)) == sentence


def test_what_was_taken_back_does_not_count() -> None:
    game = Start.dealt(write_setup(Setup(2, read_kingdom("first game"), first=0)), "undo").game(GAME)
    table = DominionTable(GAME, game, Translator("en"), NAMES[:2])
    before = [line.plain for line in table.final_score(-1)]
    for word in ("all_treasures", "estate"):
        game.apply(0, game.state.option_named(word))
    assert "Estate ×4 = 4" in "".join(line.plain for line in table.final_score(-1))
    game.undo(0)
    assert [line.plain for line in table.final_score(-1)] == before
