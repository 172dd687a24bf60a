"""The application: routes, what it starts and stops, and how refusals become answers."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import logging
import time
from collections.abc import AsyncIterator, Coroutine
from typing import Final, TypeVar

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import signoria
from signoria.core.phrase import phrase, verbatim
from signoria.lang import Translator
from signoria.server import (
    bites,
    branches,
    coach,
    daily,
    kingdoms,
    memory,
    metrics,
    my_games,
    network,
    origins,
    page_files,
    rest,
    shapes,
    sockets,
    watching,
    what_wins,
)
from signoria.server.advice import Advisor
from signoria.server.database import Tenancy, open_engine, reach
from signoria.server.migrations import upgrade
from signoria.server.rates import REQUESTS
from signoria.server.reader import wanted_language
from signoria.server.refusal import Refused, Unknown
from signoria.server.reports import Reports
from signoria.server.reviews import Reviews
from signoria.server.settings import Settings
from signoria.server.shapes import TooMuch
from signoria.server.store import Store
from signoria.server.table_registry import TableRegistry

T = TypeVar("T")
TIDY_EVERY: Final = 600.0  # seconds
HEALTHY_WITHIN: Final = 3.0  # seconds, for each look at the database
LOOK_EVERY: Final = 10.0  # seconds, whether the database is still ours alone
SAFE_HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'self'; "
    "frame-ancestors 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
log = logging.getLogger("signoria.server")


def build_app(settings: Settings) -> FastAPI:
    """A server for this database. It is ready when its start-up is through."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        engine = open_engine(settings.database)
        tenancy = Tenancy(engine)
        await asyncio.to_thread(reach, engine)
        await asyncio.to_thread(tenancy.take)
        try:
            await asyncio.to_thread(upgrade, engine)
            store = Store(engine)
            await store.settle()  # what a server that was killed has sent last may not be there yet
            registry = TableRegistry(store, settings)
            app.state.registry = registry
            app.state.library = watching.Library(registry.desk)
            app.state.levels = daily.Levels(store, registry.pool)
            app.state.reports = Reports(settings)
            app.state.reviews = Reviews(settings, registry.pool, store)
            app.state.advisor = Advisor(registry.pool)
            app.state.sockets = sockets.Sockets(registry, app.state.most_sockets)
            tasks = [
                asyncio.create_task(registry.wake()),
                asyncio.create_task(tidy_forever(registry, app.state.sockets)),
                asyncio.create_task(stay_alone(app, tenancy, store)),
                asyncio.create_task(watch_memory(app)),
            ]
            try:
                yield
            finally:
                app.state.sockets.going_down = True
                for task in tasks:
                    task.cancel()
                app.state.levels.stop()
                app.state.reports.close()
                app.state.reviews.close()
                registry.close()
                await asyncio.to_thread(store.close)
        finally:
            tenancy.release()
            engine.dispose()

    app = FastAPI(
        title="Signoria",
        version=signoria.__version__,
        lifespan=lifespan,
        docs_url=None,  # it would fetch its page from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.most_sockets = settings.limits.sockets  # or fewer, if the host of the application has no room for them
    app.state.doors = None  # the host may give it ways to listen at other addresses too
    app.state.stop = lambda: None  # the host may give the application a way to end itself
    app.include_router(rest.router)
    app.include_router(kingdoms.router)
    app.include_router(what_wins.router)
    app.include_router(coach.router)
    app.include_router(watching.router)
    app.include_router(my_games.router)
    app.include_router(daily.router)
    app.include_router(branches.router)
    app.include_router(sockets.router)
    app.include_router(network.router)
    app.add_exception_handler(Refused, answer_refused)
    app.add_exception_handler(RequestValidationError, answer_bad_shape)
    app.add_exception_handler(HTTPException, answer_http)
    app.add_exception_handler(Exception, answer_failed)
    app.add_middleware(Guard)
    app.add_middleware(BasePath, settings.base_path)

    app.get("/api/health")(health)
    app.get("/metrics", include_in_schema=False)(show_metrics)
    app.state.page = page_files.Page(settings.base_path)
    app.add_route(page_files.ROUTE, page_files.serve, methods=["GET"], include_in_schema=False)
    return app


class BasePath:
    """Says where the application is mounted; a proxy may have cut that off the path, or not."""

    def __init__(self, app: ASGIApp, base_path: str) -> None:
        self.app = app
        self.base_path = base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.base_path and scope["type"] != "lifespan":
            scope["root_path"] = self.base_path
        await self.app(scope, receive, send)


async def health(request: Request, response: Response) -> shapes.Health:
    """Whether the server works: its database can be read and written, and its bots think. 503 if the first two cannot."""
    registry: TableRegistry = request.app.state.registry
    tables = await attempt(registry.store.count_tables())
    written = await attempt(registry.store.probe())
    parts = {"reading": tables is not None, "writing": written is not None, "bots": not registry.pool.outage.lasts}
    works = parts["reading"] and parts["writing"]
    response.status_code = 200 if works else 503
    return shapes.Health(
        status="ok" if works else "failing",
        parts={part: "ok" if fine else "failing" for part, fine in parts.items()},
        tables=tables or {},
    )


async def attempt(doing: Coroutine[object, object, T]) -> T | None:
    """What comes of it; None if that is nothing, or takes too long."""
    try:
        return await asyncio.wait_for(doing, HEALTHY_WITHIN)
    except (Unknown, TimeoutError):
        return None


async def show_metrics(request: Request) -> Response:
    """For Prometheus on the same machine, or on any if the settings say so."""
    registry: TableRegistry = request.app.state.registry
    if not registry.settings.public_metrics and not is_local(request):
        raise HTTPException(404)
    shown = metrics.exposed(await registry.store.count_tables(), len(registry.live), request.app.state.sockets.open)
    return Response(shown, media_type=metrics.CONTENT_TYPE)


def is_local(request: Request) -> bool:
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:  # a name: no address that we could judge
        return False


async def tidy_forever(registry: TableRegistry, connected: sockets.Sockets) -> None:
    while True:
        await asyncio.sleep(TIDY_EVERY)
        try:
            await registry.tidy()
        except Unknown:
            pass  # the log says that the database is away; next time, then
        except Exception:
            log.exception("tidying up failed")
        if connected.closed > len(registry.live):
            gc.collect()  # `run` keeps Python from doing it; it takes a while for every table, and finds what is left of closed sockets
            connected.closed = 0


async def watch_memory(app: FastAPI) -> None:
    """When too much is taken, let go of what nobody looks at; as long as that does not help, nothing new is taken on."""
    registry: TableRegistry = app.state.registry
    most = registry.settings.limits.memory_bytes
    while True:
        registry.crowded = memory.taken() > most
        if registry.crowded:
            bites.bite("memory")
            registry.unload()
            app.state.library.shelf.clear()
            gc.collect()
        await asyncio.sleep(LOOK_EVERY)


async def stay_alone(app: FastAPI, tenancy: Tenancy, store: Store) -> None:
    """Stop when another server has taken our database over, which can happen after PostgreSQL was away."""
    while True:
        await asyncio.sleep(LOOK_EVERY)
        try:
            if not await asyncio.to_thread(tenancy.is_ours):
                log.critical("another server uses this database now: stopping")
                app.state.stop()
        except SQLAlchemyError as error:
            store.reading.failed(error)


class Guard:
    """What holds for every request: how large it may be, where it may come from, and what the browser is told."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        registry: TableRegistry = request.app.state.registry
        begun, status = time.perf_counter(), 0

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                origins.allow(request, headers, registry.settings)
                for name, value in SAFE_HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await (await answer_at_once(request, registry) or self.app)(scope, receive, send_safely)
        log.debug("request", extra=facts_of(request, status, time.perf_counter() - begun))


async def answer_at_once(request: Request, registry: TableRegistry) -> Response | None:
    """The answer to what nobody else needs to see."""
    try:
        check_request(request, registry)
    except Refused as refused:
        return await answer_refused(request, refused)
    named = origins.is_named(request.headers.get("origin", ""), registry.settings)
    return Response(status_code=204) if named and origins.asks_beforehand(request) else None


def facts_of(request: Request, status: int, seconds: float) -> dict[str, object]:
    """What the log may say of a request: the pattern of its path, for ids, invites and queries are nobody's business."""
    route = getattr(request.scope.get("route"), "path", "")
    return {"method": request.method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}


def check_request(request: Request, registry: TableRegistry) -> None:
    if not page_files.is_for_the_page(request):  # a page is many files at once, and they cost us nothing
        registry.rates.check(REQUESTS, rest.where_from(request))
    length = request.headers.get("content-length", "0")
    endless = "transfer-encoding" in request.headers  # nobody knows how much comes
    if endless or not length.isdigit() or int(length) > registry.settings.limits.body_bytes:
        raise Refused("too_large")
    if not origins.is_ours(request, registry.settings):
        raise Refused("bad_origin")
    if request.method not in origins.HARMLESS and not origins.may_act(request, registry.settings):
        raise Refused("bad_origin")


async def answer_refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return problem(request, error, error.status)


async def answer_failed(request: Request, error: Exception) -> JSONResponse:
    """A mistake of ours; what it was stands in the log, and only there."""
    return problem(request, Refused("failed"), 500)


async def answer_bad_shape(request: Request, error: Exception) -> JSONResponse:
    """Which field is wrong, and how; the words are those of the library that reads them."""
    assert isinstance(error, RequestValidationError)
    wrong = error.errors()[:1]
    if not wrong:
        return problem(request, Refused("bad_message"), 422)
    field = ".".join(str(part) for part in wrong[0]["loc"])
    why = wrong[0].get("ctx", {}).get("error")
    said = why.phrase if isinstance(why, TooMuch) else verbatim(str(wrong[0]["msg"]))
    return problem(request, Refused("bad_message", phrase("refused-bad_field", field=field, why=said)), 422)


async def answer_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = "no_table" if error.status_code == 404 else "bad_message"
    return problem(request, Refused(code), error.status_code)


def problem(request: Request, refused: Refused, status: int) -> JSONResponse:
    metrics.refused(refused.code)
    text = Translator(wanted_language(request)).say(refused.phrase)
    return JSONResponse({"code": refused.code, "say": refused.phrase.data(), "text": text}, status)
