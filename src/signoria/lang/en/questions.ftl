# What a player is asked. $n cards are still to be picked; forms by how many are asked for:
# .exactly n, .may one or none, .any number, .up-to n, .some (fewer than the most), .costing exactly so much.

question-play_action = Play an Action card?
question-play_treasure = Play your Treasures.
question-buy = { $buys ->
    [0] You have no buys left.
    [one] You have ${ $coins } and 1 buy. What do you buy?
   *[other] You have ${ $coins } and { $buys } buys. What do you buy?
}
question-show_on_top = Which card goes on top of your discard pile?

question-discard = Discard { such-cards }.
    .may = Discard { such-cards }?
    .any = Discard any number of cards?
    .up-to = Discard up to { such-cards }?
    .some = Discard up to { such-cards }.
question-discard-baron = Discard an Estate for +$4? If not, you gain an Estate.
question-discard-cellar = Discard any number of cards to draw that many?
question-discard-secret_chamber = Discard any number of cards for +$1 each?
question-discard-revealed = Discard any of these cards?

question-trash = Trash { such-cards } from your hand.
    .may = Trash { such-cards } from your hand?
    .any = Trash any number of cards from your hand?
    .up-to = Trash up to { such-cards } from your hand?
    .some = Trash up to { such-cards } from your hand.
question-trash-moneylender = Trash a Copper for +$3?
question-trash-revealed = Trash any of these cards?

question-gain = Gain { such-cards } costing up to ${ $cost }.
    .may = Gain { such-cards } costing up to ${ $cost }?
    .costing = Gain { such-cards } costing exactly ${ $cost }.
question-gain-artisan = Gain a card costing up to ${ $cost } to your hand.
question-gain-mine = Gain a Treasure costing up to ${ $cost } to your hand.
question-gain-other = Choose a card costing up to ${ $cost } for { $player } to gain.
    .costing = Choose a card costing ${ $cost } for { $player } to gain.

question-pass = Pass a card to { $player }, on your left.
question-put_on_deck = Put { such-cards } from your hand onto your deck.
    .may = Put { such-cards } from your hand onto your deck?
question-put_on_deck-bureaucrat = Reveal a Victory card and put it onto your deck.
question-put_on_deck-secret_chamber = Put { so-many-cards } from your hand onto your deck. The last one you choose goes on top.
question-put_on_deck-discard_pile = Put a card from your discard pile onto your deck?
question-reveal = Reveal a Reaction?
question-name = Name a card.
question-play_twice = Choose an Action to play twice.
    .may = Play an Action twice?
question-play_it = Play { CARD($about, form: "a") } from your discard pile?
question-set_aside = You drew { CARD($about, form: "a") }. Set it aside?
question-discard_or_keep = You reveal { CARD($about, form: "a") }. Discard it or put it back?
question-discard_or_keep-other = { $player } reveals { CARD($about, form: "a") }. Discard it or put it back?
question-take_from_trash = Gain one of the cards just trashed?
question-choose = { $n ->
    [one] Choose one:
    [2] Choose two:
   *[other] Choose { $n }:
}
question-arrange = Put the cards back onto your deck in any order. The last one you choose goes on top.
question-trash_this = Trash this { CARD($about) }?
question-trash_this-mining_village = Trash this Mining Village for +$2?
question-trash_treasure = Choose a Treasure to trash.
question-trash_treasure-other = Choose one of { $player }’s Treasures to trash.
question-discard_deck = Put your whole deck into your discard pile?

# $n of them.
waiting = Waiting for { LIST($players) }.
waiting-card = { CARD($card) }: waiting for { LIST($players) }.
    .you = { CARD($card) } takes effect.
waiting-reactions = { CARD($card) }: waiting for Reactions.

# What can be answered besides cards.

option-card = { CARD($card) }
# option-discard and so on: where only cards of one kind may be chosen.
option-discard = Discard { CARD($card, form: "a") }
option-trash = Trash { CARD($card, form: "a") }
option-set_aside = Set aside

word-stop = Done
word-stop-discard = Discard nothing
word-stop-gain = Gain nothing
word-stop-put_on_deck = No card
word-stop-play_twice = Play nothing
word-stop-reveal = Reveal nothing
word-stop-set_aside = Keep in hand
word-stop-show_on_top = Doesn’t matter
word-stop-take_from_trash = Gain nothing
word-stop-trash = Trash nothing
word-stop-baron = Gain an Estate
word-yes = Yes
word-yes-play_it = Play it
word-yes-trash_this = Trash it
word-yes-discard_deck = Discard deck
word-no = No
word-no-play_it = Don’t play it
word-no-trash_this = Keep it
word-no-discard_deck = Keep deck
word-all_treasures = Play all Treasures
word-end_actions = End Action phase
word-end_treasures = Stop playing Treasures
word-end_turn = End turn

word-cards = Draw cards
word-cards-nobles = +3 Cards
word-cards-pawn = +1 Card
word-cards-steward = +2 Cards
word-actions = More actions
word-actions-nobles = +2 Actions
word-actions-pawn = +1 Action
word-buys = More buys
word-buys-pawn = +1 Buy
word-coins = More coins
word-coins-minion = +$2
word-coins-pawn = +$1
word-coins-steward = +$2
word-trash_cards = Trash cards
word-trash_cards-steward = Trash 2 cards
word-discard_cards = Discard it
word-discard_cards-torturer = Discard 2 cards
word-keep = Put it back
word-take_curse = Gain a Curse
word-take_curse-torturer = Gain a Curse
word-new_hand = New hands
word-new_hand-minion = New hands of 4
word-gain_card = Gain a card
word-first = The first
word-second = The second
word-third = The third
word-fourth = The fourth
