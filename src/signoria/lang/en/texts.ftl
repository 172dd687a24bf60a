# What cards do, in our own words; .help answers what players ask about them. A text with an edition’s name is that edition’s.

text-copper = Worth $1.
text-silver = Worth $2.
text-gold = Worth $3.
text-estate = 1 victory point.
text-duchy = 3 victory points.
text-province = 6 victory points.
text-curse =
    −1 victory point.
    .help = A Curse isn’t a Victory card. You may buy one, though you’ll rarely want to.

text-adventurer =
    Reveal cards from your deck until 2 Treasures turn up. Put them into your hand and discard the rest.
    .help = If your deck runs out, shuffle your discard pile without the revealed cards. If fewer than 2 Treasures turn up, you get what there is. Harem is a Treasure.
text-artisan =
    Gain a card costing up to $5 to your hand, then put any card from your hand onto your deck.
    .help = Coins don’t raise the limit. You may put the card you just gained onto your deck. Even if there was nothing to gain, you must put a card from your hand onto your deck.
text-bandit =
    Gain a Gold. Each other player reveals the top 2 cards of their deck, trashes a Treasure that isn’t Copper, and discards the rest.
    .help = If both cards could be trashed, their owner chooses one; if neither could, both are discarded. Harem can be trashed. The Attack still happens when the Gold pile is empty.
text-bureaucrat =
    Gain a Silver onto your deck. Each other player reveals a Victory card from their hand and puts it onto their deck; a player without one reveals their hand.
    .help = A player with several Victory cards chooses one. Victory cards with a second type, such as Great Hall, count; Curses don’t. The Attack still happens when the Silver pile is empty.
text-cellar =
    +1 Action.
    Discard as many cards as you like, then draw that many.
    .help = Discard all the cards you chose before you draw any. If you have to shuffle, the cards you just discarded are included. You may discard none.
text-chancellor =
    +$2.
    You may put your whole deck into your discard pile right away.
    .help = Decide right away, before you play anything else, and without looking at the deck. You don’t shuffle until you next need a card.
text-chapel =
    You may trash up to 4 cards from your hand.
    .help = The Chapel you played is no longer in your hand, so it can’t trash itself. It can trash another Chapel.
text-council_room =
    +4 Cards, +1 Buy.
    Each other player draws 1 card.
    .help = They have to draw. This isn’t an Attack, so nobody can react to it.
text-feast =
    Trash this and gain a card costing up to $5.
    .help = Coins don’t raise the limit. With Throne Room, you gain two cards, although Feast is trashed only once.
text-festival =
    +2 Actions, +1 Buy, +$2.
    .help = Playing it uses an action, so you end up with one more action than before.
text-gardens =
    Worth 1 victory point for every 10 cards you own, rounded down.
    .help = All your cards count, wherever they are, including Gardens. With 39 cards, each Gardens is worth 3 points; with 40, it’s worth 4.
text-harbinger =
    +1 Card, +1 Action.
    Look through your discard pile; you may put one card from it onto your deck.
    .help = You draw first. If you had to shuffle for that, your discard pile is empty. You don’t show the others the card you put onto your deck.
text-laboratory = +2 Cards, +1 Action.
text-library =
    Draw until you have 7 cards in hand. You may set aside any Action as you draw it; discard those cards when you’re done.
    .help = Decide on each card before you draw the next. Any Action may be set aside, Reactions such as Moat included. With 7 or more cards in hand, you draw nothing. If you have to shuffle, the cards set aside aren’t included.
text-market = +1 Card, +1 Action, +1 Buy, +$1.
text-merchant =
    +1 Card, +1 Action.
    The first Silver you play this turn gives an extra $1.
    .help = If you play several Merchants, your first Silver gives an extra $1 for each of them. A Merchant played with Throne Room counts twice. Harem isn’t a Silver.
text-militia =
    +$2.
    Each other player with more than 3 cards in hand discards down to 3.
    .help = They choose which cards to discard. With 3 or fewer, they discard nothing.
text-mine-base1 =
    Trash a Treasure from your hand and gain a Treasure costing up to $3 more to your hand.
    .help = If you have a Treasure in hand, you must trash one. You can play the new Treasure this turn. Silver can become Gold or Harem; a cheaper Treasure, or the same one, is fine too.
text-mine-base2 =
    You may trash a Treasure from your hand. If you do, gain a Treasure costing up to $3 more to your hand.
    .help = You can play the new Treasure this turn. Silver can become Gold or Harem; a cheaper Treasure, or the same one, is fine too.
text-moat =
    +2 Cards.
    Reaction: when another player plays an Attack, you may reveal this from your hand before it takes effect. If you do, you’re unaffected.
    .help = Moat stays in your hand and works against every Attack. The attacker still gets the card’s other benefits. Moat doesn’t help against cards that aren’t Attacks, such as Council Room, Masquerade, and Tribute. If an Attack is played twice with Throne Room, reveal Moat each time.
