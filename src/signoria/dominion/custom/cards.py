"""Custom cards from plain data: their printed facts, their names, and the text that `reader` reads.

docs/custom-cards.md describes the format. What is read here has bounds in every direction, and nothing of it is ever run
but the steps of `script`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from signoria.core.limits import CARD_DEPTH, CARD_NAME, CARD_PARTS, CARD_TEXT, OWN_CARDS
from signoria.core.phrase import phrase
from signoria.core.registry import BadSetup
from signoria.core.words import NOTHING
from signoria.dominion.card import ACTION, ATTACK, CURSE_TYPE, REACTION, TREASURE, VICTORY, Card
from signoria.dominion.catalogue import TITLES
from signoria.dominion.custom.forms import ONCE, REACTING, YOURS
from signoria.dominion.custom.reader import Scope, StepReader
from signoria.dominion.custom.script import write_on
from signoria.dominion.custom.steps import THIS, Filter, PointsRule
from signoria.dominion.custom.values import (
    CARD_IDS,
    MOST,
    TYPES,
    Path,
    WrongCard,
    brief,
    hint,
    is_id,
    read_mapping,
    read_number,
    read_truth,
    read_types,
)
from signoria.dominion.words import WORDS

LANGUAGES: Final = ("en", "ru", "pl", "hu")
KEYS: Final = (
    "id",
    "names",
    "text",
    "cost",
    "types",
    "cards",
    "actions",
    "buys",
    "coins",
    "points",
    "steps",
    "reaction",
    "unaffected",
)
RESERVED: Final = [*WORDS, *NOTHING, THIS, "it", "all", "any"]


class CustomCard:
    """A card of the players' own design: a card like any other, its names, and the data it was made of."""

    def __init__(self, card: Card, names: dict[str, str], text: dict[str, str]) -> None:
        self.card = card
        self.names = names
        self.text = text

    @property
    def id(self) -> str:
        return self.card.id

    def data(self) -> dict[str, object]:
        """Plain data from which `read_card` makes an equal card."""
        data = json.loads(self.card.recipe)
        assert isinstance(data, dict)
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CustomCard) and self.card.recipe == other.card.recipe

    def __hash__(self) -> int:
        return hash(self.card.recipe)

    def __repr__(self) -> str:
        return f"<custom card {self.id}>"


def read_card(data: object, path: Path = ()) -> CustomCard:
    """A card from plain data; WrongCard says what is wrong and where."""
    _check_bounds(data, path)
    return CardReader(path).card(data)


def read_cards(data: object) -> tuple[CustomCard, ...]:
    """The cards that a setup or a position carries; BadSetup if they are none."""
    if not isinstance(data, list):
        raise BadSetup(phrase("custom-list", value=brief(data)))
    if len(data) > OWN_CARDS:
        raise BadSetup(phrase("custom-many", most=OWN_CARDS, n=len(data)))
    cards: list[CustomCard] = []
    for i, entry in enumerate(data):
        try:
            cards.append(read_card(entry, (i,)))
        except WrongCard as wrong:
            where = f"{wrong.path[0]}{_steps_down(wrong.path[1:])}"
            raise BadSetup(phrase("custom-card-at", where=where, why=wrong.phrase)) from wrong
    return tuple(cards)


def _steps_down(path: Path) -> str:
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)


def _check_bounds(data: object, path: Path) -> None:
    """Plain data of a modest size, before anything walks through it."""
    parts = 0
    todo: list[tuple[object, int]] = [(data, 0)]
    while todo:
        value, depth = todo.pop()
        parts += 1
        if parts > CARD_PARTS:
            raise WrongCard(phrase("custom-parts", most=str(CARD_PARTS)), path)
        if depth > CARD_DEPTH:
            raise WrongCard(phrase("custom-nested"), path)
        if isinstance(value, dict):
            todo.extend((key, depth + 1) for key in value)
            todo.extend((below, depth + 1) for below in value.values())
        elif isinstance(value, list):
            todo.extend((below, depth + 1) for below in value)
        elif isinstance(value, str):
            if len(value) > CARD_TEXT:
                raise WrongCard(phrase("custom-text-length", most=CARD_TEXT, n=len(value)), path)
        elif value is not None and not isinstance(value, int):
            raise WrongCard(phrase("custom-value", value=brief(value)), path)


