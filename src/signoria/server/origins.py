"""Whose pages may talk to us: our own, and those that the settings name. A browser says where a page is from.

A cookie comes along with whatever any page sends, so a request with nothing but a cookie must say where it is from. A
bearer token comes from us, and no page can send someone else's.
"""

from __future__ import annotations

import ipaddress
from typing import Final

from fastapi import Request
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection

from signoria.server.settings import Settings

OUR_NAME: Final = "localhost"
COOKIE: Final = "signoria_guest"
BEARER: Final = "Bearer "
USUAL_PORTS: Final = {"http": ":80", "https": ":443"}
SECURE: Final = ("https", "wss")
HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
FOR_PAGES_ELSEWHERE: Final = {
    "Access-Control-Allow-Credentials": "true",
    "Access-Control-Allow-Methods": "GET, HEAD, POST, PUT, DELETE",
    "Access-Control-Allow-Headers": "Authorization, Content-Type, Accept-Language",
    "Access-Control-Max-Age": "600",
}


def bearer_of(connection: HTTPConnection) -> str:
    """The token that a client without cookies brings; "" for none."""
    header = connection.headers.get("authorization", "")
    return header.removeprefix(BEARER).strip() if header.startswith(BEARER) else ""


def may_act(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request that changes something, or a socket, may come from where it does."""
    origin = connection.headers.get("origin")
    if origin is None:
        return bool(bearer_of(connection)) or COOKIE not in connection.cookies
    return plain(origin) == own_origin(connection, settings) or is_named(origin, settings)


def is_ours(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request names us as it may. The server of one person has addresses and no name but `localhost`.

    A page elsewhere can have its own name lead to this computer (DNS rebinding); it can't do that with an address.
    """
    if not settings.personal:
        return True
    name = host_name(connection)
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name == OUR_NAME
    return True


def host_name(connection: HTTPConnection) -> str:
    """The name or address by which a request asks for us, without its port."""
    host = connection.headers.get("host", "").strip().lower()
    return host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]


def own_origin(connection: HTTPConnection, settings: Settings) -> str:
    """Where our own page is for this request: the proxy says by what scheme it was reached."""
    secure = settings.secure_cookies or connection.url.scheme in SECURE
    return plain(f"{'https' if secure else 'http'}://{connection.headers.get('host', '')}")


def is_named(origin: str, settings: Settings) -> bool:
    """Whether the settings allow a page elsewhere."""
    return plain(origin) in {plain(one) for one in settings.origins}


def plain(origin: str) -> str:
    """An origin as a browser writes it: without what goes without saying."""
    scheme, _, host = origin.strip().rstrip("/").lower().partition("://")
    return f"{scheme}://{host.removesuffix(USUAL_PORTS.get(scheme, ''))}"


def asks_beforehand(request: Request) -> bool:
    """Whether a browser asks if a page elsewhere may send something."""
    return request.method == "OPTIONS" and "access-control-request-method" in request.headers


def allow(request: Request, headers: MutableHeaders, settings: Settings) -> None:
    """Let a page that the settings name read the answer with these headers."""
    origin = request.headers.get("origin", "")
    if settings.origins:
        headers.add_vary_header("Origin")
    if origin and is_named(origin, settings):
        headers["Access-Control-Allow-Origin"] = origin
        for name, value in FOR_PAGES_ELSEWHERE.items():
            headers[name] = value
