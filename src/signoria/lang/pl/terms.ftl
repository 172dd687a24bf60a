# The words of the games, and how lists are put together.

type-action = Akcja
type-attack = Atak
type-curse = Klątwa
type-reaction = Reakcja
type-treasure = Skarb
type-victory = Zwycięstwo
type-both = { $first } – { $second }

phase-action = faza akcji
phase-buy = faza zakupów
phase-clean_up = faza porządków
phase-over = koniec gry
phase-treasure = faza zakupów

# Short, for tables; sentences say „monety”.
coins = { $n }$
points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}

# Coins in the accusative: „kosztuje…”, „za…”, „masz…”.
cost-in-coins = { $cost ->
    [one] 1 monetę
    [few] { $cost } monety
   *[many] { $cost } monet
}
coins-you-have = { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}

bonus-actions = { $n ->
    [one] +1 akcja
    [few] +{ $n } akcje
   *[many] +{ $n } akcji
}
bonus-buys = { $n ->
    [one] +1 zakup
    [few] +{ $n } zakupy
   *[many] +{ $n } zakupów
}
bonus-coins = { $n ->
    [one] +1 moneta
    [few] +{ $n } monety
   *[many] +{ $n } monet
}

# A list of cards: one of these for each kind. From two upwards nominative and accusative are alike.
cards-item = { $n ->
    [one] { $case ->
        [acc] { CARD($card, case: "acc") }
       *[nom] { CARD($card) }
    }
    [few] { $n } { CARD($card, form: "plural") }
   *[many] { $n } { CARD($card, case: "gen", form: "plural") }
}
cards-none = nic

# Any list: the items so far, then one in the middle or the last one.
list-more = { $list }, { $item }
list-last = { $list } i { $item }
list-last-or = { $list } albo { $item }
list-last-deed = { $list } i { $item }
list-last-step = { $list }, po czym { $item }
list-last-long-step = { $list }; potem { $item }
list-semicolon = { $list }; { $item }
list-none = nikt

# So many cards of which nobody says what they are, or of a sort; in the accusative.
so-many-cards = { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
}
such-cards = { $what ->
    [action] { so-many-cards } Akcji
    [treasure] { so-many-cards } Skarbu
    [victory] { so-many-cards } Zwycięstwa
    [named] { $n ->
        [one] { CARD($card, case: "acc") }
        [few] { $n } { CARD($card, form: "plural") }
       *[many] { $n } { CARD($card, case: "gen", form: "plural") }
    }
   *[card] { so-many-cards }
}
# After „jeszcze”: „jeszcze jedną kartę”, but „jeszcze Miedziaka”.
more-such-cards = { $what ->
    [named] { such-cards }
   *[card] { $n ->
        [1] jedną { such-cards }
       *[other] { such-cards }
    }
}

# Words that come from elsewhere, said as they stand.
verbatim = { $text }

# The games.
game-dominion = Dominion
game-intrigo = Intrigo
