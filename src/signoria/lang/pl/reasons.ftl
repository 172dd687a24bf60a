# Why something is not possible now. $card is what somebody wanted, $cost what it costs now.

reason-game_over = Gra już się skończyła.
reason-not_asked = Teraz decyduje kto inny.
reason-already_answered = Twoja odpowiedź została już zapisana.
reason-too_few = { $n ->
    [one] Wybierz kartę.
    [few] Wybierz { $n } karty.
   *[many] Wybierz { $n } kart.
}
reason-too_many = To za dużo.
reason-not_offered = Tego nie można tu wybrać.
reason-not_in_hand = Nie masz na ręce { CARD($card, case: "gen") }.
reason-not_in_hand-play_action = Nie masz na ręce { CARD($card, case: "gen") }, więc nie możesz zagrać tej karty. Karty kupuje się po zagraniu Skarbów.
reason-not_in_hand-play_treasure = Nie masz na ręce { CARD($card, case: "gen") }, więc nie możesz zagrać tej karty. Karty kupuje się po zagraniu Skarbów.
reason-not_there = Nie ma tu { CARD($card, case: "gen") }.
reason-pile_empty = W zasobach nie ma już { CARD($card, case: "gen", form: "plural") }.
reason-too_expensive = Karta { CARD($card) } kosztuje { cost-in-coins }, a limit to { $most }.
reason-too_expensive-buy = Karta { CARD($card) } kosztuje { cost-in-coins }, a masz tylko { coins-you-have }.
reason-too_cheap = Karta { CARD($card) } kosztuje { cost-in-coins }, a musi kosztować co najmniej { $least }.
reason-not_an_action = { CARD($card) } to nie karta Akcji.
reason-not_a_treasure = { CARD($card) } to nie karta Skarbu.
reason-not_a_victory_card = { CARD($card) } to nie karta Zwycięstwa.
reason-not_this_card = Nie można tu wybrać { CARD($card, case: "gen") }.
reason-no_actions_left = Nie masz już akcji.
reason-action_phase_is_over = Twoja faza akcji już się skończyła.
reason-no_buys_left = Nie masz już zakupów.
reason-no_more_copies = Nie ma więcej { CARD($card, case: "gen", form: "plural") } do wyboru.
reason-not_a_reaction = { CARD($card) } to nie karta Reakcji.
reason-already_revealed = Ta karta ({ CARD($card) }) jest już odkryta; ponowne odkrycie nic nie zmieni.
reason-treasures_come_later = Skarby zagrywa się po Akcjach, w fazie zakupów.
reason-treasures_are_over = Po zakupie nie zagrywa się już Skarbów.
reason-not_in_this_game = W tej grze nie ma { CARD($card, case: "gen") }.
reason-already_chosen = To jest już wybrane.

undo-nothing_to_take_back = Nie ma czego cofnąć.
undo-others_must_agree = Od tego czasu wyszło na jaw coś nowego, więc pozostali muszą się zgodzić.
undo-no_log = W tej grze nie prowadzi się dziennika, więc niczego nie można cofnąć.
undo-no_such_move = Nie ma takiego ruchu.
