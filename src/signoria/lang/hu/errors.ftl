# What went wrong. Names that somebody typed stand in quotation marks; values of files are shown as they are.

# --- languages ---

error-language = nincs „{ $lang }” nevű nyelv; választható: { LIST($known, link: "none") }

# --- games ---

error-game = nincs „{ $name }” nevű játék; választható: { LIST($known, link: "none") }
error-game-near = nincs „{ $name }” nevű játék; erre gondoltál: { LIST($near, link: "or") }?

# --- what is added to an error about a name nobody knows ---

hint-none = {""}
hint-near = ; erre gondoltál: { LIST($near, link: "or") }?
hint-known = ; választható: { LIST($known, link: "none") }
hint-kingdom = ; írd be egy összeállítás nevét, tíz lapot vesszővel elválasztva, egy megosztókódot vagy azt, hogy random
hint-wish = ; lehet egy jellemző ({ LIST($traits, link: "none") }), cost4, egy doboz vagy egy lap

error-nothing-called = itt nincs ilyen: „{ $name }”{ $hint }

# --- kingdoms ---

error-kingdom-name = nincs „{ $name }” nevű királyság{ $hint }
error-kingdom-base-edition = ismeretlen alapkiadás: „{ $edition }”; csak ez lehet: { LIST($known, link: "or") }
error-kingdom-basic = „{ $card }” minden játszmában benne van; a királyság tíz másik lapból áll
error-kingdom-card = ismeretlen lap: „{ $name }”{ $hint }
error-kingdom-edition = { $card }: ismeretlen kiadás: „{ $edition }”; csak ez lehet: { LIST($known, link: "or") }
error-kingdom-not-in = „{ $card }” ebben a kiadásban nincs meg: { $edition }; itt van meg: { LIST($editions) }
error-kingdom-twice = „{ $card }” kétszer szerepel a királyságban
error-kingdom-two-editions = „{ $card }” két kiadásból is szerepel a királyságban ({ $first } és { $second }); válaszd ki az egyiket
error-kingdom-size = a királyság { $size } lapból áll, itt viszont { $n } van
error-kingdom-set = ismeretlen doboz: „{ $name }”; választható: { LIST($known, link: "none") }
error-kingdom-two-tables = két asztalhoz { $needed }-féle lap kell, de csak { $n } van
error-kingdom-swap = „{ $card }” nincs a királyságban, ezért nem cserélhető ki{ $hint }
error-kingdom-foreign = „{ $kingdom }”: ez a királyság nem játszható a { $edition } kiadással; csak a { $book } kiadásban van meg: { LIST($cards) }
error-card-exists = már van „{ $card }” azonosítójú lap; adj a saját lapnak más azonosítót

# --- wishes for a kingdom ---

wish = { $what }: { $number }
wish-if = { $what }: { $number }, ha van benne { $given }
wish-cost = { $n } érmébe kerülő lapok
wish-exactly = pontosan { $n }
wish-none = egy sem
wish-at-least = legalább { $n }
wish-at-most = legfeljebb { $n }
wish-from-to = legalább { $least }, legfeljebb { $most }
error-wish = ez a feltétel nem érthető: „{ $wish }”; írd így: village, attack<=2 vagy reaction if attack
error-wish-size = { $wish }: a királyság csak { $size } lapból áll
error-wish-too-many = ennyi feltételt egyszerre nem lehet pontosan kiszámolni; hagyj ki néhányat
error-wish-number = legfeljebb { $most } feltétel lehet
error-wish-kinds = még { $needed }-féle lap kell, de csak { $n } közül lehet választani
error-wish-impossible = ez a feltétel nem teljesíthető: „{ $wish }” (csak { $n } lapból lehet választani)
error-wish-clash = ezek a feltételek együtt nem teljesíthetők: { LIST($wishes, link: "semicolon") }
error-wish-two-tables = ez a feltétel két asztalnál nem teljesíthető: „{ $wish }” (csak { $n } lapból lehet választani)
error-wish-no-two-kingdoms = nincs két olyan királyság közös lapok nélkül, amelyben mindez megvan: { LIST($wishes, link: "semicolon") }

# --- share codes ---

error-code-character = a kódban nem lehet ilyen karakter: „{ $character }”; nézd át, nincs-e elírva{ $hint }
error-code-beginning = ebben a verzióban a kód { $length } karakterből áll, és ezzel kezdődik: { $first }; nézd meg az elejét
error-code-length = { $customs ->
        [0] a kód
       *[other] a kód { $customs } saját lappal
    } { $length } karakterből áll, ez viszont { $n } karakterből
