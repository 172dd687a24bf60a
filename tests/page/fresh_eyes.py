"""What bots' turns look like to somebody who watches them once: `python -m tests.page.fresh_eyes FRAMES TRUTH [--game intrigo]`.

Plays a game against bots and keeps what the screen shows at speed *Normal*, a frame every quarter of a second from the end of
one's own turn to the next question. What really happened goes into another folder, to compare with what readers of the frames
say each bot did. Time passes slowly in the page meanwhile, so that a busy machine can draw and keep every frame.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.conftest import CHROMIUM, QUIET
from tests.page.player import ANSWERS, BEST, CAN, TREASURES, is_over
from tests.page.visitor import Visitor
from tests.server.house import open_house

SLOWER = 6  # times
FRAME = 250  # ms of the page's own time
SIZE = (1440, 900)
BOTS = ("easy", "medium", "easy", "medium", "easy")
ATTACKS = ("militia", "witch", "bandit", "bureaucrat", "village", "smithy", "market", "remodel", "moat", "cellar")
WISHES: dict[str, dict[str, object]] = {
    "dominion": {"kingdom": ", ".join(f"{card}@base2" for card in ATTACKS)},
    "intrigo": {},
}
# Timers take longer by a factor, animations by the browser's own means.
SLOWLY = f"""(() => {{
  const later = window.setTimeout;
  window.setTimeout = (what, ms = 0, ...rest) => later(what, ms < 10_000 ? ms * {SLOWER} : ms, ...rest);
}})()"""
OTHERS = "document.querySelector('.Pace') !== null"
TOLD = """() => [...document.querySelector(".Log").querySelectorAll(".LogLine")].map((line) => ({
  heading: line.matches(".turn"), detail: line.matches(".detail"), text: line.textContent.trim(),
}))"""


# Answers what is asked. Nothing is pressed with the pointer, which would skip what others do if they have begun meanwhile.
ANSWER = """([plan, answers, can, treasures, chance]) => {
  if (document.querySelector(".Pace")) return;
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const rest = all(`${answers}, ${can}`);
  const wanted = [
    ...all(".Doubt .no, .Question .Button.confirm.solid"),
    ...plan.flatMap((card) => all(`[data-pile=${card}][data-can]`)),
    ...all(answers).filter((one) => one.textContent.includes(treasures)),
    rest[Math.floor(chance * rest.length)],
  ];
  wanted[0]?.click();
}"""


class Hand:
    """Buys what is best, and does anything else by chance."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.chance = random.Random("fresh eyes")

    def answer(self) -> None:
        self.page.evaluate(ANSWER, [list(BEST), ANSWERS, CAN, TREASURES, self.chance.random()])
        self.page.wait_for_timeout(100)


def sit_among_bots(visitor: Visitor, game: str, seats: int) -> None:
    """A table with bots at all seats but the first."""

    def ask(method: str, path: str, data: object = None) -> Any:
        answer = visitor.context.request.fetch(
            f"{visitor.server}/api/{path}", method=method, data=data, headers={"Origin": visitor.server}
        )
        assert answer.ok, answer.text()
        return answer.json() if answer.status != 204 else None

    ask("POST", "guests")
    table = ask("POST", "tables", {"game": game, "seats": seats, "wishes": WISHES[game]})["id"]
    ask("POST", f"tables/{table}/seats/0", {"name": "Anna"})
    for seat in range(1, seats):
        ask("PUT", f"tables/{table}/seats/{seat}/bot", {"bot": BOTS[seat - 1]})
    ask("POST", f"tables/{table}/start")
    visitor.open(f"/table/{table}")
    visitor.page.locator(".Question").wait_for()


class Camera:
    """Keeps frames; one that looks like the one before is left out."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page, self.folder = page, folder
        self.last, self.count = "", 0

    def take(self, name: str) -> None:
        picture = self.page.screenshot(animations="allow")
        looks = hashlib.sha256(picture).hexdigest()
        if looks != self.last:
            self.count += 1
            (self.folder / f"{self.count:03}-{name}.png").write_bytes(picture)
        self.last = looks


def my_move(page: Page, hand: Hand) -> None:
    """Answer until others move, or it is over."""
    while not page.evaluate(OTHERS) and not is_over(page):
        hand.answer()


def watch_round(page: Page, camera: Camera, number: int) -> None:
    """Keep what is shown until something is asked."""
    begin, last = page.evaluate("performance.now()"), -FRAME
    while page.evaluate(OTHERS):
        clock = round((page.evaluate("performance.now()") - begin) / SLOWER)
        if clock < last + FRAME:
            page.wait_for_timeout((last + FRAME - clock) * SLOWER)
            continue
        camera.take(f"round{number}-{clock:05}ms")
        last = clock
    page.locator(f"{CAN}, {ANSWERS}, .End h1").first.wait_for()
    camera.take(f"round{number}-then")


def told_since(page: Page, lines: int) -> list[dict[str, Any]]:
    """What the log tells from a line on, turn by turn."""
    turns: list[dict[str, Any]] = [{"turn": "before", "lines": []}]
    for line in page.evaluate(TOLD)[lines:]:
        if line["heading"]:
            turns.append({"turn": line["text"], "lines": []})
        elif not line["detail"]:
            turns[-1]["lines"].append(line["text"])
    return [turn for turn in turns if turn["lines"]]


def my_turn(page: Page) -> bool:
    """Whether the question is about a turn of one's own, not about somebody's attack; in Intrigo it always is."""
    turns = [line["text"] for line in page.evaluate(TOLD) if line["heading"]]
    return not turns or "turn" not in turns[-1].lower() or "(you)" in turns[-1]


def one_turn(page: Page, hand: Hand) -> None:
    """Play to the next turn of one's own."""
    before = len(page.evaluate(TOLD))
    while not is_over(page) and not (len(page.evaluate(TOLD)) > before + 1 and my_turn(page)):
        hand.answer()


def watch(browser: Browser, server: str, options: argparse.Namespace) -> list[dict[str, Any]]:
    context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en")
    context.add_init_script(SLOWLY)
    context.add_init_script("localStorage['signoria.speed'] ??= 'off'")
    visitor = Visitor(context, server)
    page = visitor.page
    sit_among_bots(visitor, options.game, options.players)
    hand = Hand(page)
    for _ in range(options.after):
        one_turn(page, hand)
    page.evaluate("localStorage['signoria.speed'] = 'normal'")
    page.reload()
    page.locator(f"{CAN}, {ANSWERS}").first.wait_for()
    client = context.new_cdp_session(page)
    client.send("Animation.enable")
    client.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER})
    camera = Camera(page, options.frames)
    camera.take("before")
    begin = len(page.evaluate(TOLD))
    rounds = 0
    while rounds < options.rounds and not is_over(page):
        my_move(page, hand)
        watch_round(page, camera, rounds + 1)
        rounds += my_turn(page)
    told = told_since(page, begin)
    context.close()
    return told


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.page.fresh_eyes", description=__doc__)
    parser.add_argument("frames", type=Path)
    parser.add_argument("truth", type=Path)
    parser.add_argument("--game", choices=sorted(WISHES), default="dominion")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--after", type=int, default=0, help="so many turns are played first, unseen")
    options = parser.parse_args()
    for folder in (options.frames, options.truth):
        folder.mkdir(parents=True, exist_ok=True)
    with open_house() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        truth = watch(browser, house.http, options)
        (options.truth / f"{options.game}.json").write_text(json.dumps(truth, indent=1))
        browser.close()


if __name__ == "__main__":
    main()
