# The end of a game, and stepping through a finished one.

page-end-where = Vége a játéknak
page-end-rematch = Visszavágó
page-end-rematch-new = Új lapok
page-end-again = Új játszma
page-end-replay = A játszma visszanézése
page-end-save = Felvétel mentése

page-end-cards = Pontok laponként
page-end-player = Játékos
page-end-turns = kör
page-end-points = pont
page-end-rounds = forduló
page-end-seals = pecsét
page-end-missing = hiányzó pecsét
page-end-ducats = dukát
page-end-you = te
page-end-winner = győztes
page-end-curve-points = Pontok körről körre
page-end-curve-seals = Pecsétek fordulóról fordulóra
page-end-unit-turn = kör
page-end-unit-round = forduló
page-end-decks = A paklik egymás mellett
page-end-deck-size = { $n } lap

page-replay-title = Visszajátszás
page-replay-step = { $step }/{ $steps }. lépés
page-replay-first = Az elejére
page-replay-back-turn = Egy körrel vissza
page-replay-back = Egy lépéssel vissza
page-replay-on = Egy lépéssel előre
page-replay-on-turn = Egy körrel előre
page-replay-last = A végére
page-replay-play = Lejátszás
page-replay-pause = Szünet
page-replay-seen-by = Nézőpont
page-replay-spectator = néző
page-replay-jump = Ugrás erre a körre
page-replay-result = Vissza az eredményhez
page-replay-now = Vissza a játékba
page-replay-your-turn = Te jössz: vissza
page-replay-open = Felvétel megnyitása
page-replay-open-hint = Válassz egy játszma végén mentett fájlt, vagy húzd ide.
page-replay-open-file = Fájl választása

# The next game, and the series.
page-end-rematch-rotated = Lapcsere
page-end-share = Link a játszmához
page-end-share-here = A szerver csak ezen a gépen érhető el, ezért a link is csak itt működik.
page-end-swap-how = Minden játékos megnevezhet egy királyságkártyát. A megnevezettek helyére véletlen lapok kerülnek.
page-end-swap-out = Cserélendő
page-end-swap-none = egyik sem
page-end-swap-play = Játék a cserével
page-end-swap-suggest = Javaslat
page-end-families = Mije volt az egyes családoknak
# $n is the value of the card that won the seal that won the game.
page-end-decider = A döntő épület
page-end-decider-tie = Mellette még egy { $n } értékű kártya döntetlent jelentett volna, és a pecsét a helyén maradt volna.
page-end-decider-show = A pillanat megnézése
page-end-lacked-four = Négy egyformához hiányzott: { $n } ({ $tokens })
page-end-lacked-five = Mind az öthöz hiányzott: { $tokens }
page-end-series = Állás { $n } játszma után
page-end-series-won = győzelem
page-end-series-shared = közös
page-end-starts-left = A következő játszmát { $player } kezdi, a győztes bal oldali szomszédja.
page-end-you-start-left = A következő játszmát te kezded, a győztes bal oldali szomszédja.
page-end-starts-other = A következő játszmát { $player } kezdi, mert a többiek győztek.
page-end-you-start-other = A következő játszmát te kezded, mert a többiek győztek.
page-end-starts-one = A következő játszmát { $player } kezdi.
page-end-you-start-one = A következő játszmát te kezded.
page-end-starts-drawn = A következő játszma kezdőjét azok közül sorsoljuk, akik nem nyertek: { LIST($players) }.
page-end-starts-any = A következő játszma kezdőjét sorsoljuk.
