# Choosing the ten cards of a game of Dominion.

page-kingdom-title = Wybierz królestwo
page-kingdom-ways = Sposoby wyboru
page-kingdom-way-sets = Polecane
page-kingdom-way-random = Losowe
page-kingdom-way-hand = Własne
page-kingdom-way-code = Kod lub plik

page-kingdom-random = Losowe
    .about = dziesięć kart z losu, za każdym razem inne
page-kingdom-cards = Twoje dziesięć kart
    .about = królestwo wybrane ostatnio
page-kingdom-drawn = Dziesięć z losu
page-kingdom-boxes = { LIST($boxes) }

page-kingdom-from = Karty z pudełek
page-kingdom-shared = Karty obu podstaw jak w wydaniu
page-kingdom-edition = Wydanie kart z podstawy
page-kingdom-edition-base1 = 1. wydanie
page-kingdom-edition-base2 = 2. wydanie
page-kingdom-with = Niech będzie
page-kingdom-with-village = wioska (dwie akcje więcej)
page-kingdom-with-draw = karta z doborem dwóch lub więcej
page-kingdom-with-trasher = karta wyrzucająca na śmietnisko
page-kingdom-with-buy = dodatkowy zakup
page-kingdom-with-gainer = karta zdobywająca karty
page-kingdom-with-attack = Atak
page-kingdom-with-answer = Reakcja, jeśli jest Atak
page-kingdom-with-calm = najwyżej dwa Ataki
page-kingdom-with-spread = każdy koszt od 2 do 5
page-kingdom-with-half = pół na pół: Intryga i podstawa
page-kingdom-without = Niech nie będzie
page-kingdom-without-attack = Ataków
page-kingdom-without-curser = kart dających Klątwy
page-kingdom-without-trasher = kart wyrzucających na śmietnisko
page-kingdom-without-cost6 = kart o koszcie 6
page-kingdom-draw = Losuj dziesięć
page-kingdom-another = Inne dziesięć
page-kingdom-among = { $n ->
    [one] Jedyne królestwo, które spełnia wszystkie życzenia.
    [few] Jedno z { $n } królestw, które spełniają wszystkie życzenia.
   *[other] Jedno z { $n } królestw, które spełniają wszystkie życzenia.
}
page-kingdom-surprise = Graj w ciemno
page-kingdom-surprise-friends = Losuj dopiero na początku gry

page-kingdom-count = Karty: { $n } z { $size }
page-kingdom-more = { $n ->
    [one] Wybierz jeszcze jedną kartę.
    [few] Wybierz jeszcze { $n } karty.
   *[other] Wybierz jeszcze { $n } kart.
}
page-kingdom-enough = Wszystkie dziesięć wybrane.
page-kingdom-remove = Wyjmij tę kartę
page-kingdom-swap = Wymień tę kartę

page-kingdom-code = Kod królestwa
page-kingdom-code-hint = Dwanaście liter i cyfr, na przykład { $code }. Może to też być dziesięć angielskich nazw kart.
page-kingdom-read = Pokaż to królestwo
page-kingdom-copy = Kopiuj link
page-kingdom-own = Własne karty
    .about = Plik YAML z kartami twojego pomysłu. Jedna z nich może trafić do losowego królestwa.
page-kingdom-own-file = Wybierz plik
page-kingdom-own-where = Są teraz wśród kart do wyboru i do losowania.
page-kingdom-own-forget = Odłóż je

# What a kingdom has, and how much of it.
page-kingdom-traits = Co w nim jest
page-kingdom-has-village = { $n ->
    [0] bez wiosek
   *[other] wioski: { $n }
}
page-kingdom-has-draw = { $n ->
    [0] bez doboru
   *[other] dobór: { $n }
}
page-kingdom-has-trasher = { $n ->
    [0] bez wyrzucania
   *[other] wyrzucanie: { $n }
}
page-kingdom-has-buy = { $n ->
    [0] bez dodatkowych zakupów
   *[other] dodatkowe zakupy: { $n }
}
page-kingdom-has-gainer = { $n ->
    [0] bez zdobywania
   *[other] zdobywanie: { $n }
}
page-kingdom-has-attack = { $n ->
    [0] bez Ataków
   *[other] Ataki: { $n }
}
page-kingdom-has-reaction = { $n ->
    [0] bez Reakcji
   *[other] Reakcje: { $n }
}
page-kingdom-has-curser = { $n ->
    [0] bez Klątw
   *[other] dają Klątwy: { $n }
}

page-kingdom-play = Graj z tym królestwem
page-kingdom-take = Weź to królestwo
