"""Which tests show which statements: `@rule(...)` on tests, `shows:` in scenarios. Reads the files, runs nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import yaml

from signoria.rules.statements import rules_directory

LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the quick one where it was built


class NoTests(LookupError):
    """There are no tests here: this is an installed package, not the project's source tree."""


@dataclass(frozen=True)
class Shown:
    """A test that names a statement."""

    id: str
    test: str  # tests/dominion/test_mine.py::test_…, or tests/scenarios/…yaml: name


def find_root() -> Path:
    """The project's source tree: the one that contains this package, or the current directory."""
    for root in (Path(__file__).resolve().parents[3], Path.cwd()):
        if (root / "tests" / "rules.py").is_file() and (root / "docs" / "rules").is_dir():
            return root
    raise NoTests("no tests are around: which test shows what can only be told in the project's source tree")


@cache
def shown_statements(root: Path) -> Sequence[Shown]:
    """Every naming of a statement by a test or a scenario, file by file. Some hundred files are read, once."""
    found: list[Shown] = []
    for file in sorted((root / "tests").rglob("*.py")):
        found.extend(_in_tests(file, file.relative_to(root).as_posix()))
    for file in sorted((root / "tests" / "scenarios").rglob("*.y*ml")):
        found.extend(_in_scenarios(file, file.relative_to(root).as_posix()))
    return found


def _in_tests(file: Path, name: str) -> Iterator[Shown]:
    body: list[ast.stmt] = ast.parse(file.read_text(encoding="utf-8")).body
    while body:
        node = body.pop(0)
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        if isinstance(node, ast.ClassDef):
            body = node.body + body
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule":
                for argument in decorator.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield Shown(argument.value, f"{name}::{node.name}")


def _in_scenarios(file: Path, name: str) -> Iterator[Shown]:
    for document in yaml.load_all(file.read_text(encoding="utf-8"), Loader=LOADER):  # one of the safe ones
        shared = _ids(document) if isinstance(document, dict) else []
        scenarios = document.get("scenarios", [document]) if isinstance(document, dict) else document
        for scenario in scenarios if isinstance(scenarios, list) else []:
            if isinstance(scenario, dict):
                for id in dict.fromkeys([*shared, *_ids(scenario)]):
                    yield Shown(id, f"{name}: {scenario.get('name', '')}")


def _ids(mapping: dict[object, object]) -> list[str]:
    shows = mapping.get("shows", [])
    return [str(id) for id in shows] if isinstance(shows, list) else [str(shows)]


def not_behaviour() -> dict[str, str]:
    """Statements that say nothing a program could do or not do, and why: docs/rules/not-behaviour.yaml."""
    data = yaml.safe_load((rules_directory() / "not-behaviour.yaml").read_text(encoding="utf-8"))
    return {str(id): str(reason) for id, reason in data.items()}
