# Что побеждает в королевстве: разбор и как далеко он продвинулся.

page-wins-title = Что здесь побеждает?
page-wins-answer = Что здесь побеждает? { $title }
page-wins-where = Разбор королевства
page-wins-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
page-wins-again = Повторить

page-wins-working = Боты играют в этом королевстве друг с другом. Первые результаты уже ниже; чем больше партий, тем они надёжнее.
page-wins-begin = Подготовка
page-wins-before = { $n ->
    [one] Сначала { $n } другой разбор
    [few] Сначала { $n } других разбора
   *[many] Сначала { $n } других разборов
}
page-wins-games = Сыграно партий: { $n } из { $most }
page-wins-generation = Поколение { $n }.
page-wins-left = { $n ->
    [one] Осталась примерно { $n } минута.
    [few] Осталось примерно { $n } минуты.
   *[many] Осталось примерно { $n } минут.
}
page-wins-soon = Осталось меньше минуты.
page-wins-stay = Пока можно поиграть: работа идёт, пока Signoria открыта здесь.
page-wins-stopped = Остановлено. Эти первые результаты ещё могут измениться.
page-wins-stop = Остановить
page-wins-continue = Продолжить
page-wins-meanwhile = Пока сыграть
page-wins-early = пока рано, порядок может измениться

page-wins-strategies = Лучшие стратегии
    .note = доля побед над остальными
page-wins-range = { $value }, от { $low } до { $high }
page-wins-between = от { $low } до { $high }
page-wins-share = смесь { $share }
page-wins-mixture = Смесь показывает, как часто играть каждую стратегию, чтобы ни одна из остальных не имела перевеса.
page-wins-openings = Первые покупки
    .note = в первые два хода, доля побед
page-wins-often = { $n } из 12 партий
page-wins-nothing = ничего
page-wins-lengths = Сколько длятся партии
page-wins-rounds = Ходов у каждого: { $n }; в половине партий их от { $least } до { $most }.
page-wins-matrix = Что против чего
    .note = строка против столбца, в %
page-wins-loses = проигрыш
page-wins-even = поровну
page-wins-wins = победа
page-wins-cards = Что даёт каждая карта
    .note = колода с ней и без неё, в процентных пунктах
page-wins-example = Пример партии
    .note = две лучшие друг против друга
page-wins-step = Посмотреть по шагам
page-wins-about = Сыграно партий между ботами Signoria: { $n }. Отрезки показывают 95 % интервалы. Люди могут найти стратегии и лучше.
