# Analiza gry na stronie; pozostałe słowa są w review.ftl. $deed to, co ktoś zrobił: „zakup: Złoto”.

page-review-title = Analiza gry
page-review-short = Analiza
page-review-most-you = { $game ->
    [intrigo] Najwięcej kosztowała cię runda { $turn }: { $deed }
   *[other] Najwięcej kosztowała cię tura { $turn }: { $deed }
}
page-review-most = { $game ->
    [intrigo] Najwięcej kosztowała runda { $turn } ({ $player }): { $deed }
   *[other] Najwięcej kosztowała tura { $turn } ({ $player }): { $deed }
}
page-review-most-luck = { $game ->
    [intrigo] Najwięcej zmieniło szczęście w rundzie { $turn }
   *[other] Najwięcej zmieniło szczęście w turze { $turn }
}
page-review-you = Ty
page-review-done = zagrane
page-review-first = najlepsze
page-review-for = Analiza dla
page-review-begin = Trener przegląda grę
page-review-axis = { $game ->
    [intrigo] runda 0
   *[other] tura 0
}
page-review-turn = { $game ->
    [intrigo] Runda { $turn }
   *[other] Tura { $turn }
}
page-review-by-turn = Szanse według tur: wybierz turę, żeby zobaczyć stół
page-review-before = Na początku
page-review-after = { $game ->
    [intrigo] Po rundzie { $turn }
   *[other] Po turze { $turn }
}
page-review-point = { $game ->
    [intrigo] Punkt zwrotny { $n }, runda { $turn }
   *[other] Punkt zwrotny { $n }, tura { $turn }
}
page-review-yours = Twoje decyzje
page-review-of = Decyzje: { $player }
page-review-best = najlepszy wybór
page-review-all = Pokaż wszystkie: { $n }
page-review-fewer = Pokaż mniej
page-review-held = { $n ->
    [one] { $n } karta na ręce i w grze
    [few] { $n } karty na ręce i w grze
   *[many] { $n } kart na ręce i w grze
}
page-review-thinking = Trener jeszcze porównuje możliwości.
page-review-table = Zobacz stół
page-review-luck = Szczęście zmieniło tu szanse na wygraną: { $player }, { $change }.
page-review-part-start = początek
page-review-part-luck = szczęście
page-review-part-own = własne decyzje
page-review-part-others = decyzje innych
page-review-dotted = linie przerywane: 0% i 100%
page-review-hints = { $n ->
    [one] W tej grze trener dał { $n } podpowiedź.
    [few] W tej grze trener dał { $n } podpowiedzi.
   *[many] W tej grze trener dał { $n } podpowiedzi.
}
