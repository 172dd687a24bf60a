"""`signoria scenario`: plays scenario files and reports where a game differs from what is written."""

from pathlib import Path
from typing import Annotated, Final

import typer

from signoria.cli.speech import translator
from signoria.core.phrase import phrase
from signoria.core.scenario import BadScenario, play, read_file, scenario_files
from signoria.lang import Translator

LONGEST: Final = 6  # letters of a verdict in English; others may be longer


def scenario(files: Annotated[list[Path], typer.Argument(show_default=False)]) -> None:
    """Play scenario files: exit status 0 if all is as written, 1 if not, 2 if a file cannot be read."""
    speech = translator()
    status = 0
    for path in files:
        found = scenario_files([path])
        if not found:
            why = phrase("error-where", where=str(path), why=phrase("scenario-no-files"))
            typer.echo(line(speech, "scenario-error", speech.say(why)), err=True)
            status = 2
        for file in found:
            status = max(status, play_file(file, speech))
    raise typer.Exit(status)


def play_file(file: Path, speech: Translator) -> int:
    """One line for each scenario of a file, and the difference where there is one; the exit status it asks for."""
    status = 0
    try:
        for one in read_file(file):
            failure = play(one)
            typer.echo(line(speech, "scenario-ok" if failure is None else "scenario-failed", f"{file}: {one.name}"))
            if failure is not None:
                typer.echo(f"{' ' * (LONGEST + 2)}{file}:{speech.say(failure.phrase())}")
                status = 1
    except BadScenario as bad:
        typer.echo(line(speech, "scenario-error", speech.say(bad.phrase)), err=True)
        return 2
    return status


def line(speech: Translator, verdict: str, text: str) -> str:
    return f"{speech.say(verdict):{LONGEST}}  {text}"
