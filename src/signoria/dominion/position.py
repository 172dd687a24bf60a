"""A position in words, read and written: the FEN of Dominion.

Zones are written top to bottom (the play area in the order played). Each zone has a usual knowledge: a deck is known to
nobody, a discard to everyone, a hand to its owner; another one stands in brackets, `gold (known to 0)`. A position is
between effects. What is left out is as at the start of a turn.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final

from signoria.core.phrase import card_phrase, phrase
from signoria.core.position import position_words, read_chance
from signoria.core.registry import BadPosition, BadSetup
from signoria.core.words import (
    BadWords,
    Path,
    Thing,
    check_keys,
    hint,
    is_seat,
    plain,
    read_number,
    read_things,
    read_truth,
    write_things,
)
from signoria.core.zone import Zone
from signoria.dominion.book import CardBook, book_for
from signoria.dominion.catalogue import BASICS
from signoria.dominion.chosen import KINGDOM_SIZE
from signoria.dominion.custom import WrongCard, read_card
from signoria.dominion.kingdom import pile_size
from signoria.dominion.setup import Setup, empty_board
from signoria.dominion.state import CARD, KNOWN, Board, Player
from signoria.dominion.turn import Dominion, skip_empty_phases
from signoria.dominion.words import ACTION_PHASE, PHASES, PILES

ZONES: Final = ("hand", "deck", "discard", "in_play", "set_aside", "revealed")
OF_A_PLAYER: Final = (*ZONES, "shuffles", "turns")
AT_TURN_START: Final = {
    "actions": 1,
    "buys": 1,
    "coins": 0,
    "actions_played": 0,
    "cost_reduction": 0,
    "silvers_played": 0,
}
OF_THE_TABLE: Final = (
    "seats",
    "kingdom",
    "custom",
    "profile",
    "choose_discard_top",
    "merged_treasure",
    "active",
    "phase",
    "turn",
    "supply",
    "trash",
    "passes",
    "seed",
    "rng",
)
# What fills a kingdom of which fewer than ten cards are named: cards that ask little and react to nothing.
FILLERS: Final = (
    "village",
    "smithy",
    "market",
    "festival",
    "laboratory",
    "workshop",
    "remodel",
    "cellar",
    "chapel",
    "council_room",
)
SPECTATORS: Final = "spectators"  # they count among all
EDITIONS: Final = {"ed1": ("base1", "base2", "intrigue1"), "": ("base2", "base1", "intrigue1")}
_PASS = re.compile(r"(.+) from ([0-9]) to ([0-9])")
_KNOWN_TO = re.compile(r"known to (.+)")


def read_position(words: Mapping[str, object]) -> Dominion:
    """A game from plain data; BadPosition says what is wrong and where."""
    try:
        return _Reader(words).board()
    except BadWords as bad:
        raise BadPosition(bad.phrase, bad.path) from bad


def write_position(board: Dominion) -> dict[str, object]:
    """The position as plain data, from which `read_position` makes an equal game.

    The secret of a live table's chance is not in it: `rng` then says only how far it was used.
    """
    if board.source >= 0:
        raise BadPosition(phrase("position-in-effect"))
    words: dict[str, object] = {
        "seats": board.seats,
        "kingdom": board.kingdom.chosen(),
        "profile": "ed2" if board.second_edition else "ed1",
        "active": board.active,
        "phase": PHASES[board.phase],
        "turn": board.turn,
    }
    own = [json.loads(card.recipe) for card in board.kingdom.cards if card.recipe]
    if own:
        words["custom"] = own
    if board.choose_discard_top:
        words["choose_discard_top"] = True
    counters = {name: int(getattr(board, name)) for name in AT_TURN_START}
    words.update({name: n for name, n in counters.items() if n != AT_TURN_START[name]})
    words.update({name: n for name, n in board.remembered().items() if n})
    cards = board.kingdom.cards
    supply = {cards[i].id: n for i, n in enumerate(board.supply) if n != pile_size(cards[i], board.seats, False)}
    if supply:
        words["supply"] = supply
    if board.trash_pile:
        words["trash"] = write_things([(cards[pile].id, "") for pile in sorted(board.trash_pile)])
    if board.passes:
        words["passes"] = [f"{cards[card].id} from {giver} to {taker}" for giver, taker, card in board.passes]
    for who in board.players:
        words[str(who.seat)] = _write_player(board, who)
    words["rng"] = board.rng.numbers()
    return words


def _write_player(board: Dominion, who: Player) -> dict[str, object]:
    words: dict[str, object] = {"turns": int(who.turns)}
    for name in ZONES:
        zone = zone_named(who, name)
        if zone:
            slots = zone[::-1] if name in ("deck", "discard") else zone
            words[name] = write_things([_write_slot(board, who, name, slot) for slot in slots])
    cards = board.kingdom.cards
    shuffles = [wanted[1:] for wanted in board.stacked if wanted[0] == who.seat]
    if shuffles:
        words["shuffles"] = [write_things([(cards[pile].id, "") for pile in order]) for order in shuffles]
    return words


def _write_slot(board: Board, who: Player, zone: str, slot: int) -> tuple[str, str]:
    id = board.kingdom.cards[slot & CARD].id
    knowers = slot >> KNOWN
    if knowers == _usual_knowers(board, zone):
        return id, ""
    if knowers == _all_of(board, who, zone):
        return id, "known to all"
    names = [str(seat) for seat in range(board.seats) if (knowers >> seat) & 1]
    if (knowers >> board.seats) & 1:
        names.append(SPECTATORS)
    return id, f"known to {' and '.join(names) if names else 'nobody'}"


def _all_of(board: Board, who: Player, zone: str) -> int:
    """Mask of the seats that can be said to know a card of the zone: in a hand all but the owner, who always does."""
    everyone: int = board.all >> KNOWN
    return everyone & ~(1 << who.seat) if zone == "hand" else everyone


def _usual_knowers(board: Board, zone: str) -> int:
    return board.all >> KNOWN if zone in ("discard", "set_aside", "revealed") else 0


def zone_named(who: Player, name: str) -> Zone:
    zones = (who.hand, who.deck, who.discard, who.in_play, who.aside, who.revealed)
    return zones[ZONES.index(name)]


class _Reader:
    """Reads one position: first all that is written, then the kingdom that holds it, then the table."""

    def __init__(self, words: Mapping[str, object]) -> None:
        self.words = position_words(words)
        self.book = self._book()
        self.counters = self.book.counters()
        self.active = self._number("active", 0)
        self.players = self._split_by_seat()
        named = max([1, self.active, *self.players])
        self.seats = self._number("seats", named + 1)
        if named >= self.seats:
            path: Path = ("active",) if named == self.active else (str(named),)
            raise BadWords(phrase("error-seat-first-is-0", seat=named, seats=self.seats), path)
        self.zones = {(seat, name): self._things(value, path) for seat, name, value, path in self._zones()}
        self.shuffles = {seat: self._shuffles(seat) for seat in self.players}
        self.trash = self._things(self.words.get("trash", []), ("trash",))
        self.passes = [self._pass(entry, ("passes", i)) for i, entry in enumerate(self._list("passes"))]
        self.supply = self._supply()

    # --- what is written ----------------------------------------------------------------------------------------------

    def _book(self) -> CardBook:
        """The cards there are: all that are printed or installed, and those that the position brings along."""
        try:
            own = [read_card(entry, ("custom", i)) for i, entry in enumerate(self._list("custom"))]
            return book_for([thing.name for thing in read_things(self.words.get("kingdom", []), ("kingdom",))], own)
        except WrongCard as wrong:
            raise BadWords(wrong.phrase, wrong.path) from wrong
        except BadSetup as bad:
            raise BadWords(bad.phrase, ("custom",)) from bad

    def _split_by_seat(self) -> dict[int, dict[str, object]]:
        """What belongs to each player; entries outside of any seat belong to the player whose turn it is."""
        players: dict[int, dict[str, object]] = {self.active: {}}
        board: dict[str, object] = {}
        for key, value in self.words.items():
            if is_seat(key):
                if not isinstance(value, Mapping):
                    raise BadWords(phrase("position-zones", seat=str(key), value=repr(value)), (key,))
                check_keys(value, OF_A_PLAYER, (key,), phrase("what-seat", seat=str(key)))
                players.setdefault(int(key), {}).update(value)
            elif key not in OF_A_PLAYER:
                board[key] = value
        check_keys(board, (*OF_THE_TABLE, *AT_TURN_START, *self.counters, *OF_A_PLAYER), (), phrase("what-position"))
        for key, value in self.words.items():
            if key in OF_A_PLAYER:
                if key in players[self.active]:
                    raise BadWords(phrase("position-twice", key=key, seat=self.active), (key,))
                players[self.active][key] = value
        return players

    def _path(self, seat: int, key: str) -> Path:
        """Where a player's entry is: under the seat, or outside of any seat for the player whose turn it is."""
        inside = self.words.get(str(seat))
        return (str(seat), key) if isinstance(inside, Mapping) and key in inside else (key,)

    def _zones(self) -> list[tuple[int, str, object, Path]]:
        return [
            (seat, name, player[name], self._path(seat, name))
            for seat, player in self.players.items()
            for name in ZONES
            if name in player
        ]

    def _number(self, key: str, usual: int) -> int:
        return read_number(self.words[key], (key,), key) if key in self.words else usual

    def _truth(self, key: str) -> bool:
        return key in self.words and read_truth(self.words[key], (key,), key)

    def _list(self, key: str) -> list[object]:
        value = self.words.get(key, [])
        if isinstance(value, str):
            return [value]
        if not isinstance(value, list):
            raise BadWords(phrase("position-list", key=key, value=repr(value)), (key,))
        return value

    def _things(self, value: object, path: Path) -> list[Thing]:
        things = read_things(value, path)
        for thing in things:
            self._known(thing.name, thing.path)
        return things

    def _known(self, name: str, path: Path) -> str:
        titles = self.book.titles()
        if name not in titles:
            raise BadWords(phrase("position-card", name=name, hint=hint(name, titles)), path)
        return name

    def _shuffles(self, seat: int) -> list[list[Thing]]:
        value = self.players[seat].get("shuffles", [])
        path = self._path(seat, "shuffles")
        if isinstance(value, str):
            return [self._things(value, path)]
        if not isinstance(value, list):
            raise BadWords(phrase("position-shuffles", value=repr(value)), path)
        return [self._things(entry, (*path, i)) for i, entry in enumerate(value)]

    def _pass(self, entry: object, path: Path) -> tuple[int, int, str]:
        match = _PASS.fullmatch(entry.strip()) if isinstance(entry, str) else None
        if match is None:
            raise BadWords(phrase("position-pass", value=repr(entry)), path)
        giver, taker = int(match[2]), int(match[3])
        if max(giver, taker) >= self.seats:
            raise BadWords(phrase("error-seat-first-is-0", seat=max(giver, taker), seats=self.seats), path)
        if taker != (giver + 1) % self.seats:
            raise BadWords(phrase("position-pass-left", giver=giver, left=(giver + 1) % self.seats), path)
        return giver, taker, self._known(plain(match[1]), path)

    def _supply(self) -> dict[str, int]:
        value = self.words.get("supply", {})
        if not isinstance(value, Mapping):
            raise BadWords(phrase("position-supply"), ("supply",))
        piles: dict[str, int] = {}
        for name, left in value.items():
            path: Path = ("supply", str(name))
            piles[self._known(plain(str(name)), path)] = read_number(left, path, phrase("what-pile", card=str(name)))
        return piles

    # --- the kingdom ----------------------------------------------------------------------------------------------------

    def _kingdom(self) -> tuple[str, ...]:
        """The cards chosen, then those named anywhere, then fillers up to ten."""
        basics = {card.id for card in BASICS}
        editions: dict[str, str] = {}
        for thing in read_things(self.words.get("kingdom", "nothing"), ("kingdom",)):
            id, _, edition = thing.name.partition("@")
            if id in basics:
                raise BadWords(phrase("error-kingdom-basic", card=card_phrase(id)), thing.path)
            self._known(id, thing.path)
            if edition and (id, edition) not in self.book.cards:
                names = self.book.editions(id)
                raise BadWords(phrase("error-kingdom-not-in", card=id, edition=edition, editions=names), thing.path)
            if id in editions:
                raise BadWords(phrase("error-kingdom-twice", card=id), thing.path)
            editions[id] = edition
        own = [card.id for card in self.book.custom]
        own += [card for name, card in self.counters.items() if name in self.words]  # who remembers must be there
        named = list(dict.fromkeys(name for name in [*own, *self._names()] if name not in basics))
        if len(editions) == 10 and (strange := [name for name in named if name not in editions]):
            raise BadWords(phrase("position-not-in-kingdom", card=strange[0]), ("kingdom",))
        for name in named:
            editions.setdefault(name, "")
        if len(editions) > 10:
            raise BadWords(phrase("position-kingdom", n=len(editions), cards=list(editions)), ("kingdom",))
        for name in (*FILLERS, *self.book.titles()):
            if len(editions) < 10 and name not in basics:
                editions.setdefault(name, "")
        return tuple(f"{id}@{edition or self._edition(id)}" for id, edition in editions.items())

    def _edition(self, id: str) -> str:
        known = self.book.editions(id)
        preferred = EDITIONS.get(str(self.words.get("profile", "")), EDITIONS[""])
        return next((edition for edition in preferred if edition in known), known[0])

    def _names(self) -> list[str]:
        things = [thing for zone in self.zones.values() for thing in zone]
        things += [thing for shuffles in self.shuffles.values() for order in shuffles for thing in order]
        things += self.trash
        return [thing.name for thing in things] + [card for _, _, card in self.passes] + list(self.supply)

    # --- the table ------------------------------------------------------------------------------------------------------

    def board(self) -> Dominion:
        kingdom = self._kingdom()
        try:
            setup = Setup(
                seats=self.seats,
                kingdom=kingdom,
                profile=str(self.words.get("profile", "")),
                merged_treasure=self._truth("merged_treasure"),
                choose_discard_top=self._truth("choose_discard_top"),
                custom=self.book.custom,
                most_custom=KINGDOM_SIZE,
            )
            board = empty_board(setup, read_chance(self.words))
        except BadSetup as bad:
            where: Path = ("profile",) if "profile" in str(bad) else ("seats",)
            raise BadWords(bad.phrase, where) from bad
        supply = board.supply[:]
        for name, left in self.supply.items():
            supply[board.option_named(name)] = left
        board.fill_supply(supply)
        board.trash_pile[:] = _piles(board, self.trash)
        board.passes = [[giver, taker, board.option_named(card)] for giver, taker, card in self.passes]
        board.stacked = [
            [seat, *_piles(board, order)] for seat in sorted(self.players) for order in self.shuffles[seat]
        ]
        for (seat, name), things in self.zones.items():
            self._fill(board, board.players[seat], name, things)
        for who in board.players:
            who.owned.refill(count_owned(who))
        self._check_passes(board)
        self._place_in_time(board)
        return board

    def _fill(self, board: Dominion, who: Player, name: str, things: list[Thing]) -> None:
        zone = zone_named(who, name)
        for thing in things:
            knowers = _usual_knowers(board, name)
            if thing.remark:
                knowers = self._knowers(board, who, name, thing)
            zone.extend([int(board.option_named(thing.name)) | knowers << KNOWN] * thing.count)
        if name in ("deck", "discard"):
            zone.reverse()
        if name == "discard" and zone and zone[-1] & board.all != board.all:
            raise BadWords(phrase("position-discard-top"), things[0].path)

    def _knowers(self, board: Dominion, who: Player, zone: str, thing: Thing) -> int:
        match = _KNOWN_TO.fullmatch(thing.remark)
        if match is None or zone == "in_play":
            raise BadWords(phrase("position-remark", name=thing.name, remark=thing.remark), thing.path)
        if match[1] == "all":
            return _all_of(board, who, zone)
        knowers = 0
        for word in re.split(r"\s*(?:,|\band\b)\s*", match[1]):
            if word == "nobody":
                continue
            seat = {"owner": int(who.seat), SPECTATORS: self.seats}.get(word, int(word) if is_seat(word) else -1)
            if not 0 <= seat <= self.seats or word == str(self.seats):
                what = phrase("position-remark-seat", name=thing.name, remark=thing.remark, seat=word)
                raise BadWords(what, thing.path)
            knowers |= 1 << seat
        return knowers & _all_of(board, who, zone)

    def _check_passes(self, board: Dominion) -> None:
        """A card that was passed is still somebody's, or it was trashed."""
        for i, (_, _, card) in enumerate(board.passes):
            if card not in board.trash_pile and not any(who.owned[card] for who in board.players):
                raise BadWords(phrase("position-pass-nowhere", card=board.option_name(card)), ("passes", i))

    def _place_in_time(self, board: Dominion) -> None:
        board.active = self.active
        for who in board.players:
            player = self.players.get(int(who.seat), {})
            path = self._path(int(who.seat), "turns")
            who.turns = (
                read_number(player["turns"], path, "turns") if "turns" in player else int(who.seat <= self.active)
            )
        board.turn = self._number("turn", sum(int(who.turns) for who in board.players))
        for name, usual in AT_TURN_START.items():
            setattr(board, name, self._number(name, usual))
        for counter in board.kingdom.counters:
            board.remember(counter, self._number(counter.name, 0))
        if "phase" not in self.words:
            board.phase = ACTION_PHASE
            skip_empty_phases(board)
            return
        phase = self.words["phase"]
        if phase not in PHASES:
            known = phrase("hint-known", known=PHASES)
            raise BadWords(phrase("position-phase", name=str(phase), hint=known), ("phase",))
        board.phase = PHASES.index(str(phase))


def _piles(board: Dominion, things: list[Thing]) -> list[int]:
    piles: list[int] = []
    for thing in things:
        if thing.remark:
            raise BadWords(phrase("error-words-remark", name=thing.name, remark=thing.remark), thing.path)
        piles.extend([int(board.option_named(thing.name))] * thing.count)
    return piles


def count_owned(who: Player) -> list[int]:
    """Copies of each pile in all zones of a player together."""
    owned = [0] * PILES
    for name in ZONES:
        for slot in zone_named(who, name):
            owned[slot & CARD] += 1
    return owned
