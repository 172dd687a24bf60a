# What the cards of Intrigo do, in our own words; .help is what players ask about them.

text-intrigo_trader =
    Zamień miejscami żetony na sąsiednim i na dowolnym innym budynku.
    .help = Pieczęć można zamienić miejscami z dukatem, ale na obu budynkach musi leżeć żeton. Zakryty żeton pozostaje zakryty.
text-intrigo_assassin =
    Zakryj kartę intrygi w sąsiednim przejściu. W tej rundzie ta karta nic już nie zdobędzie.
    .help = Zakryta karta nadal zajmuje przejście i można ją przesunąć albo zamienić miejscami z inną. Karta po drugiej stronie budynku nie ma teraz rywala. Zakrytej karty nie da się w tej rundzie odkryć.
text-intrigo_courtesan =
    Wskaż puste sąsiednie przejście i wezwij do niego kartę intrygi, której nie ma w pałacu. Kto ma ją na ręce, musi ją tam od razu wyłożyć.
    .help = Wezwaną kartę możesz mieć także ty. Kto tak wykłada kartę, nie traci przez to swojego ruchu. Jeśli kartę ma dwóch graczy, wykłada ją pierwszy z nich, licząc od gracza po twojej lewej; twoją rękę sprawdza się na końcu.
text-intrigo_gondolier =
    Zamień miejscami kartę intrygi w sąsiednim przejściu i dowolną inną kartę intrygi w pałacu.
    .help = Zakryta karta pozostaje zakryta. Kart wpływu nie można przesuwać.
text-intrigo_guard =
    Przesuń kartę intrygi z sąsiedniego przejścia do dowolnego pustego.
    .help = Przejście, z którego przesunięto kartę, jest puste i można je znów zająć. Zakryta karta pozostaje zakryta.
text-intrigo_thief =
    Zakryj żeton na sąsiednim budynku. W tej rundzie nikt go nie zdobędzie.
    .help = Żeton zostaje na budynku, a przed następną rundą się go odkrywa. Handlarz nadal może go zamienić miejscami z innym.

# $family is the card's family, $player its head; .nobody: no player heads it; .you: the reader does.
text-intrigo_card =
    Karta intrygi rodu { $family }. Tym rodem kieruje { $player }. Wyższa z dwóch kart przy budynku zdobywa jego żeton dla głowy swojego rodu, bez względu na to, kto ją wyłożył.
    .you = Karta intrygi twojego rodu, { $family }. Wyższa z dwóch kart przy budynku zdobywa jego żeton dla głowy swojego rodu, bez względu na to, kto ją wyłożył.
    .nobody = Karta intrygi rodu { $family }, którym nikt nie kieruje. Bije niższe karty jak każda inna, ale żeton zostaje wtedy na budynku.
