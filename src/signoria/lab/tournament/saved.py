"""A tournament as a file, so that it can be continued later as if nothing had happened."""

from __future__ import annotations

from pathlib import Path

import msgspec

from signoria import __version__
from signoria.core.errors import SignoriaError
from signoria.core.limits import TOURNAMENT_FILE_BYTES, OverLimit, read_bytes
from signoria.core.phrase import phrase
from signoria.core.system_errors import system_error
from signoria.lab.keeping import write_whole
from signoria.lab.tournament.run import TournamentRun
from signoria.lab.tournament.scores import Place, Scores
from signoria.lab.tournament.tournament import Entrant, Tournament


class BadSave(SignoriaError, ValueError):
    """A tournament can't be saved or continued; the message says why."""


class SavedScores(msgspec.Struct, array_like=True):
    """What was won at a place."""

    table: tuple[int, ...]
    kingdom: int
    deals: int
    unfinished: int
    won: list[int]
    products: list[list[int]]


class SavedTournament(msgspec.Struct, forbid_unknown_fields=True):
    """Everything the rest of a tournament depends on."""

    version: str
    game: str
    bots: list[tuple[str, str]]
    setups: list[dict[str, object]]
    seats: int
    seed: str
    most_rounds: int
    fitting: list[tuple[int, ...]]
    rounds: int
    games: int
    drawn: list[list[tuple[int, ...]]]
    scores: list[SavedScores]

    def tournament(self) -> Tournament:
        bots = tuple(Entrant(name, text) for name, text in self.bots)
        return Tournament(
            self.game, bots, tuple(self.setups), self.seats, self.seed, self.most_rounds, tuple(self.fitting)
        )

    def continue_in(self, run: TournamentRun) -> None:
        """Give a run what is known already."""
        run.drawn = [list(tables) for tables in self.drawn]
        for one in self.scores:
            scores = Scores(self.seats, one.deals, one.unfinished, one.won, one.products)
            run.sheet.places[Place(one.table, one.kingdom)] = scores


def write_tournament(file: Path, run: TournamentRun, games: int) -> None:
    """Replace the file, all or nothing."""
    tournament = run.tournament
    saved = SavedTournament(
        version=__version__,
        game=tournament.game,
        bots=[(bot.name, bot.text) for bot in tournament.bots],
        setups=[dict(setup) for setup in tournament.setups],
        seats=tournament.seats,
        seed=tournament.seed,
        most_rounds=tournament.most_rounds,
        fitting=list(tournament.fitting),
        rounds=run.rounds,
        games=games,
        drawn=run.drawn,
        scores=[
            SavedScores(place.table, place.kingdom, made.deals, made.unfinished, made.won, made.products)
            for place, made in run.sheet.places.items()
        ],
    )
    try:
        write_whole(file, msgspec.json.encode(saved))
    except OSError as error:
        raise BadSave(phrase("error-where", where=str(file), why=system_error(error))) from error


def read_tournament(file: Path) -> SavedTournament | None:
    """The tournament in a file; None if there is no such file."""
    try:
        saved = msgspec.json.decode(read_bytes(file, TOURNAMENT_FILE_BYTES), type=SavedTournament)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise BadSave(phrase("error-where", where=str(file), why=system_error(error))) from error
    except (msgspec.DecodeError, UnicodeDecodeError, OverLimit) as error:
        raise BadSave(phrase("tournament-not-saved", file=str(file))) from error
    if not _fits_together(saved):
        raise BadSave(phrase("tournament-not-saved", file=str(file)))
    if saved.version != __version__:
        raise BadSave(phrase("evolve-other-version", file=str(file), theirs=saved.version, ours=__version__))
    return saved


def _fits_together(saved: SavedTournament) -> bool:
    """Whether everything that is named exists; what it says is taken on trust, as with any file of one's own."""
    bots, seats = range(len(saved.bots)), saved.seats
    tables = [table for drawn in saved.drawn for table in drawn] + [one.table for one in saved.scores]
    return (
        2 <= seats <= len(bots)
        and saved.games > 0
        and len(saved.fitting) == len(saved.setups) > 0
        and all(len(table) == seats and all(bot in bots for bot in table) for table in tables)
        and all(bot in bots for fitting in saved.fitting for bot in fitting)
        and all(0 <= one.kingdom < len(saved.setups) for one in saved.scores)
        and all(len(one.won) == len(one.products) == seats for one in saved.scores)
        and all(len(row) == seats for one in saved.scores for row in one.products)
    )
