"""Bare `signoria`: a server on this machine, and the browser opened at it."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.running import PATIENCE, running

# The command as people type it, with a page and a port that are the test's own.
LAUNCH = """
import sys
from pathlib import Path
import signoria.cli.browser as browser
from signoria.cli.main import app
browser.BUILT, browser.PORT = Path(sys.argv.pop(1)), int(sys.argv.pop(1))
app()
"""


class WorkQueue:
    """A machine with a screen, or without one; a browser that writes down what it is to show."""

    def __init__(self, folder: Path, screen: bool, page: bool) -> None:
        self.folder = folder
        self.seen = folder / "seen"
        program = folder / "browser"
        program.write_text(f'#!/bin/sh\nprintf %s "$1" > {self.seen}.new\nmv {self.seen}.new {self.seen}\n')
        program.chmod(0o755)
        if page:
            (folder / "index.html").write_text("<!doctype html>")
        self.environment = {
            **{name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")},
            "SIGNORIA_LANG": "en",
            "XDG_DATA_HOME": str(folder),
            "BROWSER": f"{program} %s" if screen else "",
        }

    @contextmanager
    def signoria(self, port: int = 0) -> Iterator[subprocess.Popen[str]]:
        process = subprocess.Popen(
            [sys.executable, "-c", LAUNCH, str(self.folder), str(port)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self.environment,
        )
        try:
            yield process
        finally:
            process.kill()
            process.communicate()

    def shown(self) -> str:
        until = time.monotonic() + PATIENCE
        while not self.seen.exists():
            assert time.monotonic() < until
            time.sleep(0.05)
        return self.seen.read_text()


def address_in(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    said = process.stdout.readline()
    found = re.search(r"http://\S+/", said)
    assert found is not None, said
    return found.group()


def test_the_bare_command_serves_and_opens_the_browser_there(tmp_path: Path) -> None:
    desk = WorkQueue(tmp_path, screen=True, page=True)
    with desk.signoria() as process:
        address = address_in(process)
        assert desk.shown() == address
        assert httpx.get(f"{address}api/health", timeout=PATIENCE).json()["status"] == "ok"
        assert (tmp_path / "signoria" / "signoria.db").is_file()
        process.terminate()
        assert process.wait(PATIENCE) == 0


def test_where_there_is_no_screen_the_address_is_said(tmp_path: Path) -> None:
    with WorkQueue(tmp_path, screen=False, page=True).signoria() as process:
        address = address_in(process)
        assert process.stdout is not None
        assert process.stdout.readline() == f"There’s no screen here. Open {address} in a browser.\n"


def test_if_somebody_else_has_the_port_another_one_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with WorkQueue(tmp_path, screen=False, page=True).signoria(port) as process:
            address = address_in(process)
            assert address != f"http://127.0.0.1:{port}/"
            assert httpx.get(f"{address}api/health", timeout=PATIENCE).json()["status"] == "ok"


def test_if_it_runs_already_only_the_browser_is_opened(tmp_path: Path, sqlite: str) -> None:
    desk = WorkQueue(tmp_path, screen=True, page=True)
    with running(sqlite) as server:
        port = int(server.http.rpartition(":")[2])
        with desk.signoria(port) as process:
            said, _ = process.communicate(timeout=PATIENCE)
            assert said == f"Signoria is already running: {server.http}/\n"
            assert process.returncode == 0
        assert desk.shown() == f"{server.http}/"


def test_without_a_page_it_says_so_and_names_the_game_in_the_terminal(tmp_path: Path) -> None:
    with WorkQueue(tmp_path, screen=True, page=False).signoria() as process:
        said, complained = process.communicate(timeout=PATIENCE)
        assert (said, process.returncode) == ("", 2)
        assert complained.startswith("Error: the web page hasn’t been built here.")
        assert complained.endswith("signoria play dominion\n")
