"""Where card play loses games: `python -m benchmarks.critic`.

A bot plays by a menu. At each question except buys, its answer is held against the others in imagined games: what its
seat can't know is dealt anew, and everyone plays on by the menu. An answer that wins more in some worlds is measured
in others, so its gain isn't flattered by having been chosen. The loss is what the better answers would have won, in percentage
points for each game.

Without menus named, it takes Big Money with each Kingdom card in turn. The same seed and number of games give the same table.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

from signoria.bots import Bot
from signoria.bots.bot import play_out, play_until
from signoria.bots.dominion.ladder import MenuBot, ladder_menu
from signoria.bots.dominion.levels.candidates import timed_menu
from signoria.bots.dominion.levels.singles import single_of
from signoria.bots.dominion.menu import MenuText
from signoria.core.game import Game
from signoria.core.registry import Dealer
from signoria.core.rng import Rng, from_seed
from signoria.core.seat import Seat
from signoria.dominion import (
    BUY,
    GAIN,
    GAME,
    PILES,
    PLAY_ACTION,
    PLAY_TREASURE,
    PLAY_TWICE,
    Choice,
    Dominion,
    DominionView,
)

WORLDS = (
    40  # in which the best two answers are compared; a quarter of it for all of them, half as much again to measure
)
MOST = 6  # other answers to a question
WORTH_A_CHECK = 0.03  # of a game
PATIENCE = 60  # turns of each player
Z = 1.959964  # 95% of a normal distribution is within this many standard deviations


@dataclass
class Habit:
    """What the policy does with a card in one kind of question, and what that cost so far."""

    asked: int = 0
    changed: int = 0  # questions with another answer that looked better
    total: float = 0.0
    squares: float = 0.0  # of what it cost in each game
    game: float = 0.0  # what it cost in the present game
    worst: float = 0.0
    example: str = ""

    def note(self, gain: float, example: str) -> None:
        self.changed += 1
        self.game += gain
        if gain > self.worst:
            self.worst, self.example = gain, example

    def close_game(self) -> None:
        self.total += self.game
        self.squares += self.game * self.game
        self.game = 0.0

    def loss(self, games: int) -> tuple[float, float]:
        """Percentage points a game, and half its 95% interval."""
        spread = max(0.0, self.squares - self.total * self.total / games)
        return 100 * self.total / games, 100 * Z * sqrt(spread) / games


class Critic(Bot[DominionView]):
    """Plays as a policy does, and notes which other answers would have won more."""

    def __init__(self, policy: Bot[DominionView], menu: MenuText, chance: Rng, worlds: int = WORLDS) -> None:
        self.policy = policy
        self.chance = chance
        self.worlds = worlds
        self.habits: dict[tuple[str, str], Habit] = {}  # by card and verb
        self.games = 0
        self._menu = menu
        self._bots: list[Bot] = []

    def pick(self, seat: Seat[DominionView]) -> int:
        usual = int(self.policy.pick(seat))
        verb = seat.verb()
        if verb not in (BUY, PLAY_TREASURE):
            others = [option for option in seat.options() if option != usual and self._is_card_play(seat, verb, option)]
            if others:
                self._judge(seat, verb, usual, others)
        return usual

    def _is_card_play(self, seat: Seat[DominionView], verb: int, option: int) -> bool:
        """Whether a card that the menu doesn't name would do better is the menu's business."""
        return verb != GAIN or option >= PILES or self._menu.at(seat.view).wants(option)

    def asked(self) -> int:
        return sum(habit.asked for habit in self.habits.values())

    def close_game(self) -> None:
        self.games += 1
        for habit in self.habits.values():
            habit.close_game()

    def _judge(self, seat: Seat[DominionView], verb: int, usual: int, others: list[int]) -> None:
        self.chance.shuffle(others)
        gains = self._gains(seat, usual, others[:MOST], (self.worlds + 3) // 4)
        gains = self._gains(seat, usual, sorted(gains, key=lambda option: -gains[option])[:2], self.worlds)
        best = max(gains, key=lambda option: gains[option])
        found = gains[best] > WORTH_A_CHECK
        habit = self.habits.setdefault(self._key(seat, verb, usual, best if found else usual), Habit())
        habit.asked += 1
        if found:
            habit.note(self._gains(seat, usual, [best], self.worlds * 3 // 2)[best], _example(seat, usual, best))

    def _key(self, seat: Seat[DominionView], verb: int, usual: int, best: int) -> tuple[str, str]:
        """The card that asks; between effects the card that is played, or should have been."""
        question = seat.pending()
        view = seat.view
        source = int(getattr(question, "source", -1))
        words = seat.decision.verb
        if verb == PLAY_TWICE:
            return view.card(source).id, words
        if verb == PLAY_ACTION or source < 0:
            return (view.card(usual).id if usual < PILES else _name(seat, best)), words
        return view.card(source).id, words

    def _gains(self, seat: Seat[DominionView], usual: int, others: Sequence[int], worlds: int) -> dict[int, float]:
        """How much more of a game each answer wins than the usual one, in the same worlds."""
        more = dict.fromkeys(others, 0.0)
        for _ in range(worlds):
            world = self.chance.branch()
            base = self._won(seat, usual, world.copy())
            for option in others:
                more[option] += self._won(seat, option, world.copy()) - base
        return {option: total / worlds for option, total in more.items()}

    def _won(self, seat: Seat[DominionView], option: int, world: Rng) -> float:
        game = seat.sample(world)
        board = game.state
        assert isinstance(board, Dominion)
        if not self._bots:
            self._bots = [MenuBot(self._menu) for _ in range(board.seats)]
        game.apply(seat.seat, option)
        play_out(game, self._bots, board.turn + PATIENCE * board.seats)
        leaders = board.leaders()
        return 1.0 / len(leaders) if seat.seat in leaders else 0.0


def _name(seat: Seat[DominionView], option: int) -> str:
    decision = seat.decision
    return decision.options[decision.numbers.index(option)]


def _example(seat: Seat[DominionView], usual: int, best: int) -> str:
    view = seat.view
    hand = " ".join(view.card(pile).id for pile in view.hand())
    picked = f" picked {' '.join(seat.decision.picked)}," if seat.decision.picked else ""
    return (
        f"turn {view.turns(view.seat)}, {view.actions()} actions, ${view.coins()}, [{hand}],{picked} "
        f"{_name(seat, usual)} → {_name(seat, best)}"
    )


def criticize(menu: MenuText, dealer: Dealer, options: argparse.Namespace, until: float) -> Critic:
    """Let the policy play both seats in turn against itself, for some games or until the clock says so."""
    seed, games = options.seed, options.games
    critic = Critic(MenuBot(menu), menu, from_seed(f"{seed} worlds"), options.worlds)
    for number in range(games):
        if time.monotonic() > until:
            break
        progress(f"{menu.name}: game {number + 1} of {games}, {critic.asked()} questions")
        state = dealer.deal(from_seed(f"{seed} deal {number}"))
        other = MenuBot(menu)
        play_until(Game(state), [critic, other] if number % 2 == 0 else [other, critic], 2 * PATIENCE)
        critic.close_game()
    progress("")
    return critic


def table_for(menu: MenuText, kingdom: str, seed: str) -> Dealer:
    """The kingdom by name, or the menu's cards and others at random."""
    wishes = {"kingdom": kingdom} if kingdom else {}
    setup = GAME.lobby_rules().match_setup(wishes, 2, menu.cards(), from_seed(f"{seed} kingdom"))
    return GAME.dealer(setup)


