# What `signoria --help` and `signoria COMMAND --help` say. The value of help-<command> is the whole help, .short stands in the
# list of commands, and each option or argument has an attribute. help-option has what is the same for several commands.
# A blank line begins a paragraph; where lines end otherwise does not matter.

help-signoria = Dominion és Intrigo barátokkal vagy botok ellen.

    Parancs nélkül a Signoria a böngészőben nyílik meg.
    .version = Kiírja a verziószámot és azt, hogy a program le van-e fordítva.

help-option =
    .as_json = Táblázat helyett JSON-t ír ki.
    .base_edition = Melyik kiadás szerint szerepeljenek az alapjáték mindkét kiadásában meglévő lapok: base1 vagy base2.
    .database = Hol legyenek az asztalok adatai: sqlite:///FILE vagy postgresql://USER:PASSWORD@HOST/NAME. Alapértelmezés: a SIGNORIA_DATABASE értéke vagy egy fájl az adatmappádban.
    .files = Fájl saját lapokkal; többször is megadható.
    .games = Összesen hány játszma legyen.
    .help = Ez a súgó.
    .jobs = Hány processzormagot használjon; az eredmény ugyanaz.
    .kingdom = Egy összeállítás neve, tíz lap vesszővel elválasztva, egy megosztókód vagy random.
    .lang = A nyelv: { LIST($known, link: "none") }. Alapértelmezés: a SIGNORIA_LANG értéke vagy a rendszer nyelve.
    .ray = Ray-fürtön számol: a megadott címen lévőn, cím nélkül egy új, helyi fürtön.
    .seed = Ugyanaz a kezdőérték mindig ugyanazokat a játszmákat adja.

help-play = Játszmát indít a terminálban: ugyanannál a billentyűzetnél ülő emberekkel, botokkal vagy mindkettővel.

    Minden lépés megmarad; a `signoria play --resume` ott folytatja, ahol abbahagytad.
    .short = Játék a terminálban.
    .game = A játék; a --resume mellett a folytatandó fájl.
    .players = Az ennél a billentyűzetnél ülő játékosok, ülésrendben, például Anna,Bence
    .bots = Botok ellenfélnek, például hard,novice. Ha egyedül játszol, a szabad helyekre botok ülnek.
    .seed = Ugyanaz a kezdőérték mindig ugyanazt a játszmát adja.
    .profile = Melyik kiadás szabályai szerint játsszatok: ed1 vagy ed2; alapesetben a királyságtól függ.
    .merged_treasure = Két doboz kincseivel játszotok.
    .choose_discard_top = Rákérdez, melyik eldobott lap legyen felül.
    .tables = Hogyan üljön öt–nyolc játékos két asztalhoz, például 2+3. Azt, hogy ki hova kerül, a véletlen dönti el.
    .table = Melyik asztal játszik itt, az 1. vagy a 2.; ugyanaz a kezdőérték mindig ugyanazokat az asztalokat adja.
    .prices = Az Intrigo szereplőinek három ára, a legolcsóbbtól, például 1,2,4
    .ducats = Hány dukát van az Intrigóban; alapesetben 32.
    .rounds = Az Intrigo utolsó fordulója; alapesetben a 30.
    .families = Az Intrigo családjai a helyek sorrendjében, például dandolo,morosini,contarini
    .first = Melyik hely kezd az Intrigóban, 1-től számolva; alapesetben véletlenszerű.
    .resume = Az utolsó vagy a FÁJL-ban lévő játszmát folytatja.

help-guide = Az alapoktól elmagyarázza egy játék szabályait.
    .short = Egy játék szabályai az alapoktól.
    .game = A játék: dominion vagy intrigo.

help-kingdoms = Felsorolja a Dominion ajánlott királyságait, bemutat egyet, vagy újat sorsol.

    Jellemzők a --with és a --without számára: village, draw, cantrip, buy, coins, trasher, gainer, attack, curser, reaction,
    treasure, victory. Ezenkívül: cost2-től cost6-ig, egy doboz (base, base1, base2, intrigue1), egy lap; spread (2-től 5-ig
    minden ár), half (öt lap az Intrikából, öt az alapjátékból), answer (reakció, ha van támadás).
    .short = Királyságok bemutatása vagy sorsolása.
    .which = Egy összeállítás neve, tíz lap vesszőkkel elválasztva vagy egy megosztókód.
    .random = Királyságot sorsol.
    .sets = Mely dobozokból sorsoljon.
    .wanted = Milyen feltételeknek feleljen meg, például village,attack<=2,witch,spread
    .unwanted = Mi ne legyen benne, például curser,cost6
    .seed = Ugyanaz a kezdőérték mindig ugyanazt a királyságot adja.

