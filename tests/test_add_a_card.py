"""A new printed card needs its places and no others: it is added in a copy of the project, where these checks must hold.

The places are those that CONTRIBUTING.md and docs/first-card.md list. Golden files and the kingdoms of the day change with a card, as
CONTRIBUTING.md says; their tests aren't run here.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.net import is_plain

ROOT = Path(__file__).resolve().parent.parent

CARD = """

lamplighter = Card("lamplighter", cost=3, types=ACTION, cards=1, actions=1)


@lamplighter.on_play
def may_discard_for_a_coin(turn: Turn) -> Effect[None]:
    if (yield from turn.discard(turn.me, 0, 1)):
        turn.add_coins(1)
"""
SCENARIOS = """game: dominion
name: Lamplighter draws, and pays for a discard
shows: [lamplighter#0]
position: {hand: "lamplighter, estate", deck: "gold, copper"}
steps:
  - play lamplighter
  - asks: {verb: discard, options: [gold, estate, stop], least: 0, most: 1}
  - discard estate
  - expect: {hand: [gold], coins: 1, actions: 1}
"""
COPY = """
- id: lamplighter_copy
  names: {en: Lamplighter}
  cost: 3
  types: [action]
  cards: 1
  actions: 1
  steps: [{discard: {up_to: 1}}, {if: {done: 1}, then: [{coins: 1}]}]
"""
DRAWING = '<symbol id="g-lamplighter" viewBox="0 0 64 64"><circle class="gp" cx="32" cy="32" r="20"/></symbol>\n'
ROW = "lamplighter,Lamplighter,Фонарщик,Latarnik,Lámpagyújtó,base2,3,action,0,0,1,1,0,0,kingdom10,no,,,\n"
RULE = """**lamplighter** — $3 — Action — base2. 1. +1 Card. 2. +1 Action. 3. You may discard a card for +$1. [ours]
"""
NAMES = {
    "en": "card-lamplighter = Lamplighter\n    .a = a Lamplighter\n    .plural = Lamplighters\n",
    "ru": "card-lamplighter = Фонарщик\n    .gen = Фонарщика\n    .acc = Фонарщика\n    .few = Фонарщика\n    .many = Фонарщиков\n",
    "pl": "card-lamplighter = Latarnik\n    .gen = Latarnika\n    .acc = Latarnika\n    .plural = Latarników\n    .gen-plural = Latarników\n",
    "hu": "card-lamplighter = Lámpagyújtó\n    .acc = Lámpagyújtót\n    .the = a Lámpagyújtó\n    .The = A Lámpagyújtó\n    .acc-the = a Lámpagyújtót\n",
}
TEXTS = {
    "en": "+1 Card, +1 Action. You may discard a card for +$1.",
    "ru": "+1 карта, +1 действие. Можете сбросить карту и получить +$1.",
    "pl": "+1 karta, +1 akcja. Możesz odrzucić kartę, aby dostać +$1.",
    "hu": "+1 lap, +1 akció. Eldobhatsz egy lapot: +$1.",
}


def append(file: Path, text: str, before: str = "") -> None:
    """Add a text at the end of a file, or before a line in it."""
    old = file.read_text(encoding="utf-8")
    at = old.index(before) if before else len(old)
    file.write_text(old[:at] + text + old[at:], encoding="utf-8")


def add_the_card(project: Path) -> None:
    dominion = project / "src" / "signoria" / "dominion"
    append(dominion / "cards" / "base_second.py", CARD)  # 1. the card
    append(
        dominion / "roster.py", '    Row("lamplighter", single=(41, 0, 1), batch=2),\n', before="    Row("
    )  # 2. its row
    append(project / "docs" / "rules" / "cards.csv", ROW)  # 3. its rules
    append(project / "docs" / "rules" / "dominion.md", RULE, before="**laboratory** — ")
    for language, names in NAMES.items():  # 4. its texts
        folder = project / "src" / "signoria" / "lang" / language
        append(folder / "cards.ftl", names)
        append(folder / "texts.ftl", f"text-lamplighter = {TEXTS[language]}\n")
    scenarios = project / "tests" / "scenarios" / "dominion" / "cards" / "lamplighter.yaml"
    scenarios.write_text(SCENARIOS, encoding="utf-8")  # 5. its scenarios
    append(project / "tests" / "dominion" / "copies.yaml", COPY)
    append(project / "web" / "src" / "art" / "dominion.svg", DRAWING, before="</svg>")  # 6. its drawing
    run(project, "-m", "tools.page_types")  # 7. what is generated


def run(project: Path, *arguments: str) -> str:
    # Hypothesis keeps there what it has read in our sources: most of them are the same.
    kept = str(ROOT / ".hypothesis")
    environment = {**os.environ, "PYTHONPATH": str(project / "src"), "HYPOTHESIS_STORAGE_DIRECTORY": kept}
    environment.pop("SIGNORIA_EXPECT", None)
    done = subprocess.run(
        [sys.executable, *arguments], cwd=project, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of all that is ours."""
    # What Python has compiled comes along: it fits the copies, which have the times of the originals.
    leave_out = shutil.ignore_patterns("node_modules", "*.pyc.*", "*.so", "page", ".*", "rendered", "golden")
    for name in ("src", "tests", "tools", "docs", "web", "examples", "benchmarks"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=leave_out)
    for name in ("pyproject.toml", "setup.py", "README.md", "CONTRIBUTING.md", "Makefile"):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


# Whatever asks of each card that something is there, or counts cards.
CHECKS = (
    "tests/cli/test_cards.py::test_the_cards_are_those_of_the_rules_with_the_same_facts",
    "tests/cli/test_cards.py::test_a_box_has_its_cards",
    "tests/cli/test_cards.py::test_the_boxes_hold_as_many_kingdom_cards_as_the_books_say",
    "tests/cli/test_cards.py::test_the_table_has_a_line_of_eighty_columns_for_each_card",
    "tests/dominion/test_copies.py::test_all_printed_cards_can_be_written_as_custom_cards",
    "tests/dominion/test_general_rules.py::test_card_titles_are_named_at_wishing_well_and_not_types_and_any_title_there_is",
    "tests/dominion/test_hooks.py",
    "tests/dominion/test_kingdoms.py::test_chance_chooses_among_the_distinct_cards_of_the_enabled_sets",
    "tests/dominion/test_roster.py",
    "tests/dominion/test_setup.py::test_there_are_three_sets_and_the_base_sets_share_nineteen_cards",
    "tests/dominion/test_setup.py::test_the_kingdom_piles_of_a_set_are_the_kingdom_cards_of_its_box",
    "tests/dominion/test_share.py",
    "tests/dominion/test_traits.py",
    "tests/lang/test_messages.py",
    "tests/lang/test_page.py",
    "tests/server/test_page_types.py::test_the_types_are_as_the_schemas_are_now",
    "tests/test_coverage.py::test_every_statement_is_shown_by_a_test",
    "tests/test_coverage.py::test_tests_name_statements_that_there_are",
    "tests/test_coverage.py::test_the_numbers_of_statements_are_those_of_the_self_check",
    "tests/bots/test_levels.py::test_every_kingdom_card_has_been_measured",
    "tests/bots/test_learned.py::test_a_custom_card_is_known_by_its_facts_alone",
    "tests/bots/test_card_play.py::test_these_games_have_every_bot_of_the_ladder_and_every_card",
    "tests/batch/test_observation.py::test_a_custom_card_takes_the_first_slot",
    "tests/batch/test_observation.py::test_actions_have_the_same_numbers_in_every_kingdom",
    "tests/server/test_page_kingdoms.py::test_every_card_has_its_facts_and_a_text_in_every_language",
)


SCENARIO = "tests/test_scenarios.py::test_scenario[Lamplighter draws, and pays for a discard]"  # it isn't run unless it is found


# Titles by their numbers in actions and observations, and those that the shipped net was trained on.
NUMBERS = (
    "from signoria.bots.dominion.learned.cards import TITLES as trained; "
    "from signoria.dominion.catalogue import TITLES; print(*TITLES, '|', *trained)"
)


@pytest.mark.skipif(not is_plain(), reason="the copy is plain in any case")
def test_a_card_is_added_in_its_places_and_no_others(project: Path) -> None:
    before = run(project, "-c", NUMBERS).split()
    add_the_card(project)
    after = run(project, "-c", NUMBERS).split()
    assert after == [
        *before[: before.index("|")],
        "lamplighter",
        *before[before.index("|") :],
    ]  # the others keep theirs
    without = [f"-pno:{plugin}" for plugin in ("cacheprovider", "schemathesis", "xdist")]
    pytest_quietly = ("-m", "pytest", "-q", "-x", *without)
    run(project, *pytest_quietly, *CHECKS, SCENARIO)


PLACES = (
    "dominion/cards",
    "dominion/roster.py",
    "docs/rules/cards.csv",
    "docs/rules/dominion.md",
    "cards.ftl",
    "texts.ftl",
    "tests/scenarios/dominion/cards",
    "tests/dominion/copies.yaml",
    "web/src/art/dominion.svg",
    "tools.page_types",
)


@pytest.mark.parametrize("file", ["CONTRIBUTING.md", "docs/first-card.md"])
def test_the_guides_list_these_places(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    assert [place for place in PLACES if place not in text] == []
