"""The palace: a ring of buildings with a token each, the gaps between them, and what lies there. It knows no players.

Building i touches gaps i - 1 and i; gap i touches buildings i and i + 1, all modulo the size of the ring. Even buildings
are for seals, odd ones for ducats; building 0 is the entrance.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.intrigo.words import DUCAT, FIRST_CHARACTER, PER_FAMILY

ENTRANCE: Final[i64] = 0
NOTHING: Final[i64] = -1

# Why nobody gets the token of a building.
FACE_DOWN: Final[i64] = -1
NO_CONTENDER: Final[i64] = -2
TIE: Final[i64] = -3
NO_TOKEN_LEFT: Final[i64] = -4
NEUTRAL: Final[i64] = -5  # Tiepolo, or a family that nobody has, is higher: it blocks


def ring_size(seats: i64) -> i64:
    """16 buildings for four players, 12 for three."""
    return 4 * seats


def is_seal_building(building: i64) -> bool:
    return building & 1 == 0


def row_and_column(cell: i64, size: i64) -> tuple[int, int]:
    """Row and column on the screen of a cell of the ring, clockwise from the top left: B0, G0, B1, G1 and so on (GE-8)."""
    side = size // 2  # cells from one corner to the next
    along = cell % side
    if cell < side:
        return 0, int(along)
    if cell < 2 * side:
        return int(along), int(side)
    if cell < 3 * side:
        return int(side), int(side - along)
    return int(side - along), 0


class Palace:
    """The contents of the gaps and buildings. A mask has one bit per gap, or one per building."""

    def __init__(self, size: i64) -> None:
        self.size = size
        self.all: i64 = (1 << size) - 1
        self.cards: list[int] = [NOTHING] * size  # an intrigue card or a character for each gap
        self.empty: i64 = self.all  # gaps without a card
        self.intrigue: i64 = 0  # gaps with an intrigue card, face up or down
        self.face_down: i64 = 0  # gaps whose intrigue card is face down
        self.tokens: list[int] = [NOTHING] * size
        self.laden: i64 = 0  # buildings with a token
        self.turned: i64 = 0  # buildings whose token is face down

    def load(self, other: Palace) -> None:
        self.cards[:] = other.cards
        self.empty = other.empty
        self.intrigue = other.intrigue
        self.face_down = other.face_down
        self.tokens[:] = other.tokens
        self.laden = other.laden
        self.turned = other.turned

    def numbers(self) -> list[object]:
        """Everything, for a digest."""
        return [list(self.cards), self.face_down, list(self.tokens), self.turned]

    # --- geometry -----------------------------------------------------------------------------------------------------

    def next(self, i: i64) -> i64:
        return i + 1 if i + 1 < self.size else 0

    def before(self, i: i64) -> i64:
        return i - 1 if i > 0 else self.size - 1

    def neighbours(self, gap: i64) -> i64:
        """Mask of the two gaps that touch a common building with this one."""
        return 1 << self.before(gap) | 1 << self.next(gap)

    def touching(self, gap: i64) -> i64:
        """Mask of the two buildings that this gap touches."""
        return 1 << gap | 1 << self.next(gap)

    # --- cards --------------------------------------------------------------------------------------------------------

    def empty_gaps(self) -> i64:
        """How many gaps are empty."""
        return count(self.empty)

    def lay(self, card: i64, gap: i64) -> None:
        """Put an intrigue card or a character face up in an empty gap."""
        bit: i64 = 1 << gap
        assert self.empty & bit, "the gap is occupied"
        self.cards[gap] = card
        self.empty &= ~bit
        if card < FIRST_CHARACTER:
            self.intrigue |= bit

    def swap_cards(self, a: i64, b: i64) -> None:
        """Two intrigue cards change places; facing travels with the card (RU-5)."""
        self.cards[a], self.cards[b] = self.cards[b], self.cards[a]
        self.face_down = swapped(self.face_down, a, b)

    def move_card(self, a: i64, b: i64) -> None:
        """An intrigue card moves to an empty gap; facing travels with the card (RU-5)."""
        self.swap_cards(a, b)
        self.empty = swapped(self.empty, a, b)
        self.intrigue = swapped(self.intrigue, a, b)

    def clear_gaps(self) -> None:
        """All cards leave the palace."""
        for gap in range(self.size):
            self.cards[gap] = NOTHING
        self.empty = self.all
        self.intrigue = 0
        self.face_down = 0

    # --- tokens -------------------------------------------------------------------------------------------------------

    def put_token(self, token: i64, building: i64) -> None:
        assert self.tokens[building] == NOTHING, "at most one token per building"
        self.tokens[building] = token
        self.laden |= 1 << building

    def take_token(self, building: i64) -> None:
        self.tokens[building] = NOTHING
        self.laden &= ~(1 << building)

    def swap_tokens(self, a: i64, b: i64) -> None:
        """Two tokens change places; facing travels with the token (RU-6)."""
        self.tokens[a], self.tokens[b] = self.tokens[b], self.tokens[a]
        self.turned = swapped(self.turned, a, b)

    def count_tokens(self, ducats: bool) -> i64:
        """How many ducats, or seals, lie on buildings."""
        found: i64 = 0
        for token in self.tokens:
            if token != NOTHING and (token == DUCAT) == ducats:
                found += 1
        return found

    # --- who is higher ------------------------------------------------------------------------------------------------

    def winning_family(self, building: i64) -> i64:
        """The family whose card decides over the token; FACE_DOWN, NO_CONTENDER, TIE or NO_TOKEN_LEFT if none does."""
        if (self.laden >> building) & 1 == 0:
            return NO_TOKEN_LEFT
        if (self.turned >> building) & 1:
            return FACE_DOWN
        one = self.contender(self.before(building))
        two = self.contender(building)
        if one < 0 or two < 0:
            lone: i64 = one if two < 0 else two
            return NO_CONTENDER if lone < 0 else lone // PER_FAMILY
        if one % PER_FAMILY == two % PER_FAMILY:
            return TIE
        higher: i64 = one if one % PER_FAMILY > two % PER_FAMILY else two
        return higher // PER_FAMILY

    def contender(self, gap: i64) -> i64:
        """The face-up intrigue card in a gap; -1 if there is none."""
        if ((self.intrigue & ~self.face_down) >> gap) & 1:
            return self.cards[gap]
        return NOTHING

    def contenders(self, building: i64) -> list[int]:
        """The cards that contend for a token, clockwise: two, one or none."""
        found: list[int] = []
        for gap in (self.before(building), building):
            card: i64 = self.contender(gap)
            if card != NOTHING:
                found.append(card)
        return found


def swapped(mask: i64, a: i64, b: i64) -> i64:
    """The mask with two of its bits exchanged."""
    if (mask >> a ^ mask >> b) & 1:
        mask ^= 1 << a | 1 << b
    return mask


def count(mask: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found
