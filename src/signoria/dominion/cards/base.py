"""Cards that both editions of the base game share and that play alike in both."""

from __future__ import annotations

from signoria.dominion.effects import (
    ACTION,
    ATTACK,
    CURSE,
    REACTION,
    SILVER,
    VICTORY,
    Card,
    Effect,
    Kingdom,
    Player,
    Turn,
)

bureaucrat = Card("bureaucrat", cost=4, types=ACTION | ATTACK)


@bureaucrat.on_play
def gain_a_silver_onto_the_deck(turn: Turn) -> None:
    turn.gain(turn.me, SILVER, to=turn.me.deck)


@bureaucrat.each_victim
def put_a_victory_card_on_the_deck(turn: Turn, victim: Player) -> Effect[None]:
    if not (yield from turn.reveal_and_put_on_deck(victim, VICTORY)):
        turn.reveal_hand(victim)


cellar = Card("cellar", cost=2, types=ACTION, actions=1)


@cellar.on_play
def discard_any_and_draw_as_many(turn: Turn) -> Effect[None]:
    n = yield from turn.discard_any(turn.me)
    turn.draw(turn.me, n)


chapel = Card("chapel", cost=2, types=ACTION)


@chapel.on_play
def trash_up_to_four(turn: Turn) -> Effect[None]:
    yield from turn.trash(turn.me, 0, 4)


council_room = Card("council_room", cost=5, types=ACTION, cards=4, buys=1)


@council_room.on_play
def everyone_else_draws(turn: Turn) -> None:
    for who in turn.others():
        turn.draw(who, 1)


festival = Card("festival", cost=5, types=ACTION, actions=2, buys=1, coins=2)

gardens = Card("gardens", cost=4, types=VICTORY)


@gardens.worth
def one_point_for_ten_cards(kingdom: Kingdom, owned: list[int]) -> int:
    return sum(owned) // 10


laboratory = Card("laboratory", cost=5, types=ACTION, cards=2, actions=1)

library = Card("library", cost=5, types=ACTION)


@library.on_play
def draw_up_to_seven(turn: Turn) -> Effect[None]:
    me = turn.me
    while len(me.hand) < 7 and turn.look_at_top(me, 1):
        if not (yield from turn.may_set_aside_looked_at(me, ACTION)):
            turn.looked_at_to_hand(me)
    yield from turn.discard_set_aside(me)


market = Card("market", cost=5, types=ACTION, cards=1, actions=1, buys=1, coins=1)

militia = Card("militia", cost=4, types=ACTION | ATTACK, coins=2)


@militia.each_victim
def discard_down_to_three(turn: Turn, victim: Player) -> Effect[None]:
    yield from turn.discard_down_to(victim, 3)


moat = Card("moat", cost=2, types=ACTION | REACTION, cards=2).unaffected_when_revealed()

remodel = Card("remodel", cost=4, types=ACTION)


@remodel.on_play
def trash_and_gain_up_to_two_more(turn: Turn) -> Effect[None]:
    for card in (yield from turn.trash(turn.me, 1, 1)):
        yield from turn.gain_costing_up_to(turn.me, turn.cost(card) + 2)


smithy = Card("smithy", cost=4, types=ACTION, cards=3)

village = Card("village", cost=3, types=ACTION, cards=1, actions=2)

witch = Card("witch", cost=5, types=ACTION | ATTACK, cards=2)


@witch.each_victim
def gain_a_curse(turn: Turn, victim: Player) -> None:
    turn.gain(victim, CURSE)


workshop = Card("workshop", cost=3, types=ACTION)


@workshop.on_play
def gain_up_to_four(turn: Turn) -> Effect[None]:
    yield from turn.gain_costing_up_to(turn.me, 4)
