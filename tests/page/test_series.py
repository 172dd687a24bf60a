"""A series at one table: standings, who starts next, rotation, and a link that shows a finished game."""

import re

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.player import CAN, sit_down
from tests.page.tour import give_up, invite_of
from tests.page.visitor import Visitor


def test_the_next_game_swaps_a_card_and_the_series_is_counted(visit: Visit) -> None:
    anna, bela = visit(), visit()
    sit_down(anna)
    page = anna.page
    page.locator(CAN).first.wait_for()
    before = page.locator("[data-pile]").evaluate_all("(piles) => piles.map((pile) => pile.dataset.pile)")
    give_up(anna)
    expect(page.locator(".End .starts")).to_contain_text("next game")
    assert anna.complaints() == []

    # Somebody without a seat sees the game by its link.
    id = page.url.partition("/table/")[2].partition("/")[0]
    bela.open(f"/replay/{id}?game=1&seat=0&invite={invite_of(anna)}")
    bela.page.locator(".ReplayBar").wait_for()

    # Someone who is invited now sees how the series stands.
    bela.open(f"/join/{invite_of(anna)}")
    expect(bela.page.get_by_role("heading", name="Series after 1 game")).to_be_visible()
    expect(bela.page.locator(".Standings tbody tr")).to_have_count(3)
    assert bela.complaints() == []

    page.get_by_role("button", name="Swap cards").click()
    page.get_by_label("Swap out").select_option("moat")
    page.locator(".swap .Button").click()
    page.locator(CAN).first.wait_for()
    after = page.locator("[data-pile]").evaluate_all("(piles) => piles.map((pile) => pile.dataset.pile)")
    assert len(set(before) - set(after)) == 1 and "moat" not in after
    page.locator("[popovertarget=table-menu]").click()
    expect(page.locator("#table-menu .Standings tbody tr")).to_have_count(3)
    page.keyboard.press("Escape")
    give_up(anna)
    expect(page.get_by_role("heading", name="Series after 2 games")).to_be_visible()
    expect(page.locator(".Standings tbody tr")).to_have_count(3)
    assert anna.complaints() == []


def test_five_people_at_two_tables_are_told_which_is_theirs(visit: Visit) -> None:
    anna, bela = visit(), visit()
    anna.open("/friends")
    page = anna.page
    page.locator("input[autocomplete=nickname]").fill("Anna")
    page.get_by_role("radio", name="5", exact=True).check(force=True)
    page.get_by_role("radio", name="Two: 2 + 3").check(force=True)
    anna.button("Open table").click()
    expect(page.locator(".Lobby .head")).to_contain_text("2 + 3")
    bela.open(f"/join/{invite_of(anna)}")
    expect(bela.page.locator(".Join")).to_contain_text("2 + 3")
    for seat in range(1, 5):
        sit_by_request(bela, anna, seat)
    anna.button("Start game").click()
    expect(page.locator(".TopBar .where")).to_contain_text(re.compile("Table [12] of 2"))
    assert anna.complaints() == []


def test_what_intrigo_is_played_with_is_offered_shown_and_played(visit: Visit) -> None:
    anna, bela = visit(), visit()
    anna.open("/friends")
    page = anna.page
    page.locator("input[autocomplete=nickname]").fill("Anna")
    page.get_by_role("radio", name="Intrigo").check(force=True)
    page.get_by_text("More options").click()
    for option in ("2, 3, 4", "35", "12", "Seat 2"):
        page.get_by_role("radio", name=option, exact=True).check(force=True)
    anna.button("Open table").click()
    agreed = "Character prices: 2, 3, 4 · Ducats in the game: 35 · Last round: 12 · First player: Seat 2"
    expect(page.locator(".Lobby .agreed")).to_have_text(agreed)
    bela.open(f"/join/{invite_of(anna)}")
    expect(bela.page.locator(".Join .agreed")).to_have_text(agreed)
    anna.button(re.compile("^Fill")).click()
    bela.link("Watch").click()  # all seats are taken, and the game hasn't begun
    expect(bela.page.locator(".Lobby .agreed")).to_have_text(agreed)
    anna.button("Start game").click()
    bela.page.locator(".FamilySeat").first.wait_for()
    page.locator(CAN).first.wait_for()
    expect(page.locator(".FamilySeat[data-seat='1']")).to_contain_text("First player")


def sit_by_request(visitor: Visitor, host: Visitor, seat: int) -> None:
    id = host.page.url.partition("/table/")[2].partition("/")[0]
    address = f"/api/tables/{id}/seats/{seat}?invite={invite_of(host)}"
    done = visitor.page.evaluate(
        """async ([address, name]) => {
          const post = (to, body) =>
            fetch(to, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
          await post("/api/guests", {});
          return (await post(address, { name })).ok;
        }""",
        [address, f"Guest {seat}"],
    )
    assert done
