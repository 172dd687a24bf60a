# Co wygrywa w królestwie: analiza i jak daleko jest.

page-wins-title = Co tu wygrywa?
page-wins-answer = Co tu wygrywa? { $title }
page-wins-where = Analiza królestwa
page-wins-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[many] { $n } graczy
}
page-wins-again = Spróbuj ponownie

page-wins-working = Boty grają w tym królestwie przeciwko sobie. Pierwsze wyniki są poniżej; im więcej gier, tym są pewniejsze.
page-wins-begin = Przygotowania
page-wins-before = { $n ->
    [one] Najpierw jedna inna analiza
    [few] Najpierw { $n } inne analizy
   *[many] Najpierw { $n } innych analiz
}
page-wins-games = Rozegrane gry: { $n } z { $most }
page-wins-generation = Pokolenie { $n }.
page-wins-left = { $n ->
    [one] Została około minuta.
    [few] Zostały około { $n } minuty.
   *[many] Zostało około { $n } minut.
}
page-wins-soon = Została niecała minuta.
page-wins-stay = Możesz w tym czasie grać: praca trwa, dopóki Signoria jest tu otwarta.
page-wins-stopped = Zatrzymano. Te pierwsze wyniki mogą się jeszcze zmienić.
page-wins-stop = Zatrzymaj
page-wins-continue = Kontynuuj
page-wins-meanwhile = Graj w tym czasie
page-wins-early = wstępne, kolejność może się zmienić

page-wins-strategies = Najlepsze strategie
    .note = wygrane gry z pozostałymi
page-wins-range = { $value }, od { $low } do { $high }
page-wins-between = od { $low } do { $high }
page-wins-share = mieszanka { $share }
page-wins-mixture = Mieszanka mówi, jak często grać każdą strategią, żeby żadna z pozostałych nie miała przewagi.
page-wins-openings = Otwarcia
    .note = dwa pierwsze zakupy, wygrane gry
page-wins-often = { $n } na 12 gier
page-wins-nothing = nic
page-wins-lengths = Jak długo trwają gry
page-wins-rounds = Tury każdego gracza: { $n }; w połowie gier od { $least } do { $most }.
page-wins-matrix = Co wygrywa z czym
    .note = wiersz przeciw kolumnie, w %
page-wins-loses = przegrywa
page-wins-even = po równo
page-wins-wins = wygrywa
page-wins-cards = Ile daje każda karta
    .note = talia z nią i bez niej, w punktach procentowych
page-wins-example = Przykładowa gra
    .note = dwie najlepsze przeciwko sobie
page-wins-step = Prześledź krok po kroku
page-wins-about = Na podstawie gier między botami Signorii (liczba gier: { $n }). Kreski pokazują przedziały 95%. Ludzie mogą znaleźć lepsze strategie.
