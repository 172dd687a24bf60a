"""Matches: a heap, from which each player in turn takes one to three. Whoever takes the last match wins.

It's the smallest game that Signoria plays: nothing is hidden and chance only says who begins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from signoria.core.decision import FINE, FIRST_OWN_REASON, NO_STOP, NOT_OFFERED, REASON_NAMES, Effect, Question
from signoria.core.event import EVERYONE, Event
from signoria.core.game import Game
from signoria.core.lobby import LobbyRules
from signoria.core.phrase import Phrase, phrase
from signoria.core.registry import BadPosition, BadSetup, Ruleset
from signoria.core.rng import Rng, from_seed
from signoria.core.state import State, View
from signoria.core.telling import MAIN, Sentence, Teller
from signoria.core.words import Vocabulary, check_keys, read_number

# Numbers inside, names outside: append only, for records keep them.
OPTIONS = ("one", "two", "three")
VERBS = ("take",)
EVENTS = ("take", "win")
TAKE, WIN = 0, 1
TOO_MANY_MATCHES = FIRST_OWN_REASON
REASONS = {**REASON_NAMES, TOO_MANY_MATCHES: "too_many_matches"}


class Matches(State):
    """The board: how many matches are left, what everyone has taken, and whose turn it is."""

    def __init__(self, seats: int, heap: int, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.events = None
        self.heap = heap
        self.taken = [0] * seats
        self.active = 0
        self.turn = 1
        self.last = -1  # who took last

    def copy(self) -> State:
        twin = Matches(self.seats, self.heap, self.rng)
        twin.load(self)
        return twin

    def load(self, other: State) -> None:
        assert isinstance(other, Matches)
        self.rng = other.rng.copy()
        self.heap = other.heap
        self.taken[:] = other.taken
        self.active, self.turn, self.last = other.active, other.turn, other.last

    def key(self) -> bytes:
        return repr([self.heap, self.taken, self.active, self.turn, self.last, self.rng.numbers()]).encode()

    # --- what is asked, and how it is carried out -----------------------------------------------------------------------

    def question(self) -> Question | None:
        return Question(1 << self.active, 0, 1, 1, False, NO_STOP) if self.heap else None

    def options(self, question: Question, seat: int, picks: list[int]) -> list[int]:
        return [] if picks else [option for option in range(len(OPTIONS)) if option < self.heap]

    def refusal(self, question: Question, seat: int, picks: list[int], option: int) -> int:
        if option in self.options(question, seat, picks):
            return FINE
        return TOO_MANY_MATCHES if 0 <= option < len(OPTIONS) else NOT_OFFERED

    def perform(self, answers: list[int]) -> Effect[None] | None:
        n = answers[0] + 1
        self.heap -= n
        self.taken[self.active] += n
        self.last = self.active
        self._tell(TAKE, self.active, [n])
        if self.heap:
            self.active = (self.active + 1) % self.seats
            self.turn += 1
        else:
            self._tell(WIN, self.active, [])
        return None

    def _tell(self, code: int, seat: int, things: list[int]) -> None:
        if self.events is not None:
            self.events.append(Event(code, seat, things, -1, EVERYONE, EVERYONE, False))

    # --- the result -------------------------------------------------------------------------------------------------------

    def over(self) -> bool:
        return self.heap == 0

    def points(self) -> list[int]:
        return self.taken[:]

    def places(self) -> list[int]:
        return [1 if seat == self.last else 2 for seat in range(self.seats)]

    # --- who knows what: everyone knows everything --------------------------------------------------------------------------

    def redeal(self, seat: int, question: Question | None, rng: Rng) -> None:
        pass

    def view(self, seat: int) -> View:
        return MatchesView(self, seat)

    # --- names ------------------------------------------------------------------------------------------------------------

    def turn_number(self) -> int:
        return self.turn

    def option_name(self, option: int) -> str:
        return OPTIONS[option] if 0 <= option < len(OPTIONS) else f"option {option}"

    def option_named(self, name: str) -> int:
        return OPTIONS.index(name) if name in OPTIONS else -1

    def verb_name(self, verb: int) -> str:
        return VERBS[verb]

    def reason_name(self, reason: int) -> str:
        return REASONS[reason]

    def event_name(self, code: int) -> str:
        return EVENTS[code]


class MatchesView(View):
    def __init__(self, board: Matches, seat: int) -> None:
        self._board = board
        self._seat = seat

    def heap(self) -> int:
        return self._board.heap

    def data(self, question: Question | None, picks: list[int], ready: int) -> dict[str, object]:
        board = self._board
        told = {"heap": board.heap, "taken": board.taken[:], "active": board.active, "turn": board.turn}
        return {"seat": int(self._seat), **told}


class MatchesTeller(Teller):
    """Phrases, never text: their messages are in lang/."""

    def question(self, game: Game, seat: int, names: Sequence[str]) -> Phrase | None:
        if game.over():
            return None
        if seat not in game.asked():
            return phrase("waiting", players=[names[who] for who in game.asked()])
        return phrase("matches-question", heap=_board(game.state).heap)

    def picked_from(self, game: Game, seat: int) -> str:
        return "heap" if seat in game.asked() else ""

    def option(self, game: Game, seat: int, option: int) -> Phrase:
        return phrase("matches-option", n=option + 1)

    def refusal(self, game: Game, seat: int, option: int) -> Phrase | None:
        reason = game.refusal(seat, option)
        return None if reason == FINE else phrase(f"reason-{REASONS[reason]}")

    def begins_chapter(self, event: Event) -> bool:
        return False

    def story(self, game: Game, batches: Sequence[Sequence[Event]], seat: int, names: Sequence[str]) -> list[Sentence]:
        told: list[Sentence] = []
        for number, batch in enumerate(batches):
            for event in batch:
                said = phrase(f"matches-{EVENTS[event.code]}", player=names[event.seat], n=sum(event.things))
                told.append(Sentence(said, event.seat, MAIN, 0, number))
        return told


class MatchesLobbyRules(LobbyRules):
    """People may wish for another heap; the next game is the same again."""

    def setup(self, wishes: Mapping[str, object], seats: int, rng: Rng) -> dict[str, object]:
        return _checked({**wishes, "seats": seats})

    def again(
        self,
        wishes: Mapping[str, object],
        setup: Mapping[str, object],
        winners: Sequence[int],
        how: str,
        named: Sequence[str],
        rng: Rng,
    ) -> dict[str, object]:
        return dict(setup)

    def best_of(self, result: Mapping[str, object], seats: Sequence[int]) -> list[int]:
        taken = result["taken"]
        assert isinstance(taken, list)
        return [seat for seat in seats if taken[seat] == max(taken[one] for one in seats)]


class MatchesRuleset(Ruleset):
    def __init__(self) -> None:
        self.name = "matches"
        self.rules_version = 1
        self.least_seats = 2
        self.most_seats = 4
        self.vocabulary = Vocabulary({"take": VERBS}, {}, (), list(OPTIONS))

    def deal(self, setup: Mapping[str, object], rng: Rng) -> State:
        agreed = _checked(setup)
        board = Matches(agreed["seats"], agreed["heap"], rng)
        board.events = []
        board.active = rng.below(board.seats)
        return board

    def read_position(self, words: Mapping[str, object]) -> State:
        check_keys(words, ("seats", "heap", "taken", "active", "turn", "last"), (), "a position")
        taken = words.get("taken", [0, 0])
        if not isinstance(taken, list):
            raise BadPosition(phrase("position-list", key="taken", value=repr(taken)), ("taken",))
        board = Matches(len(taken), read_number(words.get("heap", 10), ("heap",), "heap"), from_seed(""))
        board.taken[:] = [read_number(n, ("taken", seat), "taken") for seat, n in enumerate(taken)]
        board.active = read_number(words.get("active", 0), ("active",), "active")
        board.turn = read_number(words.get("turn", 1), ("turn",), "turn")
        return board

    def write_position(self, state: State) -> dict[str, object]:
        board = _board(state)
        return {"heap": board.heap, "taken": board.taken[:], "active": board.active, "turn": board.turn}

    def facts(self, state: State) -> dict[str, object]:
        return {**self.write_position(state), "winners": state.winners()}

    def seen_facts(self, view: Mapping[str, object]) -> dict[str, object]:
        return {name: value for name, value in view.items() if name != "seat"}

    def question_facts(self, state: State, question: Question) -> dict[str, object]:
        return {}

    def inventory(self, state: State) -> dict[str, int]:
        """No match comes or goes."""
        return {"matches": _board(state).heap + sum(_board(state).taken)}

    def teller(self) -> Teller:
        return MatchesTeller()

    def lobby_rules(self) -> LobbyRules:
        return MatchesLobbyRules()

    def result(self, state: State) -> dict[str, object]:
        return {"winners": state.winners(), "taken": _board(state).taken[:]}


def _board(state: State) -> Matches:
    assert isinstance(state, Matches)
    return state


def _checked(setup: Mapping[str, object]) -> dict[str, int]:
    """The setup with all that was left out; BadSetup names the field that is wrong."""
    agreed: dict[str, int] = {}
    for field, value in {"heap": 21, **setup}.items():
        if field not in ("seats", "heap"):
            raise BadSetup(phrase("error-setup-field", field=field))
        if type(value) is not int or not 1 <= value <= 100:
            raise BadSetup(phrase("error-setup-type", field=field, value=repr(value), kind=phrase("kind-int")))
        agreed[field] = value
    if not 2 <= agreed.get("seats", 0) <= 4:
        raise BadSetup(phrase("error-seats", least=2, most=4, n=agreed.get("seats", 0)))
    return agreed


GAME = MatchesRuleset()
