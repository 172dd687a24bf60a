"""Learn to buy: PPO in plain NumPy beats big_money_ultimate on First Game, on one core, within ten minutes.

    pip install '.[gymnasium,report]'
    python examples/train_ppo.py --minutes 10 --picture curve.png

The learner decides what to buy and gain; the card-play policy plays its cards. Everything it sees comes from the environment's
observation: coins, the Supply, and what both players own. docs/environments.md explains the arrays.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core; before NumPy is imported

import argparse
import time
from pathlib import Path

import numpy as np

from signoria.env.vector import SeatVectorEnv

OPPONENT, KINGDOM = "big_money_ultimate", "first game"
STEPS, EPOCHS, PARTS = (
    64,
    3,
    8,
)  # decisions of each game between two updates, passes over them, and minibatches of a pass
HIDDEN, RATE, CLIP, ENTROPY, DISCOUNT, TRACE = 96, 1e-3, 0.2, 0.01, 1.0, 0.95
SHAPING = 0.01  # a point more than the opponent is worth a hundredth of a win: without it, a beginner sees only defeats


class Eyes:
    """Observations as features: what is in the Supply and in the decks, the hand's coins, how far the game is."""

    def __init__(self, env, observation):
        there = np.flatnonzero(observation[0, env.fields["in_game"]])
        fields = ("supply", "0_owned", "1_owned", "0_in_play")
        self.counts = np.concatenate([env.fields[name].start + there for name in fields])
        singles = ("coins", "buys", "actions", "turn", "verb", "least")
        self.singles = np.concatenate([np.arange(s.start, s.stop) for s in (env.fields[name] for name in singles)])
        self.coins = env.fields["coins"].start
        # The actions it can take: the piles of this game, and whatever ends a turn or declines.
        words = [env.action_names.index(name) for name in ("end_turn", "stop")]
        self.actions = np.concatenate([there, words])

    def features(self, observation):
        counts = np.sqrt(observation[:, self.counts].astype(np.float32))  # the tenth Copper says less than the first
        singles = observation[:, self.singles].astype(np.float32) / 8
        coins = observation[:, self.coins, None] >= np.arange(1, 12)
        return np.concatenate([counts, singles, coins], axis=1, dtype=np.float32)

    def masks(self, masks):
        return masks[:, self.actions]