text-moneylender-base1 =
    Trash a Copper from your hand for +$3.
    .help = If you have a Copper in hand, you must trash one. Without a Copper, you get no coins.
text-moneylender-base2 =
    You may trash a Copper from your hand. If you do, +$3.
    .help = You can trash only one Copper per Moneylender. Without a Copper, you get no coins.
text-poacher =
    +1 Card, +1 Action, +$1.
    Discard one card for each empty pile in the Supply.
    .help = You draw first. All piles count, even Curses and Coppers. If you don’t have enough cards, discard your whole hand.
text-remodel =
    Trash a card from your hand and gain one costing up to $2 more.
    .help = The new card may also be cheaper, or another copy of the same card. It goes to your discard pile. Coins don’t raise the limit. The Remodel you played can’t trash itself. If you have nothing to trash, you gain nothing.
text-sentry =
    +1 Card, +1 Action.
    Look at the top 2 cards of your deck. Trash, discard, or keep each one, then put the kept cards back in any order.
    .help = You see both before you decide, and you may treat them alike or differently. The others see the cards you trash and the last one you discard.
text-smithy = +3 Cards.
text-spy =
    +1 Card, +1 Action.
    Each player, starting with you, reveals the top card of their deck; you decide whether they discard it or put it back.
    .help = You draw first. Each card is dealt with before the next player reveals theirs. You still reveal your own card, even if everyone else reveals a Moat.
text-thief =
    Each other player reveals the top 2 cards of their deck; if there’s a Treasure among them, you choose one to trash. You may gain any of the cards trashed this way. The other players discard the rest.
    .help = Even if both are Treasures, only one is trashed, and you choose which. Cards you don’t gain stay in the trash, and you can’t gain cards trashed earlier. Harem is a Treasure.
text-throne_room-base1 =
    Choose an Action in your hand and play it twice.
    .help = Finish the first play before starting the second; neither uses an action. If you have an Action in hand, you must choose one. With Throne Room on Throne Room, you play one Action twice and then another Action twice, not one Action four times. A card that trashes itself the first time, such as Feast, is still played a second time.
text-throne_room-base2 =
    You may choose an Action in your hand and play it twice.
    .help = Finish the first play before starting the second; neither uses an action. With Throne Room on Throne Room, you play one Action twice and then another Action twice, not one Action four times. A card that trashes itself the first time is still played a second time.
text-vassal =
    +$2.
    Discard the top card of your deck. If it’s an Action, you may play it from the discard pile.
    .help = Playing the discarded Action doesn’t use one of your actions. If you don’t play it, it stays in your discard pile.
text-village =
    +1 Card, +2 Actions.
    .help = Playing it uses an action, so you end up with one more action than before.
text-witch =
    +2 Cards.
    Everyone else gains a Curse.
    .help = The Curses go to the players’ discard piles, in turn order from your left, until the Curse pile runs out. With no Curses left, you may still play Witch for the cards.
text-woodcutter = +1 Buy, +$2.
text-workshop =
    Gain any card costing up to $4.
    .help = Coins don’t raise the limit. The card goes to your discard pile.

text-baron =
    +1 Buy.
    You may discard an Estate for +$4. If you don’t, gain an Estate.
    .help = You don’t have to discard an Estate, even if you have one. But then you must gain one if any are left; you can’t take just the +1 Buy.
text-bridge =
    +1 Buy, +$1.
    All cards cost $1 less this turn, but never less than $0.
    .help = This applies to every card, wherever it is, and to every effect that looks at costs. Multiple Bridges are cumulative, and one played with Throne Room counts twice.
text-conspirator =
    +$2.
    If this is at least the third Action you’ve played this turn: +1 Card, +1 Action.
    .help = This card counts as one of the three. Throne Room counts too, and so does each of the two plays it gives you. Revealing a Reaction doesn’t count. Actions you play later don’t give an earlier Conspirator its bonus.
text-coppersmith =
    Each Copper you play this turn gives an extra $1.
    .help = Multiple Coppersmiths are cumulative, and one played with Throne Room counts twice. The cost of Copper doesn’t change.
text-courtyard =
    +3 Cards.
    Put any card from your hand onto your deck.
    .help = The card you put onto your deck doesn’t have to be one you just drew, and you don’t show it.
text-duke =
    Worth 1 victory point for each Duchy you own.
    .help = Duchies keep their own 3 points. With 2 Dukes and 4 Duchies, you score 8 for the Dukes and 12 for the Duchies.
text-great_hall =
    +1 Card, +1 Action.
    1 victory point.
    .help = It’s always both an Action and a Victory card.
