"""What reports that are pages of their own share: how they look, heat maps, and scores with their intervals as lines."""

from __future__ import annotations

import html
from collections.abc import Sequence

from signoria.lab.statistics import Interval
from signoria.lang import Translator

STYLE = """:root { color-scheme: light dark;
  --table: light-dark(#d8dfd6, #10181b); --paper: light-dark(#fcfbf7, #223036); --paper-2: light-dark(#eef0ea, #2b3a40);
  --line: light-dark(#bcc5bc, #33434a); --ink: light-dark(#1b2a31, #efe9db); --ink-2: light-dark(#46555a, #b4bfbd);
  --may: light-dark(#0b666b, #2f8f8c); --ask: light-dark(#99271f, #b2543f) }
* { box-sizing: border-box }
body { font: 16px/1.45 "Alegreya Sans", system-ui, sans-serif; color: var(--ink); background: var(--table);
  margin: 0 auto; padding: 1.5rem 1rem 3rem; max-width: 84rem }
h1, h2, h3 { font-family: Alegreya, Georgia, serif; margin: 0; line-height: 1.2 }
h1 { font-size: 2.2rem } h2 { font-size: 1.35rem } h3 { font-size: 1.15rem }
p { margin: 0; color: var(--ink-2) }
.lead { font-size: 1.05rem; max-width: 60rem; margin-top: .3rem }
.kingdom { list-style: none; padding: 0; margin: 1rem 0; display: flex; flex-wrap: wrap; gap: .4rem }
.kingdom li { background: var(--paper); border: 1px solid var(--line); border-radius: 6px; padding: .3rem .7rem;
  font-family: Alegreya, Georgia, serif; font-weight: 700 }
main { display: grid; gap: 1rem; grid-template-columns: minmax(0, 5fr) minmax(0, 4fr); align-items: start }
main > div { display: grid; gap: 1rem }
section { background: var(--paper); border-radius: 12px; padding: 1.1rem 1.2rem; box-shadow: 0 1px 2px #0003 }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; align-items: baseline; margin-bottom: .6rem }
header p, small { font-size: .85rem; color: var(--ink-2) }
article { display: grid; grid-template-columns: auto minmax(0, 1fr) 9rem 6rem; gap: .9rem; align-items: center;
  padding: .7rem 0; border-top: 1px solid var(--line) }
.rank { display: inline-grid; place-items: center; min-width: 1.8rem; height: 1.8rem; border-radius: 6px; background: var(--ink);
  color: var(--paper); font-size: .9rem }
.score { text-align: right } .score b { display: block; font-size: 1.35rem; color: var(--ink); line-height: 1 }
.score small { display: block }
svg { width: 100%; height: 14px; overflow: visible }
path { vector-effect: non-scaling-stroke; fill: none; stroke: currentColor }
.line { stroke: var(--line) } .mid { stroke: var(--ink-2); stroke-dasharray: 2 2 }
.good { color: var(--may) } .bad { color: var(--ask) } .even { color: var(--ink-2) }
.span { stroke-width: 2; stroke: var(--ink); opacity: .65 } .dot { stroke-width: 6 } .bar { stroke-width: 11 }
.wide { overflow-x: auto }
table { border-collapse: separate; border-spacing: 3px; width: 100%; font-variant-numeric: tabular-nums }
td { text-align: center; padding: .45rem .3rem; border-radius: 6px; font-weight: 700; min-width: 2.4rem }
.same { background: var(--paper-2); color: var(--ink-2) } .strong { color: #fff }
th { text-align: left; font-weight: 700; font-size: .9rem }
tr:first-child th { text-align: center }
.worth { display: grid; grid-template-columns: 9rem minmax(0, 1fr) 3rem; gap: .8rem; align-items: center; padding: .2rem 0 }
.worth span { font-family: Alegreya, Georgia, serif; font-weight: 700 } .worth b { text-align: right }
.splits { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1rem }
.splits ul { list-style: none; margin: .3rem 0 0; padding: 0 }
.splits li { display: grid; grid-template-columns: minmax(0, 1fr) auto 6.5rem; gap: .6rem; align-items: baseline;
  border-top: 1px solid var(--line); padding: .35rem 0 }
.splits small { text-align: right }
.bars { height: 5rem; color: var(--may) } .bars rect { fill: currentColor }
.ends { display: flex; justify-content: space-between; font-size: .85rem }
details { border-top: 1px solid var(--line) } summary { padding: .35rem 0; cursor: pointer; font-weight: 700 }
details ul { margin: 0 0 .6rem; padding-left: 1.4rem }
a { color: var(--may) }
footer { margin-top: 1.2rem; font-size: .9rem; color: var(--ink-2) }
@media (max-width: 60rem) { main { grid-template-columns: minmax(0, 1fr) } }
@media (max-width: 40rem) { article { grid-template-columns: auto minmax(0, 1fr) } article svg { grid-column: 2 }
  .score { grid-column: 2; text-align: left } th span { display: none } .worth { grid-template-columns: 6.5rem minmax(0, 1fr) 2.6rem } }"""

PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}
</style>
</head>
<body>
<h1>{title}</h1>
{body}
</body>
</html>
"""


def page(lang: str, title: str, body: str) -> str:
    """A page with everything in itself."""
    return PAGE.format(lang=lang, title=html.escape(title), style=STYLE, body=body)


def section(title: str, note: str, body: str) -> str:
    head = f"<header><h2>{html.escape(title)}</h2><p>{html.escape(note)}</p></header>"
    return f"<section>{head}{body}</section>"


def heat_map(
    heads: Sequence[str],
    names: Sequence[str],
    rows: Sequence[Sequence[Interval | None]],
    even: float,
    speech: Translator,
) -> str:
    """Percentages as a table: teal above an even score, red below it, the stronger the further."""
    lines = ["<tr><th></th>" + "".join(f'<th><b class="rank">{html.escape(head)}</b></th>' for head in heads) + "</tr>"]
    for rank, (name, row) in enumerate(zip(names, rows, strict=True), 1):
        cells = "".join(heat_cell(score, even, speech) for score in row)
        lines.append(f'<tr><th><b class="rank">{rank}</b> <span>{html.escape(name)}</span></th>{cells}</tr>')
    return f'<div class="wide"><table>{"".join(lines)}</table></div>'


def heat_cell(score: Interval | None, even: float, speech: Translator) -> str:
    if score is None:
        return '<td class="same">–</td>'
    tone = "may" if score.value >= even else "ask"
    strength = min(80.0, abs(score.value - even) * 2.2)
    style = f"background:color-mix(in srgb, var(--{tone}) {strength:.0f}%, var(--paper-2))"
    dark = ' class="strong"' if strength > 55 else ""
    return f'<td{dark} style="{style}">{speech.number(score.value, 0)}</td>'


def score_line(score: Interval, least: float, even: float, most: float) -> str:
    """A value with its interval on a scale; above the even one, below it, or not certain."""

    def at(value: float) -> float:
        return 100 * (min(most, max(least, value)) - least) / (most - least)

    tone = "good" if score.low > even else "bad" if score.high < even else "even"
    return (
        f'<svg class="{tone}" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">'
        f'<path class="line" d="M0 6H100"/><path class="mid" d="M{at(even):.1f} 1V11"/>'
        f'<path class="span" d="M{at(score.low):.1f} 6H{at(score.high):.1f}"/>'
        f'<path class="dot" d="M{at(score.value):.1f} 1V11"/></svg>'
    )
