"""Reviews: figures that add up, grades from what a seat knew, mistakes that are found, and reasons that are true."""

from __future__ import annotations

import msgspec
import pytest

from signoria.bots.bot import play
from signoria.bots.registry import find_bot
from signoria.core.game import Game
from signoria.core.record import Record, RecordError, Start
from signoria.core.registry import Ruleset
from signoria.core.rng import from_seed
from signoria.dominion import GAME
from signoria.intrigo import GAME as INTRIGO
from signoria.review.account import Account, Decision, Review
from signoria.review.coach import Reason
from signoria.review.figures import GRADES
from signoria.review.kinds import kind_of
from signoria.review.review import Reviewer, new_reviewer
from signoria.review.steps import read_steps
from signoria.review.trial import Trial

KINGDOM = "cellar, market, militia, mine, moat, remodel, smithy, village, witch, workshop"
BAD = GRADES[-2:]


def ending(mine: str, theirs: str, **words: object) -> dict[str, object]:
    """A game near its end, seat 0 about to buy: both decks are in the discards."""
    players = {"0": {"discard": mine}, "1": {"discard": theirs}}
    return {"phase": "buy", "kingdom": KINGDOM, **players, **words}


def game_at(position: dict[str, object], ruleset: Ruleset = GAME) -> Game:
    game = Game(ruleset.read_position(position))
    game.start_log()
    return game


def played_on(position: dict[str, object], *moves: str, finish: bool = False) -> Record:
    """A game from a position with these moves of whoever is asked, then to its end by Big Money."""
    game = game_at(position)
    for name in moves:
        game.apply_move(game.seat(), [game.state.option_named(name)])
    if finish:
        play(game, [find_bot("big_money_ultimate", "dominion").new(from_seed("1")) for _ in range(2)])
    return Record.from_game(GAME, game)


def reviewed(record: Record, seed: str = "1", batches: int = 12) -> Review:
    """A review in which each decision gets so many batches at most."""
    reviewer = Reviewer(record, seed)
    for _ in reviewer.look():
        pass
    for step in reviewer.known.decisions:
        for _ in range(batches):
            reviewer.trial(step).work()
    return reviewer.review()


def first(record: Record, seed: str = "1") -> Decision:
    """The first decision, and no other, worked on until it is settled."""
    reviewer = Reviewer(record, seed)
    for _ in reviewer.look():
        pass
    settle(reviewer.trial(0))
    return reviewer.review().decisions[0]


def settle(trial: Trial) -> None:
    while not trial.figures.settled:
        trial.work()


MONEY = "6 silver, 4 gold, 6 copper"
WON = ending(f"3 province, {MONEY}", f"3 province, duchy, {MONEY}", supply={"province": 1}, coins=8)
EVEN = ending(f"3 province, {MONEY}", f"3 province, {MONEY}", supply={"province": 3}, coins=8)


@pytest.fixture(scope="module")
def whole() -> tuple[Record, Review]:
    record = played_on(EVEN, "province", "end_turn", finish=True)
    return record, reviewed(record)


# --- figures --------------------------------------------------------------------------------------------------------------


def test_there_is_a_chance_for_each_seat_before_each_step_and_the_last_one_is_the_result(
    whole: tuple[Record, Review],
) -> None:
    record, review = whole
    assert len(review.chances) == len(record.log) + 1
    for row in review.chances:
        assert sum(row) == pytest.approx(1)
        assert min(row) >= 0
    assert record.result is not None
    winners = record.result["winners"]
    assert isinstance(winners, list)
    assert list(review.result) == [1 / len(winners) if seat in winners else 0 for seat in range(2)]


def test_start_skill_and_luck_add_up_to_the_result(whole: tuple[Record, Review]) -> None:
    review = whole[1]
    for seat in range(2):
        parts = review.start[seat] + review.own[seat] + review.others[seat] + review.luck[seat]
        assert parts == pytest.approx(review.result[seat], abs=0.01)
        assert review.own[seat] <= 0
    assert sum(review.luck) == pytest.approx(0)


def test_own_decisions_cost_what_the_grades_say(whole: tuple[Record, Review]) -> None:
    review = whole[1]
    for seat in range(2):
        losses = sum(one.loss for one in review.decisions if one.seat == seat)
        assert review.own[seat] == pytest.approx(-losses)


