# The end of a game, and stepping through a finished one.

page-end-where = Партия окончена
page-end-rematch = Реванш
page-end-rematch-new = Новые карты
page-end-again = Сыграть ещё раз
page-end-replay = Просмотреть партию
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
page-end-winner = победа
page-end-curve-points = Очки по ходам
page-end-curve-seals = Печати по раундам
page-end-unit-turn = ход
page-end-unit-round = раунд
page-end-decks = Сравнение колод
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
page-replay-play = Воспроизвести
page-replay-pause = Пауза
page-replay-seen-by = Чьими глазами
page-replay-spectator = зритель
page-replay-jump = К этому ходу
page-replay-result = К итогам
page-replay-now = Вернуться в игру
page-replay-your-turn = Ваш ход: вернуться в игру
page-replay-open = Открыть запись
page-replay-open-hint = Выберите файл, сохранённый в конце партии, или перетащите его сюда.
page-replay-open-file = Выбрать файл

# The next game, and the series.
page-end-rematch-rotated = Сменить карты
page-end-share = Ссылка на партию
page-end-share-here = Сервер доступен только на этом компьютере, поэтому ссылка работает только здесь.
page-end-swap-how = Каждый игрок может назвать одну карту королевства. Вместо каждой названной придёт случайная.
page-end-swap-out = Какую карту заменить
page-end-swap-none = никакую
page-end-swap-play = Играть с заменой
page-end-swap-suggest = Предложить
page-end-families = Что собрали семьи
# $n is the value of the card that won the seal that won the game.
page-end-decider = Решающее здание
page-end-decider-tie = Если бы рядом лежала ещё одна карта { $n }, они были бы равны, и печать осталась бы на месте.
page-end-decider-show = Показать этот момент
page-end-lacked-four = До четырёх одинаковых печатей не хватило: { $n } ({ $tokens })
page-end-lacked-five = До печатей всех пяти организаций не хватило: { $tokens }
page-end-series = Счёт серии (сыграно партий: { $n })
page-end-series-won = победы
page-end-series-shared = общие победы
page-end-starts-left = Следующую партию начинает { $player }, сосед слева от победителя.
page-end-you-start-left = Следующую партию начинаете вы: вы сидите слева от победителя.
page-end-starts-other = Следующую партию начинает { $player }: остальные победили.
page-end-you-start-other = Следующую партию начинаете вы: остальные победили.
page-end-starts-one = Следующую партию начинает { $player }.
page-end-you-start-one = Следующую партию начинаете вы.
page-end-starts-drawn = Следующую партию начнёт случайный игрок из тех, кто не победил: { LIST($players) }.
page-end-starts-any = Следующую партию начнёт случайный игрок.
