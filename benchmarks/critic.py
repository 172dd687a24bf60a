"""Where card play loses games: `python -m benchmarks.critic`.

A bot plays by a menu. At each question except buys, its answer is held against the others in a few imagined games: what its
seat can't know is dealt anew, and everyone plays on by the menu. Alike questions are pooled into habits (`benchmarks.habits`);
the loss is what better habits would have won, in percentage points for each game.

Without menus named, it takes Big Money with each Kingdom card in turn. With a folder it keeps what it saw there, and the next
run continues from there; after a change to the policy, take a new one. The same seed and number of games give the same table.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from benchmarks.habits import Kind, Measured, Sample, learn, losses, measured, most_in_one
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
    ACTION,
    BUY,
    GAIN,
    GAME,
    PILES,
    PLAY_ACTION,
    PLAY_TREASURE,
    PLAY_TWICE,
    PROVINCE,
    TREASURE,
    Choice,
    Dominion,
    DominionView,
)

WORLDS = 4  # for each question: more questions say more than more worlds
MOST = 4  # other answers to a question
PATIENCE = 60  # turns of each player
LIMIT = 2.0  # percentage points a game that a card may cost
GROUPS = {"below": "below", "above": "above", "unclear": "can't be told from so few games whether below"}


class Critic(Bot[DominionView]):
    """Plays as a policy does, and notes what other answers would have won."""

    def __init__(self, policy: Bot[DominionView], menu: MenuText, worlds: int = WORLDS) -> None:
        self.policy = policy
        self.worlds = worlds
        self.samples: list[Sample] = []
        self.number = 0  # of the game
        self.questions = 0
        self.chance = from_seed("")
        self._menu = menu
        self._bots: list[Bot] = []

    def open_game(self, number: int, seed: str) -> None:
        self.number = number
        self.questions = 0
        self.chance = from_seed(f"{seed} worlds {number}")

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

    def _judge(self, seat: Seat[DominionView], verb: int, usual: int, others: list[int]) -> None:
        self.chance.shuffle(others)
        features = _features(seat)
        hand = " ".join(seat.view.card(pile).id for pile in seat.view.hand())
        for option, gain in self._gains(seat, usual, others[:MOST]).items():
            kind = self._kind(seat, verb, usual, option)
            self.samples.append(Sample(self.number, self.questions, kind, features, gain, hand))
        self.questions += 1

    def _kind(self, seat: Seat[DominionView], verb: int, usual: int, other: int) -> Kind:
        """By the card that asks; between effects by the card that is played, or could have been."""
        view = seat.view
        source = int(getattr(seat.pending(), "source", -1))
        if verb == PLAY_TWICE:
            card = view.card(source).id
        elif verb == PLAY_ACTION or source < 0:
            card = view.card(usual).id if usual < PILES else _name(seat, other)
        else:
            card = view.card(source).id
        return Kind(card, seat.decision.verb, _name(seat, usual), _name(seat, other))

    def _gains(self, seat: Seat[DominionView], usual: int, others: Sequence[int]) -> dict[int, float]:
        """How much more of a game each answer wins than the usual one, in the same worlds."""
        more = dict.fromkeys(others, 0.0)
        for _ in range(self.worlds):
            world = self.chance.branch()
            base = self._won(seat, usual, world.copy())
            for option in others:
                more[option] += self._won(seat, option, world.copy()) - base
        return {option: total / self.worlds for option, total in more.items()}

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


def _features(seat: Seat[DominionView]) -> tuple[int, ...]:
    """What a position is like (`habits.FEATURES`)."""
    view = seat.view
    hand = [view.card(pile) for pile in view.hand()]
    return (
        view.supply(PROVINCE),
        view.turns(view.seat),
        view.coins() + sum(card.coins for card in hand if card.types & TREASURE),
        view.actions(),
        len(hand),
        sum(not card.types & (ACTION | TREASURE) for card in hand),
        view.total_money(),
        len(seat.decision.picked),
    )


def _name(seat: Seat[DominionView], option: int) -> str:
    decision = seat.decision
    return decision.options[decision.numbers.index(option)]


class Journal:
    """The samples of one menu, game by game, kept in a file if there is a folder."""

    def __init__(self, folder: Path | None, name: str) -> None:
        self.samples: list[Sample] = []
        self.games = 0
        self._file = folder / f"{name}.jsonl" if folder else None
        if self._file and self._file.exists():
            for line in self._file.read_text(encoding="utf-8").splitlines():
                self._add([_read(row) for row in json.loads(line)])

    def add(self, samples: list[Sample]) -> None:
        self._add(samples)
        if self._file:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(samples) + "\n")

    def _add(self, samples: list[Sample]) -> None:
        self.samples += samples
        self.games += 1


def _read(row: tuple[int, int, list[str], list[int], float, str]) -> Sample:
    game, question, kind, features, gain, hand = row
    return Sample(game, question, Kind(*kind), tuple(features), gain, hand)


def criticize(menu: MenuText, dealer: Dealer, options: argparse.Namespace, until: float) -> Journal:
    """Let the policy play both seats in turn against itself, for some games or until the clock says so."""
    journal = Journal(options.folder, menu.name)
    critic = Critic(MenuBot(menu), menu, options.worlds)
    for number in range(journal.games, options.games):
        if time.monotonic() > until:
            break
        progress(f"{menu.name}: game {number + 1} of {options.games}")
        critic.open_game(number, options.seed)
        other = MenuBot(menu)
        state = dealer.deal(from_seed(f"{options.seed} deal {number}"))
        play_until(Game(state), [critic, other] if number % 2 == 0 else [other, critic], 2 * PATIENCE)
        journal.add(critic.samples)
        critic.samples = []
    progress("")
    return journal


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
    parser.add_argument("--games", type=int, default=200, help="of each menu")
    parser.add_argument("--seconds", type=float, default=3600, help="at most this long in all")
    parser.add_argument("--worlds", type=int, default=WORLDS, help="imagined games for an answer")
    parser.add_argument("--seed", default="critic")
    parser.add_argument("--rows", type=int, default=3, help="better habits shown of each menu")
    parser.add_argument("--folder", type=Path, help="where samples are kept and taken from")
    options = parser.parse_args(arguments)
    names = options.menus or [f"+{kind.card.id}" for kind in Choice().kinds()]
    end = time.monotonic() + options.seconds
    found: dict[str, Finding] = {}
    for left, name in zip(range(len(names), 0, -1), names):
        menu = opened(name)
        now = time.monotonic()
        journal = criticize(menu, table_for(menu, options.kingdom, options.seed), options, now + (end - now) / left)
        if journal.games:
            found[menu.name] = show(menu.name, journal, options.rows)
    say(*summary(found))
    return 0


class Finding(NamedTuple):
    """What a menu's card play loses, and the most that one other habit could win."""

    total: Measured
    most: float

    def verdict(self) -> str:
        """Whether that is below the limit; a better habit that isn't found doesn't mean that there is none."""
        if max(self.total.loss + self.total.half, self.most) < LIMIT:
            return "below"
        return "above" if self.total.loss - self.total.half > LIMIT else "unclear"


