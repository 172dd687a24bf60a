"""Games that a learner plays, up to its next decision, with bots in the other seats. Knows no game by name, and no NumPy.

Everything the learner looks at is in blocks that stay where they are, one row for each game. Decisions that leave no choice
are settled without it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from signoria.bots.bot import Bot
from signoria.bots.dominion.ranking import RankingBot
from signoria.bots.registry import BotKind
from signoria.core.bits import bit_count, lowest
from signoria.core.game import Game
from signoria.core.observation import Observation
from signoria.core.registry import Dealer
from signoria.core.rng import Rng, from_seed
from signoria.core.seat import Seat

HIGH: Final[i64] = 64  # options from here on are in the second mask
OVER: Final[i64] = -1  # asked of nobody: the game is over


class IllegalAction(ValueError):
    """An action that isn't possible now; no game has changed."""

    def __init__(self, at: int, action: int, name: str) -> None:
        super().__init__(f"game {at}: action {action} ({name}) isn't legal now; the action mask says which are")
        self.at = at
        self.action = action


@mypyc_attr(allow_interpreted_subclasses=True)
class Deals:
    """Where new games come from."""

    def dealer(self, rng: Rng) -> Dealer:
        """Deals the setup that chance draws for a game."""
        raise NotImplementedError

    def most_turns(self, seats: i64) -> i64:
        """After how many turns a game with so many seats is cut off."""
        raise NotImplementedError


class Table:
    """One game and who answers for its seats."""

    def __init__(self, game: Game, bots: list[Bot], most_turns: i64) -> None:
        self.game = game
        self.bots = bots
        self.most_turns = most_turns
        self.seats = [Seat(game, seat) for seat in range(game.state.seats)]
        self.leads = [0.0] * game.state.seats  # in points, as last rewarded


