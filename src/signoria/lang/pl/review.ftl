# Analiza zakończonej gry. $change i inne liczby są już zapisane po polsku.

review-title = Analiza gry
review-chances = Szanse na wygraną
review-turning = Punkty zwrotne
review-decisions = Decyzje
review-split-title = Umiejętności i szczęście
review-turn = { $game ->
    [intrigo] Runda { $turn }
   *[other] Tura { $turn }
}
review-when = { $game ->
    [intrigo] Runda { $turn }, { $player }
   *[other] Tura { $turn }, { $player }
}
review-deed = { $verb ->
    [buy] zakup: { $what }
    [gain] zdobycie: { $what }
    [trash] na śmietnisko: { $what }
    [discard] odrzucenie: { $what }
    [play_action] zagranie: { $what }
    [play_treasure] zagranie: { $what }
    [pass] podanie: { $what }
    [pick] zatrzymanie: { $what }
    [place] wyłożenie: { $what }
   *[other] wybór: „{ $what }”
}
# Co byłoby lepsze; $verb to „same”, jeśli chodzi o to samo, co zrobiono.
review-do = { $verb ->
    [same] { $what }
    [buy] zakup: { $what }
    [gain] zdobycie: { $what }
    [trash] na śmietnisko: { $what }
    [discard] odrzucenie: { $what }
    [play_action] zagranie: { $what }
    [play_treasure] zagranie: { $what }
    [pass] podanie: { $what }
    [pick] zatrzymanie: { $what }
    [place] wyłożenie: { $what }
   *[other] „{ $what }”
}
review-better = Lepiej: { $what }, { $change }
review-as-good = Równie dobrze, w granicach błędu: { $what }
review-luck = szczęście, { $player } { $change }
review-reason-wins = To daje zwycięstwo jeszcze w tej turze
review-reason-loses = Zakończenie gry w tej chwili oznacza przegraną
review-reason-unspent = Niewydane monety: { $coins }
review-reason-curses = { $others ->
    [1] Drugi gracz kończy średnio z większą liczbą Klątw: +{ $figure }
   *[other] Pozostali kończą razem średnio z większą liczbą Klątw: +{ $figure }
}
review-reason-own-curses = Średnio mniej Klątw: −{ $figure }
review-reason-points = Na końcu jest średnio więcej punktów: +{ $figure }
review-reason-others-points = { $others ->
    [1] Drugi gracz kończy średnio z mniejszą liczbą punktów: −{ $figure }
   *[other] Pozostali kończą razem średnio z mniejszą liczbą punktów: −{ $figure }
}
review-reason-lead = Różnica punktów na końcu jest średnio korzystniejsza: +{ $figure }
review-reason-seals = W tej rundzie jest średnio więcej pieczęci: +{ $figure }
review-reason-others-seals = Pozostali zdobywają razem w tej rundzie średnio mniej pieczęci: −{ $figure }
review-grade = { $grade ->
    [best] { $n ->
        [one] najlepsza
        [few] najlepsze
       *[many] najlepszych
    }
    [good] { $n ->
        [one] dobra
        [few] dobre
       *[many] dobrych
    }
    [inaccuracy] { $n ->
        [one] niedokładność
        [few] niedokładności
       *[many] niedokładności
    }
    [mistake] { $n ->
        [one] błąd
        [few] błędy
       *[many] błędów
    }
   *[blunder] { $n ->
        [one] gruby błąd
        [few] grube błędy
       *[many] grubych błędów
    }
}
review-split = początek { $start }, szczęście { $luck }, własne decyzje { $own }, decyzje innych { $others } = { $result }
review-none = Żadnych błędów i żadnej tury, w której szczęście wiele by zmieniło.
review-progress = { $percent } · gry w wyobraźni: { $n }
review-about = Gry w wyobraźni: { $n }. Każda decyzja jest oceniona według tego, co gracz mógł wiedzieć. Umiejętności liczą się względem tego, co zrobiliby gracze w tych grach; reszta to szczęście.
review-part = Analiza nie jest skończona: z czasem liczby będą dokładniejsze.
review-not-over = Ta gra jeszcze trwa: ostatnie liczby to szanse w tej chwili.
review-no-moves = w tej grze jeszcze niczego nie zagrano
review-too-long = ponad { $most } ruchów to za dużo na analizę
review-no-coach = gra { $game } nie ma jeszcze analizy
review-both = podaj albo --json, albo --html, nie oba naraz
