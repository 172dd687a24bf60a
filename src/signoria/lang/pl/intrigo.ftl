# Intrigo: names, what happened, what is asked, and why something is not possible.
# Gaps are numbered, buildings have letters: $gap and $to are numbers, $building and $other letters.

# --- names ---

# Intrigue cards: a family and a value; they are not inflected. Families nobody heads are named like the others.
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
    .plural = × Tiepolo 3
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

# The characters of the influence cards. In sentences they are written small: `acc`, and `gen-plural`. `word`: at most nine
# letters; `short`: at most five.
card-intrigo_trader = Handlarz
    .acc = handlarza
    .gen-plural = handlarzy
    .word = handlarz
    .short = handl
card-intrigo_assassin = Skrytobójca
    .acc = skrytobójcę
    .gen-plural = skrytobójców
    .word = skrytob.
    .short = skryt
card-intrigo_courtesan = Kurtyzana
    .acc = kurtyzanę
    .gen-plural = kurtyzan
    .word = kurtyzana
    .short = kurty
card-intrigo_gondolier = Gondolier
    .acc = gondoliera
    .gen-plural = gondolierów
    .word = gondolier
    .short = gondo
card-intrigo_guard = Strażnik pałacowy
    .acc = strażnika pałacowego
    .gen-plural = strażników pałacowych
    .word = strażnik
    .short = straż
card-intrigo_thief = Złodziej
    .acc = złodzieja
    .gen-plural = złodziei
    .word = złodziej
    .short = złodz

# The tokens on the buildings. `nom` and `acc` are for sentences.
card-intrigo_merchants = Pieczęć kupców
    .nom = pieczęć kupców
    .acc = pieczęć kupców
card-intrigo_military = Pieczęć wojska
    .nom = pieczęć wojska
    .acc = pieczęć wojska
card-intrigo_clergy = Pieczęć duchowieństwa
    .nom = pieczęć duchowieństwa
    .acc = pieczęć duchowieństwa
card-intrigo_farmers = Pieczęć rolników
    .nom = pieczęć rolników
    .acc = pieczęć rolników
card-intrigo_workers = Pieczęć robotników
    .nom = pieczęć robotników
    .acc = pieczęć robotników
card-intrigo_ducat = Dukat
    .nom = dukat
    .acc = dukata

# The same on the palace's narrow places: in a word, in at most five letters, in at most three.
token-merchants = kupcy
    .short = kupcy
    .tiny = kup
token-military = wojsko
    .short = wojsk
    .tiny = woj
token-clergy = duchow.
    .short = duch.
    .tiny = dch
token-farmers = rolnicy
    .short = roln.
    .tiny = rol
token-workers = robotnicy
    .short = rob.
    .tiny = rob
token-ducat = dukat
    .short = dukat
    .tiny = duk

# In the accusative: „masz…”, „za…”.
intrigo-ducats = { $ducats ->
    [one] 1 dukata
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
}
ducats-counted = { $ducats ->
    [one] 1 dukat
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
}

# --- what happened ---

intrigo-event-round = Runda { $n }: zaczyna { $player }.
    .you = Runda { $n }: zaczynasz.
intrigo-event-pack = { $player } ma do wyboru: { CARDS($cards) }.
    .you = Masz do wyboru: { CARDS($cards) }.
# .passing: $cards are the rest of the pack; .unseen: what the other players keep at the same time; .all: to somebody who
# only watches.
intrigo-event-keep = { $player } zatrzymuje { CARD($card) }.
    .you = Zatrzymujesz { CARD($card) }.
    .passing = { $player } zatrzymuje { CARD($card) } i podaje dalej { CARDS($cards) }.
    .you-passing = Zatrzymujesz { CARD($card) } i podajesz dalej { CARDS($cards) }.
    .unseen = Pozostali zatrzymują po karcie.
    .all = Wszyscy zatrzymują po karcie.
