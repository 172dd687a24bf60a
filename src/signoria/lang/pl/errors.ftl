# What went wrong. Names that somebody typed stand in quotation marks; values of files are shown as they are.

# --- languages ---

error-language = nie ma języka „{ $lang }”; dostępne są: { LIST($known, link: "none") }

# --- games ---

error-game = nie ma gry „{ $name }”; dostępne są: { LIST($known, link: "none") }
error-game-near = nie ma gry „{ $name }”; może miało być: { LIST($near, link: "or") }?

# --- what is added to an error about a name nobody knows ---

hint-none = {""}
hint-near = ; może miało być: { LIST($near, link: "or") }?
hint-known = ; dostępne są: { LIST($known, link: "none") }
hint-kingdom = ; podaj nazwę zestawu, dziesięć kart oddzielonych przecinkami, kod albo random (losowo)
hint-wish = ; podaj cechę ({ LIST($traits, link: "none") }), cost4, pudełko albo kartę

error-nothing-called = nie ma niczego o nazwie „{ $name }”{ $hint }

# --- kingdoms ---

error-kingdom-name = nie ma królestwa „{ $name }”{ $hint }
error-kingdom-base-edition = nieznane wydanie gry podstawowej „{ $edition }”; może być { LIST($known, link: "or") }
error-kingdom-basic = karta { $card } jest w każdej grze; królestwo to dziesięć innych kart
error-kingdom-card = nieznana karta „{ $name }”{ $hint }
error-kingdom-edition = nieznane wydanie „{ $edition }” karty { $card }; może być { LIST($known, link: "or") }
error-kingdom-not-in = karty { $card } nie ma w wydaniu { $edition }; jest w { LIST($editions) }
error-kingdom-twice = karta { $card } jest w królestwie dwa razy
error-kingdom-two-editions = karta { $card } jest w królestwie w dwóch wydaniach, { $first } i { $second }; wystarczy jedno
error-kingdom-size = królestwo ma { $size } kart, a tu { $n ->
        [0] nie ma żadnej
        [one] jest tylko 1
        [few] są { $n }
       *[many] jest ich { $n }
    }
error-kingdom-set = nieznany zestaw „{ $name }”; dostępne są: { LIST($known, link: "none") }
error-kingdom-two-tables = na dwa stoły trzeba { $needed } różnych kart, a jest ich tylko { $n }
error-kingdom-swap = karty { $card } nie ma w królestwie, więc nie można jej wymienić{ $hint }
error-kingdom-foreign = z królestwem „{ $kingdom }” nie da się zagrać w wydaniu { $edition }: { $n ->
    [one] karta { LIST($cards) } jest tylko w wydaniu { $book }
   *[other] karty { LIST($cards) } są tylko w wydaniu { $book }
}
error-card-exists = karta { $card } już istnieje; własna karta musi mieć inne id

# --- wishes for a kingdom ---

wish = { $what }: { $number }
wish-if = { $what }: { $number }, jeśli jest { $given }
wish-cost = karty za { coins }
wish-exactly = dokładnie { $n }
wish-none = ani jednej karty
wish-at-least = co najmniej { $n }
wish-at-most = najwyżej { $n }
wish-from-to = od { $least } do { $most }
error-wish = niezrozumiałe życzenie „{ $wish }”; napisz village, attack<=2 albo reaction if attack
error-wish-size = { $wish }: królestwo ma tylko { $size } kart
error-wish-too-many = życzeń jest za dużo, by dokładnie je rozważyć; pomiń niektóre
error-wish-number = życzeń może być najwyżej { $most }
error-wish-kinds = potrzeba jeszcze różnych kart ({ $needed }), a do wyboru jest ich tylko { $n }
error-wish-impossible = nie da się spełnić warunku „{ $wish }”; do wyboru { $n ->
        [0] nie ma takich kart
        [one] jest tylko 1 taka karta
        [few] są tylko { $n } takie karty
       *[many] jest tylko { $n } takich kart
    }
error-wish-clash = tych życzeń nie da się spełnić naraz: { LIST($wishes, link: "semicolon") }
error-wish-two-tables = przy dwóch stołach nie da się spełnić warunku „{ $wish }”; do wyboru { $n ->
        [0] nie ma takich kart
        [one] jest tylko 1 taka karta
        [few] są tylko { $n } takie karty
       *[many] jest tylko { $n } takich kart
    }
