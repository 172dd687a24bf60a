# A table for friends: opening it, inviting, sitting down, beginning.

page-lobby-lead = Otwórz stół i wyślij znajomym link. Każdy gra na swoim urządzeniu i w swoim języku.
page-lobby-what = W co gramy
page-lobby-seats = Miejsca
page-lobby-two-tables = Zagracie przy dwóch stołach: { $way }. Każdy stół ma własne królestwo, a miejsca rozlosujemy na początku gry.
page-lobby-kingdom = Wybierz królestwo
page-lobby-how = Jak gramy
page-lobby-undo = Cofanie ruchów
page-lobby-undo-ask = Za zgodą
    .about = Jeśli nie wyszło na jaw nic nowego, cofasz od razu; w przeciwnym razie wszyscy muszą się zgodzić.
page-lobby-undo-free = Tylko nieszkodliwe
    .about = Ruch można cofnąć tylko wtedy, gdy nie wyszło na jaw nic nowego.
page-lobby-undo-never = Nigdy
    .about = Ruchów nie można cofać.
page-lobby-chat = Czat przy stole
page-lobby-public = Otwarty dla wszystkich
    .about = Stół jest na liście, a każdy może przy nim usiąść lub oglądać grę. W przeciwnym razie mogą to zrobić tylko osoby z linkiem.
page-lobby-points = Licznik punktów
    .about = Wszyscy widzą, ile punktów ma każdy gracz.
page-lobby-pause = Równe tempo
    .about = Wybór z ręki trwa chwilę nawet wtedy, gdy nie ma z czego wybierać: czekanie niczego nie zdradza.
page-lobby-more = Więcej zasad
page-lobby-profile = Zasady
page-lobby-profile-fitting = według kart
page-lobby-profile-ed1 = 1. wydania
page-lobby-profile-ed2 = 2. wydania
page-lobby-merged = Skarby z dwóch pudełek
    .about = Dwa razy więcej Srebrników i Złociszy oraz więcej Miedziaków, także dla 2–4 osób.
page-lobby-discard-top = Układanie kart odrzuconych
    .about = Na koniec tury decydujesz, która karta ma leżeć na wierzchu stosu.
page-lobby-name = Twoje imię przy stole
page-lobby-open = Otwórz stół

page-lobby-title = Kto przyjdzie?
page-lobby-plays = { $game }.
page-lobby-plays-kingdom = { $game }, królestwo: { $kingdom }.
page-lobby-who = Przy stole
page-lobby-free = Miejsce { $n } jest wolne
page-lobby-you = to ty
page-lobby-here = przy stole
page-lobby-away = bez połączenia
page-lobby-sit = Usiądź
page-lobby-move = Przesiądź się
page-lobby-rename = Zmień imię
page-lobby-rename-done = Gotowe
page-lobby-leave = Zwolnij miejsce
page-lobby-empty = Zwolnij miejsce: { $player }
page-lobby-bot-for = Bot na miejsce { $n }
page-lobby-seat-bot = Posadź bota
page-lobby-no-bot = Bez bota
page-lobby-other-bots = Boty z jedną strategią
page-lobby-more-bots = Więcej botów…
page-lobby-fill-with = Boty:
page-lobby-fill = { $n ->
    [one] Obsadź wolne miejsce
    [few] Obsadź { $n } wolne miejsca
   *[other] Obsadź { $n } wolnych miejsc
}
page-lobby-still-empty = { $n ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $n } miejsca są jeszcze wolne.
   *[other] { $n } miejsc jest jeszcze wolnych.
}
page-lobby-all-here = Wszystkie miejsca są zajęte.
page-lobby-wait-for-host = Wszystkie miejsca są zajęte. Czekamy, aż gospodarz zacznie grę.
page-lobby-start = Zaczynamy

page-lobby-invite = Zaproś znajomych
page-lobby-invite-how = Wyślij link albo pokaż kod do zeskanowania.
page-lobby-qr = Kod QR z linkiem do stołu
page-lobby-link = Link do stołu
page-lobby-copy = Kopiuj link
page-lobby-copied = Skopiowano

page-lobby-join = Zapraszamy do stołu
page-lobby-full = Wszystkie miejsca są zajęte.
page-lobby-is-playing = Gra już się zaczęła.
page-lobby-is-over = Gra się skończyła.
page-lobby-is-closed = Ten stół jest zamknięty.
page-lobby-watch = Oglądaj

# Kto może dołączyć do stołu.
page-lobby-here-only = Do tego stołu ma dostęp tylko ten komputer, więc link nigdzie indziej nie zadziała.
page-lobby-here-host = Aby wpuścić innych, uruchom serwer z --host i otwórz stronę pod tym adresem.
page-lobby-network = Ta sieć
    .about = Telefony i komputery w tej samej sieci dołączą przez link.
page-lobby-network-named = Sieć { $name }
page-lobby-network-which = W której sieci udostępnić stół
page-lobby-network-warning = Udostępniaj stół tylko w sieci, której ufasz, na przykład w domu. Każdy w niej zobaczy, że działa Signoria, a połączenie nie jest szyfrowane. Dostęp kończy się, gdy zatrzymasz Signorię.
page-lobby-network-do = Udostępnij w sieci
page-lobby-network-open = Udostępniony w tej sieci
page-lobby-network-help = Nie otwiera się? Drugie urządzenie musi być w tej samej sieci. Sieci dla gości często oddzielają urządzenia od siebie.
page-lobby-no-network = Ten komputer nie jest teraz w żadnej sieci.
page-lobby-address = Adres
page-lobby-watching = Oglądanie z zaproszenia
    .about = Gdy wszystkie miejsca są zajęte, osoby z linkiem mogą oglądać grę.
page-lobby-tables = Stoły
page-lobby-tables-one = Jeden stół
page-lobby-tables-two = Dwa: { $way }
page-lobby-prices = Ceny kart wpływu
    .about = Ile kosztują trzy karty każdej postaci, od góry do dołu.
page-lobby-ducats = Dukaty w grze
page-lobby-rounds = Ostatnia runda
page-lobby-families = Rody
page-lobby-families-random = Losowo
page-lobby-families-chosen = Wybrane
page-lobby-seat = Miejsce { $n }
page-lobby-first = Pierwszy gracz
