"""Scenario files: a position in words, moves in words, and what must then be so. It knows no game.

Every scenario is played twice, straight and cloned at every decision, and the cards are counted after each answer.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path as File
from typing import Final

import yaml

from signoria.core.decision import IllegalAnswer, UndoRefused
from signoria.core.facts import Mismatch, compare
from signoria.core.game import Game
from signoria.core.moves import WrongVerb, option_names, read_move, split_seat
from signoria.core.phrase import Phrase, phrase
from signoria.core.registry import BadPosition, BadSetup, GameKind, UnknownGame, find_game
from signoria.core.rng import from_seed
from signoria.core.state import State
from signoria.core.trouble import Trouble, in_english
from signoria.core.watch import Miscount, Watched
from signoria.core.words import BadWords, Path, Things, check_keys, hint, plain

KEYS: Final = ("name", "shows", "game", "position", "setup", "seed", "steps")
QUESTION: Final = ("seat", "seats", "verb", "least", "most", "options", "picked")
SPECTATOR: Final = "spectator"
ACTS: Final = ("undo", "take back", "clone", "redeal for")
DEEPEST: Final = 20  # an alias may stand inside what it names
_REDEAL = re.compile(r"redeal for (\d+)")


class BadScenario(Trouble, ValueError):
    """A scenario file that cannot be read: which file, which line, what is wrong."""

    def __init__(self, file: str, line: int, why: Phrase) -> None:
        super().__init__(phrase("error-where", where=f"{file}:{line}" if line else file, why=why))
        self.file = file
        self.line = line


@dataclass(frozen=True)
class Step:
    value: object
    path: Path  # in the scenario's data
    line: int


@dataclass(frozen=True)
class Scenario:
    file: str
    line: int
    name: str
    shows: tuple[str, ...]
    kind: GameKind
    data: Mapping[object, object]
    steps: tuple[Step, ...]
    path: Path
    lines: Mapping[Path, int]

    def line_of(self, path: Path) -> int:
        """The line of what stands at a path in this scenario, or of the nearest thing around it."""
        return _line(self.lines, (*self.path, *path))


@dataclass(frozen=True)
class Failure:
    """Where a scenario went another way than written, and how."""

    line: int
    step: Phrase
    why: Phrase
    cloned: bool  # only when cloned at every decision: then the fault is in a copy

    def phrase(self) -> Phrase:
        message = "scenario-failure-cloned" if self.cloned else "scenario-failure"
        return phrase(message, line=str(self.line), step=self.step, why=self.why)

    def __str__(self) -> str:
        return in_english(self.phrase())


# --- files -------------------------------------------------------------------------------------------------------------


def scenario_files(paths: list[File]) -> list[File]:
    """The files named, and those in the directories named, in order."""
    found: list[File] = []
    for path in paths:
        found.extend(sorted(file for file in path.rglob("*.y*ml") if file.is_file()) if path.is_dir() else [path])
    return found


def read_file(file: File) -> list[Scenario]:
    """The scenarios of a file; BadScenario if it cannot be read."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadScenario(str(file), 0, phrase("error-file-unreadable", why=str(error))) from error
    return read_text(text, str(file))


def read_text(text: str, file: str) -> list[Scenario]:
    """The scenarios of a YAML text: one, a list of them, or `scenarios:` below what they have in common."""
    scenarios: list[Scenario] = []
    try:
        for node in yaml.compose_all(text, Loader=yaml.SafeLoader):
            lines: dict[Path, int] = {}
            data = _plain_data(node, (), lines)
            scenarios.extend(_read_document(data, lines, file))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        why = phrase("error-yaml", why=str(error.problem or error.context))
        raise BadScenario(file, mark.line + 1 if mark else 0, why) from error
    except yaml.YAMLError as error:
        raise BadScenario(file, 0, phrase("error-yaml", why=str(error))) from error
    except _BadNode as error:
        raise BadScenario(file, error.line, error.phrase) from error
    return scenarios


class _BadNode(Trouble):
    def __init__(self, line: int, what: Phrase) -> None:
        super().__init__(what)
        self.line = line


