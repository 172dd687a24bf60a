"""Every statement of the rules is shown by a test, and every test names statements that there are."""

from collections import Counter
from pathlib import Path

import pytest

from signoria.dominion.roster import ROWS
from signoria.rules import load_statements, not_behaviour, shown_statements
from signoria.rules.statements import read_statements

ROOT = Path(__file__).resolve().parent.parent
KNOWN = load_statements()

# The games whose tests are all there: from then on a statement that no test shows is a failure.
COMPLETE: tuple[str, ...] = ("dominion", "intrigo")


def test_every_statement_is_shown_by_a_test() -> None:
    done = {shown.id for shown in shown_statements(ROOT)}.union(not_behaviour())
    missing = [one.id for one in KNOWN.values() if one.game in COMPLETE and one.id not in done]
    assert not missing, f"no test shows these {len(missing)} statements: {', '.join(missing)}"


def test_tests_name_statements_that_there_are() -> None:
    unknown = [f"{shown.id} in {shown.test}" for shown in shown_statements(ROOT) if shown.id not in KNOWN]
    assert unknown == []


def test_few_statements_are_no_behaviour_and_each_has_its_reason() -> None:
    excused = not_behaviour()
    assert len(excused) < 15
    assert [id for id in excused if id not in KNOWN] == []
    assert [id for id, reason in excused.items() if len(reason) < 20] == []


# --- the parser -----------------------------------------------------------------------------------------------------------


def test_the_numbers_of_statements_are_those_of_the_self_check() -> None:
    """Section 11 of dominion.md counts its own statements; X (errors of the books) are not ours to show."""
    later = {row.id for row in ROWS if row.batch > 1}  # cards that came after the boxes that are counted there
    count = Counter(
        one.series for one in KNOWN.values() if one.game == "dominion" and one.id.partition("#")[0] not in later
    )
    letters = {"P": 6, "S": 18, "T": 5, "A": 9, "D": 16, "B": 8, "CL": 5, "SH": 12, "E": 6, "I": 9, "R": 18, "K": 2}
    assert {series: count[series] for series in letters} == letters
    assert (count["W"], count["BL"]) == (35, 5)
    assert sum(n for series, n in count.items() if len(series) <= 2) == 205 - 51
    assert count["rulings"] == 151
    assert count["card texts"] == 57 + 3 + 7  # throne_room, moneylender and mine have two; the basics have theirs too
    assert count["worked examples"] == 3


def test_the_statements_of_intrigo_are_numbered_without_gaps() -> None:
    count = Counter(one.series for one in KNOWN.values() if one.game == "intrigo")
    assert count.pop("worked examples") == 5
    assert len(count) == 15
    for series, n in count.items():
        assert [f"intrigo:{series}-{i}" for i in range(1, n + 1)] == sorted(
            (one.id for one in KNOWN.values() if one.game == "intrigo" and one.series == series),
            key=lambda id: int(id.rpartition("-")[2]),
        )


def test_every_statement_has_a_text() -> None:
    assert [one.id for one in KNOWN.values() if len(one.text) < 10] == []


@pytest.mark.parametrize(
    ("id", "begins", "ends"),
    [
        ("dominion:R-14", "Curse is its own type", "[000][004]"),
        ("poacher#3", "Every kind of pile counts", "included."),
        ("throne_room#0@base1", "base1: choose an Action", "play it twice."),
        ("throne_room#0@base2", "base2: you may", "[003]."),
        ("moneylender#0@base1", "base1: trash a Copper", "+$3."),
        ("mine#0@base2", "base2: 1. You may", "choose which)."),
        ("silver#0", "$3", "Treasure, $2."),
        ("curse#0", "$0", "[000][001][004]"),
        ("chapel#1", "It cannot trash itself", "[001][003]"),
        ("masquerade#5", "A player with an empty hand", "[derived]"),
        ("dominion:9.1", "Market/Smithy turn", "Own cards 17."),
        ("intrigo:EF-8", "trader", "changes nothing)"),
        ("intrigo:RU-16", "Two players reach the goal", "B0→B(N−1)."),
        ("intrigo:scenario-A", "Full award phase", ""),
    ],
)
def test_a_statement_is_cut_out_whole(id: str, begins: str, ends: str) -> None:
    assert KNOWN[id].text.startswith(begins)
    assert KNOWN[id].text.rstrip().endswith(ends)


def test_rows_about_errors_and_sources_are_no_statements() -> None:
    text = "| X-1 | 000 | says | right |\n- P-1 Cards. [all]\n| [S] | seed |\n"
    assert [one.id for one in read_statements(text, "dominion")] == ["dominion:P-1"]
