"""What somebody often gets wrong, counted over real reviews of several games."""

from __future__ import annotations

import msgspec
import pytest

from signoria.core.record import Record
from signoria.lang import Translator, languages
from signoria.review.account import Review
from signoria.review.figures import CUTS
from signoria.review.review import Reviewer
from signoria.server.kept_reviews import findings_of
from signoria.server.mistakes import MOMENTS, mistakes
from signoria.server.results import Facts, ResultRow
from tests.review.test_review import EVEN, WON, played_on, settle


def reviewed(record: Record) -> tuple[Review, str]:
    """The review of a game with all decisions settled, and what is kept of it."""
    reviewer = Reviewer(record)
    for _ in reviewer.look():
        pass
    for step in reviewer.known.decisions:
        settle(reviewer.trial(step))
    review = reviewer.review()
    return review, findings_of(reviewer.known, review)


def row(table: str, seat: int, screen: tuple[int, ...] = ()) -> ResultRow:
    facts = Facts(bots=("", ""), winners=(0,), places=(1, 2), turns=1, screen=screen)
    return ResultRow(table, 1, seat, "anna", "dominion", None, msgspec.json.encode(facts).decode(), at=1)


@pytest.fixture(scope="module")
def games() -> list[tuple[Review, str]]:
    """Two turns ended with money for a Province, a win that was passed up, and a game with a good move only."""
    moves = ((EVEN, "end_turn"), (EVEN, "end_turn"), (WON, "end_turn"), (WON, "province"))
    return [reviewed(played_on(position, move)) for position, move in moves]


def test_mistakes_of_several_games_add_up_by_kind_the_costliest_first(games: list[tuple[Review, str]]) -> None:
    found = mistakes([(row(f"t{n}", 0), text) for n, (_, text) in enumerate(games)], "en")
    losses = [[one.loss for one in review.decisions if one.seat == 0] for review, _ in games]
    assert found.games == 4 and found.decisions == sum(map(len, losses))
    kinds = {kind.kind: kind for kind in found.kinds}
    assert set(kinds) == {"unspent", "win-missed"}
    assert (kinds["unspent"].times, kinds["unspent"].games) == (2, 2)
    assert kinds["unspent"].loss == pytest.approx(losses[0][0] + losses[1][0], abs=0.001)
    assert kinds["win-missed"].loss == pytest.approx(losses[2][0], abs=0.001)
    assert [kind.loss for kind in found.kinds] == sorted((kind.loss for kind in found.kinds), reverse=True)
    assert [moment.table for moment in kinds["win-missed"].moments] == ["t2"]
    assert all(moment.loss >= CUTS[0] for kind in found.kinds for moment in kind.moments)


def test_only_ones_own_seat_counts_and_no_game_at_a_shared_screen(games: list[tuple[Review, str]]) -> None:
    text = games[0][1]
    other = mistakes([(row("t", 1), text)], "en")
    assert (other.games, other.decisions, other.kinds) == (1, 0, [])
    shared = mistakes([(row("t", 0, screen=(0, 1)), text)], "en")
    assert (shared.games, shared.decisions, shared.kinds) == (0, 0, [])


def test_many_moments_are_counted_but_only_the_costliest_listed(games: list[tuple[Review, str]]) -> None:
    found = mistakes([(row(f"t{n}", 0), games[n % 3][1]) for n in range(3 * MOMENTS)], "en")
    unspent = next(kind for kind in found.kinds if kind.kind == "unspent")
    assert unspent.times == unspent.games == 2 * MOMENTS and len(unspent.moments) == MOMENTS


@pytest.mark.parametrize("language", languages())
def test_a_moment_is_told_in_the_readers_language(games: list[tuple[Review, str]], language: str) -> None:
    kind = mistakes([(row("t", 0), games[0][1])], language).kinds[0]
    speech = Translator(language)
    assert kind.title == speech.say("mistake-unspent") and kind.advice == speech.say("mistake-unspent.advice")
    assert kind.moments[0].better_text and kind.moments[0].deed != kind.moments[0].better_text
