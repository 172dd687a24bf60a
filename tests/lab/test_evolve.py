"""The search for strategies: the same anywhere, better than what everybody knows, and safe against interruption."""

from __future__ import annotations

import os
import resource
import signal
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import TypeVar, cast

import msgspec
import pytest

from signoria.bots.dominion.levels.variants import LAST_PROVINCE
from signoria.bots.dominion.menu import MenuText, text_of
from signoria.core.phrase import verbatim
from signoria.lab import new_match
from signoria.lab.evolve.arena import Arena, Duel, play_duels
from signoria.lab.evolve.breeder import Breeder, cautious
from signoria.lab.evolve.contest import Contender, Contest, Meeting
from signoria.lab.evolve.equilibrium import equilibrium
from signoria.lab.evolve.files import BadFolder, check_folder
from signoria.lab.evolve.hall import ANCHORED, Hall, shared_out
from signoria.lab.evolve.plan import Line, Plan, plan_of, tidied
from signoria.lab.evolve.saved import FILE, BadSearch, SavedSearch, read_search
from signoria.lab.evolve.search import Budget, Evolution, Finding, Progress
from signoria.lab.statistics import WHOLE, Share
from signoria.lab.workers import Cores, Here, NoWorkers

S = TypeVar("S")
C = TypeVar("C")
R = TypeVar("R")
MONEY = "province\ngold\nsilver"
NOTHING = "province"


def arena(kingdom: str = "First Game", seats: int = 2) -> Arena:
    match = new_match("dominion", ["big_money"] * seats, {"kingdom": kingdom}, "evolve")
    return Arena(match.setup, seats, "evolve")


def test_a_plan_is_a_menu_and_back() -> None:
    plan: Plan = (Line("province", "own gold > 0"), Line("throne_room", "own throne room < 2"), Line("silver"))
    assert plan_of(MenuText("x", text_of(plan))) == plan


def test_lines_that_can_never_count_go() -> None:
    assert tidied([Line("silver"), Line("silver", "turns > 3"), Line("gold")]) == (
        Line("province"),
        Line("silver"),
        Line("gold"),
    )


def test_a_tidy_plan_repeats_no_comparison() -> None:
    condition = "turns > 3 and provinces > 1 and turns > 3 or behind <= 6 or behind <= 6"
    assert tidied([Line("province", condition)]) == (Line("province", "turns > 3 and provinces > 1 or behind <= 6"),)


def test_a_cautious_plan_buys_the_last_province_only_where_it_does_not_lose() -> None:
    plan = (Line("province", "own gold > 0 or turns > 9"), Line("silver"))
    changed = cautious(plan)
    assert changed == (
        Line("province", "own gold > 0 and provinces > 1 or turns > 9 and provinces > 1"),
        LAST_PROVINCE,
        Line("silver"),
    )
    assert cautious(changed) == changed


def test_anchors_keep_their_weight_whatever_the_equilibrium_says() -> None:
    members = [Contender(plan_of(MenuText("x", text))) for text in (MONEY, NOTHING, "province\nsilver")]
    hall = Hall(Contest(arena(), Here()), members, anchored=1)
    hall.mixture = [0.0, 0.0, 1.0]
    assert hall.weights[0] > ANCHORED > hall.weights[1]
    assert sum(hall.weights) == pytest.approx(1)


@pytest.mark.parametrize("kingdom", ["First Game", "Best Wishes", "Deconstruction"])
def test_every_plan_that_is_bred_can_be_played(kingdom: str) -> None:
    view = arena(kingdom).view()
    breeder = Breeder(view, Random("x"))
    plans = breeder.suggested()
    for _ in range(400):
        plans.append(breeder.child(plans))
    for plan in plans:
        MenuText("bred", text_of(plan)).at(view)
    assert len(set(plans)) > 400


def test_a_plan_for_another_kingdom_is_tried_without_the_cards_that_are_not_here() -> None:
    view = arena().view()
    menu = "province\nmarket if own spy > 0\nsmithy if own smithy < 2\nvillage\nspy\ngold\nsilver"
    other = "province\nwitch\nsmithy\nsilver"  # too little is left of this one
    found = Breeder(view, Random("x")).relatives([plan_of(MenuText("x", text)) for text in (menu, other)])
    assert [text_of(plan) for plan in found] == ["province\nsmithy if own smithy < 2\nvillage\ngold\nsilver"]
    MenuText("relative", text_of(found[0])).at(view)


def test_the_same_chance_breeds_the_same_plans() -> None:
    view = arena().view()
    one, other = Breeder(view, Random("x")), Breeder(view, Random("x"))
    assert one.suggested() == other.suggested()
    assert one.child(one.known) == other.child(other.known)