def test_the_same_seed_gives_the_same_review_and_another_one_another(whole: tuple[Record, Review]) -> None:
    record, review = whole
    assert reviewed(record) == review
    assert reviewed(record, seed="2").chances != review.chances


def test_a_game_that_is_not_over_ends_with_chances() -> None:
    review = reviewed(played_on(EVEN, "end_turn"), batches=1)
    assert not review.is_over
    assert 0 < review.result[0] < 1


# --- grades ---------------------------------------------------------------------------------------------------------------


def test_not_ending_a_won_game_is_a_blunder_and_the_reason_is_that_it_wins() -> None:
    decision = first(played_on(WON, "end_turn"))
    assert decision.grade == "blunder"
    assert decision.better == ("province",)
    assert decision.reason == Reason("wins")
    assert first(played_on(WON, "province")).grade == "best"


@pytest.mark.parametrize("mistake", ["end_turn", "copper", "curse", "silver"])
def test_leaving_a_province_in_an_even_ending_is_a_mistake(mistake: str) -> None:
    decision = first(played_on(EVEN, mistake))
    assert decision.grade in BAD
    assert decision.better is not None
    assert decision.loss > 0.05
    assert (mistake,) in [choice.move for choice in decision.choices]
    assert decision.choices[0].move == decision.better


def test_taking_the_province_in_an_even_ending_is_no_mistake() -> None:
    assert first(played_on(EVEN, "province")).grade not in BAD


def test_unspent_coins_are_named_as_the_reason_only_if_there_were_any() -> None:
    assert first(played_on(EVEN, "end_turn")).reason == Reason("unspent", 8.0)
    other = first(played_on(EVEN, "copper")).reason
    assert other is None or other.kind in ("points", "others-points")


def test_trashing_a_province_is_a_mistake() -> None:
    position = {
        **ending(f"3 province, {MONEY}", f"4 province, {MONEY}", supply={"province": 1}),
        "phase": "action",
        "hand": "remodel, province, silver, 2 copper",
    }
    game = game_at(position)
    state = game.state
    game.apply_move(0, [state.option_named("remodel")])
    game.apply_move(0, [state.option_named("province")])
    game.apply_move(0, [state.option_named("silver")])
    reviewer = Reviewer(Record.from_game(GAME, game))
    for _ in reviewer.look():
        pass
    settle(reviewer.trial(2))
    assert reviewer.review().decisions[2].grade in BAD  # a Silver for a Province, where the last Province was to be had


def test_cards_that_a_seat_cannot_know_change_no_grade() -> None:
    def review_with(hand: str, deck: str) -> Decision:
        position = dict(EVEN)
        position["1"] = {"hand": hand, "deck": deck, "discard": "3 province"}
        return first(played_on(position, "silver"))

    one = review_with("5 gold", "10 copper, 5 curse")
    other = review_with("5 curse", "10 copper, 5 gold")
    assert one == other


def test_cards_that_a_seat_cannot_know_change_no_chance_of_the_value() -> None:
    def first_graph(hand: str, deck: str) -> tuple[float, ...]:
        position = dict(EVEN)
        position["1"] = {"hand": hand, "deck": deck, "discard": "3 province"}
        reviewer = new_reviewer(played_on(position, "silver"))
        for _ in reviewer.look():
            pass
        return reviewer.review().chances[0]

    assert first_graph("5 gold", "10 copper, 5 curse") == first_graph("5 curse", "10 copper, 5 gold")


def test_the_first_graph_of_the_value_is_there_before_any_imagined_game_and_adds_up() -> None:
    reviewer = new_reviewer(played_on(EVEN, "province", "end_turn", finish=True))
    for _ in reviewer.look():
        pass
    review = reviewer.review()
    assert review.games == 0 and all(sum(row) == pytest.approx(1) for row in review.chances)
    assert {one.grade for one in review.decisions} == {"best"} and not any(one.choices for one in review.decisions)
    for _ in range(40):
        next(reviewer.rounds(), None)
    review = reviewer.review()
    assert review.games > 0
    for seat in range(2):
        parts = review.start[seat] + review.own[seat] + review.others[seat] + review.luck[seat]
        assert parts == pytest.approx(review.result[seat], abs=0.01)


