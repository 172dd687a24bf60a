"""Cards of the base game's second edition alone, and its versions of those that changed."""

from __future__ import annotations

from signoria.dominion.effects import (
    ACTION,
    ALL_BUT_COPPER,
    ATTACK,
    COPPER,
    GOLD,
    PLAY_IT,
    PLAY_TWICE,
    SILVER,
    TREASURE,
    Card,
    Effect,
    Player,
    Turn,
)

artisan = Card("artisan", cost=6, types=ACTION)


@artisan.on_play
def gain_to_hand_then_put_one_back(turn: Turn) -> Effect[None]:
    me = turn.me
    yield from turn.gain_costing_up_to(me, 5, to=me.hand)
    yield from turn.put_on_deck(me, 1)


bandit = Card("bandit", cost=5, types=ACTION | ATTACK)


@bandit.on_play
def gain_a_gold(turn: Turn) -> None:
    turn.gain(turn.me, GOLD)


@bandit.each_victim
def lose_a_treasure_of_the_top_two(turn: Turn, victim: Player) -> Effect[None]:
    turn.reveal_top(victim, 2)
    card = yield from turn.pick_revealed(victim, victim, TREASURE, ALL_BUT_COPPER)
    if card >= 0:
        turn.trash_revealed(victim, card)
    yield from turn.discard_revealed(victim)


harbinger = Card("harbinger", cost=3, types=ACTION, cards=1, actions=1)


@harbinger.on_play
def may_bring_back_a_discard(turn: Turn) -> Effect[None]:
    yield from turn.discard_to_deck(turn.me)


merchant = Card("merchant", cost=3, types=ACTION, cards=1, actions=1)
merchants = merchant.remembers("merchants")


@merchant.on_play
def first_silver_gives_one_more(turn: Turn) -> None:
    turn.remember(merchants, 1)


@merchant.after_each(SILVER, merchants)
def give_more_for_the_first(turn: Turn) -> None:
    if turn.board.silvers_played == 1:
        turn.add_to_treasure(turn.recall(merchants))


mine = Card("mine", cost=5, types=ACTION)


@mine.on_play
def may_trash_a_treasure_for_a_better_one(turn: Turn) -> Effect[None]:
    me = turn.me
    for card in (yield from turn.trash(me, 0, 1, TREASURE)):
        yield from turn.gain_costing_up_to(me, turn.cost(card) + 3, TREASURE, to=me.hand)


moneylender = Card("moneylender", cost=4, types=ACTION)


@moneylender.on_play
def may_trash_a_copper_for_three_coins(turn: Turn) -> Effect[None]:
    if (yield from turn.trash_a(turn.me, COPPER, may=True)):
        turn.add_coins(3)


poacher = Card("poacher", cost=4, types=ACTION, cards=1, actions=1, coins=1)


@poacher.on_play
def discard_one_per_empty_pile(turn: Turn) -> Effect[None]:
    n = turn.board.empty_piles()
    yield from turn.discard(turn.me, n, n)


sentry = Card("sentry", cost=5, types=ACTION, cards=1, actions=1)


@sentry.on_play
def sift_the_top_two(turn: Turn) -> Effect[None]:
    me = turn.me
    turn.look_at_top(me, 2)
    yield from turn.trash_any_looked_at(me)
    yield from turn.discard_any_looked_at(me)
    yield from turn.put_back(me)


throne_room = Card("throne_room", cost=4, types=ACTION)


@throne_room.on_play
def may_play_an_action_twice(turn: Turn) -> Effect[None]:
    card = yield from turn.pick_from_hand(turn.me, PLAY_TWICE, ACTION, may=True)
    yield from turn.play_twice(card)


vassal = Card("vassal", cost=3, types=ACTION, coins=2)


@vassal.on_play
def discard_the_top_card_and_maybe_play_it(turn: Turn) -> Effect[None]:
    card = turn.discard_top(turn.me)
    if turn.is_action(card) and (yield from turn.may(turn.me, PLAY_IT, card)):
        yield from turn.play_from_discard(turn.me, card)
