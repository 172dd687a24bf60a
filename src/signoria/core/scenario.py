"""Scenario files: a position and moves in words, and what should happen. It knows no game.

Every scenario is played twice, straight and cloned at every decision, and the cards are counted after each answer.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path as File
from typing import Final

from signoria.core.decision import IllegalAnswer, UndoRefused
from signoria.core.errors import SignoriaError, in_english
from signoria.core.event import Event, Listener
from signoria.core.facts import Mismatch, compare, known_keys
from signoria.core.game import Game
from signoria.core.happened import EVERYTHING, Written, compare_events, compare_lines
from signoria.core.limits import SCENARIO_BYTES, OverLimit, check_text, read_bytes
from signoria.core.moves import WrongVerb, option_names, read_move, split_seat
from signoria.core.phrase import Phrase, phrase
from signoria.core.registry import BadPosition, BadSetup, Ruleset, UnknownGame, find_game
from signoria.core.rng import from_seed
from signoria.core.state import State
from signoria.core.system_errors import system_error
from signoria.core.watch import Miscount, Watched
from signoria.core.words import SEAT, BadWords, Path, Things, check_keys, hint, is_seat, plain, read_number
from signoria.core.yaml_text import BadYaml, Document, read_yaml

KEYS: Final = ("name", "shows", "game", "position", "setup", "seed", "steps")
SPECTATOR: Final = "spectator"
_REDEAL = re.compile(rf"redeal for ({SEAT})")


class BadScenario(SignoriaError, ValueError):
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
    ruleset: Ruleset
    data: Mapping[str, object]
    steps: tuple[Step, ...]
    path: Path
    document: Document

    def line_of(self, path: Path) -> int:
        """The line of what stands at a path in this scenario, or of the nearest thing around it."""
        return self.document.line((*self.path, *path))


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
        found.extend(sorted(file for file in path.rglob("*.y*ml") if file.is_file()) if _is_folder(path) else [path])
    return found


def _is_folder(path: File) -> bool:
    try:
        return path.is_dir()
    except OSError:  # no name of a file: reading it says why
        return False


def read_file(file: File) -> list[Scenario]:
    """The scenarios of a file; BadScenario if it cannot be read."""
    try:
        text = read_bytes(file, SCENARIO_BYTES).decode("utf-8")
    except OverLimit as over:
        raise BadScenario(str(file), 0, over.phrase) from over
    except OSError as error:
        raise BadScenario(str(file), 0, phrase("error-file-unreadable", why=system_error(error))) from error
    except UnicodeDecodeError as no_text:
        raise BadScenario(str(file), 0, phrase("error-no-utf8-at", byte=str(no_text.start))) from no_text
    return read_text(text, str(file))


def read_text(text: str, file: str) -> list[Scenario]:
    """The scenarios of a YAML text: one, a list of them, or `scenarios:` below what they have in common."""
    try:
        check_text(text, SCENARIO_BYTES)
    except OverLimit as over:
        raise BadScenario(file, 0, over.phrase) from over
    try:
        documents = read_yaml(text)
    except BadYaml as bad:
        raise BadScenario(file, bad.line, bad.phrase) from bad
    scenarios = [scenario for document in documents for scenario in _read_document(document, file)]
    if not scenarios:
        raise BadScenario(file, 1, phrase("error-scenario-none"))
    return scenarios


def _read_document(document: Document, file: str) -> Iterator[Scenario]:
    data = document.data
    shared: dict[str, object] = {}
    path: Path = ()
    if isinstance(data, dict) and "scenarios" in data:
        shared = {key: value for key, value in data.items() if key != "scenarios"}
        data, path = data["scenarios"], ("scenarios",)
        try:
            check_keys(shared, ("game", "shows"), (), phrase("what-scenarios"))
        except BadWords as bad:
            raise BadScenario(file, document.line(bad.path), bad.phrase) from bad
    if isinstance(data, dict):
        yield _read_scenario({**shared, **data}, path, document, file)
    elif isinstance(data, list):
        for i, one in enumerate(data):
            if not isinstance(one, dict):
                why = phrase("error-scenario", value=repr(one))
                raise BadScenario(file, document.line((*path, i)), why)
            yield _read_scenario({**shared, **one}, (*path, i), document, file)
    else:
        raise BadScenario(file, 1, phrase("error-scenario-none"))


def _read_scenario(data: dict[str, object], path: Path, document: Document, file: str) -> Scenario:
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
        if not isinstance(data.get("seed", ""), str | int):
            raise BadWords(phrase("error-scenario-seed", value=repr(data["seed"])), (*path, "seed"))
        for i, step in enumerate(steps):
            _check_step(step, (*path, "steps", i))
        ruleset = find_game(game)
    except BadWords as bad:
        raise BadScenario(file, document.line(bad.path), bad.phrase) from bad
    except UnknownGame as bad:
        raise BadScenario(file, document.line((*path, "game")), bad.phrase) from bad
    read = tuple(Step(step, ("steps", i), document.line((*path, "steps", i))) for i, step in enumerate(steps))
    return Scenario(file, document.line(path), name, tuple(shows), ruleset, data, read, path, document)


def _check_step(step: object, path: Path) -> None:
    """Moves and acts are words, alone or behind a seat; checks are one of those known."""
    if isinstance(step, str):
        return
    if not isinstance(step, dict) or not step:
        raise BadWords(phrase("error-scenario-step", value=repr(step)), path)
    for key, value in step.items():
        if is_seat(key):
            if not isinstance(value, str):
                raise BadWords(phrase("error-scenario-move", seat=key, value=repr(value)), (*path, key))
        elif key not in CHECKS:
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
        self.ruleset = scenario.ruleset
        self.watched = Watched(scenario.ruleset, self._start(), cloning)

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
                return self.ruleset.deal(words, from_seed(str(data.get("seed", ""))))
            return self.ruleset.read_position({**words, "seed": data["seed"]} if "seed" in data else words)
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
            if is_seat(key):
                self._move(f"{key}: {value}")
            else:
                CHECKS[key](self, value, (*path, key))

    def _move(self, text: str) -> None:
        if not self._act(text):
            self.watched.move(text)

    def _act(self, text: str) -> bool:
        """Carry out a step that isn't a move: undo, copy, redeal. Returns whether it was one."""
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
        compare(_mapping(wanted, path), self.ruleset.facts(self.game.state), self.ruleset.vocabulary, path, "")

    def sees(self, wanted: object, path: Path) -> None:
        for key, facts in _mapping(wanted, path).items():
            seen = self.ruleset.seen_facts(self.game.view(self._reader(key, path)))
            who = f"{SPECTATOR}:" if key == SPECTATOR else f"seat {key} sees"
            compare(_mapping(facts, (*path, key)), seen, self.ruleset.vocabulary, (*path, key), who, self._known())

    def _known(self) -> set[str]:
        """All that anybody can be said to see or not to see."""
        views = [self.game.view(seat) for seat in range(-1, self.game.state.seats)]
        return {key for view in views for key in known_keys(self.ruleset.seen_facts(view))}

    def events(self, wanted: object, path: Path) -> None:
        """What the last move brought about: all of it, or what each reader hears of it."""
        if not isinstance(wanted, dict):
            state = self.game.state
            what = in_english(phrase("fact-events"))
            compare_events(wanted, self._happened(path), self.ruleset, state, EVERYTHING, path, what)
            return
        for key, seat in self._readers(wanted, path):
            events, state = self._happened(path), self.game.state
            compare_events(wanted[key], events, self.ruleset, state, seat, (*path, key), f"{key} hears")

    def log(self, wanted: object, path: Path) -> None:
        """The lines in which each reader is told of the last move."""
        lines = _mapping(wanted, path)
        for key, seat in self._readers(lines, path):
            names = [f"Seat {i}" for i in range(self.game.state.seats)]
            told = self.ruleset.teller().story(self.game, [self._happened(path)], seat, names)
            compare_lines(lines[key], [in_english(one.phrase) for one in told], (*path, key), f"{key} reads")

    def _happened(self, path: Path) -> Sequence[Event]:
        history = self.game.history
        if history is None:
            raise BadWords(phrase("error-scenario-no-log"), path)
        return history.moves[-1].events if history.moves else history.opening

    def _readers(self, wanted: Mapping[str, object], path: Path) -> list[tuple[str, int]]:
        """The seats named, and the spectator as -1."""
        return [(key, self._reader(key, path)) for key in wanted]

    def _reader(self, key: str, path: Path) -> int:
        if key == SPECTATOR:
            return -1
        if not is_seat(key) or int(key) >= self.game.state.seats:
            raise BadWords(phrase("error-scenario-sees", spectator=SPECTATOR, value=key), path)
        return int(key)

    def during(self, wanted: object, path: Path) -> None:
        """A move, and what must be so at a moment in the middle of it."""
        step = dict(_mapping(wanted, path))
        check_keys(step, ("move", "at", "time", "expect"), path, phrase("what-during"))
        move, facts = step.get("move"), _mapping(step.get("expect"), (*path, "expect"))
        if not isinstance(move, str):
            raise BadWords(phrase("error-scenario-step", value=repr(move)), (*path, "move"))
        moment = Written(step.get("at"), self.ruleset.event_names(), (*path, "at"))
        watch = _Moment(self, moment, read_number(step.get("time", 1), (*path, "time"), "time"))
        self.watched.listen(watch)
        try:
            self._move(move)
        finally:
            self.watched.listen(None)
        if watch.facts is None:
            never = phrase("fact-never", n=watch.seen)
            raise Mismatch(moment.text, phrase("fact-times", n=watch.time), never, (*path, "at"))
        compare(facts, watch.facts, self.ruleset.vocabulary, (*path, "expect"), "")

    def asks(self, wanted: object, path: Path) -> None:
        question = self.game.question
        if wanted in ("nobody", "nothing", None):
            if question is not None:
                verb = self.game.state.verb_name(question.verb)
                got = phrase("fact-asked", seats=_numbers(self.game.asked()), verb=verb)
                raise Mismatch(phrase("fact-asks"), phrase("fact-nobody"), got, path)
            return
        fields = dict(_mapping(wanted, path))
        if question is None:
            words = ", ".join(map(_key_in_words, fields.items()))
            raise Mismatch(phrase("fact-asks"), words, phrase("fact-game-over"), path)
        asked = self.game.asked()
        seat = fields.pop("seat", asked[0])
        if not isinstance(seat, int) or seat not in asked:
            wanted_seat, got = phrase("fact-seats", seats=[str(seat)]), phrase("fact-seats", seats=_numbers(asked))
            raise Mismatch(phrase("fact-asks"), wanted_seat, got, (*path, "seat"))
        facts: dict[str, object] = {
            "seats": asked,
            "verb": self.game.state.verb_name(question.verb),
            "least": int(question.least),
            "most": int(question.most),
            "options": Things(option_names(self.game, seat), False),
            "picked": Things([self.game.state.option_name(pick) for pick in self.game.picks(seat)], False),
        }
        facts.update(self.ruleset.question_facts(self.game.state, question))
        said = fields.get("verb")
        if isinstance(said, str) and facts["verb"] in self.ruleset.vocabulary.verbs.get(plain(said), ()):
            del fields["verb"]
        compare(fields, facts, self.ruleset.vocabulary, path, "asked:")

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
                trial.apply_move(*read_move(trial, self.ruleset, text))
        except IllegalAnswer as refused:
            return refused.reason
        except UndoRefused as refused:
            return refused.reason
        return ""


class _Moment(Listener):
    """Waits for an event to happen so many times, and notes how things are then."""

    def __init__(self, play: _Play, event: Written, time: int) -> None:
        self.play = play
        self.event = event
        self.time = time
        self.seen = 0
        self.facts: dict[str, object] | None = None

    def hear(self, event: Event) -> None:
        state = self.play.game.state
        if self.event.is_about(self.play.ruleset, state, event, EVERYTHING):
            self.seen += 1
            if self.seen == self.time:
                self.facts = self.play.ruleset.facts(state)


CHECKS: Final[dict[str, Callable[[_Play, object, Path], None]]] = {
    "expect": _Play.expect,
    "asks": _Play.asks,
    "refuses": _Play.refuses,
    "sees": _Play.sees,
    "events": _Play.events,
    "log": _Play.log,
    "during": _Play.during,
}


def _mapping(value: object, path: Path = ()) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise BadWords(phrase("error-written-as-pairs", value=repr(value)), path)
    return value


def _numbers(seats: list[int]) -> list[str]:
    return [str(seat) for seat in seats]


def _key_in_words(entry: tuple[str, object]) -> str:
    key, value = entry
    return f"{key}: {value}" if isinstance(value, str | int) else str(key)
