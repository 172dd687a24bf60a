# What went wrong. Names that somebody typed stand in quotation marks; values of files are shown as they are.

# --- languages ---

error-language = nie ma języka „{ $lang }”; dostępne są: { LIST($known, link: "none") }

# --- games ---

error-game = nie ma gry „{ $name }”; dostępne są: { LIST($known, link: "none") }
error-game-near = nie ma gry „{ $name }”; może { LIST($near, link: "or") }?

# --- what is added to an error about a name nobody knows ---

hint-none = {""}
hint-near = ; może { LIST($near, link: "or") }?
hint-known = ; dostępne są: { LIST($known, link: "none") }
hint-kingdom = ; podaj nazwę zestawu, dziesięć kart po przecinku, kod albo random (losowo)
hint-wish = ; cecha ({ LIST($traits, link: "none") }), cost4, pudełko albo karta

error-nothing-called = nic się nie nazywa „{ $name }”{ $hint }

# --- kingdoms ---

error-kingdom-name = nie ma królestwa „{ $name }”{ $hint }
error-kingdom-base-edition = nieznane wydanie gry podstawowej „{ $edition }”: może być { LIST($known, link: "or") }
error-kingdom-basic = { $card } jest w każdej grze; królestwo to dziesięć pozostałych kart
error-kingdom-card = nieznana karta „{ $name }”{ $hint }
error-kingdom-edition = nieznane wydanie „{ $edition }” karty { $card }: może być { LIST($known, link: "or") }
error-kingdom-not-in = karty { $card } nie ma w { $edition }; jest w { LIST($editions) }
error-kingdom-twice = karta { $card } jest w królestwie dwa razy
error-kingdom-two-editions = karta { $card } jest w królestwie w dwóch wydaniach, { $first } i { $second }; wystarczy jedno
error-kingdom-size = królestwo ma { $size } kart, a tu jest ich { $n }
error-kingdom-set = nieznany zestaw „{ $name }”; dostępne są: { LIST($known, link: "none") }
error-kingdom-two-tables = na dwa stoły trzeba { $needed } różnych kart, a jest ich tylko { $n }
error-kingdom-swap = karty { $card } nie ma w królestwie, więc nie można jej wymienić{ $hint }
error-kingdom-foreign = { $kingdom } nie da się zagrać z { $edition }; tylko w { $book }: { LIST($cards) }
error-card-exists = jest już karta { $card }; własna karta musi mieć inne id

# --- wishes for a kingdom ---

wish = { $what }: { $number }
wish-if = { $what }: { $number }, jeśli jest { $given }
wish-exactly = dokładnie { $n }
wish-none = ani jednej karty
wish-at-least = co najmniej { $n }
wish-at-most = najwyżej { $n }
wish-from-to = od { $least } do { $most }
error-wish = nie da się zrozumieć życzenia „{ $wish }”; napisz village, attack<=2 albo reaction if attack
error-wish-size = { $wish }: królestwo ma tylko { $size } kart
error-wish-too-many = tylu życzeń naraz nie da się dokładnie rozważyć; pomiń niektóre
error-wish-kinds = potrzeba jeszcze tylu różnych kart: { $needed }, a do wyboru jest tylko { $n }
error-wish-impossible = tego życzenia nie da się spełnić: { $wish } (do wyboru: { $n })
error-wish-clash = tych życzeń nie da się spełnić naraz: { LIST($wishes, link: "semicolon") }
error-wish-two-tables = tego życzenia nie da się spełnić przy dwóch stołach: { $wish } (do wyboru: { $n })
error-wish-no-two-kingdoms = nie znalazły się dwa królestwa bez wspólnej karty, które oba spełniają życzenia: { LIST($wishes, link: "semicolon") }

# --- share codes ---

error-code-character = w żadnym kodzie nie ma znaku „{ $character }”; sprawdź go{ $hint }
error-code-beginning = żaden kod tej wersji tak się nie zaczyna; liczba znaków: { $length }, pierwszy z nich to { $first }{ $hint }
error-code-length = { $customs ->
        [0] kod
        [one] kod z 1 własną kartą
       *[other] kod z własnymi kartami ({ $customs })
    } ma tyle znaków: { $length }, a ten ma { $n }{ $hint }
