# Intrigo: names, what happened, what is asked, and why something is not possible.
# Gaps are numbered, buildings have letters: $gap and $to are numbers, $building and $other letters.

# --- names ---

# Intrigue cards: a family and a value. The families' names are never inflected.
card-intrigo_contarini_2 = Контарини 2
card-intrigo_contarini_3 = Контарини 3
card-intrigo_contarini_4 = Контарини 4
card-intrigo_dandolo_2 = Дандоло 2
card-intrigo_dandolo_3 = Дандоло 3
card-intrigo_dandolo_4 = Дандоло 4
card-intrigo_gradenigo_2 = Градениго 2
card-intrigo_gradenigo_3 = Градениго 3
card-intrigo_gradenigo_4 = Градениго 4
card-intrigo_morosini_2 = Морозини 2
card-intrigo_morosini_3 = Морозини 3
card-intrigo_morosini_4 = Морозини 4
card-intrigo_tiepolo_2 = Тьеполо 2
card-intrigo_tiepolo_3 = Тьеполо 3
    .few = карты Тьеполо 3
card-intrigo_tiepolo_4 = Тьеполо 4

# Where a game gives the families other values than 2, 3 and 4.
intrigo-card = { $family } { $n }

# `short`: two letters, as on the palace's narrow places and where cards are typed: Ко4.
family-contarini = Контарини
    .short = Ко
family-dandolo = Дандоло
    .short = Да
family-gradenigo = Градениго
    .short = Гр
family-morosini = Морозини
    .short = Мо
family-tiepolo = Тьеполо
    .short = Ть

# The characters of the influence cards. `acc`: the one that is bought; `gen`: whose cards are gone; `word`: at most nine
# letters; `short`: at most five.
card-intrigo_trader = Продавец
    .acc = продавца
    .gen = продавца
    .word = продавец
    .short = прод.
card-intrigo_assassin = Убийца
    .acc = убийцу
    .gen = убийцы
    .word = убийца
    .short = убий.
card-intrigo_courtesan = Куртизанка
    .acc = куртизанку
    .gen = куртизанки
    .word = куртизан.
    .short = курт.
card-intrigo_gondolier = Гондольер
    .acc = гондольера
    .gen = гондольера
    .word = гондольер
    .short = гонд.
card-intrigo_guard = Дворцовый стражник
    .acc = дворцового стражника
    .gen = дворцового стражника
    .word = стражник
    .short = страж
card-intrigo_thief = Вор
    .acc = вора
    .gen = вора
    .word = вор
    .short = вор

# The tokens on the buildings. `the`: inside a sentence; it is the nominative and the accusative alike.
card-intrigo_merchants = Печать купечества
    .the = печать купечества
card-intrigo_military = Печать военных
    .the = печать военных
card-intrigo_clergy = Печать духовенства
    .the = печать духовенства
card-intrigo_farmers = Печать фермерства
    .the = печать фермерства
card-intrigo_workers = Печать рабочих
    .the = печать рабочих
card-intrigo_ducat = Дукат
    .the = дукат

# The same on the palace's narrow places: in a word, in at most five letters, in at most three.
token-merchants = купечество
    .short = купеч
    .tiny = куп
token-military = военные
    .short = воен.
    .tiny = вое
token-clergy = духовенство
    .short = духов
    .tiny = дух
token-farmers = фермерство
    .short = ферм.
    .tiny = фер
token-workers = рабочие
    .short = рабоч
    .tiny = рбч
token-ducat = дукат
    .short = дукат
    .tiny = дук

intrigo-ducats = { $ducats } { $ducats ->
    [one] дукат
    [few] дуката
   *[many] дукатов
}

# --- what happened ---

intrigo-event-round = Раунд { $n }: начинает { $player }.
    .you = Раунд { $n }: начинаете вы.
intrigo-event-pack = { $player } получает { CARDS($cards) }.
    .you = Вы получаете { CARDS($cards) }.
