# What cards do, in our own words; .help is what players ask about them. A text with an edition's name is that edition's.

text-copper = 1 érmét ér.
text-silver = 2 érmét ér.
text-gold = 3 érmét ér.
text-estate = 1 győzelmi pont.
text-duchy = 3 győzelmi pont.
text-province = 6 győzelmi pont.
text-curse = −1 győzelmi pont.
    .help = Önálló kártyatípus: nem győzelmi kártya és nem kincs. Meg is lehet venni, 0 érméért.

text-adventurer =
    Fedj fel lapokat a húzópaklidról, amíg 2 kincs elő nem kerül. Ezt a 2 kincset vedd a kezedbe, a többi felfedett lapot dobd el.
    .help = Ha közben keverni kell, a már felfedett lapok kimaradnak a keverésből. Ha már csak egy kincs akad, azt az egyet veszed kézbe. A Hárem is kincs.
text-artisan =
    Szerezz a kezedbe egy legfeljebb 5 érmébe kerülő lapot. Utána tegyél egy lapot a kezedből a húzópaklid tetejére.
    .help = A határt érmékkel nem emelheted. Visszateheted akár a most szerzett lapot is. Ha nem volt mit szerezni, egy lapot akkor is vissza kell tenned.
text-bandit =
    Szerezz egy Aranyat. Minden más játékos felfedi húzópaklija felső 2 lapját, kiselejtez közülük egy Réztől különböző kincset, a többit eldobja.
    .help = Ha mindkettő ilyen, a gazdájuk választ; ha egyik sem, mindkettőt eldobja. A támadás akkor is megtörténik, ha már nincs Arany a készletben.
text-bureaucrat =
    Szerezz egy Ezüstöt a húzópaklid tetejére. Minden más játékos felfed a kezéből egy győzelmi kártyát, és húzópaklija tetejére teszi; akinek nincs, felfedi a kezét.
    .help = Akinek több győzelmi kártyája van, maga választ közülük. A kétféle típusú lap, például a Nagyterem is győzelmi kártya.
text-cellar =
    +1 akció.
    Dobj el tetszés szerinti számú lapot, majd húzz ugyanennyit.
    .help = Előbb mindet eldobod, csak azután húzol. Ha keverni kell, a most eldobott lapok is bekerülnek. Az is lehet, hogy egyet sem dobsz el.
text-chancellor =
    +2 érme.
    Ha szeretnéd, tedd most az egész húzópaklidat a dobópaklidra.
    .help = Azonnal döntesz, később már nem teheted meg, és közben nem nézhetsz bele a húzópakliba. Keverni csak akkor kell, amikor legközelebb lapra van szükséged.
text-chapel =
    Selejtezz ki legfeljebb 4 lapot a kezedből.
    .help = A kijátszott Kápolna már nincs a kezedben, így önmagát nem selejtezheti ki; egy másik Kápolnát igen.
text-council_room =
    +4 lap, +1 vásárlás.
    Minden más játékos húz egy lapot.
    .help = A többieknek húzniuk kell. Ez nem támadás, reakciót nem lehet rá felfedni.
text-feast =
    Selejtezd ki ezt a lapot. Szerezz egy legfeljebb 5 érmébe kerülő lapot.
    .help = A határt érmékkel nem emelheted. Trónteremmel két lapot szerzel, pedig a Lakoma csak egyszer kerül a szemétbe.
text-festival = +2 akció, +1 vásárlás, +2 érme.
text-gardens =
    Minden 10 lapod után 1 győzelmi pontot ér, lefelé kerekítve.
    .help = Minden lapod beleszámít, bárhol van, a Kertek is: 39 lappal mindegyik 3 pontot ér, 40 lappal 4 pontot.
text-harbinger =
    +1 lap, +1 akció.
    Nézd át a dobópaklidat; belőle egy lapot a húzópaklid tetejére tehetsz.
    .help = Előbb húzol. Ha emiatt keverned kellett, a dobópaklid üres. A választott lapot nem kell megmutatnod.
text-laboratory = +2 lap, +1 akció.
text-library =
    Húzz, amíg 7 lap nem lesz a kezedben. Az így húzott akciókártyákat félreteheted; a félretetteket a végén dobd el.
    .help = Minden lapról döntesz, mielőtt a következőt húznád. Félretenni sosem kötelező. Ha eleve legalább 7 lap van a kezedben, nem húzol. A félretett lapok kimaradnak a keverésből.
