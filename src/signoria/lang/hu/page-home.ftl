# The door: what is played, against whom, and the other ways in. My games, and what the server knows of me.

page-game-dominion = Dominion
    .about = Hét Rézzel és három Birtokkal indulsz, egész ország lesz belőle. Két doboz, 2–6 játékos.
page-game-intrigo = Intrigo
    .about = Négy család, egy palota, ötféle pecsét. Lerakás, vesztegetés, árulás. 3 vagy 4 játékos.

page-home-title = Ülj le és játssz
page-home-lead = Két ravasz játék egy asztalnál. Se regisztráció, se várakozás: válassz játékot, és máris osztunk.
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
page-home-play = Játék indul
page-home-dealing = Osztunk …
page-home-guest = Vendég

# How well bots play.
page-level-novice = Kezdő
    .about = az új lapokat jobban szereti a győzelemnél
page-level-easy = Könnyű
    .about = józan terv, egyszerű kivitelben
page-level-medium = Közepes
    .about = az ehhez az asztalhoz illő tervet keresi
page-level-hard = Nehéz
    .about = előre gondolkodik, és keveset bocsát meg

page-home-ways = Mit lehet még
page-home-friends = Játék barátokkal
    .about = Küldj egy linket vagy mutass egy kódot. Bármilyen eszközön, mindenki a maga nyelvén.
page-home-learn = A szabályok
    .about = Mindkét játék néhány oldalon, és az összes lap.
page-home-games = Játszmák és asztalok
    .about = A játszmáid, nyitott asztalok, jegyzőkönyv fájlból.

# $others: the names of all others at the table.
page-home-resume-move = { $game }: te jössz.
page-home-resume = { $game }: az asztalod még áll.
page-home-resume-with = Veled ülnek: { LIST($others) }.
page-home-back = Vissza az asztalhoz
page-home-look = Megnézem

page-home-mine = A te játszmáid
page-home-mine-none = Itt még nincs semmi. Ide kerülnek a játszmák, amelyeket játszol vagy játszottál.
page-home-finished = Befejezett
page-home-public = Nyitott asztalok
page-home-public-none = Most senki sem nyitott asztalt mindenkinek. Nyiss te egyet:
page-home-with = { LIST($names) }
page-home-status-open = { $n ->
    [0] betelt, mindjárt kezdődik
   *[other] { $n } szabad hely
}
page-home-status-playing = folyik a játszma
page-home-status-over = véget ért
page-home-status-closed = bezárt
page-home-your-move = te jössz

page-home-replay = Jegyzőkönyv fájlból
    .about = Lépkedj végig egy befejezett játszmán, bármelyik játékos szemével.
page-home-replay-open = Jegyzőkönyv megnyitása

page-home-device = A játszmáid másik eszközön
page-home-device-give = Kérj itt egy kódot, és írd be a másik eszközön: ott is ott lesznek ugyanezek a játszmák.
page-home-code-get = Kódot kérek
page-home-code-for = egyszer használható, { $n } percig
page-home-code = Kód a másik eszközödről
page-home-device-take = Tíz betű és számjegy, például { $code }. Azok a játszmák ide is átkerülnek.
page-home-claim = Játszmák áthozatala
page-home-claimed = Kész: itt vannak a másik eszközöd játszmái.

page-home-forget = Felejts el
    .about = Törli a nevedet, az üzeneteidet és a játszmáid kulcsát erről a kiszolgálóról. A folyó játszmákat feladod.
page-home-forget-nothing = Még nincs mit elfelejteni.
page-home-forget-sure = Végleg törlöd mindezt? Nem vonható vissza.
page-home-forget-no = Maradjon minden
page-home-forget-yes = Végleges törlés
