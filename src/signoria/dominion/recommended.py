"""The seventeen kingdoms the rule books recommend (section 7 of the rules)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Recommended:
    """A set of ten by name. `edition` is that of its base cards in the book (P-6, K-1)."""

    id: str
    edition: str
    cards: tuple[str, ...]
    titles: dict[str, str]  # by language: English always, others where a book prints one


def _set(id: str, edition: str, cards: str, en: str, ru: str = "", pl: str = "", hu: str = "") -> Recommended:
    titles = {"en": en, "ru": ru, "pl": pl, "hu": hu}
    return Recommended(id, edition, tuple(cards.split()), {lang: title for lang, title in titles.items() if title})


RECOMMENDED: Final[tuple[Recommended, ...]] = (
    _set(
        "first_game_base1",
        "base1",
        "cellar market militia mine moat remodel smithy village woodcutter workshop",
        "First Game",
        pl="Pierwsza rozgrywka",
    ),
    _set(
        "big_money",
        "base1",
        "adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender throne_room",
        "Big Money",
        pl="Wielkie pieniądze",
    ),
    _set(
        "interaction",
        "base1",
        "bureaucrat chancellor council_room festival library militia moat spy thief village",
        "Interaction",
        pl="Oddziaływanie",
    ),
    _set(
        "size_distortion_base1",
        "base1",
        "cellar chapel feast gardens laboratory thief village witch woodcutter workshop",
        "Size Distortion",
        pl="Zmienna ręka",
    ),
    _set(
        "village_square",
        "base1",
        "bureaucrat cellar festival library market remodel smithy throne_room village woodcutter",
        "Village Square",
        pl="Wiejski rynek",
    ),
    _set(
        "first_game_base2",
        "base2",
        "cellar market merchant militia mine moat remodel smithy village workshop",
        "First Game (2nd ed.)",
        ru="Первая партия",
    ),
    _set(
        "deck_top",
        "base2",
        "artisan bureaucrat council_room festival harbinger laboratory moneylender sentry vassal village",
        "Deck Top",
        ru="Верх колоды",
    ),
    _set(
        "size_distortion_base2",
        "base2",
        "artisan bandit bureaucrat chapel festival gardens sentry throne_room witch workshop",
        "Size Distortion (2nd ed.)",
        ru="Искажение размера",
    ),
    _set(
        "sleight_of_hand",
        "base2",
        "cellar council_room festival gardens harbinger library militia poacher smithy throne_room",
        "Sleight of Hand",
        ru="Ловкость рук",
    ),
    _set(
        "improvements",
        "base2",
        "artisan cellar market merchant mine moat moneylender poacher remodel witch",
        "Improvements",
        ru="Улучшения",
    ),
    _set(
        "silver_and_gold",
        "base2",
        "bandit bureaucrat chapel harbinger laboratory merchant mine moneylender throne_room vassal",
        "Silver and Gold",
        ru="Серебро и золото",
    ),
    _set(
        "victory_dance",
        "base1",
        "bridge duke great_hall harem ironworks masquerade nobles pawn scout upgrade",
        "Victory Dance",
        ru="Танец Победы",
        hu="Győzelmi tánc",
    ),
    _set(
        "secret_schemes",
        "base1",
        "conspirator harem ironworks pawn saboteur shanty_town steward swindler trading_post tribute",
        "Secret Schemes",
        ru="Секретный План",
        hu="Titkos tervek",
    ),
    _set(
        "best_wishes",
        "base1",
        "coppersmith courtyard masquerade scout shanty_town steward torturer trading_post upgrade wishing_well",
        "Best Wishes",
        ru="С Наилучшими Пожеланиями",
        hu="Sok szerencsét",
    ),
    _set(
        "deconstruction",
        "base1",
        "bridge mining_village remodel saboteur secret_chamber spy swindler thief throne_room torturer",
        "Deconstruction",
        ru="Деконструкция",
        hu="Kártyaeldobós",
    ),
    _set(
        "hand_madness",
        "base1",
        "bureaucrat chancellor council_room courtyard militia mine minion nobles steward torturer",
        "Hand Madness",
        ru="Безумие Рук",
        hu="Laphúzogatós",
    ),
    _set(
        "underlings",
        "base1",
        "baron cellar festival library masquerade minion nobles pawn steward witch",
        "Underlings",
        ru="Мелкие Сошки",
        hu="Alattvalók",
    ),
)
