# What cards do, in our own words; .help is what players ask about them. A text with an edition's name is that edition's.

text-copper = Daje 1 monetę.
text-silver = Daje 2 monety.
text-gold = Daje 3 monety.
text-estate = 1 punkt zwycięstwa.
text-duchy = 3 punkty zwycięstwa.
text-province = 6 punktów zwycięstwa.
text-curse =
    −1 punkt zwycięstwa.
    .help = Klątwa nie jest kartą Zwycięstwa. Wolno ją kupić, choć rzadko jest po co.

text-adventurer =
    Odkrywaj karty z wierzchu talii, aż trafisz na 2 karty Skarbu. Weź je na rękę, a pozostałe odkryte karty odrzuć.
    .help = Gdy talia się skończy, tasujesz stos kart odrzuconych, ale bez kart już odkrytych. Jeśli Skarbów brakuje, bierzesz te, które są. Harem też jest Skarbem.
text-artisan =
    Zdobądź na rękę kartę za najwyżej 5 monet. Potem połóż kartę z ręki na wierzchu talii.
    .help = Monetami limitu nie podniesiesz. Na talię może wrócić także karta właśnie zdobyta. Odłożyć kartę trzeba nawet wtedy, gdy nie było czego zdobyć.
text-bandit =
    Zdobądź Złocisza. Każdy inny gracz odkrywa 2 karty z wierzchu talii, wyrzuca na śmietnisko jeden odkryty Skarb inny niż Miedziak i odrzuca resztę.
    .help = Jeśli wyrzucić można każdy z dwóch, wybiera ich właściciel. Bez takiego Skarbu odrzuca się obie karty.
text-bureaucrat =
    Zdobądź Srebrnika i połóż go na wierzchu talii. Każdy inny gracz odkrywa kartę Zwycięstwa z ręki i kładzie ją na wierzchu talii, a jeśli takiej nie ma, odkrywa całą rękę.
    .help = Kto ma kilka kart Zwycięstwa, wybiera jedną z nich. Liczą się też karty o dwóch typach. Klątwa się nie liczy.
text-cellar =
    +1 akcja.
    Odrzuć dowolną liczbę kart, a potem dobierz tyle samo.
    .help = Najpierw odrzucasz wszystkie, potem dobierasz. Gdy talia się skończy, właśnie odrzucone karty też są tasowane.
text-chancellor =
    +2 monety.
    Możesz od razu przełożyć całą talię na stos kart odrzuconych.
    .help = Decydujesz teraz, nie później, i nie zaglądasz przy tym do talii.
text-chapel =
    Wyrzuć na śmietnisko najwyżej 4 karty z ręki.
    .help = Możesz nie wyrzucić żadnej. Zagrana Kaplica leży w grze, więc siebie nie wyrzuci, ale inną Kaplicę z ręki może.
text-council_room =
    +4 karty, +1 zakup.
    Każdy inny gracz dobiera kartę.
    .help = Dobrać trzeba. To nie Atak, więc Reakcje nie działają.
text-feast =
    Wyrzuć tę kartę na śmietnisko. Zdobądź kartę za najwyżej 5 monet.
    .help = Monetami limitu nie podniesiesz. Z Salą tronową zdobywasz dwie karty, choć Uczta trafia na śmietnisko tylko raz.
text-festival = +2 akcje, +1 zakup, +2 monety.
text-gardens =
    1 punkt zwycięstwa za każde pełne 10 twoich kart.
    .help = Liczą się wszystkie twoje karty, te Ogrody także: przy 39 kartach każde Ogrody dają 3 punkty, przy 40 już 4.
text-harbinger =
    +1 karta, +1 akcja.
    Przejrzyj swój stos kart odrzuconych. Możesz położyć jedną kartę stamtąd na wierzchu talii.
    .help = Najpierw dobierasz. Jeśli trzeba było przy tym tasować, stos kart odrzuconych jest pusty. Wybranej karty nie pokazujesz.
text-laboratory = +2 karty, +1 akcja.
text-library =
    Dobieraj, aż będziesz mieć na ręce 7 kart. Każdą dobraną kartę Akcji możesz odłożyć na bok; odłożone karty odrzuć na koniec.
    .help = O każdej karcie decydujesz, zanim dobierzesz następną. Odłożonych kart nie tasuje się w trakcie. Mając 7 kart lub więcej, nie dobierasz nic.
