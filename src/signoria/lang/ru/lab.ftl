# The report of a simulation.

report-games = { $n } { $n ->
    [one] партия
    [few] партии
   *[many] партий
}
report-games-of = сыграно партий: { $n } из { $most }
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
report-cached = Играть заново не пришлось: отчёт взят из кэша, { $folder }
report-not-cached = Отчёт не удалось сохранить в кэше { $folder }: { $why }
report-picture = Результаты, концовки, ход партий и покупки по ходам
report-column =
    .bot = бот
    .score = результат
    .interval = интервал 95 %
    .wins = победы
    .ties = общие победы
    .points = очки
    .turns = ходы
report-scores = Кто побеждает
    .note = Доля побед в процентах; общая победа делится поровну, незаконченная партия — между всеми игроками. Тёмная линия — интервал в 95 %.
report-endings = Чем кончаются партии
    .note = В процентах от всех партий; цвет показывает победителя.
report-gauge =
    .note = Среднее по всем партиям. Для оконченной партии берётся её итог.
    .band = Среднее по всем партиям; половина партий попадает в закрашенную полосу. Для оконченной партии берётся её итог.
report-lengths = Сколько длятся партии
    .note = В процентах от всех партий.
report-purchases = Что и когда покупает { $name }
    .note = Сколько карт куплено в средней партии: цвет показывает, когда, а число справа — сколько всего.
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

# Amounts with their units; $value is written as the language writes numbers.
percent = { $value } %
seconds = { $value } с

# The search for strategies.
evolve-generation = поколение { $n }
evolve-best = лучший результат { $score } ({ $interval })
evolve-left = осталось { $time }
evolve-cards = что покупать
evolve-share = доля в смеси
evolve-money = только деньги
evolve-order = Стратегия, которая плохо играет против одной из известных, стоит ниже, чем по результату.
evolve-winner = Лучший список покупок:
evolve-written = { $n ->
    [one] { $n } список покупок в папке { $folder }
    [few] { $n } списка покупок в папке { $folder }
   *[many] { $n } списков покупок в папке { $folder }
}
evolve-game = искать стратегии можно только в игре «{ $known }», а не в «{ $game }»
evolve-budget = укажите либо --seconds, либо --games
evolve-folder-used = в папке { $folder } уже есть списки покупок; выберите пустую
evolve-folder-search = в папке { $folder } уже хранится начатый поиск; продолжите его (--resume { $folder }) или выберите пустую папку
evolve-resume = Продолжить: `signoria evolve dominion --resume { $folder }`
evolve-resume-option = { $option } нельзя указать вместе с --resume: это значение сохранено вместе с поиском
evolve-no-search = в папке { $folder } нет начатого поиска
evolve-not-a-search = { $file } — не запись поиска, продолжать нечего
evolve-other-version = { $file } записан версией { $theirs }; версия { $ours } не может продолжить этот поиск
evolve-finished = этот поиск уже закончен (партий: { $games }, время: { $seconds } с); чтобы искать дальше, укажите больше --games или --seconds

# Training a net.
train-estimate = обучение тому, какие списки побеждают
train-champions = поиск по наборам карт
train-imitation = обучение по спискам покупок
train-league = партии с лигой
train-chances = обучение шансам
train-menus = { $score } против списков
train-past = { $score } против прежних сетей
train-calibration = игроков: { $players }, позиций: { $positions }; оценка Брайера { $brier } (при равных шансах { $equal }), ошибка калибровки { $error }
train-written = Веса и кривая обучения — в папке { $folder }.
train-resume = Продолжить: `signoria train dominion { $folder }`
train-game = обучить можно только сеть для игры { $known }, а не для «{ $game }»
train-curve-menus = против списков покупок
train-curve-past = против прежних сетей
train-curve-games = партии
train-curve-score = выиграно партий, %

# Турнир.
tournament-title = Турнир: { $n } { $n ->
    [one] бот
    [few] бота
   *[many] ботов
}
tournament-swiss = Турнир по швейцарской системе: { $n } { $n ->
    [one] бот
    [few] бота
   *[many] ботов
}, { $rounds } { $rounds ->
    [one] раунд
    [few] раунда
   *[many] раундов
}
tournament-players = игроков в партии: { $n }
tournament-rating = рейтинг
tournament-games = партии
tournament-round = раунд { $n } из { $most }
tournament-standings = Рейтинги
    .note = преимущество в 400 очков — это в десять раз больше побед
tournament-matrix = доля побед бота в строке среди партий, которые выиграл он или бот в столбце, в %
tournament-by-kingdom = По королевствам
    .note = доля побед, в %
