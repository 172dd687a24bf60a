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
play-more = Enter — дальше, в — вернуться{" "}
play-back = Enter — вернуться{" "}
play-begin = Enter — начать{" "}
play-go-on = Enter — дальше{" "}
play-kingdom = Королевство
play-choose = Выберите: введите номер или название.
play-several = «{ $said }» может значить { LIST($names, link: "or") }.
play-unknown = Здесь нет ничего с названием «{ $said }». Введите номер или название; «?» — справка.
play-no-card = Карты с названием «{ $said }» нет.
play-possible = { $name }: сейчас это можно.
play-why-what = О чём спросить «почему»? Назовите карту, например: почему рынок
play-so-far = Остальное не сделано: сначала нужно ответить на другой вопрос.
play-trash = Свалка:
play-trash-empty = Свалка пуста.
play-save-where = Куда сохранить? Назовите файл, например: сохранить пятница.json
play-saved = Сохранено: { $file }.
play-not-saved = Сохранить не удалось: { $why }
play-agree = Отменить последний ход ({ $player })? Согласиться должны все. (да/нет){" "}
play-not-agreed = Ничего не отменено.
play-left = Партия сохранена. Продолжить: signoria play --resume
    .elsewhere = Партия сохранена. Продолжить: signoria play --resume { $file }
play-record = Запись партии: { $file }
play-again = Enter — ещё партия, журнал — что было, в — выйти{" "}
play-person = Игрок { $n }
play-help =
    Отвечайте номером, названием карты или его началом.
    Сразу несколько: 1 3 3   медь, поместье   2 медь
    Просто Enter делает обычное: кончает фазу, играет все Сокровища, завершает выбор.

    ? ополчение      что делает карта
    почему рынок     почему чего-то нельзя
    отмена           отменить свой последний ход
    журнал           всё, что было
    свалка           что лежит на свалке
    сохранить ФАЙЛ   записать партию в файл
    выход            уйти; партия сохраняется, `signoria play --resume` её продолжит

# What can be typed, with commas between words for the same thing. The English words do too: the keyboard may be set to them.
command-help = справка, помощь, help
command-why = почему, why
command-undo = отмена, отменить, назад, undo, back
command-log = журнал, log
command-trash = свалка, trash
command-save = сохранить, save
command-quit = выход, выйти, в, quit, q, exit
play-verbs = играть, сыграть, играю, купить, покупаю, сбросить, сбрасываю, отправить, получить, передать, положить, показать, назвать, взять, выбрать
# What may stand between the words of an answer and means nothing: вор на место 5.
play-fillers = играть, сыграть, купить, покупаю, оставить, оставляю, положить, кладу, назвать, вызвать, перевернуть, обменять, поменять, передвинуть, карту, в, на, за, с, и, из, место, месте, места, здание, здания
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
bot-big_money_ultimate = Терпеливый банкир
bot-big_money_ultimate_many = Банкир для большого стола
bot-bureaucrat_gardens = Бот «Чиновник и Сады»
bot-council_room = Бот «Зал совета»
bot-courtyard = Бот «Сад при Дворце»
bot-double_witch = Бот «Две Ведьмы»
bot-duke_duchy = Бот «Герцог»
bot-ironworks_gardens = Бот «Металлургия и Сады»
bot-lab_militia_chapel = Бот «Лаборатория»
bot-masquerade = Бот «Маскарад»
bot-militia = Бот «Ополчение»
bot-minion = Бот «Фаворит»
bot-minion_chapel = Бот «Фаворит и Часовня»
bot-smithy = Бот «Кузница»
bot-torturer = Бот «Истязатель»
bot-torturer_village = Бот «Истязатель и Деревня»
bot-witch = Бот «Ведьма»
bot-workshop_gardens = Бот «Мастерская и Сады»
bot-novice = Бот-новичок
bot-easy = Лёгкий бот
bot-medium = Средний бот
bot-hard = Сильный бот
bot-random = Бот-наугад
# Bots of other packages and of the user's own files.
bot-other = Бот { $name }
bot-numbered = { $bot } { $n }

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
end-conceded = Остальные сдались. Победа за: { LIST($players) }.
    .you = Остальные сдались: вы побеждаете.
end-provinces = Провинций не осталось.
end-piles = Опустели стопки: { LIST($piles) }.
end-broken-off = Партия не доиграна.

# Why nobody can sit down.
error-nobody-plays = за столом нужен хотя бы один человек
error-same-name = у двух человек одинаковые имена
error-no-name = «{ $name }» — не имя
error-long-name = в имени не больше { $n } { $n ->
    [one] буквы
   *[other] букв
}: { $name }
error-how-many-play = играют от { $least } до { $most }, а не { $n }
error-not-in-terminal = в терминале нельзя сыграть в { $game }; можно: { LIST($games) }
error-option-of-dominion = { $option } для { $game } ничего не значит
error-none-unfinished = незаконченных партий в { $folder } нет
error-file = { $file }: { $why }
error-bot-failed = { $bot } не может ответить «{ $option }»: { $reason }. Партия сохранена такой, какой была до этого.
