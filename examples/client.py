"""A small client: opens a table over the network, fills it with bots, and plays a whole game by picking at random.

    signoria serve &
    python examples/client.py dominion
    python examples/client.py intrigo --server http://localhost:8000

It needs httpx and websockets, and knows nothing of the rules: the server says what can be picked. docs/protocol.md describes all
that goes back and forth.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SEATS = {"dominion": 2, "intrigo": 3}


async def play(server: str, game: str, bot: str, seed: str, record: str = "") -> dict[str, Any]:
    """Play one game, and keep its record if wanted; the last state we were sent."""
    async with httpx.AsyncClient(base_url=server) as http:
        guest = (await http.post("/api/guests")).raise_for_status().json()
        http.headers["Authorization"] = f"Bearer {guest['token']}"
        wishes = {"game": game, "seats": SEATS[game]}
        table = (await http.post("/api/tables", json=wishes)).raise_for_status().json()["id"]
        (await http.post(f"/api/tables/{table}/seats/0", json={"name": "Client"})).raise_for_status()
        for seat in range(1, SEATS[game]):
            (await http.put(f"/api/tables/{table}/seats/{seat}/bot", json={"bot": bot})).raise_for_status()
        (await http.post(f"/api/tables/{table}/start")).raise_for_status()
        address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(address, additional_headers={"Authorization": f"Bearer {guest['token']}"}) as socket:
            last = await play_seat(socket, random.Random(seed))
        if record:
            answer = (await http.get(f"/api/tables/{table}/record")).raise_for_status()
            await asyncio.to_thread(Path(record).write_text, answer.text, encoding="utf-8")
        return last


async def play_seat(socket: ClientConnection, chance: random.Random) -> dict[str, Any]:
    """Answer every question of our seat until the game is over."""
    await socket.send(json.dumps({"type": "hello", "seat": 0}))
    numbers = itertools.count(1)
    answered = ""
    async for text in socket:
        message = json.loads(text)
        if message["type"] in ("reject", "bye"):
            raise RuntimeError(f"refused: {message['code']}")
        if message["type"] != "state":
            continue
        if message["table"]["status"] == "over":
            return message
        ask = message["ask"]
        if ask is not None and ask["id"] != answered:
            answered = ask["id"]
            picks = await pick(socket, ask, chance)
            move = {"type": "move", "ask": ask["id"], "move_id": str(next(numbers)), "picks": picks}
            await socket.send(json.dumps(move))
    raise RuntimeError("the server has gone away")


async def pick(socket: ClientConnection, ask: dict[str, Any], chance: random.Random) -> list[str]:
    """Any whole answer: pick, and peek what could be picked next, until nothing more is needed."""
    picks: list[str] = []
    options, stop = [option["pick"] for option in ask["options"]], ask.get("stop", "")
    while options:
        option = chance.choice(options)
        if option == stop:
            break
        picks.append(option)
        if len(picks) >= ask["most"]:
            break
        await socket.send(json.dumps({"type": "peek", "ask": ask["id"], "picks": picks}))
        message = await answer(socket, "peeked")
        options, stop = [option["pick"] for option in message["options"]], message["stop"]
    return picks


async def answer(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this type; those about the table in between are not needed, for another one follows our move."""
    async for text in socket:
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("reject", "bye"):
            raise RuntimeError(f"refused: {message['code']}")
        if message["type"] == kind:
            return message
    raise RuntimeError("the server has gone away")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(SEATS))
    parser.add_argument("--server", default="http://localhost:8000")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--record", default="", help="a file for the record; `signoria replay --verify` checks it")
    asked = parser.parse_args()
    last = asyncio.run(play(asked.server, asked.game, asked.bot, asked.seed, asked.record))
    sys.stdout.write(f"result: {json.dumps(last['table']['result'])}\n")


if __name__ == "__main__":
    main()
