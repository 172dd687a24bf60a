# What happened. $player did it; .you is said to that player, .unseen to those who learn only how many cards it were.
# Names are not inflected and their gender is unknown: so everything is in the present tense, with the name as its subject.

event-turn = { $player }, { $n }-й ход
    .you = Ваш { $n }-й ход
event-play = { $player } играет { CARDS($cards, case: "acc") }.
    .you = Вы играете { CARDS($cards, case: "acc") }.
event-draw = { $player } добирает { CARDS($cards, case: "acc") }.
    .you = Вы добираете { CARDS($cards, case: "acc") }.
    .unseen = { $player } добирает { so-many-cards }.
event-shuffle = { $player } тасует сброс.
    .you = Вы тасуете сброс.
# .top: only the last card is seen.
event-discard = { $player } сбрасывает { CARDS($cards, case: "acc") }.
    .you = Вы сбрасываете { CARDS($cards, case: "acc") }.
    .top = { $player } сбрасывает { so-many-cards }, сверху — { CARD($top) }.
event-trash = { $player } отправляет на свалку { CARDS($cards, case: "acc") }.
    .you = Вы отправляете на свалку { CARDS($cards, case: "acc") }.
event-gain = { $player } получает { CARDS($cards, case: "acc") }.
    .you = Вы получаете { CARDS($cards, case: "acc") }.
event-gain_to_hand = { $player } получает на руку { CARDS($cards, case: "acc") }.
    .you = Вы получаете на руку { CARDS($cards, case: "acc") }.
event-gain_onto_deck = { $player } получает на колоду { CARDS($cards, case: "acc") }.
    .you = Вы получаете на колоду { CARDS($cards, case: "acc") }.
event-gain_from_trash = { $player } получает со свалки { CARDS($cards, case: "acc") }.
    .you = Вы получаете со свалки { CARDS($cards, case: "acc") }.
event-buy = { $player } покупает { CARDS($cards, case: "acc") }.
    .you = Вы покупаете { CARDS($cards, case: "acc") }.
event-reveal = { $player } открывает { CARDS($cards, case: "acc") }.
    .you = Вы открываете { CARDS($cards, case: "acc") }.
event-reveal_hand = { $player } показывает руку: { CARDS($cards) }.
    .you = Вы показываете руку: { CARDS($cards) }.
    .empty = { $player } показывает пустую руку.
    .you-empty = Вы показываете пустую руку.
event-look = { $player } смотрит: { CARDS($cards) }.
    .you = Вы смотрите: { CARDS($cards) }.
    .unseen = { $player } смотрит { so-many-cards }.
event-set_aside = { $player } откладывает { CARDS($cards, case: "acc") }.
    .you = Вы откладываете { CARDS($cards, case: "acc") }.
event-put_on_deck = { $player } кладёт на колоду { CARDS($cards, case: "acc") }.
    .you = Вы кладёте на колоду { CARDS($cards, case: "acc") }.
    .unseen = { $player } кладёт { so-many-cards } на колоду.
event-put_in_hand = { $player } берёт на руку { CARDS($cards, case: "acc") }.
    .you = Вы берёте на руку { CARDS($cards, case: "acc") }.
    .unseen = { $player } берёт { so-many-cards } на руку.
event-pass = { $player } передаёт { CARDS($cards, case: "acc") } игроку { $taker }.
    .you = Вы передаёте { CARDS($cards, case: "acc") } игроку { $taker }.
    .to-you = { $player } передаёт вам { CARDS($cards, case: "acc") }.
    .unseen = { $player } передаёт карту игроку { $taker }.
event-react = { $player } показывает в ответ { CARDS($cards, case: "acc") }.
    .you = Вы показываете в ответ { CARDS($cards, case: "acc") }.
event-unaffected = { $player }: Атака не действует.
    .you = На вас Атака не действует.
event-name = { $player } называет карту: { CARD($top) }.
    .you = Вы называете карту: { CARD($top) }.
event-choose = { $player } выбирает: «{ LIST($words) }».
    .you = Вы выбираете: «{ LIST($words) }».
event-bonuses = { LIST($bonuses) }.
event-cheaper = До конца хода все карты дешевле на { $n } { $n ->
    [one] монету
    [few] монеты
   *[many] монет
}.
event-clean_up = { $player } в конце хода сбрасывает { so-many-cards }.
    .you = В конце хода вы сбрасываете { CARDS($cards, case: "acc") }.
event-keep = { $player } оставляет на колоде { CARDS($cards, case: "acc") }.
    .you = Вы оставляете на колоде { CARDS($cards, case: "acc") }.
event-return = { $player } возвращает на колоду { CARDS($cards, case: "acc") }.
    .you = Вы возвращаете на колоду { CARDS($cards, case: "acc") }{ $n ->
        [1] {""}
       *[other] , сверху — { CARD($top) }
    }.
    .unseen = { $player } возвращает { so-many-cards } на колоду.
event-deck_to_discard = { $player } кладёт всю колоду в сброс.
    .you = Вы кладёте всю колоду в сброс.
event-end = Партия окончена.