error-code-typo = elírás van a kódban{ $hint }
error-code-newer = a kódban olyan lapok vannak, amelyeket csak a Signoria egy újabb verziója ismer; frissítsd a programot
error-code-custom = a kódban olyan saját lap szerepel, amely itt ismeretlen (ujjlenyomata: { $mark }); előbb töltsd be azt a lapot
error-code-customs = ezeknek a saját lapoknak azonos az ujjlenyomatuk ({ $mark }): { LIST($names) }; csak az egyiket töltsd be

# --- what the players agree on ---

error-seats = { $least }–{ $most } játékos kell, itt { $n } van
error-seats-or = { $least } vagy { $most } játékos kell, itt { $n } van
error-seat = nincs { $seat }. hely; { $seats } hely van
error-setup-profile = ismeretlen szabályprofil: „{ $profile }”; ed1 vagy ed2 lehet
error-setup-entry = a beállításban a lapok a kiadásukkal szerepelnek: { $wanted }, nem pedig { $entry }
error-setup-custom-unused = „{ $card }” saját lap, de nincs a királyságban
error-setup-customs = { $n }-féle saját lap van a királyságban; a most_custom ennyit enged: { $most }
error-setup-field = ismeretlen beállítás: „{ $field }”{ $hint }
error-setup-type = a beállítás „{ $field }” mezőjébe ez kell: { $kind }, nem pedig { $value }
error-setup-kingdom = a beállításhoz királyság kell: tíz lap listája, például 'militia@base2'
error-setup-seats = a beállításhoz a helyek száma is kell
kind-int = egész szám
kind-list = lista
kind-str = szöveg
kind-bool = true vagy false
error-people = { $least }–{ $most } ember játszhat, itt { $n } van
error-which-table = nincs { $n }. asztal, csak { $most } van
error-tables = { $n } ember így ülhet le: { LIST($known, link: "or") }; így nem: { $wanted }
error-series-points = { $seats } hely pontszáma kell, nem { $n }
error-series-winners = csak olyan hely győzhet, amely részt vett a játszmában ({ $seats } van), nem pedig { $value }
error-series-winner-twice = egy hely egy játszmát csak egyszer nyerhet meg: { $value }
error-series-seats = a sorozatban { $seats } játékos vesz részt, ebben a játszmában { $n }
error-series-first = lapokat két játszma között lehet kicserélni; ez az első játszma
error-series-named = mindenki egy lapot nevezhet meg ({ $seats } játékos van), de { $n } van megnevezve
error-way-on = nincs „{ $how }” nevű folytatás; választható: { LIST($known, link: "none") }

# --- cards of installed packages ---

error-package-card-exists = { $package }: már van „{ $card }” azonosítójú lap
error-package-cards = { $package }: egy lapokat tartalmazó modul vagy lapok listája kell, nem pedig { $value }
error-package-card-id = { $package }: „{ $id }” nem jó azonosító; kisbetűk, számjegyek és nem egymás melletti aláhúzásjelek lehetnek benne

# --- what is written in words ---

error-words-list = { $value } nem nevek listája; írd így: `2 copper, estate` vagy `nothing`
error-words-entry = { $value } nem név
error-words-name = „{ $name }” nem név; írd így: `copper` vagy `2 copper`
error-words-many = „{ $name }”: ennyi nincs belőle
error-words-cards = egy listában legfeljebb { $most } lap lehet
error-words-remark = { $name } ({ $remark }): itt nem lehet megjegyzést írni
error-words-no-value = „{ $key }” ({ $what }): nincs értéke; kapcsos zárójelen belül a listát szögletes zárójelbe kell tenni: [one, 4 others]
error-words-key = { $what }: nincs benne „{ $key }”{ $hint }
error-words-number = { $what }: szám kell, nem { $value }
error-words-truth = { $what }: true vagy false kell, nem { $value }

# --- answers and moves ---

error-illegal-answer = { $seat }. hely: ez nem lehet válasz: „{ $option }”: { $reason }
error-move-whose = több hely is kérdést kapott ({ LIST($seats) }): írd oda, kinek a lépése, például így: `{ $first }: …`
error-move-beginning = így egy lépés sem kezdődik: „{ $words }”{ $hint }
error-move-verb = „{ $text }” nem erre a kérdésre válaszol; { $seat }. hely, teendője: { $verb } (írd így: { LIST($words, link: "or") }; választható: { LIST($offered, link: "none") })
error-move-what = „{ $text }”: mit? Nevezd meg, vagy írd így: `{ $text } nothing`
error-move-about = { $seat }. hely: a kérdés erről szól: { $about }, nem erről: { $name }; a válasz yes vagy no

# --- files ---

