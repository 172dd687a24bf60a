"""Errors that reach a person: each says what is wrong as a phrase, for any language. It holds no text itself."""

from __future__ import annotations

from collections.abc import Callable

from signoria.core.phrase import Phrase, shortened, verbatim

Renderer = Callable[[Phrase], str]


class SignoriaError(Exception):
    """Something is wrong that a person must hear of. As text it is English; `phrase` is for all languages."""

    def __init__(self, what: Phrase | str) -> None:
        """Text instead of a phrase is said as it stands, in every language. What is quoted is cut to a length one can read."""
        super().__init__(what)
        self.phrase = shortened(what if isinstance(what, Phrase) else verbatim(what))

    def __str__(self) -> str:
        return in_english(self.phrase)

    def __reduce__(self) -> tuple[Callable[..., SignoriaError], tuple[object, ...]]:
        """For the way from one process to another, whatever the error is made from."""
        return _again, (type(self), self.args, dict(vars(self)))


def _again(kind: type[SignoriaError], arguments: tuple[object, ...], facts: dict[str, object]) -> SignoriaError:
    error = kind.__new__(kind, *arguments)
    for name, value in facts.items():
        setattr(error, name, value)
    return error


def bare(what: Phrase) -> str:
    """A phrase without any catalogue: its message and what that would mention."""
    return f"{what.messages[0]} {dict(what.arguments)}"


_renderers: list[Renderer] = [bare]


def render_with(renderer: Renderer) -> None:
    """How phrases become English from here on. The core imports no language: the package hands in the words."""
    _renderers[:] = [renderer]


def in_english(what: Phrase) -> str:
    """The text of a phrase, as far as the words for it are at hand."""
    return _renderers[0](what)
