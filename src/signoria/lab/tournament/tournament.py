"""A tournament: which bots meet where. Games depend on it, their table, their kingdom and the number of the deal alone."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from signoria.bots.dominion.ladder import MenuBot
from signoria.bots.dominion.menu import BadMenu, MenuText
from signoria.bots.registry import DOMINION, BotKind, open_bot
from signoria.core.errors import SignoriaError
from signoria.core.limits import TOURNAMENT_BOTS, TOURNAMENT_KINGDOMS
from signoria.core.phrase import card_phrase, game_phrase, phrase
from signoria.core.registry import find_game
from signoria.core.rng import from_seed
from signoria.lab.match import Match, kingdom_ids, numbered
from signoria.lab.tournament.scores import Place, Scores, Table

MENU, PYTHON = ".menu", ".py"
MOST_READY = 2000  # matches that a process keeps ready


class BadTournament(SignoriaError, ValueError):
    """A tournament that can't be played; the message says why."""


class Entrant(NamedTuple):
    """A bot by name or file; what is in the file travels with it, so that it stays the same everywhere and later on."""

    name: str
    text: str = ""

    def kind(self, game: str) -> BotKind:
        if self.name.endswith(MENU):
            return BotKind(self.name, _Menu(MenuText(self.name, self.text)).make, [DOMINION])
        return open_bot(self.name, game)


class _Menu:
    """Makes bots that buy by a menu."""

    def __init__(self, menu: MenuText) -> None:
        self.menu = menu

    def make(self, rng: object) -> MenuBot:
        return MenuBot(self.menu)


class Sitting(NamedTuple):
    """Some deals at a place, by number."""

    place: Place
    first: int
    deals: int


@dataclass(frozen=True)
class Tournament:
    """What is played, as plain data: it travels to other processes."""

    game: str
    bots: tuple[Entrant, ...]
    setups: tuple[Mapping[str, object], ...]  # a kingdom each; games without kingdoms have one setup
    seats: int
    seed: str
    most_rounds: int
    fitting: tuple[tuple[int, ...], ...]  # by kingdom: the bots that can play there

    def __reduce__(self) -> tuple[type[Tournament], tuple[object, ...]]:
        """What it has made ready for playing stays behind."""
        setups = tuple(dict(setup) for setup in self.setups)
        plain = (self.game, self.bots, setups, self.seats, self.seed, self.most_rounds, self.fitting)
        return Tournament, plain

    @cached_property
    def kinds(self) -> list[BotKind]:
        return [bot.kind(self.game) for bot in self.bots]

    @cached_property
    def matches(self) -> dict[Place, Match]:
        return {}

    def called(self) -> list[str]:
        """The bots by id, or by the name of their file."""
        return [_called(bot, kind) for bot, kind in zip(self.bots, self.kinds, strict=True)]

    def names(self) -> list[str]:
        """The same, numbered if several are alike."""
        return numbered(self.called())

    def kingdom(self, number: int) -> list[str]:
        """The Kingdom cards without their editions."""
        return kingdom_ids(self.match(Place(tuple(range(self.seats)), number)))

    def kingdoms_of(self, table: Table) -> list[int]:
        """The kingdoms where all of them can play."""
        return [number for number, bots in enumerate(self.fitting) if set(table) <= set(bots)]

    def match(self, place: Place) -> Match:
        """The match at a place. Its deals are its own: what is luck at one table says nothing about another."""
        match = self.matches.get(place)
        if match is None:
            if len(self.matches) >= MOST_READY:
                self.matches.clear()
            table, kingdom = place
            names = "-".join(map(str, table))
            match = self.matches[place] = Match(
                self.game,
                self.setups[kingdom],
                tuple(self.bots[bot].name for bot in table),
                f"{self.seed} kingdom {kingdom} table {names}",
                self.most_rounds,
                tuple(self.kinds[bot] for bot in table),
            )
        return match

    def play(self, sitting: Sitting) -> Scores:
        match = self.match(sitting.place)
        scores = Scores(self.seats)
        for deal in range(sitting.first, sitting.first + sitting.deals):
            scores.add(match.play_deal(deal, self.seats))
        return scores