def money_with(card: str) -> MenuText:
    """Big Money with one card."""
    kinds = {kind.card.id: kind.card for kind in Choice().kinds()}
    return timed_menu([single_of(kinds[card])], 2)


def opened(name: str) -> MenuText:
    """A menu from a file, from the ladder, or Big Money with a card."""
    if name.endswith(".menu"):
        path = Path(name)
        return MenuText(path.stem, path.read_text(encoding="utf-8"))
    return money_with(name.removeprefix("+")) if name.startswith("+") else ladder_menu(name)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.critic", description=__doc__)
    parser.add_argument("menus", nargs="*", help="files, menus of the ladder, or +CARD for Big Money with a card")
    parser.add_argument(
        "--kingdom", default="", help="by name or cards; default: the menu's cards and others at random"
    )
    parser.add_argument("--games", type=int, default=20, help="of each menu")
    parser.add_argument("--seconds", type=float, default=3600, help="at most this long in all")
    parser.add_argument("--worlds", type=int, default=WORLDS, help="imagined games for an answer")
    parser.add_argument("--seed", default="critic")
    parser.add_argument("--rows", type=int, default=6, help="of each menu")
    options = parser.parse_args(arguments)
    names = options.menus or [f"+{kind.card.id}" for kind in Choice().kinds()]
    end = time.monotonic() + options.seconds
    worst: dict[str, tuple[float, float, str]] = {}
    for left, name in zip(range(len(names), 0, -1), names):
        menu = opened(name)
        now = time.monotonic()
        dealer = table_for(menu, options.kingdom, options.seed)
        critic = criticize(menu, dealer, options, now + (end - now) / left)
        show(menu.name, critic, options.rows)
        for card, (loss, half) in by_card(critic).items():
            if loss > worst.get(card, (0.0, 0.0, ""))[0]:
                worst[card] = loss, half, menu.name
    say("", "The largest loss of each card, in percentage points a game:")
    for card, (loss, half, where) in sorted(worst.items(), key=lambda item: -item[1][0]):
        say(f"  {card:16} {loss:6.2f} ± {half:.2f}  with {where}")
    return 0


def by_card(critic: Critic) -> dict[str, tuple[float, float]]:
    """What each card cost in all its questions; the halves of their intervals add up as independent errors do."""
    found: dict[str, tuple[float, float]] = {}
    for (card, _), habit in critic.habits.items():
        loss, half = habit.loss(critic.games)
        old, old_half = found.get(card, (0.0, 0.0))
        found[card] = old + loss, sqrt(old_half * old_half + half * half)
    return found


def show(name: str, critic: Critic, rows: int) -> None:
    say(f"{name}: {critic.games} games, {critic.asked()} questions")
    if not critic.games:
        return
    ranked = sorted(critic.habits.items(), key=lambda item: -item[1].total)
    for (card, verb), habit in ranked[:rows]:
        loss, half = habit.loss(critic.games)
        say(f"  {card:16} {verb:16} {loss:6.2f} ± {half:5.2f}   {habit.changed} of {habit.asked} questions")
        if habit.example and loss > 0:
            say(f"      {100 * habit.worst:+.0f}: {habit.example}")


def progress(line: str) -> None:
    """One line on the terminal that the next one replaces."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{line}")
        sys.stderr.flush()


def say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
