# The report of a simulation.

report-games = { $n ->
    [one] 1 gra
    [few] { $n } gry
   *[many] { $n } gier
}
report-games-of = { $n } z { $most } gier
report-speed = { $n } gier/s
report-not-over = { $turns ->
    [one] niedokończone po 1 turze każdego gracza: { $n }
   *[other] niedokończone po { $turns } turach każdego gracza: { $n }
}
report-seed = ziarno { $name }
report-written = Raport: { $file }
report-cached = Nie trzeba było grać od nowa: raport był w pamięci podręcznej, { $folder }
report-not-cached = Nie udało się zapisać raportu w pamięci podręcznej { $folder }: { $why }
report-picture = Wyniki, zakończenia, przebieg gier i to, co kiedy kupowano
report-column =
    .bot = bot
    .score = wynik
    .interval = przedział 95%
    .wins = wygrane
    .ties = wspólne
    .points = punkty
    .turns = tury
report-scores = Kto wygrywa
    .note = Wygrane w procentach; wspólne zwycięstwo dzieli się między zwycięzców, a niedokończoną grę między wszystkich. Ciemna kreska to przedział 95%.
report-endings = Jak kończą się gry
    .note = W procentach wszystkich gier; kolory to zwycięzcy.
report-gauge =
    .note = Średnia ze wszystkich gier. Gra, która już się skończyła, liczy się z końcowym wynikiem.
    .band = Średnia ze wszystkich gier; połowa z nich leży w zacieniowanym pasie. Gra, która już się skończyła, liczy się z końcowym wynikiem.
report-lengths = Jak długo trwają gry
    .note = W procentach wszystkich gier.
report-purchases = Co i kiedy kupuje { $name }
    .note = Kupione karty w przeciętnej grze: kolor pokazuje turę po turze, liczba po prawej sumę.
report-shared = wspólne
report-unfinished = niedokończone
report-others = inne zakończenia

unit-turn = Tura
unit-round = Runda

gauge-points = Punkty tura po turze
gauge-seals = Pieczęcie runda po rundzie
gauge-missing = Ilu pieczęci brakuje do zwycięstwa
gauge-ducats = Dukaty runda po rundzie

ending-over = koniec
ending-provinces = nie ma już Prowincji
ending-piles = puste stosy: { LIST($names, link: "none") }
ending-four = cztery pieczęcie jednej organizacji
ending-five = pieczęć każdej organizacji
ending-round-limit = ostatnia runda

# Amounts with their units; $value is written as the language writes numbers.
percent = { $value }%
seconds = { $value } s

# The search for strategies.
evolve-generation = pokolenie { $n }
evolve-best = najlepszy wynik { $score } ({ $interval })
evolve-left = zostało { $time }
evolve-cards = kupuje
evolve-share = udział
evolve-money = same pieniądze
evolve-order = Strategia, która słabo gra przeciw jednej ze znanych, ma niższe miejsce, niż wskazuje jej wynik.
evolve-winner = Najlepsza lista zakupów:
evolve-written = { $n ->
    [one] { $n } lista zakupów w folderze { $folder }
    [few] { $n } listy zakupów w folderze { $folder }
   *[many] { $n } list zakupów w folderze { $folder }
}
evolve-game = strategii można szukać tylko w grze { $known }, a nie „{ $game }”
evolve-budget = podaj albo --seconds, albo --games
evolve-folder-used = w folderze { $folder } są już listy zakupów; wybierz pusty
evolve-folder-search = w folderze { $folder } jest już zapisane wyszukiwanie; kontynuuj je: --resume { $folder } albo wybierz pusty folder
evolve-resume = Ciąg dalszy: `signoria evolve dominion --resume { $folder }`
evolve-resume-option = opcji { $option } nie można podać razem z --resume: jej wartość jest już zapisana w folderze
evolve-no-search = w folderze { $folder } nie ma zapisanego wyszukiwania
evolve-not-a-search = w pliku { $file } nie ma wyszukiwania, które można by kontynuować
evolve-other-version = plik { $file } zapisała Signoria { $theirs }; Signoria { $ours } nie może kontynuować tego wyszukiwania
evolve-finished = to wyszukiwanie jest skończone (gry: { $games }, czas: { $seconds } s); żeby szukać dalej, podaj większe --games albo --seconds

# Training a net.
train-estimate = nauka tego, które listy wygrywają
train-champions = przeszukiwanie królestw
train-imitation = nauka na listach zakupów
train-league = gry z ligą
train-chances = nauka szans
train-menus = { $score } z listami
train-past = { $score } z dawnymi sieciami
train-calibration = graczy: { $players }, pozycji: { $positions }; wynik Briera { $brier } (przy równych szansach { $equal }), błąd kalibracji { $error }
train-written = Wagi i krzywa uczenia są w folderze { $folder }.
train-resume = Aby kontynuować: `signoria train dominion { $folder }`
train-game = można trenować tylko sieć do gry { $known }, nie do „{ $game }”
train-curve-menus = z listami zakupów
train-curve-past = z dawnymi sieciami
train-curve-games = gry
train-curve-score = wygrane gry, %

# Turniej.
tournament-title = Turniej: { $n } { $n ->
    [one] bot
    [few] boty
   *[many] botów
}
tournament-swiss = Turniej szwajcarski: { $n } { $n ->
    [one] bot
    [few] boty
   *[many] botów
}, { $rounds } { $rounds ->
    [one] runda
    [few] rundy
   *[many] rund
}
tournament-players = graczy w grze: { $n }
tournament-rating = ranking
tournament-games = gry
tournament-round = runda { $n } z { $most }
tournament-standings = Ranking
    .note = 400 punktów przewagi to dziesięć razy więcej wygranych
