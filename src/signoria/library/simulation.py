"""Many games between bots, and their results."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.bots.registry import Contestant
from signoria.lab import Run, new_match
from signoria.lab.wording import played, table
from signoria.lang import Translator
from signoria.lang.catalogue import FALLBACK
from signoria.library.opening import wishes_of


class Simulation:
    """What came of many games between bots. `print` shows it as a table."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.bots = run.match.names()
        self.games = run.tally.games
        self.scores = [run.tally.score(i) for i in range(len(self.bots))]  # percent of wins, with its interval
        self.wins = [bot.wins for bot in run.tally.bots]  # alone
        self.ties = [bot.ties for bot in run.tally.bots]  # shared with others

    def __str__(self) -> str:
        speech = Translator(FALLBACK)
        rows = table(self.run, speech, self.bots)  # programs call bots by their ids
        widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
        lines = ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows]
        return "\n".join([*lines, ", ".join([*played(self.run, speech), f"seed {self.run.match.seed}"])])

    def __repr__(self) -> str:
        scores = ", ".join(f"{name} {score.value:.1f}%" for name, score in zip(self.bots, self.scores))
        return f"<Simulation {self.run.match.game}, {self.games} games: {scores}>"


def simulate(
    game: str,
    bots: Sequence[Contestant],
    *,
    games: int = 1000,
    seed: str | int = "1",
    jobs: int = 1,
    rounds: int = 0,
    **options: object,
) -> Simulation:
    """Let bots play each other many times; every deal is played once in each order of the seats.

    Bots come by name, by file, or as classes of your own. `options` are those of `new_game`; without a kingdom the bots
    get the cards they want. `rounds` ends a game that won't.
    """
    if isinstance(bots, str):
        raise TypeError(f"bots is a list of names, files or classes, such as [{bots!r}, 'random'], not one text")
    if rounds < 0:
        raise ValueError(f"at least 1 round, or 0 for no limit of yours, not {rounds}")
    match = new_match(game, bots, wishes_of(options), str(seed), most_rounds=rounds)
    run = Run(match, games, jobs)
    run.play()
    return Simulation(run)