error-where = { $where }: { $why }
error-file-unreadable = nem olvasható: { $why }
error-yaml = ez nem érvényes YAML; az elemző üzenete: „{ $why }”
error-yaml-tab = a behúzás szóközökből álljon, ne tabulátorokból
error-yaml-indentation = a behúzás nem illik a fölötte lévő sorokhoz
error-yaml-colon = itt nem állhat kettőspont; nézd meg a behúzást, vagy tedd idézőjelbe a szöveget
error-yaml-no-colon = ebből a sorból hiányzik a kettőspont
error-yaml-quote = ennek az idézőjelnek nincs párja
error-yaml-bracket = ez a zárójel nincs bezárva, vagy utána hiányzik egy vessző
error-yaml-value = itt hiányzik egy érték
error-yaml-character = az ezzel kezdődő szöveget idézőjelbe kell tenni: { $character }
error-yaml-unprintable = ez a karakter nem jeleníthető meg
error-yaml-key = a kulcs csak egy szó lehet
error-yaml-tags = itt nem használható címke (vagyis „!” jellel kezdődő szó)
error-yaml-anchors = itt nem használható horgony és hivatkozás (az „&” és a „*” jel); írd ki teljesen
error-yaml-twice = „{ $key }” kétszer szerepel itt

# --- what the operating system complains of; the rest is quoted ---

system-no-file = nincs ilyen fájl vagy mappa
system-no-permission = nincs hozzá jogosultságod
system-read-only = a lemez csak olvasható
system-folder = ez mappa, nem fájl
system-not-folder = az útvonal egyik eleme nem mappa
system-exists = már van ilyen nevű fájl
system-no-space = megtelt a lemez
system-name-too-long = túl hosszú a név
system-address-in-use = ezt a címet és portot már egy másik program használja
system-address-elsewhere = ez a cím nem ezé a gépé
system-no-host = nincs ilyen nevű gép
system-refused = a gép elutasította a kapcsolatot
system-no-answer = nem jött időben válasz
system-unreachable = ez a gép a hálózatról nem érhető el
system-says = a rendszer üzenete: „{ $text }”

# --- scenarios ---

what-game = játék
what-scenario = forgatókönyv
what-scenarios = forgatókönyvek fájlja
error-scenario = a forgatókönyvnek neve és lépései vannak; ez nem az: { $value }
error-scenario-none = itt nincs forgatókönyv
error-scenario-seed = a `seed` szöveg vagy szám, nem pedig { $value }
error-scenario-name = a forgatókönyvnek nevet kell adni
error-scenario-steps = a forgatókönyvhöz a lépések listája kell
error-scenario-shows = a `shows` a szabályok pontjait sorolja fel, például [game:R-7]
error-scenario-game = melyik játék? Írd ide vagy a `scenarios` fölé: `game: …`
error-scenario-start = a forgatókönyv vagy egy állásból (`position`), vagy egy beállításból (`setup`) indul, a kettő közül az egyikből
error-scenario-pairs = { $key ->
    [setup] a beállítást így kell írni: `name: value`, nem így: { $value }
   *[position] az állást így kell írni: `name: value`, nem így: { $value }
}
error-scenario-step = itt szavakkal leírt lépés vagy ellenőrzés kell, nem pedig { $value }
error-scenario-move = { $seat }. hely: szavakkal leírt lépés kell, nem { $value }
error-scenario-check = nincs „{ $name }” nevű ellenőrzés{ $hint }
error-scenario-sees = ki látja? Egy hely vagy { $spectator }, nem pedig { $value }
error-event = az eseménynél a helyet és azt kell megadni, ami történt, például `0 gain silver`, nem pedig ezt: { $value }
error-event-name = nincs ilyen esemény: „{ $name }”{ $hint }
error-scenario-no-log = újraosztás után nincs napló
what-during = `during`
error-written-as-pairs = ezt így kell írni: `name: value`, nem így: { $value }
error-seat-first-is-0 = nincs { $seat }. hely; { $seats } hely van (az első a 0)
scenario-failure = { $line }: { $step }: { $why }
scenario-failure-cloned = { $line }: { $step }: { $why } (minden döntésnél lemásolva)
scenario-step = { $n }. lépés ({ $words })
scenario-end = a végén
error-mismatch = { $what }: a várt „{ $expected }” helyett ez lett: „{ $got }”
error-fact-several = { $what } többfélét tartalmaz: írd így: `name: value`, ne így: { $value }
fact-cards = { $n } lap ({ $cards })
fact-asks = kérdés
fact-asked = hely: { LIST($seats, link: "none") }, teendője: { $verb }
fact-seats = hely: { LIST($seats, link: "none") }
fact-nobody = senki
fact-game-over = senki: vége a játéknak
fact-refused = elutasítva: { $reason }
fact-allowed = megengedve
fact-no-change = semmi sem változik
fact-changed = elutasítva, a játék mégis megváltozott
fact-events = események
fact-times = ennyiszer: { $n }
fact-never = ennyiszer: { $n }
error-copy-went-elsewhere = a játék egyik másolata másképp folytatódott, mint maga a játék
error-copies-went-elsewhere = a másolatok másképp folytatódtak, mint maga a játék
error-copy-differs = a játék másolata eltér a játéktól
error-redeal-seen = { $seat }. hely: észreveheti, hogy a lapokat újraosztották
error-miscount = nem stimmel a lapok száma: { LIST($cards, link: "none") }

