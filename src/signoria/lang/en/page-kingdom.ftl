# Choosing the ten cards of a game of Dominion.

page-kingdom-title = Choose a kingdom
page-kingdom-ways = Ways to choose
page-kingdom-way-sets = Recommended
page-kingdom-way-random = Random
page-kingdom-way-hand = Choose cards
page-kingdom-way-code = Code or file

page-kingdom-random = Random
    .about = ten random cards, different every time
page-kingdom-cards = Your ten cards
    .about = the kingdom you chose last
page-kingdom-drawn = Ten random cards
page-kingdom-boxes = { LIST($boxes) }

page-kingdom-from = Cards from
page-kingdom-shared = Edition of shared cards
page-kingdom-edition = Base game edition
page-kingdom-edition-base1 = 1st edition
page-kingdom-edition-base2 = 2nd edition
page-kingdom-with = With
page-kingdom-with-village = a village (two more actions)
page-kingdom-with-draw = a card that draws two or more
page-kingdom-with-trasher = a trasher
page-kingdom-with-buy = extra buys
page-kingdom-with-gainer = a card that gains cards
page-kingdom-with-attack = an Attack
page-kingdom-with-answer = a Reaction if there’s an Attack
page-kingdom-with-calm = two Attacks at most
page-kingdom-with-spread = every cost from $2 to $5
page-kingdom-with-half = half Intrigue, half base game
page-kingdom-without = Without
page-kingdom-without-attack = Attacks
page-kingdom-without-curser = cards that give Curses
page-kingdom-without-trasher = trashers
page-kingdom-without-cost6 = $6 cards
page-kingdom-draw = Draw ten
page-kingdom-another = Draw again
page-kingdom-among = { $n ->
    [one] The only kingdom that fits.
   *[other] One of { $n } kingdoms that fit.
}
page-kingdom-surprise = Surprise me
page-kingdom-surprise-friends = Draw at start

page-kingdom-count = { $n } of { $size } cards
page-kingdom-more = { $n ->
    [one] Choose one more card.
   *[other] Choose { $n } more cards.
}
page-kingdom-enough = You’ve chosen all ten.
page-kingdom-full = Ten cards are enough. Remove one before you add { $card }.
page-kingdom-clear = Clear
page-kingdom-remove = Remove
page-kingdom-swap = Swap this card

page-kingdom-code = Share code
page-kingdom-code-hint = Twelve letters and digits, such as { $code }. Ten card names, in any of our languages, work too.
page-kingdom-read = Show this kingdom
page-kingdom-copy = Copy link
page-kingdom-own = Your own cards
    .about = A YAML file with cards you’ve made. A random kingdom can include one of them.
page-kingdom-own-file = Choose a file
page-kingdom-own-where = You can now choose these cards, and random kingdoms can include them.
page-kingdom-own-forget = Remove

# What a kingdom has, and how much of it.
page-kingdom-traits = What’s in it
page-kingdom-has-village = { $n ->
    [0] no village
   *[other] villages: { $n }
}
page-kingdom-has-draw = { $n ->
    [0] no draw
   *[other] draw: { $n }
}
page-kingdom-has-trasher = { $n ->
    [0] no trasher
   *[other] trashers: { $n }
}
page-kingdom-has-buy = { $n ->
    [0] no extra buy
   *[other] extra buys: { $n }
}
page-kingdom-has-gainer = { $n ->
    [0] no gainer
   *[other] gainers: { $n }
}
page-kingdom-has-attack = { $n ->
    [0] no Attack
   *[other] Attacks: { $n }
}
page-kingdom-has-reaction = { $n ->
    [0] no Reaction
   *[other] Reactions: { $n }
}
page-kingdom-has-curser = { $n ->
    [0] no Curses
   *[other] cards that give Curses: { $n }
}

page-kingdom-play = Play this kingdom
page-kingdom-against = Against { $n ->
    [one] { $n } bot
   *[other] { $n } bots
} · { $level }
page-kingdom-take = Use this kingdom
