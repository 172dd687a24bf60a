"""What a learner sees of any game of Dominion, and the actions it has. It selects, as the view does: a new zone is hidden until shown here.

Cards have the same numbers in every kingdom: the official ones by their titles, then slots for custom cards. They are the
first actions; words follow. Players come in turn order, beginning with the seat itself.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.core.decision import Question
from signoria.core.encoding import fill_up, word_of
from signoria.core.observation import FLAT, Observation
from signoria.core.state import State
from signoria.core.zone import Zone
from signoria.dominion.catalogue import TITLES
from signoria.dominion.counting import owned_as_counted
from signoria.dominion.encoding import REDUCTION, UNWRITTEN, bits_of, left_of
from signoria.dominion.kingdom import FIRST_COUNTERS
from signoria.dominion.question import NOWHERE, CardQuestion
from signoria.dominion.state import CARD, KNOWN, Board, Player
from signoria.dominion.turn import Dominion
from signoria.dominion.view import DominionView
from signoria.dominion.words import FIRST_TITLE, PILES, VERBS, WORDS

CARDS: Final[i64] = 76  # so that a field fills whole words
CUSTOM_SLOTS: Final = 76 - len(TITLES)  # a kingdom has ten kinds
FIRST_WORD: Final[i64] = CARDS
MEMORY: Final[i64] = 4
DEPTH: Final[i64] = 7  # cards from the top of a deck that are told one by one

HEAD: Final = (
    ("players", 1),
    ("seat", 1),
    ("active", 1),  # how many seats to the left it is
    ("turn", 1),
    ("phase", 1),
    ("verb", 1),
    ("least", 1),
    ("most", 1),
    ("actions", 1),
    ("buys", 1),
    ("coins", 1),
    ("cost_reduction", 1),
    ("actions_played", 1),
    ("silvers_played", 1),
    ("copper_bonus", 1),
    ("merchants", 1),
    ("memory", int(MEMORY)),
    ("source", 1),
    ("about", 1),
    ("owner", 1),
    ("picked_word", 1),
)
PLAYER: Final = (("turns", 1), ("hand_size", 1), ("deck_size", 1), ("discard_top", 1), ("hidden", 1), ("deck_top", 7))
TABLE_CARDS: Final = ("supply", "cost", "trash", "picked")
PLAYER_CARDS: Final = ("owned", "hand", "deck", "in_play", "aside", "revealed")

HEAD_WORDS: Final[i64] = 6
PLAYER_WORDS: Final[i64] = 3
# The fields of cards, by their order in the row.
SUPPLY: Final[i64] = 1
COST: Final[i64] = 2
TRASH: Final[i64] = 3
PICKED: Final[i64] = 4
FIRST_PLAYER: Final[i64] = 5
OWNED: Final[i64] = 0
HAND: Final[i64] = 1
DECK: Final[i64] = 2
IN_PLAY: Final[i64] = 3
ASIDE: Final[i64] = 4
REVEALED: Final[i64] = 5
OF_PLAYER: Final[i64] = 6


def action_names() -> list[str]:
    slots = [f"custom_{i + 1}" for i in range(CUSTOM_SLOTS)]
    return [*TITLES, *slots, *WORDS]


def scalar_fields(seats: int) -> list[tuple[str, int]]:
    fields = list(HEAD)
    for step in range(seats):
        fields += [(f"{step}_{name}", length) for name, length in PLAYER]
    return fields


def card_fields(seats: int, layout: str) -> list[str]:
    first = "in_game" if layout == FLAT else "card"
    return [first, *TABLE_CARDS, *[f"{step}_{name}" for step in range(seats) for name in PLAYER_CARDS]]


class DominionObservation(Observation):
    def __init__(self, seats: int, layout: str) -> None:
        assert CUSTOM_SLOTS >= 10, "more cards than numbers for them: raise CARDS, and the version of the environments"
        self.flat = layout == FLAT
        count = int(CARDS) if self.flat else int(PILES)
        things = card_fields(seats, layout)
        fields = scalar_fields(seats)
        for name in things:
            fields.append((name, count))
            if fill_up(count):
                fields.append((f"_{name}", fill_up(count)))
        super().__init__(fields, list(VERBS), action_names(), things, count + fill_up(count), count)
        self.field_words: i64 = self.width // 4
        self.first_card: i64 = HEAD_WORDS + PLAYER_WORDS * seats  # the word where the fields of cards begin
        self.own_order = Zone(range(PILES))
        self.nothing = CardQuestion(0, -1, -1, NOWHERE, 0, 0, False)
        self.stamps = vec[i64]()  # for each row, which books it shows, and to whom
        self.filled = vec[i64]()  # for each row, the mask of the fields with a number that isn't 0
        self.now: i64 = 0  # the same for the row that is being written

    def forget(self, row: i64) -> None:
        super().forget(row)
        while len(self.stamps) <= row:
            self.stamps = append(self.stamps, UNWRITTEN)
            self.filled = append(self.filled, 0)
        self.stamps[row] = UNWRITTEN

    # --- actions --------------------------------------------------------------------------------------------------------

    def action_of(self, state: State, option: i64) -> i64:
        assert isinstance(state, Dominion)
        if option < PILES:
            return state.kingdom.numbers.slots[option]
        if option < FIRST_TITLE:
            return FIRST_WORD + option - PILES
        return state.kingdom.title_numbers.slots[option - FIRST_TITLE]

    def option_of(self, state: State, action: i64) -> i64:
        assert isinstance(state, Dominion)
        kingdom = state.kingdom
        if action >= FIRST_WORD:
            return PILES + action - FIRST_WORD
        i: i64 = 0
        while i < PILES:
            if kingdom.numbers.slots[i] == action:
                return i
            i += 1
        i = 0
        while i < kingdom.title_numbers.n:
            if kingdom.title_numbers.slots[i] == action:
                return FIRST_TITLE + i
            i += 1
        return -1

    # --- rows -----------------------------------------------------------------------------------------------------------

    def write(self, state: State, question: Question, seat: i64, picks: list[int], block: vec[i64], row: i64) -> None:
        assert isinstance(state, Dominion) and isinstance(question, CardQuestion)
        board: Dominion = state  # looked at once which kind of state it is
        me = board.players[seat]
        at = row * self.words
        stamp = board.books << 16 | board.cost_reduction << 8 | seat
        before = self.stamps[row]
        if before == UNWRITTEN:
            self._begin(board, block, row)
        self.now = self.filled[row]
        self._write_head(board, question, me, picks, block, at)
        self._write_picks(board, picks, block, row)
        order = self._order(board)
        other = seat
        step: i64 = 0
        field: i64 = FIRST_PLAYER
        while step < board.seats:
            who = board.players[other]
            self._write_player(board, who, me, block, at + HEAD_WORDS + step * PLAYER_WORDS)
            self._write_zones(order, who, me, block, row, field)
            other = left_of(other, board.seats)
            step += 1
            field += OF_PLAYER
        if stamp != before or len(board.passes) > 0:
            self._write_books(board, order, me, block, row, stamp ^ before)
            self.stamps[row] = stamp
        self.filled[row] = self.now

    def _begin(self, board: Dominion, block: vec[i64], row: i64) -> None:
        """Another game than before is in this row."""
        at = row * self.words
        end = at + self.words
        while at < end:
            block[at] = 0
            at += 1
        self.filled[row] = 0
        at = row * self.words + self.first_card
        pile: i64 = 0
        while pile < PILES:
            number = board.kingdom.numbers.slots[pile]
            if self.flat:
                _put(number, 1, block, at)
            else:
                _put(pile, number + 1, block, at)
            pile += 1

    def _order(self, board: Dominion) -> Zone:
        """Where the piles have their numbers in a field."""
        return board.kingdom.numbers if self.flat else self.own_order

    def _write_head(
        self, board: Dominion, question: CardQuestion, me: Player, picks: list[int], block: vec[i64], at: i64
    ) -> None:
        phase = board.phase
        if me.seat != board.active:
            phase = DominionView(board, me.seat).phase()
        n = board.seats
        block[at] = word_of(n, me.seat, (board.active + n - me.seat) % n, board.turn)
        block[at + 1] = word_of(phase, question.verb + 1, question.least, question.most)
        block[at + 2] = word_of(board.actions, board.buys, board.coins, board.cost_reduction)
        copper_bonus: i64 = 0
        merchants: i64 = 0
        own: i64 = 0
        if board.memory is not board.kingdom.blank:  # replaced as soon as anything is remembered
            copper_bonus = _remembered(board, 0)
            merchants = _remembered(board, 1)
            own = word_of(_remembered(board, 2), _remembered(board, 3), _remembered(board, 4), _remembered(board, 5))
        block[at + 3] = word_of(board.actions_played, board.silvers_played, copper_bonus, merchants)
        block[at + 4] = own
        numbers = board.kingdom.numbers.slots
        source: i64 = 0
        about: i64 = 0
        owner: i64 = 0
        if question.source >= 0:
            source = numbers[question.source] + 1
        if question.about >= 0:
            about = numbers[question.about] + 1
        if question.verb >= 0 and question.owner >= 0 and not question.hidden:
            owner = (question.owner + n - me.seat) % n + 1
        word: i64 = 0
        for pick in picks:
            if pick >= PILES:
                word = self.action_of(board, pick) + 1
        block[at + 5] = word_of(source, about, owner, word)

    def _write_player(self, board: Dominion, who: Player, me: Player, block: vec[i64], at: i64) -> None:
        knows: i64 = 1 << (KNOWN + me.seat)
        numbers = board.kingdom.numbers.slots
        top: i64 = 0
        if who.discard.n > 0:
            top = numbers[who.discard.slots[who.discard.n - 1] & CARD] + 1
        deck: i64 = 0
        if who is me:
            deck = who.deck.n
        block[at] = word_of(who.turns, who.hand.n, deck, top)
        block[at + 1] = _unseen(who.revealed, knows)
        block[at + 2] = 0
        i: i64 = 0
        slots = who.deck.slots
        n = who.deck.n
        while i < DEPTH and i < n:
            slot = slots[n - 1 - i]
            if slot & knows:
                _put(i + 1, numbers[slot & CARD] + 1, block, at + 1)
            i += 1

    def _write_zones(self, order: Zone, who: Player, me: Player, block: vec[i64], row: i64, field: i64) -> None:
        """The zones of a player, as far as the seat knows their cards."""
        knows: i64 = 1 << (KNOWN + me.seat)
        everything: i64 = 0
        if who is me:
            self._write_zone(order, who.hand, everything, block, row, field + HAND)
        else:
            self._write_zone(order, who.hand, knows, block, row, field + HAND)
        self._write_zone(order, who.deck, knows, block, row, field + DECK)
        self._write_zone(order, who.in_play, everything, block, row, field + IN_PLAY)
        self._write_zone(order, who.aside, everything, block, row, field + ASIDE)
        self._write_zone(order, who.revealed, knows, block, row, field + REVEALED)

    def _write_books(self, board: Dominion, order: Zone, me: Player, block: vec[i64], row: i64, changed: i64) -> None:
        """What changes when cards are gained, trashed or passed, and when their cost does."""
        if changed >> 16:
            self._write_counts(order, board.supply, block, row, SUPPLY)
            self._write_zone(order, board.trash_pile, 0, block, row, TRASH)
        if changed & REDUCTION:
            self._write_costs(board, order, block, row)
        other = me.seat
        step: i64 = 0
        field: i64 = FIRST_PLAYER + OWNED
        while step < board.seats:
            if len(board.passes) > 0:
                counted = Zone(owned_as_counted(board, me.seat)[other])
                self._write_counts(order, counted, block, row, field)
            else:
                self._write_counts(order, board.players[other].owned, block, row, field)
            other = left_of(other, board.seats)
            step += 1
            field += OF_PLAYER

    def _write_costs(self, board: Dominion, order: Zone, block: vec[i64], row: i64) -> None:
        at = self._clear(block, row, COST)
        self.now |= _bit(COST)
        numbers = order.slots
        pile: i64 = 0
        while pile < PILES:
            _put(numbers[pile], board.cost(pile), block, at)
            pile += 1

    def _write_picks(self, board: Dominion, picks: list[int], block: vec[i64], row: i64) -> None:
        if len(picks) == 0 and (self.now >> PICKED) & 1 == 0:
            return
        at = self._clear(block, row, PICKED)
        order = self._order(board).slots
        for picked in picks:
            pick: i64 = picked
            if pick < PILES:
                _put(order[pick], 1, block, at)
        self.now |= _bit(PICKED)

    def _write_counts(self, order: Zone, counts: Zone, block: vec[i64], row: i64, field: i64) -> None:
        """Numbers that are counts of piles already."""
        at = self._clear(block, row, field)
        self.now |= _bit(field)
        numbers = order.slots
        pile: i64 = 0
        for n in counts.slots:
            if pile == PILES:
                break
            if n != 0:
                _put(numbers[pile], n, block, at)
            pile += 1  # noqa: SIM113 - enumerate would make objects

    def _write_zone(self, order: Zone, zone: Zone, knows: i64, block: vec[i64], row: i64, field: i64) -> None:
        """Count the cards of a zone that are known by this bit, 0: all of them."""
        left = zone.n
        seen = left > 0
        if seen and knows:
            seen = bits_of(zone) & knows != 0
        if not seen and (self.now >> field) & 1 == 0:
            return
        at = self._clear(block, row, field)
        if not seen:
            return
        self.now |= _bit(field)
        numbers = order.slots
        for slot in zone.slots:
            if left == 0:
                break
            left -= 1
            if slot & knows == knows:
                _put(numbers[slot & CARD], 1, block, at)

    def _clear(self, block: vec[i64], row: i64, field: i64) -> i64:
        """Make a field empty; where it begins."""
        first = row * self.words + self.first_card + field * self.field_words
        if (self.now >> field) & 1:
            at = first
            end = first + self.field_words
            while at < end:
                block[at] = 0
                at += 1
            self.now &= ~_bit(field)
        return first


def _bit(field: i64) -> i64:
    one: i64 = field - field + 1  # compiled, a literal 1 has 32 bits and can't be shifted that far
    return one << field


def _put(number: i64, n: i64, block: vec[i64], at: i64) -> None:
    """Add to a number of the part that begins there."""
    block[at + (number >> 2)] += n << ((number & 3) << 4)


def _unseen(zone: Zone, knows: i64) -> i64:
    """How many cards of a zone aren't known by this bit."""
    n: i64 = 0
    i: i64 = 0
    while i < zone.n:
        if zone.slots[i] & knows == 0:
            n += 1
        i += 1
    return n


def _remembered(board: Board, which: i64) -> i64:
    """A number that cards remember: those every game has first, then those of custom cards; 0 if there is none."""
    counted = board.kingdom.counted
    if which >= len(counted):
        return 0
    index: i64 = counted[which][1]
    if index < 0:
        return 0
    return board.memory[index]


assert len(FIRST_COUNTERS) == 2, "these have fields of their own"