error-wish-no-two-kingdoms = nie udało się znaleźć dwóch królestw bez wspólnych kart, które spełniałyby życzenia: { LIST($wishes, link: "semicolon") }

# --- share codes ---

error-code-character = w kodzie nie może być znaku „{ $character }”; sprawdź, czy nie ma literówki{ $hint }
error-code-beginning = kod tej wersji ma { $length } znaków i zaczyna się od { $first }, więc sprawdź początek
error-code-length = { $customs ->
        [0] kod
        [one] kod z 1 własną kartą
       *[other] kod z własnymi kartami ({ $customs })
    } ma { $length ->
        [one] 1 znak
        [few] { $length } znaki
       *[many] { $length } znaków
    }, a ten ma { $n }
error-code-typo = w kodzie jest literówka{ $hint }
error-code-newer = w kodzie są karty z nowszej wersji Signorii; zaktualizuj swoją Signorię
error-code-custom = w kodzie jest własna karta, której tu nie wczytano (odcisk { $mark }); najpierw ją wczytaj
error-code-customs = własne karty { LIST($names) } mają ten sam odcisk { $mark }; wczytaj tylko jedną z nich

# --- what the players agree on ---

error-seats = graczy może być od { $least } do { $most }, a nie { $n }
error-seats-or = graczy może być { $least } albo { $most }, a nie { $n }
error-seat = nie ma miejsca { $seat }; liczba miejsc: { $seats }
error-setup-profile = nieznany profil zasad „{ $profile }”; może być ed1 albo ed2
error-setup-entry = w ustawieniach karty podaje się z wydaniem: { $wanted }, a nie { $entry }
error-setup-custom-unused = własnej karty { $card } nie ma w królestwie
error-setup-customs = różnych własnych kart w królestwie jest { $n }, a most_custom pozwala na { $most }
error-setup-field = nieznane pole ustawień „{ $field }”{ $hint }
error-setup-type = pole ustawień „{ $field }” powinno mieć wartość: { $kind }, a podano { $value }
error-setup-kingdom = w ustawieniach brakuje królestwa: listy dziesięciu kart takich jak „militia@base2”
error-setup-seats = w ustawieniach brakuje liczby miejsc
kind-int = liczba całkowita
kind-list = lista
kind-str = tekst
kind-bool = true albo false
error-people = grać może od { $least } do { $most } osób, a nie { $n }
error-which-table = nie ma stołu { $n }; liczba stołów: { $most }
error-tables = { $n } osób można podzielić na stoły tak: { LIST($known, link: "or") }, ale nie { $wanted }
error-series-points = wyników powinno być tyle, ile miejsc ({ $seats }), a nie { $n }
error-series-winners = zwycięzcami mogą być tylko miejsca tej gry ({ $seats }), a nie { $value }
error-series-winner-twice = jedno miejsce może wygrać grę tylko raz: { $value }
error-series-seats = graczy w serii jest { $seats }, a w tej grze { $n }
error-series-first = karty wymienia się między grami, a to dopiero pierwsza gra
error-series-named = każdy z graczy ({ $seats }) może wskazać jedną kartę, a wskazano ich { $n }
error-way-on = nie ma dalszego ciągu o nazwie „{ $how }”; dostępne są: { LIST($known, link: "none") }

# --- cards of installed packages ---

error-package-card-exists = { $package }: karta { $card } już istnieje
error-package-cards = { $package }: oczekiwano modułu z kartami albo listy kart, a nie { $value }
error-package-card-id = { $package }: „{ $id }” nie może być id; wolno użyć małych liter, cyfr i pojedynczych podkreśleń

# --- what is written in words ---

error-words-list = { $value } to nie lista nazw; napisz `2 copper, estate` albo `nothing`
error-words-entry = { $value } to nie nazwa
error-words-name = „{ $name }” to nie nazwa; napisz `copper` albo `2 copper`
error-words-many = „{ $name }”: aż tylu kart nie ma
error-words-cards = kart na liście może być najwyżej { $most }
error-words-remark = { $name } ({ $remark }): dopiski są tu niedozwolone
error-words-no-value = „{ $key }” w { $what } nie ma wartości; w klamrach listy trzeba ująć w nawiasy kwadratowe: [one, 4 others]
error-words-key = { $what } nie ma pola „{ $key }”{ $hint }
error-words-number = { $what }: oczekiwano liczby, a nie { $value }
error-words-truth = { $what }: oczekiwano true albo false, a nie { $value }

