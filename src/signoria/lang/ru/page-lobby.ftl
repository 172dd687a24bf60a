# A table for friends: opening it, inviting, sitting down, beginning.

page-lobby-lead = Вы открываете стол, друзья приходят по ссылке. Каждый играет на своём устройстве и на своём языке.
page-lobby-what = Во что играем
page-lobby-seats = Мест
page-lobby-two-tables = Столько игроков садятся за два стола: в начале всех распределят по жребию, и у каждого стола будет своё королевство.
page-lobby-kingdom = Выбрать королевство
page-lobby-how = Как играем
page-lobby-undo = Отмена ходов
page-lobby-undo-ask = По согласию
    .about = Ходы, из которых никто ничего не узнал, отменяются сразу, остальные — если все согласны.
page-lobby-undo-free = Безобидных
    .about = Отменить можно только ходы, из которых никто ничего не узнал.
page-lobby-undo-never = Никогда
    .about = Отменять ходы нельзя.
page-lobby-chat = Чат за столом
page-lobby-public = Открыт для всех
    .about = Стол виден в списке; сесть или смотреть может кто угодно. Иначе — только те, у кого есть ссылка.
page-lobby-points = Счёт очков
    .about = Все видят, сколько очков у каждого игрока.
page-lobby-more = Дополнительные правила
page-lobby-profile = Правила
page-lobby-profile-fitting = по картам
page-lobby-profile-ed1 = 1-го издания
page-lobby-profile-ed2 = 2-го издания
page-lobby-merged = Сокровища двух коробок
    .about = Вдвое больше Серебра и Золота и больше Меди — и для 2–4 игроков.
page-lobby-discard-top = Выбирать верх своего сброса
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
page-lobby-empty = Освободить место: { $player }
page-lobby-bot-for = Бот на место { $n }
page-lobby-seat-bot = Посадить бота
page-lobby-no-bot = Без бота
page-lobby-other-bots = Боты с одним планом
page-lobby-fill-with = Боты:
page-lobby-fill = { $n ->
    [one] Занять { $n } пустое место
    [few] Занять { $n } пустых места
   *[other] Занять { $n } пустых мест
}
page-lobby-still-empty = { $n ->
    [one] Ещё пустует { $n } место.
    [few] Ещё пустуют { $n } места.
   *[other] Ещё пустуют { $n } мест.
}
page-lobby-all-here = Все места заняты.
page-lobby-wait-for-host = Все места заняты. Начинает тот, кто открыл стол.
page-lobby-start = Начать

page-lobby-invite = Пригласите друзей
page-lobby-invite-how = Пришлите ссылку или дайте навести камеру на код.
page-lobby-qr = QR-код ссылки-приглашения
page-lobby-link = Ссылка-приглашение
page-lobby-copy = Скопировать ссылку
page-lobby-copied = Скопировано

page-lobby-join = Вас зовут за стол
page-lobby-full = Все места заняты.
page-lobby-is-playing = Партия уже началась.
page-lobby-is-over = Партия окончена.
page-lobby-is-closed = Этот стол закрыт.
page-lobby-watch = Смотреть
