# What cards do, in our own words; .help is what players ask about them. A text with an edition's name is that edition's.

text-copper = 1 érmét ér.
text-silver = 2 érmét ér.
text-gold = 3 érmét ér.
text-estate = 1 győzelmi pont.
text-duchy = 3 győzelmi pont.
text-province = 6 győzelmi pont.
text-curse = −1 győzelmi pont.
    .help = Önálló kártyatípus: se nem győzelmi kártya, se nem kincs. Meg is lehet venni, 0 érméért.

text-adventurer =
    Addig fedj fel lapokat a húzópaklidról, amíg 2 kincs elő nem kerül. Ezt a 2 kincset vedd a kezedbe, a többi felfedett lapot dobd el.
    .help = Ha közben keverni kell, a már felfedett lapok kimaradnak a keverésből. Ha csak egy kincs kerül elő, azt az egyet veszed a kezedbe. A Hárem is kincs.
text-artisan =
    Szerezz a kezedbe egy legfeljebb 5 érmébe kerülő lapot. Utána tegyél egy lapot a kezedből a húzópaklid tetejére.
    .help = Az érméid itt nem számítanak. A húzópaklidra akár a most szerzett lapot is teheted. Ha nem volt mit szerezni, egy lapot akkor is oda kell tenned.
text-bandit =
    Szerezz egy Aranyat. Minden más játékos felfedi húzópaklija felső 2 lapját, kiselejtez közülük egy Réztől különböző kincset, a többit pedig eldobja.
    .help = Ha mindkét lap Réztől különböző kincs, a gazdájuk választ; ha egyik sem az, mindkettőt eldobja. A Hárem is kiselejtezhető. A támadás akkor is megtörténik, ha már nincs Arany a készletben.
text-bureaucrat =
    Szerezz egy Ezüstöt a húzópaklid tetejére. Minden más játékos felfed a kezéből egy győzelmi kártyát, és a húzópaklija tetejére teszi; akinek nincs ilyen lapja, az felfedi a kezét.
    .help = Akinek több győzelmi kártyája van, maga választ közülük. Az a kettős típusú lap is számít, amelynek egyik típusa győzelmi (például a Nagyterem); az Átok nem győzelmi kártya. A támadás akkor is megtörténik, ha már nincs Ezüst a készletben.
text-cellar =
    +1 akció.
    Dobj el tetszés szerinti számú lapot, majd húzz ugyanennyit.
    .help = Előbb mindet eldobod, csak azután húzol. Ha keverned kell, a most eldobott lapokat is belekevered. Dönthetsz úgy is, hogy egyet sem dobsz el.
text-chancellor =
    +2 érme.
    Azonnal a dobópaklidra teheted az egész húzópaklidat.
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
    .help = Az érméid itt nem számítanak. Trónteremmel két lapot szerzel, pedig a Lakoma csak egyszer kerül a szemétbe.
text-festival =
    +2 akció, +1 vásárlás, +2 érme.
    .help = A kijátszása elhasznál egy akciót, így végül eggyel több akciód lesz, mint előtte.
text-gardens =
    Minden 10 lapod után 1 győzelmi pontot ér, lefelé kerekítve.
    .help = Minden lapod beleszámít, bárhol legyen is, maga a Kertek is. 39 lappal egy Kertek 3 pontot ér, 40 lappal 4 pontot.
text-harbinger =
    +1 lap, +1 akció.
    Nézd át a dobópaklidat; egy lapot áttehetsz belőle a húzópaklid tetejére.
    .help = Előbb húzol. Ha emiatt keverned kellett, a dobópaklid üres. A választott lapot nem kell megmutatnod.
text-laboratory = +2 lap, +1 akció.
text-library =
    Addig húzz, amíg 7 lap nem lesz a kezedben. Az így húzott akciókártyákat félreteheted; a félretetteket a végén dobd el.
    .help = Minden lapról döntesz, mielőtt a következőt húznád. Félretenni sosem kötelező, de bármelyik akciókártyát félreteheted, a reakciókat (például a Várárkot) is. Ha eleve legalább 7 lap van a kezedben, nem húzol. A félretett lapok kimaradnak a keverésből.
