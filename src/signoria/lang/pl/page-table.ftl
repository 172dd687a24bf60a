# What every table of the page says, whatever is played on it.

page-language = Język
page-sound = Dźwięk przy moim ruchu
page-theme-day = Jasny motyw
page-theme-night = Ciemny motyw
page-close = Zamknij
page-menu = Menu

page-error-unreachable = Nie można połączyć się z serwerem.
page-error-unknown = Coś poszło nie tak.
page-error-again = Spróbuj ponownie
page-error-home = Na stronę główną

page-link-connecting = Łączenie…
page-link-open = Połączono
page-link-lost = Utracono połączenie, łączymy się ponownie…
page-link-ended = Rozłączono

page-table-closed = Ten stół jest zamknięty.
page-table-question = Pytanie
page-table-confirm = Gotowe
page-table-more = { $n ->
    [one] Wybierz jeszcze jedną kartę
    [few] Wybierz jeszcze { $n } karty
   *[many] Wybierz jeszcze { $n } kart
}
page-table-tally = { $picked } z { $most }
page-table-tally-most = { $picked }, najwyżej { $most }
page-table-tally-open = Wybrano: { $picked }
page-table-you = Twoja strona stołu
page-table-log = Dziennik
page-table-game = Partia { $n }
page-table-number = Stół { $n } z 2
page-table-show-log = Pokaż dziennik

page-proposal-undo-you = Prosisz o cofnięcie swojego ostatniego ruchu.
page-proposal-undo-other = { $player } prosi o cofnięcie ostatniego ruchu.
page-proposal-bot-you = Proponujesz, by za nieobecną osobę ({ $about }) grał bot.
page-proposal-bot-other = { $player } proponuje, by za nieobecną osobę ({ $about }) grał bot.
page-proposal-rematch-same-you = Proponujesz kolejną grę tymi samymi kartami.
page-proposal-rematch-same-other = { $player } proponuje kolejną grę tymi samymi kartami.
page-proposal-rematch-rotated-you = Proponujesz kolejną grę z wymianą części kart.
page-proposal-rematch-rotated-other = { $player } proponuje kolejną grę z wymianą części kart.
page-proposal-rematch-new-you = Proponujesz kolejną grę nowymi kartami.
page-proposal-rematch-new-other = { $player } proponuje kolejną grę nowymi kartami.
page-proposal-agree = Zgoda
page-proposal-refuse = Odmów
page-proposal-withdraw = Wycofaj

page-table-undo-sure = Od tego czasu grali też inni. Cofną się również ich ruchy: { LIST($players) }.
page-table-undo-yes = Cofnij wszystko
page-table-doubt-no = Graj dalej
page-proposal-declined = Twoja prośba została odrzucona.

page-chat = Czat{ $n ->
    [0] { "" }
   *[other] { " " }({ $n })
}
page-chat-say = Napisz coś
page-chat-send = Wyślij
page-chat-mute = Wycisz: { $player }
page-chat-unmute = Cofnij wyciszenie: { $player }

page-menu-take-seat = Graj znów bez bota
page-menu-hand-over = Niech bot zagra za: { $player }
page-menu-concede = Poddaj się
page-menu-concede-doubt = Poddać tę partię? Tego nie da się cofnąć.
page-menu-concede-sure = Tak, poddaję się
page-menu-rules = Zasady i karty
page-menu-leave = Wyjdź na razie
page-menu-keys = Klawisze
page-menu-hold = Żeby przeczytać kartę, przytrzymaj ją.
