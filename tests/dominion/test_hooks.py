"""A hook is a generator function if it asks something and a plain function if not; the rules find out which, on every install."""

from __future__ import annotations

import ast

import pytest

from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.dominion import Dominion, Kind
from signoria.dominion.card import ATTACK, Card
from signoria.dominion.catalogue import BASICS, KINGDOM_CARDS
from signoria.dominion.effects import ACTION, DISCARD_CARDS, KEEP, SILVER, TREASURE, Effect, Player, Turn
from signoria.dominion.setup import make_kingdom
from signoria.dominion.turn import begin_turn, phase_questions
from signoria.dominion.words import PILES, TREASURE_PHASE
from tests.mutants.breakings import MODULES, cards_of, source_of


def asking_by_source() -> dict[tuple[str, str], bool]:
    """(module, card) → whether one of its hooks has a `yield` in it."""
    found: dict[tuple[str, str], bool] = {}
    for module, _ in MODULES:
        for statements in cards_of(ast.parse(source_of(module).read_text(encoding="utf-8"))):
            facts = statements[0]
            assert isinstance(facts, ast.Assign)
            reactions = [one for one in statements if "on_attack" in ast.unparse(one)]
            hooks = [one for one in statements if isinstance(one, ast.FunctionDef) and one not in reactions]
            asks = any(isinstance(part, ast.Yield | ast.YieldFrom) for hook in hooks for part in ast.walk(hook))
            found[module.__name__, ast.unparse(facts.targets[0])] = asks
    return found


def kingdom_asks(card: Card, edition: str, *more: Card) -> bool:
    """Whether a play of the card may ask, in a kingdom without Reactions."""
    quiet = ["village", "smithy", "market", "festival", "laboratory", "workshop", "remodel", "cellar", "chapel", "mine"]
    fillers = [Kind(KINGDOM_CARDS[id, "base2"], "base2") for id in quiet if id != card.id]
    chosen = [Kind(one, "custom") for one in more] + fillers
    kingdom = make_kingdom([Kind(card, edition), *chosen[:9]])
    return (kingdom.asking >> kingdom.option_named(card.id)) & 1 != 0


def test_the_rules_find_out_which_printed_cards_ask() -> None:
    by_source = asking_by_source()
    modules = {"base1": ("base", "base_first"), "base2": ("base", "base_second"), "intrigue1": ("intrigue",)}
    compared = 0
    for (id, edition), card in KINGDOM_CARDS.items():
        asks = [
            by_source[f"signoria.dominion.cards.{module}", id]
            for module in modules[edition]
            if (f"signoria.dominion.cards.{module}", id) in by_source
        ]
        if card.is_reaction_to_attack() and card.types & ATTACK:
            continue
        assert [kingdom_asks(card, edition)] == asks, id
        compared += 1
    assert compared == len(KINGDOM_CARDS) > 50
    assert not any(by_source["signoria.dominion.cards.basic", card.id] for card in BASICS)


def test_an_attack_may_ask_through_the_reaction_window() -> None:
    witch, moat = KINGDOM_CARDS["witch", "base2"], KINGDOM_CARDS["moat", "base2"]
    assert not kingdom_asks(witch, "base2")
    assert kingdom_asks(witch, "base2", moat)


def test_a_victim_hook_may_ask_or_not() -> None:
    quiet, asking = Card("frost", 4, ACTION | ATTACK), Card("bailiff", 4, ACTION | ATTACK)

    @quiet.each_victim
    def draw_one(turn: Turn, victim: Player) -> None:
        turn.draw(victim, 1)

    @asking.each_victim
    def choose(turn: Turn, victim: Player) -> Effect[None]:
        yield from turn.choose_one(victim, [DISCARD_CARDS, KEEP])

    assert not kingdom_asks(quiet, "custom")
    assert kingdom_asks(asking, "custom")


def board_with(card: Card, hand: list[str]) -> Dominion:
    others = ["village", "smithy", "market", "festival", "laboratory", "workshop", "remodel", "cellar", "chapel"]
    kinds = [Kind(KINGDOM_CARDS[id, "base2"], "base2") for id in others]
    board = Dominion(make_kingdom([Kind(card, "custom"), *kinds]), 2, from_seed("hooks"))
    board.questions = phase_questions(board.kingdom, 2, second_edition=True)
    board.fill_supply([10] * PILES)
    board.sit_down()
    for name in hand:
        pile = board.option_named(name)
        board.me.hand.append(pile)
        board.me.owned[pile] += 1
    board.events = []
    begin_turn(board)
    return board


@pytest.mark.parametrize("asks", [False, True])
def test_a_treasure_with_a_text_gives_its_bonuses_whether_it_asks_or_not(asks: bool) -> None:
    coffer = Card("coffer", 5, TREASURE, buys=1, coins=2)

    def take_a_silver(turn: Turn) -> None:
        turn.gain(turn.me, SILVER)

    def may_take_a_silver(turn: Turn) -> Effect[None]:
        if (yield from turn.choose_one(turn.me, [KEEP, DISCARD_CARDS])) == KEEP:
            turn.gain(turn.me, SILVER)

    coffer.on_play(may_take_a_silver if asks else take_a_silver)
    game = Game(board_with(coffer, ["coffer"]))
    game.apply(0, game.state.option_named("coffer"))
    if asks:
        game.apply(0, KEEP)
    board = game.state
    assert isinstance(board, Dominion)
    assert (board.coins, board.buys, board.me.owned[SILVER]) == (2, 2, 1)


def test_a_basic_card_that_another_asks_about_asks_in_that_game_only() -> None:
    mint = Card("mint", 5, ACTION)

    @mint.after_each(SILVER)
    def may_draw(turn: Turn) -> Effect[None]:
        if (yield from turn.choose_one(turn.me, [KEEP, DISCARD_CARDS])) == KEEP:
            turn.draw(turn.me, 1)

    board = board_with(mint, ["silver", "silver"])
    assert (board.kingdom.asking >> SILVER) & 1
    game = Game(board)
    assert board.phase == TREASURE_PHASE
    game.apply(0, game.state.option_named("all_treasures"))
    game.apply(0, KEEP)
    game.clone().apply(0, KEEP)
    game.apply(0, DISCARD_CARDS)
    assert board.coins == 4
    plain = board_with(Card("lighthouse", 2, ACTION), [])
    assert (plain.kingdom.asking >> SILVER) & 1 == 0


@pytest.mark.parametrize("logged", [False, True])
def test_what_follows_a_basic_card_and_remembers_nothing_happens_from_the_first_one_on(logged: bool) -> None:
    bank = Card("bank", 5, ACTION)

    @bank.after_each(SILVER)
    def give_more(turn: Turn) -> None:
        turn.add_to_treasure(turn.me.in_play.n)  # each Silver comes into play before the next one

    board = board_with(bank, ["silver", "silver"])
    if not logged:
        board.events = None  # where nobody listens, all Treasures come into play together if nothing follows
    game = Game(board)
    game.apply(0, game.state.option_named("all_treasures"))
    assert board.coins == 4 + 1 + 2


def test_a_treasure_that_attacks_without_a_question_does_so() -> None:
    tax = Card("tax", 5, TREASURE | ATTACK, coins=2)

    @tax.each_victim
    def gain_a_silver(turn: Turn, victim: Player) -> None:
        turn.gain(victim, SILVER)

    game = Game(board_with(tax, ["tax", "silver"]))
    game.apply(0, game.state.option_named("all_treasures"))
    board = game.state
    assert isinstance(board, Dominion)
    assert (board.coins, board.players[1].owned[SILVER]) == (4, 1)
