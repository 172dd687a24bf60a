"""Pictures of every screen, to be looked at: `python -m tests.page.screenshots [FOLDER]`, or `make screenshots`.

Three sizes, four languages, day, and night for the tables; then as many different questions of both games as random play
meets. The folder is not kept under version control.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.page.conftest import CHROMIUM, QUIET
from tests.page.player import ANSWERS, CAN, Picker, is_over, question, sit_down
from tests.page.tour import doors, games, lobby
from tests.page.visitor import Visitor
from tests.server.house import open_house

SIZES = {"1440": (1440, 900), "768": (768, 1024), "360": (360, 740)}
LANGUAGES = ("en", "ru", "pl", "hu")
# Kingdoms that ask many different things.
KINGDOMS = (
    "deck_top", "victory_dance", "deconstruction", "silver_and_gold", "hand_madness", "best_wishes", "underlings",
    "secret_schemes", "interaction", "sleight_of_hand", "improvements", "village_square",
)  # fmt: skip


def visits(browser: Browser, server: str, scheme: str = "light") -> Iterator[tuple[str, str, Visitor, Visitor]]:
    """Two people in each language and size."""
    for language in LANGUAGES:
        for name, (width, height) in SIZES.items():
            contexts = [
                browser.new_context(
                    viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce",
                    color_scheme="dark" if scheme == "dark" else "light",
                )
                for _ in range(2)
            ]  # fmt: skip
            anna, bela = [Visitor(context, server) for context in contexts]
            yield language, name, anna, bela
            for context in contexts:
                context.close()


def picture(visitor: Visitor, folder: Path, name: str) -> None:
    visitor.page.wait_for_timeout(400)  # fonts and drawings
    visitor.page.screenshot(path=folder / f"{name}.png")
    sys.stderr.write(f"{name}\n")


def screens(browser: Browser, server: str, folder: Path) -> None:
    for language, size, anna, bela in visits(browser, server):
        for name in chain(doors(anna), lobby(anna, bela)):
            picture(bela if name == "join" else anna, folder, f"{name}.{language}-{size}")


def tables(browser: Browser, server: str, folder: Path) -> None:
    for scheme in ("light", "dark"):
        for language, size, anna, _ in visits(browser, server, scheme):
            if scheme == "light" or language == "en":
                for name in games(anna):
                    picture(anna, folder, f"{name}.{language}-{size}-{scheme}")


def questions(browser: Browser, server: str, folder: Path, most: int) -> None:
    """Play on with changing kingdoms, and keep every question that was not there before."""
    seen: set[str] = set()
    number = 0
    while len(seen) < most and number < 12:
        number += 1
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en", reduced_motion="reduce")
        visitor = Visitor(context, server)
        wish = json.dumps({"kingdom": KINGDOMS[number % len(KINGDOMS)]})
        context.add_init_script(f"localStorage.setItem('signoria.kingdom', {wish!r})")
        sit_down(visitor, "Intrigo" if number % 4 == 0 else "Dominion")
        picker = Picker(visitor.page, f"questions {number}", plan=())
        for _ in range(160):
            visitor.page.locator(f"{CAN}, .Question .answer .Button, .End h1").first.wait_for()
            if is_over(visitor.page) or len(seen) >= most:
                break
            if visitor.page.locator(".Question h1").count() == 0:  # answered in the meantime
                continue
            asked = re.sub(r"\d+", "n", question(visitor.page))
            if asked not in seen:
                seen.add(asked)
                name = f"question-{len(seen):02}"
                picture(visitor, folder, name)
                (folder / f"{name}.txt").write_text(what_is_asked(visitor), encoding="utf-8")
            picker.pick_one()
        context.close()


def what_is_asked(visitor: Visitor) -> str:
    """The question and all that can be pressed for an answer, in words: to hold against what readers of the picture say."""
    may = visitor.page.locator(f"{CAN}, {ANSWERS}").filter(visible=True)
    return "\n".join([question(visitor.page), *(" ".join(text.split()) for text in may.all_inner_texts())]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.page.screenshots", description=__doc__)
    parser.add_argument("folder", nargs="?", default="screenshots", type=Path)
    parser.add_argument("--only", choices=["screens", "tables", "questions"])
    parser.add_argument("--questions", type=int, default=40)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    with open_house() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        if options.only in (None, "screens"):
            screens(browser, house.http, options.folder)
        if options.only in (None, "tables"):
            tables(browser, house.http, options.folder)
        if options.only in (None, "questions"):
            questions(browser, house.http, options.folder, options.questions)
        browser.close()


if __name__ == "__main__":
    main()
