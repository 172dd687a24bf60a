"""`signoria train`: train a net that plays Dominion and says who will win."""

from __future__ import annotations

from importlib.util import find_spec
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.live import Live
from rich.text import Text

from signoria.cli.complaint import Misuse
from signoria.cli.simulate import INTERRUPTED
from signoria.cli.speech import translator
from signoria.cli.working import workers_for
from signoria.core.phrase import game_phrase, phrase
from signoria.lang import Translator

if TYPE_CHECKING:
    from signoria.lab.train.run import Progress

GAME = "dominion"
STAGES = {
    "estimate": "train-estimate",
    "champions": "train-champions",
    "imitation": "train-imitation",
    "league": "train-league",
    "chances": "train-chances",
}
LIBRARIES = ("numpy", "jax", "optax", "matplotlib")


def train(
    game: Annotated[str, typer.Argument()],
    folder: Annotated[Path, typer.Argument()],
    minutes: Annotated[float, typer.Option(min=0)] = 60,
    menu_rounds: Annotated[int, typer.Option(min=0, max=100)] = 10,
    kingdoms: Annotated[int, typer.Option(min=0, max=10_000)] = 120,
    search_games: Annotated[int, typer.Option(min=500)] = 4_000,
    shown: Annotated[int, typer.Option(min=1)] = 400_000,
    watched: Annotated[int, typer.Option(min=20)] = 10_000,
    jobs: Annotated[int | None, typer.Option(min=1)] = None,
    seed: Annotated[str, typer.Option()] = "1",
) -> None:
    """Train a net from nothing, or continue the training in a folder."""
    if game != GAME:
        raise Misuse(phrase("train-game", game=game, known=game_phrase(GAME)))
    for library in LIBRARIES:
        if find_spec(library) is None:
            raise Misuse(phrase("error-train-library", library=library))
    from signoria.lab.train.run import Plan, Training  # here: they need libraries that not everybody has

    speech = translator()
    plan = Plan(seed, kingdoms, search_games, shown, minutes, watched, menu_rounds)
    workers = workers_for(jobs, "")
    console = Console(stderr=True)
    try:
        with Live(console=console, auto_refresh=False, transient=True) as live:

            def tell(progress: Progress) -> None:
                if console.is_terminal:
                    live.update(Text(_line(progress, speech)), refresh=True)

            found = Training(folder, plan, workers, tell).run(speech)
    except KeyboardInterrupt:
        typer.echo(speech.say("train-resume", folder=str(folder)), err=True)
        raise typer.Exit(INTERRUPTED) from None
    finally:
        workers.close()
    for one in found:
        typer.echo(
            speech.say(
                "train-calibration",
                players=one.players,
                positions=one.positions,
                brier=speech.number(one.brier, 3),
                equal=speech.number(one.brier_of_equal, 3),
                error=speech.number(one.error, 3),
            )
        )
    typer.echo(speech.say("train-written", folder=str(folder)))


def _line(progress: Progress, speech: Translator) -> str:
    parts = [speech.say(STAGES[progress.stage]), speech.percent(100 * progress.done)]
    if not isnan(progress.games_a_second):
        parts.append(speech.say("report-speed", n=round(progress.games_a_second)))
    if not isnan(progress.menus):
        parts.append(speech.say("train-menus", score=speech.percent(progress.menus, 1)))
        parts.append(speech.say("train-past", score=speech.percent(progress.past, 1)))
    if progress.done > 0:
        left = progress.seconds * (1 / progress.done - 1)
        parts.append(speech.say("evolve-left", time=speech.say("seconds", value=speech.number(max(0.0, left)))))
    return " · ".join(parts)
