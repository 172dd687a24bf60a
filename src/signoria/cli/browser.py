"""Bare `signoria`: tables for this machine, kept where `signoria serve` keeps them, and the browser opened at them."""

from __future__ import annotations

import os
import socket
import sys
import threading
import urllib.request
import webbrowser
from typing import Final

import msgspec
import typer

from signoria.cli.serve import HERE, PORT, default_database
from signoria.cli.speech import translator
from signoria.core.errors import SignoriaError
from signoria.core.phrase import phrase
from signoria.server.database import read_url, shown
from signoria.server.listening import NoAddress, listen
from signoria.server.logs import Level, set_up
from signoria.server.page_files import BUILT, HOW_TO_BUILD, INDEX
from signoria.server.run import run
from signoria.server.settings import Settings

WAIT: Final = 2.0  # seconds, for another program at our port
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")  # one of these is set where a browser can be shown


class NoPage(SignoriaError):
    """The page was not built into this installation."""


class Health(msgspec.Struct):
    """What only a Signoria answers."""

    status: str
    tables: dict[str, int]


def start() -> None:
    """Serve until Ctrl-C. Where a Signoria runs already, only the browser is opened."""
    if not (BUILT / INDEX).is_file():
        raise NoPage(phrase("serve-no-page", command=HOW_TO_BUILD, play="signoria play dominion"))
    try:
        listener = listen(HERE, PORT)
    except NoAddress:
        address = f"http://{HERE}:{PORT}/"
        if is_signoria(address):
            typer.echo(translator().say("serve-runs-already", address=address))
            show(address)
            return
        listener = listen(HERE, 0)
    set_up(False, Level.warning)
    serve_and_show(listener)


def serve_and_show(listener: socket.socket) -> None:
    settings = Settings(database=default_database(), trusted_proxies="", personal=True)
    address = f"http://{HERE}:{listener.getsockname()[1]}/"

    def ready() -> None:
        typer.echo(translator().say("serve-ready", address=address, database=shown(read_url(settings.database))))
        # A browser may take its time to start, and the server is to answer it meanwhile.
        threading.Thread(target=show, args=[address], daemon=True).start()

    with listener:
        run(settings, listener, ready)


def show(address: str) -> None:
    """Open the browser, or say what to open where there is none."""
    if not (has_screen() and webbrowser.open(address)):
        typer.echo(translator().say("serve-no-screen", address=address))


def has_screen() -> bool:
    """Else the system may offer a browser for the terminal, which this page is not made for."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in SCREENS)


def is_signoria(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}api/health", timeout=WAIT) as answer:  # noqa: S310  # our own address
            return msgspec.json.decode(answer.read(), type=Health).status == "ok"
    except (OSError, ValueError, msgspec.MsgspecError):
        return False
