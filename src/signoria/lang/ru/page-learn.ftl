# The guides, and all cards to look up.

page-learn-dominion = Как играть в «Доминион»
    .short = Доминион
page-learn-intrigo = Как играть в «Интриго»
    .short = Интриго
page-learn-cards = Карты
    .short = Все карты
page-learn-contents = Главы
page-learn-search = Название или текст
page-learn-box = Коробка
page-learn-type = Тип
page-learn-price = Стоимость
page-learn-all = все
page-learn-found = { $n ->
    [0] Таких карт нет.
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
page-learn-none = Таких карт нет.
page-learn-cost = стоимость { $n }
