"""How long it takes until somebody can play: `python -m benchmarks.first_screen`.

A cold browser cache and a processor slowed down four times; from opening the page to its first button that can be pressed,
and from that press to the first question of a dealt game. The median of five, each with a browser context of its own.
"""

from __future__ import annotations

import statistics
import sys
import time

from playwright.sync_api import sync_playwright

from tests.page.conftest import QUIET, WHOLE
from tests.page.player import CAN
from tests.server.house import open_house

TIMES = 5
SLOWER = 4


def main() -> None:
    opened, dealt = [], []
    with open_house() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=WHOLE, args=list(QUIET))
        for _ in range(TIMES):
            context = browser.new_context(viewport={"width": 360, "height": 740}, locale="en")
            page = context.new_page()
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            began = time.perf_counter()
            page.goto(house.http)
            page.locator(".Button.solid").wait_for()
            opened.append(time.perf_counter() - began)
            began = time.perf_counter()
            page.locator(".Button.solid").click()
            page.locator(CAN).first.wait_for()
            dealt.append(time.perf_counter() - began)
            context.close()
        browser.close()
    for name, seconds in (("the first screen", opened), ("the first question after Play now", dealt)):
        shown = ", ".join(f"{one:.2f}" for one in seconds)
        sys.stdout.write(f"{name}: median {statistics.median(seconds):.2f} s ({shown})\n")


if __name__ == "__main__":
    main()
