"""What a guest most often gets wrong: the mistakes in reviewed games by kind, with their moments. It does no I/O."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from signoria.lang import Translator
from signoria.review.account import read_phrase
from signoria.review.wording import say_deed, say_move
from signoria.server import shapes
from signoria.server.kept_reviews import Finding, Findings, read_findings
from signoria.server.results import ResultRow, read_facts

MOMENTS: Final = 20  # of each kind


def mistakes(rows: Iterable[tuple[ResultRow, str]], language: str) -> shapes.Mistakes:
    """Games of several people at one screen aren't counted."""
    games = decisions = 0
    found: dict[str, list[tuple[ResultRow, Finding, Findings]]] = defaultdict(list)
    for row, text in rows:
        if read_facts(row).screen:
            continue
        findings = read_findings(text)
        games += 1
        decisions += findings.decisions[row.seat]
        for one in findings.found:
            if one.seat == row.seat:
                found[one.kind].append((row, one, findings))
    kinds = [kind_shape(kind, moments, language) for kind, moments in found.items()]
    kinds.sort(key=lambda kind: (-kind.loss, kind.kind))
    return shapes.Mistakes(games=games, decisions=decisions, kinds=kinds)


def kind_shape(kind: str, moments: list[tuple[ResultRow, Finding, Findings]], language: str) -> shapes.MistakeKind:
    translator = Translator(language)
    moments.sort(key=lambda moment: -moment[1].loss)
    return shapes.MistakeKind(
        kind=kind,
        title=translator.say(f"mistake-{kind}"),
        advice=translator.say(f"mistake-{kind}.advice"),
        times=len(moments),
        games=len({(row.table, row.n) for row, _, _ in moments}),
        loss=round(sum(one.loss for _, one, _ in moments), 4),
        moments=[moment_shape(row, one, findings, language) for row, one, findings in moments[:MOMENTS]],
    )


def moment_shape(row: ResultRow, one: Finding, findings: Findings, language: str) -> shapes.MistakeMoment:
    translator = Translator(language, findings.names)
    words = {str(n): read_phrase(data) for n, data in enumerate([*one.done, *one.better])}
    done, better = list(words)[: len(one.done)], list(words)[len(one.done) :]
    return shapes.MistakeMoment(
        table=row.table,
        number=row.n,
        step=one.step,
        seat=one.seat,
        turn=one.turn,
        at=row.at,
        loss=round(one.loss, 4),
        deed=say_deed(one.verb, done, words, translator),
        better_text=say_move(better, words, translator),
    )
