# The end of a game, and stepping through a finished one.

page-end-where = Koniec gry
page-end-rematch = Rewanż
page-end-rematch-new = Nowe karty
page-end-again = Zagraj jeszcze raz
page-end-replay = Odtwórz grę
page-end-save = Zapisz grę

page-end-cards = Punkty według kart
page-end-player = Gracz
page-end-turns = tury
page-end-points = punkty
page-end-rounds = rundy
page-end-seals = pieczęcie
page-end-missing = brakuje pieczęci
page-end-ducats = dukaty
page-end-you = ty
page-end-winner = zwycięstwo
page-end-curve-points = Punkty tura po turze
page-end-curve-seals = Pieczęcie runda po rundzie
page-end-unit-turn = tura
page-end-unit-round = runda
page-end-decks = Talie obok siebie
page-end-deck-size = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}

page-replay-title = Powtórka
page-replay-step = Krok { $step } z { $steps }
page-replay-first = Do początku
page-replay-back-turn = Turę wstecz
page-replay-back = Krok wstecz
page-replay-on = Krok naprzód
page-replay-on-turn = Turę naprzód
page-replay-last = Do końca
page-replay-play = Odtwarzaj
page-replay-pause = Pauza
page-replay-seen-by = Perspektywa:
page-replay-spectator = widz
page-replay-jump = Przejdź do tej tury
page-replay-result = Wróć do wyniku
page-replay-now = Wróć do gry
page-replay-your-turn = Twoja kolej: wróć
page-replay-open = Otwórz zapis
page-replay-open-hint = Wybierz plik zapisany na końcu gry albo upuść go tutaj.
page-replay-open-file = Wybierz plik

# The next game, and the series.
page-end-rematch-rotated = Wymień karty
page-end-share = Kopiuj link do gry
page-end-share-here = Serwer jest dostępny tylko z tego komputera, więc link działa tylko tutaj.
page-end-swap-how = Każdy gracz może wskazać jedną kartę królestwa. Każdą wskazaną zastąpi losowa.
page-end-swap-out = Wymień
page-end-swap-none = żadna
page-end-swap-play = Zagraj z wymianą
page-end-swap-suggest = Zaproponuj
page-end-families = Co zdobył każdy ród
# $n is the value of the card that won the seal that won the game.
page-end-decider = Budynek, który rozstrzygnął
page-end-decider-tie = Druga karta o wartości { $n } obok niego dałaby remis i pieczęć zostałaby na miejscu.
page-end-decider-show = Pokaż ten moment
page-end-lacked-four = Do czterech jednakowych zabrakło: { $n } ({ $tokens })
page-end-lacked-five = Do wszystkich pięciu zabrakło: { $tokens }
page-end-series = Stan po { $n ->
    [one] 1 grze
    [few] { $n } grach
   *[many] { $n } grach
}
page-end-series-won = wygrane
page-end-series-shared = wspólne
page-end-starts-left = Następną grę zaczyna { $player }, po lewej stronie zwycięzcy.
page-end-you-start-left = Następną grę zaczynasz ty, po lewej stronie zwycięzcy.
page-end-starts-other = Następną grę zaczyna { $player }: pozostali wygrali.
page-end-you-start-other = Następną grę zaczynasz ty: pozostali wygrali.
page-end-starts-one = Następną grę zaczyna { $player }.
page-end-you-start-one = Następną grę zaczynasz ty.
page-end-starts-drawn = Następną grę zacznie ktoś wylosowany spośród tych, którzy nie wygrali: { LIST($players) }.
page-end-starts-any = Następną grę zacznie wylosowany gracz.
