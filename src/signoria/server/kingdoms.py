"""Choosing a kingdom of Dominion over HTTP: the recommended ones, at random, by code, with custom cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Query, Request

from signoria.core.limits import KINGDOM_TEXT
from signoria.core.registry import BadSetup
from signoria.dominion import (
    BASIC,
    PATIENCE,
    RECOMMENDED,
    TREASURE,
    CardBook,
    Choice,
    CustomCard,
    Entry,
    fresh_rng,
    from_recommended,
    installed_cards,
    list_cards,
    read_card_file,
    read_cards,
    read_refusals,
    read_wishes,
    traits_of,
)
from signoria.server import shapes
from signoria.server.refusal import Refused
from signoria.server.rest import TURNED_DOWN, TheRegistry, where_from

router = APIRouter(prefix="/api/dominion", responses=TURNED_DOWN)


@router.get("/cards")
async def cards() -> list[shapes.KingdomCard]:
    """Every printed card, and those of packages that are installed here; once for each edition."""
    return all_cards()


@cache
def all_cards() -> list[shapes.KingdomCard]:
    return [card_shape(entry) for entry in list_cards(book_of([]))]


@router.get("/kingdoms")
async def kingdoms() -> list[shapes.Kingdom]:
    """The recommended kingdoms."""
    return recommended()


@cache
def recommended() -> list[shapes.Kingdom]:
    choice = Choice()
    return [kingdom_shape(choice, from_recommended(one)) for one in RECOMMENDED]


@router.get("/kingdoms/read")
async def read(
    registry: TheRegistry,
    request: Request,
    code: Annotated[str, Query(max_length=KINGDOM_TEXT)],
    base_edition: shapes.BaseEdition = "",
) -> shapes.Kingdom:
    """The kingdom of a share code, of ten cards (`moat, mine@base1, …`), or of a name."""
    asked = shapes.KingdomText(text=code, base_edition=base_edition, custom=[])
    return await registry.desk.do(where_from(request), understood, asked)


@router.post("/kingdoms/read")
async def read_with_own(registry: TheRegistry, request: Request, asked: shapes.KingdomText) -> shapes.Kingdom:
    """The same where custom cards are in it."""
    return await registry.desk.do(where_from(request), understood, asked)


def understood(asked: shapes.KingdomText) -> shapes.Kingdom:
    if asked.text.split()[:1] == ["random"]:  # that is drawn, not read
        raise Refused("bad_kingdom")
    try:
        choice = Choice(base_edition=asked.base_edition, customs=book_of(asked.custom).customs())
        return kingdom_shape(choice, choice.read(asked.text))
    except BadSetup as bad:
        raise Refused("bad_kingdom", bad.phrase) from bad


def book_of(custom: Sequence[Mapping[str, object]]) -> CardBook:
    """The cards there are: printed, of installed packages, and these."""
    return CardBook(read_cards(list(custom)), installed_cards())


@router.post("/kingdoms/draw")
async def draw(registry: TheRegistry, request: Request, asked: shapes.KingdomWishes) -> shapes.KingdomDrawn:
    """Ten random cards that meet all conditions, each such kingdom equally likely; or a kingdom with some cards swapped."""
    return await registry.desk.do(where_from(request), drawn, asked)


def drawn(asked: shapes.KingdomWishes) -> shapes.KingdomDrawn:
    try:
        customs = book_of(asked.custom).customs()
        choice = Choice(asked.editions, asked.base_edition, customs, most_states=PATIENCE)
        wishes = read_wishes(asked.wanted, choice.cards) + read_refusals(asked.unwanted, choice.cards)
        if asked.kingdom:
            kingdom = choice.swap_out(fresh_rng(), asked.kingdom, asked.swap, wishes)
        else:
            kingdom = choice.at_random(fresh_rng(), wishes)
        shape = kingdom_shape(choice, kingdom)
        return shapes.KingdomDrawn(**shape.model_dump(), among=choice.how_many(wishes))
    except BadSetup as bad:
        raise Refused("bad_kingdom", bad.phrase) from bad


@router.post("/custom")
async def custom(registry: TheRegistry, request: Request, asked: shapes.CardFile) -> list[shapes.OwnCard]:
    """The cards of a file, if they can be played with; else what is wrong, with line and column."""
    return await registry.desk.do(where_from(request), own_cards, asked.text)


def own_cards(text: str) -> list[shapes.OwnCard]:
    try:
        found = read_card_file(text)
        CardBook(found, installed_cards())  # there may be one of the same id
    except BadSetup as bad:
        raise Refused("bad_cards", bad.phrase) from bad
    return [own_shape(own) for own in found]


# --- shapes -------------------------------------------------------------------------------------------------------------


def card_shape(entry: Entry) -> shapes.KingdomCard:
    card = entry.card
    edition = entry.sets[0] if len(entry.sets) == 1 else BASIC
    return shapes.KingdomCard(
        id=card.id,
        edition=edition,
        cost=int(card.cost),
        types=card.type_names(),
        traits=traits_of(card),
        coins=int(card.coins) if card.types & TREASURE else 0,
        points=None if card.points_hook is not None else int(card.points),
        text=[f"text-{card.id}-{edition}", f"text-{card.id}"],
    )


def own_shape(own: CustomCard) -> shapes.OwnCard:
    facts = card_shape(Entry(own.card, ["custom"]))
    return shapes.OwnCard(**facts.model_dump(), names=own.names, texts=own.text, data=own.data())


def kingdom_shape(choice: Choice, kingdom: Sequence[str]) -> shapes.Kingdom:
    named = next((one.id for one in RECOMMENDED if from_recommended(one) == tuple(kingdom)), None)
    return shapes.Kingdom(
        id=named,
        boxes=sorted({entry.partition("@")[2] for entry in kingdom}),
        cards=list(kingdom),
        code=choice.code(kingdom),
    )
