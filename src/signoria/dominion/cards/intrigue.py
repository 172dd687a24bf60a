"""Cards of Intrigue, first edition."""

from __future__ import annotations

from signoria.dominion.effects import (
    ACTION,
    ACTIONS,
    ATTACK,
    BUYS,
    CARDS,
    COINS,
    COPPER,
    CURSE,
    DISCARD_CARDS,
    DUCHY,
    ESTATE,
    NEW_HAND,
    REACTION,
    SILVER,
    TAKE_CURSE,
    TRASH_CARDS,
    TRASH_THIS,
    TREASURE,
    VICTORY,
    Card,
    Effect,
    Kingdom,
    Player,
    Turn,
)

baron = Card("baron", cost=4, types=ACTION, buys=1)


@baron.on_play
def discard_an_estate_or_gain_one(turn: Turn) -> Effect[None]:
    if (yield from turn.may_discard_a(turn.me, ESTATE)):
        turn.add_coins(4)
    else:
        turn.gain(turn.me, ESTATE)


bridge = Card("bridge", cost=4, types=ACTION, buys=1, coins=1)


@bridge.on_play
def everything_costs_one_less(turn: Turn) -> None:
    turn.reduce_costs(1)


conspirator = Card("conspirator", cost=4, types=ACTION, coins=2)


@conspirator.on_play
def more_for_the_third_action(turn: Turn) -> None:
    if turn.board.actions_played >= 3:
        turn.draw(turn.me, 1)
        turn.add_actions(1)


coppersmith = Card("coppersmith", cost=4, types=ACTION)
copper_bonus = coppersmith.remembers("copper_bonus")


@coppersmith.on_play
def coppers_give_one_more(turn: Turn) -> None:
    turn.remember(copper_bonus, 1)


@coppersmith.after_each(COPPER, copper_bonus)
def give_more(turn: Turn) -> None:
    turn.add_to_treasure(turn.recall(copper_bonus))


courtyard = Card("courtyard", cost=2, types=ACTION, cards=3)


@courtyard.on_play
def put_a_card_back(turn: Turn) -> Effect[None]:
    yield from turn.put_on_deck(turn.me, 1)


duke = Card("duke", cost=5, types=VICTORY)


@duke.worth
def one_point_for_each_duchy(kingdom: Kingdom, owned: list[int]) -> int:
    return owned[DUCHY]


great_hall = Card("great_hall", cost=3, types=ACTION | VICTORY, cards=1, actions=1, points=1)

harem = Card("harem", cost=6, types=TREASURE | VICTORY, coins=2, points=2)

ironworks = Card("ironworks", cost=4, types=ACTION)


@ironworks.on_play
def gain_up_to_four_with_a_bonus_by_type(turn: Turn) -> Effect[None]:
    card = yield from turn.gain_costing_up_to(turn.me, 4)
    turn.bonus_by_type(card, 1)


masquerade = Card("masquerade", cost=3, types=ACTION, cards=2)


@masquerade.on_play
def pass_left_then_may_trash(turn: Turn) -> Effect[None]:
    yield from turn.everyone_passes_left()
    yield from turn.trash(turn.me, 0, 1)


mining_village = Card("mining_village", cost=4, types=ACTION, cards=1, actions=2)


@mining_village.on_play
def may_trash_this_for_two_coins(turn: Turn) -> Effect[None]:
    if turn.is_in_play() and (yield from turn.may(turn.me, TRASH_THIS, turn.board.source)):
        turn.trash_this()
        turn.add_coins(2)


minion = Card("minion", cost=5, types=ACTION | ATTACK, actions=1)


@minion.on_play
def two_coins_or_new_hands(turn: Turn) -> Effect[None]:
    if (yield from turn.choose_one(turn.me, [COINS, NEW_HAND])) == COINS:
        turn.add_coins(2)
        return
    yield from turn.discard_hand(turn.me)
    turn.draw(turn.me, 4)
    for victim in turn.victims():
        if len(victim.hand) >= 5:
            yield from turn.discard_hand(victim)
            turn.draw(victim, 4)


nobles = Card("nobles", cost=6, types=ACTION | VICTORY, points=2)


@nobles.on_play
def three_cards_or_two_actions(turn: Turn) -> Effect[None]:
    if (yield from turn.choose_one(turn.me, [CARDS, ACTIONS])) == CARDS:
        turn.draw(turn.me, 3)
    else:
        turn.add_actions(2)


pawn = Card("pawn", cost=2, types=ACTION)


