# Choosing the ten cards of a game of Dominion.

page-kingdom-title = Válassz királyságot
page-kingdom-ways = A választás módjai
page-kingdom-way-sets = Ajánlott
page-kingdom-way-random = Véletlen
page-kingdom-way-hand = Laponként
page-kingdom-way-code = Kód vagy fájl

page-kingdom-random = Véletlen
    .about = tíz lap találomra, mindig más
page-kingdom-cards = A te tíz lapod
    .about = a legutóbb választott királyság
page-kingdom-drawn = Tíz lap találomra
page-kingdom-boxes = { LIST($boxes) }

page-kingdom-from = Lapok ezekből
page-kingdom-shared = A mindkét alapjátékban szereplő lapok
page-kingdom-edition = Az alapjáték lapjainak kiadása
page-kingdom-edition-base1 = 1. kiadás
page-kingdom-edition-base2 = 2. kiadás
page-kingdom-with = Legyen benne
page-kingdom-with-village = falu (két újabb akció)
page-kingdom-with-draw = legalább két lapot húzó lap
page-kingdom-with-trasher = kiselejtező lap
page-kingdom-with-buy = újabb vásárlás
page-kingdom-with-gainer = lapot szerző lap
page-kingdom-with-attack = támadás
page-kingdom-with-answer = reakció, ha van támadás
page-kingdom-with-calm = legfeljebb két támadás
page-kingdom-with-spread = minden ár 2-től 5-ig
page-kingdom-with-half = fele Intrika, fele alapjáték
page-kingdom-without = Ne legyen benne
page-kingdom-without-attack = támadás
page-kingdom-without-curser = Átkot osztó lap
page-kingdom-without-trasher = kiselejtező lap
page-kingdom-without-cost6 = 6 érmébe kerülő lap
page-kingdom-draw = Tíz lap sorsolása
page-kingdom-another = Másik tíz
page-kingdom-among = { $n ->
    [1] Az egyetlen királyság, amely minden kívánságot teljesít.
   *[other] A kívánságokat { $n } királyság teljesíti, ez az egyik.
}
page-kingdom-surprise = Játék látatlanban
page-kingdom-surprise-friends = Csak kezdéskor derüljön ki

page-kingdom-count = { $n } lap a { $size }-ből
page-kingdom-more = Válassz még { $n } lapot.
page-kingdom-enough = Mind a tíz megvan.
page-kingdom-remove = Lap kivétele
page-kingdom-swap = Lap cseréje

page-kingdom-code = A királyság kódja
page-kingdom-code-hint = Tizenkét betű és számjegy, például { $code }. Tíz angol lapnév is jó.
page-kingdom-read = Mutasd a királyságot
page-kingdom-copy = Link másolása
page-kingdom-own = Saját lapok
    .about = YAML-fájl a magad kitalálta lapokkal. Egy közülük véletlen királyságba is kerülhet.
page-kingdom-own-file = Fájl választása
page-kingdom-own-where = Már ott vannak a választható és a sorsolható lapok között.
page-kingdom-own-forget = Tegyük el őket

# What a kingdom has, and how much of it.
page-kingdom-traits = Mi van benne
page-kingdom-has-village = { $n ->
    [0] nincs falu
   *[other] falu: { $n }
}
page-kingdom-has-draw = { $n ->
    [0] nincs húzás
   *[other] húzás: { $n }
}
page-kingdom-has-trasher = { $n ->
    [0] nincs selejtezés
   *[other] selejtezés: { $n }
}
page-kingdom-has-buy = { $n ->
    [0] nincs több vásárlás
   *[other] több vásárlás: { $n }
}
page-kingdom-has-gainer = { $n ->
    [0] nincs lapszerzés
   *[other] lapszerzés: { $n }
}
page-kingdom-has-attack = { $n ->
    [0] nincs támadás
   *[other] támadás: { $n }
}
page-kingdom-has-reaction = { $n ->
    [0] nincs reakció
   *[other] reakció: { $n }
}
page-kingdom-has-curser = { $n ->
    [0] nincs Átok
   *[other] Átkot oszt: { $n }
}

page-kingdom-play = Játék ezzel a királysággal
page-kingdom-take = Ez legyen
