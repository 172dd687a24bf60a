"""The critic of card play finds a bad habit, and leaves a good one alone."""

import pytest

from benchmarks.critic import Critic, main
from signoria.bots import Bot
from signoria.bots.dominion.ladder import MenuBot
from signoria.bots.dominion.menu import MenuText
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.dominion import DISCARD, GAME, GOLD, DominionView

MENU = MenuText("money", "Province\nSilver")


class ThrowsGoldAway(Bot[DominionView]):
    def __init__(self) -> None:
        self.sense = MenuBot(MENU)

    def pick(self, seat: Seat[DominionView]) -> int:
        return GOLD if seat.verb() == DISCARD and GOLD in seat.options() else self.sense.pick(seat)


def after_militia(policy: Bot[DominionView]) -> Critic:
    """A victim who buys the last Province if it keeps its Golds; otherwise the other player does."""
    words = {
        "kingdom": "militia",
        "supply": {"province": 1},
        "0": {"hand": "militia", "deck": "10 gold", "discard": "4 province"},
        "1": {"hand": "2 gold, silver, 2 estate", "deck": "10 copper", "discard": "4 province"},
    }
    game = Game(GAME.read_position(words))
    game.apply(0, game.state.option_named("militia"))
    critic = Critic(policy, MENU, from_seed("critic"), worlds=8)
    game.apply(1, critic.pick(Seat(game, 1)))
    critic.close_game()
    return critic


def test_a_planted_bad_habit_is_found_and_measured() -> None:
    habit = after_militia(ThrowsGoldAway()).habits["militia", "discard"]
    assert habit.changed == 1
    assert habit.loss(1)[0] > 30
    assert "gold → estate" in habit.example


def test_a_good_habit_costs_nothing() -> None:
    habit = after_militia(MenuBot(MENU)).habits["militia", "discard"]
    assert habit.asked == 1
    assert habit.loss(1)[0] <= 0


def test_the_command_prints_a_table_that_the_seed_repeats(capsys: pytest.CaptureFixture[str]) -> None:
    tables = []
    for _ in range(2):
        assert main(["+militia", "--games", "1", "--worlds", "1", "--seed", "table"]) == 0
        tables.append(capsys.readouterr().out)
    assert tables[0] == tables[1]
    assert "militia: 1 games" in tables[0]