text-market = +1 karta, +1 akcja, +1 zakup, +1 moneta.
text-merchant =
    +1 karta, +1 akcja.
    Pierwszy Srebrnik, którego zagrasz w tej turze, daje o 1 monetę więcej.
    .help = Po kilku Kupcach ten jeden Srebrnik daje o 1 monetę więcej za każdego z nich. Harem to nie Srebrnik.
text-militia =
    +2 monety.
    Każdy inny gracz odrzuca karty, aż zostaną mu na ręce 3.
    .help = Każdy sam wybiera, co odrzuca. Kto ma 3 karty lub mniej, nie odrzuca nic.
text-mine-base1 =
    Wyrzuć na śmietnisko kartę Skarbu z ręki. Jeśli to zrobisz, zdobądź na rękę kartę Skarbu, która kosztuje najwyżej o 3 monety więcej.
    .help = Jeśli masz Skarb na ręce, musisz go wyrzucić. Nowy Skarb możesz zagrać jeszcze w tej turze; może też być tańszy albo taki sam.
text-mine-base2 =
    Możesz wyrzucić na śmietnisko kartę Skarbu z ręki. Jeśli to zrobisz, zdobądź na rękę kartę Skarbu, która kosztuje najwyżej o 3 monety więcej.
    .help = Nowy Skarb możesz zagrać jeszcze w tej turze; może też być tańszy albo taki sam.
text-moat =
    +2 karty.
    Reakcja: gdy inny gracz zagrywa Atak, możesz najpierw odkryć tę kartę z ręki; ten Atak nie działa wtedy na ciebie.
    .help = Fosa zostaje na ręce i może odpowiedzieć na każdy Atak. To, co Atak daje atakującemu, zostaje bez zmian. Przed kartami, które nie są Atakiem, Fosa nie chroni.
text-moneylender-base1 =
    Wyrzuć na śmietnisko Miedziaka z ręki. Jeśli to zrobisz: +3 monety.
    .help = Jeśli masz na ręce Miedziaka, musisz go wyrzucić.
text-moneylender-base2 = Możesz wyrzucić na śmietnisko Miedziaka z ręki. Jeśli to zrobisz: +3 monety.
text-poacher =
    +1 karta, +1 akcja, +1 moneta.
    Odrzuć po jednej karcie za każdy pusty stos w zasobach.
    .help = Liczy się każdy stos, także Klątw i Miedziaków. Najpierw dobierasz, potem odrzucasz; jeśli kart nie starcza, odrzucasz całą rękę.
text-remodel =
    Wyrzuć na śmietnisko kartę z ręki. Jeśli to zrobisz, zdobądź kartę, która kosztuje najwyżej o 2 monety więcej.
    .help = Nowa karta może też być tańsza, kosztować tyle samo albo być taka sama. Trafia na stos kart odrzuconych. Monetami limitu nie podniesiesz.
text-sentry =
    +1 karta, +1 akcja.
    Podejrzyj 2 karty z wierzchu talii. Każdą z nich wyrzuć na śmietnisko, odrzuć albo zostaw; zostawione odłóż na wierzch talii w dowolnej kolejności.
    .help = Widzisz obie, zanim zdecydujesz. Z każdą możesz zrobić co innego.
text-smithy = +3 karty.
text-spy =
    +1 karta, +1 akcja.
    Każdy gracz, począwszy od ciebie, odkrywa kartę z wierzchu talii, a ty decydujesz: odrzucić ją czy odłożyć z powrotem.
    .help = Najpierw dobierasz. Gracze odkrywają kolejno: następny dopiero po twojej decyzji o poprzedniej karcie.
text-thief =
    Każdy inny gracz odkrywa 2 karty z wierzchu talii; jeśli są wśród nich Skarby, wyrzucasz jeden na śmietnisko. Potem możesz zdobyć dowolne z tak wyrzuconych kart. Resztę odkrytych kart gracze odrzucają.
    .help = Z dwóch Skarbów jednego gracza na śmietnisko trafia tylko jeden i to ty go wybierasz. Czego nie zdobędziesz, zostaje na śmietnisku; starszych kart stamtąd nie bierzesz.
