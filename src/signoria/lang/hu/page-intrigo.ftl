# Intrigo's table in the page.

page-intrigo-title = Intrigo, { $n }. forduló
page-intrigo-where-draft = { $n }. forduló · kiválasztás
page-intrigo-where-placement = { $n }. forduló · lerakás
page-intrigo-where-award = { $n }. forduló · jutalmazás
page-intrigo-where-over = { $n }. forduló
page-intrigo-keys = A nyílbillentyűk körbevezetnek a palotán és végig a lapjaidon. A Page Up és a Page Down a következő választható helyre visz. Az Enter választ, az Escape visszavon.
page-intrigo-undo = Visszavonom az utolsó lépésem
    .short = Visszavonás

# --- the families ---

page-intrigo-families = Családok
page-intrigo-you = Te
page-intrigo-first = Kezdőjátékos
page-intrigo-seat-picks = { $family }, lapot választ
page-intrigo-seat-picked = { $family }, már választott
page-intrigo-seat-go = { $family }, gondolkodik
page-intrigo-seat-go-you = { $family }, te lépsz
page-intrigo-seat-play = { $family }, lerakta: { CARD($card) }
page-intrigo-seat-buy = { $family }, megvette { CARD($card, case: "acc", form: "the") }
page-intrigo-seat-call = { $family }, le kellett raknia: { CARD($card) }
page-intrigo-seat-pass = { $family }, passzolt
page-intrigo-seat-auto_pass = { $family }, passzolt
page-intrigo-cards = { $n } lap a kézben
page-intrigo-ducats = { $n } dukát
page-intrigo-known = Biztosan a kezében van: { CARDS($cards, case: "bare") }
page-intrigo-organisation = { $token ->
    [merchants] kereskedők
    [military] katonaság
    [clergy] papság
    [farmers] földművesek
   *[workers] munkások
}
page-intrigo-counter = { page-intrigo-organisation }: 4-ből { $n }
page-intrigo-goal = 5-ből { $different } féle, vagy 4-ből { $most } ({ page-intrigo-organisation })
page-intrigo-goal-none = még nincs pecsétje

page-intrigo-to-win = A győzelemhez
page-intrigo-to-win-four = négy pecsét egy szervezettől
page-intrigo-to-win-five = egy-egy pecsét mind az öttől

# --- the palace; $state: may be chosen, is chosen, or neither ---

page-intrigo-palace = Palota
page-intrigo-entrance = Bejárat
page-intrigo-token = { $token ->
    [merchants] kereskedők pecsétje
    [military] katonaság pecsétje
    [clergy] papság pecsétje
    [farmers] földművesek pecsétje
    [workers] munkások pecsétje
    [ducat] dukát
   *[none] nincs jelző
}
page-intrigo-state = { $state ->
    [may] . Választható
    [chosen] . Kiválasztva
   *[none] { "" }
}
page-intrigo-building-here = { $building } épület{ $entrance ->
    [1] , a bejárat
   *[other] { "" }
}: { page-intrigo-token }{ $down ->
    [1] , képpel lefelé
   *[other] { "" }
}{ page-intrigo-state }
page-intrigo-gap-here = { $gap }. átjáró, { $building } ({ $before }) és { $other } ({ $after }) között: { $lies ->
    [card] { CARD($card) }
    [down] { CARD($card) }, képpel lefelé
   *[nothing] üres
}{ page-intrigo-state }
page-intrigo-card-here = { CARD($card) }{ page-intrigo-state }
page-intrigo-character-here = { CARD($card) }, { $left ->
    [0] elfogyott
   *[other] { intrigo-ducats }, még { $left } van
}. { $text }{ page-intrigo-state }

# --- the courtyard ---

page-intrigo-influence = Befolyás vásárlása
page-intrigo-does-trader = két jelzőt cserél
page-intrigo-does-assassin = lefordít egy kártyát
page-intrigo-does-courtesan = lerakat egy kártyát
page-intrigo-does-gondolier = két kártyát cserél
page-intrigo-does-guard = áthelyez egy kártyát
page-intrigo-does-thief = lefordít egy jelzőt
page-intrigo-gone = elfogyott
# The number stands before it.
page-intrigo-pool = dukát a közös készletben
page-intrigo-bag = pecsét a zsákocskában
page-intrigo-outlook = Ha rögtön ezután jönne a jutalmazás:
page-intrigo-names = Melyik kártyát nevezed meg?
page-intrigo-draft = A játékosok kártyát választanak
page-intrigo-pack = { $n }. csomag a 3-ból
page-intrigo-pack-goes = A többit { $player } kapja
page-intrigo-prices = A szereplők ára

# --- my side: what is still missing, and what the button will do ---

page-intrigo-hand = Lapjaid: { $n }
page-intrigo-missing-hand = Válassz lapot vagy szereplőt
page-intrigo-missing-hand-cards = Válassz lapot
page-intrigo-missing-hand-characters = Válassz szereplőt
page-intrigo-missing-gaps = Válassz átjárót
page-intrigo-missing-buildings = Válassz épületet
page-intrigo-missing-names = Válassz kártyát
page-intrigo-missing-pack = Válassz lapot
page-intrigo-take-back = Másik lapot választok
page-intrigo-the-from = { $from ->
    [1] az
    [5] az
   *[other] a
} { $from }.
page-intrigo-do-play = Lerakom { CARD($card, case: "acc", form: "the") } { intrigo-the-gap } átjáróba
page-intrigo-do-buy = Megveszem { CARD($card, case: "acc", form: "the") } { intrigo-ducats }ért
page-intrigo-do-trader = Megveszem az árust { intrigo-ducats }ért, és megcserélem { intrigo-the-building } és { intrigo-the-other } épület jelzőjét
page-intrigo-do-assassin = Megveszem az orgyilkost { intrigo-ducats }ért, és képpel lefelé fordítom { CARD($moved, case: "acc", form: "the") }
page-intrigo-do-courtesan = Megveszem a kurtizánt { intrigo-ducats }ért, és lerakatom { CARD($moved, case: "acc", form: "the") } { page-intrigo-the-from } átjáróba
page-intrigo-do-gondolier = Megveszem a gondolást { intrigo-ducats }ért, és megcserélem { page-intrigo-the-from } és { intrigo-the-to } átjáró kártyáját
page-intrigo-do-guard = Megveszem a palotaőrt { intrigo-ducats }ért, és áthelyezem { CARD($moved, case: "acc", form: "the") } { intrigo-the-to } átjáróba
page-intrigo-do-thief = Megveszem a tolvajt { intrigo-ducats }ért, és képpel lefelé fordítom { CARD($token, case: "acc", form: "the") } { intrigo-the-building } épületen

# --- the award ---

page-intrigo-award = { $n }. forduló: jutalmazás
page-intrigo-award-gains = Ki mit kapott
page-intrigo-award-buildings = Épületről épületre
page-intrigo-award-nothing = semmi
page-intrigo-award-ask = Véget ért { $n ->
    [1] az
    [5] az
   *[other] a
} { $n }. forduló: jutalmazás
page-intrigo-award-all = Mindet mutasd
page-intrigo-award-on = Tovább: { $n }. forduló
page-intrigo-award-none = Ezúttal nem nyertél semmit.
page-intrigo-award-end = Lássuk az eredményt
page-intrigo-award-you = A nyereményed: { $seals } pecsét és { intrigo-ducats }.