text-market = +1 lap, +1 akció, +1 vásárlás, +1 érme.
text-merchant =
    +1 lap, +1 akció.
    Az első Ezüst, amelyet ebben a körben kijátszol, 1 érmével többet ad.
    .help = Ha több Kereskedőt játszottál ki, az első Ezüst mindegyikért 1 érmével többet ad; a további Ezüstök nem. A Trónteremmel kijátszott Kereskedő kétszer számít. A Hárem nem Ezüst.
text-militia =
    +2 érme.
    Minden más játékos eldob annyi lapot, hogy 3 maradjon a kezében.
    .help = Akinek legfeljebb 3 lapja van, nem dob el semmit. Mindenki maga választja ki, mit dob el.
text-mine-base1 =
    Selejtezz ki egy kincset a kezedből. Szerezz a kezedbe egy legfeljebb 3 érmével drágább kincset.
    .help = Ha van kincs a kezedben, ki kell selejtezned egyet. Az új kincset még ebben a körben kijátszhatod. Az Ezüstből lehet Arany vagy Hárem, de olcsóbb vagy ugyanolyan kincset is választhatsz.
text-mine-base2 =
    Kiselejtezhetsz egy kincset a kezedből. Ha megteszed, szerezz a kezedbe egy legfeljebb 3 érmével drágább kincset.
    .help = Az új kincset még ebben a körben kijátszhatod. Az Ezüstből lehet Arany vagy Hárem, de olcsóbb vagy ugyanolyan kincset is választhatsz.
text-moat =
    +2 lap.
    Reakció: amikor egy másik játékos támadást játszik ki, felfedheted ezt a kezedből, mielőtt a támadás hatna; ekkor rád nem hat.
    .help = A kezedben marad, és minden további támadásnál újra felfedheted. A támadó ettől még megkapja, ami neki jár. Ha a támadást Trónteremmel kétszer játsszák ki, mindkét alkalommal fel kell fedned. Az ellen, ami nem támadás (Tanácsterem, Álarcosbál, Sarc), nem véd.
text-moneylender-base1 =
    Selejtezz ki egy Rezet a kezedből; ha megtetted, +3 érme.
    .help = Ha van Réz a kezedben, ki kell selejtezned egyet. Réz nélkül nem kapsz érmét.
text-moneylender-base2 =
    Kiselejtezhetsz egy Rezet a kezedből; ha megteszed, +3 érme.
    .help = Egyszerre csak egy Rezet selejtezhetsz ki. Réz nélkül nem kapsz érmét.
text-poacher =
    +1 lap, +1 akció, +1 érme.
    Dobj el annyi lapot, ahány kupac üres a készletben.
    .help = Előbb húzol. Minden üres kupac számít, az Átoké és a Rézé is. Ha nincs elég lapod, mindet eldobod a kezedből.
text-remodel =
    Selejtezz ki egy lapot a kezedből. Szerezz egy legfeljebb 2 érmével drágább lapot.
    .help = Az új lap a dobópaklidra kerül; lehet olcsóbb is, vagy ugyanolyan. Az érméid itt nem számítanak. A kijátszott Átépítés önmagát nem selejtezheti ki. Ha nincs mit kiselejtezned, új lapot sem szerzel.
text-sentry =
    +1 lap, +1 akció.
    Nézd meg a húzópaklid felső 2 lapját. Mindkettőről külön dönts: kiselejtezed, eldobod, vagy megtartod; amit megtartasz, tetszőleges sorrendben tedd vissza felülre.
    .help = Előbb mindkét lapot megnézed, csak azután döntesz; a két lapról különbözőképpen is dönthetsz. A többiek csak azt a lapot látják, amelyet kiselejtezel, vagy amely a dobópaklid tetejére kerül.
