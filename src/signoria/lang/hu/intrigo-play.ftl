# Intrigo in the terminal: what the screen says around the game, and the words that can be typed.

# --- the screen ---

intrigo-heading-draft = { $n }. forduló · kiválasztás, { $pack }/3. csomag
intrigo-heading-placement = { $n }. forduló · lerakás · { $gaps } üres átjáró
intrigo-supplies = készlet { intrigo-ducats } · zsákocska { $seals } pecsét
# The columns of the players: how many organisations of five, how many seals of one of four, ducats, cards in hand.
intrigo-column-kinds = féle
intrigo-column-alike = azonos
intrigo-column-ducats = duk
intrigo-column-hand = kéz
intrigo-of = { $n }/{ $most }
intrigo-price = { $ducats }d
intrigo-hand = Kézben
intrigo-pack = Csomag
intrigo-kept = Megtartva
intrigo-known = Ismert
intrigo-nothing = semmi
intrigo-holds = { $player }: { LIST($names, link: "none") }

intrigo-hint = ? tolvaj · miért A · palota · visszavon · napló · mentés FÁJL · kilép
    .several = egyszerre: co4 7 · tolvaj 3 A · ? tolvaj · palota · visszavon · napló · kilép
intrigo-help =
    Válaszolj számmal, névvel vagy a név elejével; a lapokat így is írhatod: co4.
    Az épületeket betű, az átjárókat szám jelöli: az 1. átjáró az A és a B között van, az A a bejárat.
    Egy egész lépés egyszerre: co4 7   tolvaj 3 A   árus 5 E K   passz

    ? tolvaj        mit tud egy szereplő; így is: ? co4, ? A
    miért kurtizán  miért nem lehetséges valami
    palota          mit hozna mindegyik épület, ha most lenne a jutalmazás
    visszavon       utolsó lépésed visszavonása
    napló           minden, ami eddig történt
    mentés FÁJL     a játszma mentése fájlba
    kilép           kilépés; a játszma megmarad, a `signoria play --resume` folytatja

    Jelek: E pap›Co  az E épületről a papság pecsétje a Contarini családé lenne
           7 Da4↓    képpel lefelé lévő kártya a 7. átjáróban
command-palace = palota
intrigo-palace-now = Ha most lenne a jutalmazás
intrigo-alias-pass = passz, passzolok
intrigo-alias-decline = nem, n, semmi, elmarad

# --- before the game, after a round, at the end ---

intrigo-title = Intrigo
intrigo-goal =
    Minden fordulóban négy intrikakártyát választotok, és kártyákat raktok a palota átjáróiba. Utána minden épület jelzőjét a két oldalán lévő kártyák közül a magasabb nyeri el a családja vezetőjének, bárki rakta is le.
    Az győz, és lesz dózse, aki elsőként összegyűjt négy pecsétet egy szervezettől, vagy egyet-egyet mind az öttől.
intrigo-families = { LIST($families, link: "semicolon") }.
intrigo-heads = { $player } családja: { $family }
    .you = A te családod: { $family }
intrigo-absent = A { $family } családot senki sem vezeti, de a kártyái játékban vannak.
intrigo-neutral = A { $family } családot senki sem vezeti: semleges.
intrigo-character-here = { $name } · { intrigo-ducats } · { $left ->
    [0] elfogyott
   *[other] még { $left } van
}
intrigo-gap-here = { $gap }. átjáró, { intrigo-the-building } és { intrigo-the-other } épület között: { $lies ->
    [card] { CARD($card) }
    [down] { CARD($card) }, képpel lefelé
   *[nothing] üres
}
intrigo-award-title = { $n }. forduló: jutalmazás

intrigo-end-rounds = { $n } forduló után
intrigo-end-four = { $player } lesz a dózse { $organisation ->
        [merchants] a kereskedők
        [military] a katonaság
        [clergy] a papság
        [farmers] a földművesek
       *[workers] a munkások
    } négy pecsétjével, { intrigo-end-rounds }.
    .you = Te leszel a dózse { $organisation ->
        [merchants] a kereskedők
        [military] a katonaság
        [clergy] a papság
        [farmers] a földművesek
       *[workers] a munkások
    } négy pecsétjével, { intrigo-end-rounds }.
intrigo-end-five = { $player } lesz a dózse mind az öt szervezet pecsétjével, { intrigo-end-rounds }.
    .you = Te leszel a dózse mind az öt szervezet pecsétjével, { intrigo-end-rounds }.
intrigo-end-limit = { intrigo-end-rounds } sincs dózse. A legközelebb { LIST($players) } jutott hozzá.
    .you = { intrigo-end-rounds } sincs dózse. Te jutottál hozzá a legközelebb.