# --- records ---

record-position = a felvétel kezdőállása érvénytelen: { $why }
record-setup = a felvétel beállításaival nem lehet játszani: { $why }
record-commitment = az előre közzétett lenyomat { $published }, a titokból és a beállításból viszont ez jön ki: { $made }
record-newer-rules = a felvétel szabályainak verziószáma: { $game } { $rules }; a telepített verzióé: { $installed }
record-no-line = a napló { $n } sorból áll, nincs { $line }. sora
record-truncated = a felvétel csonka: hiányzik a vége
record-no-json = ez nem érvényes JSON: { $why }
record-no-utf8 = ez nem UTF-8 kódolású JSON: hibás bájt, helye: { $byte }
record-too-deep = ez a JSON túl mélyen egymásba ágyazott ahhoz, hogy felvétel legyen
record-too-much = annyi a visszavonás, hogy több mint { $most } lépést kellene újra lejátszani
record-no-format = ez JSON, de nem felvétel: nincs benne a „{ $format }” formátum
record-other-format = ennek a formátuma „{ $found }”, nem „{ $format }”
record-newer = a felvétel formátumának verziószáma { $version }, ez a Signoria pedig legfeljebb a következőt tudja olvasni: { $newest }
record-damaged = a felvétel sérült: { $why }
json-type = `{ $where }`: { $wanted } kell, nem { $found }
json-expected = `{ $where }`: { $wanted } kell
json-missing = `{ $where }`: hiányzó mező: `{ $field }`
json-unknown = `{ $where }`: ismeretlen mező: `{ $field }`
json-breaks = hibás karakter ({ $byte }. bájt)
record-version = a formátum verziószáma nem lehet { $version }
record-turns = { $turn }. kör: előbb kezdődik, mint az előző
record-start = beállítás vagy állás kell hozzá, a kettő közül az egyik
record-secret = a titok és az előre közzétett lenyomata csak együtt adható meg
record-chance = a beállításhoz kezdőérték vagy titok kell; az állásban már benne van a véletlen
record-line = a napló { $line }. sora se nem lépés, se nem visszavonás
record-names = { $n } név van megadva { $seats } helyhez
record-wrong = { $where }: { $what }{ $older }
record-at = a napló { $line }. sora, { $turn }. kör
record-after = a napló { $line }. sora után
record-at-start = az elején
record-older = {" "}(a felvétel szabályainak verziószáma: { $rules }, a mostaniaké: { $installed })
record-after-end = { $seat }. hely: lépett, pedig vége a játéknak
record-unknown-option = { $seat }. hely: ilyen választás nincs ebben a játékban: { $option }
record-back = vissza oda, ahol { $n } lépés volt, de csak { $made } van
record-back-origin = a visszavonás az első { $n } lépést is érintené, amely egy másik játszmából való
record-origin = a felvétel szerint { $n } lépés jött előbb, de nincs meg mind
branch-moves = Csak a játszma első { $most } lépésének valamelyikétől lehet továbbjátszani.
branch-damaged = Ez nem állás: { $why }
branch-code = Ebben a linkben nincs állás. Másold ki az egészet, és próbáld újra.
branch-code-long = Ez az állás túl hosszú egy linkhez: legfeljebb { $most } karakter lehet. Mentsd el a felvételt, és azt küldd el.
branch-move = { $n }. lépés: nem lehetséges ({ $why })
branch-over = Itt már vége a játéknak. Válassz egy korábbi lépést.
lesson-bad = „{ $lesson }” lecke: { $why }
lesson-name = A lecke neve kisbetűkből, számjegyekből és aláhúzásokból áll, legfeljebb 40-ből.
lesson-utf8 = A fájl nem UTF-8 kódolású.
lesson-list = „{ $field }”: ennek listának kell lennie.
lesson-remarks = Egy leckében 1–{ $most } megjegyzés lehet.
lesson-say = „{ $say }” nem lehet megjegyzés neve, vagy kettőnek is ez a neve.
lesson-after = „{ $say }” megjegyzés: „{ $after }” után jön, de ilyen nincs előtte.
lesson-again = „{ $say }” megjegyzés: az „again” értéke true vagy false.
lesson-during = „{ $say }” megjegyzés: a „during” csak „{ $known }” lehet.
lesson-points = „{ $say }” megjegyzés: legfeljebb { $most } dologra mutathat.
lesson-point = „{ $say }” megjegyzés: nem mutathat erre: „{ $point }”.
lesson-mapping = „{ $what }”: ebben nevesített mezők kellenek.
lesson-word = „{ $field }”: ennek szónak kell lennie.
lesson-number = „{ $field }”: { $least } és { $most } közötti szám kell.
record-back-between = visszavonás olyan válaszok között, amelyeket több hely egyszerre ad
record-turn-missing = a felvétel szerint itt kezdődik egy kör ({ $turn }.), a játék szerint nem
record-turn-unknown = itt kezdődik egy kör ({ $turn }.), de a felvételben nincs benne
record-turn-differs = { $turn }. kör: más állással kezdődik; lenyomata { $digest }, a felvételben { $noted }
record-turn-later = { $turn }. kör: benne van a felvételben, de a napló előbb véget ér
record-incomplete = a napló véget ér, mielőtt mindenki válaszolt volna a közös kérdésre; hiányzik: { LIST($seats, link: "none") }
record-last = a napló végén a lenyomat { $digest }, a felvételben { $noted }
record-result-early = a felvételben van eredmény, pedig a játék nem ért véget
record-result-missing = a játék véget ért ({ $result }), de a felvételben nincs eredmény
record-result-differs = az eredmény { $result }, a felvételben { $noted }
error-no-utf8-at = ez nem UTF-8 kódolású szöveg: hibás bájt, helye: { $byte }

