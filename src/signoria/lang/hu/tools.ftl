# What the commands print besides `play`: lists of cards and kingdoms, statements of the rules, replays, scenarios.

# Headings of tables.
head-card = lap
head-id = azonosító
head-set = doboz
head-cost = ár
head-types = típusok
head-kingdom = királyság
head-edition = kiadás
head-traits = jellemzők
head-game = játék
head-statements = szabálypontok
head-number = szám

# Boxes, by the names that --set and --sets take.
box-base = Alapjáték
box-base1 = Alapjáték, 1. kiadás
box-base2 = Alapjáték, 2. kiadás
box-intrigue1 = Intrika
box-custom = Saját
box-basic = Minden doboz

cards-hint = A `signoria cards LAP` megmondja, mit tud egy lap.
cards-unknown = nincs „{ $name }” nevű lap{ $hint }
kingdoms-hint = A `signoria kingdoms NÉV` bemutat egyet, a `signoria kingdoms --random` újat sorsol.
kingdoms-boxes = { LIST($boxes) }
kingdoms-without = Nincs benne: { LIST($traits, link: "none") }.
kingdoms-everything = Mindenből van benne valami.
kingdoms-among = { $n ->
    [one] Az egyetlen ilyen királyság.
   *[other] { $n } ilyen királyság van, ez az egyik.
}
kingdoms-code = Kód: { $code }
kingdoms-wishes = a --with és a --without csak a --random mellett használható
kingdoms-either = vagy a --random, vagy egy királyság adható meg, a kettő együtt nem

rules-either = vagy a --coverage, vagy egy szabálypont adható meg, a kettő együtt nem
rules-unknown = nincs „{ $name }” nevű szabálypont{ $hint }
rules-hint-near = ; a legközelebbiek: { LIST($near, link: "none") }
rules-hint-list = ; a `signoria rules` mindet felsorolja
rules-no-tests = (a tesztjei csak a projekt forrásában találhatók meg)
rules-no-coverage = itt nincsenek tesztek: a projekt forrásmappájában futtasd
rules-no-behaviour = nem a működésről szól: { $why }
rules-shown = ellenőrzi: { $test }
rules-not-shown = egy teszt sem ellenőrzi
rules-coverage = { $n } szabálypont, ebből { $covered } teszttel ellenőrizve, { $missing } hiányzik
rules-total = { $n } szabálypont. A `signoria rules ID` egyet mutat meg, a `signoria rules LAP` egy lap összes pontját.

replay-game = { $game }: { LIST($players, link: "none") }
replay-undo = visszavonás: vissza oda, ahol { $n } lépés volt
replay-asked = Most dönt: { LIST($players, link: "none") }
result-winners = { $n ->
    [1] Győztes
   *[other] Győztesek
}: { LIST($players, link: "none") }
result-points = Pontok: { LIST($scores, link: "none") }
result-turns = Körök: { LIST($scores, link: "none") }
result-places = Helyezések: { LIST($scores, link: "none") }
result-seals = Pecsétek (kereskedők, katonaság, papság, földművesek, munkások): { LIST($scores, link: "none") }
result-ducats = Dukátok: { LIST($scores, link: "none") }
result-score = { $player } { $score }
replay-moves-legal = a napló { $n } sora: minden lépés szabályos
replay-digests-agree = { $n } kör: minden lenyomat egyezik
replay-commitment-agrees = az előre közzétett lenyomat megfelel a titoknak és a beállításnak
replay-result-agrees = az eredmény egyezik
replay-not-over = a játék nem ért véget, és a felvételben nincs eredmény

scenario-ok = rendben
scenario-failed = HIBÁS
scenario-error = hiba
scenario-no-files = itt nincs forgatókönyvfájl

bench-no-compiled = A szabályok lefordítatlanul vannak telepítve, a célértékek viszont a lefordítottakra szólnak. A `make bench` lefordított telepítést mér; a `SIGNORIA_COMPILE=1 pip install .` készít ilyet.
bench-no-pyminion = a `pyminion` nincs telepítve; a `bench` kiegészítés hozza: `pip install '.[bench]'`

# Mérések: mi, miben, és hogyan áll a célhoz képest.
bench-big_money = Big Money önmaga ellen
bench-random_first_game = véletlen, Első játék
bench-random_deconstruction = véletlen, Kártyaeldobós
bench-random_intrigo = véletlen, Intrigo négyen
bench-random_intrigo_games = véletlen, Intrigo négyen
bench-clone = másolat hatások között
bench-clone_in_militia = másolat a Polgárőrség közben
bench-redeal = újraosztás hatások között
bench-redeal_in_militia = újraosztás a Polgárőrség közben
bench-view = nézet adatként
bench-batch = 1024 játszma egyszerre
bench-env_aec = PettingZoo-környezet
bench-env_vector = 256 játszma egyszerre, önmaga ellen
bench-env_openspiel = OpenSpiel-játék
bench-peer_gin_rummy = az OpenSpiel Gin Rummyja
bench-peer_texas_holdem = a PettingZoo Texas Hold’emje
bench-menu_bots = Big Money menü magában
bench-simulate = Big Money menü szimulációban
bench-one_job = szimuláció egy magon
bench-two_jobs = szimuláció két magon
bench-two_apart = két külön folyamat
bench-games-a-second = játszma/mp
bench-decisions-a-second = döntés/mp
bench-steps-a-second = lépés/s
bench-microseconds = µs
bench-measure = mérés
bench-median = medián
bench-range = min–max
bench-slower = hányszor lassabb
bench-target = a lefordított szabályok célja
bench-measured = mért érték
bench-met = teljesült
bench-not-met = nem teljesült
bench-not-measured = nem mértük
bench-round = { $n }/{ $most }. menet: { $title }, { $name }
bench-head = { $what }, { $n } magból egy, { $rounds } menet, egyenként { $seconds } mp
bench-turns = Körök egy átlagos Big Money játszmában: { $list }

# Ismert párosítások a mieink mellett.
calibrate-against = ellenfél
calibrate-known = ismert
calibrate-ours = nálunk
calibrate-agrees = egyezik
calibrate-yes = igen
calibrate-no = nem
calibrate-ties = { $name }, döntetlen
calibrate-summary = { $n } játszma; kezdőérték: { $seed }. A BMU a következő: { $bot }. Az ismert számok pontossága ±{ $tolerance }.

# What a kingdom has, or lacks.
trait-village = +akció
trait-draw = laphúzás
trait-cantrip = önpótlás
trait-buy = +vásárlás
trait-coins = érme
trait-trasher = selejtezés
trait-gainer = lapszerzés
trait-attack = támadás
trait-curser = Átok
trait-reaction = reakció
trait-treasure = kincs
trait-victory = győzelem
