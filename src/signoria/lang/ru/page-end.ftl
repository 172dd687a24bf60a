# The end of a game, and stepping through a finished one.

page-end-where = Партия окончена
page-end-rematch = Реванш
page-end-rematch-new = Новые карты
page-end-again = Сыграть ещё раз
page-end-replay = Просмотреть партию по шагам
page-end-save = Сохранить запись

page-end-cards = Очки по картам
page-end-player = Игрок
page-end-turns = ходы
page-end-points = очки
page-end-rounds = раунды
page-end-seals = печати
page-end-missing = не хватает
page-end-ducats = дукаты
page-end-you = вы
page-end-result = Итог
page-end-winner = победа
page-end-curve-points = Очки по ходам
page-end-curve-seals = Печати по раундам
page-end-unit-turn = ход
page-end-unit-round = раунд
page-end-won = Побед за этим столом
page-end-decks = Колоды рядом
page-end-deck-size = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}

page-replay-title = Просмотр партии
page-replay-step = Шаг { $step } из { $steps }
page-replay-first = В начало
page-replay-back-turn = На ход назад
page-replay-back = На шаг назад
page-replay-on = На шаг вперёд
page-replay-on-turn = На ход вперёд
page-replay-last = В конец
page-replay-play = Показывать
page-replay-pause = Пауза
page-replay-seen-by = Чьими глазами
page-replay-spectator = зритель
page-replay-open = Открыть запись
page-replay-open-hint = Файл, сохранённый в конце партии: выберите его или перетащите сюда.
page-replay-open-file = Выбрать файл
