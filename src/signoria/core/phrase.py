"""What is to be said, as data: messages by name with their arguments. It holds no text and knows no language, no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, Union

# Names and words are text, amounts are numbers, and what has its own words is a phrase. A list of text holds names of
# cards or people, a list of phrases what stands in its own words; both become "this, that and the other".
Argument: TypeAlias = Union[str, int, "Phrase", Sequence[str], Sequence["Phrase"]]


@dataclass(frozen=True)
class Phrase:
    """Something to say: the messages that would do, the most fitting first, and what they may mention."""

    messages: tuple[str, ...]
    arguments: Mapping[str, Argument]

    def __reduce__(self) -> tuple[type[Phrase], tuple[object, ...]]:
        """For the way from one process to another: compiled, what is frozen cannot be filled in afterwards."""
        return Phrase, (self.messages, self.arguments)

    def data(self) -> dict[str, object]:
        """The phrase for the wire."""
        return {
            "messages": list(self.messages),
            "arguments": {name: _plain(value) for name, value in self.arguments.items()},
        }


def phrase(message: str, /, **arguments: Argument) -> Phrase:
    """A phrase that one message says."""
    return Phrase((message,), arguments)


def verbatim(text: str) -> Phrase:
    """A phrase of words that come from elsewhere: the system's, another library's, another author's."""
    return Phrase(("verbatim",), {"text": text})


def _plain(value: Argument) -> object:
    if isinstance(value, (str, int)):
        return value
    if isinstance(value, Phrase):
        return value.data()
    return [one.data() if isinstance(one, Phrase) else one for one in value]