error-code-typo = w kodzie jest literówka: znaki kontrolne się nie zgadzają{ $hint }
error-code-newer = w kodzie są karty, które zna dopiero nowsza wersja Signorii
error-code-custom = w kodzie jest nieznana tu własna karta (odcisk { $mark }); najpierw ją wczytaj
error-code-customs = własne karty { LIST($names) } mają ten sam odcisk { $mark }; wczytaj tylko jedną z nich

# --- what the players agree on ---

error-seats = graczy może być od { $least } do { $most }, a nie { $n }
error-seats-or = graczy może być { $least } albo { $most }, a nie { $n }
error-seat = nie ma miejsca { $seat }; liczba miejsc: { $seats }
error-setup-profile = nieznany profil zasad „{ $profile }”: może być ed1 albo ed2
error-setup-entry = ustawienia podają karty z wydaniem: { $wanted }, a nie { $entry }
error-setup-custom-unused = własnej karty { $card } nie ma w królestwie
error-setup-customs = liczba własnych kart w królestwie to { $n }, a most_custom pozwala na { $most }
error-setup-field = nieznane pole ustawień „{ $field }”
error-setup-type = pole ustawień „{ $field }” to { $value }, a nie { $kind }
error-setup-kingdom = w ustawieniach brakuje królestwa: listy dziesięciu kart takich jak 'militia@base2'
error-setup-seats = w ustawieniach brakuje liczby miejsc
kind-int = liczba całkowita
kind-list = lista
kind-str = tekst
kind-bool = true albo false
error-people = grać może od { $least } do { $most } osób, a nie { $n }
error-tables = przy liczbie osób { $n } stoły to { LIST($known, link: "or") }, a nie { $wanted }
error-series-points = potrzeba punktów dla tylu miejsc: { $seats }, a nie { $n }
error-series-winners = zwycięzcy gry to niektóre z jej miejsc ({ $seats }), a nie { $value }
error-series-winner-twice = jedno miejsce wygrywa grę tylko raz, a nie { $value }
error-series-seats = liczba graczy w serii to { $seats }, a w tej grze { $n }
error-series-first = karty wymienia się między grami, a to dopiero pierwsza
error-series-named = każdy z graczy ({ $seats }) może wskazać jedną kartę, a wskazano ich { $n }
error-way-on = nie da się grać dalej sposobem „{ $how }”; dostępne są: { LIST($known, link: "none") }

# --- cards of installed packages ---

error-package-card-exists = { $package }: jest już karta { $card }
error-package-cards = { $package }: oczekiwano modułu z kartami albo listy kart, a nie { $value }
error-package-card-id = { $package }: „{ $id }” nie może być id; wolno użyć małych liter, cyfr i pojedynczych podkreśleń

# --- what is written in words ---

error-words-list = { $value } to nie lista nazw; napisz `2 copper, estate` albo `nothing`
error-words-entry = { $value } to nie nazwa
error-words-name = „{ $name }” to nie nazwa; napisz `copper` albo `2 copper`
error-words-many = „{ $name }”: aż tylu nie ma
error-words-remark = { $name } ({ $remark }): takiego dopisku nie da się tu zrozumieć
error-words-no-value = „{ $key }” w { $what } nie ma wartości; w klamrach listy trzeba ująć w nawiasy kwadratowe: [one, 4 others]
error-words-key = { $what } nie ma pola „{ $key }”{ $hint }
error-words-number = { $what } to liczba, a nie { $value }
error-words-truth = { $what } to true albo false, a nie { $value }

# --- answers and moves ---

