# What a player is asked. $n cards are still to be picked; forms by how many are asked for:
# .exactly n, .may one or none, .any number, .up-to n, .some (fewer than the most), .costing exactly so much.

question-play_action = Play an Action card?
question-play_treasure = Play your Treasures.
question-buy = { $buys ->
    [0] You have no buys left.
    [one] You have ${ $coins } and 1 buy. What do you buy?
   *[other] You have ${ $coins } and { $buys } buys. What do you buy?
}
question-show_on_top = Which card shall lie on top of your discard pile?

question-discard = Discard { such-cards }.
    .may = Discard { such-cards }?
    .any = Discard any number of cards?
    .up-to = Discard up to { such-cards }?
    .some = Discard up to { such-cards }.
question-discard-baron = Discard an Estate for +$4? If not, you gain an Estate.
question-discard-cellar = Discard any number of cards and draw as many?
question-discard-secret_chamber = Discard any number of cards, for +$1 each?
question-discard-revealed = Discard any of the cards you look at?

question-trash = Trash { such-cards } from your hand.
    .may = Trash { such-cards } from your hand?
    .any = Trash any number of cards from your hand?
    .up-to = Trash up to { such-cards } from your hand?
    .some = Trash up to { such-cards } from your hand.
question-trash-moneylender = Trash a Copper for +$3?
question-trash-revealed = Trash any of the cards you look at?

question-gain = Gain { such-cards } costing up to ${ $cost }.
    .may = Gain { such-cards } costing up to ${ $cost }?
    .costing = Gain { such-cards } costing exactly ${ $cost }.
question-gain-artisan = Gain a card costing up to ${ $cost } to your hand.
question-gain-mine = Gain a Treasure costing up to ${ $cost } to your hand.
question-gain-other = Which card costing up to ${ $cost } shall { $player } gain?
    .costing = Which card costing ${ $cost } shall { $player } gain?

question-pass = Which card do you pass to { $player }, on your left?
question-put_on_deck = Put { such-cards } from your hand onto your deck.
    .may = Put { such-cards } from your hand onto your deck?
question-put_on_deck-bureaucrat = Reveal a Victory card and put it onto your deck.
question-put_on_deck-secret_chamber = Put { so-many-cards } from your hand onto your deck, the last one named on top.
question-put_on_deck-discard_pile = Put a card from your discard pile onto your deck?
question-reveal = { CARD($source) } is played against you. Reveal a Reaction?
question-name = Name the card you wish for.
question-play_twice = Which Action card do you play twice?
    .may = Play an Action card twice?
question-play_it = Play { CARD($about, form: "a") } from your discard pile?
question-set_aside = You drew { CARD($about, form: "a") }. Set it aside?
question-discard_or_keep = You reveal { CARD($about, form: "a") }. Discard it or put it back?
question-discard_or_keep-other = { $player } reveals { CARD($about, form: "a") }. Discard it or put it back?
question-take_from_trash = Gain a card from those trashed?
question-choose = { $n ->
    [one] Choose one:
   *[other] Choose { $n }:
}
question-arrange = Put the cards back onto your deck in any order, the last one named on top.
question-trash_this = Trash this { CARD($about) }?
question-trash_this-mining_village = Trash this Mining Village for +$2?
question-trash_treasure = Which Treasure do you trash?
question-trash_treasure-other = Which Treasure of { $player } is trashed?
question-discard_deck = Put your whole deck into your discard pile?

waiting = Waiting for { LIST($players) }.
waiting-reactions = Waiting for reactions.

# What can be answered besides cards.

option-card = { CARD($card) }

word-stop = That is all
word-stop-discard = Discard nothing
word-stop-gain = Gain nothing
word-stop-put_on_deck = Put nothing back
word-stop-play_twice = Play nothing
word-stop-reveal = Reveal nothing
word-stop-set_aside = Keep it in hand
word-stop-show_on_top = Any card will do
word-stop-take_from_trash = Leave it there
word-stop-trash = Trash nothing
word-stop-baron = Gain an Estate
word-yes = Yes
word-yes-play_it = Play it
word-yes-trash_this = Trash it
word-yes-discard_deck = Discard the deck
word-no = No
word-no-play_it = Leave it there
word-no-trash_this = Keep it
word-no-discard_deck = Keep the deck
word-all_treasures = Play all Treasures
word-end_actions = End the Action phase
word-end_treasures = Play no more Treasures
word-end_turn = End the turn

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
word-discard_cards = Discard
word-discard_cards-torturer = Discard 2 cards
word-keep = Put it back
word-take_curse = Gain a Curse
word-take_curse-torturer = Gain a Curse to hand
word-new_hand = New hands
word-new_hand-minion = Discard your hand and draw 4; so do the others with 5 or more cards
word-gain_card = Gain a card
word-first = The first
word-second = The second
word-third = The third
word-fourth = The fourth
