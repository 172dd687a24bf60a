# Choosing the ten cards of a game of Dominion.

page-kingdom-title = Выберите королевство
page-kingdom-ways = Способы выбора
page-kingdom-way-sets = Готовые
page-kingdom-way-random = Случайное
page-kingdom-way-hand = Выбрать карты
page-kingdom-way-code = Код или файл

page-kingdom-random = Случайное
    .about = десять карт наугад, каждый раз другие
page-kingdom-cards = Ваши десять карт
    .about = королевство, выбранное в прошлый раз
page-kingdom-drawn = Десять наугад
page-kingdom-boxes = { LIST($boxes) }

page-kingdom-from = Карты из коробок
page-kingdom-shared = Общие карты базовых коробок
page-kingdom-edition = Издание базовой игры
page-kingdom-edition-base1 = 1-е издание
page-kingdom-edition-base2 = 2-е издание
page-kingdom-with = Должно быть
page-kingdom-with-village = деревня (карта, дающая 2 действия)
page-kingdom-with-draw = добор хотя бы двух карт
page-kingdom-with-trasher = отправка карт на свалку
page-kingdom-with-buy = дополнительная покупка
page-kingdom-with-gainer = получение карт без покупки
page-kingdom-with-attack = Атака
page-kingdom-with-answer = Реакция, если есть Атака
page-kingdom-with-calm = не больше двух Атак
page-kingdom-with-spread = все стоимости от 2 до 5
page-kingdom-with-half = половина карт из «Интриги»
page-kingdom-without = Не должно быть
page-kingdom-without-attack = Атак
page-kingdom-without-curser = карт, дающих Проклятия
page-kingdom-without-trasher = отправки карт на свалку
page-kingdom-without-cost6 = карт стоимостью 6 монет
page-kingdom-draw = Составить
page-kingdom-another = Другие десять
page-kingdom-among = { $n ->
    [1] Единственное королевство, где исполнены все пожелания.
    [one] Одно из { $n } королевства, где исполнены все пожелания.
    [few] Одно из { $n } королевств, где исполнены все пожелания.
   *[other] Одно из { $n } королевств, где исполнены все пожелания.
}
page-kingdom-surprise = Играть не глядя
page-kingdom-surprise-friends = Составить в начале партии

page-kingdom-count = Карты: { $n } из { $size }
page-kingdom-more = { $n ->
    [one] Выберите ещё { $n } карту.
    [few] Выберите ещё { $n } карты.
   *[other] Выберите ещё { $n } карт.
}
page-kingdom-enough = Все десять выбраны.
page-kingdom-full = Десяти карт достаточно. Чтобы добавить карту «{ $card }», сначала уберите другую.
page-kingdom-clear = Убрать все
page-kingdom-remove = Убрать карту
page-kingdom-swap = Заменить карту

page-kingdom-code = Код королевства
page-kingdom-code-hint = Двенадцать букв и цифр, например { $code }. Подойдут и десять названий карт на любом из наших языков.
page-kingdom-read = Показать королевство
page-kingdom-copy = Скопировать ссылку
page-kingdom-own = Свои карты
    .about = Файл YAML с картами, которые вы придумали. Одна из них может попасть в случайное королевство.
page-kingdom-own-file = Выбрать файл
page-kingdom-own-where = Теперь эти карты можно выбирать, и они могут попасть в случайное королевство.
page-kingdom-own-forget = Убрать эти карты

# What a kingdom has, and how much of it.
page-kingdom-traits = Что в нём есть
page-kingdom-has-village = { $n ->
    [0] деревень нет
   *[other] деревни: { $n }
}
page-kingdom-has-draw = { $n ->
    [0] добора нет
   *[other] добор: { $n }
}
page-kingdom-has-trasher = { $n ->
    [0] отправки на свалку нет
   *[other] отправка на свалку: { $n }
}
page-kingdom-has-buy = { $n ->
    [0] дополнительных покупок нет
   *[other] дополнительные покупки: { $n }
}
page-kingdom-has-gainer = { $n ->
    [0] получения карт нет
   *[other] получение карт: { $n }
}
page-kingdom-has-attack = { $n ->
    [0] Атак нет
   *[other] Атаки: { $n }
}
page-kingdom-has-reaction = { $n ->
    [0] Реакций нет
   *[other] Реакции: { $n }
}
page-kingdom-has-curser = { $n ->
    [0] Проклятий нет
   *[other] дают Проклятия: { $n }
}

page-kingdom-play = Играть с этим королевством
page-kingdom-against = Против { $n ->
    [one] { $n } бота
   *[other] { $n } ботов
} · { $level }
page-kingdom-take = Взять это королевство
