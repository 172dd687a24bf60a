# Intrigo: names, what happened, what is asked, and why something is not possible.
# Gaps are numbered, buildings have letters: $gap and $to are numbers, $building and $other letters.

# --- names ---

# Forms as in cards.ftl: `acc` as an object, `the` with its article, `The` at the beginning of a sentence, `acc-the` both.
# Intrigue cards: a family and a value. Families nobody heads are named like the others.
card-intrigo_contarini_2 = Contarini 2
    .acc = Contarini 2-est
    .the = a Contarini 2-es
    .The = A Contarini 2-es
    .acc-the = a Contarini 2-est
card-intrigo_contarini_3 = Contarini 3
    .acc = Contarini 3-ast
    .the = a Contarini 3-as
    .The = A Contarini 3-as
    .acc-the = a Contarini 3-ast
card-intrigo_contarini_4 = Contarini 4
    .acc = Contarini 4-est
    .the = a Contarini 4-es
    .The = A Contarini 4-es
    .acc-the = a Contarini 4-est
card-intrigo_dandolo_2 = Dandolo 2
    .acc = Dandolo 2-est
    .the = a Dandolo 2-es
    .The = A Dandolo 2-es
    .acc-the = a Dandolo 2-est
card-intrigo_dandolo_3 = Dandolo 3
    .acc = Dandolo 3-ast
    .the = a Dandolo 3-as
    .The = A Dandolo 3-as
    .acc-the = a Dandolo 3-ast
card-intrigo_dandolo_4 = Dandolo 4
    .acc = Dandolo 4-est
    .the = a Dandolo 4-es
    .The = A Dandolo 4-es
    .acc-the = a Dandolo 4-est
card-intrigo_gradenigo_2 = Gradenigo 2
    .acc = Gradenigo 2-est
    .the = a Gradenigo 2-es
    .The = A Gradenigo 2-es
    .acc-the = a Gradenigo 2-est
card-intrigo_gradenigo_3 = Gradenigo 3
    .acc = Gradenigo 3-ast
    .the = a Gradenigo 3-as
    .The = A Gradenigo 3-as
    .acc-the = a Gradenigo 3-ast
card-intrigo_gradenigo_4 = Gradenigo 4
    .acc = Gradenigo 4-est
    .the = a Gradenigo 4-es
    .The = A Gradenigo 4-es
    .acc-the = a Gradenigo 4-est
card-intrigo_morosini_2 = Morosini 2
    .acc = Morosini 2-est
    .the = a Morosini 2-es
    .The = A Morosini 2-es
    .acc-the = a Morosini 2-est
card-intrigo_morosini_3 = Morosini 3
    .acc = Morosini 3-ast
    .the = a Morosini 3-as
    .The = A Morosini 3-as
    .acc-the = a Morosini 3-ast
card-intrigo_morosini_4 = Morosini 4
    .acc = Morosini 4-est
    .the = a Morosini 4-es
    .The = A Morosini 4-es
    .acc-the = a Morosini 4-est
card-intrigo_tiepolo_2 = Tiepolo 2
    .acc = Tiepolo 2-est
    .the = a Tiepolo 2-es
    .The = A Tiepolo 2-es
    .acc-the = a Tiepolo 2-est
card-intrigo_tiepolo_3 = Tiepolo 3
    .acc = Tiepolo 3-ast
    .the = a Tiepolo 3-as
    .The = A Tiepolo 3-as
    .acc-the = a Tiepolo 3-ast
card-intrigo_tiepolo_4 = Tiepolo 4
    .acc = Tiepolo 4-est
    .the = a Tiepolo 4-es
    .The = A Tiepolo 4-es
    .acc-the = a Tiepolo 4-est

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

# The characters of the influence cards. `word`: at most nine letters; `short`: at most five.
card-intrigo_trader = Árus
    .acc = árust
    .the = az árus
    .The = Az árus
    .acc-the = az árust
    .word = árus
    .short = árus
card-intrigo_assassin = Orgyilkos
    .acc = orgyilkost
    .the = az orgyilkos
    .The = Az orgyilkos
    .acc-the = az orgyilkost
    .word = orgyilkos
    .short = orgyi
card-intrigo_courtesan = Kurtizán
    .acc = kurtizánt
    .the = a kurtizán
    .The = A kurtizán
    .acc-the = a kurtizánt
    .word = kurtizán
    .short = kurti
