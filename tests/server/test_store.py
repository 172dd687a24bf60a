"""What is kept, and how: the log, the lists, the schema, backups; on SQLite and on PostgreSQL alike."""

import asyncio
import gzip
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, select, text
from sqlalchemy.exc import SQLAlchemyError

from signoria.server import schema
from signoria.server.backup import BadBackup, back_up, restore
from signoria.server.database import DatabaseError, Tenancy, open_engine, reach, read_url, shown
from signoria.server.migrations import NEWEST, revisions, upgrade, upgrade_with
from signoria.server.refusal import Unknown
from signoria.server.store import Conflict, Note, Store, TableRow, now
from tests.server.cluster import Cluster
from tests.server.conftest import new_database

EngineOf = Callable[[str], Engine]


@contextmanager
def opened(database: str) -> Iterator[Store]:
    engine = open_engine(database)
    upgrade(engine)
    store = Store(engine)
    try:
        yield store
    finally:
        store.close()


@pytest.fixture
def engine_of() -> Iterator[EngineOf]:
    """Opens databases, and closes them after the test."""
    engines: list[Engine] = []

    def engine_of(database: str) -> Engine:
        engines.append(open_engine(database))
        return engines[-1]

    yield engine_of
    for engine in engines:
        engine.dispose()


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    with opened(database) as store:
        yield store


def row(id: str, status: str = "open", public: bool = True, touched: int = 1) -> TableRow:
    return TableRow(id, f"invite-{id}", "dominion", status, public, 1, touched)


def contents(engine: Engine) -> dict[str, list[tuple[object, ...]]]:
    with engine.connect() as connection:
        return {
            table.name: [tuple(one) for one in connection.execute(select(table).order_by(*table.primary_key))]
            for table in schema.metadata.sorted_tables
        }


# --- the log ------------------------------------------------------------------------------------------------------------


def test_a_log_is_read_as_it_was_written_also_by_the_next_server(database: str) -> None:
    async def write(store: Store) -> None:
        await store.open_table(row("t"), ["first"])
        await store.append("t", 1, ["second", "third — ünïcödé 🂡"], "open")
        await store.append("t", 3, ["fourth"], "playing")

    with opened(database) as store:
        asyncio.run(write(store))
    with opened(database) as store:
        assert asyncio.run(store.entries("t")) == ["first", "second", "third — ünïcödé 🂡", "fourth"]
        assert asyncio.run(store.entries("t", after=3)) == ["fourth"]
        table = asyncio.run(store.table("t"))
    assert table is not None and table.status == "playing"


def test_nothing_is_added_to_a_log_that_has_grown_meanwhile(store: Store) -> None:
    async def run() -> None:
        await store.open_table(row("t"), ["first"])
        await store.append("t", 1, ["second"], "open")
        with pytest.raises(Conflict):
            await store.append("t", 1, ["another second", "third"], "closed", members=[("anna", "Anna")])
        assert await store.entries("t") == ["first", "second"]
        assert [table.status for table in await store.tables_of("anna", 10)] == []

    asyncio.run(run())


def test_of_two_that_add_the_same_number_at_once_one_succeeds(store: Store) -> None:
    async def run() -> None:
        await store.open_table(row("t"), ["first"])
        both = [store.append("t", 1, ["anna's"], "open"), store.append("t", 1, ["ben's"], "open")]
        wrong = [result for result in await asyncio.gather(*both, return_exceptions=True) if result is not None]
        assert [type(result) for result in wrong] == [Conflict]
        assert len(await store.entries("t")) == 2

    asyncio.run(run())


def test_many_tables_share_a_transaction_and_nothing_is_lost_or_mixed_up(store: Store) -> None:
    tables, entries = 20, 15

    async def play(id: str) -> None:
        for n in range(1, entries):
            await store.append(id, n, [f"{id} {n + 1}"], "playing")

    async def run() -> None:
        ids = [f"t{i}" for i in range(tables)]
        await asyncio.gather(*(store.open_table(row(id), [f"{id} 1"]) for id in ids))
        await asyncio.gather(*map(play, ids))
        for id in ids:
            assert await store.entries(id) == [f"{id} {n}" for n in range(1, entries + 1)]

    asyncio.run(run())


def test_a_job_that_fails_leaves_the_others_of_its_transaction_alone(store: Store) -> None:
    async def run() -> None:
        await store.open_table(row("t"), ["first"])
        again = store.open_table(row("t"), ["the same id"])
        results = await asyncio.gather(
            store.append("t", 1, ["second"], "open"), again, store.add_guest("anna", "k"), return_exceptions=True
        )
        assert [isinstance(result, SQLAlchemyError) for result in results] == [False, True, False]
        assert await store.entries("t") == ["first", "second"]
        assert await store.guest_with("k") == "anna"

    asyncio.run(run())


