# Intrigo: names, what happened, what is asked, and why something is not possible.
# Gaps are numbered, buildings have letters: $gap and $to are numbers, $building and $other letters.

# --- names ---

# Intrigue cards: a family and a value. Families nobody heads are named like the others.
card-intrigo_contarini_2 = Contarini 2
card-intrigo_contarini_3 = Contarini 3
card-intrigo_contarini_4 = Contarini 4
card-intrigo_dandolo_2 = Dandolo 2
card-intrigo_dandolo_3 = Dandolo 3
card-intrigo_dandolo_4 = Dandolo 4
card-intrigo_gradenigo_2 = Gradenigo 2
card-intrigo_gradenigo_3 = Gradenigo 3
card-intrigo_gradenigo_4 = Gradenigo 4
card-intrigo_morosini_2 = Morosini 2
card-intrigo_morosini_3 = Morosini 3
card-intrigo_morosini_4 = Morosini 4
card-intrigo_tiepolo_2 = Tiepolo 2
card-intrigo_tiepolo_3 = Tiepolo 3
    .plural = Tiepolo 3s
card-intrigo_tiepolo_4 = Tiepolo 4

# Where a game gives the families other values than 2, 3 and 4.
intrigo-card = { $family } { $n }

# `short`: two letters, as on the palace's narrow places and where cards are typed: Co4.
family-contarini = Contarini
    .short = Co
family-dandolo = Dandolo
    .short = Da
family-gradenigo = Gradenigo
    .short = Gr
family-morosini = Morosini
    .short = Mo
family-tiepolo = Tiepolo
    .short = Ti

# The characters of the influence cards. `the`: the one that is bought, or at work; `word`: at most nine letters; `short`: at
# most five.
card-intrigo_trader = Trader
    .the = the trader
    .word = trader
    .short = trade
card-intrigo_assassin = Assassin
    .the = the assassin
    .word = assassin
    .short = assas
card-intrigo_courtesan = Courtesan
    .the = the courtesan
    .word = courtesan
    .short = court
card-intrigo_gondolier = Gondolier
    .the = the gondolier
    .word = gondolier
    .short = gondo
card-intrigo_guard = Palace guard
    .the = the palace guard
    .word = guard
    .short = guard
card-intrigo_thief = Thief
    .the = the thief
    .word = thief
    .short = thief

# The tokens on the buildings.
card-intrigo_merchants = Merchants’ seal
    .the = the merchants’ seal
card-intrigo_military = Military seal
    .the = the military seal
card-intrigo_clergy = Clergy’s seal
    .the = the clergy’s seal
card-intrigo_farmers = Farmers’ seal
    .the = the farmers’ seal
card-intrigo_workers = Workers’ seal
    .the = the workers’ seal
card-intrigo_ducat = Ducat
    .the = the ducat

# The same on the palace's narrow places: in a word, in at most five letters, in at most three.
token-merchants = merchants
    .short = merch
    .tiny = mer
token-military = military
    .short = milit
    .tiny = mil
token-clergy = clergy
    .short = clerg
    .tiny = cle
token-farmers = farmers
    .short = farm
    .tiny = far
token-workers = workers
    .short = work
    .tiny = wor
token-ducat = ducat
    .short = ducat
    .tiny = duc

intrigo-ducats = { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}

# --- what happened ---

intrigo-event-round = Round { $n }: { $player } begins.
    .you = Round { $n }: you begin.
intrigo-event-pack = { $player } holds { CARDS($cards) }.
    .you = You hold { CARDS($cards) }.
# .passing: $cards are the rest of the pack; .unseen: what the other players keep at the same time; .all: to somebody who
# only watches.
intrigo-event-keep = { $player } keeps { CARD($card) }.
    .you = You keep { CARD($card) }.
    .passing = { $player } keeps { CARD($card) } and passes on { CARDS($cards) }.
    .you-passing = You keep { CARD($card) } and pass on { CARDS($cards) }.
    .unseen = The others each keep a card.
    .all = Everyone keeps a card.
intrigo-event-play = { $player } plays { CARD($card) } into gap { $gap }.
    .you = You play { CARD($card) } into gap { $gap }.
intrigo-event-buy = { $player } buys { CARD($card, form: "the") } for { intrigo-ducats } and places it in gap { $gap }.
    .you = You buy { CARD($card, form: "the") } for { intrigo-ducats } and place it in gap { $gap }.
intrigo-event-decline = { $player } skips its effect.
    .you = You skip its effect.
intrigo-event-swap_tokens = The trader swaps the tokens on { $building } and { $other }.
intrigo-event-turn_card = The assassin turns { CARD($card) } in gap { $gap } face down.
intrigo-event-call = The courtesan calls for { CARD($card) }, and { $player } places it in gap { $gap }.
    .you = The courtesan calls for { CARD($card) }, and you place it in gap { $gap }.
intrigo-event-swap_cards = The gondolier swaps the cards in gaps { $gap } and { $to }.
intrigo-event-move_card = The palace guard moves the card in gap { $gap } to gap { $to }.
intrigo-event-turn_token = The thief turns { CARD($token, form: "the") } on { $building } face down.
intrigo-event-pass = { $player } passes.
    .you = You pass.
intrigo-event-auto_pass = { $player } passes, having no cards and too few ducats.
    .you = You pass, having no cards and too few ducats.