card-intrigo_gondolier = Gondolás
    .acc = gondolást
    .the = a gondolás
    .The = A gondolás
    .acc-the = a gondolást
    .word = gondolás
    .short = gondo
card-intrigo_guard = Palotaőr
    .acc = palotaőrt
    .the = a palotaőr
    .The = A palotaőr
    .acc-the = a palotaőrt
    .word = palotaőr
    .short = őr
card-intrigo_thief = Tolvaj
    .acc = tolvajt
    .the = a tolvaj
    .The = A tolvaj
    .acc-the = a tolvajt
    .word = tolvaj
    .short = tolv

# The tokens on the buildings. `item`: in a list.
card-intrigo_merchants = Kereskedők pecsétje
    .item = kereskedők pecsétje
    .the = a kereskedők pecsétje
    .acc-the = a kereskedők pecsétjét
card-intrigo_military = Katonaság pecsétje
    .item = katonaság pecsétje
    .the = a katonaság pecsétje
    .acc-the = a katonaság pecsétjét
card-intrigo_clergy = Papság pecsétje
    .item = papság pecsétje
    .the = a papság pecsétje
    .acc-the = a papság pecsétjét
card-intrigo_farmers = Földművesek pecsétje
    .item = földművesek pecsétje
    .the = a földművesek pecsétje
    .acc-the = a földművesek pecsétjét
card-intrigo_workers = Munkások pecsétje
    .item = munkások pecsétje
    .the = a munkások pecsétje
    .acc-the = a munkások pecsétjét
card-intrigo_ducat = Dukát
    .item = dukát
    .the = a dukát
    .acc-the = a dukátot

# The same on the palace's narrow places: in a word, in at most five letters, in at most three.
token-merchants = kereskedők
    .short = ker.
    .tiny = ker
token-military = katonaság
    .short = kat.
    .tiny = kat
token-clergy = papság
    .short = pap.
    .tiny = pap
token-farmers = földművesek
    .short = föld.
    .tiny = föl
token-workers = munkások
    .short = munk.
    .tiny = mun
token-ducat = dukát
    .short = dukát
    .tiny = duk

intrigo-ducats = { $ducats } dukát

# With the article, which hangs on the number or letter: az 1. átjáró, a 2. átjáró; az F épület, a G épület.
intrigo-the-gap = { $gap ->
    [1] az
    [5] az
   *[other] a
} { $gap }.
intrigo-The-gap = { $gap ->
    [1] Az
    [5] Az
   *[other] A
} { $gap }.
intrigo-the-to = { $to ->
    [1] az
    [5] az
   *[other] a
} { $to }.
intrigo-The-to = { $to ->
    [1] Az
    [5] Az
   *[other] A
} { $to }.
intrigo-the-building = { $building ->
    [A] az
    [E] az
    [F] az
    [I] az
    [L] az
    [M] az
    [N] az
    [O] az
   *[other] a
} { $building }
intrigo-the-other = { $other ->
    [A] az
    [E] az
    [F] az
    [I] az
    [L] az
    [M] az
    [N] az
    [O] az
   *[other] a
} { $other }

# --- what happened ---

intrigo-event-round = { $n }. forduló: { $player } kezd.
    .you = { $n }. forduló: te kezdesz.
intrigo-event-pack = { $player } csomagja: { CARDS($cards, case: "bare") }.
    .you = A csomagod: { CARDS($cards, case: "bare") }.
# .passing: $cards are the rest of the pack; .unseen: what the other players keep at the same time; .all: to somebody who
# only watches.
intrigo-event-keep = { $player } megtartja { CARD($card, case: "acc", form: "the") }.
    .you = Megtartod { CARD($card, case: "acc", form: "the") }.
    .passing = { $player } megtartja { CARD($card, case: "acc", form: "the") }, és továbbadja { CARDS($cards, case: "acc", form: "the") }.
    .you-passing = Megtartod { CARD($card, case: "acc", form: "the") }, és továbbadod { CARDS($cards, case: "acc", form: "the") }.
    .unseen = A többiek is megtartanak egy-egy lapot.
    .all = Mindenki megtart egy lapot.
intrigo-event-play = { $player } lerakja { CARD($card, case: "acc", form: "the") } { intrigo-the-gap } átjáróba.
    .you = Lerakod { CARD($card, case: "acc", form: "the") } { intrigo-the-gap } átjáróba.
