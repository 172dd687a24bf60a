# The first visit, what waits for somebody, the kingdom of the day, finished games, several people at one screen.

page-new-title = Pierwsza partia trwa dziesięć minut
page-new-lead = Grasz w Dominion z jednym łatwym botem, a nauczyciel na bieżąco objaśnia każdy krok. Nie trzeba nic wcześniej czytać.
page-new-play = Zagraj pierwszą partię
page-new-intrigo = Albo poznaj Intrigo
page-new-account = Bez konta
page-new-undo = Ruch zawsze można cofnąć
page-new-leave = Wychodzisz, kiedy chcesz
page-new-know = Znam tę grę
    .about = Wybierz graczy, boty i karty.
page-new-invited = Mam zaproszenie
    .about = Otwórz link od znajomych.
page-join-link = Link od znajomych
    .about = Wklej cały link albo tylko jego końcówkę.
page-join-go = Do stołu
page-join-wrong = To nie jest zaproszenie. Wklej link od znajomych.

page-home-resume-more = { $n ->
    [one] i jeszcze jedna partia
    [few] i jeszcze { $n } partie
   *[other] i jeszcze { $n } partii
}
page-home-preferences-about = Tempo, dźwięki i wygląd.

page-offline-title = Nie można połączyć się z serwerem.
page-offline-what = Strona działa, a twoje partie są bezpieczne na serwerze.
page-offline-again = Spróbuj ponownie

page-notify-offer = Powiadomić cię, gdy przyjdzie twój ruch, nawet jeśli strona jest ukryta?
page-notify-yes = Powiadamiaj mnie
page-notify-no = Nie, dziękuję
page-notify-menu = Powiadamiaj o moim ruchu
page-notify-move = Twój ruch.

# $time: when the next one comes.
page-daily-title = Królestwo dnia
page-daily-same = Te same dziesięć kart i te same tasowania dla wszystkich, do { $time }.
page-daily-against = Grasz z jednym botem: { $level }.
page-daily-play = Zagraj
page-daily-continue = Graj dalej
page-daily-results = Zobacz wyniki
page-daily-cards = Zobacz karty
page-daily-once = Jedna partia dziennie.
page-daily-ranking = Ty i cztery boty
page-daily-you = Ty
page-daily-turns = { $n ->
    [one] { $n } tura
    [few] { $n } tury
   *[other] { $n } tur
}
page-daily-gave-up = poddana
page-daily-levels-play = Boty czterech poziomów jeszcze rozgrywają to samo rozdanie…
page-daily-share = Kopiuj wynik
# $score: my points and the opponent’s. What follows are squares, one for each level.
page-daily-share-won = Signoria, { $date }: wygrana { $score } w { $turns ->
    [one] { $turns } turze
    [few] { $turns } turach
   *[other] { $turns } turach
}
page-daily-share-lost = Signoria, { $date }: przegrana { $score } w { $turns ->
    [one] { $turns } turze
    [few] { $turns } turach
   *[other] { $turns } turach
}
page-daily-share-gave-up = Signoria, { $date }: partia poddana
page-daily-history = Twoje wyniki z ostatnich dni
page-daily-streak = { $n ->
    [one] { $n } dzień z rzędu
    [few] { $n } dni z rzędu
   *[other] { $n } dni z rzędu
}
page-daily-done = To było królestwo dnia.
page-daily-compare = Porównaj wyniki

page-games-won = Wygrana
page-games-shared = Wspólna wygrana
page-games-lost = Przegrana
page-games-screen = Jeden ekran
page-games-place = { $n ->
    [1] Pierwsze miejsce
    [2] Drugie miejsce
    [3] Trzecie miejsce
    [4] Czwarte miejsce
    [5] Piąte miejsce
   *[other] Szóste miejsce
}
page-games-turns = { $n ->
    [one] { $n } tura
    [few] { $n } tury
   *[other] { $n } tur
}
page-games-rounds = { $n ->
    [one] { $n } runda
    [few] { $n } rundy
   *[other] { $n } rund
}
page-games-to = do { $points }
page-games-seals = { $n ->
    [one] pieczęć
    [few] pieczęcie
   *[other] pieczęci
}
page-games-own-kingdom = Dziesięć kart
page-games-all = Wszystkie
page-games-played = { $n ->
    [one] rozegrana partia
    [few] rozegrane partie
   *[other] rozegranych partii
}
page-games-chance = wygranych; czysty przypadek dałby { $percent }
page-games-points = punktów średnio
page-games-interval = przedział 95%: od { $low } do { $high }
page-games-by-level = Wygrane według poziomu
page-games-people = Z ludźmi
page-games-mixed = Różne boty
page-games-more = Według królestw i kart
page-games-by-kingdom = Według królestw
page-games-by-card = Według kart
    .about = Partie, które kończysz z tą kartą w talii.
page-games-search = Szukaj gracza, karty, królestwa lub daty
page-games-none = Nie ma takiej partii.
page-games-earlier = { $n ->
    [one] Pokaż { $n } wcześniejszą partię
    [few] Pokaż { $n } wcześniejsze partie
   *[other] Pokaż { $n } wcześniejszych partii
}
page-games-remove = Usuń z listy partii
    .sure = Czy ta partia ma zniknąć z listy i ze statystyk?
    .no = Zostaw
    .yes = Usuń z listy
page-games-export = Twoje partie w pliku:

page-screen-title = Przy jednym ekranie
page-screen-lead = Podawajcie sobie jedno urządzenie. Między turami karty są zakryte.
page-screen-who = Kto gra
page-screen-player = Gracz { $n }
page-screen-add = Dodaj gracza
page-screen-level = Jak grają boty
page-screen-pass = { $player }, twój ruch
    .about = Wszystkie karty są zakryte. Weź urządzenie i dopilnuj, żeby nikt nie podglądał.
page-screen-show = Pokaż moje karty
