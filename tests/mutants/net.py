"""The net the breakings have to go through: the scenarios of Dominion, and the comparison of the cards with cards.csv.

Each breaking is tried in a forked child, where the card object itself is changed: only the plain install can do that.
"""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from multiprocessing.connection import wait
from pathlib import Path
from typing import Final

from signoria.core.scenario import BadScenario, Scenario, play, read_file, scenario_files
from signoria.dominion.card import Card
from tests.cli.test_cards import test_the_cards_are_those_of_the_rules_with_the_same_facts as compare_facts
from tests.mutants.breakings import Breaking

SCENARIOS: Final = Path(__file__).resolve().parents[1] / "scenarios" / "dominion"
CPU_SECONDS: Final = 5  # a scenario takes some hundredths; one that takes longer plays for ever
MEMORY: Final = 2 << 30
FACTS: Final = "cards.csv"


@dataclass(frozen=True)
class Catch:
    """Where a breaking was caught; empty if it was not."""

    breaking: Breaking
    by: str


@dataclass(frozen=True)
class Mesh:
    """One scenario, and all that is said in it."""

    scenario: Scenario
    text: str

    @property
    def place(self) -> str:
        return f"{Path(self.scenario.file).name}:{self.scenario.line}"


def is_plain() -> bool:
    return str(sys.modules[Card.__module__].__file__).endswith(".py")


def read_net(files: Path = SCENARIOS) -> list[Mesh]:
    return [
        Mesh(scenario, json.dumps(scenario.data).lower())
        for file in scenario_files([files])
        for scenario in read_file(file)
    ]


def relevant(net: list[Mesh], card: str) -> list[Mesh]:
    """The scenarios that mention the card, those about it first."""
    spoken = re.compile(rf"(?<![a-z_]){card.replace('_', '[_ ]')}(?![a-z_])")
    mentions = [mesh for mesh in net if spoken.search(mesh.text)]
    return sorted(mentions, key=lambda mesh: not any(id.partition("#")[0] == card for id in mesh.scenario.shows))


def try_all(breakings: list[Breaking], net: list[Mesh], at_once: int) -> Iterator[Catch]:
    """Each breaking in its own child, some at once; in the order they end."""
    meshes = {card: relevant(net, card) for card in dict.fromkeys(one.card for one in breakings)}
    waiting = breakings[::-1]
    running: dict[int, tuple[Breaking, int]] = {}
    while waiting or running:
        while waiting and len(running) < at_once:
            breaking = waiting.pop()
            pid, answer = _in_child(lambda one=breaking: _catch(one, meshes[one.card]))  # type: ignore[misc]  # bound now
            running[answer] = breaking, pid
        (first, *_) = wait(list(running))  # only for these: whoever tries may have other children
        assert isinstance(first, int)
        answer, (breaking, pid) = first, running.pop(first)
        with os.fdopen(answer, encoding="utf-8") as pipe:
            by = pipe.read()
        _, status = os.waitpid(pid, 0)
        yield Catch(breaking, by if os.waitstatus_to_exitcode(status) == 0 else "it plays for ever")


def failing_unbroken(net: list[Mesh]) -> list[str]:
    """The names of the scenarios that fail as it is: they catch nothing."""

    def failing() -> str:
        return "\n".join(mesh.place for mesh in net if _fails(mesh.scenario))

    pid, answer = _in_child(failing)  # the kingdoms it builds stay there
    with os.fdopen(answer, encoding="utf-8") as pipe:
        places = pipe.read()
    _, status = os.waitpid(pid, 0)
    if status:
        raise ChildProcessError("the scenarios cannot be played")
    return places.splitlines()


def _in_child(work: Callable[[], str]) -> tuple[int, int]:
    """Do some work in a forked child; its id, and where its answer comes out."""
    answer, question = os.pipe()
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        os.close(question)
        return pid, answer
    try:
        os.close(answer)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.write(question, work().encode())
    except BaseException:  # noqa: BLE001 - the parent sees the status, and nothing of the child may go on
        os._exit(1)
    os._exit(0)


def _catch(breaking: Breaking, meshes: list[Mesh]) -> str:
    card = getattr(import_module(breaking.module), breaking.card)
    vars(card).update(vars(breaking.broken_card()))
    for mesh in meshes:
        if _fails(mesh.scenario):
            return mesh.place
    try:
        compare_facts()
    except AssertionError:
        return FACTS
    return ""


def _fails(scenario: Scenario) -> bool:
    signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS)  # ends the child
    try:
        return play(scenario) is not None
    except BadScenario:
        return True
    except Exception:  # noqa: BLE001 - whatever a broken card raises, it is caught
        return True
