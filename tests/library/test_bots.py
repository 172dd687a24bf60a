"""Bots through the front door: by name, as a class of one's own, and many games of them."""

from pathlib import Path

import numpy
import pytest

import signoria
from signoria.bots.bot import BadAnswer
from signoria.bots.registry import BadBot, UnknownBot
from signoria.core.decision import NothingAsked
from signoria.core.registry import UnknownGame
from signoria.lab import BotFailed


class Miser(signoria.Bot):
    """Plays all Treasures and buys Silver, in words."""

    game = "dominion"

    def choose(self, seat: signoria.DominionSeat) -> str:
        options = seat.decision.options
        return next((word for word in ("all treasures", "province", "gold", "silver") if word in options), options[-1])


class Gambler(signoria.Bot):
    """Takes chance from where it should."""

    def __init__(self, rng: signoria.Rng) -> None:
        self.rng = rng

    def pick(self, seat: signoria.Seat) -> int:
        options = seat.options()
        return options[self.rng.below(len(options))]


class Cheat(signoria.Bot):
    def choose(self, seat: signoria.Seat) -> str:
        return "province"


class Forgetful(signoria.Bot):
    """Has no `return`, as happens."""

    def pick(self, seat: signoria.Seat) -> int:  # type: ignore[return] # that is the point
        seat.options()


class Wordless(signoria.Bot):
    def choose(self, seat: signoria.Seat) -> str:
        return seat.options()[0]  # type: ignore[return-value] # a number, where a word is wanted


class Counting(signoria.Bot):
    """Answers as NumPy does."""

    def pick(self, seat: signoria.Seat) -> int:
        return numpy.argmax([0, 1]) * 0 + seat.options()[0]  # type: ignore[return-value] # a number all the same


def test_a_name_that_one_game_has_needs_no_game() -> None:
    assert signoria.bot("smithy").wanted_cards(2) == signoria.bot("smithy", "dominion").wanted_cards(2)
    with pytest.raises(UnknownBot, match=r"No bot is called 'smity'\. Did you mean smithy\?"):
        signoria.bot("smity")
    with pytest.raises(UnknownBot, match=r"Several games have a bot called 'hard'\. Say which"):
        signoria.bot("hard")
    with pytest.raises(UnknownBot, match="Dominion"):
        signoria.bot("smithy", "intrigo")
    with pytest.raises(UnknownGame, match="no game is called “chess”"):
        signoria.bot("hard", "chess")
    assert [repr(signoria.bot("smithy")), repr(signoria.bot("hard", "intrigo"))] == ["<bot smithy>", "<bot Searcher>"]


def test_a_file_that_holds_no_bot_says_so(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match=r"none\.py: no such file"):
        signoria.bot(str(tmp_path / "none.py"))
    (tmp_path / "empty.py").write_text("x = 1", encoding="utf-8")
    with pytest.raises(BadBot, match=r"empty\.py has no bot"):
        signoria.bot(str(tmp_path / "empty.py"))


@pytest.mark.parametrize("name", ["smithy", "novice", "easy"])
def test_a_bot_of_dominion_that_is_not_asked_says_so(name: str) -> None:
    game = signoria.new_game("dominion", seed="1")
    with pytest.raises(NothingAsked, match="nothing is asked of this seat now"):
        signoria.bot(name, "dominion").pick(game.seat(1))


def test_a_bot_answers_in_words() -> None:
    game = signoria.new_game("dominion", seed="1")
    game.play(Miser().pick(game.seat()))
    assert str(game.log[0]) == "0: all treasures"


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        (Forgetful, r"Forgetful\.pick returned None; it must return one of seat\.options\(\)"),
        (Wordless, r"Wordless\.choose returned \d+; it must return one of seat\.decision\.options"),
    ],
)
def test_a_bot_that_returns_no_answer_is_named(bot: type[signoria.Bot], told: str) -> None:
    with pytest.raises(BadAnswer, match=told):
        signoria.simulate("dominion", [bot, "random"], games=2)
    with pytest.raises(BadAnswer, match=told):
        bot().pick(signoria.new_game("dominion", seed="1").seat())


class Numeric(signoria.Bot):
    def pick(self, seat: signoria.Seat) -> int:
        return int(seat.options()[0])

    def memory(self) -> str:
        return 7  # type: ignore[return-value]  # as somebody may write it


def test_a_memory_that_is_not_text_is_named() -> None:
    with pytest.raises(BadAnswer, match=r"Numeric\.memory returned 7; it must return text"):
        Numeric().memory()


def test_a_bot_may_answer_with_a_number_of_numpys() -> None:
    assert signoria.simulate("dominion", [Counting, "random"], games=2, rounds=5).games == 2


def test_classes_play_in_simulations_beside_names() -> None:
    result = signoria.simulate("dominion", [Miser, Gambler, "random"], games=12, rounds=40)
    assert result.bots == ["Miser", "Gambler", "random"]
    assert result.games == 12
    again = signoria.simulate("dominion", [Miser, Gambler, "random"], games=12, rounds=40, jobs=2)
    assert (again.wins, again.ties) == (result.wins, result.ties)


def test_a_result_is_a_table_and_short_by_name() -> None:
    result = signoria.simulate("dominion", ["smithy", "big_money"], games=40, seed=3, kingdom="first game")
    head, first, second, below = str(result).splitlines()
    assert head.split()[:2] == ["bot", "score"]
    assert first.startswith("smithy") and second.startswith("big_money")
    assert below == "40 games, seed 3"
    assert repr(result).startswith("<Simulation dominion, 40 games: smithy ")
    assert sum(score.value for score in result.scores) == pytest.approx(100)
    assert result.wins[0] > result.wins[1]


def test_intrigo_is_simulated_alike() -> None:
    result = signoria.simulate("intrigo", ["easy", "random", "random"], games=3)
    assert result.games == 3
    assert "random (2)" in str(result)


def test_what_cannot_be_simulated_says_why() -> None:
    with pytest.raises(TypeError, match="bots is a list"):
        signoria.simulate("dominion", "smithy")
    with pytest.raises(TypeError, match="by its name, its file or its class, not as <bot smithy>"):
        signoria.simulate("dominion", [signoria.bot("smithy"), "random"])  # type: ignore[list-item] # a likely slip
    with pytest.raises(ValueError, match="not -1"):
        signoria.simulate("dominion", ["smithy", "random"], rounds=-1)


def test_a_bot_that_answers_what_cannot_be_is_named() -> None:
    with pytest.raises(BotFailed, match="Cheat"):
        signoria.simulate("dominion", [Cheat, "random"], games=1)
    with pytest.raises(BadBot, match="Miser"):
        signoria.simulate("intrigo", [Miser, "random", "random"], games=1)
