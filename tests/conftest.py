"""Fixtures and marks of the whole test suite."""

import gc
import os
from collections.abc import Iterator

import pytest

from tests.table import TableMaker


def pytest_configure(config: pytest.Config) -> None:
    os.environ["SIGNORIA_LANG"] = "en"  # whatever the system speaks
    config.addinivalue_line("markers", "rule(*ids): the statements of the rules that a test shows")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """All that is made while tests are collected stays until the end, so garbage needn't be looked for among it."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.fixture(params=["straight", "cloned"])
def table(request: pytest.FixtureRequest) -> TableMaker:
    """Sets a table in words. Every test that uses it is played twice: straight, and cloned at every decision."""
    return TableMaker(cloning=request.param == "cloned")