def _plain_data(node: yaml.Node, path: Path, lines: dict[Path, int]) -> object:
    """A node as plain data; `yes` and `no` stay words. Notes the line of everything."""
    lines[path] = node.start_mark.line + 1
    if len(path) > DEEPEST:
        raise _BadNode(lines[path], phrase("error-yaml-deep"))
    if isinstance(node, yaml.ScalarNode):
        return _scalar(node)
    if isinstance(node, yaml.SequenceNode):
        return [_plain_data(child, (*path, i), lines) for i, child in enumerate(node.value)]
    assert isinstance(node, yaml.MappingNode)
    data: dict[object, object] = {}
    for key_node, child in node.value:
        line = key_node.start_mark.line + 1
        key = _scalar(key_node) if isinstance(key_node, yaml.ScalarNode) else None
        if isinstance(key, bool) or not isinstance(key, str | int):
            raise _BadNode(line, phrase("error-yaml-key"))
        if key in data:
            raise _BadNode(line, phrase("error-yaml-twice", key=str(key)))
        data[key] = _plain_data(child, (*path, str(key)), lines)
        lines[(*path, str(key))] = line
    return data


def _scalar(node: yaml.ScalarNode) -> str | int | bool | None:
    text = str(node.value)
    if node.style is None:
        if re.fullmatch(r"-?\d+", text):
            return int(text)
        if text in ("", "~", "null"):
            return None
        if text in ("true", "false"):
            return text == "true"
    return text


def _line(lines: Mapping[Path, int], path: Path) -> int:
    while path not in lines and path:
        path = path[:-1]
    return lines.get(path, 0)


def _read_document(data: object, lines: dict[Path, int], file: str) -> Iterator[Scenario]:
    shared: dict[object, object] = {}
    path: Path = ()
    if isinstance(data, Mapping) and "scenarios" in data:
        shared = {key: value for key, value in data.items() if key != "scenarios"}
        data, path = data["scenarios"], ("scenarios",)
        try:
            check_keys(shared, ("game", "shows"), (), phrase("what-scenarios"))
        except BadWords as bad:
            raise BadScenario(file, _line(lines, bad.path), bad.phrase) from bad
    if isinstance(data, Mapping):
        yield _read_scenario({**shared, **data}, path, lines, file)
    elif isinstance(data, list):
        for i, one in enumerate(data):
            if not isinstance(one, Mapping):
                why = phrase("error-scenario", value=repr(one))
                raise BadScenario(file, _line(lines, (*path, i)), why)
            yield _read_scenario({**shared, **one}, (*path, i), lines, file)
    else:
        raise BadScenario(file, 1, phrase("error-scenario-none"))


def _read_scenario(data: dict[object, object], path: Path, lines: dict[Path, int], file: str) -> Scenario:
    try:
        check_keys(data, KEYS, path, phrase("what-scenario"))
        name, steps, shows, game = data.get("name"), data.get("steps"), data.get("shows", []), data.get("game")
        if not isinstance(name, str):
            raise BadWords(phrase("error-scenario-name"), path)
        if not isinstance(steps, list):
            raise BadWords(phrase("error-scenario-steps"), (*path, "steps") if "steps" in data else path)
        if isinstance(shows, str):
            shows = [shows]
        if not isinstance(shows, list) or not all(isinstance(id, str) for id in shows):
            raise BadWords(phrase("error-scenario-shows"), (*path, "shows"))
        if not isinstance(game, str):
            raise BadWords(phrase("error-scenario-game"), path)
        if ("position" in data) == ("setup" in data):
            raise BadWords(phrase("error-scenario-start"), path)
        for i, step in enumerate(steps):
            _check_step(step, (*path, "steps", i))
        kind = find_game(game)
    except BadWords as bad:
        raise BadScenario(file, _line(lines, bad.path), bad.phrase) from bad
    except UnknownGame as bad:
        raise BadScenario(file, _line(lines, (*path, "game")), bad.phrase) from bad
    read = tuple(Step(step, ("steps", i), _line(lines, (*path, "steps", i))) for i, step in enumerate(steps))
    return Scenario(file, _line(lines, path), name, tuple(shows), kind, data, read, path, lines)


def _check_step(step: object, path: Path) -> None:
    """Moves and acts are words, alone or behind a seat; checks are one of those known."""
    if isinstance(step, str):
        return
    if not isinstance(step, Mapping) or not step:
        raise BadWords(phrase("error-scenario-step", value=repr(step)), path)
    for key, value in step.items():
        if isinstance(key, int) and not isinstance(value, str):
            raise BadWords(phrase("error-scenario-move", seat=key, value=repr(value)), (*path, str(key)))
        if isinstance(key, str) and key not in CHECKS:
            raise BadWords(phrase("error-scenario-check", name=key, hint=hint(key, CHECKS)), (*path, key))


