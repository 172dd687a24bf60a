# Choosing the ten cards of a game of Dominion.

page-kingdom-title = Wybierz królestwo
page-kingdom-ways = Sposoby wyboru
page-kingdom-way-sets = Polecane
page-kingdom-way-random = Losowe
page-kingdom-way-hand = Wybór kart
page-kingdom-way-code = Kod lub plik

page-kingdom-random = Losowe
    .about = dziesięć losowych kart, za każdym razem innych
page-kingdom-cards = Twoje dziesięć kart
    .about = królestwo wybrane ostatnio
page-kingdom-drawn = Dziesięć losowych kart
page-kingdom-boxes = { LIST($boxes) }

page-kingdom-from = Karty z pudełek
page-kingdom-shared = Wydanie wspólnych kart
page-kingdom-edition = Wydanie gry podstawowej
page-kingdom-edition-base1 = 1. wydanie
page-kingdom-edition-base2 = 2. wydanie
page-kingdom-with = Ma być
page-kingdom-with-village = wioska (+2 akcje)
page-kingdom-with-draw = karta dająca co najmniej +2 karty
page-kingdom-with-trasher = karta odchudzająca talię
page-kingdom-with-buy = dodatkowy zakup
page-kingdom-with-gainer = karta, dzięki której zdobywasz inne
page-kingdom-with-attack = Atak
page-kingdom-with-answer = Reakcja, jeśli jest Atak
page-kingdom-with-calm = najwyżej dwa Ataki
page-kingdom-with-spread = każdy koszt od 2 do 5
page-kingdom-with-half = pół na pół: Intryga i gra podstawowa
page-kingdom-without = Ma nie być
page-kingdom-without-attack = Ataków
page-kingdom-without-curser = kart dających Klątwy
page-kingdom-without-trasher = kart odchudzających talię
page-kingdom-without-cost6 = kart za 6 monet
page-kingdom-draw = Losuj dziesięć
page-kingdom-another = Losuj jeszcze raz
page-kingdom-among = { $n ->
    [one] Jedyne pasujące królestwo.
    [few] Jedno z { $n } pasujących królestw.
   *[other] Jedno z { $n } pasujących królestw.
}
page-kingdom-surprise = Graj w ciemno
page-kingdom-surprise-friends = Losuj na początku gry

page-kingdom-count = Karty: { $n } z { $size }
page-kingdom-more = { $n ->
    [one] Wybierz jeszcze jedną kartę.
    [few] Wybierz jeszcze { $n } karty.
   *[other] Wybierz jeszcze { $n } kart.
}
page-kingdom-enough = Masz już wszystkie dziesięć.
page-kingdom-full = Dziesięć kart wystarczy. Zanim dodasz kartę { $card }, wyjmij inną.
page-kingdom-clear = Wyczyść
page-kingdom-remove = Wyjmij tę kartę
page-kingdom-swap = Wymień tę kartę

page-kingdom-code = Kod królestwa
page-kingdom-code-hint = Dwanaście liter i cyfr, na przykład { $code }. Może to też być dziesięć nazw kart, w dowolnym języku strony.
page-kingdom-read = Pokaż to królestwo
page-kingdom-copy = Kopiuj link
page-kingdom-own = Własne karty
    .about = Plik YAML z kartami twojego pomysłu. Jedna z nich może trafić do losowego królestwa.
page-kingdom-own-file = Wybierz plik
page-kingdom-own-where = Można je teraz wybierać i losować.
page-kingdom-own-forget = Usuń z listy

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
   *[other] Klątwy: { $n }
}

page-kingdom-play = Graj z tym królestwem
page-kingdom-against = Przeciwko { $n ->
    [one] { $n } botowi
   *[other] { $n } botom
} · { $level }
page-kingdom-take = Weź to królestwo
