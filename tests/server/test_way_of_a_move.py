"""The way of one move through the server, as docs/architecture.md shows it."""

from __future__ import annotations

import re
import threading
from collections import Counter
from pathlib import Path
from types import FrameType

from tests.server.house import open_house
from tests.server.people import company
from tests.server.test_operations import happens

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
SECTION = DOCUMENT.split("## The way of one click")[1].split("\n## ")[0]
ROW = re.compile(r"^\|[^|]*\| `([^`]+)` \| (.+) \|$", re.MULTILINE)
WAY = [(file, name) for file, names in ROW.findall(SECTION) for name in re.findall(r"`([^`]+)`", names)]


def source(file: str) -> Path:
    return ROOT / file if file.startswith("web/") else ROOT / "src" / "signoria" / file


def test_the_way_is_counted_as_it_is_listed() -> None:
    said = re.search(r"(\d+) functions in (\d+) files", SECTION)
    assert said is not None
    assert (int(said[1]), int(said[2])) == (len(WAY), len({file for file, _ in WAY}))
    assert max(Counter(WAY).values()) == 1, "a function is counted twice"


def test_every_function_of_the_way_exists() -> None:
    for file, name in WAY:
        text = source(file).read_text(encoding="utf-8")
        definition = rf"^\s*(async )?{re.escape(name)}\(" if file.startswith("web/") else rf"\bdef {name}\("
        assert name == "onclick" or re.search(definition, text, re.MULTILINE), f"{file} has no {name}"


def test_a_bought_card_goes_this_way_through_the_server() -> None:
    ran: dict[tuple[str, str], None] = {}
    follows = False

    def watch(frame: FrameType, event: str, _: object) -> None:
        folder, _, file = frame.f_code.co_filename.rpartition("/signoria/")
        if follows and event == "call" and folder:
            ran[file, frame.f_code.co_name] = None

    async def buy() -> None:
        nonlocal follows
        with open_house() as house:
            async with company(house) as table:
                player = await table.asked()
                while player.ask is not None and player.ask["verb"] != "buy":
                    await player.move("all_treasures" if player.ask["verb"] == "play_treasure" else "end_actions")
                await table.told()
                follows = True
                await player.move("copper")
                await table.told()

    threading.setprofile(watch)  # of threads that begin from here on: the server's
    try:
        happens(buy())
    finally:
        threading.setprofile(None)  # as it was
    listed = {step for step in WAY if step[0].startswith("server/")}
    begun_before = {("server/sockets.py", "pump"), ("server/store.py", "_write")}  # loops that wait for something to do
    assert listed - set(ran) <= begun_before
