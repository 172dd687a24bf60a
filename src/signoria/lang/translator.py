"""One language to speak in: from a message's name and its arguments to text. It knows no game.

Besides what Fluent has, messages may call three functions of ours:

CARD($card, form: "plural")  a card's name: the message card-<id>, or its attribute for a form or a case
CARDS($cards)                a list of cards, counted: "2 Coppers and an Estate"; with form: "the", those named before
LIST($names)                 a list of names or words: "Anna, Ben, and Cleo"; with link: "or", "Anna, Ben, or Cleo";
                             with link: "none", "Anna, Ben, Cleo"; "semicolon" for what has commas of its own, "deeds" for verbs,
                             "steps" for verbs with lists of their own;
                             with start: "upper" its first letter is a capital: it begins a sentence

A card is its id, or `id@edition` where the name or text hangs on the edition.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final, TypeAlias

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax.ast import BaseNode, MessageReference, Resource, TermReference

from signoria.core.limits import LARGEST_NUMBER
from signoria.core.phrase import MORE, Argument, Phrase, shorten
from signoria.lang.catalogue import FALLBACK, parse, sources

Functions: TypeAlias = dict[str, Callable[..., str]]


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


# How those in the middle of a list are joined to it, and the last one.
LINKS: Final = {
    "and": ("list-more", "list-last"),
    "or": ("list-more", "list-last-or"),
    "none": ("list-more", "list-more"),
    "deeds": ("list-more", "list-last-deed"),
    "steps": ("list-more", "list-last-step"),
    "long-steps": ("list-semicolon", "list-last-long-step"),
    "semicolon": ("list-semicolon", "list-semicolon"),
}
LONGEST_PART: Final = (
    2_000  # characters of one argument; the library takes 2,500, and one list or name is never so long
)
MINUS: Final = "\u2212"
NO_NAMES: Final[Mapping[str, Mapping[str, str]]] = {}


class Bundle:
    """One catalogue, and nothing to fall back to. What is said for the first time is parsed then."""

    def __init__(self, lang: str, functions: Functions) -> None:
        self.lang = lang
        self.sources = sources(lang)
        self.bundle = FluentBundle(
            [lang],
            functions=functions,  # type: ignore[arg-type] # text is as good as a FluentType, which the stub forgets
            use_isolating=False,
        )

    def knows(self, message: str) -> bool:
        name, _, attribute = message.partition(".")
        if not self._load(name):
            return False
        entry = self.bundle.get_message(name)
        return attribute in entry.attributes if attribute else entry.value is not None

    def forms(self, name: str) -> list[str]:
        """The attributes that a message has."""
        return list(self.bundle.get_message(name).attributes) if self._load(name) else []

    def say(self, message: str, arguments: dict[str, object]) -> str:
        name, _, attribute = message.partition(".")
        entry = self.bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise BadMessage(f"{message} in {self.lang}: {'; '.join(str(error) for error in errors)}")
        return str(text)

    def _load(self, name: str) -> bool:
        """Take a message into the bundle, with all that it mentions; whether there is one."""
        if self.bundle.has_message(name):
            return True
        if name not in self.sources:
            return False
        entry = parse(self.sources[name])
        self.bundle.add_resource(Resource([entry]))
        for other in mentioned(entry):
            if isinstance(other, TermReference):
                self.bundle.add_resource(Resource([parse(self.sources[f"-{other.id.name}"])]))
            else:
                self._load(other.id.name)
        return True


def mentioned(node: object) -> Iterator[MessageReference | TermReference]:
    """The messages and terms that an entry refers to."""
    if isinstance(node, (MessageReference, TermReference)):
        yield node
    if isinstance(node, BaseNode):
        for below in vars(node).values():
            yield from mentioned(below)
    elif isinstance(node, list):
        for below in node:
            yield from mentioned(below)


def _within_reason(value: Argument) -> Argument:
    """A number that can be written down: what somebody sends as one may have a thousand digits."""
    return max(-LARGEST_NUMBER, min(value, LARGEST_NUMBER)) if isinstance(value, int) else value


class Translator:
    """Says messages in one language; what its catalogue lacks, in English."""

    def __init__(self, lang: str = FALLBACK, own_cards: Mapping[str, Mapping[str, str]] = NO_NAMES) -> None:
        """`own_cards` are cards that no catalogue has: names by language, by card id."""
        self.lang = lang
        self.own_cards = own_cards
        functions: Functions = {"CARD": self.card, "CARDS": self.cards, "LIST": self.listed}
        self._voices = [Bundle(code, functions) for code in dict.fromkeys([lang, FALLBACK])]

    def say(self, what: str | Phrase, /, **arguments: Argument) -> str:
        """The text of a message, or of the first of a phrase's messages that exists: `deed-draw.you`, `deed-draw`."""
        if isinstance(what, Phrase):
            return self.first_of(what.messages, {**what.arguments, **arguments})
        return self.first_of((what,), arguments)

    def first_of(self, messages: Sequence[str], arguments: Mapping[str, Argument]) -> str:
        sayable = {key: _within_reason(value) for key, value in arguments.items()}
        text = self._said(messages, {key: self._native(value) for key, value in sayable.items()})
        for value in sayable.values():
            if isinstance(value, int) and value < 0:  # the library writes a hyphen, and lets no number of ours through
                text = text.replace(f"-{self.number(-value)}", self.number(value))
        return text

    def _said(self, messages: Sequence[str], arguments: dict[str, object]) -> str:
        for voice in self._voices:
            for message in messages:
                if voice.knows(message):
                    return voice.say(message, arguments)
        raise NoSuchMessage(f"no catalogue has {' or '.join(messages)}")

    def knows(self, message: str) -> bool:
        """Whether a message is in any catalogue of this translator."""
        return any(voice.knows(message) for voice in self._voices)

    def _native(self, value: Argument) -> object:
        if isinstance(value, int):
            return value
        if isinstance(value, str):
            return printable(shorten(value, LONGEST_PART))
        if isinstance(value, Phrase):
            return shorten(self.say(value), LONGEST_PART)
        return Several([str(self._native(one)) for one in value])

    def number(self, value: float, decimals: int = 0) -> str:
        """A number outside a message, such as in a table, as the language writes it."""
        pattern = "#,##0" + ("." + "0" * decimals if decimals else "")
        return format_decimal(value, format=pattern, locale=self.lang).replace("-", MINUS)

    def percent(self, value: float, decimals: int = 0) -> str:
        return self.say("percent", value=self.number(value, decimals))

    # --- our functions ----------------------------------------------------------------------------------------------

    def card(self, card: str, form: str = "", case: str = "") -> str:
        """A card's name in a form and case; the plain name if the catalog lacks that form."""
        id, _, edition = card.partition("@")
        attribute = "-".join(part for part in (case, form) if part)
        if id in self.own_cards:
            names = self.own_cards[id]
            name = names.get(self.lang) or names[FALLBACK]
            form_of_any = f"card-own.{attribute}"  # a noun with the name in it, where names take endings
            return self.say(form_of_any, name=name) if self.knows(form_of_any) else name
        names_of_it = [f"card-{id}-{edition}", f"card-{id}"] if edition else [f"card-{id}"]
        candidates = [name for one in names_of_it for name in ([f"{one}.{attribute}", one] if attribute else [one])]
        return self.first_of(candidates, {})

    def forms_of(self, card: str) -> list[str]:
        """A card's name in every form that the catalogue has, for recognising it in sentences and in what people type."""
        id, _, edition = card.partition("@")
        names = [self.card(card)]
        if id not in self.own_cards:
            voice = self._voices[0]
            message = next((name for name in (f"card-{id}-{edition}", f"card-{id}") if voice.knows(name)), "")
            names += [voice.say(f"{message}.{form}", {}) for form in voice.forms(message)] if message else []
        return list(dict.fromkeys(names))

    def cards(self, cards: Several, case: str = "", form: str = "") -> str:
        counted = Counter(cards.items)  # keeps the order in which they are named
        how = {"case": case, "form": form}
        items = [self.first_of(("cards-item",), {"card": card, "n": n, **how}) for card, n in counted.items()]
        return self._join(items, "cards-none")

    def listed(self, things: Several, link: str = "and", start: str = "") -> str:
        text = self._join(things.items, "list-none", link)
        return text[:1].upper() + text[1:] if start == "upper" else text

    def _join(self, items: list[str], nothing: str, link: str = "and") -> str:
        if not items:
            return self.say(nothing)
        if link == "steps" and len(items) > 2 and any("," in item for item in items[:-1]):
            link = "long-steps"
        more, last = LINKS[link]
        text = items[0]
        for number, item in enumerate(items[1:], 2):
            if len(text) + len(item) > LONGEST_PART:
                return text + MORE
            # Words of our own: nothing in them to clean.
            text = self._said((last if number == len(items) else more,), {"list": text, "item": item, "n": len(items)})
        return text


def printable(text: str) -> str:
    """Text from outside, without anything that would move a terminal's cursor. Numbers may have spaces that don't break."""
    return text if text.isprintable() else "".join(one if one.isprintable() or one in "\n\xa0" else "·" for one in text)


@cache
def _english() -> Translator:
    return Translator(FALLBACK)


def in_english(what: Phrase) -> str:
    """The text of an error. What no catalogue has is shown as it is: an error is never hidden by another one."""
    try:
        return _english().say(what)
    except (NoSuchMessage, BadMessage):
        return f"{what.messages[0]} {dict(what.arguments)}"
