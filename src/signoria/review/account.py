"""All that was found out about a game, as plain data, and the review that it comes to. It imagines no games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from math import copysign, hypot
from typing import Final

import msgspec

from signoria.core.phrase import Phrase
from signoria.core.registry import Ruleset
from signoria.review.coach import Coach, Move, Reason
from signoria.review.figures import BATCH, CUTS, GRADES, PROVEN, Figures, Tried, grade_of
from signoria.review.steps import Played, Step

START: Final = 10 * BATCH  # worlds for the chances before the first move
TURNING: Final = 5  # turning points at most
SWING: Final = 0.10  # luck of a turn that makes a turning point
SURE: Final = 3.0  # standard errors by which it must differ from none

# What of a review is worked on, where it isn't a decision.
OPENING: Final = -1
CLOSING: Final = -2


# --- what is kept ---------------------------------------------------------------------------------------------------------


class Line(msgspec.Struct):
    """One move of the game."""

    seat: int
    round: int  # as players count their own turns
    verb: str
    is_choice: bool
    shows_nothing: bool = False  # the seat decides again at once, and has learned nothing in between


class Edge(msgspec.Struct):
    """The chances before the first move, or after the last one of a game that isn't over."""

    tried: Tried
    value: list[float] = []

    @property
    def looked(self) -> bool:
        return bool(self.value) or self.tried.worlds > 0

    @property
    def settled(self) -> bool:
        return self.tried.worlds >= START

    def chances(self) -> list[float]:
        return self.tried.chances(self.value)


class Word(msgspec.Struct):
    """What can be picked: its name in records, and how to say it."""

    name: str
    say: dict[str, object]  # a phrase


class Account(msgspec.Struct):
    """Everything about a review that outlives the process that works on it."""

    game: str
    seats: int
    lines: list[Line]
    result: list[float] | None  # each seat's part of the win; None if the game isn't over
    opening: Edge
    closing: Edge
    decisions: dict[int, Figures]  # by step
    stops: dict[int, int]  # by step: the word that ends the picking there
    names: dict[str, dict[str, str]] = {}  # of cards that no catalog has, by id and language
    words: list[Word] = []  # each once
    said: dict[int, dict[int, int]] = {}  # by step, by what can be picked there: which word

    @property
    def looked(self) -> bool:
        """Whether there is a first graph."""
        return all(self.piece(step).looked for step in self.pieces())

    @property
    def settled(self) -> bool:
        return all(self.piece(step).settled for step in self.pieces())

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        if not self.decisions:
            return 1.0
        return sum(one.progress() for one in self.decisions.values()) / len(self.decisions)

    @property
    def games(self) -> int:
        """Imagined so far."""
        edges = self.opening.tried.worlds + self.closing.tried.worlds
        return sum(one.games for one in self.decisions.values()) + edges

    def piece(self, step: int) -> Figures | Edge:
        if step == OPENING:
            return self.opening
        return self.closing if step == CLOSING else self.decisions[step]

    def put(self, step: int, piece: Figures | Edge) -> None:
        """What was found out elsewhere."""
        if isinstance(piece, Figures):
            self.decisions[step] = piece
        elif step == OPENING:
            self.opening = piece
        else:
            self.closing = piece

    def pieces(self) -> list[int]:
        """Everything that is to be found out."""
        return [OPENING, *self.decisions, *([CLOSING] if self.result is None else [])]

    def learn(self, step: int, words: Mapping[int, Word]) -> None:
        """How to say what can be picked at a step."""
        self.said[step] = {}
        for pick, word in words.items():
            if word not in self.words:
                self.words.append(word)
            self.said[step][pick] = self.words.index(word)


def words_at(step: Step, figures: Figures, ruleset: Ruleset) -> dict[int, Word]:
    """The words for all moves that were tried at a step, and for picking nothing."""
    game, teller = step.game, ruleset.teller()
    assert game.question is not None
    tried = [figures.made, *figures.tried, *([figures.rival] if figures.rival is not None else [])]
    moves = [*(one.move for one in tried), (int(game.question.stop),)]
    picks = dict.fromkeys(
        pick for move in moves for pick in move if pick >= 0
    )  # a question may have no word that ends it
    return {pick: Word(game.state.option_name(pick), teller.option(game, step.seat, pick).data()) for pick in picks}


def open_account(
    played: Played, chance: Mapping[int, list[int]], names: dict[str, dict[str, str]], coach: Coach
) -> Account:
    """The account of a game about which nothing was found out yet; `chance` are the random numbers of each decision."""
    seats = played.seats
    state = played.final.state
    lines, decisions, stops = [], {}, {}
    for step, then in zip_longest(played.steps, played.steps[1:]):
        question = step.game.question
        assert question is not None
        again = then is not None and then.seat == step.seat and then.game is not step.game
        shows_nothing = again and coach.shows_nothing(step.game, then.game, step.seat)
        lines.append(Line(step.seat, step.round, state.verb_name(question.verb), step.is_choice(), shows_nothing))
        if step.is_choice():
            decisions[step.number] = Figures.begun(step.seat, step.done, seats, chance[step.number])
            stops[step.number] = int(question.stop)
    opening, closing = (Edge(Tried((), [0.0] * seats)) for _ in range(2))
    return Account(played.record.game, seats, lines, played.result(), opening, closing, decisions, stops, names)


