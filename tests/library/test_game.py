"""The library as a programmer meets it: games in words and numbers, copies, undo, redeals, records. Both games alike."""

import subprocess
import sys
from pathlib import Path

import pytest

import signoria
from signoria.core.decision import NothingAsked, UndoRefused
from signoria.core.record import RecordError
from signoria.core.registry import BadPosition, BadSetup, UnknownGame
from signoria.library.answers import Answer

BOTS = {"dominion": "smithy", "intrigo": "easy"}
GAMES = sorted(BOTS)
MILITIA = {"hand": "militia, 2 copper", "1": {"hand": "3 copper, 2 estate"}}


def new_game(name: str) -> signoria.Game:
    return signoria.new_game(name, seed="a game")


def play_on(game: signoria.Game, picks: int) -> None:
    bot = signoria.bot(BOTS[game.ruleset.name], game.ruleset.name)
    for _ in range(picks):
        game.play(bot.pick(game.seat()))


def finished(name: str) -> signoria.Game:
    game, bot = new_game(name), signoria.bot(BOTS[name], name)
    while not game.over:
        game.play(bot.pick(game.seat()))
    return game


# --- the example ----------------------------------------------------------------------------------------------------------


def test_the_first_example_does_what_its_comments_say() -> None:
    game = signoria.new_game("dominion", players=2, kingdom="first game", seed="1")
    assert game.decision.options == ["copper", "all treasures", "end"]
    game.play("all treasures")
    game.play("buy silver")
    assert [str(move) for move in game.log] == ["0: all treasures", "0: silver"]


def test_the_table_is_readable_and_the_name_short() -> None:
    game = signoria.new_game("dominion", players=2, kingdom="first game", seed="1")
    table = str(game).splitlines()
    assert table[0] == "Dominion, turn 1: seat 0, treasure phase, 1 action, 1 buy, $0"
    assert any(line.startswith("seat 0*  hand 4 copper, estate; deck 5") for line in table)
    assert table[-1] == "asked    seat 0, play treasure: copper, all treasures, end"
    assert repr(game) == "<Game dominion, 2 players, turn 1, seat 0: play treasure>"
    assert repr(game.redeal(seat=0, seed=1)) == "<Game dominion, 2 players, imagined, turn 1, seat 0: play treasure>"
    assert (repr(game.seat()), repr(game.seat(1))) == ("<Seat 0: play treasure>", "<Seat 1: nothing asked>")
    assert (repr(game.view(1)), repr(game.view(-1))) == ("<DominionView of seat 1>", "<DominionView of a spectator>")
    assert repr(signoria.new_game("intrigo").view(2)) == "<IntrigoView of seat 2>"
    assert repr(game.decision) == "<Decision: seat 0, play treasure: copper, all treasures, end>"


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_of_a_game_can_be_printed(name: str) -> None:
    game, bot = new_game(name), signoria.bot(BOTS[name], name)
    while not game.over:
        assert max(map(len, str(game).splitlines())) <= 100
        assert len(repr(game)) < 100
        game.play(bot.pick(game.seat()))
    assert str(game).splitlines()[-1].startswith("result   seat")
    assert " win" in repr(game)


# --- answers --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "answer",
    [
        "discard copper, estate",
        ["copper", "estate"],
        "copper, estate",
        "1: discard Copper, ESTATE",
        [0, 3],
        ["copper", 3],
    ],
)
def test_a_whole_move_is_a_sentence_or_a_list(answer: Answer) -> None:
    game = signoria.new_game("dominion", position=MILITIA).play("militia")
    game.play(answer)
    assert game.log[-1] == (1, ("copper", "estate"))


@pytest.mark.parametrize("answers", [("copper", "estate"), (0, 3), ("Copper", 3)])
def test_single_picks_complete_a_move(answers: tuple[int | str, ...]) -> None:
    game = signoria.new_game("dominion", position=MILITIA).play("play militia")
    for answer in answers:
        assert game.decision.seat == 1
        game.play(answer)
    assert game.log[-1].picks == ("copper", "estate")
    assert game.seat().seat == 0


@pytest.mark.parametrize("answer", ["end", "end_treasures", "end treasures", "End Treasures"])
def test_options_go_by_their_words_and_by_the_names_of_records(answer: str) -> None:
    game = signoria.new_game("dominion", seed="1")
    assert game.play(answer).decision.verb == "buy"


