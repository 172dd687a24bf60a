# The end of a game, and stepping through a finished one.

page-end-where = Vége a játszmának
page-end-rematch = Visszavágó
page-end-rematch-new = Új lapok
page-end-again = Játsszunk újra
page-end-replay = A játszma lépésről lépésre
page-end-save = Jegyzőkönyv mentése

page-end-cards = Pontok laponként
page-end-player = Játékos
page-end-turns = kör
page-end-points = pont
page-end-rounds = forduló
page-end-seals = pecsét
page-end-missing = hiányzik
page-end-ducats = dukát
page-end-you = te
page-end-result = Eredmény
page-end-winner = győztes
page-end-curve-points = Pontok körről körre
page-end-curve-seals = Pecsétek fordulóról fordulóra
page-end-unit-turn = kör
page-end-unit-round = forduló
page-end-won = Győzelmek ennél az asztalnál
page-end-decks = A paklik egymás mellett
page-end-deck-size = { $n } lap

page-replay-title = Játszma lépésről lépésre
page-replay-step = { $step }. lépés, összesen { $steps }
page-replay-first = Az elejére
page-replay-back-turn = Egy körrel vissza
page-replay-back = Egy lépéssel vissza
page-replay-on = Egy lépéssel előre
page-replay-on-turn = Egy körrel előre
page-replay-last = A végére
page-replay-play = Lejátszás
page-replay-pause = Szünet
page-replay-seen-by = Kinek a szemével
page-replay-spectator = néző
page-replay-open = Jegyzőkönyv megnyitása
page-replay-open-hint = Egy játszma végén mentett fájl: válaszd ki, vagy húzd ide.
page-replay-open-file = Fájl választása
