# Intrigo's table in the page.

page-intrigo-title = Intrigo, runda { $n }
page-intrigo-where-draft = Runda { $n } · dobór kart
page-intrigo-where-placement = Runda { $n } · wykładanie
page-intrigo-where-award = Runda { $n } · nagrody
page-intrigo-where-over = Runda { $n }
page-intrigo-keys = Strzałki prowadzą dookoła pałacu i wzdłuż kart na ręce. Page Up i Page Down przenoszą do następnego miejsca, które można wybrać. Enter wybiera, Escape anuluje.
page-intrigo-undo = Cofnij mój ostatni ruch
    .short = Cofnij

# --- the families ---

page-intrigo-families = Rody
page-intrigo-you = Ty
page-intrigo-first = Pierwszy gracz
page-intrigo-seat-picks = { $family }, wybiera kartę
page-intrigo-seat-picked = { $family }, karta wybrana
page-intrigo-seat-go = { $family }, zastanawia się
page-intrigo-seat-go-you = { $family }, twój ruch
page-intrigo-seat-play = { $family }, wykłada { CARD($card) }
page-intrigo-seat-buy = { $family }, kupuje { CARD($card, case: "acc") }
page-intrigo-seat-call = { $family }, na wezwanie wykłada { CARD($card) }
page-intrigo-seat-pass = { $family }, pasuje
page-intrigo-seat-auto_pass = { $family }, pasuje
page-intrigo-cards = { $n ->
    [one] 1 karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}
page-intrigo-ducats = { $n ->
    [one] 1 dukat
    [few] { $n } dukaty
   *[many] { $n } dukatów
}
page-intrigo-known = Na pewno na ręce: { CARDS($cards) }
page-intrigo-organisation = { $token ->
    [merchants] kupcy
    [military] wojsko
    [clergy] duchowieństwo
    [farmers] rolnicy
   *[workers] robotnicy
}
page-intrigo-counter = { page-intrigo-organisation }: { $n } z 4
page-intrigo-goal = { $different } z 5 różnych albo { $most } z 4 ({ page-intrigo-organisation })
page-intrigo-goal-none = jeszcze bez pieczęci

page-intrigo-to-win = Do zwycięstwa
page-intrigo-to-win-four = cztery pieczęcie jednej organizacji
page-intrigo-to-win-five = albo po jednej każdej organizacji

# --- the palace; $state: may be chosen, is chosen, or neither ---

page-intrigo-palace = Pałac
page-intrigo-entrance = Wejście
page-intrigo-token = { $token ->
    [merchants] pieczęć kupców
    [military] pieczęć wojska
    [clergy] pieczęć duchowieństwa
    [farmers] pieczęć rolników
    [workers] pieczęć robotników
    [ducat] dukat
   *[none] bez żetonu
}
page-intrigo-state = { $state ->
    [may] . Można wybrać
    [chosen] . Wybrane
   *[none] { "" }
}
page-intrigo-building-here = Budynek { $building }{ $entrance ->
    [1] , wejście do pałacu
   *[other] { "" }
}: { page-intrigo-token }{ $down ->
    [1] , żeton zakryty
   *[other] { "" }
}{ page-intrigo-state }
page-intrigo-gap-here = Przejście { $gap } między { $building } ({ $before }) i { $other } ({ $after }): { $lies ->
    [card] { CARD($card) }
    [bought] { CARD($card) }, kupił ród { $family }
    [down] { CARD($card) }, karta zakryta
   *[nothing] puste
}{ page-intrigo-state }
page-intrigo-card-here = { CARD($card) }{ page-intrigo-state }
page-intrigo-character-here = { CARD($card) }, { $left ->
    [0] stos pusty
    [one] cena { ducats-counted }, została 1 karta
    [few] cena { ducats-counted }, zostały { $left } karty
   *[many] cena { ducats-counted }, zostało { $left } kart
}. { $text }{ page-intrigo-state }

# --- the courtyard ---

page-intrigo-influence = Kup postać
page-intrigo-does-trader = zamienia dwa żetony
page-intrigo-does-assassin = zakrywa kartę
page-intrigo-does-courtesan = wzywa kartę
page-intrigo-does-gondolier = zamienia dwie karty
page-intrigo-does-guard = przesuwa kartę
page-intrigo-does-thief = zakrywa żeton
page-intrigo-gone = stos pusty
# The number stands before it.
page-intrigo-pool = { $n ->
    [one] dukat w puli
    [few] dukaty w puli
   *[many] dukatów w puli
}
page-intrigo-bag = { $n ->
    [one] pieczęć w woreczku
    [few] pieczęcie w woreczku
   *[many] pieczęci w woreczku
}
page-intrigo-outlook = Gdyby runda skończyła się zaraz potem:
page-intrigo-names = Wezwij kartę
page-intrigo-draft = Trwa dobór kart
page-intrigo-pack = Pakiet { $n } z 3
page-intrigo-pack-goes = Resztę dostaje { $player }
page-intrigo-prices = Ceny postaci

# --- my side: what is still missing, and what the button will do ---

page-intrigo-hand = Twoje karty: { $n }
page-intrigo-missing-hand = Wybierz kartę albo postać
page-intrigo-missing-hand-cards = Wybierz kartę
page-intrigo-missing-hand-characters = Wybierz postać
page-intrigo-missing-gaps = Wybierz przejście
page-intrigo-missing-buildings = Wybierz budynek
page-intrigo-missing-names = Wybierz kartę
page-intrigo-missing-pack = Wybierz kartę
page-intrigo-take-back = Wybierz inną kartę
page-intrigo-do-play = Wyłóż { CARD($card) } w przejściu { $gap }
page-intrigo-do-buy = Kup { CARD($card, case: "acc") } za { intrigo-ducats }
page-intrigo-do-trader = Kup handlarza za { intrigo-ducats }: zamień żetony na { $building } i { $other }
page-intrigo-do-assassin = Kup skrytobójcę za { intrigo-ducats }: zakryj { CARD($moved) }
page-intrigo-do-courtesan = Kup kurtyzanę za { intrigo-ducats }: wezwij { CARD($moved) } do przejścia { $from }
page-intrigo-do-gondolier = Kup gondoliera za { intrigo-ducats }: zamień karty z przejść { $from } i { $to }
page-intrigo-do-guard = Kup strażnika za { intrigo-ducats }: przesuń { CARD($moved) } do przejścia { $to }
page-intrigo-do-thief = Kup złodzieja za { intrigo-ducats }: zakryj { CARD($token, case: "acc") } na { $building }

# --- the award ---

page-intrigo-award = Nagrody rundy { $n }
page-intrigo-award-gains = Kto co dostaje
page-intrigo-award-buildings = Budynek po budynku
page-intrigo-award-nothing = nic
page-intrigo-award-ask = Koniec rundy { $n }: przyznawanie nagród
page-intrigo-award-all = Pokaż wszystko
page-intrigo-award-on = Zacznij rundę { $n }
page-intrigo-award-none = Tym razem nic nie zdobywasz.
page-intrigo-award-end = Zobacz wynik
page-intrigo-award-you = Twoja zdobycz: { $seals ->
    [one] 1 pieczęć
    [few] { $seals } pieczęcie
   *[many] { $seals } pieczęci
} i { ducats-counted }.
