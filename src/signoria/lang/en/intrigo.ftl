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
# .unseen: what the other players keep at the same time; .all: to somebody who only watches.
intrigo-event-keep = { $player } keeps { CARD($card) }.
    .you = You keep { CARD($card) }.
    .unseen = The others keep a card each.
    .all = Everyone keeps a card.
intrigo-event-play = { $player } plays { CARD($card) } into gap { $gap }.
    .you = You play { CARD($card) } into gap { $gap }.
intrigo-event-buy = { $player } buys { CARD($card, form: "the") } for { intrigo-ducats } into gap { $gap }.
    .you = You buy { CARD($card, form: "the") } for { intrigo-ducats } into gap { $gap }.
intrigo-event-decline = The effect is not used.
intrigo-event-swap_tokens = The trader swaps the tokens of { $building } and { $other }.
intrigo-event-turn_card = The assassin turns { CARD($card) } in gap { $gap } face down.
intrigo-event-call = The courtesan calls { CARD($card) }, and { $player } lays it in gap { $gap }.
    .you = The courtesan calls { CARD($card) }, and you lay it in gap { $gap }.
intrigo-event-swap_cards = The gondolier swaps the cards in gaps { $gap } and { $to }.
intrigo-event-move_card = The palace guard moves the card in gap { $gap } to gap { $to }.
intrigo-event-turn_token = The thief turns { CARD($token, form: "the") } of { $building } face down.
intrigo-event-pass = { $player } passes.
    .you = You pass.
intrigo-event-auto_pass = { $player } has neither cards nor enough ducats, and passes.
    .you = You have neither cards nor enough ducats, and pass.

# The award, building by building. $card is the higher card, $against the other one; .alone: there is no other one.
intrigo-event-award = { $building }: { CARD($token, form: "the") } goes to { $player }; { CARD($card) } beats { CARD($against) }.
    .you = { $building }: { CARD($token, form: "the") } goes to you; { CARD($card) } beats { CARD($against) }.
    .alone = { $building }: { CARD($token, form: "the") } goes to { $player }; { CARD($card) } has no rival.
    .you-alone = { $building }: { CARD($token, form: "the") } goes to you; { CARD($card) } has no rival.
intrigo-event-stays_face_down = { $building }: { CARD($token, form: "the") } stays; it lies face down.
intrigo-event-stays_no_contender = { $building }: { CARD($token, form: "the") } stays; no card counts there.
intrigo-event-stays_tie = { $building }: { CARD($token, form: "the") } stays; { CARD($card) } and { CARD($against) } are equal.
intrigo-event-stays_neutral = { $building }: { CARD($token, form: "the") } stays; { CARD($card) } beats { CARD($against) } for nobody.
    .alone = { $building }: { CARD($token, form: "the") } stays; { CARD($card) } wins for nobody.
intrigo-no-token = { $building }: there is no token.

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
intrigo-event-five = { $player } has a seal of every organisation and becomes Doge.
    .you = You have a seal of every organisation and become Doge.
intrigo-event-round_limit = The last round is over, and nobody has become Doge.

# --- what is asked ---

# $n packs are still to come after this one; $player sits to the left and gets the rest of this one.
intrigo-question-pick = Which card do you keep? The rest goes to { $player }.
# .play: no influence card can be paid; .pass: there is no card left in hand.
intrigo-question-place = Play a card or buy influence. You have { intrigo-ducats }.
    .play = Which card do you play?
    .pass = You have no cards left. Buy influence for { intrigo-ducats }, or pass?
intrigo-question-gap = Which gap do you lay { CARD($card, form: "the") } in?
intrigo-question-target-trader = The trader in gap { $gap }: which building’s token is swapped with another’s?
intrigo-question-second-trader = The trader in gap { $gap }: the token of { $building } is swapped with that of which building?
intrigo-question-target-assassin = The assassin in gap { $gap }: the card in which gap is turned face down?
intrigo-question-target-courtesan = The courtesan in gap { $gap }: into which gap is a card called?
intrigo-question-second-courtesan = The courtesan in gap { $gap }: which card is called into gap { $to }?
intrigo-question-target-gondolier = The gondolier in gap { $gap }: the card in which gap is swapped?
intrigo-question-second-gondolier = The gondolier in gap { $gap }: the card in gap { $to } is swapped with that of which gap?
intrigo-question-target-guard = The palace guard in gap { $gap }: the card in which gap is moved?
intrigo-question-second-guard = The palace guard in gap { $gap }: the card in gap { $to } goes to which empty gap?
intrigo-question-target-thief = The thief in gap { $gap }: which building’s token is turned face down?

intrigo-option-buy = { CARD($card) } for { intrigo-ducats }
intrigo-option-gap = gap { $gap }
intrigo-option-building = { $building }
intrigo-word-pass = Pass
intrigo-word-decline = Do not use the effect

# --- why something is not possible ---

intrigo-reason-not_your_go = It is not your go.
intrigo-reason-already_picked = You have kept a card already; the others are still thinking.
intrigo-reason-bad_param = That is not what is asked for now.
intrigo-reason-too_few = First choose a character and a gap.
intrigo-reason-wrong_phase = First everyone chooses cards; they are laid afterwards.
intrigo-reason-card_not_in_pack = { CARD($card) } is not in this pack.
intrigo-reason-pass_not_allowed = Only someone without cards may pass.
intrigo-reason-card_not_in_hand = You do not hold { CARD($card) }.
intrigo-reason-gap_occupied = There is a card in gap { $gap } already.
intrigo-reason-stack_empty = All three cards of { CARD($card, form: "the") } are gone.
intrigo-reason-cannot_afford = { CARD($card) } costs { $price ->
        [one] 1 ducat
       *[other] { $price } ducats
    }, and you have { $ducats }.
intrigo-reason-target_not_neighbour = That is not beside the card: only the two nearest are within its reach.
intrigo-reason-target_same = Those are one and the same; name two different ones.
intrigo-reason-no_token = There is no token to take.
intrigo-reason-target_not_intrigue = There is no intrigue card.
intrigo-reason-target_face_down = It lies face down already.
intrigo-reason-destination_occupied = There is no room: the gap must be empty.
intrigo-reason-name_not_in_play = { CARD($card) } does not take part in this game.
intrigo-reason-name_in_palace = { CARD($card) } lies in the palace already.
