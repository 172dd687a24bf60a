# The guides, and all cards to look up.

page-learn-dominion = How to play Dominion
    .short = Dominion
page-learn-intrigo = How to play Intrigo
    .short = Intrigo
page-learn-cards = Cards
    .short = All cards
page-learn-contents = Chapters
page-learn-search = Name or text
page-learn-box = Box
page-learn-type = Type
page-learn-price = Cost
page-learn-all = all
page-learn-found = { $n ->
    [0] No matching cards.
    [one] 1 card
   *[other] { $n } cards
}
page-learn-none = No matching cards.
page-learn-cost = costs ${ $n }
