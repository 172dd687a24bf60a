"""What kind of mistake a move in Dominion was. Each kind is a fact of the position, the move and the better move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.core.game import Game
from signoria.dominion import (
    ACTION,
    ATTACK,
    BUY,
    COPPER,
    CURSE,
    DISCARD,
    END_ACTIONS,
    END_TURN,
    GAIN,
    PILES,
    PLAY_ACTION,
    PROVINCE,
    TRASH,
    TREASURE,
    VICTORY,
    Card,
    Dominion,
    traits_of,
)

# In the order in which they are looked for: a mistake is of the first kind that fits.
DOMINION_KINDS: Final = (
    "win-missed",  # a buy that ends and wins the game
    "lost-ending",  # a buy that ends the game, which others win
    "unspent",  # the turn ended with money for a better card
    "junk",  # a Copper or a Curse was taken
    "province-late",  # a Province was within reach
    "victory-early",  # a Victory card that does nothing else, instead of one that does something
    "victory-late",  # the other way round
    "terminals",  # another Action without +Actions, in a deck that has too many to play them all
    "attack-passed",  # an Attack was the better card
    "cheap",  # a cheaper card than the better one
    "other-buy",
    "unplayed",  # an Action wasn't played
    "needless",  # an Action was played that had better not been
    "order",  # another Action came first
    "trash-little",  # fewer cards trashed
    "trash-much",  # more cards trashed
    "trash-dear",  # a dearer card trashed
    "discard",
)
ROOM: Final = 10  # cards of a deck for which one more terminal Action can be played
MAY_GIVE_ACTIONS: Final = frozenset(
    ("conspirator", "ironworks", "throne_room", "tribute")
)  # by what happens in the turn


def kind_of(game: Game, seat: int, done: Sequence[int], better: Sequence[int], wins: bool, loses: bool = False) -> str:
    """The kind of a mistake; "" if none of ours fits. Whether the better move wins at once, and the other one loses."""
    board, question = game.state, game.question
    assert isinstance(board, Dominion) and question is not None
    if wins:
        return "win-missed"
    if loses:
        return "lost-ending"
    if question.verb in (BUY, GAIN):
        return _of_buy(board, seat, done, better)
    if question.verb == PLAY_ACTION:
        if list(done) == [END_ACTIONS]:
            return "unplayed"
        return "needless" if list(better) == [END_ACTIONS] else "order"
    if question.verb == TRASH:
        return _of_trash(board, done, better)
    return "discard" if question.verb == DISCARD and len(done) == len(better) else ""


def _of_buy(board: Dominion, seat: int, done: Sequence[int], better: Sequence[int]) -> str:
    if not better or better[0] >= PILES:  # it was better to take nothing
        return "junk" if done and done[0] in (COPPER, CURSE) else _early(board, done)
    wanted = board.kingdom.cards[better[0]]
    if not done or done[0] == END_TURN:
        return "unspent" if board.coins > 0 else ""
    if done[0] >= PILES:
        return ""
    taken = board.kingdom.cards[done[0]]
    if done[0] in (COPPER, CURSE):
        return "junk"
    if better[0] == PROVINCE:
        return "province-late"
    if is_only_points(taken) and not is_only_points(wanted):
        return "victory-early"
    if is_only_points(wanted) and not is_only_points(taken):
        return "victory-late"
    if is_terminal(taken) and not is_terminal(wanted) and has_too_many_terminals(board, seat, done[0]):
        return "terminals"
    if wanted.types & ATTACK and not taken.types & ATTACK:
        return "attack-passed"
    return "cheap" if board.cost(done[0]) < board.cost(better[0]) else "other-buy"


def _early(board: Dominion, done: Sequence[int]) -> str:
    """Something was taken where nothing would have been better."""
    is_victory = bool(done) and done[0] < PILES and is_only_points(board.kingdom.cards[done[0]])
    return "victory-early" if is_victory else "other-buy"


def _of_trash(board: Dominion, done: Sequence[int], better: Sequence[int]) -> str:
    if len(done) != len(better):
        return "trash-little" if len(done) < len(better) else "trash-much"
    cards = [sum(board.cost(card) for card in move if card < PILES) for move in (done, better)]
    return "trash-dear" if cards[0] > cards[1] else ""


def is_only_points(card: Card) -> bool:
    """A Victory card that can't be played."""
    return bool(card.types & VICTORY) and not card.types & (ACTION | TREASURE)


def is_terminal(card: Card) -> bool:
    """An Action after which no other one can be played, whatever happens and whatever is chosen."""
    if not card.types & ACTION or card.actions > 0 or card.id in MAY_GIVE_ACTIONS:
        return False
    return not {"village", "cantrip"} & set(traits_of(card))


def has_too_many_terminals(board: Dominion, seat: int, more: int) -> bool:
    """Whether, with this card, a player has more terminal Actions than villages and the size of the deck make room for."""
    owned = [int(board.players[seat].owned[pile]) + (pile == more) for pile in range(PILES)]
    cards = board.kingdom.cards
    terminals = sum(n for pile, n in enumerate(owned) if n and is_terminal(cards[pile]))
    villages = sum(n for pile, n in enumerate(owned) if n and "village" in traits_of(cards[pile]))
    return terminals > 1 + villages + sum(owned) // ROOM
