# Why something is not possible now. $card is what somebody wanted, $cost what it costs now.

reason-game_over = The game is over.
reason-not_asked = It is not your decision now.
reason-already_answered = You have answered already.
reason-too_few = { $n ->
    [one] Pick a card.
   *[other] Pick { $n } cards.
}
reason-too_many = Those are too many.
reason-not_offered = That is not a choice here.
reason-not_in_hand = You have no { CARD($card) } in your hand.
reason-not_there = There is no { CARD($card) } to pick.
reason-pile_empty = No { CARD($card, form: "plural") } are left in the Supply.
reason-too_dear = { CARD($card) } costs ${ $cost }, more than ${ $most }.
reason-too_dear-buy = { CARD($card) } costs ${ $cost }, and you have ${ $coins }.
reason-too_cheap = { CARD($card) } costs ${ $cost }, less than ${ $least }.
reason-not_an_action = { CARD($card) } is not an Action card.
reason-not_a_treasure = { CARD($card) } is not a Treasure.
reason-not_a_victory_card = { CARD($card) } is not a Victory card.
reason-not_this_card = { CARD($card) } does not count here.
reason-no_actions_left = You have no actions left.
reason-action_phase_is_over = Your Action phase is over.
reason-no_buys_left = You have no buys left.
reason-no_more_copies = You have picked every { CARD($card) } there is.
reason-not_a_reaction = { CARD($card) } is not a Reaction.
reason-already_revealed = You have revealed { CARD($card, form: "a") } already; once more changes nothing.
reason-treasures_come_later = Treasures are played after your Actions, in the Buy phase.
reason-treasures_are_over = After a purchase no more Treasures are played.
reason-not_in_this_game = { CARD($card) } is not in this game.
reason-already_chosen = You have chosen that already.

undo-nothing_to_take_back = There is nothing to take back.
undo-others_must_agree = Something was learnt since: the others must agree.
undo-no_log = This game keeps no log, so nothing can be taken back.
undo-no_such_move = There is no such move.
