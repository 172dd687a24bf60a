"""Who may import whom: reads every import below src/signoria and holds it against the picture in docs/architecture.md."""

import ast
import re
from collections.abc import Iterator, Set
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "signoria"
PICTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("```")[1]
GAMES = ("dominion", "intrigo")  # of a game only what its __init__ offers; of other packages every module
A_CARD_MODULE_MAY_IMPORT = ("dominion.effects",)
ARROW = re.compile(r"^(\w+) ─+► (\w+(?:, \w+)*)(?:  .*)?$", re.MULTILINE)
# Package → packages it points to; `signoria` is the top of the package.
DRAWN = {package: tuple(others.split(", ")) for package, others in ARROW.findall(PICTURE)}


def patterns(package: str) -> str:
    if package == "signoria":
        return ""
    return package if package in GAMES else f"{package}.*"


MAY_IMPORT: dict[str, tuple[str, ...]] = {
    package.removeprefix("signoria"): tuple(patterns(other) for other in DRAWN.get(package, ()))
    for package in re.findall(r"^ *(\w+)\b", PICTURE, re.MULTILINE)
}


def broken_rules(sources: Path) -> list[str]:
    """Every import below the package's directory that the table does not allow, as 'file:line: sentence'."""
    modules = {module_name(path, sources): path for path in sorted(sources.rglob("*.py"))}
    return [
        f"{path.relative_to(sources.parent)}:{line}: {complaint}"
        for importer, path in modules.items()
        for line, complaint in complaints(importer, path, modules.keys())
    ]


def module_name(path: Path, sources: Path) -> str:
    """The dotted name below signoria: 'core.game', 'core' for its __init__, '' for signoria itself."""
    return ".".join(path.relative_to(sources).with_suffix("").parts).removesuffix("__init__").removesuffix(".")


def complaints(importer: str, path: Path, modules: Set[str]) -> Iterator[tuple[int, str]]:
    package = importer.partition(".")[0]
    if package not in MAY_IMPORT:
        yield 1, f"{package} is not in the picture of the packages"
        return
    is_card_module = importer.startswith("dominion.cards.")
    allowed = A_CARD_MODULE_MAY_IMPORT if is_card_module else (f"{package}.*" if package else "", *MAY_IMPORT[package])
    for line, imported in our_imports(path, modules):
        if imported is None:
            yield line, "relative import"
        elif not any(fits(imported, pattern) for pattern in allowed):
            yield line, f"{importer or 'signoria'} may not import {f'signoria.{imported}'.rstrip('.')}"


def our_imports(path: Path, modules: Set[str]) -> Iterator[tuple[int, str | None]]:
    """Line and name of each module of ours that a file imports, wherever in the file; None is a relative import."""
    for node in imports(path.read_text(encoding="utf-8")):
        if isinstance(node, ast.ImportFrom) and node.level:
            yield node.lineno, None
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                # "from signoria.dominion import effects" imports the module effects, not a name that __init__ offers
                inside = below_signoria(f"{node.module}.{alias.name}")
                imported = inside if inside in modules else below_signoria(node.module)
                if imported is not None:
                    yield node.lineno, imported
        elif isinstance(node, ast.Import):
            for alias in node.names:
                imported = below_signoria(alias.name)
                if imported is not None:
                    yield node.lineno, imported


@cache
def imports(text: str) -> list[ast.Import | ast.ImportFrom]:
    """Of a module, whoever asks for it first. An import is a statement, so expressions, most of a tree, aren't looked into."""
    found: list[ast.Import | ast.ImportFrom] = []
    todo: list[ast.AST] = [ast.parse(text)]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Import | ast.ImportFrom):
            found.append(node)
        for name in ("body", "orelse", "finalbody", "handlers", "cases"):
            below = getattr(node, name, None)
            if isinstance(below, list):
                todo += below
    return found


def below_signoria(name: str) -> str | None:
    top, _, rest = name.partition(".")
    return rest if top == "signoria" else None


def fits(imported: str, pattern: str) -> bool:
    """Whether an imported module is the one of the pattern, or, for 'name.*', inside that package."""
    package = pattern.removesuffix(".*")
    return imported == package or (pattern != package and imported.startswith(f"{package}."))


def test_every_import_is_an_arrow_of_the_picture() -> None:
    assert broken_rules(SOURCES) == []


def test_every_package_has_its_folder_of_tests() -> None:
    """As CONTRIBUTING says; the name of one is taken by tests/rules.py, the mark of tests that show a statement."""
    packages = {path.parent.name for path in SOURCES.glob("*/__init__.py")} - {"rules"}
    assert packages <= {path.name for path in Path(__file__).resolve().parent.iterdir() if any(path.glob("test_*.py"))}


