"""The menus that a search found, as files: 1.menu is the best."""

from __future__ import annotations

from pathlib import Path

from signoria.bots.dominion.menu import text_of
from signoria.core.errors import SignoriaError
from signoria.core.phrase import phrase
from signoria.core.system_errors import system_error
from signoria.lab.evolve.saved import FILE
from signoria.lab.evolve.search import Finding
from signoria.lab.keeping import write_whole

ENDING = ".menu"


class BadFolder(SignoriaError, ValueError):
    """Menus can't be written there; the message says why."""


def check_folder(folder: Path) -> None:
    """Make the folder and see that files can be written: better known before the search than after. Nothing is overwritten."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / FILE).exists():
            raise BadFolder(phrase("evolve-folder-search", folder=str(folder)))
        if any(folder.glob(f"*{ENDING}")):
            raise BadFolder(phrase("evolve-folder-used", folder=str(folder)))
        trial = folder / f".trial{ENDING}"
        trial.write_text("", encoding="utf-8")
        trial.unlink()
    except OSError as error:
        raise BadFolder(phrase("error-where", where=str(folder), why=system_error(error))) from error


def write_menus(folder: Path, finding: Finding) -> list[Path]:
    """One file for each strategy, with its score as a comment; those of the same search before go."""
    files = [folder / f"{rank}{ENDING}" for rank in range(1, len(finding.strategies) + 1)]
    try:
        for file, found in zip(files, finding.strategies, strict=True):
            score = found.score
            head = f"# {score.value:.1f}% ({score.low:.1f}-{score.high:.1f}) {found.name}".rstrip()
            write_whole(file, f"{head}\n{text_of(found.plan)}\n".encode())
        rank = len(files) + 1
        while (older := folder / f"{rank}{ENDING}").exists():
            older.unlink()
            rank += 1
    except OSError as error:
        raise BadFolder(phrase("error-where", where=str(folder), why=system_error(error))) from error
    return files
