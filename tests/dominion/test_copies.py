"""Every printed kingdom card, written once more in YAML, plays like its original: same questions, options, states, events."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from signoria.core.event import Event
from signoria.core.game import Game
from signoria.dominion import GAME
from signoria.dominion.catalogue import KINGDOM_CARDS
from signoria.dominion.custom import CustomCard, read_card, read_file
from signoria.dominion.question import CardQuestion
from signoria.dominion.setup import Setup
from signoria.dominion.words import FIRST_TITLE, NAME, PILES
from tests.properties.games import lively_answer, new_game
from tests.rules import rule
from tests.volume import some

COPIES = {card.id: card for card in read_file(Path(__file__).parent / "copies.yaml")}
GAMES = 240
PICKS = 120  # in each game; decks begin with kingdom cards, so all of them happen


def copy_of(entry: str) -> CustomCard:
    id, _, edition = entry.partition("@")
    return COPIES[f"{id}_copy"] if f"{id}_copy" in COPIES else COPIES[f"{id}_{edition}_copy"]


@rule("dominion:BL-2")
def test_all_printed_cards_can_be_written_as_custom_cards() -> None:
    originals = {entry: copy_of("@".join(entry)) for entry in KINGDOM_CARDS}
    assert {card.id for card in originals.values()} == set(COPIES)
    for (id, edition), copy in originals.items():
        card = KINGDOM_CARDS[id, edition]
        assert (copy.card.cost, copy.card.types, copy.card.points) == (card.cost, card.types, card.points)


class Pair:
    """The same deal with printed cards and with their copies. Costs and the order of names agree, so the piles do too."""

    def __init__(self, seed: str) -> None:
        random = Random(seed)
        entries = random.sample(sorted(KINGDOM_CARDS), 76)
        kingdom = list({id: f"{id}@{edition}" for id, edition in entries}.values())[:10]
        copies = tuple(copy_of(entry) for entry in kingdom)
        seats = random.choice((2, 2, 3, 4))
        profile = random.choice(("ed1", "ed2"))
        printed = Setup(seats, tuple(kingdom), profile=profile, choose_discard_top=random.random() < 0.5)
        names = tuple(f"{card.id}@custom" for card in copies)
        custom = replace(printed, kingdom=names, custom=copies, most_custom=10)
        self.printed = self._start(printed, seed)
        self.custom = self._start(custom, seed)
        self.played = {card.id for card in copies}

    def _start(self, setup: Setup, seed: str) -> Game:
        game = new_game(setup, seed, extra=10)
        game.state.events = []
        return game

    def apply(self, seat: int, option: int) -> None:
        self.printed.apply(seat, option)
        if option >= FIRST_TITLE:  # a title that is not in the game: more are missing in the one with copies
            option = self.custom.state.option_named(self.printed.state.option_name(option))
        self.custom.apply(seat, option)


def state_of(game: Game) -> list[object]:
    """Everything but what the cards are called."""
    parts = game.state.key().decode()
    return [parts.partition("], ")[2].partition(", ['{")[0].rstrip("]"), game.over()]


def question_of(game: Game) -> list[object]:
    ask = game.question
    if ask is None:
        return []
    assert isinstance(ask, CardQuestion)
    facts = [ask.asked, ask.verb, ask.least, ask.most, ask.ordered, ask.stop, ask.source, ask.zone, ask.owner]
    options = [game.options(seat) for seat in game.asked()]
    if ask.verb == NAME:
        options = [[option for option in options[0] if option < PILES]]
    return [facts, ask.types, ask.piles, ask.low, ask.high, ask.words, ask.about, ask.hidden, options]


def events_of(game: Game) -> list[object]:
    """What happened since the last look; a named title is compared by name."""
    events: list[Event] = game.state.events or []
    game.state.events = []
    names = game.state.option_name
    return [
        (
            event.code,
            event.seat,
            [names(t) if t >= FIRST_TITLE else t for t in event.things],
            event.source,
            event.seen_by,
        )
        for event in events
    ]


@rule("dominion:BL-2", "dominion:BL-4")
@pytest.mark.parametrize("part", some(range(4)))
def test_a_copy_asks_offers_and_does_what_its_original_does(part: int) -> None:
    compared = 0
    for number in range(part, GAMES, 4):
        pair = Pair(f"copies {number}")
        random = Random(number)
        for _ in range(PICKS):
            assert state_of(pair.printed) == state_of(pair.custom)
            assert question_of(pair.printed) == question_of(pair.custom)
            assert events_of(pair.printed) == events_of(pair.custom)
            if pair.printed.over():
                break
            seat, option = lively_answer(pair.printed, random)
            pair.apply(seat, option)
            compared += 1
        assert GAME.result(pair.printed.state) == GAME.result(pair.custom.state)
    assert compared > 5_000


def test_every_copy_is_played_in_some_of_these_games() -> None:
    assert set().union(*(Pair(f"copies {number}").played for number in range(GAMES))) == set(COPIES)


def test_a_copy_made_of_its_own_data_is_equal() -> None:
    for card in COPIES.values():
        again = read_card(json.loads(json.dumps(card.data())))
        assert again == card
        assert again.names == card.names