error-illegal-answer = miejsce { $seat } nie może odpowiedzieć „{ $option }”: { $reason }
error-move-whose = pytane są miejsca { LIST($seats) }: napisz, czyj to ruch, na przykład `{ $first }: …`
error-move-beginning = żaden ruch nie zaczyna się od „{ $words }”{ $hint }
error-move-verb = „{ $text }” nie odpowiada na pytanie: miejsce { $seat } pytane jest o { $verb } (napisz { LIST($words, link: "or") }; do wyboru: { LIST($offered, link: "none") })
error-move-what = „{ $text }”: co? Nazwij to albo napisz `{ $text } nothing`
error-move-about = miejsce { $seat } pytane jest o { $about }, a nie o { $name }: napisz yes albo no

# --- files ---

error-where = { $where }: { $why }
error-file-unreadable = nie da się odczytać: { $why }
error-yaml = to nie YAML: { $why }
error-yaml-deep = zbyt głęboko zagnieżdżone
error-yaml-key = klucz to słowo albo liczba
error-yaml-twice = „{ $key }” występuje tu dwa razy

# --- scenarios ---

what-game = gra
what-scenario = scenariusz
what-scenarios = plik ze scenariuszami
error-scenario = scenariusz ma nazwę i kroki, a to jest { $value }
error-scenario-none = nie ma tu żadnego scenariusza
error-scenario-name = scenariusz musi mieć nazwę
error-scenario-steps = scenariusz musi mieć listę kroków
error-scenario-shows = `shows` wymienia reguły, na przykład [game:R-7]
error-scenario-game = która gra? Napisz `game: …` tutaj albo nad `scenarios`
error-scenario-start = scenariusz zaczyna się od `position` albo od `setup`, od jednego z nich
error-scenario-step = krok to ruch opisany słowami albo sprawdzenie, a nie { $value }
error-scenario-move = miejsce { $seat }: ruch opisuje się słowami, a nie { $value }
error-scenario-check = żadne sprawdzenie nie nazywa się „{ $name }”{ $hint }
error-scenario-sees = kto widzi? Miejsce albo { $spectator }, a nie { $value }
error-scenario-pairs = { $key ->
    [setup] ustawienia zapisuje się jako `name: value`, a nie { $value }
   *[position] pozycję zapisuje się jako `name: value`, a nie { $value }
}
error-written-as-pairs = zapisuje się to jako `name: value`, a nie { $value }
error-seat-first-is-0 = nie ma miejsca { $seat }; liczba miejsc: { $seats } (pierwsze to 0)
scenario-failure = { $line }: { $step }: { $why }
scenario-failure-cloned = { $line }: { $step }: { $why } (kopia przy każdej decyzji)
scenario-step = krok { $n } ({ $words })
scenario-end = na końcu
error-mismatch = { $what }: powinno być { $expected }, jest { $got }
error-fact-several = { $what } zawiera kilka rzeczy: zapisz je jako `name: value`, a nie { $value }
fact-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
} ({ $cards })
fact-asks = pytanie
fact-asked = miejsce { LIST($seats, link: "none") } o { $verb }
fact-seats = miejsce { LIST($seats, link: "none") }
fact-nobody = nikt
fact-game-over = nikt: gra jest skończona
fact-refused = odmowa: { $reason }
fact-allowed = dozwolone
fact-no-change = nic się nie zmienia
fact-changed = odmowa, ale gra się zmieniła
error-copy-went-elsewhere = kopia gry potoczyła się inaczej niż gra
error-copies-went-elsewhere = kopie potoczyły się inaczej niż sama gra
error-copy-differs = kopia gry różni się od gry
error-redeal-seen = miejsce { $seat } widzi, że karty rozdano na nowo
error-miscount = karty źle policzono: { LIST($cards, link: "none") }

# --- records ---

