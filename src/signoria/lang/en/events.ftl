# What happened. A line of the log is what one player does in one go: $deeds, and $bonuses, what it brings;
# .steps: a deed has a list of cards in it.

event-turn = { $player }, turn { $n }
    .you = Turn { $n } (you)
event-clean_up = { $shuffled ->
    [1] Clean-up: { $player } discards { $n }, shuffles, and draws { $drawn }.
   *[other] Clean-up: { $player } discards { $n } and draws { $drawn }.
}
    .you = { $shuffled ->
        [1] Clean-up: you discard { $n }, shuffle, and draw { CARDS($cards) }.
       *[other] Clean-up: you discard { $n } and draw { CARDS($cards) }.
    }
event-end = The game is over.
event-won = The game is over. { LIST($players) } { $n ->
        [1] wins
       *[other] share the win
    }.
    .you = The game is over. You win.

story-line = { $player } { LIST($deeds, link: "deeds") }.
    .you = You { LIST($deeds, link: "deeds") }.
    .bonuses = { $player } { LIST($deeds, link: "deeds") }: { LIST($bonuses, link: "none") }.
    .you-bonuses = You { LIST($deeds, link: "deeds") }: { LIST($bonuses, link: "none") }.
    .bonuses-only = { $player }: { LIST($bonuses, link: "none") }.
    .you-bonuses-only = You: { LIST($bonuses, link: "none") }.
    .steps = { $player } { LIST($deeds, link: "steps") }.
    .you-steps = You { LIST($deeds, link: "steps") }.
    .bonuses-steps = { $player } { LIST($deeds, link: "steps") }: { LIST($bonuses, link: "none") }.
    .you-bonuses-steps = You { LIST($deeds, link: "steps") }: { LIST($bonuses, link: "none") }.

# What a card gives, besides those of the card texts. .seen: the reader knows the cards.
bonus-cards = { $n ->
    [one] +1 Card
   *[other] +{ $n } Cards
}
    .seen = { bonus-cards } ({ CARDS($cards) })
bonus-cheaper = cards cost ${ $n } less this turn

# How often the same thing happened in a row.
story-times = { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}

# What a player does, said after the name; .you after "You". .unseen: only how many cards is known. .them: the cards just named.
# .the: cards that the sentence has named before, among others.
# .rest: of the cards revealed, all that are left.
# .again: several times in a row.
deed-play = plays { CARDS($cards) }
    .you = play { CARDS($cards) }
    .again = plays { CARDS($cards) } { story-times }
    .you-again = play { CARDS($cards) } { story-times }
    .second = plays { CARDS($cards, form: "the") } again
    .you-second = play { CARDS($cards, form: "the") } again
deed-draw = draws { CARDS($cards) }
    .you = draw { CARDS($cards) }
    .unseen = draws { so-many-cards }
deed-shuffle = shuffles
    .you = shuffle
# .top: only the last card is seen.
deed-discard = discards { CARDS($cards) }
    .you = discard { CARDS($cards) }
    .top = discards { so-many-cards } ({ CARD($top, form: "a") } on top)
    .them = discards { story-them }
    .you-them = discard { story-them }
    .the = discards { CARDS($cards, form: "the") }
    .you-the = discard { CARDS($cards, form: "the") }
    .rest = discards the rest
    .you-rest = discard the rest
deed-trash = trashes { CARDS($cards) }
    .you = trash { CARDS($cards) }
    .them = trashes { story-them }
    .you-them = trash { story-them }
    .the = trashes { CARDS($cards, form: "the") }
    .you-the = trash { CARDS($cards, form: "the") }
deed-gain = gains { CARDS($cards) }
    .you = gain { CARDS($cards) }
deed-gain_to_hand = gains { CARDS($cards) } to their hand
    .you = gain { CARDS($cards) } to your hand
deed-gain_onto_deck = gains { CARDS($cards) } onto their deck
    .you = gain { CARDS($cards) } onto your deck
deed-gain_from_trash = gains { CARDS($cards) } from the trash
    .you = gain { CARDS($cards) } from the trash
    .the = gains { CARDS($cards, form: "the") } from the trash
    .you-the = gain { CARDS($cards, form: "the") } from the trash
deed-buy = buys { CARDS($cards) }
    .you = buy { CARDS($cards) }
deed-reveal = reveals { CARDS($cards) }
    .you = reveal { CARDS($cards) }
deed-reveal_hand = reveals their hand ({ CARDS($cards) })
    .you = reveal your hand ({ CARDS($cards) })
    .empty = reveals an empty hand
    .you-empty = reveal your empty hand
deed-look = looks at { CARDS($cards) }
    .you = look at { CARDS($cards) }
    .unseen = looks at { so-many-cards }
deed-set_aside = sets aside { CARDS($cards) }
    .you = set aside { CARDS($cards) }
deed-put_on_deck = puts { CARDS($cards) } onto their deck
    .you = put { CARDS($cards) } onto your deck
    .unseen = puts { so-many-cards } onto their deck
    .the = puts { CARDS($cards, form: "the") } onto their deck
    .you-the = put { CARDS($cards, form: "the") } onto your deck
deed-put_in_hand = puts { CARDS($cards) } into their hand
    .you = put { CARDS($cards) } into your hand
    .unseen = puts { so-many-cards } into their hand
    .them = puts { story-them } into their hand
    .you-them = put { story-them } into your hand
    .the = puts { CARDS($cards, form: "the") } into their hand
    .you-the = put { CARDS($cards, form: "the") } into your hand
deed-pass = passes { CARDS($cards) } to { $taker }
    .you = pass { CARDS($cards) } to { $taker }
    .to-you = passes you { CARDS($cards) }
    .unseen = passes a card to { $taker }
deed-react = reveals { CARDS($cards) }
    .you = reveal { CARDS($cards) }
    .again = reveals { CARDS($cards) } { story-times }
    .you-again = reveal { CARDS($cards) } { story-times }
deed-unaffected = is unaffected
    .you = are unaffected
deed-name = names { CARD($top) }
    .you = name { CARD($top) }
deed-choose = chooses “{ LIST($words) }”
    .you = choose “{ LIST($words) }”
deed-keep = leaves { CARDS($cards) } on top of their deck
    .you = leave { CARDS($cards) } on top of your deck
    .them = leaves { story-them } on top of their deck
    .you-them = leave { story-them } on top of your deck
    .the = leaves { CARDS($cards, form: "the") } on top of their deck
    .you-the = leave { CARDS($cards, form: "the") } on top of your deck
deed-return = puts { CARDS($cards) } back onto their deck
    .you = put { CARDS($cards) } back onto your deck{ $n ->
        [1] { "" }
       *[other] { " " }({ CARD($top, form: "a") } on top)
    }
    .the = puts { CARDS($cards, form: "the") } back onto their deck
    .you-the = put { CARDS($cards, form: "the") } back onto your deck{ $n ->
        [1] { "" }
       *[other] { " " }({ CARD($top, form: "a") } on top)
    }
    .unseen = puts { so-many-cards } back onto their deck
    .them = puts { story-them } back onto their deck
    .you-them = put { story-them } back onto your deck{ $n ->
        [1] { "" }
       *[other] { " " }({ CARD($top, form: "a") } on top)
    }
deed-deck_to_discard = puts their whole deck into their discard pile
    .you = put your whole deck into your discard pile
story-them = { $n ->
    [one] it
   *[other] them
}
