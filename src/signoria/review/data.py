"""A review as plain data: for JSON, and to be kept and read again."""

from __future__ import annotations

import json
from collections.abc import Sequence

from signoria.review.account import Choice, Decision, Review, TurningPoint
from signoria.review.wording import Wording

DIGITS = 4


def review_data(review: Review, wording: Wording) -> dict[str, object]:
    """Everything of a review; moves are in the words of records, reasons in the reader's language."""
    return {
        "game": review.game,
        "players": list(wording.names),
        "chances": [rounded(row) for row in review.chances],
        "turns": list(review.turns),
        "decisions": [decision_data(one, wording) for one in review.decisions],
        "turning": [turning_data(one) for one in review.turning],
        "start": rounded(review.start),
        "skill": rounded(review.skill),
        "own": rounded(review.own),
        "others": rounded(review.others),
        "luck": rounded(review.luck),
        "result": rounded(review.result),
        "over": review.is_over,
        "games": review.games,
        "progress": round(review.progress, DIGITS),
    }


def review_json(review: Review, wording: Wording) -> str:
    return json.dumps(review_data(review, wording), ensure_ascii=False) + "\n"


def rounded(row: Sequence[float]) -> list[float]:
    return [round(value, DIGITS) for value in row]


def decision_data(one: Decision, wording: Wording) -> dict[str, object]:
    return {
        "step": one.step,
        "seat": one.seat,
        "turn": one.turn,
        "grade": one.grade,
        "loss": round(one.loss, DIGITS),
        "done": list(one.done),
        "better": None if one.better is None else list(one.better),
        "reason": wording.reason(one.reason) or None,
        "kind": one.kind or None,
        "choices": [choice_data(choice) for choice in one.choices],
    }


def choice_data(one: Choice) -> dict[str, object]:
    return {"move": list(one.move), "chance": round(one.chance, DIGITS), "error": round(one.error, DIGITS)}


def turning_data(one: TurningPoint) -> dict[str, object]:
    kind = "luck" if one.is_luck else "decision"
    return {"step": one.step, "seat": one.seat, "turn": one.turn, "change": round(one.change, DIGITS), "kind": kind}
