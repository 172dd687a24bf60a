# What happened. A line of the log is what one player does in one go: $deeds, and $bonuses, what it brings;
# .steps: a deed has a list of cards in it.
# In the present tense: the past would need the player's gender.

event-turn = { $player }, tura { $n }
    .you = Twoja { $n }. tura
event-clean_up = { $shuffled ->
    [1] Koniec tury: odrzucono { so-many-cards }, potasowano, dobrano { $drawn }.
   *[other] Koniec tury: odrzucono { so-many-cards }, dobrano { $drawn }.
}
    .you = { $shuffled ->
        [1] Koniec tury: odrzucono { so-many-cards }, potasowano, dobrano { CARDS($cards, case: "acc") }.
       *[other] Koniec tury: odrzucono { so-many-cards }, dobrano { CARDS($cards, case: "acc") }.
    }
event-end = Koniec gry.
event-won = Koniec gry. { $n ->
        [1] Wygrywa
       *[other] Zwycięstwem dzielą się
    } { LIST($players) }.
    .you = Koniec gry. Wygrywasz.

story-line = { $player } { LIST($deeds, link: "deeds") }.
    .you = { LIST($deeds, link: "deeds", start: "upper") }.
    .bonuses = { $player } { LIST($deeds, link: "deeds") }: { LIST($bonuses, link: "none") }.
    .you-bonuses = { LIST($deeds, link: "deeds", start: "upper") }: { LIST($bonuses, link: "none") }.
    .bonuses-only = { $player }: { LIST($bonuses, link: "none") }.
    .you-bonuses-only = Ty: { LIST($bonuses, link: "none") }.
    .steps = { $player } { LIST($deeds, link: "steps") }.
    .you-steps = { LIST($deeds, link: "steps", start: "upper") }.
    .bonuses-steps = { $player } { LIST($deeds, link: "steps") }: { LIST($bonuses, link: "none") }.
    .you-bonuses-steps = { LIST($deeds, link: "steps", start: "upper") }: { LIST($bonuses, link: "none") }.

# What a card gives, besides those of the card texts. .seen: the reader knows the cards.
bonus-cards = { $n ->
    [one] +1 karta
    [few] +{ $n } karty
   *[many] +{ $n } kart
}
    .seen = { bonus-cards } ({ CARDS($cards) })
bonus-cheaper = { $n ->
    [one] do końca tury karty kosztują o 1 monetę mniej
    [few] do końca tury karty kosztują o { $n } monety mniej
   *[many] do końca tury karty kosztują o { $n } monet mniej
}

# How often the same thing happened in a row.
story-times = { $times ->
    [one] raz
    [2] dwa razy
    [few] { $times } razy
   *[many] { $times } razy
}

# What a player does, said after the name; .you by itself. .unseen: only how many cards is known. .them: the cards just named.
# .rest: of the cards revealed, all that are left.
# .again: several times in a row.
deed-play = zagrywa { CARDS($cards, case: "acc") }
    .you = zagrywasz { CARDS($cards, case: "acc") }
    .again = zagrywa { CARDS($cards, case: "acc") } { story-times }
    .you-again = zagrywasz { CARDS($cards, case: "acc") } { story-times }
    .second = ponownie zagrywa { CARDS($cards, case: "acc") }
    .you-second = ponownie zagrywasz { CARDS($cards, case: "acc") }
deed-draw = dobiera { CARDS($cards, case: "acc") }
    .you = dobierasz { CARDS($cards, case: "acc") }
    .unseen = dobiera { so-many-cards }
deed-shuffle = tasuje karty
    .you = tasujesz karty
# .top: only the last card is seen.
deed-discard = odrzuca { CARDS($cards, case: "acc") }
    .you = odrzucasz { CARDS($cards, case: "acc") }
    .top = odrzuca { so-many-cards } (na wierzchu { CARD($top) })
    .them = odrzuca { story-them }
    .you-them = odrzucasz { story-them }
    .rest = odrzuca pozostałe karty
    .you-rest = odrzucasz pozostałe karty
deed-trash = wyrzuca na śmietnisko { CARDS($cards, case: "acc") }
    .you = wyrzucasz na śmietnisko { CARDS($cards, case: "acc") }
    .them = wyrzuca { story-them } na śmietnisko
    .you-them = wyrzucasz { story-them } na śmietnisko
