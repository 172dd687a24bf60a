# Why something is not possible now. $card is what somebody wanted, $cost what it costs now.

reason-game_over = The game is over.
reason-not_asked = It isn’t your turn to decide.
reason-already_answered = You’ve already answered.
reason-too_few = { $n ->
    [one] Choose a card.
   *[other] Choose { $n } cards.
}
reason-too_many = That’s too many.
reason-not_offered = You can’t choose that here.
reason-not_in_hand = You don’t have { CARD($card, form: "a") } in hand.
reason-not_in_hand-play_action = You don’t have { CARD($card, form: "a") } in hand to play. To buy one, play your Treasures first.
reason-not_in_hand-play_treasure = You don’t have { CARD($card, form: "a") } in hand to play. To buy one, play your Treasures first.
reason-not_there = There’s no { CARD($card) } to choose.
reason-pile_empty = The { CARD($card) } pile is empty.
reason-too_expensive = { CARD($card) } costs ${ $cost }; the limit is ${ $most }.
reason-too_expensive-buy = { CARD($card) } costs ${ $cost }, but you have only ${ $coins }.
reason-too_cheap = { CARD($card) } costs only ${ $cost }; choose a card costing ${ $least } or more.
reason-not_an_action = { CARD($card) } isn’t an Action.
reason-not_a_treasure = { CARD($card) } isn’t a Treasure.
reason-not_a_victory_card = { CARD($card) } isn’t a Victory card.
reason-not_this_card = You can’t choose { CARD($card, form: "a") } for this.
reason-no_actions_left = You have no actions left.
reason-action_phase_is_over = Your Action phase is over.
reason-no_buys_left = You have no buys left.
reason-no_more_copies = You’ve already chosen every { CARD($card) }.
reason-not_a_reaction = { CARD($card) } isn’t a Reaction.
reason-already_revealed = You’ve already revealed { CARD($card, form: "a") }; doing it again changes nothing.
reason-treasures_come_later = You play Treasures in your Buy phase, after your Actions.
reason-treasures_are_over = You can’t play Treasures after you’ve bought a card.
reason-not_in_this_game = { CARD($card) } isn’t in this game.
reason-already_chosen = You’ve already chosen that.

undo-nothing_to_take_back = There’s nothing to undo.
undo-others_must_agree = You’ve learned something new since then, so the others must agree.
undo-no_log = This game keeps no log, so you can’t undo.
undo-no_such_move = There’s no such move.
