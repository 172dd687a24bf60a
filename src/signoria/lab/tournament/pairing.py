"""Which bots sit at a table together: every group of them, or neighbors in the standings in Swiss rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations

from signoria.lab.tournament.scores import Table


def round_robin(bots: Sequence[int], seats: int) -> list[Table]:
    """Every group of this size once."""
    return list(combinations(sorted(bots), seats))


def swiss_round(
    standing: Sequence[int], seats: int, earlier: Sequence[Sequence[Table]], can_meet: Callable[[Table], bool]
) -> list[Table]:
    """Tables of neighbors in the standings, the best first, who have met as rarely as possible.

    If bots don't divide evenly, those that have sat out least often sit out, the lowest first.
    """
    met: Counter[tuple[int, int]] = Counter()
    seated: Counter[int] = Counter()
    for tables in earlier:
        for table in tables:
            seated.update(table)
            met.update(pair for pair in combinations(table, 2))
    spare = len(standing) % seats
    order = sorted(range(len(standing)), key=lambda place: (-seated[standing[place]], -place))
    resting = {standing[place] for place in order[:spare]}
    free = [bot for bot in standing if bot not in resting]
    drawn: list[Table] = []
    while len(free) >= seats:
        sitting = [free.pop(0)]
        while len(sitting) < seats:
            fitting = [bot for bot in free if can_meet(tuple(sorted([*sitting, bot])))]
            if not fitting:
                break
            chosen = min(
                fitting, key=lambda bot: (sum(met[min(bot, one), max(bot, one)] for one in sitting), free.index(bot))
            )
            sitting.append(chosen)
            free.remove(chosen)
        if len(sitting) == seats:
            drawn.append(tuple(sorted(sitting)))
        else:  # nobody left who can sit here: the others may still find a table without the first one
            free = [*sitting[1:], *free]
    return drawn
