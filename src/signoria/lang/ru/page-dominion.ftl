# Стол «Доминиона» на странице.

page-dominion-title = Ход { $turn } · Signoria
page-dominion-where = Ход { $turn }

# Длинные слова в названиях карт и место переноса на узкой карте.
page-dominion-breaks = рекон-струкция метал-лургия ремес-ленник лабора-тория заговор-щик карауль-ный авантю-рист мастер-ская библио-тека герцог-ство истяза-тель шахтёр-ский провин-ция развед-чик разбой-ник фести-валь дворец-кий дивер-сант брако-ньер ополче-ние улучше-ние совеща-ний прокля-тие ростов-щик

page-dominion-supply = Резерв
page-dominion-others = Другие игроки
page-dominion-pile = { $name }: { $types }, стоимость { $cost }, осталось { $left }.
page-dominion-card = { $name }: { $types }, стоимость { $cost }.
page-dominion-may-buy = Можно купить.
page-dominion-may-pick = Можно выбрать.
page-dominion-chosen = Карта выбрана { $place }-й по счёту.
page-dominion-possible = { CARD($card) }: сейчас это можно.
page-dominion-asked-of-hand = Выбирайте из карт на руке.
page-dominion-asked-of-supply = Выбирайте из карт резерва.
page-dominion-asked-of-tray = Выбирайте из карт, лежащих перед вами.
page-dominion-treasures-first = Сначала сыграйте Сокровища.
page-dominion-actions-first = Сейчас фаза действий. Покупать можно после того, как сыграны Сокровища.
page-dominion-face-down = Карта лицом вниз

page-dominion-trash = Свалка
page-dominion-trash-holds = Свалка: { $n ->
    [0] пусто
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
page-dominion-trash-empty = На свалке пока пусто.

page-dominion-turn = Ходит { $player }
page-dominion-turn-mine = Ваш ход
page-dominion-in-play = В игре
page-dominion-phase-action = Действия
page-dominion-phase-buy = Покупка
page-dominion-phase-clean_up = Очистка
page-dominion-counter-actions = { $n ->
    [one] действие
    [few] действия
   *[other] действий
}
page-dominion-counter-buys = { $n ->
    [one] покупка
    [few] покупки
   *[other] покупок
}
page-dominion-counter-coins = { $n ->
    [one] монета
    [few] монеты
   *[other] монет
}
page-dominion-revealed = { $player } открывает
page-dominion-revealed-mine = Вы открываете
page-dominion-set_aside = { $player } откладывает
page-dominion-set_aside-mine = Вы откладываете

page-dominion-seat-plays = ходит
page-dominion-seat-decides = { CARD($source) }: решает
page-dominion-seat-waits = { CARD($source) }: ждёт ответа
page-dominion-seat-conceded = больше не играет
page-dominion-seat-discarded = карты сброшены
page-dominion-seat-away = нет на связи
page-dominion-hand-holds = { $n ->
    [one] { $n } карта на руке
    [few] { $n } карты на руке
   *[other] { $n } карт на руке
}
page-dominion-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
page-dominion-discard-top = Верхняя карта сброса
page-dominion-known-hand = Что вы знаете об этой руке
page-dominion-known-deck = Что вы знаете об этой колоде
page-dominion-known-place = { $place ->
    [1] Сверху: { $card }
   *[other] { $place }-я карта сверху: { $card }
}
page-dominion-owned = Карты игрока «{ $player }»
page-dominion-owned-mine = Все ваши карты
page-dominion-owned-all = { $n ->
    [one] Всего { $n } карта
    [few] Всего { $n } карты
   *[other] Всего { $n } карт
}

page-dominion-ends = Партия закончится, когда
page-dominion-ends-provinces = кончатся Провинции
page-dominion-ends-piles = { $n ->
    [4] или любые четыре стопки
   *[other] или любые три стопки
}
page-dominion-left = осталось { $n }

page-dominion-deck = ваша колода
page-dominion-discard = ваш сброс
page-dominion-piles = { $deck ->
    [one] В колоде { $deck } карта
    [few] В колоде { $deck } карты
   *[other] В колоде { $deck } карт
}
page-dominion-piles-discard = верхняя карта сброса — { $card }
page-dominion-hand-empty = На руке нет карт.
page-dominion-tray-hand = Ваша рука
page-dominion-tray-revealed = Карты перед вами
page-dominion-tray-set_aside = Отложено
page-dominion-tray-discard_pile = Из вашего сброса
page-dominion-tray-trash = Со свалки
page-dominion-tray-hand_and_play = В игре
page-dominion-tray-titles = Другие карты
page-dominion-tray-other = Карты игрока «{ $player }»

page-dominion-because = { $player } играет карту { CARD($source) }.
page-dominion-because-mine = Вы играете карту { CARD($source) }.
page-dominion-because-revealed = Вы показываете карту { CARD($source) }.
page-dominion-order-hint = Порядок важен: перетащите выбранную карту или нажмите { $key } и стрелку.
page-dominion-keep = Останется карт: { $left } из { $hand }.
page-dominion-missing = { $n ->
    [one] Выберите ещё { $n } вариант
    [few] Выберите ещё { $n } варианта
   *[other] Выберите ещё { $n } вариантов
}
page-dominion-always = Всегда показывать { CARD($card, case: "acc") }
page-dominion-always-stop = Больше не показывать автоматически: { LIST($names) }
    .short = Снова спрашивать
page-dominion-other-titles = Назвать карту не из этой партии

page-dominion-confirm-words = { LIST($words) }
page-dominion-confirm-pick = Выбрать { CARDS($cards, case: "acc") }
page-dominion-confirm-pick-many = Выбрать { so-many-cards }
page-dominion-confirm-discard = Сбросить { CARDS($cards, case: "acc") }
page-dominion-confirm-discard-many = Сбросить { so-many-cards }
page-dominion-confirm-trash = Отправить на свалку { CARDS($cards, case: "acc") }
page-dominion-confirm-trash-many = Отправить на свалку { so-many-cards }
page-dominion-confirm-put_on_deck = Положить на колоду { CARDS($cards, case: "acc") }{ $n ->
    [1] { "" }
   *[other] , сверху — { CARD($top) }
}
page-dominion-confirm-put_on_deck-many = Положить на колоду { so-many-cards }, сверху — { CARD($top) }
page-dominion-confirm-arrange = Вернуть { CARDS($cards, case: "acc") }, сверху — { CARD($top) }
page-dominion-confirm-arrange-many = Вернуть { so-many-cards }, сверху — { CARD($top) }
page-dominion-confirm-set_aside = Отложить { CARDS($cards, case: "acc") }
page-dominion-confirm-reveal = Показать { CARDS($cards, case: "acc") }
page-dominion-confirm-take_from_trash = Получить { CARDS($cards, case: "acc") }
page-dominion-confirm-gain = Получить { CARDS($cards, case: "acc") }
page-dominion-confirm-play_twice = Сыграть дважды { CARDS($cards, case: "acc") }

page-dominion-undo = Отменить
page-dominion-why = Почему?
page-dominion-why-hint = Нажмите на то, что нужно объяснить.

page-dominion-key-hand = карта на руке
page-dominion-key-arrows = от карты к карте
page-dominion-key-pick = выбрать карту
page-dominion-key-order = сдвинуть выбранную карту
page-dominion-key-confirm = подтвердить
page-dominion-key-treasures = сыграть все Сокровища
page-dominion-key-end = закончить фазу или ход либо ничего не выбирать
page-dominion-key-undo = отменить последний ход
page-dominion-key-why = почему так нельзя?
page-dominion-key-clear = выбрать заново
