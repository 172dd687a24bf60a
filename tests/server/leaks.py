"""What a table sends to a seat, compared between worlds that the seat cannot tell apart. Every message is compared byte for byte."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from random import Random

from signoria.core.event import Event
from signoria.core.game import Game
from signoria.core.history import History, Move
from signoria.core.record import Start
from signoria.core.rng import from_seed
from signoria.dominion.state import CARD
from signoria.server import presenter
from signoria.server.entries import BotSat, Opened, Sat, TookBack, Undone
from signoria.server.protocol import Reject, encode
from signoria.server.refusal import Refused
from signoria.server.stream import Stream
from signoria.server.table import PLAYING, Table
from tests.intrigo.games import new_game as new_intrigo
from tests.properties.checks import board
from tests.properties.games import random_game as random_dominion

SPECTATOR = -1
EVERYONE: set[int] = set()  # nobody is connected: who is does not depend on the cards


@dataclass
class Found:
    """How much was looked at."""

    messages: int = 0  # compared
    alike: int = 0  # of them after somebody else's answer, in a world with other cards or another answer
    covered: int = 0  # of those where one world asked somebody what the other had settled
    wrong: list[str] = field(default_factory=list)


class Rehearsal(Table):
    """A table whose game did not begin with a setup: it writes no records."""

    def _write_record(self) -> None:
        pass


# --- tables and their twins ---------------------------------------------------------------------------------------------


def new_table(game: str, seed: str) -> Table:
    """A table at which a random game has begun."""
    random = Random(seed)
    if game == "dominion":
        playing = random_dominion(seed)
    else:
        playing = new_intrigo(random.choice((3, 4)), seed, max_rounds=3)
    seats = int(playing.state.seats)
    playing.state.stops = True
    playing.start_log()
    table = Rehearsal("table", Opened(game, seats, {}, "guest 0"))
    for seat in range(seats):
        table.apply(Sat(seat, f"guest {seat}", f"Player {seat}", "") if seat < 2 else BotSat(seat, "easy"))
    table.game = playing
    table.start = Start(setup={}, secret=random.randbytes(32), commitment="0" * 64)
    table.status = PLAYING
    for chair in table.chairs:
        chair.guest, chair.bot = chair.guest or "somebody", ""
    return table


def twin_of(table: Table, game: Game, history: History) -> Table:
    """The same table with another game on it, which has its own log."""
    twin = copy.copy(table)
    twin.chairs = copy.deepcopy(table.chairs)
    twin.games = table.games[:]
    game.history = history
    game.state.events = []
    twin.game = game
    return twin


def same_world(table: Table) -> Table:
    assert table.game is not None and table.game.history is not None
    return twin_of(table, table.game.clone(), table.game.history.copy())


def other_world(table: Table, seat: int, random: Random) -> Table:
    """One that could be this one, for all the seat knows: what it cannot know is dealt anew, in the past too."""
    assert table.game is not None and table.game.history is not None
    rng = from_seed(str(random.getrandbits(64)))
    return twin_of(table, table.game.redeal(seat, rng), disguised(table.game.history, seat, random))


def disguised(history: History, seat: int, random: Random) -> History:
    """A log in which whatever the seat has not seen was something else."""
    other = history.copy()
    other.opening = disguised_events(history.opening, seat, random)
    other.moves = [disguised_move(move, seat, random) for move in history.moves]
    return other


def disguised_move(move: Move, seat: int, random: Random) -> Move:
    other = Move(move.seat, move.picks)
    other.events = disguised_events(move.events, seat, random)
    other.final, other.joined = move.final, move.joined
    return other


def disguised_events(events: list[Event], seat: int, random: Random) -> list[Event]:
    others: list[Event] = []
    for event in events:
        seen = event.seen_from(seat)
        if seen is None:
            continue  # it may as well not have happened
        things = seen[4] if seen[4] is not None else [random.randrange(17) for _ in event.things]
        others.append(
            Event(
                event.code, event.seat, things, event.source, event.seen_by, event.heard_by, event.reveals, event.depth
            )
        )
    return others


# --- what is sent ---------------------------------------------------------------------------------------------------------


def all_that_is_sent(table: Table, seat: int, seed: int) -> list[bytes]:
    """The whole state, its resumption, and the answers to whatever the seat may ask or try now."""
    random = Random(seed)
    stream = Stream(seat, table)
    stream.state(table, EVERYONE)
    sent = [encode(message) for message in stream.since("", 0)]
    sent += [encode(message) for message in stream.since(stream.epoch, 0)]
    if seat == SPECTATOR:
        return sent
    assert table.game is not None
    state = table.game.state
    names = [state.option_name(option) for option in range(60) if state.option_named(state.option_name(option)) >= 0]
    ask = table.ask_id(seat)
    for option in random.sample(names, 6):
        sent.append(answer(table, lambda option=option: encode(presenter.why(table, seat, ask, option))))
    picks: list[str] = []
    while True:
        sent.append(answer(table, lambda picks=tuple(picks): encode(presenter.peek(table, seat, ask, list(picks)))))
        sent.append(answer(table, lambda picks=tuple(picks): tried(table, seat, ask, list(picks))))
        options = legal(table, seat, picks)
        if not options:
            break
        picks.append(random.choice(options if random.random() < 0.8 else names))
    sent.append(answer(table, lambda: repr(table.decide_undo(seat, "")).encode()))
    return sent


def legal(table: Table, seat: int, picks: list[str]) -> list[str]:
    """What could be picked next; nothing if these cannot be picked."""
    try:
        peeked = presenter.peek(table, seat, table.ask_id(seat), picks)
    except Refused:
        return []
    return [option.pick for option in peeked.options]


def tried(table: Table, seat: int, ask: str, picks: list[str]) -> bytes:
    return repr(table.decide_move(seat, ask, picks, "id")).encode()


def answer(table: Table, asking: object) -> bytes:
    """As the socket answers: what was asked for, or why not."""
    try:
        data = asking()  # type: ignore[operator]
    except Refused as refused:
        return encode(Reject(refused.code, refused.phrase.data(), "id"))
    assert isinstance(data, bytes)
    return data


# --- comparing --------------------------------------------------------------------------------------------------------------


def watchers(table: Table) -> list[int]:
    return [SPECTATOR, *range(len(table.chairs))]


def what_is_hidden_changes_no_byte(table: Table, random: Random, found: Found) -> None:
    for seat in watchers(table):
        seed = random.getrandbits(32)
        real = all_that_is_sent(table, seat, seed)
        other = all_that_is_sent(other_world(table, seat, random), seat, seed)
        found.messages += len(real)
        if real != other:
            found.wrong.append(f"seat {seat} can tell what is hidden from it: {difference(real, other)}")


def answers_that_look_alike_look_alike(table: Table, random: Random, found: Found) -> None:
    """What others do that a seat cannot tell apart is told to it by the same bytes: if anything is sent at all."""
    answering = random.choice(table.asked())
    picks = some_move(table, answering, random)
    if picks is None:
        return
    for seat in watchers(table):
        if seat == answering:
            continue
        real = after(same_world(table), seat, answering, picks)
        for _ in range(2):
            other = other_world(table, seat, random) if random.random() < 0.5 else same_world(table)
            moves = [picks, some_move(other, answering, random)]
            for move in moves:
                if move is None or not can(other, answering, move):
                    continue
                fork = twin_of(other, clone(other), history(other).copy())
                there = after(fork, seat, answering, move)
                if there.told != real.told or there.shuffled or real.shuffled:
                    continue
                found.messages += len(real.sent)
                found.alike += 1
                found.covered += there.stopped != real.stopped
                if there.sent != real.sent:
                    what = difference(real.sent, there.sent)
                    found.wrong.append(f"seat {seat} can tell {move} of seat {answering} from {picks}: {what}")


def difference(one: list[bytes], other: list[bytes]) -> str:
    """Where two lists of messages differ first, with some bytes around it."""
    first = next(i for i in range(len(one) + 1) if i >= min(len(one), len(other)) or one[i] != other[i])
    a, b = (messages[first] if first < len(messages) else b"" for messages in (one, other))
    at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
    near = slice(max(0, at - 150), at + 150)
    return f"message {first}:\n{a[near]!r}\n{b[near]!r}"


@dataclass
class After:
    told: object  # all that the seat may know of what happened
    shuffled: bool
    sent: list[bytes]
    stopped: bool  # nobody is asked


def after(table: Table, seat: int, answering: int, picks: list[str]) -> After:
    """What is sent to a seat when another one answers, and takes that back."""
    stream = Stream(seat, table)
    stream.state(table, EVERYONE)
    stream.epoch = ""  # a number of chance
    away_since = stream.seq
    assert table.game is not None and table.game.history is not None
    moves, counter = len(table.game.history.moves), table.game.state.rng.counter
    change = table.decide_move(answering, table.ask_id(answering), picks, "id")
    table.apply(*change.entries, played=change.played)
    stopped = table.at_stop()
    made = table.game.history.moves[moves:]
    events = [event for move in made for event in move.events]
    told = [[event.seen_from(who) for event in events] for who in (SPECTATOR, seat)]
    facts = seen_without_events(table.game, seat) if table.ruleset.name == "dominion" else []
    shuffled = table.game.state.rng.counter != counter
    sent = [news(stream, table)]
    if not made:
        table.apply(TookBack(answering))
        sent.append(news(stream, table))
    elif table.status == PLAYING and not shuffled:
        table.apply(Undone(answering, agreed=True))
        sent.append(news(stream, table))
    sent += [encode(message) for message in stream.since("", away_since)]  # for who was away meanwhile
    return After([told, facts, table.status, len(made)], shuffled, sent, stopped)


def seen_without_events(game: Game, seat: int) -> list[object]:
    """What no event need tell: the tops of the discards (I-1), and what the seat itself is asked. Nothing of others' questions."""
    tops = [who.discard[-1] & CARD if who.discard else None for who in board(game).players]
    decision = game.decision(seat)
    return [tops, decision and (decision.verb, decision.least, decision.most, decision.options)]


