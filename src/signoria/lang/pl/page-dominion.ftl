# Stół Dominiona na stronie.

page-dominion-title = Tura { $turn } · Signoria
page-dominion-where = Tura { $turn }

# Długie słowa w nazwach kart i miejsce podziału na wąskiej karcie.
page-dominion-breaks = laborato-rium rękodziel-nik arysto-kracja dziedzi-niec konspira-tor sabota-żysta poplecz-nik targo-wisko ulepsze-nie biblio-teka przebu-dowa posia-dłość śmiet-nisko

page-dominion-supply = Zasoby
page-dominion-others = Inni gracze
page-dominion-pile = { $name }: { $types }, koszt { $cost }, zostało { $left }.
page-dominion-card = { $name }: { $types }, koszt { $cost }.
page-dominion-may-buy = Możesz ją kupić.
page-dominion-may-pick = Możesz ją wybrać.
page-dominion-chosen = Wybrana karta nr { $place }.
page-dominion-possible = { CARD($card) }: możesz teraz wybrać tę kartę.
page-dominion-asked-of-hand = Wybierz z kart na ręce.
page-dominion-asked-of-supply = Wybierz z zasobów.
page-dominion-asked-of-tray = Wybierz z kart przed tobą.
page-dominion-treasures-first = Najpierw zagraj Skarby.
page-dominion-actions-first = Trwa twoja faza akcji. Kupujesz dopiero po zagraniu Skarbów.
page-dominion-face-down = Zakryta karta

