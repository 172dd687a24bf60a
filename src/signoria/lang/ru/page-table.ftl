# What every table of the page says, whatever is played on it.

page-language = Язык
page-sound = Звуковой сигнал в ваш ход
page-theme-day = Светлая тема
page-theme-night = Тёмная тема
page-close = Закрыть
page-menu = Меню

page-error-unreachable = Сервер недоступен.
page-error-unknown = Что-то пошло не так.
page-error-again = Попробовать ещё раз
page-error-home = На главную

page-link-connecting = Подключение…
page-link-open = На связи
page-link-lost = Связь прервалась, подключаемся снова…
page-link-ended = Соединение закрыто

page-table-closed = Этот стол закрыт.
page-table-question = Вопрос
page-table-confirm = Готово
page-table-more = Выберите ещё: { $n }
page-table-tally = { $picked } из { $most }
page-table-tally-most = { $picked }, не больше { $most }
page-table-tally-open = Выбрано: { $picked }
page-table-you = Ваша сторона стола
page-table-log = Журнал
page-table-game = Партия { $n }
page-table-number = Стол { $n } из 2
page-table-show-log = Показать журнал

page-proposal-undo-you = Вы просите отменить свой последний ход.
page-proposal-undo-other = { $player } просит отменить последний ход.
page-proposal-bot-you = Вы предлагаете, чтобы вместо отсутствующего игрока ({ $about }) играл бот.
page-proposal-bot-other = { $player } предлагает, чтобы вместо отсутствующего игрока ({ $about }) играл бот.
page-proposal-rematch-same-you = Вы предлагаете сыграть ещё раз теми же картами.
page-proposal-rematch-same-other = { $player } предлагает сыграть ещё раз теми же картами.
page-proposal-rematch-rotated-you = Вы предлагаете сыграть ещё раз, заменив часть карт.
page-proposal-rematch-rotated-other = { $player } предлагает сыграть ещё раз, заменив часть карт.
page-proposal-rematch-new-you = Вы предлагаете сыграть ещё раз новыми картами.
page-proposal-rematch-new-other = { $player } предлагает сыграть ещё раз новыми картами.
page-proposal-agree = Согласиться
page-proposal-refuse = Отказаться
page-proposal-withdraw = Отозвать

page-table-undo-sure = С тех пор ходили и другие: { LIST($players) }. Их ходы тоже отменятся.
page-table-undo-yes = Отменить всё
page-table-doubt-no = Играть дальше
page-proposal-declined = На вашу просьбу ответили отказом.

page-chat = Чат{ $n ->
    [0] { "" }
   *[other] { " " }({ $n })
}
page-chat-say = Напишите что-нибудь
page-chat-send = Отправить
page-chat-mute = Не показывать сообщения игрока «{ $player }»
page-chat-unmute = Снова показывать сообщения игрока «{ $player }»

page-menu-take-seat = Снова играть без бота
page-menu-hand-over = Пусть за игрока «{ $player }» играет бот
page-menu-concede = Сдаться
page-menu-concede-doubt = Сдаться в этой партии? Это нельзя отменить.
page-menu-concede-sure = Да, сдаться
page-menu-rules = Правила и карты
page-menu-leave = Уйти и вернуться позже
page-menu-keys = Клавиши
page-menu-hold = Чтобы прочесть карту, нажмите и удерживайте её.