def news(stream: Stream, table: Table) -> bytes:
    state = stream.state(table, EVERYONE)
    return encode(state) if state is not None else b""


def history(table: Table) -> History:
    assert table.game is not None and table.game.history is not None
    return table.game.history


def clone(table: Table) -> Game:
    assert table.game is not None
    return table.game.clone()


def can(table: Table, seat: int, picks: list[str]) -> bool:
    try:
        table.decide_move(seat, table.ask_id(seat), picks, "id")
    except Refused:
        return False
    return True


def some_move(table: Table, seat: int, random: Random) -> list[str] | None:
    """Any whole answer; rather one that goes on than one that stops."""
    game = table.game
    assert game is not None and game.question is not None
    picks: list[int] = []
    while len(picks) < game.question.most:
        options = game.state.options(game.question, seat, picks)
        lively = [option for option in options if game.state.option_name(option) not in DULL]
        if not options:
            break
        option = random.choice(lively if lively and random.random() < 0.85 else options)
        if option == game.question.stop:
            break
        picks.append(option)
    names = [game.state.option_name(option) for option in picks]
    return names if can(table, seat, names) else None


DULL = ("stop", "end_actions", "end_turn", "end_treasures", "copper", "curse", "estate", "decline")


def a_card_is_played(table: Table) -> bool:
    """Most that depends on hidden cards follows from that."""
    game = table.playing()
    return game.question is not None and game.state.verb_name(game.question.verb) == "play_action"


def look_into(game: str, seed: str, found: Found, most: int = 400, share: float = 0.1) -> None:
    """Play a random game, and look at some of its decisions from every seat."""
    random = Random(f"look {seed}")
    table = new_table(game, seed)
    for _ in range(most):
        if table.status != PLAYING:
            break
        if random.random() < share:
            what_is_hidden_changes_no_byte(table, random, found)
        if table.at_stop():
            table.playing().go_on()
            continue
        if random.random() < (6 if a_card_is_played(table) else 2) * share:
            answers_that_look_alike_look_alike(table, random, found)
        seat = random.choice(table.asked())
        picks = some_move(table, seat, random)
        if picks is not None:
            change = table.decide_move(seat, table.ask_id(seat), picks, "")
            table.apply(*change.entries, played=change.played)
