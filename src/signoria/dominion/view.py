"""What one seat may see: a read-only lens that selects what is visible, so that a new zone is hidden until shown here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.decision import Question
from signoria.core.spelling import plain
from signoria.core.state import View
from signoria.dominion.card import Card
from signoria.dominion.counting import owned_as_counted
from signoria.dominion.end_of_game import gains_to_end, points_for
from signoria.dominion.question import CardQuestion, options
from signoria.dominion.state import CARD, KNOWN, Board
from signoria.dominion.words import ACTION_PHASE, BUY, BUY_PHASE, OVER, PHASES, PILES, PLAY_ACTION, VERBS
from signoria.dominion.zones import copies_of, kinds_in

RESOLVE: Final = "resolve"  # all that others learn of what a card asks


class DominionView(View):
    """The table as `seat` sees it; -1 is a spectator, who sees what everyone sees."""

    def __init__(self, board: Board, seat: i64) -> None:
        self._board = board
        self.seat = seat

    def __repr__(self) -> str:
        return f"<DominionView of seat {self.seat}>" if self.seat >= 0 else "<DominionView of a spectator>"

    # --- public ------------------------------------------------------------------------------------------------------

    def seats(self) -> int:
        return self._board.seats

    def active(self) -> int:
        return self._board.active

    def phase(self) -> int:
        """The phase as this seat can tell it.

        A phase is skipped when the hand holds nothing to play in it (A-6), which is the owner's secret. To the others a
        turn is in its Action phase until a Treasure lies in play, then in its Buy phase. Whether the clean-up asks
        anything (D-6) depends on the hand too, so it shows when it is done.
        """
        board = self._board
        if self.seat == board.active or board.phase == OVER:
            return board.phase
        treasures = board.kingdom.treasures & ~board.kingdom.actions
        for card in board.me.in_play:
            if (treasures >> card) & 1:
                return BUY_PHASE
        return ACTION_PHASE

    def actions(self) -> int:
        return self._board.actions

    def actions_played(self) -> int:
        """Actions played so far this turn; one played twice counts twice."""
        return self._board.actions_played

    def buys(self) -> int:
        return self._board.buys

    def coins(self) -> int:
        return self._board.coins

    def cost(self, pile: i64) -> int:
        return self._board.cost(pile)

    def supply(self, pile: i64) -> int:
        return self._board.supply.slots[pile]

    def can_afford(self, pile: i64) -> bool:
        """Whether the coins at hand pay for a card of this pile, and there is one."""
        board = self._board
        return board.supply.slots[pile] > 0 and board.cost(pile) <= board.coins

    def card(self, pile: i64) -> Card:
        """The printed facts of a pile."""
        return self._board.kingdom.cards[pile]

    def pile(self, id: str) -> int:
        """The pile of this card; -1 if it is not in the game."""
        number = self._board.kingdom.option_named(id)
        return number if number < PILES else -1

    def left(self, card: str) -> int:
        """How many cards are left in a pile, by name; 0 if there is no such pile."""
        pile = self.pile(plain(card))
        return self._board.supply[pile] if pile >= 0 else 0

    def gains_to_end(self) -> int:
        """The fewest gains that could end the game."""
        return gains_to_end(self._board)

    def trash(self) -> list[int]:
        return sorted(self._board.trash_pile)

    def in_play(self, seat: i64) -> list[int]:
        return self._board.players[seat].in_play[:]

    def set_aside(self, seat: i64) -> list[int]:
        return [slot & CARD for slot in self._board.players[seat].aside]

    def hand_size(self, seat: i64) -> int:
        return self._board.players[seat].hand.n

    def turns(self, seat: i64) -> int:
        return self._board.players[seat].turns

    def discard_top(self, seat: i64) -> int:
        """The card on top of a discard; -1 if there is none."""
        discard = self._board.players[seat].discard
        return discard.slots[discard.n - 1] & CARD if discard.n > 0 else -1

    # --- what this seat knows ------------------------------------------------------------------------------------------

    def hand(self) -> list[int]:
        """The own hand, in pile order."""
        hand = self._board.players[self.seat].hand
        cards: list[int] = []
        i: i64 = 0
        while i < hand.n:
            cards.append(hand.slots[i] & CARD)
            i += 1
        cards.sort()
        return cards

    def kinds_in_hand(self) -> i64:
        """Mask of the piles of which a card is in this seat's hand."""
        return kinds_in(self._board.players[self.seat].hand)

    def in_hand(self, pile: i64) -> int:
        """How many copies of a card are in this seat's hand."""
        return copies_of(self._board.players[self.seat].hand, pile)

    def own(self, pile: i64) -> int:
        """How many copies of a card this seat owns in all."""
        return self._board.players[self.seat].owned.slots[pile]

    def total_money(self) -> int:
        """The coins of all own Treasures and of the +$ on own cards."""
        board = self._board
        owned = board.players[self.seat].owned.slots
        coins = board.kingdom.coins.slots
        total: i64 = 0
        pile: i64 = 0
        while pile < PILES:
            total += owned[pile] * coins[pile]
            pile += 1
        return total

    def own_in(self, piles: i64) -> int:
        """How many cards of these piles (a mask) this seat owns in all."""
        owned = self._board.players[self.seat].owned.slots
        total: i64 = 0
        pile: i64 = 0
        while pile < PILES:
            if (piles >> pile) & 1:
                total += owned[pile]
            pile += 1
        return total

    def treasure_piles(self) -> int:
        """Mask of the piles with Treasures."""
        return self._board.kingdom.treasures

    def owns(self, card: str) -> int:
        """The same by name; 0 for a card that is not in this game."""
        pile = self.pile(plain(card))
        return self.own(pile) if pile >= 0 else 0

    def deck_size(self) -> int:
        """How many cards are in this seat's deck (I-3)."""
        return self._board.players[self.seat].deck.n

    def _knows(self, slot: i64, owner: i64, in_hand: bool) -> bool:
        if in_hand and owner == self.seat:
            return True
        return (slot >> (KNOWN + (self.seat if self.seat >= 0 else self._board.seats))) & 1 != 0

    def known_in_hand(self, seat: i64) -> list[int]:
        """The cards this seat knows to be in a hand, in pile order."""
        hand = self._board.players[seat].hand
        return sorted(slot & CARD for slot in hand if self._knows(slot, seat, True))

    def known_on_deck(self, seat: i64) -> list[tuple[int, int]]:
        """(depth from the top, card) of the cards this seat knows in a deck."""
        deck = self._board.players[seat].deck
        last = len(deck) - 1
        return [(last - i, deck[i] & CARD) for i in range(last, -1, -1) if self._knows(deck[i], seat, False)]

    def revealed(self, seat: i64) -> list[int]:
        """Revealed cards; -1 for one that another player looks at alone."""
        zone = self._board.players[seat].revealed
        return [slot & CARD if self._knows(slot, seat, False) else -1 for slot in zone]

    def owned(self, seat: i64) -> list[int]:
        """Copies of each pile a player owns, as this seat can count them."""
        return owned_as_counted(self._board, self.seat)[seat]

    def behind(self) -> int:
        """How many points this seat has less than the best of the others, as it can count them; negative: it leads."""
        counted = owned_as_counted(self._board, self.seat)
        own: i64 = points_for(self._board, counted[self.seat])
        return max([points_for(self._board, counted[seat]) - own for seat in range(len(counted)) if seat != self.seat])

    # --- plain data ----------------------------------------------------------------------------------------------------

    def data(self, question: Question | None, picks: list[int], ready: i64) -> dict[str, object]:
        """Everything of this view for the wire, in words."""
        board = self._board
        cards = board.kingdom.cards
        told: dict[str, object] = {
            "seat": self.seat,
            "seats": board.seats,
            "turn": board.turn,
            "phase": PHASES[self.phase()],
            "active": board.active,
            "actions": board.actions,
            "buys": board.buys,
            "coins": board.coins,
            "actions_played": board.actions_played,
            "cost_reduction": board.cost_reduction,
        }
        for name, index in board.kingdom.counted:
            told[name] = board.memory[index] if index >= 0 else 0
        told["silvers_played"] = board.silvers_played
        told["supply"] = [[cards[pile].id, board.supply[pile], board.cost(pile)] for pile in range(len(cards))]
        told["editions"] = board.kingdom.editions[:]
        told["trash"] = self._names(self.trash())
        told["players"] = [self._player(seat, owned) for seat, owned in enumerate(owned_as_counted(board, self.seat))]
        told["question"] = self._question(question, picks, ready)
        return told

    def _names(self, piles: list[int]) -> list[str]:
        return [self._board.kingdom.cards[pile].id for pile in piles]

    def _player(self, seat: int, owned: list[int]) -> dict[str, object]:
        board = self._board
        top = self.discard_top(seat)
        player: dict[str, object] = {
            "seat": seat,
            "turns": self.turns(seat),
            "hand_size": self.hand_size(seat),
            "known_hand": self._names(self.known_in_hand(seat)),
            "known_deck": [[depth, board.kingdom.cards[pile].id] for depth, pile in self.known_on_deck(seat)],
            "discard_top": board.kingdom.cards[top].id if top >= 0 else None,
            "in_play": self._names(self.in_play(seat)),
            "set_aside": self._names(self.set_aside(seat)),
            "revealed": [board.kingdom.cards[pile].id if pile >= 0 else None for pile in self.revealed(seat)],
            "owned": {board.kingdom.cards[i].id: n for i, n in enumerate(owned) if n},
        }
        if seat == self.seat:
            player["hand"] = self._names(self.hand())
            player["deck_size"] = self.deck_size()
        return player

    def _verb(self, question: CardQuestion) -> str:
        """What the others can tell of what is asked: the card that is resolved, or the half of the turn."""
        if question.source >= 0:
            return RESOLVE
        return VERBS[PLAY_ACTION if self.phase() == ACTION_PHASE else BUY]

    def _question(self, question: Question | None, picks: list[int], ready: i64) -> dict[str, object] | None:
        """The seat asked sees what it is asked; the others see which card is resolved and whose decision it would be.

        That is the same at a stop, where nobody is asked; and who may react is not told at all.
        """
        if question is None:
            return None
        assert isinstance(question, CardQuestion)
        kingdom = self._board.kingdom
        waiting: i64 = question.concerns & ~ready
        told = self.seat >= 0 and (question.asked >> self.seat) & 1 != 0
        shown: dict[str, object] = {
            "verb": VERBS[question.verb] if told else self._verb(question),
            "source": kingdom.cards[question.source].id if question.source >= 0 else None,
            "about": kingdom.cards[question.about].id if told and question.about >= 0 else None,
            "owner": question.owner if told and not question.hidden and question.owner >= 0 else None,
            "asked": None if question.hidden else [seat for seat in range(self._board.seats) if (waiting >> seat) & 1],
        }
        if self.seat >= 0 and ((question.asked & ~ready) >> self.seat) & 1:
            shown["mine"] = {
                "least": question.least,
                "most": question.most,
                "ordered": question.ordered,
                "picked": [kingdom.option_name(pick) for pick in picks],
                "options": [kingdom.option_name(o) for o in options(self._board, question, self.seat, picks)],
            }
        elif self.seat >= 0 and (ready >> self.seat) & 1:
            shown["answered"] = [kingdom.option_name(pick) for pick in picks]
        return shown
