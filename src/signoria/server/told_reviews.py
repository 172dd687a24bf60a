"""A review as people are told it: JSON in their language, as `shapes.Review` describes it.

It is written in the bots' processes, so it does no I/O, and it doesn't import the shapes, which take 20 MB.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from signoria.core.phrase import numbered
from signoria.lang import Translator
from signoria.review.account import Account, Decision, review_of
from signoria.review.data import choice_data, decision_data, review_data, turning_data
from signoria.review.wording import Wording


@dataclass(frozen=True)
class Heading:
    """What to tell about a game beside its review."""

    players: tuple[str, ...]  # empty if they have no names
    number: int  # which game of its table it is
    games: int  # how many there are
    hints: tuple[int, ...]  # questions that the coach helped with, by seat; empty if none


def told(account: Account, heading: Heading, language: str) -> bytes:
    review = review_of(account)
    players = numbered(heading.players or [f"#{seat + 1}" for seat in range(account.seats)])
    wording = Wording(review, players, Translator(language, account.names))
    data = review_data(review, wording)
    imagined, _ = data.pop("games"), data.pop("progress")  # how far it is, people are told apart from it
    return msgspec.json.encode(
        {
            **data,
            "number": heading.number,
            "games": heading.games,
            "movers": review.movers,
            "decisions": [_decision(one, wording) for one in review.decisions],
            "turning": [{**turning_data(one), "text": wording.turning(one)} for one in review.turning],
            "hints": heading.hints,
            "imagined": imagined,
        }
    )


def _decision(one: Decision, wording: Wording) -> dict[str, object]:
    return {
        **decision_data(one, wording),
        "deed": wording.deed(one),
        "better_text": None if one.better is None else wording.move(one, one.better),
        "settled": one.settled,
        "choices": [{**choice_data(choice), "text": wording.move(one, choice.move)} for choice in one.choices],
    }