# .passing: $cards are the rest of the pack; .unseen: what the other players keep at the same time; .all: to somebody who
# only watches.
intrigo-event-keep = { $player } оставляет себе { CARD($card) }.
    .you = Вы оставляете себе { CARD($card) }.
    .passing = { $player } оставляет себе { CARD($card) } и передаёт дальше { CARDS($cards) }.
    .you-passing = Вы оставляете себе { CARD($card) } и передаёте дальше { CARDS($cards) }.
    .unseen = Остальные оставляют себе по карте.
    .all = Каждый оставляет себе по карте.
intrigo-event-play = { $player } кладёт { CARD($card) } на место { $gap }.
    .you = Вы кладёте { CARD($card) } на место { $gap }.
intrigo-event-buy = { $player } покупает { CARD($card, case: "acc") } за { intrigo-ducats } и кладёт эту карту на место { $gap }.
    .you = Вы покупаете { CARD($card, case: "acc") } за { intrigo-ducats } и кладёте эту карту на место { $gap }.
intrigo-event-decline = { $player } не применяет эффект.
    .you = Вы не применяете эффект.
intrigo-event-swap_tokens = Продавец меняет местами жетоны зданий { $building } и { $other }.
intrigo-event-turn_card = Убийца переворачивает лицом вниз карту { CARD($card) } на месте { $gap }.
intrigo-event-call = Куртизанка требует карту { CARD($card) }: { $player } кладёт её на место { $gap }.
    .you = Куртизанка требует карту { CARD($card) }: вы кладёте её на место { $gap }.
intrigo-event-swap_cards = Гондольер меняет местами карты на местах { $gap } и { $to }.
intrigo-event-move_card = Дворцовый стражник передвигает карту с места { $gap } на место { $to }.
intrigo-event-turn_token = Вор переворачивает лицом вниз жетон здания { $building }: { CARD($token, form: "the") }.
intrigo-event-pass = { $player } пропускает ход.
    .you = Вы пропускаете ход.
intrigo-event-auto_pass = { $player } пропускает ход: карт нет, а дукатов не хватает.
    .you = Вы пропускаете ход: карт нет, а дукатов не хватает.

# The award, building by building. $card is the higher card, $against the other one; .alone: there is no other one.
intrigo-event-award = { $building }: { CARD($token, form: "the") } получает { $player }. { CARD($card) } бьёт { CARD($against) }.
    .you = { $building }: { CARD($token, form: "the") } получаете вы. { CARD($card) } бьёт { CARD($against) }.
    .alone = { $building }: { CARD($token, form: "the") } получает { $player }. Соперников у { CARD($card) } нет.
    .you-alone = { $building }: { CARD($token, form: "the") } получаете вы. Соперников у { CARD($card) } нет.
intrigo-event-stays_face_down = { $building }: { CARD($token, form: "the") } остаётся. Жетон лежит лицом вниз.
intrigo-event-stays_no_contender = { $building }: { CARD($token, form: "the") } остаётся. Рядом нет ни одной карты интриг лицом вверх.
intrigo-event-stays_tie = { $building }: { CARD($token, form: "the") } остаётся. { CARD($card) } и { CARD($against) } равны.
intrigo-event-stays_neutral = { $building }: { CARD($token, form: "the") } остаётся. { CARD($card) } бьёт { CARD($against) }, но за победившую семью никто не играет.
    .alone = { $building }: { CARD($token, form: "the") } остаётся. Соперников у { CARD($card) } нет, но за эту семью никто не играет.
intrigo-no-token = { $building }: жетона нет.

intrigo-event-token = Новые жетоны: { LIST($tokens, link: "none") }.
intrigo-token-at = { CARD($token, form: "the") } ({ $building })

intrigo-event-four = { $player } становится дожем: четыре печати { seals-of }.
    .you = Вы становитесь дожем: четыре печати { seals-of }.
seals-of = { $organisation ->
    [merchants] купечества
    [military] военных
    [clergy] духовенства
    [farmers] фермерства
   *[workers] рабочих
}
intrigo-event-five = { $player } становится дожем: собраны печати всех пяти организаций.
    .you = Вы становитесь дожем: собраны печати всех пяти организаций.
