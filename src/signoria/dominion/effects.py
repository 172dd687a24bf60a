"""The verbs cards are written in. They ask through questions and never know who answers; they name no card.

A verb that may ask is a generator: `yield from turn.discard(...)`. Forced and empty choices are settled by the verbs, so
that a card never has to look whether there is anything to choose. `Turn` stacks three layers: asking, handling cards, and
here gaining and playing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.event import EVERYONE
from signoria.dominion.card import ACTION, ATTACK, CURSE_TYPE, REACTION, TREASURE, VICTORY, Asks, Card
from signoria.dominion.handling import GONE, Handling
from signoria.dominion.kingdom import ANY_TYPE, EVERY_PILE
from signoria.dominion.question import HAND, NO_LIMIT, REVEALED, SUPPLY, TRASH_PILE, Question, offered
from signoria.dominion.state import CARD, Player
from signoria.dominion.words import (
    ACTIONS,
    BUYS,
    CARDS,
    COINS,
    COPPER,
    CURSE,
    DISCARD,
    DISCARD_CARDS,
    DISCARD_DECK,
    DISCARD_OR_KEEP,
    DUCHY,
    E_CHEAPER,
    E_GAIN_FROM_TRASH,
    E_PLAY,
    E_PLUS_ACTIONS,
    E_PLUS_BUYS,
    E_PLUS_COINS,
    E_REACT,
    E_UNAFFECTED,
    ESTATE,
    GAIN,
    GOLD,
    KEEP,
    NEW_HAND,
    PLAY_IT,
    PLAY_TWICE,
    PROVINCE,
    PUT_ON_DECK,
    REVEAL,
    SET_ASIDE,
    SILVER,
    TAKE_CURSE,
    TAKE_FROM_TRASH,
    TRASH,
    TRASH_CARDS,
    TRASH_THIS,
    TRASH_TREASURE,
)

MOST_REVEALS: Final[i64] = 10  # per player and window, Moat not counted: every game ends
ALL_BUT_COPPER: Final[i64] = EVERY_PILE & ~(1 << COPPER)

__all__ = [
    "ACTION",
    "ACTIONS",
    "ALL_BUT_COPPER",
    "ANY_TYPE",
    "ATTACK",
    "BUYS",
    "CARDS",
    "COINS",
    "COPPER",
    "CURSE",
    "CURSE_TYPE",
    "DISCARD",
    "DISCARD_CARDS",
    "DISCARD_DECK",
    "DISCARD_OR_KEEP",
    "DUCHY",
    "ESTATE",
    "GOLD",
    "HAND",
    "KEEP",
    "NEW_HAND",
    "NO_LIMIT",
    "PLAY_IT",
    "PLAY_TWICE",
    "PROVINCE",
    "PUT_ON_DECK",
    "REACTION",
    "REVEALED",
    "SET_ASIDE",
    "SILVER",
    "TAKE_CURSE",
    "TRASH",
    "TRASH_CARDS",
    "TRASH_THIS",
    "TREASURE",
    "VICTORY",
    "Asks",
    "Card",
    "Player",
    "Turn",
]


class Turn(Handling):
    """The table as a card sees it."""

    # --- bonuses ----------------------------------------------------------------------------------------------------

    def add_actions(self, n: i64) -> None:
        self.actions += n
        if self.events is not None:
            self.tell(E_PLUS_ACTIONS, self.active, [n])

    def add_buys(self, n: i64) -> None:
        self.buys += n
        if self.events is not None:
            self.tell(E_PLUS_BUYS, self.active, [n])

    def add_coins(self, n: i64) -> None:
        self.coins += n
        if self.events is not None:
            self.tell(E_PLUS_COINS, self.active, [n])

    def reduce_costs(self, n: i64) -> None:
        """All cards cost less for the rest of the turn, never below 0."""
        self.cost_reduction += n
        if self.events is not None:
            self.tell(E_CHEAPER, self.active, [n])

    def bonus_by_type(self, card: i64, n: i64) -> None:
        """+n Actions for an Action, +$n for a Treasure, +n Cards for a Victory card, in this order; -1 is no card."""
        if self.is_action(card):
            self.add_actions(n)
        if self.is_treasure(card):
            self.add_coins(n)
        if self.is_victory(card):
            self.draw(self.me, n)

    def printed_bonuses(self, card: Card) -> None:
        if card.cards:
            self.draw(self.me, card.cards)
        if card.actions:
            self.add_actions(card.actions)
        if card.buys:
            self.add_buys(card.buys)
        if card.coins:
            self.add_coins(card.coins)

    # --- gaining ------------------------------------------------------------------------------------------------------

    def pick_gain(self, chooser: Player, low: i64, high: i64, types: i64, may: bool) -> Asks[int]:
        """A card of the Supply costing from low to high; -1 if there is none or the player declines."""
        ask = self.question(chooser, GAIN, SUPPLY, 0 if may else 1, 1, types, False)
        ask.low = low
        ask.high = high
        cards = yield from self.answer(ask)
        return cards[0] if cards else -1

    def gain_costing_up_to(
        self, who: Player, high: i64, types: i64 = ANY_TYPE, to: list[int] | None = None, may: bool = False
    ) -> Asks[int]:
        """Gain a card of the Supply costing at most this; which, or -1."""
        pile = yield from self.pick_gain(who, 0, high, types, may)
        if pile >= 0:
            self.gain(who, pile, to)
        return pile

    def gain_costing(self, who: Player, cost: i64) -> Asks[int]:
        """Gain a card of the Supply costing exactly this; which, or -1."""
        pile = yield from self.pick_gain(who, cost, cost, ANY_TYPE, False)
        if pile >= 0:
            self.gain(who, pile)
        return pile

    def give_costing(self, giver: Player, taker: Player, cost: i64) -> Asks[None]:
        """One player chooses a card costing exactly this, another gains it."""
        ask = self.question(giver, GAIN, SUPPLY, 1, 1, ANY_TYPE, False)
        ask.owner = taker.seat
        ask.low = cost
        ask.high = cost
        for pile in (yield from self.answer(ask)):
            self.gain(taker, pile)

    def pick_revealed(self, chooser: Player, owner: Player, types: i64, piles: i64 = EVERY_PILE) -> Asks[int]:
        """One of the owner's revealed cards that count; -1 if there is none."""
        ask = self.question(chooser, TRASH_TREASURE, REVEALED, 1, 1, types, False)
        ask.owner = owner.seat
        ask.piles &= piles
        cards = yield from self.answer(ask)
        return cards[0] if cards else -1

    def take_from_trash(self, who: Player, cards: list[int]) -> Asks[None]:
        """Gain any of these cards from the trash."""
        left = cards[:]
        while left:
            ask = self.question(who, TAKE_FROM_TRASH, TRASH_PILE, 0, 1, ANY_TYPE, False)
            ask.piles = 0
            for card in left:
                ask.piles |= 1 << card
            taken = yield from self.answer(ask)
            if not taken:
                return
            card = taken[0]
            left.remove(card)
            self.trash_pile.remove(card)
            who.owned[card] += 1
            who.discard.append(card | self.all)
            if self.events is not None:
                self.tell(E_GAIN_FROM_TRASH, who.seat, [card])

    # --- playing ------------------------------------------------------------------------------------------------------

    def is_action(self, card: i64) -> bool:
        return card >= 0 and (self.kingdom.actions >> card) & 1 != 0

    def is_treasure(self, card: i64) -> bool:
        return card >= 0 and (self.kingdom.treasures >> card) & 1 != 0

    def is_victory(self, card: i64) -> bool:
        return card >= 0 and (self.kingdom.victories >> card) & 1 != 0

    def holds(self, who: Player, types: i64) -> bool:
        """Whether a hand holds a card of a type."""
        piles: i64 = self.kingdom.of_type(types)
        for slot in who.hand:
            card: i64 = slot & CARD
            if (piles >> card) & 1:
                return True
        return False

    def play_from_hand(self, pile: i64) -> Asks[i64]:
        """Move an Action from hand into play and carry it out; where it is afterwards."""
        self.leave_hand(self.me, pile, EVERYONE)
        return (yield from self.play_now(pile))

    def play_twice(self, pile: i64) -> Asks[None]:
        """Play an Action from hand, then play it again, even if it has left play; -1 is no card."""
        if pile >= 0:
            place = yield from self.play_from_hand(pile)
            yield from self.carry_out(pile, place)

    def play_now(self, pile: i64) -> Asks[i64]:
        """Carry out a card that has just left another zone for the play area; where it is afterwards."""
        me = self.me
        me.in_play.append(pile)
        return (yield from self.carry_out(pile, len(me.in_play) - 1))

    def carry_out(self, pile: i64, place: i64) -> Asks[i64]:
        """Steps 2 to 5 of playing a card (A-2); `place` in the play area, or GONE. Its place afterwards."""
        card = self.kingdom.cards[pile]
        outer_source, outer_this, outer_immune = self.source, self.this, self.immune
        self.source, self.this, self.immune = pile, place, 0
        self.announce(pile)
        if card.types & ATTACK and self.kingdom.reactions:
            yield from self.reaction_window()
        self.printed_bonuses(card)
        if card.at_once_hook is not None:
            card.at_once_hook(self)
        if card.play_hook is not None:
            yield from card.play_hook(self)
        if card.victim_hook is not None:
            for victim in self.victims():
                yield from card.victim_hook(self, victim)
        if card.victim_at_once_hook is not None:
            self._strike(card)
        place = self.this
        self.source, self.this, self.immune = outer_source, outer_this, outer_immune
        return place

    def announce(self, pile: i64) -> None:
        if (self.kingdom.actions >> pile) & 1:  # a Treasure whose text asks something comes this way too
            self.actions_played += 1
        if self.events is not None:
            self.tell(E_PLAY, self.active, [pile])

    def play_at_once(self, pile: i64) -> None:
        """Play a card that asks nothing: no window, no question, no effect to snapshot."""
        card = self.kingdom.cards[pile]
        me = self.me
        me.in_play.append(pile)
        self.source = pile
        self.this = len(me.in_play) - 1
        self.announce(pile)
        self.printed_bonuses(card)
        if card.at_once_hook is not None:
            card.at_once_hook(self)
        if card.victim_at_once_hook is not None:
            self._strike(card)
        self.source = self.this = -1

    def _strike(self, card: Card) -> None:
        hook = card.victim_at_once_hook
        assert hook is not None
        for victim in self.victims():
            hook(self, victim)

    def play_from_discard(self, who: Player, pile: i64) -> Asks[None]:
        """Play the card on top of the discard."""
        assert who.discard and who.discard[-1] & CARD == pile
        who.discard.pop()
        if who.discard:
            who.discard[-1] |= self.all
        yield from self.play_now(pile)

    def is_affected(self, who: Player) -> bool:
        return (self.immune >> who.seat) & 1 == 0

    def victims(self) -> list[Player]:
        """The other players who are not unaffected, in turn order."""
        return [who for who in self.others() if self.is_affected(who)]

    def is_in_play(self) -> bool:
        """Whether the card being played is still in the play area."""
        return self.this >= 0

    def trash_this(self) -> bool:
        """Trash the card being played; False if it is no longer in play."""
        if self.this < 0:
            return False
        card = self.me.in_play[self.this]
        del self.me.in_play[self.this]
        self.this = GONE
        self.to_trash(self.me, card)
        return True

    def reaction_window(self) -> Asks[None]:
        """Before any text of an Attack each other player may reveal Reactions, one at a time (R-6 to R-11)."""
        attack = self.source
        for who in self.others():
            reveals: i64 = 0
            while True:
                allowed: i64 = self.kingdom.reactions
                if not self.is_affected(who):
                    allowed &= ~self.kingdom.shields  # a second reveal changes nothing
                if reveals >= MOST_REVEALS:
                    allowed &= self.kingdom.shields
                ask = Question(who.seat, REVEAL, attack, HAND, 0, 1, False)
                ask.piles = allowed
                ask.types = REACTION
                ask.hidden = True
                if offered(self, ask, who.seat, []) == 0:
                    break
                revealed = yield ask
                if not revealed:
                    break
                pile: i64 = revealed[0]
                reveals += 0 if (self.kingdom.shields >> pile) & 1 else 1
                yield from self._react(who, pile)
            self.source = attack

    def _react(self, who: Player, pile: i64) -> Asks[None]:
        self.show_in_hand(who, pile)
        self.source = pile
        if self.events is not None:
            self.tell_shown(E_REACT, who.seat, [pile])
        card = self.kingdom.cards[pile]
        if card.shields:
            self.immune |= 1 << who.seat
            if self.events is not None:
                self.tell(E_UNAFFECTED, who.seat, [pile])
        if card.attack_hook is not None:
            yield from card.attack_hook(self, who)
