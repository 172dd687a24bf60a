"""What is to be said, as data: messages by name with their arguments. It holds no text and knows no language, no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, Union

# Names and words are text, amounts are numbers, and what has its own words is a phrase. A list of text holds names of
# cards or people, a list of phrases what stands in its own words; both become "this, that and the other".
Argument: TypeAlias = Union[str, int, "Phrase", Sequence[str], Sequence["Phrase"]]

# What errors quote of what somebody wrote. It comes from outside, and a message that holds all of it cannot be read.
QUOTED: Final = 300  # characters
LISTED: Final = 100  # names; there are 57 kingdom cards
MORE: Final = "…"


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


def numbered(names: Sequence[str]) -> list[str]:
    """Names that differ: the second Anna is `Anna 2`; an empty seat has none."""
    return [
        f"{name} {names[:seat].count(name) + 1}" if name and name in names[:seat] else name
        for seat, name in enumerate(names)
    ]


def verbatim(text: str) -> Phrase:
    """A phrase of words that come from elsewhere: the system's, another library's, another author's."""
    return Phrase(("verbatim",), {"text": text})


def game_phrase(game: str) -> Phrase:
    """What people call a game, by its id; one that no catalogue names is called by that."""
    return Phrase((f"game-{game}", "verbatim"), {"text": game})


def card_phrase(card: str) -> Phrase:
    """A card's name, by its id; one that no catalogue names is called by that, as people write it."""
    return Phrase((f"card-{card}", "verbatim"), {"text": card.replace("_", " ")})


def _plain(value: Argument) -> object:
    if isinstance(value, (str, int)):
        return value
    if isinstance(value, Phrase):
        return value.data()
    return [one.data() if isinstance(one, Phrase) else one for one in value]


def shortened(what: Phrase) -> Phrase:
    """The phrase with everything that it quotes cut to a length that can be read."""
    return Phrase(what.messages, {name: _short(value) for name, value in what.arguments.items()})


def _short(value: Argument) -> Argument:
    if isinstance(value, str):
        return shorten(value)
    if isinstance(value, int):
        return value
    if isinstance(value, Phrase):
        return shortened(value)
    phrases = [shortened(one) for one in value[:LISTED] if isinstance(one, Phrase)]
    if phrases:
        return phrases
    names = [shorten(one) for one in value[:LISTED] if isinstance(one, str)]
    return [*names, MORE] if len(value) > LISTED else names


def shorten(text: str, most: int = QUOTED) -> str:
    """The beginning of a text that is too long to be quoted."""
    return text if len(text) <= most else text[: most - 1] + MORE
