"""What happened in a turn as a story: deeds that belong together in one line, effects under the card that caused them.

Everything is made of what one reader may know (`Seen`), so lines differ between readers only where their knowledge does.
Texts are the catalogues': `deed-gain` is what a player does, `story-line` makes a sentence of one player's deeds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from signoria.core.event import Event
from signoria.core.phrase import Argument, Phrase
from signoria.core.telling import DETAIL, HEADING, MAIN, Sentence, said_in
from signoria.dominion.kingdom import Kingdom
from signoria.dominion.naming import card_name, word_phrase
from signoria.dominion.words import (
    E_BUY,
    E_CHEAPER,
    E_CHOOSE,
    E_CLEAN_UP,
    E_DISCARD,
    E_DRAW,
    E_END,
    E_GAIN,
    E_GAIN_FROM_TRASH,
    E_GAIN_ONTO_DECK,
    E_GAIN_TO_HAND,
    E_KEEP,
    E_LOOK,
    E_PASS,
    E_PLAY,
    E_PLUS_ACTIONS,
    E_PLUS_BUYS,
    E_PLUS_COINS,
    E_PUT_IN_HAND,
    E_PUT_ON_DECK,
    E_REACT,
    E_RETURN,
    E_REVEAL,
    E_REVEAL_HAND,
    E_SET_ASIDE,
    E_SHUFFLE,
    E_TRASH,
    E_TURN,
    E_UNAFFECTED,
    EVENTS,
)

# What a card gives the player whose turn it is, in the order in which it is told.
BONUSES: Final[tuple[int, ...]] = (E_DRAW, E_PLUS_ACTIONS, E_PLUS_BUYS, E_PLUS_COINS, E_CHEAPER)
AMOUNTS: Final[tuple[int, ...]] = (E_PLUS_ACTIONS, E_PLUS_BUYS, E_PLUS_COINS, E_CHEAPER)  # their things are a number
BONUS_NAMES: Final = {
    E_DRAW: "bonus-cards",
    E_PLUS_ACTIONS: "bonus-actions",
    E_PLUS_BUYS: "bonus-buys",
    E_PLUS_COINS: "bonus-coins",
    E_CHEAPER: "bonus-cheaper",
}
WHOLE: Final[tuple[int, ...]] = (E_TURN, E_END, E_CLEAN_UP)  # sentences by themselves
# Told as one deed where one follows another.
RUNS: Final[tuple[int, ...]] = (
    E_BUY,
    E_DISCARD,
    E_DRAW,
    E_GAIN,
    E_GAIN_FROM_TRASH,
    E_GAIN_ONTO_DECK,
    E_GAIN_TO_HAND,
    E_KEEP,
    E_LOOK,
    E_PUT_IN_HAND,
    E_REVEAL,
    E_SET_ASIDE,
    E_TRASH,
)
SIFTING: Final[tuple[int, ...]] = (
    E_PUT_IN_HAND,
    E_SET_ASIDE,
)  # where each card looked at goes; told by place, not in order
SHOWING: Final[tuple[int, ...]] = (E_LOOK, E_REVEAL, E_SET_ASIDE)  # what comes next may be about "them"
ABOUT_THEM: Final[tuple[int, ...]] = (E_DISCARD, E_KEEP, E_PUT_IN_HAND, E_TRASH)
NAMING: Final[tuple[int, ...]] = (*SHOWING, E_REVEAL_HAND)
PLACING: Final[tuple[int, ...]] = (*ABOUT_THEM, E_PUT_ON_DECK, E_RETURN)  # where cards shown before it go
FEWEST_REST: Final[i64] = 3  # cards; fewer are named once more


class Seen:
    """An event as one seat may know it; `things` is None if it learns only how many."""

    def __init__(self, code: i64, seat: i64, source: i64, n: i64, things: list[int] | None, depth: i64) -> None:
        self.code = code
        self.seat = seat
        self.source = source
        self.n = n
        self.things = things
        self.depth = depth


def seen_by(event: Event, reader: i64) -> Seen | None:
    known = event.seen_from(reader)
    if known is None:
        return None
    code, seat, source, n, things = known
    return Seen(code, seat, source, n, things, event.depth)


class Deed:
    """One thing that a player does: what may be said of it in half a sentence."""

    def __init__(self, event: Seen) -> None:
        self.code = event.code
        self.source = event.source
        self.n = event.n
        self.things = event.things
        self.hidden: i64 = 0  # of a discard: how many lie unseen under those named
        self.times: i64 = 1
        self.them = False  # about the very cards that the deed before it names
        self.drawn = False  # put into the hand straight from the deck, as Library does: players call that drawing
        self.second = False  # the same card played once more, as Throne Room does

    def take_in(self, event: Seen) -> bool:
        """Tell an event of the same kind as part of this deed, if that can be."""
        if self.things is not None and event.things is not None:
            self.things = self.things + event.things
        elif self.things is None and event.things is not None and self.code == E_DISCARD:
            self.hidden += self.n
            self.things = event.things
        elif self.things is not None or event.things is not None:
            return False
        self.n += event.n
        return True

    def is_about(self, event: Seen) -> bool:
        """Whether an event is about exactly the cards of this deed, as far as the reader knows."""
        if self.n != event.n or self.hidden:
            return False
        if self.things is None or event.things is None:
            return self.things is None and event.things is None
        return sorted(self.things) == sorted(event.things)


class Line:
    """One sentence: what a player does in one go, what it brings, and the lines of what it causes."""

    def __init__(self, event: Seen, batch: i64) -> None:
        self.seat = event.seat
        self.batch = batch
        self.deeds: list[Deed] = [Deed(event)] if event.code not in AMOUNTS else []
        self.bonuses: dict[int, i64] = {}
        self.drawn: list[int] | None = []  # None: the reader does not know them
        self.shuffle: Deed | None = None  # for what is drawn
        self.below: list[Line] = []
        if not self.deeds:
            self.add_bonus(event)

    def code(self) -> i64:
        """What it is about first; -1 if it has only bonuses, in a log that begins in the middle of an effect."""
        return self.deeds[0].code if self.deeds else -1

    def add_bonus(self, event: Seen) -> None:
        amount: i64 = event.n
        if event.code in AMOUNTS:
            assert event.things is not None
            amount = event.things[0]
        if event.code == E_SHUFFLE:
            self.shuffle = Deed(event)
        elif amount > 0:
            self.bonuses[event.code] = self.bonuses.get(event.code, 0) + amount
        if event.code == E_DRAW:
            self.drawn = self.drawn + event.things if self.drawn is not None and event.things is not None else None

    def is_play(self) -> bool:
        return self.code() == E_PLAY

    def is_reaction(self) -> bool:
        return self.code() == E_REACT


class Chapter:
    """The lines of one turn as they grow, event by event."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.open: list[Line] = []  # by depth, the plays and reactions whose effects are being told
        self.current: Line | None = None  # the one that may take in the next deed
        self.current_depth: i64 = 0
        self.shuffle: Seen | None = None  # not told yet: what comes next says where it belongs
        self.shuffle_batch: i64 = 0

    def add(self, event: Seen, batch: i64) -> None:
        self.tell_shuffle(event)
        if event.code == E_SHUFFLE:
            self.shuffle = event
            self.shuffle_batch = batch
        else:
            self._add(event, batch, event.code in BONUSES)

    def tell_shuffle(self, cause: Seen | None) -> None:
        """Tell a shuffle that was held back: with the draw it was for, or as a deed before whatever else came of it."""
        shuffle = self.shuffle
        self.shuffle = None
        if shuffle is not None:
            draws = cause is not None and cause.code == E_DRAW and cause.seat == shuffle.seat
            self._add(shuffle, self.shuffle_batch, draws or shuffle.depth == 0)

    def _add(self, event: Seen, batch: i64, bonus: bool) -> None:
        depth: i64 = min(
            event.depth, len(self.open)
        )  # a log that begins in the middle of an effect has no cause for it
        del self.open[depth:]
        code = event.code
        if bonus and self._add_bonus(event, depth):
            return
        if code in (E_PLAY, E_REACT):
            self._add_head(event, depth, batch)
        elif code in AMOUNTS or not self._goes_into_current(event, depth):
            self._add_line(event, depth, batch)

    def _siblings(self, depth: i64) -> list[Line]:
        return self.open[depth - 1].below if depth > 0 else self.lines

    def _add_line(self, event: Seen, depth: i64, batch: i64) -> Line:
        line = Line(event, batch)
        self._siblings(depth).append(line)
        self.current = line
        self.current_depth = depth
        return line

    def _add_head(self, event: Seen, depth: i64, batch: i64) -> None:
        """A card is played or revealed: what it causes goes below. The same card again is the same line."""
        assert event.things is not None
        siblings = self._siblings(depth)
        line = siblings[-1] if siblings else None
        if line is None or line.seat != event.seat or not _repeats(line, event, depth):
            second = line is not None and _plays_again(line, event)
            line = self._add_line(event, depth, batch)
            line.deeds[0].second = second
        elif event.code == E_PLAY and depth == 0:
            line.deeds[0].take_in(event)
        else:
            line.deeds[0].times += 1
        self.open.append(line)
        self.current = None  # what follows is not its deed

    def _add_bonus(self, event: Seen, depth: i64) -> bool:
        """Put what the player whose turn it is gets into the sentence it belongs to; False if there is none."""
        self._drop_choice(event, depth)
        parent = self.open[depth - 1] if depth > 0 else None
        line = self.current if self.current_depth == depth else None
        if parent is None:
            if line is None and self.lines:
                line = self.lines[-1]
            if line is None or line.seat != event.seat or not (line.is_play() or line.code() == E_CLEAN_UP):
                return False
        elif parent.seat != event.seat or not parent.is_play():
            return False
        elif line is None or line.seat != event.seat:
            line = parent
        line.add_bonus(event)
        return True

    def _goes_into_current(self, event: Seen, depth: i64) -> bool:
        self._drop_choice(event, depth)
        line = self.current
        if line is None and event.code == E_UNAFFECTED:  # by the card just revealed
            line = self._siblings(depth)[-1]
            line.deeds.append(Deed(event))
            return True
        if (
            line is None
            or self.current_depth != depth
            or line.seat != event.seat
            or line.bonuses
            or event.code in WHOLE
            or line.code() in WHOLE
        ):
            return False
        _add_deed(line, event)
        return True

    def _drop_choice(self, event: Seen, depth: i64) -> None:
        """Drop a choice from the log if its effect is told."""
        line = self.current
        if line is None or self.current_depth != depth or line.seat != event.seat:
            return
        if not line.deeds or line.deeds[-1].code != E_CHOOSE:
            return
        line.deeds.pop()
        if not line.deeds:
            self._siblings(depth).pop()
            self.current = None


