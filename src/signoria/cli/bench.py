"""`signoria bench`: how fast the rules run here, compiled and plain side by side, and beside a peer. It knows no rules.

Every contestant is a process of its own that waits until it is told to measure. They take turns for several rounds, so
that whatever else the machine does falls on all of them alike; what counts are medians, and ratios within one run.
"""

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import signoria
from signoria.cli.complaint import refusal
from signoria.cli.speech import translator
from signoria.core.phrase import Phrase, phrase
from signoria.lang import in_english

COMPILED, PLAIN, PYMINION = "compiled", "plain", "pyminion"


class Peer(StrEnum):
    PYMINION = "pyminion"


UNITS = {
    "games/s": "bench-games-a-second",
    "decisions/s": "bench-decisions-a-second",
    "µs": "bench-microseconds",
    "steps/s": "bench-steps-a-second",
}


@dataclass(frozen=True)
class Measure:
    """Amounts per second, of which more is better, or microseconds for one, of which less is better."""

    name: str
    unit: str
    by_peers: bool = False
    needs: tuple[str, ...] = ()  # packages of extras

    def phrase(self) -> Phrase:
        return phrase(f"bench-{self.name}")

    @property
    def title(self) -> str:
        return translator().say(self.phrase())

    def unit_said(self) -> str:
        return translator().say(UNITS[self.unit])

    def value(self, n: float, seconds: float) -> float:
        return seconds / n * 1e6 if self.unit == "µs" else n / seconds

    def times_better(self, ours: float, theirs: float) -> float:
        return theirs / ours if self.unit == "µs" else ours / theirs

    def show(self, value: float) -> str:
        return f"{value:.2f}" if value < 100 else f"{value:,.0f}"


MEASURES = (
    Measure("big_money", "games/s", by_peers=True),
    Measure("random_first_game", "decisions/s"),
    Measure("random_deconstruction", "decisions/s"),
    Measure("random_intrigo", "decisions/s"),
    Measure("random_intrigo_games", "games/s"),
    Measure("clone", "µs"),
    Measure("clone_in_militia", "µs"),
    Measure("redeal", "µs"),
    Measure("redeal_in_militia", "µs"),
    Measure("view", "µs"),
    Measure("batch", "decisions/s", needs=("numpy",)),
    Measure("env_aec", "steps/s", needs=("pettingzoo",)),
    Measure("env_vector", "steps/s", needs=("gymnasium",)),
    Measure("env_openspiel", "steps/s", needs=("numpy", "pyspiel")),
    Measure("peer_gin_rummy", "steps/s", needs=("numpy", "pyspiel")),
    Measure("peer_texas_holdem", "steps/s", needs=("pettingzoo", "rlcard", "pygame")),
    Measure("menu_bots", "games/s"),
    Measure("simulate", "games/s", by_peers=True),
    Measure("one_job", "games/s"),
    Measure("two_jobs", "games/s"),
    Measure("two_apart", "games/s"),
)
MEASURE = {measure.name: measure for measure in MEASURES}


def measured() -> list[Measure]:
    """All of those for which everything is installed."""
    return [measure for measure in MEASURES if all(find_spec(package) is not None for package in measure.needs)]


@dataclass(frozen=True)
class Target:
    """What the compiled rules are held to: a value of their own, or how many times better they are than another.

    `than` is another contestant, or another measure of their own.
    """

    measure: str
    bound: float
    than: str = ""

    def is_at_most(self) -> bool:
        return not self.than and MEASURE[self.measure].unit == "µs"

    def is_met_by(self, value: float) -> bool:
        return value <= self.bound if self.is_at_most() else value >= self.bound

    def show(self) -> str:
        title = MEASURE[self.measure].title
        if self.than:
            other = MEASURE[self.than].title if self.than in MEASURE else self.than
            return f"{title}: ≥ {self.bound:g} × {other}"
        return f"{title}: {'≤' if self.is_at_most() else '≥'} {self.bound:,g} {MEASURE[self.measure].unit_said()}"


TARGETS = (
    Target("big_money", 60, than=PYMINION),
    Target("big_money", 5, than=PLAIN),
    Target("random_first_game", 1_600_000),
    Target("random_first_game", 5, than=PLAIN),
    Target("random_deconstruction", 1_200_000),
    Target("random_deconstruction", 5, than=PLAIN),
    Target("random_intrigo", 1_700_000),
    Target("random_intrigo", 5, than=PLAIN),
    Target("clone", 0.9),
    Target("clone_in_militia", 3.5),
    Target("redeal", 4),
    Target("batch", 1_500_000),
    Target("env_aec", 60_000),
    Target("env_vector", 500_000),
    Target("simulate", 45, than=PYMINION),
    Target("simulate", 0.85, than="menu_bots"),
    Target("two_jobs", 1.9, than="one_job"),
    Target("two_jobs", 0.95, than="two_apart"),
)