# --- answers and moves ---

error-illegal-answer = miejsce { $seat } nie może odpowiedzieć „{ $option }”: { $reason }
error-move-whose = pytanie dotyczy kilku miejsc ({ LIST($seats, link: "none") }): napisz, czyj to ruch, na przykład `{ $first }: …`
error-move-beginning = żaden ruch nie zaczyna się od „{ $words }”{ $hint }
error-move-verb = „{ $text }” nie odpowiada na pytanie: miejsce { $seat } ma wykonać { $verb } (napisz { LIST($words, link: "or") }; do wyboru: { LIST($offered, link: "none") })
error-move-what = „{ $text }”: co? Podaj nazwę albo napisz `{ $text } nothing`
error-move-about = pytanie do miejsca { $seat } dotyczy { $about }, a nie { $name }: napisz yes albo no

# --- files ---

error-where = { $where }: { $why }
error-file-unreadable = nie da się odczytać: { $why }
error-yaml = niepoprawny YAML; komunikat parsera: „{ $why }”
error-yaml-tab = wcięcia rób spacjami, nie tabulatorami
error-yaml-indentation = wcięcie nie pasuje do wierszy powyżej
error-yaml-colon = tu nie może być dwukropka; sprawdź wcięcie albo ujmij tekst w cudzysłów
error-yaml-no-colon = w tym wierszu brakuje dwukropka
error-yaml-quote = ten cudzysłów nie jest zamknięty
error-yaml-bracket = ten nawias nie jest zamknięty albo brakuje po nim przecinka
error-yaml-value = tu brakuje wartości
error-yaml-character = tekst zaczynający się od „{ $character }” trzeba ująć w cudzysłów
error-yaml-unprintable = tego znaku nie da się wyświetlić
error-yaml-key = kluczem musi być słowo
error-yaml-tags = tagi (!) są tu niedozwolone
error-yaml-anchors = kotwice i odwołania (& i *) są tu niedozwolone; napisz to w całości
error-yaml-twice = „{ $key }” występuje tu dwa razy

# --- what the operating system complains of; the rest is quoted ---

system-no-file = nie ma takiego pliku ani folderu
system-no-permission = brak uprawnień
system-read-only = dysk jest tylko do odczytu
system-folder = to folder, a nie plik
system-not-folder = część ścieżki nie jest folderem
system-exists = plik o tej nazwie już istnieje
system-no-space = na dysku nie ma już miejsca
system-name-too-long = nazwa jest za długa
system-address-in-use = tego adresu i portu używa już inny program
system-address-elsewhere = ten adres nie należy do tego komputera
system-no-host = nie ma komputera o tej nazwie
system-refused = komputer odrzucił połączenie
system-no-answer = odpowiedź nie nadeszła na czas
system-unreachable = ten komputer jest nieosiągalny w sieci
system-says = komunikat systemu: „{ $text }”

# --- scenarios ---

what-game = gra
what-scenario = scenariusz
what-scenarios = plik ze scenariuszami
error-scenario = scenariusz ma nazwę i kroki, a to jest { $value }
error-scenario-none = nie ma tu żadnego scenariusza
error-scenario-seed = `seed` musi być tekstem albo liczbą, a nie { $value }
error-scenario-name = scenariusz musi mieć nazwę
error-scenario-steps = scenariusz musi mieć listę kroków
error-scenario-shows = `shows` wymienia reguły, na przykład [game:R-7]
error-scenario-game = która gra? Napisz `game: …` tutaj albo nad `scenarios`
error-scenario-start = scenariusz zaczyna się albo od `position`, albo od `setup`
error-scenario-step = krokiem musi być ruch opisany słowami albo sprawdzenie, a nie { $value }
error-scenario-move = miejsce { $seat }: oczekiwano ruchu opisanego słowami, a nie { $value }
error-scenario-check = żadne sprawdzenie nie nazywa się „{ $name }”{ $hint }
error-scenario-sees = kto widzi? Podaj miejsce albo { $spectator }, a nie { $value }
error-event = zdarzenie to miejsce i to, co się stało, na przykład `0 gain silver`, a nie { $value }
error-event-name = nie ma zdarzenia „{ $name }”{ $hint }
error-scenario-no-log = po nowym rozdaniu nie ma dziennika
what-during = `during`
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
error-fact-several = { $what } ma kilka wartości: zapisz je jako `name: value`, a nie { $value }
fact-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
} ({ $cards })
fact-asks = pytani
fact-asked = miejsce { LIST($seats, link: "none") } ({ $verb })
fact-seats = miejsce { LIST($seats, link: "none") }
fact-nobody = nikt
fact-game-over = nikt: gra jest skończona
fact-refused = odmowa: { $reason }
fact-allowed = dozwolone
fact-no-change = nic się nie zmienia
fact-changed = odmowa, ale gra się zmieniła
fact-events = zdarzenia
fact-times = liczba wystąpień: { $n }
fact-never = liczba wystąpień: { $n }
error-copy-went-elsewhere = kopia gry potoczyła się inaczej niż gra
error-copies-went-elsewhere = kopie potoczyły się inaczej niż sama gra
error-copy-differs = kopia gry różni się od gry
error-redeal-seen = miejsce { $seat } widzi, że karty rozdano na nowo
error-miscount = liczba kart się nie zgadza: { LIST($cards, link: "none") }

