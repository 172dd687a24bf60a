"""The results of a run in words, for tables and reports. It knows no game."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.lab.match import Match, numbered
from signoria.lab.simulate import Run
from signoria.lab.statistics import Interval
from signoria.lang import Translator


def bot_names(match: Match, translator: Translator) -> list[str]:
    """What people call the bots of a match; one from a file or another package goes by its own name."""
    return names_of(match.called(), translator)


def names_of(bots: Sequence[str], translator: Translator) -> list[str]:
    """What people call these bots, numbered if several are alike."""
    return numbered(
        [translator.say(f"bot-{bot}") if translator.knows(f"bot-{bot}") else bot.replace("_", " ") for bot in bots]
    )


def card_name(translator: Translator, game: str, card: str) -> str:
    """What people call a card of a game."""
    for name in (f"{game}_{card}", card):
        if name in translator.own_cards or translator.knows(f"card-{name}"):
            return translator.card(name)
    return card.replace("_", " ").capitalize()


def played(run: Run, translator: Translator) -> list[str]:
    """How many games, and how many of them did not end."""
    tally, say = run.tally, translator.say
    games = say("report-games", n=tally.games)
    if tally.games < run.games:
        games = say("report-games-of", n=tally.games, most=run.games)
    if not tally.unfinished:
        return [games]
    return [games, say("report-not-over", n=tally.unfinished, turns=run.match.most_rounds)]


def table(run: Run, translator: Translator, names: Sequence[str] = ()) -> list[list[str]]:
    """The figures of every bot, below their headings. `names` are what the bots are called, if not as players call them."""
    tally = run.tally
    columns = ("bot", "score", "interval", "wins", "ties", "points", "turns")
    rows = [[translator.say(f"report-column.{column}") for column in columns]]
    for i, name in enumerate(names or bot_names(run.match, translator)):
        score, bot = tally.score(i), tally.bots[i]
        means = [_mean(tally.mean_points(i), translator), _mean(tally.mean_turns(i), translator)]
        counts = [translator.number(bot.wins), translator.number(bot.ties)]
        rows.append([name, translator.number(score.value, 1), interval(score, translator), *counts, *means])
    return rows


def interval(score: Interval, translator: Translator) -> str:
    return f"{translator.number(score.low, 1)} – {translator.number(score.high, 1)}"


def _mean(value: float | None, translator: Translator) -> str:
    return "–" if value is None else translator.number(value, 1)
