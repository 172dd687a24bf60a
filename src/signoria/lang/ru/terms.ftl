# The words of the games, and how lists are put together.

type-action = Действие
type-attack = Атака
type-curse = Проклятие
type-reaction = Реакция
type-treasure = Сокровище
type-victory = Победа
type-both = { $first } – { $second }

phase-action = фаза действий
phase-buy = фаза покупки
phase-clean_up = фаза очистки
phase-over = партия окончена
phase-treasure = фаза покупки

# Where room is scarce; sentences say «2 монеты».
coins = ${ $n }
points = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}

bonus-actions = +{ $n } { $n ->
    [one] действие
    [few] действия
   *[many] действий
}
bonus-buys = +{ $n } { $n ->
    [one] покупка
    [few] покупки
   *[many] покупок
}
bonus-coins = +{ $n } { $n ->
    [one] монета
    [few] монеты
   *[many] монет
}

# A list of cards: one of these for each kind. Without a case it is the nominative.
cards-item = { $n ->
    [1] { $case ->
        [acc] { CARD($card, case: "acc") }
       *[nom] { CARD($card) }
    }
    [one] { $n } { $case ->
        [acc] карту
       *[nom] карта
    } { CARD($card, case: "gen") }
    [few] { $n } { CARD($card, form: "few") }
   *[many] { $n } { CARD($card, form: "many") }
}
cards-none = ничего

# Any list: the items so far, then one in the middle or the last one.
list-more = { $list }, { $item }
list-last = { $list } и { $item }
list-last-or = { $list } или { $item }
list-last-deed = { $list } и { $item }
list-last-step = { $list }, затем { $item }
list-last-long-step = { $list }; затем { $item }
list-semicolon = { $list }; { $item }
list-none = никто

# So many cards of which nobody says what they are, or of a sort; in the accusative: «сбрасывает 2 карты».
so-many-cards = { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
such-cards = { $what ->
    [action] { $n ->
        [1] карту Действия
        [one] { $n } карту Действия
        [few] { $n } карты Действия
       *[many] { $n } карт Действия
    }
    [treasure] { $n ->
        [1] Сокровище
        [one] { $n } Сокровище
        [few] { $n } Сокровища
       *[many] { $n } Сокровищ
    }
    [victory] { $n ->
        [1] карту Победы
        [one] { $n } карту Победы
        [few] { $n } карты Победы
       *[many] { $n } карт Победы
    }
    [named] { $n ->
        [1] { CARD($card, case: "acc") }
        [one] { $n } карту { CARD($card, case: "gen") }
        [few] { $n } { CARD($card, form: "few") }
       *[many] { $n } { CARD($card, form: "many") }
    }
   *[card] { so-many-cards }
}
# The same with «до», which takes the genitive: «до 4 карт». Only one: it is the last of several that could be picked.
up-to-such-cards = { $n ->
    [1] ещё { such-cards }
   *[other] до { $n } { $what ->
        [treasure] { $n ->
            [one] Сокровища
           *[other] Сокровищ
        }
        [named] { $n ->
            [one] { CARD($card, case: "gen") }
           *[other] { CARD($card, form: "many") }
        }
       *[card] { $n ->
            [one] карты
           *[other] карт
        }{ $what ->
            [action] {" "}Действия
            [victory] {" "}Победы
           *[card] {""}
        }
    }
}

# Words that come from elsewhere, said as they stand.
verbatim = { $text }

# The games.
game-dominion = «Доминион»
game-intrigo = «Интриго»
