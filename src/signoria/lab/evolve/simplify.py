"""Making plans shorter without making them worse: lines that never matter, and conditions that always or never hold."""

from __future__ import annotations

import re
from collections.abc import Iterator

from signoria.lab.evolve.contest import Contender, Contest, Meeting
from signoria.lab.evolve.plan import BASICS, Line, Plan, kingdom_cards, tidied
from signoria.lab.statistics import WHOLE, Share

TRIALS = ((10, 0.02), (30, 0.005))  # deals for a plan without one of its cards, and by how much it may seem worse
DEAD = 20  # deals on which a line that is never needed makes no difference
COMPARISON = re.compile(r"own ([a-z ]+?) *(<=|>=|<|>|=) *(\d+)|own ([a-z ]+?) *(<=|<) *own ([a-z ]+)")


def simplified(plan: Plan, rival: Plan, contest: Contest) -> Plan:
    """The plan without cards that it can do without, and without lines and comparisons that never make a difference."""
    shortest = without_absent(plan)
    whole = Contender(shortest)
    for card in sorted(kingdom_cards(shortest)):
        fewer = without_absent(tuple(line for line in shortest if line.card != card))
        if _is_as_good(fewer, whole, Contender(rival), contest):
            shortest = fewer
    tried: set[Plan] = {shortest}
    while (shorter := next((one for one in _reduced(shortest) if one not in tried), None)) is not None:
        tried.add(shorter)
        if _is_the_same(shorter, shortest, contest):
            shortest = shorter
    return shortest


def _is_as_good(fewer: Plan, whole: Contender, rival: Contender, contest: Contest) -> bool:
    """Whether it does as well against the whole plan, and as well as that against a rival."""
    one, base = Contender(fewer), Contender(whole.plan)
    seats = contest.arena.seats
    for deals, worse in TRIALS:
        first = contest.new_deals(deals)
        meetings = [Meeting(one, whole, first, deals)]
        if rival.plan != whole.plan:
            meetings += [Meeting(one, rival, first, deals), Meeting(base, rival, first, deals)]
        contest.play(meetings)
        lost = 1 / seats - one.records[whole.text].mean(seats)
        if rival.plan != whole.plan:
            lost += base.records[rival.text].mean(seats) - one.records[rival.text].mean(seats)
        if lost > worse:
            return False
    return True


def _is_the_same(shorter: Plan, plan: Plan, contest: Contest) -> bool:
    """Whether each deal ends even between the two, as it does if they play alike."""
    one, other = Contender(shorter), Contender(plan)
    contest.play([Meeting(one, other, contest.new_deals(DEAD), DEAD)])
    return one.records[other.text].share == Share(DEAD * WHOLE, DEAD * WHOLE * WHOLE)


def _reduced(plan: Plan) -> Iterator[Plan]:
    """Each plan with a line or a comparison less."""
    for at in range(len(plan)):
        yield tidied([*plan[:at], *plan[at + 1 :]])
    for at, (card, condition) in enumerate(plan):
        ways = [way.split(" and ") for way in condition.split(" or ")] if condition else []
        for i, way in enumerate(ways):
            if len(ways) > 1:
                yield _with(plan, at, card, [*ways[:i], *ways[i + 1 :]])
            for j in range(len(way)):
                rest = [*way[:j], *way[j + 1 :]]
                yield _with(plan, at, card, [*ways[:i], rest, *ways[i + 1 :]] if rest else [])


def _with(plan: Plan, at: int, card: str, ways: list[list[str]]) -> Plan:
    line = Line(card, " or ".join(" and ".join(way) for way in ways))
    return tidied([*plan[:at], line, *plan[at + 1 :]])


def without_absent(plan: Plan) -> Plan:
    """The plan without comparisons with cards that it never buys, and without those that it makes twice."""
    bought = {card for card, _ in plan} | BASICS
    lines: list[Line] = []
    for card, condition in plan:
        ways: list[list[str]] = []
        always = not condition
        for way in condition.split(" or ") if condition else []:
            parts = [_judged(part, bought) for part in way.split(" and ")]
            if False not in parts:
                rest = list(dict.fromkeys(part for part in parts if isinstance(part, str)))
                ways.append(rest)
                always = always or not rest
        if always:
            lines.append(Line(card))
        elif ways:
            lines.append(Line(card, " or ".join(" and ".join(way) for way in ways)))
    return tidied(lines)


def _judged(part: str, bought: set[str]) -> str | bool:
    """A comparison, or what it comes to if it is about a card that nobody buys."""
    found = COMPARISON.fullmatch(part.strip())
    if found is None:
        return part
    card, sign, number, smaller, sign2, larger = found.groups()
    if number is not None:
        if _id(card) in bought:
            return part
        n = int(number)
        return {"<": n > 0, "<=": True, ">": False, ">=": n <= 0, "=": n == 0}[sign]
    if _id(larger) not in bought:
        if sign2 == "<":
            return False
        return f"own {smaller} < 1" if _id(smaller) in bought else True
    return part


def _id(words: str) -> str:
    return words.strip().replace(" ", "_")
