"""A table of arguments for every message: such that each branch of it is said at least once, in every language."""

from collections.abc import Iterator, Mapping
from itertools import product

from signoria.core.phrase import Argument, Phrase, phrase
from signoria.intrigo import words as intrigo
from signoria.lang import languages
from tests.lang.messages import Part, head, parts, with_mentioned

NUMBERS: tuple[int, ...] = (0, 1, 2, 5, 11, 21, 22, 25, 102)  # each way in which any of our languages counts
MOST_ROWS = 60

# What variables stand for where nothing else is known of them.
TEXTS: dict[str, tuple[Argument, ...]] = {
    "about": ("militia@base2",),
    "against": ("intrigo_dandolo_3",),
    "building": ("A",),
    "card": ("copper", "mine@base1"),
    "case": ("",),
    "family": ("Contarini",),
    "first": ("Action",),
    "folder": ("games",),
    "game": ("intrigo",),
    "gap": (7,),
    "hint": (phrase("hint-none"), phrase("hint-near", near=["moat", "mine"])),
    "item": ("Ben",),
    "list": ("Anna",),
    "number": (phrase("wish-at-least", n=2),),
    "older": (phrase("hint-none"),),
    "other": ("K",),
    "player": ("Anna",),
    "source": ("militia@base2",),
    "taker": ("Ben",),
    "to": (9,),
    "token": ("intrigo_clergy", "intrigo_ducat"),
    "top": ("estate",),
    "why": (phrase("error-kingdom-size", size=10, n=9), "no room"),
}
AMOUNTS = (  # numbers, whether a form depends on them or not
    *("actions", "buys", "coins", "cost", "covered", "customs", "ducats", "gaps", "least", "left", "length", "line"),
    *("made", "missing", "most", "n", "needed", "newest", "pack", "picked", "price", "seals", "seat", "size", "total"),
    *("drawn", "shuffled", "times", "turn", "turns", "wanted", "bought", "lying", "installed", "rules", "version"),
)
CARD_LISTS: tuple[Argument, ...] = (["copper", "copper", "estate"], ["gardens@base1"], ["moat"] * 5, [])
NAME_LISTS: tuple[Argument, ...] = (["Anna", "Ben", "Cleo"], ["Anna"])
PHRASE_LISTS: dict[str, tuple[Argument, ...]] = {
    "bonuses": ([phrase("bonus-actions", n=2), phrase("bonus-coins", n=1)],),
    "deeds": ([phrase("deed-shuffle")], [phrase("deed-reveal", cards=["moat"]), phrase("deed-discard.them", n=1)]),
    "boxes": ([phrase("box-base1"), phrase("box-intrigue1")],),
    "families": ([phrase("intrigo-heads", player="Anna", family="Dandolo")],),
    "scores": ([phrase("result-score", player="Anna", score="3"), phrase("result-score", player="Ben", score="5")],),
    "tokens": ([phrase("intrigo-token-at", token="intrigo_ducat", building="B")],),
    "wishes": ([phrase("wish", what="attack", number=phrase("wish-none"))],),
    "words": ([phrase("word-cards-steward")],),
}
WORDS: dict[str, tuple[str, ...]] = {"organisation": intrigo.TOKENS}  # all that there is, not only what is told apart


def rows(name: str) -> Iterator[dict[str, Argument]]:
    """The arguments with which a message is said."""
    used = list(_uses(name))
    variables = sorted({variable for part in used for variable in part.variables})
    columns = [_values(variable, used) for variable in variables]
    most = 1
    for column in columns:
        most *= len(column)
    if most <= MOST_ROWS:
        combinations: Iterator[tuple[Argument, ...]] = product(*columns)
    else:  # each value at least once
        longest = max(len(column) for column in columns)
        combinations = (tuple(column[i % len(column)] for column in columns) for i in range(longest))
    for values in combinations:
        yield dict(zip(variables, values))


def _uses(name: str) -> Iterator[Part]:
    """The message in every language that has it, with all that it mentions there."""
    for lang in languages():
        known = parts(lang)
        if name in known:
            yield from with_mentioned(name, known)
        elif head(name) in known:
            yield from with_mentioned(head(name), known)


def _values(variable: str, used: list[Part]) -> tuple[Argument, ...]:
    if any(variable in part.listed_cards for part in used):
        return CARD_LISTS
    if any(variable in part.listed for part in used):
        return PHRASE_LISTS.get(variable, NAME_LISTS)
    words = [key for part in used for chosen, keys in part.choices if chosen == variable for key in keys]
    if words:
        return tuple(dict.fromkeys([*words, *WORDS.get(variable, ())]))
    if any(variable in part.counted for part in used):
        return NUMBERS
    if any(variable in part.cards for part in used):
        return TEXTS.get(variable, TEXTS["card"])
    if variable in AMOUNTS:
        return (0, 3)
    return TEXTS.get(variable, ("Moat",))


def plain(arguments: Mapping[str, Argument]) -> dict[str, object]:
    """Arguments as plain data, phrases as on the wire."""
    data = Phrase(("any",), arguments).data()["arguments"]
    assert isinstance(data, dict)
    return data