@dataclass
class Series:
    """What came of the rounds: how much was done in all, and one value a round."""

    n: int = 0
    values: list[float] = field(default_factory=list)

    def data(self) -> dict[str, object]:
        values = self.values
        return {"n": self.n, "median": median(values), "low": min(values), "high": max(values), "values": values}


@dataclass(frozen=True)
class Ratio:
    """How many times better one contestant is than another: by the medians, and the range over the rounds."""

    measure: str
    of: str
    than: str
    ratio: float
    low: float
    high: float


@dataclass(frozen=True)
class Verdict:
    """A target and what was measured; None where nothing was."""

    target: Target
    value: float | None
    met: bool | None

    def show(self) -> str:
        return translator().say("bench-met" if self.met else "bench-not-met")


Results = dict[tuple[str, str], Series]  # by measure and contestant


class ContestantStopped(Exception):
    """A contestant's process ended while it should have measured; what it had to say is on stderr."""


@dataclass(frozen=True)
class Greeting:
    """What a contestant says of itself before it measures; the turns show that all play the same game."""

    name: str
    version: str
    python: str
    turns_per_game: float


class Contestant:
    """Our end of a process that measures."""

    def __init__(self, name: str, process: subprocess.Popen[str]) -> None:
        self.name = name
        self.process = process
        self.greeting = Greeting(**json.loads(self._hear()))

    def measure(self, measure: Measure, seconds: float) -> tuple[int, float]:
        """How much was done, and in how many seconds."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{measure.name} {seconds}\n")
        self.process.stdin.flush()
        heard = json.loads(self._hear())
        return heard["n"], heard["seconds"]

    def _hear(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise ContestantStopped(f"the {self.name} contestant stopped with exit status {self.process.wait()}")
        return line


def copy_plain(into: Path) -> None:
    """Copy this package without what is compiled, so that the same sources run interpreted."""
    package = Path(signoria.__file__).parent
    shutil.copytree(package, into / package.name, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page"))


@contextmanager
def contestants(names: list[str]) -> Iterator[list[Contestant]]:
    """One waiting process each; they end when their input does."""
    with ExitStack() as stack:
        started = []
        for name in names:
            environment = dict(os.environ)
            if name == PLAIN and signoria.compiled():
                sources = stack.enter_context(tempfile.TemporaryDirectory(prefix="signoria-plain-"))
                copy_plain(Path(sources))
                environment["PYTHONPATH"] = os.pathsep.join(filter(None, [sources, environment.get("PYTHONPATH")]))
            command = [sys.executable, "-P", "-m", "signoria.cli.contestant", name]
            process = subprocess.Popen(  # noqa: S603 - our own interpreter runs our own module
                command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
            stack.enter_context(process)
            started.append(Contestant(name, process))
        yield started


def run_rounds(started: list[Contestant], rounds: int, seconds: float, console: Console) -> Results:
    """Every contestant measures the same thing right after the others; then the next thing, then the next round."""
    steps = [(measure, one) for measure in measured() for one in started if measure.by_peers or one.name != PYMINION]
    results: Results = {(measure.name, one.name): Series() for measure, one in steps}
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("", total=rounds * len(steps))
        for number in range(rounds):
            for measure, one in steps:
                what = {"title": measure.title, "name": one.name}
                progress.update(task, description=translator().say("bench-round", n=number + 1, most=rounds, **what))
                n, spent = one.measure(measure, seconds)
                series = results[measure.name, one.name]
                series.n += n
                series.values.append(measure.value(n, spent))
                progress.advance(task)
    return results


def compare(results: Results, first: str) -> list[Ratio]:
    ratios = []
    for measure in measured():
        ours = results[measure.name, first]
        for (name, other), theirs in results.items():
            if name == measure.name and other != first:
                ratio = measure.times_better(median(ours.values), median(theirs.values))
                rounds = [measure.times_better(mine, rival) for mine, rival in zip(ours.values, theirs.values)]
                ratios.append(Ratio(name, first, other, ratio, min(rounds), max(rounds)))
    return ratios


def _beside(results: Results, measure: str, other: str) -> float | None:
    """How many times better the compiled rules are at one measure than at another."""
    if (measure, COMPILED) not in results:
        return None
    ours, theirs = results[measure, COMPILED].values, results[other, COMPILED].values
    return MEASURE[measure].times_better(median(ours), median(theirs))


def judge(results: Results, ratios: list[Ratio]) -> list[Verdict]:
    """Hold the compiled rules to their targets."""
    by_pair = {(ratio.measure, ratio.of, ratio.than): ratio.ratio for ratio in ratios}
    verdicts = []
    for target in TARGETS:
        value: float | None = None
        if target.than in MEASURE:
            value = _beside(results, target.measure, target.than)
        elif target.than:
            value = by_pair.get((target.measure, COMPILED, target.than))
        elif (target.measure, COMPILED) in results:
            value = median(results[target.measure, COMPILED].values)
        verdicts.append(Verdict(target, value, None if value is None else target.is_met_by(value)))
    return verdicts


@dataclass(frozen=True)
class Outcome:
    """All of one run."""

    rounds: int
    seconds: float  # per measure, contestant and round
    greetings: list[Greeting]
    results: Results
    ratios: list[Ratio]
    verdicts: list[Verdict]

    def data(self) -> dict[str, object]:
        return {
            "signoria": signoria.__version__,
            "build": COMPILED if signoria.compiled() else PLAIN,
            "python": platform.python_version(),
            "implementation": platform.python_implementation(),
            "system": f"{platform.system()} {platform.machine()}",
            "cpus": os.cpu_count(),
            "rounds": self.rounds,
            "seconds": self.seconds,
            "contestants": [asdict(greeting) for greeting in self.greetings],
            "measures": [self._measure(measure) for measure in measured()],
            "ratios": [asdict(ratio) for ratio in self.ratios],
            "targets": [asdict(entry.target) | {"value": entry.value, "met": entry.met} for entry in self.verdicts],
        }

    def _measure(self, measure: Measure) -> dict[str, object]:
        results = {who: series.data() for (name, who), series in self.results.items() if name == measure.name}
        return {"name": measure.name, "title": in_english(measure.phrase()), "unit": measure.unit, "results": results}


def results_table(outcome: Outcome) -> Table:
    say = translator().say
    table = Table(say("bench-measure"), box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    for heading in (say("bench-median"), say("bench-range"), say("bench-slower")):
        table.add_column(heading, justify="right")
    ratios = {(ratio.measure, ratio.than): ratio for ratio in outcome.ratios}
    shown = ""
    for (name, who), series in outcome.results.items():
        measure = MEASURE[name]
        if name != shown:
            table.add_row(f"{measure.title}, {measure.unit_said()}")
            shown = name
        span = f"{measure.show(min(series.values))}–{measure.show(max(series.values))}"
        ratio = ratios.get((name, who))
        slower = f"{ratio.ratio:.1f} ({ratio.low:.1f}–{ratio.high:.1f})" if ratio is not None else ""
        table.add_row(f"  {who}", measure.show(median(series.values)), span, slower)
    return table


def targets_table(outcome: Outcome) -> Table:
    table = Table(translator().say("bench-target"), box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(translator().say("bench-measured"), justify="right")
    table.add_column("")
    for verdict in outcome.verdicts:
        target, value = verdict.target, verdict.value
        if value is None:
            table.add_row(target.show(), "–", translator().say("bench-not-measured"))
        else:
            measured = f"{value:.3g} ×" if target.than else MEASURE[target.measure].show(value)
            table.add_row(target.show(), measured, verdict.show())
    return table


def show(outcome: Outcome, console: Console) -> None:
    build = COMPILED if signoria.compiled() else PLAIN
    python = f"{platform.python_implementation()} {platform.python_version()}"
    what = f"signoria {signoria.__version__} ({build}), {python}"
    cores, seconds = os.cpu_count() or 1, f"{outcome.seconds:g}"
    console.print(translator().say("bench-head", what=what, n=cores, rounds=outcome.rounds, seconds=seconds))
    console.print(results_table(outcome), "", targets_table(outcome), "")
    turns = ", ".join(f"{greeting.name} {greeting.turns_per_game:.1f}" for greeting in outcome.greetings)
    console.print(translator().say("bench-turns", list=turns))
    if not signoria.compiled():
        console.print(translator().say("bench-no-compiled"), markup=False)


def bench(
    as_json: Annotated[bool, typer.Option("--json")] = False,
    against: Annotated[Peer | None, typer.Option()] = None,
    quick: Annotated[bool, typer.Option("--quick")] = False,
) -> None:
    """Measure how fast the rules run here, compiled and plain side by side."""
    if against is Peer.PYMINION and find_spec("pyminion") is None:
        raise refusal(phrase("bench-no-pyminion"))
    names = [COMPILED, PLAIN] if signoria.compiled() else [PLAIN]
    if against is not None:
        names.append(against.value)
    rounds, seconds = (2, 0.03) if quick else (7, 0.3)
    with contestants(names) as started:
        results = run_rounds(started, rounds, seconds, Console(stderr=True))
        greetings = [one.greeting for one in started]
    ratios = compare(results, names[0])
    outcome = Outcome(rounds, seconds, greetings, results, ratios, judge(results, ratios))
    if as_json:
        typer.echo(json.dumps(outcome.data(), indent=2, ensure_ascii=False))
    else:
        show(outcome, Console())
