# What went wrong. Names that somebody typed stand in quotation marks; values of files are shown as they are.

# --- languages ---

error-language = nincs „{ $lang }” nevű nyelv; a következők vannak: { LIST($known, link: "none") }

# --- games ---

error-game = nincs „{ $name }” nevű játék; a következők vannak: { LIST($known, link: "none") }
error-game-near = nincs „{ $name }” nevű játék; erre gondoltál: { LIST($near, link: "or") }?

# --- what is added to an error about a name nobody knows ---

hint-none = {""}
hint-near = ; erre gondoltál: { LIST($near, link: "or") }?
hint-known = ; a következők vannak: { LIST($known, link: "none") }
hint-kingdom = ; írd be egy összeállítás nevét, tíz lapot vesszőkkel, egy kódot vagy azt, hogy random
hint-wish = ; egy jellemző ({ LIST($traits, link: "none") }), cost4, egy doboz vagy egy lap

error-nothing-called = semmit sem hívnak úgy, hogy „{ $name }”{ $hint }

# --- kingdoms ---

error-kingdom-name = nincs „{ $name }” nevű királyság{ $hint }
error-kingdom-base-edition = ismeretlen alapkiadás: „{ $edition }”; csak ez lehet: { LIST($known, link: "or") }
error-kingdom-basic = { $card } minden játszmában benne van; a királyság a tíz további lap
error-kingdom-card = ismeretlen lap: „{ $name }”{ $hint }
error-kingdom-edition = { $card }: ismeretlen kiadás: „{ $edition }”; csak ez lehet: { LIST($known, link: "or") }
error-kingdom-not-in = { $card } nincs benne ebben: { $edition }; ebben van: { LIST($editions) }
error-kingdom-twice = { $card } kétszer szerepel a királyságban
error-kingdom-two-editions = { $card } két kiadásból is szerepel a királyságban ({ $first } és { $second }); egy elég
error-kingdom-size = a királyság { $size } lapból áll, nem ennyiből: { $n }
error-kingdom-set = ismeretlen doboz: „{ $name }”; a következők vannak: { LIST($known, link: "none") }
error-kingdom-two-tables = két asztalhoz { $needed } féle lap kell, de csak { $n } van
error-kingdom-swap = { $card } nincs a királyságban, ezért nem cserélhető ki{ $hint }
error-kingdom-foreign = { $kingdom } nem játszható ezzel: { $edition }; csak ebben van meg ({ $book }): { LIST($cards) }
error-card-exists = már van ilyen lap: { $card }; a saját lapnak saját azonosító kell

# --- wishes for a kingdom ---

wish = { $what }: { $number }
wish-if = { $what }: { $number }, ha van benne { $given }
wish-exactly = pontosan { $n }
wish-none = egy sem
wish-at-least = legalább { $n }
wish-at-most = legfeljebb { $n }
wish-from-to = legalább { $least }, legfeljebb { $most }
error-wish = ez a kívánság nem érthető: „{ $wish }”; írd így: village, attack<=2 vagy reaction if attack
error-wish-size = { $wish }: a királyság csak { $size } lapból áll
error-wish-too-many = ennyi kívánságot egyszerre nem lehet pontosan mérlegelni; hagyj el néhányat
error-wish-kinds = még { $needed } féle lap kell, de csak { $n } közül lehet választani
error-wish-impossible = ez a kívánság nem teljesíthető: { $wish } (ennyiből lehet választani: { $n })
error-wish-clash = ezek a kívánságok együtt nem teljesíthetők: { LIST($wishes, link: "semicolon") }
error-wish-two-tables = ez a kívánság két asztalnál nem teljesíthető: { $wish } (ennyiből lehet választani: { $n })
error-wish-no-two-kingdoms = nem akadt két olyan királyság közös lapok nélkül, amelyben mindez megvan: { LIST($wishes, link: "semicolon") }

# --- share codes ---

error-code-character = ez a jel egy kódban sem szerepel: „{ $character }”; ellenőrizd{ $hint }
error-code-beginning = ebben a változatban nincs így kezdődő kód: { $length } jelből áll, az első { $first }{ $hint }
error-code-length = { $customs ->
        [0] egy kód
       *[other] egy kód { $customs } saját lappal
    } { $length } jelből áll, ez viszont { $n } jelből{ $hint }
