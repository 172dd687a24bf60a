"""Cards of the base game's first edition alone, and its versions of those that changed."""

from __future__ import annotations

from signoria.dominion.effects import (
    ACTION,
    ATTACK,
    COPPER,
    DISCARD_CARDS,
    DISCARD_OR_KEEP,
    KEEP,
    PLAY_TWICE,
    TREASURE,
    Card,
    Effect,
    Turn,
)

adventurer = Card("adventurer", cost=6, types=ACTION)


@adventurer.on_play
def search_for_two_treasures(turn: Turn) -> Effect[None]:
    me = turn.me
    found: list[int] = []
    while len(found) < 2 and (cards := turn.reveal_top(me, 1)):
        if turn.is_treasure(cards[0]):
            found.append(cards[0])
    for card in found:
        turn.revealed_to_hand(me, card)
    yield from turn.discard_revealed(me)


chancellor = Card("chancellor", cost=3, types=ACTION, coins=2)


@chancellor.on_play
def may_discard_the_deck(turn: Turn) -> Effect[None]:
    yield from turn.may_discard_deck(turn.me)


feast = Card("feast", cost=4, types=ACTION)


@feast.on_play
def trash_this_and_gain_up_to_five(turn: Turn) -> Effect[None]:
    turn.trash_this()
    yield from turn.gain_costing_up_to(turn.me, 5)


mine = Card("mine", cost=5, types=ACTION)


@mine.on_play
def trash_a_treasure_for_a_better_one(turn: Turn) -> Effect[None]:
    me = turn.me
    for card in (yield from turn.trash(me, 1, 1, TREASURE)):
        yield from turn.gain_costing_up_to(me, turn.cost(card) + 3, TREASURE, to=me.hand)


moneylender = Card("moneylender", cost=4, types=ACTION)


@moneylender.on_play
def trash_a_copper_for_three_coins(turn: Turn) -> Effect[None]:
    if (yield from turn.trash_a(turn.me, COPPER)):
        turn.add_coins(3)


spy = Card("spy", cost=4, types=ACTION | ATTACK, cards=1, actions=1)


@spy.on_play
def judge_every_top_card(turn: Turn) -> Effect[None]:
    for who in [turn.me, *turn.victims()]:
        for card in turn.reveal_top(who, 1):
            verdict = yield from turn.decide(who, DISCARD_OR_KEEP, [DISCARD_CARDS, KEEP], card)
            if verdict == DISCARD_CARDS:
                yield from turn.discard_revealed(who)
            else:
                turn.return_revealed(who, card)


thief = Card("thief", cost=4, types=ACTION | ATTACK)


@thief.on_play
def trash_treasures_and_keep_any(turn: Turn) -> Effect[None]:
    victims = turn.victims()
    trashed: list[int] = []
    for victim in victims:
        turn.reveal_top(victim, 2)
        card = yield from turn.pick_revealed(turn.me, victim, TREASURE)
        if card >= 0:
            turn.trash_revealed(victim, card)
            trashed.append(card)
    yield from turn.take_from_trash(turn.me, trashed)
    for victim in victims:
        yield from turn.discard_revealed(victim)


throne_room = Card("throne_room", cost=4, types=ACTION)


@throne_room.on_play
def play_an_action_twice(turn: Turn) -> Effect[None]:
    card = yield from turn.pick_from_hand(turn.me, PLAY_TWICE, ACTION)
    yield from turn.play_twice(card)


woodcutter = Card("woodcutter", cost=3, types=ACTION, buys=1, coins=2)
