"""What the tests of texts look for in Python sources. However many of them ask, a file is parsed and walked through once."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src" / "signoria"

# A comment, or a string, in which a # is none. It takes tokenize thirty times as long to tell them apart.
_STRING_OR_COMMENT = re.compile(
    r'''"""(?:[^"\\]|\\[\s\S]|"(?!""))*"""'''
    r"""|'''(?:[^'\\]|\\[\s\S]|'(?!''))*'''"""
    r'''|"(?:[^"\\\n]|\\[\s\S])*"'''
    r"""|'(?:[^'\\\n]|\\[\s\S])*'"""
    r"""|(?P<comment>\#.*)"""
)
_MAY_SAY = re.compile(r"\b(?:phrase|say)\b")
_BELOW = ("body", "orelse", "finalbody", "handlers", "cases")  # where a statement has others


@dataclass(frozen=True)
class Raised:
    """An error that is made where it is raised."""

    line: int
    kind: str
    with_text: bool  # a sentence, and not a phrase


@dataclass(frozen=True)
class Said:
    """A phrase made of a message that is named in so many words."""

    line: int
    message: str
    arguments: frozenset[str] | None  # None: not known


@dataclass
class Module:
    """Of everything that has a line, the line comes first."""

    comments: list[tuple[int, str]] = field(default_factory=list)
    docstrings: list[tuple[int, str]] = field(default_factory=list)
    classes: list[tuple[str, list[str]]] = field(default_factory=list)  # with the names of those right above
    raised: list[Raised] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)


@cache
def read(file: Path) -> Module:
    text = file.read_text(encoding="utf-8")
    tree = ast.parse(text)
    module = Module(list(comments(text)))
    for node in _statements(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            docstring = ast.get_docstring(node, clean=False)
            if docstring:
                module.docstrings.append((node.body[0].lineno, " ".join(docstring.split())))
        if isinstance(node, ast.ClassDef):
            module.classes.append((node.name, [_called(base) for base in node.bases]))
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            with_text = any(map(_is_sentence, node.exc.args))
            module.raised.append(Raised(node.lineno, _called(node.exc.func), with_text))
    if _MAY_SAY.search(text):
        module.said += _said(tree)
    return module


def comments(text: str) -> Iterator[tuple[int, str]]:
    line, counted = 1, 0
    for match in _STRING_OR_COMMENT.finditer(text):
        if match["comment"]:
            line += text.count("\n", counted, match.start())
            counted = match.start()
            yield line, match["comment"].lstrip("# ")


def _statements(tree: ast.Module) -> Iterator[ast.AST]:
    """All statements, the module first, but no expressions: these are most of a tree."""
    todo: list[ast.AST] = [tree]
    while todo:
        node = todo.pop()
        yield node
        for name in _BELOW:
            below = getattr(node, name, None)
            if isinstance(below, list):  # not the expression that a lambda or a conditional has there
                todo += below


def _said(tree: ast.Module) -> Iterator[Said]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _called(node.func) in ("phrase", "say") and node.args:
            names = [keyword.arg for keyword in node.keywords]
            arguments = frozenset(name for name in names if name) if None not in names else None
            for message in _constants(node.args[0]):
                yield Said(node.lineno, message, arguments)


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _is_sentence(node: ast.expr) -> bool:
    if isinstance(node, ast.JoinedStr):
        return True
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value


def _constants(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _constants(node.body) + _constants(node.orelse)
    return []
