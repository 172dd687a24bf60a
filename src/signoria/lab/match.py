"""A match: which bots play which game, checked before the first card is dealt; and the games of one of its deals.

A game depends on the match, the number of its deal and the rotation of the seats and on nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from signoria.bots import Bot, play
from signoria.bots.ladder import MenuBot
from signoria.bots.registry import BotKind, open_bot
from signoria.core.decision import IllegalAnswer
from signoria.core.game import Game
from signoria.core.registry import GameKind, find_game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.dominion import BASIC, RECOMMENDED, BadKingdom, CardBook, Choice, Setup, View, list_cards, write_setup
from signoria.dominion import GAME as DOMINION
from signoria.lab.statistics import Outcome

KINGDOM_SIZE = 10
FILLING = next(one.cards for one in RECOMMENDED if one.id == "first_game_base2")


class BadMatch(ValueError):
    """These bots cannot play this; the message says why."""


class BotFailed(Exception):
    """A bot gave an answer that is not possible."""


@dataclass(frozen=True)
class Match:
    """What is played, as plain data: it travels to other processes."""

    game: str
    setup: Mapping[str, object]
    bots: tuple[str, ...]  # as people call them
    seed: str

    def __reduce__(self) -> tuple[type[Match], tuple[object, ...]]:
        """Bots do not travel: they are found again where the match arrives."""
        return Match, (self.game, dict(self.setup), self.bots, self.seed)

    @cached_property
    def kind(self) -> GameKind:
        return find_game(self.game)

    @cached_property
    def bot_kinds(self) -> list[BotKind]:
        return [open_bot(text) for text in self.bots]

    def new_game(self, deal: int) -> Game:
        """The game of a deal; nobody listens to it."""
        state = self.kind.deal(self.setup, from_seed(f"{self.seed} deal {deal}"))
        state.events = None
        return Game(state)

    def new_bots(self, deal: int, rotation: int) -> list[Bot]:
        """The bots in the order they are named, each with chance of its own."""
        return [
            kind.new(from_seed(f"{self.seed} deal {deal} rotation {rotation} bot {i}"))
            for i, kind in enumerate(self.bot_kinds)
        ]

    def play_deal(self, deal: int, rotations: int) -> list[Outcome]:
        """The same deal with the seats rotated so many times."""
        return [self._play(deal, rotation) for rotation in range(rotations)]

    def _play(self, deal: int, rotation: int) -> Outcome:
        n = len(self.bots)
        seat_of = [(i + rotation) % n for i in range(n)]
        bots = self.new_bots(deal, rotation)
        game = self.new_game(deal)
        try:
            play(game, [bots[(seat - rotation) % n] for seat in range(n)])
        except IllegalAnswer as error:
            name = self.bots[(error.seat - rotation) % n]
            raise BotFailed(f"{name} cannot answer {error.option!r}: {error.reason}") from error
        result = self.kind.result(game.state)
        winners = _numbers(result, "winners")
        points, turns = _numbers(result, "points"), _numbers(result, "turns")
        return Outcome(
            tuple((seat - rotation) % n for seat in winners),
            tuple(points[seat] for seat in seat_of) if points else (),
            tuple(turns[seat] for seat in seat_of) if turns else (),
        )

    def check(self) -> None:
        """Whether everybody can play at this table: BadMatch, BadSetup or BadMenu say why not."""
        kind = self.kind
        if not kind.least_seats <= len(self.bots) <= kind.most_seats:
            raise BadMatch(f"{self.game} is for {kind.least_seats} to {kind.most_seats} bots, not {len(self.bots)}")
        for text, bot_kind in zip(self.bots, self.bot_kinds):
            if not bot_kind.plays(self.game):
                raise BadMatch(f"{text} does not play {self.game}, but {' and '.join(bot_kind.games)}")
        game = self.new_game(0)
        for seat, bot in enumerate(self.new_bots(0, 0)):
            if isinstance(bot, MenuBot):
                view = Seat(game, seat).view
                assert isinstance(view, View)
                bot.sit_down(view)


def _numbers(result: Mapping[str, object], key: str) -> list[int]:
    """What a game counts by seat; nothing if it does not."""
    numbers = result.get(key, [])
    assert isinstance(numbers, list)
    return [int(number) for number in numbers]


def new_match(game: str, bots: Sequence[str], kingdom: str, seed: str, book: CardBook) -> Match:
    """A match that can be played; the errors of bots, kingdoms and setups say what is wrong with it."""
    kind = find_game(game)
    names = tuple(name.strip() for name in bots if name.strip())
    setup: Mapping[str, object] = {"seats": len(names)}
    if game == DOMINION.name:
        choice = Choice(customs=book.customs())
        if kingdom:
            cards = choice.read(kingdom, from_seed(f"{seed} kingdom"))
        else:
            cards = choice.by_hand(_fill_up(names, book))
        setup = write_setup(Setup(len(names), cards, custom=book.carried(cards)))
    elif kingdom:
        raise BadMatch(f"{kind.name} has no kingdoms")
    match = Match(game, setup, names, seed)
    match.check()
    return match


def _fill_up(bots: Sequence[str], book: CardBook) -> list[str]:
    """Ten cards: those that the menus name, then those of the First Game."""
    basic = [entry.card.id for entry in list_cards(book, [BASIC])]
    cards: list[str] = []
    for text in bots:
        kind = open_bot(text)
        if not kind.plays(DOMINION.name):
            raise BadMatch(f"{text} does not play {DOMINION.name}, but {' and '.join(kind.games)}")
        bot = kind.new(from_seed(text))
        if isinstance(bot, MenuBot):
            cards += [card for card in bot.menu_for(len(bots)).cards() if card not in basic + cards]
    if len(cards) > KINGDOM_SIZE:
        raise BadKingdom(f"a kingdom has {KINGDOM_SIZE} cards, and the menus name {len(cards)}: {', '.join(cards)}")
    return (cards + [card for card in FILLING if card not in cards])[:KINGDOM_SIZE]


def kingdom_ids(match: Match) -> list[str]:
    """The kingdom cards of a match without their editions; none where the game has no kingdoms."""
    kingdom = match.setup.get("kingdom", [])
    assert isinstance(kingdom, list)
    return [entry.partition("@")[0] for entry in kingdom]
