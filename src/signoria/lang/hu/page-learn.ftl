# The guides, and all cards to look up.

page-learn-dominion = A Dominion szabályai
    .short = Dominion
page-learn-intrigo = Az Intrigo szabályai
    .short = Intrigo
page-learn-cards = A lapok
    .short = Minden lap
page-learn-contents = Fejezetek
page-learn-search = Név vagy szöveg
page-learn-box = Doboz
page-learn-type = Típus
page-learn-price = Ár
page-learn-all = mind
page-learn-found = { $n ->
    [0] Nincs találat.
   *[other] { $n } lap
}
page-learn-none = Nincs találat.
page-learn-cost = ára { $n }
