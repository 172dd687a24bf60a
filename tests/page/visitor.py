"""Somebody who looks at the page: opens it, reads it, clicks."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Request, Response, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 60_000  # ms until something that should come is missing: time is lost only where a test fails
expect.set_options(timeout=PATIENCE)

# Fonts are there, the next two pictures are drawn, and what moves has arrived. What moves forever, or for long, is not waited for.
SETTLED = """async () => {
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const still = async () => {
    await frames();
    await document.fonts.ready;
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime < 5000);
    await Promise.allSettled(moving.map((one) => one.finished));
    await frames();
  };
  await Promise.race([still(), new Promise((done) => setTimeout(done, 2000))]);
}"""

# The page is laid out, moves and can be pressed as ever, but no pixel of it is drawn.
UNDRAWN = """(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0 }");
  document.adoptedStyleSheets = [sheet];
})()"""

# The sheets of drawings are hidden from everybody, and on most screens have more elements than all else: axe takes half as long without them.
VIOLATIONS = """async ([options, sheets]) => {
  const away = sheets ? [] : [...document.querySelectorAll("svg.sprite[aria-hidden=true]")].map((sheet) => {
    const mark = document.createComment("");
    sheet.replaceWith(mark);
    return [mark, sheet];
  });
  try {
    return (await axe.run(document, options)).violations;
  } finally {
    for (const [mark, sheet] of away) mark.replaceWith(sheet);
  }
}"""


class Visitor:
    """Drawing takes almost half of a browser's time in a game: a page that nobody looks at may stay undrawn."""

    def __init__(self, context: BrowserContext, server: str, drawn: bool = True) -> None:
        self.context = context
        self.server = server
        self.wrong: list[str] = []  # what must never happen, whatever the test is about
        self.expected: list[str] = []  # patterns of what a test brings about itself
        self.asked: set[Request] = set()  # what has not been answered yet
        context.set_default_timeout(PATIENCE)
        if not drawn:
            context.add_init_script(UNDRAWN)
        self.page = context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.wrong.append(f"error in the page: {error}"))
        self.page.on("request", self._request)
        self.page.on("response", self._response)
        self.page.on("requestfinished", lambda request: self.asked.discard(request))
        self.page.on("requestfailed", lambda request: self.asked.discard(request))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"{message.type} in the console: {message.text} ({message.location['url']})")

    def _request(self, request: Request) -> None:
        self.asked.add(request)
        allowed = (f"{self.server}/", f"{self.server.replace('http', 'ws', 1)}/", "data:", "blob:")
        if not request.url.startswith(allowed):
            self.wrong.append(f"a request to elsewhere: {request.url}")

    def _response(self, response: Response) -> None:
        if response.status >= 500:
            self.wrong.append(f"{response.status} from {response.url}")

    def check(self) -> None:
        wrong = [line for line in self.wrong if not any(re.search(pattern, line) for pattern in self.expected)]
        assert not wrong, "\n".join(wrong)

    # --- looking ----------------------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> None:
        self.page.goto(self.server + path)
        self.page.get_by_role("heading").first.wait_for()

    def keeps(self, **settings: str) -> None:
        """What was chosen on this device before."""
        for name, value in settings.items():
            self.context.add_init_script(f"localStorage.setItem('signoria.{name}', '{value}')")

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def link(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("link", name=name)

    def sees(self, text: str | re.Pattern[str]) -> None:
        self.page.get_by_text(text).first.wait_for()

    def settle(self) -> None:
        """Wait until the page stands still."""
        self.page.evaluate(SETTLED)

    def draw(self) -> None:
        """From now on until another page is opened, whatever was asked for."""
        self.page.evaluate("document.adoptedStyleSheets = []")

    def speak(self, language: str) -> None:
        """Choose a language, and wait for what the server tells in it."""
        self.page.locator(".Language select").first.select_option(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.settle()
        self.wait(lambda: not self.asked, "an answer to each request")

    def until(self, script: str) -> None:
        """Wait until this becomes true in the page; Playwright's own waiting takes any promise for truth."""
        self.wait(lambda: self.page.evaluate(script), script)

    def wait(self, so: Callable[[], object], what: str = "what was waited for") -> None:
        """Wait until something is so, while the page goes on."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not so():
            if time.monotonic() > deadline:
                raise PlaywrightTimeout(f"never so: {what}")
            self.page.wait_for_timeout(100)

    def sideways(self) -> int:
        """How many pixels of the page lie beyond the window's right edge."""
        self.settle()
        over: int = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        return over

    def complaints(self, colors: bool = True, sheets: bool = False) -> list[str]:
        """What axe finds wrong with this screen for people who cannot see or use it as others do.

        To compare all colors takes as long as everything else together. It looks into the `sheets` of drawings only if it is asked to.
        """
        self.draw()
        self.settle()  # colors on their way to others have no contrast yet
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8") + "; 0")
        options: dict[str, Any] = {"resultTypes": ["violations"]}
        if not colors:
            options["rules"] = {"color-contrast": {"enabled": False}}
        # To name each element that is looked at takes a quarter of the time: only if there is something to complain about.
        found: list[dict[str, Any]] = self.page.evaluate(VIOLATIONS, [{**options, "selectors": False}, sheets])
        if found:
            found = self.page.evaluate(VIOLATIONS, [options, sheets]) or found
        return [
            f"{one['id']}: {one['help']} ({', '.join(' '.join(node.get('target', ())) for node in one['nodes'][:4])})"
            for one in found
        ]