def test_intrigo_is_played_in_the_same_words() -> None:
    game = signoria.new_game("intrigo", players=3, seed=5)
    for seat in range(3):
        game.play(game.seat(seat).decision.options[-1], seat=seat)
    play_on(game, 6)
    card = game.decision.options[0]
    game.play(f"play {card}, g0")
    assert game.log[-1].picks == (card, "g0")


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("smity", "seat 0 can't answer 'smity': not understood (did you mean smithy?)."),
        ("coper", "did you mean copper? Possible now: copper, all treasures, end"),
        ("buy silver", "the question now is: play treasure"),
        ("play smithy", "'smithy': not in hand"),
        (5, "'province': not in hand"),
        ([0, 0], "too many"),
        (-1, "'option -1': not offered"),
        (999, "'option 999': not offered"),
        ("1: copper", "seat 1 can't answer 'copper': not asked now, but seat 0 is"),
    ],
)
def test_an_illegal_answer_explains_itself_and_changes_nothing(answer: Answer, said: str) -> None:
    game = signoria.new_game("dominion", seed="1")
    before = game.kernel.state.key()
    with pytest.raises(signoria.IllegalAnswer) as refused:
        game.play(answer)
    assert said in str(refused.value)
    assert game.kernel.state.key() == before
    assert game.decision.picked == []


@pytest.mark.parametrize("answer", [None, 1.5, {"copper"}])
def test_an_answer_is_a_word_a_number_or_a_list(answer: Answer) -> None:
    with pytest.raises(TypeError, match="an answer is a word, a number, or a list of them, not "):
        signoria.new_game("dominion", seed="1").play(answer)


def test_a_seat_that_is_not_there_is_no_seat_to_play() -> None:
    game = signoria.new_game("intrigo", players=3, seed="1")
    with pytest.raises(IndexError, match="there is no seat 3: this game has seats 0 to 2"):
        game.play(game.decision.options[0], seat=3)
    game.play(game.decision.options[0], seat=0)
    with pytest.raises(signoria.IllegalAnswer, match=r"seat 0 can't answer .* not asked now, but seats 1, 2 are"):
        game.play(game.decision.options[0], seat=0)