tournament-about = Рейтинги рассчитаны по модели Брэдли — Терри; среднее значение — 1500. Отрезки показывают интервалы 95 % для этих ботов и этих королевств.
tournament-absent = { $name } играет не во всех королевствах ({ $n } из { $most }): в остальных нет нужных карт.
tournament-resume = Продолжить: `signoria tournament { $game } --resume { $file }`
tournament-seats = в игре «{ $game }» может быть от { $least } до { $most } игроков, а не { $n }
tournament-bots = для турнира нужно от { $least } до { $most } ботов, а не { $n }
tournament-kingdoms = королевств слишком много: { $n }; в турнире их может быть не больше { $most }
tournament-tables = встреч получается { $n }, а можно не больше { $most }; назовите меньше ботов или королевств либо укажите --swiss
tournament-misfits = с этим королевством может играть ботов: { $n }, а для партии нужно { $needed } (карты: { LIST($cards, link: "none") })
tournament-not-saved = в файле { $file } нет турнира, который можно продолжить
tournament-differs = в файле { $file } другой турнир: не совпадает { $option }; продолжите с теми же параметрами или выберите другой файл

# Сколько стоит карта.
worth-title = Что даёт карта «{ $name }»
worth-adds = даёт
worth-best = лучшая колода с ней
worth-copies = { $n ->
    [one] не больше { $n } карты
    [few] не больше { $n } карт
   *[many] не больше { $n } карт
}
worth-mean = По всем королевствам
worth-unit = в процентных пунктах от равного счёта
worth-against = { $one } против { $other }
worth-summary = С картой заметно лучше в { $helps } из { $n } королевств, заметно хуже — в { $hurts }.
worth-about = В каждом королевстве лучшая колода с этой картой играет с лучшей колодой без неё — насколько их находит короткий поиск и как играют боты программы. Карта, которая требует умения, может дать вам больше.
worth-progress = королевств: { $n } из { $most }

# Стратегия словами: что покупать и когда.
plan-buys = Покупки по порядку: { $list }.
plan-points = Карты Победы: { $list }.
plan-or = или
plan-up-to = не больше { $n }
plan-per-treasures = { $n ->
    [1] по одной на каждое Сокровище
    [one] по одной на каждые { $n } Сокровище
    [few] по одной на каждые { $n } Сокровища
   *[many] по одной на каждые { $n } Сокровищ
}
plan-one-more-than = максимум на одну больше, чем карт «{ $name }»
plan-owning = когда карт «{ $name }» в колоде не меньше { $n }
plan-owning-fewer = пока карт «{ $name }» в колоде меньше { $n }
plan-until-turn = до хода { $n } включительно
plan-from-turn = начиная с хода { $n }
plan-provinces-least = пока Провинций осталось не меньше { $n }
plan-provinces-most = когда Провинций осталось не больше { $n }
plan-end-near = когда партию можно закончить, получив { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
}
plan-end-far = пока партию нельзя закончить, получив { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
}
plan-money-least = когда монет в колоде не меньше { $n }
plan-money-most = пока монет в колоде не больше { $n }
plan-coins = если можно потратить не меньше { $n } { $n ->
    [one] монеты
    [few] монет
   *[many] монет
}
plan-cards-most = пока карт в колоде не больше { $n }
plan-behind-under = { $n ->
    [0] когда вы впереди по очкам
    [1] если вы не отстаёте по очкам
    [one] если отставание меньше { $n } очка
    [few] если отставание меньше { $n } очков
   *[many] если отставание меньше { $n } очков
}
plan-behind-least = { $n ->
    [0] если вы не впереди по очкам
    [1] если вы отстаёте по очкам
    [one] если отставание не меньше { $n } очка
    [few] если отставание не меньше { $n } очков
   *[many] если отставание не меньше { $n } очков
}

# Отчёт о королевстве.
what-wins-title = Что здесь побеждает?
what-wins-about = Сыграно партий между ботами программы: { $n }. В 19 случаях из 20 истинное значение лежит внутри отрезка. Люди могут найти стратегии и лучше.
what-wins-strategies = Лучшие стратегии
    .note = шанс победить остальных
what-wins-matrix = Что против чего
    .note = строка против столбца, в процентах
what-wins-cards = Что даёт каждая карта
    .note = лучшая колода с картой против лучшей без неё, в процентных пунктах
what-wins-openings = Первые покупки
    .note = первые две покупки и шанс победить
what-wins-lengths = Сколько длятся партии
    .note = две лучшие стратегии друг против друга
what-wins-rounds = ходов у каждого: { $n }; в половине партий — от { $least } до { $most }
what-wins-example = Пример партии
    .note = лучшая стратегия против второй, ход за ходом
what-wins-start = Начало
what-wins-download = Скачать партию, чтобы просмотреть её на странице или в терминале
