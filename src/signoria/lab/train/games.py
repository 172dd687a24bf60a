"""Playing on at all tables at once until enough was decided, and what the learner gets of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from signoria.bots.dominion.learned import position as at
from signoria.bots.dominion.learned.cards import Floats, Ints
from signoria.bots.dominion.learned.net import softmax
from signoria.dominion import GAIN
from signoria.lab.train.champions import Searched
from signoria.lab.train.tables import (
    GAMES,
    MENU,
    NET,
    PAST,
    Decision,
    Kingdoms,
    Story,
    Table,
    new_table,
    shares_of,
)

Forward = Callable[[Ints, Floats, at.Row], tuple[Floats, Floats]]  # numbers, facts, rows: wishes and wins
TABLES = {2: 56, 3: 2, 4: 1, 6: 1}  # by number of players
WITH_PAST, WITH_MENU = 0.12, 0.45  # of the tables, by who plays there beside the net
FEW = (2,)
MANY = (3, 4, 6)


@dataclass
class Samples:
    """Decisions for the learner, all of tables of two, or all of larger ones."""

    numbers: Ints
    facts: Floats
    rows: at.Row
    act: NDArray[np.int32]
    logp: Floats
    gained: Floats  # how much better it went than the net had thought
    shares: Floats  # of the win, by seat
    by_menu: Floats  # 1: a menu decided

    def __len__(self) -> int:
        return len(self.act)


@dataclass
class Tally:
    """What happened meanwhile."""

    games: int = 0
    stuck: int = 0
    decisions: int = 0
    against_menus: float = 0.0  # shares of the win beyond the fair one, between two
    met_menus: int = 0
    against_past: float = 0.0
    met_past: int = 0


class Games:
    """Games without end. With `only_menus` nobody asks the net."""

    def __init__(self, champions: list[Searched], seed: str, only_menus: bool = False) -> None:
        self.kingdoms = Kingdoms(champions)
        self.seed = seed
        self.only_menus = only_menus
        self.chance = Random(seed)
        self.numbers = np.random.default_rng(self.chance.getrandbits(64))
        self.opened = 0
        self.tables = {seats: [self._open(seats, i, n) for i in range(n)] for seats, n in TABLES.items()}
        self.columns = {seats: at.Columns(tables[0].batch.fields, seats) for seats, tables in self.tables.items()}
        self.stories: list[Story] = []
        self.tally = Tally()

    def _open(self, seats: int, place: int, of: int) -> Table:
        """The kind of a table depends on its place, so that those with past nets are the first ones."""
        self.opened += 1
        part = (place + 0.5) / of
        kinds = [NET] * seats
        if self.only_menus:
            kinds = [MENU] * seats
        elif part < WITH_PAST:
            kinds = [PAST] * seats
            kinds[self.chance.randrange(seats)] = NET
        elif part < WITH_PAST + WITH_MENU:
            kinds = [MENU] * seats
            kinds[self.chance.randrange(seats)] = NET
            for seat in range(seats):
                if kinds[seat] == MENU and seats > 2 and self.chance.random() < 0.3:
                    kinds[seat] = NET
        return new_table(seats, kinds, self.kingdoms, f"{self.seed} table {self.opened}", self.chance)

    def collect(self, net: Forward | None, past: Forward | None, wanted: int) -> tuple[Tally, list[Story]]:
        """Play until finished games have so many decisions."""
        self.tally = Tally()
        self.stories = []
        while self.tally.decisions < wanted:
            for sizes in (FEW, MANY):
                self._advance(sizes, net, past)
        return self.tally, self.stories

    def _advance(self, sizes: Sequence[int], net: Forward | None, past: Forward | None) -> None:
        """One decision in every game of tables of these sizes."""
        tables = [table for seats in sizes for table in self.tables[seats]]
        rows = np.concatenate([self._rows(seats) for seats in sizes])
        n = len(rows)
        for i, table in enumerate(tables):
            rows[i * GAMES : (i + 1) * GAMES, at.PLANNED] = _planned(table)
        act = np.zeros(n, np.int64)
        logp = np.zeros(n, np.float32)
        mine = np.zeros(n, np.float32)
        if net is not None:
            numbers = np.repeat(np.stack([table.numbers for table in tables]), GAMES, 0)
            facts = np.concatenate([table.facts[table.batch.asked] for table in tables])
            wishes, wins = net(numbers, facts, rows)
            wishes = np.array(wishes)
            self._ask_past(tables, past, numbers, facts, rows, wishes)
            act, logp = self._draw(wishes)
            mine = softmax(np.asarray(wins))[:, 0]
        for i, table in enumerate(tables):
            part = slice(i * GAMES, (i + 1) * GAMES)
            self._answer(table, rows[part], act[part], logp[part], mine[part])
        for seats in sizes:
            for place, table in enumerate(self.tables[seats]):
                self._renew(table, seats, place)

    def _rows(self, seats: int) -> at.Row:
        batches = [table.batch for table in self.tables[seats]]
        return self.columns[seats].rows(
            np.concatenate([batch.views for batch in batches]),
            np.concatenate([batch.verbs for batch in batches]),
            np.concatenate([batch.masks[:, 0] for batch in batches]),
        )

    def _ask_past(
        self,
        tables: list[Table],
        past: Forward | None,
        numbers: Ints,
        facts: Floats,
        rows: at.Row,
        wishes: Floats,
    ) -> None:
        """Put a past net's wishes where it plays."""
        places = [i for i, table in enumerate(tables) if PAST in table.kinds]
        if past is None or not places:
            return
        games = np.concatenate([np.arange(i * GAMES, (i + 1) * GAMES) for i in places])
        theirs, _ = past(numbers[games], facts[games], rows[games])
        asked = np.concatenate([tables[i].batch.asked for i in places])
        kinds = np.concatenate([np.array(tables[i].kinds)[tables[i].batch.asked] for i in places])
        is_past = (kinds == PAST) & (asked >= 0)
        wishes[games[is_past]] = np.asarray(theirs)[is_past]

    def _draw(self, wishes: Floats) -> tuple[NDArray[np.int64], Floats]:
        """A choice in each row by its chances, and the logarithm of its chance."""
        logs = np.log(softmax(wishes) + 1e-12)
        act = (logs + self.numbers.gumbel(size=wishes.shape)).argmax(1)
        return act, logs[np.arange(len(act)), act].astype(np.float32)

    def _answer(self, table: Table, rows: at.Row, act: NDArray[np.int64], logp: Floats, mine: Floats) -> None:
        """Give the net's answers, and the menus' own; keep what was decided."""
        batch = table.batch
        answers = np.full(GAMES, -1, np.int64)
        places = batch.tables.tables
        for i in range(GAMES):
            seat = int(batch.asked[i])
            if seat < 0:
                continue
            verb = int(batch.verbs[i])
            for_other = verb == GAIN and table.swindler >= 0 and rows[i, at.SOURCE] == table.swindler
            if table.kinds[seat] == MENU or for_other:
                option = int(places[i].bots[seat].pick(places[i].seats[seat]))
                chosen = at.choice_of(option)
            else:
                chosen = int(act[i])
                option = at.option_of(chosen, verb)
            answers[i] = option
            if not for_other and table.kinds[seat] != PAST and rows[i, at.OFFERED : at.SUPPLY].sum() > 1:
                table.stories[i][seat].append(Decision(rows[i], chosen, float(logp[i]), float(mine[i])))
        batch.answer(answers)

    def _renew(self, table: Table, seats: int, place: int) -> None:
        """Count games that are over and deal new ones; a table that has had its games makes room for another kingdom."""
        over = np.flatnonzero(table.batch.asked < 0).tolist()
        if not over:
            return
        for i in over:
            self._count(table, i)
        if table.left <= 0:
            self.tables[seats][place] = self._open(seats, place, TABLES[seats])
            return
        table.left -= len(over)
        table.batch.restart(over)

    def _count(self, table: Table, i: int) -> None:
        places = table.batch.places[i]
        tally = self.tally
        tally.games += 1
        if not places.any():
            tally.stuck += 1
        for seat, kind in enumerate(table.kinds):
            decisions, table.stories[i][seat] = table.stories[i][seat], []
            if not decisions or not places.any():
                continue
            others = [other for one, other in enumerate(table.kinds) if one != seat]
            story = Story(
                table.numbers, table.facts[seat], decisions, shares_of(places, seat), kind == MENU, max(others)
            )
            self.stories.append(story)
            tally.decisions += len(decisions)
            if kind == NET and table.batch.seats == 2:
                if MENU in others:
                    tally.met_menus += 1
                    tally.against_menus += story.won
                elif PAST in others:
                    tally.met_past += 1
                    tally.against_past += story.won


