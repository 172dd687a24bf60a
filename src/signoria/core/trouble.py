"""Errors that reach a person: each says what is wrong as a phrase, for any language. It holds no text itself."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from signoria.core.phrase import Phrase, verbatim


class Trouble(Exception):
    """Something is wrong that a person must hear of. As text it is English; `phrase` is for all languages."""

    def __init__(self, what: Phrase | str) -> None:
        """Text instead of a phrase is said as it stands, in every language."""
        super().__init__(what)
        self.phrase = what if isinstance(what, Phrase) else verbatim(what)

    def __str__(self) -> str:
        return in_english(self.phrase)

    def __reduce__(self) -> tuple[Callable[..., Trouble], tuple[object, ...]]:
        """For the way from one process to another, whatever the error is made from."""
        return _again, (type(self), self.args, dict(vars(self)))


def _again(kind: type[Trouble], arguments: tuple[object, ...], facts: dict[str, object]) -> Trouble:
    error = kind.__new__(kind, *arguments)
    for name, value in facts.items():
        setattr(error, name, value)
    return error


def in_english(what: Phrase) -> str:
    """The text of a phrase. The core imports no language: this one is found by its name, the first time it is needed."""
    text = import_module("signoria.lang").in_english(what)
    assert isinstance(text, str)
    return text
