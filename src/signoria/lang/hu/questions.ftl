# What a player is asked. $n cards are still to be picked; forms by how many are asked for:
# .exactly n, .may one or none, .any number, .up-to n, .some (fewer than the most), .costing exactly so much.

question-play_action = Kijátszol egy akciókártyát?
question-play_treasure = Játszd ki a kincseidet.
question-buy = { $buys ->
    [0] Nincs több vásárlásod.
   *[other] { $coins ->
        [0] Nincs érméd, de van még { $buys } vásárlásod. Mit veszel?
       *[other] { $coins } érméd és { $buys } vásárlásod van. Mit veszel?
    }
}
question-show_on_top = Melyik lap legyen a dobópaklid tetején?

question-discard = Dobj el { such-cards.acc }.
    .may = Eldobsz { such-cards.acc }?
    .any = Akárhány lapot eldobhatsz.
    .up-to = Legfeljebb { such-cards.acc } dobhatsz el.
    .some = Dobj el legfeljebb { such-cards.acc }.
question-discard-baron = Eldobsz egy Birtokot +4 érméért? Ha nem, szerzel egy Birtokot.
question-discard-cellar = Eldobsz lapokat? Ahányat eldobsz, annyit húzol.
question-discard-secret_chamber = Eldobsz lapokat? Mindegyikért +1 érmét kapsz.
question-discard-revealed = Eldobsz közülük valamit?

question-trash = Selejtezz ki { such-cards.acc } a kezedből.
    .may = Kiselejtezel { such-cards.acc } a kezedből?
    .any = Akárhány lapot kiselejtezhetsz a kezedből.
    .up-to = Legfeljebb { such-cards.acc } selejtezhetsz ki a kezedből.
    .some = Selejtezz ki legfeljebb { such-cards.acc } a kezedből.
question-trash-moneylender = Kiselejtezel egy Rezet +3 érméért?
question-trash-revealed = Kiselejtezel közülük valamit?

question-gain = Szerezz { so-many } legfeljebb { $cost } érmébe kerülő { such-a-card }.
    .may = Szerzel { so-many } legfeljebb { $cost } érmébe kerülő { such-a-card }?
    .costing = Szerezz { so-many } pontosan { $cost } érmébe kerülő { such-a-card }.
question-gain-artisan = Szerezz a kezedbe egy legfeljebb { $cost } érmébe kerülő lapot.
question-gain-mine = Szerezz a kezedbe egy legfeljebb { $cost } érmébe kerülő kincskártyát.
question-gain-other = Melyik legfeljebb { $cost } érmébe kerülő lapot kapja { $player }?
    .costing = Melyik { $cost } érmébe kerülő lapot kapja { $player }?

question-pass = Melyik lapot adod tovább? { $player } kapja, a bal oldali szomszédod.
question-put_on_deck = Tegyél { such-cards.acc } a kezedből a húzópaklid tetejére.
    .may = Teszel { such-cards.acc } a kezedből a húzópaklid tetejére?
question-put_on_deck-bureaucrat = Fedj fel egy győzelmi kártyát, és tedd a húzópaklid tetejére.
question-put_on_deck-secret_chamber = Tegyél { so-many-cards.acc } a kezedből a húzópaklid tetejére; az utoljára kiválasztott kerül legfelülre.
question-put_on_deck-discard_pile = Teszel egy lapot a dobópaklidból a húzópaklid tetejére?
question-reveal = Kijátszották ellened { CARD($source, case: "acc", form: "the") }. Felfedsz egy reakciókártyát?
question-name = Nevezz meg egy lapot.
question-play_twice = Melyik akciókártyát játszod ki kétszer?
    .may = Kijátszol kétszer egy akciókártyát?
question-play_it = Kijátszod a dobópaklidról { CARD($about, case: "acc", form: "the") }?
question-set_aside = Húztál egy { CARD($about, case: "acc") }. Félreteszed?
question-discard_or_keep = Felfedtél egy { CARD($about, case: "acc") }. Eldobod, vagy visszateszed?
question-discard_or_keep-other = { $player } felfedett egy { CARD($about, case: "acc") }. Dobja el, vagy tegye vissza?
question-take_from_trash = Szerzel egyet a most kiselejtezett lapok közül?
question-choose = { $n ->
    [one] Válassz egyet:
   *[other] Válassz { $n } lehetőséget:
}
question-arrange = Tedd vissza a lapokat tetszőleges sorrendben a húzópaklid tetejére; az utoljára kiválasztott kerül legfelülre.
question-trash_this = Kiselejtezed { CARD($about, case: "acc", form: "the") }?
question-trash_this-mining_village = Kiselejtezed ezt a Bányászfalut +2 érméért?
question-trash_treasure = Melyik kincskártyádat selejtezed ki?
question-trash_treasure-other = { $player } melyik kincskártyája kerüljön a szemétbe?
question-discard_deck = A dobópaklidra teszed az egész húzópaklidat?

# $n of them.
waiting = Várunk, amíg { LIST($players) } dönt.
waiting-card = { CARD($card) }: várunk, amíg { LIST($players) } dönt.
    .you = { CARD($card, form: "The") } hatása érvényesül.
waiting-reactions = { CARD($card) }: várunk a reakciókra.

# What can be answered besides cards.

option-card = { CARD($card) }
# option-discard and so on: where only cards of one kind may be chosen.
option-discard = Eldobok egy { CARD($card, case: "acc") }
option-trash = Kiselejtezek egy { CARD($card, case: "acc") }
option-set_aside = Félreteszem

word-stop = Ennyi elég
word-stop-discard = Nem dobok el semmit
word-stop-gain = Nem szerzek semmit
word-stop-put_on_deck = Nem teszek oda semmit
word-stop-play_twice = Nem játszom ki semmit
word-stop-reveal = Nem fedek fel semmit
word-stop-set_aside = A kezemben tartom
word-stop-show_on_top = Mindegy, melyik
word-stop-take_from_trash = A szemétben hagyom
word-stop-trash = Nem selejtezek ki semmit
word-stop-baron = Inkább Birtokot szerzek
word-yes = Igen
word-yes-play_it = Kijátszom
word-yes-trash_this = Kiselejtezem
word-yes-discard_deck = A dobópaklimra teszem
word-no = Nem
word-no-play_it = A dobópaklin hagyom
word-no-trash_this = Megtartom
word-no-discard_deck = Marad, ahol van
word-all_treasures = Kijátszom az összes kincset
word-end_actions = Befejezem az akciószakaszt
word-end_treasures = Több kincset nem játszom ki
word-end_turn = Befejezem a kört

word-cards = Laphúzás
word-cards-nobles = +3 lap
word-cards-pawn = +1 lap
word-cards-steward = +2 lap
word-actions = Több akció
word-actions-nobles = +2 akció
word-actions-pawn = +1 akció
word-buys = Több vásárlás
word-buys-pawn = +1 vásárlás
word-coins = Több érme
word-coins-minion = +2 érme
word-coins-pawn = +1 érme
word-coins-steward = +2 érme
word-trash_cards = Selejtezés
word-trash_cards-steward = 2 lap kiselejtezése
word-discard_cards = Eldobás
word-discard_cards-torturer = 2 lap eldobása
word-keep = Visszatevés
word-take_curse = Egy Átok
word-take_curse-torturer = 1 Átok a kézbe
word-new_hand = Új lapok a kézbe
word-new_hand-minion = Eldobás és 4 új lap
word-gain_card = Egy lap szerzése
word-first = Az első
word-second = A második
word-third = A harmadik
word-fourth = A negyedik