intrigo-event-buy = { $player } megveszi { CARD($card, case: "acc", form: "the") } { intrigo-ducats }ért, és { intrigo-the-gap } átjáróba rakja.
    .you = Megveszed { CARD($card, case: "acc", form: "the") } { intrigo-ducats }ért, és { intrigo-the-gap } átjáróba rakod.
intrigo-event-decline = { $player } nem él a hatásával.
    .you = Nem élsz a hatásával.
intrigo-event-swap_tokens = Az árus megcseréli { intrigo-the-building } és { intrigo-the-other } épület jelzőjét.
intrigo-event-turn_card = Az orgyilkos képpel lefelé fordítja { CARD($card, case: "acc", form: "the") } { intrigo-the-gap } átjáróban.
intrigo-event-call = A kurtizán megnevezi { CARD($card, case: "acc", form: "the") }: { $player } lerakja { intrigo-the-gap } átjáróba.
    .you = A kurtizán megnevezi { CARD($card, case: "acc", form: "the") }: te rakod le { intrigo-the-gap } átjáróba.
intrigo-event-swap_cards = A gondolás megcseréli { intrigo-the-gap } és { intrigo-the-to } átjáró kártyáját.
intrigo-event-move_card = A palotaőr áthelyezi { intrigo-the-gap } átjáró kártyáját { intrigo-the-to } átjáróba.
intrigo-event-turn_token = A tolvaj képpel lefelé fordítja { CARD($token, case: "acc", form: "the") } { intrigo-the-building } épületen.
intrigo-event-pass = { $player } passzol.
    .you = Passzolsz.
intrigo-event-auto_pass = { $player } passzol, mert nincs lapja, és elég dukátja sincs.
    .you = Passzolsz, mert nincs lapod, és elég dukátod sincs.

# The award, building by building. $card is the higher card, $against the other one; .alone: there is no other one.
intrigo-event-award = { $building }: { $player } elnyeri { CARD($token, case: "acc", form: "the") }; { CARD($card, form: "the") } veri { CARD($against, case: "acc", form: "the") }.
    .you = { $building }: elnyered { CARD($token, case: "acc", form: "the") }; { CARD($card, form: "the") } veri { CARD($against, case: "acc", form: "the") }.
    .alone = { $building }: { $player } elnyeri { CARD($token, case: "acc", form: "the") }; { CARD($card, form: "the") } ellenfél nélkül nyer.
    .you-alone = { $building }: elnyered { CARD($token, case: "acc", form: "the") }; { CARD($card, form: "the") } ellenfél nélkül nyer.
intrigo-event-stays_face_down = { $building }: { CARD($token, form: "the") } a helyén marad, mert képpel lefelé van.
intrigo-event-stays_no_contender = { $building }: { CARD($token, form: "the") } a helyén marad, mert az épület egyik oldalán sincs képpel felfelé fordított intrikakártya.
intrigo-event-stays_tie = { $building }: { CARD($token, form: "the") } a helyén marad; döntetlen { CARD($card, form: "the") } és { CARD($against, form: "the") } között.
intrigo-event-stays_neutral = { $building }: { CARD($token, form: "the") } a helyén marad; { CARD($card, form: "the") } veri { CARD($against, case: "acc", form: "the") }, de a nyertes családot senki sem vezeti.
    .alone = { $building }: { CARD($token, form: "the") } a helyén marad; { CARD($card, form: "the") } nyer, de ezt a családot senki sem vezeti.
intrigo-no-token = { $building }: nincs rajta jelző.

intrigo-event-token = Új jelzők: { LIST($tokens) }.
intrigo-token-at = { CARD($token, form: "item") } ({ $building })

intrigo-event-four = { $player } összegyűjtötte { $organisation ->
        [merchants] a kereskedők
        [military] a katonaság
        [clergy] a papság
        [farmers] a földművesek
       *[workers] a munkások
    } négy pecsétjét, és dózse lesz.
    .you = Összegyűjtötted { $organisation ->
        [merchants] a kereskedők
        [military] a katonaság
        [clergy] a papság
        [farmers] a földművesek
       *[workers] a munkások
    } négy pecsétjét: te leszel a dózse.
intrigo-event-five = { $player } mind az öt szervezettől szerzett pecsétet, és dózse lesz.
    .you = Mind az öt szervezettől szereztél pecsétet: te leszel a dózse.
