# Why the server does not do what was asked for. The code behind `refused-` is part of the protocol.

refused-bad_message = Tej wiadomości nie da się zrozumieć.
refused-bad_setup = W tę grę gra od { $least } do { $most } osób.
refused-bad_kingdom = To nie jest królestwo.
refused-bad_cards = Tych kart nie da się użyć.
refused-bad_name = Imię ma od 1 do { $most } liter, w jednym wierszu.
refused-bad_text = Nic tu nie ma do powiedzenia.
refused-no_guest = Najpierw się przedstaw.
refused-no_page = Pod tym adresem nic nie ma.
refused-no_table = Nie ma takiego stołu albo nie jest dla ciebie otwarty.
refused-no_record = Zapis gry można dostać, gdy gra się skończy.
refused-bad_record = Tego zapisu nie da się odtworzyć.
refused-no_such_step = Nie ma takiego kroku: ostatni to { $n }.
refused-no_code = Ten kod jest nieważny albo już wygasł.
refused-no_bot = Nie ma bota { $name }.
refused-no_such_seat = Nie ma takiego miejsca: numeruje się je od 0, a jest ich { $seats }.
refused-not_your_seat = To nie twoje miejsce.
refused-not_the_host = To może zrobić tylko osoba, która otworzyła stół.
refused-seat_taken = Ktoś już tam siedzi.
refused-seats_empty = { $n ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $n } miejsca są jeszcze wolne.
   *[many] { $n } miejsc jest jeszcze wolnych.
}
refused-nobody_plays = Grać musi co najmniej jedna osoba.
refused-not_open = Gra już się zaczęła.
refused-not_playing = Nie toczy się tu teraz żadna gra.
refused-not_over = Gra jeszcze się nie skończyła.
refused-closed = Ten stół jest zamknięty.
refused-not_asked = Nikt cię teraz o nic nie pyta.
refused-stale_question = To pytanie ma już odpowiedź albo zostało cofnięte.
refused-already_answered = Twoja odpowiedź na to pytanie już jest.
refused-illegal = Teraz to niemożliwe.
refused-no_undo = Tego nie można cofnąć.
refused-no_proposal = Nic nie jest teraz zaproponowane.
refused-already_proposed = Jest już inna propozycja: najpierw trzeba na nią odpowiedzieć.
refused-not_away = Osoba z tego miejsca jest tutaj.
refused-no_standing = Na to nie można odpowiedzieć z góry.
refused-no_chat = Przy tym stole nie ma rozmów.
refused-too_fast = Za dużo naraz. Poczekaj chwilę.
refused-too_many = Jest ich już za dużo.
refused-too_large = To za duże.
refused-bad_origin = To żądanie pochodzi ze strony, której nie wolno go wysyłać.
refused-going_down = Serwer właśnie się uruchamia na nowo. Wróć za chwilę.
refused-failed = Coś się tu zepsuło. To nie Twoja wina; zostało to zapisane.

page-not-built = Serwer działa, ale jego strona nie została zbudowana. W katalogu ze źródłami: { $command }