error-code-typo = elírás van a kódban: nem stimmelnek az ellenőrző jelei{ $hint }
error-code-newer = a kódban olyan lapok vannak, amelyeket csak a Signoria egy újabb változata ismer
error-code-custom = a kódban egy itt ismeretlen saját lap van (ujjlenyomata { $mark }); előbb azt a lapot töltsd be
error-code-customs = ezeknek a saját lapoknak azonos az ujjlenyomatuk ({ $mark }): { LIST($names) }; csak az egyiket töltsd be

# --- what the players agree on ---

error-seats = legalább { $least }, legfeljebb { $most } játékos lehet, nem { $n }
error-seats-or = { $least } vagy { $most } játékos lehet, nem { $n }
error-seat = nincs { $seat }. hely; { $seats } hely van
error-setup-profile = ismeretlen szabályprofil: „{ $profile }”; ed1 vagy ed2 lehet
error-setup-entry = a beállításban a lapok a kiadásukkal szerepelnek: { $wanted }, nem pedig { $entry }
error-setup-custom-unused = ez a saját lap nincs a királyságban: { $card }
error-setup-customs = { $n } féle saját lap van a királyságban; a most_custom ennyit enged: { $most }
error-setup-field = ismeretlen beállítás: „{ $field }”
error-setup-type = a beállítás értéke nem jó: „{ $field }” most { $value }, de ez kell: { $kind }
error-setup-kingdom = a beállításhoz királyság kell: tíz lap listája, például 'militia@base2'
error-setup-seats = a beállításhoz a helyek száma is kell
kind-int = egész szám
kind-list = lista
kind-str = szöveg
kind-bool = true vagy false
error-people = legalább { $least }, legfeljebb { $most } ember játszhat, nem { $n }
error-tables = { $n } ember így ülhet le: { LIST($known, link: "or") }; így nem: { $wanted }
error-series-points = { $seats } hely pontjai kellenek, nem ennyié: { $n }
error-series-winners = a játszma győztesei csak a helyek közül kerülhetnek ki ({ $seats } van), nem így: { $value }
error-series-winner-twice = egy hely egy játszmát csak egyszer nyerhet meg, nem így: { $value }
error-series-seats = a sorozatban { $seats } játékos vesz részt, ebben a játszmában { $n }
error-series-first = lapokat két játszma között lehet kicserélni; ez az első játszma
error-series-named = mindenki egy lapot nevezhet meg ({ $seats } játékos van), de { $n } van megnevezve
error-way-on = nincs „{ $how }” nevű folytatás; a következők vannak: { LIST($known, link: "none") }

# --- cards of installed packages ---

error-package-card-exists = { $package }: már van ilyen lap: { $card }
error-package-cards = { $package }: egy lapokat tartalmazó modul vagy lapok listája kell, nem pedig { $value }
error-package-card-id = { $package }: „{ $id }” nem jó azonosító; kisbetűk, számjegyek és egyes aláhúzásjelek lehetnek benne

# --- what is written in words ---

error-words-list = { $value } nem nevek listája; írd így: `2 copper, estate` vagy `nothing`
error-words-entry = { $value } nem név
error-words-name = „{ $name }” nem név; írd így: `copper` vagy `2 copper`
error-words-many = „{ $name }”: ennyi nincs belőle
error-words-remark = { $name } ({ $remark }): itt nem lehet megjegyzést írni
error-words-no-value = ennek nincs értéke: „{ $key }” ({ $what }); kapcsos zárójelben a lista köré szögletes kell: [one, 4 others]
error-words-key = { $what }: nincs benne „{ $key }”{ $hint }
error-words-number = { $what }: szám kell, nem { $value }
error-words-truth = { $what }: true vagy false kell, nem { $value }

# --- answers and moves ---

error-illegal-answer = { $seat }. hely: ez nem lehet válasz: „{ $option }”: { $reason }
error-move-whose = több hely is kérdést kapott ({ LIST($seats) }): írd oda, kinek a lépése, például így: `{ $first }: …`
error-move-beginning = így egy lépés sem kezdődik: „{ $words }”{ $hint }
error-move-verb = „{ $text }” nem erre válaszol; { $seat }. hely, teendője: { $verb } (írd így: { LIST($words, link: "or") }; választható: { LIST($offered, link: "none") })
error-move-what = „{ $text }”: mit? Nevezd meg, vagy írd így: `{ $text } nothing`
error-move-about = { $seat }. hely: a kérdés erről szól: { $about }, nem erről: { $name }; a válasz yes vagy no

