# The report of a simulation.

report-games = { $n } játszma
report-games-of = { $most } játszmából { $n }
report-speed = { $n } játszma/mp
report-not-over = { $n } nem ért véget { $turns } körön belül
report-seed = kezdőérték: { $name }
report-written = A jelentés: { $file }
report-cached = Új játszmákra nem volt szükség: a jelentés a gyorsítótárból való, { $folder }
report-not-cached = A jelentés nem került a gyorsítótárba, { $folder }: { $why }
report-picture = Eredmények, befejezések, a játszmák menete, és hogy ki mikor mit vett
report-column =
    .bot = bot
    .score = eredmény
    .interval = 95%-os intervallum
    .wins = győzelem
    .ties = osztott
    .points = pont
    .turns = kör
report-scores = Ki győz
    .note = A győzelmek aránya százalékban; a megosztott győzelem arányosan számít, a befejezetlen játszma mindenkinek egyformán. A sötét vonal a 95%-os konfidenciaintervallum.
report-endings = Hogyan érnek véget a játszmák
    .note = Az összes játszma százalékában; a szín a győztest jelöli.
report-gauge =
    .note = Az összes játszma átlaga. A befejezett játszma a végeredményével számít tovább.
    .band = Az összes játszma átlaga; a felük a színezett sávba esik. A befejezett játszma a végeredményével számít tovább.
report-lengths = Meddig tartanak a játszmák
    .note = Az összes játszma százalékában.
report-purchases = Mikor mit vesz: { $name }
    .note = Egy átlagos játszmában vett lapok: a szín a vétel idejét mutatja, a jobb szélső szám az összes darabot.
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

# Amounts with their units; $value is written as the language writes numbers.
percent = { $value }%
seconds = { $value } mp

# The search for strategies.
evolve-generation = { $n }. nemzedék
evolve-best = legjobb: { $score } ({ $interval })
evolve-left = hátravan: { $time }
evolve-cards = mit vesz
evolve-share = részarány
evolve-money = csak pénz
evolve-order = Az a stratégia, amelyik egy jól ismert ellen gyenge, hátrébb áll, mint az eredménye alapján állna.
evolve-winner = A legjobb vásárlási lista:
evolve-written = { $n } vásárlási lista ebben a mappában: { $folder }
evolve-game = stratégiát csak ebben a játékban lehet keresni: { $known }; ezt nem ismerjük: „{ $game }”
evolve-budget = vagy a --seconds, vagy a --games legyen megadva, ne mindkettő
evolve-folder-used = ebben a mappában már vannak vásárlási listák: { $folder }; üres mappa kell
evolve-folder-search = ebben a mappában már van egy keresés: { $folder }; folytatás: --resume { $folder }, különben üres mappa kell
evolve-resume = Folytatás: `signoria evolve dominion --resume { $folder }`
evolve-resume-option = { $option } nem adható meg a --resume mellett: ezt a mappában lévő keresés már tartalmazza
evolve-no-search = ebben a mappában nincs keresés: { $folder }
evolve-not-a-search = nem folytatható keresés: { $file }
evolve-other-version = { $file } a Signoria { $theirs } verziójával készült, ezért ez a verzió ({ $ours }) nem tudja folytatni
evolve-finished = ez a keresés már kész ({ $games } játszma, { $seconds } mp); a folytatáshoz nagyobb --games vagy --seconds kell

# Training a net.
train-estimate = a nyerő listák megtanulása
train-champions = keresés királyságokban
train-imitation = tanulás vásárlási listákból
train-league = játszmák a ligával
train-chances = az esélyek tanulása
train-menus = { $score } a listák ellen
train-past = { $score } a korábbi hálók ellen
train-calibration = { $players } játékos, { $positions } állás: Brier-pontszám { $brier } (egyenlő esélyekkel { $equal }), kalibrációs hiba { $error }
train-written = A súlyok és a tanulási görbe ebben a mappában vannak: { $folder }
train-resume = Folytatás: `signoria train dominion { $folder }`
train-game = csak ehhez a játékhoz lehet hálót tanítani: { $known }; ehhez nem: „{ $game }”
train-curve-menus = vásárlási listák ellen
train-curve-past = korábbi hálók ellen
train-curve-games = játszmák
train-curve-score = megnyert játszmák, %

# Egy bajnokság.
tournament-title = { $n } bot bajnoksága
tournament-swiss = { $n } bot svájci rendszerű bajnoksága, { $rounds } forduló
tournament-players = { $n } játékos egy játszmában
tournament-rating = értékszám
tournament-games = játszma
tournament-round = { $n }. forduló, összesen { $most }
tournament-standings = Értékszámok
    .note = 400 pont előny tízszer annyi győzelmet jelent
tournament-matrix = a sorban álló bot győzelmei azokból a játszmákból, amelyeket kettejük egyike nyert, %-ban
tournament-by-kingdom = Királyságonként
    .note = a megnyert játszmák százaléka
