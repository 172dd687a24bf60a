"""What the coach says to a question of a game in progress: a hint, or a warning before a move. Nobody waits long for it.

The table's log says that somebody was helped before they hear anything.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from signoria import compiled
from signoria.core.phrase import Phrase
from signoria.lang import Translator
from signoria.review.account import Choice, Word, read_phrase
from signoria.review.coach import Move, Reason
from signoria.review.figures import MISTAKE, Figures
from signoria.review.review import coach_of
from signoria.review.wording import say_move, say_reason
from signoria.server import metrics
from signoria.server.bot_pool import ADVICE, BotPool, NoThought
from signoria.server.bots import Job, job_for
from signoria.server.coach_work import Advise
from signoria.server.live import LiveTable

BITE: Final = 0.1  # seconds at a worker
HINT_WORK: Final = 0.8 if compiled() else 2.4  # seconds of the processor for a hint
HINT_WITHIN: Final = 4.0  # seconds, then it is given as it is
CHECK_WORK: Final = 0.5
CHECK_WITHIN: Final = 0.9  # seconds, then the move is let through
REMEMBERED: Final = 256  # questions that were thought about


@dataclass(frozen=True)
class Advice:
    """What the coach thinks of a question; moves are in the words of the record."""

    choices: tuple[Choice, ...]
    chance: float  # with the move in question
    loss: float  # that it would cost
    better: tuple[str, ...] | None
    reason: Reason | None
    words: Mapping[str, Phrase]  # how to say what can be picked, by its name; "" is picking nothing
    names: Mapping[str, Mapping[str, str]]  # of cards that no catalog has
    others: int  # players at the table beside the one who asks

    def move(self, move: Sequence[str], translator: Translator) -> str:
        return say_move(move, self.words, translator)

    def why(self, translator: Translator) -> str | None:
        return say_reason(self.reason, self.others, translator) or None


@dataclass
class Thinking:
    """About one question, or one move at it."""

    job: Job
    stop: int
    done: tuple[str, ...] | None
    names: Mapping[str, Mapping[str, str]]
    figures: Figures | None = None
    words: Mapping[int, Word] | None = None
    seconds: float = 0.0  # of the processor

    def advice(self) -> Advice | None:
        """What is known; None if that is nothing."""
        figures, words = self.figures, self.words
        if figures is None or words is None or not figures.made.worlds:
            return None

        def names(move: Move) -> tuple[str, ...]:
            return tuple(words[pick].name for pick in move)

        said = {word.name: read_phrase(word.say) for word in words.values()}
        if self.stop in words:
            said[""] = read_phrase(words[self.stop].say)
        rival, loss = figures.rival, figures.loss()
        return Advice(
            choices=tuple(Choice(names(move), chance, error) for move, chance, error in figures.choices()),
            chance=figures.after()[figures.seat],
            loss=loss,
            better=names(rival.move) if rival is not None and loss > 0 else None,
            reason=figures.reason,
            words=said,
            names=self.names,
            others=len(figures.made.shares) - 1,
        )


class Advisor:
    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self._thinking: OrderedDict[tuple[str, str, tuple[str, ...] | None], Thinking] = OrderedDict()

    async def hint(self, live: LiveTable, seat: int, guest: str, ask: str) -> Advice | None:
        """The best moves, noted at the table; None if the coach finds no time. Refused if nobody may be helped there."""
        thinking = self._about(live, seat, ask, None)
        await self._think(thinking, guest, HINT_WORK, HINT_WITHIN)
        advice = thinking.advice()
        if advice is not None:
            await live.do(lambda table: table.decide_hint(seat, guest, ask))
        return advice

    async def check(self, live: LiveTable, seat: int, guest: str, ask: str, picks: tuple[str, ...]) -> Advice | None:
        """A warning; None if nothing speaks against the move as far as the coach can tell in time."""
        thinking = self._about(live, seat, ask, picks)
        await self._think(thinking, guest, CHECK_WORK, CHECK_WITHIN)
        advice = thinking.advice()
        if advice is None or advice.loss < MISTAKE:
            return None
        await live.do(lambda table: table.decide_hint(seat, guest, ask))
        return advice

    def _about(self, live: LiveTable, seat: int, ask: str, done: tuple[str, ...] | None) -> Thinking:
        key = (live.table.id, ask, done)
        found = self._thinking.pop(key, None)
        if found is None:
            table = live.table
            assert table.game is not None and table.game.question is not None
            names = coach_of(table.ruleset.name).own_names(table.game)
            found = Thinking(job_for(table, seat, ask), int(table.game.question.stop), done, names)
        self._thinking[key] = found
        while len(self._thinking) > REMEMBERED:
            self._thinking.popitem(last=False)
        return found

    async def _think(self, thinking: Thinking, guest: str, work: float, within: float) -> None:
        """So much work, a bite at a time; less if that takes too long, or fails."""
        until = time.monotonic() + within
        while thinking.seconds < work and (thinking.figures is None or not thinking.figures.settled):
            bite = Advise(thinking.job, thinking.figures, thinking.done, BITE)
            try:
                worked = await asyncio.wait_for(self.pool.coach(guest, bite, ADVICE), until - time.monotonic())
            except (NoThought, TimeoutError):
                return
            assert isinstance(worked.piece, Figures)
            thinking.figures, thinking.words = worked.piece, worked.words
            thinking.seconds += worked.seconds
            metrics.coaching.labels("advice").inc(worked.seconds)