# --- files ---

error-where = { $where }: { $why }
error-file-unreadable = nem olvasható: { $why }
error-yaml = ez nem YAML: { $why }
error-yaml-deep = túl mélyen egymásba ágyazva
error-yaml-key = a kulcs egy szó vagy egy szám
error-yaml-twice = „{ $key }” kétszer szerepel itt

# --- scenarios ---

what-game = játék
what-scenario = forgatókönyv
what-scenarios = forgatókönyvek fájlja
error-scenario = a forgatókönyvnek neve és lépései vannak; ez nem az: { $value }
error-scenario-none = nincs itt forgatókönyv
error-scenario-name = a forgatókönyvnek név kell
error-scenario-steps = a forgatókönyvhöz a lépések listája kell
error-scenario-shows = a `shows` a szabályok pontjait sorolja fel, például [game:R-7]
error-scenario-game = melyik játék? Írd ide vagy a `scenarios` fölé: `game: …`
error-scenario-start = a forgatókönyv vagy egy állásból (`position`), vagy egy beállításból (`setup`) indul, a kettő közül az egyikből
error-scenario-pairs = { $key ->
    [setup] a beállítást így kell írni: `name: value`, nem így: { $value }
   *[position] az állást így kell írni: `name: value`, nem így: { $value }
}
error-scenario-step = egy lépés szavakkal leírt lépés vagy ellenőrzés, nem pedig { $value }
error-scenario-move = { $seat }. hely: szavakkal leírt lépés kell, nem { $value }
error-scenario-check = nincs „{ $name }” nevű ellenőrzés{ $hint }
error-scenario-sees = ki látja? Egy hely vagy { $spectator }, nem pedig { $value }
error-written-as-pairs = ezt így kell írni: `name: value`, nem így: { $value }
error-seat-first-is-0 = nincs { $seat }. hely; { $seats } hely van (az első a 0)
scenario-failure = { $line }: { $step }: { $why }
scenario-failure-cloned = { $line }: { $step }: { $why } (minden döntésnél lemásolva)
scenario-step = { $n }. lépés ({ $words })
scenario-end = a végén
error-mismatch = { $what }: elvárt: { $expected }, kapott: { $got }
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
error-copy-went-elsewhere = a játék egyik másolata másfelé ment, mint a játék
error-copies-went-elsewhere = a másolatok másfelé mentek, mint maga a játék
error-copy-differs = a játék másolata nem olyan, mint a játék
error-redeal-seen = { $seat }. hely: látja, hogy a lapokat újraosztották
error-miscount = nem stimmel a lapok száma: { LIST($cards, link: "none") }

# --- records ---