record-position = pozycja w zapisie nie ma sensu: { $why }
record-setup = ustawieniami z zapisu nie da się zagrać: { $why }
record-commitment = ogłoszone zobowiązanie to { $published }, a z sekretu i ustawień wychodzi { $made }
record-newer-rules = zapis stosuje zasady { $rules } gry { $game }; zainstalowane są { $installed }
record-no-line = w dzienniku nie ma wiersza { $line }; liczba wierszy: { $n }
record-truncated = zapis jest ucięty: brakuje końca
record-no-json = to nie JSON: { $why }
record-no-utf8 = to nie JSON w UTF-8: { $why }
record-too-deep = to JSON, ale zbyt głęboko zagnieżdżony jak na zapis
record-no-format = to JSON, ale nie zapis gry: nie ma formatu „{ $format }”
record-other-format = to ma format { $found }, a nie „{ $format }”
record-newer = zapis ma wersję { $version } formatu; najnowsza znana tutaj to { $newest }
record-damaged = zapis jest uszkodzony: { $why }
record-version = jego wersja to { $version }
record-turns = tura { $turn } zaczyna się przed tą powyżej
record-start = potrzebne są ustawienia albo pozycja, jedno z dwojga
record-secret = sekret i zobowiązanie występują tylko razem
record-chance = ustawienia wymagają ziarna albo sekretu, pozycja ma własny los
record-line = wiersz { $line } dziennika to ani ruch, ani cofnięcie
record-names = liczba imion: { $n }, a miejsc: { $seats }
record-wrong = { $where }: { $what }{ $older }
record-at = wiersz { $line } dziennika, tura { $turn }
record-after = po wierszu { $line } dziennika
record-at-start = na początku
record-older = {" "}(zapis stosuje zasady { $rules }, a tu są { $installed })
record-after-end = ruch miejsca { $seat }, a gra jest już skończona
record-unknown-option = miejsce { $seat } wybiera { $option }, czego ta gra nie zna
record-back = cofnięcie do stanu po tylu ruchach: { $n }, a jest ich tylko { $made }
record-back-between = cofnięcie między odpowiedziami, których kilka miejsc udziela naraz
record-turn-missing = w zapisie zaczyna się tu tura { $turn }, a w grze nie
record-turn-unknown = zaczyna się tu tura { $turn }, a w zapisie nie
record-turn-differs = tura { $turn } zaczyna się w innym stanie: skrót { $digest }, w zapisie { $noted }
record-turn-later = w zapisie jest tura { $turn }, ale dziennik kończy się przed nią
record-incomplete = dziennik kończy się, zanim miejsce { LIST($seats, link: "none") } odpowie na pytanie zadane kilku naraz
record-last = dziennik kończy się skrótem { $digest }, a w zapisie jest { $noted }
record-result-early = zapis podaje wynik, a gra nie jest skończona
record-result-missing = gra kończy się wynikiem { $result }, a zapis nie podaje żadnego
record-result-differs = wynik to { $result }, a w zapisie jest { $noted }
error-no-utf8-at = to nie tekst w UTF-8: { $why } w bajcie { $byte }

# --- custom cards: files ---

custom-file-size = plik z kartami ma najwyżej tyle bajtów: { $bytes }
custom-file-empty = nie ma tu żadnej karty
custom-file-cards = najwięcej kart w pliku to { $most }, a nie { $n }
custom-file-twice = karta { $card } jest w tym pliku dwa razy
custom-file-documents = plik z kartami to jeden dokument; kilka kart to lista
custom-file-anchors = kotwic i odwołań (& i *) nie da się tu zrozumieć; napisz to w całości
custom-file-tags = tagów (!) nie da się tu zrozumieć
custom-file-key = klucz to słowo
custom-list = `custom` to lista kart, a nie { $value }
custom-card-at = własna karta { $where }: { $why }

# --- custom cards: values. Words in `` are written so in the file, in every language. ---

