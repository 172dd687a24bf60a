"""The cards of one game for the eye: their names, their colours, and what they do."""

import json
import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from signoria.core.game import Game
from signoria.dominion import BASIC, Dominion
from signoria.lang import Translator

# A card's first type decides. The text names the types too, so nothing depends on color alone.
STYLES: Final = {
    "curse": "magenta",
    "attack": "red",
    "reaction": "blue",
    "treasure": "yellow",
    "victory": "green",
    "action": "cyan",
}
CUSTOM: Final = "custom"
EDITIONS: Final = ("base2", "base1")  # for a card that is not in the game, the newer text


def own_names(state: Dominion) -> dict[str, dict[str, str]]:
    """The names of custom cards, which no catalogue has; those of installed packages have only their id."""
    return {
        card.id: json.loads(card.recipe)["names"] if card.recipe else {"en": card.id.replace("_", " ").title()}
        for card, edition in zip(state.kingdom.cards, state.kingdom.editions)
        if edition == CUSTOM
    }


class Cards:
    def __init__(self, game: Game, translator: Translator) -> None:
        self.game = game
        self.translator = translator
        kingdom = self.state.kingdom
        self.piles = range(len(kingdom.cards))
        self.kingdom = [pile for pile in self.piles if kingdom.editions[pile] != BASIC]
        self._refs = [
            card.id if edition == BASIC else f"{card.id}@{edition}"
            for card, edition in zip(kingdom.cards, kingdom.editions)
        ]
        self.names = [translator.card(ref) for ref in self._refs]
        self.forms = [translator.forms_of(ref) for ref in self._refs]
        self.styles = [_style(card.type_names()) for card in kingdom.cards]
        self._painted = self._patterns()

    @property
    def state(self) -> Dominion:
        """Undo puts another state in its place."""
        state = self.game.state
        assert isinstance(state, Dominion)
        return state

    def _patterns(self) -> list[tuple[re.Pattern[str], str]]:
        """How the names of this game's cards are found in a sentence, the longest first; articles aren't part of a name."""
        forms: dict[str, str] = {}
        for known, style in zip(self.forms, self.styles):
            for form in known:
                if not any(form.endswith(f" {other}") for other in known):
                    forms[form] = style
        return [(re.compile(rf"\b{re.escape(form)}\b"), forms[form]) for form in sorted(forms, key=len)]

    def paint(self, sentence: str) -> Text:
        """A sentence with its cards in their colours."""
        text = Text(sentence)
        for pattern, style in self._painted:
            for match in pattern.finditer(sentence):
                text.stylize(style, match.start(), match.end())
        return text

    def name(self, pile: int) -> Text:
        return Text(self.names[pile], style=self.styles[pile])

    def listed(self, piles: Sequence[int]) -> Text:
        """Cards side by side, each kind with its number."""
        parts: list[Text] = []
        for pile, n in Counter(piles).items():
            parts.append(Text.assemble(self.name(pile), (f" ×{n}" if n > 1 else "", "dim")))
        return Text(", ").join(parts)

    def text_of(self, option: int, with_help: bool = True) -> list[Text]:
        """A card's name and facts, what it says, and, if wanted, what players ask about it."""
        state = self.state
        id = state.option_name(option)
        if option not in self.piles:
            texts = [f"text-{id}", *(f"text-{id}-{edition}" for edition in EDITIONS)]
            absent = Text(self.translator.say("play-absent", name=self.translator.card(id)), style="bold")
            return [absent, *self._said(texts, with_help)]
        card = state.kingdom.cards[option]
        types = self._types(card.type_names())
        head = self.translator.say("play-card", name=self.names[option], cost=int(state.cost(option)), types=types)
        lines = [Text(head, style=f"bold {self.styles[option]}")]
        if state.kingdom.editions[option] == CUSTOM:
            texts = json.loads(card.recipe).get("text", {}) if card.recipe else {}
            return lines + [Text(line) for line in texts.get(self.translator.lang, texts.get("en", "")).splitlines()]
        return lines + self._said([f"text-{id}-{state.kingdom.editions[option]}", f"text-{id}"], with_help)

    def _types(self, names: Sequence[str]) -> str:
        text = self.translator.say(f"type-{names[0]}")
        for name in names[1:]:
            text = self.translator.say("type-both", first=text, second=self.translator.say(f"type-{name}"))
        return text

    def _said(self, messages: Sequence[str], with_help: bool) -> list[Text]:
        lines = [Text(line) for line in self.translator.first_of(messages, {}).splitlines()]
        helps = [f"{message}.help" for message in messages if self.translator.knows(f"{message}.help")]
        if helps and with_help:
            lines.append(Text(self.translator.say(helps[0]), style="dim italic"))
        return lines


def _style(types: Sequence[str]) -> str:
    return next(style for name, style in STYLES.items() if name in types)
