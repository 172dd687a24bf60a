# Choosing the ten cards of a game of Dominion.

page-kingdom-title = Choose a kingdom
page-kingdom-ways = Ways to choose
page-kingdom-way-sets = Recommended
page-kingdom-way-random = Random
page-kingdom-way-hand = By hand
page-kingdom-way-code = Code or file

page-kingdom-random = Random
    .about = ten cards by chance, others every time
page-kingdom-cards = Your ten cards
    .about = the kingdom you chose last
page-kingdom-drawn = Ten by chance
page-kingdom-boxes = { LIST($boxes) }

page-kingdom-from = Cards from
page-kingdom-shared = Cards of both base games as in the
page-kingdom-edition = Edition of the base cards
page-kingdom-edition-base1 = 1st edition
page-kingdom-edition-base2 = 2nd edition
page-kingdom-with = With
page-kingdom-with-village = a village (two more actions)
page-kingdom-with-draw = a card that draws two or more
page-kingdom-with-trasher = a trasher
page-kingdom-with-buy = an extra buy
page-kingdom-with-gainer = a card that gains cards
page-kingdom-with-attack = an Attack
page-kingdom-with-answer = a Reaction if there is an Attack
page-kingdom-with-calm = two Attacks at most
page-kingdom-with-spread = every cost from 2 to 5
page-kingdom-with-half = half Intrigue, half base game
page-kingdom-without = Without
page-kingdom-without-attack = Attacks
page-kingdom-without-curser = Curses from cards
page-kingdom-without-trasher = trashers
page-kingdom-without-cost6 = cards that cost 6
page-kingdom-draw = Draw ten
page-kingdom-another = Another ten
page-kingdom-among = { $n ->
    [one] The only kingdom that fulfils all wishes.
   *[other] One of { $n } kingdoms that fulfil all wishes.
}
page-kingdom-surprise = Play unseen ones
page-kingdom-surprise-friends = Draw only when we begin

page-kingdom-count = { $n } of { $size } cards
page-kingdom-more = { $n ->
    [one] Choose one more card.
   *[other] Choose { $n } more cards.
}
page-kingdom-enough = All ten are chosen.
page-kingdom-remove = Take it out
page-kingdom-swap = Exchange this card

page-kingdom-code = Share code
page-kingdom-code-hint = Twelve letters and digits, such as { $code }. Ten card names in English work too.
page-kingdom-read = Show this kingdom
page-kingdom-copy = Copy the link
page-kingdom-own = Cards of your own
    .about = A YAML file with cards that you have made. One of them may be in a random kingdom.
page-kingdom-own-file = Choose a file
page-kingdom-own-where = They are now among the cards to choose by hand and to draw from.
page-kingdom-own-forget = Put them away

# What a kingdom has, and how much of it.
page-kingdom-traits = What is in it
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
   *[other] give Curses: { $n }
}

page-kingdom-play = Play this kingdom
page-kingdom-take = Take this kingdom
