# A table for friends: opening it, inviting, sitting down, beginning.

page-lobby-lead = Вы открываете стол, друзья приходят по ссылке. Каждый играет на своём устройстве и на своём языке.
page-lobby-what = Во что играем
page-lobby-seats = Мест
page-lobby-two-tables = Все рассядутся за два стола: { $way }. У каждого стола будет своё королевство, а кто где сядет, решит жребий, когда начнётся игра.
page-lobby-kingdom = Выбрать королевство
page-lobby-how = Как играем
page-lobby-undo = Отмена ходов
page-lobby-undo-ask = По согласию
    .about = Ходы, которые никому не открыли ничего нового, отменяются сразу, остальные — если все согласны.
page-lobby-undo-free = Только безобидные ходы
    .about = Отменить можно только ходы, которые никому не открыли ничего нового.
page-lobby-undo-never = Никогда
    .about = Отменять ходы нельзя.
page-lobby-chat = Чат за столом
page-lobby-public = Открыт для всех
    .about = Стол виден в списке; сесть или смотреть может кто угодно. Иначе — только те, у кого есть ссылка.
page-lobby-points = Счёт очков
    .about = Все видят, сколько очков у каждого игрока.
page-lobby-pause = Ровный темп
    .about = На выбор карт с руки всегда уходит немного времени, даже если выбирать не из чего: по паузе ни о чём не догадаться.
page-lobby-more = Ещё настройки
page-lobby-profile = Правила
page-lobby-profile-fitting = по картам
page-lobby-profile-ed1 = 1-го издания
page-lobby-profile-ed2 = 2-го издания
page-lobby-merged = Сокровища из двух коробок
    .about = Вдвое больше Серебра и Золота и больше Меди, даже если игроков от 2 до 4.
page-lobby-discard-top = Выбирать верхнюю карту сброса
    .about = В конце хода вы решаете, какая карта ляжет сверху.
page-lobby-name = Ваше имя за столом
page-lobby-open = Открыть стол

page-lobby-title = Кто придёт?
page-lobby-plays = { $game }.
page-lobby-plays-kingdom = { $game }, королевство: { $kingdom }.
page-lobby-who = За столом
page-lobby-free = Место { $n } свободно
page-lobby-you = это вы
page-lobby-here = за столом
page-lobby-away = сейчас не на связи
page-lobby-sit = Сесть
page-lobby-move = Пересесть сюда
page-lobby-rename = Сменить имя
page-lobby-rename-done = Готово
page-lobby-leave = Освободить место
page-lobby-empty = Освободить место игрока «{ $player }»
page-lobby-bot-for = Бот на место { $n }
page-lobby-seat-bot = Посадить бота
page-lobby-no-bot = Без бота
page-lobby-other-bots = Боты с одной стратегией
page-lobby-more-bots = Ещё боты…
page-lobby-fill-with = Боты:
page-lobby-fill = { $n ->
    [one] Занять { $n } свободное место
    [few] Занять { $n } свободных места
   *[other] Занять { $n } свободных мест
}
page-lobby-still-empty = { $n ->
    [one] Ещё свободно { $n } место.
    [few] Ещё свободны { $n } места.
   *[other] Ещё свободно { $n } мест.
}
page-lobby-all-here = Все места заняты.
page-lobby-wait-for-host = Все места заняты. Ждём, когда хозяин стола начнёт партию.
page-lobby-start = Начать партию

page-lobby-invite = Пригласите друзей
page-lobby-invite-how = Отправьте им ссылку или дайте отсканировать QR-код.
page-lobby-qr = QR-код ссылки-приглашения
page-lobby-link = Ссылка-приглашение
page-lobby-copy = Скопировать ссылку
page-lobby-copied = Скопировано

page-lobby-join = Вас приглашают за стол
page-lobby-full = Все места заняты.
page-lobby-is-playing = Партия уже началась.
page-lobby-is-over = Партия окончена.
page-lobby-is-closed = Этот стол закрыт.
page-lobby-watch = Смотреть

# Кто может попасть за стол.
page-lobby-here-only = Этот стол открыт только на этом компьютере. Ссылка больше нигде не сработает.
page-lobby-here-host = Чтобы впустить других, запустите сервер с параметром --host и откройте страницу по указанному адресу.
page-lobby-network = Эта сеть
    .about = Телефоны и компьютеры в той же сети смогут зайти по ссылке.
page-lobby-network-named = Сеть { $name }
page-lobby-network-which = Для какой сети открыть стол
page-lobby-network-warning = Открывайте стол только для сети, которой доверяете, например для домашней. Все в этой сети увидят, что Signoria запущена; соединение не шифруется. Доступ закроется, когда вы остановите Signoria.
page-lobby-network-do = Открыть для сети
page-lobby-network-open = Открыт для этой сети
page-lobby-network-help = Не открывается? Другое устройство должно быть в той же сети. Гостевые сети часто не соединяют устройства между собой.
page-lobby-no-network = Компьютер сейчас не подключён ни к одной сети.
page-lobby-address = Адрес
page-lobby-watching = Зрители по приглашению
    .about = Когда все места заняты, по ссылке можно смотреть игру.
page-lobby-tables = Столы
page-lobby-tables-one = Один стол
page-lobby-tables-two = Два стола: { $way }
page-lobby-prices = Цены карт влияния
    .about = Сколько стоят три карты каждого персонажа, сверху вниз.
page-lobby-ducats = Дукатов в игре
page-lobby-rounds = Последний раунд
page-lobby-families = Семьи
page-lobby-families-random = Случайно
page-lobby-families-chosen = По выбору
page-lobby-seat = Место { $n }
page-lobby-first = Первый игрок
