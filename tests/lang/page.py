"""What the page says: the messages that its sources name, wholly or with a gap for what is only known in the browser."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web"
PLACES = (WEB / "src", WEB / "build")
LEFT_OUT: dict[str, list[str]] = json.loads((WEB / "build" / "left-out.json").read_text(encoding="utf-8"))

_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!\S)//[^\n]*", re.DOTALL)
_TEXT = re.compile(r"""(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1""")
_NAME = re.compile(r"[a-z][\w-]*(\.[a-z][\w-]*)?")
_BEGINNING = re.compile(r"[a-z]\w*(-|$)")
_GAP = re.compile(r"\$?\{[^{}]*\}")  # `page-seat-${status}` in code, "page-seat-{status}" in a template
_SAID = re.compile(r"\bword\(\s*")
_KEY = re.compile(r"\s*(?:(\w+)\s*(?=[:,]|$)|(\.\.\.))")


@dataclass(frozen=True)
class Said:
    """One call of `word`."""

    where: str
    names: tuple[str, ...]  # more than one where a condition decides; gaps are still in them
    arguments: frozenset[str] | None  # None: not known


def files() -> list[Path]:
    found = [file for place in PLACES for file in place.rglob("*")]
    return sorted(file for file in found if file.suffix in (".ts", ".svelte") and ".test." not in file.name)


@cache
def source(file: Path) -> str:
    """A file without its comments, line for line."""
    return _COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), file.read_text(encoding="utf-8"))


@cache
def texts() -> tuple[tuple[str, str], ...]:
    """Whatever stands in quotation marks, with its place."""
    return tuple(
        (f"{file.relative_to(WEB)}:{number}", match[2])
        for file in files()
        for number, line in enumerate(source(file).splitlines(), 1)
        for match in _TEXT.finditer(line)
    )


@cache
def is_name(text: str) -> bool:
    """Whether this can be the name of a message. A gap is never all of it."""
    return bool(_NAME.fullmatch(_GAP.sub("x", text)) and _BEGINNING.match(text))


def pattern(name: str) -> re.Pattern[str] | None:
    """How a name is recognised; None if this is no name of a message."""
    return re.compile(_with_gaps(name)) if is_name(name) else None


def _with_gaps(name: str) -> str:
    return r"[\w-]+".join(re.escape(piece) for piece in _GAP.split(name))


def named_in_the_page(known: set[str]) -> set[str]:
    """Which of these messages and forms the page can name."""
    names = {text for _, text in texts() if is_name(text)}
    with_gaps = sorted(_with_gaps(name) for name in names if _GAP.search(name))
    any_of_them = re.compile("|".join(f"(?:{one})" for one in with_gaps) or "(?!)")
    return {name for name in known if name in names or any_of_them.fullmatch(name)}


def own_names() -> Iterator[tuple[str, str]]:
    """What looks like a message of the page's own, wherever it stands: no other text of the page begins so."""
    return ((where, text) for where, text in texts() if text.startswith("page-") and is_name(text))


@cache
def calls() -> tuple[Said, ...]:
    return tuple(said for file in files() for said in said_in(str(file.relative_to(WEB)), source(file)))


def said_in(where: str, code: str) -> Iterator[Said]:
    for match in _SAID.finditer(code):
        first, second = _arguments(code, match.end())
        names = tuple(text for text in _chosen_from(first) if is_name(text))
        line = code.count("\n", 0, match.start()) + 1
        yield Said(f"{where}:{line}", names, _keys(second))


def _arguments(code: str, at: int) -> tuple[str, str]:
    """The first argument of a call, and the rest."""
    depth, comma, i = 0, -1, at
    while i < len(code):
        text = _TEXT.match(code, i)
        if text:
            i = text.end()
            continue
        if code[i] in "([{":
            depth += 1
        elif code[i] in ")]}":
            depth -= 1
            if depth < 0:
                break
        elif code[i] == "," and depth == 0 and comma < 0:
            comma = i
        i += 1
    return (code[at:comma], code[comma + 1 : i].strip()) if comma >= 0 else (code[at:i], "")


def _chosen_from(expression: str) -> Iterator[str]:
    """The texts that an expression may come to: not those that something is compared with."""
    for match in _TEXT.finditer(expression):
        before, after = expression[: match.start()].rstrip(), expression[match.end() :].lstrip()
        if not before.endswith(("==", "[", "(")) and not after.startswith(("==", "!=")):
            yield match[2]


def _keys(arguments: str) -> frozenset[str] | None:
    """The keys of an object as it is written; None if it is not written out."""
    arguments = arguments.rstrip(", \n")
    if not arguments:
        return frozenset()
    if not (arguments.startswith("{") and arguments.endswith("}")):
        return None
    keys, rest = set(), arguments[1:-1].strip()
    while rest:
        key, rest = _KEY.match(rest), _arguments(rest, 0)[1]
        if key is None or key[2]:
            return None
        keys.add(key[1])
    return frozenset(keys)
