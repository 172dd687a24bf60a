"""Every message, said with its table of arguments, as a file for each language: what other adapters are held to as well.

UPDATE_GOLDEN=1 writes the files anew. Read what changes: it is what players will read.
"""

import json
import os
import re
from pathlib import Path

import pytest

from signoria.core.phrase import Phrase, phrase
from signoria.lang import Translator, languages
from tests.lang.arguments import plain, rows
from tests.lang.messages import parts

PLACE = Path(__file__).parent / "rendered"


def rendered(lang: str) -> dict[str, list[object]]:
    """By message, pairs of arguments and text."""
    translator = Translator(lang)
    return {
        name: [[plain(arguments), translator.say(name, **arguments)] for arguments in rows(name)]
        for name in sorted(parts(lang))
    }


def written(said: dict[str, list[object]]) -> str:
    """A line for each text, so that differences can be read."""
    blocks = []
    for name, pairs in said.items():
        lines = ",\n".join(f"    {json.dumps(pair, ensure_ascii=False)}" for pair in pairs)
        blocks.append(f"  {json.dumps(name)}: [\n{lines}\n  ]")
    return "{\n" + ",\n".join(blocks) + "\n}\n"


@pytest.mark.parametrize("lang", languages())
def test_every_message_is_said_as_it_is_written_down(lang: str) -> None:
    file = PLACE / f"{lang}.json"
    text = written(rendered(lang))
    if os.environ.get("UPDATE_GOLDEN"):
        PLACE.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    known, said = json.loads(file.read_text(encoding="utf-8")), json.loads(text)
    different = [name for name in {**known, **said} if known.get(name) != said.get(name)]
    assert different == [], "UPDATE_GOLDEN=1 writes them anew"


# --- what the tables do not reach ---------------------------------------------------------------------------------------

EDGES = PLACE / "edges.json"
OWN_CARDS = {"forge": {"en": "Forge", "hu": "Kovácsműhely"}}
LARGE = (999, 1000, 12345, 1234567, -5, -1000)
NAMES = ("{ $n } O'Hara", "\x1b[2J\rEve", "two\nlines", "a\u200db\u00a0c\u2028d\u3000e", "\ue000\ufdd0", "Ó ży ё 🂡", "")


def edges() -> list[Phrase]:
    """Large numbers, odd names, lists in lists, custom cards, and which of several messages is said."""
    names: list[list[str]] = [["Anna", "Ben", "Cleo", "Dora"], ["Anna", "\x07Ben"], ["Anna"], []]
    return [
        *(phrase("coins", n=n) for n in LARGE),
        *(phrase("so-many-cards", n=n) for n in LARGE),
        *(phrase("event-turn", player=name, n=1) for name in NAMES),
        *(phrase("waiting", players=some, n=len(some)) for some in names),
        *(phrase("hint-near", near=some) for some in names),
        phrase("deed-choose", words=[phrase("bonus-coins", n=1000), phrase("bonus-buys", n=20000)]),
        phrase("error-where", where="a:1", why=phrase("error-where", where="b:2", why=phrase("coins", n=3000))),
        *(phrase("deed-gain", cards=["forge@custom"] * n) for n in (1, 2, 5)),
        phrase("deed-name.you", top="forge@custom"),
        phrase("deed-gain.you", cards=["mine@base1", "mine@base2", "mine@base1", "copper"]),
        Phrase(("no-such-message", "deed-draw.no-such-form", "deed-draw.you", "deed-draw"), {"cards": ["moat"]}),
        Phrase(("deed-shuffle.unseen", "deed-shuffle"), {}),
        phrase("story-line.you", deeds=[phrase("deed-shuffle.you"), phrase("deed-trash.you", cards=["moat", "gold"])]),
    ]


def visible(text: str) -> str:
    """JSON in which all that one would not see is written as a number."""
    return "".join(one if one.isprintable() else f"\\u{ord(one):04x}" for one in text)


def test_what_the_tables_do_not_reach_is_said_as_it_is_written_down() -> None:
    translators = {lang: Translator(lang, OWN_CARDS) for lang in languages()}
    said = [[one.data(), {lang: translator.say(one) for lang, translator in translators.items()}] for one in edges()]
    if os.environ.get("UPDATE_GOLDEN"):
        lines = ",\n".join(f"    {visible(json.dumps(one, ensure_ascii=False))}" for one in said)
        own = json.dumps(OWN_CARDS, ensure_ascii=False)
        EDGES.write_text(f'{{\n  "own_cards": {own},\n  "said": [\n{lines}\n  ]\n}}\n', encoding="utf-8")
    assert json.loads(EDGES.read_text(encoding="utf-8")) == {"own_cards": OWN_CARDS, "said": said}


# --- clean --------------------------------------------------------------------------------------------------------------

ALIGNED = ("play-help", "intrigo-help")  # tables of what can be typed


@pytest.mark.parametrize("lang", languages())
def test_what_is_said_is_clean(lang: str) -> None:
    for name, pairs in json.loads((PLACE / f"{lang}.json").read_text(encoding="utf-8")).items():
        for _, text in pairs:
            bare = re.sub(r"`[^`]*`", "`", text)  # what somebody types may have braces in it
            assert "{" not in bare, name
            assert "\u2068" not in bare, name  # no isolating marks
            assert "  " not in bare or name in ALIGNED, name
            assert bare == bare.rstrip() or name.startswith(("play-", "intrigo-play-")), name  # prompts end in a space
