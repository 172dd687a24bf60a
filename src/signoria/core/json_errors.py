"""What is wrong with JSON that somebody sent, in phrases of ours: the library that reads it complains in English only."""

from __future__ import annotations

import re
from typing import Final

from signoria.core.phrase import Phrase, phrase, verbatim

PLACE: Final = r"(?: - at `(?P<where>.+)`)?$"
MISSING: Final = re.compile(r"^Object missing required field `(?P<field>.+?)`" + PLACE)
UNKNOWN: Final = re.compile(r"^Object contains unknown field `(?P<field>.+?)`" + PLACE)
EXPECTED: Final = re.compile(r"^Expected (?P<wanted>.+?)(?:, got (?P<found>`.+?`))?" + PLACE)
BYTE: Final = re.compile(r"\(byte (\d+)\)")
WHOLE: Final = "$"  # how the library calls the outermost value


def wrong_field(error: Exception) -> Phrase:
    """What is wrong with the fields of a JSON text; a complaint of an unknown form is quoted as it is."""
    said = str(error)
    found = EXPECTED.match(said)
    if found is not None:
        where, wanted, got = found["where"] or WHOLE, found["wanted"], found["found"]
        if got is None:
            return phrase("json-expected", where=where, wanted=wanted)
        return phrase("json-type", where=where, wanted=wanted, found=got)
    for pattern, message in ((MISSING, "json-missing"), (UNKNOWN, "json-unknown")):
        found = pattern.match(said)
        if found is not None:
            return phrase(message, where=found["where"] or WHOLE, field=found["field"])
    return verbatim(said)


def where_it_breaks(error: Exception) -> Phrase:
    """Where a text stops being JSON."""
    byte = BYTE.search(str(error))
    return verbatim(str(error)) if byte is None else phrase("json-breaks", byte=int(byte[1]))
