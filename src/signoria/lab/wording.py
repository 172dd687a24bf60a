"""What came of a run in words for people, for tables and reports alike. It knows no game."""

from __future__ import annotations

from signoria.lab.simulate import Run
from signoria.lang import Tongue


def card_name(tongue: Tongue, game: str, card: str) -> str:
    """What people call a card of a game."""
    for name in (f"{game}_{card}", card):
        if name in tongue.own_cards or tongue.knows(f"card-{name}"):
            return tongue.card(name)
    return card.replace("_", " ").capitalize()


def played(run: Run, tongue: Tongue) -> list[str]:
    """How many games, and how many of them did not end."""
    tally, say = run.tally, tongue.say
    games = say("report-games", n=tally.games)
    if tally.games < run.games:
        games = say("report-games-of", n=tally.games, most=run.games)
    if not tally.unfinished:
        return [games]
    return [games, say("report-not-over", n=tally.unfinished, turns=run.match.most_rounds)]


def table(run: Run, tongue: Tongue) -> list[list[str]]:
    """The figures of every bot, below their headings."""
    tally = run.tally
    columns = ("bot", "score", "interval", "wins", "ties", "points", "turns")
    rows = [[tongue.say(f"report-column.{column}") for column in columns]]
    for i, name in enumerate(run.match.names()):
        score, bot = tally.score(i), tally.bots[i]
        interval = f"{score.low:.1f} – {score.high:.1f}"
        means = [_number(tally.mean_points(i)), _number(tally.mean_turns(i))]
        rows.append([name, f"{score.value:.1f}", interval, f"{bot.wins:,}", f"{bot.ties:,}", *means])
    return rows


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.1f}"
