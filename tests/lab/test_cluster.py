"""The lab's work on a Ray cluster: the same as on one core, whatever dies along the way."""

from __future__ import annotations

import os
import pickle
import signal
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import AuthenticationError
from multiprocessing.connection import Listener
from pathlib import Path
from threading import Lock, Thread
from typing import Any, TypeVar, cast

import pytest

from signoria.lab.cluster import LOCAL, RayWorkers
from signoria.lab.cluster_process import Address, call, serve, worked_out
from signoria.lab.evolve.arena import Arena, Duel, play_duels
from signoria.lab.evolve.search import Budget, Evolution
from signoria.lab.statistics import Share
from signoria.lab.workers import NoWorkers, Workers
from tests.lab.test_evolve import MONEY, NOTHING, Dreaming, arena

S = TypeVar("S")
C = TypeVar("C")
R = TypeVar("R")
LONGEST = 300  # seconds: a cluster that hangs fails the test instead of stopping the suite

# Ray leaves sockets and files to the garbage collector when a cluster ends.
pytestmark = [
    pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning"),
    pytest.mark.filterwarnings("ignore:subprocess .* is still running:ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture
def limited() -> Iterator[None]:
    """A test that is over in time, one way or another."""

    def give_up(*_: object) -> None:
        raise TimeoutError(f"the cluster took longer than {LONGEST} seconds")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(LONGEST)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
def address(limited: None) -> Iterator[str]:
    """A cluster of two nodes with one CPU each, beside the head."""
    cluster_utils = pytest.importorskip("ray.cluster_utils")
    small = {"include_dashboard": False, "object_store_memory": 80 * 2**20}
    noticing = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 1000, "health_check_failure_threshold": 3}
    cluster = cluster_utils.Cluster()
    try:
        start_node(cluster, num_cpus=0, _system_config=noticing, **small)
        for _ in range(2):
            start_node(cluster, num_cpus=1, **small)
        yield cluster.address
    finally:
        cluster.shutdown()


def start_node(cluster: Any, **options: object) -> None:
    """Ray gives a node 30 seconds, which is not much where all cores are busy: it gets three tries."""
    for tries_left in (2, 1, 0):
        try:
            cluster.add_node(wait=False, **options)
        except Exception as error:
            if tries_left == 0 or "timed out during startup" not in str(error):
                raise
        else:
            return


class Deadly:
    """Workers on whose cluster a process dies during the fourth call, and a node during the seventh."""

    def __init__(self, workers: RayWorkers, marks: Path) -> None:
        self.workers = workers
        self.marks = marks
        self.calls = 0

    @property
    def size(self) -> int:
        return self.workers.size

    def map(self, work: Callable[[S, C], R], shared: S, chunks: Sequence[C]) -> list[R]:
        self.calls += 1
        fate = {4: "process", 7: "node"}.get(self.calls)
        results = self.workers.map(dream, self.marks / fate if fate else None, cast(Sequence[list[Duel]], chunks))
        return cast(list[R], results)

    def close(self) -> None:
        self.workers.close()


def dream(mark: Path | None, duels: list[Duel]) -> list[Share]:
    """Duels that are made up; with a mark, whoever comes first leaves it and dies in mid-chunk."""
    if mark is not None:
        try:
            mark.touch(exist_ok=False)
        except FileExistsError:
            pass
        else:
            victim = os.getpid() if mark.name == "process" else os.getppid()
            mark.write_bytes(Path(f"/proc/{victim}/cmdline").read_bytes())
            os.kill(victim, signal.SIGKILL)
            os.kill(os.getpid(), signal.SIGKILL)  # with a node, its processes go
    return [Dreaming().share(duel) for duel in duels]


def searched(workers: Workers) -> object:
    return Evolution(arena(), workers, Budget(games=15_000)).run().strategies


def test_a_cluster_finds_what_one_core_finds_though_a_process_and_a_node_die(address: str, tmp_path: Path) -> None:
    workers = RayWorkers(address)
    try:
        deadly = Deadly(workers, tmp_path)
        assert searched(deadly) == searched(Dreaming())
        assert b"raylet" in (tmp_path / "node").read_bytes() and (tmp_path / "process").exists()
        place: Arena = arena()
        duels = [[Duel(MONEY, NOTHING, first, 2)] for first in (0, 2)]
        assert workers.map(play_duels, place, duels) == [play_duels(place, part) for part in duels]
        with pytest.raises(ZeroDivisionError):
            workers.map(divide, 1, [1, 0])
    finally:
        workers.close()


def divide(shared: int, chunk: int) -> float:
    return shared / chunk


def test_a_process_works_only_for_those_who_know_the_key() -> None:
    listener = Listener(("127.0.0.1", 0), authkey=b"the key")
    address = cast(Address, listener.address)
    serving = Thread(target=serve, args=(listener,), daemon=True)
    serving.start()
    with pytest.raises(AuthenticationError):
        call(address, b"another key")
    with call(address, b"the key") as line:
        for chunk, expected in ((2, (True, 3)), (0, (False, ZeroDivisionError)), (3, (True, 2))):
            line.send_bytes(pickle.dumps((divide, 6, chunk)))
            went_well, found = pickle.loads(line.recv_bytes())
            assert (went_well, found if went_well else type(found)) == expected
    serving.join(LONGEST)
    assert not serving.is_alive()


def test_an_error_that_cannot_travel_is_told_in_words() -> None:
    went_well, found = pickle.loads(worked_out(pickle.dumps((stumble, 1, 2))))
    assert (went_well, type(found)) == (False, RuntimeError)
    assert "1 and 2" in str(found)


def stumble(shared: int, chunk: int) -> None:
    error = ValueError(f"{shared} and {chunk}")
    error.__dict__["line"] = Lock()
    raise error


def test_a_cluster_on_this_machine_starts_no_more_than_it_needs(limited: None) -> None:
    pytest.importorskip("ray")
    before = children()
    workers = RayWorkers(LOCAL, 2)
    try:
        assert workers.size == 2
        assert workers.map(divide, 6, [1, 2, 3]) == [6, 3, 2]
        assert set(workers.map(niceness, None, [1, 2, 3])) == {os.nice(0)}  # Ray's own is lower
        started = sorted(Path(line.split("\0")[0]).name for line in set(children()) - set(before))
        assert started == ["gcs_server", "raylet"]  # no dashboard, no autoscaler, no log monitor
    finally:
        workers.close()
    assert children() == before


def niceness(shared: None, chunk: int) -> int:
    return os.nice(0)


def children() -> list[str]:
    """The command lines of this process's children."""
    pids = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    return [Path(f"/proc/{pid}/cmdline").read_text() for pid in pids]


def test_an_address_where_nobody_answers_is_refused_within_seconds() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]  # bound, but nobody listens
        began = time.monotonic()
        with pytest.raises(NoWorkers, match="no Ray cluster answers at 127.0.0.1"):  # noqa: RUF043
            RayWorkers(f"127.0.0.1:{port}")
    assert time.monotonic() - began < 30


@pytest.mark.parametrize("wrong", ["somewhere", "host:port", "ray://", "host:99999"])
def test_what_is_not_an_address_is_refused(wrong: str) -> None:
    with pytest.raises(NoWorkers, match="isn’t the address of a Ray cluster"):
        RayWorkers(wrong)
