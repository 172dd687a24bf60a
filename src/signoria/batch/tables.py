"""Many games that advance together, up to what their caller wants to answer. Knows no game by name, and no NumPy.

Everything the caller looks at is in blocks of numbers that stay where they are, one row for each game.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.dominion.ranking import RankingBot
from signoria.bots.registry import BotKind
from signoria.core.bits import bit_count, nth
from signoria.core.encoding import Encoding
from signoria.core.game import Game
from signoria.core.registry import Dealer
from signoria.core.rng import Rng, from_seed
from signoria.core.seat import Seat

MOST_PILES: Final[i64] = 63
HIGH: Final[i64] = 64  # options from here on are in the second mask
OVER: Final[i64] = -1  # asked of nobody: the game is over


class BadAnswer(ValueError):
    """An answer that a game of a batch doesn't offer; no game has changed."""

    def __init__(self, at: int, option: int) -> None:
        super().__init__(f"game {at} doesn't offer option {option}")
        self.at = at
        self.option = option


class Table:
    """One game and who answers for its seats."""

    def __init__(self, game: Game, bots: list[Bot], number: i64) -> None:
        self.game = game
        self.bots = bots
        self.number = number  # of its deal
        self.seats = [Seat(game, seat) for seat in range(game.state.seats)]


class Tables:
    """The games of a batch. `played` is the mask of the caller's seats.

    `least[verb]` is how many options a question of this verb must have to be put to the caller; 0: it never is.
    """

    def __init__(
        self,
        dealer: Dealer,
        encoding: Encoding,
        kinds: list[BotKind],
        played: i64,
        least: list[int],
        seed: str,
        games: i64,
        most_turns: i64,
    ) -> None:
        seats: i64 = len(kinds)
        self.dealer = dealer
        self.encoding = encoding
        self.kinds = kinds
        self.played = played
        self.least = vec[i64](least)
        self.seed = seed
        self.games = games
        self.most_turns = most_turns
        self.dealt: i64 = 0
        self.decisions: i64 = 0  # put to the caller so far
        self.chance = from_seed(f"{seed} answers")
        self.tables: list[Table] = []
        self.running: list[Game] = []  # those of the tables, which needn't be looked at for most answers
        self.asked = vec[i64]([-1] * games)
        self.verbs = vec[i64]([-1] * games)
        self.masks = vec[i64]([0] * (2 * games))
        self.counts = vec[i64]([0] * games)  # how many options there are
        self.views = vec[i64]([0] * (games * encoding.words))
        self.places = vec[i64]([0] * (games * seats))
        self.points = vec[i64]([0] * (games * seats))
        for _ in range(games):
            table = self._new_table()
            self.tables.append(table)
            self.running.append(table.game)
        at: i64 = 0
        while at < games:
            self._begin(at, self.tables[at])
            at += 1

    def _new_table(self) -> Table:
        """The next deal, with new bots."""
        number = self.dealt
        self.dealt += 1
        state = self.dealer.deal(from_seed(f"{self.seed} deal {number}"))
        chance = from_seed(f"{self.seed} deal {number} bots")
        bots = [kind.new(chance.branch()) for kind in self.kinds]
        return Table(Game(state), bots, number)

    def restart(self, at: i64) -> None:
        """Deal anew in a game's place."""
        self._begin(at, self._new_table())

    def put(self, at: i64, game: Game) -> None:
        """Have a copy of another game in a game's place; its bots stay."""
        self._replace(at, game.clone())

    def redeal(self, at: i64, seat: i64, chance: Rng) -> None:
        """Deal anew, in its place, what a seat of a game can't know."""
        self._replace(at, self.tables[at].game.redeal(seat, chance))

    def _replace(self, at: i64, game: Game) -> None:
        old = self.tables[at]
        self._begin(at, Table(game, old.bots, old.number))

    def _begin(self, at: i64, table: Table) -> None:
        """Have a new table in this place, and let its game continue to the caller's first question."""
        self.tables[at] = table
        self.running[at] = table.game
        self.encoding.forget(at)
        self._go_on(at)

    def rank(self, at: i64, seat: i64, piles: list[int]) -> None:
        """Say what a seat with the bot `ranking` wants, the most wished-for first."""
        bot = self.tables[at].bots[seat]
        if not isinstance(bot, RankingBot):
            raise ValueError(f"seat {seat} has no ranking")
        bot.order.refill(piles)

    def rank_all(self, seat: i64, orders: vec[i64], length: i64) -> None:
        """The same for all games at once: rows of so many piles, -1 where a row has fewer."""
        at: i64 = 0
        while at < self.games:
            bot = self.tables[at].bots[seat]
            if not isinstance(bot, RankingBot):
                raise ValueError(f"seat {seat} has no ranking")
            order = bot.order
            order.clear()
            i: i64 = at * length
            while i < (at + 1) * length:
                if 0 <= orders[i] < MOST_PILES:
                    order.append(orders[i])
                i += 1
            at += 1

    # --- answering ------------------------------------------------------------------------------------------------------

    def answer(self, options: vec[i64]) -> i64:
        """Answer every game that asks, and let all continue; how many ask then. A wrong answer raises and changes nothing."""
        at: i64 = 0
        while at < self.games:
            if self.asked[at] >= 0 and not self._offers(at, options[at]):
                raise BadAnswer(at, options[at])
            at += 1
        asking: i64 = 0
        at = 0
        while at < self.games:
            seat = self.asked[at]
            if seat >= 0:
                self.running[at].take(seat, options[at])
                asking += self._go_on(at)
            at += 1
        return asking

    def answer_at_random(self) -> i64:
        """The same, with any of the options, each equally likely."""
        asking: i64 = 0
        at: i64 = 0
        while at < self.games:
            seat = self.asked[at]
            if seat >= 0:
                self.running[at].take(seat, self._any_option(at))
                asking += self._go_on(at)
            at += 1
        return asking

    def _any_option(self, at: i64) -> i64:
        n = self.counts[at]
        low = self.masks[2 * at]
        high = self.masks[2 * at + 1]
        chosen = self.chance.below(n)
        if high == 0:
            return nth(low, chosen)
        few = bit_count(low)
        if chosen < few:
            return nth(low, chosen)
        return HIGH + nth(high, chosen - few)

    def _offers(self, at: i64, option: i64) -> bool:
        if 0 <= option < HIGH - 1:
            return (self.masks[2 * at] >> option) & 1 != 0
        return HIGH <= option < 2 * HIGH - 1 and (self.masks[2 * at + 1] >> (option - HIGH)) & 1 != 0

    def _go_on(self, at: i64) -> i64:
        """Let the bots play on up to the caller's next question: 1, or 0 if the game is over."""
        game = self.running[at]
        state = game.state
        while state.turn_number() <= self.most_turns:
            seat = game.seat()
            if seat < 0:
                break
            if (self.played >> seat) & 1 and self._is_put(at, game, seat):
                return 1
            table = self.tables[at]
            game.apply(seat, table.bots[seat].pick(table.seats[seat]))
        self._write_result(at, game)
        return 0

    def _is_put(self, at: i64, game: Game, seat: i64) -> bool:
        """Put a question to the caller, if it is one of those it wants."""
        question = game.question
        assert question is not None
        wanted = self.least[question.verb]
        if wanted == 0:
            return False
        picks = game.picks(seat)
        low, high = game.state.option_masks(question, seat, picks)
        if low < 0:
            return False
        n = bit_count(low)
        if high:
            n += bit_count(high)
        if n < wanted:
            return False
        self.asked[at] = seat
        self.verbs[at] = question.verb
        self.masks[2 * at] = low
        self.masks[2 * at + 1] = high
        self.counts[at] = n
        self.encoding.write(game.state, question, seat, picks, self.views, at)
        self.decisions += 1
        return True

    def _write_result(self, at: i64, game: Game) -> None:
        """Points and places; places are 0 where the game didn't come to its end."""
        self.asked[at] = OVER
        self.verbs[at] = -1
        self.masks[2 * at] = 0
        self.masks[2 * at + 1] = 0
        state = game.state
        points = state.points()
        places = state.places() if state.over() else [0] * len(points)
        for seat in range(len(points)):
            self.points[at * len(points) + seat] = points[seat]
            self.places[at * len(points) + seat] = places[seat]