text-harem =
    Worth $2.
    2 victory points.
    .help = It’s both a Treasure and a Victory card, but it isn’t a Silver.
text-ironworks =
    Gain a card costing up to $4. If it’s an Action, +1 Action; if it’s a Treasure, +$1; if it’s a Victory card, +1 Card.
    .help = A card with two of these types gives both bonuses: Great Hall gives +1 Action and +1 Card. A Curse gives nothing.
text-masquerade =
    +2 Cards.
    All players pass a card from their hand to the left, at the same time. Then you may trash a card from your hand.
    .help = Everyone chooses before seeing what they get. A player with no cards in hand passes nothing but still gets a card. Only you may trash, and it may be the card you were passed. This isn’t an Attack, so nobody can react to it.
text-mining_village =
    +1 Card, +2 Actions.
    You may trash this right away for +$2.
    .help = Decide right away, before you play anything else. You get the card and the actions either way. With Throne Room, you get them twice, but you can trash Mining Village for +$2 only once.
text-minion =
    +1 Action.
    Choose one: +$2; or discard your hand and draw 4 cards, and each other player with 5 or more cards in hand does the same.
    .help = Reactions are revealed before you choose. You get the action in either case. Other players who have fewer than 5 cards in hand, or who revealed a Moat, neither discard nor draw.
text-nobles =
    Choose one: +3 Cards; +2 Actions.
    2 victory points.
    .help = You can’t mix the two choices. Nobles is both an Action and a Victory card.
text-pawn =
    Choose any two different bonuses: +1 Card; +1 Action; +1 Buy; +$1.
    .help = Choose both before you do either. They happen in the order you choose them.
text-saboteur =
    Each other player reveals cards from their deck until one costs $3 or more. They trash it, may gain a card costing at least $2 less, and discard the rest.
    .help = They choose what to gain, if anything. Current costs count, so Bridge matters. If no card costing $3 or more turns up, they just discard what they revealed.
text-scout =
    +1 Action.
    Reveal the top 4 cards of your deck. Put all Victory cards among them into your hand, then put the rest back in any order.
    .help = You can’t leave a Victory card on your deck. Victory cards with a second type count; Curses don’t. You don’t show the order you put the cards back in.
text-secret_chamber =
    Discard as many cards as you like for +$1 each.
    Reaction: when another player plays an Attack, you may reveal this from your hand before it takes effect. If you do, +2 Cards, then put 2 cards from your hand onto your deck.
    .help = You may put back any 2 cards, even this one. Secret Chamber doesn’t stop the Attack, but you can reveal a Moat next, even one you just drew. You may reveal Secret Chamber even if the Attack wouldn’t affect you.
text-shanty_town =
    +2 Actions.
    Reveal your hand. If there are no Actions in it, +2 Cards.
    .help = You reveal your hand either way. An empty hand has no Actions in it. You draw both cards even if the first is an Action.
text-steward =
    Choose one: +2 Cards; +$2; trash 2 cards from your hand.
    .help = If you choose to trash and have 2 or more cards in hand, trash exactly 2. You may choose to trash even with fewer; you then trash what you have.
text-swindler =
    +$2.
    Each other player trashes the top card of their deck and gains a card you choose that costs the same.
    .help = A $0 card can become a Curse. You may give them another copy of the card they trashed. If no card in the Supply costs the same, they gain nothing; otherwise, you must choose one. Current costs count, so Bridge matters.
text-torturer =
    +3 Cards.
    Each other player either discards 2 cards or gains a Curse to their hand, their choice.
    .help = They may choose an option they can’t fully carry out: discarding with 0 or 1 cards in hand, or gaining a Curse when none are left. Each player finishes before the next one chooses.
text-trading_post =
    Trash 2 cards from your hand. If you trashed both, gain a Silver to your hand.
    .help = With only 1 card in hand, you trash it and get no Silver. You can play the Silver this turn.
text-tribute =
    The player to your left reveals and discards the top 2 cards of their deck. For each differently named card revealed: if it’s an Action, +2 Actions; if it’s a Treasure, +$2; if it’s a Victory card, +2 Cards.
    .help = Two copies of the same card count once. A card with two of these types gives both bonuses; a Curse gives nothing. This isn’t an Attack, so nobody can react to it.
text-upgrade =
    +1 Card, +1 Action.
    Trash a card from your hand and gain one costing exactly $1 more.
    .help = If a card in the Supply costs that much, you must gain one. If none does, you gain nothing, and the trashed card is still gone. Trashing a Copper usually gets you nothing.
text-wishing_well =
    +1 Card, +1 Action.
    Name a card and reveal the top card of your deck. If you named it, put it into your hand.
    .help = Name a card, not a type. If you’re wrong, the card stays on top. You may name any card, even one that isn’t in this game.
