"""People on different devices at one table."""

import re

from playwright.sync_api import WebSocketRoute, expect

from tests.page.conftest import Visit
from tests.page.player import CAN, QuickPicker, expect_end, play_until
from tests.page.tour import invite_of
from tests.page.visitor import Visitor


def open_table(visitor: Visitor, seats: int = 2) -> str:
    """Open a table for friends; the address of its invite."""
    visitor.open("/friends")
    page = visitor.page
    page.get_by_label("Your name at the table").fill("Anna")
    page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    visitor.button("Open table").click()
    page.locator(".Invite").wait_for()
    return f"/join/{invite_of(visitor)}"


def test_two_people_play_a_whole_game_though_a_line_breaks(visit: Visit) -> None:
    anna, bela = visit(), visit((360, 740), "hu")
    invite = open_table(anna)
    lines: list[WebSocketRoute] = []

    def keep(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    def break_the_line() -> None:
        come = len(lines)
        lines[-1].close()
        bela.wait(lambda: len(lines) > come, "the line comes back by itself")

    bela.page.route_web_socket(re.compile("/socket$"), keep)
    bela.open(invite)
    bela.page.get_by_role("textbox").first.fill("Béla")
    bela.page.locator(".Button.solid").click()
    anna.button("Start game").click()
    pickers = [QuickPicker(anna.page, "anna"), QuickPicker(bela.page, "bela")]
    for _ in range(2):  # in the middle of the game, in the middle of whatever is being picked
        for _ in range(20):
            for picker in pickers:
                picker.pick_one()
        break_the_line()
    play_until(lambda: all(picker.over for picker in pickers), *pickers)
    expect_end(anna)
    expect_end(bela)


def test_who_watches_sees_the_table_and_is_asked_nothing(visit: Visit) -> None:
    anna, cili = visit(), visit()
    anna.open("/friends")
    anna.page.get_by_label("Your name at the table").fill("Anna")
    anna.page.get_by_label("Open to everyone").check()
    anna.page.get_by_role("radio", name="2", exact=True).check(force=True)
    anna.button("Open table").click()
    anna.button(re.compile("^Fill")).click()
    anna.button("Start game").click()
    anna.page.locator(".Question").wait_for()
    table = anna.page.url.removeprefix(anna.server)
    cili.open(table)
    cili.page.locator("[data-pile=copper]").wait_for()
    expect(cili.page.locator(CAN)).to_have_count(0)
    expect(cili.page.locator(".HandCard")).to_have_count(0)