def test_a_duel_depends_on_its_deals_alone() -> None:
    place = arena()
    whole, first, second = Duel(MONEY, NOTHING, 0, 4), Duel(MONEY, NOTHING, 0, 2), Duel(MONEY, NOTHING, 2, 2)
    (together,), apart = play_duels(place, [whole]), play_duels(place, [first, second])
    apart[0].merge(apart[1])
    assert together == apart[0]
    assert together.total > 0.9 * 4 * 2 * WHOLE  # money beats waiting for eight coins from seven Coppers


@pytest.mark.parametrize("seats", [3, 6])
def test_equal_plans_share_the_wins_of_any_number_of_players(seats: int) -> None:
    place = arena(seats=seats)
    (share,) = play_duels(place, [Duel(MONEY, MONEY, 0, 2)])
    assert share.total == 2 * WHOLE  # as each sits once in each seat, one of them wins each deal's games


def test_one_meeting_of_two_tells_what_both_won() -> None:
    place = arena()
    smithy = Contender((Line("province"), Line("gold"), Line("smithy", "own smithy < 1"), Line("silver")))
    money = Contender(plan_of(MenuText("money", MONEY)))
    contest = Contest(place, Here())
    contest.round_robin([smithy, money], 5)
    assert contest.games == 10
    mirrored = money.records[smithy.text]
    again = Contender(money.plan)
    contest.play([Meeting(again, smithy, 0, 5)])
    assert again.records[smithy.text] == mirrored


def test_whole_deals_are_shared_out_by_weight() -> None:
    assert shared_out(7, [0.5, 0.3, 0.2]) == [4, 2, 1]
    assert shared_out(1, [0.2, 0.8]) == [0, 1]


def test_the_equilibrium_of_rock_paper_scissors_is_even() -> None:
    mixture = equilibrium([[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]])
    assert mixture == pytest.approx([1 / 3] * 3, abs=0.03)


def test_a_strategy_that_beats_all_is_the_whole_equilibrium() -> None:
    assert equilibrium([[0.5, 0.9], [0.1, 0.5]]) == pytest.approx([1.0, 0.0], abs=0.01)


def test_the_same_number_of_games_finds_the_same_on_one_core_and_on_two() -> None:
    place, budget = arena(), Budget(games=10)
    alone = Evolution(place, Here(), budget).run()
    pool = Cores(2)
    try:
        together = Evolution(place, pool, budget).run()
    finally:
        pool.close()
    assert alone.strategies == together.strategies
    assert alone.games == together.games and alone.whole


def test_an_interrupted_search_keeps_the_best_so_far() -> None:
    def interrupt(progress: Progress) -> None:
        if progress.games:
            raise KeyboardInterrupt

    found = Evolution(arena(), Here(), Budget(games=100_000), interrupt).run()
    assert not found.whole
    assert found.strategies and found.games < 5_000


class Dreaming:
    """Workers that make up what comes of a duel, by the duel alone: many generations in no time."""

    size = 1

    def map(self, work: Callable[[S, C], R], shared: S, chunks: Sequence[C]) -> list[R]:
        parts: list[object] = [[self.share(duel) for duel in chunk] for chunk in cast(Sequence[Sequence[Duel]], chunks)]
        return cast(list[R], parts)

    def share(self, duel: Duel) -> Share:
        chance = Random(repr(duel))
        share = Share()
        for _ in range(duel.deals):
            share.add(chance.choice((0, WHOLE, 2 * WHOLE)))
        return share

    def close(self) -> None:
        pass


class OutOfTime(Exception):
    """Ends a search in the middle of a generation, as a crash does."""


@pytest.mark.parametrize("after", [0, 2, 4, 9, 12])
def test_a_search_that_is_continued_finds_what_an_uninterrupted_one_finds(after: int, tmp_path: Path) -> None:
    place, budget = arena(), Budget(games=60_000)
    reports = 0

    def crash(progress: Progress) -> None:
        nonlocal reports
        reports += 1
        if reports > after:
            raise OutOfTime

    with pytest.raises(OutOfTime):
        Evolution(place, Dreaming(), budget, crash, lambda saved: saved.write(tmp_path)).run()
    continued = Evolution(place, Dreaming(), budget)
    continued.resume(read_search(tmp_path))
    assert continued.run().strategies == straight().strategies


@cache
def straight() -> Finding:
    return Evolution(arena(), Dreaming(), Budget(games=60_000)).run()


def test_a_finished_search_continues_with_a_larger_budget(tmp_path: Path) -> None:
    place = arena()
    first = Evolution(place, Dreaming(), Budget(games=700), keep=lambda saved: saved.write(tmp_path)).run()
    saved = read_search(tmp_path)
    assert saved.finished and saved.games == first.games
    more = Evolution(place, Dreaming(), Budget(games=2 * first.games))
    more.resume(saved)
    found = more.run()
    assert found.whole and found.games >= 2 * first.games