text-throne_room-base1 =
    Wybierz kartę Akcji z ręki i zagraj ją dwa razy.
    .help = Drugie zagranie zaczyna się, gdy pierwsze jest skończone; żadne nie zużywa akcji. Jeśli masz na ręce kartę Akcji, musisz ją wybrać. Jeśli wybierzesz drugą Salę tronową, zagrasz po dwa razy dwie karty, a nie jedną cztery razy.
text-throne_room-base2 =
    Możesz zagrać kartę Akcji z ręki dwa razy.
    .help = Drugie zagranie zaczyna się, gdy pierwsze jest skończone; żadne nie zużywa akcji. Jeśli wybierzesz drugą Salę tronową, zagrasz po dwa razy dwie karty, a nie jedną cztery razy.
text-vassal =
    +2 monety.
    Odrzuć kartę z wierzchu talii. Jeśli to karta Akcji, możesz ją zagrać.
    .help = Zagranie jej nie zużywa akcji.
text-village = +1 karta, +2 akcje.
text-witch =
    +2 karty.
    Każdy inny gracz zdobywa Klątwę.
    .help = Klątwy rozdaje się po kolei, od gracza po twojej lewej, dopóki są. Gdy ich brak, Wiedźma wciąż daje karty.
text-woodcutter = +1 zakup, +2 monety.
text-workshop =
    Zdobądź kartę za najwyżej 4 monety.
    .help = Karta trafia na stos kart odrzuconych. Monetami limitu nie podniesiesz.

text-baron =
    +1 zakup.
    Możesz odrzucić Posiadłość: +4 monety. Jeśli tego nie zrobisz, zdobądź Posiadłość.
    .help = Nie musisz odrzucać Posiadłości, nawet jeśli ją masz. Musisz jednak wtedy zdobyć nową, dopóki są w zasobach.
text-bridge =
    +1 zakup, +1 moneta.
    Do końca tury wszystkie karty kosztują o 1 monetę mniej, ale nigdy mniej niż 0.
    .help = Wszystkie, gdziekolwiek są: w zasobach, na rękach, w taliach. Kilka Mostów się sumuje.
text-conspirator =
    +2 monety.
    Jeśli to co najmniej trzecie twoje zagranie Akcji w tej turze: +1 karta, +1 akcja.
    .help = Ta karta też się liczy. Przy Sali tronowej liczy się ona sama i każde z dwóch zagrań. Odkrycie Reakcji się nie liczy.
text-coppersmith =
    W tej turze każdy twój Miedziak daje o 1 monetę więcej.
    .help = Kilku Kotlarzy się sumuje.
text-courtyard =
    +3 karty.
    Połóż kartę z ręki na wierzchu talii.
    .help = Może to być dowolna karta, także właśnie dobrana. Nie pokazujesz jej.
text-duke =
    1 punkt zwycięstwa za każdy twój Powiat.
    .help = Przykład: 2 Książąt i 4 Powiaty to 8 punktów za Książąt i 12 za Powiaty.
text-great_hall =
    +1 karta, +1 akcja.
    1 punkt zwycięstwa.
text-harem =
    Daje 2 monety.
    2 punkty zwycięstwa.
    .help = To karta Skarbu i karta Zwycięstwa, ale nie Srebrnik.
text-ironworks =
    Zdobądź kartę za najwyżej 4 monety. Jeśli to Akcja: +1 akcja; jeśli Skarb: +1 moneta; jeśli Zwycięstwo: +1 karta.
    .help = Karta o dwóch typach daje jedno i drugie. Klątwa nie daje nic.
text-masquerade =
    +2 karty.
    Wszyscy gracze jednocześnie podają w lewo po jednej karcie z ręki. Potem możesz wyrzucić na śmietnisko kartę z ręki.
    .help = Każdy wybiera, zanim zobaczy, co dostaje. Kto ma pustą rękę, nic nie podaje, ale kartę dostaje. To nie Atak, więc Reakcje nie działają.
text-mining_village =
    +1 karta, +2 akcje.
    Możesz od razu wyrzucić tę kartę na śmietnisko: +2 monety.
    .help = Decydujesz teraz, zanim zagrasz cokolwiek innego. Z Salą tronową monety dostajesz tylko raz.
text-minion =
    +1 akcja.
    Wybierz: +2 monety; albo odrzuć rękę i dobierz 4 karty, a każdy inny gracz z 5 lub więcej kartami na ręce robi to samo.
    .help = Reakcje odkrywa się, zanim wybierzesz. Kto ma mniej niż 5 kart, zachowuje rękę.
