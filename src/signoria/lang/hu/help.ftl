# What `signoria --help` and `signoria COMMAND --help` say. The value of help-<command> is the whole help, .short stands in the
# list of commands, and each option or argument has an attribute. help-option has what is the same for several commands.
# A blank line begins a paragraph; where lines end otherwise does not matter.

help-signoria = Egy asztal két kártyajátékhoz: Dominion és Intrigo.

    Parancs nélkül az asztal a böngészőben nyílik meg.
    .version = A változat, és hogy hogyan készült.

help-option =
    .as_json = Táblázat helyett nyers adatok.
    .base_edition = Melyik kiadásból valók a mindkét alapjátékban szereplő lapok: base1 vagy base2.
    .database = Hol legyenek az asztalok: sqlite:///FILE vagy postgresql://USER:PASSWORD@HOST/NAME. Különben a SIGNORIA_DATABASE szerint, vagy egy fájlban az adatmappádban.
    .files = Saját lapok fájlja; többször is megadható.
    .games = Összesen hány játszma.
    .help = Ez a súgó.
    .jobs = Hány processzormagon; az eredmény ugyanaz.
    .kingdom = Egy összeállítás neve, tíz lap vesszőkkel, egy megosztókód vagy random.
    .lang = A nyelv: { LIST($known, link: "none") }. Ha nincs megadva: a SIGNORIA_LANG vagy a rendszer nyelve.
    .seed = Ugyanaz a kezdőérték ugyanazokat a játszmákat osztja.

help-play = Játék a terminálban: egy billentyűzetnél ülő emberekkel, botokkal vagy mindkettővel.

    Minden lépés megmarad; a `signoria play --resume` ott folytatja, ahol abbahagytad.
    .short = Játék a terminálban.
    .game = A játék; a --resume mellett a folytatandó fájl.
    .players = Akik ennél a billentyűzetnél ülnek, ülésrendben: Anna,Bence
    .bots = Ki játszik még: hard,novice. Ha egyedül vagy, annyi botot kapsz, amennyi kell.
    .seed = Ugyanaz a kezdőérték ugyanazt a játszmát osztja.
    .profile = Melyik kiadás szabályai, ed1 vagy ed2; különben a királyság szerint.
    .merged_treasure = Két doboz kincsei együtt, ahogy azt mindkettő gazdái tehetik.
    .choose_discard_top = Kérdezze meg, melyik lap látsszon az eldobott kézből.
    .resume = Az utolsó játszma folytatása, vagy azé, amelyik a FÁJL-ban van.

help-guide = Hogyan kell játszani: minden, amire annak van szüksége, aki még sosem tartotta kezében a dobozt.
    .short = Hogyan kell játszani.
    .game = A játék: dominion vagy intrigo.

help-kingdoms = A Dominion ajánlott királyságainak listája; egy bármilyen királyság bemutatása vagy sorsolása.

    Jellemzők a --with és a --without számára: village, draw, cantrip, buy, coins, trasher, gainer, attack, curser, reaction,
    treasure, victory. Ezenkívül: cost2-től cost6-ig, egy doboz (base, base1, base2, intrigue1), egy lap; spread (2-től 5-ig
    minden ár), half (öt lap az Intrikából, öt az alapjátékból), answer (reakció, ha van támadás).
    .short = Királyságok bemutatása vagy sorsolása.
    .which = Egy összeállítás neve, tíz lap vesszőkkel elválasztva vagy egy megosztókód.
    .random = Királyság sorsolása.
    .sets = Melyik dobozokból.
    .wanted = Mi legyen benne: village,attack<=2,witch,spread…
    .unwanted = Mi ne legyen benne: curser,cost6…
    .seed = Ugyanaz a kezdőérték ugyanazt a királyságot sorsolja.

help-cards = A Dominion lapjai dobozzal, árral és típusokkal, vagy hogy mit tud egy lap. Nyers adatként az érmék, a pontok és a kupac mérete is.
    .short = A lapok listája, vagy hogy mit tud egy lap.
    .card = Egy lap: a szövege, és amit a játékosok kérdezni szoktak róla.
    .box = Csak ennek a doboznak a lapjai.