@pawn.on_play
def two_different_bonuses(turn: Turn) -> Effect[None]:
    for bonus in (yield from turn.choose_words(turn.me, [CARDS, ACTIONS, BUYS, COINS], 2)):
        if bonus == CARDS:
            turn.draw(turn.me, 1)
        elif bonus == ACTIONS:
            turn.add_actions(1)
        elif bonus == BUYS:
            turn.add_buys(1)
        else:
            turn.add_coins(1)


saboteur = Card("saboteur", cost=5, types=ACTION | ATTACK)


@saboteur.each_victim
def lose_a_card_costing_three_or_more(turn: Turn, victim: Player) -> Effect[None]:
    while cards := turn.reveal_top(victim, 1):
        cost = turn.cost(cards[0])
        if cost >= 3:
            turn.trash_revealed(victim, cards[0])
            yield from turn.gain_costing_up_to(victim, cost - 2, may=True)
            break
    yield from turn.discard_revealed(victim)


scout = Card("scout", cost=4, types=ACTION, actions=1)


@scout.on_play
def take_victory_cards_from_the_top_four(turn: Turn) -> Effect[None]:
    me = turn.me
    for card in turn.reveal_top(me, 4):
        if turn.is_victory(card):
            turn.revealed_to_hand(me, card)
    yield from turn.put_back(me)


secret_chamber = Card("secret_chamber", cost=2, types=ACTION | REACTION)


@secret_chamber.on_play
def discard_for_coins(turn: Turn) -> Effect[None]:
    n = yield from turn.discard_any(turn.me)
    turn.add_coins(n)


@secret_chamber.on_attack
def draw_two_put_back_two(turn: Turn, owner: Player) -> Effect[None]:
    turn.draw(owner, 2)
    yield from turn.put_on_deck(owner, 2)


shanty_town = Card("shanty_town", cost=3, types=ACTION, actions=2)


@shanty_town.on_play
def two_cards_for_a_hand_without_actions(turn: Turn) -> None:
    turn.reveal_hand(turn.me)
    if not turn.holds(turn.me, ACTION):
        turn.draw(turn.me, 2)


steward = Card("steward", cost=3, types=ACTION)


@steward.on_play
def two_cards_two_coins_or_trash_two(turn: Turn) -> Effect[None]:
    chosen = yield from turn.choose_one(turn.me, [CARDS, COINS, TRASH_CARDS])
    if chosen == CARDS:
        turn.draw(turn.me, 2)
    elif chosen == COINS:
        turn.add_coins(2)
    else:
        yield from turn.trash(turn.me, 2, 2)


swindler = Card("swindler", cost=3, types=ACTION | ATTACK, coins=2)


@swindler.each_victim
def swap_the_top_card_for_one_of_equal_cost(turn: Turn, victim: Player) -> Effect[None]:
    card = turn.trash_top(victim)
    if card >= 0:
        yield from turn.give_costing(turn.me, victim, turn.cost(card))


torturer = Card("torturer", cost=5, types=ACTION | ATTACK, cards=3)


@torturer.each_victim
def discard_two_or_take_a_curse(turn: Turn, victim: Player) -> Effect[None]:
    if (yield from turn.choose_one(victim, [DISCARD_CARDS, TAKE_CURSE])) == DISCARD_CARDS:
        yield from turn.discard(victim, 2, 2)
    else:
        turn.gain(victim, CURSE, to=victim.hand)


trading_post = Card("trading_post", cost=5, types=ACTION)


@trading_post.on_play
def trash_two_for_a_silver(turn: Turn) -> Effect[None]:
    trashed = yield from turn.trash(turn.me, 2, 2)
    if len(trashed) == 2:
        turn.gain(turn.me, SILVER, to=turn.me.hand)


tribute = Card("tribute", cost=5, types=ACTION)


@tribute.on_play
def bonuses_for_the_neighbours_top_two(turn: Turn) -> Effect[None]:
    neighbour = turn.left_of(turn.me)
    cards = turn.reveal_top(neighbour, 2)
    yield from turn.discard_revealed(neighbour)
    for card in dict.fromkeys(cards):
        turn.bonus_by_type(card, 2)


upgrade = Card("upgrade", cost=5, types=ACTION, cards=1, actions=1)


@upgrade.on_play
def trash_and_gain_one_dearer(turn: Turn) -> Effect[None]:
    for card in (yield from turn.trash(turn.me, 1, 1)):
        yield from turn.gain_costing(turn.me, turn.cost(card) + 1)


wishing_well = Card("wishing_well", cost=3, types=ACTION, cards=1, actions=1)


@wishing_well.on_play
def wish_for_the_top_card(turn: Turn) -> Effect[None]:
    me = turn.me
    wish = yield from turn.name_a_card(me)
    for card in turn.reveal_top(me, 1):
        if card == wish:
            turn.revealed_to_hand(me, card)
        else:
            turn.return_revealed(me, card)