text-smithy = +3 lap.
text-spy =
    +1 lap, +1 akció.
    Veled kezdve minden játékos felfedi húzópaklija felső lapját; te döntöd el, hogy eldobja, vagy visszateszi.
    .help = Előbb húzol. Mindig egy lapról döntesz: a következő játékos csak azután fedi fel a magáét. A saját lapodat akkor is felfeded, ha mindenki másnak Várárka van.
text-thief =
    Minden más játékos felfedi húzópaklija felső 2 lapját; ha van köztük kincs, te választasz egyet, amely a szemétbe kerül. Az így kiselejtezett lapokból bármennyit megszerezhetsz. A többi felfedett lapot eldobják.
    .help = Két kincsből is csak egy kerül a szemétbe, és te választod ki. Amit nem szerzel meg, a szemétben marad; a régebben kiselejtezett lapokhoz nem nyúlhatsz. A Hárem is kincs.
text-throne_room-base1 =
    Válassz a kezedből egy akciókártyát, és játszd ki kétszer.
    .help = Az első kijátszást végigcsinálod, mielőtt a második elkezdődik; egyik sem használ el akciót. Ha van akciókártya a kezedben, ki kell játszanod egyet. A Trónteremmel kijátszott Trónterem után két akciókártyát játszol ki kétszer-kétszer, nem egyet négyszer. Azt a lapot is kijátszod másodszor, amely az első kijátszáskor a szemétbe került, például a Lakomát.
text-throne_room-base2 =
    Egy akciókártyát kétszer játszhatsz ki a kezedből.
    .help = Az első kijátszást végigcsinálod, mielőtt a második elkezdődik; egyik sem használ el akciót. A Trónteremmel kijátszott Trónterem után két akciókártyát játszol ki kétszer-kétszer, nem egyet négyszer. Azt a lapot is kijátszod másodszor, amely az első kijátszáskor a szemétbe került.
text-vassal =
    +2 érme.
    Dobd el a húzópaklid felső lapját. Ha akciókártya volt, kijátszhatod a dobópakliról.
    .help = Az eldobott akciókártya kijátszása nem használ el akciót, és nem is kötelező.
text-village =
    +1 lap, +2 akció.
    .help = A kijátszása elhasznál egy akciót, így végül eggyel több akciód lesz, mint előtte.
text-witch =
    +2 lap.
    Minden más játékos szerez egy Átkot.
    .help = Az Átkok a dobópaklikra kerülnek, tőled balra haladva, amíg van belőlük. Ha elfogytak, a Boszorkány a 2 lapért még kijátszható.
text-woodcutter = +1 vásárlás, +2 érme.
text-workshop =
    Szerezz egy legfeljebb 4 érmébe kerülő lapot.
    .help = Az érméid itt nem számítanak. A lap a dobópaklidra kerül.

text-baron =
    +1 vásárlás.
    Eldobhatsz egy Birtokot; ha megteszed, +4 érme. Ha nem, szerezz egy Birtokot.
    .help = Akkor sem kell Birtokot eldobnod, ha van a kezedben. Ha viszont egyet sem dobsz el, szerezned kell egyet, ha van még a készletben; nem választhatod csupán a +1 vásárlást.
text-bridge =
    +1 vásárlás, +1 érme.
    Ebben a körben minden lap 1 érmével olcsóbb, de sosem kerül 0 érménél kevesebbe.
    .help = Az árcsökkenés minden lapra érvényes, bárhol van is, és minden hatásra, amely az árakat figyelembe veszi. Több Híd hatása összeadódik, akkor is, ha egyet játszol ki kétszer a Trónteremmel.
text-conspirator =
    +2 érme.
    Ha ez legalább a harmadik akciókártya, amelyet ebben a körben kijátszol: +1 lap, +1 akció.
    .help = A háromba ez a lap is beleszámít, a Trónterem is, a vele kijátszott lap pedig kétszer. A felfedett reakció nem számít. Csak az addig kijátszott lapok számítanak: a későbbi akciókért utólag már nem jár semmi.