# --- records ---

record-position = pozycja w zapisie jest niepoprawna: { $why }
record-setup = przy ustawieniach z zapisu nie da się zagrać: { $why }
record-commitment = ogłoszone zobowiązanie to { $published }, a z sekretu i ustawień wychodzi { $made }
record-newer-rules = zapis powstał według wersji { $rules } zasad gry { $game }, a zainstalowana jest wersja { $installed }
record-no-line = w dzienniku nie ma wiersza { $line }; liczba wierszy: { $n }
record-truncated = zapis jest ucięty: brakuje końca
record-no-json = to nie JSON: { $why }
record-no-utf8 = to nie JSON w UTF-8: niepoprawny bajt na pozycji { $byte }
record-too-deep = to JSON, ale zbyt głęboko zagnieżdżony jak na zapis
record-too-much = cofnięć jest tyle, że trzeba by powtórzyć ponad { $most } ruchów
record-no-format = to JSON, ale nie zapis gry: nie ma formatu „{ $format }”
record-other-format = format to „{ $found }”, a nie „{ $format }”
record-newer = format zapisu ma wersję { $version }, a ta wersja Signorii obsługuje najwyżej wersję { $newest }
record-damaged = zapis jest uszkodzony: { $why }
json-type = `{ $where }`: oczekiwano { $wanted }, a nie { $found }
json-expected = `{ $where }`: oczekiwano { $wanted }
json-missing = `{ $where }`: brakuje pola `{ $field }`
json-unknown = `{ $where }`: nieznane pole `{ $field }`
json-breaks = danych nie da się odczytać od bajtu { $byte }
record-version = `version` musi być liczbą całkowitą, co najmniej 1, a nie { $version }
record-turns = tura { $turn } zaczyna się przed poprzednią
record-start = potrzebne są albo ustawienia, albo pozycja
record-secret = sekret i zobowiązanie występują tylko razem
record-chance = w ustawieniach trzeba podać ziarno albo sekret; pozycja ma już własne źródło losowości
record-line = wiersz { $line } dziennika to ani ruch, ani cofnięcie
record-names = liczba imion: { $n }, a miejsc: { $seats }
record-wrong = { $where }: { $what }{ $older }
record-at = wiersz { $line } dziennika, tura { $turn }
record-after = po wierszu { $line } dziennika
record-at-start = na początku
record-older = {" "}(zapis powstał według wersji { $rules } zasad, a tu jest wersja { $installed })
record-after-end = ruch miejsca { $seat }, a gra jest już skończona
record-unknown-option = miejsce { $seat } wybiera { $option }, a takiej możliwości w tej grze nie ma
record-back = cofnięcie do ruchu { $n }, a ruchów jest tylko { $made }
record-back-origin = cofnięcie do pierwszych { $n } ruchów, które zrobiono w innej partii
record-origin = według zapisu najpierw zrobiono { $n } ruchów, ale w dzienniku nie ma ich wszystkich
branch-moves = Grać dalej można tylko z jednej z pozycji po pierwszych { $most } ruchach partii.
branch-damaged = To nie jest pozycja: { $why }
branch-code = W tym linku nie ma pozycji. Skopiuj go w całości i spróbuj jeszcze raz.
branch-code-long = Ta pozycja nie mieści się w linku, który może mieć najwyżej { $most } znaków. Zapisz partię i wyślij plik z zapisem.
branch-move = Ruch { $n } jest niemożliwy: { $why }
branch-over = W tym miejscu gra jest już skończona. Wybierz wcześniejszy krok.
lesson-bad = Lekcja „{ $lesson }”: { $why }
lesson-name = Nazwa lekcji może się składać z małych liter, cyfr i podkreśleń i mieć najwyżej 40 znaków.
lesson-utf8 = Plik nie jest w UTF-8.
lesson-list = „{ $field }” musi być listą.
lesson-remarks = Lekcja ma od 1 do { $most } uwag.
lesson-say = „{ $say }” nie nadaje się na nazwę uwagi albo jest już nazwą innej.
lesson-after = Uwaga „{ $say }” ma następować po „{ $after }”, ale wcześniej takiej nie ma.
lesson-again = Uwaga „{ $say }”: „again” musi być true albo false.
lesson-during = Uwaga „{ $say }”: „during” może mieć tylko wartość „{ $known }”.
lesson-points = Uwaga „{ $say }” może wskazywać najwyżej { $most } elementów.
lesson-point = Uwaga „{ $say }” nie może wskazywać „{ $point }”.
lesson-mapping = „{ $what }” musi mieć nazwane pola.
lesson-word = „{ $field }” musi być słowem.
lesson-number = „{ $field }” musi być liczbą od { $least } do { $most }.
record-back-between = cofnięcie między odpowiedziami, których kilka miejsc udziela naraz
record-turn-missing = w zapisie zaczyna się tu tura { $turn }, a w grze nie
record-turn-unknown = zaczyna się tu tura { $turn }, a w zapisie nie
record-turn-differs = tura { $turn } zaczyna się w innym stanie: skrót { $digest }, w zapisie { $noted }
record-turn-later = w zapisie jest tura { $turn }, ale dziennik kończy się przed nią
record-incomplete = dziennik kończy się, zanim na wspólne pytanie odpowiedzą wszystkie miejsca; brakuje odpowiedzi: { LIST($seats, link: "none") }
record-last = dziennik kończy się skrótem { $digest }, a w zapisie jest { $noted }
record-result-early = zapis podaje wynik, a gra nie jest skończona
record-result-missing = gra kończy się wynikiem { $result }, a zapis nie podaje żadnego
record-result-differs = wynik to { $result }, a w zapisie jest { $noted }
error-no-utf8-at = to nie tekst w UTF-8: niepoprawny bajt na pozycji { $byte }