intrigo-event-play = { $player } wykłada { CARD($card) } w przejściu { $gap }.
    .you = Wykładasz { CARD($card) } w przejściu { $gap }.
intrigo-event-buy = { $player } kupuje { CARD($card, case: "acc") } za { intrigo-ducats } i kładzie tę kartę w przejściu { $gap }.
    .you = Kupujesz { CARD($card, case: "acc") } za { intrigo-ducats } i kładziesz tę kartę w przejściu { $gap }.
intrigo-event-decline = { $player } rezygnuje z efektu karty.
    .you = Rezygnujesz z efektu karty.
intrigo-event-swap_tokens = Handlarz zamienia miejscami żetony z budynków { $building } i { $other }.
intrigo-event-turn_card = Skrytobójca zakrywa { CARD($card) } w przejściu { $gap }.
intrigo-event-call = Kurtyzana wzywa { CARD($card) }: { $player } wykłada tę kartę w przejściu { $gap }.
    .you = Kurtyzana wzywa { CARD($card) }: wykładasz tę kartę w przejściu { $gap }.
intrigo-event-swap_cards = Gondolier zamienia miejscami karty z przejść { $gap } i { $to }.
intrigo-event-move_card = Strażnik pałacowy przesuwa kartę z przejścia { $gap } do przejścia { $to }.
intrigo-event-turn_token = Złodziej zakrywa { CARD($token, case: "acc") } na budynku { $building }.
intrigo-event-pass = { $player } pasuje.
    .you = Pasujesz.
intrigo-event-auto_pass = { $player } nie ma ani kart, ani dość dukatów, więc pasuje.
    .you = Nie masz ani kart, ani dość dukatów, więc pasujesz.

# The award, building by building. $card is the higher card, $against the other one; .alone: there is no other one.
intrigo-event-award = { $building }: { $player } dostaje { CARD($token, case: "acc") }; { CARD($card) } bije { CARD($against) }.
    .you = { $building }: dostajesz { CARD($token, case: "acc") }; { CARD($card) } bije { CARD($against) }.
    .alone = { $building }: { $player } dostaje { CARD($token, case: "acc") }; { CARD($card) } nie ma rywala.
    .you-alone = { $building }: dostajesz { CARD($token, case: "acc") }; { CARD($card) } nie ma rywala.
intrigo-event-stays_face_down = { $building }: { CARD($token, case: "nom") } zostaje; żeton jest zakryty.
intrigo-event-stays_no_contender = { $building }: { CARD($token, case: "nom") } zostaje; nie liczy się tam żadna karta.
intrigo-event-stays_tie = { $building }: { CARD($token, case: "nom") } zostaje; { CARD($card) } i { CARD($against) } remisują.
intrigo-event-stays_neutral = { $building }: { CARD($token, case: "nom") } zostaje; { CARD($card) } bije { CARD($against) }, ale tym rodem nikt nie kieruje.
    .alone = { $building }: { CARD($token, case: "nom") } zostaje; wygrywa { CARD($card) }, ale tym rodem nikt nie kieruje.
intrigo-no-token = { $building }: bez żetonu.

intrigo-event-token = Nowe żetony: { LIST($tokens) }.
intrigo-token-at = { CARD($token, case: "nom") } ({ $building })

intrigo-event-four = { $player } ma cztery { seals-of-organisation } i zostaje dożą.
    .you = Masz cztery { seals-of-organisation } i zostajesz dożą.
seals-of-organisation = { $organisation ->
    [merchants] pieczęcie kupców
    [military] pieczęcie wojska
    [clergy] pieczęcie duchowieństwa
    [farmers] pieczęcie rolników
   *[workers] pieczęcie robotników
}
intrigo-event-five = { $player } ma pieczęć każdej organizacji i zostaje dożą.
    .you = Masz pieczęć każdej organizacji i zostajesz dożą.
intrigo-event-round_limit = Ostatnia runda za nami, a nikt nie został dożą.

# --- what is asked ---