class Network:
    """Two hidden layers, a head for actions and one for the value; gradients by hand, Adam."""

    def __init__(self, inputs, actions, chance):
        sizes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions), (HIDDEN, 1)]
        gains = (1.4, 1.4, 0.01, 1.0)
        self.weights = []
        for (rows, columns), gain in zip(sizes, gains):
            scale = gain / np.sqrt(rows)
            self.weights += [chance.normal(0, scale, (rows, columns)).astype(np.float32), np.zeros(columns, np.float32)]
        self.mean = [np.zeros_like(w) for w in self.weights]
        self.square = [np.zeros_like(w) for w in self.weights]
        self.updates = 0

    def look(self, x, masks):
        """Hidden layers, log-probabilities of the actions, and values."""
        w1, b1, w2, b2, wp, bp, wv, bv = self.weights
        h1 = np.maximum(x @ w1 + b1, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        logits = np.where(masks, h2 @ wp + bp, -1e9)
        logits -= logits.max(1, keepdims=True)
        logs = logits - np.log(np.exp(logits).sum(1, keepdims=True))
        return h1, h2, logs, (h2 @ wv + bv)[:, 0]

    def learn(self, x, masks, actions, old_logs, advantages, returns, rate):
        """One step of PPO on a minibatch."""
        h1, h2, logs, values = self.look(x, masks)
        n, rows = len(x), np.arange(len(x))
        probabilities = np.exp(logs)
        ratio = np.exp(logs[rows, actions] - old_logs)
        inside = np.where(advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = (-advantages * ratio * inside)[:, None]
        taken = np.zeros_like(probabilities)
        taken[rows, actions] = 1
        to_logits = push * (taken - probabilities)
        plain = np.where(masks, logs, 0)
        entropy = -(probabilities * plain).sum(1, keepdims=True)
        to_logits += ENTROPY * probabilities * (plain + entropy)
        to_values = 0.5 * (values - returns)[:, None]
        self._descend(x, h1, h2, to_logits / n, to_values / n, rate)

    def _descend(self, x, h1, h2, to_logits, to_values, rate):
        _, _, w2, _, wp, _, wv, _ = self.weights
        to_h2 = (to_logits @ wp.T + to_values @ wv.T) * (h2 > 0)
        to_h1 = (to_h2 @ w2.T) * (h1 > 0)
        pairs = ((x, to_h1), (h1, to_h2), (h2, to_logits), (h2, to_values))
        slopes = [slope for before, after in pairs for slope in (before.T @ after, after.sum(0))]
        size = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        self.updates += 1
        for w, slope, mean, square in zip(self.weights, slopes, self.mean, self.square):
            slope *= min(1.0, 0.5 / (size + 1e-8))
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            corrected = mean / (1 - 0.9**self.updates)
            w -= rate * corrected / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-6)


def draw(logs, chance):
    """An action of each row, by its probability."""
    return (logs + chance.gumbel(size=logs.shape)).argmax(1)


def train(minutes, games, seed):
    """The network after so many minutes, its eyes, and the learning curve: (minutes, decisions, share of wins)."""
    chance = np.random.default_rng(seed)
    env = SeatVectorEnv(games, "dominion", [OPPONENT], KINGDOM, control="buy_gain", shaping=SHAPING)
    observation, _ = env.reset(seed=seed)
    eyes = Eyes(env, observation)
    x, masks = eyes.features(observation), eyes.masks(env.action_masks())
    network = Network(x.shape[1], len(eyes.actions), chance)
    start, curve, recent = time.process_time(), [], []
    decisions = 0
    while (passed := (time.process_time() - start) / 60) < minutes:  # of the processor: others may use it, too
        kept = []
        for _ in range(STEPS):
            _, _, logs, values = network.look(x, masks)
            actions = draw(logs, chance)
            observation, rewards, over, cut_off, _ = env.step(eyes.actions[actions])
            kept.append((x, masks, actions, logs[np.arange(games), actions], values, rewards, over | cut_off))
            recent += list(rewards[over] > 0.5)  # points are worth far less than a win
            x, masks = eyes.features(observation), eyes.masks(env.action_masks())
        decisions += STEPS * games
        last = network.look(x, masks)[3]
        update(network, kept, last, RATE * max(0.05, 1 - passed / minutes), chance)
        if len(recent) >= 4000:
            curve.append((passed, decisions, float(np.mean(recent))))
            print(
                f"{passed:5.1f} min  {decisions:>9,} decisions  {len(recent)} games: won {curve[-1][2]:.3f}", flush=True
            )
            recent = []
    return network, eyes, curve


def update(network, kept, last, rate, chance):
    """Advantages of what was decided, then a few passes over it."""
    xs, masks, actions, logs, values, rewards, ends = (np.stack(part) for part in zip(*kept))
    advantages = np.zeros_like(values)
    trace, following = np.zeros_like(last), last
    for t in reversed(range(len(values))):
        goes_on = 1 - ends[t]
        error = rewards[t] + DISCOUNT * following * goes_on - values[t]
        trace = error + DISCOUNT * TRACE * goes_on * trace
        advantages[t], following = trace, values[t]
    returns = advantages + values
    flat = [part.reshape(-1, *part.shape[2:]) for part in (xs, masks, actions, logs, advantages, returns)]
    flat[4] = (flat[4] - flat[4].mean()) / (flat[4].std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in np.array_split(chance.permutation(len(flat[0])), PARTS):
            network.learn(*(part[rows] for part in flat), rate)


def evaluate(network, eyes, games, seed):
    """The share of wins of the likeliest actions over new games, which it hasn't learned from, with a 95% interval."""
    env = SeatVectorEnv(games, "dominion", [OPPONENT], KINGDOM, control="buy_gain")
    observation, _ = env.reset(seed=seed)
    won, done = np.zeros(games), np.zeros(games, bool)
    while not done.all():
        logs = network.look(eyes.features(observation), eyes.masks(env.action_masks()))[2]
        observation, rewards, over, cut_off, _ = env.step(eyes.actions[logs.argmax(1)])
        won = np.where(done, won, rewards)
        done |= over | cut_off
    return won.mean(), 1.96 * won.std() / np.sqrt(games)


def draw_curve(curve, path):
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 3.6))
    axes.plot([minutes for minutes, _, _ in curve], [share for _, _, share in curve], color="#7a1f2b")
    axes.axhline(0.5, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="minutes on one core", ylabel=f"share of wins against {OPPONENT}", ylim=(0, 1))
    axes.set_title("PPO learns to buy on First Game")
    figure.tight_layout()
    figure.savefig(path, dpi=120)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--minutes", type=float, default=10)
    arguments.add_argument("--games", type=int, default=256, help="at once")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--test-games", type=int, default=4000)
    arguments.add_argument("--picture", type=Path, help="where to draw the learning curve")
    given = arguments.parse_args()
    network, eyes, curve = train(given.minutes, given.games, given.seed)
    share, half = evaluate(network, eyes, given.test_games, given.seed + 1000)
    print(f"won {share:.3f} ± {half:.3f} of {given.test_games} new games against {OPPONENT}")
    if given.picture:
        draw_curve(curve, given.picture)


if __name__ == "__main__":
    main()
