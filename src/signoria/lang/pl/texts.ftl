# What cards do, in our own words; .help is what players ask about them. A text with an edition's name is that edition's.

text-copper = Daje 1 monetę.
text-silver = Daje 2 monety.
text-gold = Daje 3 monety.
text-estate = 1 punkt zwycięstwa.
text-duchy = 3 punkty zwycięstwa.
text-province = 6 punktów zwycięstwa.
text-curse =
    −1 punkt zwycięstwa.
    .help = Klątwa nie jest kartą Zwycięstwa. Można ją kupić, ale rzadko się to opłaca.

text-adventurer =
    Odkrywaj karty z talii, aż trafisz na 2 Skarby. Weź je na rękę, a pozostałe odkryte karty odrzuć.
    .help = Gdy talia się skończy, tasujesz stos kart odrzuconych; kart już odkrytych się nie tasuje. Jeśli Skarbów jest mniej niż 2, bierzesz tyle, ile jest. Harem to też Skarb.
text-artisan =
    Zdobądź na rękę kartę za najwyżej 5 monet. Potem połóż kartę z ręki na wierzchu talii.
    .help = Nie możesz dołożyć monet, by zdobyć droższą kartę. Na talię może trafić także karta dopiero co zdobyta. Kartę z ręki kładziesz na talii nawet wtedy, gdy nie było czego zdobyć.
text-bandit =
    Zdobądź Złocisza. Każdy inny gracz odkrywa 2 wierzchnie karty swojej talii, wyrzuca na śmietnisko jeden odkryty Skarb inny niż Miedziak i odrzuca resztę.
    .help = Jeśli na śmietnisko mogłaby trafić każda z dwóch kart, wybiera ich właściciel; jeśli żadna, odrzuca obie. Tak można stracić także Harem. Atak działa nawet wtedy, gdy nie ma już Złociszy.
text-bureaucrat =
    Zdobądź Srebrnika i połóż go na wierzchu talii. Każdy inny gracz odkrywa kartę Zwycięstwa z ręki i kładzie ją na wierzchu swojej talii, a jeśli takiej nie ma, odkrywa rękę.
    .help = Kto ma kilka kart Zwycięstwa, wybiera jedną. Liczą się też karty o dwóch typach, na przykład Westybul; Klątwa się nie liczy. Atak działa nawet wtedy, gdy nie ma już Srebrników.
text-cellar =
    +1 akcja.
    Odrzuć dowolną liczbę kart, a potem dobierz tyle samo.
    .help = Najpierw odrzucasz wszystkie wybrane karty, potem dobierasz. Jeśli trzeba tasować, karty dopiero co odrzucone też się tasuje. Możesz nie odrzucić żadnej karty.
text-chancellor =
    +2 monety.
    Możesz od razu przełożyć całą talię na stos kart odrzuconych.
    .help = Decydujesz od razu, zanim zagrasz cokolwiek innego, i nie zaglądasz do talii. Tasujesz dopiero wtedy, gdy potrzebujesz karty.
text-chapel =
    Możesz wyrzucić na śmietnisko do 4 kart z ręki.
    .help = Zagranej Kaplicy nie masz już na ręce, więc nie możesz jej wyrzucić. Inną Kaplicę możesz wyrzucić.
text-council_room =
    +4 karty, +1 zakup.
    Każdy inny gracz dobiera kartę.
    .help = Inni gracze muszą dobrać kartę. Sala obrad to nie Atak, więc nie można wobec niej użyć Reakcji.
text-feast =
    Wyrzuć tę kartę na śmietnisko i zdobądź kartę za najwyżej 5 monet.
    .help = Nie możesz dołożyć monet, by zdobyć droższą kartę. Dzięki Sali tronowej zdobywasz dwie karty, choć Uczta trafia na śmietnisko tylko raz.
text-festival =
    +2 akcje, +1 zakup, +2 monety.
    .help = Samo zagranie zużywa akcję, więc w sumie masz o jedną akcję więcej niż przedtem.
text-gardens =
    1 punkt zwycięstwa za każde pełne 10 twoich kart.
    .help = Liczą się wszystkie twoje karty, gdziekolwiek są, także Ogrody. Przy 39 kartach każde Ogrody dają 3 punkty, przy 40 już 4.
