"""docs/options.md lists everything that people may agree on: every wish of both games, and every option of `signoria play`."""

import inspect
import re
from pathlib import Path

import pytest

from signoria.cli.play import play
from signoria.dominion.lobby import WISHES
from signoria.intrigo.setup import FIELDS

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs" / "options.md").read_text(encoding="utf-8")
RULES = "\n".join(
    (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8") for game in ("dominion", "intrigo")
)
# Options that are not about the rules: who plays, and how chance begins.
NOT_RULES = {"game", "players", "bots", "seed", "resume", "files"}


@pytest.mark.parametrize("wish", sorted({*WISHES, *FIELDS} - {"seats"}))
def test_every_wish_is_listed(wish: str) -> None:
    assert f"`{wish}`" in TEXT


@pytest.mark.parametrize("option", sorted(set(inspect.signature(play).parameters) - NOT_RULES))
def test_every_option_of_the_terminal_is_listed(option: str) -> None:
    assert f"--{option.replace('_', '-')}`" in TEXT


def test_the_rules_that_are_named_exist() -> None:
    for row in re.findall(r"^\| ([A-Z].*?) \|", TEXT, re.MULTILINE):
        for rule in re.findall(r"\b[A-Z]+-\d+\b", row):
            assert re.search(rf"\b{rule}\b", RULES), rule


def test_every_text_that_the_list_names_is_on_the_page() -> None:
    folder = ROOT / "src" / "signoria" / "lang" / "en"
    page = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("page-*.ftl"))
    for name in re.findall(r"\*([A-Z][^*]+)\*", TEXT):
        assert re.search(rf"= {re.escape(name)}$", page, re.MULTILINE), name


def test_every_rule_that_offers_an_option_is_listed() -> None:
    """The rules say "Option" where players choose; AS- are the assumptions of Intrigo that are data."""
    offered = re.findall(r"^- ([A-Z]+-\d+) Option ", RULES, re.MULTILINE)
    assert offered
    assert [rule for rule in offered if rule not in TEXT] == []
