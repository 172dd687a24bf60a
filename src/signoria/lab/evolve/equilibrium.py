"""What counters what: the mixture of strategies that no strategy beats by much."""

from __future__ import annotations

from collections.abc import Sequence

ROUNDS = 4000


def equilibrium(scores: Sequence[Sequence[float]]) -> list[float]:
    """How often to play each strategy, from what row scores against column: the mixture that is hardest to beat.

    Fictitious play: each round plays the best answer to what was played so far. In a fair game it tends to an equilibrium.
    """
    n = len(scores)
    fair = [[scores[i][j] - scores[j][i] for j in range(n)] for i in range(n)]
    played = [0] * n
    worth = [0.0] * n
    for _ in range(ROUNDS):
        best = max(range(n), key=lambda i: (worth[i], -i))
        played[best] += 1
        for i in range(n):
            worth[i] += fair[i][best]
    return [times / ROUNDS for times in played]
