"""Reviews: figures that add up, grades from what a seat knew, mistakes that are found, and reasons that are true."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from signoria.bots.bot import play
from signoria.bots.registry import find_bot
from signoria.core.game import Game
from signoria.core.record import Record, RecordError, Start
from signoria.core.registry import Ruleset
from signoria.core.rng import from_seed
from signoria.dominion import GAME, Choice, Dominion
from signoria.intrigo import GAME as INTRIGO
from signoria.lang import Translator
from signoria.review.account import Account, Decision, Edge, Line, Review, Word, review_of
from signoria.review.coach import Reason
from signoria.review.dominion import DominionCoach
from signoria.review.figures import GRADES, RACE, Difference, Figures, Tried
from signoria.review.intrigo import IntrigoCoach
from signoria.review.kinds import is_terminal, kind_of
from signoria.review.review import Reviewer, coach_of, new_reviewer
from signoria.review.steps import Step, read_steps
from signoria.review.trial import Trial, is_behind, is_clear
from signoria.review.wording import Wording, say_reason

KINGDOM = "cellar, harem, militia, mine, moat, remodel, smithy, village, witch, workshop"
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
    assert sum(review.luck) == pytest.approx(0)


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
    assert other is None or other.kind in ("points", "others-points", "lead")


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


def finished(ruleset: Ruleset, setup: dict[str, object], *bots: str) -> Record:
    start = Start.dealt(setup, "hidden")
    game = start.game(ruleset)
    play(game, [find_bot(bot, ruleset.name).new(from_seed(f"{n}")) for n, bot in enumerate(bots)])
    return Record.from_game(ruleset, game, start)


@pytest.mark.parametrize(
    "record",
    [
        finished(GAME, {"seats": 3, "kingdom": list(Choice().at_random(from_seed("hidden")))}, *["easy"] * 3),
        finished(INTRIGO, {"seats": 3}, *["easy"] * 3),
    ],
    ids=["dominion", "intrigo"],
)
def test_in_whole_games_no_figure_depends_on_cards_that_the_seat_cannot_know(record: Record) -> None:
    """At decisions from all over a game, everything hidden from the seat is swapped."""
    coach = coach_of(record.game)
    choices = [step for step in read_steps(record).steps if step.is_choice()]
    for step in choices[:: len(choices) // 12]:
        swapped = replace(step, game=step.game.redeal(step.seat, from_seed("swapped")))
        assert swapped.game.state.key() != step.game.state.key()
        one, other = (Trial(where, coach, from_seed("trial")) for where in (step, swapped))
        for trial in (one, other):
            for _ in range(4):
                trial.work_until(0.0)  # one world
        assert one.figures == other.figures


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


# --- choices --------------------------------------------------------------------------------------------------------------


def difference(worlds: int, mean: float) -> Difference:
    return Difference(worlds, worlds * mean, worlds * (mean * mean + 0.04))


def figures(
    made: float, raced: dict[int, float], rival: int, duel: float, usual: float | None = None, worlds: int = 480
) -> Figures:
    """Of a decision of seat 0, who picked option 0: chances of others in the race, and of the best of them in the duel.

    The best one is the usual one, too, unless another chance is given for that: option 3.
    """
    found = Figures.begun(0, (0,), 2, [1, 2, 3, 4])
    for one in (found.made, found.answer):
        one.worlds, one.shares = worlds, [worlds * made, worlds * (1 - made)]
    for pick, chance in raced.items():
        tried = Tried((pick,), [0.0, 0.0], RACE, difference(RACE, chance - made))
        found.tried.append(tried)
        if pick == rival:
            shares = [worlds * duel, worlds * (1 - duel)]
            found.rival = Tried((pick,), shares, worlds, difference(worlds, duel - made))
            found.usual = Tried((pick,), [0.0, 0.0])
    if usual is not None:
        found.usual = Tried((3,), [worlds * usual, worlds * (1 - usual)], worlds, difference(worlds, usual - made))
    found.opened = found.settled = True
    return found


def test_no_move_is_shown_above_the_better_one_by_the_luck_of_the_race() -> None:
    found = figures(0.4, {1: 0.7, 2: 0.68, 3: 0.3}, rival=1, duel=0.6)
    choices = {move[0]: chance for move, chance, _ in found.choices()}
    assert list(choices) == [1, 2, 0, 3]
    assert choices == pytest.approx({1: 0.6, 2: 0.58, 0: 0.4, 3: 0.2})


# --- decisions one after another ------------------------------------------------------------------------------------------


def account(*decisions: Figures, shows_nothing: bool) -> Account:
    lines = [Line(0, 1, "play_action", True, shows_nothing) for _ in decisions[:-1]] + [Line(0, 1, "buy", True)]
    opening, closing = (Edge(Tried((), [12.0, 12.0], 24)) for _ in range(2))
    stops = dict.fromkeys(range(len(decisions)), -1)
    found = Account("dominion", 2, lines, [1.0, 0.0], opening, closing, dict(enumerate(decisions)), stops)
    for step in found.decisions:
        found.learn(step, {pick: Word(f"option {pick}", {"messages": ["x"], "arguments": {}}) for pick in range(4)})
    return found


def with_error(mean: float, error: float, worlds: int = 10_000) -> Difference:
    """What as many worlds have shown."""
    return Difference(worlds, mean * worlds, (error * worlds) ** 2 + mean * mean * worlds)


@pytest.mark.parametrize(
    ("loss", "error", "grade"),
    [
        (0.104, 0.005, "mistake"),
        (0.106, 0.005, "blunder"),
        (0.055, 0.010, "inaccuracy"),
        (0.061, 0.010, "mistake"),
        (0.010, 0.005, "good"),
    ],
)
def test_in_doubt_a_decision_gets_the_milder_grade(loss: float, error: float, grade: str) -> None:
    figures = Figures.begun(0, (1,), 2, [0, 0, 0, 1])
    figures.rival = Tried((2,), [6000.0, 4000.0], 10_000, with_error(loss, error))
    assert figures.grade() == grade


@pytest.mark.parametrize(
    ("loss", "error", "is_enough"),
    [
        (0.10, 0.0060, False),
        (0.10, 0.0049, True),
        (0.05, 0.0120, False),
        (0.05, 0.0090, True),
        (0.20, 0.0300, True),
        (-0.05, 0.0400, True),
    ],
)
def test_it_takes_most_games_to_tell_a_blunder_from_a_mistake(loss: float, error: float, is_enough: bool) -> None:
    assert is_clear(with_error(loss, error)) == is_enough


def test_a_move_that_is_far_behind_the_best_one_leaves_the_race() -> None:
    best = with_error(0.10, 0.01)
    assert is_behind(with_error(0.05, 0.01), best)
    assert not is_behind(with_error(0.08, 0.01), best)
    assert not is_behind(best, best)


def test_a_move_is_worth_what_the_seat_could_still_make_of_it() -> None:
    """The first move looks bad only because imagined players answer the question after it badly."""
    first, second = figures(0.5, {1: 0.95}, 1, 0.95), figures(0.5, {1: 0.96}, 1, 0.96)
    review = review_of(account(first, second, shows_nothing=True))
    assert [one.grade for one in review.decisions] == ["good", "blunder"]
    assert review.decisions[0].loss == 0 and review.decisions[0].reason is None
    assert review.own[0] == pytest.approx(-0.46)
    assert review_of(account(first, second, shows_nothing=False)).decisions[0].grade == "blunder"


@pytest.mark.parametrize(("usual", "own"), [(None, -0.4), (0.5, 0.0), (0.3, 0.2), (0.7, -0.2)])
def test_skill_is_counted_from_the_usual_move_and_grades_from_the_best(usual: float | None, own: float) -> None:
    """Who misses the same chance again and again, as everyone would, has no skill of minus 300%."""
    review = review_of(account(*[figures(0.5, {1: 0.9}, 1, 0.9, usual) for _ in range(3)], shows_nothing=False))
    assert [one.loss for one in review.decisions] == pytest.approx([0.4] * 3)
    assert review.own[0] == pytest.approx(3 * own) and review.others[1] == pytest.approx(-3 * own)
    assert review.start[0] + review.own[0] + review.luck[0] == pytest.approx(review.result[0])


def test_what_a_move_gives_away_for_good_stays_lost() -> None:
    first, second = figures(0.5, {1: 0.95}, 1, 0.95), figures(0.5, {1: 0.7}, 1, 0.7)
    review = review_of(account(first, second, shows_nothing=True))
    assert [one.loss for one in review.decisions] == pytest.approx([0.25, 0.2])
    assert review.start[0] + review.own[0] + review.luck[0] == pytest.approx(review.result[0])


@pytest.mark.parametrize(("card", "shows"), [("chancellor", False), ("smithy", True), ("militia", False)])
def test_a_move_shows_something_if_cards_are_drawn_or_seen(card: str, shows: bool) -> None:
    kingdom = "cellar, market, militia, mine, moat, remodel, smithy, village, witch, chancellor"
    position = {"kingdom": kingdom, "phase": "action", "hand": f"{card}, village, 3 copper", "deck": "5 silver"}
    game = game_at(position | {"1": {"hand": "3 copper", "deck": "5 copper"}})
    before = game.clone()
    game.apply_move(0, [game.state.option_named(card)])
    assert DominionCoach().shows_nothing(before, game, 0) is not shows


@pytest.mark.parametrize(
    ("deck", "discard", "then"),
    [("5 gold", "12 copper, 3 estate", "no"), ("6 copper, 3 estate", "5 gold, 6 copper", "yes")],
)
def test_a_card_is_played_with_the_best_answer_to_its_question(deck: str, discard: str, then: str) -> None:
    """Imagined players always discard the deck with Chancellor: with a good deck, not playing it would look better."""
    kingdom = "cellar, market, militia, mine, moat, remodel, smithy, village, witch, chancellor"
    position = {"kingdom": kingdom, "phase": "action", "hand": "chancellor, 4 gold", "deck": deck, "discard": discard}
    other = {"hand": "3 gold, 2 copper", "deck": "3 gold, 2 copper", "discard": "4 copper, 3 estate"}
    game = game_at(position | {"1": other, "supply": {"province": 5}})
    chancellor, answer = (int(game.state.option_named(name)) for name in ("chancellor", then))
    trial = Trial(Step(0, 0, 1, 1, (chancellor,), game), DominionCoach(), from_seed("1"))
    settle(trial)
    assert trial.figures.made.then == (answer,)
    assert trial.figures.loss() == 0


def test_luck_at_a_turning_point_is_no_more_than_the_chance_has_changed() -> None:
    """A win that is missed three times and comes again each time is no luck of 180%."""
    missed = [figures(0.3, {1: 0.9}, 1, 0.9) for _ in range(4)]
    review = review_of(account(*missed, shows_nothing=False))
    assert review.luck[0] == pytest.approx(1 - 0.5 + 4 * 0.6)
    lucky = [point for point in review.turning if point.is_luck]
    assert [point.change for point in lucky] == pytest.approx([0.7])


# --- reasons --------------------------------------------------------------------------------------------------------------


def reason(own: float, others: float, own_curses: float = 0.0, their_curses: float = 0.0) -> Reason | None:
    """For a Gold instead of a Silver, by how much more the better one brings on average."""
    game = game_at({"kingdom": KINGDOM, "phase": "buy", "coins": 6})
    silver, gold = (int(game.state.option_named(name)) for name in ("silver", "gold"))
    facts = [(fact, 0.05) for fact in (own, others, own - others, own_curses, their_curses)]
    return DominionCoach().reason(game, 0, (silver,), (gold,), facts)


@pytest.mark.parametrize(
    ("figures", "of"),
    [
        ((2.0, 0.0), Reason("points", 2.0)),
        ((0.0, -2.0), Reason("others-points", 2.0)),
        ((2.0, -2.0), Reason("lead", 4.0)),
        ((2.0, 1.0), Reason("lead", 1.0)),
        ((2.0, 1.9), None),  # both have more points: that isn't why it's better
        ((-1.0, -2.0), Reason("lead", 1.0)),
        ((0.5, -0.5, -0.8, 0.6), Reason("own-curses", 0.8)),  # a Moat
        ((0.5, -0.5, -0.2, 0.6), Reason("curses", 0.6)),  # a Witch
    ],
)
def test_a_reason_says_on_which_side_the_better_move_tells(figures: tuple[float, ...], of: Reason | None) -> None:
    assert reason(*figures) == of


def test_ending_a_game_that_others_win_is_the_reason_and_the_kind() -> None:
    behind = ending(f"3 province, {MONEY}", "4 province, duchy, 12 copper", supply={"province": 1}, coins=8)
    decision = first(played_on(behind, "province"))
    assert decision.grade in BAD
    assert (decision.reason, decision.kind) == (Reason("loses"), "lost-ending")
    two_buys = first(played_on(behind | {"buys": 2}, "province")).reason  # the game goes on for one more buy
    assert two_buys != Reason("loses")


def test_it_does_not_matter_which_of_two_buys_that_win_together_comes_first() -> None:
    won = WON | {"buys": 2, "coins": 13}
    for card in ("duchy", "province"):
        assert first(played_on(won, card)).grade in ("best", "good")
    assert first(played_on(won, "end_turn")).reason == Reason("wins")


def test_what_several_others_have_is_told_of_all_of_them() -> None:
    """Half a seal for each of two may be one seal of one of them."""
    told = say_reason(Reason("others-seals", 0.5), 2, Translator())
    assert told == "The others together win 1.0 fewer seals this round, on average"
    assert say_reason(Reason("curses", 0.6), 1, Translator()) == "The other player ends with 0.6 more Curses on average"


def test_seals_are_no_reason_if_what_they_cost_outweighs_them() -> None:
    game = Start.dealt({"seats": 3}, "1").game(INTRIGO)
    coach = IntrigoCoach()
    assert coach.reason(game, 0, (0,), (1,), [(0.5, 0.02), (-0.1, 0.02)]) == Reason("seals", 0.5)
    assert coach.reason(game, 0, (0,), (1,), [(-0.2, 0.02), (-0.5, 0.02)]) == Reason("others-seals", 0.5)
    assert coach.reason(game, 0, (0,), (1,), [(-0.3, 0.02), (-0.5, 0.02)]) is None
    assert coach.reason(game, 0, (0,), (1,), [(0.5, 0.02), (0.3, 0.02)]) is None
    assert coach.reason(game, 0, (0,), (1,), [(0.1, 0.01), (0.0, 0.01)]) is None


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
        ("harem", "gold", "other-buy"),  # a Victory card that is also money
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


@pytest.mark.parametrize(("card", "ends"), [("smithy", True), ("pawn", False), ("nobles", False), ("ironworks", False)])
def test_a_card_that_may_give_actions_is_not_terminal(card: str, ends: bool) -> None:
    game = game_at({"kingdom": "pawn, nobles, ironworks, smithy, cellar, mine, moat, remodel, village, witch"})
    board = game.state
    assert isinstance(board, Dominion)
    assert is_terminal(board.kingdom.cards[board.option_named(card)]) is ends


def test_actions_and_trashing_have_kinds_of_their_own() -> None:
    playing: dict[str, object] = {"phase": "action", "hand": "smithy, village, 3 copper"}
    assert kind(playing, "end_actions", "village") == "unplayed"
    assert kind(playing, "smithy", "village") == "order"
    assert kind(playing, "smithy", "end_actions") == "needless"
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
    assert Wording(review, ["Anna", "Bela", "Cora"], Translator()).when(2, 0) == "Round 2, Anna"
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
