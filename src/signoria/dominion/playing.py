"""How a card is played: it is announced, others may react, then its icons and its text (A-2). Knows no Kingdom card by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.core.decision import Effect
from signoria.core.event import EVERYONE
from signoria.dominion.card import ATTACK, REACTION, Card
from signoria.dominion.question import HAND, CardQuestion, offered
from signoria.dominion.state import GONE, Board, Player
from signoria.dominion.words import (
    E_PLAY,
    E_PLUS_ACTIONS,
    E_PLUS_BUYS,
    E_PLUS_COINS,
    E_REACT,
    E_UNAFFECTED,
    REVEAL,
    SILVER,
)
from signoria.dominion.zones import draw, leave_hand, show_in_hand

if TYPE_CHECKING:
    from signoria.dominion.effects import Turn

MOST_REVEALS: Final[i64] = 10  # per player and window, Moat not counted: every game ends


def play_from_hand(turn: Turn, pile: i64) -> Effect[i64]:
    """Move an Action from hand into play and carry it out; where it is afterwards."""
    leave_hand(turn.board.me, pile, EVERYONE)
    return (yield from play_now(turn, pile))


def play_now(turn: Turn, pile: i64) -> Effect[i64]:
    """Carry out a card that has just left another zone for the play area; where it is afterwards."""
    in_play = turn.board.me.open_in_play()
    in_play.append(pile)
    return (yield from resolve_card(turn, pile, in_play.n - 1))


def resolve_card(turn: Turn, pile: i64, at: i64) -> Effect[i64]:
    """Steps 2 to 5 of playing a card (A-2); `at` is its index in the play area, or GONE. Returns where it is afterwards."""
    board = turn.board
    card = board.kingdom.cards[pile]
    outer_source, outer_this, outer_unaffected = board.source, board.this, board.unaffected
    board.source, board.this, board.unaffected = pile, at, 0
    announce(board, pile)
    board.depth += 1
    if card.types & ATTACK and board.kingdom.reactions:
        yield from _reaction_window(turn)
    printed_bonuses(board, card)
    if card.play_hook is not None:
        effect = card.play_hook(turn)
        if effect is not None:
            yield from effect
    if card.victim_hook is not None:
        for victim in board.victims():
            effect = card.victim_hook(turn, victim)
            if effect is not None:
                yield from effect
    for hook in board.kingdom.after[pile]:
        effect = hook(turn)
        if effect is not None:
            yield from effect
    at = board.this
    board.source, board.this, board.unaffected = outer_source, outer_this, outer_unaffected
    board.depth -= 1
    return at


def play_quietly(turn: Turn, pile: i64) -> None:
    """Play a card that asks nothing: no window, no question, no effect to snapshot."""
    board = turn.board
    card = board.kingdom.cards[pile]
    in_play = board.me.open_in_play()
    in_play.append(pile)
    board.source = pile
    board.this = in_play.n - 1
    announce(board, pile)
    board.depth = 1
    printed_bonuses(board, card)
    quiet_text(turn, card, pile)
    board.source = board.this = GONE
    board.depth = 0


def quiet_text(turn: Turn, card: Card, pile: i64) -> None:
    """The text of a card that asks nothing, and what other cards add to it."""
    asked = False
    if card.play_hook is not None:
        asked = card.play_hook(turn) is not None
    if card.victim_hook is not None:
        for victim in turn.board.victims():
            asked = asked or card.victim_hook(turn, victim) is not None
    assert not asked, f"{card.id} asks, and did not when it was rehearsed"
    if (turn.board.kingdom.followed >> pile) & 1:
        follow_quietly(turn, pile)


def follow_quietly(turn: Turn, pile: i64) -> None:
    """What other cards do after the play of one that asks nothing."""
    for hook in turn.board.kingdom.after[pile]:
        effect = hook(turn)
        assert effect is None, "a card asks, and did not when it was rehearsed"


def announce(board: Board, pile: i64) -> None:
    if (board.kingdom.actions >> pile) & 1:  # a Treasure whose text asks something comes this way too
        board.actions_played += 1
    if pile == SILVER:
        board.silvers_played += 1
    if board.events is not None:
        board.tell(E_PLAY, board.active, [pile])


def printed_bonuses(board: Board, card: Card) -> None:
    if card.cards:
        draw(board, board.me, card.cards)
    if card.actions:
        add_actions(board, card.actions)
    if card.buys:
        add_buys(board, card.buys)
    if card.coins:
        add_coins(board, card.coins)


def add_actions(board: Board, n: i64) -> None:
    board.actions += n
    if board.events is not None:
        board.tell(E_PLUS_ACTIONS, board.active, [n])


def add_buys(board: Board, n: i64) -> None:
    board.buys += n
    if board.events is not None:
        board.tell(E_PLUS_BUYS, board.active, [n])


def add_coins(board: Board, n: i64) -> None:
    board.coins += n
    if board.events is not None:
        board.tell(E_PLUS_COINS, board.active, [n])


def _reaction_window(turn: Turn) -> Effect[None]:
    """Before any text of an Attack each other player may reveal Reactions, one at a time (R-6 to R-11)."""
    board = turn.board
    attack = board.source
    for who in board.others():
        reveals: i64 = 0
        stopped = not board.stops
        while True:
            allowed: i64 = board.kingdom.reactions
            if not board.is_affected(who):
                allowed &= ~board.kingdom.makes_unaffected  # a second reveal changes nothing
            if reveals >= MOST_REVEALS:
                allowed &= board.kingdom.makes_unaffected
            question = CardQuestion(who.seat, REVEAL, attack, HAND, 0, 1, False)
            question.piles = allowed
            question.types = REACTION
            question.hidden = True
            question.covered = True
            if offered(board, question, who.seat, []) == 0:
                if stopped or allowed == 0 or who.hand.n == 0:
                    break
                yield question.as_stop()
                stopped = True
                continue  # looked at again: a re-deal may have come between
            revealed = yield question
            if not revealed:
                break
            pile: i64 = revealed[0]
            reveals += 0 if (board.kingdom.makes_unaffected >> pile) & 1 else 1
            yield from _react(turn, who, pile)
            stopped = not board.stops
        board.source = attack


def _react(turn: Turn, who: Player, pile: i64) -> Effect[None]:
    board = turn.board
    show_in_hand(board, who, pile)
    board.source = pile
    if board.events is not None:
        board.tell_shown(E_REACT, who.seat, [pile])
    card = board.kingdom.cards[pile]
    if card.makes_unaffected:
        board.unaffected |= 1 << who.seat
        if board.events is not None:
            board.tell(E_UNAFFECTED, who.seat, [pile])
    if card.reaction_hook is not None:
        board.depth += 1
        effect = card.reaction_hook(turn, who)
        if effect is not None:
            yield from effect
        board.depth -= 1
