"""The file that holds everybody's cards is its owner's only, and served by one server only, whatever it is called."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from signoria.server.database import DatabaseError, Tenancy, open_engine, reach


def mode(file: Path) -> int:
    return file.stat().st_mode & 0o777


@pytest.mark.parametrize("there", [False, True], ids=["new", "of 0.1.0"])
def test_a_database_is_readable_for_its_owner_only_wherever_it_is(tmp_path: Path, there: bool) -> None:
    tmp_path.chmod(0o755)
    file = tmp_path / "any.db"
    before = os.umask(0o022)
    try:
        if there:
            file.touch(mode=0o644)
        engine = open_engine(f"sqlite:///{file}")
        reach(engine)
        tenancy = Tenancy(engine)
        tenancy.take()
        with engine.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE kept (id INTEGER)")
            assert {mode(one) for one in tmp_path.iterdir()} == {0o600}
        tenancy.release()
        engine.dispose()
    finally:
        os.umask(before)


def test_a_second_name_of_the_file_is_no_way_to_a_second_server(tmp_path: Path) -> None:
    file, other = tmp_path / "one.db", tmp_path / "two.db"
    engine = open_engine(f"sqlite:///{file}")
    reach(engine)
    other.hardlink_to(file)
    for name in (file, other):
        with pytest.raises(DatabaseError, match="several names"):
            reach(open_engine(f"sqlite:///{name}"))
    other.unlink()
    reach(engine)
    link = tmp_path / "link.db"
    link.symlink_to(file)
    tenancy = Tenancy(engine)
    tenancy.take()
    second = open_engine(f"sqlite:///{link}")
    reach(second)
    with pytest.raises(DatabaseError, match="using the database"):
        Tenancy(second).take()
    tenancy.release()
    for one in (engine, second):
        one.dispose()
