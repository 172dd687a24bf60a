# Intrigo's table in the page.

page-intrigo-title = Intrigo, round { $n }
page-intrigo-where-draft = Round { $n } · draft
page-intrigo-where-placement = Round { $n } · placement
page-intrigo-where-award = Round { $n } · award
page-intrigo-where-over = Round { $n }
page-intrigo-keys = Arrow keys walk round the palace and along your hand. Page Up and Page Down lead to the next place that can be chosen. Enter chooses, Escape takes back.
page-intrigo-undo = Take my last move back
    .short = Undo

# --- the families ---

page-intrigo-families = Families
page-intrigo-you = You
page-intrigo-first = First player
page-intrigo-seat-picks = { $family }, choosing a card
page-intrigo-seat-picked = { $family }, has chosen
page-intrigo-seat-go = { $family }, thinking
page-intrigo-seat-go-you = { $family }, your go
page-intrigo-seat-play = { $family }, laid { CARD($card) }
page-intrigo-seat-buy = { $family }, bought { CARD($card, form: "the") }
page-intrigo-seat-call = { $family }, had to lay { CARD($card) }
page-intrigo-seat-pass = { $family }, passed
page-intrigo-seat-auto_pass = { $family }, passed
page-intrigo-cards = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
page-intrigo-ducats = { $n ->
    [one] 1 ducat
   *[other] { $n } ducats
}
page-intrigo-known = Certainly in hand: { CARDS($cards) }
page-intrigo-organisation = { $token ->
    [merchants] merchants
    [military] military
    [clergy] clergy
    [farmers] farmers
   *[workers] workers
}
page-intrigo-counter = { page-intrigo-organisation }: { $n } of 4
page-intrigo-goal = { $different } of 5 different, or { $most } of 4 { page-intrigo-organisation }
page-intrigo-goal-none = no seals yet

page-intrigo-to-win = To win
page-intrigo-to-win-four = four seals of one organisation
page-intrigo-to-win-five = one seal of each of the five

# --- the palace; $state: may be chosen, is chosen, or neither ---

page-intrigo-palace = Palace
page-intrigo-entrance = Entrance
page-intrigo-token = { $token ->
    [merchants] merchants’ seal
    [military] military seal
    [clergy] clergy’s seal
    [farmers] farmers’ seal
    [workers] workers’ seal
    [ducat] ducat
   *[none] no token
}
page-intrigo-state = { $state ->
    [may] . You may choose it
    [chosen] . Chosen
   *[none] { "" }
}
page-intrigo-building-here = Building { $building }{ $entrance ->
    [1] , the entrance
   *[other] { "" }
}: { page-intrigo-token }{ $down ->
    [1] , face down
   *[other] { "" }
}{ page-intrigo-state }
page-intrigo-gap-here = Gap { $gap } between { $building } ({ $before }) and { $other } ({ $after }): { $lies ->
    [card] { CARD($card) }
    [down] { CARD($card) }, face down
   *[nothing] empty
}{ page-intrigo-state }
page-intrigo-card-here = { CARD($card) }{ page-intrigo-state }
page-intrigo-character-here = { CARD($card) }, { $left ->
    [0] none left
    [one] { intrigo-ducats }, 1 left
   *[other] { intrigo-ducats }, { $left } left
}. { $text }{ page-intrigo-state }

# --- the courtyard ---

page-intrigo-influence = Buy influence
page-intrigo-does-trader = swaps two tokens
page-intrigo-does-assassin = turns a card down
page-intrigo-does-courtesan = calls a card out
page-intrigo-does-gondolier = swaps two cards
page-intrigo-does-guard = moves a card
page-intrigo-does-thief = turns a token down
page-intrigo-gone = none left
# The number stands before it.
page-intrigo-pool = { $n ->
    [one] ducat in the pool
   *[other] ducats in the pool
}
page-intrigo-bag = { $n ->
    [one] seal in the bag
   *[other] seals in the bag
}
page-intrigo-outlook = If the award came right after it:
page-intrigo-names = Which card is called?
page-intrigo-draft = The players draft their cards
page-intrigo-pack = Pack { $n } of 3
page-intrigo-pack-goes = The rest goes to { $player }
page-intrigo-prices = Prices of the characters

# --- my side: what is still missing, and what the button will do ---

page-intrigo-hand = Your cards: { $n }
page-intrigo-missing-hand = Choose a card or a character
page-intrigo-missing-hand-cards = Choose a card
page-intrigo-missing-hand-characters = Choose a character
page-intrigo-missing-gaps = Choose a gap
page-intrigo-missing-buildings = Choose a building
page-intrigo-missing-names = Choose a card
page-intrigo-missing-pack = Choose a card
page-intrigo-take-back = Choose another card
page-intrigo-do-play = Place { CARD($card) } in gap { $gap }
page-intrigo-do-buy = Buy { CARD($card, form: "the") } for { intrigo-ducats }
page-intrigo-do-trader = Buy the trader for { intrigo-ducats } and swap the tokens of { $building } and { $other }
page-intrigo-do-assassin = Buy the assassin for { intrigo-ducats } and turn { CARD($moved) } face down
page-intrigo-do-courtesan = Buy the courtesan for { intrigo-ducats } and call { CARD($moved) } into gap { $from }
page-intrigo-do-gondolier = Buy the gondolier for { intrigo-ducats } and swap the cards in gaps { $from } and { $to }
page-intrigo-do-guard = Buy the palace guard for { intrigo-ducats } and move { CARD($moved) } to gap { $to }
page-intrigo-do-thief = Buy the thief for { intrigo-ducats } and turn { CARD($token, form: "the") } of { $building } face down

# --- the award ---

page-intrigo-award = Award of round { $n }
page-intrigo-award-gains = What it brought
page-intrigo-award-buildings = Building by building
page-intrigo-award-nothing = nothing
page-intrigo-award-ask = Round { $n } is over: the award
page-intrigo-award-all = Show it all
page-intrigo-award-on = On to round { $n }
page-intrigo-award-none = You won nothing this time.
page-intrigo-award-end = How it ended
page-intrigo-award-you = You won { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
} and { intrigo-ducats }.
