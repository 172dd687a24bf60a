# The report of a simulation.

report-games = { $n } játszma
report-games-of = { $most } játszmából { $n }
report-speed = { $n } játszma/mp
report-not-over = { $n } nem ért véget { $turns } körön belül
report-seed = kezdőérték: { $name }
report-written = A jelentés: { $file }
report-picture = Eredmények, befejezések, a játszmák menete, és hogy ki mikor mit vett
report-column =
    .bot = bot
    .score = eredmény
    .interval = 95 %-os tartomány
    .wins = győzelem
    .ties = osztott
    .points = pont
    .turns = kör
report-scores = Ki győz
    .note = A győzelmek százaléka; a megosztott győzelem arányosan számít, a befejezetlen játszma mindenkinek egyformán. A sötét vonal a 95 %-os tartomány.
report-endings = Hogyan érnek véget a játszmák
    .note = Az összes játszma százalékában; a színek a győztesek.
report-gauge =
    .note = Az összes játszma átlaga. A befejezett játszma a végeredményével számít tovább.
    .band = Az összes játszma átlaga; a felük a színezett sávba esik. A befejezett játszma a végeredményével számít tovább.
report-lengths = Meddig tartanak a játszmák
    .note = Az összes játszma százalékában.
report-purchases = Mikor mit vesz: { $name }
    .note = Egy átlagos játszmában vett lapok: a szín azt mutatja, mikor, a jobb szélső szám, hogy összesen mennyit.
report-shared = megosztva
report-unfinished = nincs vége
report-others = egyéb befejezés

unit-turn = Kör
unit-round = Forduló

gauge-points = Pontok körönként
gauge-seals = Pecsétek fordulónként
gauge-missing = A győzelemhez hiányzó pecsétek
gauge-ducats = Dukátok fordulónként

ending-over = vége
ending-provinces = elfogyott a Tartomány
ending-piles = elfogyott: { LIST($names, link: "none") }
ending-four = négy pecsét egy szervezettől
ending-five = pecsét mindegyik szervezettől
ending-round-limit = az utolsó forduló