# --- what it comes to -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Choice:
    """A move and the seat's chance with it."""

    move: tuple[str, ...]
    chance: float
    error: float


@dataclass(frozen=True)
class Decision:
    """One graded decision; moves are in the words of the record."""

    step: int
    seat: int
    turn: int
    verb: str
    grade: str
    loss: float
    done: tuple[str, ...]
    better: tuple[str, ...] | None  # None if nothing better is known
    reason: Reason | None
    kind: str  # of mistake; "": none that has a name
    choices: tuple[Choice, ...]
    words: Mapping[str, Phrase]  # how to say what was picked, by its name; "" is picking nothing
    settled: bool


@dataclass(frozen=True)
class TurningPoint:
    """A decision that cost much, or a round in which luck did: how a seat's chance changed."""

    step: int
    seat: int
    turn: int
    change: float
    is_luck: bool


@dataclass(frozen=True)
class Review:
    """Everything that is known at one moment. Start, own, others' and luck add up to the result."""

    game: str
    chances: tuple[tuple[float, ...], ...]  # for each step each seat's; the last entry is the result
    turns: tuple[int, ...]  # the turn of each of them, as players count their own
    movers: tuple[int, ...]  # the seat that decides at each of them; -1 at the end
    decisions: tuple[Decision, ...]
    turning: tuple[TurningPoint, ...]
    own: tuple[float, ...]  # what each seat's own decisions changed
    others: tuple[float, ...]  # what the others' decisions changed
    luck: tuple[float, ...]
    games: int  # imagined so far
    progress: float  # from 0 to 1
    is_over: bool  # whether the game was finished

    @property
    def start(self) -> tuple[float, ...]:
        return self.chances[0]

    @property
    def result(self) -> tuple[float, ...]:
        return self.chances[-1]

    @property
    def skill(self) -> tuple[float, ...]:
        """What all decisions together changed for each seat."""
        return tuple(own + others for own, others in zip(self.own, self.others, strict=True))


def review_of(account: Account) -> Review:
    """What is known now."""
    assert account.looked, "first look, then review"
    seats = range(account.seats)
    verdicts = _verdicts(account)
    chances, own, others = _chances(account, verdicts)
    luck = [chances[-1][seat] - chances[0][seat] - own[seat] - others[seat] for seat in seats]
    return Review(
        game=account.game,
        chances=tuple(tuple(row) for row in chances),
        turns=(*(line.round for line in account.lines), account.lines[-1].round),
        movers=(*(line.seat for line in account.lines), -1),
        decisions=tuple(_decisions(account, verdicts)),
        turning=tuple(_turning(account, chances, verdicts)),
        own=tuple(own),
        others=tuple(others),
        luck=tuple(luck),
        games=account.games,
        progress=account.progress,
        is_over=account.result is not None,
    )


@dataclass(frozen=True)
class Verdict:
    """A decision in the light of the next one."""

    best: Sequence[float]  # each seat's chance with the coach's move
    before: Sequence[float]  # with the usual one, which imagined players make: skill is counted from there
    after: Sequence[float]  # with the one that was made
    loss: float
    grade: str
    error: float  # of the seat's chance


def _verdicts(account: Account) -> dict[int, Verdict]:
    """Of all decisions. In imagined games nobody continues as well as the coach would have the seat itself do.

    So where the seat decides again at once and has learned nothing new, the chances there say what the move before was worth.
    It has then counted for as much as the best that could be made of it, so that the next decision is compared with that.
    """
    found: dict[int, Verdict] = {}
    for step in reversed(account.decisions):
        figures = account.decisions[step]
        found[step] = _alone(figures)
        then = _next(account, step)
        if then is None:
            continue
        is_worth_more = found[then].loss > 0 and found[then].best[figures.seat] > found[step].after[figures.seat]
        if is_worth_more:
            found[step] = _in_the_light_of(found[then], found[step], figures.seat)
        if is_worth_more or figures.made.then is not None:
            found[then] = replace(found[then], before=found[then].best)
    return found


def _alone(figures: Figures) -> Verdict:
    return Verdict(figures.best(), figures.before(), figures.after(), figures.loss(), figures.grade(), figures.error())


def _next(account: Account, step: int) -> int | None:
    """The seat's next decision, if it comes before the seat has learned anything new."""
    while account.lines[step].shows_nothing:
        step += 1
        if step in account.decisions:
            return step
    return None