# --- playing -----------------------------------------------------------------------------------------------------------


def play(scenario: Scenario) -> Failure | None:
    """Play a scenario straight and cloned; None if all is as written. BadScenario if it cannot be understood."""
    straight = _Play(scenario, cloning=False)
    failure = straight.run()
    if failure is not None:
        return failure
    cloned = _Play(scenario, cloning=True)
    failure = cloned.run()
    if failure is None and straight.watched.game.state.key() != cloned.watched.game.state.key():
        return Failure(scenario.line, phrase("scenario-end"), phrase("error-copies-went-elsewhere"), True)
    return failure


class _Play:
    """One scenario being played."""

    def __init__(self, scenario: Scenario, cloning: bool) -> None:
        self.scenario = scenario
        self.kind = scenario.kind
        self.watched = Watched(scenario.kind, self._start(), cloning)

    @property
    def game(self) -> Game:
        return self.watched.game

    def _start(self) -> State:
        data = self.scenario.data
        key = "position" if "position" in data else "setup"
        words = data[key]
        try:
            if not isinstance(words, Mapping):
                raise BadPosition(phrase("error-scenario-pairs", key=key, value=repr(words)))
            if key == "setup":
                return self.kind.deal(words, from_seed(str(data.get("seed", ""))))
            return self.kind.read_position({**words, "seed": data["seed"]} if "seed" in data else words)
        except BadPosition as bad:
            raise self._unreadable(bad.phrase, (key, *bad.path)) from bad
        except BadSetup as bad:
            raise self._unreadable(bad.phrase, (key,)) from bad

    def _unreadable(self, why: Phrase, path: Path) -> BadScenario:
        return BadScenario(self.scenario.file, self.scenario.line_of(path), why)

    def run(self) -> Failure | None:
        """All steps; the first that is not as written."""
        for number, step in enumerate(self.scenario.steps, start=1):
            try:
                self._take(step.value, step.path)
            except BadPosition as bad:  # a shuffle laid down there does not hold the right cards
                return self._failure(number, step, bad.phrase, step.line)
            except BadWords as bad:
                path = bad.path if bad.path[: len(step.path)] == step.path else step.path
                raise self._unreadable(bad.phrase, path) from bad
            except Mismatch as bad:
                return self._failure(number, step, bad.phrase, self.scenario.line_of(bad.path))
            except IllegalAnswer as bad:
                return self._failure(number, step, phrase("fact-refused", reason=bad.reason), step.line)
            except UndoRefused as bad:
                return self._failure(number, step, phrase("fact-refused", reason=bad.reason), step.line)
            except (WrongVerb, Miscount) as bad:
                return self._failure(number, step, bad.phrase, step.line)
        return None

    def _failure(self, number: int, step: Step, why: Phrase, line: int) -> Failure:
        words = (
            step.value if isinstance(step.value, str) else ", ".join(map(_key_in_words, _mapping(step.value).items()))
        )
        return Failure(line, phrase("scenario-step", n=number, words=words), why, self.watched.cloning)

    def _take(self, step: object, path: Path) -> None:
        if isinstance(step, str):
            self._move(step)
            return
        for key, value in _mapping(step).items():
            if isinstance(key, int):
                self._move(f"{key}: {value}")
            else:
                CHECKS[str(key)](self, value, (*path, str(key)))

    def _move(self, text: str) -> None:
        if not self._act(text):
            self.watched.move(text)

    def _act(self, text: str) -> bool:
        """What is no move of the game: taking back, copying, dealing anew. Whether it was one."""
        seat, words = split_seat(text)
        words = " ".join(words.lower().split())
        if words == "undo":
            self.watched.undo(seat)
        elif words == "take back":
            self.watched.take_back(seat)
        elif words == "clone":
            self.watched.clone()
        elif match := _REDEAL.fullmatch(words):
            self._redeal(int(match[1]))
        else:
            return False
        return True

    def _redeal(self, seat: int) -> None:
        if seat >= self.game.state.seats:
            raise BadWords(phrase("error-seat-first-is-0", seat=seat, seats=int(self.game.state.seats)))
        self.watched.redeal(seat)

    # --- checks ---------------------------------------------------------------------------------------------------------

    def expect(self, wanted: object, path: Path) -> None:
        compare(_mapping(wanted, path), self.kind.facts(self.game.state), self.kind.vocabulary, path, "")

    def sees(self, wanted: object, path: Path) -> None:
        for key, facts in _mapping(wanted, path).items():
            seat = -1 if key == SPECTATOR else key
            if not isinstance(seat, int) or seat >= self.game.state.seats:
                raise BadWords(phrase("error-scenario-sees", spectator=SPECTATOR, value=repr(key)), path)
            who = f"{SPECTATOR}:" if seat < 0 else f"seat {seat} sees"
            seen = self.kind.seen_facts(self.game.view(seat))
            compare(_mapping(facts, (*path, str(key))), seen, self.kind.vocabulary, (*path, str(key)), who)

    def asks(self, wanted: object, path: Path) -> None:
        ask = self.game.ask
        if wanted in ("nobody", "nothing", None):
            if ask is not None:
                verb = self.game.state.verb_name(ask.verb)
                got = phrase("fact-asked", seats=_numbers(self.game.asked()), verb=verb)
                raise Mismatch(phrase("fact-asks"), phrase("fact-nobody"), got, path)
            return
        fields = dict(_mapping(wanted, path))
        if ask is None:
            words = ", ".join(map(_key_in_words, fields.items()))
            raise Mismatch(phrase("fact-asks"), words, phrase("fact-game-over"), path)
        asked = self.game.asked()
        seat = fields.pop("seat", asked[0])
        if not isinstance(seat, int) or seat not in asked:
            wanted_seat, got = phrase("fact-seats", seats=[str(seat)]), phrase("fact-seats", seats=_numbers(asked))
            raise Mismatch(phrase("fact-asks"), wanted_seat, got, (*path, "seat"))
        facts: dict[str, object] = {
            "seats": asked,
            "verb": self.game.state.verb_name(ask.verb),
            "least": int(ask.least),
            "most": int(ask.most),
            "options": Things(option_names(self.game, seat), False),
            "picked": Things([self.game.state.option_name(pick) for pick in self.game.picks(seat)], False),
        }
        facts.update(self.kind.question_facts(self.game.state, ask))
        said = fields.get("verb")
        if isinstance(said, str) and facts["verb"] in self.kind.vocabulary.verbs.get(plain(said), ()):
            del fields["verb"]
        compare(fields, facts, self.kind.vocabulary, path, "asked:")

    def refuses(self, wanted: object, path: Path) -> None:
        for key, value in _mapping(wanted, path).items():
            if isinstance(value, Mapping):
                for text, reason in value.items():
                    self._refuses(f"{key}: {text}", reason, (*path, str(key), str(text)))
            else:
                self._refuses(str(key), value, (*path, str(key)))

    def _refuses(self, text: str, reason: object, path: Path) -> None:
        trial = self.game.clone(with_history=True)
        before = trial.state.key()
        got = self._refusal(trial, text)
        if got != reason:
            was = phrase("fact-refused", reason=got) if got else phrase("fact-allowed")
            raise Mismatch(text, phrase("fact-refused", reason=str(reason)), was, path)
        if trial.state.key() != before:
            raise Mismatch(text, phrase("fact-no-change"), phrase("fact-changed"), path)

    def _refusal(self, trial: Game, text: str) -> str:
        """Why a move or an undo cannot be; empty if it can."""
        named, words = split_seat(text)
        try:
            if words.lower() == "undo":
                trial.undo(named if named >= 0 else self.watched.mover)
            elif words.lower() == "take back":
                trial.take_back(named if named >= 0 else self.watched.mover)
            else:
                trial.apply_move(*read_move(trial, self.kind, text))
        except IllegalAnswer as refused:
            return refused.reason
        except UndoRefused as refused:
            return refused.reason
        return ""


CHECKS: Final[dict[str, Callable[[_Play, object, Path], None]]] = {
    "expect": _Play.expect,
    "asks": _Play.asks,
    "refuses": _Play.refuses,
    "sees": _Play.sees,
}


def _mapping(value: object, path: Path = ()) -> Mapping[object, object]:
    if not isinstance(value, Mapping):
        raise BadWords(phrase("error-written-as-pairs", value=repr(value)), path)
    return value


def _numbers(seats: list[int]) -> list[str]:
    return [str(seat) for seat in seats]


def _key_in_words(entry: tuple[object, object]) -> str:
    key, value = entry
    return f"{key}: {value}" if isinstance(value, str | int) else str(key)
