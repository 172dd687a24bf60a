"""The net: which card to choose, and each seat's chance to win. Pure functions over arrays, in NumPy or in JAX.

Piles and players are sets: the same weights look at each pile and at each player, so any kingdom and any number of players
will do. Of a card it knows the printed facts and, if it was trained on it, a few numbers of its own. It may be told a plan: a menu, and what
somebody who follows the menu would choose now. A new net wants the same.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from signoria.bots.dominion.learned.cards import FACTS, PER_CARDS, PER_DUCHY, UNKNOWN, Floats
from signoria.bots.dominion.learned.menu_facts import WIDTH
from signoria.bots.dominion.learned.position import (
    A_BUY,
    A_GAIN,
    ACTIONS,
    ACTIVE,
    BUYS,
    COINS,
    COSTS,
    HAND,
    IN_HAND,
    KINDS,
    OFFERED,
    OTHER,
    OTHERS,
    OWNED,
    PICKED,
    PLANNED,
    SEATS,
    SOURCE,
    SUPPLY,
    TO_TRASH,
    TURNS,
    WHAT,
    N,
)
from signoria.dominion import DUCHY, PROVINCE

Weights = dict[str, Floats]
Array = Any  # of NumPy at the table, of JAX in training

PILE_FACTS = 22  # of a pile at the moment
PLAYER_FACTS = 13 + 3 * FACTS
TABLE_FACTS = 47
PILE = 48
CARD = 24  # numbers of its own that a card has in a deck
PLAYER = 48
TRUNK = 96
HEAD = 48
NEVER = -1e9
POINTS = 13  # fact: printed points
FOLLOWED = (0.0, 5.0, 5.0, 6.0, 6.0, 6.0)  # how gladly it does at first what its plan would do, by what is asked


def new_weights(seed: int) -> Weights:
    chance = np.random.default_rng(seed)

    def dense(inputs: int, outputs: int, scale: float = 1.0) -> Floats:
        drawn: Floats = (chance.standard_normal((inputs, outputs)) * scale * np.sqrt(2.0 / inputs)).astype(np.float32)
        return drawn

    def flat(size: int) -> Floats:
        return np.zeros(size, np.float32)

    def cards(size: int) -> Floats:
        own = (chance.standard_normal((UNKNOWN + 1, size)) * 0.2).astype(np.float32)
        own[UNKNOWN] = 0.0
        return own

    return {
        "pile_card": cards(PILE),
        "pile_facts": dense(FACTS, PILE, 0.5),
        "pile_now": dense(PILE_FACTS, PILE),
        "pile_table": dense(TABLE_FACTS, PILE, 0.5),
        "pile_me": dense(PLAYER, PILE, 0.5),
        "pile_bias": flat(PILE),
        "pile_plan": dense(WIDTH, PILE, 0.5),
        "follow": np.array(FOLLOWED, np.float32),
        "deck_card": cards(CARD),
        "deck_facts": dense(FACTS, CARD, 0.5),
        "player": dense(PLAYER_FACTS + 2 * CARD, PLAYER),
        "player_bias": flat(PLAYER),
        "trunk": dense(TABLE_FACTS + 3 * PLAYER + 2 * PILE, TRUNK),
        "trunk_bias": flat(TRUNK),
        "trunk_more": dense(TRUNK, TRUNK),
        "trunk_more_bias": flat(TRUNK),
        "choice_pile": dense(PILE, PILE),
        "choice_trunk": dense(TRUNK, PILE, 0.5),
        "choice_bias": flat(PILE),
        "choice": dense(PILE, 1, 0.05),
        "nothing": dense(TRUNK, 1, 0.05),
        "nothing_bias": flat(1) - 1.0,
        "chance_player": dense(PLAYER, HEAD),
        "chance_trunk": dense(TRUNK, HEAD, 0.5),
        "chance_bias": flat(HEAD),
        "chance": dense(HEAD, 1, 0.05),
    }


def forward(
    xp: Any, weights: Any, numbers: Array, facts: Array, rows: Array, known: Array = None
) -> tuple[Array, Array]:
    """For each row the wish for each pile and for nothing (below NEVER / 2: not offered), and the wins in log odds by seat.

    `xp` is numpy or jax.numpy; `numbers` and `facts` have a row of piles for each position, or one for all. Behind the printed facts there may be
    what a plan says of each pile. Seat 0 is whose row it is.
    `known`, between 0 and 1 for each pile, dims what the net knows of a card beyond its facts.
    """
    f32 = xp.float32
    x = rows.astype(f32)
    others = (rows.shape[1] - OTHERS) // OTHER
    facts, plan = facts[:, :, :FACTS], facts[:, :, FACTS:]
    supply, costs = x[:, SUPPLY:COSTS], x[:, COSTS:OWNED]
    hand = x[:, HAND:OTHERS]
    seats = x[:, SEATS : SEATS + 1]
    rest = x[:, OTHERS:].reshape(len(rows), others, OTHER)
    decks = xp.concatenate([x[:, None, OWNED:PICKED], rest[:, :, 2:]], axis=1)  # position, player, pile
    turns = xp.concatenate([x[:, None, TURNS], rest[:, :, 0]], axis=1)
    in_hand = xp.concatenate([x[:, None, IN_HAND], rest[:, :, 1]], axis=1)
    there = xp.arange(others + 1)[None, :] < seats

    sizes = xp.maximum(decks.sum(2), 1.0)
    one_kingdom = len(facts) == 1  # for all positions
    sums = _through(decks, facts[0]) if one_kingdom else decks @ facts  # position, player, fact
    each = _worth(xp, facts, decks, sizes)
    points = (decks * each).sum(2)
    best_other = xp.where(there[:, 1:], points[:, 1:], -99.0).max(1)
    lead = xp.where(xp.arange(others + 1)[None, :] == 0, best_other[:, None], points[:, :1])
    lead = points - lead  # of this seat over the best other; of the others over this seat
    own_card = weights["deck_card"][numbers]
    if known is not None:
        own_card = own_card * known[:, :, None]
    card = own_card + _through(facts, weights["deck_facts"])
    in_deck = _through(decks, card[0]) if one_kingdom else decks @ card

    active = x[:, ACTIVE : ACTIVE + 1]
    mine = (active == 0).astype(f32)
    empty = (supply == 0).astype(f32).sum(1, keepdims=True)
    provinces = supply[:, PROVINCE : PROVINCE + 1]
    to_end = xp.minimum(provinces, xp.sort(supply, axis=1)[:, :3].sum(1, keepdims=True))
    players = _players(xp, f32, sums, sizes, points, lead, turns, in_hand, seats, active, there, to_end)
    q = xp.concatenate([players, in_deck / 10, in_deck / sizes[:, :, None]], axis=2)
    q = xp.maximum(_through(q, weights["player"]) + weights["player_bias"], 0.0) * there[:, :, None]
    me = q[:, 0]

    coins = x[:, COINS : COINS + 1]
    buys = x[:, BUYS : BUYS + 1]
    what = (rows[:, WHAT : WHAT + 1] == xp.arange(KINDS)[None, :]).astype(f32)
    planned = (rows[:, PLANNED : PLANNED + 1] == xp.arange(N + 1)[None, :]).astype(f32)
    in_hand_sums = hand @ facts[0] if one_kingdom else (hand[:, None, :] @ facts)[:, 0]
    table = xp.concatenate(
        [
            mine,
            coins * mine / 8,
            (coins >= xp.arange(2, 10)[None, :]).astype(f32) * mine,
            coins * (1 - mine) / 8,
            xp.minimum(buys, 4) / 2,
            x[:, ACTIONS : ACTIONS + 1] * mine / 2,
            what[:, A_BUY : A_BUY + 1],
            what[:, A_GAIN : A_GAIN + 1],
            turns[:, :1] / 20,
            (turns[:, :1] <= 1).astype(f32),
            (turns[:, :1] <= 2).astype(f32),
            provinces / 8,
            (provinces <= xp.arange(1, 6)[None, :]).astype(f32),
            empty / 3,
            (empty >= 1).astype(f32),
            (empty >= 2).astype(f32),
            xp.minimum(to_end, 10) / 5,
            (to_end <= 1).astype(f32),
            (to_end <= 2).astype(f32),
            (to_end <= 4).astype(f32),
            seats / 4,
            (seats == 2).astype(f32),
            xp.clip(lead[:, :1], -18, 18) / 6,
            (lead[:, :1] > 0).astype(f32),
            (lead[:, :1] >= 6).astype(f32),
            (lead[:, :1] <= -6).astype(f32),
            xp.clip(coins * mine + in_hand_sums[:, :1], 0, 16) / 8,
            in_hand_sums[:, 1:3] / 3,
            in_hand_sums[:, 7:9] / 3,
            in_hand_sums[:, 10:11] / 2,
            what[:, TO_TRASH:],
            planned[:, N:],
        ],
        axis=1,
    )
    offered = x[:, OFFERED:SUPPLY] > 0
    now = _piles(xp, f32, decks, sizes, supply, costs, coins, hand, each, lead, empty, turns, offered, seats, there)
    asks = (rows[:, SOURCE : SOURCE + 1] == xp.arange(N)[None, :]).astype(f32)
    now = xp.concatenate([now, xp.stack([planned[:, :N], x[:, PICKED:HAND] / 2, asks], axis=2)], axis=2)
    own_pile = weights["pile_card"][numbers]
    if known is not None:
        own_pile = own_pile * known[:, :, None]
    own_pile = own_pile + _through(facts, weights["pile_facts"]) + weights["pile_bias"]
    if plan.shape[2]:
        own_pile = own_pile + _through(plan, weights["pile_plan"])
    h = own_pile + _through(now, weights["pile_now"])
    h = xp.maximum(h + (table @ weights["pile_table"] + me @ weights["pile_me"])[:, None, :], 0.0)

    opponents = q[:, 1:]
    mean = opponents.sum(1) / (seats - 1)
    t = xp.concatenate([table, me, mean, opponents.max(1), h.mean(1), h.max(1)], axis=1)
    t = xp.maximum(t @ weights["trunk"] + weights["trunk_bias"], 0.0)
    t = xp.maximum(t @ weights["trunk_more"] + weights["trunk_more_bias"], 0.0)

    z = _through(h, weights["choice_pile"]) + (t @ weights["choice_trunk"] + weights["choice_bias"])[:, None, :]
    wishes = _through(xp.maximum(z, 0.0), weights["choice"])[:, :, 0]
    wishes = xp.concatenate([wishes, t @ weights["nothing"] + weights["nothing_bias"]], axis=1)
    wishes = wishes + planned * (what @ weights["follow"])[:, None]
    wishes = xp.where(offered, wishes, NEVER)
    v = _through(q, weights["chance_player"]) + (t @ weights["chance_trunk"] + weights["chance_bias"])[:, None, :]
    wins = xp.where(there, _through(xp.maximum(v, 0.0), weights["chance"])[:, :, 0], NEVER)
    return wishes, wins


def _through(x: Array, layer: Array) -> Array:
    """The last axis through a layer, as one product: NumPy would make many small ones."""
    return (x.reshape(-1, x.shape[-1]) @ layer).reshape(*x.shape[:-1], layer.shape[-1])


def _worth(xp: Any, facts: Array, decks: Array, sizes: Array) -> Array:
    """Points of one copy of each pile to each player."""
    printed = facts[:, None, :, POINTS]
    gardens = facts[:, None, :, PER_CARDS] * xp.floor(sizes / 10)[:, :, None]
    dukes = facts[:, None, :, PER_DUCHY] * decks[:, :, DUCHY : DUCHY + 1]
    return printed + gardens + dukes


def _players(
    xp: Any, f32: Any, sums: Array, sizes: Array, points: Array, lead: Array, turns: Array, in_hand: Array, seats: Array, active: Array,
    there: Array, to_end: Array,
) -> Array:  # fmt: skip
    place = xp.arange(there.shape[1])[None, :]
    wait = ((place - active) % seats) / seats  # how long until its turn
    first = (turns > xp.where(there, turns, 99.0).min(1, keepdims=True)).astype(f32)  # loses a tie
    most = xp.where(there, points, -99.0).max(1, keepdims=True)
    near = (to_end <= 2).astype(f32) + 0.0 * points
    behind = xp.clip(points - most, -24, 0)
    own = xp.stack(
        [
            (place == 0).astype(f32) + 0.0 * points,
            (wait == 0).astype(f32),
            wait.astype(f32),
            first,
            sizes / 20,
            points / 20,
            xp.clip(lead, -18, 18) / 6,
            behind / 8,
            (points == most).astype(f32),
            turns / 20,
            in_hand / 5,
            near * (points == most),
            near * behind / 8,
        ],
        axis=2,
    )
    return xp.concatenate([own, sums / 10, sums / sizes[:, :, None], xp.minimum(sums, 4.0) / 4], axis=2)


def _piles(
    xp: Any, f32: Any, decks: Array, sizes: Array, supply: Array, costs: Array, coins: Array, hand: Array, each: Array, lead: Array,
    empty: Array, turns: Array, offered: Array, seats: Array, there: Array,
) -> Array:  # fmt: skip
    own = decks[:, 0]
    opponents = decks[:, 1:]
    is_province = (xp.arange(N) == PROVINCE)[None, :]
    ends = ((supply == 1) & (is_province | (empty >= 2))).astype(
        f32
    )  # would taking it end the game, and with which result?
    after = lead[:, :1] + each[:, 0]
    ties = (turns[:, :1] <= xp.where(there, turns, 99.0).min(1, keepdims=True)).astype(f32)
    spare = xp.clip(coins - costs, -4, 8)
    return xp.stack(
        [
            xp.minimum(own, 8.0) / 4,
            (own > 0).astype(f32),
            (own == 1).astype(f32),
            own / sizes[:, :1] * 3,
            xp.minimum(opponents.sum(1) / (seats - 1), 8.0) / 4,
            xp.minimum(opponents.max(1), 8.0) / 4,
            xp.minimum(supply, 12.0) / 10,
            (supply == 0).astype(f32),
            (supply <= 2).astype(f32),
            costs / 4,
            spare / 4,
            (spare == 0).astype(f32),
            offered[:, :N].astype(f32),
            hand / 2,
            each[:, 0] / 4,
            ends,
            ends * ((after > 0).astype(f32) + 0.5 * (after == 0).astype(f32) * ties),
            ends * (after < 0).astype(f32),
            is_province * (lead[:, :1] + 6 < 0).astype(f32) * ends,
        ],
        axis=2,
    )


def softmax(wishes: NDArray[np.float32]) -> NDArray[np.float32]:
    """Chances in each row."""
    powers = np.exp(wishes - wishes.max(1, keepdims=True))
    chances: NDArray[np.float32] = powers / powers.sum(1, keepdims=True)
    return chances