def test_every_writer_hears_of_a_database_that_fails(store: Store) -> None:
    async def run() -> None:
        await store.open_table(row("t"), ["first"])
        await store.write(lambda connection: connection.execute(text("DROP TABLE log")))
        with pytest.raises(Unknown):
            await store.append("t", 1, ["second"], "open")
        with pytest.raises(Unknown):
            await store.open_table(row("u"), ["first"])
        await store.add_guest("anna", "k")  # what still works goes on

    asyncio.run(run())


# --- tables and guests --------------------------------------------------------------------------------------------------


def test_public_tables_that_can_be_joined_or_watched_are_listed_the_liveliest_first(store: Store) -> None:
    async def run() -> None:
        rows = [
            row("old", touched=10),
            row("new", "playing", touched=30),
            row("middle", touched=20),
            row("mine", public=False, touched=40),
            row("past", "over", touched=50),
            row("shut", "closed", touched=60),
        ]
        for one in rows:
            await store.open_table(one, ["opened"])
        assert [table.id for table in await store.public_tables(10)] == ["new", "middle", "old"]
        assert [table.id for table in await store.public_tables(2)] == ["new", "middle"]

    asyncio.run(run())


def test_with_a_table_goes_all_that_belongs_to_it(store: Store) -> None:
    async def run() -> None:
        for id in ("t", "u"):
            await store.open_table(row(id), ["first"])
            await store.append(id, 1, ["second"], "open", members=[("anna", "Anna")])
        await store.delete_tables(["t"])
        assert [table.id for table in await store.tables_of("anna", 10)] == ["u"]
        assert await store.entries("t") == []

    asyncio.run(run())
    kept = contents(store.engine)
    assert {line[0] for line in kept["log"]} == {"u"}
    assert kept["members"] == [("anna", "u", "Anna")]


def test_somebody_is_called_what_they_were_called_where_something_happened_last(store: Store) -> None:
    async def run() -> None:
        for n, id in enumerate(("t", "u", "v")):
            await store.open_table(row(id, touched=n), ["first"], [("anna", "")])
        assert await store.last_name("anna") == ""
        await store.append("u", 1, ["sat"], "open", [("anna", "Anna")])
        await asyncio.sleep(0.005)
        await store.append("t", 1, ["sat"], "open", [("anna", "Annamaria")])
        assert await store.last_name("anna") == "Annamaria"
        await store.append("t", 2, ["sat again"], "open", [("anna", "Anna the Great")])
        assert await store.last_name("anna") == "Anna the Great"
        assert await store.last_name("ben") == ""

    asyncio.run(run())