# $n packs are still to come after this one; $player sits to the left and gets the rest of this one.
intrigo-question-pick = Wybierz kartę, którą zatrzymasz. Resztę dostanie { $player }.
# .play: no influence card can be paid; .pass: there is no card left in hand.
intrigo-question-place = Wyłóż kartę intrygi albo kup postać. Masz { intrigo-ducats }.
    .play = Którą kartę wykładasz?
    .pass = Nie masz już kart, ale masz { intrigo-ducats }. Kupujesz postać czy pasujesz?
intrigo-question-gap = W którym przejściu kładziesz { CARD($card, case: "acc") }?
intrigo-question-target-trader = Handlarz w przejściu { $gap }: żeton z którego sąsiedniego budynku zamienić miejscami z innym?
intrigo-question-second-trader = Handlarz w przejściu { $gap }: z którym żetonem zamienić miejscami żeton z budynku { $building }?
intrigo-question-target-assassin = Skrytobójca w przejściu { $gap }: którą kartę zakryć?
intrigo-question-target-courtesan = Kurtyzana w przejściu { $gap }: do którego przejścia wezwać kartę?
intrigo-question-second-courtesan = Kurtyzana w przejściu { $gap }: którą kartę wezwać do przejścia { $to }?
intrigo-question-target-gondolier = Gondolier w przejściu { $gap }: którą sąsiednią kartę zamienić miejscami z inną?
intrigo-question-second-gondolier = Gondolier w przejściu { $gap }: z którą kartą zamienić miejscami kartę z przejścia { $to }?
intrigo-question-target-guard = Strażnik pałacowy w przejściu { $gap }: którą sąsiednią kartę przesunąć?
intrigo-question-second-guard = Strażnik pałacowy w przejściu { $gap }: do którego pustego przejścia przesunąć kartę z przejścia { $to }?
intrigo-question-target-thief = Złodziej w przejściu { $gap }: który żeton zakryć?

intrigo-option-buy = { CARD($card) } za { intrigo-ducats }
intrigo-option-gap = przejście { $gap }
intrigo-option-building = { $building }
intrigo-word-pass = Pas
intrigo-word-decline = Pomiń efekt

# --- why something is not possible ---

intrigo-reason-not_your_go = To nie twój ruch.
intrigo-reason-already_picked = Twoja karta jest już wybrana; pozostali jeszcze się zastanawiają.
intrigo-reason-bad_param = To nie jest odpowiedź na to pytanie.
intrigo-reason-too_few = Najpierw wybierz postać i przejście.
intrigo-reason-wrong_phase = Trwa jeszcze dobór kart; wykłada się je później.
intrigo-reason-card_not_in_pack = W tym pakiecie nie ma karty { CARD($card) }.
intrigo-reason-pass_not_allowed = Spasować możesz dopiero wtedy, gdy nie masz już kart.
intrigo-reason-card_not_in_hand = Nie masz na ręce karty { CARD($card) }.
intrigo-reason-gap_occupied = Przejście { $gap } jest już zajęte.
intrigo-reason-stack_empty = Nie ma już { CARD($card, case: "gen", form: "plural") }: wszystkie trzy karty wykupiono.
intrigo-reason-cannot_afford = { CARD($card) } kosztuje { $price ->
        [one] 1 dukata
        [few] { $price } dukaty
       *[many] { $price } dukatów
    }, a masz { $ducats }.
intrigo-reason-target_not_neighbour = To za daleko: efekt sięga tylko miejsc tuż obok karty.
intrigo-reason-target_same = Wskaż dwa różne miejsca.
intrigo-reason-no_token = Nie ma tam żetonu.
intrigo-reason-target_not_intrigue = Nie ma tam karty intrygi.
intrigo-reason-target_face_down = To już jest zakryte.
intrigo-reason-destination_occupied = To przejście nie jest puste.
intrigo-reason-name_not_in_play = Karty { CARD($card) } nie ma w tej grze.
intrigo-reason-name_in_palace = Karta { CARD($card) } jest już w pałacu.
