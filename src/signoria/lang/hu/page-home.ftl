# The door: what is played, against whom, and the other ways in. My games, and what the server knows of me.

page-game-dominion = Dominion
    .about = Hét Rézzel és három Birtokkal indulsz, és egész ország lesz belőlük. Két doboz, 2–6 játékos, két asztalnál akár 8.
page-game-intrigo = Intrigo
    .about = Négy család, egy palota, ötféle pecsét. Lerakás, vásárlás, árulás. 3 vagy 4 játékos.

page-home-title = Ülj le, és játssz
page-home-lead = Válassz játékot, és már osztunk is. Nem kell fiók.
page-home-game = Játék
page-home-players = Játékosok
page-home-you-and = { $n ->
    [1] Te és egy bot
    [2] Te és két bot
    [3] Te és három bot
    [4] Te és négy bot
    [5] Te és öt bot
   *[other] Te és { $n } bot
}
page-home-bots = Botok
page-home-kingdom = Királyság
page-home-more-kingdoms = További királyságok
page-home-play = Játék indítása
page-home-dealing = Osztunk…
page-home-guest = Vendég

# How well bots play.
page-level-novice = Újonc
    .about = az új lapokat jobban szereti a győzelemnél
page-level-easy = Könnyű
    .about = józanul, de egyszerűen játszik
page-level-medium = Közepes
    .about = a helyzethez illő tervet keres
page-level-hard = Nehéz
    .about = előre gondolkodik, és keveset bocsát meg
page-level-expert = Szakértő
    .about = a legtovább gondolkodik, és a saját játszmáiból tanult

page-home-ways = További lehetőségek
page-home-friends = Játék barátokkal
    .about = Küldj linket vagy QR-kódot, vagy játsszatok közös képernyőn.
page-home-learn = A szabályok
    .about = Mindkét játék néhány oldalon, és az összes lap.
page-home-games = Játszmáim
    .about = Eredmények, statisztika és a rád váró asztalok.

# $others: the names of all others at the table.
page-home-resume-move = { $game }: te jössz.
page-home-resume = { $game }: vár rád az asztalod.
page-home-resume-with = Veled ülnek: { LIST($others) }.
page-home-back = Vissza az asztalhoz
page-home-look = Megnyitás

page-home-mine = Folyamatban
page-home-mine-none = Most nincs folyamatban játszma. Amit elkezdesz, itt vár rád.
page-home-finished = Befejezett
page-home-public = Nyitott asztalok
page-home-public-none = Most nincs nyitott asztal. Nyiss te egyet:
page-home-with = { LIST($names) }
page-home-status-open = { $n ->
    [0] betelt, mindjárt kezdődik
   *[other] { $n } szabad hely
}
page-home-status-playing = folyik a játszma
page-home-status-over = véget ért
page-home-status-closed = bezárt
page-home-your-move = te jössz

page-home-replay = Mentett felvétel
    .about = Lépkedj végig egy befejezett játszmán, bármelyik játékos szemével.
page-home-replay-open = Felvétel megnyitása

page-home-device = A játszmáid másik eszközön
page-home-device-give = Kérj itt egy kódot, és írd be a másik eszközön: ott is elérheted ugyanezeket a játszmákat.
page-home-code-get = Kód kérése
page-home-code-for = egyszer használható, { $n } percig
page-home-code = Kód a másik eszközödről
page-home-device-take = Tíz betű és számjegy, például { $code }. Az ottani játszmáid ide is átkerülnek.
page-home-claim = Játszmák áthozatala
page-home-claimed = Kész: itt vannak a másik eszközöd játszmái.

page-home-forget = Adataim törlése
    .about = Törli a nevedet, az üzeneteidet és a játszmáid kulcsát erről a szerverről, és feladja a folyó játszmáidat.
page-home-forget-nothing = Még nincs mit törölni.
page-home-forget-sure = Végleg törlöd mindezt? Nem vonható vissza.
page-home-forget-no = Mégsem
page-home-forget-yes = Végleges törlés