def test_few_import_by_name() -> None:
    """What `import_module` finds, the table above cannot see."""
    found = {
        str(path.relative_to(SOURCES))
        for path in SOURCES.rglob("*.py")
        if "import_module" in (text := path.read_text(encoding="utf-8"))  # most needn't be parsed
        for node in ast.walk(ast.parse(text))
        if isinstance(node, (ast.Name, ast.Attribute)) and ast.unparse(node).endswith("import_module")
    }
    assert found == {"__init__.py", "cli/main.py", "cli/contestant.py", "server/migrations/__init__.py"}


def test_every_arrow_of_the_picture_is_an_import() -> None:
    modules = {module_name(path, SOURCES): path for path in SOURCES.rglob("*.py")}
    imported = {
        (importer.partition(".")[0] or "signoria", (name or "signoria").partition(".")[0])
        for importer, path in modules.items()
        for _, name in our_imports(path, modules.keys())
    }
    assert len(DRAWN) >= 7
    for package, others in DRAWN.items():
        assert [other for other in others if (package, other) not in imported] == [], package


MADE_UP = {  # a small tree in which everything is allowed
    "__init__.py": "import importlib.metadata",
    "core/__init__.py": "from signoria.core.game import Game",
    "core/game.py": "import signoria.core.rng",
    "core/rng.py": "import hashlib",
    "dominion/__init__.py": "from signoria.core import Game\nfrom signoria.dominion.cards import base",
    "dominion/effects.py": "from signoria.core.game import Game",
    "dominion/turn.py": "from signoria.dominion import effects",
    "dominion/cards/__init__.py": "from signoria.dominion.cards.base import moat",
    "dominion/cards/base.py": "from signoria.dominion.effects import ACTION, Card",
    "intrigo/__init__.py": "from signoria.core import Game",
    "lang/__init__.py": "",
    "library/__init__.py": "from signoria.lab import simulate",
    "bots/__init__.py": "from signoria.core.game import Game\nfrom signoria.dominion import GAME",
    "lab/__init__.py": "from signoria.bots import menu\nimport signoria.lang",
    "server/__init__.py": "from signoria import __version__\nfrom signoria.dominion import GAME",
    "cli/__init__.py": "",
    "cli/main.py": "import signoria\nfrom signoria import lab, server\nfrom signoria.cli import serve",
}


def made_up_tree(root: Path, changes: dict[str, str]) -> Path:
    for name, text in (MADE_UP | changes).items():
        file = root / "signoria" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return root / "signoria"


def test_the_made_up_tree_breaks_no_rule(tmp_path: Path) -> None:
    assert broken_rules(made_up_tree(tmp_path, {})) == []


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("core/rng.py", "import signoria", "core.rng may not import signoria"),
        ("core/rng.py", "from signoria.dominion import GAME", "core.rng may not import signoria.dominion"),
        ("dominion/turn.py", "import signoria.intrigo", "dominion.turn may not import signoria.intrigo"),
        ("dominion/turn.py", "from signoria import bots", "dominion.turn may not import signoria.bots"),
        ("dominion/cards/base.py", "import signoria.core", "dominion.cards.base may not import signoria.core"),
        (
            "dominion/cards/base.py",
            "from signoria import dominion",
            "dominion.cards.base may not import signoria.dominion",
        ),
        ("intrigo/__init__.py", "from signoria import dominion", "intrigo may not import signoria.dominion"),
        ("bots/__init__.py", "from signoria.dominion import effects", "bots may not import signoria.dominion.effects"),
        ("bots/__init__.py", "import signoria.lang", "bots may not import signoria.lang"),
        ("lab/__init__.py", "import signoria.dominion.cards", "lab may not import signoria.dominion.cards"),
        ("lab/__init__.py", "from signoria import server", "lab may not import signoria.server"),
        ("server/__init__.py", "def f():\n    import signoria.cli", "server may not import signoria.cli"),
        ("server/__init__.py", "from signoria.cli.main import app", "server may not import signoria.cli.main"),
        ("__init__.py", "from signoria import server", "signoria may not import signoria.server"),
        ("server/__init__.py", "from signoria import library", "server may not import signoria.library"),
        ("core/game.py", "from . import rng", "relative import"),
        ("misc.py", "", "misc is not in the picture of the packages"),
    ],
)
def test_a_forbidden_import_is_found(tmp_path: Path, file: str, text: str, complaint: str) -> None:
    found = broken_rules(made_up_tree(tmp_path, {file: text}))
    assert [line.partition(": ")[2] for line in found] == [complaint]
    assert found[0].startswith(f"signoria/{file}:{1 + text.count(chr(10))}: ")
