"""Ratings by the Bradley–Terry model, with intervals. It knows no bot and no game.

A bot with strength s wins at a table with probability s / (all strengths there); with two at the table that is the usual
model of Bradley and Terry, with more it is Luce's. Ratings are logarithms of strengths on the scale of chess: a bot that is
400 points ahead wins ten times as often. Only differences mean something, so the mean of all bots is set to 1500.

Each bot is given two imaginary games against an average opponent, one won and one lost. They keep the rating of a bot that won or
lost everything finite, as the imaginary deals do for scores in `lab.statistics`.

The interval is the normal one at 95%. Its width comes from how much results vary from deal to deal, not from the model: the
games of one deal have the same shuffles and count as one observation.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from signoria.lab.statistics import Interval, Z

MEAN = 1500.0
POINTS = 400 / log(10)  # for each unit of the logarithm
IMAGINED = 1.0  # games won, and as many lost, against an average opponent
MOST_STEPS = 100
PRECISE = 1e-10


class Observed(NamedTuple):
    """What was seen at one table: its bots by number, games, and what each won of them."""

    bots: Sequence[int]
    games: int
    won: Sequence[float]
    products: Sequence[Sequence[float]]  # of what two of them won of a deal, added up over all deals
    games_per_deal: float


Matrix = list[list[float]]


def ratings(bots: int, tables: Sequence[Observed]) -> list[Interval]:
    """The rating of each bot; without any games all are average and nothing is certain."""
    logs = _most_likely(bots, tables)
    inverse = _inverse(_curvature(logs, tables))
    spread = _product(_product(inverse, _scatter(logs, tables)), inverse)
    mean = sum(logs) / bots
    rated = []
    for i in range(bots):
        # The variance of a bot's distance from the mean of all bots.
        row = sum(spread[i]) / bots
        everything = sum(map(sum, spread)) / (bots * bots)
        half = Z * POINTS * sqrt(max(0.0, spread[i][i] - 2 * row + everything))
        value = MEAN + POINTS * (logs[i] - mean)
        rated.append(Interval(value, value - half, value + half))
    return rated


def _chances(logs: Sequence[float], table: Observed) -> list[float]:
    strengths = [exp(logs[bot]) for bot in table.bots]
    everything = sum(strengths)
    return [strength / everything for strength in strengths]


def _against_average(value: float) -> float:
    return 1 / (1 + exp(-value))


def _likelihood(logs: Sequence[float], tables: Sequence[Observed]) -> float:
    total = sum(IMAGINED * (log(_against_average(value)) + log(_against_average(-value))) for value in logs)
    for table in tables:
        total += sum(won * log(chance) for won, chance in zip(table.won, _chances(logs, table), strict=True))
    return total


def _most_likely(bots: int, tables: Sequence[Observed]) -> list[float]:
    """Newton's method; the likelihood has one top, and a step that overshoots is halved."""
    logs = [0.0] * bots
    best = _likelihood(logs, tables)
    for _ in range(MOST_STEPS):
        slope = [IMAGINED * (1 - 2 * _against_average(value)) for value in logs]
        for table in tables:
            total = sum(table.won)
            for bot, won, chance in zip(table.bots, table.won, _chances(logs, table), strict=True):
                slope[bot] += won - total * chance
        inverse = _inverse(_curvature(logs, tables))
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        if max(map(abs, step)) < PRECISE:
            break
        part = 1.0
        while part > PRECISE:
            tried = [value + part * change for value, change in zip(logs, step, strict=True)]
            likelihood = _likelihood(tried, tables)
            if likelihood >= best:
                logs, best = tried, likelihood
                break
            part /= 2
        else:
            break
    return logs


def _curvature(logs: Sequence[float], tables: Sequence[Observed]) -> Matrix:
    n = len(logs)
    matrix = [[0.0] * n for _ in range(n)]
    for i, value in enumerate(logs):
        chance = _against_average(value)
        matrix[i][i] = 2 * IMAGINED * chance * (1 - chance)
    for table in tables:
        chances = _chances(logs, table)
        total = sum(table.won)
        for a, chance in zip(table.bots, chances, strict=True):
            matrix[a][a] += total * chance
            for b, other in zip(table.bots, chances, strict=True):
                matrix[a][b] -= total * chance * other
    return matrix


def _scatter(logs: Sequence[float], tables: Sequence[Observed]) -> Matrix:
    """How far deals were from what the ratings expect of them: products of two bots' surprises, added up."""
    n = len(logs)
    matrix = [[0.0] * n for _ in range(n)]
    for i, value in enumerate(logs):
        chance = _against_average(value)
        matrix[i][i] = IMAGINED * ((1 - chance) ** 2 + chance**2)
    for table in tables:
        expected = [chance * table.games_per_deal for chance in _chances(logs, table)]
        deals = table.games / table.games_per_deal
        for i, a in enumerate(table.bots):
            for j, b in enumerate(table.bots):
                crossed = table.won[i] * expected[j] + table.won[j] * expected[i]
                matrix[a][b] += table.products[i][j] - crossed + deals * expected[i] * expected[j]
    return matrix


def _product(one: Matrix, other: Matrix) -> Matrix:
    columns = list(zip(*other, strict=True))
    return [[sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in one]


def _inverse(matrix: Matrix) -> Matrix:
    """By elimination; the matrices here are symmetric and positive, so no pivot is nothing."""
    n = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(n):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [value - factor * above for value, above in zip(rows[j], rows[i], strict=True)]
    return [row[n:] for row in rows]
