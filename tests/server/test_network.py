"""Opening a personal server to a network: only the person at the computer may, and others then reach it."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from signoria.server.interfaces import find_networks, is_reachable
from signoria.server.settings import Settings
from tests.server.house import BUSY, PATIENCE, House, at_a_house

PERSONAL = Settings(limits=BUSY, personal=True)
PATH = "/api/network"
UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


def here(house: House, **headers: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=house.http, headers=headers, timeout=PATIENCE)


@at_a_house(PERSONAL)
async def test_others_reach_the_server_after_it_was_opened_and_no_longer_after_it_was_closed(house: House) -> None:
    async with here(house) as anna:
        before = (await anna.get(PATH)).json()
        assert (before["open"], before["links"]) == (None, [])
        assert [one["name"] for one in before["networks"]] == ["near", "far"]
        after = (await anna.put(PATH, json={"name": "near"})).json()
        assert after["open"] == "near"
        (link,) = after["links"]
        assert link.startswith("http://127.0.0.2:")
        async with httpx.AsyncClient(base_url=link, timeout=PATIENCE) as bela:
            assert (await bela.get("/api/health")).status_code == 200
            guest = (await bela.post("/api/guests")).json()["token"]
            table = {"game": "dominion", "seats": 2}
            id = (await bela.post("/api/tables", json=table, headers={"Origin": link.rstrip("/")})).json()["id"]
            line = f"{link.replace('http', 'ws')}api/tables/{id}/socket"
            async with connect(line, additional_headers={"Authorization": f"Bearer {guest}"}) as socket:
                assert (await anna.delete(PATH)).json()["open"] is None
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(socket.recv(), PATIENCE)
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{link}api/health", timeout=PATIENCE)


@at_a_house(PERSONAL)
async def test_one_network_is_open_at_a_time_with_all_its_addresses(house: House) -> None:
    async with here(house) as anna:
        first = (await anna.put(PATH, json={"name": "near"})).json()["links"]
        second = (await anna.put(PATH, json={"name": "far"})).json()["links"]
        assert [link.partition("://")[2].partition(":")[0] for link in second] == ["127.0.0.3", "127.0.0.4"]
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{first[0]}api/health", timeout=PATIENCE)
        for link in second:
            assert (await anna.get(f"{link}api/health")).status_code == 200
        refused = await anna.put(PATH, json={"name": "nowhere"})
        assert (refused.status_code, refused.json()["code"]) == (422, "no_network")
        assert (await anna.get(PATH)).json()["links"] == second


@at_a_house(PERSONAL)
async def test_those_who_came_over_the_network_may_not_open_or_close_it(house: House) -> None:
    async with here(house) as anna:
        (link,) = (await anna.put(PATH, json={"name": "near"})).json()["links"]
        async with httpx.AsyncClient(base_url=link, timeout=PATIENCE) as bela:
            for forged in ({}, {"Host": house.host}, {"X-Forwarded-For": "127.0.0.1"}):
                shown = (await bela.get(PATH, headers=forged)).json()
                assert shown == {"yours": False, "networks": [], "open": None, "links": []}
                for request in (
                    bela.put(PATH, json={"name": "far"}, headers=forged),
                    bela.delete(PATH, headers=forged),
                ):
                    answer = await request
                    assert (answer.status_code, answer.json()["code"]) == (403, "not_here")
        assert (await anna.get(PATH)).json()["open"] == "near"


@at_a_house(PERSONAL)
async def test_pages_elsewhere_whose_names_lead_here_are_refused(house: House) -> None:
    """DNS rebinding: the browser says the name of the page, as host and as origin."""
    port = house.host.partition(":")[2]
    evil = {"Host": f"evil.example:{port}", "Origin": f"http://evil.example:{port}"}
    async with here(house, **evil) as page:
        for method, path in (("GET", PATH), ("PUT", PATH), ("GET", "/api/tables"), ("POST", "/api/guests")):
            answer = await page.request(method, path, json={"name": "near"} if method == "PUT" else None)
            assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
    line = f"GET /api/tables/x/socket HTTP/1.1\r\nHost: {evil['Host']}\r\nOrigin: {evil['Origin']}\r\n{UPGRADE}\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", int(port))
    writer.write(line.encode())
    assert b" 403 " in await reader.readline()
    writer.close()
    await writer.wait_closed()
    async with here(house, Origin="http://evil.example") as page:
        answer = await page.put(PATH, json={"name": "near"})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
    async with here(house, Host=f"localhost:{port}", Origin=f"http://localhost:{port}") as own:
        assert (await own.get(PATH)).status_code == 200


@at_a_house()
async def test_a_server_for_everybody_has_nothing_to_open(house: House) -> None:
    async with here(house) as anna:
        assert (await anna.get(PATH)).json()["yours"] is False
        answer = await anna.put(PATH, json={"name": "near"})
        assert (answer.status_code, answer.json()["code"]) == (403, "not_here")


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "0.0.0.0", "::", "169.254.7.7", "fe80::1", "ff02::1", "x"])
def test_addresses_that_lead_nowhere_from_elsewhere_are_never_offered(address: str) -> None:
    assert not is_reachable(address)


def test_networks_are_found_with_their_addresses_and_without_those_of_this_computer_alone() -> None:
    for network in find_networks():
        assert network.addresses and all(is_reachable(address) for address in network.addresses)


IN_A_NAMESPACE = """
ip link set lo up
ip link add lan type veth peer name far-lan
ip addr add 10.77.0.1/24 dev lan
ip addr add fd77::1/64 dev lan nodad
ip link add other type veth peer name far-other
ip addr add 10.78.0.1/24 dev other
ip link set lan up
ip link set other up
"""


def test_two_networks_of_a_computer_are_told_apart() -> None:
    """In a network namespace of its own, which has nothing but these two."""
    if shutil.which("unshare") is None or shutil.which("ip") is None:
        pytest.skip("unshare and ip make the networks for this test")
    show = f"{sys.executable} -c 'from signoria.server.interfaces import find_networks as f; print(f())'"
    ran = subprocess.run(  # our own script
        ["unshare", "-rn", "sh", "-ec", IN_A_NAMESPACE + show],
        capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    if "Operation not permitted" in ran.stderr or "not supported" in ran.stderr:
        pytest.skip("namespaces are not allowed here")
    assert ran.returncode == 0, ran.stderr
    assert "Network(name='lan', addresses=('10.77.0.1', 'fd77::1'))" in ran.stdout
    assert "Network(name='other', addresses=('10.78.0.1',))" in ran.stdout
