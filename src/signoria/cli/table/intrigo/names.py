"""The things of Intrigo for the eye: what they are called, at full length and where room is scarce, and their colours."""

import re
from typing import Final

from rich.text import Text

from signoria.core.state import State
from signoria.intrigo import (
    CHARACTERS,
    FAMILIES,
    FIRST_CHARACTER,
    PER_FAMILY,
    TOKENS,
    Intrigo,
    card_name,
)
from signoria.lang import Translator

STYLES: Final = {
    "contarini": "blue",
    "dandolo": "red",
    "gradenigo": "magenta",
    "morosini": "green",
    "tiepolo": "default",
}
DUCAT_STYLE: Final = "yellow"
DOWN: Final = "↓"  # face down
LEADS: Final = "›"  # before the family that would win a token


def box(state: State) -> list[int]:
    """The intrigue cards of this game, those that stay in the box with three players included."""
    assert isinstance(state, Intrigo)
    return [card for card in range(FIRST_CHARACTER) if state.terms.box >> card & 1]


def own_names(state: State, translator: Translator) -> dict[str, dict[str, str]]:
    """The names of cards whose values no catalogue foresees."""
    names: dict[str, dict[str, str]] = {}
    for card in box(state):
        if not translator.knows(f"card-{card_name(card)}"):
            family = translator.say(f"family-{FAMILIES[card // PER_FAMILY]}")
            name = translator.say("intrigo-card", family=family, n=card % PER_FAMILY)
            names[card_name(card)] = {translator.lang: name, "en": name}
    return names


class Names:
    def __init__(self, state: State, translator: Translator) -> None:
        self.translator = translator
        self.families = [translator.say(f"family-{family}") for family in FAMILIES]
        self.initials = [translator.say(f"family-{family}.short") for family in FAMILIES]
        self.cards = {card: translator.card(card_name(card)) for card in box(state)}
        self.characters = {
            option: translator.card(card_name(option))
            for option in range(FIRST_CHARACTER, FIRST_CHARACTER + len(CHARACTERS))
        }
        self._families = [
            (re.compile(rf"\b{re.escape(name)}\b(?: \d)?"), STYLES[family])
            for name, family in zip(self.families, FAMILIES)
        ]

    def paint(self, sentence: str) -> Text:
        """A sentence with its families in their colours."""
        text = Text(sentence)
        for pattern, style in self._families:
            for match in pattern.finditer(sentence):
                text.stylize(style, match.start(), match.end())
        return text

    def card(self, option: int) -> str:
        """A card or a character."""
        return self.cards[option] if option < FIRST_CHARACTER else self.characters[option]

    def painted(self, option: int) -> Text:
        return Text(self.card(option), style=self.style(option))

    def style(self, option: int) -> str:
        return STYLES[FAMILIES[option // PER_FAMILY]] if option < FIRST_CHARACTER else "cyan"

    def short_card(self, card: int) -> str:
        """`Co4`: as cards are typed and shown where space is tight."""
        return f"{self.initials[card // PER_FAMILY]}{card % PER_FAMILY}"

    def lying(self, option: int, room: int) -> str:
        """The content of a gap, in the longest form that fits; the same form for all cards."""
        if option < FIRST_CHARACTER:
            return self.cards[option] if max(map(len, self.cards.values())) < room else self.short_card(option)
        ref = card_name(option)
        return longest([self.translator.card(ref, form="word"), self.translator.card(ref, form="short")], room)

    def token(self, token: int, room: int) -> str:
        """A token in the longest form for which there is room."""
        name = f"token-{TOKENS[token]}"
        return longest(
            [self.translator.say(name), self.translator.say(f"{name}.short"), self.translator.say(f"{name}.tiny")], room
        )


def longest(forms: list[str], room: int) -> str:
    """The first form that fits; the last one must do in any case."""
    return next((form for form in forms if len(form) <= room), forms[-1][:room])