record-position = a jegyzőkönyvben szereplő állás értelmetlen: { $why }
record-setup = a jegyzőkönyv beállításával nem lehet játszani: { $why }
record-commitment = a közzétett zárlenyomat { $published }, a titok és a beállítás viszont ezt adja: { $made }
record-newer-rules = a jegyzőkönyv szabályai: { $game } { $rules }; a telepítetteké: { $installed }
record-no-line = a napló { $n } sorból áll, nincs { $line }. sora
record-truncated = a jegyzőkönyv csonka: hiányzik a vége
record-no-json = ez nem JSON: { $why }
record-no-utf8 = ez nem UTF-8 kódolású JSON: { $why }
record-too-deep = ez JSON, de jegyzőkönyvnek túl mélyen van egymásba ágyazva
record-no-format = ez JSON, de nem jegyzőkönyv: nincs benne a „{ $format }” formátum
record-other-format = ennek a formátuma { $found }, nem „{ $format }”
record-newer = a jegyzőkönyv formátumának változata: { $version }; az itt ismert legújabb: { $newest }
record-damaged = a jegyzőkönyv sérült: { $why }
record-version = a változata { $version }
record-turns = { $turn }. kör: előbb kezdődik, mint a fölötte lévő
record-start = beállítás vagy állás kell hozzá, a kettő közül az egyik
record-secret = a titok és a zárlenyomata összetartozik
record-chance = a beállításhoz kezdőérték vagy titok kell, az állásnak megvan a saját véletlene
record-line = a napló { $line }. sora se nem lépés, se nem visszavonás
record-names = { $n } név { $seats } helyre
record-wrong = { $where }: { $what }{ $older }
record-at = a napló { $line }. sora, { $turn }. kör
record-after = a napló { $line }. sora után
record-at-start = az elején
record-older = {" "}(a jegyzőkönyv szabályai: { $rules }, a mostaniak: { $installed })
record-after-end = { $seat }. hely: lép, pedig vége a játéknak
record-unknown-option = { $seat }. hely: ilyen választás nincs ebben a játékban: { $option }
record-back = vissza oda, ahol { $n } lépés volt, de csak { $made } van
record-back-between = visszavonás olyan válaszok között, amelyeket több hely egyszerre ad
record-turn-missing = a jegyzőkönyv szerint itt kezdődik a kör ({ $turn }.), a játék szerint nem
record-turn-unknown = itt kezdődik egy kör ({ $turn }.), de a jegyzőkönyvben nincs benne
record-turn-differs = { $turn }. kör: más állással kezdődik; lenyomata { $digest }, a jegyzőkönyvben { $noted }
record-turn-later = { $turn }. kör: benne van a jegyzőkönyvben, de a napló előbb véget ér
record-incomplete = a napló véget ér, mielőtt mindenki válaszolt volna a közös kérdésre; hiányzik: { LIST($seats, link: "none") }
record-last = a napló végén a lenyomat { $digest }, a jegyzőkönyvben { $noted }
record-result-early = a jegyzőkönyvben van eredmény, pedig a játék nem ért véget
record-result-missing = a játék véget ért ({ $result }), de a jegyzőkönyvben nincs eredmény
record-result-differs = az eredmény { $result }, a jegyzőkönyvben { $noted }
error-no-utf8-at = ez nem UTF-8 kódolású szöveg: { $why }, { $byte }. bájt

# --- custom cards: files ---

custom-file-size = egy kártyafájl legfeljebb { $bytes } bájt lehet
custom-file-empty = nincs itt lap
custom-file-cards = egy fájlban legfeljebb { $most } lap lehet, nem { $n }
custom-file-twice = { $card } kétszer szerepel ebben a fájlban
custom-file-documents = egy kártyafájl egyetlen dokumentum; több lap egy lista
custom-file-anchors = a horgonyok és hivatkozások (& és *) itt nem használhatók; írd ki teljesen
custom-file-tags = a címkék (!) itt nem használhatók
custom-file-key = a kulcs egy szó
custom-list = a custom lapok listája, nem pedig { $value }
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
custom-number = { $what }: szám, legalább { $least } és legfeljebb { $most }, nem pedig { $value }
custom-types = egy vagy több típus kell: { LIST($types, link: "none") }; nem pedig { $value }
custom-type = nincs ilyen típus: { $name }{ $hint }
custom-no-card = nincs ilyen lap: { $name }{ $hint }
custom-word = ez kell: { LIST($words, link: "or") }, nem pedig { $value }
custom-truth = true vagy false kell, nem pedig { $value }
custom-value = { $value } se nem szó, se nem egész szám
custom-parts = egy lapon legfeljebb { $most } érték lehet
custom-nested = ez egy laphoz túl mélyen van egymásba ágyazva
custom-text = ez egy szöveg, legfeljebb { $most } jel, nem pedig { $value }
custom-text-length = egy szöveg legfeljebb { $most } jelből állhat, ez { $n } jelből
custom-text-unprintable = ebben a szövegben nem megjeleníthető jelek vannak
custom-name = egy lapnak legalább egy nyelven kell név: `names: {"{"}en: …{"}"}` ({ LIST($languages, link: "none") })
custom-needs = egy laphoz kell: `{ $key }`
custom-id = az azonosítóban kisbetűk, számjegyek és egyes aláhúzásjelek lehetnek, például `old_mill`, nem pedig { $value }
custom-id-exists = már van ilyen lap: { $card }
custom-id-reserved = „{ $card }” a válaszokban mást jelent; válassz másik azonosítót
custom-not-played = csak akciót vagy kincset lehet kijátszani: a bónuszok és a lépések sosem történnének meg
custom-attack-not-played = a támadás egyben akció vagy kincs is, különben sosem játsszák ki
custom-points-type = pont győzelmi kártyán (vagy átkon) áll: add hozzá azt a típust
custom-points-of = a darabszámért járó ponthoz `of` kell: lapok, típusok vagy egy lap
custom-of = az `of` értéke cards, egy típus vagy egy lap{ $hint }
custom-reacts-type = ami reagál, annak a típusa reaction
custom-reaction-steps = a reakcióhoz `reaction:` alatti lépések vagy `unaffected: true` kell

