"""`signoria serve`: tables for everybody who can reach this machine, from one process and with nothing to set up."""

from datetime import timedelta
from typing import Annotated

import typer

from signoria.cli.speech import translator
from signoria.cli.table.saves import data_folder
from signoria.server.database import read_url, shown
from signoria.server.listening import listen
from signoria.server.logs import Level, set_up
from signoria.server.run import run
from signoria.server.settings import Settings

HERE = "127.0.0.1"
PORT = 8000
ANYWHERE = ("0.0.0.0", "::")  # noqa: S104  # what people write who want to be reached from everywhere
DATABASE_VARIABLE = "SIGNORIA_DATABASE"  # for a URL with a password: arguments can be seen by other users
Database = Annotated[str, typer.Option(metavar="URL", envvar=DATABASE_VARIABLE, show_default=False)]


def serve(
    host: Annotated[str, typer.Option()] = HERE,
    port: Annotated[int, typer.Option(min=0, max=65535)] = PORT,
    database: Database = "",
    base_path: Annotated[str, typer.Option(metavar="PATH")] = "",
    proxy: Annotated[str, typer.Option(metavar="ADDRESS")] = Settings.trusted_proxies,
    origin: Annotated[list[str] | None, typer.Option(metavar="URL")] = None,
    secure_cookies: Annotated[bool, typer.Option("--secure-cookies")] = False,
    public_metrics: Annotated[bool, typer.Option("--public-metrics")] = False,
    bot_workers: Annotated[int, typer.Option(min=1)] = Settings.bot_workers,
    open_for: Annotated[int, typer.Option(min=1)] = Settings.open_for // timedelta(hours=1),
    idle_for: Annotated[int, typer.Option(min=1)] = Settings.idle_for.days,
    keep_for: Annotated[int, typer.Option(min=1)] = Settings.keep_for.days,
    drain: Annotated[int, typer.Option(min=1)] = int(Settings.drain.total_seconds()),
    log_json: Annotated[bool, typer.Option("--log-json")] = False,
    log_level: Annotated[Level, typer.Option()] = Level.info,
) -> None:
    """Open tables to everybody who can reach this machine."""
    set_up(log_json, log_level)
    settings = Settings(
        database=database or default_database(),
        base_path=f"/{base_path.strip('/')}" if base_path.strip("/") else "",
        trusted_proxies=proxy,
        origins=tuple(origin or ()),
        secure_cookies=secure_cookies,
        public_metrics=public_metrics,
        bot_workers=bot_workers,
        open_for=timedelta(hours=open_for),
        idle_for=timedelta(days=idle_for),
        keep_for=timedelta(days=keep_for),
        drain=timedelta(seconds=drain),
    )
    listener = listen(host, port)
    with listener:
        address = f"http://{called(host)}:{listener.getsockname()[1]}{settings.base_path}/"
        kept = shown(read_url(settings.database))
        run(settings, listener, lambda: typer.echo(translator().say("serve-ready", address=address, database=kept)))


def called(host: str) -> str:
    """A host as part of an address that can be opened on this machine."""
    if host in ANYWHERE:
        return "localhost"
    return f"[{host}]" if ":" in host else host


def default_database() -> str:
    """Beside the games of `signoria play`."""
    return f"sqlite:///{(data_folder().parent / 'signoria.db').as_posix()}"
