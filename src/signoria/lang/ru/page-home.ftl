# The door: what is played, against whom, and the other ways in. My games, and what the server knows of me.

page-game-dominion = Доминион
    .about = В начале — семь карт Меди и три Поместья, в конце — целая держава. Две коробки, от 2 до 6 игроков, за двумя столами до 8.
page-game-intrigo = Интриго
    .about = Четыре семьи, один дворец, печати пяти видов. Занимайте места, подкупайте, предавайте. 3 или 4 игрока.

page-home-title = Садитесь и играйте
page-home-lead = Выберите игру — и карты уже розданы. Без регистрации.
page-home-game = Игра
page-home-players = Игроки
page-home-you-and = { $n ->
    [1] Вы и один бот
    [2] Вы и два бота
    [3] Вы и три бота
    [4] Вы и четыре бота
    [5] Вы и пять ботов
    [one] Вы и { $n } бот
    [few] Вы и { $n } бота
   *[other] Вы и { $n } ботов
}
page-home-bots = Боты
page-home-kingdom = Королевство
page-home-more-kingdoms = Другие королевства
page-home-play = Играть
page-home-dealing = Сдаём карты…
page-home-guest = Гость

# How well bots play.
page-level-novice = Новичок
    .about = любит новые карты больше, чем победу
page-level-easy = Лёгкий
    .about = разумный план, простая игра
page-level-medium = Средний
    .about = подстраивается под партию
page-level-hard = Сильный
    .about = думает наперёд и мало что прощает
page-level-expert = Эксперт
    .about = думает дольше всех и учился на своих партиях

page-home-ways = Другие способы играть
page-home-friends = Играть с друзьями
    .about = Отправьте ссылку или QR-код либо играйте за одним экраном.
page-home-learn = Изучить правила
    .about = Обе игры на нескольких страницах и все карты.
page-home-games = Мои партии
    .about = Результаты, статистика и столы, которые вас ждут.

# $others: the names of all others at the table.
page-home-resume-move = { $game }: ваш ход.
page-home-resume = { $game }: ваш стол вас ждёт.
page-home-resume-with = С вами за столом: { LIST($others) }.
page-home-back = Вернуться к столу
page-home-look = Посмотреть

page-home-mine = Неоконченные
page-home-mine-none = Сейчас ничего не начато. Начатые партии будут ждать вас здесь.
page-home-finished = Оконченные
page-home-public = Открытые столы
page-home-public-none = Открытых столов сейчас нет. Откройте свой:
page-home-with = { LIST($names) }
page-home-status-open = { $n ->
    [0] мест нет, скоро начнут
    [one] свободно { $n } место
    [few] свободно { $n } места
   *[other] свободно { $n } мест
}
page-home-status-playing = идёт партия
page-home-status-over = партия окончена
page-home-status-closed = стол закрыт
page-home-your-move = ваш ход

page-home-replay = Запись из файла
    .about = Просмотрите оконченную партию по шагам глазами любого игрока.
page-home-replay-open = Открыть запись

page-home-device = Ваши партии на другом устройстве
page-home-device-give = Получите здесь код и введите его на другом устройстве: там появятся те же партии.
page-home-code-get = Получить код
page-home-code-for = { $n ->
    [one] действует один раз, в течение { $n } минуты
    [few] действует один раз, в течение { $n } минут
   *[other] действует один раз, в течение { $n } минут
}
page-home-code = Код с другого устройства
page-home-device-take = Десять букв и цифр, например { $code }. Партии с того устройства появятся и здесь.
page-home-claim = Перенести партии
page-home-claimed = Готово: партии с другого устройства теперь здесь.

page-home-forget = Забыть меня
    .about = Стирает с этого сервера ваше имя, сообщения и ключ к вашим партиям. В начатых партиях вы сдаётесь.
page-home-forget-nothing = Забывать пока нечего.
page-home-forget-sure = Стереть всё это навсегда? Отменить будет нельзя.
page-home-forget-no = Ничего не стирать
page-home-forget-yes = Стереть навсегда
