# What cards do, in our own words; .help is what players ask about them. A text with an edition's name is that edition's.

text-copper = Worth $1.
text-silver = Worth $2.
text-gold = Worth $3.
text-estate = 1 victory point.
text-duchy = 3 victory points.
text-province = 6 victory points.
text-curse = −1 victory point.

text-adventurer =
    Turn over cards from your deck until 2 Treasures have come up. Take these into your hand and discard the others.
    .help = If there are fewer than 2 Treasures left, you take what there is.
text-artisan =
    Gain a card that costs $5 or less straight into your hand. Then put any card of your hand onto your deck.
    .help = Coins do not raise the limit. The card that goes back may be the one just gained.
text-bandit =
    Gain a Gold. Every other player turns over the top 2 cards of their deck, trashes a Treasure among them that is not a Copper, and discards the rest.
    .help = If both could be trashed, their owner chooses.
text-bureaucrat =
    Gain a Silver onto your deck. Every other player shows a Victory card from hand and puts it onto their deck; whoever has none shows the hand.
    .help = Whoever has several Victory cards chooses which.
text-cellar =
    +1 Action.
    Discard as many cards as you like, then draw as many.
    .help = If the deck runs out, the cards just discarded are shuffled with the others.
text-chancellor =
    +$2.
    You may put your whole deck into your discard pile at once.
    .help = It is decided now, not later, and without looking at the deck.
text-chapel =
    Trash up to 4 of the cards in your hand.
    .help = The Chapel you play lies in play: it cannot trash itself.
text-council_room =
    +4 Cards, +1 Buy.
    All other players draw a card.
    .help = They must draw. It is no Attack, so Reactions do not apply.
text-feast =
    Trash this card. Gain a card that costs $5 or less.
    .help = A Throne Room makes it two gains, though it is trashed only once.
text-festival = +2 Actions, +1 Buy, +$2.
text-gardens =
    Worth 1 victory point for every 10 cards you own, rounded down.
    .help = All your cards count, these Gardens too: with 39 cards each is worth 3.
text-harbinger =
    +1 Card, +1 Action.
    Look through your discard pile; one card from it may go onto your deck.
    .help = You draw first. If that made you shuffle, the discard pile is empty.
text-laboratory = +2 Cards, +1 Action.
text-library =
    Draw until you have 7 cards in hand. An Action card you draw may be set aside; those are discarded afterwards.
    .help = Each card is decided on before the next one is drawn.
text-market = +1 Card, +1 Action, +1 Buy, +$1.
text-merchant =
    +1 Card, +1 Action.
    The first Silver you play this turn gives $1 more.
    .help = With several Merchants that one Silver gives $1 more for each of them.
text-militia =
    +$2.
    All other players keep 3 cards in hand and discard the rest.
    .help = Whoever has 3 or fewer discards nothing. The victims choose.
text-mine-base1 =
    Trash a Treasure from your hand. Gain a Treasure that costs at most $3 more, into your hand.
    .help = The new Treasure can be played this turn. If you hold a Treasure, you must trash one.
text-mine-base2 =
    You may trash a Treasure from your hand. If you did, gain a Treasure that costs at most $3 more, into your hand.
    .help = The new Treasure can be played this turn.
text-moat =
    +2 Cards.
    Reaction: when another player plays an Attack, you may show this from your hand first; the Attack then passes you by.
    .help = It stays in your hand and can answer every Attack. The attacker's own benefits remain.
text-moneylender-base1 =
    Trash a Copper from your hand; for it you get +$3.
    .help = If you hold a Copper, you must trash it.
text-moneylender-base2 = For +$3 you may trash a Copper from your hand.
text-poacher =
    +1 Card, +1 Action, +$1.
    Discard as many cards as there are empty piles in the Supply.
    .help = Every pile counts, Curses and Coppers too.
text-remodel =
    Trash a card from your hand. Gain a card that costs at most $2 more.
    .help = The new card goes to your discard pile; it may also be cheaper or of the same name.
text-sentry =
    +1 Card, +1 Action.
    Look at the top 2 cards of your deck. Trash, discard or keep each of them; what you keep goes back on top in any order.
    .help = You see both before you decide.
text-smithy = +3 Cards.
text-spy =
    +1 Card, +1 Action.
    Every player, you first, turns over the top card of their deck; you say whether it is discarded or put back.
text-thief =
    Every other player turns over the top 2 cards of their deck; if there are Treasures among them, you trash one. Afterwards you may gain any of the cards trashed by this. The rest is discarded.
    .help = Of two Treasures only one is trashed. What you do not gain stays in the trash.
text-throne_room-base1 =
    Pick an Action card of your hand and play it two times over.
    .help = The first play is finished before the second begins; neither uses up an action. If you hold an Action, you must.