class Arena:
    """The games of an environment. `played` is the mask of the learner's seats, of which there are up to `seats`.

    `asked_verbs` says by verb whether the learner is asked; otherwise the seat's bot answers. `shaping` rewards a seat for
    each point it gains on the mean of the others, as soon as it does.
    """

    def __init__(
        self,
        observation: Observation,
        kinds: list[BotKind],
        played: i64,
        asked_verbs: list[bool],
        games: i64,
        shaping: float,
    ) -> None:
        seats: i64 = len(kinds)
        self.observation = observation
        self.kinds = kinds
        self.played = played
        self.asked_verbs = asked_verbs
        self.games = games
        self.most_seats = seats
        self.shaping = shaping
        self.seed = ""
        self.tables: list[Table] = []
        self.begun = [0] * games  # how many games each place has had since it was seeded
        self.steps: i64 = 0
        self.asked = vec[i64]([-1] * games)
        # One row more than there are games, for a look from a seat that isn't asked; and one for each game that ended.
        self.views = vec[i64]([0] * ((games + 1) * observation.words))
        self.finals = vec[i64]([0] * (games * observation.words))
        self.legal = vec[u8]([0] * ((games + 1) * observation.n_actions))
        self.rewards = vec[float]([0.0] * (games * seats))
        self.terminated = vec[u8]([0] * games)
        self.truncated = vec[u8]([0] * games)
        observation.forget(games)

    # --- beginning ------------------------------------------------------------------------------------------------------

    def restart(self, seed: str) -> None:
        """The next games are the first of this seed."""
        self.seed = seed
        self.begun = [0] * self.games

    def begin(self, at: i64, deals: Deals) -> None:
        """Deal a new game in a place, and let it continue to the learner's first decision."""
        number = self.begun[at]
        self.begun[at] = number + 1
        chance = from_seed(f"{self.seed} game {at} {number}")
        dealer = deals.dealer(chance.branch())
        state = dealer.deal(chance.branch())
        seats = state.seats
        bots = [self.kinds[seat].new(chance.branch()) for seat in range(seats)]
        table = Table(Game(state), bots, deals.most_turns(seats))
        for seat in range(seats):
            bot = bots[seat]
            if isinstance(bot, RankingBot):
                bot.want_the_dearest(table.seats[seat])
            if (self.played >> seat) & 1 == 0:
                bot.sit_down(table.seats[seat])
        if at < len(self.tables):
            self.tables[at] = table
        else:
            self.tables.append(table)
        self._clear_legal(at)
        self.observation.forget(at)
        self._go_on(at)
        if self.shaping != 0.0:
            self._shape(at)  # what the deal gave was not earned
            self._clear_rewards(at)

    def _clear_legal(self, at: i64) -> None:
        first = at * self.observation.n_actions
        i: i64 = 0
        while i < self.observation.n_actions:
            self.legal[first + i] = 0
            i += 1

    def _clear_rewards(self, at: i64) -> None:
        seat: i64 = 0
        while seat < self.most_seats:
            self.rewards[at * self.most_seats + seat] = 0.0
            seat += 1

    # --- playing --------------------------------------------------------------------------------------------------------

    def check(self, at: i64, action: i64) -> None:
        """IllegalAction unless this is one of the legal actions of a game."""
        n = self.observation.n_actions
        if not 0 <= action < n or self.legal[at * n + action] == 0:
            name = self.observation.actions[action] if 0 <= action < n else "none"
            raise IllegalAction(at, action, name)

    def act(self, at: i64, action: i64) -> None:
        """Take a legal action in a game, and let it continue to the learner's next decision or its end."""
        table = self.tables[at]
        game = table.game
        self._clear_rewards(at)
        game.take(self.asked[at], self.observation.option_of(game.state, action))
        self.steps += 1
        self._go_on(at)
        if self.shaping != 0.0:
            self._shape(at)

    def step(self, actions: vec[i64], deals: Deals) -> None:
        """Act in every game; where that ends one, keep its last view in `finals` and deal the next one."""
        at: i64 = 0
        while at < self.games:
            self.check(at, actions[at])
            at += 1
        at = 0
        while at < self.games:
            self.act(at, actions[at])
            ended = self.terminated[at] + self.truncated[at]
            if ended:
                self._begin_next(at, deals)
            at += 1

    def _begin_next(self, at: i64, deals: Deals) -> None:
        words = self.observation.words
        state = self.tables[at].game.state
        self.observation.forget(self.games)
        self.observation.look(state, lowest(self.played), self.views, self.games)
        i: i64 = 0
        while i < words:
            self.finals[at * words + i] = self.views[self.games * words + i]
            i += 1
        rewards = [self.rewards[at * self.most_seats + seat] for seat in range(self.most_seats)]
        terminated = self.terminated[at]
        self.begin(at, deals)
        self.terminated[at] = terminated
        self.truncated[at] = 1 - terminated
        for seat in range(self.most_seats):
            self.rewards[at * self.most_seats + seat] = rewards[seat]

    def _go_on(self, at: i64) -> None:
        table = self.tables[at]
        game = table.game
        state = game.state
        self.terminated[at] = 0
        self.truncated[at] = 0
        while True:
            seat = game.seat()
            if seat < 0:
                self._end(at, game)
                return
            if state.turn_number() > table.most_turns:
                self.truncated[at] = 1
                self._ask_nobody(at, game)
                return
            if (self.played >> seat) & 1 and self._settled_or_asked(at, game, seat):
                if self.asked[at] >= 0:
                    return
                continue
            game.apply(seat, table.bots[seat].pick(table.seats[seat]))

    def _settled_or_asked(self, at: i64, game: Game, seat: i64) -> bool:
        """Ask the learner, or settle what leaves no choice; False if a bot answers this instead."""
        question = game.question
        assert question is not None
        self.asked[at] = OVER
        picks = game.picks(seat)
        low, high = game.state.option_masks(question, seat, picks)
        assert low >= 0, "every option has an action"
        n = bit_count(low)
        if high:
            n += bit_count(high)
        if n == 1:
            game.take(seat, lowest(low) if low else HIGH + lowest(high))
            return True
        if not self.asked_verbs[question.verb]:
            return False
        self.asked[at] = seat
        observation = self.observation
        observation.write(game.state, question, seat, picks, self.views, at)
        observation.write_legal(game.state, low, high, self.legal, at)
        return True

    def _ask_nobody(self, at: i64, game: Game) -> None:
        self.asked[at] = OVER
        self.observation.write_legal(game.state, 0, 0, self.legal, at)

    def _end(self, at: i64, game: Game) -> None:
        """Everyone's share of the win."""
        self.terminated[at] = 1
        self._ask_nobody(at, game)
        winners = game.state.winners()
        for seat in winners:
            self.rewards[at * self.most_seats + seat] += 1.0 / len(winners)

    def _shape(self, at: i64) -> None:
        table = self.tables[at]
        points = table.game.state.points()
        total = sum(points)
        others = len(points) - 1
        for seat in range(len(points)):
            lead = points[seat] - (total - points[seat]) / others
            self.rewards[at * self.most_seats + seat] += self.shaping * (lead - table.leads[seat])
            table.leads[seat] = lead

    def look(self, at: i64, seat: i64) -> None:
        """Write what any seat of a game sees into the last row."""
        self.observation.forget(self.games)
        self.observation.look(self.tables[at].game.state, seat, self.views, self.games)
