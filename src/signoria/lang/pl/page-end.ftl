# The end of a game, and stepping through a finished one.

page-end-where = Koniec gry
page-end-rematch = Rewanż
page-end-rematch-new = Nowe karty
page-end-again = Zagraj jeszcze raz
page-end-replay = Przejdź grę krok po kroku
page-end-save = Zapisz przebieg

page-end-cards = Punkty według kart
page-end-player = Gracz
page-end-turns = tury
page-end-points = punkty
page-end-rounds = rundy
page-end-seals = pieczęcie
page-end-missing = brakuje
page-end-ducats = dukaty
page-end-you = ty
page-end-result = Wynik
page-end-winner = zwycięstwo
page-end-curve-points = Punkty tura po turze
page-end-curve-seals = Pieczęcie runda po rundzie
page-end-unit-turn = tura
page-end-unit-round = runda
page-end-won = Zwycięstwa przy tym stole
page-end-decks = Talie obok siebie
page-end-deck-size = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}

page-replay-title = Gra krok po kroku
page-replay-step = Krok { $step } z { $steps }
page-replay-first = Na początek
page-replay-back-turn = Turę wstecz
page-replay-back = Krok wstecz
page-replay-on = Krok naprzód
page-replay-on-turn = Turę naprzód
page-replay-last = Na koniec
page-replay-play = Odtwarzaj
page-replay-pause = Pauza
page-replay-seen-by = Widziana oczami
page-replay-spectator = widza
page-replay-open = Otwórz zapis
page-replay-open-hint = Plik zapisany na końcu gry: wybierz go albo upuść tutaj.
page-replay-open-file = Wybierz plik
