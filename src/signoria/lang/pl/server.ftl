# Why the server does not do what was asked for. The code behind `refused-` is part of the protocol.

refused-bad_message = Serwer nie rozumie tej wiadomości.
refused-bad_setup = W tę grę może grać od { $least } do { $most } osób.
refused-bad_kingdom = To nie jest poprawne królestwo.
refused-bad_cards = Tych kart nie da się użyć.
refused-bad_name = Imię musi mieć od 1 do { $most } znaków w jednym wierszu, w tym co najmniej jedną literę, cyfrę lub symbol.
refused-bad_text = Wiadomość jest pusta.
refused-no_guest = Najpierw podaj swoje imię.
refused-no_page = Pod tym adresem nic nie ma.
refused-no_table = Nie ma takiego stołu albo nie masz do niego dostępu.
refused-no_record = Zapis będzie dostępny po zakończeniu gry.
refused-bad_record = Tego zapisu nie da się odtworzyć.
refused-bad_position = Od tego miejsca nie można grać.
refused-no_lesson = Nie ma lekcji „{ $name }”.
refused-no_report = Nie ma takiej analizy. Poproś o nią jeszcze raz.
refused-report_failed = Analizy nie udało się przygotować. Spróbuj później.
refused-no_review = Ta gra nie ma jeszcze analizy. Poproś o nią.
refused-review_failed = Analizy nie udało się przygotować. Spróbuj później.
refused-no_hints = Podpowiedzi są tylko w grach jednej osoby z botami, ale nie w królestwie dnia.
refused-no_advice = Podpowiedź nie jest teraz gotowa. Spróbuj za chwilę.
refused-no_such_step = Nie ma takiego kroku: ostatni to { $n }.
refused-no_code = Ten kod jest nieprawidłowy albo wygasł.
refused-no_bot = Nie ma bota „{ $name }”.
refused-no_such_seat = Nie ma takiego miejsca. Miejsca numeruje się od 0, a jest ich { $seats }.
refused-not_your_seat = To nie twoje miejsce.
refused-not_the_host = To może zrobić tylko gospodarz stołu.
refused-seat_taken = To miejsce jest już zajęte.
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
refused-not_asked = Teraz decyduje kto inny.
refused-stale_question = Na to pytanie już odpowiedziano albo zostało ono cofnięte.
refused-already_answered = Twoja odpowiedź na to pytanie została już zapisana.
refused-illegal = Teraz to niemożliwe.
refused-no_undo = Tego ruchu nie można cofnąć.
refused-no_proposal = Nie ma teraz żadnej propozycji.
refused-already_proposed = Jest już inna propozycja: najpierw trzeba na nią odpowiedzieć.
refused-not_away = To miejsce jest zajęte: jego gracz jest przy stole.
refused-no_standing = Na to pytanie nie można odpowiedzieć z góry.
refused-no_chat = Przy tym stole nie ma czatu.
refused-too_fast = Za dużo żądań naraz. Poczekaj chwilę.
refused-too_many = Limit został już osiągnięty.
refused-seats_enough = Masz tu już { $n ->
    [one] jedno miejsce
    [few] { $n } miejsca
   *[other] { $n } miejsc
}. Pozostałe zostaw innym.
refused-bad_field = { $field }: { $why }.
refused-too_large = Przesłane dane są za duże.
refused-bad_origin = Ta strona nie może wysyłać takich żądań.
refused-not_here = Może to zrobić tylko osoba przy komputerze, na którym działa Signoria.
refused-no_network = W tej sieci nie da się połączyć z tym komputerem.
refused-going_down = Serwer lub jego baza danych właśnie uruchamia się ponownie. Nie wiadomo jeszcze, czy twoja zmiana się zapisała; spróbuj jeszcze raz za chwilę.
refused-failed = Wystąpił błąd serwera i twoja zmiana nie została zapisana. Szczegóły są w dzienniku serwera.

page-not-built = Serwer działa, ale jego strona nie została zbudowana. W folderze ze źródłami: { $command }
