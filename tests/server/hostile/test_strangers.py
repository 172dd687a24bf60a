"""What a stranger learns of a private table, takes of a public one, and can call itself."""

from __future__ import annotations

import pytest

from signoria.server.refusal import Refused
from signoria.server.settings import Limits
from signoria.server.texts import check_name, clean_text
from tests.server.house import House, at_a_house
from tests.server.people import company, guest
from tests.server.test_lobby import refused


@at_a_house()
async def test_of_a_private_table_a_stranger_learns_nothing(house: House) -> None:
    async with company(house) as table, guest(house) as stranger, guest(house) as host:
        open_table = await host.open()
        for id in (table.id, open_table, "no-such-table"):
            for request in (
                stranger.table(id),
                stranger.sit(id, 0),
                stranger.sit(id, 99),
                stranger.stand(id, 0),
                stranger.seat_bot(id, 0),
                stranger.start(id),
                stranger.ask("GET", f"/api/tables/{id}/record"),
                stranger.ask("GET", f"/api/tables/{id}/replay"),
            ):
                assert (await refused("no_table", request)).status == 404
            for seat in (-1, 0, 1, 9):
                await refused("no_table", stranger.player(id, seat).come())


@at_a_house()
async def test_a_stranger_cannot_take_all_seats_of_a_public_table(house: House) -> None:
    async with guest(house) as host, guest(house) as stranger, guest(house) as other:
        id = await host.open(seats=4, public=True)
        for seat in range(Limits.seats_per_guest):
            await stranger.sit(id, seat, f"Stranger {seat}")
        await refused("too_many", stranger.sit(id, 2))
        await stranger.sit(id, 0, "Another name")
        await stranger.stand(id, 1)
        await stranger.sit(id, 2)
        await other.sit(id, 1)
        await host.sit(id, 3)


@at_a_house()
async def test_the_host_and_the_invited_may_sit_for_all_who_share_their_screen(house: House) -> None:
    async with guest(house) as host, guest(house) as friend:
        id = await host.open(seats=4, public=True)
        for seat in range(4):
            await host.sit(id, seat, f"Child {seat}")
        private = await host.open(seats=4)
        invite = (await host.table(private))["invite"]
        for seat in range(4):
            await friend.sit(private, seat, f"Child {seat}", invite)


FAMILY = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"


@pytest.mark.parametrize(
    "name", ["Anna", "Ё", "李", "नि", "می\u200cخواهم", "7", FAMILY, "\u2764\ufe0f", "Dr. No", "A" * 24]
)
def test_a_name_that_can_be_seen_is_taken(name: str) -> None:
    assert check_name(f"  {name}\n") == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u3164",
        "\u2800\u2800",
        "\u115f\u1160",
        "\uffa0",
        "Anna\u3164",
        "\u200d",
        "\u200b",
        "\ufe0f",
        "\u0301",
        "\u034f",
        "…",
        "...",
        "\u202eannA",
        "\u2066A",
        "A" * 25,
        "bot:easy",
        "BOT:easy",
        "\x00A",
        "\ue000",
        "\ud800A",
    ],
)
def test_a_name_that_cannot_be_seen_or_deceives_is_refused(name: str) -> None:
    with pytest.raises(Refused) as caught:
        check_name(name)
    assert caught.value.code == "bad_name"


@pytest.mark.parametrize("text", ["\u3164", "\u2800", "\u200d\u200d", "\u200b", "\ufe0f", "\n\t", "\u202e"])
def test_nobody_says_nothing(text: str) -> None:
    with pytest.raises(Refused) as caught:
        clean_text(text)
    assert caught.value.code == "bad_text"


def test_what_is_said_is_shown_without_tricks() -> None:
    assert clean_text(f"so\u202e\u3164 {FAMILY} …\n!") == f"so {FAMILY} … !"


@at_a_house()
async def test_names_are_checked_where_people_sit_down(house: House) -> None:
    async with guest(house) as anna:
        id = await anna.open()
        for name in ("\u3164", "\u2800", "…"):
            await refused("bad_name", anna.sit(id, 0, name))
        await anna.sit(id, 0, FAMILY)
        assert (await anna.table(id))["seats"][0]["name"] == FAMILY