# --- custom cards: files ---

custom-file-empty = nie ma tu żadnej karty
custom-file-cards = kart w pliku może być najwyżej { $most }, a nie { $n }
custom-file-twice = karta { $card } jest w tym pliku dwa razy
custom-file-documents = plik z kartami to jeden dokument; kilka kart zapisz jako listę
custom-list = `custom` to lista kart, a nie { $value }
custom-many = własnych kart przy stole może być najwyżej { $most }, a tu jest { $n }
custom-card-at = własna karta { $where }: { $why }

# --- custom cards: values. Words in `` are written so in the file, in every language. ---

custom-what-card = karta
custom-what-cost = koszt
custom-what-choice = wybór
custom-what-if = `if`
custom-what-amount = liczba
custom-what-for-each = liczba za każde `{ $of }`
custom-what-this = ta wartość
custom-mapping = { $what } musi się składać z kluczy i wartości, a podano { $value }; klucze to { LIST($keys, link: "none") }
custom-key = { $what } nie ma klucza { $key }{ $hint }
custom-number = { $what }: oczekiwano liczby od { $least } do { $most }, a nie { $value }
custom-types = oczekiwano co najmniej jednego typu ({ LIST($types, link: "none") }), a nie { $value }
custom-type = nie ma typu { $name }{ $hint }
custom-no-card = nie ma karty { $name }{ $hint }
custom-word = oczekiwano { LIST($words, link: "or") }, a nie { $value }
custom-truth = oczekiwano true albo false, a nie { $value }
custom-value = { $value } to ani słowo, ani liczba całkowita
custom-parts = wartości na karcie może być najwyżej { $most }
custom-nested = wartości są zagnieżdżone zbyt głęboko jak na kartę
custom-text = oczekiwano tekstu o długości od 1 do { $most } znaków, a nie { $value }
custom-text-length = tekst jest za długi: ma { $n ->
    [one] 1 znak
    [few] { $n } znaki
   *[many] { $n } znaków
}, a może mieć najwyżej { $most }
custom-text-unprintable = w tym tekście są znaki, których nie da się wyświetlić
custom-name = karta musi mieć nazwę w co najmniej jednym języku: `names: {"{"}pl: …{"}"}` ({ LIST($languages, link: "none") })
custom-needs = karta musi mieć `{ $key }`
custom-id = id składa się z małych liter, cyfr i pojedynczych podkreśleń, na przykład `old_mill`, a podano { $value }
custom-id-exists = karta { $card } już istnieje
custom-id-reserved = „{ $card }” znaczy w odpowiedziach co innego; wybierz inne id
custom-not-played = zagrać można tylko `action` albo `treasure`: premie i kroki innych kart nigdy by nie zadziałały
custom-attack-not-played = `attack` musi być też `action` albo `treasure`, inaczej nie da się go zagrać
custom-points-type = punkty mają karty `victory` (albo `curse`): dopisz ten typ
custom-points-of = punkty liczone za sztukę wymagają `of`: cards, types albo karta
custom-of = `of` to cards, typ albo karta{ $hint }
custom-reacts-type = karta, która reaguje, ma typ `reaction`
custom-reaction-steps = reakcja wymaga kroków `reaction:` albo `unaffected: true`

