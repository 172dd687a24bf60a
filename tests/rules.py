"""Tests name the statements of the rules they show: `@rule("dominion:R-7", "remodel#3", "mine#0@base1")`."""

import re
from collections.abc import Callable
from typing import TypeVar

import pytest

STATEMENT = re.compile(
    r"(dominion|intrigo):([A-Z]{1,3}-\d+|\d+\.\d+)"  # a lettered statement, or a worked example by its section
    r"|intrigo:scenario-[A-Z]"  # a worked scenario
    r"|[a-z_]+#\d+(@[a-z0-9]+)?"  # a ruling of a card; #0 is its own text
)
Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    for id in ids:
        if not STATEMENT.fullmatch(id):
            raise ValueError(f"{id!r} is no statement: dominion:R-7, dominion:9.1, remodel#3, mine#0@base1")

    def named(test: Test) -> Test:
        test.rules = (*getattr(test, "rules", ()), *ids)  # type: ignore[attr-defined]  # a note for the report
        pytest.mark.rule(*ids)(test)
        return test

    return named
