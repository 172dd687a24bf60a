"""Reads the statements out of docs/rules: lettered ones, card texts, rulings, worked examples.

Rows about errors of the printed books (X) and sources are not statements. A build copies the documents into this package;
in a source tree they are read in place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

GAMES: Final = ("dominion", "intrigo")
TWO_TEXTS: Final = ("throne_room", "moneylender", "mine")  # different in the two editions of the base game (P-4)
EDITIONS: Final = ("base1", "base2")

SERIES: Final = {
    "dominion": ("P", "S", "T", "A", "D", "B", "CL", "SH", "E", "I", "R", "K", "W", "BL"),
    "intrigo": ("AS", "CO", "GE", "SE", "RO", "DR", "PL", "IN", "AW", "EN", "EF", "LI", "VI", "KN", "RU"),
}
# "- R-7 text", "| AS-1 | text", "| EF-8 **trader** | text", "**RU-1 title.** text"
_LETTERED = re.compile(r"(?:- |\| |\*\*)([A-Z]{1,2})-(\d+)[ .]\s*(.*)")
_CARD = re.compile(r"\*\*([a-z_]+)\*\* — (.*)")
_BASIC = re.compile(r"([a-z]+) — (\$.*?)(?= [a-z]+ — \$|$)")  # several in a line
_NUMBER = re.compile(r"(?:^|(?<= ))(\d+)\. ")
_SECTION = re.compile(r"#+ (.*)")
_EXAMPLE = re.compile(r"(9\.[1-3]) (.*)")
_SCENARIO = re.compile(r"Scenario ([A-Z])\. (.*)")


@dataclass(frozen=True)
class Statement:
    """One numbered thing the rules say."""

    id: str  # as tests name it: dominion:R-7, remodel#3, mine#0@base1, dominion:9.1, intrigo:scenario-A
    game: str
    series: str  # R, PL; "card texts", "rulings", "worked examples"
    text: str


def rules_directory() -> Path:
    """Where the documents are: in this package once it is built, else in the source tree."""
    package = Path(__file__).resolve().parent
    return package if (package / "dominion.md").is_file() else package.parents[2] / "docs" / "rules"


@lru_cache(maxsize=1)
def load_statements() -> dict[str, Statement]:
    """All statements by id, in the order of the documents."""
    directory = rules_directory()
    found: dict[str, Statement] = {}
    for game in GAMES:
        for statement in read_statements((directory / f"{game}.md").read_text(encoding="utf-8"), game):
            if statement.id in found:
                raise ValueError(f"{game}.md states {statement.id} twice")
            found[statement.id] = statement
    return found


def read_statements(text: str, game: str) -> Iterator[Statement]:
    """The statements of one document."""
    lines = text.splitlines()
    section = ""
    i = 0
    while i < len(lines):
        heading = _SECTION.fullmatch(lines[i])
        if heading is not None:
            section = heading[1]
            worked = _worked_example(game, section, lines[i + 1 :])
            if worked is not None:
                yield worked
        lettered = _LETTERED.match(lines[i])
        if lettered is not None and lettered[1] in SERIES[game]:
            body = lettered[3].strip(" |")
            yield Statement(f"{game}:{lettered[1]}-{lettered[2]}", game, lettered[1], _plain(body))
        card = _CARD.fullmatch(lines[i]) if game == "dominion" and section.startswith("6.") else None
        if card is not None:
            end = i + 1
            while end < len(lines) and lines[end].strip():
                end += 1
            yield from _card(card[1], card[2], lines[i + 1 : end])
        if section.startswith("6.1 ") and lines[i].startswith("- "):
            for basic in _BASIC.finditer(lines[i]):
                yield Statement(f"{basic[1]}#0", game, "card texts", _plain(basic[2]))
        i += 1


def _plain(text: str) -> str:
    return text.replace("**", "").replace(" | ", "; ")


def _worked_example(game: str, section: str, below: list[str]) -> Statement | None:
    match = (_EXAMPLE if game == "dominion" else _SCENARIO).fullmatch(section)
    if match is None:
        return None
    body: list[str] = [match[2]]
    for line in below:
        if line.startswith("#"):
            break
        if line.strip():
            body.append(line)
    id = match[1] if game == "dominion" else f"scenario-{match[1]}"
    return Statement(f"{game}:{id}", game, "worked examples", _plain("\n".join(body)))


def _card(card: str, text: str, below: list[str]) -> Iterator[Statement]:
    """A card's own text, two of them where the editions differ, then its rulings: several may share a line."""
    own = [line for line in below if not _NUMBER.match(line)]
    if card in TWO_TEXTS:
        for edition in EDITIONS:
            yield Statement(f"{card}#0@{edition}", "dominion", "card texts", _plain(_of_edition(text, own, edition)))
    else:
        yield Statement(f"{card}#0", "dominion", "card texts", _plain(" ".join([text, *own])))
    rulings: list[str] = []
    for line in below:
        if line in own:
            continue
        parts = _NUMBER.split(line)  # ["", number, text, number, text, …]
        for number, part in zip(parts[1::2], parts[2::2], strict=True):
            if int(number) == len(rulings) + 1:
                rulings.append(part.strip())
            else:  # a number that only looks like one of ours
                rulings[-1] += f" {number}. {part.strip()}"
    for n, ruling in enumerate(rulings, start=1):
        yield Statement(f"{card}#{n}", "dominion", "rulings", _plain(ruling))


def _of_edition(text: str, below: list[str], edition: str) -> str:
    """What a card's text says of one edition: from its name, `base1:`, to the name of the other."""
    whole = " ".join([text, *below])
    start = whole.index(f"{edition}:")
    others = [whole.find(f"{other}:", start) for other in EDITIONS if other != edition]
    end = min([at for at in others if at > start], default=len(whole))
    return whole[start:end].strip(" -")
