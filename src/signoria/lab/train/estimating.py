"""Teaching the estimate, round by round: menus that it likes meet others, and it learns how these games went."""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

from signoria.bots.dominion.learned.estimate import new_weights, odds, styles
from signoria.bots.dominion.learned.net import Weights
from signoria.lab.keeping import write_whole
from signoria.lab.train.arrays import number_of, read_arrays, small, write_arrays
from signoria.lab.train.learner import whole_portions
from signoria.lab.train.meetings import DEALS, KEPT_APART, Meetings, joined, played
from signoria.lab.workers import Workers

KINGDOMS = 400  # in a round
CHUNK = 10  # of these, for a worker
AT_ONCE = 4  # chunks for each worker, until progress is told
PASSES, LAST_PASSES = 2, 6  # over all meetings, after each round and after the last one
PORTION = 2048
RATE = 3e-3
DECAY = 0.02
LOG = ("round", "meetings", "error", "error of even", "error in the last round", "error of even in the last round")


def learn_menus(
    folder: Path, rounds: int, seed: str, workers: Workers, tell: Callable[[float, int, float], None]
) -> None:
    """Write `menus.npz`. Rounds that are in the folder already are not played again."""
    began = time.perf_counter()
    net = new_weights(number_of(seed))
    seen: Meetings | None = None
    log: list[list[str]] = []

    def told(kingdoms: int) -> None:
        games = 0 if seen is None else 2 * DEALS * len(seen.shares)
        tell(kingdoms / (rounds * KINGDOMS), games, time.perf_counter() - began)

    for at in range(rounds):
        file = folder / f"meetings-{at:02d}.npz"
        if not file.exists():
            names = [(f"{seed} menus {at} {k}", k % KEPT_APART == 0) for k in range(KINGDOMS)]
            chunks = [names[k : k + CHUNK] for k in range(0, KINGDOMS, CHUNK)]
            portion = AT_ONCE * workers.size
            parts: list[Meetings] = []
            for k in range(0, len(chunks), portion):
                told(at * KINGDOMS + k * CHUNK)
                parts += workers.map(played, net, chunks[k : k + portion])
            write_arrays(file, vars(joined(parts)))
        latest = Meetings(**read_arrays(file))
        seen = latest if seen is None else joined([seen, latest])
        last = at == rounds - 1
        copy = folder / f"menus-{at:02d}{'-last' if last else ''}.npz"
        if not copy.exists():
            write_arrays(copy, learn(net, seen, LAST_PASSES if last else PASSES, number_of(seed) + at))
        net = read_arrays(copy)
        errors = [*_errors(net, seen), *_errors(net, latest)]
        log.append([str(at), str(len(seen.shares)), *[f"{error:.4f}" for error in errors]])
        _write_log(folder / "menus.csv", log)
    write_arrays(folder / "menus.npz", small(net))


def learn(net: Weights, meetings: Meetings, passes: int, seed: int) -> Weights:
    """The net after some passes over all meetings that aren't kept apart."""
    chance = np.random.default_rng(seed)
    learned = np.flatnonzero(~meetings.apart)
    steps = passes * -(-len(learned) // PORTION)
    optimizer: Any = optax.adamw(optax.cosine_onecycle_schedule(max(2, steps), RATE), weight_decay=DECAY)
    weights: Any = {name: jnp.asarray(value) for name, value in net.items()}
    state = optimizer.init(weights)

    def missed(weights: Any, ours: Any, theirs: Any, shares: Any) -> Any:
        said = odds(weights, styles(jnp, weights, ours), styles(jnp, weights, theirs))
        return optax.sigmoid_binary_cross_entropy(said, shares).mean()

    def better(weights: Any, state: Any, ours: Any, theirs: Any, shares: Any) -> Any:
        change = jax.grad(missed)(weights, ours, theirs, shares)
        updates, state = optimizer.update(change, state, weights)
        return optax.apply_updates(weights, updates), state

    step = jax.jit(better)
    for _ in range(passes):
        order = whole_portions(chance.permutation(learned), PORTION)
        for k in range(0, len(order), PORTION):
            part = order[k : k + PORTION]
            ours, theirs = (meetings.rows(meetings.pairs[part, side]) for side in (0, 1))
            weights, state = step(weights, state, ours, theirs, meetings.shares[part])
    return {name: np.asarray(value) for name, value in weights.items()}


def _errors(net: Weights, meetings: Meetings) -> tuple[float, float]:
    """Mean squared errors in meetings that were kept apart: of the estimate, and of somebody who takes all menus for equal."""
    apart = np.flatnonzero(meetings.apart)
    said = []
    for k in range(0, len(apart), PORTION):
        part = apart[k : k + PORTION]
        ours, theirs = (styles(np, net, meetings.rows(meetings.pairs[part, side])) for side in (0, 1))
        said.append(1 / (1 + np.exp(-odds(net, ours, theirs))))
    shares = meetings.shares[apart]
    return float(np.mean((np.concatenate(said) - shares) ** 2)), float(np.mean((0.5 - shares) ** 2))


def _write_log(file: Path, log: list[list[str]]) -> None:
    table = io.StringIO()
    writer = csv.writer(table)
    writer.writerow(LOG)
    writer.writerows(log)
    write_whole(file, table.getvalue().encode())
