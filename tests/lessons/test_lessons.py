"""Lessons are data: they are read strictly, every remark has its texts, and any legal move leads on."""

from __future__ import annotations

import random

import pytest

from signoria.core.game import Game
from signoria.lang import languages
from signoria.lessons.coach import Coach
from signoria.lessons.lesson import BadLesson, Lesson, lessons, read_lesson
from signoria.server.bots import answer
from tests.lang.messages import head, parts

EVERY = sorted(lessons())
every_lesson = pytest.mark.parametrize("name", EVERY)

SHORT = """
game: dominion
seat: 0
bot: novice
position: {seats: 2, seed: a, 0: {hand: "4 copper, estate", deck: "5 copper"}, 1: {hand: 5 copper, deck: 5 copper}}
remarks:
  - {say: first, when: {verb: play_treasure}, point: [hand]}
  - {say: other, again: true}
"""


def moves_at_random(game: Game, seat: int, chance: random.Random) -> list[int]:
    question = game.question
    assert question is not None
    picks: list[int] = []
    while len(picks) < question.most:
        options = game.state.options(question, seat, picks)
        if not options:
            break
        option = chance.choice(options)
        if option == question.stop:
            break
        picks.append(option)
    return picks


def play(lesson: Lesson, chance: random.Random, most: int) -> tuple[Coach, list[str | None]]:
    """A player who does anything, against the lesson's bot; what the coach said at each question."""
    game, coach = lesson.branch.play(stops=True), Coach(lesson)
    said: list[str | None] = []
    while len(said) < most:
        game.pass_stops()
        if game.over():
            break
        seat = game.asked()[0]
        if seat == lesson.seat:
            hint = coach.follow(game)
            said.append(hint.remark.say if hint is not None else None)
            game.apply_move(seat, moves_at_random(game, seat, chance))
        else:
            assert game.history is not None
            picks = answer(game.clone(), lesson.game, seat, lesson.bot, str(len(game.history.entries)))
            game.apply_move(seat, [game.state.option_named(pick) for pick in picks])
    return coach, said


def test_there_are_first_games_and_short_lessons() -> None:
    games = {name: lesson.game for name, lesson in lessons().items()}
    assert games["first_dominion"] == "dominion" and games["first_intrigo"] == "intrigo"
    assert {"attacks", "trashing", "engines", "ending"} <= {name for name, game in games.items() if game == "dominion"}
    assert games["award"] == "intrigo"


@pytest.mark.parametrize("lang", languages())
def test_every_remark_has_its_texts_and_no_text_is_left_over(lang: str) -> None:
    wanted = {f"lesson-{name}{form}" for name in lessons() for form in ("", ".about")}
    for lesson in lessons().values():
        for remark in lesson.remarks:
            wanted |= {lesson.message(remark), f"{lesson.message(remark)}.title"}
    own = {f"lesson-{name}" for name in lessons()}
    there = {name for name in parts(lang) if any(head(name) == one or name.startswith(f"{one}-") for one in own)}
    assert there == wanted


@every_lesson
def test_a_lesson_begins_with_its_first_remark(name: str) -> None:
    lesson = lessons()[name]
    hint = Coach(lesson).follow(lesson.branch.play(stops=True))
    assert hint is not None and hint.remark == lesson.remarks[0] and hint.number == 1


@every_lesson
@pytest.mark.parametrize("seed", range(3))
def test_the_coach_carries_on_whatever_the_player_does(name: str, seed: int) -> None:
    lesson = lessons()[name]
    _, said = play(lesson, random.Random(seed), 60)
    until_done = said[: said.index("done")] if "done" in said else said
    assert None not in until_done
    once = [one for one in said if one is not None and one in {remark.say for remark in lesson.steps()}]
    assert len(once) == len(set(once))


def test_the_same_moves_get_the_same_remarks_also_after_an_undo() -> None:
    lesson = lessons()["first_dominion"]
    game, coach = lesson.branch.play(stops=True), Coach(lesson)
    first = coach.follow(game)
    game.apply_move(0, [game.state.option_named("all_treasures")])
    second = coach.follow(game)
    game.undo(0)
    assert coach.follow(game) == first != second
    game.apply_move(0, [game.state.option_named("all_treasures")])
    assert coach.follow(game) == second


