# Dominion's table on the page.

page-dominion-title = Turn { $turn } · Signoria
page-dominion-where = Turn { $turn }

# Long words of card names and where they may break on narrow cards; small and capital letters are alike.
page-dominion-breaks = money-lender conspira-tor copper-smith labora-tory adven-turer masque-rade chancel-lor wood-cutter bureau-crat

page-dominion-supply = Supply
page-dominion-others = The other players
page-dominion-pile = { $name }: { $types }, cost { $cost }, { $left } left.
page-dominion-card = { $name }: { $types }, cost { $cost }.
page-dominion-may-buy = You may buy it.
page-dominion-may-pick = You may choose it.
page-dominion-chosen = Chosen, number { $place }.
page-dominion-possible = { CARD($card) }: that is possible now.
page-dominion-asked-of-hand = You are asked about your hand.
page-dominion-asked-of-supply = You are asked about the Supply.
page-dominion-asked-of-tray = You are asked about the cards laid out before you.
page-dominion-face-down = A card face down

page-dominion-trash = Trash
page-dominion-trash-holds = Trash: { $n ->
    [0] empty
    [one] 1 card
   *[other] { $n } cards
}
page-dominion-trash-empty = Nothing has been trashed yet.

page-dominion-turn = { $player }’s turn
page-dominion-turn-mine = Your turn
page-dominion-in-play = In play
page-dominion-phase-action = Action
page-dominion-phase-buy = Buy
page-dominion-phase-clean_up = Clean-up
page-dominion-counter-actions = { $n ->
    [one] action
   *[other] actions
}
page-dominion-counter-buys = { $n ->
    [one] buy
   *[other] buys
}
page-dominion-counter-coins = { $n ->
    [one] coin
   *[other] coins
}
page-dominion-revealed = { $player } reveals
page-dominion-revealed-mine = You reveal
page-dominion-set_aside = { $player } sets aside
page-dominion-set_aside-mine = You set aside

page-dominion-seat-plays = plays
page-dominion-seat-decides = decides on { CARD($source) }
page-dominion-seat-waits = plays { CARD($source) }, waits
page-dominion-seat-conceded = has given up
page-dominion-seat-away = is away
page-dominion-hand-holds = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
page-dominion-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-dominion-discard-top = On top of the discard pile
page-dominion-known-hand = You know of this hand
page-dominion-known-deck = You know of this deck
page-dominion-known-place = { $place ->
    [1] On top: { $card }
   *[other] Card { $place } from the top: { $card }
}
page-dominion-owned = The cards of { $player }
page-dominion-owned-mine = All your cards
page-dominion-owned-all = { $n ->
    [one] 1 card in all
   *[other] { $n } cards in all
}

page-dominion-ends = The game ends when
page-dominion-ends-provinces = Provinces run out
page-dominion-ends-piles = { $n ->
    [4] four piles are empty
   *[other] three piles are empty
}
page-dominion-left = { $n } left

page-dominion-deck = your deck
page-dominion-discard = your discard pile
page-dominion-piles = { $deck ->
    [one] 1 card in your deck
   *[other] { $deck } cards in your deck
}
page-dominion-piles-discard = { $card } on your discard pile
page-dominion-hand-empty = Your hand is empty.
page-dominion-tray-hand = Your hand
page-dominion-tray-revealed = The cards before you
page-dominion-tray-set_aside = Set aside
page-dominion-tray-discard_pile = From your discard pile
page-dominion-tray-trash = From the trash
page-dominion-tray-hand_and_play = In play
page-dominion-tray-titles = Other cards
page-dominion-tray-other = The cards of { $player }

page-dominion-because = { $player } has played { CARD($source) }.
page-dominion-because-mine = You have played { CARD($source) }.
page-dominion-because-revealed = You have revealed { CARD($source) }.
page-dominion-order-hint = The order counts: drag a chosen card, or press { $key } and an arrow key.
page-dominion-missing = { $n ->
    [one] Choose one more
   *[other] Choose { $n } more
}
page-dominion-always = Always reveal { CARD($card) }
page-dominion-always-stop = No longer always reveal { LIST($names) }
    .short = Ask me again
page-dominion-other-titles = A card that is not in this game

page-dominion-confirm-words = { LIST($words) }
page-dominion-confirm-pick = Choose { CARDS($cards) }
page-dominion-confirm-pick-many = Choose { so-many-cards }
page-dominion-confirm-discard = Discard { CARDS($cards) }
page-dominion-confirm-discard-many = Discard { so-many-cards }
page-dominion-confirm-trash = Trash { CARDS($cards) }
page-dominion-confirm-trash-many = Trash { so-many-cards }
page-dominion-confirm-put_on_deck = Put { CARDS($cards) } onto the deck{ $n ->
    [one] { "" }
   *[other] , { CARD($top) } on top
}
page-dominion-confirm-put_on_deck-many = Put { so-many-cards } onto the deck, { CARD($top) } on top
page-dominion-confirm-arrange = Put { CARDS($cards) } back, { CARD($top) } on top
page-dominion-confirm-arrange-many = Put { so-many-cards } back, { CARD($top) } on top
page-dominion-confirm-set_aside = Set { CARDS($cards) } aside
page-dominion-confirm-reveal = Reveal { CARDS($cards) }
page-dominion-confirm-take_from_trash = Gain { CARDS($cards) }
page-dominion-confirm-gain = Gain { CARDS($cards) }
page-dominion-confirm-play_twice = Play { CARDS($cards) } twice

page-dominion-undo = Undo
page-dominion-why = Why?
page-dominion-why-hint = Press what you would like to have explained.

page-dominion-key-hand = a card of your hand
page-dominion-key-arrows = from card to card
page-dominion-key-pick = choose the card
page-dominion-key-order = move a chosen card in the order
page-dominion-key-confirm = confirm
page-dominion-key-treasures = play all Treasures
page-dominion-key-end = end the phase or the turn, choose nothing
page-dominion-key-undo = take your last move back
page-dominion-key-why = why is this not possible?
page-dominion-key-clear = choose anew