text-harbinger =
    +1 karta, +1 akcja.
    Przejrzyj swój stos kart odrzuconych. Możesz położyć jedną z tych kart na wierzchu talii.
    .help = Najpierw dobierasz kartę. Jeśli trzeba było przy tym tasować, stos kart odrzuconych jest pusty. Wybranej karty nie pokazujesz.
text-laboratory = +2 karty, +1 akcja.
text-library =
    Dobieraj, aż będziesz mieć na ręce 7 kart. Każdą dobraną Akcję możesz odłożyć na bok; na koniec odrzuć odłożone karty.
    .help = O odłożeniu karty decydujesz, zanim dobierzesz następną. Odłożyć można każdą Akcję, także Reakcję, na przykład Fosę. Mając na ręce 7 kart lub więcej, nic nie dobierasz. Jeśli trzeba tasować, odłożonych kart się nie tasuje.
text-market = +1 karta, +1 akcja, +1 zakup, +1 moneta.
text-merchant =
    +1 karta, +1 akcja.
    Pierwszy Srebrnik, którego zagrasz w tej turze, daje o 1 monetę więcej.
    .help = Jeśli zagrasz kilku Kupców, pierwszy Srebrnik daje o 1 monetę więcej za każdego z nich. Kupiec zagrany dwa razy dzięki Sali tronowej też liczy się dwa razy. Harem to nie Srebrnik.
text-militia =
    +2 monety.
    Każdy inny gracz odrzuca karty, aż zostaną mu na ręce 3.
    .help = Każdy sam wybiera, co odrzuca. Kto ma 3 karty lub mniej, nic nie odrzuca.
text-mine-base1 =
    Wyrzuć na śmietnisko Skarb z ręki i zdobądź na rękę Skarb kosztujący najwyżej o 3 monety więcej.
    .help = Jeśli masz na ręce Skarb, musisz jakiś wyrzucić. Srebrnika możesz zamienić na Złocisza albo Harem, ale też na Skarb tańszy albo taki sam. Nowy Skarb możesz zagrać jeszcze w tej turze.
text-mine-base2 =
    Możesz wyrzucić na śmietnisko Skarb z ręki. Jeśli to zrobisz, zdobądź na rękę Skarb kosztujący najwyżej o 3 monety więcej.
    .help = Srebrnika możesz zamienić na Złocisza albo Harem, ale też na Skarb tańszy albo taki sam. Nowy Skarb możesz zagrać jeszcze w tej turze.
text-moat =
    +2 karty.
    Reakcja: gdy inny gracz zagrywa Atak, możesz najpierw odkryć tę kartę z ręki. Jeśli to zrobisz, Atak na ciebie nie działa.
    .help = Fosa zostaje na ręce i chroni przed każdym Atakiem. Atakujący i tak dostaje to, co karta daje jemu samemu. Fosa nie chroni przed kartami innymi niż Ataki, na przykład przed Salą obrad, Maskaradą czy Daniną. Jeśli dzięki Sali tronowej Atak zagrano dwa razy, odkryj Fosę za każdym razem.
text-moneylender-base1 =
    Wyrzuć na śmietnisko Miedziaka z ręki. Jeśli to zrobisz: +3 monety.
    .help = Jeśli masz na ręce Miedziaka, musisz go wyrzucić. Jeśli go nie masz, nie dostajesz monet.
text-moneylender-base2 =
    Możesz wyrzucić na śmietnisko Miedziaka z ręki. Jeśli to zrobisz: +3 monety.
    .help = Jednym Lichwiarzem wyrzucasz tylko jednego Miedziaka. Jeśli go nie wyrzucisz, nie dostajesz monet.
text-poacher =
    +1 karta, +1 akcja, +1 moneta.
    Odrzuć po jednej karcie za każdy pusty stos w zasobach.
    .help = Najpierw dobierasz kartę. Liczy się każdy pusty stos, także Klątw i Miedziaków. Jeśli masz za mało kart, odrzucasz całą rękę.
text-remodel =
    Wyrzuć na śmietnisko kartę z ręki i zdobądź kartę kosztującą najwyżej o 2 monety więcej.
    .help = Nowa karta może też być tańsza albo taka sama. Trafia na stos kart odrzuconych. Nie możesz dołożyć monet, by zdobyć droższą kartę. Zagranej Przebudowy nie masz już na ręce, więc nie możesz jej wyrzucić. Jeśli nie masz czego wyrzucić, nic nie zdobywasz.
