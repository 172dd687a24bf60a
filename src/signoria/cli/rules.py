"""`signoria rules`: shows the statements of the rules, and which tests show them."""

import difflib
import json
from collections import Counter
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from signoria.cli.complaint import refusal
from signoria.cli.speech import translator
from signoria.core.phrase import phrase
from signoria.rules import GAMES, NoTests, Statement, find_root, load_statements, not_behaviour, shown_statements

WIDTH = 80


def rules(
    id: Annotated[str, typer.Argument(metavar="[ID]", show_default=False)] = "",
    coverage: Annotated[bool, typer.Option("--coverage")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Show a statement of the rules and the tests that show it; count them; list those that no test shows."""
    if coverage and id:
        raise refusal(phrase("rules-either"))
    if coverage:
        show_coverage(as_json)
    elif id:
        show_statements(find(id), as_json)
    else:
        show_all(as_json)


def find(name: str) -> list[Statement]:
    """The statements a name means: an id, an id without its game or edition, or all of a card."""
    known = load_statements()
    meant = [
        known[id] for id in known if name in (id, id.partition(":")[2], id.partition("@")[0], id.partition("#")[0])
    ]
    if meant:
        return meant
    short = {id.partition(":")[2] or id: id for id in known}
    near = difflib.get_close_matches(name, [*known, *short], n=6, cutoff=0.5)
    nearest = list(dict.fromkeys(short.get(one, one) for one in near))
    hint = phrase("rules-hint-near", near=nearest[:4]) if nearest else phrase("rules-hint-list")
    raise refusal(phrase("rules-unknown", name=name, hint=hint))


def tests_by_id() -> dict[str, list[str]] | None:
    """The tests that name each statement; None if there are no tests around."""
    try:
        root = find_root()
    except NoTests:
        return None
    tests: dict[str, list[str]] = {}
    for shown in shown_statements(root):
        tests.setdefault(shown.id, []).append(shown.test)
    return tests


def show_statements(statements: list[Statement], as_json: bool) -> None:
    tests = tests_by_id()
    reasons = not_behaviour()
    if as_json:
        data = [
            {"id": one.id, "text": one.text, "tests": None if tests is None else tests.get(one.id, [])}
            for one in statements
        ]
        typer.echo(json.dumps(data, ensure_ascii=False, indent=2))
        return
    screen = console()
    say = translator().say
    for one in statements:
        screen.print(Text(one.id, style="bold"))
        screen.print(Padding(Text(one.text), (0, 0, 0, 2)))
        if tests is None:
            note = [say("rules-no-tests")]
        elif one.id in reasons:
            note = [say("rules-no-behaviour", why=reasons[one.id])]
        else:
            note = [say("rules-shown", test=test) for test in tests.get(one.id, [])] or [say("rules-not-shown")]
        for line in note:
            typer.echo(f"  {line}")  # names of tests are not broken


def show_coverage(as_json: bool) -> None:
    tests = tests_by_id()
    if tests is None:
        raise refusal(phrase("rules-no-coverage"))
    known = load_statements()
    missing = [id for id in known if id not in tests and id not in not_behaviour()]
    if as_json:
        data = {"statements": len(known), "covered": len(known) - len(missing), "missing": missing}
        typer.echo(json.dumps(data, ensure_ascii=False, indent=2))
        return
    screen = console()
    covered = len(known) - len(missing)
    screen.print(translator().say("rules-coverage", n=len(known), covered=covered, missing=len(missing)))
    if missing:
        screen.print(Text(", ".join(missing)))


def show_all(as_json: bool) -> None:
    known = load_statements()
    if as_json:
        data = [{"id": one.id, "game": one.game, "text": one.text} for one in known.values()]
        typer.echo(json.dumps(data, ensure_ascii=False, indent=2))
        return
    say = translator().say
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("head-game", "head-statements"):
        table.add_column(say(heading), no_wrap=True)
    table.add_column(say("head-number"), justify="right")
    for game in GAMES:
        for series, n in Counter(one.series for one in known.values() if one.game == game).items():
            last = [one for one in known.values() if one.game == game and one.series == series][-1]
            first = next(one for one in known.values() if one.game == game and one.series == series)
            table.add_row(game, f"{first.id} … {last.id}" if len(series) > 2 else f"{series}-1 … {series}-{n}", str(n))
    console().print(table)
    typer.echo(f"\n{say('rules-total', n=len(known))}")


def console() -> Console:
    screen = Console(highlight=False)
    screen.width = min(screen.width, WIDTH)
    return screen
