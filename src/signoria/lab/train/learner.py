"""Learning from decisions: imitation of menus that won, and proximal policy optimization of the net's own play."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import jax
import jax.numpy as jnp
import numpy as np
import optax

from signoria.bots.dominion.learned import position as at
from signoria.bots.dominion.learned.cards import Floats, Ints
from signoria.bots.dominion.learned.net import NEVER, Weights, forward
from signoria.lab.train.games import Samples

SURE = 0.97  # a choice the net is so sure of teaches it little
SURE_KEPT = 0.25  # of those choices
FORGET = 0.1  # how often a card is known by its printed facts alone
CLIP = 0.2


@dataclass(frozen=True)
class Pace:
    """How to learn from one collection."""

    rate: float
    spread: float  # weight of the entropy
    menus: float  # weight of what winning menus did
    passes: int = 2
    portion: int = 2048


def keep_compiled(folder: Path) -> None:
    """Keep what JAX compiles: a training that continues, and every process of it, starts at once."""
    jax.config.update("jax_compilation_cache_dir", str(folder / "compiled"))


def asking() -> Callable[[Weights, Ints, Floats, at.Row], tuple[Floats, Floats]]:
    """The net, ready to be asked with any weights."""
    compiled = jax.jit(lambda weights, numbers, facts, rows: forward(jnp, weights, numbers, facts, rows))

    def ask(weights: Weights, numbers: Ints, facts: Floats, rows: at.Row) -> tuple[Floats, Floats]:
        wishes, wins = compiled(weights, numbers, facts, rows)
        return np.asarray(wishes), np.asarray(wins)

    return ask


class Learner:
    """The weights in training and how they change."""

    def __init__(self, weights: Weights, seed: int) -> None:
        self.optimizer: Any = optax.chain(
            optax.clip_by_global_norm(0.5), optax.inject_hyperparams(optax.adam)(learning_rate=1e-3, b2=0.98)
        )  # fmt: skip # optax has no types for what it makes
        self.weights: Any = {name: jnp.asarray(value) for name, value in weights.items()}
        self.state: Any = self.optimizer.init(self.weights)
        self.chance = np.random.default_rng(seed)
        self.ask = asking()
        self._imitate = jax.jit(lambda w, state, part, rate: self._step(_imitation, w, state, part, rate, 0.0, 0.0))
        self._foresee = jax.jit(lambda w, state, part, rate: self._step(_foresight, w, state, part, rate, 0.0, 0.0))
        self._improve = jax.jit(
            lambda w, state, part, rate, spread, menus: self._step(_improvement, w, state, part, rate, spread, menus)
        )

    def plain(self) -> Weights:
        return {name: np.asarray(value) for name, value in self.weights.items()}

    def _step(self, loss: Any, weights: Any, state: Any, part: Any, rate: Any, spread: Any, menus: Any) -> Any:
        state[1].hyperparams["learning_rate"] = rate
        (_, seen), change = jax.value_and_grad(loss, has_aux=True)(weights, part, spread, menus)
        updates, state = self.optimizer.update(change, state, weights)
        return optax.apply_updates(weights, updates), state, seen

    def imitate(self, samples: Samples, rate: float, portion: int = 1024) -> list[float]:
        """One pass; the mean loss of the choices, of the chances, and how often the net agrees."""
        order = whole_portions(self.chance.permutation(len(samples)), portion)
        seen = []
        for k in range(0, len(order), portion):
            part = self._part(samples, order[k : k + portion])
            self.weights, self.state, aux = self._imitate(self.weights, self.state, part, rate)
            seen.append([float(x) for x in aux])
        return [float(x) for x in np.mean(seen, axis=0)] if seen else []

    def learn_chances(self, samples: Samples, rate: float, portion: int = 1024) -> None:
        """One pass that changes only what is said about the chances; the choices may change as they like."""
        order = self.chance.permutation(len(samples))
        for k in range(0, len(order) - portion + 1, portion):
            part = self._part(samples, order[k : k + portion])
            self.weights, self.state, _ = self._foresee(self.weights, self.state, part, rate)

    def improve(self, samples: Samples, pace: Pace) -> list[float]:
        own = samples.by_menu == 0
        gained = samples.gained
        samples.gained = np.where(own, (gained - gained[own].mean()) / (gained[own].std() + 1e-6), 0.0).astype(
            np.float32
        )
        kept = np.flatnonzero((samples.logp < np.log(SURE)) | (self.chance.random(len(samples)) < SURE_KEPT))
        seen = []
        for _ in range(pace.passes):
            order = whole_portions(self.chance.permutation(kept), pace.portion)
            for k in range(0, len(order), pace.portion):
                part = self._part(samples, order[k : k + pace.portion])
                self.weights, self.state, aux = self._improve(
                    self.weights, self.state, part, pace.rate, pace.spread, pace.menus
                )
                seen.append([float(x) for x in aux])
        return [float(x) for x in np.mean(seen, axis=0)] if seen else []

    def _part(self, samples: Samples, those: Any) -> dict[str, Any]:
        known = (self.chance.random((len(those), at.N)) >= FORGET).astype(np.float32)
        return {name: value[those] for name, value in vars(samples).items()} | {"known": known}


def whole_portions(order: Any, portion: int) -> Any:
    """The same in whole portions: the last one is filled up from the beginning. The compiled step has one size only."""
    return np.resize(order, -(-len(order) // portion) * portion)


def _read(weights: Any, part: Any) -> tuple[Any, Any, Any, Any]:
    wishes, wins = forward(jnp, weights, part["numbers"], part["facts"], part["rows"], part["known"])
    logs = jax.nn.log_softmax(wishes)
    taken = jnp.take_along_axis(logs, part["act"][:, None], 1)[:, 0]
    chances = jax.nn.log_softmax(wins)
    missed = -(part["shares"] * jnp.where(chances < NEVER / 2, 0.0, chances)).sum(1).mean()
    return logs, taken, missed, chances


def _imitation(weights: Any, part: Any, spread: Any, menus: Any) -> tuple[Any, tuple[Any, ...]]:
    logs, taken, missed, _ = _read(weights, part)
    won = part["shares"][:, 0]
    total = jnp.maximum(won.sum(), 1.0)
    unlike = -(taken * won).sum() / total
    agrees = ((logs.argmax(1) == part["act"]) * won).sum() / total
    return unlike + 0.5 * missed, (unlike, missed, agrees)


def _foresight(weights: Any, part: Any, spread: Any, menus: Any) -> tuple[Any, tuple[Any, ...]]:
    _, _, missed, _ = _read(weights, part)
    return missed, (missed,)


def _improvement(weights: Any, part: Any, spread: Any, menus: Any) -> tuple[Any, tuple[Any, ...]]:
    logs, taken, missed, chances = _read(weights, part)
    own = 1.0 - part["by_menu"]
    ratio = jnp.exp((taken - part["logp"]) * own)
    gained = part["gained"]
    better = -(own * jnp.minimum(ratio * gained, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gained)).mean()
    # What menus did is followed as far as it went better than the net had thought.
    surprise = jnp.clip(part["shares"][:, 0] - jnp.exp(jax.lax.stop_gradient(chances[:, 0])), 0.0, 1.0)
    follow = -(part["by_menu"] * surprise * jnp.maximum(taken, -6.0)).mean()
    spread_now = -(jnp.exp(logs) * jnp.where(logs < NEVER / 2, 0.0, logs)).sum(1).mean()
    drift = (own * (part["logp"] - taken)).mean()
    return better + menus * follow + 0.5 * missed - spread * spread_now, (better, missed, spread_now, drift)
