"""One training from nothing to weights: an estimate of menus, champions, imitation, games against the league, chances. Its folder keeps all of it.

A training that was interrupted continues from its last checkpoint; only the games that were running are dealt anew.
"""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Callable
from dataclasses import astuple, dataclass, fields, replace
from pathlib import Path
from typing import Any

import jax
import msgspec
import numpy as np

from signoria.bots.dominion.learned.net import Weights, new_weights
from signoria.lab.keeping import write_whole
from signoria.lab.train import chances
from signoria.lab.train.actors import Actors, Alone, Several, by_size
from signoria.lab.train.arrays import number_of, read_arrays, small, write_arrays
from signoria.lab.train.champions import Searched, search_many
from signoria.lab.train.estimating import learn_menus
from signoria.lab.train.games import Games, Tally
from signoria.lab.train.learner import Learner, Pace, keep_compiled
from signoria.lab.train.picture import picture
from signoria.lab.workers import Workers
from signoria.lang import Translator

ESTIMATE, CHAMPIONS, IMITATION, LEAGUE, CHANCES = "estimate", "champions", "imitation", "league", "chances"
AT_ONCE = 48_000  # decisions to collect
SAVED_EVERY = 60.0  # seconds
LEAGUE_EVERY = 40  # rounds, until the net becomes a past one
PASTS = 10
AVERAGED = 6  # last copies of the weights: their mean plays more evenly than any of them
TESTED = 0.05  # as many games as this part of those watched are kept apart, to see how far the chances can be trusted
CHANCE_RATES = (5e-4, 2e-4, 1e-4)  # of the passes over all that was watched
LAST_RATES = (1e-4, 5e-5)  # and over the games between players who think


@dataclass(frozen=True)
class Plan:
    """How much of everything."""

    seed: str = "1"
    kingdoms: int = 120  # to search for champions
    search_games: int = 4_000  # on each
    shown: int = 400_000  # decisions of menus to imitate
    minutes: float = 60.0  # of games against the league
    watched: int = 10_000  # games to learn the chances from
    menu_rounds: int = 10  # of meetings of menus, to learn which one wins


@dataclass(frozen=True)
class Progress:
    """How far a training is; what isn't known yet is NaN."""

    stage: str
    done: float  # of the stage, from 0 to 1
    seconds: float  # of the stage so far
    games: int
    games_a_second: float = float("nan")
    menus: float = float("nan")  # percent of the games won against menus, between two
    past: float = float("nan")  # and against past nets


@dataclass
class Entry:
    """A line of the log: one round of playing and learning."""

    minutes: float
    games: int
    decisions: int
    menus: float
    past: float
    stuck: int
    loss: float
    chances: float  # loss of the chances
    spread: float
    drift: float
    playing: float  # seconds
    learning: float


