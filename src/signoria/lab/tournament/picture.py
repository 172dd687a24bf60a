"""The tournament as a picture: ratings with their intervals, and the heat map."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from matplotlib.figure import Figure

from signoria.lab.tournament.ratings import MEAN

if TYPE_CHECKING:
    from signoria.lab.tournament.report import TournamentReport

GOOD, BAD, EVEN, INK = "#0b666b", "#99271f", "#6b7280", "#1b2a31"


def picture(report: TournamentReport) -> bytes:
    """A PNG."""
    say = report.translator.say
    names = [f"{place}. {name}" for place, name in enumerate(report.names, 1)]
    count = len(names)
    figure = Figure(figsize=(15, 2.2 + 0.42 * count), dpi=110, layout="constrained", facecolor="#fcfbf7")
    figure.suptitle(f"{report.title()}\n{report.about()}", fontsize=13, fontweight="bold", color=INK)
    rated, heat = figure.subplots(1, 2)
    for place, rating in enumerate(report.ratings):
        color = GOOD if rating.low > MEAN else BAD if rating.high < MEAN else EVEN
        rated.plot([rating.low, rating.high], [place, place], color=INK, linewidth=1.6)
        rated.plot([rating.value], [place], "o", color=color, markersize=8)
    rated.axvline(MEAN, color=INK, linestyle=":")
    rated.set_yticks(range(count), names)
    rated.set_ylim(count - 0.5, -0.5)
    rated.set_title(say("tournament-standings"), loc="left")
    grid = [[50.0 if score is None else score.value for score in row] for row in report.matrix]
    heat.imshow(grid, cmap="RdBu", vmin=0, vmax=100, aspect="auto")
    for row, scores in enumerate(report.matrix):
        for column, score in enumerate(scores):
            strong = score is not None and abs(score.value - 50) > 30
            shown = "–" if score is None else f"{score.value:.0f}"
            heat.text(column, row, shown, ha="center", va="center", color="white" if strong else INK)
    places = [str(place) for place in range(1, count + 1)]
    heat.set_xticks(range(count), places)
    heat.set_yticks(range(count), places)
    heat.set_title(say("what-wins-matrix"), loc="left")
    written = io.BytesIO()
    figure.savefig(written, format="png")
    return written.getvalue()