custom-what-card = karta
custom-what-cost = koszt
custom-what-choice = wybór
custom-what-if = `if`
custom-what-amount = liczba
custom-what-for-each = tyle za każde z `{ $of }`
custom-what-this = ta wartość
custom-mapping = { $what } zapisuje się jako klucze i wartości, a nie { $value }; klucze to { LIST($keys, link: "none") }
custom-key = { $what } nie ma klucza { $key }{ $hint }
custom-number = { $what } to liczba od { $least } do { $most }, a nie { $value }
custom-types = potrzebny jest co najmniej jeden typ: { LIST($types, link: "none") }; a nie { $value }
custom-type = nie ma typu { $name }{ $hint }
custom-no-card = nie ma karty { $name }{ $hint }
custom-word = powinno być { LIST($words, link: "or") }, a nie { $value }
custom-truth = powinno być true albo false, a nie { $value }
custom-value = { $value } to ani słowo, ani liczba całkowita
custom-parts = najwięcej wartości na karcie to { $most }
custom-nested = to zbyt głęboko zagnieżdżone jak na kartę
custom-text = to tekst długości od 1 do { $most } znaków, a nie { $value }
custom-text-length = najwięcej znaków w tekście to { $most }, a ten ma { $n }
custom-text-unprintable = w tym tekście są znaki, których nie da się wyświetlić
custom-name = karta musi mieć nazwę w co najmniej jednym języku: `names: {"{"}pl: …{"}"}` ({ LIST($languages, link: "none") })
custom-needs = karta musi mieć `{ $key }`
custom-id = id to małe litery, cyfry i pojedyncze podkreślenia, na przykład `old_mill`, a nie { $value }
custom-id-exists = jest już karta { $card }
custom-id-reserved = „{ $card }” znaczy w odpowiedziach co innego; wybierz inne id
custom-not-played = zagrać można tylko `action` albo `treasure`: premie i kroki nigdy by nie zadziałały
custom-attack-not-played = `attack` musi być też `action` albo `treasure`, inaczej nie da się go zagrać
custom-points-type = punkty mają karty `victory` (albo `curse`): dopisz ten typ
custom-points-of = punkty za liczbę czegoś wymagają `of`: cards, types albo karta
custom-of = `of` to cards, typ albo karta{ $hint }
custom-reacts-type = karta, która reaguje, ma typ `reaction`
custom-reaction-steps = reakcja wymaga kroków `reaction:` albo `unaffected: true`

# --- custom cards: steps ---

custom-steps = potrzebna jest lista kroków, każdy po myślniku, a nie { $value }
custom-steps-deep = listy kroków mogą tkwić jedna w drugiej najwyżej na tyle poziomów: { $most }
custom-steps-many = najwięcej kroków na karcie to { $most }
custom-step = krok to czasownik, na przykład `trash: 1`, a nie { $value }
custom-verb = nie ma kroku { $name }{ $hint }
custom-verbs = krok ma jeden czasownik; następny napisz po osobnym myślniku
custom-place = { $whose ->
    [yours] `{ $verb }` nie może stać wśród twoich własnych kroków
    [theirs] `{ $verb }` nie może stać wśród kroków innego gracza
   *[reacting] `{ $verb }` nie może stać w reakcji
}
custom-place-looping = `{ $verb }` nie może stać na liście wykonywanej dla każdego gracza albo każdej karty
custom-look-and-reveal = karta albo podgląda karty z talii, albo je odkrywa: `{ $looking }` i `{ $revealing }` nie idą w parze
custom-may-play-it = `may_play_it` stoi po kroku, w którym karta trafia na stos kart odrzuconych: discard_top, gain
custom-if-steps = `if` wymaga `then:` albo `else:` z krokami
custom-if = `if` pyta o jedną rzecz, na przykład `{"{"}it_is: action{"}"}`; dostępne są: { LIST($tests, link: "none") }
custom-no-seen-cards = nic przed tym krokiem nie daje kart, które widzieli wszyscy
custom-no-it = nic przed tym krokiem nie daje karty, którą mogłoby być `it`
custom-hand-unseen = nikt nie widzi, co jest na ręce: przed tym krokiem napisz `reveal_hand`
custom-choice = wybór { $n } wymaga więcej możliwości niż { $least }: `{"{"}cards: [steps], coins: [steps]{"}"}`
custom-no-value = `{ $verb }` nie przyjmuje wartości
custom-no-value-but-keys = `{ $verb }` nie przyjmuje wartości albo przyjmuje klucze: { LIST($keys, link: "none") }
custom-takes = `{ $verb }`: powinno być { $kind } ({ LIST($keys, link: "none") }), a nie { $value }
custom-form-nothing = nic
custom-form-number = liczba
custom-form-card = karta
custom-form-it = `it` albo typy
custom-form-steps = lista kroków
custom-form-mapping = klucze i wartości
custom-not-any = `{ $verb }` wymaga liczby, a nie any
custom-exclude = `{ $first }` i `{ $second }` się wykluczają
custom-types-shown = karty danego typu pokazuje się, kładąc je na talii: `types` i `shown: true` występują razem
custom-one-shown = pokazać i położyć na talii można tylko jedną kartę naraz
custom-chosen-by = `chosen_by` służy do kroków innych graczy
custom-gain-nothing-to-choose = karta podana przez `card` nie zostawia nic do wyboru
custom-gain-what = co zdobyć? Napisz `card`, `types`, `cost` albo `cost_up_to`
custom-reveal-until = odkrywać aż do czego? Napisz `types`, `card` albo `cost_from`
custom-amount = liczba to cyfry, jedno z { LIST($counts, link: "none") } albo tyle za każde, na przykład `{"{"}done: 2{"}"}`, a nie { $value }{ $hint }
custom-cost = koszt to liczba od 0 do { $most }, a nie { $value }
custom-cost-or-it = koszt to liczba od 0 do { $most } albo `it`, `it + 2`, `it - 1`, a nie { $value }

