# What the cards of Intrigo do, in our own words; .help answers what players ask about them.

text-intrigo_trader =
    Swap the token on an adjacent building with the token on any other building.
    .help = Seals and ducats can be swapped with each other, but both buildings must have a token. A face-down token stays face down.
text-intrigo_assassin =
    Turn the intrigue card in a neighboring gap face down. It wins nothing this round.
    .help = The face-down card still fills its gap, and it can be swapped or moved. A card that faced it across a building has no rival there now. A face-down card can’t be turned face up this round.
text-intrigo_courtesan =
    Choose an empty neighboring gap and name an intrigue card that isn’t in the palace. The player who holds it must place it there now.
    .help = If you hold the card yourself, you place it. Placing a card this way doesn’t cost a player their turn. If two players hold the card, the first of them clockwise from you places it; your own hand is searched last.
text-intrigo_gondolier =
    Swap the intrigue card in a neighboring gap with any other intrigue card in the palace.
    .help = A face-down card stays face down. Influence cards never move.
text-intrigo_guard =
    Move the intrigue card in a neighboring gap to any empty gap.
    .help = The gap the moved card leaves is empty and can be filled again. A face-down card stays face down.
text-intrigo_thief =
    Turn the token on an adjacent building face down. Nobody can win it this round.
    .help = The token stays on its building and is turned face up before the next round. A trader can still swap it.

# $family is the card’s family, $player its head; .nobody: no player heads it; .you: the reader does.
text-intrigo_card =
    An intrigue card of the { $family } family, led by { $player }. The higher of the two cards beside a building wins its token for the head of that card’s family, no matter who placed the card.
    .you = An intrigue card of your family, { $family }. The higher of the two cards beside a building wins its token for the head of that card’s family, no matter who placed the card.
    .nobody = An intrigue card of the { $family } family, which nobody leads. It beats lower cards like any other, but when it wins, the token stays.
