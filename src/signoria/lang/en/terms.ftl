# The words of the games, and how lists are put together.

type-action = Action
type-attack = Attack
type-curse = Curse
type-reaction = Reaction
type-treasure = Treasure
type-victory = Victory
type-both = { $first } – { $second }

phase-action = Action phase
phase-buy = Buy phase
phase-clean_up = Clean-up phase
phase-over = game over
phase-treasure = Buy phase

# Coins are shown as on the cards.
coins = ${ $n }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

bonus-actions = { $n ->
    [one] +1 Action
   *[other] +{ $n } Actions
}
bonus-buys = { $n ->
    [one] +1 Buy
   *[other] +{ $n } Buys
}
bonus-coins = +${ $n }

# A list of cards: one of these for each kind.
cards-item = { $form ->
    [the] { $n ->
        [one] the { CARD($card) }
       *[other] the { $n } { CARD($card, form: "plural") }
    }
   *[a] { $n ->
        [one] { CARD($card, form: "a") }
       *[other] { $n } { CARD($card, form: "plural") }
    }
}
cards-none = nothing

# Any list: the items so far, then one in the middle or the last one; $n is how many there are in all.
list-more = { $list }, { $item }
list-last = { $n ->
    [2] { $list } and { $item }
   *[other] { $list }, and { $item }
}
list-last-or = { $n ->
    [2] { $list } or { $item }
   *[other] { $list }, or { $item }
}
list-last-deed = { $n ->
    [2] { $list } and { $item }
   *[other] { $list }, and { $item }
}
list-last-step = { $list }, then { $item }
list-last-long-step = { $list }; then { $item }
list-semicolon = { $list }; { $item }
list-none = nobody

# So many cards of which nobody says what they are, or of a sort.
so-many-cards = { $n ->
    [one] a card
   *[other] { $n } cards
}
such-cards = { $what ->
    [action] { $n ->
        [one] an Action card
       *[other] { $n } Action cards
    }
    [treasure] { $n ->
        [one] a Treasure
       *[other] { $n } Treasures
    }
    [victory] { $n ->
        [one] a Victory card
       *[other] { $n } Victory cards
    }
    [named] { $n ->
        [one] { CARD($card, form: "a") }
       *[other] { $n } { CARD($card, form: "plural") }
    }
   *[card] { so-many-cards }
}

# Words that come from elsewhere, said as they stand.
verbatim = { $text }

# The games.
game-dominion = Dominion
game-intrigo = Intrigo
