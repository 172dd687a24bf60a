"""The same games from the same seeds, plain and compiled, today and later. `UPDATE_GOLDEN=1` writes the digests anew."""

from __future__ import annotations

import json

import pytest

import signoria
from tests.golden.anew import is_wanted
from tests.golden.digests import FEW, FILE, MANY, digest_of, write_digests

if is_wanted():
    write_digests()


@pytest.mark.skipif(signoria.compiled(), reason="they are the first of the thousand")
def test_a_hundred_random_games_are_what_they_were() -> None:
    expected = json.loads(FILE.read_text(encoding="utf-8"))
    assert digest_of(expected["kingdoms"], range(FEW)) == expected["few"]


@pytest.mark.skipif(not signoria.compiled(), reason="a thousand games are for the compiled install")
def test_a_thousand_random_games_are_what_they_were() -> None:
    expected = json.loads(FILE.read_text(encoding="utf-8"))
    assert digest_of(expected["kingdoms"], range(MANY)) == expected["many"]