text-market = +1 lap, +1 akció, +1 vásárlás, +1 érme.
text-merchant =
    +1 lap, +1 akció.
    Az első Ezüst, amelyet ebben a körben kijátszol, 1 érmével többet ad.
    .help = Ha több Kereskedőt játszottál ki, az első Ezüst mindegyikért 1 érmével többet ad; a további Ezüstök nem. A Hárem nem Ezüst.
text-militia =
    +2 érme.
    Minden más játékos eldob annyi lapot, hogy 3 maradjon a kezében.
    .help = Akinek legfeljebb 3 lapja van, nem dob el semmit. Mindenki maga választja ki, mit dob el.
text-mine-base1 =
    Selejtezz ki egy kincset a kezedből. Szerezz a kezedbe egy kincset, amely legfeljebb 3 érmével kerül többe nála.
    .help = Ha van kincs a kezedben, ki kell selejtezned egyet. Az új kincset még ebben a körben kijátszhatod. Az Ezüstből lehet Arany vagy Hárem, de olcsóbb kincset is választhatsz.
text-mine-base2 =
    Kiselejtezhetsz egy kincset a kezedből. Ha megteszed, szerezz a kezedbe egy kincset, amely legfeljebb 3 érmével kerül többe nála.
    .help = Az új kincset még ebben a körben kijátszhatod. Az Ezüstből lehet Arany vagy Hárem, de olcsóbb kincset is választhatsz.
text-moat =
    +2 lap.
    Reakció: amikor egy másik játékos támadást játszik ki, előbb felfedheted ezt a kezedből; ekkor kimaradsz a támadásból.
    .help = A kezedben marad, és minden további támadásnál újra felfedheted. A támadó a maga hasznát megkapja. Az ellen, ami nem támadás (Tanácsterem, Álarcosbál, Sarc), nem véd.
text-moneylender-base1 =
    Selejtezz ki egy Rezet a kezedből; ha megtetted, +3 érme.
    .help = Ha van Réz a kezedben, ki kell selejtezned egyet. Réz nélkül nem kapsz érmét.
text-moneylender-base2 =
    Kiselejtezhetsz egy Rezet a kezedből; ha megteszed, +3 érme.
    .help = Réz nélkül nem kapsz érmét.
text-poacher =
    +1 lap, +1 akció, +1 érme.
    Dobj el annyi lapot, ahány kupac üres a készletben.
    .help = Előbb húzol. Minden kupac számít, az Átok és a Réz is. Ha nincs elég lapod, mindet eldobod a kezedből.
text-remodel =
    Selejtezz ki egy lapot a kezedből. Szerezz egy lapot, amely legfeljebb 2 érmével kerül többe nála.
    .help = Az új lap a dobópaklidra kerül; lehet olcsóbb is, vagy ugyanolyan. A határt érmékkel nem emelheted. Ha nincs mit kiselejtezni, nem is szerzel.
text-sentry =
    +1 lap, +1 akció.
    Nézd meg a húzópaklid felső 2 lapját. Mindkettőről külön dönts: kiselejtezed, eldobod vagy megtartod; amit megtartasz, tetszőleges sorrendben tedd vissza felülre.
    .help = Előbb mindkét lapot látod, csak azután döntesz. A kettővel történhet ugyanaz, de más-más is.
text-smithy = +3 lap.
text-spy =
    +1 lap, +1 akció.
    Veled kezdve minden játékos felfedi húzópaklija felső lapját; te döntöd el, hogy eldobja vagy visszateszi.
    .help = Előbb húzol. Mindig egy lapról döntesz: a következő játékos csak azután fedi fel a magáét.
text-thief =
    Minden más játékos felfedi húzópaklija felső 2 lapját; ha van köztük kincs, egyet te kiválasztasz, és az a szemétbe kerül. A végén az így kiselejtezett lapokból bármennyit megszerezhetsz. A többi felfedett lapot gazdájuk eldobja.
    .help = Két kincsből is csak egy kerül a szemétbe. Amit nem szerzel meg, a szemétben marad. A régebben kiselejtezett lapokhoz nem nyúlhatsz.
text-throne_room-base1 =
    Válassz a kezedből egy akciókártyát, és játszd ki kétszer.
    .help = Az első kijátszást végigcsinálod, mielőtt a második elkezdődik; egyik sem használ el akciót. Ha van akciókártya a kezedben, ki kell játszanod egyet. A Trónteremmel kijátszott Trónterem két akciókártyát duplázhat meg, nem pedig egyet négyszerezhet.
