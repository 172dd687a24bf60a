# What `signoria --help` and `signoria COMMAND --help` say. The value of help-<command> is the whole help, .short stands in the
# list of commands, and each option or argument has an attribute. help-option has what is the same for several commands.
# A blank line begins a paragraph; where lines end otherwise does not matter.

help-signoria = Zagraj w Dominion i Intrigo, ze znajomymi albo z botami.

    Bez polecenia Signoria otworzy się w przeglądarce.
    .version = Pokaż wersję oraz to, jak została zbudowana.

help-option =
    .as_json = Wypisz JSON zamiast tabeli.
    .base_edition = Z którego wydania (base1 czy base2) brać karty wspólne dla obu wydań gry podstawowej.
    .database = Gdzie przechowywać stoły: sqlite:///FILE albo postgresql://USER:PASSWORD@HOST/NAME. Domyślnie według SIGNORIA_DATABASE albo w pliku w twoim folderze danych.
    .files = Plik z własnymi kartami; można podać kilka razy.
    .games = Łączna liczba gier.
    .help = Pokaż tę pomoc.
    .jobs = Ilu rdzeni użyć; nie wpływa to na wyniki.
    .kingdom = Nazwa zestawu, dziesięć kart oddzielonych przecinkami, kod królestwa albo random (losowo).
    .lang = Język: { LIST($known, link: "none") }. Domyślnie według SIGNORIA_LANG albo systemu.
    .ray = Użyj klastra Ray pod podanym adresem; bez adresu uruchamiany jest nowy klaster na tym komputerze.
    .seed = To samo ziarno daje te same rozdania.

help-play = Zagraj w terminalu: z ludźmi przy jednej klawiaturze, z botami albo z jednymi i drugimi.

    Każdy ruch jest zapisywany; `signoria play --resume` wznawia przerwaną grę.
    .short = Zagraj w terminalu.
    .game = Gra, a z opcją --resume plik z grą do wznowienia.
    .players = Osoby przy tej klawiaturze, w kolejności miejsc przy stole, na przykład Anna,Ben
    .bots = Boty, z którymi grasz, na przykład hard,novice. Jeśli grasz solo, boty zajmą wolne miejsca.
    .seed = To samo ziarno daje tę samą grę.
    .profile = Którego wydania zasady stosować, ed1 czy ed2; domyślnie pasującego do królestwa.
    .merged_treasure = Użyj Skarbów z dwóch pudełek.
    .choose_discard_top = Pytaj, która karta z odrzuconej ręki ma leżeć na wierzchu.
    .tables = Jak podzielić od pięciu do ośmiu graczy na dwa stoły, na przykład 2+3. O miejscach decyduje los.
    .table = Przy którym z dwóch stołów gra się tutaj, 1 czy 2; to samo ziarno daje te same stoły.
    .prices = Trzy ceny każdej postaci w Intrigo, od najniższej, na przykład 1,2,4
    .ducats = Ile dukatów jest w Intrigo; domyślnie 32.
    .rounds = Po ilu rundach kończy się Intrigo; domyślnie 30.
    .families = Rody w Intrigo, w kolejności miejsc przy stole, na przykład dandolo,morosini,contarini
    .first = Które miejsce zaczyna w Intrigo, licząc od 1; domyślnie losowe.
    .resume = Wznów ostatnią grę albo tę z podanego pliku.

help-guide = Poznaj grę od podstaw.
    .short = Poznaj grę od podstaw.
    .game = Gra: dominion albo intrigo.

help-kingdoms = Wypisz polecane królestwa gry Dominion, pokaż dowolne albo wylosuj nowe.

    Cechy dla --with i --without: village (więcej akcji), draw (dobieranie), cantrip (+1 karta i +1 akcja), buy (zakupy),
    coins (monety), trasher (wyrzucanie na śmietnisko), gainer (zdobywanie kart), attack (Ataki), curser (Klątwy),
    reaction (Reakcje), treasure (Skarby), victory (karty Zwycięstwa). Można też podać koszt od cost2 do cost6, pudełko (base, base1,
    base2, intrigue1), kartę, spread (każdy koszt od 2 do 5), half (pięć kart z Intrygi, pięć z gry podstawowej) albo answer
    (Reakcja, jeśli jest Atak).
    .short = Pokaż królestwa albo wylosuj nowe.
    .which = Nazwa zestawu, dziesięć kart oddzielonych przecinkami albo kod królestwa.
    .random = Wylosuj królestwo.
    .sets = Z których pudełek losować.
    .wanted = Warunki, które ma spełniać królestwo, na przykład village,attack<=2,witch,spread
    .unwanted = Czego ma nie być w królestwie, na przykład curser,cost6
    .seed = To samo ziarno daje to samo królestwo.