text-coppersmith =
    Ebben a körben minden kijátszott Rezed 1 érmével többet ad.
    .help = Több Rézműves hatása összeadódik, akkor is, ha egyet játszol ki kétszer a Trónteremmel. A Réz ára nem változik.
text-courtyard =
    +3 lap.
    Tegyél egy lapot a kezedből a húzópaklid tetejére.
    .help = A húzópaklidra bármelyik lapot teheted a kezedből, nem csak a most húzottak egyikét. Nem kell megmutatnod.
text-duke =
    Minden Hercegséged után 1 győzelmi pontot ér.
    .help = A Hercegségek megtartják a maguk 3 pontját: 2 Herceggel és 4 Hercegséggel a Hercegek 8 pontot érnek, a Hercegségek 12-t.
text-great_hall =
    +1 lap, +1 akció.
    1 győzelmi pont.
    .help = Egyszerre akciókártya és győzelmi kártya.
text-harem =
    2 érmét ér.
    2 győzelmi pont.
    .help = Egyszerre kincs és győzelmi kártya, de nem Ezüst.
text-ironworks =
    Szerezz egy legfeljebb 4 érmébe kerülő lapot. Ha akciókártya: +1 akció; ha kincs: +1 érme; ha győzelmi kártya: +1 lap.
    .help = A kettős típusú lapért mindkettő jár: a Nagyteremért +1 akció és +1 lap. Az Átokért semmi sem jár.
text-masquerade =
    +2 lap.
    Minden játékos egyszerre továbbad egy lapot a kezéből a bal oldali szomszédjának. Ezután kiselejtezhetsz egy lapot a kezedből.
    .help = Mindenki előbb választ, csak azután látja, mit kapott. Akinek nincs lapja, nem ad, de kap. Selejtezni csak te selejtezhetsz, akár a kapott lapot is. Ez nem támadás, reakciót nem lehet rá felfedni.
text-mining_village =
    +1 lap, +2 akció.
    Most rögtön kiselejtezheted ezt a lapot; ha megteszed, +2 érme.
    .help = Azonnal döntesz, mielőtt bármi mást kijátszanál. A húzás és a 2 akció mindenképp a tiéd. Trónteremmel ezeket kétszer kapod meg, de a lapot kiselejtezni – és érte a 2 érmét megkapni – csak egyszer lehet.
text-minion =
    +1 akció.
    Válassz: vagy +2 érme, vagy dobd el az összes lapot a kezedből, és húzz 4 lapot; ez utóbbi esetben ugyanígy tesz minden más játékos, akinek legalább 5 lap van a kezében.
    .help = A reakciókat még a választásod előtt fedik fel. Az akció mindenképp a tiéd. Akinek 5-nél kevesebb lapja van, vagy Várárkot fedett fel, az nem dob el lapot, és nem is húz.
text-nobles =
    Válassz: +3 lap vagy +2 akció.
    2 győzelmi pont.
    .help = A két lehetőséget nem keverheted: nem lehet például +1 lap és +1 akció. A Nemesség egyszerre akciókártya és győzelmi kártya.
text-pawn =
    Válassz két különbözőt: +1 lap; +1 akció; +1 vásárlás; +1 érme.
    .help = Előbb mindkét lehetőséget kiválasztod, csak azután hajtod végre őket, a választás sorrendjében.
text-saboteur =
    Minden más játékos addig fed fel lapokat a húzópaklijáról, amíg egy legalább 3 érmébe kerülőt nem talál; azt kiselejtezi. Szerezhet helyette egy legalább 2 érmével olcsóbb lapot. A többi felfedett lapot eldobja.
    .help = Az áldozat dönti el, szerez-e lapot, és melyiket. Mindig a pillanatnyi ár számít, tehát a Híd hatása is. Ha nem talál legalább 3 érmés lapot, minden felfedett lapot eldob, és más nem történik.