tournament-matrix = ile procent gier wygrywa bot z wiersza, licząc tylko gry wygrane przez jednego z tych dwóch
tournament-by-kingdom = Według królestw
    .note = odsetek wygranych gier
tournament-about = Ranking według modelu Bradleya–Terry’ego; średnia to 1500. Kreski pokazują 95-procentowe przedziały ufności dla tych botów w tych królestwach.
tournament-absent = { $name } gra w { $n } z { $most } królestw; w pozostałych brakuje potrzebnych kart.
tournament-resume = Ciąg dalszy: `signoria tournament { $game } --resume { $file }`
tournament-seats = w grze { $game } może być od { $least } do { $most } graczy, a nie { $n }
tournament-bots = w turnieju musi być od { $least } do { $most } botów, a nie { $n }
tournament-kingdoms = za dużo królestw: { $n }; w turnieju może ich być najwyżej { $most }
tournament-tables = spotkań byłoby { $n }, a może być najwyżej { $most }; podaj mniej botów lub królestw albo użyj --swiss
tournament-misfits = botów, które mogą grać w tym królestwie, jest { $n }, a potrzeba { $needed }: { LIST($cards, link: "none") }
tournament-not-saved = w pliku { $file } nie ma turnieju, który można by kontynuować
tournament-differs = w pliku { $file } jest inny turniej: nie zgadza się { $option }; kontynuuj z tymi samymi opcjami albo wybierz inny plik

# Ile warta jest karta.
worth-title = Ile daje { $name }
worth-adds = daje
worth-best = najlepsza talia z tą kartą
worth-copies = { $n ->
    [one] najwyżej 1 egzemplarz
    [few] najwyżej { $n } egzemplarze
   *[many] najwyżej { $n } egzemplarzy
}
worth-mean = We wszystkich królestwach
worth-unit = w punktach procentowych ponad wynik równy
worth-against = { $one } przeciw { $other }
worth-summary = Królestwa, w których karta wyraźnie pomaga: { $helps } z { $n }; wyraźnie szkodzi: { $hurts }.
worth-about = W każdym królestwie najlepsza talia z tą kartą gra przeciw najlepszej talii bez niej: takim, jakie znajduje krótkie wyszukiwanie, i tak, jak grają boty programu. Karta, która wymaga umiejętności, może być dla ciebie warta więcej.
worth-progress = królestwa: { $n } z { $most }

# Strategia słowami: co kupować i kiedy.
plan-buys = Zakupy w tej kolejności: { $list }.
plan-points = Karty Zwycięstwa: { $list }.
plan-or = lub
plan-up-to = najwyżej { $n }
plan-per-treasures = { $n ->
    [one] jedna na każdą kartę Skarbu
    [few] jedna na każde { $n } karty Skarbu
   *[many] jedna na każde { $n } kart Skarbu
}
plan-one-more-than = najwyżej o jedną więcej niż { $name }
plan-owning = gdy w talii jest { $name } ×{ $n }
plan-owning-fewer = dopóki w talii nie ma { $name } ×{ $n }
plan-until-turn = do tury { $n }
plan-from-turn = od tury { $n }
plan-provinces-least = dopóki Prowincji jest co najmniej { $n }
plan-provinces-most = gdy Prowincji jest najwyżej { $n }
plan-end-near = gdy do końca gry brakuje najwyżej { $n ->
    [one] 1 karty
    [few] { $n } kart
   *[many] { $n } kart
}
plan-end-far = dopóki do końca gry brakuje więcej niż { $n ->
    [one] 1 karty
    [few] { $n } kart
   *[many] { $n } kart
}
plan-money-least = gdy monet w talii jest co najmniej { $n }
plan-money-most = gdy monet w talii jest najwyżej { $n }
plan-coins = gdy monet do wydania jest co najmniej { $n }
plan-cards-most = gdy kart w talii jest najwyżej { $n }
plan-behind-under = { $n ->
    [0] gdy prowadzisz
    [1] o ile nie przegrywasz
    [one] przy stracie mniejszej niż { $n } punkt
    [few] przy stracie mniejszej niż { $n } punkty
   *[many] przy stracie mniejszej niż { $n } punktów
}
plan-behind-least = { $n ->
    [0] o ile nie prowadzisz
    [1] gdy przegrywasz
    [one] przy stracie co najmniej { $n } punktu
    [few] przy stracie co najmniej { $n } punktów
   *[many] przy stracie co najmniej { $n } punktów
}

# Raport o królestwie.
what-wins-title = Co tu wygrywa?
what-wins-about = Na podstawie gier między botami programu (liczba gier: { $n }). Kreski pokazują przedział 95%. Ludzie mogą znaleźć lepsze strategie.
what-wins-strategies = Najlepsze strategie
    .note = szansa na wygraną z pozostałymi
what-wins-matrix = Co wygrywa z czym
    .note = wiersz przeciw kolumnie, w %
what-wins-cards = Ile daje każda karta
    .note = najlepsza talia z kartą przeciw najlepszej bez niej, w punktach procentowych
what-wins-openings = Otwarcia
    .note = pierwsze dwa zakupy i szansa na wygraną
what-wins-lengths = Jak długo trwają gry
    .note = dwie najlepsze strategie przeciwko sobie
what-wins-rounds = tury każdego gracza: { $n }; w połowie gier od { $least } do { $most }
what-wins-example = Przykładowa gra
    .note = najlepsza strategia przeciw drugiej, tura po turze
what-wins-start = Początek
what-wins-download = Pobierz tę grę, żeby prześledzić ją na stronie albo poleceniem signoria replay
