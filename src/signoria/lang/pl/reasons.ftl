# Why something is not possible now. $card is what somebody wanted, $cost what it costs now.

reason-game_over = Gra jest skończona.
reason-not_asked = Teraz decyduje kto inny.
reason-already_answered = Twoja odpowiedź jest już przyjęta.
reason-too_few = { $n ->
    [one] Wybierz kartę.
    [few] Wybierz { $n } karty.
   *[many] Wybierz { $n } kart.
}
reason-too_many = To za dużo.
reason-not_offered = Tego nie ma tu do wyboru.
reason-not_in_hand = Nie masz na ręce { CARD($card, case: "gen") }.
reason-not_there = Nie ma tu { CARD($card, case: "gen") }.
reason-pile_empty = W zasobach nie ma już { CARD($card, case: "gen", form: "plural") }.
reason-too_dear = Karta { CARD($card) } kosztuje { cost-in-coins }, a limit to { $most }.
reason-too_dear-buy = Karta { CARD($card) } kosztuje { cost-in-coins }, a masz { coins-you-have }.
reason-too_cheap = Karta { CARD($card) } kosztuje { cost-in-coins }, a musi kosztować co najmniej { $least }.
reason-not_an_action = { CARD($card) } to nie karta Akcji.
reason-not_a_treasure = { CARD($card) } to nie karta Skarbu.
reason-not_a_victory_card = { CARD($card) } to nie karta Zwycięstwa.
reason-not_this_card = Karta { CARD($card) } się tu nie liczy.
reason-no_actions_left = Nie masz już akcji.
reason-action_phase_is_over = Twoja faza akcji już minęła.
reason-no_buys_left = Nie masz już zakupów.
reason-no_more_copies = Nie ma więcej { CARD($card, case: "gen", form: "plural") } do wyboru.
reason-not_a_reaction = { CARD($card) } to nie karta Reakcji.
reason-already_revealed = Ta karta ({ CARD($card) }) jest już odkryta; drugi raz nic nie zmieni.
reason-treasures_come_later = Skarby zagrywa się po Akcjach, w fazie zakupów.
reason-treasures_are_over = Po zakupie nie zagrywa się już Skarbów.
reason-not_in_this_game = W tej grze nie ma { CARD($card, case: "gen") }.
reason-already_chosen = To jest już wybrane.

undo-nothing_to_take_back = Nie ma czego cofnąć.
undo-others_must_agree = Od tego czasu coś wyszło na jaw: pozostali muszą się zgodzić.
undo-no_log = Ta gra nie prowadzi dziennika, więc niczego nie można cofnąć.
undo-no_such_move = Nie ma takiego ruchu.
