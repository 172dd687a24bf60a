"""A review in words: moves, grades and reasons in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from signoria.core.phrase import Phrase
from signoria.lang import Translator
from signoria.review.account import Decision, Review, TurningPoint
from signoria.review.coach import Reason

CARD: Final = "option-card"  # the message with the name of a card
CHARACTER: Final = "intrigo-option-buy"  # the one with the name of a character and its price
BOUGHT: Final = "buy"
SAME: Final = "same"
REASONS: Final = {
    "wins": "review-reason-wins",
    "loses": "review-reason-loses",
    "unspent": "review-reason-unspent",
    "curses": "review-reason-curses",
    "own-curses": "review-reason-own-curses",
    "points": "review-reason-points",
    "others-points": "review-reason-others-points",
    "lead": "review-reason-lead",
    "seals": "review-reason-seals",
    "others-seals": "review-reason-others-seals",
}
OF_OTHERS: Final = (
    "curses",
    "others-points",
    "others-seals",
)  # the figure is for each of the others; all are told together


def say_move(move: Sequence[str], words: Mapping[str, Phrase], translator: Translator) -> str:
    """A move by the names of what was picked: `2 × Copper, Estate`."""
    return listed([translator.say(words[pick]) for pick in move or [""]])


def listed(names: Sequence[str]) -> str:
    return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in Counter(names).items())


def say_deed(verb: str, move: Sequence[str], words: Mapping[str, Phrase], translator: Translator) -> str:
    """What was decided, with what was to be done: `bought Gold`."""
    return translator.say("review-deed", verb=verb_of(verb, move, words), what=say_move(move, words, translator))


def verb_of(verb: str, move: Sequence[str], words: Mapping[str, Phrase]) -> str:
    """What was done with cards; "" for other choices, such as ending a turn."""
    if any(CHARACTER in words[pick].messages for pick in move):
        return BOUGHT
    return verb if any(CARD in words[pick].messages for pick in move) else ""


def say_reason(reason: Reason | None, others: int, translator: Translator) -> str:
    """Why a move is better, to somebody who plays with so many others; "" if no figures show it."""
    if reason is None:
        return ""
    of_all = reason.figure * (others if reason.kind in OF_OTHERS else 1)
    figure = translator.number(of_all, 1)
    return translator.say(REASONS[reason.kind], figure=figure, coins=round(reason.figure), others=others)


class Wording:
    """Says what a review found. The names are those of the players, by seat."""

    def __init__(self, review: Review, names: Sequence[str], translator: Translator) -> None:
        self.review = review
        self.names = names
        self.translator = translator
        self._said: dict[int, str] = {}  # by phrase: the decisions of a review share theirs
        self._deeds: dict[tuple[str, str], str] = {}

    # --- moves ------------------------------------------------------------------------------------------------------------

    def move(self, decision: Decision, move: Sequence[str]) -> str:
        """A move by the names of what was picked: `2 × Copper, Estate`."""
        return listed([self._say(decision.words[pick]) for pick in move or [""]])

    def _say(self, phrase: Phrase) -> str:
        if id(phrase) not in self._said:
            self._said[id(phrase)] = self.translator.say(phrase)
        return self._said[id(phrase)]

    def deed(self, decision: Decision) -> str:
        """What was decided, with what was to be done: `bought Gold`."""
        key = (verb_of(decision.verb, decision.done, decision.words), self.move(decision, decision.done))
        if key not in self._deeds:
            self._deeds[key] = self.translator.say("review-deed", verb=key[0], what=key[1])
        return self._deeds[key]

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
        verb, words = decision.verb, decision.words
        do = verb_of(verb, decision.better, words)
        same = do and do == verb_of(verb, decision.done, words)
        what = self.translator.say("review-do", verb=SAME if same else do, what=self.move(decision, decision.better))
        if decision.loss == 0:
            return self.translator.say("review-as-good", what=what)
        return self.translator.say("review-better", what=what, change=self.signed(decision.loss))

    def reason(self, reason: Reason | None) -> str:
        return say_reason(reason, len(self.names) - 1, self.translator)

    def sentence(self, decision: Decision) -> str:
        """Everything about a decision but whose it was and when."""
        parts = [self.deed(decision), self.better(decision), self.reason(decision.reason)]
        return ". ".join(part.rstrip(".") for part in parts if part) + "."

    def when(self, turn: int, seat: int) -> str:
        return self.translator.say("review-when", game=self.review.game, turn=turn, player=self.names[seat])

    def turning(self, point: TurningPoint) -> str:
        if point.is_luck:
            what = self.translator.say("review-luck", player=self.names[point.seat], change=self.signed(point.change))
            return f"{self.translator.say('review-turn', game=self.review.game, turn=point.turn)}: {what}"
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
