"""A match: which bots play which game, and the games of one of its deals. It knows no game by name.

A game depends on the match, the number of its deal and the rotation of the seats and on nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from signoria.bots import Bot
from signoria.bots.bot import play_until
from signoria.bots.registry import BotKind, Contestant, open_bot
from signoria.core.decision import IllegalAnswer
from signoria.core.errors import SignoriaError
from signoria.core.game import Game
from signoria.core.metrics import GameMetrics
from signoria.core.phrase import game_phrase, phrase
from signoria.core.registry import Dealer, Ruleset, find_game
from signoria.core.rng import Rng, from_seed
from signoria.core.seat import Seat
from signoria.core.state import State
from signoria.lab.chronicle import Chronicle, Notes, play_noting
from signoria.lab.statistics import Outcome

NO_CHANCE = Rng(0, 0, 0, 0)  # for bots that take none


def numbered(names: Sequence[str]) -> list[str]:
    """Names that differ: `smithy (1)`, `smithy (2)`."""
    return [f"{name} ({names[: i + 1].count(name)})" if names.count(name) > 1 else name for i, name in enumerate(names)]


class BadMatch(SignoriaError, ValueError):
    """These bots cannot play this; the message says why."""


class BotFailed(SignoriaError):
    """A bot gave an answer that is not possible."""

    def __init__(self, bot: str, option: str, reason: str) -> None:
        super().__init__(phrase("match-bot-failed", bot=bot, option=option, reason=reason.replace("_", " ")))
        self.said = (bot, option, reason)

    def __reduce__(self) -> tuple[type[BotFailed], tuple[str, str, str]]:
        """It comes home from other processes; phrases do not travel."""
        return BotFailed, self.said


@dataclass(frozen=True)
class Match:
    """What is played, as plain data: it travels to other processes."""

    game: str
    setup: Mapping[str, object]
    bots: tuple[Contestant, ...]
    seed: str
    most_rounds: int  # a game that is not over after so many stays unfinished
    kinds: tuple[BotKind, ...] = field(compare=False, repr=False)  # the bots, opened

    def __reduce__(self) -> tuple[Callable[..., Match], tuple[object, ...]]:
        """What a bot is made of need not travel: it is opened again where the match arrives."""
        return match_as_set_up, (self.game, dict(self.setup), self.bots, self.seed, self.most_rounds)

    @cached_property
    def ruleset(self) -> Ruleset:
        return find_game(self.game)

    @cached_property
    def dealer(self) -> Dealer:
        return self.ruleset.dealer(self.setup)

    @cached_property
    def metrics(self) -> GameMetrics:
        return self.ruleset.metrics()

    @cached_property
    def by_chance(self) -> bool:
        """Whether any of the bots has chance of its own."""
        return any(kind.takes_chance for kind in self.kinds)

    @cached_property
    def last_turn(self) -> int:
        """The last of the most rounds, as a state counts turns."""
        return self.most_rounds * self.metrics.turns_in_round(len(self.bots))

    def called(self) -> list[str]:
        """The bots by id, or by the name of their file or class."""
        names: list[str] = []
        for bot, kind in zip(self.bots, self.kinds):
            if not isinstance(bot, str):
                names.append(bot.__name__)
            else:
                names.append(Path(bot).name if bot.endswith((".menu", ".py")) else kind.name)
        return names

    def names(self) -> list[str]:
        """The same, numbered if several are alike."""
        return numbered(self.called())

    def deal(self, deal: int) -> State:
        """A deal, to which nobody listens."""
        return self.dealer.deal(from_seed(f"{self.seed} deal {deal}"))

    def new_bots(self, deal: int, rotation: int) -> list[Bot]:
        """The bots in the order they are named, each with chance of its own."""
        if not self.by_chance:
            return [kind.new(NO_CHANCE) for kind in self.kinds]
        chance = from_seed(f"{self.seed} deal {deal} rotation {rotation} bots")
        return [kind.new(chance.branch()) for kind in self.kinds]

    def play_deal(self, deal: int, rotations: int, chronicle: Chronicle | None = None) -> list[Outcome]:
        """The same deal with the seats rotated; a chronicle records how the games went."""
        dealt = self.deal(deal)
        copies = [dealt.copy() for _ in range(rotations - 1)]
        copies.append(dealt)
        return [self._play(state, deal, rotation, chronicle) for rotation, state in enumerate(copies)]

    def _play(self, state: State, deal: int, rotation: int, chronicle: Chronicle | None) -> Outcome:
        n = len(self.bots)
        bots = self.new_bots(deal, rotation)
        seated = bots[n - rotation :] + bots[: n - rotation]  # the bot at seat s is number s - rotation
        game = Game(state)
        notes: Notes | None = None
        try:
            if chronicle is None:
                over = play_until(game, seated, self.last_turn)
            else:
                notes = play_noting(game, seated, self.metrics, self.last_turn)
                over = game.over()
        except IllegalAnswer as error:
            name = self.names()[(error.seat - rotation) % n]
            raise BotFailed(name, error.option, error.reason) from error
        outcome = self._outcome(state, rotation, over)
        if chronicle is not None and notes is not None:
            chronicle.add(notes, outcome, rotation, self.metrics.end_reason(state) if over else ())
        return outcome

    def _outcome(self, state: State, rotation: int, over: bool) -> Outcome:
        """What came of a game, by bot."""
        n = len(self.bots)
        winners, points, turns = self.ruleset.outcome(state)
        if not turns:
            turns = [-(-int(state.turn_number()) // int(self.metrics.turns_in_round(n)))] * n
        if not over:  # a turn that began is not one that was taken
            winners, turns = [], [min(taken, self.most_rounds) for taken in turns]
        if not rotation:
            return Outcome(winners, points, turns)
        return Outcome(
            [(seat - rotation) % n for seat in winners],
            points[rotation:] + points[:rotation],
            turns[rotation:] + turns[:rotation],
        )

    def check(self) -> None:
        """Whether it can be dealt, and all bots can play there: BadSetup, BadBot and the bots' own errors say why not."""
        game = Game(self.deal(0))
        for seat, bot in enumerate(self.new_bots(0, 0)):
            bot.sit_down(Seat(game, seat))


