"""Small searches for what one or two cards are good for, in a kingdom where nothing else is bought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from signoria.bots.dominion.ladder import ladder_menu
from signoria.core.rng import from_seed
from signoria.dominion import GAME
from signoria.lab.evolve.arena import Arena
from signoria.lab.evolve.breeder import Breeder, cautious
from signoria.lab.evolve.contest import Contender, Contest
from signoria.lab.evolve.hall import Hall
from signoria.lab.evolve.plan import Plan, kingdom_cards, plan_of
from signoria.lab.workers import Workers

FILLERS = ("smithy", "village", "woodcutter", "cellar", "workshop", "chancellor", "feast", "mine", "adventurer", "moat", "market", "great_hall")  # fmt: skip
YARDSTICK = plan_of(ladder_menu("smithy"))  # most kingdoms have something about as good
IDEAS = 24  # random plans to begin with
CROSSED = 10  # crossings of what is known of the cards
FIRST_RUNGS = ((4, 14), (12, 6))
RUNGS = ((4, 8), (12, 4))
CHILDREN = 20
FAMILY = 6
MORE_DEALS = 8  # for each of the family in a generation
HOPELESS = 0.37  # of the games: with less to begin with, no more are spent
GENERATIONS = 6
FINAL_DEALS = 60


@dataclass(frozen=True)
class Grown:
    """The best plan for some cards, and what it scores against the rivals and the yardstick, from 0 to 1."""

    plan: Plan
    score: float
    yardstick: float
    games: int


def arena_for(cards: Sequence[str]) -> Arena:
    kingdom = [*cards, *(card for card in FILLERS if card not in cards)][:10]
    setup = GAME.lobby_rules().match_setup({"kingdom": ", ".join(kingdom)}, 2, [], from_seed("kingdom"))
    return Arena(setup, 2, f"grow {' '.join(cards)}")


def grow(cards: Sequence[str], known: Sequence[Plan], generations: int, workers: Workers) -> Grown | None:
    """A plan that buys only these cards besides money; None if the first tries are hopeless.

    `known` are the best plans for fewer of the cards. The first of them, the best, is also what has to be beaten.
    """
    arena = arena_for(cards)
    contest = Contest(arena, workers)
    breeder = Breeder(arena.view(), Random(arena.seed))
    breeder.kingdom = list(cards)
    fitting = [plan for plan in breeder.known if kingdom_cards(plan) <= set(cards)]
    rivals = list(dict.fromkeys([*known[:1], YARDSTICK]))
    hall = Hall(contest, [Contender(plan) for plan in rivals])
    parents = [*known, *fitting]
    ideas = [*parents, *(cautious(plan) for plan in parents)]
    ideas += [breeder.child(parents) for _ in range(CROSSED)]
    ideas += [breeder.around(breeder.chance.sample(list(cards), len(cards))) for _ in range(IDEAS)]
    seen = set(ideas)
    family = _raced(hall, [Contender(plan) for plan in dict.fromkeys(ideas)], FIRST_RUNGS)
    if len(cards) > 1 and hall.score(family[0])[0] < HOPELESS:
        return None
    for _ in range(generations):
        children = dict.fromkeys(breeder.child([one.plan for one in family]) for _ in range(CHILDREN))
        new = [Contender(plan) for plan in children if plan not in seen]
        seen.update(children)
        hall.challenge(family, MORE_DEALS)
        family = sorted([*family, *_raced(hall, new, RUNGS)], key=hall.worth, reverse=True)[:FAMILY]
    final = [Contender(one.plan) for one in family[:3]]  # with a clean slate: what they won so far was partly luck
    hall.challenge(final, FINAL_DEALS)
    best = max(final, key=hall.worth)
    ruler = hall.members[-1]
    yardstick = 0.5 if best.plan == YARDSTICK else best.records[ruler.text].mean(2)
    return Grown(best.plan, hall.score(best)[0], yardstick, contest.games)


def _raced(hall: Hall, contenders: list[Contender], rungs: Sequence[tuple[int, int]]) -> list[Contender]:
    for deals, stay in rungs:
        hall.challenge(contenders, deals)
        contenders = sorted(contenders, key=hall.worth, reverse=True)[:stay]
    return contenders
