"""The choices that single cards offer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.dominion.card_play.drawing import bought_with
from signoria.bots.dominion.card_play.judgement import Judgement
from signoria.bots.dominion.card_play.minion import coins_or_new_hand
from signoria.bots.dominion.card_play.parting import keeping_worth
from signoria.bots.dominion.card_play.play_priority import TERMINAL
from signoria.core.bits import lowest
from signoria.dominion import (
    ACTIONS,
    BUYS,
    CARDS,
    COINS,
    COPPER,
    CURSE,
    DISCARD_CARDS,
    EVERY_PILE,
    GOLD,
    KEEP,
    PILES,
    PROVINCE,
    STOP,
    TAKE_CURSE,
    TRASH_CARDS,
    CardQuestion,
)

THINNING_TURNS: Final = 6  # so long a deck of money trashes Estates


def choose(my: Judgement, question: CardQuestion, offered: i64) -> i64:
    name = my.asking(question)
    if name == "torturer":
        return _cheaper_pain(my)
    if name == "minion":
        return coins_or_new_hand(my)
    if name == "steward":
        return _steward(my)
    if name == "nobles":
        stranded = my.view.actions() == 0 and my.actions_in_hand() > 0
        return ACTIONS if stranded else CARDS
    if name == "pawn":
        return CARDS if (offered >> CARDS) & 1 else _besides_a_card(my)
    for wish in (CARDS, ACTIONS, COINS, BUYS):
        if (offered >> wish) & 1:
            return wish
    return lowest(offered)


def _besides_a_card(my: Judgement) -> i64:
    """Pawn: an Action for the sake of the next one, late a Buy besides a Province, else a coin."""
    if my.view.actions() == 0 and my.count_in_hand(my.menu.welcome) > 0:
        return ACTIONS
    return BUYS if not my.early() and my.next_buy(my.coins_to_come()) == PROVINCE else COINS


def _steward(my: Judgement) -> i64:
    """For Coppers alone it isn't worth a turn to trash; coins if they surely buy what two cards would buy on average."""
    if my.dead_in_hand() > 0 and my.junk_in_hand() >= 2 and _is_time_to_trash(my):
        return TRASH_CARDS
    coins = my.coins_to_come()
    return COINS if float(my.bought(coins + 2)) >= bought_with(my, coins, 2.0) else CARDS


def _is_time_to_trash(my: Judgement) -> bool:
    """A deck that is to hold Gold soon has better things to do, unless there are Curses."""
    view = my.view
    if view.turns(view.seat) > THINNING_TURNS and view.in_hand(CURSE) == 0 and my.menu.wants(GOLD):
        return False
    return my.early()


def _cheaper_pain(my: Judgement) -> i64:
    view = my.view
    if view.supply(CURSE) == 0:
        return TAKE_CURSE
    if view.hand_size(view.seat) <= 2:
        return DISCARD_CARDS
    chapel = view.pile("chapel")
    least: i64 = 10 if chapel >= 0 and view.own(chapel) > 0 else 20  # a Curse that is trashed soon hurts less
    return DISCARD_CARDS if _worth_of_worst_two(my) <= least else TAKE_CURSE


def _worth_of_worst_two(my: Judgement) -> i64:
    """What the two cards are worth that a hand of at least two can best do without."""
    worst: i64 = 10_000
    next_worst: i64 = 10_000
    kinds = my.view.kinds_in_hand()
    while kinds:
        card = lowest(kinds)
        kinds &= kinds - 1
        worth = keeping_worth(my, card)
        several = my.view.in_hand(card) > 1
        if worth < worst:
            next_worst = worth if several else worst
            worst = worth
        elif worth < next_worst:
            next_worst = worth
    return worst + next_worst


def reveal(my: Judgement, offered: i64) -> i64:
    """A Reaction that changes something. What was done before is read off the table: a bot may be a new one at each pick."""
    view = my.view
    for pile in range(PILES):
        if (offered >> pile) & 1 and view.card(pile).makes_unaffected:
            return pile
    for pile in range(PILES):
        if (offered >> pile) & 1 and not _knows_what_it_draws(my, my.names[pile]):
            return pile
    return STOP


def _knows_what_it_draws(my: Judgement, name: str) -> bool:
    """Whether drawing and putting back would bring nothing new: what is on top was put there by this seat, or seen."""
    known = my.view.known_on_deck(my.view.seat)
    if not known or known[0][0] > 0:
        return False
    return name != "secret_chamber" or (len(known) > 1 and known[1][0] == 1)


def likeliest(my: Judgement) -> i64:
    """The card most likely on top of this seat's deck."""
    view = my.view
    known = view.known_on_deck(view.seat)
    if known and known[0][0] == 0:
        return known[0][1]
    best: i64 = COPPER
    most: i64 = -1
    played = view.in_play(view.seat)
    for pile in range(PILES):
        unseen = view.own(pile) - view.in_hand(pile) - played.count(pile)
        if unseen > most or (unseen == most and view.card(pile).coins > view.card(best).coins):
            best = pile
            most = unseen
    return best


def set_aside(my: Judgement, offered: i64) -> i64:
    card = lowest(offered)
    if my.gladly[card] > TERMINAL:
        return card if my.view.actions() == 0 else STOP
    waiting = my.count_in_hand(my.menu.actions & ~my.menu.free)
    return card if my.view.actions() <= waiting else STOP


def judge(my: Judgement, question: CardQuestion) -> i64:
    """Spy: keep what is good for oneself, discard what is good for others."""
    good = not my.is_dead(question.about) and question.about != COPPER
    mine = question.owner == my.view.seat
    return KEEP if good == mine else DISCARD_CARDS


def which_treasure(my: Judgement, question: CardQuestion, offered: i64) -> i64:
    """The dearest of somebody else's, the cheapest of one's own."""
    mine = question.owner == my.view.seat
    chosen = lowest(offered)
    piles = offered & EVERY_PILE
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        dearer = my.view.card(pile).cost > my.view.card(chosen).cost
        if dearer != mine and my.view.card(pile).cost != my.view.card(chosen).cost:
            chosen = pile
    return chosen


def is_worth_its_coins(my: Judgement) -> bool:
    """Mining Village: whether two more coins buy a Victory card that these don't; a Gold if the menu has no use for villages."""
    coins = my.coins_to_come()
    now = my.next_buy(coins)
    then = my.next_buy(coins + 2)
    if then < 0 or then == now:
        return False
    if my.menu.wanted & my.menu.actions & ~my.menu.free:
        return my.is_dead(then)
    if then == GOLD:
        return my.view.supply(PROVINCE) > 6
    return my.is_dead(then) and (then != PROVINCE or my.is_grown())