def test_a_list_waits_for_what_is_being_written(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that has just ended is in its player's list, even if another request made the writer take it already."""
    taken, released = threading.Event(), threading.Event()
    transact = store._transact

    def slowly(*args: Any, **options: Any) -> Any:
        taken.set()
        assert released.wait(60)
        return transact(*args, **options)

    async def look() -> None:
        monkeypatch.setattr(store, "_transact", slowly)
        store.note("t", Note(("Anna", "Béla"), (), False))
        first = asyncio.create_task(store.catch_up())
        await asyncio.to_thread(taken.wait, 60)
        second = asyncio.create_task(store.catch_up())
        await asyncio.sleep(0.05)
        assert not second.done()
        released.set()
        await asyncio.gather(first, second)

    asyncio.run(look())


def test_what_lists_show_is_there_after_a_moment_and_at_once_when_the_store_is_closed(database: str) -> None:
    async def write(store: Store) -> None:
        await store.open_table(row("t", "playing"), ["first"])
        store.note("t", Note(("Anna", "Béla"), ("anna",), False))
        while not (found := await store.table("t")) or found.seated() != ["Anna", "Béla"]:
            await asyncio.sleep(0.05)
        assert found.waits_for("anna") and not found.waits_for("béla") and not found.waits_for("")
        store.note("t", Note(("Anna", "bot:easy"), (), True))

    with opened(database) as store:
        asyncio.run(asyncio.wait_for(write(store), 30))
    with opened(database) as store:
        found = asyncio.run(store.table("t"))
    assert found is not None and (found.seated(), found.waits, found.bots) == (["Anna", "bot:easy"], "[]", True)


def test_games_with_a_bot_and_what_the_last_server_had_no_time_to_note_are_to_be_woken(store: Store) -> None:
    async def run() -> None:
        long_ago, last = 1_000, 1_000_000
        for one in (
            row("old", "playing", touched=long_ago),
            row("bot", "playing", touched=long_ago),
            row("unknown", "playing", touched=long_ago),
            row("recent", "playing", touched=last - 1_000),
            row("seated", "open", touched=last),
            row("over", "over", touched=last),
            row("long over", "over", touched=long_ago),
        ):
            await store.open_table(one, ["first"])
        store.note("old", Note((), (), False))
        store.note("bot", Note((), (), True))
        await store.add_guest("anna", "k")  # notes go with any transaction
        assert sorted([table.id for table in await store.to_be_woken()]) == [
            "bot",
            "over",
            "recent",
            "seated",
            "unknown",
        ]

    asyncio.run(run())


def test_a_code_is_good_once_for_a_while_and_only_the_last_one(store: Store) -> None:
    async def run() -> None:
        await store.add_guest("anna", "k")
        await store.add_code("first", "anna", now() + 60_000)
        await store.add_code("second", "anna", now() + 60_000)
        assert await store.use_code("first", "k1") is None
        assert await store.use_code("second", "k2") == "anna"
        assert await store.use_code("second", "k3") is None
        await store.add_code("late", "anna", now() - 1)
        assert await store.use_code("late", "k4") is None
        known = [await store.guest_with(f"k{i}") for i in range(1, 5)]
        assert known == [None, "anna", None, None]

    asyncio.run(run())


def test_guests_without_a_table_who_were_not_here_for_long_are_forgotten(store: Store) -> None:
    async def run() -> None:
        for guest in ("seated", "gone", "here"):
            await store.add_guest(guest, f"token of {guest}")
        await store.open_table(row("t"), ["first"])
        await store.append("t", 1, ["sat"], "open", members=[("seated", "Sára")])
        await asyncio.sleep(0.01)
        before = now()
        await store.seen("here")
        assert await store.forget_guests(before) == 1
        known = [await store.guest_with(f"token of {guest}") for guest in ("seated", "gone", "here")]
        assert known == ["seated", None, "here"]

    asyncio.run(run())


# --- the schema ---------------------------------------------------------------------------------------------------------


def test_the_migrations_lead_to_the_schema_that_the_code_has(database: str, engine_of: EngineOf) -> None:
    engine = engine_of(database)
    upgrade(engine)
    upgrade(engine)  # there is nothing left to do
    assert revisions()[0] == NEWEST
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []


def test_what_lists_show_of_an_older_database_is_taken_from_its_logs(database: str, engine_of: EngineOf) -> None:
    engine = engine_of(database)
    log = [
        {"type": "opened", "game": "dominion", "seats": 4, "wishes": {}, "host": "a"},
        {"type": "sat", "seat": 0, "guest": "a", "name": "Anna", "token": ""},
        {"type": "sat", "seat": 1, "guest": "b", "name": "Béla", "token": ""},
        {"type": "stood", "seat": 1},
        {"type": "sat", "seat": 1, "guest": "c", "name": "Anna", "token": ""},
        {"type": "bot_sat", "seat": 2, "bot": "easy"},
        {"type": "said", "seat": 0, "text": '{"type":"sat"'},
    ]
    with engine.execution_options(writes=True).begin() as connection:
        upgrade_with(connection, "0001")
        for id in ("t", "u"):
            connection.execute(text(f"INSERT INTO tables VALUES ('{id}', 'i{id}', 'dominion', 'playing', true, 1, 1)"))
            for n, entry in enumerate(log if id == "t" else log[:1], 1):
                values = {"table": id, "n": n, "at": 1, "entry": msgspec.json.encode(entry).decode()}
                connection.execute(schema.log.insert().values(**values))
        connection.execute(text("INSERT INTO members VALUES ('a', 't'), ('b', 't'), ('c', 't'), ('a', 'u')"))
    upgrade(engine)
    with opened(database) as store:
        tables = {one.id: one for one in asyncio.run(store.with_status("playing"))}
    assert tables["t"].seated() == ["Anna", "Anna 2", "bot:easy", ""]
    assert tables["u"].seated() == ["", "", "", ""]
    assert [(tables[id].bots, tables[id].waits) for id in ("t", "u")] == [(True, None), (False, None)]
    names = [("a", "t", "Anna"), ("a", "u", ""), ("b", "t", "Béla"), ("c", "t", "Anna")]
    assert contents(engine)["members"] == names


def test_a_database_of_a_newer_version_is_left_alone(database: str, engine_of: EngineOf) -> None:
    engine = engine_of(database)
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(DatabaseError, match="by a newer version of Signoria"):
        upgrade(engine)


@pytest.mark.parametrize("url", ["", "signoria.db", "mysql://localhost/x", "sqlite://", "sqlite:///:memory:"])
def test_an_address_of_no_database_that_we_use_is_refused(url: str) -> None:
    with pytest.raises(DatabaseError, match="isn’t a database address"):
        open_engine(url)


def test_a_password_is_never_shown() -> None:
    assert shown(read_url("postgres://anna:secret@db.example/games?sslpassword=secret")) == (
        "postgresql://anna:***@db.example/games"
    )


# --- one server for a database ------------------------------------------------------------------------------------------


def test_a_database_has_one_tenant_at_a_time(database: str, engine_of: EngineOf) -> None:
    engines = [engine_of(database), engine_of(database)]
    first, second = map(Tenancy, engines)
    first.take()
    with pytest.raises(DatabaseError, match="another Signoria server is using the database"):
        second.take()
    assert first.is_ours()
    first.release()
    second.take()
    second.release()


def test_a_tenant_that_lost_its_session_takes_it_up_again_unless_another_was_faster(
    cluster: Cluster, engine_of: EngineOf
) -> None:
    database = cluster.new_database()
    engines = [engine_of(database), engine_of(database)]
    first, second = map(Tenancy, engines)
    first.take()
    cut_off_sessions(engines[1])
    assert first.is_ours()
    with pytest.raises(DatabaseError):
        second.take()
    cut_off_sessions(engines[1])
    second.take()
    assert not first.is_ours()
    second.release()


def cut_off_sessions(engine: Engine) -> None:
    """Of everybody else."""
    others = "pid <> pg_backend_pid() AND datname = current_database()"
    with engine.connect() as connection:
        connection.execute(text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"))


# --- backups ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def filled(engine_of: EngineOf) -> EngineOf:
    """Opens a database and puts something into every table."""

    def filled(database: str) -> Engine:
        with opened(database) as store:
            asyncio.run(fill(store))
        return engine_of(database)

    return filled


async def fill(store: Store) -> None:
    await store.add_guest("anna", "k")
    await store.add_code("c", "anna", 99)
    for i in range(2):  # more rows than are put back at once
        await store.open_table(row(f"t{i}", public=i == 0), ['{"type":"opened"}'])
        await store.append(f"t{i}", 1, [f"entry {n} ő\n🂡" for n in range(600)], "playing", [("anna", "Anna")])


@pytest.mark.parametrize("name", ["backup.jsonl", "backup.jsonl.gz"])
def test_a_backup_moves_everything_from_either_kind_of_database_to_either(
    request: pytest.FixtureRequest, database: str, tmp_path: Path, name: str, engine_of: EngineOf, filled: EngineOf
) -> None:
    engine = filled(database)
    rows = back_up(engine, tmp_path / name)
    assert rows == sum(map(len, contents(engine).values()))
    for kind in ("sqlite", "postgresql"):
        folder = tmp_path / kind
        folder.mkdir()
        other = engine_of(new_database(request, folder, kind))
        assert restore(other, tmp_path / name) == rows
        assert contents(other) == contents(engine)


def test_a_backup_is_for_its_owner_only(sqlite: str, tmp_path: Path, filled: EngineOf) -> None:
    engine = filled(sqlite)
    back_up(engine, tmp_path / "backup")
    assert (tmp_path / "backup").stat().st_mode & 0o077 == 0
    assert sorted(file.name for file in tmp_path.iterdir() if file.name.startswith(".")) == []


def test_a_backup_of_a_busy_database_shows_one_moment(database: str, tmp_path: Path) -> None:
    """Every table opened comes with its first entry: never one without the other."""
    with opened(database) as store:

        async def keep_opening() -> None:
            n = 0
            while True:
                await asyncio.gather(*(store.open_table(row(f"t{n}-{i}"), ["first"]) for i in range(10)))
                n += 1

        async def run() -> list[int]:
            opening = asyncio.create_task(keep_opening())
            files = [tmp_path / f"{i}.jsonl" for i in range(5)]
            sizes = [await asyncio.to_thread(back_up, store.engine, file) for file in files]
            opening.cancel()
            return sizes

        sizes = asyncio.run(run())
    assert sorted(sizes) == sizes and sizes[0] < sizes[-1]  # there was something going on
    for i in range(5):
        lines = (tmp_path / f"{i}.jsonl").read_text(encoding="utf-8").splitlines()
        assert sum('["tables"' in line for line in lines) == sum('["log"' in line for line in lines)


def test_a_database_that_holds_something_is_replaced_only_on_demand(
    database: str, tmp_path: Path, filled: EngineOf
) -> None:
    engine = filled(database)
    back_up(engine, tmp_path / "backup")
    before = contents(engine)
    with opened(database) as store:
        asyncio.run(store.add_guest("ben", "l"))
    after = contents(engine)
    with pytest.raises(BadBackup, match="isn’t empty; --replace"):
        restore(engine, tmp_path / "backup")
    assert contents(engine) == after
    restore(engine, tmp_path / "backup", replace=True)
    assert contents(engine) == before


def test_nothing_is_restored_under_a_running_server(
    database: str, tmp_path: Path, engine_of: EngineOf, filled: EngineOf
) -> None:
    engine = filled(database)
    back_up(engine, tmp_path / "backup")
    tenancy = Tenancy(engine)
    tenancy.take()
    with pytest.raises(DatabaseError, match="another Signoria"):
        restore(engine_of(database), tmp_path / "backup", replace=True)
    tenancy.release()


Damage = Callable[[list[str]], list[str]]


def cut_off(lines: list[str]) -> list[str]:
    return lines[:-1]


def cut_in_the_middle(lines: list[str]) -> list[str]:
    return [*lines[:5], lines[5][:10]]


def one_row_missing(lines: list[str]) -> list[str]:
    return [*lines[:5], *lines[6:]]


def one_row_twice(lines: list[str]) -> list[str]:
    return [*lines[:5], *lines[4:]]


def unknown_table(lines: list[str]) -> list[str]:
    return [*lines[:-1], '["kings",{"id":"1"}]', lines[-1]]


def unknown_column(lines: list[str]) -> list[str]:
    return [lines[0], lines[1].replace('"seen"', '"heard"'), *lines[2:]]


@pytest.mark.parametrize(
    "damage", [cut_off, cut_in_the_middle, one_row_missing, one_row_twice, unknown_table, unknown_column]
)
def test_a_damaged_backup_changes_nothing(database: str, tmp_path: Path, damage: Damage, filled: EngineOf) -> None:
    engine = filled(database)
    file = tmp_path / "backup"
    back_up(engine, file)
    lines = file.read_text(encoding="utf-8").split("\n")[:-1]
    file.write_text("\n".join([*damage(lines), ""]), encoding="utf-8")
    before = contents(engine)
    with pytest.raises(BadBackup, match=r"is damaged at line \d+; nothing was changed"):
        restore(engine, file, replace=True)
    assert contents(engine) == before


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "isn’t a Signoria backup"),
        ("hello", "isn’t a Signoria backup"),
        ('{"format":"other","version":1,"schema":"0001","made":1}', "isn’t a Signoria backup"),
        ('{"format":"signoria-backup","version":2,"schema":"0001","made":1}', "by a newer version of Signoria"),
        ('{"format":"signoria-backup","version":1,"schema":"9999","made":1}', "by a newer version of Signoria"),
    ],
)
def test_what_is_no_backup_is_refused(sqlite: str, tmp_path: Path, text: str, why: str, engine_of: EngineOf) -> None:
    file = tmp_path / "backup"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadBackup, match=why):
        restore(engine_of(sqlite), file)