text-nobles =
    Wybierz: +3 karty; albo +2 akcje.
    2 punkty zwycięstwa.
text-pawn =
    Wybierz dwa różne: +1 karta; +1 akcja; +1 zakup; +1 moneta.
    .help = Najpierw wybierasz oba, potem wykonujesz je w kolejności wyboru.
text-saboteur =
    Każdy inny gracz odkrywa karty z wierzchu talii, aż trafi na kartę kosztującą 3 monety lub więcej, i wyrzuca ją na śmietnisko. Może w zamian zdobyć kartę tańszą co najmniej o 2 monety. Resztę odkrytych kart odrzuca.
    .help = Liczy się koszt w tej chwili, także po Mostach. Nową kartę wybiera jej zdobywca; może też nie zdobyć żadnej.
text-scout =
    +1 akcja.
    Odkryj 4 karty z wierzchu talii. Weź z nich na rękę wszystkie karty Zwycięstwa, a resztę odłóż na talię w dowolnej kolejności.
    .help = Liczą się też karty Zwycięstwa, które mają drugi typ; Klątwa nie. Kolejności nie musisz zdradzać.
text-secret_chamber =
    Odrzuć dowolną liczbę kart: +1 moneta za każdą.
    Reakcja: gdy inny gracz zagrywa Atak, możesz najpierw odkryć tę kartę z ręki: +2 karty, potem połóż 2 karty z ręki na wierzchu talii.
    .help = Na talię mogą trafić dowolne 2 karty, także ta. Przed samym Atakiem Tajna komnata nie chroni, ale po niej możesz odkryć na przykład dobraną właśnie Fosę.
text-shanty_town =
    +2 akcje.
    Odkryj rękę. Jeśli nie ma w niej kart Akcji: +2 karty.
    .help = Rękę odkrywasz zawsze. Pusta ręka też jest ręką bez kart Akcji.
text-steward =
    Wybierz: +2 karty; albo +2 monety; albo wyrzuć na śmietnisko 2 karty z ręki.
    .help = Mając co najmniej 2 karty, wyrzucasz dokładnie 2; mając jedną, tylko tę.
text-swindler =
    +2 monety.
    Każdy inny gracz wyrzuca na śmietnisko kartę z wierzchu talii i zdobywa kartę o tym samym koszcie, którą wybierasz ty.
    .help = W zamian za kartę za 0 monet można dać Klątwę. Wolno dać też taką samą kartę. Jeśli w zasobach nie ma karty o tym koszcie, gracz nie zdobywa nic.
text-torturer =
    +3 karty.
    Każdy inny gracz wybiera: odrzuca 2 karty; albo zdobywa na rękę Klątwę.
    .help = Wolno wybrać także to, czego nie da się wykonać w całości: odrzucanie z jedną kartą na ręce albo Klątwę, gdy już ich nie ma.
text-trading_post =
    Wyrzuć na śmietnisko 2 karty z ręki. Jeśli wyrzucisz obie, zdobądź na rękę Srebrnika.
    .help = Mając na ręce tylko jedną kartę, wyrzucasz ją za nic. Srebrnika możesz zagrać jeszcze w tej turze.
text-tribute =
    Gracz po twojej lewej odkrywa 2 karty z wierzchu talii i je odrzuca. Za każdą kartę o innej nazwie: jeśli to Akcja, +2 akcje; jeśli Skarb, +2 monety; jeśli Zwycięstwo, +2 karty.
    .help = Dwie takie same karty liczą się raz. Karta o dwóch typach daje jedno i drugie, Klątwa nic. To nie Atak, więc Reakcje nie działają.
text-upgrade =
    +1 karta, +1 akcja.
    Wyrzuć na śmietnisko kartę z ręki. Zdobądź kartę droższą od niej dokładnie o 1 monetę.
    .help = Jeśli takiej nie ma, nie zdobywasz nic, ale wyrzucona karta przepada.
text-wishing_well =
    +1 karta, +1 akcja.
    Nazwij kartę i odkryj wierzchnią kartę talii. Jeśli to ta sama, weź ją na rękę.
    .help = Nazywasz kartę, nie typ: „Miedziak”, a nie „Skarb”. Inna karta zostaje na wierzchu talii.
