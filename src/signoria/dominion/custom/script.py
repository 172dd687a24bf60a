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
from signoria.dominion.custom.verbs import ASKING, QUIET, tidy
from signoria.dominion.effects import TREASURE, Asks, Player, Turn
from signoria.dominion.kingdom import Kingdom


def carry_out(turn: Turn, steps: tuple[Step, ...], who: Player) -> Asks[None]:
    """Carry out steps from first to last. Nested lists go on a stack of our own, so plays inside plays stay shallow."""
    run = Run(turn)
    run.enter(steps, who, [], 0)
    while run.work:
        at = run.work[-1]
        if at.place == len(at.steps):
            run.work.pop()
            continue
        step = at.steps[at.place]
        at.place += 1
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
        return any((turn.kingdom.of_type(test.types) >> card) & 1 for card in at.it[:1])
    if test.what == IT_COSTS:
        return any(turn.cost(card) >= test.number for card in at.it[:1])
    if test.what == HAND_HAS:
        return turn.holds(at.who, test.types)
    if test.what == WAS_NAMED:
        return run.named in at.it[:1]
    if test.what == IN_PLAY:
        return turn.is_in_play()
    return count(test.what, turn, at) >= test.number


def asks(steps: tuple[Step, ...]) -> bool:
    """Whether any of these steps may ask something."""
    return any(
        step.verb in ASKING
        or step.verb == LOOK  # what nobody takes is put back in some order
        or asks(step.then)
        or asks(step.otherwise)
        or any(asks(block) for _, block in step.blocks)
        for step in steps
    )


def write_on(card: Card, steps: tuple[Step, ...], reaction: tuple[Step, ...], rule: PointsRule | None) -> None:
    """Give a card its text."""

    def play(turn: Turn) -> Asks[None]:
        return carry_out(turn, steps, turn.me)

    def play_at_once(turn: Turn) -> None:
        for _ in carry_out(turn, steps, turn.me):
            raise AssertionError("steps that ask nothing have asked")

    def react(turn: Turn, owner: Player) -> Asks[None]:
        return carry_out(turn, reaction, owner)

    def points(kingdom: Kingdom, owned: list[int]) -> int:
        assert rule is not None
        return rule.points(kingdom, owned, card.id)

    bonuses = card.cards or card.actions or card.buys
    if asks(steps) or (card.types & TREASURE and (steps or bonuses)):  # a quiet Treasure gives coins and nothing else
        card.on_play(play)
    elif steps:
        card.at_once(play_at_once)
    if reaction:
        card.on_attack(react)
    if rule is not None:
        card.worth_here(points)
