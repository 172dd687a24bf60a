# What the cards of Intrigo do, in our own words; .help is what players ask about them.

text-intrigo_trader =
    Swaps the token of a building beside him with the token of any other building.
    .help = It does not matter whether they are seals or ducats. A token that lies face down stays so.
text-intrigo_assassin =
    Turns the intrigue card in a neighbouring gap face down. It wins nothing this round.
    .help = It still fills its gap, and it may be swapped or moved. The card on the other side of the building has no rival now.
text-intrigo_courtesan =
    Choose an empty neighbouring gap and name an intrigue card that is not in the palace. Whoever holds it lays it there at once.
    .help = That may be you. Whoever loses a card so still gets the next go. Of two equal cards the one nearest to your left is called.
text-intrigo_gondolier =
    Swaps the intrigue card in a neighbouring gap with any other intrigue card in the palace.
    .help = A card that lies face down stays so. Influence cards never move.
text-intrigo_guard =
    Moves the intrigue card in a neighbouring gap to any empty gap.
    .help = The gap it leaves is empty again and can be filled. A card that lies face down stays so.
text-intrigo_thief =
    Turns the token of a building beside him face down. Nobody wins it this round.
    .help = It stays where it is and is turned up again for the next round.

# $family is the card's family, $player its head; .nobody: no player heads it; .you: the reader does.
text-intrigo_card =
    An intrigue card of { $family }, the family of { $player }. Of the two cards beside a building the higher wins its token for the head of its family, whoever laid it.
    .you = An intrigue card of { $family }, your family. Of the two cards beside a building the higher wins its token for the head of its family, whoever laid it.
    .nobody = An intrigue card of { $family }, a family that nobody heads. It beats lower cards like any other, but then the token stays.
