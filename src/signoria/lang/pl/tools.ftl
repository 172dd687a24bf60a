# What the commands print besides `play`: lists of cards and kingdoms, statements of the rules, replays, scenarios.

# Headings of tables.
head-card = karta
head-id = id
head-set = pudełko
head-cost = koszt
head-types = typy
head-kingdom = królestwo
head-edition = wydanie
head-traits = cechy
head-game = gra
head-statements = reguły
head-number = liczba

# Boxes, by the names that --set and --sets take.
box-base = Gra podstawowa
box-base1 = Podstawka, 1. wyd.
box-base2 = Podstawka, 2. wyd.
box-intrigue1 = Intryga
box-custom = Własne
box-basic = Każde pudełko

cards-hint = `signoria cards KARTA` pokazuje, co robi karta.
cards-unknown = nie ma karty „{ $name }”{ $hint }
kingdoms-boxes = { LIST($boxes) }
kingdoms-hint = `signoria kingdoms NAZWA` pokazuje jedno królestwo, `signoria kingdoms --random` losuje nowe.
kingdoms-without = Brakujące cechy: { LIST($traits, link: "none") }.
kingdoms-everything = Ma wszystkiego po trochu.
kingdoms-among = { $n ->
    [one] Jedyne takie królestwo.
   *[other] Jedno z { $n } takich królestw.
}
kingdoms-code = Kod: { $code }
kingdoms-wishes = --with i --without działają tylko z --random
kingdoms-either = podaj albo --random, albo królestwo, a nie jedno i drugie

rules-either = podaj albo --coverage, albo jedną regułę, a nie jedno i drugie
rules-unknown = nie ma reguły „{ $name }”{ $hint }
rules-hint-near = ; najbardziej podobne są: { LIST($near, link: "none") }
rules-hint-list = ; `signoria rules` wypisuje wszystkie
rules-no-tests = (testy, które ją sprawdzają, można zobaczyć tylko w folderze ze źródłami projektu)
rules-no-coverage = nie ma tu testów; uruchom to polecenie w folderze ze źródłami projektu
rules-no-behaviour = nie opisuje zachowania: { $why }
rules-shown = sprawdza ją { $test }
rules-not-shown = nie sprawdza jej żaden test
rules-coverage = reguł: { $n }, sprawdzonych testami: { $covered }, niesprawdzonych: { $missing }
rules-total = Reguł: { $n }. `signoria rules ID` pokazuje jedną regułę, a `signoria rules KARTA` wszystkie reguły karty.

replay-game = { $game }: { LIST($players, link: "none") }
replay-undo = { $n ->
    [0] cofnięcie: do początku
    [one] cofnięcie: do stanu po 1 ruchu
   *[other] cofnięcie: do stanu po { $n } ruchach
}
replay-asked = Teraz decyduje: { LIST($players, link: "none") }
result-winners = Zwycięstwo: { LIST($players, link: "none") }
result-points = Punkty: { LIST($scores, link: "none") }
result-turns = Tury: { LIST($scores, link: "none") }
result-places = Miejsca: { LIST($scores, link: "none") }
result-seals = Pieczęcie (kupcy, wojsko, duchowieństwo, rolnicy, robotnicy): { LIST($scores, link: "none") }
result-ducats = Dukaty: { LIST($scores, link: "none") }
result-score = { $player } ({ $score })
replay-moves-legal = { $n ->
    [one] 1 wiersz dziennika: wszystkie ruchy są dozwolone
    [few] { $n } wiersze dziennika: wszystkie ruchy są dozwolone
   *[many] { $n } wierszy dziennika: wszystkie ruchy są dozwolone
}
replay-digests-agree = { $n ->
    [one] 1 tura: wszystkie skróty się zgadzają
    [few] { $n } tury: wszystkie skróty się zgadzają
   *[many] { $n } tur: wszystkie skróty się zgadzają
}
replay-commitment-agrees = zobowiązanie zgadza się z sekretem i ustawieniami
replay-result-agrees = wynik się zgadza
replay-not-over = gra nie jest skończona, a zapis nie podaje wyniku

scenario-ok = ok
scenario-failed = ŹLE
scenario-error = błąd
scenario-no-files = nie ma tu plików ze scenariuszami

bench-no-compiled = Zainstalowano zwykły kod, nieskompilowany, a cele dotyczą skompilowanych zasad. `make bench` mierzy instalację skompilowaną; `SIGNORIA_COMPILE=1 pip install .` ją tworzy.
bench-no-pyminion = `pyminion` nie jest zainstalowany; zainstaluj go: `pip install '.[bench]'`

# Pomiary: co jest mierzone, w czym i jak się ma do celu.
bench-big_money = Big Money przeciw sobie
bench-random_first_game = losowo, Pierwsza rozgrywka
bench-random_deconstruction = losowo, Rozbiórka
bench-random_intrigo = losowo, Intrigo na cztery osoby
bench-random_intrigo_games = losowo, Intrigo na cztery osoby
bench-clone = kopia między efektami
bench-clone_in_militia = kopia w środku Milicji
bench-redeal = ponowne rozdanie między efektami
bench-redeal_in_militia = ponowne rozdanie w środku Milicji
bench-view = widok jako dane
bench-batch = pakiet 1024 gier
bench-env_aec = środowisko PettingZoo
bench-env_vector = 256 partii naraz, gra ze sobą
bench-env_openspiel = gra OpenSpiel
bench-peer_gin_rummy = Gin Rummy z OpenSpiel
bench-peer_texas_holdem = Texas Hold’em z PettingZoo
bench-menu_bots = sama lista Big Money
bench-simulate = lista Big Money w symulacji
bench-one_job = symulacja na jednym rdzeniu
bench-two_jobs = symulacja na dwóch rdzeniach
bench-two_apart = dwa osobne procesy
bench-games-a-second = gier/s
bench-decisions-a-second = decyzji/s
bench-steps-a-second = kroków/s
bench-microseconds = µs
bench-measure = pomiar
bench-median = mediana
bench-range = od–do
bench-slower = razy wolniej
bench-target = cel dla skompilowanych zasad
bench-measured = zmierzono
bench-met = osiągnięty
bench-not-met = nieosiągnięty
bench-not-measured = nie zmierzono
bench-round = podejście { $n } z { $most }: { $title }, { $name }
bench-head = { $what }, jeden rdzeń z { $n }, liczba podejść: { $rounds } po { $seconds } s
bench-turns = Tur w przeciętnej grze Big Money: { $list }

# Znane pary obok naszych.
calibrate-against = przeciw
calibrate-known = znane
calibrate-ours = u nas
calibrate-agrees = zgodne
calibrate-yes = tak
calibrate-no = nie
calibrate-ties = { $name }, remisy
calibrate-summary = Gry: { $n }; ziarno { $seed }. BMU to { $bot }. Znane liczby są dokładne do ±{ $tolerance }.

# What a kingdom has, or lacks.
trait-village = +akcje
trait-draw = dobieranie
trait-cantrip = bez straty akcji
trait-buy = +zakupy
trait-coins = monety
trait-trasher = odchudzanie talii
trait-gainer = zdobywanie kart
trait-attack = Atak
trait-curser = Klątwy
trait-reaction = Reakcja
trait-treasure = Skarb
trait-victory = Zwycięstwo
