"""Buy menus: what to buy, read top down, each line with an optional condition. A small text format and its reader.

    # comment
    Province if money > 18
    Duchy if provinces <= 4
    Smithy if own smithy < treasures / 11 and turns > 2
    Silver

A condition compares numbers with < <= > >= = and joins comparisons with `and` and `or` (`and` binds closer). Numbers are
written out, or are one of
    money          coins of all own Treasures and of the +$ on own cards      treasures   own Treasures
    own CARD       own copies of a card        left CARD   cards left in its pile        provinces   left Province
    coins          coins to spend now          turns       own turns so far     cards     all own cards
    gains to end   the fewest gains that could end the game
    behind         points that the best other player has more; less than 0: this one leads
and may be added, subtracted, multiplied and divided.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.core.errors import SignoriaError
from signoria.core.phrase import Phrase, card_phrase, phrase
from signoria.dominion import EVERY_PILE, PILES, PROVINCE, DominionView


class BadMenu(SignoriaError, ValueError):
    """A menu that cannot be read or does not fit the kingdom; the message names the line."""

    def __init__(self, name: str, line: int, why: Phrase) -> None:
        super().__init__(phrase("error-where", where=f"{name}:{line}", why=why))
        self.line = line


@mypyc_attr(allow_interpreted_subclasses=True)
class Number:
    """Something that has a value at a table."""

    def value(self, view: DominionView) -> float:
        raise NotImplementedError


class Constant(Number):
    def __init__(self, number: float) -> None:
        self.number = number

    def value(self, view: DominionView) -> float:
        return self.number


class Own(Number):
    def __init__(self, pile: i64) -> None:
        self.pile = pile

    def value(self, view: DominionView) -> float:
        return float(view.own(self.pile))


class Left(Number):
    def __init__(self, pile: i64) -> None:
        self.pile = pile

    def value(self, view: DominionView) -> float:
        return float(view.supply(self.pile))


class Counted(Number):
    """One of the plain words."""

    def __init__(self, word: str) -> None:
        self.word = COUNTS.index(word)

    def value(self, view: DominionView) -> float:
        word = self.word
        if word == 0:
            return float(view.total_money())
        if word == 1:
            return float(view.own_in(view.treasure_piles()))
        if word == 2:
            return float(view.supply(PROVINCE))
        if word == 3:
            return float(view.coins())
        if word == 4:
            return float(view.turns(view.seat))
        if word == 5:
            return float(view.own_in(EVERY_PILE))
        if word == 6:
            return float(view.gains_to_end())
        return float(view.behind())


COUNTS: Final = ("money", "treasures", "provinces", "coins", "turns", "cards", "gains to end", "behind")


class Sum(Number):
    """Two numbers with one of + - * / between them."""

    def __init__(self, left: Number, sign: str, right: Number) -> None:
        self.left = left
        self.sign = "+-*/".index(sign)
        self.right = right

    def value(self, view: DominionView) -> float:
        left = self.left.value(view)
        right = self.right.value(view)
        if self.sign == 0:
            return left + right
        if self.sign == 1:
            return left - right
        if self.sign == 2:
            return left * right
        return left / right if right else 0.0


class Comparison:
    def __init__(self, left: Number, sign: str, right: Number) -> None:
        self.left = left
        self.sign = SIGNS.index(sign)
        self.right = right

    def holds(self, view: DominionView) -> bool:
        left = self.left.value(view)
        right = self.right.value(view)
        if self.sign == 0:
            return left < right
        if self.sign == 1:
            return left <= right
        if self.sign == 2:
            return left > right
        if self.sign == 3:
            return left >= right
        return left == right


SIGNS: Final = ("<", "<=", ">", ">=", "=")


class Line:
    """A pile, and when to take it: any of the alternatives, each a list of comparisons that must all hold."""

    def __init__(self, pile: i64, alternatives: list[list[Comparison]]) -> None:
        self.pile = pile
        self.alternatives = alternatives

    def applies(self, view: DominionView) -> bool:
        if not self.alternatives:
            return True
        for together in self.alternatives:
            holds = True
            for comparison in together:
                if not comparison.holds(view):
                    holds = False
                    break
            if holds:
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu:
    """A menu for one table: its cards are piles of that table."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.wanted: i64 = 0  # mask of the piles it names
        for line in lines:
            self.wanted |= 1 << line.pile
        # What good sense knows of the table's piles: found once, for many games in one kingdom.
        self.gladly: list[int] = []
        self.names: list[str] = []
        self.beside_money: list[int] = []  # what each Action is measured to add to a deck of money
        self.actions: i64 = 0  # masks of piles: the Actions, those worth playing, and what is of no use in a hand
        self.welcome: i64 = 0
        self.free: i64 = 0  # Actions that cost none
        self.villages: i64 = 0
        self.dead: i64 = 0

    def wants(self, pile: i64) -> bool:
        """Whether it names this pile at all."""
        return (self.wanted >> pile) & 1 != 0

    def first(self, view: DominionView, offered: i64) -> i64:
        """The pile of the first line that is among the offered ones (a mask) and whose condition holds; -1: none."""
        for line in self.lines:
            if (offered >> line.pile) & 1 and line.applies(view):
                return line.pile
        return -1


# --- reading ----------------------------------------------------------------------------------------------------------

_TOKEN: Final = re.compile(r"\s*(<=|>=|[<>=+\-*/]|\d+(?:\.\d+)?|[A-Za-z_][A-Za-z_0-9]*)")
_ID: Final = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)+")
_KEYWORDS: Final = ("and", "or", "if")


