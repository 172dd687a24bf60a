# What the cards of Intrigo do, in our own words; .help is what players ask about them.

text-intrigo_trader =
    Zamienia miejscami żeton z budynku obok siebie z żetonem z dowolnego innego budynku.
    .help = Obojętne, czy to pieczęcie, czy dukaty. Zakryty żeton pozostaje zakryty.
text-intrigo_assassin =
    Zakrywa kartę intrygi w sąsiednim przejściu. W tej rundzie już nic ona nie zdobędzie.
    .help = Zakryta karta nadal zajmuje swoje przejście i można ją zamienić albo przesunąć. Karta po drugiej stronie budynku nie ma już rywala.
text-intrigo_courtesan =
    Wskaż puste sąsiednie przejście i nazwij kartę intrygi, której nie ma jeszcze w pałacu. Kto ma ją na ręce, od razu ją tam wykłada.
    .help = Możesz to być także ty. Kto traci tak kartę, nie traci swojego ruchu. Z dwóch takich samych kart wezwana jest ta, którą ma gracz siedzący najbliżej po twojej lewej.
text-intrigo_gondolier =
    Zamienia miejscami kartę intrygi z sąsiedniego przejścia z dowolną inną kartą intrygi w pałacu.
    .help = Zakryta karta pozostaje zakryta. Kart wpływu nic nie rusza.
text-intrigo_guard =
    Przesuwa kartę intrygi z sąsiedniego przejścia do dowolnego pustego przejścia.
    .help = Przejście, z którego karta odchodzi, jest znów puste i można je zająć. Zakryta karta pozostaje zakryta.
text-intrigo_thief =
    Zakrywa żeton na budynku obok siebie. Nikt go w tej rundzie nie dostanie.
    .help = Żeton zostaje na miejscu, a przed następną rundą znów się go odkrywa.

# $family is the card's family, $player its head; .nobody: no player heads it; .you: the reader does.
text-intrigo_card =
    Karta intrygi rodu { $family }. Tym rodem kieruje { $player }. Z dwóch kart przy budynku wyższa zdobywa żeton dla głowy swojego rodu, ktokolwiek ją wyłożył.
    .you = Karta intrygi rodu { $family }, czyli twojego. Z dwóch kart przy budynku wyższa zdobywa żeton dla głowy swojego rodu, ktokolwiek ją wyłożył.
    .nobody = Karta intrygi rodu { $family }, którym nikt nie kieruje. Bije niższe karty jak każda inna, ale żeton wtedy zostaje.
