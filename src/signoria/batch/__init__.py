"""Many games in one call, for training and search: games continue by themselves up to the questions their caller wants.

    batch = Batch("dominion", [RANKING, "big_money"], games=1024, wishes={"kingdom": "first_game"})
    while (batch.asked >= 0).any():
        batch.answer(choose(batch.views, batch.legal()))
    print((batch.places[:, 0] == 1).mean())

docs/batch.md has the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import ArrayLike, NDArray

from signoria.batch.tables import BadAnswer, Tables
from signoria.bots.dominion.ranking import RankingBot
from signoria.bots.registry import BotKind, Contestant, open_bot
from signoria.core.game import Game
from signoria.core.limits import BATCH_GAMES
from signoria.core.registry import find_game
from signoria.core.rng import from_seed
from signoria.core.spelling import nearest

__all__ = ["RANKING", "BadAnswer", "Batch"]

RANKING = "ranking"  # the policy that wants what `Batch.rank` says
BUYS_AND_GAINS: Mapping[str, int] = {"buy": 1, "gain": 2}
Numbers = NDArray[np.int64]


class Batch:
    """Games that advance together. Row i of every array is game i; the arrays stay the same objects and are read-only.

    `policies` has a bot for each seat, by name or class. They answer everything, except the questions the caller wants:
    those put to the seats it plays (`play`) with one of the verbs of `ask` and at least so many options; a number stands for
    all verbs. The default is every buy, and every gain with a choice. `wishes` are those of a lobby, such as the kingdom.
    """

    def __init__(
        self,
        game: str,
        policies: Sequence[Contestant],
        games: int,
        *,
        seed: str = "",
        play: Iterable[int] = (0,),
        ask: Mapping[str, int] | int = BUYS_AND_GAINS,
        wishes: Mapping[str, object] | None = None,
    ) -> None:
        if not 1 <= games <= BATCH_GAMES:
            raise ValueError(f"a batch has 1 to {BATCH_GAMES} games, not {games}")
        ruleset = find_game(game)
        seats = len(policies)
        if not ruleset.least_seats <= seats <= ruleset.most_seats:
            raise ValueError(f"{game} is for {ruleset.least_seats} to {ruleset.most_seats} seats, not {seats}")
        kinds = [_policy(policy, game) for policy in policies]
        wanted = [card for kind in kinds for card in kind.new(from_seed(seed)).wanted_cards(seats)]
        chance = from_seed(f"{seed} kingdom")
        self.setup = ruleset.lobby_rules().match_setup(wishes or {}, seats, wanted, chance)
        encoding = ruleset.encoding(seats)
        metrics = ruleset.metrics()
        most_turns = metrics.patience() * metrics.turns_in_round(seats)
        self.tables = Tables(
            ruleset.dealer(self.setup),
            encoding,
            kinds,
            _mask(play, seats),
            _least(ask, encoding.verbs),
            seed,
            games,
            most_turns,
        )
        self.games = games
        self.seats = seats
        self.verb_names = encoding.verbs
        self.fields = _slices(encoding.fields)  # where the parts of a row of `views` are
        self.asked = _array(self.tables.asked)  # the seat that is asked; -1: the game is over
        self.verbs = _array(self.tables.verbs)  # what it is asked to do, a number of `verb_names`
        self.masks = _array(self.tables.masks).reshape(games, 2)  # the options below 63, and those from 64 on
        rows = np.frombuffer(memoryview(self.tables.views), dtype=np.int16)
        self.views = rows.reshape(games, -1)  # what the asked seat sees
        self.points = _array(self.tables.points).reshape(games, seats)  # by seat, of games that are over
        self.places = _array(self.tables.places).reshape(games, seats)  # the same; 0: not over, or it took too long

    @property
    def decisions(self) -> int:
        """How many questions were put to the caller so far."""
        return self.tables.decisions

    def legal(self) -> NDArray[np.bool_]:
        """Which options each game offers: a row for each game, a column for each option."""
        bits = np.arange(64)
        both = (self.masks[:, :, None] >> np.minimum(bits, 62)) & (bits < 63)
        return both.reshape(self.games, 128).astype(np.bool_)

    def answer(self, options: ArrayLike) -> int:
        """Answer every game that asks, one option a game, and let them continue; how many ask then.

        BadAnswer says which game doesn't offer its option; no game has changed then. Rows of games that are over don't count.
        """
        given = np.ascontiguousarray(options, dtype=np.int64)
        if given.shape != (self.games,):
            raise ValueError(
                f"one option for each of {self.games} games is needed, not an array of shape {given.shape}"
            )
        return self.tables.answer(vec[i64](given))

    def answer_at_random(self) -> int:
        """The same with any option of each game, all equally likely."""
        return self.tables.answer_at_random()

    def rank(self, seat: int, orders: ArrayLike) -> None:
        """Say which piles a seat with the policy RANKING wants, the most wished-for first: a row for each game.

        -1 ends a row early. What a row doesn't name is not bought.
        """
        given = np.ascontiguousarray(orders, dtype=np.int64)
        if given.ndim != 2 or given.shape[0] != self.games:
            raise ValueError(f"a row for each of {self.games} games is needed, not an array of shape {given.shape}")
        self.tables.rank_all(self._seat(seat), vec[i64](given.reshape(-1)), given.shape[1])

    def restart(self, places: Iterable[int] | None = None) -> int:
        """Deal anew where games are over, or in these places; how many games ask then."""
        over = np.flatnonzero(self.asked < 0).tolist() if places is None else [self._index(at) for at in places]
        for at in over:
            self.tables.restart(at)
        return int((self.asked >= 0).sum())

    def put(self, at: int, game: Game) -> None:
        """Have a copy of this game at a place; its bots stay."""
        if game.state.seats != self.seats:
            raise ValueError(f"a game of {self.seats} seats is needed, not of {game.state.seats}")
        self.tables.put(self._index(at), game)

    def redeal(self, at: int, seat: int, seed: str) -> None:
        """Deal anew what a seat of a game can't know."""
        self.tables.redeal(self._index(at), self._seat(seat), from_seed(seed))

    def game(self, at: int) -> Game:
        """A copy of a game, to look at or to search in."""
        return self.tables.tables[self._index(at)].game.clone()

    def option_names(self) -> list[str]:
        """The names of the options, by their numbers."""
        state = self.tables.tables[0].game.state
        return [state.option_name(option) for option in range(128)]

    def _index(self, at: int) -> int:
        if not 0 <= at < self.games:
            raise ValueError(f"there are games 0 to {self.games - 1}, but no game {at}")
        return at

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise ValueError(f"there are seats 0 to {self.seats - 1}, but no seat {seat}")
        return seat