# --- custom cards: files ---

custom-file-empty = itt nincs lap
custom-file-cards = egy fájlban legfeljebb { $most } lap lehet, nem { $n }
custom-file-twice = { $card } kétszer szerepel ebben a fájlban
custom-file-documents = egy kártyafájlban csak egyetlen dokumentum lehet; több lapot listában adj meg
custom-list = a `custom` lapok listája legyen, nem pedig { $value }
custom-many = egy asztalnál legfeljebb { $most } saját lap lehet, nem { $n }
custom-card-at = saját lap, { $where }: { $why }

# --- custom cards: values. Words in `` are written so in the file, in every language. ---

custom-what-card = a lap
custom-what-cost = az ár
custom-what-choice = a választás
custom-what-if = az `if`
custom-what-amount = a mennyiség
custom-what-for-each = a `{ $of }` szerinti szorzó
custom-what-this = ez
custom-mapping = { $what } kulcsokból és értékekből áll, nem ebből: { $value }; a kulcsok: { LIST($keys, link: "none") }
custom-key = { $what }: nincs benne ilyen kulcs: { $key }{ $hint }
custom-number = { $what }: { $least } és { $most } közötti szám kell, nem pedig { $value }
custom-types = egy vagy több típus kell: { LIST($types, link: "none") }; nem pedig { $value }
custom-type = nincs ilyen típus: { $name }{ $hint }
custom-no-card = nincs ilyen lap: { $name }{ $hint }
custom-word = ez kell: { LIST($words, link: "or") }, nem pedig { $value }
custom-truth = true vagy false kell, nem pedig { $value }
custom-value = { $value } se nem szó, se nem egész szám
custom-parts = egy lapon legfeljebb { $most } érték lehet
custom-nested = ez egy laphoz túl mélyen van egymásba ágyazva
custom-text = legfeljebb { $most } karakteres szöveg kell, nem pedig { $value }
custom-text-length = egy szöveg legfeljebb { $most } karakterből állhat, ez { $n } karakterből áll
custom-text-unprintable = ebben a szövegben nem megjeleníthető karakterek vannak
custom-name = a lapnak legalább egy nyelven nevet kell adni: `names: {"{"}en: …{"}"}` ({ LIST($languages, link: "none") })
custom-needs = ez is kell a laphoz: `{ $key }`
custom-id = az azonosítóban kisbetűk, számjegyek és nem egymás melletti aláhúzásjelek lehetnek, például `old_mill`, nem pedig { $value }
custom-id-exists = már van „{ $card }” azonosítójú lap
custom-id-reserved = „{ $card }” a válaszokban mást jelent; válassz másik azonosítót
custom-not-played = csak akciót vagy kincset lehet kijátszani: a bónuszok és a lépések sosem történnének meg
custom-attack-not-played = a támadás egyben akció vagy kincs is, különben sosem játsszák ki
custom-points-type = pont csak győzelmi kártyán vagy átkon lehet: add hozzá azt a típust
custom-points-of = a darabszámért járó ponthoz `of` kell: lapok, típusok vagy egy lap
custom-of = az `of` értéke cards, egy típus vagy egy lap{ $hint }
custom-reacts-type = a reagáló laphoz a reaction típus is kell
custom-reaction-steps = a reakcióhoz `reaction:` alatti lépések vagy `unaffected: true` kell

