"""Fixtures of the tests of Intrigo."""

import pytest

from tests.intrigo.table import TableMaker


@pytest.fixture(params=["straight", "cloned"])
def palace(request: pytest.FixtureRequest) -> TableMaker:
    """Sets a table in words. Every test that uses it is played twice: straight, and cloned at every decision."""
    return TableMaker(cloning=request.param == "cloned")
