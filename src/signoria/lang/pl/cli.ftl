# The terminal: what the screen says around the game, and the words that can be typed.

play-turn = { $player }, tura nr { $n } · { $phase }
    .you = Twoja tura nr { $n } · { $phase }
play-counters = { $actions ->
        [one] 1 akcja
        [few] { $actions } akcje
       *[many] { $actions } akcji
    } · { $buys ->
        [one] 1 zakup
        [few] { $buys } zakupy
       *[many] { $buys } zakupów
    } · { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
play-hand = Ręka
play-in-play = W grze
    .short = w grze:
play-deck = Talia
play-aside = Na boku
    .short = na boku:
play-revealed = Odkryte
    .short = odkryte:
play-known = znane:
play-discard-top = odrzucone:
play-hand-size = { $n ->
    [one] 1 karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}
play-deck-size = { $n ->
    [0] pusta
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
play-empty = pusta
play-card = { $name } · { $cost }$ · { $types }
play-absent = { $name } · nie w tej grze
play-asks = { CARD($source) }: { $question }
play-picked = Wybrane: { LIST($words) }
play-enter = {" "}(Enter)
play-hint = ? karta · dlaczego karta · cofnij · dziennik · śmietnisko · zapisz PLIK · wyjdź
    .several = kilka naraz: 1 3 3 · ? karta · dlaczego karta · cofnij · dziennik · wyjdź

play-pass-on = Klawiaturę przejmuje { $player }.
play-ready = { $player }, naciśnij Enter:{" "}
play-thinking = { $bot } myśli…
play-more = Enter: dalej, q: powrót{" "}
play-back = Enter: powrót{" "}
play-begin = Enter: zaczynamy{" "}
play-go-on = Enter: dalej{" "}
play-kingdom = Królestwo
play-choose = Wybierz: wpisz numer albo nazwę.
play-several = Do „{ $said }” pasuje kilka nazw: { LIST($names) }.
play-unknown = Nic się tu nie nazywa „{ $said }”. Wpisz numer albo nazwę; ? to pomoc.
play-no-card = Żadna karta nie nazywa się „{ $said }”.
play-possible = { $name }: teraz to możliwe.
play-why-what = Dlaczego co? Podaj kartę, na przykład: dlaczego targowisko
play-so-far = Reszta przepada: najpierw pytanie o coś innego.
play-trash = Śmietnisko:
play-trash-empty = Śmietnisko jest puste.
play-save-where = Gdzie zapisać? Podaj plik, na przykład: zapisz piatek.json
play-saved = Zapisano: { $file }.
play-not-saved = Nie udało się zapisać: { $why }
play-agree = { $player } chce cofnąć swój ostatni ruch. Czy wszyscy się zgadzają? (tak/nie){" "}
play-not-agreed = Niczego nie cofnięto.
play-left = Gra jest zachowana. Dalszy ciąg: signoria play --resume
    .elsewhere = Gra jest zachowana. Dalszy ciąg: signoria play --resume { $file }
play-record = Zapis gry: { $file }
play-again = Enter: jeszcze jedna gra, dziennik: co się działo, q: wyjście{" "}
play-person = Gracz { $n }
play-help =
    Odpowiadaj numerem, nazwą karty albo jej początkiem.
    Kilka naraz: 1 3 3   miedziak, posiadłość   2 miedziak
    Sam Enter robi to, co zwykle: kończy fazę, zagrywa wszystkie Skarby, kończy wybieranie.

    ? milicja             co robi karta
    dlaczego targowisko   dlaczego czegoś nie można
    cofnij                cofa twój ostatni ruch
    dziennik              wszystko, co się działo
    śmietnisko            co leży na śmietnisku
    zapisz PLIK           zapisuje grę do pliku
    wyjdź                 kończy; gra jest zachowana, a wraca do niej `signoria play --resume`

# What can be typed, with commas between words for the same thing. The letter ł is also typed as l.
command-help = pomoc
command-why = dlaczego, czemu
command-undo = cofnij
command-log = dziennik
command-trash = śmietnisko
command-save = zapisz
command-quit = wyjdź, q
play-verbs = zagraj, kup, odrzuć, wyrzuć, zdobądź, podaj, połóż, poloz, odłóż, odloz, odkryj, nazwij, weź, wybierz, pokaż
# What may stand between the words of an answer and means nothing: kup złodzieja do przejścia 5.
play-fillers = zagraj, kup, zatrzymaj, połóż, poloz, wyłóż, wyloz, nazwij, wezwij, zakryj, zamień, przesuń, w, do, na, za, z, i, kartę, żeton, przejście, przejścia, przejściu, budynek, budynku
alias-stop = dość, starczy, nic, żadna, nie
alias-yes = tak, t
alias-no = nie, n
alias-all_treasures = wszystkie, wszystko
alias-end_actions = koniec, dość, nie
alias-end_treasures = koniec, dość, nie
alias-end_turn = koniec, dość, nic, nie

bot-big_money = Bot Skarbnik
bot-random = Bot Losowy
bot-big_money_ultimate = Bot Cierpliwy Skarbnik
bot-big_money_ultimate_many = Bot Skarbnik dla wielu
bot-bureaucrat_gardens = Bot Urzędnik i Ogrody
bot-council_room = Bot Sala Obrad
bot-courtyard = Bot Dziedziniec
bot-double_witch = Bot Dwie Wiedźmy
bot-duke_duchy = Bot Książę
bot-ironworks_gardens = Bot Huta i Ogrody
bot-lab_militia_chapel = Bot Laboratorium
bot-masquerade = Bot Maskarada
bot-militia = Bot Milicja
bot-minion = Bot Poplecznik
bot-minion_chapel = Bot Poplecznik i Kaplica
bot-smithy = Bot Kuźnia
bot-torturer = Bot Oprawca
bot-torturer_village = Bot Oprawca i Wioska
bot-witch = Bot Wiedźma
bot-workshop_gardens = Bot Warsztat i Ogrody
bot-novice = Nowicjusz
bot-easy = Bot łatwy
bot-medium = Bot średni
bot-hard = Bot trudny
# Bots of other packages and of the user's own files.
bot-other = Bot { $name }
bot-numbered = { $bot } { $n }

# Why nobody can sit down.
error-nobody-plays = grać musi co najmniej jedna osoba
error-same-name = dwie osoby mają to samo imię
error-no-name = „{ $name }” to nie imię
error-long-name = imię ma najwyżej tyle liter: { $n }, a nie { $name }
error-how-many-play = grać może od { $least } do { $most } osób, a nie { $n }
error-not-in-terminal = w { $game } nie da się grać w terminalu; da się w { LIST($games) }
error-option-of-dominion = { $option } nic nie znaczy w { $game }
error-none-unfinished = w { $folder } nie ma żadnej niedokończonej gry
error-file = { $file }: { $why }
error-bot-failed = { $bot } nie może odpowiedzieć „{ $option }”: { $reason }. Gra jest zachowana w stanie sprzed tego ruchu.

end-deck = { $turns ->
        [one] 1 tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }, { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
end-wins = Wygrywa { $player }: { points }.
    .you = Wygrywasz: { points }.
end-wins-turns = Wygrywa { $player }, po mniejszej liczbie tur. Tyle samo punktów: { LIST($others) }.
    .you = Wygrywasz, po mniejszej liczbie tur. Tyle samo punktów: { LIST($others) }.
end-shared = Zwycięstwem dzielą się { LIST($players) }.
end-shared-turns = Zwycięstwem dzielą się { LIST($players) }: po tyle samo punktów i mniej tur niż pozostali.
end-conceded = Reszta się poddała. Zwycięstwo: { LIST($players) }.
    .you = Reszta się poddała: wygrywasz.
end-provinces = Nie ma już Prowincji.
end-piles = Puste stosy: { LIST($piles) }.
end-broken-off = Gra nie została dokończona.