# --- custom cards: steps ---

custom-steps = oczekiwano listy kroków, każdego po myślniku, a nie { $value }
custom-steps-deep = listy kroków są zagnieżdżone zbyt głęboko; poziomów może być najwyżej { $most }
custom-steps-many = kroków na karcie może być najwyżej { $most }
custom-step = krok to czasownik, na przykład `trash: 1`, a nie { $value }
custom-verb = nie ma kroku { $name }{ $hint }
custom-verbs = krok ma jeden czasownik; następny napisz po osobnym myślniku
custom-place = { $whose ->
    [yours] `{ $verb }` jest niedozwolone w twoich własnych krokach
    [theirs] `{ $verb }` jest niedozwolone w krokach innego gracza
   *[reacting] `{ $verb }` jest niedozwolone w reakcji
}
custom-place-looping = `{ $verb }` jest niedozwolone na liście wykonywanej dla każdego gracza albo każdej karty
custom-look-and-reveal = karta albo podgląda karty z talii, albo je odkrywa: `{ $looking }` i `{ $revealing }` nie idą w parze
custom-may-play-it = `may_play_it` musi stać po kroku, w którym karta trafia na stos kart odrzuconych: discard_top albo gain
custom-if-steps = `if` wymaga `then:` albo `else:` z krokami
custom-if = `if` sprawdza jeden warunek, na przykład `{"{"}it_is: action{"}"}`; dostępne są: { LIST($tests, link: "none") }
custom-no-seen-cards = żaden wcześniejszy krok nie daje kart, które widzieli wszyscy
custom-no-it = żaden wcześniejszy krok nie daje karty, którą mogłoby być `it`
custom-hand-unseen = nikt nie widzi, co jest na ręce: przed tym krokiem napisz `reveal_hand`
custom-choice = przy wyborze { $n } możliwości musi ich być więcej niż { $least }: `{"{"}cards: [steps], coins: [steps]{"}"}`
custom-no-value = `{ $verb }` nie przyjmuje wartości
custom-no-value-but-keys = `{ $verb }` zapisuje się bez wartości albo z kluczami: { LIST($keys, link: "none") }
custom-takes = `{ $verb }` przyjmuje wartość: { $kind } ({ LIST($keys, link: "none") }), a podano { $value }
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
custom-gain-nothing-to-choose = gdy kartę podaje `card`, nie ma nic do wyboru
custom-gain-what = co zdobyć? Napisz `card`, `types`, `cost` albo `cost_up_to`
custom-reveal-until = odkrywać aż do czego? Napisz `types`, `card` albo `cost_from`
custom-amount = liczbę zapisuje się cyframi, jednym ze słów { LIST($counts, link: "none") } albo jako liczbę za każdą sztukę, na przykład `{"{"}done: 2{"}"}`, a nie { $value }{ $hint }
custom-cost = koszt to liczba od 0 do { $most }, a nie { $value }
custom-cost-or-it = koszt to liczba od 0 do { $most } albo `it`, `it + 2`, `it - 1`, a nie { $value }

# --- Intrigo: what the players agree on ---

