# Why something is not possible now. $card is what somebody wanted, $cost what it costs now.

reason-game_over = Партия окончена.
reason-not_asked = Сейчас решаете не вы.
reason-already_answered = Вы уже ответили.
reason-too_few = { $n ->
    [1] Выберите карту.
    [one] Выберите { $n } карту.
    [few] Выберите { $n } карты.
   *[many] Выберите { $n } карт.
}
reason-too_many = Выбрано слишком много.
reason-not_offered = Здесь этого выбрать нельзя.
reason-not_in_hand = У вас на руке нет { CARD($card, case: "gen") }.
reason-not_in_hand-play_action = На руке нет { CARD($card, case: "gen") }. Если вы хотите купить карту, сначала сыграйте Сокровища.
reason-not_in_hand-play_treasure = На руке нет { CARD($card, case: "gen") }. Если вы хотите купить карту, сначала сыграйте Сокровища.
reason-not_there = Среди карт на выбор нет { CARD($card, case: "gen") }.
reason-pile_empty = { CARD($card) }: в резерве таких карт не осталось.
reason-too_expensive = { CARD($card) }: стоимость { $cost }, а нужно не больше { $most }.
reason-too_expensive-buy = { CARD($card) }: стоимость { $cost }, а у вас { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[many] монет
}.
reason-too_cheap = { CARD($card) }: стоимость { $cost }, а нужно не меньше { $least }.
reason-not_an_action = { CARD($card) } — не Действие.
reason-not_a_treasure = { CARD($card) } — не Сокровище.
reason-not_a_victory_card = { CARD($card) } — не карта Победы.
reason-not_this_card = { CARD($card) }: эта карта здесь не подходит.
reason-no_actions_left = Действий не осталось.
reason-action_phase_is_over = Ваша фаза действий закончилась.
reason-no_buys_left = Покупок не осталось.
reason-no_more_copies = { CARD($card) }: все такие карты вы уже выбрали.
reason-not_a_reaction = { CARD($card) } — не Реакция.
reason-already_revealed = Вы уже показали { CARD($card, case: "acc") }; показывать второй раз бессмысленно.
reason-treasures_come_later = Сокровища можно играть только после Действий, в фазе покупки.
reason-treasures_are_over = После первой покупки играть Сокровища уже нельзя.
reason-not_in_this_game = { CARD($card) }: в этой партии такой карты нет.
reason-already_chosen = Этот вариант вы уже выбрали.

undo-nothing_to_take_back = Отменять нечего.
undo-others_must_agree = С тех пор вы узнали что-то новое, поэтому для отмены нужно согласие остальных.
undo-no_log = В этой партии не ведётся журнал, поэтому отменить ход нельзя.
undo-no_such_move = Такого хода нет.