def _in_the_light_of(then: Verdict, alone: Verdict, seat: int) -> Verdict:
    """A move that is worth as much as the best that can be made of it."""
    after, error = then.best, hypot(alone.error, then.error)
    unproven = PROVEN * error
    is_usual = alone.before == alone.after or abs(after[seat] - alone.before[seat]) <= unproven
    before = after if is_usual else alone.before
    loss = alone.best[seat] - after[seat]
    if loss <= unproven:
        grade = alone.grade if alone.loss == 0 else GRADES[1]
        return Verdict(after, before, after, 0.0, grade, then.error)
    return Verdict(alone.best, before, after, loss, grade_of(loss, error), then.error)


def _chances(account: Account, verdicts: Mapping[int, Verdict]) -> tuple[list[list[float]], list[float], list[float]]:
    """Each seat's chance before each step and at the end; what decisions changed for those who made them, and for others."""
    own, others = [0.0] * account.seats, [0.0] * account.seats
    chances = [account.opening.chances()]
    last = chances[0]  # as it was after the step before
    for step, line in enumerate(account.lines):
        verdict = verdicts.get(step)
        now = last
        if verdict is not None:
            now, last = list(verdict.before), list(verdict.after)
            for seat in range(account.seats):
                change = last[seat] - now[seat]
                if seat == line.seat:
                    own[seat] += change
                else:
                    others[seat] += change
        if step > 0:
            chances.append(now)
    chances.append(account.result if account.result is not None else account.closing.chances())
    return chances, own, others


def _decisions(account: Account, verdicts: Mapping[int, Verdict]) -> Iterator[Decision]:
    phrases = [read_phrase(word.say) for word in account.words]
    for step in account.decisions:
        yield _decision(account, step, verdicts[step], phrases)


def _decision(account: Account, step: int, verdict: Verdict, phrases: Sequence[Phrase]) -> Decision:
    figures, line = account.decisions[step], account.lines[step]
    numbers = account.said.get(step, {})
    words = {pick: account.words[number] for pick, number in numbers.items()}
    rival, counts = figures.rival, verdict.loss >= CUTS[0]

    def names(move: Move) -> tuple[str, ...]:
        return tuple(words[pick].name for pick in move)

    said = {account.words[number].name: phrases[number] for number in numbers.values()}
    stop = numbers.get(account.stops[step])
    return Decision(
        step=step,
        seat=line.seat,
        turn=line.round,
        verb=line.verb,
        grade=verdict.grade,
        loss=verdict.loss,
        done=names(figures.made.move),
        better=names(rival.move) if rival is not None and verdict.grade != GRADES[0] else None,
        reason=figures.reason if counts else None,
        kind=figures.kind if counts else "",
        choices=tuple(Choice(names(move), chance, error) for move, chance, error in figures.choices()),
        words=said if stop is None else said | {"": phrases[stop]},
        settled=figures.settled,
    )


def read_phrase(data: Mapping[str, object]) -> Phrase:
    """A phrase from what `Phrase.data` has made of it."""
    messages, arguments = data["messages"], data["arguments"]
    assert isinstance(messages, Sequence) and isinstance(arguments, Mapping)
    return Phrase(
        tuple(messages),
        {name: read_phrase(value) if isinstance(value, Mapping) else value for name, value in arguments.items()},
    )


def _turning(
    account: Account, chances: Sequence[Sequence[float]], verdicts: Mapping[int, Verdict]
) -> list[TurningPoint]:
    """Where the game turned, the largest change first."""
    found = [
        TurningPoint(step, account.lines[step].seat, account.lines[step].round, -verdicts[step].loss, is_luck=False)
        for step in account.decisions
        if verdicts[step].grade in GRADES[-2:]
    ]
    found += _lucky_rounds(account, chances, verdicts)
    found.sort(key=lambda point: (-abs(point.change), point.step))
    return found[:TURNING]


def _lucky_rounds(
    account: Account, chances: Sequence[Sequence[float]], verdicts: Mapping[int, Verdict]
) -> Iterator[TurningPoint]:
    """Rounds in which a chance changed by more than the decisions and the uncertainty explain: for whom it changed most."""
    lines = account.lines
    starts = [i for i, line in enumerate(lines) if i == 0 or line.round != lines[i - 1].round]
    for first, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        decided = [verdict for step in range(first, end) if (verdict := verdicts.get(step)) is not None]
        after = verdicts.get(end)
        if not decided or (end < len(lines) and after is None):
            continue
        luck = [chances[end][seat] - chances[first][seat] for seat in range(account.seats)]
        for verdict in decided:
            for seat, (was, became) in enumerate(zip(verdict.before, verdict.after, strict=True)):
                luck[seat] -= became - was
        most = max(range(len(luck)), key=lambda seat: abs(luck[seat]))
        error = decided[0].error + (after.error if after is not None else 0.0)
        if abs(luck[most]) > max(SWING, SURE * error):
            seen = [verdict.before[most] for verdict in decided] + [verdict.after[most] for verdict in decided]
            room = max(*seen, chances[end][most]) - min(*seen, chances[end][most])
            change = copysign(min(room, abs(luck[most])), luck[most])  # the same chance may be missed and come again
            yield TurningPoint(first, most, lines[first].round, change, is_luck=True)
