# The door: what is played, against whom, and the other ways in. My games, and what the server knows of me.

page-game-dominion = Dominion
    .about = Zacznij od siedmiu Miedziaków i trzech Posiadłości, a potem zbuduj królestwo. Dwa pudełka, od 2 do 6 osób, przy dwóch stołach do 8.
page-game-intrigo = Intrigo
    .about = Cztery rody, jeden pałac, pięć rodzajów pieczęci. Wykładaj, kupuj, zdradzaj. 3 lub 4 osoby.

page-home-title = Siadaj i graj
page-home-lead = Wybierz grę, a karty zaraz będą rozdane. Bez konta.
page-home-game = Gra
page-home-players = Gracze
page-home-you-and = { $n ->
    [one] Ty i jeden bot
    [2] Ty i dwa boty
    [3] Ty i trzy boty
    [4] Ty i cztery boty
    [5] Ty i pięć botów
    [few] Ty i { $n } boty
   *[other] Ty i { $n } botów
}
page-home-bots = Boty
page-home-kingdom = Królestwo
page-home-more-kingdoms = Inne królestwa
page-home-play = Zagraj teraz
page-home-dealing = Rozdajemy…
page-home-guest = Gość

# How well bots play.
page-level-novice = Nowicjusz
    .about = bardziej lubi nowe karty niż wygraną
page-level-easy = Łatwy
    .about = rozsądna strategia, prosta gra
page-level-medium = Średni
    .about = dobiera strategię do rozgrywki
page-level-hard = Trudny
    .about = myśli naprzód i mało wybacza
page-level-expert = Ekspert
    .about = myśli najdłużej i uczył się na własnych partiach

page-home-ways = Inne możliwości
page-home-friends = Graj ze znajomymi
    .about = Wyślij link lub kod QR albo grajcie przy jednym ekranie.
page-home-learn = Poznaj zasady
    .about = Obie gry na kilku stronach i opis każdej karty.
page-home-games = Moje partie
    .about = Wyniki, statystyki i stoły, które na ciebie czekają.

# $others: the names of all others at the table.
page-home-resume-move = { $game }: twój ruch.
page-home-resume = { $game }: stół na ciebie czeka.
page-home-resume-with = Przy stole z tobą: { LIST($others) }.
page-home-back = Wróć do stołu
page-home-look = Zobacz

page-home-mine = W toku
page-home-mine-none = Żadna partia nie jest w toku. Rozpoczęte partie poczekają tu na ciebie.
page-home-finished = Zakończone
page-home-public = Otwarte stoły
page-home-public-none = Nie ma teraz otwartych stołów. Otwórz własny:
page-home-with = { LIST($names) }
page-home-status-open = { $n ->
    [0] komplet, zaraz zaczynamy
    [one] 1 wolne miejsce
    [few] { $n } wolne miejsca
   *[other] { $n } wolnych miejsc
}
page-home-status-playing = gra trwa
page-home-status-over = gra zakończona
page-home-status-closed = stół zamknięty
page-home-your-move = twój ruch

page-home-replay = Zapis z pliku
    .about = Zobacz zakończoną grę krok po kroku z perspektywy dowolnego gracza.
page-home-replay-open = Otwórz zapis

page-home-device = Twoje gry na innym urządzeniu
page-home-device-give = Pobierz tu kod i wpisz go na drugim urządzeniu: będą tam te same gry.
page-home-code-get = Pobierz kod
page-home-code-for = { $n ->
    [one] działa raz, przez minutę
    [few] działa raz, przez { $n } minuty
   *[other] działa raz, przez { $n } minut
}
page-home-code = Kod z drugiego urządzenia
page-home-device-take = Dziesięć liter i cyfr, na przykład { $code }. Gry z niego pojawią się też tutaj.
page-home-claim = Przenieś gry
page-home-claimed = Gotowe. Gry z drugiego urządzenia są tutaj.

page-home-forget = Zapomnij o mnie
    .about = Kasuje twoje imię, twoje wiadomości i klucz do twoich gier na tym serwerze. Trwające gry zostaną poddane.
page-home-forget-nothing = Nie ma jeszcze czego zapominać.
page-home-forget-sure = Skasować to wszystko na zawsze? Tego nie da się cofnąć.
page-home-forget-no = Zachowaj wszystko
page-home-forget-yes = Skasuj na zawsze