text-sentry =
    +1 karta, +1 akcja.
    Podejrzyj 2 wierzchnie karty talii. Każdą wyrzuć na śmietnisko, odrzuć albo zostaw; zostawione odłóż z powrotem w dowolnej kolejności.
    .help = Widzisz obie karty, zanim zdecydujesz, i z każdą możesz zrobić co innego. Inni widzą kartę tylko wtedy, gdy trafia na śmietnisko albo na wierzch stosu kart odrzuconych.
text-smithy = +3 karty.
text-spy =
    +1 karta, +1 akcja.
    Każdy gracz, począwszy od ciebie, odkrywa wierzchnią kartę swojej talii, a ty decydujesz, czy ją odrzuca, czy odkłada z powrotem.
    .help = Najpierw dobierasz kartę. Następny gracz odkrywa kartę dopiero wtedy, gdy zdecydujesz, co zrobić z poprzednią. Swoją kartę odkrywasz nawet wtedy, gdy wszyscy inni mają Fosę.
text-thief =
    Każdy inny gracz odkrywa 2 wierzchnie karty swojej talii; jeśli są wśród nich Skarby, wyrzucasz jeden na śmietnisko. Możesz zdobyć dowolne z tak wyrzuconych kart. Pozostałe odkryte karty gracze odrzucają.
    .help = Nawet z dwóch Skarbów na śmietnisko trafia tylko jeden i to ty go wybierasz. Karty, których nie zdobędziesz, zostają na śmietnisku; wyrzuconych wcześniej nie możesz wziąć. Harem to też Skarb.
text-throne_room-base1 =
    Wybierz kartę Akcji z ręki i zagraj ją dwa razy.
    .help = Pierwsze zagranie kończysz, zanim zaczniesz drugie; żadne nie zużywa akcji. Jeśli masz na ręce Akcję, musisz jakąś wybrać. Jeśli wybierzesz drugą Salę tronową, zagrasz dwa razy jedną Akcję i dwa razy inną, a nie cztery razy tę samą. Kartę, która za pierwszym razem trafia na śmietnisko, na przykład Ucztę, i tak zagrywasz drugi raz.
text-throne_room-base2 =
    Możesz wybrać kartę Akcji z ręki i zagrać ją dwa razy.
    .help = Pierwsze zagranie kończysz, zanim zaczniesz drugie; żadne nie zużywa akcji. Jeśli wybierzesz drugą Salę tronową, zagrasz dwa razy jedną Akcję i dwa razy inną, a nie cztery razy tę samą. Kartę, która za pierwszym razem trafia na śmietnisko, i tak zagrywasz drugi raz.
text-vassal =
    +2 monety.
    Odrzuć wierzchnią kartę talii. Jeśli to Akcja, możesz ją zagrać.
    .help = Zagranie odrzuconej karty nie zużywa akcji i nie jest obowiązkowe.
text-village =
    +1 karta, +2 akcje.
    .help = Samo zagranie zużywa akcję, więc w sumie masz o jedną akcję więcej niż przedtem.
text-witch =
    +2 karty.
    Każdy inny gracz zdobywa Klątwę.
    .help = Klątwy trafiają na stosy kart odrzuconych. Zdobywa się je po kolei, począwszy od gracza po twojej lewej, dopóki są w zasobach. Gdy się skończą, Wiedźma nadal daje karty.
text-woodcutter = +1 zakup, +2 monety.
text-workshop =
    Zdobądź kartę za najwyżej 4 monety.
    .help = Nie możesz dołożyć monet, by zdobyć droższą kartę. Karta trafia na stos kart odrzuconych.

text-baron =
    +1 zakup.
    Możesz odrzucić Posiadłość: +4 monety. Jeśli tego nie zrobisz, zdobądź Posiadłość.
    .help = Nie musisz odrzucać Posiadłości, nawet jeśli ją masz. Musisz jednak wtedy zdobyć nową, o ile jest w zasobach; nie możesz wziąć samego zakupu.
text-bridge =
    +1 zakup, +1 moneta.
    W tej turze wszystkie karty kosztują o 1 monetę mniej, ale nigdy mniej niż 0.
    .help = Obniżka dotyczy każdej karty, gdziekolwiek się znajduje, i wszystkiego, co zależy od kosztu. Obniżki z kilku Mostów się sumują, podobnie jak z dwóch zagrań dzięki Sali tronowej.
