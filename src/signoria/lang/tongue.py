"""One language to speak in: from a message's name and its arguments to text. It knows no game.

Besides what Fluent has, messages may call three functions of ours:

CARD($card, form: "plural")  a card's name: the message card-<id>, or its attribute for a form or a case
CARDS($cards)                a list of cards, counted: "2 Coppers and an Estate"
LIST($names)                 a list of names or words: "Anna, Ben and Cleo"

A card is its id, or `id@edition` where the name or text hangs on the edition.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType

from signoria.core.telling import Argument, Phrase
from signoria.lang.catalogue import FALLBACK, catalogue


class NoSuchMessage(LookupError):
    """No catalogue has any of these messages."""


class BadMessage(ValueError):
    """A message that cannot be said with these arguments."""


class Several(FluentType):
    """A list as an argument; only our functions can make text of it."""

    def __init__(self, items: Sequence[str]) -> None:
        self.items = list(items)

    def format(self, locale: Locale) -> str:
        raise TypeError("a list is said with CARDS or LIST")


NO_NAMES: Final[Mapping[str, Mapping[str, str]]] = {}


class Tongue:
    """Says messages in one language; what its catalogue lacks, in English."""

    def __init__(self, lang: str = FALLBACK, own_cards: Mapping[str, Mapping[str, str]] = NO_NAMES) -> None:
        """`own_cards` are cards that no catalogue has: names by language, by card id."""
        self.lang = lang
        self.own_cards = own_cards
        functions: dict[str, Callable[..., str]] = {"CARD": self.card, "CARDS": self.cards, "LIST": self.listed}
        self._bundles: list[FluentBundle] = []
        for code in dict.fromkeys([lang, FALLBACK]):
            bundle = FluentBundle(
                [code],
                functions=functions,  # type: ignore[arg-type] # text is as good as a FluentType, which the stub forgets
                use_isolating=False,
            )
            bundle.add_resource(catalogue(code))
            self._bundles.append(bundle)

    def say(self, what: str | Phrase, /, **arguments: Argument) -> str:
        """The text of a message, or of the first that there is of a phrase's: `event-draw`, `event-draw.you`."""
        if isinstance(what, Phrase):
            return self.first_of(what.messages, {**what.arguments, **arguments})
        return self.first_of((what,), arguments)

    def first_of(self, messages: Sequence[str], arguments: Mapping[str, Argument]) -> str:
        for bundle in self._bundles:
            for message in messages:
                text = self._format(bundle, message, arguments)
                if text is not None:
                    return text
        raise NoSuchMessage(f"no catalogue has {' or '.join(messages)}")

    def knows(self, message: str) -> bool:
        """Whether a message is in any catalogue of this tongue."""
        return any(_has(bundle, message) for bundle in self._bundles)

    def _format(self, bundle: FluentBundle, message: str, arguments: Mapping[str, Argument]) -> str | None:
        if not _has(bundle, message):
            return None
        name, _, attribute = message.partition(".")
        entry = bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, {key: self._native(value) for key, value in arguments.items()})
        if errors:
            raise BadMessage(f"{message} in {bundle.locales[0]}: {'; '.join(str(error) for error in errors)}")
        return str(text)

    def _native(self, value: Argument) -> object:
        if isinstance(value, (str, int)):
            return value
        return Several([self.say(one) if isinstance(one, Phrase) else one for one in value])

    # --- our functions ----------------------------------------------------------------------------------------------

    def card(self, card: str, form: str = "", case: str = "") -> str:
        """A card's name in a form and case; where the catalogue has no such form, as the name stands."""
        id, _, edition = card.partition("@")
        if id in self.own_cards:
            names = self.own_cards[id]
            return names.get(self.lang) or names[FALLBACK]
        attribute = "-".join(part for part in (case, form) if part)
        names_of_it = [f"card-{id}-{edition}", f"card-{id}"] if edition else [f"card-{id}"]
        candidates = [name for one in names_of_it for name in ([f"{one}.{attribute}", one] if attribute else [one])]
        return self.first_of(candidates, {})

    def cards(self, cards: Several, case: str = "") -> str:
        counted = Counter(cards.items)  # keeps the order in which they are named
        items = [self.first_of(("cards-item",), {"card": card, "n": n, "case": case}) for card, n in counted.items()]
        return self._join(items, "cards-none")

    def listed(self, things: Several) -> str:
        return self._join(things.items, "list-none")

    def _join(self, items: list[str], nothing: str) -> str:
        if not items:
            return self.say(nothing)
        text = items[0]
        for item in items[1:-1]:
            text = self.say("list-more", list=text, item=item)
        return self.say("list-last", list=text, item=items[-1]) if len(items) > 1 else text


def _has(bundle: FluentBundle, message: str) -> bool:
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        return False
    entry = bundle.get_message(name)
    return attribute in entry.attributes if attribute else entry.value is not None
