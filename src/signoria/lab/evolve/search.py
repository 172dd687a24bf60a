"""The search for strategies on one kingdom: plans race against a hall of fame, and the best of them enter it.

Everything random comes from the seed and results come in order, so the same number of games gives the same plans wherever
they are played.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from random import Random

from signoria import __version__
from signoria.bots.dominion.ladder import ladder_menu
from signoria.bots.dominion.levels.best_plan import best_plans
from signoria.bots.dominion.levels.candidates import LADDER
from signoria.bots.dominion.levels.library import Entry, fitting, library
from signoria.bots.dominion.levels.tournament import best_menu
from signoria.bots.dominion.menu import text_of
from signoria.core.errors import SignoriaError
from signoria.lab.evolve.arena import Arena
from signoria.lab.evolve.breeder import Breeder
from signoria.lab.evolve.contest import Contender, Contest
from signoria.lab.evolve.hall import Hall
from signoria.lab.evolve.plan import Plan, kingdom_cards, plan_of
from signoria.lab.evolve.saved import SavedSearch, Table, contenders_of
from signoria.lab.statistics import Interval
from signoria.lab.workers import Workers

KNOWN_DEALS = 10  # for each pair of known menus at most, twice as many for each pair of the best
KNOWN_SHARE = 10_000  # games of a search for each of these deals
FIRST_RUNGS = ((3, 150), (8, 60), (24, 20))
ENOUGH = 8  # menus of the library: with so many, a short search does without new combinations of cards
COMBINED_SHARE = 40_000  # games of a search for each card in a combination
SHELF_RUNGS = ((8, 40), (24, 16))  # for the menus of the library
RACED = 4  # plans that `expert` would begin with in this kingdom
RUNGS = ((6, 24), (16, 10), (48, 5))
CHILDREN = 48  # in a generation
NEWCOMERS = 12  # plans without parents among them
ATTEMPTS = 10  # to make each child a plan nobody has tried
SCOUTS = 30  # plans without parents that a search of its own begins with, in every other generation
SCOUT_RUNGS = ((4, 10), (12, 5))
SCOUT_CHILDREN = 16
SCOUT_GENERATIONS = 3
SCOUT_DEALS = 48  # more for the two that come back
ELITE = 16
ALIKE = 3  # plans with the same Kingdom cards among the elite
ELITE_DEALS = 10  # more for each of the elite in a generation
CROWNED = 3  # the best few get more deals before one of them enters the hall
CROWNING_DEALS = 60
ANCHORS = 4  # the best known menus, which never leave the hall; medium's own is another
PLAYOFF = 0.2  # of the budget
FINALISTS = 10  # besides the anchors
FINALISTS_SHARE = 4000  # games of a search for each of them
LEADING = 4  # in the second half of the playoff only these play on, against the anchors
PLAYOFF_DEALS = 8  # for each pair at a time at most
PLAYOFF_SHARE = 2500  # games of a search for each of these deals


@dataclass(frozen=True)
class Budget:
    """How much to play: games, or seconds."""

    games: int = 0
    seconds: float = 0.0

    def used(self, games: int, seconds: float) -> float:
        """The part that is used up; 1 and more: all of it."""
        return games / self.games if self.games else seconds / self.seconds

    def few(self, most: int, share: int) -> int:
        """At most so many deals; with few games one for each share of them, so that a short search stays short."""
        return max(1, min(most, self.games // share)) if self.games else most


@dataclass(frozen=True)
class Progress:
    """How far a search is."""

    generation: int
    games: int
    seconds: float
    used: float  # of the budget, from 0 to 1
    best: Interval | None  # the leader's score against the hall


@dataclass(frozen=True)
class Strategy:
    """A plan that was found, and how good it is."""

    plan: Plan
    name: str  # of a known menu; empty for a new plan
    score: Interval  # against the finalists, weighted by their equilibrium
    share: float  # in the mixture that no finalist beats
    against: list[Interval | None]  # each finalist, in the same order; None: itself, or they never met


@dataclass(frozen=True)
class Finding:
    """The strategies that were found, the best first."""

    strategies: list[Strategy]
    games: int
    generations: int
    seconds: float
    whole: bool  # False: somebody interrupted, or something went wrong
    trouble: SignoriaError | None = None


class Evolution:
    """One run of the search."""

    def __init__(
        self,
        arena: Arena,
        workers: Workers,
        budget: Budget,
        tell: Callable[[Progress], None] = lambda progress: None,
        keep: Callable[[SavedSearch], None] = lambda saved: None,
        entries: Sequence[Entry] | None = None,
    ) -> None:
        self.budget = budget
        self.tell = tell
        self.keep = keep  # after every generation; an error of its own ends the search as an interrupt does
        self.contest = Contest(arena, workers)
        view = arena.view()
        self.breeder = Breeder(view, Random(f"{arena.seed} plans"))
        # Other menus to begin with.
        shelf = [plan_of(entry.menu()) for entry in fitting(library() if entries is None else list(entries), view)]
        famous = [plan_of(ladder_menu(name)) for name in LADDER]
        self.shelf = list(dict.fromkeys([*shelf, *self.breeder.relatives(famous)]))
        self.raced = RACED if entries is None else 0  # so many plans of the library's own race join them
        self.hall = Hall(self.contest, [Contender(plan) for plan in self.breeder.known[: 2 * ANCHORS]])
        self.elite: list[Contender] = []
        self.finalists: list[Contender] = []
        self.seen: dict[str, None] = {}  # digests of all plans that were tried, in order
        self.generation = 0
        self.began = time.perf_counter()

    def run(self) -> Finding:
        """Search until the budget is used up or somebody interrupts, then let the best play each other."""
        whole = True
        trouble: SignoriaError | None = None
        try:
            self._search()
            self._play_off()
        except KeyboardInterrupt:
            whole = False
        except SignoriaError as error:  # workers that are gone, a full disk: what is known so far is still worth having
            if not self.contest.games:
                raise
            whole, trouble = False, error
        return self._finding(self.finalists or self._finalists(), whole, trouble)

    def _search(self) -> None:
        if self.finalists:
            return
        if not self.elite:
            self._keep()
            self._open()
            self._keep()
        while self._used() < 1 - PLAYOFF:
            self._next_generation()
            self._keep()

    def _play_off(self) -> None:
        """Let the finalists meet on deals that nobody has played."""
        self.finalists = self.finalists or self._finalists()
        while True:
            if self._used() < 1 - PLAYOFF / 2 or not self.finalists[0].records:
                self.contest.round_robin(self.finalists, self.budget.few(PLAYOFF_DEALS, PLAYOFF_SHARE))
            else:
                self._play_leaders()
            self._report()
            finished = self._used() >= 1
            self._keep(finished)
            if finished:
                return

    def _play_leaders(self) -> None:
        """More deals for those that may be the best, against the anchors: strategies beat each other in circles."""
        hall = self._final_hall(self.finalists)
        hall.weigh()
        leading = sorted(self.finalists, key=hall.safe, reverse=True)[:LEADING]
        rivals = self.finalists[: hall.anchored] or self.finalists
        pairs = [(one, other) for one in leading for other in rivals if one is not other]
        self.contest.pair_up(pairs, self.contest.new_deals(PLAYOFF_DEALS), PLAYOFF_DEALS)

    def _final_hall(self, finalists: list[Contender]) -> Hall:
        return Hall(self.contest, finalists, self.hall.anchored)

    # --- keeping and continuing -----------------------------------------------------------------------------------------

    def _keep(self, finished: bool = False) -> None:
        table = Table()
        elite, hall = table.add(self.elite), table.add(self.hall.members)
        finalists = table.add(self.finalists)
        arena, version, numbers = self.contest.arena, *self.breeder.chance.getstate()[:2]
        self.keep(
            SavedSearch(
                version=__version__,
                setup=dict(arena.setup),
                seats=arena.seats,
                seed=arena.seed,
                budget_games=self.budget.games,
                budget_seconds=self.budget.seconds,
                seconds=self._seconds(),
                games=self.contest.games,
                next_deal=self.contest.next_deal,
                generation=self.generation,
                chance=(version, numbers, None),
                seen=list(self.seen),
                texts=list(table.texts),
                contenders=table.contenders,
                elite=elite,
                hall=hall,
                finalists=finalists,
                anchored=self.hall.anchored,
                mixture=self.hall.mixture,
                finished=finished,
            )
        )

    def resume(self, saved: SavedSearch) -> None:
        """Continue from there. One that was finished breeds again, as it now has a larger budget."""
        contenders = contenders_of(saved)
        self.elite = [contenders[place] for place in saved.elite]
        self.hall = Hall(self.contest, [contenders[place] for place in saved.hall], saved.anchored)
        self.hall.mixture = list(saved.mixture)
        self.finalists = [] if saved.finished else [contenders[place] for place in saved.finalists]
        self.seen = dict.fromkeys(saved.seen)
        self.generation = saved.generation
        self.contest.games, self.contest.next_deal = saved.games, saved.next_deal
        self.breeder.chance.setstate(saved.chance)
        self.began = time.perf_counter() - saved.seconds

    # --- along the way --------------------------------------------------------------------------------------------------

    def _seconds(self) -> float:
        return time.perf_counter() - self.began

    def _used(self) -> float:
        return self.budget.used(self.contest.games, self._seconds())

    def _report(self) -> None:
        best = self.hall.interval(self.elite[0]) if self.elite else None
        self.tell(Progress(self.generation, self.contest.games, self._seconds(), min(1.0, self._used()), best))

    # --- generations ----------------------------------------------------------------------------------------------------

    def _open(self) -> None:
        """The best known menus become the hall; then everything the kingdom suggests races against them."""
        self._report()
        anchors = self._anchors()
        self.hall = Hall(self.contest, anchors, len(anchors))
        self.hall.weigh()
        self._report()
        raced = [plan_of(menu) for menu in best_plans(self.contest.arena.seat())[: self.raced]] if self.raced else []
        self.shelf = list(dict.fromkeys([*raced, *self.shelf]))
        shelf = self._race([Contender(plan) for plan in self.shelf], SHELF_RUNGS)
        most = 3 if len(shelf) < ENOUGH else self.budget.few(3, COMBINED_SHARE)
        plans = self.breeder.suggested(most)
        self.seen.update((_digest(plan), None) for plan in [*self.shelf, *plans])
        self._choose([*anchors, *shelf, *self._race([Contender(plan) for plan in plans], FIRST_RUNGS)])

    def _anchors(self) -> list[Contender]:
        """The known menus that do best among each other, and medium's."""
        known = [Contender(plan) for plan in self.breeder.known]
        first = self.budget.few(KNOWN_DEALS, KNOWN_SHARE)
        for deals, stay in ((first, 2 * ANCHORS), (2 * KNOWN_DEALS, ANCHORS)):
            if self._used() < 1 - PLAYOFF:
                self.contest.round_robin(known, deals)
            field = Hall(self.contest, known)
            known = sorted(known, key=lambda one: -field.score(one)[0])[:stay]
        medium = plan_of(best_menu(self.contest.arena.seat()))
        return known if any(one.plan == medium for one in known) else [*known, Contender(medium)]

    def _next_generation(self) -> None:
        self.generation += 1
        winners = self._race([Contender(plan) for plan in self._children()], RUNGS)
        if self.generation % 2 == 0:
            winners += self._scout()
        self.hall.challenge(self.elite, ELITE_DEALS)
        self._choose([*self.elite, *winners])

    def _scout(self) -> list[Contender]:
        """A small search of its own: new ideas need some tuning before they can stand beside the elite."""
        family = self._race([Contender(plan) for plan in self._unseen([], SCOUTS, SCOUTS)], SCOUT_RUNGS)
        for _ in range(SCOUT_GENERATIONS):
            children = [Contender(plan) for plan in self._unseen([one.plan for one in family], SCOUT_CHILDREN, 0)]
            family = sorted([*family, *self._race(children, SCOUT_RUNGS)], key=self.hall.worth, reverse=True)
            family = family[: SCOUT_RUNGS[-1][1]]
        return self._race(family[:2], ((SCOUT_DEALS, 2),))

    def _children(self) -> list[Plan]:
        return self._unseen([one.plan for one in self.elite], CHILDREN, NEWCOMERS)

    def _unseen(self, parents: Sequence[Plan], number: int, newcomers: int) -> list[Plan]:
        """Plans that nobody has tried: some without parents, then children of these."""
        plans: dict[str, Plan] = {}
        for _ in range(ATTEMPTS * number):
            plan = self.breeder.random() if len(plans) < newcomers else self.breeder.child(parents)
            digest = _digest(plan)
            if digest not in self.seen:
                plans[digest] = plan
            if len(plans) == number:
                break
        self.seen.update(dict.fromkeys(plans))
        return list(plans.values())

    def _race(self, contenders: list[Contender], rungs: Sequence[tuple[int, int]]) -> list[Contender]:
        """Rung by rung more deals for fewer plans, as long as the budget lasts."""
        for deals, stay in rungs:
            if self._used() < 1 - PLAYOFF:
                self.hall.challenge(contenders, deals)
            contenders = sorted(contenders, key=self.hall.worth, reverse=True)[:stay]
        return contenders

    def _choose(self, contenders: Sequence[Contender]) -> None:
        """The best become the elite, only a few of each kind; the very best may enter the hall."""
        self.elite = []
        kinds: Counter[frozenset[str]] = Counter()
        best = {one.plan: one for one in sorted(contenders, key=self.hall.worth, reverse=True)}
        for one in best.values():
            kind = kingdom_cards(one.plan)
            kinds[kind] += 1
            if kinds[kind] <= ALIKE and len(self.elite) < ELITE:
                self.elite.append(one)
        self._crown()
        self.elite.sort(key=self.hall.worth, reverse=True)
        self._report()

    def _crown(self) -> None:
        """The best plan outside the hall enters it if it beats the hall."""
        outside = [one for one in self.elite if one not in self.hall][:CROWNED]
        if not outside or self._used() >= 1 - PLAYOFF:
            return
        self.hall.challenge(outside, CROWNING_DEALS)
        best = max(outside, key=self.hall.worth)
        if self.hall.worth(best) > 1 / self.contest.arena.seats:
            self.hall.admit(best)

    # --- the end --------------------------------------------------------------------------------------------------------

    def _finalists(self) -> list[Contender]:
        """The anchors, then the best of all, with a clean slate: what they won on the way here was partly luck."""
        everyone = {one.plan: one for one in [*self.elite, *self.hall.members]}
        anchors = self.hall.members[: self.hall.anchored]
        known = {one.plan for one in anchors}
        others = [one for one in everyone.values() if one.plan not in known]
        others.sort(key=self.hall.worth, reverse=True)
        return [Contender(one.plan) for one in [*anchors, *others[: self.budget.few(FINALISTS, FINALISTS_SHARE)]]]

    def _finding(self, finalists: list[Contender], whole: bool, trouble: SignoriaError | None) -> Finding:
        if any(not one.records for one in finalists):  # interrupted before they met: go by what was known
            known = {one.plan: one for one in [*self.hall.members, *self.elite]}
            finalists = [known.get(one.plan, one) for one in finalists]
        hall = self._final_hall(finalists)
        if whole:
            hall.weigh()
        seats = self.contest.arena.seats
        order = sorted(range(len(finalists)), key=lambda i: hall.safe(finalists[i]), reverse=True)
        strategies = [
            Strategy(
                finalists[i].plan,
                self.breeder.names.get(finalists[i].plan, ""),
                hall.interval(finalists[i]),
                hall.mixture[i],
                [
                    record.interval(seats) if (record := finalists[i].records.get(finalists[j].text)) else None
                    for j in order
                ],
            )
            for i in order
        ]
        return Finding(strategies, self.contest.games, self.generation, self._seconds(), whole, trouble)


def _digest(plan: Plan) -> str:
    return blake2b(text_of(plan).encode(), digest_size=8).hexdigest()
