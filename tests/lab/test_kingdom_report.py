"""The kingdom report: what it says is what was found, in every language and form."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from signoria.core.game import Game
from signoria.core.record import Record
from signoria.core.seat import Seat
from signoria.dominion import COPPER, DominionView
from signoria.lab.evolve.plan import Line, Plan, kingdom_cards, plan_of
from signoria.lab.evolve.report import KingdomReport
from signoria.lab.evolve.search import Budget, Evolution, Finding, Strategy
from signoria.lab.evolve.study import Effort, Researcher, Study, Trial, play_trials
from signoria.lab.evolve.wording import in_words, title
from signoria.lab.report import BadReport
from signoria.lab.report_file import check_report_file, write_report
from signoria.lab.statistics import WHOLE, Interval
from signoria.lab.workers import Here
from signoria.lang import Translator, languages
from tests.lab.test_evolve import MONEY, NOTHING, Dreaming, arena

SMALL = Effort(card=2, idea=2, openings=((1, 2), (1, 1)), lengths=2)


@cache
def found() -> tuple[Finding, Study]:
    finding = Evolution(arena(), Dreaming(), Budget(games=10)).run()
    return finding, Researcher(arena(), Here(), finding, SMALL).study()


def report(lang: str = "en") -> KingdomReport:
    finding, study = found()
    return KingdomReport([worth.card for worth in study.cards], 2, "CODE", finding, study, Translator(lang))


@pytest.mark.parametrize(
    ("condition", "words"),
    [
        ("", "Smithy"),
        ("own smithy < 2", "Smithy (up to 2)"),
        ("own smithy <= own village", "Smithy (at most one more than Village)"),
        ("own smithy < treasures / 11", "Smithy (one for every 11 Treasures)"),
        ("own gold > 0 and turns > 8", "Smithy (with 1 × Gold in the deck, from turn 9 on)"),
        ("provinces <= 4 or turns < 4", "Smithy (once 4 or fewer Provinces are left or until turn 3)"),
        ("money > 15", "Smithy (with at least $16 in the deck)"),
        ("left smithy > 3", "Smithy (left smithy > 3)"),
    ],
)
def test_lines_of_a_menu_are_put_into_words(condition: str, words: str) -> None:
    assert in_words((Line("smithy", condition),), Translator("en")) == [f"Buys in this order: {words}."]


def test_a_strategy_is_called_by_its_cards() -> None:
    plan: Plan = (Line("province"), Line("witch", "own witch < 2"), Line("gold"), Line("moat"), Line("silver"))
    assert title(plan, Translator("en")) == "Witch + Moat"
    assert title((Line("province"), Line("gold")), Translator("en")) == "only money"


def test_a_trial_counts_wins_and_rounds() -> None:
    (result,) = play_trials(arena(), [Trial(MONEY, NOTHING, [(0, 0), (0, 1)])])
    assert result.won.total == 2 * WHOLE and len(result.rounds) == 2


def test_an_opening_is_bought_in_the_first_two_turns() -> None:
    finding, _ = found()
    researcher = Researcher(arena(), Here(), finding, SMALL)
    (deal, seat), *_ = researcher._deals(4, 1)
    game = Game(arena().deal(deal))
    view = Seat(game, seat).view
    assert isinstance(view, DominionView) and view.in_hand(COPPER) == 4
    researcher.plans = [plan_of_text("province\ngold")]
    game = Game(arena().deal(deal))
    opened = "\n".join(
        f"{card} if {condition}" if condition else card for card, condition in researcher._opened("silver", "cellar")
    )
    seats = [Seat(game, i) for i in range(2)]
    bots = [arena().bot(opened, i) for i in range(2)]
    while game.state.turn_number() <= 4:
        who = game.seat()
        game.apply(who, bots[who].pick(seats[who]))
    views = [one.view for one in seats]
    assert [(view.owns("silver"), view.owns("cellar")) for view in views if isinstance(view, DominionView)] == [
        (1, 1)
    ] * 2


def plan_of_text(text: str) -> Plan:
    from signoria.bots.dominion.menu import MenuText

    return plan_of(MenuText("plan", text))


def test_a_study_answers_for_every_card_and_split() -> None:
    _, study = found()
    assert len(study.cards) == 10
    assert list(study.openings) == ["5/2", "4/3", "3/4", "2/5"] and all(study.openings.values())
    assert Record.from_json(study.example.to_json()).replay().over()


def test_a_card_that_no_strategy_buys_is_tried_in_a_menu_of_its_own() -> None:
    poor = plan_of_text("province\nsilver")
    finding = replace(found()[0], strategies=[Strategy(poor, "", Interval(50.0, 40.0, 60.0), 1.0, [None])])
    best = Researcher(arena(), Here(), finding, replace(SMALL, idea=12))._best_with_each()
    assert len(best) == 10 and all(card in kingdom_cards(plan) for card, plan in best.items())
    assert any(line.card == "gold" for line in best["smithy"])  # a menu for it, and not the poor one with two copies


@pytest.mark.parametrize("lang", languages())
def test_the_page_has_everything_in_itself_in_every_language(lang: str) -> None:
    page = report(lang).page()
    assert f'<html lang="{lang}">' in page and Translator(lang).say("what-wins-title") in page
    assert "http" not in page and "<script" not in page and " src=" not in page
    assert page.count("<article>") == min(6, len(found()[0].strategies))


@pytest.mark.parametrize("ending", ["html", "md", "png", "json"])
def test_a_report_is_written_in_each_form(ending: str, tmp_path: Path) -> None:
    file = tmp_path / f"report.{ending}"
    check_report_file(file)
    write_report(report(), file)
    content = file.read_bytes()
    assert len(content) > 2000
    if ending == "json":
        data = json.loads(content)
        assert data["strategies"][0]["words"] and data["example"]["log"]
    if ending == "png":
        assert content.startswith(b"\x89PNG")


def test_other_endings_and_places_are_refused_before_the_search(tmp_path: Path) -> None:
    with pytest.raises(BadReport):
        check_report_file(tmp_path / "report.pdf")
    with pytest.raises(BadReport):
        check_report_file(tmp_path / "nowhere" / "report.html")
