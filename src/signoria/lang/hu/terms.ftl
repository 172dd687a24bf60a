# The words of the games, and how lists are put together.

type-action = Akció
type-attack = Támadás
type-curse = Átok
type-reaction = Reakció
type-treasure = Kincs
type-victory = Győzelem
type-both = { $first } – { $second }

phase-action = akciószakasz
phase-buy = vásárlási szakasz
phase-clean_up = rendrakás
phase-over = vége a játéknak
phase-treasure = vásárlási szakasz

# A price in a column: é for érme.
coins = { $n } é
points = { $n } pont

bonus-actions = +{ $n } akció
bonus-buys = +{ $n } vásárlás
bonus-coins = +{ $n } érme

# A list of cards: one of these for each kind. `bare`: without article, for cards of which there is one each.
cards-item = { $case ->
    [acc] { $form ->
        [the] { $n ->
            [1] { CARD($card, case: "acc", form: "the") }
            [5] az 5 { CARD($card, case: "acc") }
           *[other] a { $n } { CARD($card, case: "acc") }
        }
       *[a] { $n ->
            [one] egy { CARD($card, case: "acc") }
           *[other] { $n } { CARD($card, case: "acc") }
        }
    }
    [bare] { $n ->
        [one] { CARD($card) }
       *[other] { CARD($card) } ({ $n } db)
    }
   *[nom] { $n ->
        [one] egy { CARD($card, form: "item") }
       *[other] { $n } { CARD($card, form: "item") }
    }
}
cards-none = semmi

# Any list: the items so far, then one in the middle or the last one.
list-more = { $list }, { $item }
list-last = { $list } és { $item }
list-last-or = { $list } vagy { $item }
list-last-deed = { $list }, és { $item }
list-last-step = { $list }, majd { $item }
list-last-long-step = { $list }, majd { $item }
list-semicolon = { $list }; { $item }
list-none = senki

# So many cards of which nobody says what they are, or of a sort; `acc` as an object.
so-many-cards = { $n ->
    [one] egy lap
   *[other] { $n } lap
}
    .acc = { $n ->
        [one] egy lapot
       *[other] { $n } lapot
    }
such-cards = { $what ->
    [action] { $n ->
        [one] egy akciókártya
       *[other] { $n } akciókártya
    }
    [treasure] { $n ->
        [one] egy kincskártya
       *[other] { $n } kincskártya
    }
    [victory] { $n ->
        [one] egy győzelmi kártya
       *[other] { $n } győzelmi kártya
    }
    [named] { $n ->
        [one] egy { CARD($card, form: "item") }
       *[other] { $n } { CARD($card, form: "item") }
    }
   *[card] { so-many-cards }
}
    .acc = { $what ->
        [action] { $n ->
            [one] egy akciókártyát
           *[other] { $n } akciókártyát
        }
        [treasure] { $n ->
            [one] egy kincskártyát
           *[other] { $n } kincskártyát
        }
        [victory] { $n ->
            [one] egy győzelmi kártyát
           *[other] { $n } győzelmi kártyát
        }
        [named] { $n ->
            [one] egy { CARD($card, case: "acc") }
           *[other] { $n } { CARD($card, case: "acc") }
        }
       *[card] { so-many-cards.acc }
    }

# The same in two pieces, for what stands between them: egy legfeljebb 4 érmébe kerülő lapot.
so-many = { $n ->
    [one] egy
   *[other] { $n }
}
such-a-card = { $what ->
    [action] akciókártyát
    [treasure] kincskártyát
    [victory] győzelmi kártyát
    [named] { CARD($card, case: "acc") }
   *[card] lapot
}

# Words that come from elsewhere, said as they stand.
verbatim = { $text }

# The games.
game-dominion = Dominion
game-intrigo = Intrigo
