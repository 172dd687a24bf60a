"""Games that could be this one, played to their end by the net in all seats, many at a time; and what they say about an answer."""

from __future__ import annotations

from math import sqrt

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from signoria import compiled
from signoria.bots.dominion.ladder import MenuBot
from signoria.bots.dominion.learned.cards import Floats
from signoria.bots.dominion.learned.net import Weights, forward
from signoria.bots.dominion.learned.position import Columns, N
from signoria.bots.dominion.learned.value import piles_of
from signoria.bots.dominion.menu import MenuText
from signoria.core.game import Game
from signoria.core.rng import Rng
from signoria.core.seat import Seat
from signoria.dominion import BUY, END_TURN, GAIN, GAME, STOP, CardQuestion, Dominion, DominionView

WISHES = MenuText("net", "Province\nGold\nSilver")  # what the card play goes by in seats of the net
PATIENCE = 60  # turns of each player; a longer game is scored as it is
WORLD = 20  # what it takes to imagine a world, in picks of a menu
ROW = 12  # what it takes to ask the net, in picks of a menu
TOGETHER = 16 if compiled() else 2  # worlds that are imagined at a time
BEHIND = 1.0  # standard errors by which an answer may be worse and is still tried
DOUBT = 20.0  # how much an answer must win to be believed: the net's second choices are rarely better than its first
LEAST = 0.005  # what is not worth a change


class Kingdom:
    """The net at one table: what stays the same in all its games."""

    def __init__(self, view: DominionView, net: Weights) -> None:
        self.net = net
        piles = piles_of(view)
        self.numbers, self.facts = piles.numbers[None], piles.facts[None]
        self.seats = view.seats()
        self.encoding = GAME.encoding(self.seats)
        fields: dict[str, slice] = {}
        at = 0
        for name, length in self.encoding.fields:
            fields[name] = slice(at, at + length)
            at += length
        self.columns = Columns(fields, self.seats)

    def wishes(self, rows: Floats) -> Floats:
        wishes: Floats = forward(np, self.net, self.numbers, self.facts, rows)[0]
        return wishes


class Played:
    """A game among many, and who answers what the net isn't asked."""

    def __init__(self, game: Game, menus: list[MenuText | None]) -> None:
        self.game = game
        self.seats: list[Seat[DominionView]] = [Seat(game, seat) for seat in range(len(menus))]
        self.bots = [MenuBot(WISHES if menu is None else menu) for menu in menus]
        self.until = game.state.turn_number() + PATIENCE * len(menus)


def play_on(kingdom: Kingdom, games: list[Game], menus: list[MenuText | None]) -> int:
    """Play all games to their end; how much work that was, in picks. The net plays the seats that have no menu."""
    work = 0
    playing = [Played(game, menus) for game in games]
    encoding = kingdom.encoding
    block = vec[i64]([0] * (len(games) * int(encoding.words)))
    views = np.frombuffer(memoryview(block), dtype=np.int16).reshape(len(games), -1)
    by_net = [menu is None for menu in menus]
    while playing:
        asked: list[tuple[Played, int]] = []
        verbs: list[int] = []
        masks: list[int] = []
        for one in playing:
            game, state = one.game, one.game.state
            while state.turn_number() <= one.until:
                who = game.seat()
                if who < 0:
                    break
                work += 1
                question = game.question
                assert isinstance(question, CardQuestion), "this is Dominion"
                verb = question.verb
                if by_net[who] and (verb == BUY or (verb == GAIN and question.owner == who)):
                    low, _ = game.option_masks(who)
                    if low & (low - 1):
                        row = len(asked)
                        encoding.forget(row)
                        encoding.write(state, question, who, game.picks(who), block, row)
                        asked.append((one, who))
                        verbs.append(verb)
                        masks.append(low)
                        break
                    game.apply(who, low.bit_length() - 1)
                else:
                    game.apply(who, one.bots[who].pick(one.seats[who]))
        if not asked:
            return work
        rows = kingdom.columns.rows(views[: len(asked)], np.array(verbs), np.array(masks))
        chosen = kingdom.wishes(rows).argmax(1).tolist()
        work += ROW * len(asked)
        for (one, who), pile, verb in zip(asked, chosen, verbs, strict=True):
            one.game.apply(who, pile if pile < N else int(END_TURN if verb == BUY else STOP))
        playing = [one for one, _ in asked]
    return work


def share_of(game: Game, seat: int) -> float:
    """What part of the win a seat has, or would have if the game ended now."""
    board = game.state
    assert isinstance(board, Dominion)
    leaders = board.leaders()
    return 1.0 / len(leaders) if seat in leaders else 0.0


class Answer:
    """An answer beside the usual one, and how much more it won in each world so far."""

    def __init__(self, option: int) -> None:
        self.option = option
        self.more: list[float] = []

    @property
    def total(self) -> float:
        return sum(self.more)

    @property
    def error(self) -> float:
        """The standard error of the total; a few worlds that agree don't prove anything."""
        squares = sum(one * one for one in self.more)
        return sqrt(max(1.0, squares - self.total**2 / len(self.more)))


class Lookahead:
    """Finds the best answer to one question. `work` bounds it."""

    def __init__(self, kingdom: Kingdom, seat: Seat[DominionView], rng: Rng, work: int) -> None:
        self.kingdom = kingdom
        self.seat = seat
        self.rng = rng
        self.left = work

    def best(self, usual: int, others: list[int]) -> int:
        """The usual answer, unless another one is clearly better. The worse half is given up again and again."""
        answers = [Answer(option) for option in others]
        rounds = len(answers).bit_length()
        while answers and rounds > 0:
            end = self.left - self.left // rounds
            while answers and self.left > end:
                self._try(usual, answers)
                answers = [one for one in answers if one.total > -BEHIND * one.error]
            rounds -= 1
            if rounds > 0:
                answers.sort(key=lambda one: -one.total)
                answers = answers[: (len(answers) + 1) // 2]
        best, most = usual, 0.0
        for one in answers:
            worlds = len(one.more)
            # As if it was known before: they win about 3% less, give or take 4%.
            if one.total > max(most, LEAST * worlds) and one.total * worlds > DOUBT * one.error**2:
                best, most = one.option, one.total
        return best

    def _try(self, usual: int, answers: list[Answer]) -> None:
        """All of them in some new worlds."""
        options = [usual, *[one.option for one in answers]]
        games: list[Game] = []
        for _ in range(TOGETHER):
            world = Rng(self.rng.word(), self.rng.word(), self.rng.word(), 1)
            for option in options:
                game = self.seat.sample(world.copy())
                game.apply(self.seat.seat, option)
                games.append(game)
        self.left -= WORLD * len(games) + play_on(self.kingdom, games, [None] * self.kingdom.seats)
        won = [share_of(game, self.seat.seat) for game in games]
        for first in range(0, len(won), len(options)):
            for one, share in zip(answers, won[first + 1 : first + len(options)], strict=True):
                one.more.append(share - won[first])
