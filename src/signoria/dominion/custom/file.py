"""Files of custom cards: one card or a list of cards in YAML, one document, with the line and column of what is wrong."""

from __future__ import annotations

from pathlib import Path

from signoria.core.limits import CARD_DEPTH, CARD_FILE_BYTES, CARD_FILE_CARDS, OverLimit, check_text, read_bytes
from signoria.core.phrase import Phrase, phrase
from signoria.core.registry import BadSetup
from signoria.core.system_errors import system_error
from signoria.core.yaml_text import BadYaml, read_yaml
from signoria.dominion.custom.cards import CustomCard, read_card
from signoria.dominion.custom.values import Path as DataPath
from signoria.dominion.custom.values import WrongCard


class BadCardFile(BadSetup):
    """A file of cards that cannot be used: which file, which line and column, what is wrong."""

    def __init__(self, file: str, line: int, column: int, why: Phrase) -> None:
        super().__init__(phrase("error-where", where=f"{file}:{line}:{column}" if line else file, why=why))
        self.file = file
        self.line = line  # from 1; 0: it is the whole file
        self.column = column


def read_file(path: Path) -> list[CustomCard]:
    """The cards of a file; BadCardFile says what is wrong and where."""
    try:
        raw = read_bytes(path, CARD_FILE_BYTES)
    except OverLimit as over:
        raise BadCardFile(str(path), 0, 0, over.phrase) from over
    except OSError as error:
        why = phrase("error-file-unreadable", why=system_error(error))
        raise BadCardFile(str(path), 0, 0, why) from error
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as no_text:
        why = phrase("error-no-utf8-at", byte=str(no_text.start))
        raise BadCardFile(str(path), 0, 0, why) from no_text
    return read_text(text, str(path))


def read_text(text: str, file: str = "cards") -> list[CustomCard]:
    """The cards of a YAML text; `file` is what errors call it."""
    try:
        check_text(text, CARD_FILE_BYTES)
    except OverLimit as error:
        raise BadCardFile(file, 0, 0, error.phrase) from error
    try:
        documents = read_yaml(text, deepest=CARD_DEPTH + 1)
    except BadYaml as bad:
        raise BadCardFile(file, bad.line, bad.column, bad.phrase) from bad
    if not documents:
        raise BadCardFile(file, 1, 1, phrase("custom-file-empty"))
    if len(documents) > 1:
        raise BadCardFile(file, *documents[1].start, phrase("custom-file-documents"))
    data = documents[0].data
    entries = data if isinstance(data, list) else [data]
    if data is None or not entries:
        raise BadCardFile(file, 1, 1, phrase("custom-file-empty"))
    if len(entries) > CARD_FILE_CARDS:
        raise BadCardFile(file, 1, 1, phrase("custom-file-cards", most=CARD_FILE_CARDS, n=len(entries)))
    cards: list[CustomCard] = []
    for i, entry in enumerate(entries):
        path: DataPath = (i,) if isinstance(data, list) else ()
        try:
            card = read_card(entry, path)
            if any(card.id == other.id for other in cards):
                raise WrongCard(phrase("custom-file-twice", card=card.id), (*path, "id"))
        except WrongCard as wrong:
            line, column = documents[0].location(wrong.path, wrong.at_key)
            raise BadCardFile(file, line, column, wrong.phrase) from wrong
        cards.append(card)
    return cards