class MenuText:
    """A menu as it is written, checked for its grammar; `at(view)` fits it to a table."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.lines: list[tuple[int, str, str]] = []  # (line number, card, condition)
        self.fitted: Menu | None = None  # to the piles of the last table, for many games in one kingdom
        self.piles: list[str] = []
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.partition("#")[0].strip()
            if line:
                card, _, condition = line.partition(" if ")
                self.lines.append((number, card_id(card), condition.strip()))
        if not self.lines:
            raise BadMenu(name, 1, phrase("menu-empty"))
        self._check()

    def cards(self) -> list[str]:
        """All cards it names, those of conditions too: a kingdom without one of them does not fit."""
        named = [card for _, card, _ in self.lines]
        for number, _, condition in self.lines:
            reader = _Reader(self.name, number, condition, None)
            reader.condition()
            named.extend(reader.named)
        return list(dict.fromkeys(named))

    def _check(self) -> None:
        self.cards()

    def at(self, view: DominionView) -> Menu:
        """The menu at this table; BadMenu if it names a card that is not there."""
        piles = [view.card(pile).id for pile in range(PILES)]
        fitted = self.fitted
        if fitted is None or piles != self.piles:
            lines: list[Line] = []
            for number, card, condition in self.lines:
                reader = _Reader(self.name, number, condition, view)
                lines.append(Line(reader.pile(card), reader.condition()))
            fitted = Menu(lines)
            self.fitted = fitted
            self.piles = piles
        return fitted


def lines_of(menu: MenuText) -> tuple[tuple[str, str], ...]:
    """A menu as lines of a card and a condition; all spell cards and words alike."""
    lines: list[tuple[str, str]] = []
    for _, card, condition in menu.lines:
        lines.append((card, _ID.sub(lambda found: words(found[0]), condition.lower())))
    return tuple(lines)


def text_of(lines: Sequence[tuple[str, str]]) -> str:
    """Lines as the text of a menu."""
    return "\n".join([f"{words(card)} if {condition}" if condition else words(card) for card, condition in lines])


def words(card: str) -> str:
    """A card as menus name it; one with a keyword or a number in its name is only understood by its id."""
    parts = card.split("_")
    readable = all(part.isalpha() and part not in _KEYWORDS for part in parts)
    return " ".join(parts) if readable else card


def card_id(title: str) -> str:
    return "_".join(title.strip().lower().split())


class _Reader:
    """Reads one condition by recursive descent."""

    def __init__(self, name: str, line: int, text: str, view: DominionView | None) -> None:
        self.name = name
        self.line = line
        self.view = view
        self.tokens = self._split(text)
        self.at = 0
        self.named: list[str] = []

    def _wrong(self, why: Phrase) -> BadMenu:
        return BadMenu(self.name, self.line, why)

    def _split(self, text: str) -> list[str]:
        tokens: list[str] = []
        at = 0
        while at < len(text):
            match = _TOKEN.match(text, at)
            if match is None:
                if not text[at:].strip():
                    break
                raise self._wrong(phrase("menu-unreadable", text=text[at:].strip()))
            tokens.append(match.group(1).lower())
            at = match.end()
        return tokens

    def pile(self, card: str) -> i64:
        self.named.append(card)
        if self.view is None:
            return 0
        pile = self.view.pile(card)
        if pile < 0:
            raise self._wrong(phrase("menu-card", card=card_phrase(card)))
        return pile

    def _next(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def _take(self) -> str:
        token = self._next()
        self.at += 1
        return token

    def condition(self) -> list[list[Comparison]]:
        if not self.tokens:
            return []
        alternatives = [self._together()]
        while self._next() == "or":
            self._take()
            alternatives.append(self._together())
        if self._next():
            raise self._wrong(phrase("menu-unexpected", word=self._next()))
        return alternatives

    def _together(self) -> list[Comparison]:
        comparisons = [self._comparison()]
        while self._next() == "and":
            self._take()
            comparisons.append(self._comparison())
        return comparisons

    def _comparison(self) -> Comparison:
        left = self._number()
        sign = self._take()
        if sign not in SIGNS:
            signs = " ".join(SIGNS)
            raise self._wrong(phrase("menu-sign", signs=signs, word=sign) if sign else phrase("menu-end", signs=signs))
        return Comparison(left, sign, self._number())

    def _number(self) -> Number:
        left = self._product()
        while self._next() == "+" or self._next() == "-":
            sign = self._take()
            left = Sum(left, sign, self._product())
        return left

    def _product(self) -> Number:
        left = self._single()
        while self._next() == "*" or self._next() == "/":
            sign = self._take()
            left = Sum(left, sign, self._single())
        return left

    def _single(self) -> Number:
        word = self._take()
        if word[:1].isdigit():
            return Constant(float(word))
        if word == "own" or word == "left":
            pile = self.pile(self._title())
            return Own(pile) if word == "own" else Left(pile)
        if word == "gains" and self.tokens[self.at : self.at + 2] == ["to", "end"]:
            self.at += 2
            return Counted("gains to end")
        if word in COUNTS:
            return Counted(word)
        raise self._wrong(phrase("menu-number", counts=list(COUNTS), word=word))

    def _title(self) -> str:
        words: list[str] = []
        while self._next() and self._next() not in ("and", "or") and self._next()[0].isalpha():
            words.append(self._take())
        if not words:
            raise self._wrong(phrase("menu-no-card"))
        return "_".join(words)
