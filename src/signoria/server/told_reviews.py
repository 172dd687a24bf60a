"""A review as people are told it: JSON in their language, as `shapes.Review` describes it.

It is written in the bots' processes, so it does no I/O, and it doesn't import the shapes, which take 20 MB.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from signoria.core.phrase import numbered
from signoria.lang import Translator
from signoria.review.account import Account, Choice, Decision, TurningPoint, review_of
from signoria.review.wording import Wording

DIGITS: Final = 4


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
    return msgspec.json.encode(
        {
            "game": review.game,
            "number": heading.number,
            "games": heading.games,
            "players": players,
            "chances": [rounded(row) for row in review.chances],
            "turns": review.turns,
            "movers": review.movers,
            "decisions": [_decision(one, wording) for one in review.decisions],
            "turning": [_turning(one, wording) for one in review.turning],
            "start": rounded(review.start),
            "own": rounded(review.own),
            "others": rounded(review.others),
            "luck": rounded(review.luck),
            "skill": rounded(review.skill),
            "result": rounded(review.result),
            "hints": heading.hints,
            "over": review.is_over,
            "imagined": review.games,
        }
    )


def _decision(one: Decision, wording: Wording) -> dict[str, object]:
    return {
        "step": one.step,
        "seat": one.seat,
        "turn": one.turn,
        "grade": one.grade,
        "loss": round(one.loss, DIGITS),
        "done": one.done,
        "deed": wording.deed(one),
        "better": one.better,
        "better_text": None if one.better is None else wording.move(one, one.better),
        "reason": wording.reason(one.reason) or None,
        "kind": one.kind or None,
        "settled": one.settled,
        "choices": [_choice(choice, wording.move(one, choice.move)) for choice in one.choices],
    }


def _choice(choice: Choice, text: str) -> dict[str, object]:
    return {
        "move": choice.move,
        "text": text,
        "chance": round(choice.chance, DIGITS),
        "error": round(choice.error, DIGITS),
    }


def _turning(one: TurningPoint, wording: Wording) -> dict[str, object]:
    return {
        "step": one.step,
        "seat": one.seat,
        "turn": one.turn,
        "change": round(one.change, DIGITS),
        "kind": "luck" if one.is_luck else "decision",
        "text": wording.turning(one),
    }


def rounded(row: Sequence[float]) -> list[float]:
    return [round(value, DIGITS) for value in row]