text-conspirator =
    +2 monety.
    Jeśli to co najmniej trzecia Akcja, którą zagrywasz w tej turze: +1 karta, +1 akcja.
    .help = Sam Konspirator też się liczy, podobnie jak Sala tronowa i każde z dwóch zagrań, które ona daje. Odkrycie Reakcji się nie liczy. Akcje zagrane później nie dają premii wstecz.
text-coppersmith =
    W tej turze każdy zagrany Miedziak daje o 1 monetę więcej.
    .help = Efekty kilku Kotlarzy się sumują, podobnie jak efekty dwóch zagrań dzięki Sali tronowej. Koszt Miedziaka się nie zmienia.
text-courtyard =
    +3 karty.
    Połóż kartę z ręki na wierzchu talii.
    .help = Na talii możesz położyć dowolną kartę z ręki, nie tylko dopiero co dobraną. Nie pokazujesz jej.
text-duke =
    1 punkt zwycięstwa za każdy twój Powiat.
    .help = Powiaty nadal dają po 3 punkty. Mając 2 Książąt i 4 Powiaty, dostajesz 8 punktów za Książąt i 12 za Powiaty.
text-great_hall =
    +1 karta, +1 akcja.
    1 punkt zwycięstwa.
    .help = Westybul jest zawsze zarazem kartą Akcji i kartą Zwycięstwa.
text-harem =
    Daje 2 monety.
    2 punkty zwycięstwa.
    .help = Harem jest zarazem kartą Skarbu i kartą Zwycięstwa, ale nie jest Srebrnikiem.
text-ironworks =
    Zdobądź kartę za najwyżej 4 monety. Jeśli to Akcja: +1 akcja; jeśli Skarb: +1 moneta; jeśli karta Zwycięstwa: +1 karta.
    .help = Karta o dwóch typach daje obie premie: Westybul to +1 akcja i +1 karta. Klątwa nic nie daje.
text-masquerade =
    +2 karty.
    Wszyscy gracze jednocześnie podają w lewo po karcie z ręki. Potem możesz wyrzucić na śmietnisko kartę z ręki.
    .help = Każdy wybiera, zanim zobaczy, co dostanie. Kto ma pustą rękę, nic nie podaje, ale kartę dostaje. Wyrzucić kartę możesz tylko ty; może to być ta, którą ci podano. Maskarada to nie Atak, więc nie można wobec niej użyć Reakcji.
text-mining_village =
    +1 karta, +2 akcje.
    Możesz od razu wyrzucić tę kartę na śmietnisko: +2 monety.
    .help = Decydujesz od razu, zanim zagrasz cokolwiek innego. Kartę i akcje dostajesz tak czy inaczej. Dzięki Sali tronowej dostajesz je dwa razy, ale wyrzucić Wioskę górniczą i wziąć 2 monety możesz tylko raz.
text-minion =
    +1 akcja.
    Wybierz jedno: +2 monety albo odrzuć rękę i dobierz 4 karty. W drugim przypadku każdy inny gracz, który ma na ręce co najmniej 5 kart, robi to samo.
    .help = Reakcje odkrywa się przed twoim wyborem. Akcję dostajesz tak czy inaczej. Kto ma mniej niż 5 kart albo odkrył Fosę, nie odrzuca ani nie dobiera kart.
text-nobles =
    Wybierz jedno: +3 karty albo +2 akcje.
    2 punkty zwycięstwa.
    .help = Obu premii nie można łączyć: nie weźmiesz na przykład 1 karty i 1 akcji. Arystokracja jest zarazem kartą Akcji i kartą Zwycięstwa.
text-pawn =
    Wybierz dwie różne premie: +1 karta; +1 akcja; +1 zakup; +1 moneta.
    .help = Najpierw wybierasz obie premie, a potem dostajesz je w kolejności wyboru.
text-saboteur =
    Każdy inny gracz odkrywa karty ze swojej talii, aż trafi na kartę za co najmniej 3 monety. Wyrzuca ją na śmietnisko i może zdobyć kartę tańszą o co najmniej 2 monety, a pozostałe odkryte karty odrzuca.
    .help = Gracz sam wybiera, co zdobywa, o ile w ogóle chce coś zdobyć. Liczy się aktualny koszt, także obniżony przez Mosty. Jeśli w całej talii nie ma karty za co najmniej 3 monety, gracz tylko odrzuca odkryte karty.