def test_figures_can_be_kept_and_continued_and_come_to_the_same() -> None:
    straight, broken = (Reviewer(played_on(EVEN, "copper")) for _ in range(2))
    settle(straight.trial(0))
    while not broken.known.decisions[0].settled:
        broken.trial(0).work_until(0.0)  # one world at a time
        broken.known = msgspec.json.decode(msgspec.json.encode(broken.known), type=Account)
    assert broken.known.decisions[0] == straight.known.decisions[0]


# --- kinds of mistakes ------------------------------------------------------------------------------------------------------


def kind(position: dict[str, object], done: str, better: str) -> str:
    game = game_at({"kingdom": KINGDOM, "phase": "buy", **position})
    state = game.state
    moves = [tuple(int(state.option_named(name)) for name in move.split()) for move in (done, better)]
    return kind_of(game, 0, moves[0], moves[1], wins=False)


@pytest.mark.parametrize(
    ("done", "better", "of"),
    [
        ("end_turn", "gold", "unspent"),
        ("copper", "gold", "junk"),
        ("curse", "end_turn", "junk"),
        ("gold", "province", "province-late"),
        ("duchy", "gold", "victory-early"),
        ("estate", "end_turn", "victory-early"),
        ("gold", "duchy", "victory-late"),
        ("gold", "witch", "attack-passed"),
        ("silver", "gold", "cheap"),
        ("smithy", "silver", "other-buy"),
    ],
)
def test_a_buy_that_was_a_mistake_is_of_the_kind_that_its_cards_say(done: str, better: str, of: str) -> None:
    assert kind({"coins": 8, "0": {"discard": "10 copper"}}, done, better) == of


@pytest.mark.parametrize(
    ("deck", "of"),
    [
        ("3 smithy, 7 copper", "terminals"),
        ("smithy, 9 copper", "other-buy"),
        ("3 smithy, 2 village, 5 copper", "other-buy"),
        ("3 smithy, 30 copper", "other-buy"),
    ],
)
def test_terminals_are_too_many_only_in_a_deck_that_has_no_room_for_them(deck: str, of: str) -> None:
    assert kind({"coins": 8, "0": {"discard": deck}}, "smithy", "silver") == of


def test_actions_and_trashing_have_kinds_of_their_own() -> None:
    playing: dict[str, object] = {"phase": "action", "hand": "smithy, village, 3 copper"}
    assert kind(playing, "end_actions", "village") == "unplayed"
    assert kind(playing, "smithy", "village") == "order"
    game = game_at({"kingdom": KINGDOM, "phase": "action", "hand": "remodel, gold, estate, 2 copper"})
    state = game.state
    game.apply_move(0, [state.option_named("remodel")])
    gold, estate = (int(state.option_named(name)) for name in ("gold", "estate"))
    assert kind_of(game, 0, (gold,), (estate,), wins=False) == "trash-dear"
    assert kind_of(game, 0, (), (estate,), wins=False) == "trash-little"
    assert kind_of(game, 0, (gold,), (estate,), wins=True) == "win-missed"


# --- both games, and what cannot be reviewed --------------------------------------------------------------------------------


def test_a_game_of_intrigo_is_reviewed_too() -> None:
    game = Start.dealt({"seats": 3}, "1").game(INTRIGO)
    bots = [find_bot("easy", "intrigo").new(from_seed("1")) for _ in range(3)]
    play(game, bots)
    review = reviewed(Record.from_game(INTRIGO, game, Start.dealt({"seats": 3}, "1")), batches=0)
    assert len(review.decisions) > 20
    for row in review.chances:
        assert sum(row) == pytest.approx(1, abs=0.001)
    for seat in range(3):
        assert review.start[seat] + review.skill[seat] + review.luck[seat] == pytest.approx(review.result[seat])


def test_a_game_without_moves_cannot_be_reviewed() -> None:
    with pytest.raises(RecordError, match="nothing was played"):
        Reviewer(played_on(EVEN))


def test_undone_moves_are_no_steps() -> None:
    game = game_at(EVEN)
    game.apply_move(0, [game.state.option_named("province")])
    game.undo(0)
    game.apply_move(0, [game.state.option_named("end_turn")])
    steps = read_steps(Record.from_game(GAME, game)).steps
    assert [game.state.option_name(step.done[0]) for step in steps] == ["end_turn"]
