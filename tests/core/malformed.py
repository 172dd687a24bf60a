"""Inputs that are wrong, made by the hundred from ones that are right: positions, setups and scenarios of both games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

Data = dict[str, Any]  # Any: nested plain data that is taken apart at will
Place = tuple[str | int, ...]

DEEP: list[Any] = []
for _ in range(3_000):
    DEEP = [DEEP]

# Wrong wherever they stand: no field of any position, setup or scenario takes one of these.
NEVER: dict[str, object] = {
    "half a character": "\ud800",
    "a list of nothing": [[[]]],
    "a table": {"unheard_of": {"x": 1}},
    "a very large number": 10**30,
    "five thousand digits": 10**5_000,
    "a very deep list": DEEP,
    "not a number": float("nan"),
    "half": 1.5,
    "a long text": "copper, " * 5_000,
    "many values": ["copper"] * 60_000,
}
# Wrong where a number, a word or a list of cards is wanted.
NOT_A_NUMBER: dict[str, object] = {
    "negative": -7,
    "a word": "many",
    "true": True,
    "digits in words": "9" * 5_000,
    "none": None,
}
NOT_CARDS: dict[str, object] = {
    "no card": "smity",
    "too many": "9999 copper",
    "digits": "9" * 5_000 + " copper",
    "a number": 3,
    "true": True,
    "brackets": "copper (((",
    "a remark": "copper (known to 99999999999999999999)",
    "an empty entry": ["copper", None],
}
NOT_A_TEXT = ("half a character", "a list of nothing", "a table", "a very deep list", "a long text")
NOT_A_WORD: dict[str, object] = {"a number": -7, "true": True, "unknown": "smity"}

DOMINION: Data = {
    "seats": 3,
    "kingdom": "masquerade, moat, mine@base1",
    "profile": "ed2",
    "active": 0,
    "phase": "action",
    "turn": 4,
    "actions": 1,
    "buys": 1,
    "coins": 0,
    "actions_played": 0,
    "cost_reduction": 0,
    "copper_bonus": 0,
    "hand": "masquerade, 2 copper",
    "deck": "gold (known to 0), 5 copper",
    "discard": "estate",
    "in_play": "village",
    "set_aside": "nothing",
    "revealed": "nothing",
    "turns": 2,
    "shuffles": ["estate, village"],
    "1": {"hand": "5 copper", "deck": "silver", "turns": 1},
    "2": {"hand": "gold, 4 estate", "turns": 1},
    "supply": {"province": 3},
    "trash": "copper",
    "passes": ["gold from 1 to 2"],
    "choose_discard_top": False,
    "merged_treasure": False,
}
INTRIGO: Data = {
    "seats": 4,
    "families": ["contarini", "dandolo", "gradenigo", "morosini"],
    "first": 0,
    "active": 2,
    "round": 3,
    "phase": "placement",
    "gaps": {"g3": "da4", "g9": "co2 (down)", "g12": "thief"},
    "tokens": {"b0": "me", "b1": "d", "b2": "fa", "b3": "d (down)"},
    "bought": {"thief": 2},
    "ducat_total": 32,
    "max_rounds": 30,
    "prices": {"thief": [1, 2, 3]},
    "0": {"hand": "co4, mo2, co3", "ducats": 0, "counters": {"clergy": 3}, "gos": 1, "called": 1},
    "1": {"hand": "da2, da3, gr2", "gos": 1, "laid": "da4", "lacks": "ti3"},
    "2": {"ducats": 2, "gos": 0},
    "3": {"gos": 0},
}
NUMBERS = {
    *(
        "seats",
        "active",
        "turn",
        "actions",
        "buys",
        "coins",
        "actions_played",
        "cost_reduction",
        "copper_bonus",
        "turns",
    ),
    *("first", "round", "ducats", "gos", "called", "province", "clergy", "ducat_total", "max_rounds"),
}
CARDS = {"hand", "deck", "discard", "in_play", "set_aside", "revealed", "trash", "laid", "lacks"}
WORDS = {"profile", "phase", "g3", "g9", "g12", "b0", "b1"}

SETUPS: dict[str, Data] = {
    "dominion": {
        "seats": 2,
        "first": 0,
        "kingdom": [
            *("cellar@base2", "market@base2", "merchant@base2", "militia@base2", "mine@base2"),
            *("moat@base2", "remodel@base2", "smithy@base2", "village@base2", "workshop@base2"),
        ],
        "profile": "ed2",
    },
    "intrigo": {
        "seats": 3,
        "first": 1,
        "families": [],
        "prices": {"thief": [1, 2, 3]},
        "ducat_total": 32,
        "max_rounds": 5,
    },
}
POSITIONS = {"dominion": DOMINION, "intrigo": INTRIGO}

CONTRADICTIONS: dict[str, list[Data]] = {
    "dominion": [
        {"passes": ["gold from 0 to 1"]},  # nobody has one
        {"passes": ["copper from 0 to 2"], "seats": 3},  # not to the left
        {"passes": ["copper from 0 to 7"]},
        {"hand": "copper", "0": {"hand": "estate"}},
        {"active": 3, "seats": 3},
        {"seats": 2, "5": {"hand": "copper"}},
        {"seed": "a", "rng": [1, 2, 3, 4]},
        {"rng": [1, 2, 3]},
        {"rng": [1, 2, 3, -4]},
        {"rng": [1, 2, 3, 2**40]},
        {"seed": ["a"]},
        {"discard": "copper (known to 0)"},
        {"in_play": "village (known to 0)"},
        {"kingdom": "village, village"},
        {"kingdom": "copper"},
        {"kingdom": "moat@base7"},
        {"hand": ["999 copper"] * 50},
        {"phase": "tea"},
        {"profile": "ed3"},
        {"custom": [{"id": "copper"}]},
        {"custom": "moat"},
    ],
    "intrigo": [
        {"0": {"gos": 9}},
        {"0": {"gos": 3}},
        {"first": 0, "active": 0, "0": {"gos": 4}, "1": {"gos": 4}, "2": {"gos": 4}, "3": {"gos": 4}},
        {
            "0": {"hand": "nothing", "called": 0},
            "gaps": {f"g{i}": card for i, card in enumerate(("co2", "co3", "co4", "ti2"))},
        },
        {"0": {"called": 1}},
        {"0": {"counters": {"clergy": 99}}},
        {"0": {"counters": {"clergy": 4}}},
        {"0": {"counters": {"merchants": 1, "military": 1, "clergy": 1, "farmers": 1, "workers": 1}}},
        {"phase": "over", "result": "four"},
        {"phase": "over", "result": "four", "winner": 0},
        {"phase": "over", "result": "round_limit", "winner": 0},
        {"winner": 1},
        {"result": "four"},
        {"phase": "over"},
        {"round": 500},
        {"round": 0},
        {"round": 2, "max_rounds": 1},
        {"0": {"laid": "co4"}},
        {"0": {"laid": "co4"}, "1": {"laid": "co4"}, "gaps": {"g0": "co4"}},
        {"0": {"hand": "co4", "lacks": "co4"}},
        {"0": {"hand": "co4, co4"}},
        {"0": {"hand": "co2, co3, co4, ti2, ti3"}},
        {"gaps": {"g0": "co4", "g1": "co4"}},
        {"gaps": {"g0": "thief (down)"}},
        {"gaps": {"g16": "co4"}},
        {"gaps": {"g12": "co4"}, "seats": 3},
        {"tokens": {"b0": "me", "b2": "me", "b4": "me", "b6": "me"}},
        {"0": {"ducats": 99}},
        {"pool": 7},
        {"bag": "merchants"},
        {"bought": {"thief": 4}},
        {"bought": {"thief": 0}, "gaps": {"g0": "thief"}},
        {"phase": "draft"},
        {"phase": "draft", "step": 3},
        {"step": 2},
        {"draft": ["co2, co3, co4, ti2"]},
        {"seats": 5},
        {"seats": 2},
        {"first": 4},
        {"active": 4},
        {"families": ["contarini", "contarini", "dandolo", "gradenigo"]},
        {"families": ["tiepolo", "contarini", "dandolo", "gradenigo"]},
        {"prices": {"thief": [3, 2, 1]}},
        {"prices": {"thief": [1, 2]}},
        {"prices": {"thief": [10**20] * 3}},
        {"prices": {"smith": [1, 2, 3]}},
        {"intrigue_values": {"contarini": [2, 2, 2]}},
        {"intrigue_values": {"contarini": [2, 3, 10**20]}},
        {"ducat_total": 10**18},
        {"max_rounds": 10**18},
        {"seed": {"a": 1}},
        {"rng": "abc"},
    ],
}


def places(data: object, here: Place = ()) -> Iterator[Place]:
    """Where anything stands."""
    if here:
        yield here
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, (*here, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            yield from places(value, (*here, i))


def with_value(data: Data, place: Place, value: object) -> Data:
    """A copy of the data with something else in a place."""
    copy: Any = deepcopy(data)
    at = copy
    for step in place[:-1]:
        at = at[step]
    at[place[-1]] = value
    assert isinstance(copy, dict)
    return copy


def wrong_values(place: Place) -> dict[str, object]:
    """What cannot stand in this place of a position or a setup."""
    name = place[-1]
    if name in NUMBERS:
        return {**NEVER, **NOT_A_NUMBER}
    if name in CARDS:
        return {**NEVER, **NOT_CARDS}
    if name in WORDS:
        return {**NEVER, **NOT_A_WORD}
    return NEVER


def wrong_data(right: Data) -> Iterator[tuple[str, Data]]:
    """The same data with something wrong in one place, or with a key too many."""
    for place in places(right):
        for what, value in wrong_values(place).items():
            yield f"{'.'.join(map(str, place))} is {what}", with_value(right, place, value)
    for key in ("hnd", "", "-1", "99", "²", "\ud800", "9" * 5_000):
        yield f"a key {key[:10]!r}", {**right, key: {}}


STEPS: list[object] = [
    *(value for what, value in NEVER.items() if what != "many values"),
    None,
    7,
    [],
    {},
    "",
    "   ",
    "blunder",
    "play",
    "play " + "copper, " * 2_000,
    "9" * 5_000 + ": pass",
    "99: pass",
    "redeal for 99",
    "redeal for " + "9" * 5_000,
    "play 9999 copper",
    "play copper (known to 0)",
    "play \x00",
    {"expect": None},
    {"expect": "hand"},
    {"expect": {"hnd": 1}},
    {"expect": {"hand": 7}},
    {"expect": {"hand": "9" * 5_000 + " cards"}},
    {"expect": {"0": 3}},
    {"expect": {"0": {"hnd": 3}}},
    {"asks": 7},
    {"asks": {"sea": 1}},
    {"asks": {"seat": "x"}},
    {"sees": 7},
    {"sees": {"99": {}}},
    {"sees": {"9" * 5_000: {}}},
    {"sees": {"nobody": {}}},
    {"sees": {"0": 7}},
    {"refuses": 7},
    {"refuses": {"blunder": "not_asked"}},
    {"refuses": {"0": {"blunder": "not_asked"}}},
    {"refuses": {"9" * 5_000 + ": pass": "not_asked"}},
    {"events": 7},
    {"events": ["9" * 5_000 + " play"]},
    {"events": ["0 play " + "9" * 5_000 + " cards"]},
    {"events": [["0 play"]]},
    {"events": {"99": []}},
    {"log": 7},
    {"log": {"0": {"x": 1}}},
    {"during": 7},
    {"during": {"move": "play", "at": 7, "expect": {}}},
    {"during": {"move": "pass", "at": "0 play", "time": 10**30, "expect": {}}},
    {"sees": {"0": {"hnd": "absent"}}},
    {"expects": {}},
    {"0": 7},
    {"0": {}},
    {"-1": "pass"},
    {"9" * 5_000: "pass"},
]


def wrong_scenarios(game: str) -> Iterator[tuple[str, Data]]:
    """Scenarios in which one thing is wrong."""
    right: Data = {"game": game, "name": "A scenario", "position": {}, "steps": [{"expect": {"active": 0}}]}
    for key in ("game", "name", "shows", "position", "setup", "steps", "seed"):
        wrong = {what: NEVER[what] for what in NOT_A_TEXT} | {"true": True, "a list": [7]}
        if key not in ("name", "shows", "seed"):  # these take any text, and a long number in YAML is one
            wrong |= {what: value for what, value in NEVER.items() if what != "many values"}
        for what, value in wrong.items():
            yield f"{key} is {what}", {**right, key: value}
    for key in ("game", "name", "position", "steps"):
        yield f"no {key}", {name: value for name, value in right.items() if name != key}
    yield "position and setup", {**right, "setup": {"seats": 3}}
    yield "a key too many", {**right, "step": []}
    for i, step in enumerate(STEPS):
        yield f"step {i}", {**right, "steps": [step]}


def as_yaml(data: Any) -> str:
    """Plain data as YAML in one line, written without recursion limits and whatever it is: JSON is YAML."""
    if data is DEEP:
        return "[" * 3_000 + "]" * 3_000
    if isinstance(data, dict):
        return "{" + ", ".join(f"{json.dumps(key)}: {as_yaml(value)}" for key, value in data.items()) + "}"
    if isinstance(data, list):
        return "[" + ", ".join(map(as_yaml, data)) + "]"
    if isinstance(data, int) and data > 10**1_000:
        return "9" * 5_000
    return json.dumps(data)


TEXTS: dict[str, str] = {
    "nothing": "",
    "a comment": "# no scenario\n",
    "an empty document": "---\n...\n",
    "two empty documents": "---\n---\n",
    "an empty list": "[]",
    "no scenarios": "game: dominion\nscenarios: []\n",
    "a word": "dominion",
    "a list of words": "[dominion]",
    "an alias bomb": "a: &a [x, x, x, x, x, x, x, x]\n"
    + "".join(f"{b}: &{b} [{', '.join([f'*{a}'] * 8)}]\n" for a, b in zip("abcdefghijklmnop", "bcdefghijklmnopq")),
    "an alias inside itself": "game: &g [*g]\n",
    "an anchor": "name: &x y\n",
    "an anchor on a key": "&x name: y\n",
    "a tag": "name: !!python/object:os.system x\n",
    "a tag on a key": "!!str name: y\n",
    "a list as a key": "[a, b]: c\n",
    "a key twice": "name: a\nname: b\n",
    "3,000 lists deep": "[" * 3_000,
    "3,000 lists deep and closed": "[" * 3_000 + "]" * 3_000,
    "3,000 tables deep": "{a: " * 3_000,
    "600 blocks deep": "".join(f"{' ' * i}a{i}:\n" for i in range(600)),
    "600 lists in one line": "- " * 600 + "x",
    "3,000 questions deep": "? " * 3_000 + "x",
    "too many values": "- x\n" * 60_000,
    "too long": "#" * 1_000_001,
    "a bad escape": 'name: "\\q"',
    "a half character": 'name: "\\ud800"',
    "a null": "name: \0",
    "a tab": "name:\n\t- x",
    "unclosed": "name: [a, b",
    "unclosed quote": 'name: "a',
    "a directive": "%YAML 9.9\n---\nname: x\n",
    "a merge": "<<: {name: x}\n",
    "binary": "\x80\x81\x82",
    "a long number": "name: x\ngame: dominion\nposition: {coins: " + "9" * 5_000 + "}\nsteps: []\n",
    "a long key": "?" + " x" * 20_000 + "\n: y\n",
}
