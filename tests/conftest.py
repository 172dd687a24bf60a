"""Fixtures and marks of the whole test suite."""

import os

import pytest

from tests.table import TableMaker


def pytest_configure(config: pytest.Config) -> None:
    os.environ["SIGNORIA_LANG"] = "en"  # whatever the system speaks
    config.addinivalue_line("markers", "rule(*ids): the statements of the rules that a test shows")


@pytest.fixture(params=["straight", "cloned"])
def table(request: pytest.FixtureRequest) -> TableMaker:
    """Sets a table in words. Every test that uses it is played twice: straight, and cloned at every decision."""
    return TableMaker(cloning=request.param == "cloned")