tournament-about = Az értékszámok a Bradley–Terry-modell szerint készültek; az átlag 1500. A vonalak a 95%-os konfidenciaintervallumot mutatják; mindez csak ezekre a botokra és királyságokra érvényes.
tournament-absent = { $name }: { $most } királyságból { $n }; a többiből hiányoznak a lapjai.
tournament-resume = Folytatás: `signoria tournament { $game } --resume { $file }`
tournament-seats = ebben a játékban { $least }–{ $most } játékos lehet, nem { $n }: { $game }
tournament-bots = egy bajnoksághoz { $least }–{ $most } bot kell, nem { $n }
tournament-kingdoms = túl sok királyság: { $n }; legfeljebb { $most } lehet
tournament-tables = ez { $n } párosítás, de legfeljebb { $most } lehet; kevesebb bot vagy királyság kell, vagy --swiss
tournament-misfits = ebben a királyságban csak { $n } bot tud játszani, pedig { $needed } kell: { LIST($cards, link: "none") }
tournament-not-saved = nem folytatható bajnokság: { $file }
tournament-differs = ebben a fájlban másik bajnokság van: { $file }; nem egyezik: { $option }. A folytatáshoz ugyanazok a beállítások kellenek, különben másik fájl.

# Mennyit ér egy lap.
worth-title = Mennyit ad: { $name }
worth-adds = ennyit ad
worth-best = a legjobb pakli vele
worth-copies = legfeljebb { $n } darab
worth-mean = Az összes királyságban
worth-unit = százalékpontban az egyenlő eredményhez képest
worth-against = { $one } – { $other } ellen
worth-summary = { $n } királyságból { $helps } esetben egyértelműen jobb vele, { $hurts } esetben egyértelműen rosszabb.
worth-about = Minden királyságban a lapot tartalmazó legjobb pakli játszik a legjobb ellen, amelyben nincs benne. A paklikat rövid keresés találja meg, és a program botjai játszanak velük. Ha egy lap ügyes játékot kíván, a te kezedben többet is érhet.
worth-progress = { $most } királyságból { $n }

# Egy stratégia szavakkal: mit vesz, és mikor.
plan-buys = Vásárlási sorrend: { $list }.
plan-points = Győzelmi kártyák: { $list }.
plan-or = vagy
plan-up-to = legfeljebb { $n }
plan-per-treasures = minden { $n } kincskártyára egy
plan-one-more-than = legfeljebb eggyel több, mint { $name }
plan-owning = ha a pakliban van { $name } ×{ $n }
plan-owning-fewer = amíg a pakliban nincs { $name } ×{ $n }
plan-until-turn = { $n ->
    [1] az első körben
   *[other] az első { $n } körben
}
plan-from-turn = { $n }. körtől kezdve
plan-provinces-least = amíg van legalább { $n } Tartomány
plan-provinces-most = ha már csak { $n } Tartomány maradt
plan-end-near = ha { $n } megszerzett lap véget vethet a játéknak
plan-end-far = amíg { $n } megszerzett lap nem vethet véget a játéknak
plan-money-least = ha a pakliban legalább { $n } érme van
plan-money-most = ha a pakliban legfeljebb { $n } érme van
plan-coins = ha legalább { $n } érme költhető
plan-cards-most = ha a pakliban legfeljebb { $n } lap van
plan-behind-under = { $n ->
    [0] ha vezetsz
    [1] ha nem vagy hátrányban
   *[other] ha a hátrány kevesebb, mint { $n } pont
}
plan-behind-least = { $n ->
    [0] ha nem vezetsz
    [1] ha hátrányban vagy
   *[other] ha a hátrány legalább { $n } pont
}

# A királyság jelentése.
what-wins-title = Mi nyer itt?
what-wins-about = { $n } játszma alapján, amelyeket a program botjai játszottak. A vonalak a 95%-os konfidenciaintervallumot mutatják. Egy ember ennél jobb stratégiát is találhat.
what-wins-strategies = A legjobb stratégiák
    .note = nyerési esély a többivel szemben
what-wins-matrix = Mi mit ver meg
    .note = sor az oszlop ellen, %-ban
what-wins-cards = Mit ér egy-egy lap
    .note = a legjobb pakli vele és nélküle, százalékpontban
what-wins-openings = Megnyitások
    .note = az első két vásárlás és a nyerési esély
what-wins-lengths = Meddig tartanak a játszmák
    .note = a két legjobb stratégia egymás ellen
what-wins-rounds = fejenként { $n } kör; a játszmák felében { $least } és { $most } között
what-wins-example = Egy példajátszma
    .note = a legjobb stratégia a második ellen, körről körre
what-wins-start = Kezdet
what-wins-download = A játszma letöltése: az oldalon vagy a signoria replay paranccsal végignézhető