text-throne_room-base2 =
    If you like, pick an Action card of your hand and play it two times over.
    .help = The first play is finished before the second begins; neither uses up an action.
text-vassal =
    +$2.
    Discard your deck's top card. If that is an Action, you may play it from there.
    .help = Playing it uses up no action.
text-village = +1 Card, +2 Actions.
text-witch =
    +2 Cards.
    All other players gain a Curse each.
    .help = Curses are dealt out to the left until none is left.
text-woodcutter = +1 Buy, +$2.
text-workshop =
    Gain a card that costs $4 or less.
    .help = Coins do not raise the limit. The card goes to your discard pile.

text-baron =
    +1 Buy.
    Discard an Estate for +$4 if you like. If you do not, you gain an Estate.
    .help = You need not discard an Estate though you hold one.
text-bridge =
    +1 Buy, +$1.
    All cards cost $1 less this turn, but never less than $0.
    .help = Wherever they are and whatever asks for their cost; several Bridges add up.
text-conspirator =
    +$2.
    If this is the third Action you play this turn, or a later one: +1 Card, +1 Action.
    .help = This one counts, and so does each play of a Throne Room.
text-coppersmith =
    Your Coppers give $1 more each this turn.
    .help = Several Coppersmiths add up.
text-courtyard =
    +3 Cards.
    Put any card of your hand back onto your deck.
    .help = It is not shown.
text-duke = Worth 1 victory point for each Duchy you own.
text-great_hall =
    +1 Card, +1 Action.
    1 victory point.
text-harem =
    Worth $2.
    2 victory points.
    .help = It is a Treasure and a Victory card, but no Silver.
text-ironworks =
    Gain a card that costs $4 or less. If it is an Action, +1 Action; a Treasure, +$1; a Victory card, +1 Card.
    .help = A card of two types gives both.
text-masquerade =
    +2 Cards.
    All players pass a card of their hand to the left, all at once. Then you may trash a card from your hand.
    .help = Everyone chooses before seeing what comes. It is no Attack, so Reactions do not apply.
text-mining_village =
    +1 Card, +2 Actions.
    You may trash this at once for +$2.
    .help = It is decided now, before anything else is played.
text-minion =
    +1 Action.
    Choose: +$2; or discard your hand and draw 4 cards, and all others who hold 5 or more do the same.
    .help = Reactions are revealed before you choose.
text-nobles =
    Choose: +3 Cards; or +2 Actions.
    2 victory points.
text-pawn =
    Choose two different ones: +1 Card; +1 Action; +1 Buy; +$1.
    .help = Both are named before either is done.
text-saboteur =
    All other players turn over cards of their deck until one costs $3 or more, and trash it. For it they may gain a card that costs at least $2 less. The rest is discarded.
    .help = Costs are those of the moment, after Bridges.
text-scout =
    +1 Action.
    Turn over the top 4 cards of your deck. Take the Victory cards among them into your hand and put the others back in any order.
    .help = Cards that are also of another type count as Victory cards; a Curse does not.
text-secret_chamber =
    Discard as many cards as you like, for +$1 each.
    Reaction: when another player plays an Attack, you may show this from your hand first: +2 Cards, then put 2 cards of your hand onto your deck.
    .help = The 2 cards may be any, this one too. It does not ward off the Attack.
text-shanty_town =
    +2 Actions.
    Show your hand. If there is no Action card in it, +2 Cards.
text-steward =
    Choose: +2 Cards; or +$2; or trash 2 cards from your hand.
text-swindler =
    +$2.
    All other players trash the top card of their deck, and you choose a card of the same cost that they gain.
    .help = A card for $0 may become a Curse. The same card may be given again.
text-torturer =
    +3 Cards.
    All other players choose: discard 2 cards; or gain a Curse into their hand.
    .help = Either may be chosen even if it cannot be done in full.
text-trading_post =
    Trash 2 cards from your hand. If both are gone, gain a Silver into your hand.
    .help = With only one card in hand it is trashed for nothing.
text-tribute =
    The player to your left turns over the top 2 cards of their deck and discards them. For each differently named one: an Action, +2 Actions; a Treasure, +$2; a Victory card, +2 Cards.
    .help = Two of the same name count once. It is no Attack, so Reactions do not apply.
text-upgrade =
    +1 Card, +1 Action.
    Trash a card from your hand. Gain a card that costs exactly $1 more.
    .help = If nothing costs that, you gain nothing.
text-wishing_well =
    +1 Card, +1 Action.
    Name a card, then turn over the top card of your deck. If you were right, take it into your hand.
    .help = Name a card, not a type. A card you did not name stays on top.