# --- custom cards: steps ---

custom-steps = lépések listája kell, mindegyik külön kötőjel után, nem pedig { $value }
custom-steps-deep = lépések listái legfeljebb { $most } szinten lehetnek egymásban
custom-steps-many = egy lapon legfeljebb { $most } lépés lehet
custom-step = a lépésnek igének kell lennie, például `trash: 1`, nem pedig { $value }
custom-verb = nincs ilyen lépés: { $name }{ $hint }
custom-verbs = egy lépésben egy ige van; a következőt írd külön kötőjel után
custom-place = { $whose ->
    [yours] `{ $verb }` nem állhat a saját lépéseid között
    [theirs] `{ $verb }` nem állhat egy másik játékos lépései között
   *[reacting] `{ $verb }` nem állhat reakcióban
}
custom-place-looping = `{ $verb }` nem állhat olyan listában, amely játékosonként vagy laponként ismétlődik
custom-look-and-reveal = egy lap vagy megnézi a húzópakli lapjait, vagy felfedi őket: `{ $looking }` és `{ $revealing }` nem fér meg egymással
custom-may-play-it = a `may_play_it` azután jön, hogy egy lap a dobópaklira került: discard_top, gain
custom-if-steps = az `if` után `then:` vagy `else:` kell, lépésekkel
custom-if = az `if` egy dolgot kérdez, például `{"{"}it_is: action{"}"}`; lehetséges: { LIST($tests, link: "none") }
custom-no-seen-cards = e lépés előtt semmi sem ad olyan lapokat, amelyeket mindenki látott
custom-no-it = e lépés előtt semmi sem ad lapot, amely az `it` lehetne
custom-hand-unseen = senki sem látja, mi van egy kézben: tedd elé a `reveal_hand` lépést
custom-choice = kevés a lehetőség: ha { $n } választható, több kell, mint { $least }: `{"{"}cards: [steps], coins: [steps]{"}"}`
custom-no-value = ehhez nem tartozik érték: `{ $verb }`
custom-no-value-but-keys = ehhez nem tartozik érték, vagy kulcsok tartoznak hozzá ({ LIST($keys, link: "none") }): `{ $verb }`
custom-takes = `{ $verb }`: ez kell hozzá: { $kind } ({ LIST($keys, link: "none") }), nem pedig { $value }
custom-form-nothing = semmi
custom-form-number = egy szám
custom-form-card = egy lap
custom-form-it = `it` vagy típusok
custom-form-steps = lépések listája
custom-form-mapping = kulcsok és értékek
custom-not-any = ehhez szám kell, nem any: `{ $verb }`
custom-exclude = `{ $first }` és `{ $second }` kizárja egymást
custom-types-shown = egy típus lapjai láthatóan kerülnek a húzópakli tetejére: `types` és `shown: true` összetartozik
custom-one-shown = egyszerre csak egy lap kerülhet láthatóan a húzópakli tetejére
custom-chosen-by = a `chosen_by` más játékosok lépéseihez való
custom-gain-nothing-to-choose = ha a `card` megnevez egy lapot, nincs miből választani
custom-gain-what = mit szerez? Írd oda: `card`, `types`, `cost` vagy `cost_up_to`
custom-reveal-until = meddig fed fel lapokat? Írd oda: `types`, `card` vagy `cost_from`
custom-amount = a mennyiség lehet szám, ezek egyike: { LIST($counts, link: "none") }, vagy valaminek a többszöröse, például `{"{"}done: 2{"}"}`, nem pedig { $value }{ $hint }
custom-cost = az ár 0 és { $most } közötti szám lehet, nem pedig { $value }
custom-cost-or-it = az ár 0 és { $most } közötti szám lehet, vagy `it`, `it + 2`, `it - 1`, nem pedig { $value }

# --- Intrigo: what the players agree on ---

