# A Dominion asztala az oldalon.

page-dominion-title = { $turn }. kör · Signoria
page-dominion-where = { $turn }. kör

# A kártyanevek hosszú szavai, és hogy keskeny lapon hol törhetők meg.
page-dominion-breaks = laborató-rium kunyhó-telep össze-esküvő bányász-falu polgár-őrség palota-udvar tanács-terem rejtek-szoba vándor-piac kívánsá-gok kín-vallató hivatal-nok álarcos-bál boszor-kány fejlesz-tés herceg-ség tarto-mány

page-dominion-supply = Készlet
page-dominion-others = A többi játékos
page-dominion-pile = { $name }: { $types }, ára { $cost }, maradt { $left }.
page-dominion-card = { $name }: { $types }, ára { $cost }.
page-dominion-may-buy = Megveheted.
page-dominion-may-pick = Választhatod.
page-dominion-chosen = Kiválasztva, sorszáma { $place }.
page-dominion-possible = { CARD($card, form: "The") } most választható.
page-dominion-asked-of-hand = Válassz a kezedből.
page-dominion-asked-of-supply = Válassz a készletből.
page-dominion-asked-of-tray = Válassz az előtted lévő lapok közül.
page-dominion-treasures-first = Előbb játszd ki a kincseidet.
page-dominion-actions-first = Ez az akciószakaszod. Vásárolni a kincsek kijátszása után tudsz.
page-dominion-face-down = Lefordított lap

page-dominion-trash = Szemét
page-dominion-trash-holds = Szemét: { $n ->
    [0] üres
   *[other] { $n } lap
}
page-dominion-trash-empty = Még semmi sem került a szemétbe.

page-dominion-turn = { $player } köre
page-dominion-turn-mine = A te köröd
page-dominion-in-play = Játékban
page-dominion-phase-action = Akció
page-dominion-phase-buy = Vásárlás
page-dominion-phase-clean_up = Rendrakás
page-dominion-counter-actions = akció
page-dominion-counter-buys = vásárlás
page-dominion-counter-coins = érme
page-dominion-revealed = { $player } felfedett lapjai
page-dominion-revealed-mine = A felfedett lapjaid
page-dominion-set_aside = { $player } félretett lapjai
page-dominion-set_aside-mine = A félretett lapjaid

page-dominion-seat-plays = játszik
page-dominion-seat-decides = { CARD($source) }: dönt
page-dominion-seat-waits = { CARD($source) }: a többiekre vár
page-dominion-seat-conceded = feladta
page-dominion-seat-discarded = eldobta a lapjait
page-dominion-seat-away = nincs itt
page-dominion-hand-holds = { $n } lap kézben
page-dominion-points = { $n } pont
page-dominion-discard-top = A dobópakli tetején
page-dominion-known-hand = Amit erről a kézről tudsz
page-dominion-known-deck = Amit erről a húzópakliról tudsz
page-dominion-known-place = { $place ->
    [1] Legfelül: { $card }
   *[other] { $place }. lap felülről: { $card }
}
page-dominion-owned = { $player } lapjai
page-dominion-owned-mine = Az összes lapod
page-dominion-owned-all = Összesen { $n } lap

page-dominion-ends = A játéknak vége, ha
page-dominion-ends-provinces = elfogynak a Tartományok
page-dominion-ends-piles = { $n ->
    [4] négy kupac kiürül
   *[other] három kupac kiürül
}
page-dominion-left = maradt { $n }

page-dominion-deck = húzópaklid
page-dominion-discard = dobópaklid
page-dominion-piles = { $deck } lap a húzópaklidban
page-dominion-piles-discard = a dobópaklid tetején { $card }
page-dominion-hand-empty = Nincs lap a kezedben.
page-dominion-tray-hand = A kezed
page-dominion-tray-revealed = Az előtted lévő lapok
page-dominion-tray-set_aside = Félretett lapok
page-dominion-tray-discard_pile = A dobópaklidból
page-dominion-tray-trash = A szemétből
page-dominion-tray-hand_and_play = Játékban
page-dominion-tray-titles = Más lapok
page-dominion-tray-other = { $player } lapjai

page-dominion-because = { $player } kijátszotta { CARD($source, case: "acc", form: "the") }.
page-dominion-because-mine = Kijátszottad { CARD($source, case: "acc", form: "the") }.
page-dominion-because-revealed = Felfedted { CARD($source, case: "acc", form: "the") }.
page-dominion-order-hint = A sorrend számít: húzd arrébb a kiválasztott lapot, vagy nyomd meg: { $key } + nyílbillentyű.
page-dominion-keep = { $hand } lapodból { $left } marad a kezedben.
page-dominion-missing = Válassz még { $n } lehetőséget
page-dominion-always = Mindig felfedem { CARD($card, case: "acc", form: "the") }
page-dominion-always-stop = Automatikus felfedés kikapcsolása: { LIST($names) }
    .short = Kérdezz újra
page-dominion-other-titles = Olyan lap, amely nincs ebben a játszmában

page-dominion-confirm-words = { LIST($words) }
page-dominion-confirm-pick = { CARDS($cards, case: "acc") } választok
page-dominion-confirm-pick-many = { so-many-cards.acc } választok
page-dominion-confirm-discard = Eldobok { CARDS($cards, case: "acc") }
page-dominion-confirm-discard-many = Eldobok { so-many-cards.acc }
page-dominion-confirm-trash = Kiselejtezek { CARDS($cards, case: "acc") }
page-dominion-confirm-trash-many = Kiselejtezek { so-many-cards.acc }
page-dominion-confirm-put_on_deck = A húzópakli tetejére teszek { CARDS($cards, case: "acc") }{ $n ->
    [1] { "" }
   *[other] ; legfelül: { CARD($top) }
}
page-dominion-confirm-put_on_deck-many = A húzópakli tetejére teszek { so-many-cards.acc }; legfelül: { CARD($top) }
page-dominion-confirm-arrange = Visszateszek { CARDS($cards, case: "acc") }; legfelül: { CARD($top) }
page-dominion-confirm-arrange-many = Visszateszek { so-many-cards.acc }; legfelül: { CARD($top) }
page-dominion-confirm-set_aside = Félreteszek { CARDS($cards, case: "acc") }
page-dominion-confirm-reveal = Felfedek { CARDS($cards, case: "acc") }
page-dominion-confirm-take_from_trash = Szerzek { CARDS($cards, case: "acc") }
page-dominion-confirm-gain = Szerzek { CARDS($cards, case: "acc") }
page-dominion-confirm-play_twice = Kétszer kijátszom { CARDS($cards, case: "acc", form: "the") }

page-dominion-undo = Visszavonás
page-dominion-why = Miért nem?
page-dominion-why-hint = Válaszd ki, mire vagy kíváncsi.

page-dominion-key-hand = egy lap a kezedből
page-dominion-key-arrows = lapról lapra
page-dominion-key-pick = a lap kiválasztása
page-dominion-key-order = a kiválasztott lap áthelyezése a sorrendben
page-dominion-key-confirm = megerősítés
page-dominion-key-treasures = az összes kincs kijátszása
page-dominion-key-end = a szakasz vagy a kör befejezése, illetve a választás kihagyása
page-dominion-key-undo = az utolsó lépés visszavonása
page-dominion-key-why = miért nem lehetséges?
page-dominion-key-clear = a választás újrakezdése
