# Intrigo's table in the page.

page-intrigo-title = Intrigo, round { $n }
page-intrigo-where-draft = Round { $n } · draft
page-intrigo-where-placement = Round { $n } · placement
page-intrigo-where-award = Round { $n } · award
page-intrigo-where-over = Round { $n }
page-intrigo-keys = Arrow keys move around the palace and along your hand. Page Up and Page Down jump to the next place you can choose. Enter chooses, Escape cancels.
page-intrigo-undo = Undo my last move
    .short = Undo

# --- the families ---

page-intrigo-families = Families
page-intrigo-you = You
page-intrigo-first = First player
page-intrigo-seat-picks = { $family }, choosing a card
page-intrigo-seat-picked = { $family }, has chosen
page-intrigo-seat-go = { $family }, thinking
page-intrigo-seat-go-you = { $family }, your turn
page-intrigo-seat-play = { $family }, played { CARD($card) }
page-intrigo-seat-buy = { $family }, bought { CARD($card, form: "the") }
page-intrigo-seat-call = { $family }, had to place { CARD($card) }
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
page-intrigo-known = Known to be in hand: { CARDS($cards) }
page-intrigo-organisation = { $token ->
    [merchants] merchants
    [military] military
    [clergy] clergy
    [farmers] farmers
   *[workers] workers
}
page-intrigo-counter = { page-intrigo-organisation }: { $n } of 4
page-intrigo-goal = { $different } of 5 kinds, or { $most } of 4 { page-intrigo-organisation }
page-intrigo-goal-none = no seals yet

page-intrigo-to-win = To win
page-intrigo-to-win-four = Four seals of one organization
page-intrigo-to-win-five = or one seal of each of the five

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
    [bought] { CARD($card) }, bought by { $family }
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

page-intrigo-influence = Buy a character
page-intrigo-does-trader = swaps two tokens
page-intrigo-does-assassin = turns a card face down
page-intrigo-does-courtesan = calls for a card
page-intrigo-does-gondolier = swaps two cards
page-intrigo-does-guard = moves a card
page-intrigo-does-thief = turns a token face down
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
page-intrigo-outlook = If the round ended after this:
page-intrigo-names = Name a card
page-intrigo-draft = Everyone is drafting
page-intrigo-pack = Pack { $n } of 3
page-intrigo-pack-goes = Then the pack goes to { $player }
page-intrigo-prices = Character prices

# --- my side: what is still missing, and what the button will do ---

page-intrigo-hand = Your cards: { $n }
page-intrigo-missing-hand = Choose a card or a character
page-intrigo-missing-hand-cards = Choose a card
page-intrigo-missing-hand-characters = Choose a character
page-intrigo-missing-gaps = Choose a gap
page-intrigo-missing-buildings = Choose a building
page-intrigo-missing-names = Choose a card
page-intrigo-missing-pack = Choose a card
page-intrigo-take-back = Change my pick
page-intrigo-do-play = Place { CARD($card) } in gap { $gap }
page-intrigo-do-buy = Buy { CARD($card, form: "the") } for { intrigo-ducats }
page-intrigo-do-trader = Buy the trader for { intrigo-ducats }, swap the tokens on { $building } and { $other }
page-intrigo-do-assassin = Buy the assassin for { intrigo-ducats }, turn { CARD($moved) } face down
page-intrigo-do-courtesan = Buy the courtesan for { intrigo-ducats }, call { CARD($moved) } into gap { $from }
page-intrigo-do-gondolier = Buy the gondolier for { intrigo-ducats }, swap gaps { $from } and { $to }
page-intrigo-do-guard = Buy the palace guard for { intrigo-ducats }, move { CARD($moved) } to gap { $to }
page-intrigo-do-thief = Buy the thief for { intrigo-ducats }, turn { CARD($token, form: "the") } on { $building } face down

# --- the award ---

page-intrigo-award = Round { $n }: award
page-intrigo-award-gains = Who won what
page-intrigo-award-buildings = Building by building
page-intrigo-award-nothing = nothing
page-intrigo-award-ask = Round { $n } is over.
page-intrigo-award-all = Show all
page-intrigo-award-on = Start round { $n }
page-intrigo-award-none = You won nothing this time.
page-intrigo-award-end = See the result
page-intrigo-award-you = You won { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
} and { intrigo-ducats }.
