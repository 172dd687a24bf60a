# What happened. A line of the log is what one player does in one go: $deeds, and $bonuses, what it brings;
# .steps: a deed has a list of cards in it.
# Names are not inflected and their gender is unknown: so everything is in the present tense, with the name as its subject.

event-turn = { $player }, { $n }-й ход
    .you = Ваш { $n }-й ход
event-clean_up = { $shuffled ->
    [1] Конец хода: { so-many-cards } в сброс, перетасовка, { $drawn } на руку.
   *[other] Конец хода: { so-many-cards } в сброс, { $drawn } на руку.
}
    .you = { $shuffled ->
        [1] Конец хода: { so-many-cards } в сброс, перетасовка, новая рука: { CARDS($cards) }.
       *[other] Конец хода: { so-many-cards } в сброс, новая рука: { CARDS($cards) }.
    }
event-end = Партия окончена.
event-won = Партия окончена. { $n ->
        [1] Победитель —
       *[other] Победу делят
    } { LIST($players) }.
    .you = Партия окончена. Вы победили.

story-line = { $player } { LIST($deeds, link: "deeds") }.
    .you = Вы { LIST($deeds, link: "deeds") }.
    .bonuses = { $player } { LIST($deeds, link: "deeds") }: { LIST($bonuses, link: "none") }.
    .you-bonuses = Вы { LIST($deeds, link: "deeds") }: { LIST($bonuses, link: "none") }.
    .bonuses-only = { $player }: { LIST($bonuses, link: "none") }.
    .you-bonuses-only = Вы: { LIST($bonuses, link: "none") }.
    .steps = { $player } { LIST($deeds, link: "steps") }.
    .you-steps = Вы { LIST($deeds, link: "steps") }.
    .bonuses-steps = { $player } { LIST($deeds, link: "steps") }: { LIST($bonuses, link: "none") }.
    .you-bonuses-steps = Вы { LIST($deeds, link: "steps") }: { LIST($bonuses, link: "none") }.

# What a card gives, besides those of the card texts. .seen: the reader knows the cards.
bonus-cards = +{ $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
    .seen = { bonus-cards } ({ CARDS($cards) })
bonus-cheaper = до конца хода карты дешевле на { $n } { $n ->
    [one] монету
    [few] монеты
   *[many] монет
}

# How often the same thing happened in a row.
story-times = { $times ->
    [2] дважды
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}

# What a player does, said after the name; .you after «Вы». .unseen: only how many cards is known. .them: the cards just named.
# .rest: of the cards revealed, all that are left.
# .again: several times in a row.
deed-play = играет { CARDS($cards, case: "acc") }
    .you = играете { CARDS($cards, case: "acc") }
    .again = играет { CARDS($cards, case: "acc") } { story-times }
    .you-again = играете { CARDS($cards, case: "acc") } { story-times }
    .second = ещё раз играет { CARDS($cards, case: "acc") }
    .you-second = ещё раз играете { CARDS($cards, case: "acc") }
deed-draw = добирает { CARDS($cards, case: "acc") }
    .you = добираете { CARDS($cards, case: "acc") }
    .unseen = добирает { so-many-cards }
deed-shuffle = тасует сброс
    .you = тасуете сброс
# .top: only the last card is seen.
deed-discard = сбрасывает { CARDS($cards, case: "acc") }
    .you = сбрасываете { CARDS($cards, case: "acc") }
    .top = сбрасывает { so-many-cards } (сверху — { CARD($top) })
    .them = сбрасывает { story-them }
    .you-them = сбрасываете { story-them }
    .rest = сбрасывает остальные карты
    .you-rest = сбрасываете остальные карты
deed-trash = отправляет на свалку { CARDS($cards, case: "acc") }
    .you = отправляете на свалку { CARDS($cards, case: "acc") }
    .them = отправляет { story-them } на свалку
    .you-them = отправляете { story-them } на свалку
deed-gain = получает { CARDS($cards, case: "acc") }
    .you = получаете { CARDS($cards, case: "acc") }
deed-gain_to_hand = получает на руку { CARDS($cards, case: "acc") }
    .you = получаете на руку { CARDS($cards, case: "acc") }
deed-gain_onto_deck = получает на колоду { CARDS($cards, case: "acc") }
    .you = получаете на колоду { CARDS($cards, case: "acc") }
deed-gain_from_trash = получает со свалки { CARDS($cards, case: "acc") }
    .you = получаете со свалки { CARDS($cards, case: "acc") }
deed-buy = покупает { CARDS($cards, case: "acc") }
    .you = покупаете { CARDS($cards, case: "acc") }
deed-reveal = открывает { CARDS($cards, case: "acc") }
    .you = открываете { CARDS($cards, case: "acc") }
deed-reveal_hand = показывает руку ({ CARDS($cards) })
    .you = показываете руку ({ CARDS($cards) })
    .empty = показывает пустую руку
    .you-empty = показываете пустую руку
deed-look = смотрит { CARDS($cards, case: "acc") }
    .you = смотрите { CARDS($cards, case: "acc") }
    .unseen = смотрит { so-many-cards }
deed-set_aside = откладывает { CARDS($cards, case: "acc") }
    .you = откладываете { CARDS($cards, case: "acc") }
deed-put_on_deck = кладёт на колоду { CARDS($cards, case: "acc") }
    .you = кладёте на колоду { CARDS($cards, case: "acc") }
    .unseen = кладёт { so-many-cards } на колоду
deed-put_in_hand = берёт на руку { CARDS($cards, case: "acc") }
    .you = берёте на руку { CARDS($cards, case: "acc") }
    .unseen = берёт { so-many-cards } на руку
    .them = берёт { story-them } на руку
    .you-them = берёте { story-them } на руку
deed-pass = передаёт карту соседу слева: { $taker } получает { CARDS($cards, case: "acc") }
    .you = передаёте карту соседу слева: { $taker } получает { CARDS($cards, case: "acc") }
    .to-you = передаёт вам { CARDS($cards, case: "acc") }
    .unseen = передаёт карту соседу слева: её получает { $taker }
deed-react = показывает { CARDS($cards, case: "acc") }
    .you = показываете { CARDS($cards, case: "acc") }
    .again = показывает { CARDS($cards, case: "acc") } { story-times }
    .you-again = показываете { CARDS($cards, case: "acc") } { story-times }
deed-unaffected = не попадает под Атаку
    .you = не попадаете под Атаку
deed-name = называет карту «{ CARD($top) }»
    .you = называете карту «{ CARD($top) }»
deed-choose = выбирает: «{ LIST($words) }»
    .you = выбираете: «{ LIST($words) }»
deed-keep = оставляет на колоде { CARDS($cards, case: "acc") }
    .you = оставляете на колоде { CARDS($cards, case: "acc") }
    .them = оставляет { story-them } на колоде
    .you-them = оставляете { story-them } на колоде
deed-return = возвращает на колоду { CARDS($cards, case: "acc") }
    .you = возвращаете на колоду { CARDS($cards, case: "acc") }{ $n ->
        [1] { "" }
       *[other] { " " }(сверху — { CARD($top) })
    }
    .unseen = возвращает { so-many-cards } на колоду
    .them = возвращает { story-them } на колоду
    .you-them = возвращаете { story-them } на колоду{ $n ->
        [1] { "" }
       *[other] { " " }(сверху — { CARD($top) })
    }
deed-deck_to_discard = кладёт всю колоду в сброс
    .you = кладёте всю колоду в сброс
story-them = { $n ->
    [1] эту карту
   *[other] эти карты
}
