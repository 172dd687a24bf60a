"""The kingdom report as a picture: strategies, what beats what, and what each card adds."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from matplotlib.figure import Figure

if TYPE_CHECKING:
    from signoria.lab.evolve.report import KingdomReport

GOOD, BAD, INK = "#0b666b", "#99271f", "#1b2a31"


def picture(report: KingdomReport) -> bytes:
    """A PNG."""
    strategies, worths = report.shown, report.study.cards
    names = [f"{rank}. {name}" for rank, name in enumerate(report.titles[: len(strategies)], 1)]
    even = 100 / report.seats
    figure = Figure(figsize=(14, 10), dpi=110, layout="constrained", facecolor="#fcfbf7")
    figure.suptitle(report.headline(), fontsize=16, fontweight="bold", color=INK)
    scores, matrix, cards, lengths = figure.subplots(2, 2).flat
    places = range(len(names))
    values = [found.score.value for found in strategies]
    errors = [
        [max(0.0, found.score.value - found.score.low) for found in strategies],
        [max(0.0, found.score.high - found.score.value) for found in strategies],
    ]
    scores.barh(places, values, xerr=errors, color=[GOOD if value >= even else BAD for value in values])
    scores.axvline(even, color=INK, linestyle=":")
    scores.set_yticks(places, names)
    scores.invert_yaxis()
    scores.set_title(report.translator.say("what-wins-strategies"), loc="left")
    grid = [
        [even if score is None else score.value for score in found.against[: len(strategies)]] for found in strategies
    ]
    matrix.imshow(grid, cmap="RdBu", vmin=0, vmax=2 * even, aspect="auto")
    for row, found in enumerate(strategies):
        for column, score in enumerate(found.against[: len(strategies)]):
            matrix.text(column, row, "–" if score is None else f"{score.value:.0f}", ha="center", va="center")
    matrix.set_xticks(places, [str(place + 1) for place in places])
    matrix.set_yticks(places, [str(place + 1) for place in places])
    matrix.set_title(report.translator.say("what-wins-matrix"), loc="left")
    rows = range(len(worths))
    added = [worth.added.value for worth in worths]
    spread = [
        [max(0.0, worth.added.value - worth.added.low) for worth in worths],
        [max(0.0, worth.added.high - worth.added.value) for worth in worths],
    ]
    cards.barh(rows, added, xerr=spread, color=[GOOD if value >= 0 else BAD for value in added])
    cards.set_yticks(rows, [report.card(worth.card) for worth in worths])
    cards.invert_yaxis()
    cards.set_title(report.translator.say("what-wins-cards"), loc="left")
    rounds = report.study.rounds
    lengths.hist(rounds, bins=[number - 0.5 for number in range(rounds[0], rounds[-1] + 2)], color=GOOD, rwidth=0.8)
    lengths.set_title(f"{report.translator.say('what-wins-lengths')}: {report.lengths()}", loc="left")
    written = io.BytesIO()
    figure.savefig(written, format="png")
    return written.getvalue()
