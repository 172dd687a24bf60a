"""Matches: the same whatever computes them."""

import sys
import threading
from pathlib import Path
from types import ModuleType

import pytest

from signoria.bots.registry import UnknownBot
from signoria.core.registry import BadSetup, UnknownGame
from signoria.dominion import BadKingdom
from signoria.lab import BadMatch, Match, Run, kingdom_ids, new_match
from signoria.lab.simulate import new_processes, share


def match(*bots: str, game: str = "dominion", kingdom: str = "", seed: str = "1") -> Match:
    return new_match(game, bots, {"kingdom": kingdom} if kingdom else {}, seed)


def played(match: Match, games: int, jobs: int = 1) -> Run:
    run = Run(match, games, jobs)
    run.play()
    return run


def facts(run: Run) -> list[object]:
    tally = run.tally
    bots = range(len(run.match.bots))
    return [tally.games, *[(tally.score(i), tally.bots[i], tally.mean_points(i), tally.mean_turns(i)) for i in bots]]


def test_the_number_of_jobs_changes_nothing() -> None:
    one = match("smithy", "random", "big_money_ultimate")
    assert facts(played(one, 20)) == facts(played(one, 20, jobs=2))


def test_the_last_chunks_of_a_pool_are_short_but_not_tiny() -> None:
    left, chunks = 10_000, []
    while left:
        chunks.append(share(1600, left, 4))
        left -= chunks[-1]
    assert sum(chunks) == 10_000 and chunks == sorted(chunks, reverse=True)
    assert chunks[0] == 1600 and set(chunks[-3:-1]) == {100}


def test_beside_another_thread_no_process_is_forked_and_still_nothing_changes() -> None:
    one = match("smithy", "random")
    done = threading.Event()
    thread = threading.Thread(target=done.wait)
    thread.start()
    try:
        assert new_processes().get_start_method() == "spawn"
        assert facts(played(one, 4, jobs=2)) == facts(played(one, 4))
    finally:
        done.set()
        thread.join()


def test_beside_the_threads_of_jax_no_process_is_forked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jax", ModuleType("jax"))
    assert new_processes().get_start_method() == "spawn"


def test_bots_from_files_play_in_other_processes_too(tmp_path: Path) -> None:
    file = tmp_path / "any.py"
    file.write_text(
        "from signoria.bots import RandomBot\nfrom signoria.bots.registry import BotKind\n"
        "BOT = BotKind('any', lambda rng: RandomBot(rng), ['dominion'])\n",
        encoding="utf-8",
    )
    one = match(str(file), "big_money")
    assert facts(played(one, 6)) == facts(played(one, 6, jobs=2))


def test_a_seed_plays_the_same_games_again_and_another_does_not() -> None:
    assert facts(played(match("random", "smithy"), 10)) == facts(played(match("random", "smithy"), 10))
    assert facts(played(match("random", "smithy"), 10)) != facts(played(match("random", "smithy", seed="2"), 10))


def test_every_deal_is_played_once_for_each_rotation_of_the_seats() -> None:
    mirror = played(match("big_money", "big_money", "big_money"), 12).tally
    assert len({mirror.score(i).value for i in range(3)}) == 1
    one = match("smithy", "big_money")
    assert one.deal(5).key() == one.deal(5).key() != one.deal(6).key()
    assert len(one.play_deal(5, 2)) == 2


@pytest.mark.parametrize("games", [1, 7, 9])
def test_exactly_as_many_games_are_played_as_asked_for(games: int) -> None:
    assert played(match("big_money", "big_money", "smithy"), games).tally.games == games


def test_what_is_known_so_far_is_there_after_an_interrupt() -> None:
    run = Run(match("smithy", "big_money"), 1000)

    def interrupt(done: int) -> None:
        if done >= 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run.play(interrupt)
    assert 10 <= run.tally.games < 1000
    assert run.tally.score(0).value + run.tally.score(1).value == 100


def test_without_a_kingdom_the_cards_of_the_menus_are_there() -> None:
    cards = kingdom_ids(match("minion_chapel", "torturer_village", "big_money"))
    assert {"minion", "chapel", "torturer", "village"} < set(cards)
    assert len(set(cards)) == 10
    with pytest.raises(BadKingdom, match=r"a kingdom has 10 cards, but the menus name 1[1-9]: "):
        match("lab_militia_chapel", "torturer_village", "ironworks_gardens", "minion", "witch")


def test_random_bots_play_any_game_of_the_house() -> None:
    run = played(match("random", "random", "random", game="intrigo"), 6)
    assert run.tally.games == 6
    assert run.tally.mean_points(0) is None
    assert kingdom_ids(run.match) == []


def test_a_match_that_cannot_be_is_refused() -> None:
    with pytest.raises(UnknownGame):
        match("random", "random", game="chess")
    with pytest.raises(UnknownBot, match="smithy doesn’t play Intrigo"):
        match("smithy", "random", "random", game="intrigo")
    with pytest.raises(BadMatch, match="Dominion is for 2 to 6 bots, not 1"):
        match("random")
    with pytest.raises(BadSetup, match="Intrigo has no kingdoms"):
        match("random", "random", "random", game="intrigo", kingdom="random")
    with pytest.raises(ValueError, match="at least 1 game, not 0"):
        Run(match("random", "random"), 0)