def test_a_hint_that_is_repeated_is_no_step_and_the_last_step_is_last() -> None:
    lesson = read_lesson("short", SHORT.encode())
    game, coach = lesson.branch.play(stops=True), Coach(lesson)
    first = coach.follow(game)
    assert first is not None and (first.number, first.of) == (1, 1)  # the only step there is
    game.apply_move(0, [game.state.option_named("all_treasures")])
    second = coach.follow(game)
    assert second is not None and second.remark.say == "other" and second.number == 0
    skips = SHORT.replace(
        "  - {say: other", "  - {say: never, when: {turns: 9}}\n  - {say: last, when: {verb: buy}}\n  - {say: other"
    )
    lesson = read_lesson("short", skips.encode())
    game, coach = lesson.branch.play(stops=True), Coach(lesson)
    first = coach.follow(game)
    assert first is not None and (first.number, first.of) == (1, 3)
    game.apply_move(0, [game.state.option_named("all_treasures")])
    last = coach.follow(game)  # the second step that was made, and no other can follow
    assert last is not None and (last.remark.say, last.number, last.of) == ("last", 2, 2)


def test_how_many_choices_there_are_is_a_situation() -> None:
    text = SHORT.replace("verb: play_treasure", "verb: play_action, choices: 3 or more")
    text = text.replace("4 copper, estate", "{hand}")
    for hand, said in (("village, smithy, 3 copper", "first"), ("2 village, 3 copper", "other")):
        lesson = read_lesson("short", text.replace("{hand}", hand).encode())
        hint = Coach(lesson).follow(lesson.branch.play(stops=True))
        assert hint is not None and hint.remark.say == said


def test_the_award_is_remarked_on_before_the_question_after_it() -> None:
    lesson = lessons()["first_intrigo"]
    coach, chance = Coach(lesson), random.Random(1)
    game = lesson.branch.play(stops=True)
    hint = None
    while hint is None or hint.before is None:
        game.pass_stops()
        seat = game.asked()[0]
        if seat == lesson.seat:
            hint = coach.follow(game)
        if hint is None or hint.before is None:
            game.apply_move(seat, moves_at_random(game, seat, chance))
    assert (hint.before.remark.say, hint.remark.say) == ("award", "upkeep")
    assert hint.number == hint.before.number + 1
    seat = game.asked()[0]
    game.apply_move(seat, moves_at_random(game, seat, chance))
    game.undo(seat)
    assert coach.follow(game) == hint


def test_no_undo_goes_back_before_the_lesson() -> None:
    lesson = lessons()["attacks"]
    game = lesson.branch.play(stops=True)
    assert game.history is not None and game.history.floor == 1
    assert game.history.last_move_of(1) == -1


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("game: dominion", "game: domino"),
        ("bot: novice", "bot: nobody"),
        ("seat: 0", "seat: 7"),
        ("seat: 0", "seat: zero"),
        ("remarks:", "colour: red\nremarks:"),
        ("say: first", "say: First!"),
        ("say: other", "say: first"),
        ("verb: play_treasure", "weather: fine"),
        ("verb: play_treasure", "hand: 3 silber"),
        ("point: [hand]", "point: [moon]"),
        ("point: [hand]", "point: [hand, hand, hand, hand, hand, hand, hand]"),
        ("again: true", "again: sometimes"),
        ("again: true", "after: never"),
        ("again: true", "during: lunch"),
        ("4 copper, estate", "4 coper, estate"),
        ("seats: 2, seed: a", "seats: 9, seed: a"),
        ("remarks:", "moves: [[0, [province]]]\nremarks:"),
        ("remarks:", "moves: 3\nremarks:"),
        ("position:", "seed: a\nposition:"),
    ],
)
def test_a_lesson_with_a_mistake_is_refused(before: str, after: str) -> None:
    assert read_lesson("short", SHORT.encode()).remarks[0].say == "first"
    assert before in SHORT
    with pytest.raises(BadLesson):
        read_lesson("short", SHORT.replace(before, after, 1).encode())


def test_a_lesson_that_is_too_large_or_no_text_is_refused() -> None:
    for text in (SHORT.encode() + b"#" * 70_000, b"\xff\xfe", b"- a list", b"", b"remarks: ["):
        with pytest.raises(BadLesson):
            read_lesson("short", text)
    many = SHORT + "".join(f"  - {{say: r{i}}}\n" for i in range(60))
    with pytest.raises(BadLesson):
        read_lesson("short", many.encode())
    with pytest.raises(BadLesson):
        read_lesson("../short", SHORT.encode())
