# Lessons, playing on from a position, and links to positions.

page-learn-lessons = Lekcje
    .short = Lekcje
page-lesson-about = Każda lekcja to partia z botem i z nauczycielem u boku. Graj, jak chcesz: nauczyciel się dostosuje. Możesz wyjść w każdej chwili i dokończyć później.
page-lesson-start = Graj
page-lesson-anew = Od początku
page-lesson-opening = Otwieranie lekcji…
page-lesson-steps = { $n ->
    [one] 1 krok
    [few] { $n } kroki
   *[other] { $n } kroków
}
page-lesson-step = Krok { $n }
page-lesson-hide = Ukryj podpowiedzi
page-lesson-show = Pokaż podpowiedzi
page-replay-play-on = Graj od tego miejsca
page-replay-play-on-about = Od tego kroku zacznie się nowa partia przeciw botom, z tymi samymi kartami i tym samym tasowaniem.
page-replay-as = Grasz jako
page-replay-against = Przeciw
page-replay-copy-position = Kopiuj link
page-origin-lesson = Lekcja: { $title }
page-origin-table = Dalszy ciąg zakończonej partii
page-origin-record = Dalszy ciąg partii z zapisu
page-origin-position = Partia od podanej pozycji
page-guide-try = Wypróbuj: { $title }
page-guide-cards = Karty z tego rozdziału: najedź na kartę lub ją dotknij
