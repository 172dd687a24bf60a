"""Turns and phases as plain state: what is asked between effects, and how a move is carried out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.decision import Ask, Asks
from signoria.core.event import EVERYONE, Event
from signoria.core.rng import Rng
from signoria.core.state import Lens, State
from signoria.dominion.card import ACTION, TREASURE
from signoria.dominion.effects import Turn
from signoria.dominion.kingdom import Kingdom
from signoria.dominion.question import ANYWHERE, HAND, SUPPLY, Question, offered, options, refusal, word
from signoria.dominion.redeal import redeal
from signoria.dominion.state import CARD, KNOWN, Player
from signoria.dominion.view import View
from signoria.dominion.words import (
    ALL_TREASURES,
    BUY,
    E_BUY,
    E_CLEAN_UP,
    E_END,
    E_PLAY,
    E_TURN,
    END_ACTIONS,
    END_TREASURES,
    END_TURN,
    PILES,
    PLAY_ACTION,
    PLAY_TREASURE,
    PROVINCE,
    SHOW_ON_TOP,
)

PHASES: Final = ("action", "treasure", "buy", "clean_up", "over")
ACTION_PHASE: Final[i64] = 0
TREASURE_PHASE: Final[i64] = 1  # the first half of the Buy phase: Treasures are played
BUY_PHASE: Final[i64] = 2
CLEAN_UP: Final[i64] = 3  # asked only if the players choose what their discard shows
OVER: Final[i64] = 4

HAND_SIZE: Final[i64] = 5
MOST_SEATS: Final = 6


def _phase_question(phase: int, seat: int, second_edition: bool) -> Question:
    if phase == ACTION_PHASE:
        ask = Question(seat, PLAY_ACTION, -1, HAND, 1, 1, False)
        ask.types = ACTION
        ask.words = word(END_ACTIONS)
    elif phase == TREASURE_PHASE:
        ask = Question(seat, PLAY_TREASURE, -1, HAND, 1, 1, False)
        ask.types = TREASURE
        ask.words = word(ALL_TREASURES) | word(END_TREASURES)
    elif phase == BUY_PHASE:
        ask = Question(seat, BUY, -1, SUPPLY, 1, 1, False)
        ask.words = word(END_TURN)
    else:  # first edition: hand cards lie above the play area's (CL-2)
        ask = Question(seat, SHOW_ON_TOP, -1, ANYWHERE if second_edition else HAND, 0, 1, False)
    return ask


def phase_questions(kingdom: Kingdom, seats: int, second_edition: bool) -> list[Question]:
    """All that can be asked between effects: a recipe for each phase and seat, the same for a whole game."""
    questions: list[Question] = []
    for phase in (ACTION_PHASE, TREASURE_PHASE, BUY_PHASE, CLEAN_UP):
        for seat in range(seats):
            ask = _phase_question(phase, seat, second_edition)
            ask.piles = kingdom.of_type(ask.types)
            questions.append(ask)
    return questions


class Dominion(Turn):
    """A game of Dominion: all of the table, and the rules that move it on."""

    def __init__(self, kingdom: Kingdom, seats: i64, rng: Rng) -> None:
        super().__init__(kingdom, seats, rng)
        self.questions: list[Question] = []  # one per phase and seat, shared by copies

    # --- the contract with core -------------------------------------------------------------------------------------

    def copy(self) -> State:
        twin = Dominion(self.kingdom, self.seats, self.rng)
        twin.questions = self.questions
        twin.load_board(self)
        return twin

    def load(self, other: State) -> None:
        assert isinstance(other, Dominion)
        self.load_board(other)

    def ask(self) -> Ask | None:
        if self.phase == OVER:
            return None
        return self.questions[self.phase * self.seats + self.active]

    def perform(self, answers: list[int]) -> Asks | None:
        phase = self.phase
        if phase == CLEAN_UP:
            self._end_turn(answers[0] if answers else -1)
            return None
        option: i64 = answers[0]
        if phase == BUY_PHASE:
            if option == END_TURN:
                self._clean_up()
            else:
                self._buy(option)
            return None
        if option < PILES:
            if (self.kingdom.asking >> option) & 1:
                return self._play_asking(option)
            self._play_quietly(option)
        elif option == ALL_TREASURES:
            if self._in_hand() & self.kingdom.treasures & self.kingdom.asking:
                return self._play_all_asking()
            self._play_all_treasures()
        else:
            self.phase = phase + 1
        self._skip_empty_phases()
        return None

    def refusal(self, ask: Ask, seat: i64, picks: list[int], option: i64) -> i64:
        assert isinstance(ask, Question)
        return refusal(self, ask, seat, picks, option)

    def options(self, ask: Ask, seat: i64, picks: list[int]) -> list[int]:
        assert isinstance(ask, Question)
        return options(self, ask, seat, picks)

    def redeal(self, seat: i64, ask: Ask | None, rng: Rng) -> None:
        redeal(self, seat, ask, rng)

    def lens(self, seat: i64) -> Lens:
        return View(self, seat)

    def view_data(self, seat: i64, ask: Ask | None, picks: list[int], ready: i64) -> dict[str, object]:
        return View(self, seat).data(ask, picks, ready)

    # --- playing ------------------------------------------------------------------------------------------------------

    def _pay_for(self, pile: i64) -> None:
        self.leave_hand(self.me, pile, EVERYONE)
        if self.phase == ACTION_PHASE:
            self.actions -= 1

    def _play_quietly(self, pile: i64) -> None:
        self._pay_for(pile)
        if self.phase == TREASURE_PHASE:
            self._play_treasure(pile)
        else:
            self.play_at_once(pile)

    def _play_asking(self, pile: i64) -> Asks:
        self._pay_for(pile)
        yield from self.play_now(pile)
        self._skip_empty_phases()

    def _play_treasure(self, pile: i64) -> None:
        """A Treasure that has just left the hand: its coins, and what this turn adds to them."""
        card = self.kingdom.cards[pile]
        self.me.in_play.append(pile)
        self.coins += card.coins
        if self.events is not None:
            self.tell(E_PLAY, self.active, [pile])
        if card.at_once_hook is not None:
            card.at_once_hook(self)

    def _take_treasures(self) -> list[int]:
        """Take all Treasures out of the hand, for all to see; in pile order."""
        hand = self.me.hand
        treasures = self.kingdom.treasures
        taken: list[int] = []
        kept: list[int] = []
        known = False
        for slot in hand:
            card: i64 = slot & CARD
            known = known or slot > CARD
            if (treasures >> card) & 1:
                taken.append(card)
            else:
                kept.append(slot)
        taken.sort()
        if known:  # one by one, for what the others know of this hand
            for card in taken:
                self.leave_hand(self.me, card, EVERYONE)
        else:
            hand.clear()
            hand.extend(kept)
        return taken

    def _play_all_treasures(self) -> None:
        for card in self._take_treasures():
            self._play_treasure(card)

    def _play_all_asking(self) -> Asks:
        """One by one out of the hand as it is by then: a Treasure's text may draw others, or take them away."""
        while True:
            mask = self._in_hand() & self.kingdom.treasures
            if mask == 0:
                break
            card: i64 = 0
            while (mask >> card) & 1 == 0:
                card += 1
            self.leave_hand(self.me, card, EVERYONE)
            if (self.kingdom.asking >> card) & 1:
                yield from self.play_now(card)
            else:
                self._play_treasure(card)
        self._skip_empty_phases()

    def _buy(self, pile: i64) -> None:
        self.coins -= self.cost(pile)
        self.buys -= 1
        if self.events is not None:
            self.tell(E_BUY, self.active, [pile])
        self.gain(self.me, pile)

    # --- phases -------------------------------------------------------------------------------------------------------

    def _in_hand(self) -> i64:
        """Mask of the piles of which the active player holds a card."""
        mask: i64 = 0
        for slot in self.me.hand:
            card: i64 = slot & CARD
            mask |= 1 << card
        return mask

    def _skip_empty_phases(self) -> None:
        """A phase ends when nothing more can be played (A-6); the turn itself never ends unasked."""
        if self.phase >= BUY_PHASE:
            return
        hand = self._in_hand()
        if self.phase == ACTION_PHASE and (self.actions < 1 or hand & self.kingdom.actions == 0):
            self.phase = TREASURE_PHASE
        if self.phase == TREASURE_PHASE and hand & self.kingdom.treasures == 0:
            self.phase = BUY_PHASE

    def begin_turn(self) -> None:
        self.turn += 1
        self.me.turns += 1
        self.phase = ACTION_PHASE
        self.actions = 1
        self.buys = 1
        self.coins = 0
        self.actions_played = 0
        self.cost_reduction = 0
        self.copper_bonus = 0
        self.merchants = 0
        self.silvers_played = 0
        if self.events is not None:
            self.tell(E_TURN, self.active, [self.me.turns])
        self._skip_empty_phases()

    def _clean_up(self) -> None:
        self.phase = CLEAN_UP
        ask = self.questions[CLEAN_UP * self.seats + self.active]
        kinds = offered(self, ask, self.active, []) if self.choose_discard_top else 0
        if kinds & (kinds - 1) == 0:  # nothing to choose between
            self._end_turn(-1)

    def _end_turn(self, top: i64) -> None:
        """Discard, draw five, see whether the game is over, else the next player (CL-1)."""
        self._discard_everything(self.me, top)
        self.draw(self.me, HAND_SIZE)
        if self.is_finished():
            self.phase = OVER
            self.actions = self.buys = self.coins = 0
            if self.events is not None:
                self.tell(E_END, -1, [])
            return
        self.active = (self.active + 1) % self.seats
        self.begin_turn()

    def _discard_everything(self, me: Player, top: i64) -> None:
        """First edition: play area, then hand. Second: hand, then play area, so that the hand stays hidden (CL-2)."""
        n: i64 = len(me.hand) + len(me.in_play)
        if not self.second_edition:
            self._discard_played(me)
        self._discard_hand_hidden(me)
        if self.second_edition:
            self._discard_played(me)
        if top >= 0:
            _lift(me.discard, n, top)
        if me.discard:
            me.discard[-1] |= self.all
        if n > 0 and self.events is not None:
            self._tell_clean_up(me, n)

    def _discard_played(self, me: Player) -> None:
        discard = me.discard
        for card in me.in_play:
            discard.append(card | self.all)
        me.in_play.clear()

    def _discard_hand_hidden(self, me: Player) -> None:
        """The whole hand in its displayed order; only its owner knows what goes."""
        hand = me.hand
        mine: i64 = 1 << (KNOWN + me.seat)
        for i in range(len(hand)):
            hand[i] = hand[i] & CARD | mine
        if len(hand) > 1:
            hand.sort()
        me.discard.extend(hand)
        hand.clear()

    def _tell_clean_up(self, me: Player, n: i64) -> None:
        cards = [slot & CARD for slot in me.discard[-n:]]
        assert self.events is not None
        self.events.append(Event(E_CLEAN_UP, me.seat, cards, -1, 1 << me.seat, EVERYONE, True))

    def is_finished(self) -> bool:
        """The Province pile is empty, or three piles are (four with five or six players)."""
        if self.supply[PROVINCE] == 0:
            return True
        enough: i64 = 3 if self.seats <= 4 else 4
        return self.empty_piles() >= enough

    # --- scoring ------------------------------------------------------------------------------------------------------

    def points(self, who: Player) -> int:
        """Victory points of all a player owns, wherever it is."""
        total = 0
        for pile in range(PILES):
            copies = who.owned[pile]
            if copies:
                total += copies * self.worth(who, pile)
        return total

    def worth(self, who: Player, pile: i64) -> int:
        """Victory points of one copy of a card for this owner."""
        card = self.kingdom.cards[pile]
        each: int = card.points
        if card.points_hook is not None:
            each += card.points_hook(who.owned)
        if card.points_here_hook is not None:
            each += card.points_here_hook(self.kingdom, who.owned)
        return each

    def winners(self) -> list[int]:
        """The highest score wins; among equals who took the fewest turns; still equal: they share (E-4, E-5)."""
        best: list[int] = []
        best_key = (0, 0)
        for who in self.players:
            key = (self.points(who), -int(who.turns))
            if not best or key > best_key:
                best = [who.seat]
                best_key = key
            elif key == best_key:
                best.append(who.seat)
        return best


def _lift(discard: list[int], n: i64, card: i64) -> None:
    """Bring one of the n cards just discarded to the top."""
    for i in range(len(discard) - 1, len(discard) - n - 1, -1):
        if discard[i] & CARD == card:
            discard.append(discard.pop(i))
            return