def _repeats(line: Line, event: Seen, depth: i64) -> bool:
    """Whether a play or a reaction is the line's own once more: Treasures, copies one after another, a card played again."""
    if line.code() != event.code:
        return False
    deed = line.deeds[0]
    if len(line.deeds) > 1 or deed.things is None or event.things is None:
        return False
    same = all(card == event.things[0] for card in deed.things)
    if event.code == E_REACT:
        return same
    if line.below:
        return False
    treasures = event.source < 0 and deed.source < 0
    return treasures or (same and deed.source == event.source)


def _plays_again(line: Line, event: Seen) -> bool:
    """Whether a card is played again by the card that has just played it, as Throne Room does."""
    if event.code != E_PLAY or event.source < 0 or not line.is_play():
        return False
    deed = line.deeds[0]
    return deed.source == event.source and deed.things == event.things


def _add_deed(line: Line, event: Seen) -> None:
    """One more deed of a line, or more of one that it has."""
    last = line.deeds[-1]
    drawn = False
    if last.code == E_LOOK and event.code in SIFTING and last.n == event.n:
        drawn = event.code == E_PUT_IN_HAND
        line.deeds.pop()  # where a card goes says that it was looked at
        for deed in reversed(line.deeds):
            if deed.code not in SIFTING:
                break  # a shuffle: what was sifted before it stays before it
            if deed.code == event.code and deed.take_in(event):
                return
    elif last.code == E_BUY and event.code == E_GAIN and last.things is not None and event.things == last.things[-1:]:
        return  # what is bought is gained
    elif last.code == event.code and event.code in RUNS and last.take_in(event):
        last.them = last.them and len(line.deeds) > 1 and line.deeds[-2].n == last.n
        return
    deed = Deed(event)
    deed.drawn = drawn
    if event.code == E_DISCARD:
        _put_last_what_is_discarded(line, event)
    if line.deeds and not drawn:
        last = line.deeds[-1]
        deed.them = last.code in SHOWING and event.code in ABOUT_THEM and last.is_about(event)
        if event.code == E_RETURN and last.code in (E_LOOK, E_REVEAL):  # only their order may be hidden
            deed.them = last.n == event.n
    line.deeds.append(deed)


