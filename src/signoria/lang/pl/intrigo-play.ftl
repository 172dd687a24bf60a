# Intrigo in the terminal: what the screen says around the game, and the words that can be typed.

# --- the screen ---

intrigo-heading-draft = Runda { $n } · dobór kart, pakiet { $pack } z 3
intrigo-heading-placement = Runda { $n } · wykładanie kart · { $gaps ->
    [one] 1 puste przejście
    [few] { $gaps } puste przejścia
   *[many] { $gaps } pustych przejść
}
intrigo-supplies = pula: { ducats-counted } · woreczek: { $seals }
# The columns of the players: how many organisations of five, how many seals of one of four, ducats, cards in hand.
intrigo-column-kinds = różne
intrigo-column-alike = te same
intrigo-column-ducats = duk
intrigo-column-hand = ręka
intrigo-of = { $n }/{ $most }
intrigo-price = { $ducats }d
intrigo-hand = Ręka
intrigo-pack = Pakiet
intrigo-kept = Zatrzymane
intrigo-known = Znane
intrigo-nothing = nic
intrigo-holds = { $player }: { LIST($names, link: "none") }

intrigo-hint = ? złodziej · dlaczego A · pałac · cofnij · dziennik · zapisz PLIK · wyjdź
    .several = naraz: co4 7 · złodziej 3 A · ? złodziej · pałac · cofnij · dziennik · wyjdź
intrigo-help =
    Odpowiadaj numerem, nazwą albo jej początkiem; karty także skrótem: co4.
    Budynki mają litery, przejścia numery: przejście 1 leży między A i B, A to wejście do pałacu.
    Cały ruch naraz: co4 7   złodziej 3 A   handlarz 5 E K   pas

    ? złodziej           co robi postać; także ? co4, ? A
    dlaczego kurtyzana   dlaczego czegoś nie można
    pałac                co dałby każdy budynek, gdyby nagrody przyznać teraz
    cofnij               cofa twój ostatni ruch
    dziennik             wszystko, co się działo
    zapisz PLIK          zapisuje grę do pliku
    wyjdź                kończy; gra jest zachowana, a wraca do niej `signoria play --resume`

    Znaki: E dch›Co  pieczęć duchowieństwa na E dostałby ród Contarini   7 Da4↓  karta zakryta
command-palace = pałac, palac
intrigo-palace-now = Gdyby runda skończyła się teraz
intrigo-alias-pass = pas, pasuję
intrigo-alias-decline = nie, n, pomiń, nic

# --- before the game, after a round, at the end ---

intrigo-title = Intrigo
intrigo-goal =
    W każdej rundzie wybierasz cztery karty intrygi i wykładasz karty w przejściach pałacu. Potem wyższa z dwóch kart przy budynku zdobywa jego żeton dla głowy swojego rodu, bez względu na to, kto ją wyłożył.
    Kto pierwszy zdobędzie cztery pieczęcie jednej organizacji albo po jednej pieczęci każdej z pięciu, zostaje dożą i wygrywa.
intrigo-families = { LIST($families, link: "none") }.
intrigo-heads = { $player } kieruje rodem { $family }
    .you = Kierujesz rodem { $family }
intrigo-absent = Rodem { $family } nikt nie kieruje, ale jego karty są w grze.
intrigo-neutral = Rodem { $family } nikt nie kieruje: jest neutralny.
intrigo-character-here = { $name } · { ducats-counted } · { $left ->
    [0] nie ma już żadnej karty
    [one] została 1 karta
    [few] zostały { $left } karty
   *[many] zostało { $left } kart
}
intrigo-gap-here = Przejście { $gap }, między { $building } i { $other }: { $lies ->
    [card] { CARD($card) }
    [down] { CARD($card) }, karta zakryta
   *[nothing] puste
}
intrigo-award-title = Runda { $n }: przyznawanie nagród

intrigo-end-rounds = { $n ->
    [one] po 1 rundzie
   *[other] po { $n } rundach
}
intrigo-end-four = { $player } ma cztery { seals-of-organisation } i zostaje dożą { intrigo-end-rounds }.
    .you = Masz cztery { seals-of-organisation } i zostajesz dożą { intrigo-end-rounds }.
intrigo-end-five = { $player } ma pieczęć każdej organizacji i zostaje dożą { intrigo-end-rounds }.
    .you = Masz pieczęć każdej organizacji i zostajesz dożą { intrigo-end-rounds }.
intrigo-end-limit = Gra kończy się { intrigo-end-rounds }, a nikt nie został dożą. Najbliżej celu: { LIST($players) }.
    .you = Gra kończy się { intrigo-end-rounds }, a nikt nie został dożą. Najbliżej celu jesteś ty.
