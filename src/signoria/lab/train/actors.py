"""Playing the games against the league: in this process, or in some others, which play on while the learner learns."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Protocol

from signoria.bots.dominion.learned import position as at
from signoria.bots.dominion.learned.cards import Floats, Ints
from signoria.bots.dominion.learned.net import Weights
from signoria.lab.train.champions import Searched
from signoria.lab.train.games import Forward, Games, Samples, Tally, samples_of
from signoria.lab.train.tables import Story

TRUST = 0.85  # how far the net's later chances say what a decision was worth
Ask = Callable[[Weights, Ints, Floats, at.Row], tuple[Floats, Floats]]
Played = tuple[Tally, list[Samples]]


class Actors(Protocol):
    def play(self, net: Weights, past: Weights, wanted: int) -> Played:
        """What was played and decided. Others may still be playing; these are the weights they continue with."""
        ...

    def close(self) -> None: ...


class Alone:
    """Plays in this process."""

    def __init__(self, champions: list[Searched], seed: str, ask: Ask) -> None:
        self.games = Games(champions, seed)
        self.ask = ask

    def play(self, net: Weights, past: Weights, wanted: int) -> Played:
        tally, stories = self.games.collect(_by(self.ask, net), _by(self.ask, past), wanted)
        return tally, by_size(stories)

    def close(self) -> None:
        pass


class Several:
    """Processes that each play games of their own."""

    def __init__(self, champions: list[Searched], seed: str, folder: Path, number: int) -> None:
        self.champions, self.seed, self.folder = champions, seed, folder
        self.context = get_context("spawn")  # a fork would inherit the locks of JAX
        self.pipes: list[Connection] = []
        self.number = number

    def play(self, net: Weights, past: Weights, wanted: int) -> Played:
        while len(self.pipes) < self.number:
            ours, theirs = self.context.Pipe()
            about = (theirs, self.champions, f"{self.seed} actor {len(self.pipes)}", self.folder)
            self.context.Process(target=_keep_playing, args=about, daemon=True).start()
            theirs.close()
            ours.send((net, past, wanted))
            self.pipes.append(ours)
        ready = wait(self.pipes)[0]
        assert isinstance(ready, Connection)
        played: Played = ready.recv()
        ready.send((net, past, wanted))
        self.pipes.append(self.pipes.pop(self.pipes.index(ready)))  # the others first, next time
        return played

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.close()  # its process gives up when it reads next


def _keep_playing(pipe: Connection, champions: list[Searched], seed: str, folder: Path) -> None:
    """What a process does until its pipe is closed."""
    from signoria.lab.train.learner import asking, keep_compiled

    keep_compiled(folder)
    alone = Alone(champions, seed, asking())
    try:
        while True:
            pipe.send(alone.play(*pipe.recv()))
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return


def _by(ask: Ask, weights: Weights) -> Forward:
    return lambda numbers, facts, rows: ask(weights, numbers, facts, rows)


def by_size(stories: list[Story]) -> list[Samples]:
    """Tables of two apart from larger ones, whose rows are longer."""
    few = [story for story in stories if len(story.shares) == 2]
    many = [story for story in stories if len(story.shares) > 2]
    return [samples_of(some, TRUST) for some in (few, many) if some]
