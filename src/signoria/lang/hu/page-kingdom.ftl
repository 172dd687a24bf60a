# Choosing the ten cards of a game of Dominion.

page-kingdom-title = Válassz királyságot
page-kingdom-ways = A választás módjai
page-kingdom-way-sets = Ajánlott
page-kingdom-way-random = Véletlen
page-kingdom-way-hand = Laponként
page-kingdom-way-code = Kód vagy fájl

page-kingdom-random = Véletlen
    .about = tíz véletlen lap, mindig más
page-kingdom-cards = A te tíz lapod
    .about = a legutóbb választott királyság
page-kingdom-drawn = Tíz véletlen lap
page-kingdom-boxes = { LIST($boxes) }

page-kingdom-from = Dobozok
page-kingdom-shared = A közös lapok kiadása
page-kingdom-edition = Az alapjáték kiadása
page-kingdom-edition-base1 = 1. kiadás
page-kingdom-edition-base2 = 2. kiadás
page-kingdom-with = Legyen benne
page-kingdom-with-village = falu (+2 akció)
page-kingdom-with-draw = legalább +2 lapot adó kártya
page-kingdom-with-trasher = selejtező lap
page-kingdom-with-buy = több vásárlás
page-kingdom-with-gainer = lapszerző kártya
page-kingdom-with-attack = támadás
page-kingdom-with-answer = reakció, ha van támadás
page-kingdom-with-calm = legfeljebb két támadás
page-kingdom-with-spread = minden ár 2-től 5-ig
page-kingdom-with-half = fele Intrika, fele alapjáték
page-kingdom-without = Ne legyen benne
page-kingdom-without-attack = támadás
page-kingdom-without-curser = Átkot osztó lap
page-kingdom-without-trasher = selejtező lap
page-kingdom-without-cost6 = 6 érmébe kerülő lap
page-kingdom-draw = Tíz lap sorsolása
page-kingdom-another = Másik tíz
page-kingdom-among = { $n ->
    [1] Az egyetlen királyság, amely minden kívánságot teljesít.
   *[other] A kívánságokat { $n } királyság teljesíti, ez az egyik.
}
page-kingdom-surprise = Legyen meglepetés
page-kingdom-surprise-friends = Sorsolás kezdéskor

page-kingdom-count = { $n }/{ $size } lap
page-kingdom-more = Válassz még { $n } lapot.
page-kingdom-enough = Mind a tíz megvan.
page-kingdom-full = Már megvan a tíz lap. Ha ezt is szeretnéd ({ $card }), előbb vegyél ki egy másikat.
page-kingdom-clear = Összes kivétele
page-kingdom-remove = Lap kivétele
page-kingdom-swap = Lap cseréje

page-kingdom-code = Megosztókód
page-kingdom-code-hint = Tizenkét betű és számjegy, például { $code }. Tíz lapnév is jó, bármelyik nyelvünkön.
page-kingdom-read = Királyság megjelenítése
page-kingdom-copy = Link másolása
page-kingdom-own = Saját lapok
    .about = YAML-fájl a saját lapjaiddal. Véletlen királyságba is bekerülhet közülük egy.
page-kingdom-own-file = Fájl választása
page-kingdom-own-where = Már választhatók és sorsolhatók.
page-kingdom-own-forget = Törlés a listáról

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
page-kingdom-against = Ellenfél: { $n } bot · { $level }
page-kingdom-take = Ezt választom