text-throne_room-base2 =
    Ha szeretnél, válassz a kezedből egy akciókártyát, és játszd ki kétszer.
    .help = Az első kijátszást végigcsinálod, mielőtt a második elkezdődik; egyik sem használ el akciót. A Trónteremmel kijátszott Trónterem két akciókártyát duplázhat meg, nem pedig egyet négyszerezhet.
text-vassal =
    +2 érme.
    Dobd el a húzópaklid felső lapját. Ha az akciókártya, onnan kijátszhatod.
    .help = A kijátszása nem használ el akciót, és nem is kötelező.
text-village = +1 lap, +2 akció.
text-witch =
    +2 lap.
    Minden más játékos szerez egy Átkot.
    .help = Az Átkokat balról kezdve osztjátok, amíg van. Ha elfogytak, a Boszorkány a 2 lapért még kijátszható.
text-woodcutter = +1 vásárlás, +2 érme.
text-workshop =
    Szerezz egy legfeljebb 4 érmébe kerülő lapot.
    .help = A határt érmékkel nem emelheted. A lap a dobópaklidra kerül.

text-baron =
    +1 vásárlás.
    Eldobhatsz egy Birtokot; ha megteszed, +4 érme. Ha nem, szerezz egy Birtokot.
    .help = Akkor sem kell eldobnod, ha van Birtok a kezedben. De ha nem dobsz el, a Birtokot el kell fogadnod, amíg van a készletben.
text-bridge =
    +1 vásárlás, +1 érme.
    Ebben a körben minden lap 1 érmével olcsóbb, de 0 érménél sosem kevesebb.
    .help = Ez minden lapra érvényes, bárhol van is, és minden hatásra, amely az árakat nézi. Több Híd hatása összeadódik.
text-conspirator =
    +2 érme.
    Ha ez legalább a harmadik akciókártya, amelyet ebben a körben kijátszol: +1 lap, +1 akció.
    .help = Ez a lap is beleszámít, és Trónteremnél mindkét kijátszás. Csak a kijátszás pillanata számít: a később kijátszott akciókért utólag már nem jár semmi.
text-coppersmith =
    Ebben a körben minden kijátszott Rezed 1 érmével többet ad.
    .help = Több Rézműves hatása összeadódik. A Réz ára nem változik.
text-courtyard =
    +3 lap.
    Tegyél egy lapot a kezedből a húzópaklid tetejére.
    .help = Bármelyik lapod lehet, nem csak a most húzottak. Nem kell megmutatnod.
text-duke =
    Minden Hercegséged után 1 győzelmi pontot ér.
    .help = Például 2 Herceg és 4 Hercegség: a Hercegek 8 pontot érnek, a Hercegségek 12 pontot.
text-great_hall =
    +1 lap, +1 akció.
    1 győzelmi pont.
    .help = Akciókártya és győzelmi kártya is egyszerre.
text-harem =
    2 érmét ér.
    2 győzelmi pont.
    .help = Kincs és győzelmi kártya is egyszerre, de nem Ezüst.
text-ironworks =
    Szerezz egy legfeljebb 4 érmébe kerülő lapot. Ha az akció: +1 akció; ha kincs: +1 érme; ha győzelmi kártya: +1 lap.
    .help = A kétféle típusú lap mindkettőt megadja. Az Átok egyiket sem.
text-masquerade =
    +2 lap.
    Minden játékos egyszerre továbbad egy lapot a kezéből a bal oldali szomszédjának. Ezután kiselejtezhetsz egy lapot a kezedből.
    .help = Mindenki előbb választ, csak azután látja, mit kapott. Akinek nincs lapja, nem ad, de kap. Selejtezni csak te selejtezhetsz, akár a kapott lapot is. Ez nem támadás, reakciót nem lehet rá felfedni.
text-mining_village =
    +1 lap, +2 akció.
    Most rögtön kiselejtezheted ezt a lapot; ha megteszed, +2 érme.
    .help = Azonnal döntesz, mielőtt bármi mást kijátszanál. A húzás és a 2 akció mindenképp a tiéd. Trónteremmel is csak egyszer selejtezheted ki.
text-minion =
    +1 akció.
    Válassz: +2 érme; vagy dobd el az összes lapot a kezedből, húzz 4 lapot, és ugyanígy tesz minden más játékos, akinek legalább 5 lap van a kezében.
    .help = A reakciókat még a választásod előtt fedik fel. Akinek 5-nél kevesebb lapja van, annál nem történik semmi.