# --- custom cards: steps ---

custom-steps = lépések listája kell, mindegyik kötőjel után, nem pedig { $value }
custom-steps-deep = lépések listái legfeljebb { $most } szinten lehetnek egymásban
custom-steps-many = egy lapon legfeljebb { $most } lépés lehet
custom-step = egy lépés egy ige, például `trash: 1`, nem pedig { $value }
custom-verb = nincs ilyen lépés: { $name }{ $hint }
custom-verbs = egy lépésben egy ige van; a következőt írd saját kötőjel után
custom-place = { $whose ->
    [yours] `{ $verb }` nem állhat a saját lépéseid között
    [theirs] `{ $verb }` nem állhat egy másik játékos lépései között
   *[reacting] `{ $verb }` nem állhat reakcióban
}
custom-place-looping = `{ $verb }` nem állhat olyan listában, amely minden játékosra vagy lapra végbemegy
custom-look-and-reveal = egy lap vagy megnézi a húzópakli lapjait, vagy felfedi őket: `{ $looking }` és `{ $revealing }` nem fér meg egymással
custom-may-play-it = a `may_play_it` azután jön, hogy egy lap a dobópaklira került: discard_top, gain
custom-if-steps = az `if` után `then:` vagy `else:` kell, lépésekkel
custom-if = az `if` egy dolgot kérdez, például `{"{"}it_is: action{"}"}`; lehetséges: { LIST($tests, link: "none") }
custom-no-seen-cards = e lépés előtt semmi sem ad olyan lapokat, amelyeket mindenki látott
custom-no-it = e lépés előtt semmi sem ad lapot, amely az `it` lehetne
custom-hand-unseen = senki sem látja, mi van egy kézben: tedd elé a `reveal_hand` lépést
custom-choice = ha ennyit kell választani: { $n }, többet kell kínálni, mint { $least }: `{"{"}cards: [steps], coins: [steps]{"}"}`
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
custom-amount = egy mennyiség egy szám, ezek egyike: { LIST($counts, link: "none") }, vagy valaminek a többszöröse, például `{"{"}done: 2{"}"}`, nem pedig { $value }{ $hint }
custom-cost = egy ár szám, legalább 0 és legfeljebb { $most }, nem pedig { $value }
custom-cost-or-it = egy ár szám, legalább 0 és legfeljebb { $most }, vagy `it`, `it + 2`, `it - 1`, nem pedig { $value }

# --- Intrigo: what the players agree on ---

kind-names = nevek listája
kind-numbers = számok listája
kind-table = táblázat ezekből: { LIST($names, link: "none") }
setup-ducats = { $n } dukát: mindenkinek jusson legalább egy, és legfeljebb { $most } legyen
setup-rounds = legalább 1, legfeljebb { $most } forduló lehet, nem { $n }
setup-families = { $n } család { $seats } játékosra
setup-family = nincs „{ $name }” nevű játékoscsalád; a következők vannak: { LIST($known, link: "none") }
setup-family-twice = két játékosnak ugyanaz a családja: { $family }
setup-characters = { $wanted } szereplő ára kell, nem ennyié: { $n }
setup-prices = árak ({ $character }): három, elöl a legolcsóbb, legalább 1 dukát; nem pedig { $value }
setup-values-of = { $wanted } család értékei kellenek, nem ennyié: { $n }
setup-values = értékek ({ $family }): { $wanted } szám, legalább 1 és legfeljebb { $most }, nem pedig { $value }
setup-values-differ = értékek ({ $family }): mind különböző (RU-22), nem pedig { $value }
setup-table = a beállítás „{ $field }” mezőjében ismeretlen név van: „{ $name }”; a következők vannak: { LIST($known, link: "none") }

# --- positions in words. Words in `` are written so, in every language. ---

