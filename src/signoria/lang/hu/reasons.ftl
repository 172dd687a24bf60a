# Why something is not possible now. $card is what somebody wanted, $cost what it costs now.

reason-game_over = Vége a játéknak.
reason-not_asked = Most nem te döntesz.
reason-already_answered = Már válaszoltál.
reason-too_few = { $n ->
    [one] Válassz ki egy lapot.
   *[other] Válassz ki { $n } lapot.
}
reason-too_many = Ennyit nem választhatsz.
reason-not_offered = Ez itt nem választható.
reason-not_in_hand = Nincs { CARD($card) } a kezedben.
reason-not_in_hand-play_action = Nincs { CARD($card) } a kezedben, amit kijátszhatnál. Vásárolni a kincsek kijátszása után lehet.
reason-not_in_hand-play_treasure = Nincs { CARD($card) } a kezedben, amit kijátszhatnál. Vásárolni a kincsek kijátszása után lehet.
reason-not_there = Itt nincs választható { CARD($card) }.
reason-pile_empty = A készletből elfogyott { CARD($card, form: "the") }.
reason-too_expensive = { CARD($card, form: "The") } { $cost } érmébe kerül, de itt legfeljebb { $most } érmés lap választható.
reason-too_expensive-buy = { CARD($card, form: "The") } { $cost } érmébe kerül, de { $coins ->
        [0] nincs érméd
       *[other] csak { $coins } érméd van
    }.
reason-too_cheap = { CARD($card, form: "The") } { $cost } érmébe kerül, de itt legalább { $least } érmés lap kell.
reason-not_an_action = { CARD($card, form: "The") } nem akciókártya.
reason-not_a_treasure = { CARD($card, form: "The") } nem kincskártya.
reason-not_a_victory_card = { CARD($card, form: "The") } nem győzelmi kártya.
reason-not_this_card = { CARD($card, form: "The") } itt nem választható.
reason-no_actions_left = Nincs több akciód.
reason-action_phase_is_over = Az akciószakaszod már véget ért.
reason-no_buys_left = Nincs több vásárlásod.
reason-no_more_copies = Már az összes { CARD($card, case: "acc") } kiválasztottad.
reason-not_a_reaction = { CARD($card, form: "The") } nem reakciókártya.
reason-already_revealed = Már felfedted { CARD($card, case: "acc", form: "the") }; ha újra felfednéd, az semmin sem változtatna.
reason-treasures_come_later = Kincset az akciók után, a vásárlási szakaszban játszhatsz ki.
reason-treasures_are_over = Vásárlás után már nem játszhatsz ki kincset.
reason-not_in_this_game = { CARD($card, form: "The") } nincs benne ebben a játszmában.
reason-already_chosen = Ezt már választottad.

undo-nothing_to_take_back = Nincs mit visszavonni.
undo-others_must_agree = Közben valami új derült ki, ezért a visszavonásba a többieknek is bele kell egyezniük.
undo-no_log = Ehhez a játszmához nincs napló, ezért semmit sem lehet visszavonni.
undo-no_such_move = Nincs ilyen lépés.
