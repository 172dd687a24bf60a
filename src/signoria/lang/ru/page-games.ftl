# The first visit, what waits for somebody, the kingdom of the day, finished games, several people at one screen.

page-new-title = Первая партия займёт десять минут
page-new-lead = Вы играете в «Доминион» против одного лёгкого бота, а подсказки объясняют каждый шаг. Читать заранее ничего не нужно.
page-new-play = Сыграть первую партию
page-new-intrigo = Или научиться играть в «Интриго»
page-new-account = Без регистрации
page-new-undo = Ход всегда можно отменить
page-new-leave = Уйти можно в любой момент
page-new-know = Я умею играть
    .about = Выбрать игроков, ботов и карты.
page-new-invited = Меня пригласили
    .about = Открыть ссылку, которую прислал друг.
page-join-link = Ссылка от друга
    .about = Вставьте всю ссылку или только её конец.
page-join-go = К столу
page-join-wrong = Это не приглашение. Вставьте ссылку, которую вам прислал друг.

page-home-resume-more = { $n ->
    [one] и ещё { $n } партия
    [few] и ещё { $n } партии
   *[other] и ещё { $n } партий
}
page-home-preferences-about = Скорость, звуки, оформление.

page-offline-title = Сервер недоступен.
page-offline-what = Сама страница открыта. Ваши партии целы: они хранятся на сервере.
page-offline-again = Попробовать ещё раз

page-notify-offer = Сообщать, когда наступит ваш ход, даже если страница скрыта?
page-notify-yes = Сообщать
page-notify-no = Нет, спасибо
page-notify-menu = Сообщать о моём ходе
page-notify-move = Ваш ход.

# $time: when the next one comes.
page-daily-title = Королевство дня
page-daily-same = До { $time } у всех одни и те же десять карт и одна и та же раздача.
page-daily-against = Вы играете против одного бота. Его уровень: { $level }.
page-daily-play = Сыграть
page-daily-continue = Продолжить
page-daily-results = Результаты
page-daily-cards = Посмотреть карты
page-daily-once = Одна партия в день.
page-daily-ranking = Вы и боты четырёх уровней
page-daily-you = Вы
page-daily-turns = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
}
page-daily-gave-up = сдались
page-daily-levels-play = Боты четырёх уровней ещё играют ту же раздачу…
page-daily-share = Скопировать результат
# $score: my points and the opponent’s. What follows are squares, one for each level.
page-daily-share-won = Signoria, { $date }: победа { $score } за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}
page-daily-share-lost = Signoria, { $date }: поражение { $score } за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}
page-daily-share-gave-up = Signoria, { $date }: партия сдана
page-daily-history = Ваши результаты за последние дни
page-daily-streak = { $n ->
    [1] { $n } день
    [one] { $n } день подряд
    [few] { $n } дня подряд
   *[other] { $n } дней подряд
}
page-daily-done = Это было королевство дня.
page-daily-compare = Сравнить результаты

page-games-won = Победа
page-games-shared = Общая победа
page-games-lost = Поражение
page-games-screen = Один экран
page-games-place = { $n ->
    [1] Первое место
    [2] Второе место
    [3] Третье место
    [4] Четвёртое место
    [5] Пятое место
   *[other] Шестое место
}
page-games-turns = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
}
page-games-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[other] { $n } раундов
}
page-games-to = против { $points }
page-games-seals = { $n ->
    [one] печать
    [few] печати
   *[other] печатей
}
page-games-own-kingdom = Десять карт
page-games-all = Все
page-games-played = { $n ->
    [one] партия сыграна
    [few] партии сыграно
   *[other] партий сыграно
}
page-games-chance = побед; при случайном исходе было бы { $percent }
page-games-points = очков в среднем
page-games-interval = 95-процентный интервал: от { $low } до { $high }
page-games-by-level = Победы по уровням ботов
page-games-people = С людьми
page-games-mixed = Разные боты
page-games-more = По королевствам и картам
page-games-by-kingdom = По королевствам
page-games-by-card = По картам
    .about = Партии, в конце которых у вас была эта карта.
page-games-search = Найти игрока, карту, королевство или дату
page-games-none = Ничего не нашлось.
page-games-earlier = { $n ->
    [one] Показать ещё { $n } партию
    [few] Показать ещё { $n } партии
   *[other] Показать ещё { $n } партий
}
page-games-remove = Убрать из ваших партий
    .sure = Убрать эту партию из списка и статистики?
    .no = Оставить
    .yes = Убрать
page-games-export = Ваши партии в файле:

page-screen-title = За одним экраном
page-screen-lead = Передавайте одно устройство по кругу. Между ходами карты скрыты.
page-screen-who = Кто играет
page-screen-player = Игрок { $n }
page-screen-add = Добавить игрока
page-screen-level = Как играют боты
page-screen-pass = { $player }, ваш ход
    .about = Все карты скрыты. Возьмите устройство и проследите, чтобы больше никто не видел экран.
page-screen-show = Показать мои карты