def _planned(table: Table) -> NDArray[np.int16]:
    """What the plans of those who are asked would choose."""
    found = np.full(GAMES, at.NO_PLAN, np.int16)
    for i, place in enumerate(table.batch.tables.tables):
        seat = int(table.batch.asked[i])
        if seat >= 0:
            found[i] = at.choice_of(int(table.planners[i][seat].pick(place.seats[seat])))
    return found


def samples_of(stories: list[Story], trust: float) -> Samples:
    """Stories of one size of table as arrays. `trust` is how far the net's later chances say what a decision was worth."""
    decisions = [decision for story in stories for decision in story.decisions]
    lengths = [len(story.decisions) for story in stories]
    most = 2 if decisions[0].row[at.SEATS] == 2 else 6
    shares = np.zeros((len(stories), most), np.float32)
    for i, story in enumerate(stories):
        shares[i, : len(story.shares)] = story.shares
    gained = np.zeros(len(decisions), np.float32)
    end = 0
    for story, length in zip(stories, lengths, strict=True):
        end += length
        ahead, later = 0.0, story.won
        if story.by_menu:
            continue
        for k in range(1, length + 1):  # from the last decision back
            chance = story.decisions[-k].chance
            ahead = (later - chance) + trust * ahead
            later = chance
            gained[end - k] = ahead
    return Samples(
        np.repeat(np.stack([story.numbers for story in stories]), lengths, 0),
        np.repeat(np.stack([story.facts for story in stories]), lengths, 0),
        np.stack([decision.row for decision in decisions]),
        np.array([decision.act for decision in decisions], np.int32),
        np.array([decision.logp for decision in decisions], np.float32),
        gained,
        np.repeat(shares, lengths, 0),
        np.repeat(np.array([story.by_menu for story in stories], np.float32), lengths, 0),
    )
