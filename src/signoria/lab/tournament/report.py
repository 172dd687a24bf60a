"""What came of a tournament in one language: standings, who beats whom, and scores by kingdom."""

from __future__ import annotations

import html
import json
from collections.abc import Iterator, Sequence

from signoria.lab import sheet
from signoria.lab.statistics import Interval
from signoria.lab.tournament.ratings import MEAN
from signoria.lab.tournament.run import TournamentRun
from signoria.lab.wording import card_name, interval, names_of
from signoria.lang import Translator


class TournamentReport:
    """Bots from the best rating down; places in this order are what the report's numbers mean."""

    def __init__(self, run: TournamentRun, codes: Sequence[str], translator: Translator) -> None:
        self.run = run
        self.tournament = run.tournament
        self.codes = codes  # of the kingdoms; empty where the game has none
        self.translator = translator
        self.sheet = run.sheet
        rated = run.sheet.ratings()
        self.order = sorted(range(len(rated)), key=lambda bot: (-rated[bot].value, bot))
        self.ratings = [rated[bot] for bot in self.order]
        names = names_of(self.tournament.called(), translator)
        self.names = [names[bot] for bot in self.order]
        self.scores = [run.sheet.score(bot) for bot in self.order]
        self.matrix = [[run.sheet.against(bot, other) for other in self.order] for bot in self.order]
        kingdoms = range(len(self.tournament.setups))
        self.by_kingdom = [[run.sheet.score(bot, number) for number in kingdoms] for bot in self.order]

    # --- parts ----------------------------------------------------------------------------------------------------------

    @property
    def even(self) -> float:
        return 100 / self.tournament.seats

    def title(self) -> str:
        say = self.translator.say
        if self.run.rounds:
            return say("tournament-swiss", n=len(self.names), rounds=self.run.rounds)
        return say("tournament-title", n=len(self.names))

    def about(self) -> str:
        say = self.translator.say
        parts = [say("report-games", n=self.sheet.games)]
        if self.sheet.games < self.run.total and not self.run.rounds:
            parts = [say("report-games-of", n=self.sheet.games, most=self.run.total)]
        if self.sheet.unfinished:
            turns = self.tournament.most_rounds
            parts.append(say("report-not-over", n=self.sheet.unfinished, turns=turns))
        parts += [say("tournament-players", n=self.tournament.seats), say("report-seed", name=self.tournament.seed)]
        return " · ".join(parts)

    def kingdoms(self) -> list[str]:
        """The kingdoms in words, if the game has any."""
        called = []
        for number, code in enumerate(self.codes):
            cards = [card_name(self.translator, self.tournament.game, card) for card in self.tournament.kingdom(number)]
            called.append(f"{', '.join(cards)} ({code})")
        return called

    def table(self) -> list[list[str]]:
        """The standings below their headings."""
        say, number = self.translator.say, self.translator.number
        columns = ("report-column.bot", "tournament-rating", "report-column.interval", "report-column.score")
        rows = [["", *map(say, columns), say("tournament-games")]]
        for place, (bot, name, rating, score) in enumerate(
            zip(self.order, self.names, self.ratings, self.scores, strict=True), 1
        ):
            shown = "–" if score is None else number(score.value, 1)
            span = f"{number(rating.low)} – {number(rating.high)}"
            rows.append([str(place), name, number(rating.value), span, shown, number(self.sheet.games_of(bot))])
        return rows

    def absences(self) -> list[str]:
        """Bots that sat kingdoms out because those lack their cards."""
        all_of_them = len(self.tournament.setups)
        told = []
        for bot, name in zip(self.order, self.names, strict=True):
            here = sum(bot in fitting for fitting in self.tournament.fitting)
            if here < all_of_them:
                told.append(self.translator.say("tournament-absent", name=name, n=here, most=all_of_them))
        return told

    # --- forms ----------------------------------------------------------------------------------------------------------

    def data(self) -> dict[str, object]:
        def plain(score: Interval | None) -> object:
            return None if score is None else {key: round(value, 2) for key, value in vars(score).items()}

        names = self.tournament.names()
        return {
            "game": self.tournament.game,
            "players": self.tournament.seats,
            "seed": self.tournament.seed,
            "rounds": self.run.rounds or None,
            "games": self.sheet.games,
            "unfinished": self.sheet.unfinished,
            "kingdoms": [
                {"cards": self.tournament.kingdom(number), "code": code} for number, code in enumerate(self.codes)
            ],
            "bots": [
                {
                    "name": names[bot],
                    "rating": plain(self.ratings[place]),
                    "score": plain(self.scores[place]),
                    "games": self.sheet.games_of(bot),
                    "against": [plain(score) for score in self.matrix[place]],
                    "by_kingdom": [plain(score) for score in self.by_kingdom[place]],
                }
                for place, bot in enumerate(self.order)
            ],
        }

    def json(self) -> str:
        return json.dumps(self.data(), ensure_ascii=False, indent=1) + "\n"

    def text(self) -> str:
        say = self.translator.say
        head, *rows = self.table()
        lines = [f"# {self.title()}", "", self.about(), ""]
        lines += [f"| {' | '.join(head)} |", f"|--:|---|{'--:|' * (len(head) - 2)}"]
        lines += [f"| {' | '.join(map(_escaped, row))} |" for row in rows]
        lines += ["", *self.absences(), ""] if self.absences() else [""]
        lines += [f"## {say('what-wins-matrix')}", "", say(self._note()), ""]
        lines += self._grid([str(place) for place in range(1, len(self.names) + 1)], self.matrix)
        if len(self.codes) > 1:
            lines += ["", f"## {say('tournament-by-kingdom')}", "", say("tournament-by-kingdom.note"), ""]
            lines += self._grid(self.letters(), self.by_kingdom)
        lines += ["", *self._kingdom_lines(), ""] if self.codes else [""]
        return "\n".join([*lines, say("tournament-about"), ""])

    def _grid(self, heads: Sequence[str], rows: Sequence[Sequence[Interval | None]]) -> Iterator[str]:
        yield f"| | {' | '.join(heads)} |"
        yield f"|---|{'--:|' * len(heads)}"
        for place, (name, row) in enumerate(zip(self.names, rows, strict=True), 1):
            cells = ["–" if score is None else self.translator.number(score.value) for score in row]
            yield f"| {place} {_escaped(name)} | {' | '.join(cells)} |"

    def letters(self) -> list[str]:
        """The kingdoms as headings of columns."""
        return [f"K{number}" for number in range(1, len(self.codes) + 1)]

    def _kingdom_lines(self) -> list[str]:
        if len(self.codes) == 1:
            return self.kingdoms()
        return [f"- {letter}: {cards}" for letter, cards in zip(self.letters(), self.kingdoms(), strict=True)]

    def _note(self) -> str:
        return "what-wins-matrix.note" if self.tournament.seats == 2 else "tournament-matrix"

    def page(self) -> str:
        say = self.translator.say
        low = min(rating.low for rating in self.ratings)
        high = max(rating.high for rating in self.ratings)
        standings = "".join(self._standing(place, low, high) for place in range(len(self.order)))
        heads = [str(place) for place in range(1, len(self.names) + 1)]
        heat = sheet.heat_map(heads, self.names, self.matrix, 50, self.translator)
        right = sheet.section(say("what-wins-matrix"), say(self._note()), heat)
        if len(self.codes) > 1:
            map_of_kingdoms = sheet.heat_map(self.letters(), self.names, self.by_kingdom, self.even, self.translator)
            right += sheet.section(say("tournament-by-kingdom"), say("tournament-by-kingdom.note"), map_of_kingdoms)
        left = sheet.section(say("tournament-standings"), say("tournament-standings.note"), standings)
        notes = "".join(f"<p>{html.escape(line)}</p>" for line in [*self._kingdom_lines(), *self.absences()])
        body = (
            f'<p class="lead">{html.escape(self.about())}</p><main style="margin-top: 1rem"><div>{left}</div>'
            f"<div>{right}</div></main><footer>{notes}<p>{html.escape(say('tournament-about'))}</p></footer>"
        )
        return sheet.page(self.translator.lang, self.title(), body)

    def _standing(self, place: int, low: float, high: float) -> str:
        rating, score = self.ratings[place], self.scores[place]
        number = self.translator.number
        told = "" if score is None else self.translator.percent(score.value, 1)
        if score is not None:
            told += f" ({interval(score, self.translator)})"
        return (
            f'<article><b class="rank">{place + 1}</b><div><h3>{html.escape(self.names[place])}</h3>'
            f"<p>{html.escape(self.translator.say('report-column.score'))}: {told or '–'}</p></div>"
            f"{sheet.score_line(rating, low, MEAN, high)}"
            f"<p class=score><b>{number(rating.value)}</b><small>{number(rating.low)} – {number(rating.high)}</small></p>"
            "</article>"
        )

    def picture(self) -> bytes:
        from signoria.lab.tournament.picture import picture  # here: it needs a library that not everybody has

        return picture(self)


def _escaped(text: str) -> str:
    return text.replace("|", "\\|").replace("_", "\\_")
