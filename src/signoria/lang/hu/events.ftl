# What happened. A line of the log is what one player does in one go: $deeds, and $bonuses, what it brings;
# .steps: a deed has a list of cards in it.
# Names of players take no endings and no article: the sentences are built around that.

event-turn = { $n }. kör · { $player }
    .you = { $n }. köröd
event-clean_up = { $shuffled ->
    [1] Rendrakás: { so-many-cards } eldobva, keverés, { $drawn } húzva.
   *[other] Rendrakás: { so-many-cards } eldobva, { $drawn } húzva.
}
    .you = { $shuffled ->
        [1] Rendrakás: { so-many-cards } eldobva, keverés, új lapjaid: { CARDS($cards) }.
       *[other] Rendrakás: { so-many-cards } eldobva, új lapjaid: { CARDS($cards) }.
    }
event-end = Vége a játéknak.
event-won = Vége a játéknak. { $n ->
        [1] A győztes:
       *[other] A győztesek:
    } { LIST($players) }.
    .you = Vége a játéknak. Te győztél.

story-line = { $player } { LIST($deeds, link: "deeds") }.
    .you = { LIST($deeds, link: "deeds", start: "upper") }.
    .bonuses = { $player } { LIST($deeds, link: "deeds") }: { LIST($bonuses, link: "none") }.
    .you-bonuses = { LIST($deeds, link: "deeds", start: "upper") }: { LIST($bonuses, link: "none") }.
    .bonuses-only = { $player }: { LIST($bonuses, link: "none") }.
    .you-bonuses-only = Te: { LIST($bonuses, link: "none") }.
    .steps = { $player } { LIST($deeds, link: "steps") }.
    .you-steps = { LIST($deeds, link: "steps", start: "upper") }.
    .bonuses-steps = { $player } { LIST($deeds, link: "steps") }: { LIST($bonuses, link: "none") }.
    .you-bonuses-steps = { LIST($deeds, link: "steps", start: "upper") }: { LIST($bonuses, link: "none") }.

# What a card gives, besides those of the card texts. .seen: the reader knows the cards.
bonus-cards = +{ $n } lap
    .seen = { bonus-cards } ({ CARDS($cards) })
bonus-cheaper = ebben a körben minden lap { $n } érmével olcsóbb

# How often the same thing happened in a row; it stands before the verb.
story-times = { $times ->
    [one] egyszer
    [2] kétszer
    [3] háromszor
    [4] négyszer
    [5] ötször
    [6] hatszor
    [7] hétszer
    [8] nyolcszor
    [9] kilencszer
    [10] tízszer
   *[other] { $times } alkalommal
}

# What a player does, said after the name; .you by itself. .unseen: only how many cards is known. .them: the cards just named.
# .the: cards that the sentence has named before, among others.
# .rest: of the cards revealed, all that are left.
# .again: several times in a row.
deed-play = kijátszik { CARDS($cards, case: "acc") }
    .you = kijátszol { CARDS($cards, case: "acc") }
    .again = { story-times } kijátszik { CARDS($cards, case: "acc") }
    .you-again = { story-times } kijátszol { CARDS($cards, case: "acc") }
    .second = újra kijátssza { CARDS($cards, case: "acc", form: "the") }
    .you-second = újra kijátszod { CARDS($cards, case: "acc", form: "the") }
deed-draw = húz { CARDS($cards, case: "acc") }
    .you = húzol { CARDS($cards, case: "acc") }
    .unseen = húz { so-many-cards.acc }
deed-shuffle = megkeveri a dobópakliját
    .you = megkevered a dobópaklidat
# .top: only the last card is seen.
deed-discard = eldob { CARDS($cards, case: "acc") }
    .you = eldobsz { CARDS($cards, case: "acc") }
    .top = eldob { so-many-cards.acc } (legfelül: { CARD($top, form: "item") })
    .them = eldobja{ story-them }
    .you-them = eldobod{ story-them }
    .the = eldobja { CARDS($cards, case: "acc", form: "the") }
    .you-the = eldobod { CARDS($cards, case: "acc", form: "the") }
    .rest = eldobja a többit
    .you-rest = eldobod a többit
deed-trash = kiselejtez { CARDS($cards, case: "acc") }
    .you = kiselejtezel { CARDS($cards, case: "acc") }
    .them = kiselejtezi{ story-them }
    .you-them = kiselejtezed{ story-them }
    .the = kiselejtezi { CARDS($cards, case: "acc", form: "the") }
    .you-the = kiselejtezed { CARDS($cards, case: "acc", form: "the") }
deed-gain = szerez { CARDS($cards, case: "acc") }
    .you = szerzel { CARDS($cards, case: "acc") }
deed-gain_to_hand = a kezébe szerez { CARDS($cards, case: "acc") }
    .you = a kezedbe szerzel { CARDS($cards, case: "acc") }
deed-gain_onto_deck = a húzópaklija tetejére szerez { CARDS($cards, case: "acc") }
    .you = a húzópaklid tetejére szerzel { CARDS($cards, case: "acc") }
