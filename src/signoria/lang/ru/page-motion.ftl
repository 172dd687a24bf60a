# Как показываются ходы соперников.

page-speed = Ходы соперников
page-speed-off = Сразу
page-speed-quick = Быстро
page-speed-normal = Обычно
page-speed-slow = Медленно
page-table-skip = К моему ходу
    .watching = К текущему моменту

page-dominion-mark-played = { $n ->
    [1] Сыграно: { CARD($card) }
   *[other] Сыграно: { CARD($card) } × { $n }
}
page-dominion-mark-gained = { $n ->
    [1] Получено: { CARD($card) }
   *[other] Получено: { CARD($card) } × { $n }
}
page-dominion-mark-trashed = { $n ->
    [1] На свалку: { CARD($card) }
   *[other] На свалку: { CARD($card) } × { $n }
}
page-dominion-mark-discarded = Сброшено: { $n }
page-dominion-mark-passed = Передано: { CARD($card) }
    .unseen = Передана карта
page-dominion-mark-revealed = Показано: { CARD($card) }
page-dominion-struck-you = вы
page-table-since = после вашего хода
    .watching = за последний ход
