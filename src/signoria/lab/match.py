"""A match: which bots play which game, and the games of one of its deals. It knows no game by name.

A game depends on the match, the number of its deal and the rotation of the seats and on nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from signoria.bots import Bot
from signoria.bots.bot import play_until
from signoria.bots.registry import BotKind, open_bot
from signoria.core.course import Course
from signoria.core.decision import IllegalAnswer
from signoria.core.game import Game
from signoria.core.phrase import phrase
from signoria.core.registry import Dealer, GameKind, find_game
from signoria.core.rng import Rng, from_seed
from signoria.core.state import State
from signoria.core.trouble import Trouble
from signoria.lab.chronicle import Chronicle, Notes, play_noting
from signoria.lab.statistics import Outcome


class BadMatch(Trouble, ValueError):
    """These bots cannot play this; the message says why."""


class BotFailed(Trouble):
    """A bot gave an answer that is not possible."""

    def __init__(self, bot: str, option: str, reason: str) -> None:
        super().__init__(phrase("match-bot-failed", bot=bot, option=option, reason=reason))
        self.said = (bot, option, reason)

    def __reduce__(self) -> tuple[type[BotFailed], tuple[str, str, str]]:
        """It comes home from other processes; phrases do not travel."""
        return BotFailed, self.said


@dataclass(frozen=True)
class Match:
    """What is played, as plain data: it travels to other processes."""

    game: str
    setup: Mapping[str, object]
    bots: tuple[str, ...]  # as people call them
    seed: str
    rounds: int = 0  # a game that is not over after so many stays unfinished; 0: as the game has it

    def __reduce__(self) -> tuple[type[Match], tuple[object, ...]]:
        """Bots do not travel: they are found again where the match arrives."""
        return Match, (self.game, dict(self.setup), self.bots, self.seed, self.rounds)

    @cached_property
    def kind(self) -> GameKind:
        return find_game(self.game)

    @cached_property
    def dealer(self) -> Dealer:
        return self.kind.dealer(self.setup)

    @cached_property
    def course(self) -> Course:
        return self.kind.course()

    @cached_property
    def most_rounds(self) -> int:
        return self.rounds or self.course.patience()

    @cached_property
    def most_turns(self) -> int:
        return self.most_rounds * self.course.turns_in_round(len(self.bots))

    @cached_property
    def bot_kinds(self) -> list[BotKind]:
        return [open_bot(text, self.game) for text in self.bots]

    def names(self) -> list[str]:
        """What the bots are called where they stand beside each other: two of one name are told apart."""
        names = [Path(name).name if name.endswith((".menu", ".py")) else name for name in self.bots]
        return [
            f"{name} ({names[: i + 1].count(name)})" if names.count(name) > 1 else name for i, name in enumerate(names)
        ]

    def deal(self, deal: int) -> State:
        """A deal, to which nobody listens."""
        return self.dealer.deal(from_seed(f"{self.seed} deal {deal}"))

    def new_bots(self, deal: int, rotation: int) -> list[Bot]:
        """The bots in the order they are named, each with chance of its own."""
        chance = from_seed(f"{self.seed} deal {deal} rotation {rotation} bots")
        return [kind.new(Rng(chance.word(), chance.word(), chance.word(), 1)) for kind in self.bot_kinds]

    def play_deal(self, deal: int, rotations: int, chronicle: Chronicle | None = None) -> list[Outcome]:
        """The same deal with the seats rotated so many times; a chronicle takes down how the games went."""
        dealt = self.deal(deal)
        copies = [*(dealt.copy() for _ in range(rotations - 1)), dealt]
        return [self._play(state, deal, rotation, chronicle) for rotation, state in enumerate(copies)]

    def _play(self, state: State, deal: int, rotation: int, chronicle: Chronicle | None) -> Outcome:
        n = len(self.bots)
        bots = self.new_bots(deal, rotation)
        seated = bots[n - rotation :] + bots[: n - rotation]  # the bot at seat s is number s - rotation
        game = Game(state)
        notes: Notes | None = None
        try:
            if chronicle is None:
                over = play_until(game, seated, self.most_turns)
            else:
                notes = play_noting(game, seated, self.course, self.most_turns)
                over = game.over()
        except IllegalAnswer as error:
            name = self.bots[(error.seat - rotation) % n]
            raise BotFailed(name, error.option, error.reason) from error
        outcome = self._outcome(state, rotation, over)
        if chronicle is not None and notes is not None:
            chronicle.add(notes, outcome, rotation, self.course.ending(state) if over else ())
        return outcome

    def _outcome(self, state: State, rotation: int, over: bool) -> Outcome:
        """What came of a game, by bot."""
        n = len(self.bots)
        result = self.kind.result(state)
        points, turns = _numbers(result, "points"), _numbers(result, "turns")
        if not turns:
            turns = [-(-int(state.turn_number()) // int(self.course.turns_in_round(n)))] * n
        if not over:  # a turn that began is not one that was taken
            turns = [min(taken, self.most_rounds) for taken in turns]
        return Outcome(
            [(seat - rotation) % n for seat in _numbers(result, "winners")] if over else [],
            points[rotation:] + points[:rotation],
            turns[rotation:] + turns[:rotation],
        )

    def check(self) -> None:
        """Whether so many may play, and can: BadMatch, BadBot, UnknownBot and BadSetup say why not."""
        check_number(self.kind, len(self.bots))
        self.new_bots(0, 0)
        self.deal(0)


def check_number(kind: GameKind, bots: int) -> None:
    if not kind.least_seats <= bots <= kind.most_seats:
        least, most = int(kind.least_seats), int(kind.most_seats)
        raise BadMatch(phrase("match-seats", game=kind.name, least=least, most=most, n=bots))


def _numbers(result: Mapping[str, object], key: str) -> list[int]:
    """What a game counts by seat; nothing if it does not."""
    numbers = result.get(key, [])
    assert isinstance(numbers, list)
    return numbers
