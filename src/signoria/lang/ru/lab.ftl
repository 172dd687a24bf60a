# The report of a simulation.

report-games = { $n } { $n ->
    [one] партия
    [few] партии
   *[many] партий
}
report-games-of = партий { $n } из { $most }
report-speed = { $n } { $n ->
    [one] партия
    [few] партии
   *[many] партий
} в секунду
report-not-over = не закончено: { $n } (по { $turns } { $turns ->
    [one] ходу
    [few] хода
   *[many] ходов
} на игрока)
report-seed = зерно { $name }
report-written = Отчёт: { $file }
report-picture = Результаты, концовки, ход партий и что когда покупалось
report-column =
    .bot = бот
    .score = результат
    .interval = интервал 95 %
    .wins = победы
    .ties = общие
    .points = очки
    .turns = ходы
report-scores = Кто побеждает
    .note = Доля побед в процентах; общая победа делится поровну, незаконченная партия — на всех. Тёмная линия — интервал в 95 %.
report-endings = Чем кончаются партии
    .note = В процентах от всех партий; цвета — победители.
report-gauge =
    .note = Среднее по всем партиям. Оконченная партия считается так, как она кончилась.
    .band = Среднее по всем партиям; половина их лежит в закрашенной полосе. Оконченная партия считается так, как она кончилась.
report-lengths = Сколько длятся партии
    .note = В процентах от всех партий.
report-purchases = Что и когда покупает { $name }
    .note = Сколько карт куплено в средней партии: цвет говорит, когда, число справа — сколько всего.
report-shared = общая победа
report-unfinished = не закончено
report-others = другие концовки

unit-turn = Ход
unit-round = Раунд

gauge-points = Очки по ходам
gauge-seals = Печати по раундам
gauge-missing = Сколько печатей не хватает до победы
gauge-ducats = Дукаты по раундам

ending-over = окончена
ending-provinces = Провинций не осталось
ending-piles = кончились: { LIST($names, link: "none") }
ending-four = четыре печати одной организации
ending-five = печати всех пяти организаций
ending-round-limit = последний раунд
