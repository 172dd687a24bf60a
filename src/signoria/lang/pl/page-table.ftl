# What every table of the page says, whatever is played on it.

page-language = Język
page-sound = Dźwięk, gdy twój ruch
page-theme-day = Widok dzienny
page-theme-night = Widok nocny
page-close = Zamknij
page-menu = Menu

page-trouble-unreachable = Nie można połączyć się z serwerem.
page-trouble-unknown = Coś poszło nie tak.
page-trouble-again = Spróbuj ponownie
page-trouble-home = Na stronę główną

page-link-connecting = Łączenie
page-link-open = Połączono
page-link-lost = Utracono połączenie, próbujemy ponownie
page-link-ended = Rozłączono

page-table-closed = Ten stół jest zamknięty.
page-table-question = Pytanie
page-table-confirm = Gotowe
page-table-more = Wybierz jeszcze: { $n }
page-table-tally = { $picked } z { $most }
page-table-tally-most = { $picked }, najwyżej { $most }
page-table-tally-open = Wybrano: { $picked }
page-table-you = Twoja strona stołu
page-table-log = Dziennik
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

page-chat = Czat{ $n ->
    [0] { "" }
   *[other] { " " }({ $n })
}
page-chat-say = Napisz coś
page-chat-send = Wyślij
page-chat-mute = Wycisz: { $player }
page-chat-unmute = Przestań wyciszać: { $player }

page-menu-take-seat = Znów graj samodzielnie
page-menu-hand-over = Niech zagra bot zamiast: { $player }
page-menu-concede = Poddaj się
page-menu-concede-sure = Poddaj tę grę ostatecznie
page-menu-rules = Zasady i karty
page-menu-leave = Wyjdź i wróć później
page-menu-keys = Klawisze
