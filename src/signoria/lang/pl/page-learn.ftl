# The guides, and all cards to look up.

page-learn-dominion = Jak się gra w Dominion
    .short = Dominion
page-learn-intrigo = Jak się gra w Intrigo
    .short = Intrigo
page-learn-cards = Karty
    .short = Wszystkie karty
page-learn-contents = Rozdziały
page-learn-search = Nazwa lub tekst
page-learn-box = Pudełko
page-learn-type = Typ
page-learn-price = Koszt
page-learn-all = wszystkie
page-learn-found = { $n ->
    [0] Nie ma takich kart.
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } kart
}
page-learn-none = Nie ma takich kart.
page-learn-cost = koszt { $n }