# The award, building by building. $card is the higher card, $against the other one; .alone: there is no other one.
intrigo-event-award = { $building }: { CARD($token, form: "the") } goes to { $player }; { CARD($card) } beats { CARD($against) }.
    .you = { $building }: { CARD($token, form: "the") } goes to you; { CARD($card) } beats { CARD($against) }.
    .alone = { $building }: { CARD($token, form: "the") } goes to { $player }; { CARD($card) } has no rival.
    .you-alone = { $building }: { CARD($token, form: "the") } goes to you; { CARD($card) } has no rival.
intrigo-event-stays_face_down = { $building }: { CARD($token, form: "the") } stays; it’s face down.
intrigo-event-stays_no_contender = { $building }: { CARD($token, form: "the") } stays; no card counts there.
intrigo-event-stays_tie = { $building }: { CARD($token, form: "the") } stays; { CARD($card) } and { CARD($against) } are equal.
intrigo-event-stays_neutral = { $building }: { CARD($token, form: "the") } stays; { CARD($card) } beats { CARD($against) }, but nobody leads that family.
    .alone = { $building }: { CARD($token, form: "the") } stays; { CARD($card) } has no rival, but nobody leads that family.
intrigo-no-token = { $building }: no token.

intrigo-event-token = New tokens: { LIST($tokens) }.
intrigo-token-at = { CARD($token) } ({ $building })

intrigo-event-four = { $player } has four seals of { $organisation ->
        [merchants] the merchants
        [military] the military
        [clergy] the clergy
        [farmers] the farmers
       *[workers] the workers
    } and becomes Doge.
    .you = You have four seals of { $organisation ->
        [merchants] the merchants
        [military] the military
        [clergy] the clergy
        [farmers] the farmers
       *[workers] the workers
    } and become Doge.
intrigo-event-five = { $player } has a seal of every organization and becomes Doge.
    .you = You have a seal of every organization and become Doge.
intrigo-event-round_limit = The last round is over, and nobody has become Doge.

# --- what is asked ---

# $n cards are left of the pack after this; $player sits to the left and gets them.
intrigo-question-pick = { $n ->
    [one] Choose a card to keep. The other one goes to { $player }.
   *[other] Choose a card to keep. The rest go to { $player }.
}
# .play: no influence card can be paid; .pass: there is no card left in hand.
intrigo-question-place = Play a card or buy a character. You have { intrigo-ducats }.
    .play = Choose a card to play.
    .pass = You’re out of cards and have { intrigo-ducats }. Buy a character or pass.
intrigo-question-gap = Which gap does { CARD($card, form: "the") } go in?
intrigo-question-target-trader = Trader in gap { $gap }: choose an adjacent building whose token you want to swap.
intrigo-question-second-trader = Trader in gap { $gap }: swap the token on { $building } with the token on which building?
intrigo-question-target-assassin = Assassin in gap { $gap }: choose a card to turn face down.
intrigo-question-target-courtesan = Courtesan in gap { $gap }: choose the gap to fill.
intrigo-question-second-courtesan = Courtesan in gap { $gap }: name the card for gap { $to }.
intrigo-question-target-gondolier = Gondolier in gap { $gap }: choose a neighboring card to swap.
intrigo-question-second-gondolier = Gondolier in gap { $gap }: swap the card in gap { $to } with which other card?
intrigo-question-target-guard = Palace guard in gap { $gap }: choose a neighboring card to move.
intrigo-question-second-guard = Palace guard in gap { $gap }: move the card in gap { $to } to which empty gap?
intrigo-question-target-thief = Thief in gap { $gap }: choose a token to turn face down.

intrigo-option-buy = { CARD($card) } for { intrigo-ducats }
intrigo-option-gap = gap { $gap }
intrigo-option-building = { $building }
intrigo-word-pass = Pass
intrigo-word-decline = Skip the effect

# --- why something is not possible ---

intrigo-reason-not_your_go = It isn’t your turn.
intrigo-reason-already_picked = You’ve already chosen a card. The others are still choosing.
intrigo-reason-bad_param = That doesn’t answer the question.
intrigo-reason-too_few = Choose a character and a gap first.
intrigo-reason-wrong_phase = The draft comes first; cards are placed after it.
intrigo-reason-card_not_in_pack = { CARD($card) } isn’t in this pack.
intrigo-reason-pass_not_allowed = You can pass only when you have no cards left.
intrigo-reason-card_not_in_hand = You don’t have { CARD($card) } in hand.
intrigo-reason-gap_occupied = Gap { $gap } is already filled.
intrigo-reason-stack_empty = { CARD($card) }: the stack is empty.
intrigo-reason-cannot_afford = { CARD($card) } costs { $price ->
        [one] 1 ducat
       *[other] { $price } ducats
    }, but you have only { $ducats }.
intrigo-reason-target_not_neighbour = That’s out of reach: the effect works only right next to the card.
intrigo-reason-target_same = It can’t be swapped with itself. Choose another one.
intrigo-reason-no_token = There’s no token there.
intrigo-reason-target_not_intrigue = There’s no intrigue card there.
intrigo-reason-target_face_down = That’s already face down.
intrigo-reason-destination_occupied = That gap isn’t empty.
intrigo-reason-name_not_in_play = { CARD($card) } isn’t in this game.
intrigo-reason-name_in_palace = { CARD($card) } is already in the palace.
