"""A private PostgreSQL for the tests: made in a temporary folder, reached by a Unix socket there, gone afterwards."""

import contextlib
import os
import pwd
import random
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

# PostgreSQL refuses to run as root. As root we run it as the first of these that the system has.
UNPRIVILEGED = ("postgres", "nobody")
PATIENCE = 60.0  # seconds


def programs() -> Path | None:
    """Where initdb and postgres are; Debian keeps them off the path."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    return max((path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")), default=None)


class Cluster:
    """One running server, with as many databases as are asked for."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="signoria-pg-"))
        self.user = _unprivileged()
        self.made = 0
        self.lent: dict[str, str] = {}
        self.free: list[str] = []
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self._run("initdb", "--auth=trust", "--username=postgres", "--no-sync", "--encoding=UTF8", "--locale=C")
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def _arguments(self, program: str, *options: str) -> list[str]:
        return [str(self.programs / program), "-D", str(self.folder / "data"), *options]

    def _run(self, program: str, *options: str) -> None:
        subprocess.run(
            self._arguments(program, *options), user=self.user, cwd=self.folder, check=True, capture_output=True
        )

    def start(self) -> None:
        options = ["-k", str(self.folder), "-c", "listen_addresses=", "-c", "fsync=off", "-c", "full_page_writes=off"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self._arguments("postgres", *options), user=self.user, cwd=self.folder, stdout=log, stderr=log
            )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
            except psycopg.OperationalError:
                assert time.monotonic() < until, (self.folder / "log").read_text(encoding="utf-8")
                time.sleep(0.1)
            else:
                return

    def stop(self) -> None:
        """At once, as after a crash: sessions are cut off, and nothing is tidied up."""
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()

    def kill_a_session(self, chance: random.Random) -> None:
        """One of its processes is killed: PostgreSQL cuts everybody off and recovers by itself."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            query = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
            found = [pid for (pid,) in connection.execute(query).fetchall()]
        if found:
            with contextlib.suppress(ProcessLookupError):  # it has ended meanwhile
                os.kill(chance.choice(found), signal.SIGKILL)

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def new_database(self) -> str:
        """The URL of an empty one: emptied, or made anew. A new one is thousands of files."""
        if self.free:
            name = self.free.pop()
            with psycopg.connect(self.url(name), autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE pid <> pg_backend_pid() AND datname = current_database()"
                )
                connection.execute("DROP SCHEMA public CASCADE")
                connection.execute("CREATE SCHEMA public")
        else:
            self.made += 1
            name = f"test_{self.made}"
            with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE {name}".encode())
        self.lent[self.url(name)] = name
        return self.url(name)

    def give_back(self) -> None:
        """After a test, all that it has used."""
        self.free += self.lent.values()
        self.lent.clear()

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)


def _unprivileged() -> str | None:
    """Whom PostgreSQL runs as; None if we may run it ourselves."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in UNPRIVILEGED if name in known)