help-cards = Wypisz karty gry Dominion z pudełkiem, kosztem i typami albo pokaż jedną kartę z opisem i wyjaśnieniami. Opcja --json dodaje monety, punkty i wielkość stosu.
    .short = Wypisz karty albo pokaż jedną.
    .card = Którą kartę pokazać, z opisem i wyjaśnieniami.
    .box = Tylko karty z tego pudełka.

help-rules = Pokaż regułę i testy, które ją sprawdzają, policz reguły albo wypisz te, których nie sprawdza żaden test.
    .short = Pokaż zasady, reguła po regule.
    .id = Reguła (R-7, mine#2, intrigo:PL-4) albo karta.
    .coverage = Policz reguły, których żaden test nie sprawdza.
    .as_json = Wypisz JSON zamiast tekstu.

help-replay = Pokaż zapisaną grę tura po turze. Kod wyjścia 1 oznacza niepoprawny zapis.
    .short = Pokaż zapisaną grę tura po turze.
    .record = Zapis gry w formacie JSON.
    .verify = Sprawdź tylko skróty, zobowiązanie i wynik.
    .until = Po ilu wierszach dziennika się zatrzymać.

help-review = Przeanalizuj zapisaną grę: szanse każdego gracza, koszt każdej decyzji i udział szczęścia.

    Każda decyzja jest rozgrywana dalej w wyobraźni, według tego, co gracz mógł wiedzieć. Ctrl-C pokazuje dotychczasowe wyniki.
    .short = Sprawdź, gdzie gra została wygrana i przegrana.
    .record = Zapis gry w formacie JSON.
    .seconds = Ile sekund pracować. Domyślnie do ustalenia wszystkich ocen.
    .seed = To samo ziarno daje tę samą analizę, jeśli czas nie jest ograniczony.
    .as_json = Wypisz JSON zamiast tekstu.
    .page = Zapisz analizę w pliku .html.

help-scenario = Rozegraj scenariusze z plików. Kod wyjścia 0: wszystko się zgadza, 1: nie, 2: pliku nie da się odczytać.
    .short = Rozegraj scenariusze z plików.
    .files = Pliki ze scenariuszami albo katalogi z nimi.

help-simulate = Niech boty rozegrają ze sobą wiele gier; zobaczysz, jak często każdy z nich wygrywa i na ile pewny jest ten wynik.

    Każde rozdanie rozgrywa się tyle razy, ilu jest graczy; za każdym razem boty przesuwają się o jedno miejsce. Wynik to odsetek wygranych; wspólne zwycięstwo dzieli się
    między zwycięzców, a niedokończoną grę między wszystkich. W 95% przypadków prawdziwy wynik mieści się w podanym przedziale. Ctrl-C przerywa i pokazuje dotychczasowe wyniki.
    .short = Niech boty rozegrają wiele gier.
    .game = Gra: dominion, intrigo…
    .bots = Które boty grają, na przykład smithy,big_money,random,mine.menu,mine.py
    .kingdom = Nazwa zestawu, dziesięć kart oddzielonych przecinkami, kod królestwa albo random (losowo). Domyślnie karty z list zakupów, uzupełnione kartami z Pierwszej rozgrywki.
    .turns = Po ilu turach każdego gracza przerwać grę. Domyślnie obowiązuje limit samej gry: 200.
    .report = Zapisz wykresy w pliku .html, .png albo .md

help-evolve = Znajdź strategie, które wygrywają w danym królestwie gry Dominion.

    Listy zakupów rywalizują z najlepszymi z dotychczasowych. Na końcu najlepsze grają ze sobą na nowych rozdaniach.
    Ctrl-C kończy wyszukiwanie wcześniej i zachowuje najlepsze listy.
    .short = Sprawdź, co wygrywa w danym królestwie.
    .game = Gra: dominion
    .kingdom = Nazwa zestawu, dziesięć kart oddzielonych przecinkami, kod królestwa albo random (losowo).
    .players = Ilu graczy bierze udział w grze.
    .seconds = Jak długo szukać. Domyślnie 60 sekund.
    .games = Zamiast czasu: ile gier rozegrać; ta sama liczba daje ten sam wynik na każdym komputerze.
    .jobs = Ilu rdzeni użyć. Domyślnie wszystkich.
    .menus = Zapisz listy zakupów w tym folderze: 1.menu, 2.menu… Tam też zapisywany jest stan wyszukiwania.
    .resume = Kontynuuj wyszukiwanie z tego folderu.
    .report = Zapisz raport: co wygrywa, dlaczego i jak zacząć (.html, .md, .png albo .json).

help-train = Wytrenuj sieci, które grają w Dominion i oceniają szanse na wygraną.

    Jedna sieć uczy się tego, które listy zakupów wygrywają. Druga najpierw uczy się na takich listach, a potem gra z nimi i z dawnymi wersjami siebie. Trzecia uczy się oceniać szanse. Wszystko jest w folderze: to samo
    polecenie kontynuuje przerwany trening. Wystarczy zwykły procesor.
    .short = Wytrenuj sieci do gry Dominion.
    .game = Gra: dominion
    .folder = Folder na punkty kontrolne, wagi i krzywą uczenia.
    .minutes = Ile minut grać z ligą. Domyślnie 60.
    .menu_rounds = W ilu rundach uczyć się, które listy zakupów wygrywają. Domyślnie 10; przy 0 ten krok jest pomijany.
    .kingdoms = W ilu losowych królestwach szukać wygrywających list.
    .search_games = Ile gier ma każde takie wyszukiwanie.
    .shown = Na ilu decyzjach list uczyć się na początku.
    .watched = Z ilu gier uczyć się szans na końcu.
    .jobs = Ilu rdzeni użyć. Domyślnie wszystkich.

help-tournament = Rozegraj turniej wielu botów, ustal ich ranking i zobacz, kto z kim wygrywa.

    Domyślnie każdy bot gra z każdym. Każde rozdanie rozgrywa się tyle razy, ilu jest graczy; za każdym razem boty przesuwają się o jedno miejsce.
    Ranking i 95-procentowe przedziały ufności oblicza się według modelu Bradleya–Terry’ego. Bot nie gra w królestwie, w którym brakuje kart z jego listy zakupów. Ctrl-C przerywa i pokazuje dotychczasowe wyniki.
    .short = Rozegraj turniej botów i ustal ich ranking.
    .game = Gra: dominion, intrigo…
    .bots = Które boty grają, na przykład hard,medium,smithy,mine.menu,mine.py
    .kingdom = Nazwa zestawu, dziesięć kart oddzielonych przecinkami, kod królestwa albo random (losowo); można podać kilka razy. Domyślnie karty z list zakupów, uzupełnione kartami z Pierwszej rozgrywki.
    .random = Ile królestw wylosować dodatkowo.
    .players = Ile botów bierze udział w jednej partii. Domyślnie tyle, ile wynosi minimum dla tej gry.
    .swiss = Ile rund rozegrać systemem szwajcarskim: grają ze sobą sąsiedzi w tabeli, a nie każdy z każdym.
    .games = Ile gier rozgrywa każda para w każdym królestwie. Domyślnie 100.
    .jobs = Ilu rdzeni użyć. Domyślnie wszystkich.
    .turns = Po ilu turach każdego gracza przerwać grę. Domyślnie obowiązuje limit samej gry.
    .resume = Zapisuj turniej w tym pliku; jeśli plik już istnieje, kontynuuj zapisany w nim turniej.
    .report = Zapisz raport z tabelą spotkań w pliku .html, .md, .png albo .json

help-card = Zmierz, ile daje karta, w wielu losowych królestwach, w których jest.

    W każdym królestwie ścigają się znane listy zakupów, pary kart i silniki: z tą kartą i bez niej. Potem najlepsza talia z kartą gra na nowych rozdaniach
    z najlepszą talią bez niej. Widać, ile karta daje średnio, według liczby egzemplarzy i w każdym królestwie, z przedziałami 95%. Ctrl-C przerywa i pokazuje dotychczasowe wyniki.
    .short = Sprawdź, ile warta jest karta.
    .name = Karta: nazwa w dowolnym języku.
    .kingdoms = Ile królestw wylosować.
    .players = Ilu graczy bierze udział w grze.
    .games = Ile gier trwa każdy pomiar.
    .jobs = Ilu rdzeni użyć. Domyślnie wszystkich.
    .report = Zapisz raport do pliku: .html, .md, .png albo .json

help-calibrate = Rozegraj pojedynki, których wyniki są znane, i porównaj je z naszymi wynikami oraz ich przedziałami 95%.
    .short = Porównaj nasze wyniki ze znanymi.
    .games = Ile gier w każdym pojedynku.

help-env = Pokaż, z czego składa się środowisko dla programów uczących się: pola obserwacji z ich przesunięciami albo numery akcji.

    Jak korzystać ze środowisk, wyjaśnia `docs/environments.md`.
    .short = Opisz środowiska dla programów uczących się.
    .what = Na razie tylko describe.
    .game = Gra.
    .players = Ilu graczy ma środowisko. Domyślnie tylu, ilu gra wymaga.
    .layout = Liczba dla każdej karty albo wiersz dla każdego stosu.
    .actions = Pokaż zamiast tego akcje.
    .as_json = Wypisz pola, akcje i czasowniki w formacie JSON.

help-bench = Zmierz szybkość silnika gry i porównaj wersję skompilowaną ze zwykłą.
    .short = Zmierz szybkość silnika gry.
    .as_json = Wypisz wynik wyłącznie w formacie JSON.
    .against = Dla porównania zmierz też podany program.
    .quick = Mierz tylko przez kilka sekund; wyniki są wtedy przybliżone.

help-serve = Otwórz stoły dla wszystkich, którzy mogą połączyć się z tym komputerem przez przeglądarkę albo inny program.

    Niczego nie trzeba ustawiać: wystarcza jeden proces i jeden plik w twoim folderze danych. PostgreSQL, serwery pośredniczące,
    kopie zapasowe i pomiary opisuje `docs/operations.md`.
    .short = Pozwól innym grać przez sieć.
    .host = Adres, na którym nasłuchiwać; 0.0.0.0 wpuszcza inne komputery.
    .port = Port, na którym nasłuchiwać; 0 oznacza dowolny wolny port.
    .base_path = Ścieżka, pod którą serwer pośredniczący udostępnia Signorię, na przykład /games
    .proxy = Zaufane serwery pośredniczące: adresy oddzielone przecinkami.
    .origin = Inna witryna, która może łączyć się z serwerem; można podać kilka razy.
    .secure_cookies = Wysyłaj ciasteczka tylko przez HTTPS, gdy używa go serwer pośredniczący.
    .public_metrics = Pozwól czytać /metrics także innym komputerom.
    .bot_workers = W ilu procesach mają myśleć boty.
    .open_for = Po ilu godzinach zamknąć stół, przy którym gra się nie zaczęła.
    .idle_for = Po ilu dniach bez ruchu zamknąć grę.
    .keep_for = Po ilu dniach usunąć zamknięty stół.
    .drain = Ile sekund przy zatrzymywaniu serwera czekać na dokończenie rozpoczętej pracy.
    .log_json = Zapisuj każdy wiersz dziennika jako JSON.
    .log_level = Jak szczegółowy ma być dziennik.

help-backup = Zapisz w pliku wszystko, co przechowuje serwer: jeden wiersz JSON na rekord. Jeśli nazwa pliku kończy się na .gz, plik zostanie skompresowany. Serwer może w tym czasie działać.

    Trzymaj ten plik w tajemnicy: pozwala przewidzieć wyniki tasowania w trwających grach.
    .short = Utwórz kopię danych serwera.
    .file = Plik docelowy; istniejący zostanie zastąpiony.

help-restore = Przywróć dane z pliku zapisanego poleceniem `signoria backup`. Z bazy danych (SQLite albo PostgreSQL) nie może w tym czasie korzystać żaden serwer.
    .short = Przywróć kopię zapasową.
    .file = Plik kopii zapasowej.
    .replace = Najpierw opróżnij bazę danych.

# --- the words around it ---

help-usage = Użycie: { $command } { $rest }
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-any-options = [OPCJE]
help-any-command = POLECENIE…
help-text = TEKST
help-number = N
help-file = PLIK
help-code = KOD
help-default = domyślnie: { $value }
help-required = wymagane
help-try = Więcej: `{ $command } --help`.

# --- what cannot be understood ---

usage-error = Błąd: { $why }
usage-command = nie ma polecenia „{ $name }”{ $hint }
usage-missing-argument = brakuje argumentu { $name }
usage-missing-option = brakuje opcji { $name }
usage-no-option = nie ma opcji { $name }{ $hint }
usage-extra = nieoczekiwany argument: { $extra }
usage-needs-value = opcja { $name } wymaga wartości
usage-no-value = opcja { $name } nie przyjmuje wartości
usage-bad-value = { $name }: { $why }
usage-bad-choice = { $name }: możliwe wartości to { LIST($choices, link: "or") }
usage-bad-number = { $name } musi być liczbą całkowitą
usage-bad-number-least = { $name } musi być liczbą całkowitą, co najmniej { $least }
usage-aborted = Przerwano.
