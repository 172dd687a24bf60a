"""Turns and phases as plain state: what is asked between effects, and how a move is carried out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.decision import DONE, Effect, Question
from signoria.core.event import EVERYONE, Event
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.core.zone import COMPILED, Zone, new_object
from signoria.dominion.card import ACTION, TREASURE
from signoria.dominion.effects import Turn
from signoria.dominion.end_of_game import is_finished, leaders, places, points_of
from signoria.dominion.kingdom import Kingdom
from signoria.dominion.playing import follow_quietly, play_now, play_quietly
from signoria.dominion.question import (
    ANYWHERE,
    HAND,
    SUPPLY,
    TITLES,
    CardQuestion,
    offered,
    options,
    refusal,
    word,
    words_offered,
)
from signoria.dominion.redeal import redeal
from signoria.dominion.state import CARD, KNOWN, Board, Player
from signoria.dominion.view import DominionView
from signoria.dominion.words import (
    ACTION_PHASE,
    ALL_TREASURES,
    BUY,
    BUY_PHASE,
    CLEAN_UP,
    E_BUY,
    E_CLEAN_UP,
    E_END,
    E_PLAY,
    E_PLUS_COINS,
    E_TURN,
    END_ACTIONS,
    END_TREASURES,
    END_TURN,
    OVER,
    PILES,
    PLAY_ACTION,
    PLAY_TREASURE,
    SHOW_ON_TOP,
    SILVER,
    TREASURE_PHASE,
)
from signoria.dominion.zones import draw, gain, kinds_in, leave_hand

HAND_SIZE: Final[i64] = 5
MOST_SEATS: Final = 6


def _phase_question(phase: int, seat: int, second_edition: bool) -> CardQuestion:
    if phase == ACTION_PHASE:
        question = CardQuestion(seat, PLAY_ACTION, -1, HAND, 1, 1, False)
        question.types = ACTION
        question.words = word(END_ACTIONS)
    elif phase == TREASURE_PHASE:
        question = CardQuestion(seat, PLAY_TREASURE, -1, HAND, 1, 1, False)
        question.types = TREASURE
        question.words = word(ALL_TREASURES) | word(END_TREASURES)
    elif phase == BUY_PHASE:
        question = CardQuestion(seat, BUY, -1, SUPPLY, 1, 1, False)
        question.words = word(END_TURN)
    else:  # first edition: hand cards lie above the play area's (CL-2)
        question = CardQuestion(seat, SHOW_ON_TOP, -1, ANYWHERE if second_edition else HAND, 0, 1, False)
    return question


def phase_questions(kingdom: Kingdom, seats: int, second_edition: bool) -> list[CardQuestion]:
    """All that can be asked between effects: a recipe for each phase and seat, the same for a whole game."""
    questions: list[CardQuestion] = []
    for phase in (ACTION_PHASE, TREASURE_PHASE, BUY_PHASE, CLEAN_UP):
        for seat in range(seats):
            question = _phase_question(phase, seat, second_edition)
            question.piles = kingdom.of_type(question.types)
            questions.append(question)
    return questions


class Dominion(Board):
    """A game of Dominion: the board, and what the house asks of it."""

    def __init__(self, kingdom: Kingdom, seats: i64, rng: Rng) -> None:
        super().__init__(kingdom, seats, rng)
        self.questions: list[CardQuestion] = []  # one per phase and seat, shared by copies

    def copy(self) -> State:
        return self.copy_with(self.rng.copy())

    def copy_with(self, rng: Rng) -> Dominion:
        """A copy whose chance to come is this."""
        if COMPILED:
            twin = Dominion(self.kingdom, self.seats, rng)
        else:
            twin = new_object(Dominion)
            twin.begin_copy(self, rng)
        twin.questions = self.questions
        twin.load_table(self)
        return twin

    def load(self, other: State) -> None:
        assert isinstance(other, Dominion)
        self.load_board(other)

    def question(self) -> Question | None:
        if self.phase == OVER:
            return None
        return self.questions[self.phase * self.seats + self.active]

    def perform(self, answers: list[int]) -> Effect[None] | None:
        phase = self.phase
        if phase == CLEAN_UP:
            _end_turn(self, answers[0] if answers else -1)
            return None
        option: i64 = answers[0]
        if phase == BUY_PHASE:
            if option == END_TURN:
                self._clean_up()
            else:
                _buy(self, option)
            return None
        if option < PILES:
            if (self.kingdom.asking >> option) & 1:
                return _play_asking(self, option)
            _play_quietly(self, option)
        elif option == ALL_TREASURES:
            asking = self.kingdom.treasures & self.kingdom.asking
            if asking and kinds_in(self.me.hand) & asking:
                return _play_all_asking(self)
            _play_treasures(self, _take_treasures(self))
        else:
            self.phase = phase + 1
        skip_empty_phases(self)
        return None

    def _clean_up(self) -> None:
        self.phase = CLEAN_UP
        question = self.questions[CLEAN_UP * self.seats + self.active]
        kinds = offered(self, question, self.active, []) if self.choose_discard_top else 0
        if kinds & (kinds - 1) == 0:  # nothing to choose between
            _end_turn(self, -1)

    def refusal(self, question: Question, seat: i64, picks: list[int], option: i64) -> i64:
        assert isinstance(question, CardQuestion)
        return refusal(self, question, seat, picks, option)

    def options(self, question: Question, seat: i64, picks: list[int]) -> list[int]:
        assert isinstance(question, CardQuestion)
        return options(self, question, seat, picks)

    def option_masks(self, question: Question, seat: i64, picks: list[int]) -> tuple[i64, i64]:
        assert isinstance(question, CardQuestion)
        if question.zone == TITLES:
            return super().option_masks(question, seat, picks)
        return offered(self, question, seat, picks) | words_offered(question, picks) << PILES, 0

    def redeal(self, seat: i64, question: Question | None, rng: Rng) -> None:
        redeal(self, seat, question, rng)

    def view(self, seat: i64) -> DominionView:
        return DominionView(self, seat)

    def over(self) -> bool:
        return self.phase == OVER

    def points(self) -> list[int]:
        return [points_of(self, who) for who in self.players]

    def places(self) -> list[int]:
        return places(self.points(), self.turns())

    def leaders(self) -> list[int]:
        return leaders(self.points(), self.turns())

    def turns(self) -> list[int]:
        """How many turns each player has taken."""
        return [who.turns for who in self.players]


# --- playing --------------------------------------------------------------------------------------------------------------


def _pay_for(board: Board, pile: i64) -> None:
    leave_hand(board.me, pile, EVERYONE)
    if board.phase == ACTION_PHASE:
        board.actions -= 1


def _play_quietly(board: Board, pile: i64) -> None:
    _pay_for(board, pile)
    if board.phase == TREASURE_PHASE:
        _play_treasure(board, pile)
    else:
        play_quietly(Turn(board), pile)


def _play_asking(board: Board, pile: i64) -> Effect[None]:
    _pay_for(board, pile)
    yield from play_now(Turn(board), pile)
    skip_empty_phases(board)
    yield DONE


def _play_treasure(board: Board, pile: i64) -> None:
    taken = _emptied(board)
    taken.append(pile)
    _play_treasures(board, taken)


def _play_treasures(board: Board, taken: Zone) -> None:
    """Treasures that have just left the hand: their coins, and what this turn adds to them."""
    kingdom = board.kingdom
    in_play = board.me.open_in_play()
    piles = taken.slots
    if board.events is None:
        followed = kingdom.followed
        if board.memory is kingdom.blank:
            followed = kingdom.always_followed
        if followed == 0:  # the usual case: nothing but coins
            in_play.add(taken)
            printed = kingdom.coins.slots
            coins = board.coins
            for i in range(taken.n):
                pile = piles[i]
                coins += printed[pile]
                if pile == SILVER:
                    board.silvers_played += 1
            board.coins = coins
            return
    for i in range(taken.n):
        pile = piles[i]
        card = kingdom.cards[pile]
        in_play.append(pile)
        board.coins += card.coins
        if pile == SILVER:
            board.silvers_played += 1
        if board.events is not None:
            board.tell(E_PLAY, board.active, [pile])
            if card.coins:
                board.tell(E_PLUS_COINS, board.active, [card.coins])
        if (kingdom.followed >> pile) & 1:
            follow_quietly(Turn(board), pile)


def _emptied(board: Board) -> Zone:
    """The zone of Treasures between hand and play."""
    taken = board.taken
    if taken is None:
        taken = Zone()
        board.taken = taken
    taken.n = 0
    return taken


def _take_treasures(board: Board) -> Zone:
    """Take all Treasures out of the hand, for all to see; in pile order."""
    hand = board.me.hand
    treasures = board.kingdom.treasures
    taken = _emptied(board)
    known: i64 = 0
    if not COMPILED:
        played: list[int] = []
        others: list[int] = []
        for card in hand.block():
            if (treasures >> card) & 1:
                played.append(card)
            else:
                others.append(card)
                known |= card
        if known <= CARD:  # below is what others know of this hand
            played.sort()
            taken.become(played)
            hand.become(others)
            return taken
    taken.reserve(hand.n)
    into = taken.slots
    slots = hand.slots
    n: i64 = 0
    kept: i64 = 0
    for i in range(hand.n):
        slot = slots[i]
        known |= slot
        if (treasures >> (slot & CARD)) & 1:
            into[n] = slot & CARD
            n += 1
    taken.n = n
    taken.sort()
    if known > CARD:  # one by one, for what the others know of this hand
        for i in range(n):
            leave_hand(board.me, into[i], EVERYONE)
        return taken
    for i in range(hand.n):
        slot = slots[i]
        if (treasures >> slot) & 1 == 0:
            slots[kept] = slot
            kept += 1
    hand.n = kept
    return taken


def _play_all_asking(board: Board) -> Effect[None]:
    """One by one out of the hand as it is by then: a Treasure's text may draw others, or take them away."""
    while True:
        mask = kinds_in(board.me.hand) & board.kingdom.treasures
        if mask == 0:
            break
        card: i64 = 0
        while (mask >> card) & 1 == 0:
            card += 1
        leave_hand(board.me, card, EVERYONE)
        if (board.kingdom.asking >> card) & 1:
            yield from play_now(Turn(board), card)
        else:
            _play_treasure(board, card)
    skip_empty_phases(board)
    yield DONE