def test_a_file_that_is_no_database_is_called_so(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("milk and bread\n" * 100, encoding="utf-8")
    with pytest.raises(DatabaseError, match=r"notes\.txt: this file isn’t an SQLite database"):
        reach(open_engine(f"sqlite:///{file.as_posix()}"))


def test_a_file_that_cannot_be_read_is_named(
    sqlite: str, tmp_path: Path, engine_of: EngineOf, filled: EngineOf
) -> None:
    with pytest.raises(BadBackup, match=r"nowhere: no such file"):
        restore(engine_of(sqlite), tmp_path / "nowhere")
    engine = filled(sqlite)
    back_up(engine, tmp_path / "backup.gz")
    whole = (tmp_path / "backup.gz").read_bytes()
    (tmp_path / "backup.gz").write_bytes(whole[:-20])
    with pytest.raises(BadBackup, match=r"backup\.gz"):
        restore(engine_of(sqlite), tmp_path / "backup.gz", replace=True)
    assert len(gzip.decompress(whole)) > 1000


def test_a_database_with_nothing_in_it_is_not_backed_up(database: str, tmp_path: Path, engine_of: EngineOf) -> None:
    with pytest.raises(BadBackup, match="is empty"):
        back_up(engine_of(database), tmp_path / "backup")
    assert list(tmp_path.glob("*backup*")) == []