text-nobles =
    Válassz: +3 lap; vagy +2 akció.
    2 győzelmi pont.
    .help = A kettőt nem keverheted. Akciókártya és győzelmi kártya is egyszerre.
text-pawn =
    Válassz két különbözőt: +1 lap; +1 akció; +1 vásárlás; +1 érme.
    .help = Mindkettőt megnevezed, mielőtt bármelyik megtörténne; abban a sorrendben történnek meg, ahogy megnevezted őket.
text-saboteur =
    Minden más játékos lapokat fed fel a húzópaklijáról, amíg egy legalább 3 érmébe kerülő elő nem kerül; azt kiselejtezi. Szerezhet helyette egy legalább 2 érmével olcsóbb lapot. A többi felfedett lapot eldobja.
    .help = Az áldozat dönti el, szerez-e lapot, és melyiket. Mindig a pillanatnyi ár számít, a Hidak után is. Ha nem kerül elő ilyen lap, minden felfedett lapot eldob, és más nem történik.
text-scout =
    +1 akció.
    Fedd fel a húzópaklid felső 4 lapját. A győzelmi kártyákat vedd a kezedbe, a többit tetszőleges sorrendben tedd vissza felülre.
    .help = Minden győzelmi kártyát kézbe kell venned, a kétféle típusúakat is. Az Átok nem győzelmi kártya.
text-secret_chamber =
    Dobj el tetszés szerinti számú lapot; mindegyikért +1 érme.
    Reakció: amikor egy másik játékos támadást játszik ki, előbb felfedheted ezt a kezedből: +2 lap, majd tegyél 2 lapot a kezedből a húzópaklid tetejére.
    .help = Bármelyik 2 lapot visszateheted, ezt is. A támadást nem hárítja el, de utána még felfedhetsz egy Várárkot, akár a most húzottat is.
text-shanty_town =
    +2 akció.
    Fedd fel a kezed. Ha nincs benne akciókártya, +2 lap.
    .help = A kezedet mindenképp fel kell fedned. Ha üres, nincs benne akciókártya. Mindkét lapot húzod, akkor is, ha az első akciókártya.
text-steward =
    Válassz: +2 lap; vagy +2 érme; vagy selejtezz ki 2 lapot a kezedből.
    .help = A selejtezést kevesebb lappal is választhatod; akkor azt selejtezed ki, ami van.
text-swindler =
    +2 érme.
    Minden más játékos kiselejtezi húzópaklija felső lapját, és szerez egy ugyanannyiba kerülő lapot, amelyet te választasz.
    .help = A 0 érmés lap helyett Átkot is adhatsz. Ugyanazt a lapot is visszaadhatod. Ha nincs ilyen árú lap a készletben, nem kap semmit.
text-torturer =
    +3 lap.
    Minden más játékos választ: eldob 2 lapot; vagy szerez egy Átkot a kezébe.
    .help = Azt is választhatja, amit nem tud teljesen végrehajtani, akkor is, ha elfogyott az Átok. A következő játékos csak azután választ, hogy az előző végzett.
text-trading_post =
    Selejtezz ki 2 lapot a kezedből. Ha valóban kettőt selejteztél ki, szerezz egy Ezüstöt a kezedbe.
    .help = Ha csak egy lapod van, azt kiselejtezed, de Ezüstöt nem kapsz. Az Ezüstöt még ebben a körben kijátszhatod.
text-tribute =
    A bal oldali szomszédod felfedi és eldobja húzópaklija felső 2 lapját. Minden különböző nevű lapért: ha akció, +2 akció; ha kincs, +2 érme; ha győzelmi kártya, +2 lap.
    .help = Két azonos nevű lap egynek számít. A kétféle típusú lap mindkettőt megadja, az Átok semmit. Ez nem támadás, reakciót nem lehet rá felfedni.
text-upgrade =
    +1 lap, +1 akció.
    Selejtezz ki egy lapot a kezedből. Szerezz egy lapot, amely pontosan 1 érmével kerül többe nála.
    .help = Ha van ilyen lap a készletben, meg kell szerezned; ha nincs, nem szerzel semmit, de a selejtezés érvényes.
text-wishing_well =
    +1 lap, +1 akció.
    Nevezz meg egy lapot, majd fedd fel a húzópaklid felső lapját. Ha eltaláltad, vedd a kezedbe.
    .help = Egy lap nevét kell mondanod, nem egy típust. Ha nem találtad el, a lap felül marad.