_known: dict[str, Tournament] = {}  # the one this process plays, with its bots and kingdoms ready


def play_sittings(tournament: Tournament, sittings: Sequence[Sitting]) -> tuple[list[Scores], float]:
    """Sittings in their order, in whatever process this is, and how long they took."""
    began = time.perf_counter()
    if _known.get("tournament") != tournament:
        _known["tournament"] = tournament
    known = _known["tournament"]
    return [known.play(sitting) for sitting in sittings], time.perf_counter() - began


# --- setting one up ---------------------------------------------------------------------------------------------------------


def new_tournament(
    game: str, bots: Sequence[str], wishes: Sequence[Mapping[str, object]], seats: int, seed: str, most_rounds: int = 0
) -> Tournament:
    """A tournament that can be played; errors say why not. Wishes are those of a lobby, once for each kingdom."""
    ruleset = find_game(game)
    called = game_phrase(ruleset.name)
    least, most = int(ruleset.least_seats), int(ruleset.most_seats)
    seats = seats or least
    if not least <= seats <= most:
        raise BadTournament(phrase("tournament-seats", game=called, least=least, most=most, n=seats))
    if not seats <= len(bots) <= TOURNAMENT_BOTS:
        raise BadTournament(phrase("tournament-bots", least=seats, most=TOURNAMENT_BOTS, n=len(bots)))
    if len(wishes) > TOURNAMENT_KINGDOMS:
        raise BadTournament(phrase("tournament-kingdoms", most=TOURNAMENT_KINGDOMS, n=len(wishes)))
    entrants = tuple(_entrant(bot, game) for bot in bots)
    kinds = [entrant.kind(game) for entrant in entrants]
    wanted = [card for kind in kinds for card in kind.new(from_seed(seed)).wanted_cards(seats)]
    rules = ruleset.lobby_rules()
    setups = tuple(
        rules.match_setup(wish, seats, wanted, from_seed(f"{seed} kingdom {number}"))
        for number, wish in enumerate(wishes)
    )
    patience = most_rounds or ruleset.metrics().patience()
    tournament = Tournament(game, entrants, setups, seats, seed, patience, ())
    fitting = _fitting(tournament)
    return Tournament(game, entrants, setups, seats, seed, patience, fitting)


def _entrant(bot: str, game: str) -> Entrant:
    open_bot(bot, game)  # its errors say what is wrong with a name or a file
    if bot.endswith((MENU, PYTHON)):
        return Entrant(bot, Path(bot).expanduser().read_text(encoding="utf-8"))
    return Entrant(bot)


def _fitting(tournament: Tournament) -> tuple[tuple[int, ...], ...]:
    """By kingdom the bots that can play there. A menu whose cards are missing sits that kingdom out; it must fit somewhere."""
    misfits: dict[int, BadMenu] = {}
    fitting: list[tuple[int, ...]] = []
    for kingdom in range(len(tournament.setups)):
        here = []
        for bot in range(len(tournament.bots)):
            match = tournament.match(Place((bot,) * tournament.seats, kingdom))
            try:
                match.check()
            except BadMenu as error:
                misfits.setdefault(bot, error)
            else:
                here.append(bot)
        fitting.append(tuple(here))
    for bot, why in misfits.items():
        if not any(bot in bots for bots in fitting):
            raise why
    for kingdom, bots in enumerate(fitting):
        if len(bots) < tournament.seats:
            cards = [card_phrase(card) for card in tournament.kingdom(kingdom)]
            raise BadTournament(phrase("tournament-misfits", cards=cards, n=len(bots), needed=tournament.seats))
    return tuple(fitting)


def _called(bot: Entrant, kind: BotKind) -> str:
    return Path(bot.name).name if bot.name.endswith((MENU, PYTHON)) else kind.name
