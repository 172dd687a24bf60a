"""Every message, said with its table of arguments, as a file for each language: what other adapters are held to as well.

UPDATE_GOLDEN=1 writes the files anew. Read what changes: it is what players will read.
"""

import json
import os
import re
from pathlib import Path

import pytest

from signoria.lang import Tongue, languages
from tests.lang.arguments import plain, rows
from tests.lang.messages import parts

PLACE = Path(__file__).parent / "rendered"


def rendered(lang: str) -> dict[str, list[object]]:
    """By message, pairs of arguments and text."""
    tongue = Tongue(lang)
    return {
        name: [[plain(arguments), tongue.say(name, **arguments)] for arguments in rows(name)]
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