def _policy(policy: Contestant, game: str) -> BotKind:
    if policy == RANKING:
        return BotKind(RANKING, lambda rng: RankingBot(), ["dominion"])
    return open_bot(policy, game)


def _mask(play: Iterable[int], seats: int) -> int:
    mask = 0
    for seat in play:
        if not 0 <= seat < seats:
            raise ValueError(f"there are seats 0 to {seats - 1}, but no seat {seat}")
        mask |= 1 << seat
    return mask


def _least(ask: Mapping[str, int] | int, verbs: list[str]) -> list[int]:
    """How many options the questions of each verb must have; 0: they aren't put to the caller."""
    least = [0] * len(verbs)
    wanted = dict.fromkeys(verbs, ask) if isinstance(ask, int) else ask
    for name, n in wanted.items():
        verb = name.replace(" ", "_")
        if verb not in verbs:
            near = nearest(verb, verbs)
            raise ValueError(f"no question is called '{name}'" + (f". Did you mean {near[0]}?" if near else ""))
        if n < 1:
            raise ValueError(f"a question has at least 1 option, not {n}")
        least[verbs.index(verb)] = n
    return least


def _slices(fields: list[tuple[str, int]]) -> dict[str, slice]:
    slices, at = {}, 0
    for name, length in fields:
        if not name.startswith("_"):
            slices[name] = slice(at, at + length)
        at += length
    return slices


def _array(block: vec[i64]) -> Numbers:
    """The same memory, for reading."""
    return np.frombuffer(memoryview(block), dtype=np.int64)