kind-names = lista nazw
kind-numbers = lista liczb
kind-table = tabela: { LIST($names, link: "none") }
setup-ducats = dukatów jest { $n }, a powinno być co najmniej po jednym na gracza i najwyżej { $most }
setup-rounds = rund może być od 1 do { $most }, a nie { $n }
setup-families = rodów jest { $n }, a graczy { $seats }
setup-family = żaden gracz nie może kierować rodem „{ $name }”; dostępne są: { LIST($known, link: "none") }
setup-family-twice = ród { $family } ma dwóch graczy
setup-characters = postaci z cenami powinno być { $wanted }, a nie { $n }
setup-prices = { $character }: potrzebne są trzy ceny od najniższej, od 1 do { $most } dukatów, a nie { $value }
setup-values-of = rodów z wartościami powinno być { $wanted }, a nie { $n }
setup-values = wartości rodu { $family }: powinno ich być { $wanted }, od 1 do { $most }, a nie { $value }
setup-values-differ = wartości rodu { $family } muszą być różne (RU-22), a nie { $value }
setup-table = w polu ustawień „{ $field }” jest nieznana nazwa „{ $name }”; dostępne są: { LIST($known, link: "none") }

# --- positions in words. Words in `` are written so, in every language. ---

what-position = pozycja
what-seat = miejsce { $seat }
what-pile = stos { $card }
what-rng-number = liczba w rng
position-in-effect = pozycję zapisuje się między efektami, a nie w środku jednego z nich
position-zones = miejsce { $seat } powinno mieć strefy takie jak `hand: 2 copper, estate`, a ma { $value }
position-twice = pole „{ $key }” miejsca { $seat } podano dwa razy
position-list = { $key }: oczekiwano listy, a nie { $value }
position-card = nie ma karty „{ $name }”{ $hint }
position-shuffles = shuffles to listy kart, od wierzchu do spodu, a nie { $value }
position-stacked = zadany wynik tasowania nie zgadza się z kartami do potasowania ({ LIST($cards, link: "none") })
position-pass = podanie karty zapisuje się `copper from 0 to 1`, a nie { $value }
position-pass-left = karty podaje się w lewo: z miejsca { $giver } na miejsce { $left }
position-pass-nowhere = kartę { $card } podano, ale nikt jej nie ma i nie ma jej też na śmietnisku
position-supply = supply podaje stosy i liczbę kart, które w nich zostały, na przykład `curse: 2`
position-not-in-kingdom = karty { $card } nie ma w królestwie
position-kingdom = królestwo ma dziesięć kart, a podano ich { $n }: { LIST($cards, link: "none") }
position-discard-top = wierzchnią kartę stosu kart odrzuconych widzą wszyscy
position-remark = { $name } ({ $remark }): napisz (known to 0), (known to all) albo (known to nobody)
position-remark-seat = { $name } ({ $remark }): nie ma miejsca „{ $seat }”
position-phase = nie ma fazy „{ $name }”{ $hint }
position-chance = podaj albo seed, albo rng
position-rng = rng to lista czterech liczb, a nie { $value }
position-word = { $key }: nie ma „{ $name }”; dostępne są: { LIST($known, link: "none") }
position-one-thing = w jednym miejscu mieści się jedna rzecz, a nie { $value }
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
position-pool = liczba dukatów w puli powinna wynosić { $n }, a nie { $value }
position-bag = w woreczku powinny zostać pieczęcie: { $seals }
position-counters = liczniki zapisuje się jako `clergy: 2`, a nie { $value }
position-organisation = nie ma organizacji „{ $name }”
position-draft = `draft` ma po jednym rzędzie kart na każde miejsce, a nie { $value }
position-draft-cards = `draft` ma po cztery karty na każde miejsce, razem wszystkie karty w grze
position-draft-step = pozycja w trakcie doboru kart wymaga rzędów i kroku od 0 do 2
position-draft-palace = w trakcie doboru kart pałac musi być pusty
position-nowhere = karty { $card } nie ma ani na ręce, ani w pałacu (SE-2)
position-hand = kart na ręce może być najwyżej { $most }, a nie { $n }
position-none-left = nie ma już karty { $card }, którą można by tu położyć
position-result = skończona gra ma wynik, a żadna inna go nie ma
position-counter = licznik może pokazywać najwyżej { $most }
position-winner = miejsce { $seat }: wygrywa ten i tylko ten, kto ma cztery pieczęcie jednej organizacji albo po jednej każdej z pięciu
position-round = runda { $n }: rundy liczy się od 1 do { $most }
position-lacks = karta { $card } jest na tej ręce, więc nie może jej na niej brakować
position-called = z tej ręki ubyło kart: { $gone }; ruchy ({ $gos }) i wezwane karty ({ $called }) tego nie wyjaśniają
position-gos = gracze wykonują ruchy po kolei: każdy od pierwszego gracza aż do aktywnego ma o jeden ruch więcej niż pozostali
position-gos-left = w tej rundzie zostało za mało ruchów, żeby zapełnić pałac
position-draft-hand = to nie jest ręka, która wynika z doboru kart
position-no-gap = zostaw jedno przejście puste: wykładanie kart kończy się, gdy wszystkie są zajęte
error-no-utf8 = { $file } to nie tekst w UTF-8
error-no-file = { $file }: nie ma takiego pliku

