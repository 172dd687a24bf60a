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
page-intrigo-seat-play = { $family }, lerakta { CARD($card, case: "acc", form: "the") }
page-intrigo-seat-buy = { $family }, megvette { CARD($card, case: "acc", form: "the") }
page-intrigo-seat-call = { $family }, le kellett raknia { CARD($card, case: "acc", form: "the") }
page-intrigo-seat-pass = { $family }, passzolt
page-intrigo-seat-auto_pass = { $family }, passzolt
page-intrigo-cards = { $n } lap kézben
page-intrigo-ducats = { $n } dukát
page-intrigo-known = Biztosan a kezében van: { CARDS($cards, case: "bare") }
page-intrigo-organisation = { $token ->
    [merchants] kereskedők
    [military] katonaság
    [clergy] papság
    [farmers] földművesek
   *[workers] munkások
}
page-intrigo-counter = { page-intrigo-organisation }: { $n } a 4-ből
page-intrigo-goal = fajták: { $different }/5 · { page-intrigo-organisation }: { $most }/4
page-intrigo-goal-none = még nincs pecsétje

page-intrigo-to-win = A győzelemhez
page-intrigo-to-win-four = négy pecsét egy szervezettől
page-intrigo-to-win-five = vagy egy-egy pecsét mind az öttől

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
    [bought] { CARD($card) }, a { $family } család vette meg
    [down] { CARD($card) }, képpel lefelé
   *[nothing] üres
}{ page-intrigo-state }
page-intrigo-card-here = { CARD($card) }{ page-intrigo-state }
page-intrigo-character-here = { CARD($card) }, { $left ->
    [0] elfogyott
   *[other] { intrigo-ducats }, még { $left } van
}. { $text }{ page-intrigo-state }

# --- the courtyard ---

page-intrigo-influence = Szereplő vásárlása
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
page-intrigo-pack = { $n }. csomag (összesen 3)
page-intrigo-pack-goes = Ami marad, azt { $player } kapja
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
page-intrigo-do-trader = Árus { intrigo-ducats }ért: { $building } és { $other } jelzőjének cseréje
page-intrigo-do-assassin = Orgyilkos { intrigo-ducats }ért: { CARD($moved) } lefordítása
page-intrigo-do-courtesan = Kurtizán { intrigo-ducats }ért: { CARD($moved) } { page-intrigo-the-from } átjáróba
page-intrigo-do-gondolier = Gondolás { intrigo-ducats }ért: { page-intrigo-the-from } és { intrigo-the-to } átjáró cseréje
page-intrigo-do-guard = Palotaőr { intrigo-ducats }ért: { CARD($moved) } { intrigo-the-to } átjáróba
page-intrigo-do-thief = Tolvaj { intrigo-ducats }ért: { CARD($token, form: "the") } lefordítása ({ $building })

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
page-intrigo-award-all = Összes megjelenítése
page-intrigo-award-on = { $n }. forduló
page-intrigo-award-none = Ezúttal nem nyertél semmit.
page-intrigo-award-end = Végeredmény
page-intrigo-award-you = A nyereményed: { $seals } pecsét és { intrigo-ducats }.
