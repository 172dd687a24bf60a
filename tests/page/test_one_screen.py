"""Several people at one screen: what is on it, and what isn't while it changes hands."""

import io
import re
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.player import Picker, play_until
from tests.page.visitor import Visitor

COVER = ".Cover"
SHOW = "Show my cards"
VISIBLE = 32  # of 255; the browser doesn't draw the same corner in quite the same colors twice


def sit_together(visitor: Visitor, names: tuple[str, ...] = ("Anna", "Béla"), bots: int = 0) -> None:
    visitor.open("/screen")
    page = visitor.page
    fields = page.get_by_label(re.compile(r"^Player \d"))
    for _ in range(len(names) - 2):
        visitor.button("Add player").click()
    for at, name in enumerate(names):
        fields.nth(at).fill(name)
    if bots:
        page.get_by_role("radio", name=str(bots), exact=True).check(force=True)
    visitor.button("Start game").click()
    page.locator(COVER).wait_for()


def covered_for(visitor: Visitor) -> str:
    text = visitor.page.locator(f"{COVER} h1").inner_text()
    return text.partition(",")[0]


def picture(page: Page) -> Image.Image:
    """The screen once it stands still: two pictures in a row are the same."""
    page.mouse.move(5, 400)
    page.evaluate("document.activeElement.blur(); document.fonts.ready.then(() => true)")
    now = taken(page)
    for _ in range(50):
        page.wait_for_timeout(100)
        before, now = now, taken(page)
        if before == now or look_alike(opened(before), opened(now)):  # the same file is the same picture
            break
    return opened(now)


def taken(page: Page) -> bytes:
    return page.screenshot(animations="disabled")


def opened(file: bytes) -> Image.Image:
    return Image.open(io.BytesIO(file)).convert("RGB")


def look_alike(one: Image.Image, other: Image.Image) -> bool:
    """Whether nobody could tell these pictures apart."""
    return one.size == other.size and where_they_differ(one, other) is None


def where_they_differ(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    """The box around it: left, top, right, bottom."""
    return ImageChops.difference(one, other).point(lambda by: by if by >= VISIBLE else 0).getbbox()


def comes_to_look_like(one: Image.Image, page: Page) -> bool:
    """Drawings may still be on their way; what shows something else goes on doing so."""
    return any(look_alike(one, picture(page)) for _ in range(20))


def play_until_covered(visitor: Visitor, seed: str) -> None:
    play_until(visitor.page.locator(COVER).count, Picker(visitor.page, seed))


def test_the_cover_shows_nothing_of_any_deal(visit: Visit) -> None:
    """Pictures of the cover are the same whatever lies under it: other deals, other turns."""
    pictures: dict[str, Image.Image] = {}
    for seed in ("one", "two"):
        visitor = visit(drawn=True)
        sit_together(visitor)
        for turn in range(4):
            expect(visitor.page.locator(".HandCard, [data-pile], .Glyph")).to_have_count(0)
            name = covered_for(visitor)
            now = picture(visitor.page)
            alike = look_alike(pictures.setdefault(name, now), now) or comes_to_look_like(pictures[name], visitor.page)
            assert alike, f"turn {turn}: something else is on the cover for {name}"
            assert turn or visitor.complaints() == []
            visitor.button(SHOW).click()
            play_until_covered(visitor, seed)
    assert set(pictures) == {"Anna", "Béla"}


def test_a_seat_shows_exactly_what_it_shows_on_a_screen_of_its_own(visit: Visit, tmp_path: Path) -> None:
    """What one sees here is the picture of one's own seat, so no other hand can be in it."""
    visitor = visit(drawn=True)
    sit_together(visitor)
    page = visitor.page
    id = page.url.rpartition("/")[2]
    for turn in range(3):
        name = covered_for(visitor)
        visitor.button(SHOW).click()
        page.locator(".HandCard").first.wait_for()
        visitor.settle()
        hand = page.locator(".HandCard").all_inner_texts()
        own = visitor.context.new_page()
        own.goto(f"{visitor.server}/table/{id}/{('Anna', 'Béla').index(name)}")
        expect(own.locator(".HandCard")).to_have_text(hand, use_inner_text=True)
        there, here = picture(own), picture(page)
        for _ in range(39):  # marks may still be on their way
            if look_alike(there, here):
                break
            there, here = picture(own), picture(page)
        if not look_alike(there, here):
            there.save(tmp_path / "there.png")
            here.save(tmp_path / "here.png")
            where = where_they_differ(there, here)
            pytest.fail(f"turn {turn}: {name} sees something else here, within {where} of the pictures in {tmp_path}")
        own.close()
        play_until_covered(visitor, "own")


def test_bots_play_along_and_people_take_turns_at_the_screen(visit: Visit) -> None:
    visitor = visit((390, 844))
    sit_together(visitor, bots=1)
    seen = []
    for _ in range(4):
        seen.append(covered_for(visitor))
        visitor.button(SHOW).click()
        visitor.page.locator(".HandCard").first.wait_for()
        play_until_covered(visitor, "bots")
    assert seen in (["Anna", "Béla"] * 2, ["Béla", "Anna"] * 2)


def test_a_reload_covers_the_cards_again(visit: Visit) -> None:
    visitor = visit()
    sit_together(visitor, ("Anna", "Béla", "Cili"))
    visitor.button(SHOW).click()
    visitor.page.locator(".HandCard").first.wait_for()
    visitor.page.reload()
    visitor.page.locator(COVER).wait_for()
    expect(visitor.page.locator(".HandCard")).to_have_count(0)
    table = visitor.page.url.rpartition("/")[2]
    visitor.open(f"/table/{table}")  # from the list of games it leads here too
    visitor.page.locator(COVER).wait_for()
