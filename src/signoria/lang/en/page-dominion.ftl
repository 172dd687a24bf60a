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
page-dominion-possible = { CARD($card) }: you can choose it now.
page-dominion-asked-of-hand = Choose from your hand.
page-dominion-asked-of-supply = Choose from the Supply.
page-dominion-asked-of-tray = Choose from the cards in front of you.
page-dominion-treasures-first = Play your Treasures first.
page-dominion-actions-first = You’re in your Action phase. You buy after playing your Treasures.
page-dominion-face-down = A face-down card

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

page-dominion-seat-plays = playing
page-dominion-seat-decides = deciding for { CARD($source) }
page-dominion-seat-waits = played { CARD($source) }, waiting
page-dominion-seat-conceded = resigned
page-dominion-seat-discarded = has discarded
page-dominion-seat-away = away
page-dominion-hand-holds = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
page-dominion-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-dominion-discard-top = Top of the discard pile
page-dominion-known-hand = What you know of this hand
page-dominion-known-deck = What you know of this deck
page-dominion-known-place = { $place ->
    [1] On top: { $card }
   *[other] Card { $place } from the top: { $card }
}
page-dominion-owned = { $player }’s cards
page-dominion-owned-mine = All your cards
page-dominion-owned-all = { $n ->
    [one] 1 card in all
   *[other] { $n } cards in all
}

page-dominion-ends = The game ends when
page-dominion-ends-provinces = Provinces run out
page-dominion-ends-piles = { $n ->
    [4] Four piles are empty
   *[other] Three piles are empty
}
page-dominion-left = { $n } left

page-dominion-deck = your deck
page-dominion-discard = your discard pile
page-dominion-piles = { $deck ->
    [one] 1 card in your deck
   *[other] { $deck } cards in your deck
}
page-dominion-piles-discard = { $card } on top of your discard pile
page-dominion-hand-empty = Your hand is empty.
page-dominion-tray-hand = Your hand
page-dominion-tray-revealed = The cards in front of you
page-dominion-tray-set_aside = Set aside
page-dominion-tray-discard_pile = From your discard pile
page-dominion-tray-trash = From the trash
page-dominion-tray-hand_and_play = In play
page-dominion-tray-titles = Other cards
page-dominion-tray-other = { $player }’s cards

page-dominion-because = { $player } played { CARD($source) }.
page-dominion-because-mine = You played { CARD($source) }.
page-dominion-because-revealed = You revealed { CARD($source) }.
page-dominion-order-hint = Order matters: drag a chosen card, or press { $key } and an arrow key.
page-dominion-keep = You keep { $left } of your { $hand } cards.
page-dominion-missing = { $n ->
    [one] Choose one more
   *[other] Choose { $n } more
}
page-dominion-always = Always reveal { CARD($card) }
page-dominion-always-stop = Don’t always reveal { LIST($names) }
    .short = Ask me again
page-dominion-other-titles = A card not in this game

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
page-dominion-why-hint = Choose what you’d like explained.

page-dominion-key-hand = a card in your hand
page-dominion-key-arrows = from card to card
page-dominion-key-pick = choose the card
page-dominion-key-order = reorder the chosen cards
page-dominion-key-confirm = confirm
page-dominion-key-treasures = play all Treasures
page-dominion-key-end = end the phase or turn, or choose nothing
page-dominion-key-undo = undo your last move
page-dominion-key-why = why isn’t this possible?
page-dominion-key-clear = clear your choices