# --- Intrigo: what the players agree on ---

kind-names = lista nazw
kind-numbers = lista liczb
kind-table = tabela: { LIST($names, link: "none") }
setup-ducats = liczba dukatów: { $n }; powinien być co najmniej jeden na gracza, a najwyżej { $most }
setup-rounds = rund może być od 1 do { $most }, a nie { $n }
setup-families = rodów jest { $n }, a graczy { $seats }
setup-family = nie ma rodu gracza o nazwie „{ $name }”: { LIST($known, link: "none") }
setup-family-twice = ród { $family } ma dwóch graczy
setup-characters = potrzebne są ceny dla tylu postaci: { $wanted }, a nie { $n }
setup-prices = { $character }: trzy ceny, najniższa pierwsza, co najmniej 1 dukat; a nie { $value }
setup-values-of = potrzebne są wartości dla tylu rodów: { $wanted }, a nie { $n }
setup-values = wartości rodu { $family }: { $wanted }, od 1 do { $most }, a nie { $value }
setup-values-differ = wartości rodu { $family }: wszystkie różne (RU-22), a nie { $value }
setup-table = w polu ustawień „{ $field }” jest nieznane „{ $name }”: { LIST($known, link: "none") }

# --- positions in words. Words in `` are written so, in every language. ---