def _put_last_what_is_discarded(line: Line, event: Seen) -> None:
    """Cards set aside are named right before they are discarded, so that they need not be named again."""
    for at in range(len(line.deeds) - 1, -1, -1):
        one = line.deeds[at]
        if one.code not in SIFTING:
            return
        if one.code == E_SET_ASIDE and one.is_about(event):
            line.deeds.append(line.deeds.pop(at))
            return


def _discards_what_is_left(deeds: list[Deed]) -> str:
    """How to speak of the cards that the last of these deeds discards: `rest` of those revealed before, or all of `them`."""
    last = deeds[-1]
    if last.code != E_DISCARD or last.n < FEWEST_REST or last.hidden or last.things is None:
        return ""
    left: list[int] = []
    form = "them"
    for deed in deeds[:-1]:
        if deed.code == E_SHUFFLE:
            continue
        if deed.things is None or deed.hidden:
            return ""
        if deed.code == E_REVEAL:
            left = left + deed.things
        elif deed.code in ABOUT_THEM:
            for card in deed.things:
                if card not in left:
                    return ""
                left.remove(card)
            form = "rest"
    return form if sorted(left) == sorted(last.things) else ""


def _names_again(last: Deed, seat: i64, earlier: list[Line], deeds: list[Deed]) -> bool:
    """Whether a deed is about cards named before, all that were shown of each kind, or trashed: "the", not "a".

    Before it are the lines that the same card caused, and the deeds of its own line.
    """
    if last.things is None or last.hidden:
        return False
    named: list[int] = []
    if last.code == E_GAIN_FROM_TRASH:
        for line in earlier:
            named = named + _things_of(line.deeds, (E_TRASH,))
    elif last.code in PLACING:
        for line in earlier:
            if line.seat == seat:
                named = named + _things_of(line.deeds, NAMING)
        named = named + _things_of(deeds, NAMING)
    return all(named.count(card) == last.things.count(card) for card in last.things)