page-dominion-trash = Śmietnisko
page-dominion-trash-holds = Śmietnisko: { $n ->
    [0] puste
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
page-dominion-trash-empty = Na śmietnisku nic jeszcze nie ma.

page-dominion-turn = Tura: { $player }
page-dominion-turn-mine = Twoja tura
page-dominion-in-play = W grze
page-dominion-phase-action = Akcje
page-dominion-phase-buy = Zakupy
page-dominion-phase-clean_up = Porządki
page-dominion-counter-actions = { $n ->
    [one] akcja
    [few] akcje
    [many] akcji
   *[other] akcji
}
page-dominion-counter-buys = { $n ->
    [one] zakup
    [few] zakupy
    [many] zakupów
   *[other] zakupu
}
page-dominion-counter-coins = { $n ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}
page-dominion-revealed = { $player } odkrywa
page-dominion-revealed-mine = Odkrywasz
page-dominion-set_aside = { $player } odkłada na bok
page-dominion-set_aside-mine = Odkładasz na bok

page-dominion-seat-plays = gra
page-dominion-seat-decides = decyduje ({ CARD($source) })
page-dominion-seat-waits = zagrywa { CARD($source, case: "acc") } i czeka
page-dominion-seat-conceded = już nie gra
page-dominion-seat-discarded = karty odrzucone
page-dominion-seat-away = poza stołem
page-dominion-hand-holds = { $n ->
    [one] 1 karta na ręce
    [few] { $n } karty na ręce
    [many] { $n } kart na ręce
   *[other] { $n } karty na ręce
}
page-dominion-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
page-dominion-discard-top = Na wierzchu stosu kart odrzuconych
page-dominion-known-hand = Co wiesz o tej ręce
page-dominion-known-deck = Co wiesz o tej talii
page-dominion-known-place = { $place ->
    [1] Na wierzchu: { $card }
   *[other] { $place }. karta od wierzchu: { $card }
}
page-dominion-owned = Karty: { $player }
page-dominion-owned-mine = Wszystkie twoje karty
page-dominion-owned-all = { $n ->
    [one] Razem 1 karta
    [few] Razem { $n } karty
    [many] Razem { $n } kart
   *[other] Razem { $n } karty
}

page-dominion-ends = Gra skończy się, gdy
page-dominion-ends-provinces = zabraknie Prowincji
page-dominion-ends-piles = { $n ->
    [4] cztery stosy będą puste
   *[other] trzy stosy będą puste
}
page-dominion-left = zostało { $n }

page-dominion-deck = twoja talia
page-dominion-discard = twoje karty odrzucone
page-dominion-piles = { $deck ->
    [one] 1 karta w talii
    [few] { $deck } karty w talii
    [many] { $deck } kart w talii
   *[other] { $deck } karty w talii
}
page-dominion-piles-discard = na wierzchu kart odrzuconych: { $card }
page-dominion-hand-empty = Nie masz kart na ręce.
page-dominion-tray-hand = Twoja ręka
page-dominion-tray-revealed = Karty przed tobą
page-dominion-tray-set_aside = Odłożone na bok
page-dominion-tray-discard_pile = Z twoich kart odrzuconych
page-dominion-tray-trash = Ze śmietniska
page-dominion-tray-hand_and_play = W grze
page-dominion-tray-titles = Inne karty
page-dominion-tray-other = Karty: { $player }

page-dominion-because = { $player } zagrywa { CARD($source, case: "acc") }.
page-dominion-because-mine = Zagrywasz { CARD($source, case: "acc") }.
page-dominion-because-revealed = Odkrywasz { CARD($source, case: "acc") }.
page-dominion-order-hint = Kolejność jest ważna: przeciągnij wybraną kartę albo naciśnij { $key } i strzałkę.
page-dominion-keep = { $left ->
    [one] Zostanie ci 1 z { $hand } kart.
    [few] Zostaną ci { $left } z { $hand } kart.
   *[many] Zostanie ci { $left } z { $hand } kart.
}
page-dominion-missing = { $n ->
    [one] Wybierz jeszcze jedną możliwość
    [few] Wybierz jeszcze { $n } możliwości
    [many] Wybierz jeszcze { $n } możliwości
   *[other] Wybierz jeszcze { $n } możliwości
}
page-dominion-always = Zawsze odkrywaj { CARD($card, case: "acc") }
page-dominion-always-stop = Przestań zawsze odkrywać: { LIST($names) }
    .short = Pytaj mnie znowu
page-dominion-other-titles = Karta spoza tej gry

page-dominion-confirm-words = { LIST($words) }
page-dominion-confirm-pick = Wybierz { CARDS($cards, case: "acc") }
page-dominion-confirm-pick-many = Wybierz { so-many-cards }
page-dominion-confirm-discard = Odrzuć { CARDS($cards, case: "acc") }
page-dominion-confirm-discard-many = Odrzuć { so-many-cards }
page-dominion-confirm-trash = Wyrzuć na śmietnisko { CARDS($cards, case: "acc") }
page-dominion-confirm-trash-many = Wyrzuć na śmietnisko { so-many-cards }
page-dominion-confirm-put_on_deck = Połóż na talii { CARDS($cards, case: "acc") }{ $n ->
    [1] { "" }
   *[other] , na wierzchu { CARD($top) }
}
page-dominion-confirm-put_on_deck-many = Połóż na talii { so-many-cards }, na wierzchu { CARD($top) }
page-dominion-confirm-arrange = Odłóż z powrotem { CARDS($cards, case: "acc") }, na wierzchu { CARD($top) }
page-dominion-confirm-arrange-many = Odłóż z powrotem { so-many-cards }, na wierzchu { CARD($top) }
page-dominion-confirm-set_aside = Odłóż na bok { CARDS($cards, case: "acc") }
page-dominion-confirm-reveal = Odkryj { CARDS($cards, case: "acc") }
page-dominion-confirm-take_from_trash = Zdobądź { CARDS($cards, case: "acc") }
page-dominion-confirm-gain = Zdobądź { CARDS($cards, case: "acc") }
page-dominion-confirm-play_twice = Zagraj dwa razy { CARDS($cards, case: "acc") }

page-dominion-undo = Cofnij
page-dominion-why = Dlaczego?
page-dominion-why-hint = Wskaż to, co mamy wyjaśnić.

page-dominion-key-hand = karta z ręki
page-dominion-key-arrows = od karty do karty
page-dominion-key-pick = wybierz kartę
page-dominion-key-order = przesuń wybraną kartę w kolejności
page-dominion-key-confirm = potwierdź
page-dominion-key-treasures = zagraj wszystkie Skarby
page-dominion-key-end = zakończ fazę albo turę, nic nie wybieraj
page-dominion-key-undo = cofnij ostatni ruch
page-dominion-key-why = dlaczego tak nie można?
page-dominion-key-clear = wybierz od nowa