deed-gain = zdobywa { CARDS($cards, case: "acc") }
    .you = zdobywasz { CARDS($cards, case: "acc") }
deed-gain_to_hand = zdobywa { CARDS($cards, case: "acc") } na rękę
    .you = zdobywasz { CARDS($cards, case: "acc") } na rękę
deed-gain_onto_deck = zdobywa { CARDS($cards, case: "acc") } i kładzie na wierzchu talii
    .you = zdobywasz { CARDS($cards, case: "acc") } i kładziesz na wierzchu talii
deed-gain_from_trash = zdobywa { CARDS($cards, case: "acc") } ze śmietniska
    .you = zdobywasz { CARDS($cards, case: "acc") } ze śmietniska
deed-buy = kupuje { CARDS($cards, case: "acc") }
    .you = kupujesz { CARDS($cards, case: "acc") }
deed-reveal = odkrywa { CARDS($cards, case: "acc") }
    .you = odkrywasz { CARDS($cards, case: "acc") }
deed-reveal_hand = odkrywa rękę ({ CARDS($cards) })
    .you = odkrywasz rękę ({ CARDS($cards) })
    .empty = odkrywa pustą rękę
    .you-empty = odkrywasz pustą rękę
deed-look = podgląda { CARDS($cards, case: "acc") }
    .you = podglądasz { CARDS($cards, case: "acc") }
    .unseen = podgląda { so-many-cards }
deed-set_aside = odkłada na bok { CARDS($cards, case: "acc") }
    .you = odkładasz na bok { CARDS($cards, case: "acc") }
deed-put_on_deck = kładzie { CARDS($cards, case: "acc") } na wierzchu talii
    .you = kładziesz { CARDS($cards, case: "acc") } na wierzchu talii
    .unseen = kładzie { so-many-cards } na wierzchu talii
deed-put_in_hand = bierze { CARDS($cards, case: "acc") } na rękę
    .you = bierzesz { CARDS($cards, case: "acc") } na rękę
    .unseen = bierze { so-many-cards } na rękę
    .them = bierze { story-them } na rękę
    .you-them = bierzesz { story-them } na rękę
deed-pass = podaje { CARDS($cards, case: "acc") } w lewo (kartę dostaje { $taker })
    .you = podajesz { CARDS($cards, case: "acc") } w lewo (kartę dostaje { $taker })
    .to-you = podaje ci { CARDS($cards, case: "acc") }
    .unseen = podaje kartę w lewo (dostaje ją { $taker })
deed-react = w reakcji odkrywa { CARDS($cards, case: "acc") }
    .you = w reakcji odkrywasz { CARDS($cards, case: "acc") }
    .again = w reakcji odkrywa { CARDS($cards, case: "acc") } { story-times }
    .you-again = w reakcji odkrywasz { CARDS($cards, case: "acc") } { story-times }
deed-unaffected = unika skutków Ataku
    .you = unikasz skutków Ataku
deed-name = podaje nazwę „{ CARD($top) }”
    .you = podajesz nazwę „{ CARD($top) }”
deed-choose = wybiera „{ LIST($words) }”
    .you = wybierasz „{ LIST($words) }”
deed-keep = zostawia { CARDS($cards, case: "acc") } na wierzchu talii
    .you = zostawiasz { CARDS($cards, case: "acc") } na wierzchu talii
    .them = zostawia { story-them } na wierzchu talii
    .you-them = zostawiasz { story-them } na wierzchu talii
deed-return = odkłada { CARDS($cards, case: "acc") } z powrotem na talię
    .you = odkładasz { CARDS($cards, case: "acc") } z powrotem na talię{ $n ->
        [1] { "" }
       *[other] { " " }(na wierzchu { CARD($top) })
    }
    .unseen = odkłada { so-many-cards } z powrotem na talię
    .them = odkłada { story-them } z powrotem na talię
    .you-them = odkładasz { story-them } z powrotem na talię{ $n ->
        [1] { "" }
       *[other] { " " }(na wierzchu { CARD($top) })
    }
deed-deck_to_discard = przekłada całą talię na stos kart odrzuconych
    .you = przekładasz całą talię na stos kart odrzuconych
story-them = { $n ->
    [1] tę kartę
   *[other] te karty
}
