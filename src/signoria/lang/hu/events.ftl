# What happened. $player did it; .you is said to that player, .unseen to those who learn only how many cards it were.
# Names of players take no endings and no article: the sentences are built around that.

event-turn = { $n }. kör · { $player }
    .you = { $n }. köröd
event-play = { $player } kijátszik { CARDS($cards, case: "acc") }.
    .you = Kijátszol { CARDS($cards, case: "acc") }.
event-draw = { $player } húz { CARDS($cards, case: "acc") }.
    .you = Húzol { CARDS($cards, case: "acc") }.
    .unseen = { $player } húz { so-many-cards.acc }.
event-shuffle = { $player } megkeveri a dobópakliját.
    .you = Megkevered a dobópaklidat.
# .top: only the last card is seen.
event-discard = { $player } eldob { CARDS($cards, case: "acc") }.
    .you = Eldobsz { CARDS($cards, case: "acc") }.
    .top = { $player } eldob { so-many-cards.acc }, legfelül egy { CARD($top, form: "item") } látszik.
event-trash = { $player } kiselejtez { CARDS($cards, case: "acc") }.
    .you = Kiselejtezel { CARDS($cards, case: "acc") }.
event-gain = { $player } szerez { CARDS($cards, case: "acc") }.
    .you = Szerzel { CARDS($cards, case: "acc") }.
event-gain_to_hand = { $player } a kezébe szerez { CARDS($cards, case: "acc") }.
    .you = A kezedbe szerzel { CARDS($cards, case: "acc") }.
event-gain_onto_deck = { $player } a húzópaklija tetejére szerez { CARDS($cards, case: "acc") }.
    .you = A húzópaklid tetejére szerzel { CARDS($cards, case: "acc") }.
event-gain_from_trash = { $player } a szemétből szerez { CARDS($cards, case: "acc") }.
    .you = A szemétből szerzel { CARDS($cards, case: "acc") }.
event-buy = { $player } vesz { CARDS($cards, case: "acc") }.
    .you = Veszel { CARDS($cards, case: "acc") }.
event-reveal = { $player } felfed { CARDS($cards, case: "acc") }.
    .you = Felfedsz { CARDS($cards, case: "acc") }.
event-reveal_hand = { $player } felfedi a kezét: { CARDS($cards) }.
    .you = Felfeded a kezed: { CARDS($cards) }.
    .empty = { $player } megmutatja, hogy üres a keze.
    .you-empty = Megmutatod, hogy üres a kezed.
event-look = { $player } megnéz { CARDS($cards, case: "acc") }.
    .you = Megnézel { CARDS($cards, case: "acc") }.
    .unseen = { $player } megnéz { so-many-cards.acc }.
event-set_aside = { $player } félretesz { CARDS($cards, case: "acc") }.
    .you = Félreteszel { CARDS($cards, case: "acc") }.
event-put_on_deck = { $player } a húzópaklija tetejére tesz { CARDS($cards, case: "acc") }.
    .you = A húzópaklid tetejére teszel { CARDS($cards, case: "acc") }.
    .unseen = { $player } a húzópaklija tetejére tesz { so-many-cards.acc }.
event-put_in_hand = { $player } a kezébe vesz { CARDS($cards, case: "acc") }.
    .you = A kezedbe veszel { CARDS($cards, case: "acc") }.
    .unseen = { $player } a kezébe vesz { so-many-cards.acc }.
event-pass = { $player } továbbad { CARDS($cards, case: "acc") }, ezt { $taker } kapja.
    .you = Továbbadsz { CARDS($cards, case: "acc") }, ezt { $taker } kapja.
    .to-you = { $player } neked ad { CARDS($cards, case: "acc") }.
    .unseen = { $player } továbbad egy lapot, ezt { $taker } kapja.
event-react = { $player } reakcióként felfed { CARDS($cards, case: "acc") }.
    .you = Reakcióként felfedsz { CARDS($cards, case: "acc") }.
event-unaffected = { $player } kimarad a támadásból.
    .you = Kimaradsz a támadásból.
event-name = { $player } { CARD($top, case: "acc", form: "the") } nevezi meg.
    .you = Megnevezed { CARD($top, case: "acc", form: "the") }.
event-choose = { $player } ezt választja: { LIST($words) }.
    .you = Ezt választod: { LIST($words) }.
event-bonuses = { LIST($bonuses) }.
event-cheaper = Ebben a körben minden lap { $n } érmével olcsóbb.
event-clean_up = { $player } a kör végén eldob { so-many-cards.acc }.
    .you = A kör végén eldobsz { CARDS($cards, case: "acc") }.
event-keep = { $player } a húzópaklija tetején hagy { CARDS($cards, case: "acc") }.
    .you = A húzópaklid tetején hagysz { CARDS($cards, case: "acc") }.
event-return = { $player } visszatesz { CARDS($cards, case: "acc") } a húzópaklija tetejére.
    .you = { $n ->
        [one] Visszateszel { CARDS($cards, case: "acc") } a húzópaklid tetejére.
       *[other] Visszateszel { CARDS($cards, case: "acc") } a húzópaklid tetejére; legfelül egy { CARD($top, form: "item") } van.
    }
    .unseen = { $player } visszatesz { so-many-cards.acc } a húzópaklija tetejére.
event-deck_to_discard = { $player } az egész húzópakliját a dobópaklijára teszi.
    .you = Az egész húzópaklidat a dobópaklidra teszed.
event-end = Vége a játéknak.
