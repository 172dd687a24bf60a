"""Games that the net plays to their end, many at a time, in all seats or against menus."""

from __future__ import annotations

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.dominion.ladder import MenuBot
from signoria.bots.dominion.learned.cards import Floats
from signoria.bots.dominion.learned.net import Weights, forward
from signoria.bots.dominion.learned.position import Columns, N
from signoria.bots.dominion.learned.value import piles_of
from signoria.bots.dominion.menu import MenuText
from signoria.core.game import Game
from signoria.core.seat import Seat
from signoria.dominion import BUY, END_TURN, GAIN, GAME, STOP, CardQuestion, Dominion, DominionView

WISHES = MenuText("net", "Province\nGold\nSilver")  # what the card play goes by in seats of the net
PATIENCE = 60  # turns of each player; a longer game is scored as it is
ROW = 12  # what it takes to ask the net, in picks of a menu


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
