# Why the server does not do what was asked for. The code behind `refused-` is part of the protocol.

refused-bad_message = Это сообщение непонятно.
refused-bad_setup = В эту игру играют от { $least } до { $most } человек.
refused-bad_kingdom = Это не королевство.
refused-bad_cards = Эти карты не годятся.
refused-bad_name = В имени от 1 до { $most } букв, в одну строку.
refused-bad_text = Здесь нечего сказать.
refused-no_guest = Сначала представьтесь.
refused-no_page = По этому адресу ничего нет.
refused-no_table = Такого стола нет, или вам за него нельзя.
refused-no_record = Запись можно получить, когда партия окончена.
refused-bad_record = Эту запись нельзя проиграть.
refused-no_such_step = Такого шага нет: последний — { $n }.
refused-no_code = Этот код не подходит или уже не действует.
refused-no_bot = Бота { $name } нет.
refused-no_such_seat = Такого места нет: места считают с 0, а всего их { $seats }.
refused-not_your_seat = Это не ваше место.
refused-not_the_host = Это может только тот, кто открыл стол.
refused-seat_taken = Там уже кто-то сидит.
refused-seats_empty = { $n ->
    [1] Одно место ещё свободно.
    [one] Ещё свободно { $n } место.
    [few] Ещё свободны { $n } места.
   *[many] Ещё свободно { $n } мест.
}
refused-nobody_plays = Должен играть хотя бы один человек.
refused-not_open = Партия уже началась.
refused-not_playing = Сейчас здесь не играют.
refused-not_over = Партия ещё не окончена.
refused-closed = Этот стол закрыт.
refused-not_asked = Сейчас вас ни о чём не спрашивают.
refused-stale_question = На этот вопрос уже ответили, или его отменили.
refused-already_answered = На этот вопрос вы уже ответили.
refused-illegal = Сейчас это невозможно.
refused-no_undo = Этого отменить нельзя.
refused-no_proposal = Сейчас ничего не предложено.
refused-already_proposed = Уже предложено другое: сначала нужно ответить на это.
refused-not_away = Хозяин этого места здесь.
refused-no_standing = На это нельзя ответить заранее.
refused-no_chat = За этим столом нет чата.
refused-too_fast = Слишком много сразу. Подождите немного.
refused-too_many = Таких уже слишком много.
refused-too_large = Это слишком большое.
refused-bad_origin = Этот запрос пришёл со страницы, которой так нельзя.
refused-going_down = Сервер перезапускается. Возвращайтесь через минуту.
refused-failed = Здесь что-то сломалось. Вы ни при чём, и это записано.

page-not-built = Сервер работает, но его страница не собрана. В папке с исходным кодом: { $command }