what-position = pozycja
what-seat = miejsce { $seat }
what-pile = stos { $card }
what-rng-number = liczba w rng
position-in-effect = pozycję zapisuje się między efektami, a nie w środku jednego z nich
position-zones = miejsce { $seat } ma strefy takie jak `hand: 2 copper, estate`, a nie { $value }
position-twice = { $key } miejsca { $seat } podano dwa razy
position-list = { $key } to lista, a nie { $value }
position-card = nie ma karty „{ $name }”{ $hint }
position-shuffles = shuffles to listy kart, od wierzchu do spodu, a nie { $value }
position-stacked = podane tasowanie nie zawiera kart, które trzeba potasować: { LIST($cards, link: "none") }
position-pass = podanie karty zapisuje się `copper from 0 to 1`, a nie { $value }
position-supply = supply podaje stosy i liczbę kart, które w nich zostały, na przykład `curse: 2`
position-not-in-kingdom = karty { $card } nie ma w królestwie
position-kingdom = królestwo ma dziesięć kart, a podano ich { $n }: { LIST($cards, link: "none") }
position-discard-top = wierzchnią kartę stosu kart odrzuconych widzą wszyscy
position-remark = { $name } ({ $remark }): napisz (known to 0), (known to all) albo (known to nobody)
position-remark-seat = { $name } ({ $remark }): nie ma miejsca „{ $seat }”
position-phase = nie ma fazy „{ $name }”{ $hint }
position-chance = los pochodzi z seed albo z rng, nie z obu naraz
position-rng = rng to lista czterech liczb, a nie { $value }
position-word = { $key }: nie ma „{ $name }”; dostępne są: { LIST($known, link: "none") }
position-one-thing = w jednym miejscu leży jedna rzecz, a nie { $value }
position-remark-down = { $name } ({ $remark }): można tu napisać tylko ({ $down })
position-no-intrigue = { $name } to nie karta intrygi
position-no-place = { $what ->
    [gap] { $key } to nie przejście w tym pałacu
   *[building] { $key } to nie budynek w tym pałacu
}
position-not-in-gap = { $name } nie leży w przejściu
position-influence-turned = karty wpływu nigdy się nie zakrywa (PL-8)
position-no-token = { $name } to nie żeton
position-no-seal = { $name } to nie pieczęć
position-bought = { $character }: kupionych kart jest { $bought }, a w pałacu leży { $lying }
position-seals = { $organisation }: pieczęci jest tylko { $n }
position-ducats = dukatów jest tylko { $total }, a nie { $n }
position-pool = na pulę zostaje dukatów { $n }, a nie { $value }
position-bag = na woreczek zostają pieczęcie: { $seals }
position-counters = liczniki zapisuje się jako `clergy: 2`, a nie { $value }
position-organisation = nie ma organizacji „{ $name }”
position-draft = `draft` ma po jednym rzędzie kart na każde miejsce, a nie { $value }
position-draft-cards = `draft` ma po cztery karty na każde miejsce, razem wszystkie karty w grze
position-draft-step = pozycja w trakcie doboru kart wymaga rzędów i kroku od 0 do 2
position-draft-palace = w trakcie doboru kart pałac jest pusty
position-nowhere = karty { $card } nie ma ani na ręce, ani w pałacu (SE-2)
position-hand = na ręce jest najwyżej tyle kart: { $most }, a nie { $n }
position-none-left = na to miejsce nie ma już { $card }
position-result = skończona gra ma wynik, a żadna inna go nie ma
position-no-gap = wykładanie kart kończy się, gdy żadne przejście nie jest puste: zostaw jedno na ostatni ruch
error-no-utf8 = { $file } to nie tekst w UTF-8
error-no-file = { $file }: nie ma takiego pliku

# --- bots ---

error-bot = w { $game } nie ma bota „{ $name }”{ $hint }
error-bot-plays = { $bot } nie gra w { $game }, tylko w { LIST($games) }{ $hint }
error-bot-makes = { $bot } tworzy { $value }, a to nie Bot
error-bot-load = bota { $bot } nie da się wczytać z { $place }: { $why }
error-no-bot = { $file } to nie bot: potrzebne jest { $name } = BotKind(name, make, games), a nie { $value }
menu-empty = lista zakupów jest pusta
menu-unreadable = nie da się odczytać „{ $text }”
menu-card = karty { $card } nie ma w tym królestwie
menu-unexpected = „{ $word }” tu nie pasuje
menu-sign = powinno być jedno z { $signs }, a nie „{ $word }”
menu-end = powinno być jedno z { $signs }, a nie koniec wiersza
menu-number = powinna być liczba, jedno z { LIST($counts, link: "none") }, own CARD albo left CARD, a nie „{ $word }”
menu-no-card = brakuje nazwy karty

# --- the lab ---

match-no-kingdoms = w { $game } nie ma królestw
match-menus = królestwo ma { $size } kart, a listy zakupów podają ich { $n }: { LIST($cards, link: "none") }
match-seats = w { $game } gra od { $least } do { $most } botów, a nie { $n }
match-bot-failed = { $bot } nie może odpowiedzieć „{ $option }”: { $reason }
error-report-ending = raport to plik z końcówką { LIST($endings, link: "or") }, a nie „{ $file }”
error-report-library = do raportów potrzeba { $library }: pip install 'signoria[report]'
error-report-unwritable = nie da się zapisać { $file }: { $why }