def test_a_full_disk_ends_a_search_and_keeps_the_best_so_far(tmp_path: Path) -> None:
    kept: list[SavedSearch] = []

    def fill_up(saved: SavedSearch) -> None:
        if kept and kept[-1].elite:
            raise BadSearch(verbatim("the disk is full"))
        saved.write(tmp_path)
        kept.append(saved)

    found = Evolution(arena(), Dreaming(), Budget(games=100_000), keep=fill_up).run()
    assert not found.whole and found.strategies
    assert str(found.trouble) == "the disk is full"
    assert read_search(tmp_path).games == kept[-1].games > 0


def test_a_search_that_cannot_be_written_leaves_the_last_one_as_it_was(tmp_path: Path) -> None:
    kept: list[SavedSearch] = []
    Evolution(arena(), Dreaming(), Budget(games=10), keep=kept.append).run()
    kept[0].write(tmp_path)
    before = (tmp_path / FILE).read_bytes()
    used_up = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, used_up[1]))  # as on a disk with little room
    try:
        with pytest.raises(BadSearch, match="File too large"):
            kept[-1].write(tmp_path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, used_up)
        signal.signal(signal.SIGXFSZ, handler)
    assert (tmp_path / FILE).read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


@pytest.mark.parametrize("change", [b"", b"{}", b"[1, 2", b"\xff"])
def test_a_file_that_is_no_search_is_refused(change: bytes, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(change)
    with pytest.raises(BadSearch, match="isn’t a search that can be continued"):
        read_search(tmp_path)


def test_a_search_whose_places_do_not_exist_or_of_another_version_is_refused(tmp_path: Path) -> None:
    kept: list[SavedSearch] = []
    Evolution(arena(), Dreaming(), Budget(games=10), keep=kept.append).run()
    saved = kept[-1]
    msgspec.structs.replace(saved, elite=[10_000]).write(tmp_path)
    with pytest.raises(BadSearch, match="isn’t a search"):
        read_search(tmp_path)
    msgspec.structs.replace(saved, version="0.0.1").write(tmp_path)
    with pytest.raises(BadSearch, match="from Signoria"):
        read_search(tmp_path)


class Deadly:
    """Work during which the process dies, the first time."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark


def die_once(shared: Deadly, chunk: int) -> int:
    if chunk == 2 and not shared.mark.exists():
        shared.mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return chunk * chunk


def die_always(shared: None, chunk: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return chunk


def test_a_process_that_dies_costs_only_its_chunks(tmp_path: Path) -> None:
    pool = Cores(2)
    try:
        assert pool.map(die_once, Deadly(tmp_path / "died"), range(5)) == [0, 1, 4, 9, 16]
        assert (tmp_path / "died").exists()
    finally:
        pool.close()


def test_work_that_always_dies_is_given_up_with_a_reason() -> None:
    pool = Cores(1)
    try:
        with pytest.raises(NoWorkers, match="worker processes died"):
            pool.map(die_always, None, [1])
    finally:
        pool.close()


def test_menus_never_overwrite_others(tmp_path: Path) -> None:
    check_folder(tmp_path / "new")
    (tmp_path / "new" / "1.menu").write_text("Silver")
    with pytest.raises(BadFolder, match="already contains menus"):
        check_folder(tmp_path / "new")
    (tmp_path / "file").write_text("")
    with pytest.raises(BadFolder):
        check_folder(tmp_path / "file")


class Counting:
    """Workers that count what they are given."""

    def __init__(self, size: int = 4) -> None:
        self.size = size
        self.chunks: list[list[int]] = []  # for each call, how many duels are in each chunk

    def map(self, work: Callable[[S, C], R], shared: S, chunks: Sequence[C]) -> list[R]:
        self.chunks.append([len(cast(list[Duel], chunk)) for chunk in chunks])
        return [work(shared, chunk) for chunk in chunks]

    def close(self) -> None:
        pass


def test_chunks_are_large_enough_to_be_worth_sending() -> None:
    workers = Counting()
    contest = Contest(arena(), workers)
    one, other = Contender((Line("silver"),)), Contender((Line("gold"),))
    contest.play([Meeting(one, other, deal, 1) for deal in range(4)])
    assert workers.chunks == [[4]]


def test_chunks_shrink_so_that_nobody_waits_long_for_the_last_one() -> None:
    workers = Counting(2)
    contest = Contest(arena(), workers)
    one, other = Contender((Line("silver"),)), Contender((Line("gold"),))
    contest.play([Meeting(one, other, deal, 1) for deal in range(200)])  # 400 games
    assert workers.chunks == [[50, 38, 28, 21, 20, 20, 20, 3]]