# --- bots ---

error-bot = w { $game } nie ma bota „{ $name }”{ $hint }
error-bot-plays = { $bot } nie gra w { $game }, tylko w { LIST($games) }{ $hint }
error-bot-makes = { $bot } tworzy { $value }, a to nie Bot
error-bot-arguments = nie można utworzyć { $bot }: jego __init__ oczekuje { $arguments }, a dostaje jeden argument: źródło liczb losowych
error-bot-load = bota { $bot } nie da się wczytać z { $place }: { $why }
error-bot-answer = odpowiedź bota { $bot } to { $value }, a musi to być coś z { $wanted }
error-bot-memory = odpowiedź bota { $bot } to { $value }, a musi to być tekst
error-no-bot = { $file }: nie ma tu bota. Potrzebna jest jedna klasa dziedzicząca po Bot albo wskazanie właściwej: { $name } = MyBot
menu-empty = lista zakupów jest pusta
menu-unreadable = nie da się odczytać „{ $text }”
menu-card = karty { $card } nie ma w tym królestwie
menu-unexpected = nieoczekiwane słowo „{ $word }”
menu-sign = oczekiwano jednego z { $signs }, a nie „{ $word }”
menu-end = oczekiwano jednego z { $signs }, a nie koniec wiersza
menu-number = oczekiwano liczby, jednego ze słów { LIST($counts, link: "none") }, own CARD albo left CARD, a nie „{ $word }”
menu-no-card = brakuje nazwy karty

# --- the lab ---

match-no-kingdoms = w { $game } nie ma królestw
match-menus = królestwo ma { $size } kart, a listy zakupów podają ich { $n }: { LIST($cards, link: "none") }
match-seats = w { $game } może grać od { $least } do { $most } botów, a nie { $n }
match-bot-failed = { $bot } nie może odpowiedzieć „{ $option }”: { $reason }
error-report-ending = plik z raportem musi mieć rozszerzenie { LIST($endings, link: "or") }, a podano „{ $file }”
error-report-library = raporty wymagają { $library }: `pip install 'signoria[report]'`
error-report-unwritable = nie da się zapisać { $file }: { $why }

# --- more than anybody needs ---

limit-parts = dane zawierają ponad { $most } wartości
limit-depth = ponad { $most ->
    [one] 1 poziom
    [few] { $most } poziomy
   *[many] { $most } poziomów
} zagnieżdżenia
limit-text = tekst jest za długi: ma { $n ->
    [one] 1 znak
    [few] { $n } znaki
   *[many] { $n } znaków
}, a może mieć najwyżej { $most }
limit-no-number = jedna z liczb to nieskończoność albo NaN
limit-number = jedna z liczb jest większa niż { $most }
limit-half-character = w tekście jest niepełny znak
limit-bytes = dane są większe niż { $most } bajtów
error-workers-die = procesy robocze uległy awarii (liczba awarii: { $n }); być może brakuje pamięci
error-ray-library = klaster wymaga biblioteki Ray: `pip install 'signoria[ray]'`
error-train-library = trening wymaga { $library }: `pip install 'signoria[train]'`
error-ray-address = „{ $address }” to nie adres klastra Ray; podaj host:port, na przykład 192.168.0.5:6379
error-ray-unreachable = pod adresem { $address } nie odpowiada żaden klaster Ray: { $why }
error-ray-gone = utracono połączenie z klastrem Ray: { $why }
error-ray-node = węzeł klastra Ray nie może uruchomić tej wersji: { $why }
