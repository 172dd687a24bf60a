"""How likely each player is to win, by counters and ducats alone, and what a token is therefore worth.

Every player has a power, and wins with the chance of its part of everybody's power. All numbers are whole, so that a bot
plays the same game compiled or not, on any machine.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.intrigo import CHARACTERS, DUCAT, FAMILIES, FIRST_CHARACTER, ORGANISATIONS, TOKENS, IntrigoView

CERTAIN: Final[i64] = 1_000_000  # chances are counted in millionths
KINDS: Final[i64] = len(TOKENS)
HOUSES: Final[i64] = len(FAMILIES)

HIGHEST: Final[i64] = 3  # on a counter of somebody who has not won
RICHEST: Final[i64] = 8  # more ducats make no difference

# Fitted to the winners of 4,000 games of greedy bots, seen from the start of each round.
# By the number of organisations a player has a seal of, and in a row by the highest counter: 0 to 3.
POWER: Final[tuple[int, ...]] = (
    *(1000, 1000, 1000, 1000),
    *(1000, 1230, 1900, 3600),
    *(1000, 1760, 2400, 4400),
    *(1000, 2750, 3100, 6000),
    *(1000, 5150, 6000, 8100),
)
WEALTH: Final[tuple[int, ...]] = (1000, 1300, 1700, 2150, 2600, 2750, 2800, 2850, 2900)  # by ducats, in thousandths


def power(organisations: i64, highest: i64, ducats: i64) -> i64:
    """Of a player who has not won."""
    rich: i64 = ducats if ducats < RICHEST else RICHEST
    made: i64 = POWER[organisations * (HIGHEST + 1) + highest]
    return made * WEALTH[rich]


class Stakes:
    """What one seat can win and lose: its chance now, and how each token in each family's hands would change it."""

    def __init__(self) -> None:
        self.chance: i64 = 0
        self.worth: list[int] = [0] * (KINDS * HOUSES)  # by token and family; what goes to nobody is worth nothing
        self.own: i64 = 0  # own power
        self.total: i64 = 1  # of all players
        self.spend: i64 = 0  # ducats, if they are of any use
        self.organisations: i64 = 0
        self.highest: i64 = 0

    def read(self, view: IntrigoView, seat: i64) -> None:
        """Look at the players as they are now."""
        useful = anything_to_buy(view)
        seats: i64 = view.seats()
        powers: list[int] = []
        self.total = 0
        who: i64 = 0
        while who < seats:
            made: i64 = power_of(view, who, useful)
            powers.append(made)
            self.total += made
            who += 1
        self.own = powers[seat]
        self.chance = self.own * CERTAIN // self.total
        i: i64 = 0
        while i < KINDS * HOUSES:
            self.worth[i] = 0
            i += 1
        who = 0
        while who < seats:
            self._read_player(view, who, powers[who], who == seat, useful)
            who += 1

    def _read_player(self, view: IntrigoView, who: i64, before: i64, is_me: bool, useful: bool) -> None:
        held: i64 = organisations_of(view, who)
        highest: i64 = highest_of(view, who)
        ducats: i64 = view.ducats(who) if useful else 0
        if is_me:
            self.organisations = held
            self.highest = highest
            self.spend = ducats
        family: i64 = view.family(who)
        token: i64 = 0
        while token < DUCAT:
            seals: i64 = view.counter(who, token) + 1
            wider: i64 = held + 1 if seals == 1 else held
            higher: i64 = seals if seals > highest else highest
            after: i64 = -1
            if wider < len(ORGANISATIONS) and higher <= HIGHEST:
                after = power(wider, higher, ducats)
            self.worth[token * HOUSES + family] = self._change(before, after, is_me)
            token += 1
        if useful:
            self.worth[DUCAT * HOUSES + family] = self._change(before, power(held, highest, ducats + 1), is_me)

    def _change(self, before: i64, after: i64, is_me: bool) -> i64:
        """How this seat's chance changes when a player's power does; -1: that player wins."""
        if after < 0:
            if is_me:
                return CERTAIN - self.chance
            return -self.chance
        own: i64 = self.own
        if is_me:
            own = after
        return own * CERTAIN // (self.total - before + after) - self.chance

    def price(self, ducats: i64) -> i64:
        """What paying these ducats costs in chances."""
        left: i64 = self.spend - ducats
        if left < 0:
            left = 0
        poorer: i64 = power(self.organisations, self.highest, left)
        return -self._change(self.own, poorer, True)


def anything_to_buy(view: IntrigoView) -> bool:
    """Ducats are of no use once all stacks are empty (LI-1)."""
    left: i64 = 0
    for kind in range(len(CHARACTERS)):
        left += view.left_in_stack(FIRST_CHARACTER + kind)
    return left > 0


def organisations_of(view: IntrigoView, who: i64) -> i64:
    found: i64 = 0
    for organisation in range(len(ORGANISATIONS)):
        if view.counter(who, organisation) > 0:
            found += 1
    return found


def highest_of(view: IntrigoView, who: i64) -> i64:
    highest: i64 = 0
    for organisation in range(len(ORGANISATIONS)):
        seals: i64 = view.counter(who, organisation)
        if seals > highest:
            highest = seals
    return highest


def power_of(view: IntrigoView, who: i64, useful: bool) -> i64:
    ducats: i64 = view.ducats(who) if useful else 0
    return power(organisations_of(view, who), highest_of(view, who), ducats)


def chance_of(view: IntrigoView, seat: i64) -> i64:
    """How likely the seat is to win from here; certain or none when the game is over."""
    winners = view.winners()
    if winners:
        return CERTAIN // len(winners) if seat in winners else 0
    useful = anything_to_buy(view)
    total: i64 = 0
    for who in range(view.seats()):
        total += power_of(view, who, useful)
    return power_of(view, seat, useful) * CERTAIN // total
