"""Reads lessons from YAML, strictly and within bounds. It knows what a remark may point at, and no rules."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from signoria.bots.registry import UnknownBot, find_bot
from signoria.core.branch import Branch
from signoria.core.errors import SignoriaError
from signoria.core.limits import LESSON_BYTES, LESSON_POINTS, LESSON_REMARKS, WORD
from signoria.core.phrase import Phrase, phrase
from signoria.core.record import RecordError
from signoria.core.registry import Ruleset, UnknownGame, find_game
from signoria.core.words import BadWords, check_keys
from signoria.core.yaml_text import BadYaml, read_yaml
from signoria.lessons.situation import check_situation

NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
FIELDS: Final = ("game", "place", "seat", "bot", "setup", "seed", "position", "moves", "remarks")
OF_A_REMARK: Final = ("say", "when", "after", "until", "point", "again", "during")
CHOICES: Final = "choices"  # a fact of every question: how many different answers there are
AWARD: Final = "award"  # what a player can be looking at before a question
# What a remark can point at, by game; those that end in a space are followed by a name.
THINGS: Final[dict[str, tuple[str, ...]]] = {
    "dominion": (
        *(
            "hand",
            "lit",
            "deck",
            "discard",
            "phases",
            "question",
            "answer",
            "play_area",
            "supply",
            "trash",
            "end",
            "log",
        ),
        *("card ", "pile ", "word ", "counter ", "seat "),
    ),
    "intrigo": (
        *("hand", "palace", "question", "answer", "market", "seals", "log", "draft", "goal", "award"),
        *("card ", "gap ", "building ", "character ", "seat "),
    ),
}


class BadLesson(SignoriaError, ValueError):
    """A lesson that can't be used: what is wrong, and in which lesson."""

    def __init__(self, name: str, why: Phrase) -> None:
        super().__init__(phrase("lesson-bad", lesson=name, why=why))


@dataclass(frozen=True)
class Remark:
    """What the coach says in one situation: the message `lesson-LESSON-SAY`."""

    say: str
    when: Mapping[str, object]
    after: str  # only after this remark; "": from the start
    until: str  # no longer after this remark; "": to the end
    points: tuple[str, ...]
    again: bool  # as often as the situation comes up
    award: bool  # made before the remark for the question, while the player looks at an award