def _buy(board: Board, pile: i64) -> None:
    board.coins -= board.cost(pile)
    board.buys -= 1
    if board.events is not None:
        board.tell(E_BUY, board.active, [pile])
    gain(board, board.me, pile)


# --- phases ---------------------------------------------------------------------------------------------------------------


def skip_empty_phases(board: Board) -> None:
    """A phase ends when nothing more can be played (A-6); the turn itself never ends unasked."""
    if board.phase >= BUY_PHASE:
        return
    hand = kinds_in(board.me.hand)
    if board.phase == ACTION_PHASE and (board.actions < 1 or hand & board.kingdom.actions == 0):
        board.phase = TREASURE_PHASE
    if board.phase == TREASURE_PHASE and hand & board.kingdom.treasures == 0:
        board.phase = BUY_PHASE


def begin_turn(board: Board) -> None:
    board.turn += 1
    board.me.turns += 1
    board.phase = ACTION_PHASE
    board.actions = 1
    board.buys = 1
    board.coins = 0
    board.actions_played = 0
    board.silvers_played = 0
    board.cost_reduction = 0
    board.memory = board.kingdom.blank
    if board.events is not None:
        board.tell(E_TURN, board.active, [board.me.turns])
    skip_empty_phases(board)


def _end_turn(board: Board, top: i64) -> None:
    """Discard, draw five, see whether the game is over, else the next player (CL-1)."""
    me = board.me
    _discard_everything(board, me, top)
    draw(board, me, HAND_SIZE)
    if is_finished(board):
        board.phase = OVER
        board.actions = board.buys = board.coins = 0
        if board.events is not None:
            board.tell(E_END, -1, [])
        return
    board.active = (board.active + 1) % board.seats
    begin_turn(board)


