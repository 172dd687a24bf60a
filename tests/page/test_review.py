"""The review of a game: from the end screen, from a replay and from My games; it grows, and leads to the table and back."""

import json
import re

import pytest
from playwright.sync_api import expect

from signoria.bots.bot import play
from signoria.bots.registry import find_bot
from signoria.core.game import Game
from signoria.core.record import Record
from signoria.core.rng import from_seed
from signoria.dominion import GAME
from tests.page.conftest import Visit
from tests.page.player import CAN, sit_down
from tests.page.tour import give_up
from tests.page.visitor import Visitor

SLOW = 240_000  # ms: the coach imagines some thousand games beside everything else
KINGDOM = "cellar, market, militia, mine, moat, remodel, smithy, village, witch, workshop"
MONEY = "6 silver, 4 gold, 6 copper"
# The last Province wins the game for the seat that is asked, and it buys something else.
MISSED = {
    "phase": "buy",
    "kingdom": KINGDOM,
    "0": {"discard": f"3 province, {MONEY}"},
    "1": {"discard": f"3 province, duchy, {MONEY}"},
    "supply": {"province": 1},
    "coins": 8,
}


def missed_win() -> str:
    """A short game in which the first decision is a blunder."""
    game = Game(GAME.read_position(MISSED))
    game.start_log()
    for name in ("gold", "end_turn"):
        game.apply_move(game.seat(), [game.state.option_named(name)])
    play(game, [find_bot("big_money_ultimate", "dominion").new(from_seed("1")) for _ in range(2)])
    return Record.from_game(GAME, game).to_json()


def bring(visitor: Visitor, record: str) -> str:
    """The id under which the server keeps a record for a while."""
    visitor.open("/")
    answer = visitor.context.request.post(
        f"{visitor.server}/api/replays",
        data=json.dumps({"record": record}),
        headers={"Content-Type": "application/json", "Origin": visitor.server},
    )
    return str(answer.json()["id"])


def is_fine(visitor: Visitor) -> None:
    assert visitor.complaints() == []
    assert visitor.sideways() <= 0


def finish(visitor: Visitor) -> None:
    """Wait until the coach has finished."""
    expect(visitor.page.get_by_role("progressbar")).to_have_count(0, timeout=SLOW)


def test_a_missed_win_is_the_first_thing_a_review_says(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    id = bring(anna, missed_win())
    page.goto(f"{anna.server}/replay/record/{id}?seat=0")
    anna.link("Game review").click()
    page.locator(".Chances > svg").wait_for(timeout=SLOW)
    finish(anna)
    expect(page.get_by_role("heading", level=1)).to_contain_text("bought Gold")
    moment = page.locator(".Moment")
    expect(moment.get_by_role("img", name="blunder")).to_be_visible()
    expect(moment.locator("li").first).to_contain_text("Province")
    expect(moment.locator("li").first).to_contain_text("best")
    expect(moment.locator("li.done")).to_contain_text("Gold")
    expect(moment.locator(".reason")).to_contain_text("wins")
    row = page.locator(".Decisions li").first
    expect(row).to_contain_text("Better: Province")
    expect(row.locator("button")).to_have_attribute("aria-current", "true")
    is_fine(anna)

    bela = visit((360, 740), "hu", color_scheme="dark")  # the same address, at once, in another language
    bela.page.goto(page.url)
    bela.page.locator(".Decisions li").first.wait_for(timeout=SLOW)
    expect(bela.page.locator(".Decisions li").first).to_contain_text("Tartomány")
    is_fine(bela)
    bela.page.get_by_label("Nyelv").select_option("ru")
    expect(bela.page.locator(".Decisions li").first).to_contain_text("Провинция")
    is_fine(bela)
    bela.page.emulate_media(media="print")  # paper is white at night, too
    assert bela.page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"


def test_skill_and_luck_add_up_to_the_result(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    page.goto(f"{anna.server}/review/record/{bring(anna, missed_win())}")
    finish(anna)
    for text in page.locator(".Splits .sum").all_inner_texts():
        start, luck, own, others, result = [
            int(n.replace("−", "-").replace("±", "").replace("+", "")) for n in re.findall(r"([−+±]?\d+)%", text)
        ]
        assert start + luck + own + others == result, text


def test_points_and_decisions_lead_to_the_table_and_the_keyboard_is_enough(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    page.goto(f"{anna.server}/review/record/{bring(anna, missed_win())}?seat=0")
    page.locator(".Decisions li").first.wait_for(timeout=SLOW)
    finish(anna)
    expect(page.get_by_label("Review for")).to_have_value("0")
    last = page.locator(".Decisions li button").last
    last.focus()
    page.keyboard.press("Enter")
    expect(last).to_have_attribute("aria-current", "true")
    expect(page.locator(".Moment h2")).to_contain_text(re.compile(r"Turn \d+"))
    chosen = page.url
    assert "moment=" in chosen
    page.locator(".turns a").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".turns a").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".ReplayBar").wait_for()
    page.go_back()
    expect(page.locator(".Decisions [aria-current=true]")).to_be_visible()
    assert page.url == chosen
    anna.link("See the table").click()
    page.locator(".ReplayBar").wait_for()


def test_the_better_move_can_be_tried(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    page.goto(f"{anna.server}/review/record/{bring(anna, missed_win())}?seat=0&moment=0")
    anna.button("Continue from here").click(timeout=SLOW)
    page.locator("[data-pile=province][data-can]").click()
    page.locator("[data-word=end_turn]").click()
    expect(page.locator(".End h1")).to_contain_text("You win")


@pytest.mark.parametrize("game", ["Dominion", "Intrigo"])
def test_a_review_is_reached_from_the_end_and_from_my_games_and_shared(visit: Visit, game: str) -> None:
    anna = visit((390, 844))
    page = anna.page
    sit_down(anna, game)
    page.locator(CAN).first.click()
    page.locator(f"{CAN}, .Question .confirm.solid").first.wait_for()
    give_up(anna)
    anna.link("Game review").click()
    page.locator(".Chances > svg").wait_for(timeout=SLOW)
    expect(page.get_by_label("Review for")).to_contain_text("You")
    page.locator(".Decisions li").first.wait_for(timeout=SLOW)
    is_fine(anna)
    assert anna.link("What wins here?").count() == (game == "Dominion")

    bela = visit()
    invite = anna.context.request.get(f"{anna.server}/api/tables/{page.url.split('/review/')[1].split('?')[0]}").json()
    bela.page.goto(f"{page.url}&invite={invite['invite']}")
    bela.page.locator(".Chances > svg").wait_for(timeout=SLOW)
    expect(bela.page.get_by_label("Review for")).not_to_contain_text("You")

    anna.open("/games")
    page.locator(".GameRow").get_by_role("link", name="Review").click()
    page.locator(".Chances > svg").wait_for(timeout=SLOW)
