"""A game between two decisions, for search: it can be copied, pickled, dealt by number, and dealt anew for a seat.

What is pickled is how it came about: the number of its deal, the actions since, and the redeals among them.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from signoria.bots.dominion.ranking import RankingBot
from signoria.core.bits import bit_count, lowest
from signoria.core.game import Game
from signoria.core.observation import HIGH, Observation
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.env.setting import BUY_GAIN, Setting, SetupDeals

DIGEST = 8  # bytes


class Rules:
    """What the positions of one kind of game share."""

    def __init__(self, setting: Setting, seed: str) -> None:
        self.setting = setting
        self.seed = seed
        self.deals: SetupDeals = setting.deals()
        self.most_turns = self.deals.most_turns(setting.players)
        self.observation: Observation = setting.observation()
        self.block = vec[i64]([0] * self.observation.words)
        self.row: NDArray[np.int16] = np.frombuffer(memoryview(self.block), dtype=np.int16)
        self.width = len(self.row)


Kind = tuple[str, int, str, str, int, str]  # game, players, kingdom, control, rounds (0: the usual), seed


@lru_cache(maxsize=64)
def rules_of(kind: Kind) -> Rules:
    game, players, kingdom, control, rounds, seed = kind
    return Rules(Setting(game, players, kingdom or None, control=control, rounds=rounds or None), seed)


class Position:
    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.rules = rules_of(kind)
        self.game: Game | None = None  # None: chance hasn't dealt yet
        self.past: list[bytes] = [b""] * self.rules.setting.players  # digests of what each seat saw and did so far
        self.steps: list[int | tuple[int, str]] = []  # the deal, then actions, or (seat, seed) of a redeal
        self.seats: list[Seat] = []
        self.bot = RankingBot()  # plays the cards where only buys and gains are asked

    def __deepcopy__(self, memo: object) -> Position:
        twin = Position(self.kind)
        twin.past = self.past[:]
        twin.steps = self.steps[:]
        if self.game is not None:
            twin._sit_down(self.game.clone())
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (self.kind, self.steps)

    # --- what is asked ----------------------------------------------------------------------------------------------------

    def over(self) -> bool:
        game = self.game
        return game is not None and (game.over() or game.state.turn_number() > self.rules.most_turns)

    def seat(self) -> int:
        assert self.game is not None
        return int(self.game.seat())

    def legal(self) -> list[int]:
        game = self.game
        assert game is not None
        action_of = self.rules.observation.action_of
        return sorted(int(action_of(game.state, option)) for option in game.options(game.seat()))

    def returns(self) -> list[float]:
        """Everyone's share of the win; of a game that is cut off, equal shares."""
        seats = self.rules.setting.players
        if not self.over():
            return [0.0] * seats
        assert self.game is not None
        winners = self.game.state.winners() or list(range(seats))
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]

    def observe(self, seat: int) -> NDArray[np.int16]:
        """What a seat sees, in a row that the next call uses again; all 0 before the deal."""
        rules, game = self.rules, self.game
        if game is None:
            return np.zeros(rules.width, np.int16)
        observation = rules.observation
        observation.forget(0)
        question = game.question
        if question is not None and (game.waiting() >> seat) & 1:
            observation.write(game.state, question, seat, game.picks(seat), rules.block, 0)
        else:
            observation.look(game.state, seat, rules.block, 0)
        return rules.row

    # --- what is done -----------------------------------------------------------------------------------------------------

    def deal(self, number: int) -> None:
        chance = from_seed(f"{self.rules.seed} deal {number}")
        dealer = self.rules.deals.dealer(chance.branch())
        self.steps.append(number)
        self._sit_down(Game(dealer.deal(chance.branch())))
        self._settle()

    def act(self, action: int) -> None:
        """Take a legal action for the seat that is asked; what leaves no choice afterwards is settled."""
        game = self.game
        assert game is not None
        seat = self.seat()
        seen = self.past[seat] + self.observe(seat).tobytes() + action.to_bytes(2, "big")
        self.past[seat] = blake2b(seen, digest_size=DIGEST).digest()
        self.steps.append(action)
        game.apply(seat, self.rules.observation.option_of(game.state, action))
        self._settle()

    def redeal(self, seat: int, seed: str) -> None:
        """Deal anew all that a seat can't know, chance to come included. What the others have seen is unknown then."""
        assert self.game is not None
        self.steps.append((seat, seed))
        self._sit_down(self.game.redeal(seat, from_seed(seed)))
        self.past = [past if who == seat else b"" for who, past in enumerate(self.past)]

    def _sit_down(self, game: Game) -> None:
        self.game = game
        self.seats = []

    def _settle(self) -> None:
        """Settle what leaves no choice, and let the card-play policy do its part."""
        game = self.game
        assert game is not None
        while not self.over():
            seat, question = game.seat(), game.question
            assert question is not None
            low, high = game.option_masks(seat)
            if bit_count(low) + bit_count(high) == 1:
                game.take(seat, lowest(low) if low else HIGH + lowest(high))
            elif self.rules.setting.control == BUY_GAIN and not self._is_buy_or_gain(question.verb):
                game.apply(seat, self._card_play(seat))
            else:
                return

    def _is_buy_or_gain(self, verb: int) -> bool:
        return self.rules.observation.verbs[verb] in ("buy", "gain")

    def _card_play(self, seat: int) -> int:
        assert self.game is not None
        if not self.seats:
            self.seats = [Seat(self.game, who) for who in range(self.rules.setting.players)]
            self.bot.want_the_dearest(self.seats[0])
        return self.bot.pick(self.seats[seat])


def rebuild(kind: Kind, steps: list[int | tuple[int, str]]) -> Position:
    """A position from how it came about."""
    position = Position(kind)
    for i, step in enumerate(steps):
        if isinstance(step, tuple):
            position.redeal(*step)
        elif i == 0:
            position.deal(step)
        else:
            position.act(step)
    return position