def _discard_everything(board: Board, me: Player, top: i64) -> None:
    """First edition: play area, then hand. Second: hand, then play area, so that the hand stays hidden (CL-2)."""
    n = me.hand.n + me.in_play.n
    if not board.second_edition:
        _discard_played(board, me)
    _discard_hand_hidden(me)
    if board.second_edition:
        _discard_played(board, me)
    if top >= 0:
        _lift(me.discard, n, top)
    if me.discard.n > 0:
        me.discard.slots[me.discard.n - 1] |= board.all
    if n > 0 and board.events is not None:
        cards = [slot & CARD for slot in me.discard.numbers()[-n:]]
        board.note(Event(E_CLEAN_UP, me.seat, cards, -1, 1 << me.seat, EVERYONE, True))


def _discard_played(board: Board, me: Player) -> None:
    me.discard.add_marked(me.in_play, board.all)
    me.in_play.clear()


def _discard_hand_hidden(me: Player) -> None:
    """The whole hand in its displayed order; only its owner knows what goes."""
    hand = me.hand
    slots = hand.slots
    mine: i64 = 1 << (KNOWN + me.seat)
    for i in range(hand.n):
        slots[i] = slots[i] & CARD | mine
    if hand.n > 1:
        hand.sort()
    me.discard.add(hand)
    hand.clear()


def _lift(discard: Zone, n: i64, card: i64) -> None:
    """Bring one of the n cards just discarded to the top."""
    at = discard.n - 1
    while at >= discard.n - n:
        if discard.slots[at] & CARD == card:
            discard.append(discard.take(at))
            return
        at -= 1
