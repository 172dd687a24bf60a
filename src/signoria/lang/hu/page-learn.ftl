# The guides, and all cards to look up.

page-learn-dominion = Így játsszuk a Dominiont
    .short = Dominion
page-learn-intrigo = Így játsszuk az Intrigót
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
    [0] Nincs ilyen lap.
   *[other] { $n } lap
}
page-learn-none = Nincs ilyen lap.
page-learn-cost = ára { $n }
