"""The learning curve as a picture."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING

from matplotlib.figure import Figure

from signoria.lang import Translator

if TYPE_CHECKING:
    from signoria.lab.train.run import Entry

GOOD, BAD, INK = "#0b666b", "#99271f", "#1b2a31"
SMOOTH = 15  # rounds


def picture(log: Sequence[Entry], speech: Translator) -> bytes:
    """A PNG: the score against menus and against past nets, by games."""
    figure = Figure(figsize=(9, 5), dpi=110, layout="constrained", facecolor="#fcfbf7")
    scores = figure.subplots()
    games = [entry.games for entry in log]
    for values, color, name in (
        ([entry.menus for entry in log], GOOD, "train-curve-menus"),
        ([entry.past for entry in log], BAD, "train-curve-past"),
    ):
        scores.plot(games, _smooth(values), color=color, label=speech.say(name))
    scores.axhline(50, color=INK, linestyle=":")
    scores.set_ylim(0, 100)
    scores.set_xlabel(speech.say("train-curve-games"))
    scores.set_ylabel(speech.say("train-curve-score"))
    scores.legend(loc="lower right")
    written = io.BytesIO()
    figure.savefig(written, format="png")
    return written.getvalue()


def _smooth(values: Sequence[float]) -> list[float]:
    """Each with those before it."""
    return [sum(part) / len(part) for i in range(len(values)) if (part := values[max(0, i + 1 - SMOOTH) : i + 1])]
