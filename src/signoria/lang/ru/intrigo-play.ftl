# Intrigo in the terminal: what the screen says around the game, and the words that can be typed.

# --- the screen ---

intrigo-heading-draft = Раунд { $n } · получение карт · { $pack }-й выбор из трёх
intrigo-heading-placement = Раунд { $n } · выкладывание карт · { $gaps } { $gaps ->
    [one] пустое место
    [few] пустых места
   *[many] пустых мест
}
intrigo-supplies = в запасе { $ducats } дук., в мешочке { $seals } печ.
# The columns of the players: how many organisations of five, how many seals of one of four, ducats, cards in hand.
intrigo-column-kinds = разных
intrigo-column-alike = одинак.
intrigo-column-ducats = дук.
intrigo-column-hand = рука
intrigo-of = { $n }/{ $most }
intrigo-price = { $ducats } д.
intrigo-hand = Рука
intrigo-pack = На выбор
intrigo-kept = Оставлено
intrigo-known = Известно
intrigo-nothing = ничего
intrigo-holds = { $player }: { LIST($names, link: "none") }

intrigo-hint = ? вор · почему A · дворец · отмена · журнал · сохранить ФАЙЛ · выход
    .several = ко4 7 · вор 3 A · ? вор · почему 7 · дворец · отмена · журнал · выход
intrigo-help =
    Отвечайте номером, названием или его началом; карты можно называть и так: ко4.
    У зданий буквы, у мест номера: место 1 — между A и B, вход — здание A.
    Весь ход сразу: ко4 7   вор 3 A   продавец 5 E K   пропустить

    ? вор               что делает персонаж; также ? ко4, ? A
    почему куртизанка   почему так сейчас нельзя
    дворец              кому достались бы жетоны, если бы раунд закончился сейчас
    отмена              отменить свой последний ход
    журнал              ход партии
    сохранить ФАЙЛ      записать партию в файл
    выход               уйти; партия сохраняется, `signoria play --resume` её продолжит

    Знаки: E дух›Ко  печать духовенства на E получила бы семья Контарини   7 Да4↓  карта лицом вниз
command-palace = дворец, palace
intrigo-palace-now = Если бы раунд закончился сейчас
intrigo-alias-pass = пропустить, пас, pass
intrigo-alias-decline = нет, н, ничего, no, n

# --- before the game, after a round, at the end ---

intrigo-title = Интриго
intrigo-goal =
    В каждом раунде вы выбираете четыре карты интриг, а потом выкладываете карты на места между зданиями дворца. Жетон здания приносит старшая из двух карт рядом с ним — главе её семьи, кто бы её ни положил.
    Дожем становится тот, кто первым соберёт четыре печати одной организации или хотя бы по одной печати каждой из пяти.
intrigo-families = { LIST($families, link: "none") }.
intrigo-heads = { $player } — { $family }
    .you = Вы — { $family }
intrigo-absent = За семью { $family } никто не играет, но её карты участвуют в игре.
intrigo-neutral = За семью { $family } никто не играет: она нейтральная.
intrigo-character-here = { $name } · { intrigo-ducats } · { $left ->
    [0] больше нет
    [one] осталась { $left }
   *[other] осталось { $left }
}
intrigo-gap-here = Место { $gap }, между { $building } и { $other }: { $lies ->
    [card] { CARD($card) }
    [down] { CARD($card) }, лицом вниз
   *[nothing] пусто
}
intrigo-award-title = Раунд { $n }: награждение

intrigo-end-rounds = { $n } { $n ->
    [one] раунд
    [few] раунда
   *[many] раундов
}
intrigo-end-four = { $player } становится дожем: четыре печати { seals-of }. Партия длилась { intrigo-end-rounds }.
    .you = Вы становитесь дожем: четыре печати { seals-of }. Партия длилась { intrigo-end-rounds }.
intrigo-end-five = { $player } становится дожем: собраны печати всех пяти организаций. Партия длилась { intrigo-end-rounds }.
    .you = Вы становитесь дожем: собраны печати всех пяти организаций. Партия длилась { intrigo-end-rounds }.
intrigo-end-limit = Позади { intrigo-end-rounds }, а дожем так никто и не стал. Ближе всех к цели: { LIST($players) }.
    .you = Позади { intrigo-end-rounds }, а дожем так никто и не стал. Ближе всех к цели вы.