intrigo-event-round_limit = Последний раунд окончен, а дожем так никто и не стал.

# --- what is asked ---

# $n packs are still to come after this one; $player sits to the left and gets the rest of this one.
intrigo-question-pick = Какую карту оставить себе? { $n ->
    [1] Другую
   *[other] Остальные
} получит { $player }.
# .play: no influence card can be paid; .pass: there is no card left in hand.
intrigo-question-place = Положите карту интриг или купите персонажа. У вас { intrigo-ducats }.
    .play = Какую карту положить?
    .pass = Карт у вас не осталось. Купить персонажа или пропустить ход? У вас { intrigo-ducats }.
intrigo-question-gap = На какое место положить { CARD($card, case: "acc") }?
intrigo-question-target-trader = Продавец на месте { $gap }: жетон какого соседнего здания обменять?
intrigo-question-second-trader = Продавец на месте { $gap }: на жетон какого здания обменять жетон здания { $building }?
intrigo-question-target-assassin = Убийца на месте { $gap }: на каком соседнем месте перевернуть карту лицом вниз?
intrigo-question-target-courtesan = Куртизанка на месте { $gap }: на какое соседнее место потребовать карту?
intrigo-question-second-courtesan = Куртизанка на месте { $gap }: какую карту потребовать на место { $to }?
intrigo-question-target-gondolier = Гондольер на месте { $gap }: карту с какого соседнего места обменять?
intrigo-question-second-gondolier = Гондольер на месте { $gap }: на карту с какого места обменять карту с места { $to }?
intrigo-question-target-guard = Дворцовый стражник на месте { $gap }: карту с какого соседнего места передвинуть?
intrigo-question-second-guard = Дворцовый стражник на месте { $gap }: на какое пустое место передвинуть карту с места { $to }?
intrigo-question-target-thief = Вор на месте { $gap }: жетон какого соседнего здания перевернуть лицом вниз?

intrigo-option-buy = { CARD($card) } за { intrigo-ducats }
intrigo-option-gap = место { $gap }
intrigo-option-building = { $building }
intrigo-word-pass = Пропустить ход
intrigo-word-decline = Не применять эффект

# --- why something is not possible ---

intrigo-reason-not_your_go = Сейчас не ваш ход.
intrigo-reason-already_picked = Вы уже оставили себе карту; остальные ещё думают.
intrigo-reason-bad_param = Сейчас вопрос не об этом.
intrigo-reason-too_few = Сначала выберите персонажа и место.
intrigo-reason-wrong_phase = Сначала все выбирают карты, а выкладывают их потом.
intrigo-reason-card_not_in_pack = { CARD($card) }: среди этих карт такой нет.
intrigo-reason-pass_not_allowed = Пропустить ход может только тот, у кого нет карт.
intrigo-reason-card_not_in_hand = { CARD($card) }: у вас такой карты нет.
intrigo-reason-gap_occupied = На месте { $gap } уже лежит карта.
intrigo-reason-stack_empty = Карт { CARD($card, case: "gen") } больше нет: все три уже куплены.
intrigo-reason-cannot_afford = { CARD($card) } стоит { $price } { $price ->
        [one] дукат
        [few] дуката
       *[many] дукатов
    }, а у вас { intrigo-ducats }.
intrigo-reason-target_not_neighbour = Слишком далеко: эффект действует только по соседству с картой.
intrigo-reason-target_same = Выберите два разных места или здания.
intrigo-reason-no_token = Там нет жетона.
intrigo-reason-target_not_intrigue = Там нет карты интриг.
intrigo-reason-target_face_down = То, что вы выбрали, уже лежит лицом вниз.
intrigo-reason-destination_occupied = Это место уже занято.
intrigo-reason-name_not_in_play = { CARD($card) }: в этой партии такой карты нет.
intrigo-reason-name_in_palace = { CARD($card) }: эта карта уже во дворце.
