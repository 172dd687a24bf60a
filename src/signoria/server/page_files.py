"""Serves the page: the files that were built into the package, and index.html for every address inside the page.

All files are in memory by their names, so that a request can name nothing else.
"""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fastapi import Request
from fastapi.responses import PlainTextResponse, Response
from starlette.convertors import CONVERTOR_TYPES, StringConvertor

from signoria.core.phrase import phrase
from signoria.lang import Translator
from signoria.server.reader import wanted_language
from signoria.server.refusal import Refused

BUILT: Final = Path(__file__).with_name("page")
HOW_TO_BUILD: Final = "python tools/page.py build"
INDEX: Final = "index.html"
BASE: Final = b'<base href="/">'  # index.html holds it for us to fill in
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the name changes with the content
ASK_AGAIN: Final = "no-cache"
WORTH_PACKING: Final = 1024  # bytes
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED_ALREADY: Final = (".ico", ".mp3", ".ogg", ".png", ".woff2")
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the better one first


OURS: Final = ("api", "metrics")


class PagePath(StringConvertor):
    """Any address that is not the server's own."""

    regex = rf"(?!(?:{'|'.join(OURS)})(?:/|$)).*"


CONVERTOR_TYPES["page"] = PagePath()
ROUTE: Final = "/{path:page}"


def is_for_the_page(request: Request) -> bool:
    first = request.url.path.removeprefix(request.app.state.page.base_path).strip("/").partition("/")[0]
    return request.method in ("GET", "HEAD") and first not in OURS


@dataclass(frozen=True)
class File:
    name: str
    content: bytes
    packed: dict[str, bytes]  # by encoding
    etag: str

    def kept(self) -> str:
        """How long a browser may keep it."""
        return FOR_EVER if self.name.startswith("assets/") else ASK_AGAIN


@dataclass
class Page:
    """What was built, for a base path; read again when it is built anew."""

    base_path: str
    folder: Path = BUILT
    files: dict[str, File] = field(default_factory=dict)
    built: int = 0  # when: nanoseconds of index.html

    def bring_up_to_date(self) -> bool:
        """Whether there is a page."""
        try:
            built = (self.folder / INDEX).stat().st_mtime_ns
        except FileNotFoundError:
            self.files, self.built = {}, 0
            return False
        if built != self.built:
            self.files = {file.name: file for file in map(self._read, self._sources())}
            self.built = built
        return True

    def _sources(self) -> list[Path]:
        return [
            path for path in sorted(self.folder.rglob("*")) if path.is_file() and path.suffix not in ENCODINGS.values()
        ]

    def _read(self, path: Path) -> File:
        content = path.read_bytes()
        name = path.relative_to(self.folder).as_posix()
        packed: dict[str, bytes] = {}
        if name == INDEX:
            content = content.replace(BASE, f'<base href="{self.base_path}/">'.encode())
        else:
            for encoding, ending in ENCODINGS.items():
                beside = path.with_name(path.name + ending)
                if beside.is_file():
                    packed[encoding] = beside.read_bytes()
        if "gzip" not in packed and path.suffix not in PACKED_ALREADY and len(content) >= WORTH_PACKING:
            packed["gzip"] = gzip.compress(content, mtime=0)
        return File(name, content, packed, hashlib.sha256(content).hexdigest()[:20])


async def serve(request: Request) -> Response:
    """A file, or index.html for an address of the page's own."""
    page: Page = request.app.state.page
    there = page.bring_up_to_date()
    file = page.files.get(request.path_params["path"])
    if file is None:
        if "text/html" not in request.headers.get("accept", "") and request.path_params["path"]:
            raise Refused("no_page")
        if not there:
            return not_built(request)
        file = page.files[INDEX]
    return answer(request, file)


def not_built(request: Request) -> Response:
    language = wanted_language(request)
    text = Translator(language).say(phrase("page-not-built", command=HOW_TO_BUILD))
    headers = {"Content-Language": language, "Cache-Control": "no-store"}
    return PlainTextResponse(text + "\n", 404, headers=headers)


def answer(request: Request, file: File) -> Response:
    encoding = wanted_encoding(request.headers.get("accept-encoding", ""), file)
    etag = f'"{file.etag}-{encoding}"' if encoding else f'"{file.etag}"'
    headers = {"Cache-Control": file.kept(), "ETag": etag, "Vary": "Accept-Encoding"}
    known = request.headers.get("if-none-match", "")
    if etag in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
        return Response(None, 304, headers)
    if encoding:
        headers["Content-Encoding"] = encoding
    headers["Content-Type"] = TYPES.get(Path(file.name).suffix, "application/octet-stream")
    return Response(file.packed[encoding] if encoding else file.content, headers=headers)


def wanted_encoding(accepted: str, file: File) -> str:
    """The best encoding that we have and the browser takes; "" for none."""
    taken: set[str] = set()
    for part in accepted.split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "").rstrip("0").rstrip(".") not in ("q=", "q=0"):
            taken.add(name.strip().lower())
    return next((encoding for encoding in ENCODINGS if encoding in taken and encoding in file.packed), "")
