"""The kingdom report over HTTP: what wins on a kingdom, worked out first if nobody has asked before."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from signoria.lab.evolve.plan import Plan, kingdom_cards
from signoria.lab.evolve.search import Strategy
from signoria.lab.evolve.wording import in_words, title
from signoria.lab.statistics import Interval
from signoria.lang import Translator
from signoria.server import shapes
from signoria.server.kingdoms import understood
from signoria.server.rates import NEW_RECORDS, NEW_REPORTS
from signoria.server.reader import wanted_language
from signoria.server.refusal import Refused
from signoria.server.reports import Ready, Reports, Subject, subject_of
from signoria.server.reports import Request as Waiting
from signoria.server.rest import TURNED_DOWN, AnyGuest, KnownGuest, TheRegistry, where_from
from signoria.server.watching import the_library

router = APIRouter(prefix="/api/dominion/reports", responses=TURNED_DOWN)
MOST_CARDS = 3  # that stand for a strategy
MONEY = ["silver", "gold"]  # stand for one that buys no Kingdom cards


async def the_reports(request: Request) -> Reports:
    reports = request.app.state.reports
    assert isinstance(reports, Reports)
    return reports


TheReports = Annotated[Reports, Depends(the_reports)]


@router.post("")
async def ask(
    registry: TheRegistry, reports: TheReports, guest: KnownGuest, request: Request, asked: shapes.ReportWanted
) -> shapes.Report:
    """What wins on a kingdom. If that isn't known yet, it is worked out now, as long as somebody looks at it."""
    address = where_from(request)
    registry.rates.check(NEW_REPORTS, address)
    subject = await registry.desk.do(address, understood_subject, asked, reports.games)
    ready = reports.find(subject.id) or await registry.desk.do(address, reports.read, subject)
    if ready is None:
        registry.check_memory()
        waiting = reports.ask(subject, guest, address)
        return await registry.desk.do(address, waiting_shape, reports, waiting, wanted_language(request))
    reports.put(ready)
    return await registry.desk.do(address, ready_shape, ready, wanted_language(request))


@router.get("/{id}")
async def look(
    registry: TheRegistry, reports: TheReports, guest: AnyGuest, request: Request, id: shapes.Id
) -> shapes.Report:
    """A report that was asked for: how far it is, or all of it. The words are in the language of Accept-Language."""
    address, language = where_from(request), wanted_language(request)
    ready = reports.find(id)
    if ready is not None:
        return await registry.desk.do(address, ready_shape, ready, language)
    waiting = reports.look(id, guest)
    if waiting is not None:
        return await registry.desk.do(address, waiting_shape, reports, waiting, language)
    raise Refused("report_failed" if reports.has_failed(id) else "no_report")


@router.delete("/{id}", status_code=204)
async def leave(reports: TheReports, guest: KnownGuest, id: shapes.Id) -> None:
    """Don't wait any longer. Asked for again, the work continues where it was."""
    reports.leave(id, guest)


@router.post("/{id}/example", status_code=201)
async def example(registry: TheRegistry, reports: TheReports, request: Request, id: shapes.Id) -> shapes.ReplayId:
    """The example game of a report, to be looked at like a record of your own."""
    registry.rates.check(NEW_RECORDS, where_from(request))
    registry.check_memory()
    ready = reports.find(id)
    if ready is None:
        raise Refused("no_report")
    text = ready.study.example.to_json()
    return shapes.ReplayId(id=await the_library(request).bring(text, where_from(request)))


# --- what takes time, in a thread -----------------------------------------------------------------------------------------


def understood_subject(asked: shapes.ReportWanted, games: int) -> Subject:
    kingdom = understood(shapes.KingdomText(text=asked.text, base_edition=asked.base_edition, custom=[]))
    return subject_of(kingdom, asked.players, games)


def waiting_shape(reports: Reports, waiting: Waiting, language: str) -> shapes.Report:
    early, translator = waiting.early, Translator(language)
    progress = shapes.ReportProgress(
        before=reports.before(waiting),
        generation=early.generation,
        games=early.games,
        most_games=early.most_games,
        seconds_left=None if early.seconds_left is None else round(early.seconds_left, 1),
        best=[plan_shape(plan, score, translator) for plan, score in early.strategies],
    )
    subject = waiting.subject
    return shapes.Report(
        id=subject.id, kingdom=subject.kingdom, players=subject.arena.seats, progress=progress, found=None
    )


def ready_shape(ready: Ready, language: str) -> shapes.Report:
    subject, finding, study = ready
    translator = Translator(language)
    found = shapes.WhatWins(
        games=finding.games + study.games,
        strategies=[strategy_shape(one, translator) for one in finding.strategies],
        cards=[shapes.CardWorth(card=one.card, added=range_shape(one.added)) for one in study.cards],
        openings=[
            shapes.Openings(
                coins=coins,
                best=[
                    shapes.Opening(first=one.first or None, second=one.second or None, score=range_shape(one.score))
                    for one in best
                ],
            )
            for coins, best in study.openings.items()
        ],
        rounds=study.rounds,
    )
    return shapes.Report(
        id=subject.id, kingdom=subject.kingdom, players=subject.arena.seats, progress=None, found=found
    )


def plan_shape(plan: Plan, score: Interval, translator: Translator) -> shapes.Plan:
    bought = kingdom_cards(plan)
    cards = [card for card in dict.fromkeys(line.card for line in plan) if card in bought]
    return shapes.Plan(
        title=title(plan, translator),
        words=in_words(plan, translator),
        cards=cards[:MOST_CARDS] or MONEY,
        score=range_shape(score),
    )


def strategy_shape(one: Strategy, translator: Translator) -> shapes.Strategy:
    plan = plan_shape(one.plan, one.score, translator)
    return shapes.Strategy(
        title=plan.title,
        words=plan.words,
        cards=plan.cards,
        score=plan.score,
        share=round(100 * one.share, 1),
        against=[None if score is None else range_shape(score) for score in one.against],
    )


def range_shape(score: Interval) -> shapes.Range:
    return shapes.Range(value=round(score.value, 1), low=round(score.low, 1), high=round(score.high, 1))
