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
report-picture = Wyniki, zakończenia, przebieg gier i to, co kiedy kupowano
report-column =
    .bot = bot
    .score = wynik
    .interval = przedział 95 %
    .wins = wygrane
    .ties = wspólne
    .points = punkty
    .turns = tury
report-scores = Kto wygrywa
    .note = Wygrane w procentach; wspólne zwycięstwo liczy się w części, gra niedokończona po równo dla wszystkich. Ciemna kreska to przedział 95 %.
report-endings = Jak kończą się gry
    .note = W procentach wszystkich gier; kolory to zwycięzcy.
report-gauge =
    .note = Średnia ze wszystkich gier. Skończona gra liczy się tak, jak się skończyła.
    .band = Średnia ze wszystkich gier; połowa z nich leży w zacieniowanym pasie. Skończona gra liczy się tak, jak się skończyła.
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
