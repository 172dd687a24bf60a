# The terminal: what the screen says around the game, and the words that can be typed.

play-turn = { $player }, tura { $n } · { $phase }
    .you = Twoja { $n }. tura · { $phase }
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
play-absent = { $name } · nie ma w tej grze
play-asks = { CARD($source) }: { $question }
play-picked = Wybrane: { LIST($words) }
play-enter = {" "}(Enter)
play-hint = ? KARTA · dlaczego KARTA · cofnij · dziennik · śmietnisko · zapisz PLIK · wyjdź
    .several = kilka naraz: 1 3 3 · ? KARTA · dlaczego KARTA · cofnij · dziennik · wyjdź

play-pass-on = Klawiaturę przejmuje { $player }.
play-ready = { $player }, naciśnij Enter:{" "}
play-thinking = { $bot } myśli…
play-more = Enter: dalej, q: powrót{" "}
play-back = Enter: powrót{" "}
play-begin = Enter: zaczynamy{" "}
play-go-on = Enter: dalej{" "}
play-at-the-table = Przy stole: { LIST($players) }.
play-kingdom = Królestwo
play-choose = Wybierz: wpisz numer albo nazwę.
play-several = Do „{ $said }” pasuje kilka nazw: { LIST($names) }.
play-unknown = Nie ma tu niczego o nazwie „{ $said }”. Wpisz numer albo nazwę; ? pokazuje pomoc.
play-no-card = Żadna karta nie nazywa się „{ $said }”.
play-possible = { $name }: teraz to możliwe.
play-why-what = Co wyjaśnić? Podaj kartę, na przykład: dlaczego targowisko
play-so-far = Resztę pominięto: najpierw trzeba odpowiedzieć na inne pytanie.
play-trash = Śmietnisko:
play-trash-empty = Śmietnisko jest puste.
play-save-where = Gdzie zapisać? Podaj plik, na przykład: zapisz piatek.json
play-saved = Zapisano: { $file }.
play-not-saved = Nie udało się zapisać: { $why }
play-agree = { $player } chce cofnąć swój ostatni ruch. Czy wszyscy się zgadzają? (tak/nie){" "}
play-not-agreed = Niczego nie cofnięto.
play-left = Gra jest zapisana. Aby ją wznowić, wpisz: signoria play --resume
    .elsewhere = Gra jest zapisana. Aby ją wznowić, wpisz: signoria play --resume { $file }
play-record = Zapis gry: { $file }
play-again = Enter: jeszcze jedna gra, dziennik: co się działo, q: wyjście{" "}
play-again-cards = Enter: jeszcze raz, nowe: nowe karty, wymień KARTA, dziennik, q: wyjście{" "}
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
command-undo = cofnij, wstecz
command-log = dziennik
command-new = nowe
command-swap = wymień
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
    .names = Aldo
bot-random = Bot Losowy
    .names = Fortunato
bot-big_money_ultimate = Bot Cierpliwy Skarbnik
    .names = Ada
bot-big_money_ultimate_many = Bot Skarbnik na wielu graczy
    .names = Amedeo
bot-bureaucrat_gardens = Bot Urzędnik i Ogrody
    .names = Bruno
bot-council_room = Bot Sala obrad
    .names = Carlotta
bot-courtyard = Bot Dziedziniec
    .names = Dario
bot-double_witch = Bot Dwie Wiedźmy
    .names = Donata
bot-duke_duchy = Bot Książę
    .names = Duilio
bot-ironworks_gardens = Bot Huta i Ogrody
    .names = Ines
bot-lab_militia_chapel = Bot Laboratorium
    .names = Livia
bot-masquerade = Bot Maskarada
    .names = Mila
bot-militia = Bot Milicja
    .names = Ettore
bot-minion = Bot Poplecznik
    .names = Mario
bot-minion_chapel = Bot Poplecznik i Kaplica
    .names = Mirella
bot-smithy = Bot Kuźnia
    .names = Fabio
bot-torturer = Bot Oprawca
    .names = Tosca
bot-torturer_village = Bot Oprawca i Wioska
    .names = Teodora
bot-witch = Bot Wiedźma
    .names = Stella
bot-workshop_gardens = Bot Warsztat i Ogrody
    .names = Ugo
bot-novice = Nowicjusz
    .names = Nina, Beppe, Zita, Toni, Gemma
bot-easy = Bot łatwy
    .names = Marta, Piero, Bianca, Tullio, Lucia
bot-medium = Bot średni
    .names = Elena, Marco, Chiara, Nicola, Silvia
bot-hard = Bot trudny
    .names = Orsola, Andrea, Vittoria, Lorenzo, Caterina
bot-expert = Bot ekspert
    .names = Ippolita, Baldassarre, Lavinia, Raffaele, Sofonisba
bot-trained = Bot wytrenowany
    .names = Ginevra, Ottavio, Isotta, Leonardo, Fiammetta
# Bots of other packages and of the user's own files.
bot-other = Bot { $name }
bot-numbered = { $bot } { $n }
bot-introduced = { $name } ({ $bot })
# What stands beside a bot’s name at a table.
bot-tag = bot · { $level }
    .other = bot

# Why nobody can sit down.
error-nobody-plays = grać musi co najmniej jedna osoba
error-same-name = dwie osoby mają to samo imię
error-no-name = „{ $name }” to nieprawidłowe imię
error-long-name = { $n ->
    [one] imię może mieć najwyżej { $n } literę: { $name }
    [few] imię może mieć najwyżej { $n } litery: { $name }
   *[many] imię może mieć najwyżej { $n } liter: { $name }
}
error-how-many-play = grać może od { $least } do { $most } osób, a nie { $n }
error-not-in-terminal = w terminalu nie da się grać w { $game }, tylko w { LIST($games) }
error-option-of-dominion = opcja { $option } nie dotyczy gry { $game }
error-prices = „{ $value }” to nie lista cen; podaj trzy liczby całkowite, na przykład 1,2,3
error-none-unfinished = w { $folder } nie ma żadnej niedokończonej gry
error-file = { $file }: { $why }
error-bot-failed = { $bot } nie może odpowiedzieć „{ $option }”: { $reason }. Gra jest zapisana w stanie sprzed tego ruchu.

two-tables-title = Dwa stoły
two-tables-row = Stół { $n }: { LIST($players) }
two-tables-here = (tutaj)
two-tables-other = Na drugim komputerze uruchom drugi stół z tymi samymi opcjami i { $options }.
series-title = Stan po { $n ->
    [one] 1 grze
    [few] { $n } grach
   *[many] { $n } grach
}
series-row = { $player }: wygrane { $won }, wspólne { $shared }
series-row-points = { $player }: wygrane { $won }, wspólne { $shared }, punkty { $points }

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
end-wins-turns = Wygrywa { $player }: ma tyle samo punktów co { LIST($others) }, ale mniej tur.
    .you = Wygrywasz: masz tyle samo punktów co { LIST($others) }, ale mniej tur.
end-shared = Zwycięstwem dzielą się { LIST($players) }.
end-shared-turns = Zwycięstwem dzielą się { LIST($players) }: przy równej liczbie punktów mają mniej tur niż pozostali.
end-conceded = Pozostali się poddali. { $n ->
        [1] Wygrywa
       *[other] Wygrywają
    } { LIST($players) }.
    .you = Pozostali się poddali: wygrywasz.
end-gave_up = Poddajesz się. { $n ->
    [1] Wygrywa
   *[other] Wygrywają
} { LIST($players) }.
end-provinces = Nie ma już Prowincji.
end-piles = Puste stosy: { LIST($piles) }.
end-broken-off = Gra nie została dokończona.
