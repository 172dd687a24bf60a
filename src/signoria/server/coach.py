"""The coach over HTTP: reviews of finished games, hints and warnings in games against bots, and what somebody often gets wrong."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query, Request, Response

from signoria.core.limits import KEY, LARGEST_NUMBER
from signoria.lang import Translator
from signoria.review.account import Choice
from signoria.server import shapes
from signoria.server.advice import Advice, Advisor
from signoria.server.mistakes import mistakes
from signoria.server.rates import CHECKS, HINTS, NEW_REVIEWS
from signoria.server.reader import wanted_language
from signoria.server.refusal import Refused
from signoria.server.rest import TURNED_DOWN, AnyGuest, KnownGuest, TheRegistry, seen_table, where_from
from signoria.server.reviews import Reviews, Subject, Work
from signoria.server.watching import BroughtGame, game_index

router = APIRouter(prefix="/api", responses=TURNED_DOWN)
COUNTED: Final = 500  # reviewed games that mistakes are looked for in, the last ones
DIGITS: Final = 4
Since = Annotated[int, Query(ge=0, le=LARGEST_NUMBER)]


def the_reviews(request: Request) -> Reviews:
    reviews = request.app.state.reviews
    assert isinstance(reviews, Reviews)
    return reviews


def the_advisor(request: Request) -> Advisor:
    advisor = request.app.state.advisor
    assert isinstance(advisor, Advisor)
    return advisor


async def game_of_table(
    registry: TheRegistry, guest: AnyGuest, id: shapes.Id, game: int = 0, invite: shapes.Invite = ""
) -> Subject:
    """A game that is over, for everyone who may see its replay."""
    table = (await seen_table(registry, id, guest, invite)).table
    index = game_index(table, game)
    return Subject(f"{id}/{index + 1}", table.records[index], index + 1, len(table.records), id)


async def brought_game(found: BroughtGame, id: shapes.Id) -> Subject:
    return Subject(f"record {id}", found.replay.record)


GameOfTable = Annotated[Subject, Depends(game_of_table)]
GameBrought = Annotated[Subject, Depends(brought_game)]


# --- reviews ------------------------------------------------------------------------------------------------------------


@router.post("/tables/{id}/review", response_model=shapes.ReviewState)
async def ask_for_review(request: Request, registry: TheRegistry, guest: KnownGuest, subject: GameOfTable) -> Response:
    """The review of a game that is over. If there is none yet, it is worked out now; `GET` says how far it is."""
    return await asked(request, registry, guest, subject)


@router.get("/tables/{id}/review", response_model=shapes.ReviewState)
async def review(request: Request, guest: AnyGuest, subject: GameOfTable, since: Since = 0) -> Response:
    """How far a review is; what it has found is left out if `since` is its version."""
    return await looked_at(request, guest, subject, since)


@router.post("/replays/{id}/review", response_model=shapes.ReviewState)
async def ask_for_own_review(
    request: Request, registry: TheRegistry, guest: KnownGuest, subject: GameBrought
) -> Response:
    return await asked(request, registry, guest, subject)


@router.get("/replays/{id}/review", response_model=shapes.ReviewState)
async def own_review(request: Request, guest: AnyGuest, subject: GameBrought, since: Since = 0) -> Response:
    return await looked_at(request, guest, subject, since)


async def asked(request: Request, registry: TheRegistry, guest: str, subject: Subject) -> Response:
    address = where_from(request)
    registry.rates.check(NEW_REVIEWS, address)
    registry.check_memory()
    reviews = the_reviews(request)
    return await state(reviews, await reviews.ask(subject, guest, address), subject, wanted_language(request))


async def looked_at(request: Request, guest: str, subject: Subject, since: int) -> Response:
    reviews = the_reviews(request)
    work = await reviews.find(subject, guest)
    if work is None:
        raise Refused("no_review")
    return await state(reviews, work, subject, wanted_language(request), since)


async def state(reviews: Reviews, work: Work, subject: Subject, language: str, since: int = 0) -> Response:
    """`shapes.ReviewState`, put together from what is written already."""
    told = await reviews.tell(work, subject, language)
    is_finished = work.finished and told is not None and told.version == work.version
    progress = b"null" if is_finished else progress_shape(reviews, work).model_dump_json().encode()
    version = told.version if told is not None else 0
    found = told.data if told is not None and version != since else b"null"
    data = b'{"version":%d,"progress":%b,"review":%b}' % (version, progress, found)
    return Response(data, media_type="application/json")


def progress_shape(reviews: Reviews, work: Work) -> shapes.ReviewProgress:
    share = round(work.account.progress, DIGITS) if work.account is not None else 0.0
    return shapes.ReviewProgress(share=share, beside=reviews.beside(work), seconds_left=work.seconds_left())


def choice_shape(choice: Choice, text: str) -> shapes.ReviewChoice:
    return shapes.ReviewChoice(
        move=list(choice.move), text=text, chance=round(choice.chance, DIGITS), error=round(choice.error, DIGITS)
    )


# --- in play ------------------------------------------------------------------------------------------------------------


@router.post("/tables/{id}/hint")
async def hint(
    request: Request, registry: TheRegistry, guest: KnownGuest, id: shapes.Id, asked: shapes.HintWanted
) -> shapes.Hint:
    """What the coach would do, at your own question in a game against bots. The record says that you have asked."""
    live = await seen_table(registry, id, guest)
    live.table.check_hint(asked.seat, guest, asked.ask)
    registry.rates.check(HINTS, guest)
    advice = await the_advisor(request).hint(live, asked.seat, guest, asked.ask)
    if advice is None:
        raise Refused("no_advice")
    translator = Translator(wanted_language(request), advice.names)
    return shapes.Hint(
        ask=asked.ask,
        choices=[choice_shape(one, advice.move(one.move, translator)) for one in advice.choices],
        reason=advice.why(translator),
    )


@router.post("/tables/{id}/check")
async def check(
    request: Request, registry: TheRegistry, guest: KnownGuest, id: shapes.Id, asked: shapes.CheckWanted
) -> shapes.Check:
    """Whether a move would be a mistake, at a table that was opened with `practice`. It is answered within a second."""
    live = await seen_table(registry, id, guest)
    live.table.check_hint(asked.seat, guest, asked.ask)
    if not live.table.practices():
        raise Refused("no_hints")
    live.table.decide_move(asked.seat, asked.ask, asked.picks, "")  # Refused if it isn't possible
    registry.rates.check(CHECKS, guest)
    advice = await the_advisor(request).check(live, asked.seat, guest, asked.ask, tuple(asked.picks))
    warning = None if advice is None else warning_shape(advice, Translator(wanted_language(request), advice.names))
    return shapes.Check(ask=asked.ask, picks=asked.picks, warning=warning)


def warning_shape(advice: Advice, translator: Translator) -> shapes.MoveWarning:
    assert advice.better is not None
    return shapes.MoveWarning(
        loss=round(advice.loss, DIGITS),
        chance=round(advice.chance, DIGITS),
        better=list(advice.better),
        better_text=advice.move(advice.better, translator),
        better_chance=round(advice.chance + advice.loss, DIGITS),
        reason=advice.why(translator),
    )


# --- over many games ----------------------------------------------------------------------------------------------------


@router.get("/me/mistakes")
async def my_mistakes(
    request: Request, registry: TheRegistry, guest: KnownGuest, game: Annotated[str, Query(max_length=KEY)] = ""
) -> shapes.Mistakes:
    """What you most often get wrong, from your own games that were reviewed."""
    rows = await registry.store.findings_of(guest, COUNTED, game)
    return await registry.desk.do(where_from(request), mistakes, rows, wanted_language(request))
