"""Plans in words, for people who don't read menus."""

from __future__ import annotations

import re

from signoria.lab.evolve.plan import POINTS, Line, Plan, kingdom_cards
from signoria.lab.wording import card_name
from signoria.lang import Translator

COMPARISON = re.compile(r"(.+?) *(<=|>=|<|>|=) *(.+)")
PER = re.compile(r"treasures */ *(\d+)")
MOST_IN_TITLE = 3

# What is compared, its sign, the message, and what to add to the number so that it says the same.
NUMBERED = {
    ("turns", "<"): ("plan-until-turn", -1),
    ("turns", "<="): ("plan-until-turn", 0),
    ("turns", ">"): ("plan-from-turn", 1),
    ("turns", ">="): ("plan-from-turn", 0),
    ("provinces", ">"): ("plan-provinces-least", 1),
    ("provinces", ">="): ("plan-provinces-least", 0),
    ("provinces", "<="): ("plan-provinces-most", 0),
    ("provinces", "<"): ("plan-provinces-most", -1),
    ("gains to end", "<="): ("plan-end-near", 0),
    ("gains to end", ">"): ("plan-end-far", 0),
    ("money", ">"): ("plan-money-least", 1),
    ("money", ">="): ("plan-money-least", 0),
    ("money", "<"): ("plan-money-most", -1),
    ("coins", ">="): ("plan-coins", 0),
    ("coins", ">"): ("plan-coins", 1),
    ("cards", "<"): ("plan-cards-most", -1),
    ("behind", "<"): ("plan-behind-under", 0),
    ("behind", "<="): ("plan-behind-under", 1),
    ("behind", ">"): ("plan-behind-least", 1),
    ("behind", ">="): ("plan-behind-least", 0),
}


def title(plan: Plan, translator: Translator) -> str:
    """A strategy by the cards that make it what it is."""
    bought = kingdom_cards(plan)
    cards = [card for card in dict.fromkeys(line.card for line in plan) if card in bought]
    names = [card_name(translator, "dominion", card) for card in cards[:MOST_IN_TITLE]]
    return " + ".join(names) if names else translator.say("evolve-money")


def in_words(plan: Plan, translator: Translator) -> list[str]:
    """What it buys, in order, and when it turns to Victory cards."""
    sentences = []
    for message, lines in (
        ("plan-buys", [line for line in plan if line.card not in POINTS]),
        ("plan-points", [line for line in plan if line.card in POINTS]),
    ):
        if lines:
            sentences.append(translator.say(message, list="; ".join(_line(line, translator) for line in lines)))
    return sentences


def _line(line: Line, translator: Translator) -> str:
    name = card_name(translator, "dominion", line.card)
    if not line.condition:
        return name
    ways = [
        ", ".join(_comparison(part, line.card, translator) for part in way.split(" and "))
        for way in line.condition.split(" or ")
    ]
    joint = translator.say("plan-or")
    return f"{name} ({f' {joint} '.join(ways)})"


def _comparison(text: str, card: str, translator: Translator) -> str:
    """One comparison; what has no words of its own stays as the menu has it."""
    found = COMPARISON.fullmatch(text.strip())
    if found is None:
        return text
    left, sign, right = found.groups()
    own = left.removeprefix("own ").replace(" ", "_") if left.startswith("own ") else ""
    if not right.isdigit():
        per = PER.fullmatch(right)
        if own == card and sign in ("<", "<=") and per is not None:
            return translator.say("plan-per-treasures", n=int(per[1]))
        if own == card and sign == "<=" and right.startswith("own "):
            other = card_name(translator, "dominion", right.removeprefix("own ").replace(" ", "_"))
            return translator.say("plan-one-more-than", name=other)
        return text
    n = int(right)
    if own and sign in ("<", "<="):
        most = n if sign == "<" else n + 1
        if own == card:
            return translator.say("plan-up-to", n=most)
        return translator.say("plan-owning-fewer", name=card_name(translator, "dominion", own), n=most)
    if own and sign in (">", ">="):
        least = n + 1 if sign == ">" else n
        return translator.say("plan-owning", name=card_name(translator, "dominion", own), n=least)
    if (left, sign) in NUMBERED:
        message, more = NUMBERED[left, sign]
        return translator.say(message, n=n + more)
    return text
