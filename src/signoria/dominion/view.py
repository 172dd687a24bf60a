"""What one seat may see: a read-only lens that selects what is visible, so that a new zone is hidden until shown here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.decision import Ask
from signoria.core.state import Lens
from signoria.dominion.card import Card
from signoria.dominion.question import Question, options
from signoria.dominion.state import CARD, KNOWN, Board
from signoria.dominion.words import BUY, PILES, PLAY_ACTION, PROVINCE, VERBS

PHASE_NAMES: Final = ("action", "treasure", "buy", "clean_up", "over")
ACTION_PHASE: Final[i64] = 0
BUY_PHASE: Final[i64] = 2


class View(Lens):
    """The table as `seat` sees it; -1 is a spectator, who sees what everyone sees."""

    def __init__(self, board: Board, seat: i64) -> None:
        self._board = board
        self.seat = seat

    # --- public ------------------------------------------------------------------------------------------------------

    def seats(self) -> int:
        return self._board.seats

    def active(self) -> int:
        return self._board.active

    def phase(self) -> int:
        """The phase as this seat can tell it.

        A phase is skipped when the hand holds nothing to play in it (A-6), which is the owner's secret. To the others a
        turn is in its Action phase until a Treasure lies in play, then in its Buy phase.
        """
        board = self._board
        if self.seat == board.active or board.phase > BUY_PHASE:
            return board.phase
        treasures = board.kingdom.treasures & ~board.kingdom.actions
        for card in board.me.in_play:
            if (treasures >> card) & 1:
                return BUY_PHASE
        return ACTION_PHASE

    def actions(self) -> int:
        return self._board.actions

    def buys(self) -> int:
        return self._board.buys

    def coins(self) -> int:
        return self._board.coins

    def cost(self, pile: i64) -> int:
        return self._board.cost(pile)

    def supply(self, pile: i64) -> int:
        return self._board.supply[pile]

    def can_afford(self, pile: i64) -> bool:
        """Whether the coins at hand pay for a card of this pile, and there is one."""
        board = self._board
        return board.supply[pile] > 0 and board.cost(pile) <= board.coins

    def card(self, pile: i64) -> Card:
        """The printed facts of a pile."""
        return self._board.kingdom.cards[pile]

    def pile(self, id: str) -> int:
        """The pile of this card; -1 if it is not in the game."""
        number = self._board.kingdom.option_named(id)
        return number if number < PILES else -1

    def gains_to_end(self) -> int:
        """The fewest gains that could end the game."""
        counts = sorted(self._board.supply)
        piles = 3 if self._board.seats <= 4 else 4
        return min(self._board.supply[PROVINCE], sum(counts[:piles]))

    def trash(self) -> list[int]:
        return sorted(self._board.trash_pile)

    def in_play(self, seat: i64) -> list[int]:
        return self._board.players[seat].in_play[:]

    def set_aside(self, seat: i64) -> list[int]:
        return [slot & CARD for slot in self._board.players[seat].aside]

    def hand_size(self, seat: i64) -> int:
        return len(self._board.players[seat].hand)

    def turns(self, seat: i64) -> int:
        return self._board.players[seat].turns

    def discard_top(self, seat: i64) -> int:
        """The card on top of a discard; -1 if there is none."""
        discard = self._board.players[seat].discard
        return discard[-1] & CARD if discard else -1

    # --- what this seat knows ------------------------------------------------------------------------------------------

    def hand(self) -> list[int]:
        """The own hand, in pile order."""
        return sorted(slot & CARD for slot in self._board.players[self.seat].hand)

    def in_hand(self, pile: i64) -> int:
        """How many copies of a card are in the own hand."""
        count: i64 = 0
        for slot in self._board.players[self.seat].hand:
            if slot & CARD == pile:
                count += 1
        return count

    def own(self, pile: i64) -> int:
        """How many copies of a card this seat owns in all."""
        return self._board.players[self.seat].owned[pile]

    def deck_size(self) -> int:
        """How many cards are in the own deck (I-3)."""
        return len(self._board.players[self.seat].deck)

    def _knows(self, slot: i64, owner: i64, in_hand: bool) -> bool:
        if in_hand and owner == self.seat:
            return True
        return (slot >> (KNOWN + (self.seat if self.seat >= 0 else self._board.seats))) & 1 != 0

    def known_in_hand(self, seat: i64) -> list[int]:
        """The cards this seat knows to be in a hand, in pile order."""
        hand = self._board.players[seat].hand
        return sorted(slot & CARD for slot in hand if self._knows(slot, seat, True))

    def known_on_deck(self, seat: i64) -> list[tuple[int, int]]:
        """(place counted from the top, card) of the cards this seat knows in a deck."""
        deck = self._board.players[seat].deck
        last = len(deck) - 1
        return [(last - i, deck[i] & CARD) for i in range(last, -1, -1) if self._knows(deck[i], seat, False)]

    def revealed(self, seat: i64) -> list[int]:
        """Revealed cards; -1 for one that another player looks at alone."""
        zone = self._board.players[seat].revealed
        return [slot & CARD if self._knows(slot, seat, False) else -1 for slot in zone]

    def owned(self, seat: i64) -> list[int]:
        """Copies of each pile a player owns, as this seat can count them: passes it did not see are not in it."""
        counts = self._board.players[seat].owned[:]
        for giver, taker, card in self._board.passes:
            if self.seat not in (giver, taker):
                if giver == seat:
                    counts[card] += 1
                elif taker == seat:
                    counts[card] -= 1
        return counts

    # --- plain data ----------------------------------------------------------------------------------------------------

    def data(self, ask: Ask | None, picks: list[int], ready: i64) -> dict[str, object]:
        """Everything of this view for the wire, in words."""
        board = self._board
        cards = board.kingdom.cards
        return {
            "seat": self.seat,
            "seats": board.seats,
            "turn": board.turn,
            "phase": PHASE_NAMES[self.phase()],
            "active": board.active,
            "actions": board.actions,
            "buys": board.buys,
            "coins": board.coins,
            "actions_played": board.actions_played,
            "cost_reduction": board.cost_reduction,
            "copper_bonus": board.copper_bonus,
            "merchants": board.merchants,
            "silvers_played": board.silvers_played,
            "supply": [[cards[pile].id, board.supply[pile], board.cost(pile)] for pile in range(len(cards))],
            "editions": board.kingdom.editions[:],
            "trash": self._names(self.trash()),
            "players": [self._player(seat) for seat in range(board.seats)],
            "question": self._question(ask, picks, ready),
        }

    def _names(self, piles: list[int]) -> list[str]:
        return [self._board.kingdom.cards[pile].id for pile in piles]

    def _player(self, seat: int) -> dict[str, object]:
        board = self._board
        top = self.discard_top(seat)
        player: dict[str, object] = {
            "seat": seat,
            "turns": self.turns(seat),
            "hand_size": self.hand_size(seat),
            "known_hand": self._names(self.known_in_hand(seat)),
            "known_deck": [[place, board.kingdom.cards[pile].id] for place, pile in self.known_on_deck(seat)],
            "discard_top": board.kingdom.cards[top].id if top >= 0 else None,
            "in_play": self._names(self.in_play(seat)),
            "set_aside": self._names(self.set_aside(seat)),
            "revealed": [board.kingdom.cards[pile].id if pile >= 0 else None for pile in self.revealed(seat)],
            "owned": {board.kingdom.cards[i].id: n for i, n in enumerate(self.owned(seat)) if n},
        }
        if seat == self.seat:
            player["hand"] = self._names(self.hand())
            player["deck_size"] = self.deck_size()
        return player

    def _verb(self, ask: Question) -> int:
        """What is asked; between effects, what the others can tell of it."""
        if ask.source < 0 and self._board.phase <= BUY_PHASE and self.seat != self._board.active:
            return PLAY_ACTION if self.phase() == ACTION_PHASE else BUY
        return ask.verb

    def _question(self, ask: Ask | None, picks: list[int], ready: i64) -> dict[str, object] | None:
        """Everyone sees who is asked and what for; who may react is not told, nor anyone's options but the own."""
        if ask is None:
            return None
        assert isinstance(ask, Question)
        kingdom = self._board.kingdom
        question: dict[str, object] = {
            "verb": VERBS[self._verb(ask)],
            "source": kingdom.cards[ask.source].id if ask.source >= 0 else None,
            "about": kingdom.cards[ask.about].id if ask.about >= 0 else None,
            "owner": None if ask.hidden or ask.owner < 0 else ask.owner,
            "asked": None if ask.hidden else [s for s in range(self._board.seats) if ((ask.asked & ~ready) >> s) & 1],
        }
        if self.seat >= 0 and ((ask.asked & ~ready) >> self.seat) & 1:
            question["mine"] = {
                "least": ask.least,
                "most": ask.most,
                "ordered": ask.ordered,
                "picked": [kingdom.option_name(pick) for pick in picks],
                "options": [kingdom.option_name(o) for o in options(self._board, ask, self.seat, picks)],
            }
        elif self.seat >= 0 and (ready >> self.seat) & 1:
            question["answered"] = [kingdom.option_name(pick) for pick in picks]
        return question
