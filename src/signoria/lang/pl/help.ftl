# What `signoria --help` and `signoria COMMAND --help` say. The value of help-<command> is the whole help, .short stands in the
# list of commands, and each option or argument has an attribute. help-option has what is the same for several commands.
# A blank line begins a paragraph; where lines end otherwise does not matter.

help-signoria = Jeden stół do dwóch gier karcianych: Dominion i Intrigo.

    Bez polecenia stół otworzy się w przeglądarce.
    .version = Pokaż wersję i to, jak ją zbudowano.

help-option =
    .as_json = Zwykłe dane zamiast tabeli.
    .base_edition = Wydanie kart wspólnych dla obu gier podstawowych: base1 albo base2.
    .database = Gdzie przechowywać stoły: sqlite:///FILE albo postgresql://USER:PASSWORD@HOST/NAME. W innym razie według SIGNORIA_DATABASE albo w pliku w twoim folderze danych.
    .files = Plik z własnymi kartami; można podać kilka razy.
    .games = Ile gier w sumie.
    .help = Pokaż tę pomoc i zakończ.
    .jobs = Na ilu rdzeniach; wyniki są takie same.
    .kingdom = Nazwa zestawu, dziesięć kart po przecinku, kod królestwa albo random (losowo).
    .lang = Język: { LIST($known, link: "none") }. Bez tego język z SIGNORIA_LANG albo z systemu.
    .seed = To samo ziarno daje te same rozdania.

help-play = Zagraj w terminalu: z ludźmi przy jednej klawiaturze, z botami albo z jednymi i drugimi.

    Każdy ruch jest zachowywany; `signoria play --resume` wraca do przerwanej gry.
    .short = Zagraj w terminalu.
    .game = Gra; z --resume plik, od którego zacząć.
    .players = Osoby przy tej klawiaturze, w kolejności siedzenia: Anna,Ben
    .bots = Kto jeszcze gra: hard,novice. Grając solo, dostajesz tyle botów, ilu trzeba.
    .seed = To samo ziarno daje tę samą grę.
    .profile = Zasady którego wydania, ed1 czy ed2; bez tego decyduje królestwo.
    .merged_treasure = Skarby z dwóch pudełek, jak mogą właściciele obu.
    .choose_discard_top = Pytaj, którą kartę z odrzuconej ręki widać na wierzchu.
    .resume = Wróć do ostatniej gry albo do tej z podanego pliku.

help-guide = Przeczytaj, jak się gra: wszystko, czego potrzebuje ktoś, kto nigdy nie miał pudełka w rękach.
    .short = Przeczytaj, jak się gra.
    .game = Gra: dominion albo intrigo.

help-kingdoms = Wypisz polecane królestwa Dominion, pokaż dowolne albo wylosuj nowe.

    Cechy dla --with i --without: village (więcej akcji), draw (dobieranie), cantrip (+1 karta i +1 akcja), buy (zakupy),
    coins (monety), trasher (wyrzucanie na śmietnisko), gainer (zdobywanie kart), attack (Ataki), curser (Klątwy),
    reaction (Reakcje), treasure (Skarby), victory (karty Zwycięstwa). Poza nimi: od cost2 do cost6, pudełko (base, base1,
    base2, intrigue1), karta; spread (każdy koszt od 2 do 5), half (pięć kart z Intrygi, pięć z gry podstawowej), answer
    (Reakcja, jeśli jest Atak).
    .short = Pokaż królestwa albo wylosuj nowe.
    .which = Nazwa zestawu, dziesięć kart po przecinku albo kod królestwa.
    .random = Wylosuj królestwo.
    .sets = Z których pudełek losować.
    .wanted = Co ma w nim być: village,attack<=2,witch,spread…
    .unwanted = Czego ma w nim nie być: curser,cost6…
    .seed = To samo ziarno losuje to samo królestwo.

help-cards = Wypisz karty Dominion z pudełkiem, kosztem i typami albo opisz jedną z nich. Jako dane mają też monety, punkty i wielkość stosu.
    .short = Wypisz karty albo opisz jedną z nich.
    .card = Karta: jej opis i to, o co pytają gracze.
    .box = Tylko karty z tego pudełka.

