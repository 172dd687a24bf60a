"""What wins here: from the kingdom chooser to a report that is worked out, and to its example game."""

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.visitor import Visitor

KINGDOMS = iter(("First Game", "Big Money", "Interaction"))  # another one for each try: one is worked out only once
SLOW = 300_000  # ms: bots play some thousand games at the lowest priority


def is_whole(visitor: Visitor) -> None:
    """All parts of the report are there; nothing to complain about for axe, nothing beyond the edge."""
    page = visitor.page
    strategies = page.locator(".Strategies li").count()
    assert strategies > 3
    expect(page.locator("tbody tr")).to_have_count(strategies)
    expect(page.locator("tbody td")).to_have_count(strategies**2)
    expect(page.locator(".OpeningList h3")).to_contain_text(["4 / 3", "3 / 4", "5 / 2", "2 / 5"])
    expect(page.locator(".bar + b")).to_have_count(10)
    assert visitor.complaints() == []
    assert visitor.sideways() <= 0


def test_a_kingdom_is_chosen_worked_out_and_stepped_through(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    anna.open(f"/kingdom?code={next(KINGDOMS)}")
    anna.link("What wins here?").click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("What wins here?")
    expect(page.get_by_role("progressbar")).to_be_visible()
    anna.button("Stop here").click()
    anna.sees("Stopped.")
    anna.button("Continue").click()
    page.locator(".Strategies.early li, .about").first.wait_for(timeout=SLOW)
    assert anna.complaints() == []
    page.locator(".about").wait_for(timeout=SLOW)
    best = page.locator(".Strategies h3").first.inner_text().strip()
    expect(heading).to_have_text(f"What wins here? {best}")
    is_whole(anna)
    bela = visit((360, 740), "hu", color_scheme="dark")
    bela.page.goto(page.url)
    bela.page.locator(".about").wait_for()  # at once
    is_whole(bela)
    bela.page.get_by_label("Nyelv").select_option("ru")
    expect(bela.page.get_by_role("heading", level=1)).to_contain_text("Что здесь побеждает?")
    expect(bela.page.locator(".Strategies p").first).to_contain_text("Покуп")
    anna.button("Step through it").focus()
    page.keyboard.press("Enter")
    page.locator(".ReplayBar").wait_for()


def test_a_kingdom_that_there_is_not_is_an_error_in_words(visit: Visit) -> None:
    anna = visit()
    anna.expected.append("422")
    anna.open("/wins/nonsense")
    expect(anna.page.get_by_role("alert")).not_to_be_empty()
    expect(anna.button("Try again")).to_be_visible()
    assert anna.complaints() == []
