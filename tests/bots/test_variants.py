"""Small changes to a menu: where the new line goes, and which conditions move."""

from signoria.bots.dominion.levels.variants import with_copies, with_points
from signoria.bots.dominion.menu import MenuText

MONEY = MenuText("money", "province\nduchy if provinces <= 4\nestate if gains to end <= 2\ngold\nsilver")


def text(plan: MenuText) -> list[str]:
    return [f"{card} if {condition}" if condition else card for _, card, condition in plan.lines]


def test_more_copies_come_after_points_and_before_all_else() -> None:
    assert text(with_copies(MONEY, "witch", 2)) == [*text(MONEY)[:3], "witch if own witch < 2", *text(MONEY)[3:]]


def test_points_sooner_or_later() -> None:
    sooner = ["province", "duchy if provinces <= 6", "estate if gains to end <= 4", "gold", "silver"]
    assert text(with_points(MONEY, 2)) == sooner
    assert text(with_points(MONEY, -3))[1:3] == ["duchy if provinces <= 1", "estate if gains to end <= 0"]
