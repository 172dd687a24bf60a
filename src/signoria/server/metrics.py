"""What the server counts about itself, for Prometheus. Numbers only: no names, no tables, no addresses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4 as CONTENT_TYPE

from signoria.server.entries import AnyEntry, Moved

__all__ = ["CONTENT_TYPE", "count_moves", "exposed", "refused"]

SHORT: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
LONG: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)

registry: Final = CollectorRegistry()
ProcessCollector(registry=registry)

moves: Final = Counter("signoria_moves", "Moves that were kept.", ["game"], registry=registry)
refusals: Final = Counter("signoria_refusals", "What was refused, by its code.", ["code"], registry=registry)
commits: Final = Histogram("signoria_commit_seconds", "How long a transaction took.", buckets=SHORT, registry=registry)
jobs: Final = Counter(
    "signoria_commit_jobs", "What transactions carried: shared by `commit_seconds_count`.", registry=registry
)
thinking: Final = Histogram(
    "signoria_bot_seconds", "From a bot's question to its answer.", ["bot"], buckets=LONG, registry=registry
)
helped: Final = Counter("signoria_bot_helped", "Answers that a simpler bot had to give.", registry=registry)
limits: Final = Counter(
    "signoria_limits", "How often a limit turned somebody away, by its name.", ["limit"], registry=registry
)
reports: Final = Counter(
    "signoria_reports", "Kingdom reports that were begun, by what came of them.", ["outcome"], registry=registry
)
reviews: Final = Counter(
    "signoria_reviews", "Reviews that were begun or continued, by what came of them.", ["outcome"], registry=registry
)
coaching: Final = Counter(
    "signoria_coach_seconds", "Time of the processor that the coach took.", ["what"], registry=registry
)
tables: Final = Gauge("signoria_tables", "Tables by status.", ["status"], registry=registry)
loaded: Final = Gauge("signoria_tables_loaded", "Tables in memory.", registry=registry)
sockets: Final = Gauge("signoria_sockets", "Sockets that are open.", registry=registry)


def count_moves(game: str, entries: Iterable[AnyEntry]) -> None:
    made = sum(isinstance(entry, Moved) for entry in entries)
    if made:
        moves.labels(game).inc(made)


def refused(code: str) -> None:
    refusals.labels(code).inc()


def exposed(by_status: Mapping[str, int], in_memory: int, open_sockets: int) -> bytes:
    """Everything, as Prometheus reads it."""
    for status in ("open", "playing", "over", "closed"):
        tables.labels(status).set(by_status.get(status, 0))
    loaded.set(in_memory)
    sockets.set(open_sockets)
    return generate_latest(registry)
