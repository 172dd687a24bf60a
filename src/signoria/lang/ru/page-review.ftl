# Разбор партии на странице; остальные слова — в review.ftl. $deed — что сделал игрок: «покупка: Золото».

page-review-title = Разбор партии
page-review-short = Разбор
page-review-most-you = { $game ->
    [intrigo] Дороже всего вам обошёлся раунд { $turn }: { $deed }
   *[other] Дороже всего вам обошёлся ход { $turn }: { $deed }
}
page-review-most = { $game ->
    [intrigo] Дороже всего — раунд { $turn } ({ $player }): { $deed }
   *[other] Дороже всего — ход { $turn } ({ $player }): { $deed }
}
page-review-most-luck = { $game ->
    [intrigo] Сильнее всего игру изменила удача в раунде { $turn }
   *[other] Сильнее всего игру изменила удача на ходу { $turn }
}
page-review-you = Вы
page-review-done = сыграно
page-review-first = лучшее
page-review-for = Разбор для
page-review-begin = Тренер изучает партию
page-review-axis = { $game ->
    [intrigo] раунд 0
   *[other] ход 0
}
page-review-turn = { $game ->
    [intrigo] Раунд { $turn }
   *[other] Ход { $turn }
}
page-review-by-turn = Шансы по ходам: выберите ход, чтобы увидеть стол
page-review-before = В начале
page-review-after = { $game ->
    [intrigo] После раунда { $turn }
   *[other] После хода { $turn }
}
page-review-point = { $game ->
    [intrigo] Переломный момент { $n }, раунд { $turn }
   *[other] Переломный момент { $n }, ход { $turn }
}
page-review-yours = Ваши решения
page-review-of = Решения: { $player }
page-review-best = лучший выбор
page-review-all = Показать все: { $n }
page-review-fewer = Показать меньше
page-review-held = { $n ->
    [one] { $n } карта на руке и в игре
    [few] { $n } карты на руке и в игре
   *[many] { $n } карт на руке и в игре
}
page-review-thinking = Тренер ещё сравнивает варианты.
page-review-table = Посмотреть стол
page-review-luck = Удача изменила здесь шансы на победу: { $player }, { $change }.
page-review-part-start = начало
page-review-part-luck = удача
page-review-part-own = свои решения
page-review-part-others = решения остальных
page-review-dotted = пунктир: 0 % и 100 %
page-review-hints = { $n ->
    [one] В этой партии тренер дал { $n } подсказку.
    [few] В этой партии тренер дал { $n } подсказки.
   *[many] В этой партии тренер дал { $n } подсказок.
}
