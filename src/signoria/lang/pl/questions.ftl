# What a player is asked. $n cards are still to be picked; forms by how many are asked for:
# .exactly n, .may one or none, .any number, .up-to n, .some (fewer than the most), .costing exactly so much.

question-play_action = Zagrasz kartę Akcji?
question-play_treasure = Zagraj swoje Skarby.
question-buy = { $buys ->
    [0] Nie masz już zakupów.
    [one] Masz { coins-you-have } i 1 zakup. Co kupujesz?
    [few] Masz { coins-you-have } i { $buys } zakupy. Co kupujesz?
   *[many] Masz { coins-you-have } i { $buys } zakupów. Co kupujesz?
}
question-show_on_top = Która karta ma leżeć na wierzchu twojego stosu kart odrzuconych?

question-discard = { $picked ->
    [0] Odrzuć { such-cards }.
   *[other] Odrzuć jeszcze { more-such-cards }.
}
    .may = Odrzucisz { such-cards }?
    .any = { $picked ->
        [0] Możesz odrzucić dowolną liczbę kart.
       *[other] Możesz odrzucić kolejne karty.
    }
    .up-to = { $n ->
        [one] Możesz odrzucić jeszcze { more-such-cards }.
       *[other] { $picked ->
            [0] Możesz odrzucić najwyżej { such-cards }.
           *[other] Możesz odrzucić jeszcze najwyżej { such-cards }.
        }
    }
    .some = { $n ->
        [one] Odrzuć { such-cards }.
       *[other] Odrzuć najwyżej { such-cards }.
    }
question-discard-baron = Odrzucisz Posiadłość za +4 monety? Jeśli nie, zdobywasz Posiadłość.
question-discard-cellar = Możesz odrzucić dowolną liczbę kart, by dobrać tyle samo.
question-discard-secret_chamber = Możesz odrzucić dowolną liczbę kart: +1 moneta za każdą.
question-discard-revealed = Odrzucisz którąś z tych kart?

question-trash = { $picked ->
    [0] Wyrzuć na śmietnisko { such-cards } z ręki.
   *[other] Wyrzuć na śmietnisko jeszcze { more-such-cards } z ręki.
}
    .may = Wyrzucisz na śmietnisko { such-cards } z ręki?
    .any = { $picked ->
        [0] Możesz wyrzucić na śmietnisko dowolną liczbę kart z ręki.
       *[other] Możesz wyrzucić na śmietnisko kolejne karty z ręki.
    }
    .up-to = { $n ->
        [one] Możesz wyrzucić na śmietnisko jeszcze { more-such-cards } z ręki.
       *[other] { $picked ->
            [0] Możesz wyrzucić na śmietnisko najwyżej { such-cards } z ręki.
           *[other] Możesz wyrzucić na śmietnisko jeszcze najwyżej { such-cards } z ręki.
        }
    }
    .some = { $n ->
        [one] Wyrzuć na śmietnisko { such-cards } z ręki.
       *[other] Wyrzuć na śmietnisko najwyżej { such-cards } z ręki.
    }
question-trash-moneylender = Wyrzucisz na śmietnisko Miedziaka za +3 monety?
question-trash-revealed = Wyrzucisz na śmietnisko którąś z tych kart?

question-gain = Zdobądź { such-cards } za najwyżej { cost-in-coins }.
    .may = Zdobędziesz { such-cards } za najwyżej { cost-in-coins }?
    .costing = Zdobądź { such-cards } za dokładnie { cost-in-coins }.
question-gain-artisan = Zdobądź na rękę kartę za najwyżej { cost-in-coins }.
question-gain-mine = Zdobądź na rękę kartę Skarbu za najwyżej { cost-in-coins }.
question-gain-other = Wybierz kartę za najwyżej { cost-in-coins }, którą zdobędzie { $player }.
    .costing = Wybierz kartę za dokładnie { cost-in-coins }, którą zdobędzie { $player }.

question-pass = Podaj kartę w lewo. Dostanie ją { $player }.
question-put_on_deck = Połóż na wierzchu talii { such-cards } z ręki.
    .may = Położysz na wierzchu talii { such-cards } z ręki?
question-put_on_deck-bureaucrat = Odkryj kartę Zwycięstwa i połóż ją na wierzchu talii.
question-put_on_deck-secret_chamber = { $n ->
    [1] { $picked ->
        [0] Połóż na wierzchu talii kartę z ręki.
       *[other] Połóż na wierzchu talii jeszcze jedną kartę z ręki; trafi na sam wierzch.
    }
   *[other] Połóż na wierzchu talii { so-many-cards } z ręki; ta, którą wskażesz jako ostatnią, trafi na sam wierzch.
}
question-put_on_deck-discard_pile = Położysz na wierzchu talii kartę ze stosu kart odrzuconych?
question-reveal = Odkryjesz Reakcję na ten Atak?
question-name = Podaj nazwę karty.
question-play_twice = Którą kartę Akcji zagrywasz dwa razy?
    .may = Zagrasz dwa razy kartę Akcji z ręki?
