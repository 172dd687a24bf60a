# A table for friends: opening it, inviting, sitting down, beginning.

page-lobby-lead = Otwierasz stół, a znajomi przychodzą przez link. Każdy gra na swoim urządzeniu i w swoim języku.
page-lobby-what = W co gramy
page-lobby-seats = Miejsca
page-lobby-two-tables = Tyle osób gra przy dwóch stołach: na początku los rozdzieli wszystkich między nie, a każdy stół dostanie własne królestwo.
page-lobby-kingdom = Wybierz królestwo
page-lobby-how = Jak gramy
page-lobby-undo = Cofanie ruchów
page-lobby-undo-ask = Za zgodą
    .about = Ruchy, z których nikt się niczego nie dowiedział, cofa się od razu, inne za zgodą wszystkich.
page-lobby-undo-free = Niewinne
    .about = Cofnąć można tylko ruchy, z których nikt się niczego nie dowiedział.
page-lobby-undo-never = Nigdy
    .about = Ruchów nie można cofać.
page-lobby-chat = Czat przy stole
page-lobby-public = Otwarty dla wszystkich
    .about = Stół jest na liście; każdy może usiąść lub oglądać. Inaczej tylko osoby z linkiem.
page-lobby-points = Licznik punktów
    .about = Wszyscy widzą, ile punktów ma każdy gracz.
page-lobby-more = Więcej zasad
page-lobby-profile = Zasady
page-lobby-profile-fitting = według kart
page-lobby-profile-ed1 = 1. wydania
page-lobby-profile-ed2 = 2. wydania
page-lobby-merged = Skarby z dwóch pudełek
    .about = Dwa razy więcej Srebrników i Złociszy oraz więcej Miedziaków, także dla 2–4 osób.
page-lobby-discard-top = Wybór wierzchu kart odrzuconych
    .about = Na końcu tury decydujesz, która karta leży na wierzchu.
page-lobby-name = Twoje imię przy stole
page-lobby-open = Otwórz stół

page-lobby-title = Kto przyjdzie?
page-lobby-plays = { $game }.
page-lobby-plays-kingdom = { $game }, królestwo: { $kingdom }.
page-lobby-who = Przy stole
page-lobby-free = Miejsce { $n } jest wolne
page-lobby-you = to ty
page-lobby-here = przy stole
page-lobby-away = teraz bez połączenia
page-lobby-sit = Usiądź
page-lobby-move = Przesiądź się
page-lobby-rename = Zmień imię
page-lobby-rename-done = Gotowe
page-lobby-leave = Zwolnij miejsce
page-lobby-empty = Zwolnij miejsce: { $player }
page-lobby-bot-for = Bot na miejsce { $n }
page-lobby-seat-bot = Posadź bota
page-lobby-no-bot = Bez bota
page-lobby-other-bots = Boty z jednym planem
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
page-lobby-wait-for-host = Wszystkie miejsca są zajęte. Zaczyna osoba, która otworzyła stół.
page-lobby-start = Zaczynamy

page-lobby-invite = Zaproś znajomych
page-lobby-invite-how = Wyślij link albo daj skierować aparat na kod.
page-lobby-qr = Kod QR z linkiem do stołu
page-lobby-link = Link do stołu
page-lobby-copy = Kopiuj link
page-lobby-copied = Skopiowano

page-lobby-join = Zaproszenie do stołu
page-lobby-full = Wszystkie miejsca są zajęte.
page-lobby-is-playing = Gra już się zaczęła.
page-lobby-is-over = Gra się skończyła.
page-lobby-is-closed = Ten stół jest zamknięty.
page-lobby-watch = Oglądaj
