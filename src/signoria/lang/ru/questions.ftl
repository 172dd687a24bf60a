# What a player is asked. $n cards are still to be picked; forms by how many are asked for:
# .exactly n, .may one or none, .any number, .up-to n, .some (fewer than the most), .costing exactly so much.

question-play_action = Сыграть карту Действия?
question-play_treasure = Сыграйте Сокровища.
question-buy = { $buys ->
    [0] Покупок не осталось.
   *[other] У вас { $coins } { $coins ->
        [one] монета
        [few] монеты
       *[many] монет
    } и { $buys } { $buys ->
        [one] покупка
        [few] покупки
       *[many] покупок
    }. Что купите?
}
question-show_on_top = Какая карта ляжет в сброс последней и будет видна сверху?

question-discard = Сбросьте { such-cards }.
    .may = Сбросить { such-cards }?
    .any = Сбросить любое число карт?
    .up-to = Сбросить { up-to-such-cards }?
    .some = Сбросьте { up-to-such-cards }.
question-discard-baron = Сбросить Поместье за +4 монеты? Если нет, вы получите Поместье.
question-discard-cellar = Сбросить любое число карт и добрать столько же?
question-discard-secret_chamber = Сбросить любое число карт и получить за каждую по монете?
question-discard-revealed = Сбросить какие-нибудь из этих карт?

question-trash = Отправьте на свалку { such-cards } с руки.
    .may = Отправить на свалку { such-cards } с руки?
    .any = Отправить на свалку любое число карт с руки?
    .up-to = Отправить на свалку { up-to-such-cards } с руки?
    .some = Отправьте на свалку { up-to-such-cards } с руки.
question-trash-moneylender = Отправить на свалку Медь за +3 монеты?
question-trash-revealed = Отправить на свалку какие-нибудь из этих карт?

question-gain = Получите { such-cards } { costing-up-to }.
    .may = Получить { such-cards } { costing-up-to }?
    .costing = Получите { such-cards } { costing-exactly }.
question-gain-artisan = Получите на руку карту { costing-up-to }.
question-gain-mine = Получите на руку Сокровище { costing-up-to }.
question-gain-other = { $player } получит карту { costing-up-to }. Какую?
    .costing = { $player } получит карту { costing-exactly }. Какую?

costing-up-to = стоимостью до { $cost } { $cost ->
    [one] монеты
   *[other] монет
}
costing-exactly = стоимостью { $cost ->
    [0] 0 монет
    [one] ровно { $cost } монету
    [few] ровно { $cost } монеты
   *[many] ровно { $cost } монет
}

question-pass = Какую карту передать соседу слева? Её получит { $player }.
question-put_on_deck = Положите на колоду { such-cards } с руки.
    .may = Положить на колоду { such-cards } с руки?
question-put_on_deck-bureaucrat = Покажите карту Победы и положите её на колоду.
question-put_on_deck-secret_chamber = { $n ->
    [1] Положите на колоду карту с руки: она ляжет сверху.
   *[other] Положите на колоду { so-many-cards } с руки; выбранная последней ляжет сверху.
}
question-put_on_deck-discard_pile = Положить на колоду карту из сброса?
question-reveal = Против вас играют { CARD($source, case: "acc") }. Показать Реакцию?
question-name = Назовите карту.
question-play_twice = Какое Действие сыграть дважды?
    .may = Сыграть какое-нибудь Действие дважды?
question-play_it = Сыграть { CARD($about, case: "acc") } из сброса?
question-set_aside = Вы добираете { CARD($about, case: "acc") }. Отложить?
question-discard_or_keep = Вы открываете { CARD($about, case: "acc") }. Сбросить или вернуть на колоду?
question-discard_or_keep-other = { $player } открывает { CARD($about, case: "acc") }. Сбросить или вернуть на колоду?
question-take_from_trash = Получить какие-нибудь из карт, только что отправленных на свалку?
question-choose = { $n ->
    [1] Выберите одно:
    [one] Выберите { $n } вариант:
    [few] Выберите { $n } варианта:
   *[many] Выберите { $n } вариантов:
}
question-arrange = Верните карты на колоду в любом порядке; выбранная последней ляжет сверху.
question-trash_this = Отправить { CARD($about, case: "acc") } на свалку?
question-trash_this-mining_village = Отправить этот Шахтёрский посёлок на свалку за +2 монеты?
question-trash_treasure = Какое Сокровище вы отправите на свалку?
question-trash_treasure-other = { $player } открывает Сокровища. Какое отправить на свалку?
question-discard_deck = Положить всю колоду в сброс?

# $n of them.
waiting = { $n ->
    [1] Ждём, пока решит { LIST($players) }.
   *[other] Ждём, пока решат { LIST($players) }.
}
waiting-card = { CARD($card) }. { $n ->
    [1] Ждём, пока решит { LIST($players) }.
   *[other] Ждём, пока решат { LIST($players) }.
}
    .you = Действует карта: { CARD($card) }.
waiting-reactions = { CARD($card) }: ждём, не покажет ли кто-нибудь Реакцию.

# What can be answered besides cards.

option-card = { CARD($card) }
# option-discard and so on: where only cards of one kind may be chosen.
option-discard = Сбросить { CARD($card, case: "acc") }
option-trash = Отправить { CARD($card, case: "acc") } на свалку
option-set_aside = Отложить

word-stop = Хватит
word-stop-discard = Ничего не сбрасывать
word-stop-gain = Ничего не получать
word-stop-put_on_deck = Ничего не класть
word-stop-play_twice = Не играть
word-stop-reveal = Ничего не показывать
word-stop-set_aside = Оставить на руке
word-stop-show_on_top = Неважно
word-stop-take_from_trash = Оставить на свалке
word-stop-trash = Ничего не отправлять
word-stop-baron = Получить Поместье
word-yes = Да
word-yes-play_it = Сыграть
word-yes-trash_this = Отправить на свалку
word-yes-discard_deck = Положить в сброс
word-no = Нет
word-no-play_it = Оставить в сбросе
word-no-trash_this = Оставить
word-no-discard_deck = Оставить колоду
word-all_treasures = Сыграть все Сокровища
word-end_actions = Закончить фазу действий
word-end_treasures = Больше не играть Сокровищ
word-end_turn = Закончить ход

word-cards = Добрать карты
word-cards-nobles = +3 карты
word-cards-pawn = +1 карта
word-cards-steward = +2 карты
word-actions = Больше действий
word-actions-nobles = +2 действия
word-actions-pawn = +1 действие
word-buys = Больше покупок
word-buys-pawn = +1 покупка
word-coins = Больше монет
word-coins-minion = +2 монеты
word-coins-pawn = +1 монета
word-coins-steward = +2 монеты
word-trash_cards = Отправить карты на свалку
word-trash_cards-steward = Отправить 2 карты на свалку
word-discard_cards = Сбросить
word-discard_cards-torturer = Сбросить 2 карты
word-keep = Вернуть на колоду
word-take_curse = Получить Проклятие
word-take_curse-torturer = Получить Проклятие
word-new_hand = Сменить руку
word-new_hand-minion = Сбросить руку, добрать 4 карты
word-gain_card = Получить карту
word-first = Первое
word-second = Второе
word-third = Третье
word-fourth = Четвёртое
