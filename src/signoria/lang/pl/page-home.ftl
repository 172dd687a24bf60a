# The door: what is played, against whom, and the other ways in. My games, and what the server knows of me.

page-game-dominion = Dominion
    .about = Na początku siedem Miedziaków i trzy Posiadłości, na końcu całe państwo. Dwa pudełka, od 2 do 6 osób.
page-game-intrigo = Intrigo
    .about = Cztery rody, jeden pałac, pieczęcie pięciu rodzajów. Zajmuj miejsca, przekupuj, zdradzaj. 3 lub 4 osoby.

page-home-title = Siadaj i graj
page-home-lead = Dwie przebiegłe gry przy jednym stole. Bez konta i bez czekania: wybierz grę, a karty są rozdane.
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
page-home-dealing = Rozdajemy …
page-home-guest = Gość

# How well bots play.
page-level-novice = Nowicjusz
    .about = bardziej lubi nowe karty niż wygraną
page-level-easy = Łatwy
    .about = rozsądny plan, prosto wykonany
page-level-medium = Średni
    .about = szuka planu dla tego stołu
page-level-hard = Trudny
    .about = myśli naprzód i mało wybacza

page-home-ways = Co jeszcze można
page-home-friends = Graj ze znajomymi
    .about = Wyślij link albo pokaż kod. Dowolne urządzenie, każdy w swoim języku.
page-home-learn = Poznaj zasady
    .about = Obie gry na kilku stronach i każda karta z osobna.
page-home-games = Gry i stoły
    .about = Twoje gry, otwarte stoły, zapis z pliku.

# $others: the names of all others at the table.
page-home-resume-move = { $game }: twój ruch.
page-home-resume = { $game }: twój stół wciąż stoi.
page-home-resume-with = Przy stole z tobą: { LIST($others) }.
page-home-back = Wróć do stołu
page-home-look = Zobacz

page-home-mine = Twoje gry
page-home-mine-none = Na razie nic tu nie ma. Pojawią się tu gry, w które grasz lub które masz za sobą.
page-home-finished = Zakończone
page-home-public = Otwarte stoły
page-home-public-none = Nikt nie otworzył teraz stołu dla wszystkich. Otwórz własny:
page-home-with = { LIST($names) }
page-home-status-open = { $n ->
    [0] komplet, zaraz początek
    [one] 1 wolne miejsce
    [few] { $n } wolne miejsca
   *[other] { $n } wolnych miejsc
}
page-home-status-playing = gra trwa
page-home-status-over = gra zakończona
page-home-status-closed = stół zamknięty
page-home-your-move = twój ruch

page-home-replay = Zapis z pliku
    .about = Przejdź zakończoną grę krok po kroku oczami dowolnego gracza.
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
page-home-device-take = Dziesięć liter i cyfr, na przykład { $code }. Tamte gry będą też tutaj.
page-home-claim = Sprowadź gry
page-home-claimed = Gotowe: gry z drugiego urządzenia są tutaj.

page-home-forget = Zapomnij o mnie
    .about = Kasuje twoje imię, twoje wiadomości i klucz do twoich gier na tym serwerze. Trwające gry zostaną poddane.
page-home-forget-nothing = Nie ma jeszcze czego zapominać.
page-home-forget-sure = Skasować to wszystko na zawsze? Tego nie da się cofnąć.
page-home-forget-no = Zachowaj wszystko
page-home-forget-yes = Skasuj na zawsze