help-rules = A szabályok egy pontja és a tesztek, amelyek bemutatják; a pontok száma; a teszt nélküli pontok.
    .short = A szabályok pontról pontra.
    .id = Egy szabálypont (R-7, mine#2, intrigo:PL-4) vagy egy lap.
    .coverage = Hány szabálypontot nem mutat be teszt.
    .as_json = Szöveg helyett nyers adatok.

help-replay = Egy rögzített játszma körről körre; kilépési kód 0, vagy 1, ha a jegyzőkönyv hibás.
    .short = Egy rögzített játszma körről körre.
    .record = Egy jegyzőkönyv JSON-ban.
    .verify = Csak annyi, hogy stimmelnek-e a lenyomatok, a leosztás zárlenyomata és az eredmény.
    .until = Megállás a napló ennyi sora után.

help-scenario = Forgatókönyvfájlok lejátszása: kilépési kód 0, ha minden úgy történik, ahogy írva van, 1, ha nem, 2, ha egy fájl nem olvasható.
    .short = Forgatókönyvfájlok lejátszása.
    .files = Forgatókönyvfájlok vagy ilyeneket tartalmazó mappák.

help-simulate = Botok játszanak egymással sokszor; kiderül, ki milyen gyakran nyer, és ez mennyire biztos.

    Minden leosztást minden ülésrendben lejátszanak. Az eredmény a győzelmek százaléka; a megosztott győzelem arányosan számít, a befejezetlen játszma mindenkinek egyformán.
    Száz ilyen futásból 95-ben a valódi érték a megadott tartományba esik. A Ctrl-C megmutatja az addigi eredményt.
    .short = Botok játszanak egymással sokszor.
    .game = A játék: dominion, intrigo …
    .bots = Ki játszik: smithy,big_money,random,mine.menu,mine.py
    .kingdom = Egy összeállítás neve, tíz lap vesszőkkel, egy megosztókód vagy random. Különben a menükben szereplő lapok, kiegészítve az Első játék lapjaival.
    .turns = A játszma megállítása, ha minden játékosnak volt ennyi köre. Különben ahogy a játék mondja: 200.
    .report = Képek arról, hogyan zajlottak a játszmák: .html, .png vagy .md

help-calibrate = Ismert győzelmi arányú párosítások lejátszása, a mi eredményeink melléjük téve 95 %-os tartománnyal.
    .short = Ismert győzelmi arányú párosítások lejátszása.
    .games = Hány játszma párosításonként.

help-bench = Milyen gyorsan futnak itt a szabályok, lefordítva és fordítás nélkül egymás mellett.
    .short = Milyen gyorsan futnak itt a szabályok.
    .as_json = Minden JSON-ban, semmi más.
    .against = Ezt a programot is megméri a miénk mellett.
    .quick = Összesen néhány másodperc; a számok durvák.

help-serve = Asztalokat nyit mindenkinek, aki eléri ezt a gépet: böngészőben vagy más programmal.

    Semmit sem kell beállítani: egy folyamat, és egy fájl az adatmappádban. A többi a `docs/operations.md` fájlban van:
    PostgreSQL, proxy a szerver előtt, mentések, mérések.
    .short = Mások is játszhatnak itt a hálózaton át.
    .host = Melyik címen figyeljen; a 0.0.0.0 más gépeket is beenged.
    .port = Melyik porton figyeljen; a 0 bármelyik szabadot jelenti.
    .base_path = A cím része, amelyet egy proxy a miénk elé tesz: /games
    .proxy = Kinek higgyünk abban, honnan jön a kérés: címek vesszővel elválasztva.
    .origin = Más címen lévő oldal, amely hozzánk fordulhat; többször is megadható.
    .secure_cookies = A sütik csak HTTPS-en mennek: ha egy proxy azt beszéli.
    .public_metrics = A /metrics más gépekről is olvasható.
    .bot_workers = Hány folyamat gondolkodik a botok helyett.
    .open_for = Hány óra után zárjuk be az asztalt, amelyen senki sem kezd.
    .idle_for = Hány nap után zárjuk be a játékot, amelyet senki sem folytat.
    .keep_for = Hány nap után töröljük a bezárt asztalt.
    .drain = Leálláskor hány másodpercig várjunk arra, ami már folyik.
    .log_json = A napló minden sora JSON legyen.
    .log_level = Mely sorok íródjanak ki.

help-backup = Fájlba ír mindent, amit a szerver őriz: bejegyzésenként egy JSON-sor, tömörítve, ha a név .gz-re végződik. A szerver közben futhat.

    Ami benne van, titkos: aki elolvassa, előre látja a folyó játékok keveréseit.
    .short = Lemásolja, amit a szerver őriz.
    .file = Ebbe a fájlba ír; a régebbit felülírja.

help-restore = Visszaállítja, amit a `signoria backup` kiírt. Azon az adatbázison közben nem futhat szerver; a másik fajta is lehet.
    .short = Visszaállít egy mentést.
    .file = Ezt a fájlt olvassa.
    .replace = Törli, ami az adatbázisban van.

# --- the words around it ---

help-usage = Használat: { $command } { $rest }
help-arguments = Argumentumok
help-options = Kapcsolók
help-commands = Parancsok
help-any-options = [KAPCSOLÓK]
help-any-command = PARANCS …
help-text = SZÖVEG
help-number = N
help-file = FÁJL
help-code = KÓD
help-default = alapérték: { $value }
help-required = kötelező
help-try = Többet mond: `{ $command } --help`

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
usage-bad-number = { $name } egész szám
usage-bad-number-least = { $name } egész szám, legalább { $least }
usage-aborted = Megszakítva.