help-rules = Pokaż regułę i testy, które ją sprawdzają; policz je; wypisz te, których żaden test nie sprawdza.
    .short = Pokaż zasady, reguła po regule.
    .id = Reguła (R-7, mine#2, intrigo:PL-4) albo karta.
    .coverage = Policz reguły, których żaden test nie sprawdza.
    .as_json = Zwykłe dane zamiast tekstu.

help-replay = Pokaż zapisaną grę tura po turze: kod wyjścia 0 albo 1, jeśli zapis jest niepoprawny.
    .short = Pokaż zapisaną grę tura po turze.
    .record = Zapis gry, jako JSON.
    .verify = Powiedz tylko, czy zgadzają się skróty, zobowiązanie i wynik.
    .until = Zatrzymaj się po tylu wierszach dziennika.

help-scenario = Rozegraj pliki ze scenariuszami: kod wyjścia 0, jeśli wszystko się zgadza, 1, jeśli nie, 2, jeśli pliku nie da się odczytać.
    .short = Rozegraj pliki ze scenariuszami.
    .files = Pliki ze scenariuszami albo katalogi z nimi.

help-simulate = Niech boty zagrają ze sobą wiele razy; zobacz, kto jak często wygrywa i na ile to pewne.

    Każde rozdanie rozgrywa się po razie dla każdego przesunięcia miejsc przy stole. Wynik to odsetek wygranych; wspólne zwycięstwo liczy się
    w części, gra niedokończona wszystkim po równo. W 95 na 100 takich serii prawdziwy wynik leży w podanym przedziale. Ctrl-C pokazuje, co wiadomo do tej pory.
    .short = Niech boty zagrają ze sobą wiele razy.
    .game = Gra: dominion, intrigo …
    .bots = Kto gra: smithy,big_money,random,mine.menu,mine.py
    .kingdom = Nazwa zestawu, dziesięć kart po przecinku, kod królestwa albo random (losowo). Bez tego karty z list zakupów, uzupełnione kartami z Pierwszej rozgrywki.
    .turns = Przerwij grę po tylu turach każdego gracza. Bez tego tak, jak ma to gra: 200.
    .report = Zapisz obrazki z przebiegu gier: .html, .png albo .md

help-calibrate = Rozegraj wzorcowe pojedynki o znanych wynikach i porównaj z nimi nasze, z przedziałami 95 %.
    .short = Rozegraj pojedynki o znanych wynikach.
    .games = Ile gier w każdym pojedynku.

help-bench = Zmierz, jak szybko działają tu reguły, skompilowane i zwykłe obok siebie.
    .short = Zmierz, jak szybko działają tu reguły.
    .as_json = Wypisz wszystko jako JSON i nic poza tym.
    .against = Zmierz ten program obok naszego.
    .quick = Kilka sekund w sumie; liczby są przybliżone.

help-serve = Otwórz stoły dla wszystkich, którzy mogą połączyć się z tym komputerem: w przeglądarce albo w innym programie.

    Niczego nie trzeba ustawiać: jeden proces i jeden plik w twoim folderze danych. Resztę opisuje `docs/operations.md`:
    PostgreSQL, serwer pośredniczący, kopie zapasowe, pomiary.
    .short = Pozwól innym grać tu przez sieć.
    .host = Adres, pod którym słuchać; 0.0.0.0 wpuszcza inne komputery.
    .port = Port, na którym słuchać; 0 to dowolny wolny.
    .base_path = Część adresu, którą serwer pośredniczący stawia przed naszą: /games
    .proxy = Komu wierzyć, skąd pochodzi żądanie: adresy oddzielone przecinkami.
    .origin = Strona spod innego adresu, która może się z nami łączyć; można podać kilka razy.
    .secure_cookies = Wysyłaj ciasteczka tylko przez HTTPS: gdy mówi nim serwer pośredniczący.
    .public_metrics = Pozwól czytać /metrics także innym komputerom.
    .bot_workers = Ile procesów myśli za boty.
    .open_for = Po ilu godzinach zamknąć stół, przy którym nikt nie zaczyna.
    .idle_for = Po ilu dniach zamknąć grę, której nikt nie kontynuuje.
    .keep_for = Po ilu dniach usunąć zamknięty stół.
    .drain = Ile sekund przy zatrzymaniu czekać na to, co już się dzieje.
    .log_json = Pisz każdy wiersz dziennika jako JSON.
    .log_level = Które wiersze pisać.

help-backup = Zapisz w pliku wszystko, co przechowuje serwer: wiersz JSON na każdy rekord, skompresowany, jeśli nazwa kończy się na .gz. Serwer może działać.

    Zawartość jest tajna: kto ją przeczyta, zna z góry tasowania w trwających grach.
    .short = Skopiuj to, co przechowuje serwer.
    .file = Plik do zapisania; starszy zostanie zastąpiony.

help-restore = Odtwórz to, co zapisała komenda `signoria backup`. Żaden serwer nie może teraz używać tej bazy danych; może ona być drugiego rodzaju.
    .short = Odtwórz kopię.
    .file = Plik do odczytania.
    .replace = Usuń to, co jest w bazie danych.

# --- the words around it ---

help-usage = Użycie: { $command } { $rest }
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-any-options = [OPCJE]
help-any-command = POLECENIE …
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
usage-extra = to za dużo: { $extra }
usage-needs-value = opcja { $name } wymaga wartości
usage-no-value = opcja { $name } nie przyjmuje wartości
usage-bad-value = { $name }: { $why }
usage-bad-choice = { $name } to { LIST($choices, link: "or") }
usage-bad-number = { $name } to liczba całkowita
usage-bad-number-least = { $name } to liczba całkowita, co najmniej { $least }
usage-aborted = Przerwano.