text-scout =
    +1 akció.
    Fedd fel a húzópaklid felső 4 lapját. A győzelmi kártyákat vedd a kezedbe, a többit tetszőleges sorrendben tedd vissza felülre.
    .help = Győzelmi kártyát nem hagyhatsz a húzópaklidon, kettős típusút sem. Az Átok nem győzelmi kártya. Azt, hogy a többit milyen sorrendben teszed vissza, nem kell megmutatnod.
text-secret_chamber =
    Dobj el tetszés szerinti számú lapot; mindegyikért +1 érme.
    Reakció: amikor egy másik játékos támadást játszik ki, felfedheted ezt a kezedből, mielőtt a támadás hatna: +2 lap, majd tegyél 2 lapot a kezedből a húzópaklid tetejére.
    .help = Bármelyik 2 lapot visszateheted, magát a Rejtekszobát is. A támadást nem hárítja el, de utána még felfedhetsz egy Várárkot, akár a most húzottat is. A Rejtekszobát akkor is felfedheted, ha a támadás amúgy sem hatna rád.
text-shanty_town =
    +2 akció.
    Fedd fel a kezed. Ha nincs benne akciókártya, +2 lap.
    .help = A kezedet mindenképp fel kell fedned. Ha üres a kezed, akkor is húzol, hiszen nincs benne akciókártya. A második lapot akkor is húzod, ha az első akciókártya.
text-steward =
    Válassz: +2 lap, +2 érme, vagy selejtezz ki 2 lapot a kezedből.
    .help = Ha selejtezel, és van legalább 2 lapod, pontosan kettőt kell kiselejtezned. Kevesebb lappal is választhatod; akkor azt selejtezed ki, ami van.
text-swindler =
    +2 érme.
    Minden más játékos kiselejtezi húzópaklija felső lapját, és szerez egy ugyanannyiba kerülő lapot, amelyet te választasz.
    .help = A 0 érmés lap helyett Átkot is adhatsz. Ugyanolyan lapot is adhatsz, mint amilyet az áldozat kiselejtezett. Ha nincs ugyanannyiba kerülő lap a készletben, semmit sem kap; ha van, adnod kell egyet. Mindig a pillanatnyi ár számít, tehát a Híd hatása is.
text-torturer =
    +3 lap.
    Minden más játékos választ: vagy eldob 2 lapot, vagy szerez egy Átkot a kezébe.
    .help = Az áldozat olyat is választhat, amit nem tud teljesen végrehajtani: az eldobást akkor is, ha legfeljebb 1 lapja van, az Átkot akkor is, ha már elfogyott. A következő játékos csak azután választ, hogy az előző végzett.
text-trading_post =
    Selejtezz ki 2 lapot a kezedből. Ha valóban kettőt selejteztél ki, szerezz egy Ezüstöt a kezedbe.
    .help = Ha csak egy lapod van, azt kiselejtezed, de Ezüstöt nem kapsz. Az Ezüstöt még ebben a körben kijátszhatod.
text-tribute =
    A bal oldali szomszédod felfedi, majd eldobja húzópaklija felső 2 lapját. Minden különböző nevű lapért, típusa szerint, ezt kapod: akcióért +2 akció, kincsért +2 érme, győzelmi kártyáért +2 lap.
    .help = Két egyforma lap egynek számít. A kettős típusú lapért mindkét típusa szerint kapsz, az Átokért semmit. Ez nem támadás, reakciót nem lehet rá felfedni.
text-upgrade =
    +1 lap, +1 akció.
    Selejtezz ki egy lapot a kezedből. Szerezz egy pontosan 1 érmével drágább lapot.
    .help = Ha van 1 érmével drágább lap a készletben, szerezned kell egyet; ha nincs, nem szerzel semmit, de a selejtezés érvényes: a Rézből többnyire semmi sem lesz.
text-wishing_well =
    +1 lap, +1 akció.
    Nevezz meg egy lapot, majd fedd fel a húzópaklid felső lapját. Ha eltaláltad, vedd a kezedbe.
    .help = Egy lap nevét kell mondanod, nem egy típust. Ha nem találtad el, a lap felül marad. Olyan lapot is megnevezhetsz, amely nincs ebben a játszmában.
