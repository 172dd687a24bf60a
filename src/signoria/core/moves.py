"""Moves in words: `play throne room`, `1: discard 2 copper`, `reveal nothing`, `end turn`. It knows no game.

The verb must fit the question that is asked, and the names must be known; whether the move is legal is for the game.
"""

from __future__ import annotations

import re

from signoria.core.decision import FINE, GAME_OVER, NOT_ASKED, IllegalAnswer
from signoria.core.errors import SignoriaError
from signoria.core.game import Game
from signoria.core.phrase import phrase
from signoria.core.registry import Ruleset
from signoria.core.words import NOTHING, SEAT, BadWords, hint, nearest, plain, read_names

_SEAT = re.compile(rf"({SEAT})\s*:\s*(.+)", re.DOTALL)


class WrongVerb(SignoriaError, ValueError):
    """A move that answers another question than the one that is asked."""


def split_seat(text: str) -> tuple[int, str]:
    """`1: discard copper` is seat 1's; -1 if no seat is named."""
    match = _SEAT.fullmatch(text.strip())
    return (int(match[1]), match[2].strip()) if match is not None else (-1, text.strip())


def seat_meant(game: Game, seat: int) -> int:
    """The seat named, or else the only one that is asked."""
    asked = game.asked()
    if seat >= 0 or not asked:
        return seat
    if len(asked) > 1:
        raise BadWords(phrase("error-move-whose", seats=[str(one) for one in asked], first=asked[0]))
    return asked[0]


def read_move(game: Game, ruleset: Ruleset, text: str) -> tuple[int, list[int]]:
    """Seat and picks. BadWords: it cannot be understood; WrongVerb: something else is asked; IllegalAnswer: it cannot be."""
    named, words = split_seat(text)
    seat = seat_meant(game, named)
    question = game.question
    if question is None:
        raise IllegalAnswer(seat, text, game.state.reason_name(GAME_OVER))
    said = plain(words)
    vocabulary = ruleset.vocabulary
    if (question.asked >> seat) & 1 == 0:
        raise IllegalAnswer(seat, text, game.state.reason_name(_why_not_asked(game, ruleset, seat, said)))
    if said in vocabulary.phrases:
        return seat, [_option(game, ruleset, vocabulary.phrases[said])]
    verb, rest = _split_verb(ruleset, said)
    if game.state.verb_name(question.verb) not in vocabulary.verbs[verb]:
        _refuse_verb(game, ruleset, seat, verb, rest, words)
    return seat, _read_picks(game, ruleset, seat, words, rest)


def read_names_as_picks(game: Game, ruleset: Ruleset, text: str) -> tuple[int, list[int]]:
    """A bare answer, `2 copper, estate` or `nothing` or `yes`, to whatever is asked."""
    named, words = split_seat(text)
    seat = seat_meant(game, named)
    said = plain(words)
    if said in ruleset.vocabulary.phrases:
        return seat, [_option(game, ruleset, ruleset.vocabulary.phrases[said])]
    if said in NOTHING:
        return seat, []
    return seat, [_option(game, ruleset, name) for name in read_names(words)]


def _split_verb(ruleset: Ruleset, said: str) -> tuple[str, str]:
    verbs = ruleset.vocabulary.verbs
    for verb in sorted(verbs, key=len, reverse=True):
        if said == verb or said.startswith(f"{verb}_"):
            return verb, said[len(verb) + 1 :]
    known = [*verbs, *ruleset.vocabulary.phrases]
    near = nearest(said, known) or nearest(said.partition("_")[0], known)
    hint = phrase("hint-near", near=_spoken(near)) if near else phrase("hint-known", known=_spoken(sorted(verbs)))
    raise BadWords(phrase("error-move-beginning", words=said.replace("_", " "), hint=hint))


def _spoken(names: list[str]) -> list[str]:
    return [name.replace("_", " ") for name in names]


def _why_not_asked(game: Game, ruleset: Ruleset, seat: int, said: str) -> int:
    """It is not this seat's move; but a game may have a reason that comes before that."""
    if said not in ruleset.vocabulary.phrases:
        verb, rest = _split_verb(ruleset, said)
        if (reason := _misplaced(game, ruleset, seat, verb, rest)) != FINE:
            return reason
    return int(NOT_ASKED)


def _misplaced(game: Game, ruleset: Ruleset, seat: int, verb: str, rest: str) -> int:
    """The game's own reason why this cannot be said now; FINE if it has none."""
    question = game.question
    assert question is not None
    if game.state.verb_name(question.verb) in ruleset.vocabulary.verbs[verb]:
        return int(FINE)
    for name in read_names(rest.replace("_", " ")) if rest else []:
        reason = ruleset.misplaced(game.state, question, seat, verb, _option(game, ruleset, name))
        if reason != FINE:
            return int(reason)
    return int(FINE)


def _refuse_verb(game: Game, ruleset: Ruleset, seat: int, verb: str, rest: str, text: str) -> None:
    """What the game itself has a reason for is refused with it; all else is an answer to another question."""
    question = game.question
    assert question is not None
    if (reason := _misplaced(game, ruleset, seat, verb, rest)) != FINE:
        raise IllegalAnswer(seat, text, game.state.reason_name(reason))
    asked = game.state.verb_name(question.verb)
    words = _spoken([word for word, verbs in ruleset.vocabulary.verbs.items() if asked in verbs])
    offered = option_names(game, seat)
    verb = asked.replace("_", " ")
    raise WrongVerb(phrase("error-move-verb", text=text, seat=seat, verb=verb, words=words, offered=offered))


def _read_picks(game: Game, ruleset: Ruleset, seat: int, text: str, rest: str) -> list[int]:
    for tail in ruleset.vocabulary.tails:
        rest = rest.removesuffix(f"_{plain(tail)}")
    offered = option_names(game, seat)
    if rest in NOTHING:
        return [_option(game, ruleset, "no")] if "no" in offered else []
    if not rest:
        raise BadWords(phrase("error-move-what", text=text))
    if "yes" in offered:
        return [_option(game, ruleset, "yes" if rest in ("it", "this") else _agreed(game, ruleset, seat, rest))]
    return [_option(game, ruleset, name) for name in read_names(rest.replace("_", " "))]


def _agreed(game: Game, ruleset: Ruleset, seat: int, name: str) -> str:
    """Naming the card that a yes or no is about is a yes."""
    question = game.question
    assert question is not None
    about = ruleset.question_facts(game.state, question).get("about")
    if name != about:
        raise BadWords(phrase("error-move-about", seat=seat, about=str(about), name=name))
    return "yes"


def _option(game: Game, ruleset: Ruleset, name: str) -> int:
    option = int(game.state.option_named(name))
    if option < 0:
        known = ruleset.vocabulary.names
        raise BadWords(phrase("error-nothing-called", name=name, hint=hint(name, known)))
    return option


def option_names(game: Game, seat: int) -> list[str]:
    """What the seat may pick next, by name."""
    return [game.state.option_name(option) for option in game.options(seat)]
