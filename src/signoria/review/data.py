"""A review as plain data: for JSON, and to be kept and read again."""

from __future__ import annotations

import json

from signoria.review.account import Choice, Decision, Review, TurningPoint
from signoria.review.wording import Wording

DIGITS = 4


def review_data(review: Review, wording: Wording) -> dict[str, object]:
    """Everything of a review; moves are in the words of records, reasons in the reader's language."""
    return {
        "game": review.game,
        "players": list(wording.names),
        "chances": [_rounded(row) for row in review.chances],
        "turns": list(review.turns),
        "decisions": [_decision(one, wording.reason(one.reason) or None) for one in review.decisions],
        "turning": [_turning(one) for one in review.turning],
        "start": _rounded(review.start),
        "skill": _rounded(review.skill),
        "own": _rounded(review.own),
        "others": _rounded(review.others),
        "luck": _rounded(review.luck),
        "result": _rounded(review.result),
        "over": review.is_over,
        "games": review.games,
        "progress": round(review.progress, DIGITS),
    }


def review_json(review: Review, wording: Wording) -> str:
    return json.dumps(review_data(review, wording), ensure_ascii=False) + "\n"


def _rounded(row: tuple[float, ...]) -> list[float]:
    return [round(value, DIGITS) for value in row]


def _decision(one: Decision, reason: str | None) -> dict[str, object]:
    return {
        "step": one.step,
        "seat": one.seat,
        "turn": one.turn,
        "grade": one.grade,
        "loss": round(one.loss, DIGITS),
        "done": list(one.done),
        "better": None if one.better is None else list(one.better),
        "reason": reason,
        "kind": one.kind or None,
        "choices": [_choice(choice) for choice in one.choices],
    }


def _choice(one: Choice) -> dict[str, object]:
    return {"move": list(one.move), "chance": round(one.chance, DIGITS), "error": round(one.error, DIGITS)}


def _turning(one: TurningPoint) -> dict[str, object]:
    kind = "luck" if one.is_luck else "decision"
    return {"step": one.step, "seat": one.seat, "turn": one.turn, "change": round(one.change, DIGITS), "kind": kind}