def _things_of(deeds: list[Deed], codes: tuple[int, ...]) -> list[int]:
    things: list[int] = []
    for deed in deeds:
        if deed.code in codes and deed.things is not None:
            things = things + deed.things
    return things


def _names_several(deeds: list[Deed]) -> bool:
    """Whether a deed before the last has a list of cards in it: then "and" is not enough to tell where it ends."""
    for deed in deeds[:-1]:
        if deed.things is not None and not deed.hidden and any(card != deed.things[0] for card in deed.things):
            return True
    return False


# --- as phrases -------------------------------------------------------------------------------------------------------------


class Writer:
    """Makes sentences of lines, for one reader."""

    def __init__(self, kingdom: Kingdom, reader: i64, names: Sequence[str], winners: Sequence[int]) -> None:
        self.kingdom = kingdom
        self.reader = reader
        self.names = names
        self.winners = winners

    def sentences(self, lines: list[Line], depth: i64) -> list[Sentence]:
        told: list[Sentence] = []
        for at, line in enumerate(lines):
            told.append(self._sentence(line, depth, lines[:at] if depth > 0 else []))
            last: Phrase | None = None
            for one in self.sentences(line.below, depth + 1):
                if not (line.is_reaction() and one.depth == depth + 1 and one.phrase == last):
                    told.append(one)  # of a card revealed again and again each different effect is told once
                last = one.phrase
        return told

    def _sentence(self, line: Line, depth: i64, earlier: list[Line]) -> Sentence:
        code = line.code()
        if code in WHOLE:
            weight: i64 = HEADING if code == E_TURN else DETAIL if code == E_CLEAN_UP else MAIN
            return Sentence(self._whole(line), line.seat, weight, depth, line.batch)
        arguments: dict[str, Argument] = {"player": self.names[line.seat]}
        own = self.reader >= 0 and line.seat == self.reader
        deeds = line.deeds if line.shuffle is None else [*line.deeds, line.shuffle]
        told: list[Phrase] = []
        for i, deed in enumerate(deeds):
            known = _discards_what_is_left(deeds[: i + 1])
            if not known and _names_again(deed, line.seat, earlier, deeds[:i]):
                known = "the"
            told.append(self._deed(deed, line.seat, own, known))
        arguments["deeds"] = told
        forms = ["you"] if own else []
        if line.bonuses:
            arguments["bonuses"] = self._bonuses(line)
            forms.append("bonuses" if deeds else "bonuses-only")
        if _names_several(deeds):
            forms.append("steps")
        message = ".".join(["story-line", *(["-".join(forms)] if forms else [])])
        weight = DETAIL if depth == 0 and code in (E_DRAW, E_SHUFFLE) else MAIN
        return Sentence(Phrase((message,), arguments), line.seat, weight, depth, line.batch)

    def _bonuses(self, line: Line) -> list[Phrase]:
        told: list[Phrase] = []
        for code in BONUSES:
            if code in line.bonuses:
                arguments: dict[str, Argument] = {"n": int(line.bonuses[code])}
                name = BONUS_NAMES[code]
                messages: tuple[str, ...] = (name,)
                if code == E_DRAW and line.drawn:
                    arguments["cards"] = [card_name(self.kingdom, card) for card in line.drawn]
                    messages = (f"{name}.seen", name)
                told.append(Phrase(messages, arguments))
        return told

    def _whole(self, line: Line) -> Phrase:
        deed = line.deeds[0]
        name = f"event-{EVENTS[deed.code]}"
        own = self.reader >= 0 and line.seat == self.reader
        arguments: dict[str, Argument] = {}
        if line.seat >= 0:
            arguments["player"] = self.names[line.seat]
        if deed.code == E_END and self.winners:
            name = "event-won"
            own = list(self.winners) == [self.reader]
            arguments["players"] = [self.names[who] for who in self.winners]
            arguments["n"] = len(self.winners)
        elif deed.code == E_TURN:
            assert deed.things is not None
            arguments["n"] = deed.things[0]
        elif deed.code == E_CLEAN_UP:
            arguments["n"] = int(deed.n)
            arguments["drawn"] = int(line.bonuses.get(E_DRAW, 0))
            arguments["shuffled"] = 0 if line.shuffle is None else 1
            own = own and bool(line.drawn)
            if line.drawn:
                arguments["cards"] = [card_name(self.kingdom, card) for card in line.drawn]
        return Phrase((f"{name}.you", name) if own else (name,), arguments)

    def _deed(self, deed: Deed, seat: i64, own: bool, known: str) -> Phrase:
        """One deed as half a sentence; `known` is the form for cards that the sentence has named before."""
        arguments: dict[str, Argument] = {"n": int(deed.n), "times": int(deed.times)}
        forms: list[str] = []
        if deed.code == E_PASS:
            taker = (seat + 1) % len(self.names)
            arguments["taker"] = self.names[taker]
            forms += ["to-you"] if taker == self.reader else []
        if deed.code == E_CHOOSE:
            assert deed.things is not None
            arguments["words"] = [word_phrase(self.kingdom, deed.source, "choose", word) for word in deed.things]
        elif deed.things:
            arguments["cards"] = [card_name(self.kingdom, card) for card in deed.things]
            arguments["top"] = card_name(self.kingdom, deed.things[-1])
        forms += ["again"] if deed.times > 1 else ["second"] if deed.second else []
        forms += ["them"] if deed.them else [known] if known and not deed.drawn else []
        forms += ["empty"] if deed.code == E_REVEAL_HAND and deed.n == 0 else []
        forms += ["top"] if deed.hidden else []
        forms += ["unseen"] if deed.things is None else []
        code = E_DRAW if deed.drawn else deed.code
        return Phrase(said_in(f"deed-{EVENTS[code]}", forms, own), arguments)
