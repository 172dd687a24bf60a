"""How much JavaScript the page has: all screens together, and what the first one waits for."""

import gzip
import re
from pathlib import Path

import signoria.server

PAGE = Path(signoria.server.__file__).parent / "page"
ALL = 150_000  # bytes, compressed
FIRST = 60_000


def compressed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))


def test_the_scripts_of_all_screens_stay_small() -> None:
    scripts = list(PAGE.rglob("*.js"))
    assert len(scripts) > 5
    assert sum(map(compressed, scripts)) <= ALL


def test_the_first_screen_waits_only_for_what_it_shows() -> None:
    first = set(re.findall(r'assets/[^"]+\.js', (PAGE / "index.html").read_text(encoding="utf-8")))
    assert first
    assert sum(compressed(PAGE / script) for script in first) <= FIRST