@dataclass(frozen=True)
class Lesson:
    name: str
    game: str
    place: int  # in the list of lessons
    seat: int
    bot: str
    branch: Branch
    remarks: tuple[Remark, ...]

    def message(self, remark: Remark) -> str:
        return f"lesson-{self.name}-{remark.say}"

    def steps(self) -> list[Remark]:
        """The remarks that are counted: those that are made once."""
        return [remark for remark in self.remarks if not remark.again]


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons there are, in their order; BadLesson if one of them is wrong."""
    texts = {
        file.name.removesuffix(".yaml"): file.read_bytes()
        for file in files("signoria.lessons").iterdir()
        if file.name.endswith(".yaml")
    }
    found = [read_lesson(name, text) for name, text in texts.items()]
    return {lesson.name: lesson for lesson in sorted(found, key=lambda lesson: (lesson.game, lesson.place))}


def read_lesson(name: str, text: bytes) -> Lesson:
    if NAME.fullmatch(name) is None:
        raise BadLesson(name, phrase("lesson-name"))
    if len(text) > LESSON_BYTES:
        raise BadLesson(name, phrase("limit-bytes", most=LESSON_BYTES))
    try:
        documents = read_yaml(text.decode())
        return _Reader(name, documents[0].data if len(documents) == 1 else None).lesson()
    except (BadYaml, BadWords, RecordError, UnknownGame, UnknownBot, _Wrong) as error:
        raise BadLesson(name, error.phrase) from error
    except UnicodeError as error:
        raise BadLesson(name, phrase("lesson-utf8")) from error


class _Wrong(SignoriaError):
    pass


class _Reader:
    def __init__(self, name: str, data: object) -> None:
        self.name = name
        self.data = self._mapping(data, "lesson", FIELDS)
        self.game = self._word(self.data, "game")
        self.ruleset: Ruleset = find_game(self.game)

    def lesson(self) -> Lesson:
        branch = self._branch()
        game = branch.play()
        seat = self._number("seat", 0, int(game.state.seats) - 1)
        bot = find_bot(self._word(self.data, "bot"), self.game).name
        facts = {**self.ruleset.seen_facts(game.view(seat)), CHOICES: 0}
        remarks = tuple(self._remarks(facts))
        return Lesson(self.name, self.game, self._number("place", 0, 999), seat, bot, branch, remarks)

    def _branch(self) -> Branch:
        parts: dict[str, object] = {key: self.data[key] for key in ("setup", "position", "seed") if key in self.data}
        moves = self.data.get("moves", [])
        if not isinstance(moves, list):
            raise _Wrong(phrase("lesson-list", field="moves"))
        return Branch.from_data({"game": self.game, "rules": self.ruleset.rules_version, **parts, "moves": moves})

    def _remarks(self, facts: Mapping[str, object]) -> Iterator[Remark]:
        listed = self.data.get("remarks")
        if not isinstance(listed, list) or not 1 <= len(listed) <= LESSON_REMARKS:
            raise _Wrong(phrase("lesson-remarks", most=LESSON_REMARKS))
        known: list[str] = []
        for entry in listed:
            fields = self._mapping(entry, "remark", OF_A_REMARK)
            say = self._word(fields, "say")
            if NAME.fullmatch(say) is None or say in known:
                raise _Wrong(phrase("lesson-say", say=say))
            after = self._word(fields, "after") if "after" in fields else ""
            if after and after not in known:
                raise _Wrong(phrase("lesson-after", say=say, after=after))
            known.append(say)
            when = self._mapping(fields.get("when", {}), "when", None)
            check_situation(when, facts, self.ruleset.vocabulary)
            again = fields.get("again", False)
            if not isinstance(again, bool):
                raise _Wrong(phrase("lesson-again", say=say))
            until = self._word(fields, "until") if "until" in fields else ""
            if fields.get("during", AWARD) != AWARD:
                raise _Wrong(phrase("lesson-during", say=say, known=AWARD))
            points = tuple(self._points(say, fields.get("point", [])))
            yield Remark(say, when, after, until, points, again, "during" in fields)

    def _points(self, say: str, value: object) -> Iterator[str]:
        listed = [value] if isinstance(value, str) else value
        if not isinstance(listed, list) or len(listed) > LESSON_POINTS:
            raise _Wrong(phrase("lesson-points", say=say, most=LESSON_POINTS))
        for point in listed:
            kinds = THINGS.get(self.game, ())
            if not isinstance(point, str) or not any(
                point.startswith(kind) and len(point) > len(kind) if kind.endswith(" ") else point == kind
                for kind in kinds
            ):
                raise _Wrong(phrase("lesson-point", say=say, point=str(point)[:WORD]))
            yield point

    def _mapping(self, value: object, what: str, known: tuple[str, ...] | None) -> dict[str, object]:
        if not isinstance(value, Mapping):
            raise _Wrong(phrase("lesson-mapping", what=what))
        if known is not None:
            check_keys(value, known, (), what)
        return {str(key): below for key, below in value.items()}

    def _word(self, fields: Mapping[str, object], field: str) -> str:
        value = fields.get(field)
        if not isinstance(value, str) or not 1 <= len(value) <= WORD:
            raise _Wrong(phrase("lesson-word", field=field))
        return value

    def _number(self, field: str, least: int, most: int) -> int:
        value = self.data.get(field, 0)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise _Wrong(phrase("lesson-number", field=field, least=least, most=most))
        return value
