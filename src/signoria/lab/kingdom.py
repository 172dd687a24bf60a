"""Matches of games that have kingdoms, which is to say of Dominion: the cards, and menus that fit them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from signoria.bots.ladder import MenuBot
from signoria.bots.registry import open_bot
from signoria.core.game import Game
from signoria.core.phrase import phrase
from signoria.core.registry import find_game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.dominion import BASIC, RECOMMENDED, BadKingdom, CardBook, Choice, Setup, list_cards, write_setup
from signoria.dominion import GAME as DOMINION
from signoria.lab.match import BadMatch, Match, check_number

KINGDOM_SIZE = 10
FILLING = next(one.cards for one in RECOMMENDED if one.id == "first_game_base2")


def new_match(game: str, bots: Sequence[str], kingdom: str, seed: str, book: CardBook, rounds: int = 0) -> Match:
    """A match that can be played; the errors of bots, kingdoms and setups say what is wrong with it."""
    kind = find_game(game)
    names = tuple(name.strip() for name in bots if name.strip())
    check_number(kind, len(names))
    setup: Mapping[str, object] = {"seats": len(names)}
    if game == DOMINION.name:
        choice = Choice(customs=book.customs())
        if kingdom:
            cards = choice.read(kingdom, from_seed(f"{seed} kingdom"))
        else:
            cards = choice.by_hand(_fill_up(names, book))
        setup = write_setup(Setup(len(names), cards, custom=book.carried(cards)))
    elif kingdom:
        raise BadMatch(phrase("match-no-kingdoms", game=kind.name))
    match = Match(game, setup, names, seed, rounds)
    match.check()
    _check_menus(match)
    return match


def _check_menus(match: Match) -> None:
    """BadMenu if one names a card that is not there."""
    game = Game(match.deal(0))
    for seat, bot in enumerate(match.new_bots(0, 0)):
        bot.sit_down(Seat(game, seat))


def _fill_up(bots: Sequence[str], book: CardBook) -> list[str]:
    """Ten cards: those that the menus name, then those of the First Game."""
    basic = [entry.card.id for entry in list_cards(book, [BASIC])]
    cards: list[str] = []
    for text in bots:
        bot = open_bot(text, DOMINION.name).new(from_seed(text))
        if isinstance(bot, MenuBot):
            cards += [card for card in bot.menu_for(len(bots)).cards() if card not in basic + cards]
    if len(cards) > KINGDOM_SIZE:
        raise BadKingdom(phrase("match-menus", size=KINGDOM_SIZE, n=len(cards), cards=cards))
    return (cards + [card for card in FILLING if card not in cards])[:KINGDOM_SIZE]


def kingdom_ids(match: Match) -> list[str]:
    """The kingdom cards of a match without their editions; none where the game has no kingdoms."""
    kingdom = match.setup.get("kingdom", [])
    assert isinstance(kingdom, list)
    return [entry.partition("@")[0] for entry in kingdom]
