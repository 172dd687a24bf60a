"""Who sits at the table: bots by any name the registry knows, and what people call them."""

from pathlib import Path

import pytest

from signoria.bots.dominion.menu import BadMenu
from signoria.bots.registry import BadBot, UnknownBot
from signoria.cli.table.company import BadCompany, Company, written_bot
from signoria.core.record import Start
from signoria.core.rng import from_seed
from signoria.dominion import GAME, Setup, read_kingdom, write_setup
from signoria.lang import Translator

CHANCE = from_seed("company")
MENU = "Province\nGold\nSilver\n"


def test_bots_of_one_kind_are_numbered_and_strangers_are_called_by_their_name(tmp_path: Path) -> None:
    file = tmp_path / "patience.menu"
    file.write_text(MENU, encoding="utf-8")
    written = ["Anna", "bot:random", "bot:random", written_bot(str(file))]
    company = Company(written, "dominion", CHANCE)
    assert company.people == [0]
    assert company.names(Translator("en")) == ["Anna", "Fortunato", "Fortunato 2", "Bot patience"]


def test_a_file_is_written_down_by_its_whole_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert written_bot("mine.menu") == f"bot:{tmp_path / 'mine.menu'}"
    assert written_bot("big_money") == "bot:big_money"


def test_a_record_from_elsewhere_runs_no_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.menu"
    file.write_text(MENU, encoding="utf-8")
    with pytest.raises(UnknownBot):
        Company(["Anna", f"bot:{file}"], "dominion", CHANCE, own_files=False)


def test_a_bot_that_wants_cards_which_are_not_there_does_not_sit_down() -> None:
    start = Start.dealt(write_setup(Setup(2, read_kingdom("first game"), first=0)), "witch")
    company = Company(["Anna", "bot:witch"], "dominion", CHANCE)
    with pytest.raises(BadMenu, match="Witch isn’t in this kingdom"):
        company.sit_down(start.game(GAME))


@pytest.mark.parametrize(
    ("written", "game", "error"),
    [
        (["Anna", "bot:no_such_bot"], "dominion", UnknownBot),
        (["Anna", "bot:smithy", "bot:random"], "intrigo", (UnknownBot, BadBot)),
        (["bot:random", "bot:random"], "dominion", BadCompany),
        (["Anna", "Anna"], "dominion", BadCompany),
        (["Anna", "\x1b[2J"], "dominion", BadCompany),
        (["Anna", "a name that is far too long"], "dominion", BadCompany),
    ],
)
def test_who_cannot_sit_down_is_refused(
    written: list[str], game: str, error: type[Exception] | tuple[type[Exception], ...]
) -> None:
    with pytest.raises(error):
        Company(written, game, CHANCE)
