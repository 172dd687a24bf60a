# Trener przy stole: podpowiedzi i ostrzeżenia w trybie treningu.

page-hint-ask = Podpowiedź
    .about = Co zrobiłby trener?
page-hint-thinking = Trener się zastanawia…
page-hint-none = Trener nie widzi tu różnicy.
page-hint-hide = Ukryj
page-hint-part = część najlepszego wyboru
page-hint-used = { $n ->
    [one] { $n } podpowiedź
    [few] { $n } podpowiedzi
   *[many] { $n } podpowiedzi
}
page-hint-not-yet = Jeszcze nic się nie stało.
page-hint-sure = Na pewno? To kosztuje około { $loss }.
page-hint-against = Szanse na wygraną: { $chance }. Z wyborem „{ $better }”: { $better_chance }.
page-hint-anyway = Mimo to tak
page-hint-again = Wybierz ponownie
page-hint-quiet = Nie ostrzegaj mnie więcej w tej grze

# Co najczęściej się nie udaje, według analiz gier.
page-mistakes-title = Co najczęściej ci się nie udaje
page-mistakes-from = Przeanalizowane gry: { $games }, decyzje: { $decisions }
page-mistakes-none = Żaden rodzaj błędów się nie wyróżnia.
page-mistakes-times = { $n ->
    [one] { $n } raz
    [few] { $n } razy
   *[many] { $n } razy
}, gry: { $games }, łącznie −{ $loss }
page-mistakes-better = Lepiej: { $what }
