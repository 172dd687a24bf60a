# The terminal: what the screen says around the game, and the words that can be typed.

play-turn = { $player }, { $n }-й ход · { $phase }
    .you = Ваш { $n }-й ход · { $phase }
play-counters = { $actions } { $actions ->
        [one] действие
        [few] действия
       *[many] действий
    } · { $buys } { $buys ->
        [one] покупка
        [few] покупки
       *[many] покупок
    } · { $coins } { $coins ->
        [one] монета
        [few] монеты
       *[many] монет
    }
play-hand = Рука
play-in-play = В игре
    .short = в игре
play-deck = Колода
play-aside = Отложено
    .short = отложено
play-revealed = Открыто
    .short = открыто
play-known = известно
play-discard-top = сброс
play-hand-size = { cards-counted } на руке
play-deck-size = { $n ->
    [0] пуста
   *[other] { cards-counted }
}
cards-counted = { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
play-empty = пусто
play-card = { $name } · { $cost } { $cost ->
    [one] монета
    [few] монеты
   *[many] монет
} · { $types }
play-absent = { $name } · в этой партии нет
play-asks = { CARD($source) }: { $question }
play-picked = Уже выбрано: { LIST($words) }
play-enter = {" "}(Enter)
play-hint = ? карта · почему карта · отмена · журнал · свалка · сохранить ФАЙЛ · выход
    .several = можно сразу несколько: 1 3 3 · ? карта · почему карта · отмена · журнал · свалка · сохранить · выход

play-pass-on = Теперь за клавиатурой { $player }.
play-ready = { $player }, нажмите Enter:{" "}
play-thinking = { $bot } думает…
play-more = Enter — дальше, «в» — вернуться{" "}
play-back = Enter — вернуться{" "}
play-begin = Enter — начать{" "}
play-go-on = Enter — дальше{" "}
play-at-the-table = За столом: { LIST($players) }.
play-kingdom = Королевство
play-choose = Выберите: введите номер или название.
play-several = «{ $said }» может значить { LIST($names, link: "or") }.
play-unknown = Здесь нет ничего под названием «{ $said }». Введите номер или название; ? — справка.
play-no-card = Карты «{ $said }» нет.
play-possible = { $name }: сейчас это можно.
play-why-what = Что объяснить? Назовите карту, например: почему рынок
play-so-far = Остальное не выполнено: сначала нужно ответить на другой вопрос.
play-trash = Свалка:
play-trash-empty = Свалка пуста.
play-save-where = Куда сохранить? Укажите файл, например: сохранить пятница.json
play-saved = Сохранено: { $file }.
play-not-saved = Сохранить не удалось: { $why }
play-agree = Отменить последний ход ({ $player })? Согласиться должны все. (да/нет){" "}
play-not-agreed = Ничего не отменено.
play-left = Партия сохранена. Продолжить: signoria play --resume
    .elsewhere = Партия сохранена. Продолжить: signoria play --resume { $file }
play-record = Запись партии: { $file }
play-again = Enter — ещё партия, «журнал» — ход партии, «в» — выход{" "}
play-again-cards = Enter — ещё партия, «новые» — другие карты, «замена КАРТА» — замена одной карты, «журнал» — ход партии, «в» — выход{" "}
play-person = Игрок { $n }
play-help =
    Отвечайте номером, названием карты или его началом.
    Сразу несколько: 1 3 3   медь, поместье   2 медь
    Просто Enter — обычный ответ: закончить фазу, сыграть все Сокровища, завершить выбор.

    ? ополчение      что делает карта
    почему рынок     почему так сейчас нельзя
    отмена           отменить свой последний ход
    журнал           ход партии
    свалка           что лежит на свалке
    сохранить ФАЙЛ   записать партию в файл
    выход            уйти; партия сохраняется, `signoria play --resume` её продолжит

# What can be typed, with commas between words for the same thing. The English words do too: the keyboard may be set to them.
command-help = справка, помощь, help
command-why = почему, why
command-undo = отмена, отменить, назад, undo, back
command-log = журнал, log
command-new = новые, новое, new
command-swap = замена, заменить, swap
command-trash = свалка, trash
command-save = сохранить, save
command-quit = выход, выйти, в, quit, q, exit
play-verbs = играть, сыграть, играю, купить, покупаю, сбросить, сбрасываю, отправить, получить, передать, положить, показать, назвать, взять, выбрать
# What may stand between the words of an answer and means nothing: вор на место 5.
play-fillers = играть, сыграть, купить, покупаю, оставить, оставляю, положить, кладу, назвать, вызвать, потребовать, требую, перевернуть, обменять, поменять, передвинуть, карту, в, на, за, с, и, из, место, месте, места, здание, здания
alias-stop = стоп, хватит, готово, ничего, всё, нет
alias-yes = да, д, yes, y
alias-no = нет, н, no, n
alias-all_treasures = все, всё
alias-end_actions = конец, закончить, дальше, готово, нет
alias-end_treasures = конец, закончить, дальше, готово, нет
alias-end_turn = конец, закончить, дальше, готово, ничего, нет

# What the box calls it.
alias-mining_village = рудник

bot-big_money = Бот-банкир
    .names = Альдо
bot-big_money_ultimate = Терпеливый банкир
    .names = Ада
bot-big_money_ultimate_many = Банкир для большого стола
    .names = Амедео
bot-bureaucrat_gardens = Бот «Чиновник и Сады»
    .names = Бруно
bot-council_room = Бот «Зал совета»
    .names = Карлотта
bot-courtyard = Бот «Сад при Дворце»
    .names = Дарио
bot-double_witch = Бот «Две Ведьмы»
    .names = Доната
bot-duke_duchy = Бот «Герцог»
    .names = Дуилио
bot-ironworks_gardens = Бот «Металлургия и Сады»
    .names = Инес
bot-lab_militia_chapel = Бот «Лаборатория»
    .names = Ливия
bot-masquerade = Бот «Маскарад»
    .names = Мила
bot-militia = Бот «Ополчение»
    .names = Этторе
bot-minion = Бот «Фаворит»
    .names = Марио
bot-minion_chapel = Бот «Фаворит и Часовня»
    .names = Мирелла
bot-smithy = Бот «Кузница»
    .names = Фабио
bot-torturer = Бот «Истязатель»
    .names = Тоска
bot-torturer_village = Бот «Истязатель и Деревня»
    .names = Теодора
bot-witch = Бот «Ведьма»
    .names = Стелла
bot-workshop_gardens = Бот «Мастерская и Сады»
    .names = Уго
bot-novice = Бот-новичок
    .names = Нина, Беппе, Дзита, Тони, Джемма
bot-easy = Лёгкий бот
    .names = Марта, Пьеро, Бьянка, Туллио, Лучия
bot-medium = Средний бот
    .names = Элена, Марко, Кьяра, Никола, Сильвия
bot-hard = Сильный бот
    .names = Орсола, Андреа, Виттория, Лоренцо, Катерина
bot-expert = Бот-эксперт
    .names = Ипполита, Бальдассаре, Лавиния, Раффаэле, Софонисба
bot-trained = Обученный бот
    .names = Джиневра, Оттавио, Изотта, Леонардо, Фьямметта
bot-random = Случайный бот
    .names = Фортунато
# Bots of other packages and of the user's own files.
bot-other = Бот { $name }
bot-numbered = { $bot } { $n }
bot-introduced = { $name } ({ $bot })
# What stands beside a bot’s name at a table.
bot-tag = бот · { $level }
    .other = бот

two-tables-title = Два стола
two-tables-row = Стол { $n }: { LIST($players) }
two-tables-here = (здесь)
two-tables-other = На другом компьютере откройте второй стол с теми же параметрами, добавив { $options }.
series-title = Счёт серии (сыграно партий: { $n })
series-row = { $player }: побед — { $won }, общих — { $shared }
series-row-points = { $player }: побед — { $won }, общих — { $shared }, очков — { $points }

end-deck = { $turns } { $turns ->
        [one] ход
        [few] хода
       *[many] ходов
    }, { cards-counted }
end-wins = { $player } побеждает: { points }.
    .you = Вы побеждаете: { points }.
end-wins-turns = { $player } побеждает. Столько же очков, но больше ходов: { LIST($others) }.
    .you = Вы побеждаете. Столько же очков, но больше ходов: { LIST($others) }.
end-shared = { LIST($players) } делят победу.
end-shared-turns = { LIST($players) } делят победу: очков поровну, а ходов меньше, чем у остальных.
end-conceded = Остальные сдались. { $n ->
        [1] Побеждает
       *[other] Побеждают
    } { LIST($players) }.
    .you = Остальные сдались: вы побеждаете.
end-gave_up = Вы сдались. { $n ->
    [1] Побеждает
   *[other] Побеждают
} { LIST($players) }.
end-provinces = Провинций не осталось.
end-piles = Опустели стопки: { LIST($piles) }.
end-broken-off = Партия не доиграна.

# Why nobody can sit down.
error-nobody-plays = за столом нужен хотя бы один человек
error-same-name = у двух игроков одинаковые имена
error-no-name = имя «{ $name }» не годится
error-long-name = в имени может быть не больше { $n } { $n ->
    [one] буквы
   *[other] букв
}: { $name }
error-how-many-play = игроков может быть от { $least } до { $most }, а не { $n }
error-not-in-terminal = играть в { $game } в терминале нельзя; можно: { LIST($games) }
error-option-of-dominion = { $option } не подходит для игры { $game }
error-prices = «{ $value }» — не список цен; напишите три целых числа, например 1,2,3
error-none-unfinished = незаконченных партий в папке { $folder } нет
error-file = { $file }: { $why }
error-bot-failed = { $bot } не может ответить «{ $option }»: { $reason }. Партия сохранена такой, какой была до этого.
