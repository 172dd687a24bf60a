"""The application: routes, what it starts and stops, and how refusals become answers."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

import signoria
from signoria.lang import Tongue
from signoria.server import kingdoms, metrics, page_files, rest, shapes, sockets, watching
from signoria.server.database import Tenancy, open_engine, reach
from signoria.server.desk import Desk
from signoria.server.hall import Hall
from signoria.server.migrations import upgrade
from signoria.server.rates import REQUESTS
from signoria.server.reader import wanted_language
from signoria.server.refusal import Refused
from signoria.server.settings import Settings
from signoria.server.store import Store

TIDY_EVERY: Final = 600.0  # seconds
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
            hall = Hall(store, settings)
            app.state.hall = hall
            app.state.sockets = sockets.Sockets(hall)
            tasks = [
                asyncio.create_task(hall.wake()),
                asyncio.create_task(tidy_forever(hall)),
                asyncio.create_task(stay_alone(app, tenancy)),
            ]
            try:
                yield
            finally:
                app.state.sockets.going_down = True
                for task in tasks:
                    task.cancel()
                hall.close()
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
    app.state.stop = lambda: None  # whoever runs the application may give it a way to end itself
    app.include_router(rest.router)
    app.include_router(kingdoms.router)
    app.include_router(watching.router)
    app.include_router(sockets.router)
    app.add_exception_handler(Refused, answer_refused)
    app.add_exception_handler(RequestValidationError, answer_bad_shape)
    app.add_exception_handler(HTTPException, answer_http)
    app.add_exception_handler(SQLAlchemyError, answer_no_database)
    app.add_exception_handler(Exception, answer_failed)
    app.middleware("http")(guard)
    app.add_middleware(BasePath, settings.base_path)

    app.get("/api/health")(health)
    app.get("/metrics", include_in_schema=False)(show_metrics)
    app.state.desk = Desk()
    app.state.library = watching.Library(app.state.desk)
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


async def health(request: Request) -> shapes.Health:
    """Whether the server works, its database included."""
    return shapes.Health(status="ok", tables=await request.app.state.hall.store.count_tables())


async def show_metrics(request: Request) -> Response:
    """For Prometheus on the same machine, or on any if the settings say so."""
    hall: Hall = request.app.state.hall
    if not hall.settings.public_metrics and not is_local(request):
        raise HTTPException(404)
    shown = metrics.exposed(await hall.store.count_tables(), len(hall.live), request.app.state.sockets.open)
    return Response(shown, media_type=metrics.CONTENT_TYPE)


def is_local(request: Request) -> bool:
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:  # a name: no address that we could judge
        return False


async def tidy_forever(hall: Hall) -> None:
    while True:
        await asyncio.sleep(TIDY_EVERY)
        try:
            await hall.tidy()
        except Exception:
            log.exception("tidying up failed")
        gc.collect()  # what `run` keeps Python from looking for all the time: what is left of old sockets


async def stay_alone(app: FastAPI, tenancy: Tenancy) -> None:
    """Stop when another server has taken our database over, which can happen after PostgreSQL was away."""
    while True:
        await asyncio.sleep(LOOK_EVERY)
        try:
            if not await asyncio.to_thread(tenancy.is_ours):
                log.critical("another server uses this database now: stopping")
                app.state.stop()
        except SQLAlchemyError:
            log.warning("the database is away")


async def guard(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
    """What holds for every request: how large it may be, where it may come from, and what the browser is told."""
    hall: Hall = request.app.state.hall
    begun = time.perf_counter()
    try:
        check_request(request, hall)
    except Refused as refused:
        response: Response = await answer_refused(request, refused)
    else:
        response = await call_next(request)
    for name, value in SAFE_HEADERS.items():
        response.headers.setdefault(name, value)
    log.debug("request", extra=facts_of(request, response.status_code, time.perf_counter() - begun))
    return response


def facts_of(request: Request, status: int, seconds: float) -> dict[str, object]:
    """What the log may say of a request: the pattern of its path, for ids, invites and queries are nobody's business."""
    route = getattr(request.scope.get("route"), "path", "")
    return {"method": request.method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}


def check_request(request: Request, hall: Hall) -> None:
    if not page_files.is_for_the_page(request):  # a page is many files at once, and they cost us nothing
        hall.rates.check(REQUESTS, rest.where_from(request))
    length = request.headers.get("content-length", "0")
    endless = "transfer-encoding" in request.headers  # nobody knows how much comes
    if endless or not length.isdigit() or int(length) > hall.settings.limits.body_bytes:
        raise Refused("too_large")
    origin = request.headers.get("origin")
    if request.method not in ("GET", "HEAD", "OPTIONS") and origin is not None:
        same = origin.partition("://")[2] == request.headers.get("host", "")
        if not same and origin not in hall.settings.origins:
            raise Refused("bad_origin")


async def answer_refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return problem(request, error, error.status)


async def answer_no_database(request: Request, error: Exception) -> JSONResponse:
    log.error("the database failed", extra={"error": type(error).__name__})
    return problem(request, Refused("going_down"), 503)


async def answer_failed(request: Request, error: Exception) -> JSONResponse:
    """A mistake of ours; what it was stands in the log, and only there."""
    return problem(request, Refused("failed"), 500)


async def answer_bad_shape(request: Request, error: Exception) -> JSONResponse:
    return problem(request, Refused("bad_message"), 422)


async def answer_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = "no_table" if error.status_code == 404 else "bad_message"
    return problem(request, Refused(code), error.status_code)


def problem(request: Request, refused: Refused, status: int) -> JSONResponse:
    metrics.refused(refused.code)
    text = Tongue(wanted_language(request)).say(refused.phrase)
    return JSONResponse({"code": refused.code, "say": refused.phrase.data(), "text": text}, status)
