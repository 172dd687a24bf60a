"""How much JavaScript the page has: what one plays with, the study screens, and what the first screen waits for.

Nobody needs a study screen to play. Each is in a script of its own (`study-…`, from `web/src/study/`) that loads when it is first
opened, so it costs those who don't study nothing, and has a bound of its own.
"""

import gzip
import re
from pathlib import Path

import signoria.server

PAGE = Path(signoria.server.__file__).parent / "page"
PLAY = 150_000  # bytes, compressed: home, tables, and everything else but the study screens
STUDY = 40_000  # all study screens
FIRST = 60_000


def compressed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))


def is_study(script: Path) -> bool:
    return script.name.startswith("study-")


def test_the_scripts_that_one_plays_with_stay_small() -> None:
    scripts = [script for script in PAGE.rglob("*.js") if not is_study(script)]
    assert len(scripts) > 5
    assert sum(map(compressed, scripts)) <= PLAY


def test_the_scripts_of_study_screens_stay_small() -> None:
    scripts = [script for script in PAGE.rglob("*.js") if is_study(script)]
    assert scripts
    assert sum(map(compressed, scripts)) <= STUDY


def test_the_first_screen_waits_only_for_what_it_shows() -> None:
    first = set(re.findall(r'assets/[^"]+\.js', (PAGE / "index.html").read_text(encoding="utf-8")))
    assert first
    assert not any(is_study(Path(script)) for script in first)
    assert sum(compressed(PAGE / script) for script in first) <= FIRST
