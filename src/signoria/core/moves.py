"""Moves in words: `play throne room`, `1: discard 2 copper`, `reveal nothing`, `end turn`. It knows no game.

The verb must fit the question that is asked, and the names must be known; whether the move is legal is for the game.
"""

from __future__ import annotations

import re

from signoria.core.decision import FINE, GAME_OVER, NOT_ASKED, IllegalAnswer
from signoria.core.game import Game
from signoria.core.registry import GameKind
from signoria.core.words import NOTHING, BadWords, nearest, plain, read_names

_SEAT = re.compile(r"(\d+)\s*:\s*(.+)")


class WrongVerb(ValueError):
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
        raise BadWords(
            f"seats {' and '.join(map(str, asked))} are asked: say whose move it is, such as `{asked[0]}: …`"
        )
    return asked[0]


def read_move(game: Game, kind: GameKind, text: str) -> tuple[int, list[int]]:
    """Seat and picks. BadWords: it cannot be understood; WrongVerb: something else is asked; IllegalAnswer: it cannot be."""
    named, words = split_seat(text)
    seat = seat_meant(game, named)
    ask = game.ask
    if ask is None:
        raise IllegalAnswer(seat, text, game.state.reason_name(GAME_OVER))
    if (ask.asked >> seat) & 1 == 0:
        raise IllegalAnswer(seat, text, game.state.reason_name(NOT_ASKED))
    said = plain(words)
    vocabulary = kind.vocabulary
    if said in vocabulary.phrases:
        return seat, [_option(game, kind, vocabulary.phrases[said])]
    verb, rest = _split_verb(kind, said)
    if game.state.verb_name(ask.verb) not in vocabulary.verbs[verb]:
        _refuse_verb(game, kind, seat, verb, rest, words)
    return seat, _read_picks(game, kind, seat, words, rest)


def read_names_as_picks(game: Game, kind: GameKind, text: str) -> tuple[int, list[int]]:
    """A bare answer, `2 copper, estate` or `nothing` or `yes`, to whatever is asked."""
    named, words = split_seat(text)
    seat = seat_meant(game, named)
    said = plain(words)
    if said in kind.vocabulary.phrases:
        return seat, [_option(game, kind, kind.vocabulary.phrases[said])]
    if said in NOTHING:
        return seat, []
    return seat, [_option(game, kind, name) for name in read_names(words)]


def _split_verb(kind: GameKind, said: str) -> tuple[str, str]:
    verbs = kind.vocabulary.verbs
    for verb in sorted(verbs, key=len, reverse=True):
        if said == verb or said.startswith(f"{verb}_"):
            return verb, said[len(verb) + 1 :]
    known = [*verbs, *kind.vocabulary.phrases]
    hint = nearest(said, known) or nearest(said.partition("_")[0], known) or f"; there are {', '.join(sorted(verbs))}"
    raise BadWords(f"no move begins like {said.replace('_', ' ')!r}{hint.replace('_', ' ')}")


def _refuse_verb(game: Game, kind: GameKind, seat: int, verb: str, rest: str, text: str) -> None:
    """What the game itself has a reason for is refused with it; all else is an answer to another question."""
    ask = game.ask
    assert ask is not None
    for name in read_names(rest.replace("_", " ")) if rest else []:
        reason = kind.misplaced(game.state, ask, seat, verb, _option(game, kind, name))
        if reason != FINE:
            raise IllegalAnswer(seat, text, game.state.reason_name(reason))
    asked = game.state.verb_name(ask.verb)
    words = [word for word, verbs in kind.vocabulary.verbs.items() if asked in verbs]
    raise WrongVerb(
        f"{text!r} does not answer the question: seat {seat} is asked to {asked.replace('_', ' ')} "
        f"(say {' or '.join(words).replace('_', ' ')}; offered: {', '.join(option_names(game, seat))})"
    )


def _read_picks(game: Game, kind: GameKind, seat: int, text: str, rest: str) -> list[int]:
    for tail in kind.vocabulary.tails:
        rest = rest.removesuffix(f"_{plain(tail)}")
    offered = option_names(game, seat)
    if rest in NOTHING:
        return [_option(game, kind, "no")] if "no" in offered else []
    if not rest:
        raise BadWords(f"{text!r}: what? Name it, or say `{text} nothing`")
    if "yes" in offered:
        return [_option(game, kind, "yes" if rest in ("it", "this") else _agreed(game, kind, seat, rest))]
    return [_option(game, kind, name) for name in read_names(rest.replace("_", " "))]


def _agreed(game: Game, kind: GameKind, seat: int, name: str) -> str:
    """Naming the card that a yes or no is about is a yes."""
    ask = game.ask
    assert ask is not None
    about = kind.question_facts(game.state, ask).get("about")
    if name != about:
        raise BadWords(f"seat {seat} is asked about {about}, not about {name}: say yes or no")
    return "yes"


def _option(game: Game, kind: GameKind, name: str) -> int:
    option = int(game.state.option_named(name))
    if option < 0:
        known = kind.vocabulary.names
        raise BadWords(f"nothing is called {name!r}{nearest(name, known)}")
    return option


def option_names(game: Game, seat: int) -> list[str]:
    """What the seat may pick next, by name."""
    return [game.state.option_name(option) for option in game.options(seat)]
