# What every table of the page says, whatever is played on it.

page-language = Язык
page-sound = Звук, когда ваш ход
page-theme-day = Дневной вид
page-theme-night = Ночной вид
page-close = Закрыть
page-menu = Меню

page-trouble-unreachable = Сервер недоступен.
page-trouble-unknown = Что-то пошло не так.
page-trouble-again = Попробовать ещё раз
page-trouble-home = На главную

page-link-connecting = Подключение
page-link-open = На связи
page-link-lost = Связь прервалась, подключаемся снова
page-link-ended = Связь завершена

page-table-closed = Этот стол закрыт.
page-table-question = Вопрос
page-table-confirm = Готово
page-table-more = Выберите ещё: { $n }
page-table-tally = { $picked } из { $most }
page-table-tally-most = { $picked }, не больше { $most }
page-table-tally-open = Выбрано: { $picked }
page-table-you = Ваша сторона стола
page-table-log = Журнал
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

page-chat = Чат{ $n ->
    [0] { "" }
   *[other] { " " }({ $n })
}
page-chat-say = Напишите что-нибудь
page-chat-send = Отправить
page-chat-mute = Не показывать сообщения: { $player }
page-chat-unmute = Снова показывать сообщения: { $player }

page-menu-take-seat = Снова играть за себя самому
page-menu-hand-over = Пусть за отсутствующего играет бот: { $player }
page-menu-concede = Сдаться
page-menu-concede-sure = Сдать эту партию окончательно
page-menu-rules = Правила и карты
page-menu-leave = Уйти и вернуться позже
page-menu-keys = Клавиши
