"""Reports: the results of a run and how its games went, as one file for people. It knows no game.

A page (.html) has everything in itself, a picture (.png) is all panels on one sheet, and a text (.md) has that picture
beside it.
"""

from __future__ import annotations

import base64
import html
from importlib.util import find_spec
from pathlib import Path

from signoria.core.errors import SignoriaError
from signoria.core.phrase import game_phrase, phrase
from signoria.core.system_errors import system_error
from signoria.lab.match import kingdom_ids
from signoria.lab.simulate import Run
from signoria.lab.wording import bot_names, card_name, played, table
from signoria.lang import Translator

PAGE, PICTURE, TEXT = ".html", ".png", ".md"
ENDINGS = (PAGE, PICTURE, TEXT)
LIBRARY = "matplotlib"


class BadReport(SignoriaError, ValueError):
    """A report cannot be written; the message says why."""


def check_report(path: Path) -> None:
    """Whether a report can be written there: better known before the games are played than after."""
    if path.suffix.lower() not in ENDINGS:
        raise BadReport(phrase("error-report-ending", endings=ENDINGS, file=path.name))
    for file in _files(path):
        try_to_write(file)
    if find_spec(LIBRARY) is None:
        raise BadReport(phrase("error-report-library", library=LIBRARY))


def _files(path: Path) -> list[Path]:
    return [path, path.with_suffix(PICTURE)] if path.suffix.lower() == TEXT else [path]


def try_to_write(path: Path) -> None:
    """Open the file as if to add to it; nothing is left behind."""
    is_new = not path.exists()
    try:
        path.open("ab").close()
    except OSError as error:
        raise BadReport(phrase("error-report-unwritable", file=str(path), why=system_error(error))) from error
    if is_new:
        path.unlink()


class Report:
    """The report of a run that kept a chronicle, in one language."""

    def __init__(self, run: Run, code: str, translator: Translator) -> None:
        from signoria.lab.figures import Sheet  # here: it needs a library that not everybody has

        assert run.chronicle is not None, "no chronicle was kept"
        self.run = run
        self.code = code  # of the kingdom, if there is one
        self.translator = translator
        self.sheet = Sheet(run, run.chronicle, translator)

    def write(self, path: Path) -> None:
        kind = path.suffix.lower()
        if kind == PAGE:
            path.write_text(self.page(), encoding="utf-8")
            return
        picture = path.with_suffix(PICTURE) if kind == TEXT else path
        picture.write_bytes(self.sheet.png(self.title(), [self.about(), self.cards()]))
        if kind == TEXT:
            path.write_text(self.text(picture.name), encoding="utf-8")

    def title(self) -> str:
        game = self.translator.say(game_phrase(self.run.match.game))
        return f"{game}: {', '.join(bot_names(self.run.match, self.translator))}"

    def about(self) -> str:
        """How much was played, and by which seed."""
        return " · ".join(
            [*played(self.run, self.translator), self.translator.say("report-seed", name=self.run.match.seed)]
        )

    def cards(self) -> str:
        """The kingdom, if there is one."""
        cards = ", ".join(card_name(self.translator, self.run.match.game, card) for card in kingdom_ids(self.run.match))
        return f"{cards} ({self.code})" if self.code else cards

    def text(self, picture: str) -> str:
        """Markdown."""
        head, *rows = table(self.run, self.translator)
        lines = [f"# {_escape(self.title())}", "", self.about(), ""]
        if self.cards():
            lines += [self.cards(), ""]
        lines.append(f"| {' | '.join(head)} |")
        lines.append(f"|---{'|--:' * (len(head) - 1)}|")
        lines += [f"| {' | '.join(map(_escape, row))} |" for row in rows]
        lines += ["", f"![{self.translator.say('report-picture')}]({picture})", ""]
        for panel in self.sheet.panels:
            lines.append(f"- **{panel.title}** {panel.note}")
        return "\n".join([*lines, ""])

    def page(self) -> str:
        """HTML with its pictures inside."""
        head, *rows = table(self.run, self.translator)
        lines = [f"<tr>{''.join(f'<th>{html.escape(cell)}</th>' for cell in head)}</tr>"]
        lines += [f"<tr>{''.join(f'<td>{html.escape(cell)}</td>' for cell in row)}</tr>" for row in rows]
        figures = []
        for panel in self.sheet.panels:
            picture = base64.b64encode(self.sheet.svg(panel)).decode("ascii")
            figures.append(
                f'<figure class="{"wide" if panel.is_wide else "half"}">\n<h2>{html.escape(panel.title)}</h2>\n'
                f"<p>{html.escape(panel.note)}</p>\n"
                f'<img alt="{html.escape(panel.in_words())}" src="data:image/svg+xml;base64,{picture}">\n</figure>'
            )
        return PAGE_TEXT.format(
            lang=self.translator.lang,
            title=html.escape(self.title()),
            about=html.escape(self.about()),
            cards=html.escape(self.cards()),
            table="\n".join(lines),
            figures="\n".join(figures),
        )


def _escape(text: str) -> str:
    return text.replace("|", "\\|").replace("_", "\\_")


PAGE_TEXT = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; color: #1f2430; background: #f4f2ee; margin: 0 auto; padding: 2rem 1rem; max-width: 70rem }}
h1 {{ font-size: 1.6rem; margin: 0 0 .3rem }}
h2 {{ font-size: 1.05rem; margin: 0 }}
p {{ margin: 0 0 .4rem; color: #5b6270 }}
figure p {{ font-size: .85rem; line-height: 1.35 }}
main {{ display: flex; flex-wrap: wrap; gap: 1rem; margin-top: 1.2rem }}
figure, .table {{ background: #fff; border: 1px solid #e0dcd3; border-radius: 8px; margin: 0; padding: 1rem; box-sizing: border-box }}
.table {{ overflow-x: auto; margin-top: 1.2rem }}
.half {{ flex: 1 1 26rem }}
.wide {{ flex: 1 1 100% }}
img {{ display: block; width: 100%; height: auto }}
table {{ border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }}
th, td {{ padding: .3rem .6rem; text-align: right; border-bottom: 1px solid #e0dcd3; white-space: nowrap }}
th:first-child, td:first-child {{ text-align: left }}
tr:last-child td {{ border-bottom: 0 }}
</style>
</head>
<body>
<h1>{title}</h1>
<p>{about}</p>
<p>{cards}</p>
<div class="table"><table>
{table}
</table></div>
<main>
{figures}
</main>
</body>
</html>
"""
