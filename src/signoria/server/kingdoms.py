"""Choosing a kingdom of Dominion over HTTP: the recommended ones, by chance, by code, with cards of one's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from fastapi import APIRouter, Query, Request

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
from signoria.server.desk import Desk
from signoria.server.refusal import Refused
from signoria.server.rest import TURNED_DOWN

router = APIRouter(prefix="/api/dominion", responses=TURNED_DOWN)


def the_desk(request: Request) -> Desk:
    desk = request.app.state.desk
    assert isinstance(desk, Desk)
    return desk


@router.get("/cards")
async def cards() -> list[shapes.KingdomCard]:
    """Every printed card, and those of packages that are installed here; once for each edition."""
    return [card_shape(entry) for entry in list_cards(book_of([]))]


@router.get("/kingdoms")
async def kingdoms() -> list[shapes.Kingdom]:
    """The recommended kingdoms."""
    choice = Choice()
    return [kingdom_shape(choice, from_recommended(one)) for one in RECOMMENDED]


@router.get("/kingdoms/read")
async def read(
    code: Annotated[str, Query(max_length=shapes.LONGEST_KINGDOM)], base_edition: shapes.BaseEdition = ""
) -> shapes.Kingdom:
    """The kingdom of a share code, of ten cards (`moat, mine@base1, …`), or of a name."""
    return understood(shapes.KingdomText(text=code, base_edition=base_edition, custom=[]))


@router.post("/kingdoms/read")
async def read_with_own(asked: shapes.KingdomText) -> shapes.Kingdom:
    """The same where custom cards are in it."""
    return understood(asked)


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
async def draw(request: Request, asked: shapes.KingdomWishes) -> shapes.KingdomDrawn:
    """Ten cards by chance that fulfil all wishes, every such kingdom equally likely; or a kingdom with some exchanged."""
    return await the_desk(request).do(drawn, asked)


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
async def custom(request: Request, asked: shapes.CardFile) -> list[shapes.OwnCard]:
    """The cards of a file, if they can be played with; else what is wrong, with line and column."""
    return await the_desk(request).do(own_cards, asked.text)


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
    varies = card.points_hook is not None or card.points_here_hook is not None
    return shapes.KingdomCard(
        id=card.id,
        edition=edition,
        cost=int(card.cost),
        types=card.type_names(),
        traits=traits_of(card),
        coins=int(card.coins) if card.types & TREASURE else 0,
        points=None if varies else int(card.points),
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