text-scout =
    +1 akcja.
    Odkryj 4 wierzchnie karty talii. Weź z nich na rękę wszystkie karty Zwycięstwa, a resztę odłóż z powrotem w dowolnej kolejności.
    .help = Karty Zwycięstwa nie można zostawić na talii. Liczą się też karty o dwóch typach; Klątwa się nie liczy. Kolejności odkładanych kart nie pokazujesz.
text-secret_chamber =
    Odrzuć dowolną liczbę kart: +1 moneta za każdą.
    Reakcja: gdy inny gracz zagrywa Atak, możesz najpierw odkryć tę kartę z ręki. Jeśli to zrobisz: +2 karty, potem połóż 2 karty z ręki na wierzchu talii.
    .help = Na talię mogą trafić dowolne 2 karty z ręki, także sama Tajna komnata. Tajna komnata nie chroni przed Atakiem, ale zaraz potem możesz odkryć Fosę, nawet dopiero co dobraną. Tajnej komnaty możesz użyć także wtedy, gdy Atak i tak by cię nie dotknął.
text-shanty_town =
    +2 akcje.
    Odkryj rękę. Jeśli nie ma na niej kart Akcji: +2 karty.
    .help = Rękę odkrywasz zawsze. Pusta ręka to też ręka bez kart Akcji. Dobierasz obie karty, nawet jeśli pierwsza to Akcja.
text-steward =
    Wybierz jedno: +2 karty, +2 monety albo wyrzucenie na śmietnisko 2 kart z ręki.
    .help = Jeśli masz co najmniej 2 karty, wyrzucasz dokładnie 2. Mając mniej, też możesz wybrać wyrzucenie kart; wyrzucasz wtedy tyle, ile masz.
text-swindler =
    +2 monety.
    Każdy inny gracz wyrzuca na śmietnisko wierzchnią kartę swojej talii i zdobywa wybraną przez ciebie kartę o tym samym koszcie.
    .help = Za kartę, która kosztuje 0 monet, możesz dać Klątwę. Możesz też dać taką samą kartę jak wyrzucona. Jeśli w zasobach nie ma karty o tym koszcie, gracz nic nie zdobywa; jeśli jest, musisz mu jakąś dać. Liczy się aktualny koszt, także obniżony przez Mosty.
text-torturer =
    +3 karty.
    Każdy inny gracz wybiera: odrzuca 2 karty albo zdobywa na rękę Klątwę.
    .help = Wolno wybrać także to, czego nie da się wykonać w całości: odrzucenie 2 kart, gdy ma się na ręce najwyżej jedną, albo Klątwę, gdy żadnej już nie ma. Następny gracz wybiera dopiero wtedy, gdy poprzedni skończy.
text-trading_post =
    Wyrzuć na śmietnisko 2 karty z ręki. Jeśli wyrzucisz obie, zdobądź na rękę Srebrnika.
    .help = Mając na ręce tylko 1 kartę, wyrzucasz ją i nie dostajesz Srebrnika. Srebrnika możesz zagrać jeszcze w tej turze.
text-tribute =
    Gracz po twojej lewej odkrywa i odrzuca 2 wierzchnie karty swojej talii. Za każdą z nich (za dwie takie same tylko raz): +2 akcje, jeśli to Akcja; +2 monety, jeśli Skarb; +2 karty, jeśli karta Zwycięstwa.
    .help = Karta o dwóch typach daje obie premie, a Klątwa żadnej. Danina to nie Atak, więc nie można wobec niej użyć Reakcji.
text-upgrade =
    +1 karta, +1 akcja.
    Wyrzuć na śmietnisko kartę z ręki i zdobądź kartę droższą dokładnie o 1 monetę.
    .help = Jeśli taka karta jest w zasobach, musisz ją zdobyć. Jeśli jej nie ma, nic nie zdobywasz, a wyrzucona karta i tak przepada: za Miedziaka zwykle nic nie dostajesz.
text-wishing_well =
    +1 karta, +1 akcja.
    Podaj nazwę karty i odkryj wierzchnią kartę talii. Jeśli to właśnie ona, weź ją na rękę.
    .help = Podajesz nazwę karty, nie typ. Jeśli nie trafisz, karta zostaje na wierzchu. Możesz podać nazwę dowolnej karty, nawet takiej, której nie ma w tej grze.
