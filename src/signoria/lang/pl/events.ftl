# What happened. $player did it; .you is said to that player, .unseen to those who learn only how many cards it were.
# In the present tense: the past would need the player's gender.

event-turn = { $player }, tura nr { $n }
    .you = Twoja tura nr { $n }
event-play = { $player } zagrywa { CARDS($cards, case: "acc") }.
    .you = Zagrywasz { CARDS($cards, case: "acc") }.
event-draw = { $player } dobiera { CARDS($cards, case: "acc") }.
    .you = Dobierasz { CARDS($cards, case: "acc") }.
    .unseen = { $player } dobiera { so-many-cards }.
event-shuffle = { $player } tasuje karty.
    .you = Tasujesz karty.
# .top: widać tylko ostatnią kartę.
event-discard = { $player } odrzuca { CARDS($cards, case: "acc") }.
    .you = Odrzucasz { CARDS($cards, case: "acc") }.
    .top = { $player } odrzuca { so-many-cards }, na wierzchu { CARD($top) }.
event-trash = { $player } wyrzuca na śmietnisko { CARDS($cards, case: "acc") }.
    .you = Wyrzucasz na śmietnisko { CARDS($cards, case: "acc") }.
event-gain = { $player } zdobywa { CARDS($cards, case: "acc") }.
    .you = Zdobywasz { CARDS($cards, case: "acc") }.
event-gain_to_hand = { $player } zdobywa na rękę { CARDS($cards, case: "acc") }.
    .you = Zdobywasz na rękę { CARDS($cards, case: "acc") }.
event-gain_onto_deck = { $player } zdobywa { CARDS($cards, case: "acc") } i kładzie na wierzchu talii.
    .you = Zdobywasz { CARDS($cards, case: "acc") } i kładziesz na wierzchu talii.
event-gain_from_trash = { $player } zdobywa ze śmietniska { CARDS($cards, case: "acc") }.
    .you = Zdobywasz ze śmietniska { CARDS($cards, case: "acc") }.
event-buy = { $player } kupuje { CARDS($cards, case: "acc") }.
    .you = Kupujesz { CARDS($cards, case: "acc") }.
event-reveal = { $player } odkrywa { CARDS($cards, case: "acc") }.
    .you = Odkrywasz { CARDS($cards, case: "acc") }.
event-reveal_hand = { $player } odkrywa rękę: { CARDS($cards) }.
    .you = Odkrywasz rękę: { CARDS($cards) }.
    .empty = { $player } odkrywa pustą rękę.
    .you-empty = Odkrywasz pustą rękę.
event-look = { $player } podgląda { CARDS($cards, case: "acc") }.
    .you = Podglądasz { CARDS($cards, case: "acc") }.
    .unseen = { $player } podgląda { so-many-cards }.
event-set_aside = { $player } odkłada na bok { CARDS($cards, case: "acc") }.
    .you = Odkładasz na bok { CARDS($cards, case: "acc") }.
event-put_on_deck = { $player } kładzie na wierzchu talii { CARDS($cards, case: "acc") }.
    .you = Kładziesz na wierzchu talii { CARDS($cards, case: "acc") }.
    .unseen = { $player } kładzie { so-many-cards } na wierzchu talii.
event-put_in_hand = { $player } bierze na rękę { CARDS($cards, case: "acc") }.
    .you = Bierzesz na rękę { CARDS($cards, case: "acc") }.
    .unseen = { $player } bierze { so-many-cards } na rękę.
event-pass = { $player } podaje { CARDS($cards, case: "acc") }, odbiera { $taker }.
    .you = Podajesz { CARDS($cards, case: "acc") }, odbiera { $taker }.
    .to-you = { $player } podaje ci { CARDS($cards, case: "acc") }.
    .unseen = { $player } podaje kartę, odbiera { $taker }.
event-react = { $player } w reakcji odkrywa { CARDS($cards, case: "acc") }.
    .you = W reakcji odkrywasz { CARDS($cards, case: "acc") }.
event-unaffected = { $player } unika skutków Ataku.
    .you = Unikasz skutków Ataku.
event-name = { $player } nazywa kartę: { CARD($top) }.
    .you = Nazywasz kartę: { CARD($top) }.
event-choose = { $player } wybiera: { LIST($words) }.
    .you = Wybierasz: { LIST($words) }.
event-bonuses = { LIST($bonuses) }.
event-cheaper = { $n ->
    [one] Do końca tury wszystkie karty kosztują o 1 monetę mniej.
    [few] Do końca tury wszystkie karty kosztują o { $n } monety mniej.
   *[many] Do końca tury wszystkie karty kosztują o { $n } monet mniej.
}
event-clean_up = { $player } na koniec tury odrzuca { so-many-cards }.
    .you = Na koniec tury odrzucasz { CARDS($cards, case: "acc") }.
event-keep = { $player } zostawia na wierzchu talii { CARDS($cards, case: "acc") }.
    .you = Zostawiasz na wierzchu talii { CARDS($cards, case: "acc") }.
event-return = { $player } odkłada z powrotem na talię { CARDS($cards, case: "acc") }.
    .you = Odkładasz z powrotem na talię { CARDS($cards, case: "acc") }, na wierzchu { CARD($top) }.
    .unseen = { $player } odkłada { so-many-cards } z powrotem na talię.
event-deck_to_discard = { $player } przekłada całą talię na stos kart odrzuconych.
    .you = Przekładasz całą talię na stos kart odrzuconych.
event-end = Koniec gry.
