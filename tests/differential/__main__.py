"""`make differential`: plays the same cards from the same positions here and in pyminion, and compares what comes of it.

Differences whose cause is known are counted by cause (docs/differential.md tells each); any other one fails.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from random import Random
from typing import Final

from signoria.dominion.catalogue import KINGDOM_CARDS
from tests.differential.ours import Outcome, Position, play_ours, random_position
from tests.differential.theirs import CARDS, OtherQuestion, play_theirs

TREASURES: Final = ["copper", "silver", "gold", "harem"]
NOT_PLAYED: Final = ("gardens", "duke")  # their points are compared in every position
PLAYS_OTHERS: Final = ("throne_room", "vassal")  # what these play differs for that card's reason


@dataclass(frozen=True)
class Cause:
    card: str
    difference: str  # how it begins
    reason: str


LOST: Final = "theirs: cards that Library set aside are lost when the deck runs out"
NO_CARD: Final = "theirs: an error where there is no card to trash, gain, reveal or put back"
NOT_TAKEN: Final = "theirs: what Swindler gives is not taken from the Supply"
WRONG_MOAT: Final = "theirs: Minion mistakes whose Moat it was when two others play"
TO_WHOM: Final = "an edition's: who has no card receives none from Masquerade"

KNOWN: Final = [
    Cause("library", "discards", LOST),
    Cause("library", "only we ask: set_aside", LOST),
    Cause("masquerade", "hands", TO_WHOM),
    Cause("masquerade", "only", TO_WHOM),
    Cause("masquerade", "they offer other cards", TO_WHOM),
    Cause("masquerade", "raises", TO_WHOM),
    *(Cause(id, "they ask though there is no card", NO_CARD) for id in ("courtyard", "mine", "remodel", "upgrade")),
    Cause("swindler", "raises IndexError", NO_CARD),
    Cause("wishing_well", "raises IndexError", NO_CARD),
    Cause("swindler", "supply", NOT_TAKEN),
    Cause("swindler", "discards, supply", NOT_TAKEN),
    Cause("swindler", "only they ask: gain", NOT_TAKEN),
    Cause("swindler", "they offer other cards: gain", NOT_TAKEN),
    Cause("minion", "hands", WRONG_MOAT),
]


def shared_editions() -> dict[str, str]:
    """The kingdom cards both have, and the edition of ours that does what theirs does."""
    editions = {id: edition for id, edition in KINGDOM_CARDS if id in CARDS}
    editions.update({id: "base2" for id, edition in KINGDOM_CARDS if id in CARDS and edition == "base2"})
    editions["throne_room"] = "base1"  # its text says "may", and yet it must
    return editions


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.differential", description=__doc__)
    parser.add_argument("cards", nargs="*", help="only these")
    parser.add_argument("--positions", type=int, default=400, help="for each card")
    parser.add_argument("--show", action="store_true", help="every difference with its position")
    options = parser.parse_args()
    editions = shared_editions()
    chosen = options.cards or [*TREASURES[:3], *(id for id in sorted(editions) if id not in NOT_PLAYED)]
    causes: Counter[str] = Counter()
    unexplained = 0
    for card in chosen:
        found = Counter[str]()
        for number in range(options.positions):
            position, difference = compare(card, number, editions)
            reason = explain(position, difference) if difference else ""
            if difference and (options.show or not reason):
                say(f"{card} {number}: {difference}: {reason or 'NOT EXPLAINED'}: {asdict(position)}")
            found[difference and (reason or "not explained")] += 1
        causes.update(found)
        unexplained += found["not explained"]
        say(f"{card:15} {found['']:5} of {options.positions} equal")
    say("", *(f"{n:6} {cause or 'equal'}" for cause, n in causes.most_common()))
    return 1 if unexplained else 0


def compare(card: str, number: int, editions: dict[str, str]) -> tuple[Position, str]:
    """One position, always the same for a card and a number; how the outcomes differ, empty if they do not."""
    rng = Random(f"{card} {number}")
    position = random_position(card, sorted(editions), TREASURES, rng)
    ours, script = play_ours(position, editions, rng)
    try:
        theirs = play_theirs(position, script)
    except OtherQuestion as other:
        return position, str(other)
    except (AssertionError, IndexError, LookupError, ValueError) as error:
        return position, f"raises {type(error).__name__}"
    return position, ", ".join(differing(ours, theirs))


def differing(ours: Outcome, theirs: Outcome) -> Iterator[str]:
    there = asdict(theirs)
    for zone, value in asdict(ours).items():
        if value != there[zone]:
            yield zone


def explain(position: Position, difference: str) -> str:
    within_reach = [*position.hands[0], *position.decks[0], *position.discards[0]]
    played = within_reach if position.card in PLAYS_OTHERS else [position.card]
    for cause in KNOWN:
        if cause.card in played and difference.startswith(cause.difference) and is_possible(cause, position):
            return cause.reason
    return ""


def is_possible(cause: Cause, position: Position) -> bool:
    """Whether the position has what the cause needs."""
    if cause.card == "masquerade" and position.card == "masquerade":
        others_empty = any(not hand for hand in position.hands[1:])
        draws_nothing = len(position.hands[0]) == 1 and not position.decks[0] and not position.discards[0]
        return others_empty or draws_nothing
    if cause.card == "minion":
        return len(position.hands) > 2 and any("moat" in hand for hand in position.hands[1:])
    return True


def say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
