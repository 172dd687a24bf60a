"""The coach of one lesson: which remark fits the question that the player has now. It goes by what the player sees."""

from __future__ import annotations

from dataclasses import dataclass

from signoria.core.game import Game
from signoria.lessons.lesson import CHOICES, Lesson, Remark
from signoria.lessons.situation import holds


@dataclass(frozen=True)
class Hint:
    """A remark at a question, and what is said before it, while the player still looks at an award."""

    remark: Remark
    number: int  # how many steps there have been; 0: the remark isn't a step
    of: int  # how many there are at most; with the last step as many as there have been
    before: Hint | None = None


class Coach:
    """Goes through the questions of a game in order; the same game gives the same remarks, also after an undo."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._made: list[tuple[int, list[Remark]]] = []  # moves made at a question, and what was said there

    def follow(self, game: Game) -> Hint | None:
        """The remark for what the player is asked now; None if nothing is asked or nothing fits."""
        history = game.history
        if history is None or self.lesson.seat not in game.asked():
            return None
        at = len(history.moves)
        while self._made and self._made[-1][0] > at:
            self._made.pop()
        if not self._made or self._made[-1][0] < at:
            self._made.append((at, self._fitting(game)))
        hint = None
        for remark in self._made[-1][1]:
            hint = Hint(remark, *self._step(remark), hint)
        return hint

    def _fitting(self, game: Game) -> list[Remark]:
        """The first remark that fits, after the first one that is only made while an award is looked at."""
        lesson = self.lesson
        ruleset = lesson.branch.ruleset()
        options = [game.state.option_name(option) for option in game.options(lesson.seat)]
        facts = {**ruleset.seen_facts(game.view(lesson.seat)), CHOICES: len(set(options))}
        fitting: list[Remark] = []
        for award in (True, False):
            said = {*self.said(), *(remark.say for remark in fitting)}
            for remark in lesson.remarks:
                due = remark.award == award and (not remark.after or remark.after in said) and remark.until not in said
                due = due and (remark.again or remark.say not in said)
                if due and holds(remark.when, facts, ruleset.vocabulary, options):
                    fitting.append(remark)
                    break
        return fitting

    def said(self) -> list[str]:
        return [remark.say for _, made in self._made for remark in made]

    def _step(self, remark: Remark) -> tuple[int, int]:
        """The number of this step and of all: after the last one, those that were left out can't come anymore."""
        steps = [one.say for one in self.lesson.steps()]
        if remark.again:
            return 0, len(steps)
        number = [say for say in dict.fromkeys(self.said()) if say in steps].index(remark.say) + 1
        return number, number if remark.say == steps[-1] else len(steps)
