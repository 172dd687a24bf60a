"""Reports as one file: a page (.html), a text (.md), a picture (.png) or data (.json). It knows no report."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Protocol

from signoria.core.phrase import phrase
from signoria.core.system_errors import system_error
from signoria.lab.keeping import write_whole
from signoria.lab.report import LIBRARY, BadReport, try_to_write

PAGE, TEXT, PICTURE, DATA = ".html", ".md", ".png", ".json"
ENDINGS = (PAGE, TEXT, PICTURE, DATA)


class ReportForms(Protocol):
    """A report in all forms it may be written in."""

    def page(self) -> str: ...
    def text(self) -> str: ...
    def json(self) -> str: ...
    def picture(self) -> bytes: ...


def check_report_file(path: Path) -> None:
    """Whether a report can be written there: better known before the games than after."""
    kind = path.suffix.lower()
    if kind not in ENDINGS:
        raise BadReport(phrase("error-report-ending", endings=ENDINGS, file=path.name))
    try_to_write(path)
    if kind == PICTURE and find_spec(LIBRARY) is None:
        raise BadReport(phrase("error-report-library", library=LIBRARY))


def write_report(report: ReportForms, path: Path) -> None:
    """Write it in the form that the file's ending names, all or nothing."""
    kind = path.suffix.lower()
    if kind == PICTURE:
        content = report.picture()
    else:
        content = {PAGE: report.page, TEXT: report.text, DATA: report.json}[kind]().encode()
    try:
        write_whole(path, content)
    except OSError as error:
        raise BadReport(phrase("error-report-unwritable", file=str(path), why=system_error(error))) from error