question-play_it = Zagrasz { CARD($about, case: "acc") } ze stosu kart odrzuconych?
question-set_aside = Dobierasz { CARD($about, case: "acc") }. Odłożysz tę kartę na bok?
question-discard_or_keep = Odkrywasz { CARD($about, case: "acc") }. Odrzucić tę kartę czy odłożyć ją z powrotem?
question-discard_or_keep-other = { $player } odkrywa { CARD($about, case: "acc") }. Odrzucić tę kartę czy odłożyć ją z powrotem?
question-take_from_trash = Zdobędziesz którąś z właśnie wyrzuconych kart?
question-choose = { $n ->
    [one] { $picked ->
        [0] Wybierz jedno:
       *[other] Wybierz jeszcze jedno:
    }
    [2] Wybierz dwie możliwości:
   *[other] Wybierz { $n } możliwości:
}
question-arrange = Odłóż karty z powrotem na talię w dowolnej kolejności; ta, którą wskażesz jako ostatnią, trafi na sam wierzch.
question-trash_this = Wyrzucisz na śmietnisko tę kartę ({ CARD($about) })?
question-trash_this-mining_village = Wyrzucisz na śmietnisko tę Wioskę górniczą za +2 monety?
question-trash_treasure = Którą kartę Skarbu wyrzucasz na śmietnisko?
question-trash_treasure-other = { $player } odkrywa karty. Który Skarb trafi na śmietnisko?
question-discard_deck = Przełożysz całą talię na stos kart odrzuconych?

# $n of them.
waiting = { $n ->
    [1] Czekamy, aż zdecyduje { LIST($players) }.
   *[other] Czekamy, aż zdecydują { LIST($players) }.
}
waiting-card = { CARD($card) }. { $n ->
    [1] Czekamy, aż zdecyduje { LIST($players) }.
   *[other] Czekamy, aż zdecydują { LIST($players) }.
}
    .you = Trwa działanie karty { CARD($card) }.
waiting-reactions = { CARD($card) }: czekamy na Reakcje.

# What can be answered besides cards.

option-card = { CARD($card) }
# option-discard and so on: where only cards of one kind may be chosen.
option-discard = Odrzuć { CARD($card, case: "acc") }
option-trash = Wyrzuć { CARD($card, case: "acc") }
option-set_aside = Odłóż na bok

word-stop = Wystarczy
word-stop-discard = Nic nie odrzucaj
word-stop-gain = Nic nie zdobywaj
word-stop-put_on_deck = Nic nie kładź na talii
word-stop-play_twice = Nic nie zagrywaj
word-stop-reveal = Nic nie odkrywaj
word-stop-set_aside = Zatrzymaj na ręce
word-stop-show_on_top = Wszystko jedno
word-stop-take_from_trash = Nic nie zdobywaj
word-stop-trash = Nic nie wyrzucaj
word-stop-baron = Zdobądź Posiadłość
word-yes = Tak
word-yes-play_it = Zagraj
word-yes-trash_this = Wyrzuć na śmietnisko
word-yes-discard_deck = Przełóż talię
word-no = Nie
word-no-play_it = Nie zagrywaj
word-no-trash_this = Zachowaj
word-no-discard_deck = Zostaw talię
word-all_treasures = Zagraj wszystkie Skarby
word-end_actions = Zakończ fazę akcji
word-end_treasures = Pomiń Skarby
word-end_turn = Zakończ turę

# Said as an answer and, in quotation marks, in the log.
word-cards = Dobierz karty
word-cards-nobles = +3 karty
word-cards-pawn = +1 karta
word-cards-steward = +2 karty
word-actions = Więcej akcji
word-actions-nobles = +2 akcje
word-actions-pawn = +1 akcja
word-buys = Więcej zakupów
word-buys-pawn = +1 zakup
word-coins = Więcej monet
word-coins-minion = +2 monety
word-coins-pawn = +1 moneta
word-coins-steward = +2 monety
word-trash_cards = Wyrzuć karty na śmietnisko
word-trash_cards-steward = Wyrzuć 2 karty na śmietnisko
word-discard_cards = Odrzuć karty
word-discard_cards-discard_or_keep = Odrzuć
word-discard_cards-torturer = Odrzuć 2 karty
word-keep = Odłóż z powrotem
word-take_curse = Zdobądź Klątwę
word-take_curse-torturer = Zdobądź Klątwę na rękę
word-new_hand = Nowa ręka
word-new_hand-minion = Odrzuć rękę i dobierz 4 karty
word-gain_card = Zdobądź kartę
word-first = Pierwsza możliwość
word-second = Druga możliwość
word-third = Trzecia możliwość
word-fourth = Czwarta możliwość
