# Intrigo's table in the page.

page-intrigo-title = Интриго, раунд { $n }
page-intrigo-where-draft = Раунд { $n } · получение карт
page-intrigo-where-placement = Раунд { $n } · выкладывание
page-intrigo-where-award = Раунд { $n } · награждение
page-intrigo-where-over = Раунд { $n }
page-intrigo-keys = Стрелками можно двигаться по кругу дворца и по картам на руке. Page Up и Page Down переводят к предыдущему или следующему месту, которое можно выбрать. Enter выбирает, Escape отменяет.
page-intrigo-undo = Отменить мой последний ход
    .short = Отменить

# --- the families ---

page-intrigo-families = Семьи
page-intrigo-you = Вы
page-intrigo-first = Первый игрок
page-intrigo-seat-picks = { $family }, выбирает карту
page-intrigo-seat-picked = { $family }, карта выбрана
page-intrigo-seat-go = { $family }, думает
page-intrigo-seat-go-you = { $family }, ваш ход
page-intrigo-seat-play = { $family }, кладёт { CARD($card) }
page-intrigo-seat-buy = { $family }, покупает { CARD($card, case: "acc") }
page-intrigo-seat-call = { $family }, по требованию кладёт { CARD($card) }
page-intrigo-seat-pass = { $family }, пропускает ход
page-intrigo-seat-auto_pass = { $family }, пропускает ход
page-intrigo-cards = { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
} на руке
page-intrigo-ducats = { $n } { $n ->
    [one] дукат
    [few] дуката
   *[many] дукатов
}
page-intrigo-known = Точно на руке: { CARDS($cards) }
page-intrigo-organisation = { $token ->
    [merchants] купечество
    [military] военные
    [clergy] духовенство
    [farmers] фермерство
   *[workers] рабочие
}
page-intrigo-counter = { page-intrigo-organisation }: { $n } из 4
page-intrigo-goal = { $different } из 5 разных или { $most } из 4 ({ page-intrigo-organisation })
page-intrigo-goal-none = печатей пока нет

page-intrigo-to-win = Для победы
page-intrigo-to-win-four = четыре печати одной организации
page-intrigo-to-win-five = или печати всех пяти

# --- the palace; $state: may be chosen, is chosen, or neither ---

page-intrigo-palace = Дворец
page-intrigo-entrance = Вход
page-intrigo-token = { $token ->
    [merchants] печать купечества
    [military] печать военных
    [clergy] печать духовенства
    [farmers] печать фермерства
    [workers] печать рабочих
    [ducat] дукат
   *[none] жетона нет
}
page-intrigo-state = { $state ->
    [may] . Можно выбрать
    [chosen] . Выбрано
   *[none] { "" }
}
page-intrigo-building-here = Здание { $building }{ $entrance ->
    [1] , вход
   *[other] { "" }
}: { page-intrigo-token }{ $down ->
    [1] , лицом вниз
   *[other] { "" }
}{ page-intrigo-state }
page-intrigo-gap-here = Место { $gap } между { $building } ({ $before }) и { $other } ({ $after }): { $lies ->
    [card] { CARD($card) }
    [bought] { CARD($card) }, купила семья { $family }
    [down] { CARD($card) }, лицом вниз
   *[nothing] пусто
}{ page-intrigo-state }
page-intrigo-card-here = { CARD($card) }{ page-intrigo-state }
page-intrigo-character-here = { CARD($card) }, { $left ->
    [0] больше нет
    [one] { intrigo-ducats }, осталась { $left } карта
    [few] { intrigo-ducats }, осталось { $left } карты
   *[many] { intrigo-ducats }, осталось { $left } карт
}. { $text }{ page-intrigo-state }

# --- the courtyard ---

page-intrigo-influence = Купить персонажа
page-intrigo-does-trader = меняет два жетона
page-intrigo-does-assassin = переворачивает карту
page-intrigo-does-courtesan = требует карту
page-intrigo-does-gondolier = меняет две карты
page-intrigo-does-guard = передвигает карту
page-intrigo-does-thief = переворачивает жетон
page-intrigo-gone = больше нет
# The number stands before it.
page-intrigo-pool = { $n ->
    [one] дукат в запасе
    [few] дуката в запасе
   *[many] дукатов в запасе
}
page-intrigo-bag = { $n ->
    [one] печать в мешочке
    [few] печати в мешочке
   *[many] печатей в мешочке
}
page-intrigo-outlook = Если бы раунд закончился сразу после этого:
page-intrigo-names = Назовите карту
page-intrigo-draft = Игроки выбирают карты
page-intrigo-pack = { $n }-й выбор из трёх
page-intrigo-pack-goes = Остальные карты получит { $player }
page-intrigo-prices = Цены персонажей

# --- my side: what is still missing, and what the button will do ---

page-intrigo-hand = Ваши карты: { $n }
page-intrigo-missing-hand = Выберите карту или персонажа
page-intrigo-missing-hand-cards = Выберите карту
page-intrigo-missing-hand-characters = Выберите персонажа
page-intrigo-missing-gaps = Выберите место
page-intrigo-missing-buildings = Выберите здание
page-intrigo-missing-names = Выберите карту
page-intrigo-missing-pack = Выберите карту
page-intrigo-take-back = Выбрать другую карту
page-intrigo-do-play = Положить { CARD($card) } на место { $gap }
page-intrigo-do-buy = Купить { CARD($card, case: "acc") } за { intrigo-ducats }
page-intrigo-do-trader = Купить продавца за { intrigo-ducats } и поменять местами жетоны зданий { $building } и { $other }
page-intrigo-do-assassin = Купить убийцу за { intrigo-ducats } и перевернуть { CARD($moved) } лицом вниз
page-intrigo-do-courtesan = Купить куртизанку за { intrigo-ducats } и потребовать { CARD($moved) } на место { $from }
page-intrigo-do-gondolier = Купить гондольера за { intrigo-ducats } и поменять местами карты на местах { $from } и { $to }
page-intrigo-do-guard = Купить стражника за { intrigo-ducats } и передвинуть { CARD($moved) } на место { $to }
page-intrigo-do-thief = Купить вора за { intrigo-ducats } и перевернуть лицом вниз жетон здания { $building }

# --- the award ---

page-intrigo-award = Раунд { $n }: награждение
page-intrigo-award-gains = Кто что получил
page-intrigo-award-buildings = Здание за зданием
page-intrigo-award-nothing = ничего
page-intrigo-award-ask = Раунд { $n } окончен: награждение
page-intrigo-award-all = Показать всё
page-intrigo-award-on = Начать раунд { $n }
page-intrigo-award-none = На этот раз вам ничего не досталось.
page-intrigo-award-end = К итогам
page-intrigo-award-you = Ваша добыча: { $seals } { $seals ->
    [one] печать
    [few] печати
   *[many] печатей
} и { intrigo-ducats }.
