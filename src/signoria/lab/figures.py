"""The pictures of a report, drawn with matplotlib: panels, one by one or together on one sheet."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

import matplotlib as mpl
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import MaxNLocator

from signoria.lab.chronicle import SHARED, UNFINISHED, Chronicle, EndReason
from signoria.lab.simulate import Run
from signoria.lab.wording import bot_names, card_name
from signoria.lang import Translator

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#b8860b", "#56b4e9")  # told apart by colour-blind people too
OTHERS = {SHARED: "#9aa0ab", UNFINISHED: "#d5d8dd"}
INK, GREY, FAINT, PAPER = "#1f2430", "#5b6270", "#d9dbe0", "#ffffff"
MOST_ENDINGS = 8  # bars; the rarer ones are taken together
BANDS = 2  # more of them would hide each other
SPAN = 0.98  # of the games are over where the pictures end
WIDTH, HEAD, ROW, LINE = 11.0, 0.85, 0.24, 2.7  # inches: of a sheet, its heading, a row of text, a panel with lines

STYLE = {
    "font.size": 9,
    "font.family": "DejaVu Sans",  # comes with matplotlib
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": FAINT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.grid": False,
    "grid.color": "#eceef1",
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "figure.facecolor": PAPER,
    "legend.frameon": False,
    "svg.hashsalt": "signoria",  # the same games, the same file
}


@dataclass(frozen=True)
class Panel:
    """One picture: what it shows in words, how big it wants to be, and who draws it."""

    title: str
    note: str
    height: float
    is_wide: bool
    draw: Callable[[Axes], None]
    in_words: Callable[[], str]


class Sheet:
    """All panels of one run."""

    def __init__(self, run: Run, chronicle: Chronicle, translator: Translator) -> None:
        self.run = run
        self.chronicle = chronicle
        self.translator = translator
        self.names = bot_names(run.match, translator)
        self.metrics = run.match.metrics
        self.rounds = max(2, chronicle.span(SPAN))
        self.unit = translator.say(self.metrics.unit())
        bought = [copies for counter in chronicle.purchases for copies in counter.values()]
        self.most = max(bought, default=1) / chronicle.games  # one scale for all bots
        self.panels = self._panels()

    def svg(self, panel: Panel) -> bytes:
        """One panel as its own picture, without its title."""
        with mpl.rc_context(STYLE):
            figure = Figure(figsize=(WIDTH if panel.is_wide else WIDTH / 2, panel.height), layout=_layout())
            panel.draw(figure.add_subplot())
            return _saved(figure, "svg")

    def png(self, title: str, about: Sequence[str]) -> bytes:
        """All panels together: the narrow ones in pairs, the wide ones below each other."""
        rows = _in_rows(self.panels)
        heights = [HEAD, *(max(panel.height for panel in row) + 0.6 for row in rows)]
        with mpl.rc_context(STYLE):
            figure = Figure(figsize=(WIDTH, sum(heights)), layout=_layout(), dpi=130)
            head, *parts = figure.subfigures(len(heights), 1, height_ratios=heights)
            head.text(0.012, 0.92, title, va="top", fontsize=15, fontweight="bold")
            head.text(0.012, 0.5, "\n".join(about), va="top", color=GREY, linespacing=1.4)
            for part, row in zip(parts, rows):
                notes = [_wrapped(panel.note, 170 // len(row)) for panel in row]
                lines = max(1 + note.count("\n") for note in notes)
                for axes, panel, note in zip(part.subplots(1, len(row), squeeze=False).flat, row, notes):
                    panel.draw(axes)
                    axes.set_title(panel.title, loc="left", fontweight="bold", fontsize=10.5, pad=7 + 9.5 * lines)
                    above = 5 + 9.5 * (lines - 1 - note.count("\n"))  # right below the title
                    axes.annotate(note, (0, 1), (0, above), "axes fraction", "offset points", fontsize=7.5, color=GREY)
            return _saved(figure, "png")

    def card(self, card: str) -> str:
        return card_name(self.translator, self.run.match.game, card)

    # --- the panels -------------------------------------------------------------------------------------------------

    def _panels(self) -> list[Panel]:
        say = self.translator.say
        bots = len(self.names)
        panels = [
            Panel(
                say("report-scores"),
                say("report-scores.note"),
                max(2.0, 0.6 + 0.4 * bots),
                False,
                self._scores,
                self._scores_in_words,
            ),
            Panel(
                say("report-endings"),
                say("report-endings.note"),
                self._endings_height(),
                False,
                self._endings,
                self._endings_in_words,
            ),
        ]
        for number, gauge in enumerate(self.metrics.gauges()):
            panels.append(self._gauge_panel(number, say(gauge)))
        panels.append(
            Panel(
                say("report-lengths"),
                say("report-lengths.note"),
                LINE,
                False,
                self._lengths,
                lambda: say("report-lengths"),
            )
        )
        for bot, name in enumerate(self.names):
            if self.chronicle.cards(bot):
                panels.append(self._purchases_panel(bot, name))
        return panels

    def _gauge_panel(self, gauge: int, title: str) -> Panel:
        def draw(axes: Axes) -> None:
            self._gauge(axes, gauge)

        note = "report-gauge.band" if len(self.names) <= BANDS else "report-gauge.note"
        return Panel(title, self.translator.say(note), LINE, False, draw, lambda: title)

    def _purchases_panel(self, bot: int, name: str) -> Panel:
        title = self.translator.say("report-purchases", name=name)

        def draw(axes: Axes) -> None:
            self._purchases(axes, bot)

        height = 0.75 + ROW * len(self.chronicle.cards(bot))
        return Panel(title, self.translator.say("report-purchases.note"), height, True, draw, lambda: title)

    # --- drawing ----------------------------------------------------------------------------------------------------

    def _scores(self, axes: Axes) -> None:
        tally = self.run.tally
        for i in range(len(self.names)):
            score = tally.score(i)
            axes.barh(i, score.value, height=0.62, color=COLOURS[i])
            axes.plot([score.low, score.high], [i, i], color=INK, linewidth=1.3, solid_capstyle="butt")
            axes.text(score.high + 1.5, i, self.translator.number(score.value, 1), va="center")
        _rows(axes, self.names)
        axes.set_xlim(0, 108)
        axes.set_xticks(range(0, 101, 25), [self.translator.percent(tick) for tick in range(0, 101, 25)])

    def _scores_in_words(self) -> str:
        tally = self.run.tally
        return ", ".join(
            f"{name} {self.translator.percent(tally.score(i).value, 1)}" for i, name in enumerate(self.names)
        )

    def _ending_rows(self) -> list[tuple[str, Counter[int]]]:
        """Endings from the most usual down, each with games by winner."""
        by_ending: dict[EndReason, Counter[int]] = {}
        for (ending, winner), games in self.chronicle.endings.items():
            by_ending.setdefault(ending, Counter())[winner] += games
        ordered = sorted(by_ending.items(), key=lambda entry: (-entry[1].total(), entry[0]))
        rows = [(self._ending(ending), winners) for ending, winners in ordered]
        if len(rows) > MOST_ENDINGS:
            rest: Counter[int] = Counter()
            for _, winners in rows[MOST_ENDINGS - 1 :]:
                rest.update(winners)
            rows = [*rows[: MOST_ENDINGS - 1], (self.translator.say("report-others"), rest)]
        return rows

    def _ending(self, ending: EndReason) -> str:
        if not ending:
            return self.translator.say("report-unfinished")
        return self.translator.say(ending[0], names=[self.card(card) for card in ending[1:]])

    def _endings_height(self) -> float:
        return max(2.0, 0.9 + 0.38 * len(self._ending_rows()))

    def _endings(self, axes: Axes) -> None:
        rows = self._ending_rows()
        winners = [*range(len(self.names)), SHARED, UNFINISHED]
        labels = dict(enumerate(self.names)) | {SHARED: self.translator.say("report-shared"), UNFINISHED: ""}
        for winner in winners:
            shares = [100 * row[winner] / self.chronicle.games for _, row in rows]
            lefts = [
                100 * sum(row[other] for other in winners[: winners.index(winner)]) / self.chronicle.games
                for _, row in rows
            ]
            if any(shares):
                colour = COLOURS[winner] if winner >= 0 else OTHERS[winner]
                axes.barh(range(len(rows)), shares, left=lefts, height=0.62, color=colour, label=labels[winner] or "_")
        for i, (_, row) in enumerate(rows):
            share = 100 * row.total() / self.chronicle.games
            axes.text(share + 1, i, self.translator.number(share) if share >= 1 else "< 1", va="center")
        _rows(axes, [_wrapped(text) for text, _ in rows])
        axes.set_xlim(0, 108)
        axes.set_xticks(range(0, 101, 25), [self.translator.percent(tick) for tick in range(0, 101, 25)])
        if any(winner != UNFINISHED for _, row in rows for winner in row):
            axes.legend(loc="lower right", fontsize=8)

    def _endings_in_words(self) -> str:
        return ", ".join(
            f"{text} {self.translator.percent(100 * row.total() / self.chronicle.games)}"
            for text, row in self._ending_rows()
        )

    def _gauge(self, axes: Axes, gauge: int) -> None:
        numbers = range(1, self.rounds + 1)
        for bot, name in enumerate(self.names):
            spreads = self.chronicle.standing(bot, gauge, self.rounds)
            if len(self.names) <= BANDS:
                lows, highs = [spread.low for spread in spreads], [spread.high for spread in spreads]
                axes.fill_between(numbers, lows, highs, color=COLOURS[bot], alpha=0.14, linewidth=0)
            axes.plot(numbers, [spread.mean for spread in spreads], color=COLOURS[bot], linewidth=2, label=name)
        self._along_rounds(axes)
        axes.grid(axis="y")
        axes.legend(loc="best", fontsize=8)

    def _lengths(self, axes: Axes) -> None:
        games = self.chronicle.games
        last = max(self.chronicle.lengths)
        shares = [100 * self.chronicle.lengths[number] / games for number in range(1, last + 1)]
        axes.bar(range(1, last + 1), shares, width=0.86, color="#6b7280")
        axes.grid(axis="y")
        axes.set_xlabel(self.unit)
        axes.set_xlim(max(0, min(self.chronicle.lengths) - 2), last + 1)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.yaxis.set_major_formatter(lambda value, _: self.translator.percent(value, 0 if value == int(value) else 1))

    def _purchases(self, axes: Axes, bot: int) -> None:
        cards = self.chronicle.cards(bot)
        copies = [self.chronicle.copies(bot, card, self.rounds) for card in cards]
        colours = LinearSegmentedColormap.from_list("bought", ["#f3f4f6", COLOURS[bot]])
        edges = [number - 0.5 for number in range(1, self.rounds + 2)]
        mesh = axes.pcolormesh(
            edges, range(len(cards) + 1), copies, cmap=colours, vmin=0, vmax=self.most, edgecolors=PAPER, linewidth=0.8
        )
        axes.set_yticks([row + 0.5 for row in range(len(cards))], [self.card(card) for card in cards])
        axes.invert_yaxis()
        for row, card in enumerate(cards):
            total = self.chronicle.copies_in_all(bot, card)
            axes.text(
                self.rounds + 0.8,
                row + 0.5,
                self.translator.number(total, 1) if total >= 0.05 else f"< {self.translator.number(0.1, 1)}",
                va="center",
            )
        for side in axes.spines.values():
            side.set_visible(False)
        self._along_rounds(axes)
        axes.set_xlim(0.5, self.rounds + 0.5)
        figure = axes.figure
        bar = figure.colorbar(
            mesh, ax=axes, pad=0.06 if self.rounds > 12 else 0.1, fraction=0.02, aspect=max(4, 2 * len(cards))
        )
        bar.ax.spines["outline"].set_visible(False)
        bar.locator = MaxNLocator(nbins=max(2, min(5, len(cards))))
        bar.update_ticks()

    def _along_rounds(self, axes: Axes) -> None:
        axes.set_xlim(1, self.rounds)
        axes.set_xlabel(self.unit)
        axes.xaxis.set_major_locator(MaxNLocator(nbins=12, integer=True, min_n_ticks=1))


def _layout() -> ConstrainedLayoutEngine:
    return ConstrainedLayoutEngine(w_pad=0.1, h_pad=0.05)


def _rows(axes: Axes, labels: Sequence[str]) -> None:
    """Names down the side, the first on top."""
    axes.set_yticks(range(len(labels)), labels)
    axes.invert_yaxis()
    axes.grid(axis="x")
    axes.spines["left"].set_visible(False)


def _wrapped(text: str, width: int = 26) -> str:
    """Wrap to at most this many letters per line, as evenly as possible."""
    lines = ceil(len(text) / width)
    wanted = len(text) / lines
    wrapped = [""]
    for word in text.split():
        if wrapped[-1] and len(wrapped[-1]) + 1 + len(word) / 2 > wanted and len(wrapped) < lines:
            wrapped.append(word)
        else:
            wrapped[-1] = f"{wrapped[-1]} {word}".strip()
    return "\n".join(wrapped)


def _in_rows(panels: Sequence[Panel]) -> list[list[Panel]]:
    rows: list[list[Panel]] = []
    for panel in panels:
        if not panel.is_wide and rows and len(rows[-1]) == 1 and not rows[-1][0].is_wide:
            rows[-1].append(panel)
        else:
            rows.append([panel])
    return rows


def _saved(figure: Figure, kind: str) -> bytes:
    file = io.BytesIO()
    figure.savefig(file, format=kind, metadata={"Date": None} if kind == "svg" else {"Software": None})
    return file.getvalue()
