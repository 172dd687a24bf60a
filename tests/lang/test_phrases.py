"""Phrases a language avoids: each may list them in phrases.yaml, and its texts and guides contain none of them.

English is held to them in docs, docstrings, and comments too.
"""

import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import yaml

from signoria.lang import languages
from signoria.lang.catalogue import find_file
from tests.lang import modules
from tests.lang.messages import parts
from tests.lang.test_languages import GUIDES, file_of

TYPED = ("play-fillers",)  # words people may type: we take what they write
ROOT = Path(__file__).resolve().parents[2]
NORMATIVE = ROOT / "docs" / "rules"  # its statements are quoted by id; their wording is another matter
CODE = re.compile(r"`[^`]*`|\{\"[^\"]*\"\}")
with_phrases = pytest.mark.parametrize("lang", [lang for lang in languages() if find_file(lang, "phrases.yaml")])


@dataclass(frozen=True)
class Phrase:
    banned: re.Pattern[str]
    say: str
    texts: bool  # only for the texts people see while they play, not for docs and comments


def phrases(lang: str) -> list[Phrase]:
    entries = yaml.safe_load(file_of(lang, "phrases.yaml"))
    return [Phrase(re.compile(entry["not"]), entry["say"], entry.get("texts", False)) for entry in entries]


def found(phrases: list[Phrase], where: str, text: str) -> list[str]:
    return [f"{where}: {match[0]!r} (say: {one.say})" for one in phrases for match in one.banned.finditer(text)]


def test_english_has_phrases_to_avoid() -> None:
    assert len(phrases("en")) > 15


@with_phrases
def test_no_phrase_bans_everything_or_what_it_recommends(lang: str) -> None:
    for one in phrases(lang):
        assert not one.banned.search(""), one
        assert not one.banned.search(one.say), one


@with_phrases
def test_no_text_contains_a_phrase_its_language_avoids(lang: str) -> None:
    banned = phrases(lang)
    texts = [(name, part.text) for name, part in parts(lang).items() if name not in TYPED]
    texts += [(guide, line) for guide in GUIDES for line in file_of(lang, guide).splitlines()]
    assert [hit for name, text in texts for hit in found(banned, name, CODE.sub("", text))] == []


# --- docs, docstrings and comments ----------------------------------------------------------------------------------------


def markdown(file: Path) -> Iterator[tuple[int, str]]:
    """The lines of a document without its code."""
    text = file.read_text(encoding="utf-8")
    text = re.sub(r"```.*?```", lambda block: "\n" * block[0].count("\n"), text, flags=re.DOTALL)
    for number, line in enumerate(text.splitlines(), 1):
        yield number, CODE.sub("`", line)


def docstrings_and_comments(file: Path) -> list[tuple[int, str]]:
    module = modules.read(file)
    return module.comments + module.docstrings


def test_comments_are_told_from_strings_as_python_does() -> None:
    text = Path(__file__).read_text(encoding="utf-8") + TRICKY
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    comments = [(one.start[0], one.string.lstrip("# ")) for one in tokens if one.type == tokenize.COMMENT]
    assert list(modules.comments(text)) == comments
    assert [comment for _, comment in comments[-4:]] == ["one", "two 'and' \"more", "three", "four"]


TRICKY = r'''
a = "#" '#' "it's # \" #"  # one
b = """ # " # \""" # """ r"\"#" # two 'and' "more
c = f"{'#'} {a!r:#>3}" "\
#"  ## three
d = (""  # four
    "# five")
'''


def page_comments(file: Path) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        comment = re.search(r"(?<!:)//.*|/\*.*|<!--.*|^\s*\*.*", line)
        if comment:
            yield number, comment[0].lstrip("/* <!-")


def test_docs_docstrings_and_comments_avoid_them_too() -> None:
    banned = [one for one in phrases("en") if not one.texts]
    documents = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    modules = [file for folder in ("src", "tools") for file in (ROOT / folder).rglob("*.py")]
    page = [file for file in (ROOT / "web" / "src").rglob("*") if file.suffix in (".ts", ".svelte", ".css")]
    assert len(documents) > 15 and len(modules) > 150
    pieces = [
        *((file, piece) for file in documents if NORMATIVE not in file.parents for piece in markdown(file)),
        *((file, piece) for file in modules for piece in docstrings_and_comments(file)),
        *((file, piece) for file in page for piece in page_comments(file)),
    ]
    hits = [hit for file, (line, text) in pieces for hit in found(banned, f"{file.relative_to(ROOT)}:{line}", text)]
    assert hits == []
