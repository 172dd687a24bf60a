"""The kingdom report: what a search and a study found, as one file for people, or as data for programs."""

from __future__ import annotations

import base64
import html
import json
from collections.abc import Iterator, Mapping, Sequence
from statistics import quantiles

from signoria.bots.dominion.menu import text_of
from signoria.core.event import EVERYONE, Event
from signoria.core.story import Story
from signoria.core.telling import HEADING
from signoria.lab.evolve.search import Finding
from signoria.lab.evolve.sheet import PAGE
from signoria.lab.evolve.study import CardWorth, Opening, Study
from signoria.lab.evolve.wording import in_words, title
from signoria.lab.sheet import STYLE, heat_map, score_line
from signoria.lab.statistics import Interval
from signoria.lab.wording import card_name, interval
from signoria.lang import Translator

SHOWN = 6  # strategies; data has them all
NOBODY = -1  # the reader is none of the players


class KingdomReport:
    """What wins on a kingdom, in one language."""

    def __init__(
        self, kingdom: Sequence[str], seats: int, code: str, finding: Finding, study: Study, translator: Translator
    ) -> None:
        self.kingdom = kingdom
        self.seats = seats
        self.code = code
        self.finding = finding
        self.study = study
        self.translator = translator
        self.shown = finding.strategies[:SHOWN]
        self.titles = [title(found.plan, translator) for found in finding.strategies]

    def picture(self) -> bytes:
        from signoria.lab.evolve.picture import picture  # here: it needs a library that not everybody has

        return picture(self)

    # --- parts ----------------------------------------------------------------------------------------------------------

    def card(self, card: str) -> str:
        return card_name(self.translator, "dominion", card) if card else "–"

    def percent(self, value: float) -> str:
        return self.translator.percent(value, 0)

    def signed(self, value: float) -> str:
        return f"{'+' if value >= 0.5 else '−' if value <= -0.5 else '±'}{self.translator.number(abs(value), 0)}"

    def headline(self) -> str:
        return f"{self.translator.say('what-wins-title')} {self.titles[0]}"

    def about(self) -> str:
        games = self.finding.games + self.study.games
        return self.translator.say("what-wins-about", n=games)

    def lengths(self) -> str:
        """The middle half of all games."""
        rounds = self.study.rounds
        low, middle, high = quantiles(rounds, n=4) if len(rounds) > 1 else [rounds[0]] * 3
        return self.translator.say("what-wins-rounds", n=round(middle), least=round(low), most=round(high))

    def story(self) -> list[tuple[str, list[str]]]:
        """The example turn by turn: a heading, and what happened."""
        record = self.study.example
        game = record.replay(check=False)
        history = game.history
        assert history is not None
        story = Story(record.ruleset().teller(), NOBODY, [self.player(name) for name in record.players])
        story.tell(game, [_seen(history.opening), *(_seen(move.events) for move in history.moves)])
        turns: list[tuple[str, list[str]]] = [("", [])]
        for sentence in story.lines:
            told = self.translator.say(sentence.phrase)
            if sentence.weight == HEADING:
                turns.append((told, []))
            else:
                turns[-1][1].append(told)
        return [turn for turn in turns if turn[0] or turn[1]]

    def player(self, name: str) -> str:
        return name.partition(" ")[0] if self.seats == 2 else name

    # --- data -----------------------------------------------------------------------------------------------------------

    def json(self) -> str:
        return json.dumps(self.data(), ensure_ascii=False, indent=1) + "\n"

    def data(self) -> dict[str, object]:
        def plain(score: Interval | None) -> object:
            return None if score is None else {key: round(value, 2) for key, value in vars(score).items()}

        def opening(one: Opening) -> Mapping[str, object]:
            return {"first": one.first or None, "second": one.second or None, "score": plain(one.score)}

        return {
            "game": "dominion",
            "kingdom": list(self.kingdom),
            "code": self.code,
            "players": self.seats,
            "language": self.translator.lang,
            "games": self.finding.games + self.study.games,
            "strategies": [
                {
                    "title": name,
                    "words": in_words(found.plan, self.translator),
                    "menu": text_of(found.plan).splitlines(),
                    "score": plain(found.score),
                    "share": round(found.share, 4),
                    "against": [plain(score) for score in found.against],
                }
                for name, found in zip(self.titles, self.finding.strategies, strict=True)
            ],
            "cards": [{"card": worth.card, "added": plain(worth.added)} for worth in self.study.cards],
            "openings": {split: [opening(one) for one in best] for split, best in self.study.openings.items()},
            "rounds": self.study.rounds,
            "example": json.loads(self.study.example.to_json()),
        }

    # --- Markdown -------------------------------------------------------------------------------------------------------

    def text(self) -> str:
        lines = [f"# {self.headline()}", "", f"{', '.join(map(self.card, self.kingdom))} ({self.code})", ""]
        lines += [f"## {self.translator.say('what-wins-strategies')}", ""]
        for rank, (name, found) in enumerate(zip(self.titles, self.shown), 1):
            score = f"{self.percent(found.score.value)} ({interval(found.score, self.translator)})"
            lines.append(f"{rank}. **{name}**: {score}. {' '.join(in_words(found.plan, self.translator))}")
        ranks = [str(i + 1) for i in range(len(self.shown))]
        lines += [
            "",
            f"## {self.translator.say('what-wins-matrix')}",
            "",
            self.translator.say("what-wins-matrix.note"),
            "",
        ]
        lines += [
            f"| | {' | '.join(ranks)} | {self.translator.say('evolve-share')} |",
            f"|---|{'--:|' * (len(ranks) + 1)}",
        ]
        for place, found in zip(ranks, self.shown):
            cells = ["–" if score is None else f"{score.value:.0f}" for score in found.against[:SHOWN]]
            lines.append(f"| {place} | {' | '.join(cells)} | {self.percent(100 * found.share)} |")
        lines += [
            "",
            f"## {self.translator.say('what-wins-cards')}",
            "",
            self.translator.say("what-wins-cards.note"),
            "",
        ]
        lines += [f"- {self.card(worth.card)}: {self._added(worth)}" for worth in self.study.cards]
        lines += [
            "",
            f"## {self.translator.say('what-wins-openings')}",
            "",
            self.translator.say("what-wins-openings.note"),
            "",
        ]
        for split, best in self.study.openings.items():
            shown = "; ".join(f"{self._pair(one)} {self.percent(one.score.value)}" for one in best)
            lines.append(f"- **{split}**: {shown}")
        lines += [
            "",
            f"## {self.translator.say('what-wins-lengths')}",
            "",
            self.lengths(),
            "",
            f"## {self.translator.say('what-wins-example')}",
            "",
        ]
        for heading, told in self.story():
            lines += [f"**{heading}** {' '.join(told)}".strip(), ""]
        return "\n".join([*lines, self.about(), ""])

    def _pair(self, one: Opening) -> str:
        return f"{self.card(one.first)}, {self.card(one.second)}"

    def _added(self, worth: CardWorth) -> str:
        span = f"{self.signed(worth.added.low)} – {self.signed(worth.added.high)}"
        return f"{self.signed(worth.added.value)} ({span})"

    # --- HTML -----------------------------------------------------------------------------------------------------------

    def page(self) -> str:
        """A page with everything in itself; turns of the example fold open without any script."""
        record = base64.b64encode(self.study.example.to_json().encode()).decode("ascii")
        return PAGE.format(
            lang=self.translator.lang,
            style=STYLE,
            title=html.escape(self.headline()),
            words=html.escape(" ".join(in_words(self.finding.strategies[0].plan, self.translator))),
            kingdom="".join(f"<li>{html.escape(self.card(card))}</li>" for card in self.kingdom),
            code=html.escape(self.code),
            strategies=self._head("strategies") + "".join(self._strategies()),
            matrix=self._head("matrix") + self._matrix(),
            cards=self._head("cards") + "".join(self._cards()),
            openings=self._head("openings") + f'<div class="splits">{"".join(self._openings())}</div>',
            lengths=self._head("lengths") + self._lengths(),
            example=self._head("example") + "".join(self._turns()),
            record=record,
            download=html.escape(self.translator.say("what-wins-download")),
            about=html.escape(self.about()),
        )

    def _head(self, part: str) -> str:
        name = html.escape(self.translator.say(f"what-wins-{part}"))
        note = html.escape(self.translator.say(f"what-wins-{part}.note"))
        return f"<header><h2>{name}</h2><p>{note}</p></header>"

    def _strategies(self) -> Iterator[str]:
        even = 100 / self.seats
        for rank, (name, found) in enumerate(zip(self.titles, self.shown), 1):
            score = found.score
            told = " ".join(in_words(found.plan, self.translator))
            share = f"{self.translator.say('evolve-share')} {self.percent(100 * found.share)}"
            yield (
                f'<article><b class="rank">{rank}</b><div><h3>{html.escape(name)}</h3><p>{html.escape(told)}</p></div>'
                f"{score_line(score, 0, even, 100)}"
                f"<p class=score><b>{self.percent(score.value)}</b><small>{interval(score, self.translator)}</small>"
                f"<small>{html.escape(share)}</small></p></article>"
            )

    def _matrix(self) -> str:
        count = len(self.shown)
        rows = [found.against[:SHOWN] for found in self.shown]
        heads = [str(i + 1) for i in range(count)]
        return heat_map(heads, self.titles[:count], rows, 100 / self.seats, self.translator)

    def _cards(self) -> Iterator[str]:
        most = max(1.0, *(max(abs(worth.added.low), abs(worth.added.high)) for worth in self.study.cards))

        def at(value: float) -> float:
            return 50 + 48 * value / most

        for worth in self.study.cards:
            added = worth.added
            tone = "good" if added.value >= 0 else "bad"
            yield (
                f'<div class="worth"><span>{html.escape(self.card(worth.card))}</span>'
                f'<svg class="{tone}" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">'
                f'<path class="line" d="M50 0V12"/><path class="bar" d="M50 6H{at(added.value):.1f}"/>'
                f'<path class="span" d="M{at(added.low):.1f} 6H{at(added.high):.1f}"/></svg>'
                f"<b>{self.signed(added.value)}</b></div>"
            )

    def _openings(self) -> Iterator[str]:
        for split, best in self.study.openings.items():
            rows = "".join(
                f"<li><span>{html.escape(self._pair(one))}</span><b>{self.percent(one.score.value)}</b>"
                f"<small>{interval(one.score, self.translator)}</small></li>"
                for one in best
            )
            yield f"<div><h3>{split.replace('/', ' / ')}</h3><ul>{rows}</ul></div>"

    def _lengths(self) -> str:
        rounds = self.study.rounds
        first, last = rounds[0], rounds[-1]
        counts = [rounds.count(number) for number in range(first, last + 1)]
        wide = 100 / len(counts)
        bars = "".join(
            f'<rect x="{i * wide + wide * 0.1:.2f}" width="{wide * 0.8:.2f}" y="{40 - 38 * n / max(counts):.2f}" '
            f'height="{38 * n / max(counts):.2f}"/>'
            for i, n in enumerate(counts)
        )
        return (
            f"<p>{html.escape(self.lengths())}</p>"
            f'<svg class="bars" viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">{bars}</svg>'
            f'<p class="ends"><span>{first}</span><span>{last}</span></p>'
        )

    def _turns(self) -> Iterator[str]:
        for heading, told in self.story():
            lines = "".join(f"<li>{html.escape(line)}</li>" for line in told)
            name = html.escape(heading or self.translator.say("what-wins-start"))
            yield f'<details name="turn"><summary>{name}</summary><ul>{lines}</ul></details>'


def _seen(events: Sequence[Event]) -> list[Event]:
    """Events without their secrets: two bots have nothing to hide after their game."""
    return [
        Event(one.code, one.seat, one.things, one.source, EVERYONE, EVERYONE, one.reveals, one.depth) for one in events
    ]
