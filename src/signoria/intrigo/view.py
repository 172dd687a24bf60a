"""What one seat may see: a read-only lens that selects what is visible, so that anything new is hidden until shown here."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.decision import Question
from signoria.core.state import View
from signoria.intrigo.award import winner_of
from signoria.intrigo.draft import first_slot, pack, pack_mask
from signoria.intrigo.end_of_game import need
from signoria.intrigo.knowledge import Holders
from signoria.intrigo.palace import NOTHING
from signoria.intrigo.placement import all_goes, listed, options
from signoria.intrigo.state import COPIES, DRAFT, HAND_SIZE, NO_RESULT, OVER, PHASES, PLACEMENT, RESULTS, Board
from signoria.intrigo.words import (
    CHARACTERS,
    FAMILIES,
    FIRST_CHARACTER,
    ORGANISATIONS,
    TIEPOLO,
    TOKENS,
    VERBS,
    option_name,
)


class IntrigoView(View):
    """The table as `seat` sees it; -1 is a spectator, who sees what everyone sees.

    Cards, characters, gaps and buildings are plain numbers here: cards and characters as in options, gaps and buildings
    from 0, tokens 0–4 for the organisations and 5 for a ducat, -1 for nothing.
    """

    def __init__(self, board: Board, seat: i64) -> None:
        self._board = board
        self.seat = seat

    def __repr__(self) -> str:
        return f"<IntrigoView of seat {self.seat}>" if self.seat >= 0 else "<IntrigoView of a spectator>"

    # --- the game -----------------------------------------------------------------------------------------------------

    def seats(self) -> int:
        return self._board.seats

    def round(self) -> int:
        return self._board.round

    def max_rounds(self) -> int:
        return self._board.terms.max_rounds

    def phase(self) -> int:
        return self._board.phase

    def step(self) -> int:
        """Picks made in the draft of this round."""
        return self._board.step

    def first(self) -> int:
        """The seat with the first-player marker."""
        return self._board.first

    def active(self) -> int:
        """Whose go it is; -1 while all draft, and when the game is over."""
        return self._board.active if self._board.phase == PLACEMENT else -1

    def absent_family(self) -> int:
        """With three players, the family that nobody has; else -1."""
        for family in range(TIEPOLO):
            if self._board.owners[family] < 0:
                return family
        return -1

    def winners(self) -> list[int]:
        return self._board.winners()

    def places(self) -> list[int]:
        return self._board.places()

    # --- the palace ---------------------------------------------------------------------------------------------------

    def size(self) -> int:
        """How many buildings there are, and how many gaps."""
        return self._board.palace.size

    def card_in(self, gap: i64) -> int:
        """The intrigue card or character in a gap; -1 if it is empty."""
        return self._board.palace.cards[gap]

    def is_card_down(self, gap: i64) -> bool:
        return (self._board.palace.face_down >> gap) & 1 != 0

    def empty_gaps(self) -> int:
        """Mask of the empty gaps."""
        return self._board.palace.empty

    def token_on(self, building: i64) -> int:
        """The token of a building; -1 if it has none."""
        return self._board.palace.tokens[building]

    def is_token_down(self, building: i64) -> bool:
        return (self._board.palace.turned >> building) & 1 != 0

    def winner_of(self, building: i64) -> int:
        """The seat that would get the token if the award were now; negative if none would."""
        return winner_of(self._board, building)

    def contenders(self, building: i64) -> list[int]:
        """The cards that contend for a building's token, clockwise: two, one or none."""
        return self._board.palace.contenders(building)

    # --- supplies -----------------------------------------------------------------------------------------------------

    def price(self, character: i64) -> int:
        """The price of the top card of a stack; -1 if it is empty."""
        return self._board.price(character)

    def prices(self, character: i64) -> list[int]:
        """The prices of all cards left in a stack, the top one first."""
        kind: i64 = character - FIRST_CHARACTER
        return self._board.terms.prices[kind * COPIES + self._board.bought[kind] : (kind + 1) * COPIES]

    def left_in_stack(self, character: i64) -> int:
        return COPIES - self._board.bought[character - FIRST_CHARACTER]

    def pool(self) -> int:
        return self._board.pool

    def bag(self) -> list[int]:
        """How many seals of each organisation are in the bag: anyone can count them."""
        return self._board.bag[:]

    # --- the players --------------------------------------------------------------------------------------------------

    def family(self, seat: i64) -> int:
        return self._board.players[seat].family

    def owner(self, family: i64) -> int:
        """The seat of a family; -1 if it is nobody's."""
        return self._board.owners[family]

    def ducats(self, seat: i64) -> int:
        return self._board.players[seat].ducats

    def counter(self, seat: i64, organisation: i64) -> int:
        return self._board.players[seat].counters[organisation]

    def need(self, seat: i64) -> int:
        """How many seals the player lacks at least."""
        return need(self._board.players[seat])

    def hand_size(self, seat: i64) -> int:
        return len(self._board.players[seat].hand)

    def laid(self, seat: i64) -> list[int]:
        """The cards of the player's hand that came into the palace this round, in order."""
        return self._board.players[seat].laid[:]

    # --- what this seat knows -----------------------------------------------------------------------------------------

    def hand(self) -> list[int]:
        """The own hand, in card order; during the draft what was kept so far."""
        return self._board.players[self.seat].hand[:]

    def pack(self) -> list[int]:
        """The pack to keep a card of; empty outside the draft."""
        return pack(self._board, self.seat) if self._board.phase == DRAFT else []

    def packs_held(self) -> list[list[int]]:
        """The packs of this round as they came to this seat, the present one included."""
        board = self._board
        if not board.slots or self.seat < 0:
            return []
        held: list[list[int]] = []
        for step in range(min(int(board.step) + 1, int(HAND_SIZE))):
            at = first_slot(board, self.seat, step)
            held.append(sorted(board.slots[at : at + HAND_SIZE - step]))
        return held

    def outside(self) -> int:
        """Mask of the cards that are not in the palace, so in some hand."""
        return self._board.outside() if self._board.phase != DRAFT else self._board.terms.in_play

    def holders(self) -> Holders:
        """For each card, the seats that may hold it and the one that certainly does, as far as this seat can tell; empty in the draft."""
        return Holders(self._board, self.seat)

    def all_goes(self) -> list[list[int]]:
        """Every possible go of this seat on its go, each as the picks of one move."""
        board = self._board
        return all_goes(board, self.seat) if board.phase == PLACEMENT and board.active == self.seat else []

    # --- plain data ---------------------------------------------------------------------------------------------------

    def data(self, question: Question | None, picks: list[int], ready: i64) -> dict[str, object]:
        """Everything of this view for the wire, in words."""
        board = self._board
        absent = self.absent_family()
        holders = self.holders()
        seats = range(board.seats)
        buildings = range(board.palace.size)
        return {
            "seat": int(self.seat),
            "seats": int(board.seats),
            "round": int(board.round),
            "max_rounds": int(board.terms.max_rounds),
            "phase": PHASES[board.phase],
            "first": int(board.first),
            "active": self.active() if board.phase == PLACEMENT else None,
            "absent": FAMILIES[absent] if absent >= 0 else None,
            "buildings": [self._building(i) for i in buildings],
            "gaps": [self._gap(i) for i in buildings],
            "stacks": [self._stack(i) for i in range(len(CHARACTERS))],
            "pool": int(board.pool),
            "bag": {name: board.bag[i] for i, name in enumerate(ORGANISATIONS)},
            "players": [self._player(seat, holders) for seat in seats],
            "result": self._result(),
            "question": self._question(question, picks, ready),
        }

    def _building(self, i: i64) -> dict[str, object]:
        token = self.token_on(i)
        winner = self.winner_of(i)
        return {
            "token": TOKENS[token] if token != NOTHING else None,
            "down": self.is_token_down(i),
            "leads": winner if winner >= 0 else None,
        }

    def _gap(self, i: i64) -> dict[str, object]:
        card = self.card_in(i)
        return {"card": option_name(card) if card != NOTHING else None, "down": self.is_card_down(i)}

    def _stack(self, kind: i64) -> dict[str, object]:
        return {"character": CHARACTERS[kind], "prices": self.prices(FIRST_CHARACTER + kind)}

    def _player(self, seat: i64, holders: Holders) -> dict[str, object]:
        who = self._board.players[seat]
        player: dict[str, object] = {
            "seat": int(seat),
            "family": FAMILIES[who.family],
            "ducats": int(who.ducats),
            "counters": {name: who.counters[i] for i, name in enumerate(ORGANISATIONS)},
            "need": need(who),
            "hand_size": len(who.hand),
            "laid": _names(who.laid),
        }
        if seat == self.seat:
            player["hand"] = _names(who.hand)
            player["pack"] = _names(self.pack())
            player["packs_held"] = [_names(cards) for cards in self.packs_held()]
        else:
            player["known_hand"] = _names([card for card in range(FIRST_CHARACTER) if (holders.sure[card] >> seat) & 1])
            player["may_hold"] = _names([card for card in range(FIRST_CHARACTER) if (holders.may[card] >> seat) & 1])
        return player

    def _result(self) -> dict[str, object] | None:
        board = self._board
        if board.result == NO_RESULT:
            return None
        assert board.phase == OVER
        return {"reason": RESULTS[board.result], "winners": self.winners(), "places": self.places()}

    def _question(self, question: Question | None, picks: list[int], ready: i64) -> dict[str, object] | None:
        """Everyone sees who still has to answer; nobody another's picks, in the draft as on a go."""
        if question is None:
            return None
        board = self._board
        waiting = question.asked & ~ready
        told: dict[str, object] = {
            "verb": VERBS[question.verb],
            "asked": [seat for seat in range(board.seats) if (waiting >> seat) & 1],
        }
        if self.seat >= 0 and (waiting >> self.seat) & 1:
            drafting = board.phase == DRAFT
            free = listed(pack_mask(board, self.seat), 0) if drafting else options(board, self.seat, picks)
            told["mine"] = {
                "least": int(question.least),
                "most": int(question.most),
                "ordered": question.ordered,
                "picked": _names(picks),
                "options": _names(free),
            }
        elif self.seat >= 0 and (ready >> self.seat) & 1:
            told["answered"] = _names(picks)
        return told


def _names(numbers: list[int]) -> list[str]:
    return [option_name(number) for number in numbers]