what-position = az állás
what-seat = { $seat }. hely
what-pile = kupac ({ $card })
what-rng-number = az rng egyik száma
position-in-effect = állást két hatás között lehet felírni, egy hatás közepén nem
position-zones = { $seat }. hely: így kell felírni: `hand: 2 copper, estate`, nem így: { $value }
position-twice = { $seat }. hely: kétszer van megadva: { $key }
position-list = { $key } egy lista, nem pedig { $value }
position-card = nincs ilyen lap: „{ $name }”{ $hint }
position-shuffles = a keverések laplisták, felülről lefelé, nem pedig { $value }
position-stacked = a megadott keverésben nem azok a lapok vannak, amelyeket keverni kell: { LIST($cards, link: "none") }
position-pass = a továbbadást így kell felírni: `copper from 0 to 1`, nem így: { $value }
position-supply = a készletben kupacok vannak, és hogy mennyi maradt belőlük, például `curse: 2`
position-not-in-kingdom = { $card } nincs a királyságban
position-kingdom = a királyság tíz lapból áll; itt { $n } van: { LIST($cards, link: "none") }
position-discard-top = a dobópakli tetejét mindenki látja
position-remark = { $name } ({ $remark }): így írd: (known to 0), (known to all), (known to nobody)
position-remark-seat = { $name } ({ $remark }): nincs ilyen hely: „{ $seat }”
position-phase = nincs ilyen szakasz: „{ $name }”{ $hint }
position-chance = a véletlen vagy kezdőértékből jön, vagy az rng-ből, a kettőből együtt nem
position-rng = az rng négy szám listája, nem pedig { $value }
position-word = { $key }: nincs ilyen név: „{ $name }”; a következők vannak: { LIST($known, link: "none") }
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
position-pool = a közös készletnek { $n } dukát marad, nem { $value }
position-bag = a zsákocskának ezek a pecsétek maradnak: { $seals }
position-counters = a számlálókat így kell felírni: `clergy: 2`, nem így: { $value }
position-organisation = nincs ilyen szervezet: „{ $name }”
position-draft = a draft helyenként egy sor lap, nem pedig { $value }
position-draft-cards = a draft helyenként négy lap, együtt az összes játékban lévő lap
position-draft-step = a kiválasztás közben felírt álláshoz a sorok kellenek, és egy lépésszám 0-tól 2-ig
position-draft-palace = kiválasztás közben a palota üres
position-nowhere = { $card } sem kézben, sem a palotában nincs (SE-2)
position-hand = egy kézben legfeljebb { $most } lap lehet, nem { $n }
position-none-left = erre a helyre már nem jut belőle: { $card }
position-result = a befejezett játéknak van eredménye, és csak annak
position-no-gap = a lerakásnak vége, ha nincs üres átjáró: hagyj egyet az utolsó lépésnek
error-no-utf8 = { $file } nem UTF-8 kódolású szöveg
error-no-file = { $file }: nincs ilyen fájl

# --- bots ---

error-bot = { $game }: nincs „{ $name }” nevű bot{ $hint }
error-bot-plays = { $bot } ezt nem játssza: { $game }, csak ezt: { LIST($games) }{ $hint }
error-bot-makes = { $bot } ezt adja: { $value }, ez pedig nem Bot
error-bot-load = { $bot } nem tölthető be innen: { $place }: { $why }
error-no-bot = { $file } nem bot: ez kell bele: { $name } = BotKind(name, make, games), nem pedig { $value }
menu-empty = a menü üres
menu-unreadable = ez nem olvasható: „{ $text }”
menu-card = { $card } nincs ebben a királyságban
menu-unexpected = „{ $word }” itt váratlan
menu-sign = ezek egyike kell: { $signs }, nem pedig „{ $word }”
menu-end = ezek egyike kell: { $signs }, de itt a sor vége
menu-number = szám kell, ezek egyike: { LIST($counts, link: "none") }, own CARD vagy left CARD, nem pedig „{ $word }”
menu-no-card = hiányzik egy lap neve

# --- the lab ---

match-no-kingdoms = ebben nincsenek királyságok: { $game }
match-menus = a királyság { $size } lapból áll, a menükben viszont { $n } szerepel: { LIST($cards, link: "none") }
match-seats = { $game }: legalább { $least }, legfeljebb { $most } bot kell, nem { $n }
match-bot-failed = { $bot } nem válaszolhatja azt, hogy „{ $option }”: { $reason }
error-report-ending = a jelentés fájlja így végződik: { LIST($endings, link: "or") }, nem így: „{ $file }”
error-report-library = a jelentéshez kell: { $library }: pip install 'signoria[report]'
error-report-unwritable = { $file } nem írható: { $why }