def test_no_catalogue_is_read_for_a_game_and_its_errors() -> None:
    program = """
import sys, signoria
game = signoria.new_game("dominion", seed="1")
print(game)
try:
    game.play("smity")
except signoria.IllegalAnswer as error:
    print(error)
try:
    game.undo()
except signoria.SignoriaError as error:
    print(error)
print(sorted(name for name in sys.modules if "fluent" in name or name.startswith(("signoria.lang", "signoria.lab"))))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=180)
    assert done.stdout.splitlines()[-1] == "[]"
    assert "not understood" in done.stdout
    assert "there is nothing to undo" in done.stdout


# --- the result -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_result_comes_with_the_end(name: str) -> None:
    game = new_game(name)
    assert (game.over, game.winners, len(game.points)) == (False, [], game.seats)
    game = finished(name)
    assert game.over
    assert game.winners == [seat for seat in range(game.seats) if game.places[seat] == 1]
    with pytest.raises(NothingAsked, match="the game is over"):
        _ = game.decision
    with pytest.raises(NothingAsked):
        game.play("end")
    with pytest.raises(NothingAsked, match="the game is over"):
        game.seat()
    assert game.seat(0).view is not None


# --- copies ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_goes_its_own_way_with_the_whole_log(name: str) -> None:
    game = new_game(name)
    play_on(game, 20)
    twin, before = game.clone(), len(game.log)
    play_on(twin, 10)
    assert len(game.log) == before < len(twin.log)
    assert twin.log[:before] == game.log
    assert twin.record().replay().state.key() == twin.kernel.state.key()


@pytest.mark.parametrize("name", GAMES)
def test_a_redeal_looks_the_same_to_its_seat_and_keeps_no_log(name: str, tmp_path: Path) -> None:
    game = new_game(name)
    play_on(game, 20)
    worlds = [game.redeal(seat=0, seed=seed) for seed in range(5)]
    assert all(world.view_data(0) == game.view_data(0) for world in worlds)
    assert len({world.kernel.state.key() for world in worlds}) == 5
    assert worlds[0].log == [] and worlds[0].start is None
    with pytest.raises(UndoRefused, match="this game keeps no log"):
        worlds[0].undo()
    with pytest.raises(RecordError, match="imagined: it keeps no log, so it can't be saved"):
        worlds[0].save(tmp_path / "world.json")
    assert not (tmp_path / "world.json").exists()


@pytest.mark.parametrize("name", GAMES)
def test_undo_goes_back_move_by_move_to_the_start(name: str) -> None:
    game = new_game(name)
    start = game.kernel.state.key()
    play_on(game, 12)
    before = [game.kernel.state.key()]
    twin = game.clone()
    play_on(twin, 1)
    while len(twin.log) == len(game.log):  # a move may take several picks, and all seats may draft at once
        play_on(twin, 1)
    twin.undo(len(twin.log) - len(game.log))
    assert [twin.kernel.state.key()] == before
    while game.log:
        game.undo()
    assert game.kernel.state.key() == start
    with pytest.raises(UndoRefused, match="there is nothing to undo"):
        game.undo()
    play_on(game, 3)
    with pytest.raises(UndoRefused, match="there aren't that many moves to undo"):
        game.undo(9)
    with pytest.raises(ValueError, match="undo at least 1 move, not 0"):
        game.undo(0)


def test_a_seat_sees_the_game_as_it_is_after_an_undo() -> None:
    game = signoria.new_game("dominion", seed="1")
    assert game.seat(0).view.coins() == 0
    game.play("all treasures")
    assert game.seat(0).view.coins() == 4
    assert game.undo().seat(0).view.coins() == 0


def test_a_view_shows_the_own_hand_and_of_others_only_its_size() -> None:
    game = signoria.new_game("dominion", seed="1")
    view = game.view(1)
    assert (len(view.hand()), view.hand_size(0)) == (5, 5)
    players = game.view_data(1)["players"]
    assert isinstance(players, list)
    assert "hand" in players[1] and "hand" not in players[0]
    assert (view.owns("Copper"), view.owns("witch"), view.left("province"), view.left("witch")) == (7, 0, 8, 0)
    with pytest.raises(IndexError, match="there is no seat 2: this game has seats 0 to 1"):
        game.view(2)


# --- beginning and saving --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_deals_the_same_game_and_none_deals_any(name: str) -> None:
    assert new_game(name).kernel.state.key() == new_game(name).kernel.state.key()
    one, other = signoria.new_game(name), signoria.new_game(name)
    assert one.kernel.state.key() != other.kernel.state.key()
    assert one.start is not None and one.start.seed


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_game_is_loaded_with_its_start_and_log(name: str, tmp_path: Path) -> None:
    game = finished(name)
    game.save(tmp_path / "g.json")
    loaded = signoria.load(tmp_path / "g.json")
    assert (loaded.log, loaded.start, loaded.winners) == (game.log, game.start, game.winners)
    assert loaded.undo().over is False
    loaded.save(tmp_path / "again.json")
    assert signoria.load(tmp_path / "again.json").log == loaded.log


def test_ten_cards_are_a_kingdom() -> None:
    cards = ["cellar", "moat", "village", "workshop", "chapel", "militia", "remodel", "smithy", "market", "mine"]
    game = signoria.new_game("dominion", kingdom=cards, seed=1)
    assert [game.view(0).left(card) for card in cards] == [10] * 10
    assert game.view(0).left("merchant") == 0


def test_what_cannot_begin_says_why(tmp_path: Path) -> None:
    with pytest.raises(UnknownGame, match="did you mean dominion"):
        signoria.new_game("dominoes")
    with pytest.raises(BadSetup, match="kingdon"):
        signoria.new_game("dominion", kingdon="first game")
    with pytest.raises(BadSetup):
        signoria.new_game("dominion", players=7)
    with pytest.raises(TypeError, match="a position says everything"):
        signoria.new_game("dominion", position=MILITIA, seed=1)
    with pytest.raises(TypeError, match="players is a number, not '2'"):
        signoria.new_game("dominion", players="2")  # type: ignore[call-overload] # as somebody may who has no type checker
    with pytest.raises(TypeError, match="a position is a mapping"):
        signoria.new_game("dominion", position="militia")  # type: ignore[call-overload] # the same
    with pytest.raises(BadPosition, match=r"^a position has no “hnad”; did you mean hand"):
        signoria.new_game("dominion", position={"hnad": "militia"})
    (tmp_path / "bad.json").write_text("{}", encoding="utf-8")
    with pytest.raises(RecordError):
        signoria.load(tmp_path / "bad.json")
    with pytest.raises(FileNotFoundError):
        signoria.load(tmp_path / "none.json")
