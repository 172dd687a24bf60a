"""A table of Dominion set in words, for tests that read like the rules.

    t = table(hand="2 Throne Room, Village, Smithy", deck="20 Copper")
    t.play("Throne Room").answer("Throne Room").answer("Village").answer("Smithy")
    assert t.turn.actions == 4

Everything a position can say may be said here (docs/scenarios.md); the keywords without a seat are seat 0's, who is on
turn; `others=[Seat(hand=...), ...]`, or `hands=[...]` where only hands matter, are the seats to the left. In a zone the first card named is on top; in an answer
the last one ends on top. Every answer is tried on a copy, and the cards are counted after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, Unpack

from signoria.core.decision import IllegalAnswer
from signoria.core.game import Game
from signoria.core.moves import option_names, read_move, read_names_as_picks
from signoria.core.watch import Watched
from signoria.core.words import Things, plain, read_names
from signoria.dominion import GAME, Dominion
from signoria.dominion.question import CardQuestion

Words = str | Sequence[str]


class Seat(TypedDict, total=False):
    hand: Words
    deck: Words
    discard: Words
    in_play: Words
    set_aside: Words
    revealed: Words
    shuffles: Words
    turns: int


class Position(Seat, total=False):
    others: Sequence[Seat]
    hands: Sequence[Words]
    seats: int
    kingdom: Words
    custom: list[dict[str, object]]
    profile: str
    choose_discard_top: bool
    merged_treasure: bool
    active: int
    phase: str
    turn: int
    actions: int
    buys: int
    coins: int
    actions_played: int
    cost_reduction: int
    copper_bonus: int
    merchants: int
    silvers_played: int
    supply: dict[str, int]
    trash: Words
    passes: list[str]
    seed: str


class Cards:
    """The cards of a zone, compared with words: in any order, or from the top down where the order counts."""

    def __init__(self, names: Sequence[str], ordered: bool) -> None:
        self.names = list(names)
        self.ordered = ordered

    def __eq__(self, other: object) -> bool:
        wanted = other.names if isinstance(other, Cards) else read_names(other)
        return self.names == wanted if self.ordered else sorted(self.names) == sorted(wanted)

    __hash__ = None  # type: ignore[assignment]  # compared by contents

    def __len__(self) -> int:
        return len(self.names)

    def __contains__(self, name: str) -> bool:
        return plain(name) in self.names

    def count(self, name: str) -> int:
        return self.names.count(plain(name))

    @property
    def top(self) -> str:
        assert self.names, "the zone is empty"
        return self.names[0]

    def in_any_order(self) -> Cards:
        return Cards(self.names, False)

    def __repr__(self) -> str:
        return f"<{', '.join(self.names) or 'nothing'}>"


class Table:
    def __init__(self, cloning: bool, words: Position) -> None:
        position: dict[str, object] = {key: value for key, value in words.items() if key not in ("others", "hands")}
        others = words.get("others", [Seat(hand=hand) for hand in words.get("hands", [])])
        position.update({str(seat): other for seat, other in enumerate(others, start=1)})
        self._watched = Watched(GAME, GAME.read_position(position), cloning)

    @property
    def game(self) -> Game:
        return self._watched.game

    @property
    def turn(self) -> Dominion:
        """The state itself: t.turn.coins, t.turn.actions, t.turn.buys…"""
        state = self.game.state
        assert isinstance(state, Dominion)
        return state

    # --- moves ----------------------------------------------------------------------------------------------------------

    def move(self, words: str) -> Table:
        """Any move in words; its verb must fit what is asked: t.move("1: discard copper, estate")."""
        self._watched.move(words)
        return self

    def answer(self, words: str, seat: int = -1) -> Table:
        """Answer whatever is asked: names, `nothing`, `yes`, `no`, `coins`…"""
        self._watched.answer(*read_names_as_picks(self.game, GAME, _said_by(seat, words)))
        return self

    def play(self, *cards: str) -> Table:
        """Play cards one after another, answering no question: t.play("village", "smithy")."""
        for card in cards:
            self.move(f"play {card}")
        return self

    def play_treasures(self) -> Table:
        return self.move("play all treasures")

    def buy(self, *cards: str) -> Table:
        for card in cards:
            self.move(f"buy {card}")
        return self

    def end_actions(self) -> Table:
        return self.move("end actions")

    def end_treasures(self) -> Table:
        return self.move("end treasures")

    def end_turn(self) -> Table:
        """End the turn, and the phases before its end that are still open."""
        for step in ("end_actions", "end_treasures"):
            if step in self.options():
                self.answer(step)
        return self.move("end turn")

    def undo(self, seat: int = -1) -> Table:
        self._watched.undo(seat)
        return self

    def take_back(self, seat: int = -1) -> Table:
        self._watched.take_back(seat)
        return self

    def redeal(self, seat: int) -> Table:
        """Go on with the cards dealt anew that the seat cannot know."""
        self._watched.redeal(seat)
        return self

    # --- what is asked --------------------------------------------------------------------------------------------------

    def options(self, seat: int = -1) -> list[str]:
        """The names of all that may be picked now."""
        return option_names(self.game, self._watched.asked_seat(seat))

    def asks(
        self,
        verb: str = "",
        *,
        seat: int = -1,
        source: str = "",
        about: str = "",
        options: Words | None = None,
        least: int = -1,
        most: int = -1,
    ) -> Table:
        """Check the question that is open now; only what is given is compared. `options` are all of them."""
        ask = self.game.question
        assert isinstance(ask, CardQuestion), "nothing is asked: the game is over"
        who = self._watched.asked_seat(seat)
        assert (ask.asked >> who) & 1, f"seat {who} is not asked, but {self.game.asked()}"
        facts = GAME.question_facts(self.game.state, ask)
        asked = self.game.state.verb_name(ask.verb)
        if verb:
            assert asked == plain(verb), f"seat {who} is asked to {asked}, not to {verb}"
        if source:
            assert facts["source"] == plain(source), f"{facts['source']} asks, not {source}"
        if about:
            assert facts["about"] == plain(about), f"it is about {facts['about']}, not about {about}"
        if options is not None:
            assert Cards(self.options(who), ordered=False) == options
        if least >= 0:
            assert ask.least == least, f"at least {ask.least}, not {least}"
        if most >= 0:
            assert ask.most == most, f"at most {ask.most}, not {most}"
        return self

    @property
    def asked(self) -> list[int]:
        """The seats that owe an answer."""
        return self.game.asked()

    @property
    def verb(self) -> str:
        """What is asked for; empty when the game is over."""
        ask = self.game.question
        return self.game.state.verb_name(ask.verb) if ask is not None else ""

    def offers(self, name: str, seat: int = -1) -> bool:
        return plain(name) in self.options(seat)

    def refuses(self, words: str, reason: str, seat: int = -1) -> Table:
        """A move in words, or the bare name of an option, is refused for this reason; nothing changes."""
        trial = self.game.clone()
        before = trial.state.key()
        got = _refusal(trial, words, seat)
        assert got == reason, f"{words} is {f'refused as {got}' if got else 'allowed'}, not refused as {reason}"
        assert trial.state.key() == before, f"{words} was refused and still changed the game"
        return self

    # --- what lies where --------------------------------------------------------------------------------------------------

    def _zone(self, seat: int, name: str) -> Cards:
        player = GAME.facts(self.game.state)[str(seat)]
        assert isinstance(player, dict)
        things = player[name]
        assert isinstance(things, Things)
        return Cards(things.names, things.ordered)

    def hand(self, seat: int = 0) -> Cards:
        return self._zone(seat, "hand")

    def deck(self, seat: int = 0) -> Cards:
        """Top first."""
        return self._zone(seat, "deck")

    def discard(self, seat: int = 0) -> Cards:
        """Top first."""
        return self._zone(seat, "discard")

    def in_play(self, seat: int = 0) -> Cards:
        return self._zone(seat, "in_play")

    def set_aside(self, seat: int = 0) -> Cards:
        return self._zone(seat, "set_aside")

    def revealed(self, seat: int = 0) -> Cards:
        return self._zone(seat, "revealed")

    def owned(self, seat: int = 0) -> Cards:
        return self._zone(seat, "owned")

    @property
    def trash(self) -> Cards:
        return Cards([self.turn.kingdom.cards[pile].id for pile in self.turn.trash_pile], ordered=False)

    def supply(self, name: str) -> int:
        """How many cards are left in a pile."""
        return self.turn.supply[self._pile(name)]

    def cost(self, name: str) -> int:
        return int(self.turn.cost(self._pile(name)))

    def _pile(self, name: str) -> int:
        pile = int(self.turn.option_named(plain(name)))
        assert 0 <= pile < len(self.turn.supply), f"{name} is not in this game"
        return pile

    def points(self, seat: int = 0) -> int:
        return self.turn.points()[seat]

    @property
    def winners(self) -> list[int]:
        return self.turn.winners()

    @property
    def leaders(self) -> list[int]:
        return self.turn.leaders()

    @property
    def over(self) -> bool:
        return self.game.over()

    @property
    def phase(self) -> str:
        phase = GAME.facts(self.game.state)["phase"]
        assert isinstance(phase, str)
        return phase

    # --- what a seat sees -------------------------------------------------------------------------------------------------

    def sees(self, seat: int, whose: int, zone: str) -> Cards:
        """What a seat (-1: a spectator) knows of somebody's zone: `?` for cards it does not know above one it does."""
        player = GAME.seen_facts(self.game.view(seat))[str(whose)]
        assert isinstance(player, dict)
        things = player[zone]
        assert isinstance(things, Things)
        return Cards(things.names, things.ordered)


def _said_by(seat: int, words: str) -> str:
    return f"{seat}: {words}" if seat >= 0 else words


def _refusal(game: Game, words: str, seat: int) -> str:
    """Why this cannot be; empty if it can."""
    verb = plain(words.partition(":")[2] or words).partition("_")[0]
    try:
        read = read_move if verb in GAME.vocabulary.verbs else read_names_as_picks
        game.apply_move(*read(game, GAME, _said_by(seat, words)))
    except IllegalAnswer as refused:
        return refused.reason
    return ""


class TableMaker:
    """What tests get as `table`: makes tables, all of them straight or all cloned at every decision."""

    def __init__(self, cloning: bool) -> None:
        self.cloning = cloning

    def __call__(self, **words: Unpack[Position]) -> Table:
        return Table(self.cloning, words)