deed-gain_from_trash = a szemétből szerez { CARDS($cards, case: "acc") }
    .you = a szemétből szerzel { CARDS($cards, case: "acc") }
    .the = megszerzi a szemétből { CARDS($cards, case: "acc", form: "the") }
    .you-the = megszerzed a szemétből { CARDS($cards, case: "acc", form: "the") }
deed-buy = vesz { CARDS($cards, case: "acc") }
    .you = veszel { CARDS($cards, case: "acc") }
deed-reveal = felfed { CARDS($cards, case: "acc") }
    .you = felfedsz { CARDS($cards, case: "acc") }
deed-reveal_hand = felfedi a kezét ({ CARDS($cards) })
    .you = felfeded a kezed ({ CARDS($cards) })
    .empty = megmutatja, hogy üres a keze
    .you-empty = megmutatod, hogy üres a kezed
deed-look = megnéz { CARDS($cards, case: "acc") }
    .you = megnézel { CARDS($cards, case: "acc") }
    .unseen = megnéz { so-many-cards.acc }
deed-set_aside = félretesz { CARDS($cards, case: "acc") }
    .you = félreteszel { CARDS($cards, case: "acc") }
deed-put_on_deck = a húzópaklija tetejére tesz { CARDS($cards, case: "acc") }
    .you = a húzópaklid tetejére teszel { CARDS($cards, case: "acc") }
    .unseen = a húzópaklija tetejére tesz { so-many-cards.acc }
    .the = a húzópaklija tetejére teszi { CARDS($cards, case: "acc", form: "the") }
    .you-the = a húzópaklid tetejére teszed { CARDS($cards, case: "acc", form: "the") }
deed-put_in_hand = a kezébe vesz { CARDS($cards, case: "acc") }
    .you = a kezedbe veszel { CARDS($cards, case: "acc") }
    .unseen = a kezébe vesz { so-many-cards.acc }
    .them = a kezébe veszi{ story-them }
    .you-them = a kezedbe veszed{ story-them }
    .the = a kezébe veszi { CARDS($cards, case: "acc", form: "the") }
    .you-the = a kezedbe veszed { CARDS($cards, case: "acc", form: "the") }
deed-pass = továbbad { CARDS($cards, case: "acc") } ({ $taker } kapja)
    .you = továbbadsz { CARDS($cards, case: "acc") } ({ $taker } kapja)
    .to-you = neked ad { CARDS($cards, case: "acc") }
    .unseen = továbbad egy lapot ({ $taker } kapja)
deed-react = reakcióként felfed { CARDS($cards, case: "acc") }
    .you = reakcióként felfedsz { CARDS($cards, case: "acc") }
    .again = reakcióként { story-times } felfed { CARDS($cards, case: "acc") }
    .you-again = reakcióként { story-times } felfedsz { CARDS($cards, case: "acc") }
deed-unaffected = kivédi a támadást
    .you = kivéded a támadást
deed-name = megnevezi { CARD($top, case: "acc", form: "the") }
    .you = megnevezed { CARD($top, case: "acc", form: "the") }
deed-choose = ezt választja: { LIST($words) }
    .you = ezt választod: { LIST($words) }
deed-keep = a húzópaklija tetején hagy { CARDS($cards, case: "acc") }
    .you = a húzópaklid tetején hagysz { CARDS($cards, case: "acc") }
    .them = a húzópaklija tetején hagyja{ story-them }
    .you-them = a húzópaklid tetején hagyod{ story-them }
    .the = a húzópaklija tetején hagyja { CARDS($cards, case: "acc", form: "the") }
    .you-the = a húzópaklid tetején hagyod { CARDS($cards, case: "acc", form: "the") }
deed-return = visszatesz { CARDS($cards, case: "acc") } a húzópaklija tetejére
    .you = visszateszel { CARDS($cards, case: "acc") } a húzópaklid tetejére{ $n ->
        [1] { "" }
       *[other] { " " }(legfelül: { CARD($top, form: "item") })
    }
    .the = visszateszi { CARDS($cards, case: "acc", form: "the") } a húzópaklija tetejére
    .you-the = visszateszed { CARDS($cards, case: "acc", form: "the") } a húzópaklid tetejére{ $n ->
        [1] { "" }
       *[other] { " " }(legfelül: { CARD($top, form: "item") })
    }
    .unseen = visszateszi a megmaradt { $n ->
        [one] lapot
       *[other] { $n } lapot
    } a húzópaklija tetejére
    .them = visszateszi{ story-them } a húzópaklija tetejére
    .you-them = visszateszed{ story-them } a húzópaklid tetejére{ $n ->
        [1] { "" }
       *[other] { " " }(legfelül: { CARD($top, form: "item") })
    }
deed-deck_to_discard = az egész húzópakliját a dobópaklijára teszi
    .you = az egész húzópaklidat a dobópaklidra teszed
# Of one card nothing more is said: eldobja; of several, with its blank: eldobja őket.
story-them = { $n ->
    [1] { "" }
   *[other] { " " }őket
}