kind-names = nevek listája
kind-numbers = számok listája
kind-table = táblázat ezekből: { LIST($names, link: "none") }
setup-ducats = { $n } dukát: mindenkinek jusson legalább egy, és legfeljebb { $most } legyen
setup-rounds = 1 és { $most } közötti számú forduló lehet, nem { $n }
setup-families = { $n } család van megadva { $seats } játékoshoz
setup-family = nincs „{ $name }” nevű játékoscsalád; választható: { LIST($known, link: "none") }
setup-family-twice = két játékosnak ugyanaz a családja: { $family }
setup-characters = { $wanted } szereplő ára kell, itt { $n } szereplőé van megadva
setup-prices = árak ({ $character }): három ár kell, elöl a legolcsóbb, 1 és { $most } dukát között, nem pedig { $value }
setup-values-of = { $wanted } család értékei kellenek, itt { $n } családé van megadva
setup-values = értékek ({ $family }): { $wanted } szám kell 1 és { $most } között, nem pedig { $value }
setup-values-differ = értékek ({ $family }): mind különböző legyen (RU-22), nem pedig { $value }
setup-table = a beállítás „{ $field }” mezőjében ismeretlen név van: „{ $name }”; választható: { LIST($known, link: "none") }

# --- positions in words. Words in `` are written so, in every language. ---

what-position = az állás
what-seat = { $seat }. hely
what-pile = kupac ({ $card })
what-rng-number = az rng egyik száma
position-in-effect = állást két hatás között lehet felírni, egy hatás közepén nem
position-zones = { $seat }. hely: így kell felírni: `hand: 2 copper, estate`, nem így: { $value }
position-twice = { $seat }. hely: kétszer van megadva: { $key }
position-list = { $key }: lista kell, nem pedig { $value }
position-card = nincs ilyen lap: „{ $name }”{ $hint }
position-shuffles = a keverések laplisták, felülről lefelé, nem pedig { $value }
position-stacked = a megadott keverésben nem azok a lapok vannak, amelyeket keverni kell: { LIST($cards, link: "none") }
position-pass = a továbbadást így kell felírni: `copper from 0 to 1`, nem így: { $value }
position-pass-left = a lapokat balra kell továbbadni; honnan: { $giver }. hely, hová: { $left }. hely
position-pass-nowhere = { $card } továbbadott lap, de senkinél sincs, és a szemétben sincs belőle
position-supply = a készletnél a kupacokat és a bennük maradt lapok számát kell megadni, például `curse: 2`
position-not-in-kingdom = „{ $card }” nincs a királyságban
position-kingdom = a királyság tíz lapból áll; itt { $n } van: { LIST($cards, link: "none") }
position-discard-top = a dobópakli tetejét mindenki látja
position-remark = { $name } ({ $remark }): így írd: (known to 0), (known to all), (known to nobody)
position-remark-seat = { $name } ({ $remark }): nincs ilyen hely: „{ $seat }”
position-phase = nincs ilyen szakasz: „{ $name }”{ $hint }
position-chance = a véletlen vagy kezdőértékből jön, vagy az rng-ből, a kettőből együtt nem
position-rng = az `rng` négy szám listája legyen, nem pedig { $value }
position-word = { $key }: nincs ilyen név: „{ $name }”; választható: { LIST($known, link: "none") }
position-one-thing = egy helyen egy dolog van, nem pedig { $value }
position-remark-down = { $name } ({ $remark }): itt csak ez lehet: ({ $down })
position-no-intrigue = { $name } nem intrikakártya
position-no-place = { $what ->
    [gap] ebben a palotában nincs ilyen átjáró: { $key }
   *[building] ebben a palotában nincs ilyen épület: { $key }
}
position-not-in-gap = ez nem lehet átjáróban: { $name }
position-influence-turned = befolyáskártyát sosem fordítanak le (PL-8)
position-no-token = { $name } nem jelző
position-no-seal = { $name } nem pecsét
position-bought = { $character }: { $bought } kártyát vettek meg, a palotában { $lying } van
position-seals = csak { $n } ilyen pecsét van: { $organisation }
position-ducats = csak { $total } dukát van, nem { $n }
position-pool = a közös készletben { $n } dukát marad, nem { $value }
position-bag = a zsákocskában ezek a pecsétek maradnak: { $seals }
position-counters = a számlálókat így kell felírni: `clergy: 2`, nem így: { $value }
position-organisation = nincs ilyen szervezet: „{ $name }”
position-draft = a `draft` helyenként egy sor lap legyen, nem pedig { $value }
position-draft-cards = a draft helyenként négy lap, együtt az összes játékban lévő lap
position-draft-step = a kiválasztás közbeni álláshoz a sorok és egy lépésszám kell, 0-tól 2-ig
position-draft-palace = kiválasztás közben a palota üres
position-nowhere = { $card } sem kézben, sem a palotában nincs (SE-2)
position-hand = egy kézben legfeljebb { $most } lap lehet, nem { $n }
position-none-left = ide már nem jut belőle: { $card }
position-result = a befejezett játéknak van eredménye, és csak annak
position-counter = egy számláló legfeljebb { $most } pecsétet mutat
position-winner = { $seat }. hely: az nyer, és csak az, akinek egy szervezettől négy pecsétje van, vagy mindegyiktől egy
position-round = { $n }. forduló: a fordulók száma 1 és { $most } között van
position-lacks = { $card } ebben a kézben van, ezért nem lehet a hiányzó lapok között
position-called = ebből a kézből { $gone } lap hiányzik; ezt { $gos } lépés és { $called } elhívott lap nem magyarázza
position-gos = a játékosok sorban lépnek: a kezdőjátékostól a soron lévőig mindenki eggyel többször lépett, mint a többiek
position-gos-left = ebben a fordulóban nem maradt elég lépés a palota megtöltéséhez
position-draft-hand = ez nem az a kéz, amely a draftból következik
position-no-gap = a lerakásnak vége, ha nincs üres átjáró: hagyj egyet az utolsó lépésnek
error-no-utf8 = { $file } nem UTF-8 kódolású szöveg
error-no-file = { $file }: nincs ilyen fájl