def show(name: str, journal: Journal, rows: int) -> Finding:
    """Print what a menu's card play loses, and the habits that would win most of it."""
    lost = losses(journal.samples, journal.games)
    total = lost.pop(("", ""))
    finding = Finding(total, most_in_one(journal.samples, journal.games))
    asked = f"{journal.games} games, {len(journal.samples)} other answers"
    say(f"{name:16} {total}  at most {finding.most:.1f} by one answer  {asked}")
    for (card, verb), loss in sorted(lost.items(), key=lambda item: -item[1].loss):
        say(f"    {card:16} {verb:16} {loss}")
    say(*better_habits(journal, rows))
    return finding


def better_habits(journal: Journal, rows: int) -> Iterator[str]:
    """Where to look first. Their worth is that in the games they are learned from, so it is flattered."""
    habits = [habit for alike in learn(journal.samples).values() for habit in alike]
    ranked = []
    for habit in habits:
        fitting = [sample for sample in journal.samples if sample.kind == habit.kind and habit.fits(sample)]
        ranked.append((measured(fitting, journal.games), len(fitting), habit, fitting[0]))
    ranked.sort(key=lambda entry: -entry[0].loss)
    for worth, times, habit, example in ranked[:rows]:
        yield f"      {worth} {times / journal.games:.2f} times a game  {habit}  [{example.hand}]"


def summary(found: dict[str, Finding]) -> Iterator[str]:
    """Which menus lose less than the limit, which more, and which can't be told from so few games."""
    yield ""
    ranked = sorted(found.items(), key=lambda item: -item[1].total.loss)
    for group, words in GROUPS.items():
        members = [(name, finding) for name, finding in ranked if finding.verdict() == group]
        yield f"{words} {LIMIT:.0f} points a game: {len(members)}"
        yield from (
            f"    {name} {finding.total}, at most {finding.most:.1f} by one answer" for name, finding in members
        )


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