def new_match(
    game: str, bots: Sequence[Contestant], wishes: Mapping[str, object], seed: str, most_rounds: int = 0
) -> Match:
    """A match that can be played; the errors of bots, kingdoms and setups say what is wrong with it.

    Wishes are those of a lobby. No number of rounds: as many as the game itself has patience for.
    """
    ruleset = find_game(game)
    if not ruleset.least_seats <= len(bots) <= ruleset.most_seats:
        least, most = int(ruleset.least_seats), int(ruleset.most_seats)
        raise BadMatch(phrase("match-seats", game=game_phrase(ruleset.name), least=least, most=most, n=len(bots)))
    kinds = tuple(open_bot(bot, game) for bot in bots)
    chance = from_seed(f"{seed} kingdom")
    wanted = [card for kind in kinds for card in kind.new(from_seed(seed)).wanted_cards(len(bots))]
    setup = ruleset.lobby_rules().match_setup(wishes, len(bots), wanted, chance)
    match = Match(game, setup, tuple(bots), seed, most_rounds or ruleset.metrics().patience(), kinds)
    match.check()
    return match


def match_as_set_up(
    game: str, setup: Mapping[str, object], bots: tuple[Contestant, ...], seed: str, most_rounds: int
) -> Match:
    """A match whose kingdom and rules are settled already."""
    return Match(game, setup, bots, seed, most_rounds, tuple(open_bot(bot, game) for bot in bots))


def kingdom_ids(match: Match) -> list[str]:
    """The kingdom cards of a match without their editions; none where the game has no kingdoms."""
    kingdom = match.setup.get("kingdom", [])
    assert isinstance(kingdom, list)
    return [entry.partition("@")[0] for entry in kingdom]