class Training:
    def __init__(self, folder: Path, plan: Plan, workers: Workers, tell: Callable[[Progress], None]) -> None:
        self.folder = folder
        keep_compiled(folder)
        self.plan = plan
        self.workers = workers
        self.tell = tell
        self.learner = Learner(new_weights(number_of(plan.seed)), number_of(plan.seed))
        self.pasts: list[Weights] = []
        self.rounds = 0
        self.minutes = 0.0
        self.games = 0
        self.imitated = False
        self.log: list[Entry] = []

    def run(self, speech: Translator) -> list[chances.Calibration]:
        """Train until the time is used up; how far the chances can be trusted then. An interrupt leaves the checkpoint."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self._estimate_menus()
        began = time.perf_counter()

        def searched(n: int) -> None:
            used = time.perf_counter() - began
            self.tell(Progress(CHAMPIONS, n / max(1, self.plan.kingdoms), used, n * self.plan.search_games))

        champions = search_many(
            self.folder / "champions.json",
            self.plan.kingdoms,
            self.plan.search_games,
            self.plan.seed,
            self.workers,
            searched,
        )
        self.resume()
        if not self.imitated:
            self._imitate(Games(champions, f"{self.plan.seed} shown", only_menus=True))
            self.imitated = True
            self.save()
        self._play(champions)
        write_whole(self.folder / "curve.png", picture(self.log, speech))
        policy = self.averaged()
        write_arrays(self.folder / "policy.npz", small(policy))
        return self._learn_chances(policy, champions)

    def _estimate_menus(self) -> None:
        def told(done: float, games: int, seconds: float) -> None:
            self.tell(Progress(ESTIMATE, done, seconds, games))

        if self.plan.menu_rounds:
            learn_menus(self.folder, self.plan.menu_rounds, self.plan.seed, self.workers, told)

    def averaged(self) -> Weights:
        """The mean of the last copies of the weights."""
        last = sorted(self.folder.glob("weights-*.npz"))[-AVERAGED:]
        copies = [read_arrays(file) for file in last]
        return {name: np.mean([one[name] for one in copies], axis=0) for name in copies[0]}

    def _learn_chances(self, policy: Weights, champions: list[Searched]) -> list[chances.Calibration]:
        """Watch games, learn who wins, and see how well that went in games kept apart."""
        began = time.perf_counter()
        usual = chances.UsualPlayers(policy)
        thinking = replace(usual, shares=chances.THINKING)
        half, tested = self.plan.watched // 2, max(1, int(TESTED * self.plan.watched))
        evenings = [
            chances.Evening(half, f"{self.plan.seed} watched", champions, usual),
            chances.Evening(half, f"{self.plan.seed} thinking", champions, thinking),
            chances.Evening(tested, f"{self.plan.seed} to see how sure", [], thinking),
            chances.Evening(tested, f"{self.plan.seed} kept apart", [], thinking),
        ]
        total = sum(evening.games for evening in evenings)
        seen: list[list[chances.Seen]] = []

        def tell(game: int) -> None:
            games = sum(evening.games for evening in evenings[: len(seen)]) + game
            used = time.perf_counter() - began
            self.tell(Progress(CHANCES, games / total, used, games, games / used))

        for evening in evenings:
            seen.append(evening.watch(self.workers, tell))
        of_all, of_thinkers, other, kept = seen
        learner = Learner(policy, number_of(self.plan.seed))
        for rates, some in ((CHANCE_RATES, of_all + of_thinkers), (LAST_RATES, of_thinkers)):
            samples = chances.samples_of(some)
            for rate in rates:
                learner.learn_chances(samples, rate)
        value = small(chances.tempered(learner.plain(), other))
        write_arrays(self.folder / "value.npz", value)
        return chances.calibration({name: one.astype(np.float32) for name, one in value.items()}, kept)

    def _imitate(self, games: Games) -> None:
        began = time.perf_counter()
        shown, played = 0, 0
        while shown < self.plan.shown:
            tally, stories = games.collect(None, None, 2 * AT_ONCE)
            part = shown / self.plan.shown
            for samples in by_size(stories):
                self.learner.imitate(samples, 2e-3 * (1 - 0.9 * part))
            shown += tally.decisions
            played += tally.games
            used = time.perf_counter() - began
            self.tell(Progress(IMITATION, min(1.0, shown / self.plan.shown), used, played, played / used))

    def _play(self, champions: list[Searched]) -> None:
        seed = f"{self.plan.seed} league {self.rounds}"
        actors: Actors
        if self.workers.size > 1:
            # The learner waits for games most of the time, so with two cores two processes play.
            actors = Several(champions, seed, self.folder, max(2, self.workers.size - 1))
        else:
            actors = Alone(champions, seed, self.learner.ask)
        start = time.perf_counter() - 60 * self.minutes
        saved = time.perf_counter()
        try:
            while self.minutes < self.plan.minutes:
                self._round(actors)
                self.minutes = (time.perf_counter() - start) / 60
                if time.perf_counter() - saved > SAVED_EVERY or self.minutes >= self.plan.minutes:
                    self.save()
                    saved = time.perf_counter()
        finally:
            actors.close()

    def _round(self, actors: Actors) -> None:
        """Some games, and what is to be learned from them."""
        if self.rounds % LEAGUE_EVERY == 0:
            self.pasts = [*self.pasts, self.learner.plain()][-PASTS:]
        past = self.pasts[int(self.learner.chance.integers(len(self.pasts)))]
        clock = time.perf_counter()
        tally, found = actors.play(self.learner.plain(), past, AT_ONCE)
        playing = time.perf_counter() - clock
        clock = time.perf_counter()
        part = self.minutes / self.plan.minutes
        pace = Pace(rate=5e-4 - 4e-4 * part, spread=0.005 - 0.004 * part, menus=0.2)
        seen = [self.learner.improve(samples, pace) for samples in found]
        learning = time.perf_counter() - clock
        self.rounds += 1
        self.games += tally.games
        self._note(tally, [one for one in seen if one], playing, learning)

    def _note(self, tally: Tally, seen: list[list[float]], playing: float, learning: float) -> None:
        loss, chances, spread, drift = np.mean(seen, axis=0) if seen else [float("nan")] * 4
        menus = 100 * tally.against_menus / max(1, tally.met_menus)
        past = 100 * tally.against_past / max(1, tally.met_past)
        entry = Entry(self.minutes, self.games, tally.decisions, menus, past, tally.stuck, loss, chances, spread, drift, playing, learning)  # fmt: skip
        self.log.append(entry)
        recent = self.log[-20:]
        self.tell(
            Progress(
                LEAGUE,
                min(1.0, self.minutes / self.plan.minutes),
                60 * self.minutes,
                self.games,
                tally.games / (playing + learning),
                float(np.mean([one.menus for one in recent])),
                float(np.mean([one.past for one in recent])),
            )
        )

    # --- keeping --------------------------------------------------------------------------------------------------------

    def save(self) -> None:
        """The checkpoint, a copy of the weights for later choice, and the log."""
        leaves = {f"state {i}": np.asarray(leaf) for i, leaf in enumerate(jax.tree.leaves(self.learner.state))}
        pasts = {f"past {i} {name}": value for i, one in enumerate(self.pasts) for name, value in one.items()}
        weights = {f"weight {name}": value for name, value in self.learner.plain().items()}
        about = {"rounds": self.rounds, "minutes": self.minutes, "games": self.games, "pasts": len(self.pasts)}
        write_arrays(self.folder / "checkpoint.npz", {**weights, **leaves, **pasts, **_numbers(about)})
        write_arrays(self.folder / f"weights-{int(self.minutes):04d}.npz", self.learner.plain())
        table = io.StringIO()
        writer = csv.writer(table)
        writer.writerow([one.name for one in fields(Entry)])
        writer.writerows(
            [[value if isinstance(value, int) else f"{value:.5g}" for value in astuple(entry)] for entry in self.log]
        )
        write_whole(self.folder / "log.csv", table.getvalue().encode())

    def resume(self) -> None:
        """Continue from the checkpoint, if there is one."""
        file = self.folder / "checkpoint.npz"
        if not file.exists():
            return
        found = read_arrays(file)
        learner = self.learner
        learner.weights = _named(found, "weight ")
        tree = jax.tree.structure(learner.state)
        learner.state = jax.tree.unflatten(tree, [found[f"state {i}"] for i in range(tree.num_leaves)])
        self.pasts = [_named(found, f"past {i} ") for i in range(int(found["pasts"]))]
        self.rounds, self.minutes, self.games = int(found["rounds"]), float(found["minutes"]), int(found["games"])
        self.imitated = True
        with (self.folder / "log.csv").open(encoding="utf-8", newline="") as lines:
            self.log = [msgspec.convert(line, Entry, strict=False) for line in csv.DictReader(lines)]


def _named(found: dict[str, Any], start: str) -> Weights:
    return {name.removeprefix(start): value for name, value in found.items() if name.startswith(start)}


def _numbers(about: dict[str, float]) -> dict[str, Any]:
    return {name: np.asarray(value) for name, value in about.items()}
