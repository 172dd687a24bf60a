# The first visit, what waits for somebody, the kingdom of the day, finished games, several people at one screen.

page-new-title = Az első játszmád tíz perc
page-new-lead = Dominiont játszol egy könnyű bot ellen, és az asztal minden lépést elmagyaráz, amikor odaérsz. Előre semmit sem kell elolvasni.
page-new-play = Első játszma indítása
page-new-intrigo = Vagy ismerd meg az Intrigót
page-new-account = Nem kell fiók
page-new-undo = Bármelyik lépésed visszavonhatod
page-new-leave = Bármikor abbahagyhatod
page-new-know = Ismerem a játékot
    .about = Válassz játékosokat, botokat és lapokat.
page-new-invited = Meghívót kaptam
    .about = Nyisd meg a linket, amelyet a barátod küldött.
page-join-link = A barátod linkje
    .about = Illeszd be az egész linket, vagy csak a végét.
page-join-go = Az asztalhoz
page-join-wrong = Ez nem meghívó. Illeszd be a linket, amelyet a barátod küldött.

page-home-resume-more = { $n ->
    [one] és még egy játszma
   *[other] és még { $n } játszma
}
page-home-preferences-about = Tempó, hangok, megjelenés.

page-offline-title = A szerver nem érhető el.
page-offline-what = Az oldal megnyílt, a játszmáid pedig biztonságban vannak a szerveren.
page-offline-again = Újrapróbálás

page-notify-offer = Kérsz értesítést arról, hogy te jössz, ha az oldal épp nem látszik?
page-notify-yes = Kérek értesítést
page-notify-no = Köszönöm, nem
page-notify-menu = Értesítés, ha én jövök
page-notify-move = Te jössz.

# $time: when the next one comes.
page-daily-title = A nap királysága
page-daily-same = Mindenki ugyanezzel a tíz lappal és keveréssel játszik { $time }-ig.
page-daily-against = Egyetlen bot ellen játszol: { $level }.
page-daily-play = Játszom
page-daily-continue = Folytatás
page-daily-results = Eredmények
page-daily-cards = A lapok
page-daily-once = Naponta egy játszma.
page-daily-ranking = Te és a négy szint
page-daily-you = Te
page-daily-turns = { $n } kör
page-daily-gave-up = feladva
page-daily-levels-play = A négy szint még játssza ugyanezt a leosztást…
page-daily-share = Eredmény másolása
# $score: my points and the opponent’s. What follows are squares, one for each level.
page-daily-share-won = Signoria, { $date }: győzelem, { $score }, { $turns } kör
page-daily-share-lost = Signoria, { $date }: vereség, { $score }, { $turns } kör
page-daily-share-gave-up = Signoria, { $date }: feladva
page-daily-history = Az elmúlt napok
page-daily-streak = { $n } nap egymás után
page-daily-done = Ez volt a nap királysága.
page-daily-compare = Eredmények összevetése

page-games-won = Győzelem
page-games-shared = Közös győzelem
page-games-lost = Vereség
page-games-screen = Egy képernyő
page-games-place = { $n ->
    [1] Első hely
    [2] Második hely
    [3] Harmadik hely
    [4] Negyedik hely
    [5] Ötödik hely
   *[other] Hatodik hely
}
page-games-turns = { $n } kör
page-games-rounds = { $n } forduló
page-games-to = ellenük: { $points }
page-games-seals = pecsét
page-games-own-kingdom = Tíz lap
page-games-all = Mind
page-games-played = játszma
page-games-chance = győzelem; puszta szerencsével { $percent } volna
page-games-points = pont átlagosan
page-games-interval = 95%-os konfidenciaintervallum: { $low } és { $high } között
page-games-by-level = Győzelmek szintenként
page-games-people = Emberekkel
page-games-mixed = Vegyes botok
page-games-more = Királyságok és lapok szerint
page-games-by-kingdom = Királyságok szerint
page-games-by-card = Lapok szerint
    .about = Játszmák, amelyek végén nálad volt a lap.
page-games-search = Keress játékosra, lapra, királyságra vagy dátumra
page-games-none = Nincs ilyen játszma.
page-games-earlier = Még { $n } korábbi játszma
page-games-remove = Törlés a játszmáid közül
    .sure = Törlöd ezt a játszmát a listádról és a statisztikádból?
    .no = Maradjon
    .yes = Törlés
page-games-export = A játszmáid fájlban:

page-screen-title = Közös képernyőn
page-screen-lead = Adjátok körbe az eszközt. Körök között a kezek takarva vannak.
page-screen-who = Kik játszanak
page-screen-player = { $n }. játékos
page-screen-add = Új játékos
page-screen-level = Hogyan játszanak a botok
page-screen-pass = { $player }, te jössz
    .about = Minden lap takarva van. Vedd át az eszközt, és ügyelj rá, hogy más ne lássa a lapjaidat.
page-screen-show = Lapok megjelenítése