intrigo-event-round_limit = Véget ért az utolsó forduló, és senkiből sem lett dózse.

# --- what is asked ---

# $n packs are still to come after this one; $player sits to the left and gets the rest of this one.
intrigo-question-pick = Melyik lapot tartod meg? Ami marad, azt { $player } kapja.
# .play: no influence card can be paid; .pass: there is no card left in hand.
intrigo-question-place = Rakj le egy lapot, vagy vegyél egy szereplőt. { $ducats } dukátod van.
    .play = Melyik lapot rakod le?
    .pass = Nincs több lapod. Veszel egy szereplőt ({ $ducats } dukátod van), vagy passzolsz?
intrigo-question-gap = Melyik átjáróba rakod { CARD($card, case: "acc", form: "the") }?
intrigo-question-target-trader = Árus ({ $gap }. átjáró): melyik épület jelzőjét cseréled meg egy másikéval?
intrigo-question-second-trader = Árus ({ $gap }. átjáró): melyik épület jelzőjével cseréled meg { intrigo-the-building } épület jelzőjét?
intrigo-question-target-assassin = Orgyilkos ({ $gap }. átjáró): melyik átjáró kártyáját fordítod képpel lefelé?
intrigo-question-target-courtesan = Kurtizán ({ $gap }. átjáró): melyik átjáróba kerüljön a megnevezett kártya?
intrigo-question-second-courtesan = Kurtizán ({ $gap }. átjáró): melyik kártyát nevezed meg? { intrigo-The-to } átjáróba kerül.
intrigo-question-target-gondolier = Gondolás ({ $gap }. átjáró): melyik átjáró kártyáját cseréled meg?
intrigo-question-second-gondolier = Gondolás ({ $gap }. átjáró): melyik átjáró kártyájával cseréled meg { intrigo-the-to } átjáró kártyáját?
intrigo-question-target-guard = Palotaőr ({ $gap }. átjáró): melyik átjáró kártyáját helyezed át?
intrigo-question-second-guard = Palotaőr ({ $gap }. átjáró): melyik üres átjáróba helyezed át { intrigo-the-to } átjáró kártyáját?
intrigo-question-target-thief = Tolvaj ({ $gap }. átjáró): melyik épület jelzőjét fordítod képpel lefelé?

intrigo-option-buy = { CARD($card) }, { intrigo-ducats }
intrigo-option-gap = { $gap }. átjáró
intrigo-option-building = { $building }
intrigo-word-pass = Passz
intrigo-word-decline = Nem használom a hatását

# --- why something is not possible ---

intrigo-reason-not_your_go = Most nem te lépsz.
intrigo-reason-already_picked = Már megtartottál egy lapot; a többiek még gondolkodnak.
intrigo-reason-bad_param = Most nem erről kell döntened.
intrigo-reason-too_few = Előbb válassz szereplőt és átjárót.
intrigo-reason-wrong_phase = Előbb mindenki kiválasztja a lapjait, csak azután kerülnek a palotába.
intrigo-reason-card_not_in_pack = { CARD($card, form: "The") } nincs ebben a csomagban.
intrigo-reason-pass_not_allowed = Csak az passzolhat, akinek nincs lapja.
intrigo-reason-card_not_in_hand = { CARD($card, form: "The") } nincs a kezedben.
intrigo-reason-gap_occupied = { intrigo-The-gap } átjáróban már van kártya.
intrigo-reason-stack_empty = Már mindhárom { CARD($card, form: "word") } elkelt.
intrigo-reason-cannot_afford = { CARD($card, form: "The") } { $price } dukátba kerül, de { $ducats ->
        [0] nincs dukátod
       *[other] csak { $ducats } dukátod van
    }.
intrigo-reason-target_not_neighbour = Ez túl messze van: a hatás csak közvetlenül a kártya mellett működik.
intrigo-reason-target_same = Válassz két különbözőt.
intrigo-reason-no_token = Ott nincs jelző.
intrigo-reason-target_not_intrigue = Ott nincs intrikakártya.
intrigo-reason-target_face_down = Már képpel lefelé van.
intrigo-reason-destination_occupied = Ez az átjáró nem üres.
intrigo-reason-name_not_in_play = { CARD($card, form: "The") } nincs benne ebben a játszmában.
intrigo-reason-name_in_palace = { CARD($card, form: "The") } már a palotában van.
