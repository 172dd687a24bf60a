# Jak pokazywane są ruchy innych graczy.

page-speed = Ruchy innych graczy
page-speed-off = Od razu
page-speed-quick = Szybko
page-speed-normal = Normalnie
page-speed-slow = Wolno
page-table-skip = Przejdź do mojej tury
    .watching = Pokaż bieżący stan

page-dominion-mark-played = { $n ->
    [1] Zagrane: { CARD($card) }
   *[other] Zagrane: { CARD($card) } × { $n }
}
page-dominion-mark-gained = { $n ->
    [1] Zdobyte: { CARD($card) }
   *[other] Zdobyte: { CARD($card) } × { $n }
}
page-dominion-mark-trashed = { $n ->
    [1] Wyrzucone: { CARD($card) }
   *[other] Wyrzucone: { CARD($card) } × { $n }
}
page-dominion-mark-discarded = Odrzucone: { $n }
page-dominion-mark-passed = Podane: { CARD($card) }
    .unseen = Podana karta
page-dominion-mark-revealed = Odkryte: { CARD($card) }
page-dominion-struck-you = ty
page-table-since = od twojej ostatniej tury
    .watching = w ostatniej turze
