"""What a card is worth, in one language: over all kingdoms, by number of copies, and kingdom by kingdom."""

from __future__ import annotations

import html
import io
import json
from collections.abc import Iterator, Sequence

from signoria.bots.dominion.menu import MenuText
from signoria.lab import sheet
from signoria.lab.card.run import CardRun
from signoria.lab.card.worth import COPIES, KingdomWorth, added, over_kingdoms
from signoria.lab.evolve.plan import plan_of
from signoria.lab.evolve.wording import title
from signoria.lab.statistics import Interval
from signoria.lab.wording import card_name
from signoria.lang import Translator


class CardReport:
    """The kingdoms of a study, those where the card adds most first."""

    def __init__(self, run: CardRun, codes: Sequence[str], translator: Translator) -> None:
        study = self.study = run.study
        self.run = run
        self.codes = codes
        self.translator = translator
        self.kingdoms = sorted(run.found, key=lambda worth: (-worth.won.total, worth.kingdom))
        self.added = [added(study, worth.won) for worth in self.kingdoms]
        self.overall = self._mean([one.value for one in self.added])
        self.by_copies = [
            self._mean([added(study, worth.by_copies[i]).value for worth in self.kingdoms]) for i in range(len(COPIES))
        ]

    def _mean(self, values: Sequence[float]) -> Interval:
        """Over all kingdoms, as far as scores can be from even."""
        found, even = over_kingdoms(values), 100 / self.study.seats
        return Interval(found.value, max(-even, found.low), min(100 - even, found.high))

    # --- parts ----------------------------------------------------------------------------------------------------------

    def card(self, card: str) -> str:
        return card_name(self.translator, "dominion", card)

    def title(self) -> str:
        return self.translator.say("worth-title", name=self.card(self.study.card))

    def signed(self, value: float) -> str:
        sign = "+" if value >= 0.05 else "−" if value <= -0.05 else "±"
        return f"{sign}{self.translator.number(abs(value), 1)}"

    def span(self, one: Interval) -> str:
        return f"{self.signed(one.low)} – {self.signed(one.high)}"

    def summary(self) -> str:
        """The mean, and in how many kingdoms the card clearly helps or hurts."""
        helps = sum(one.low > 0 for one in self.added)
        hurts = sum(one.high < 0 for one in self.added)
        return self.translator.say("worth-summary", helps=helps, hurts=hurts, n=len(self.added))

    def about(self) -> str:
        say = self.translator.say
        parts = [say("report-games", n=self.run.games), say("tournament-players", n=self.study.seats)]
        return " · ".join([*parts, say("report-seed", name=self.study.seed)])

    def rows(self) -> list[tuple[str, Interval]]:
        """Overall and by number of copies."""
        say = self.translator.say
        rows = [(say("worth-best"), self.overall)]
        return rows + [(say("worth-copies", n=copies), one) for copies, one in zip(COPIES, self.by_copies, strict=True)]

    def decks(self, worth: KingdomWorth) -> tuple[str, str]:
        """Both decks by their cards."""
        plans = [plan_of(MenuText("plan", text)) for text in (worth.plan, worth.rival)]
        return title(plans[0], self.translator), title(plans[1], self.translator)

    def cards(self, worth: KingdomWorth) -> str:
        entries = self.study.setups[worth.kingdom]["kingdom"]
        assert isinstance(entries, list)
        names = ", ".join(self.card(entry.partition("@")[0]) for entry in entries)
        return f"{names} ({self.codes[worth.kingdom]})"

    # --- forms ----------------------------------------------------------------------------------------------------------

    def data(self) -> dict[str, object]:
        def plain(one: Interval) -> object:
            return {key: round(value, 2) for key, value in vars(one).items()}

        return {
            "card": self.study.card,
            "players": self.study.seats,
            "seed": self.study.seed,
            "games": self.run.games,
            "added": plain(self.overall),
            "by_copies": [
                {"copies": copies, "added": plain(one)} for copies, one in zip(COPIES, self.by_copies, strict=True)
            ],
            "kingdoms": [
                {
                    "kingdom": self.study.setups[worth.kingdom]["kingdom"],
                    "code": self.codes[worth.kingdom],
                    "added": plain(one),
                    "by_copies": [plain(added(self.study, share)) for share in worth.by_copies],
                    "with": worth.plan.splitlines(),
                    "without": worth.rival.splitlines(),
                }
                for worth, one in zip(self.kingdoms, self.added, strict=True)
            ],
        }

    def json(self) -> str:
        return json.dumps(self.data(), ensure_ascii=False, indent=1) + "\n"

    def text(self) -> str:
        say = self.translator.say
        lines = [f"# {self.title()}", "", self.summary(), "", say("worth-unit"), ""]
        lines += [f"- {name}: {self.signed(one.value)} ({self.span(one)})" for name, one in self.rows()]
        lines += ["", f"## {say('tournament-by-kingdom')}", ""]
        for worth, one in zip(self.kingdoms, self.added, strict=True):
            mine, theirs = self.decks(worth)
            against = say("worth-against", one=mine, other=theirs)
            lines.append(f"- {self.signed(one.value)} ({self.span(one)}) {against}. {self.cards(worth)}")
        return "\n".join([*lines, "", say("worth-about"), "", self.about(), ""])

    def page(self) -> str:
        say = self.translator.say
        everything = [self.overall, *self.by_copies, *self.added]
        most = max(5.0, *(max(abs(one.low), abs(one.high)) for one in everything if one.high < 100))
        head = "".join(self._bar(str(i), name, one, most) for i, (name, one) in enumerate(self.rows(), 1))
        below = "".join(self._kingdoms(most))
        body = (
            f'<p class="lead">{html.escape(self.summary())}</p><main style="margin-top: 1rem; grid-template-columns: minmax(0, 1fr)">'
            f"{sheet.section(say('worth-mean'), say('worth-unit'), head)}"
            f"{sheet.section(say('tournament-by-kingdom'), say('worth-unit'), below)}</main>"
            f"<footer><p>{html.escape(say('worth-about'))}</p><p>{html.escape(self.about())}</p></footer>"
        )
        return sheet.page(self.translator.lang, self.title(), body)

    def _bar(self, rank: str, name: str, one: Interval, most: float, words: str = "") -> str:
        return (
            f'<article><b class="rank">{rank}</b><div><h3>{html.escape(name)}</h3>'
            f"<p>{html.escape(words)}</p></div>{sheet.score_line(one, -most, 0, most)}"
            f"<p class=score><b>{self.signed(one.value)}</b><small>{self.span(one)}</small></p></article>"
        )

    def _kingdoms(self, most: float) -> Iterator[str]:
        for rank, (worth, one) in enumerate(zip(self.kingdoms, self.added, strict=True), 1):
            mine, theirs = self.decks(worth)
            against = self.translator.say("worth-against", one=mine, other=theirs)
            yield self._bar(str(rank), against, one, most, self.cards(worth))

    def picture(self) -> bytes:
        from matplotlib.figure import Figure  # here: not everybody has it

        rows = [*self.rows(), *((self.codes[w.kingdom], one) for w, one in zip(self.kingdoms, self.added, strict=True))]
        figure = Figure(figsize=(10, 1.8 + 0.32 * len(rows)), dpi=110, layout="constrained", facecolor="#fcfbf7")
        figure.suptitle(f"{self.title()}\n{self.summary()}", fontsize=12, fontweight="bold")
        axes = figure.subplots()
        for place, (_, one) in enumerate(rows):
            color = "#0b666b" if one.low > 0 else "#99271f" if one.high < 0 else "#6b7280"
            axes.plot([max(-60.0, one.low), min(60.0, one.high)], [place, place], color=color, linewidth=1.6)
            axes.plot([one.value], [place], "o", color=color)
        axes.axvline(0, color="#1b2a31", linestyle=":")
        axes.set_yticks(range(len(rows)), [name for name, _ in rows])
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_xlabel(self.translator.say("worth-unit"))
        written = io.BytesIO()
        figure.savefig(written, format="png")
        return written.getvalue()