help-cards = Felsorolja a Dominion lapjait dobozzal, árral és típusokkal, vagy bemutat egyetlen lapot. A --json kapcsolóval az érméket, a pontokat és a kupac méretét is kiírja.
    .short = A lapok listája vagy egyetlen lap szövege.
    .card = Ennek a lapnak a szövegét és magyarázatát írja ki.
    .box = Csak ennek a doboznak a lapjait sorolja fel.

help-rules = Megmutatja a szabályok egy pontját az azt ellenőrző tesztekkel, a pontok számát vagy a teszt nélküli pontokat.
    .short = A szabályok pontonként.
    .id = Egy szabálypont (R-7, mine#2, intrigo:PL-4) vagy egy lap.
    .coverage = Hány szabálypontot nem ellenőriz egyetlen teszt sem.
    .as_json = Szöveg helyett JSON-t ír ki.

help-replay = Körről körre visszajátszik egy felvett játszmát. A kilépési kód 0; ha a felvétel hibás, 1.
    .short = Egy felvett játszma visszajátszása.
    .record = A felvétel, JSON-ban.
    .verify = Csak azt ellenőrzi, egyeznek-e a körök lenyomatai, a leosztás előre közzétett lenyomata és az eredmény.
    .until = A napló ennyi sora után megáll.

help-review = Elemez egy felvett játszmát: a játékosok nyerési esélyei, az egyes döntések ára és a szerencse szerepe.

    Minden döntés után elképzelt játszmák folynak tovább, abból kiindulva, amit a játékos tudhatott. Ctrl-C: az eddigi eredmények.
    .short = Hol dőlt el egy játszma?
    .record = A felvétel, JSON-ban.
    .seconds = Hány másodpercig dolgozzon. Alapértelmezés: amíg minden értékelés el nem dől.
    .seed = Ugyanaz a kezdőérték ugyanazt az elemzést adja, ha nincs időkorlát.
    .as_json = Szöveg helyett JSON-t ír ki.
    .page = Az elemzést egy .html fájlba írja.

help-scenario = Forgatókönyvfájlokat játszik le. A kilépési kód 0, ha minden úgy történik, ahogy a fájlban áll; 1, ha nem; 2, ha egy fájl nem olvasható.
    .short = Forgatókönyvfájlok lejátszása.
    .files = Forgatókönyvfájlok vagy ilyeneket tartalmazó mappák.

help-simulate = Botok sok játszmát játszanak egymással; kiderül, ki milyen gyakran nyer, és ez mennyire biztos.

    Minden leosztást minden ülésrendben lejátszanak. Az eredmény a győzelmek százaléka; a megosztott győzelem arányosan számít, a befejezetlen játszma mindenkinek egyformán.
    Száz ilyen futásból 95-ben a valódi érték a megadott intervallumba esik. A Ctrl-C leállítja a futást, és megmutatja az addigi eredményt.
    .short = Botok egymás ellen, sok játszmán át.
    .game = A játék: dominion, intrigo…
    .bots = Mely botok játszanak, például smithy,big_money,random,mine.menu,mine.py
    .kingdom = Egy összeállítás neve, tíz lap vesszővel elválasztva, egy megosztókód vagy random. Alapértelmezés: a menükben szereplő lapok, kiegészítve az Első játék lapjaival.
    .turns = Hány kör után álljon le a játszma, játékosonként számolva. Alapértelmezés: a játékban megszabott határ, 200.
    .report = Ebbe a fájlba rajzol ábrákat (.html, .png vagy .md).

help-evolve = Megkeresi, milyen stratégiák nyernek egy Dominion-királyságban.

    Vásárlási listák versenyeznek az eddigi legjobbakkal. A végén a legjobbak új leosztásokon játszanak egymással.
    A Ctrl-C-vel korábban is leállítható a keresés; az addigi legjobbak megmaradnak.
    .short = Mi nyer egy királyságban?
    .game = A játék: dominion
    .kingdom = Egy összeállítás neve, tíz lap vesszővel elválasztva, egy megosztókód vagy random.
    .players = Hány játékos játszik.
    .seconds = Meddig tartson a keresés. Alapértelmezés: 60 másodperc.
    .games = Idő helyett ennyi játszmáig tartson a keresés; ugyanaz a szám bármelyik gépen ugyanazt az eredményt adja.
    .jobs = Hány magot használjon. Alapértelmezés: mindet.
    .menus = A mappa, ahová a vásárlási listák kerülnek: 1.menu, 2.menu… A keresés állását is ide menti.
    .resume = Az ebben a mappában lévő keresést folytatja.
    .report = Ebbe a fájlba ír jelentést (.html, .md, .png vagy .json) arról, mi nyer, miért, és hogyan érdemes kezdeni.

help-train = Hálókat tanít, amelyek Dominiont játszanak, és megbecsülik a győzelmi esélyeket.

    Az egyik háló azt tanulja meg, mely vásárlási listák nyernek. A másik előbb ilyen listákból tanul, aztán ellenük és saját korábbi változatai ellen játszik. A harmadik az esélyeket tanulja megbecsülni. Minden egy mappába kerül: ugyanez a
    parancs folytatja a félbeszakadt tanítást. Elég hozzá egy processzor.
    .short = Hálókat tanít a Dominionra.
    .game = A játék: dominion
    .folder = A mappa, ahová a mentések, a súlyok és a tanulási görbe kerülnek.
    .minutes = Hány percig játsszon a ligával. Alapértelmezés: 60.
    .menu_rounds = Hány fordulóban tanulja meg, mely vásárlási listák nyernek. Alapértelmezés: 10; 0 esetén ez kimarad.
    .kingdoms = Hány véletlen királyságban keressen nyerő listákat.
    .search_games = Hány játszmából álljon egy-egy ilyen keresés.
    .shown = A listák hány döntéséből tanuljon előbb.
    .watched = A végén hány játszmából tanulja meg az esélyeket.
    .jobs = Hány magot használjon. Alapértelmezés: mindet.

help-tournament = Sok bot játszik egymással; kiderül, mennyi az értékszámuk, és ki kit ver meg.

    Alapesetben mindenki játszik mindenkivel. Minden leosztást minden ülésrendben lejátszanak. Az értékszámok a Bradley–Terry-modell szerint készülnek, 95%-os konfidenciaintervallummal.
    Ha egy királyságban nincsenek meg egy bot menüjének lapjai, a bot azt a királyságot kihagyja. A Ctrl-C leállítja a bajnokságot, és megmutatja az addigi eredményt.
    .short = Botok bajnoksága, értékszámokkal.
    .game = A játék: dominion, intrigo…
    .bots = Mely botok játszanak, például hard,medium,smithy,mine.menu,mine.py
    .kingdom = Egy összeállítás neve, tíz lap vesszővel elválasztva, egy megosztókód vagy random; többször is megadható. Alapértelmezés: a menükben szereplő lapok, kiegészítve az Első játék lapjaival.
    .random = Ennyi véletlen királyság is legyen.
    .players = Hány bot ül egy asztalhoz. Alapértelmezés: a játék legkisebb létszáma.
    .swiss = Körmérkőzés helyett svájci rendszerben játszanak, ennyi fordulót: mindig a táblázatban egymás mellett állók kerülnek össze.
    .games = Hány játszma jut egy párosításra egy-egy királyságban. Alapértelmezés: 100.
    .jobs = Hány magot használjon. Alapértelmezés: mindet.
    .turns = Hány kör után álljon le a játszma, játékosonként számolva. Alapértelmezés: a játékban megszabott határ.
    .resume = Ebbe a fájlba menti a bajnokságot; ha a fájl már létezik, onnan folytatja.
    .report = Ebbe a fájlba ír hőtérképes jelentést (.html, .md, .png vagy .json).

help-card = Megméri, mennyit ad egy lap sok olyan véletlen királyságban, amelyben benne van.

    Minden királyságban ismert menük, lappárok és motorok versenyeznek, a lappal és nélküle. Ezután a lapot tartalmazó legjobb pakli új leosztásokon játszik
    a legjobbal, amelyben nincs benne. Az eredményből kiderül, mennyit ad a lap átlagosan, darabszám szerint és királyságonként, 95%-os konfidenciaintervallummal. A Ctrl-C leállítja a mérést, és megmutatja az addigi eredményt.
    .short = Mennyit ér egy lap?
    .name = A lap neve bármelyik nyelven.
    .kingdoms = Hány királyságot sorsoljon.
    .players = Hány játékos játszik.
    .games = Hány játszmából áll egy-egy mérés.
    .jobs = Hány magot használjon. Alapértelmezés: mindet.
    .report = Ebbe a fájlba ír jelentést (.html, .md, .png vagy .json).

help-calibrate = Ismert győzelmi arányú párosításokat játszik le, és 95%-os konfidenciaintervallummal összeveti az eredményt az ismert arányokkal.
    .short = Összevetés ismert győzelmi arányokkal.
    .games = Hány játszma legyen párosításonként.

help-env = Megmutatja, miből áll egy tanuló programoknak szánt környezet: a megfigyelés mezőit a helyükkel, vagy a lépések számait.

    A környezetek használatáról a `docs/environments.md` szól.
    .short = A tanuló programoknak szánt környezetek leírása.
    .what = Egyelőre csak describe.
    .game = A játék.
    .players = Hány játékosa van a környezetnek. Alapesetben annyi, amennyi a játékhoz kell.
    .layout = Minden laphoz egy szám, vagy minden paklihoz egy sor.
    .actions = Ehelyett a lépéseket mutatja.
    .as_json = A mezőket, a lépéseket és az igéket JSON-ként írja ki.

help-bench = Megméri a szabálymotor sebességét: a lefordított és a fordítatlan változatét egymás mellett.
    .short = A szabálymotor sebességének mérése.
    .as_json = Csak JSON-t ír ki, semmi mást.
    .against = Egy másik program, amelyet szintén megmér.
    .quick = Csak néhány másodpercig mér; a számok pontatlanok.

help-serve = Asztalokat nyit mindenkinek, aki böngészőből vagy más programból eléri ezt a gépet.

    Semmit sem kell beállítani: egyetlen folyamat fut, és egyetlen fájl készül az adatmappádban. A többiről (PostgreSQL,
    proxy a szerver előtt, mentések, metrikák) a `docs/operations.md` szól.
    .short = Asztalok másoknak a hálózaton.
    .host = Melyik címen figyeljen; a 0.0.0.0 más gépeket is beenged.
    .port = Melyik porton figyeljen; a 0 bármelyik szabadot jelenti.
    .base_path = Az útvonal, amelyen a Signoria egy proxy mögött elérhető, például /games
    .proxy = Megbízható proxyk címe, vesszővel elválasztva.
    .origin = Másik webhely, amely csatlakozhat; többször is megadható.
    .secure_cookies = A sütiket csak HTTPS-en küldi; akkor kell, ha a szerver előtt HTTPS-t használó proxy van.
    .public_metrics = A /metrics más gépekről is olvasható legyen.
    .bot_workers = Hány folyamatban gondolkodjanak a botok.
    .open_for = Hány óra után záruljon be az az asztal, amelynél senki sem kezd el játszani.
    .idle_for = Hány nap után záruljon be az a játszma, amelyet senki sem folytat.
    .keep_for = Hány nap után törlődjön a bezárt asztal.
    .drain = Leálláskor hány másodpercig várjon a folyamatban lévő munka befejezésére.
    .log_json = A napló minden sora JSON legyen.
    .log_level = Milyen részletes legyen a napló.

help-backup = Fájlba ír mindent, amit a szerver tárol: bejegyzésenként egy JSON-sort. Ha a név .gz-re végződik, tömörít is. A szerver közben futhat.

    A fájl tartalma titkos: aki elolvassa, előre látja a folyó játszmák keveréseit.
    .short = A szerver adatainak mentése.
    .file = A célfájl; ha már van ilyen, felülírja.

help-restore = Visszaállítja, amit a `signoria backup` kiírt. Az adatbázist (SQLite vagy PostgreSQL) közben egy szerver sem használhatja.
    .short = Egy mentés visszaállítása.
    .file = A beolvasandó fájl.
    .replace = Előbb kiüríti az adatbázist.

# --- the words around it ---

help-usage = Használat: { $command } { $rest }
help-arguments = Argumentumok
help-options = Kapcsolók
help-commands = Parancsok
help-any-options = [KAPCSOLÓK]
help-any-command = PARANCS…
help-text = SZÖVEG
help-number = N
help-file = FÁJL
help-code = KÓD
help-default = alapérték: { $value }
help-required = kötelező
help-try = Bővebben: `{ $command } --help`

# --- what cannot be understood ---

usage-error = Hiba: { $why }
usage-command = nincs „{ $name }” nevű parancs{ $hint }
usage-missing-argument = hiányzik: { $name }
usage-missing-option = hiányzik a kapcsoló: { $name }
usage-no-option = nincs ilyen kapcsoló: { $name }{ $hint }
usage-extra = ez már fölösleges: { $extra }
usage-needs-value = a kapcsolóhoz érték is kell: { $name }
usage-no-value = ehhez a kapcsolóhoz nem tartozik érték: { $name }
usage-bad-value = { $name }: { $why }
usage-bad-choice = { $name } csak ez lehet: { LIST($choices, link: "or") }
usage-bad-number = { $name }: egész szám kell
usage-bad-number-least = { $name }: egész szám kell, legalább { $least }
usage-aborted = Megszakítva.
