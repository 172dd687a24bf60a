"""Carries out the steps of a custom card, with one generator for all of them, and gives them to a card as its text.

A list of steps is carried out for one player and once, or once for each of a few players or cards, so every card comes to
its end. Nothing is looked up by a name that is not in the tables of `verbs`.
"""

from __future__ import annotations

from signoria.dominion.card import Card
from signoria.dominion.custom.steps import (
    HAND_HAS,
    IN_PLAY,
    IT_COSTS,
    IT_IS,
    LOOK,
    WAS_NAMED,
    Frame,
    PointsRule,
    Run,
    Step,
    count,
)
from signoria.dominion.custom.verbs import ASKING, LIKE_PRINTED, QUIET, tidy
from signoria.dominion.effects import Effect, Player, Turn
from signoria.dominion.kingdom import Kingdom


def run_steps(turn: Turn, steps: tuple[Step, ...], who: Player) -> Effect[None]:
    """Carry out steps from first to last. Nested lists are kept on our own stack, so plays inside plays stay shallow."""
    run = Run(turn)
    run.enter(steps, who, [], 0)
    while run.work:
        at = run.work[-1]
        if at.next == len(at.steps):
            run.work.pop()
            continue
        step = at.steps[at.next]
        at.next += 1
        quiet = QUIET.get(step.verb)
        if quiet is not None:
            quiet(run, at, step)
        else:
            yield from ASKING[step.verb](run, at, step)
        if step.then or step.otherwise:
            run.enter(step.then if _holds(run, at, step) else step.otherwise, at.who, at.it, at.done)
    yield from tidy(turn)


def _holds(run: Run, at: Frame, step: Step) -> bool:
    test = step.test
    if test is None:
        return at.done > 0
    turn = run.turn
    if test.what == IT_IS:
        return any((turn.board.kingdom.of_type(test.types) >> card) & 1 for card in at.it[:1])
    if test.what == IT_COSTS:
        return any(turn.cost(card) >= test.number for card in at.it[:1])
    if test.what == HAND_HAS:
        return turn.holds(at.who, test.types)
    if test.what == WAS_NAMED:
        return run.named in at.it[:1]
    if test.what == IN_PLAY:
        return turn.is_in_play()
    return count(test.what, turn, at) >= test.number


def verbs_of(steps: tuple[Step, ...]) -> list[str]:
    """The verbs of these steps and of all inside them."""
    found: list[str] = []
    for step in steps:
        found.append(step.verb)
        for inside in (step.then, step.otherwise, *[block for _, block in step.blocks]):
            found += verbs_of(inside)
    return found


def asks(verbs: list[str]) -> bool:
    """Whether any of these verbs may ask something."""
    return any(verb in ASKING or verb == LOOK for verb in verbs)  # looked-at cards that stay are put back in some order


def write_on(card: Card, steps: tuple[Step, ...], reaction: tuple[Step, ...], rule: PointsRule | None) -> None:
    """Give a card its text."""
    verbs = verbs_of(steps)
    may_ask = asks(verbs)

    def play(turn: Turn) -> Effect[None] | None:
        effect = run_steps(turn, steps, turn.me)
        if may_ask:
            return effect
        for _ in effect:
            raise AssertionError("steps that ask nothing have asked")
        return None

    def react(turn: Turn, owner: Player) -> Effect[None]:
        return run_steps(turn, reaction, owner)

    def points(kingdom: Kingdom, owned: list[int]) -> int:
        assert rule is not None
        return rule.points(kingdom, owned, card.id)

    if steps:
        card.on_play(play)
    for verb, printed in LIKE_PRINTED.items():
        if verb in verbs:
            card.works_like(printed)
    if reaction:
        card.on_attack(react)
    if rule is not None:
        card.worth(points)
