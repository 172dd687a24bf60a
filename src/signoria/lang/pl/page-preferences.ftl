# Ustawienia: to, co zapamiętuje jedno urządzenie.

page-pref-title = Ustawienia
page-pref-kept = Ustawienia zapisują się w tej przeglądarce i działają od razu.
page-pref-at-table = Przy stole
page-pref-look = Wygląd i dźwięk
page-pref-you = Ty
page-pref-speed = Ruchy innych graczy
    .about = Jak szybko przesuwają się ich karty.
page-pref-treasures = Zagrywaj za mnie Skarby
    .about = Wszystkie naraz, gdy tylko przyjdzie na nie pora.
page-pref-ending = Kończ za mnie turę
    .about = Tylko wtedy, gdy nie da się już nic zrobić.
page-pref-confirming = Pytaj, zanim przepadną monety
    .about = Gdy kończysz turę, choć możesz jeszcze coś kupić.
page-pref-points = Licznik punktów
    .about = W grach z botami. W grach ze znajomymi decydują ustawienia stołu.
page-pref-practice = Trening
    .about = Trener ostrzega przed grubym błędem. Tylko w nowych grach z botami.
page-pref-theme = Motyw
page-pref-theme-system = Systemowy
page-pref-theme-light = Jasny
page-pref-theme-dark = Ciemny
page-pref-text = Wielkość tekstu
    .about = Powiększenie w przeglądarce też działa.
page-pref-text-normal = Zwykła
page-pref-text-large = Duża
page-pref-text-largest = Największa
page-pref-sound = Dźwięk
    .about = Ciche odgłosy kart i dzwonek, gdy przychodzi twoja tura.
page-pref-name = Imię
    .about = Tak widzą cię inni przy stole.
page-pref-forget = Co ten serwer o tobie przechowuje i jak to skasować.

# $coins, $buys: what is left of the turn.
page-dominion-end-anyway = Masz jeszcze { coins-you-have } i { $buys ->
    [one] { $buys } zakup
    [few] { $buys } zakupy
   *[other] { $buys } zakupów
}. Naciśnij jeszcze raz, aby mimo to zakończyć turę.
