"""A review in words: moves, grades and reasons in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from signoria.lang import Translator
from signoria.review.coach import Reason
from signoria.review.review import Decision, Review, TurningPoint
from signoria.review.steps import Played

REASONS: Final = {
    "wins": "review-reason-wins",
    "unspent": "review-reason-unspent",
    "curses": "review-reason-curses",
    "points": "review-reason-points",
    "others-points": "review-reason-others-points",
    "seals": "review-reason-seals",
    "others-seals": "review-reason-others-seals",
}


class Wording:
    """Says what a review found. The names are those of the players, by seat."""

    def __init__(self, review: Review, played: Played, names: Sequence[str], translator: Translator) -> None:
        self.review = review
        self.played = played
        self.names = names
        self.translator = translator
        self.teller = played.record.ruleset().teller()

    # --- moves ------------------------------------------------------------------------------------------------------------

    def move(self, step: int, move: Sequence[str]) -> str:
        """A move by the names of what was picked: `2 × Copper, Estate`."""
        at = self.played.steps[step]
        question = at.game.question
        assert question is not None
        picks = [int(at.game.state.option_named(name)) for name in move] or [int(question.stop)]
        said = Counter(self.translator.say(self.teller.option(at.game, at.seat, pick)) for pick in picks)
        return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in said.items())

    def deed(self, decision: Decision) -> str:
        """What was decided, with what was to be done: `bought Gold`."""
        at = self.played.steps[decision.step]
        question = at.game.question
        assert question is not None
        verb = at.game.state.verb_name(question.verb)
        what = self.move(decision.step, decision.done)
        return self.translator.say("review-deed", verb=verb, what=what)

    # --- sentences --------------------------------------------------------------------------------------------------------

    def percent(self, share: float) -> str:
        return self.translator.percent(round(100 * share))

    def signed(self, change: float) -> str:
        percent = round(100 * change)
        sign = "+" if percent > 0 else "−" if percent < 0 else "±"
        return f"{sign}{self.translator.percent(abs(percent))}"

    def better(self, decision: Decision) -> str:
        """What the coach would have done; "" if nothing better is known."""
        if decision.better is None:
            return ""
        what = self.move(decision.step, decision.better)
        if decision.loss == 0:
            return self.translator.say("review-as-good", what=what)
        return self.translator.say("review-better", what=what, change=self.signed(decision.loss))

    def reason(self, reason: Reason | None) -> str:
        if reason is None:
            return ""
        figure = self.translator.number(reason.figure, 1)
        return self.translator.say(REASONS[reason.kind], figure=figure, coins=round(reason.figure))

    def sentence(self, decision: Decision) -> str:
        """Everything about a decision but whose it was and when."""
        parts = [self.deed(decision), self.better(decision), self.reason(decision.reason)]
        return ". ".join(part.rstrip(".") for part in parts if part) + "."

    def when(self, turn: int, seat: int) -> str:
        return self.translator.say("review-when", turn=turn, player=self.names[seat])

    def turning(self, point: TurningPoint) -> str:
        if point.is_luck:
            what = self.translator.say("review-luck", player=self.names[point.seat], change=self.signed(point.change))
            return f"{self.translator.say('review-turn', turn=point.turn)}: {what}"
        decision = self.decisions()[point.step]
        return f"{self.when(point.turn, point.seat)}: {self.sentence(decision)}"

    def decisions(self) -> Mapping[int, Decision]:
        return {decision.step: decision for decision in self.review.decisions}

    def grade(self, grade: str, n: int = 1) -> str:
        return self.translator.say("review-grade", grade=grade, n=n)

    def split(self, seat: int) -> str:
        """Start, luck and decisions of a seat, which add up to its result."""
        review = self.review
        others = review.result[seat] - review.start[seat] - review.luck[seat] - review.own[seat]
        return self.translator.say(
            "review-split",
            start=self.percent(review.start[seat]),
            luck=self.signed(review.luck[seat]),
            own=self.signed(review.own[seat]),
            others=self.signed(others),
            result=self.percent(review.result[seat]),
        )
