"""Moves in words: `play throne room`, `1: discard 2 copper`, `reveal nothing`, `end turn`. It knows no game.

The verb must fit the question that is asked, and the names must be known; whether the move is legal is for the game.
"""

from __future__ import annotations

import re

from signoria.core.decision import FINE, GAME_OVER, NOT_ASKED, IllegalAnswer
from signoria.core.game import Game
from signoria.core.phrase import phrase
from signoria.core.registry import GameKind
from signoria.core.trouble import Trouble
from signoria.core.words import NOTHING, BadWords, hint, nearest, plain, read_names

_SEAT = re.compile(r"(\d+)\s*:\s*(.+)")


class WrongVerb(Trouble, ValueError):
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
    near = nearest(said, known) or nearest(said.partition("_")[0], known)
    hint = phrase("hint-near", near=_spoken(near)) if near else phrase("hint-known", known=_spoken(sorted(verbs)))
    raise BadWords(phrase("error-move-beginning", words=said.replace("_", " "), hint=hint))


def _spoken(names: list[str]) -> list[str]:
    return [name.replace("_", " ") for name in names]


def _refuse_verb(game: Game, kind: GameKind, seat: int, verb: str, rest: str, text: str) -> None:
    """What the game itself has a reason for is refused with it; all else is an answer to another question."""
    ask = game.ask
    assert ask is not None
    for name in read_names(rest.replace("_", " ")) if rest else []:
        reason = kind.misplaced(game.state, ask, seat, verb, _option(game, kind, name))
        if reason != FINE:
            raise IllegalAnswer(seat, text, game.state.reason_name(reason))
    asked = game.state.verb_name(ask.verb)
    words = _spoken([word for word, verbs in kind.vocabulary.verbs.items() if asked in verbs])
    offered = option_names(game, seat)
    verb = asked.replace("_", " ")
    raise WrongVerb(phrase("error-move-verb", text=text, seat=seat, verb=verb, words=words, offered=offered))


def _read_picks(game: Game, kind: GameKind, seat: int, text: str, rest: str) -> list[int]:
    for tail in kind.vocabulary.tails:
        rest = rest.removesuffix(f"_{plain(tail)}")
    offered = option_names(game, seat)
    if rest in NOTHING:
        return [_option(game, kind, "no")] if "no" in offered else []
    if not rest:
        raise BadWords(phrase("error-move-what", text=text))
    if "yes" in offered:
        return [_option(game, kind, "yes" if rest in ("it", "this") else _agreed(game, kind, seat, rest))]
    return [_option(game, kind, name) for name in read_names(rest.replace("_", " "))]


def _agreed(game: Game, kind: GameKind, seat: int, name: str) -> str:
    """Naming the card that a yes or no is about is a yes."""
    ask = game.ask
    assert ask is not None
    about = kind.question_facts(game.state, ask).get("about")
    if name != about:
        raise BadWords(phrase("error-move-about", seat=seat, about=str(about), name=name))
    return "yes"


def _option(game: Game, kind: GameKind, name: str) -> int:
    option = int(game.state.option_named(name))
    if option < 0:
        known = kind.vocabulary.names
        raise BadWords(phrase("error-nothing-called", name=name, hint=hint(name, known)))
    return option


def option_names(game: Game, seat: int) -> list[str]:
    """What the seat may pick next, by name."""
    return [game.state.option_name(option) for option in game.options(seat)]