# --- bots ---

error-bot = { $game }: nincs „{ $name }” nevű bot{ $hint }
error-bot-plays = a(z) „{ $bot }” bot csak ezt játssza: { LIST($games) }; ezt nem: { $game }{ $hint }
error-bot-makes = { $bot } ezt adja: { $value }, ez pedig nem Bot
error-bot-arguments = { $bot } nem hozható létre: az __init__ ezt várja: { $arguments }, de egyetlen argumentumot kap, a véletlenszámait
error-bot-load = { $bot } nem tölthető be innen: { $place } ({ $why })
error-bot-answer = { $bot } ezt adja vissza: { $value }; ezek egyikét kell visszaadnia: { $wanted }
error-bot-memory = { $bot } ezt adja vissza: { $value }; szöveget kell visszaadnia
error-no-bot = { $file }: nincs benne bot. Egyetlen, a Bot osztályból származtatott osztály kell bele, vagy add meg, melyik az: { $name } = MyBot
menu-empty = a menü üres
menu-unreadable = ez nem olvasható: „{ $text }”
menu-card = { $card } nincs ebben a királyságban
menu-unexpected = ez itt nem állhat: „{ $word }”
menu-sign = ezek egyike kell: { $signs }, nem pedig „{ $word }”
menu-end = ezek egyike kell: { $signs }, de itt a sor vége
menu-number = szám kell, ezek egyike: { LIST($counts, link: "none") }, own CARD vagy left CARD, nem pedig „{ $word }”
menu-no-card = hiányzik egy lap neve

# --- the lab ---

match-no-kingdoms = ebben a játékban nincsenek királyságok: { $game }
match-menus = a királyság { $size } lapból áll, a menükben viszont { $n } szerepel: { LIST($cards, link: "none") }
match-seats = { $game }: { $least }–{ $most } bot kell, itt { $n } van
match-bot-failed = { $bot } nem válaszolhatja azt, hogy „{ $option }”: { $reason }
error-report-ending = a jelentésfájl kiterjesztése csak { LIST($endings, link: "or") } lehet, ezé a fájlé nem az: „{ $file }”
error-report-library = a jelentéshez ez a csomag kell: { $library } (pip install 'signoria[report]')
error-report-unwritable = { $file } nem írható: { $why }

# --- more than anybody needs ---

limit-parts = { $most } értéknél több van benne
limit-depth = { $most } szintnél mélyebben van egymásba ágyazva
limit-text = egy szöveg legfeljebb { $most } karakterből állhat, ez { $n } karakterből áll
limit-no-number = az egyik szám végtelen, vagy nem is szám
limit-number = az egyik szám nagyobb, mint { $most }
limit-half-character = az egyik szövegben hibás (csonka) karakter van
limit-bytes = nagyobb { $most } bájtnál
error-workers-die = a segédfolyamatok { $n } alkalommal leálltak; talán kevés a memória
error-ray-library = a fürthöz Ray kell: pip install 'signoria[ray]'
error-train-library = a tanításhoz ez a csomag kell: { $library } (pip install 'signoria[train]')
error-ray-address = „{ $address }” nem Ray-fürt címe; ilyen kell: gép:port, például 192.168.0.5:6379
error-ray-unreachable = ezen a címen nem válaszol Ray-fürt: { $address } ({ $why })
error-ray-gone = megszakadt a kapcsolat a Ray-fürttel: { $why }
error-ray-node = a Ray-fürt egyik gépén ez a verzió nem fut: { $why }
