"""A review as a page of its own: everything is in one file, and it prints well."""

from __future__ import annotations

import html
from collections import Counter
from collections.abc import Iterator
from typing import Final

from signoria.lab import sheet
from signoria.review.account import Decision
from signoria.review.figures import GRADES
from signoria.review.graph import by_turn
from signoria.review.wording import Wording

WIDTH, HEIGHT, LEFT, FOOT = 720, 260, 40, 26
TONES: Final = (
    "#0072b2",
    "#d55e00",
    "#009e73",
    "#cc79a7",
    "#b8860b",
    "#56b4e9",
)  # told apart by color-blind people too
DASHES: Final = ("", "8 4", "2 4", "10 3 2 3", "5 5", "1 6")
SIGNS: Final = {"best": "★", "good": "✓", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
STYLE: Final = """<style>
.graph { height: auto; max-width: 100%; font-size: 12px } .graph text { fill: var(--ink-2) }
.grade { font-weight: 700; text-align: center } .blunder, .mistake { color: var(--ask) } .best { color: var(--may) }
article { grid-template-columns: 2rem minmax(0, 1fr) } ol { padding-left: 1.4rem; margin: 0 } li { margin: .3rem 0 }
.fall { height: 44px } .legend { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem }
@media print { body { background: none; padding: 0 } section { break-inside: avoid; box-shadow: none; border: 1px solid #bbb } }
</style>"""


def review_page(wording: Wording) -> str:
    say = wording.translator.say
    review = wording.review
    turning = "".join(f"<li>{html.escape(wording.turning(point))}</li>" for point in review.turning)
    first = f"<ol>{turning}</ol>" if turning else f"<p>{html.escape(say('review-none'))}</p>"
    about = [say("review-about", n=review.games)]
    about += [] if review.progress >= 1 else [say("review-part")]
    about += [] if review.is_over else [say("review-not-over")]
    body = (
        f"{STYLE}<main>"
        f"<div>{sheet.section(say('review-chances'), '', _graph(wording))}"
        f"{sheet.section(say('review-decisions'), '', ''.join(_decisions(wording)))}</div>"
        f"<div>{sheet.section(say('review-turning'), '', first)}"
        f"{sheet.section(say('review-split-title'), '', ''.join(_splits(wording)))}</div></main>"
        f"<footer>{''.join(f'<p>{html.escape(line)}</p>' for line in about)}</footer>"
    )
    title = f"{say('review-title')}: {', '.join(wording.names)}"
    return sheet.page(wording.translator.lang, title, body)


def _graph(wording: Wording) -> str:
    points = by_turn(wording.review)
    right, bottom = WIDTH - LEFT, HEIGHT - FOOT

    def across(index: int) -> float:
        return LEFT + index * (right - LEFT) / (len(points) - 1)

    def down(chance: float) -> float:
        return 8 + (1 - chance) * (bottom - 8)

    parts = []
    for percent in (0, 25, 50, 75, 100):
        y = down(percent / 100)
        label = wording.translator.percent(percent)
        parts.append(f'<path class="line" d="M{LEFT} {y:.1f}H{right}"/><text x="0" y="{y + 4:.1f}">{label}</text>')
    every = max(1, len(points) // 12)
    for index, (step, _) in enumerate(points[:-1]):
        if index % every == 0:
            turn = wording.review.turns[step]
            parts.append(f'<text x="{across(index):.1f}" y="{HEIGHT - 6}" text-anchor="middle">{turn}</text>')
    for seat in range(len(wording.names)):
        line = "L".join(f"{across(index):.1f} {down(chances[seat]):.1f}" for index, (_, chances) in enumerate(points))
        dash = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
        parts.append(f'<path d="M{line}" stroke-width="2.5" style="stroke:{TONES[seat % len(TONES)]}"{dash}/>')
    legend = "".join(
        f'<span style="color:{TONES[seat % len(TONES)]}"><b>━</b> {html.escape(name)} '
        f"{wording.percent(wording.review.result[seat])}</span>"
        for seat, name in enumerate(wording.names)
    )
    label = html.escape(wording.translator.say("review-chances"))
    drawn = "".join(parts)
    return f'<svg class="graph" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{drawn}</svg><p class="legend">{legend}</p>'


def _decisions(wording: Wording) -> Iterator[str]:
    """How many of each grade, then the decisions that cost something, the dearest first."""
    for seat, name in enumerate(wording.names):
        counts = Counter(one.grade for one in wording.review.decisions if one.seat == seat)
        told = ", ".join(f"{counts[grade]} {wording.grade(grade, counts[grade])}" for grade in GRADES)
        yield f"<p><b>{html.escape(name)}</b>: {html.escape(told)}</p>"
    for one in sorted(wording.review.decisions, key=lambda one: -one.loss):
        if one.grade in GRADES[2:]:
            yield _decision(wording, one)


def _decision(wording: Wording, one: Decision) -> str:
    return (
        f'<article><b class="grade {one.grade}" title="{html.escape(wording.grade(one.grade))}">{SIGNS[one.grade]}</b>'
        f"<div><h3>{html.escape(wording.when(one.turn, one.seat))}</h3>"
        f"<p>{html.escape(wording.sentence(one))}</p></div></article>"
    )


def _splits(wording: Wording) -> Iterator[str]:
    """Bars one below the other: start, luck, own decisions, others' decisions; each begins where the last one ended."""
    review = wording.review
    for seat, name in enumerate(wording.names):
        at, bars = 0.0, []
        parts = (review.start[seat], review.luck[seat], review.own[seat], review.others[seat])
        for row, (part, tone) in enumerate(zip(parts, ("--line", "--ink-2", "--ask", "--may"), strict=True)):
            low, high = sorted((at, at + part))
            bars.append(
                f'<rect x="{50 + 100 * low:.1f}" y="{11 * row}" width="{max(0.3, 100 * (high - low)):.1f}" height="9" '
                f'style="fill:var({tone})"/>'
            )
            at += part
        yield (
            f'<h3>{html.escape(name)}</h3><svg class="fall" viewBox="0 0 200 44" preserveAspectRatio="none" aria-hidden="true">'
            f'<path class="mid" d="M50 0V44M150 0V44"/>{"".join(bars)}</svg><p>{html.escape(wording.split(seat))}</p>'
        )
