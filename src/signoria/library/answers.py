"""From what a programmer writes to picks: words, sentences, numbers and lists of them. It knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from signoria.core.decision import IllegalAnswer, NothingAsked
from signoria.core.game import Game
from signoria.core.moves import WrongVerb, read_move, split_seat
from signoria.core.plain_text import spoken
from signoria.core.registry import Ruleset
from signoria.core.spelling import nearest, plain
from signoria.core.words import BadWords, read_names

Answer: TypeAlias = int | str | Sequence[int | str]


def read_answer(game: Game, ruleset: Ruleset, answer: Answer, seat: int | None) -> tuple[int, int | list[int]]:
    """The seat, and its one pick or its whole move. IllegalAnswer if it can't be understood; NothingAsked at the end."""
    if game.over():
        raise NothingAsked(True)
    asked = int(game.seat()) if seat is None else seat
    if isinstance(answer, str):
        named, words = split_seat(answer)
        return _read_text(game, ruleset, named if named >= 0 else asked, words)
    _check_asked(game, asked, str(answer))
    if isinstance(answer, int):
        if answer < 0:
            raise _illegal(game, asked, f"option {answer}", "not offered")
        return asked, answer
    if not isinstance(answer, Sequence):
        raise TypeError(f"an answer is a word, a number, or a list of them, not {answer!r}")
    return asked, [one if isinstance(one, int) else _named(game, asked, one) for one in answer]


def _read_text(game: Game, ruleset: Ruleset, seat: int, words: str) -> tuple[int, int | list[int]]:
    """One option; a list of names; or a sentence with a verb."""
    _check_asked(game, seat, words)
    for option in game.options(seat):
        if plain(words) in (plain(game.state.option_word(option)), game.state.option_name(option)):
            return seat, int(option)
    try:
        numbers = [int(game.state.option_named(name)) for name in read_names(words)]
        if -1 not in numbers:
            return seat, numbers
        return read_move(game, ruleset, f"{seat}: {words}")
    except WrongVerb as error:
        raise _illegal(game, seat, words, f"the question now is: {_verb(game)}") from error
    except BadWords as error:
        near = nearest(plain(words), ruleset.vocabulary.names)
        meant = f" (did you mean {' or '.join(map(spoken, near))}?)" if near else ""
        raise _illegal(game, seat, words, f"not understood{meant}") from error


def _check_asked(game: Game, seat: int, answer: str) -> None:
    """Whether it is this seat's turn to answer; if not, the error says whose it is."""
    asked = game.asked()
    if seat not in asked:
        others = f"seat {asked[0]} is" if len(asked) == 1 else f"seats {', '.join(map(str, asked))} are"
        raise _illegal(game, seat, answer, f"not asked now, but {others}")


def _named(game: Game, seat: int, name: str) -> int:
    """An option by its name, offered or not: what may follow in a move depends on what comes first."""
    option = int(game.state.option_named(plain(name)))
    return option if option >= 0 else int(game.option_meant(seat, name))


def _illegal(game: Game, seat: int, words: str, reason: str) -> IllegalAnswer:
    return IllegalAnswer(seat, words, reason, [game.state.option_word(option) for option in game.options(seat)])


def _verb(game: Game) -> str:
    assert game.question is not None
    return spoken(game.state.verb_name(game.question.verb))
