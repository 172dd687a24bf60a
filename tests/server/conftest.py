"""Databases and servers for the tests: everything that is kept is tested on SQLite and on PostgreSQL."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.cluster import Cluster, programs
from tests.server.house import close_the_common_house
from tests.server.warm import end_waiting


@pytest.fixture(scope="session", autouse=True)
def common_house_until_the_end() -> Iterator[None]:
    yield
    close_the_common_house()
    end_waiting()


@pytest.fixture(scope="session")
def whole_cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own; `make test` sees to it that there is one to run."""
    place = programs()
    if place is None:
        assert os.environ.get("SIGNORIA_EXPECT") != "compiled", "make test should have seen to PostgreSQL"
        pytest.skip("PostgreSQL is not installed here")
    cluster = Cluster(place)
    yield cluster
    cluster.close()


@pytest.fixture
def cluster(whole_cluster: Cluster) -> Iterator[Cluster]:
    yield whole_cluster
    whole_cluster.give_back()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind in turn."""
    return new_database(request, tmp_path, request.param)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """For what has nothing to do with the kind of database."""
    return f"sqlite:///{tmp_path / 'signoria.db'}"


def new_database(request: pytest.FixtureRequest, folder: Path, kind: str) -> str:
    if kind == "sqlite":
        return f"sqlite:///{folder / 'signoria.db'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()
