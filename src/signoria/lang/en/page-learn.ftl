# The guides, and all cards to look up.

page-learn-dominion = How Dominion is played
    .short = Dominion
page-learn-intrigo = How Intrigo is played
    .short = Intrigo
page-learn-cards = The cards
    .short = All cards
page-learn-contents = Chapters
page-learn-search = Name or text
page-learn-box = Box
page-learn-type = Type
page-learn-price = Cost
page-learn-all = all
page-learn-found = { $n ->
    [0] No card is like that.
    [one] 1 card
   *[other] { $n } cards
}
page-learn-none = No card is like that.
page-learn-cost = costs { $n }