class CardReader:
    """Reads one card."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.reader = StepReader()

    def card(self, data: object) -> CustomCard:
        path = self.path
        card = read_mapping(data, path, KEYS, phrase("custom-what-card"))
        id = self._id(card, path)
        names = self._texts(card, "names", CARD_NAME)
        if not names:
            raise WrongCard(phrase("custom-name", languages=list(LANGUAGES)), path)
        types = read_types(self._needed(card, "types"), (*path, "types"))
        cost = read_number(self._needed(card, "cost"), (*path, "cost"), phrase("custom-what-cost"))
        bonuses = {
            key: read_number(card.get(key, 0), (*path, key), f"`{key}`")
            for key in ("cards", "actions", "buys", "coins")
        }
        points, rule = self._points(card.get("points", 0), (*path, "points"))
        steps = self.reader.read(card.get("steps", []), (*path, "steps"), Scope(YOURS, 1, False, False, ONCE))
        reaction = self.reader.read(
            card.get("reaction", []), (*path, "reaction"), Scope(REACTING, 1, False, False, ONCE)
        )
        shield = read_truth(card.get("unaffected", False), (*path, "unaffected"))
        self._check_types(card, types, bool(steps) or any(bonuses.values()), bool(points) or rule is not None)
        made = Card(
            id,
            cost=cost,
            types=types,
            cards=bonuses["cards"],
            actions=bonuses["actions"],
            buys=bonuses["buys"],
            coins=bonuses["coins"],
            points=points,
        )
        if shield:
            made.unaffected_when_revealed()
        write_on(made, steps, reaction, rule)
        made.recipe = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        return CustomCard(made, names, self._texts(card, "text", CARD_TEXT))

    def _needed(self, card: Mapping[str, object], key: str) -> object:
        if key not in card:
            raise WrongCard(phrase("custom-needs", key=key), self.path)
        return card[key]

    def _id(self, card: Mapping[str, object], path: Path) -> str:
        id = self._needed(card, "id")
        at = (*path, "id")
        if not isinstance(id, str) or not is_id(id):
            raise WrongCard(phrase("custom-id", value=brief(id)), at)
        if id in TITLES:
            raise WrongCard(phrase("custom-id-exists", card=id), at)
        if id in RESERVED:
            raise WrongCard(phrase("custom-id-reserved", card=id), at)
        return id

    def _texts(self, card: Mapping[str, object], key: str, longest: int) -> dict[str, str]:
        path = (*self.path, key)
        texts = read_mapping(card.get(key, {}), path, LANGUAGES, f"`{key}`")
        for language, text in texts.items():
            if not isinstance(text, str) or not text.strip() or len(text) > longest:
                raise WrongCard(phrase("custom-text", most=longest, value=brief(text)), (*path, language))
            if not text.replace("\n", "").isprintable():
                raise WrongCard(phrase("custom-text-unprintable"), (*path, language))
        return {language: str(text) for language, text in texts.items()}

    def _check_types(self, card: Mapping[str, object], types: int, played: bool, scores: bool) -> None:
        path = self.path
        if played and not types & (ACTION | TREASURE):
            raise WrongCard(phrase("custom-not-played"), (*path, "types"))
        if types & ATTACK and not types & (ACTION | TREASURE):
            raise WrongCard(phrase("custom-attack-not-played"), (*path, "types"))
        if scores and not types & (VICTORY | CURSE_TYPE):
            raise WrongCard(phrase("custom-points-type"), (*path, "points"))
        reacts = bool(card.get("reaction")) or bool(card.get("unaffected"))
        if reacts and not types & REACTION:
            raise WrongCard(phrase("custom-reacts-type"), (*path, "types"))
        if types & REACTION and not reacts:
            raise WrongCard(phrase("custom-reaction-steps"), (*path, "types"))

    def _points(self, value: object, path: Path) -> tuple[int, PointsRule | None]:
        if not isinstance(value, dict):
            return read_number(value, path, "`points`", least=-MOST), None
        rule = read_mapping(value, path, ("worth", "per", "of"), "`points`")
        if "of" not in rule:
            raise WrongCard(phrase("custom-points-of"), path)
        worth = read_number(rule.get("worth", 1), (*path, "worth"), "`worth`", least=-MOST)
        per = read_number(rule.get("per", 1), (*path, "per"), "`per`", least=1)
        of, at = rule["of"], (*path, "of")
        if of == "cards":
            return 0, PointsRule(worth, per, Filter())
        if isinstance(of, str) and of in CARD_IDS:
            return 0, PointsRule(worth, per, Filter(card=of))
        if isinstance(of, str) and of not in TYPES:
            raise WrongCard(phrase("custom-of", hint=hint(of, ["cards", *TYPES, *CARD_IDS])), at)
        return 0, PointsRule(worth, per, Filter(read_types(of, at)))
