"""A position in words, read and written: the FEN of Intrigo.

    seats: 4
    gaps: {g0: contarini 4, g1: thief, g10: gradenigo 4 (down)}
    tokens: {b0: merchants, b1: ducat (down)}
    0: {hand: "tiepolo 3, dandolo 2", ducats: 2, counters: {clergy: 1}}

Short names are understood too: co4, ti3, me, d. What is left out is as usual: families in their order, one ducat each, a
token on every building, an empty palace. Cards that are named nowhere are in the hands of those whose hand is not named.
Bag and pool follow from the rest; if they are written, they must agree with it. `draft` has a row for the pack dealt to
each seat, in the order in which its cards were taken; without it nobody remembers a draft.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from signoria.core.phrase import phrase
from signoria.core.position import position_words, read_chance
from signoria.core.registry import BadPosition, BadSetup
from signoria.core.rng import from_seed
from signoria.core.words import BadWords, Path, Thing, check_keys, hint, read_number, read_things, write_things
from signoria.intrigo.draft import sort_packs
from signoria.intrigo.end_of_game import ENOUGH_OF_ONE, organisations_of
from signoria.intrigo.knowledge import taker
from signoria.intrigo.palace import NOTHING, is_seal_building
from signoria.intrigo.round import Intrigo
from signoria.intrigo.setup import FIELDS, START_DUCATS, empty_board, read_setup
from signoria.intrigo.state import (
    COPIES,
    DRAFT,
    FIVE,
    FOUR,
    HAND_SIZE,
    NO_RESULT,
    OVER,
    PHASES,
    PLACEMENT,
    RESULTS,
    SEALS_OF_EACH,
    Player,
)
from signoria.intrigo.words import (
    CHARACTERS,
    DUCAT,
    FAMILIES,
    FIRST_BUILDING,
    FIRST_CHARACTER,
    FIRST_GAP,
    FIRST_TOKEN,
    NUMBERS,
    ORGANISATIONS,
    TIEPOLO,
    TOKENS,
    is_building,
    is_card,
    is_character,
    is_gap,
    option_name,
    option_named,
)

DOWN: Final = "down"
OF_A_PLAYER: Final = ("ducats", "counters", "hand", "laid", "lacks", "gos", "called")
OF_THE_TABLE: Final = (
    "round",
    "active",
    "phase",
    "step",
    "gaps",
    "tokens",
    "bag",
    "pool",
    "bought",
    "draft",
    "result",
    "winner",
    "seed",
    "rng",
)


# --- writing ----------------------------------------------------------------------------------------------------------------


def write_position(board: Intrigo) -> dict[str, object]:
    """The position as plain data, from which `read_position` makes an equal game.

    The secret of a live table's chance is not in it: `rng` then says only how far it was used.
    """
    terms = board.terms
    palace = board.palace
    words: dict[str, object] = {
        "seats": int(board.seats),
        "families": [FAMILIES[who.family] for who in board.players],
        "first": int(board.first),
        "prices": {name: terms.prices[i * COPIES : (i + 1) * COPIES] for i, name in enumerate(CHARACTERS)},
        "intrigue_values": {name: list(terms.values[i]) for i, name in enumerate(FAMILIES)},
        "ducat_total": int(terms.ducat_total),
        "max_rounds": int(terms.max_rounds),
        "round": int(board.round),
        "active": int(board.active),
        "phase": PHASES[board.phase],
        "step": int(board.step),
        "gaps": _write_spots("g", [_named(card) for card in palace.cards], palace.face_down),
        "tokens": _write_spots("b", [_named(FIRST_TOKEN + t) if t >= 0 else "" for t in palace.tokens], palace.turned),
        "bought": {name: board.bought[i] for i, name in enumerate(CHARACTERS)},
        "rng": board.rng.numbers(),
    }
    if board.result != NO_RESULT:
        words["result"] = RESULTS[board.result]
        if board.winner >= 0:
            words["winner"] = int(board.winner)
    if board.slots:
        packs = [board.slots[i : i + HAND_SIZE] for i in range(0, len(board.slots), HAND_SIZE)]
        words["draft"] = [_write_cards(cards) for cards in packs]
    for who in board.players:
        words[str(who.seat)] = _write_player(board, who)
    return words


def _named(card: int) -> str:
    return option_name(card) if card != NOTHING else ""


def _write_spots(letter: str, names: list[str], down: int) -> dict[str, str]:
    remarks = [f" ({DOWN})" if down >> i & 1 else "" for i in range(len(names))]
    return {f"{letter}{i}": names[i] + remarks[i] for i in range(len(names)) if names[i]}


def _write_cards(cards: list[int]) -> str:
    return write_things([(option_name(card), "") for card in cards])


def _write_player(board: Intrigo, who: Player) -> dict[str, object]:
    words: dict[str, object] = {
        "ducats": int(who.ducats),
        "counters": {name: who.counters[i] for i, name in enumerate(ORGANISATIONS)},
        "laid": _write_cards(who.laid),
        "lacks": _write_cards([card for card in range(FIRST_CHARACTER) if who.lacks >> card & 1]),
        "gos": int(who.gos),
        "called": int(who.called),
    }
    if not board.slots:
        words["hand"] = _write_cards(who.hand)
    return words


# --- reading ----------------------------------------------------------------------------------------------------------------


def read_position(words: Mapping[str, object]) -> Intrigo:
    """A game from plain data; BadPosition says what is wrong and where."""
    try:
        return _Reader(words).board()
    except BadWords as bad:
        raise BadPosition(bad.phrase, bad.path) from bad


class _Reader:
    """Reads one position: the terms first, then the palace, then the cards that are not in it."""

    def __init__(self, words: Mapping[str, object]) -> None:
        self.words = position_words(words)
        self.words.setdefault("seats", 4)

    def board(self) -> Intrigo:
        board = self._empty_board()
        seats = [str(seat) for seat in range(board.seats)]
        check_keys(self.words, (*FIELDS, *OF_THE_TABLE, *seats), (), phrase("what-position"))
        board.rng = read_chance(self.words)
        board.first = self._seat(board, "first", 0)
        board.active = self._seat(board, "active", int(board.first))
        board.round = self._number("round", 1)
        board.phase = self._choice("phase", PHASES, PLACEMENT)
        board.result = self._choice("result", RESULTS, NO_RESULT)
        board.winner = self._seat(board, "winner", -1)
        self._fill_gaps(board)
        self._lay_tokens(board)
        self._count_stacks(board)
        for who in board.players:
            self._fill_player(who)
        self._read_draft(board)
        if board.phase == DRAFT:
            self._fill_packs(board)
        else:
            self._fill_hands(board)
        for who in board.players:
            gone = 0 if board.phase == DRAFT else int(HAND_SIZE) - len(who.hand)
            who.called = self._of_player(who, "called", gone)
        self._count_supplies(board)
        self._check_phase(board)
        self._check_seals(board)
        self._check_round(board)
        return board

    def _empty_board(self) -> Intrigo:
        agreed = {field: self.words[field] for field in FIELDS if field in self.words and field != "first"}
        if isinstance(families := agreed.get("families"), str):
            agreed["families"] = [thing.name for thing in read_things(families, ("families",))]
        seats = self.words["seats"]
        if not agreed.get("families") and isinstance(seats, int):
            agreed["families"] = list(FAMILIES[: min(seats, int(TIEPOLO))])
        try:
            return empty_board(read_setup(agreed), from_seed(""))
        except BadSetup as bad:
            raise BadWords(bad.phrase) from bad

    # --- single things --------------------------------------------------------------------------------------------------

    def _number(self, key: str, usual: int) -> int:
        return read_number(self.words[key], (key,), key) if key in self.words else usual

    def _seat(self, board: Intrigo, key: str, usual: int) -> int:
        seat = self._number(key, usual)
        if seat >= board.seats:
            raise BadWords(phrase("error-seat-first-is-0", seat=seat, seats=int(board.seats)), (key,))
        return seat

    def _choice(self, key: str, known: tuple[str, ...], usual: int) -> int:
        word = self.words.get(key, known[usual])
        if word not in known:
            raise BadWords(phrase("position-word", key=key, name=str(word), known=list(known)), (key,))
        return known.index(str(word))

    def _mapping(self, key: str) -> Mapping[object, object]:
        value = self.words.get(key, {})
        if not isinstance(value, Mapping):
            raise BadWords(phrase("error-written-as-pairs", value=repr(value)), (key,))
        return value

    def _option(self, name: str, path: Path) -> int:
        option = int(option_named(name))
        if option < 0:
            raise BadWords(phrase("error-nothing-called", name=name, hint=hint(name, NUMBERS)), path)
        return option

    def _thing(self, value: object, path: Path) -> Thing | None:
        """One thing in a place; None for nothing."""
        things = read_things("nothing" if value is None else value, path)
        if len(things) > 1 or any(thing.count > 1 for thing in things):
            raise BadWords(phrase("position-one-thing", value=repr(value)), path)
        if things and things[0].remark not in ("", DOWN):
            what = phrase("position-remark-down", name=things[0].name, remark=things[0].remark, down=DOWN)
            raise BadWords(what, path)
        return things[0] if things else None

    def _cards(self, value: object, path: Path) -> list[int]:
        cards: list[int] = []
        for thing in read_things(value, path):
            card = self._option(thing.name, thing.path)
            if not is_card(card) or thing.remark:
                if thing.remark:
                    what = phrase("error-words-remark", name=thing.name, remark=thing.remark)
                else:
                    what = phrase("position-no-intrigue", name=thing.name)
                raise BadWords(what, thing.path)
            cards.extend([card] * thing.count)
        return cards

    # --- the palace -----------------------------------------------------------------------------------------------------

    def _spot(self, board: Intrigo, key: object, path: Path, first: int, what: str) -> int:
        option = self._option(str(key), path)
        fits = is_gap(option) if first == FIRST_GAP else is_building(option)
        if not fits or option - first >= board.palace.size:
            raise BadWords(phrase("position-no-place", key=str(key), what=what), path)
        return option - first

    def _fill_gaps(self, board: Intrigo) -> None:
        for key, value in self._mapping("gaps").items():
            path: Path = ("gaps", str(key))
            gap = self._spot(board, key, path, int(FIRST_GAP), "gap")
            thing = self._thing(value, path)
            if thing is None:
                continue
            card = self._option(thing.name, path)
            if not is_card(card) and not is_character(card):
                raise BadWords(phrase("position-not-in-gap", name=thing.name), path)
            board.palace.lay(card, gap)
            if thing.remark == DOWN:
                if is_character(card):
                    raise BadWords(phrase("position-influence-turned"), path)
                board.palace.face_down |= 1 << gap

    def _lay_tokens(self, board: Intrigo) -> None:
        palace = board.palace
        if "tokens" not in self.words:
            for i in range(palace.size):
                palace.put_token(i // 2 % len(ORGANISATIONS) if is_seal_building(i) else DUCAT, i)
        for key, value in self._mapping("tokens").items():
            path: Path = ("tokens", str(key))
            building = self._spot(board, key, path, int(FIRST_BUILDING), "building")
            thing = self._thing(value, path)
            if thing is None:
                continue
            token = self._option(thing.name, path) - FIRST_TOKEN
            if token < 0:
                raise BadWords(phrase("position-no-token", name=thing.name), path)
            palace.put_token(token, building)
            if thing.remark == DOWN:
                palace.turned |= 1 << building

    def _count_stacks(self, board: Intrigo) -> None:
        written = self._mapping("bought")
        check_keys(written, CHARACTERS, ("bought",), "bought")
        for i, name in enumerate(CHARACTERS):
            lying = board.palace.cards.count(int(FIRST_CHARACTER) + i)
            gone = read_number(written[name], ("bought", name), name) if name in written else lying
            if not lying <= gone <= COPIES:
                what = phrase("position-bought", character=name, bought=gone, lying=lying)
                raise BadWords(what, ("bought",))
            board.bought[i] = gone

    def _count_supplies(self, board: Intrigo) -> None:
        """What is not elsewhere is in the bag and in the pool (EN-6)."""
        for i, name in enumerate(ORGANISATIONS):
            board.bag[i] = SEALS_OF_EACH - board.palace.tokens.count(i)
            if board.bag[i] < 0:
                raise BadWords(phrase("position-seals", n=SEALS_OF_EACH, organisation=name), ("tokens",))
        ducats = sum(int(who.ducats) for who in board.players) + int(board.palace.count_tokens(True))
        board.pool = board.terms.ducat_total - ducats
        if board.pool < 0:
            raise BadWords(phrase("position-ducats", total=int(board.terms.ducat_total), n=ducats))
        if self._number("pool", int(board.pool)) != board.pool:
            what = phrase("position-pool", n=int(board.pool), value=str(self.words["pool"]))
            raise BadWords(what, ("pool",))
        if "bag" in self.words:
            bag = [0] * len(TOKENS)
            for thing in read_things(self.words["bag"], ("bag",)):
                token = self._option(thing.name, thing.path) - FIRST_TOKEN
                if not 0 <= token < DUCAT:
                    raise BadWords(phrase("position-no-seal", name=thing.name), thing.path)
                bag[token] += thing.count
            if bag[: int(DUCAT)] != board.bag:
                left = ", ".join(f"{n} {name}" for n, name in zip(board.bag, ORGANISATIONS))
                raise BadWords(phrase("position-bag", seals=left), ("bag",))

    # --- the players ----------------------------------------------------------------------------------------------------

    def _player(self, who: Player) -> Mapping[object, object]:
        return self._mapping(str(who.seat))

    def _of_player(self, who: Player, key: str, usual: int) -> int:
        player = self._player(who)
        return read_number(player[key], (str(who.seat), key), key) if key in player else usual

    def _fill_player(self, who: Player) -> None:
        seat = str(who.seat)
        player = self._player(who)
        check_keys(player, OF_A_PLAYER, (seat,), phrase("what-seat", seat=str(seat)))
        who.ducats = self._of_player(who, "ducats", START_DUCATS)
        who.gos = self._of_player(who, "gos", 0)
        counters = player.get("counters", {})
        if not isinstance(counters, Mapping):
            raise BadWords(phrase("position-counters", value=repr(counters)), (seat, "counters"))
        for name, seals in counters.items():
            organisation = self._option(str(name), (seat, "counters", str(name))) - FIRST_TOKEN
            if not 0 <= organisation < DUCAT:
                raise BadWords(phrase("position-organisation", name=str(name)), (seat, "counters", str(name)))
            who.counters[organisation] = read_number(seals, (seat, "counters", str(name)), str(name))
        who.laid[:] = self._cards(player.get("laid", "nothing"), (seat, "laid"))
        for card in self._cards(player.get("lacks", "nothing"), (seat, "lacks")):
            who.lacks |= 1 << card

    def _read_draft(self, board: Intrigo) -> None:
        rows = self.words.get("draft", [])
        if not isinstance(rows, list):
            raise BadWords(phrase("position-draft", value=repr(rows)), ("draft",))
        packs = [self._cards(row, ("draft", i)) for i, row in enumerate(rows)]
        cards = [card for row in packs for card in row]
        if rows and (len(rows) != board.seats or sorted(cards) != sorted(board.terms.deck)):
            raise BadWords(phrase("position-draft-cards"), ("draft",))
        board.slots[:] = cards
        board.step = self._number("step", 0 if board.phase == DRAFT else int(HAND_SIZE))
        if board.phase != DRAFT and board.step != HAND_SIZE:
            raise BadWords(phrase("position-draft-step"), ("step",))
        if board.phase == DRAFT and (not cards or board.step >= HAND_SIZE - 1):
            raise BadWords(phrase("position-draft-step"), ("draft",))

    def _fill_packs(self, board: Intrigo) -> None:
        if board.palace.empty != board.palace.all:
            raise BadWords(phrase("position-draft-palace"), ("gaps",))
        sort_packs(board)
        for slot in range(len(board.slots)):
            if slot % HAND_SIZE < board.step:
                board.players[taker(board, slot)].take(board.slots[slot])

    def _fill_hands(self, board: Intrigo) -> None:
        rest = board.terms.deck[:]
        for gap, card in enumerate(board.palace.cards):
            if is_card(card):
                self._take(rest, card, ("gaps", f"g{gap}"))
        if board.slots:
            self._hands_of_the_draft(board, rest)
        else:
            self._hands_as_written(board, rest)

    def _hands_of_the_draft(self, board: Intrigo, rest: list[int]) -> None:
        """What was drafted is in the hands until it is laid."""
        for slot in range(len(board.slots)):
            board.players[taker(board, slot)].take(board.slots[slot])
        for who in board.players:
            for card in who.laid:
                self._take(who.hand, card, (str(who.seat), "laid"))
            if "hand" in self._player(who) and self._written_hand(who) != who.hand:
                raise BadWords(phrase("position-draft-hand"), (str(who.seat), "hand"))
            for card in who.hand:
                self._take(rest, card, ("draft",))
        if rest:
            raise BadWords(phrase("position-nowhere", card=option_name(rest[0])), ("draft",))

    def _hands_as_written(self, board: Intrigo, rest: list[int]) -> None:
        unnamed: list[Player] = []
        for who in board.players:
            player = self._player(who)
            if "hand" not in player:
                unnamed.append(who)
            for card in self._written_hand(who):
                self._take(rest, card, (str(who.seat), "hand"))
                who.take(card)
        if rest and not unnamed:
            raise BadWords(phrase("position-nowhere", card=option_name(rest[0])))
        for i, card in enumerate(rest):
            unnamed[i % len(unnamed)].take(card)
        for who in board.players:
            if len(who.hand) > HAND_SIZE:
                what = phrase("position-hand", most=int(HAND_SIZE), n=len(who.hand))
                raise BadWords(what, (str(who.seat),))

    def _written_hand(self, who: Player) -> list[int]:
        return sorted(self._cards(self._player(who).get("hand", "nothing"), (str(who.seat), "hand")))

    def _take(self, rest: list[int], card: int, path: Path) -> None:
        if card not in rest:
            raise BadWords(phrase("position-none-left", card=option_name(card)), path)
        rest.remove(card)

    # --- what contradicts itself ----------------------------------------------------------------------------------------

    def _check_seals(self, board: Intrigo) -> None:
        """A player with four seals of one organization, or all five, has won, and the game is over (VI-1)."""
        for who in board.players:
            if max(who.counters) > ENOUGH_OF_ONE:
                raise BadWords(phrase("position-counter", most=int(ENOUGH_OF_ONE)), (str(who.seat), "counters"))
            has_won = max(who.counters) == ENOUGH_OF_ONE or organisations_of(who) == len(ORGANISATIONS)
            if has_won != (who.seat == board.winner):
                raise BadWords(phrase("position-winner", seat=int(who.seat)), (str(who.seat), "counters"))
        if (board.winner >= 0) != (board.result in (FOUR, FIVE)):
            raise BadWords(phrase("position-result"), ("winner",))

    def _check_round(self, board: Intrigo) -> None:
        """Rounds there are, and in this one no more goes and cards than are possible."""
        if not 1 <= board.round <= board.terms.max_rounds:
            what = phrase("position-round", n=int(board.round), most=int(board.terms.max_rounds))
            raise BadWords(what, ("round",))
        lying = [card for card in board.palace.cards if is_card(card)]
        for who in board.players:
            seat = str(who.seat)
            for card in who.laid:
                self._take(lying, card, (seat, "laid"))
            for card in who.hand:
                if who.lacks >> card & 1:
                    raise BadWords(phrase("position-lacks", card=option_name(card)), (seat, "lacks"))
            gone = int(HAND_SIZE) - len(who.hand) if board.phase != DRAFT else 0
            if not gone - who.gos <= who.called <= gone:  # a go takes at most one card from its player's hand (IN-3)
                what = phrase("position-called", gone=gone, gos=int(who.gos), called=int(who.called))
                raise BadWords(what, (seat, "called"))
        self._check_gos(board)

    def _check_gos(self, board: Intrigo) -> None:
        """Players take turns, so that all before the active one have had a go more than the others (PL-1)."""
        gos = [int(who.gos) for who in board.players]
        if not any(gos):
            return
        before = (board.active - board.first) % board.seats
        late = min(gos)
        for who in board.players:
            early = board.phase == PLACEMENT and (who.seat - board.first) % board.seats < before
            if board.phase != OVER and (board.phase == DRAFT or who.gos != late + early):
                raise BadWords(phrase("position-gos"), (str(who.seat), "gos"))
        to_come = sum(min(len(who.hand), int(HAND_SIZE) - int(who.gos)) for who in board.players)
        if max(gos) > HAND_SIZE or (board.phase == PLACEMENT and board.palace.empty_gaps() > to_come):
            raise BadWords(phrase("position-gos-left"), (str(gos.index(max(gos))), "gos"))

    def _check_phase(self, board: Intrigo) -> None:
        if (board.phase == OVER) != (board.result != NO_RESULT):
            raise BadWords(phrase("position-result"), ("phase",))
        if board.phase == PLACEMENT and not board.palace.empty:
            raise BadWords(phrase("position-no-gap"), ("gaps",))
