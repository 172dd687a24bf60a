# Why the server does not do what was asked for. The code behind `refused-` is part of the protocol.

refused-bad_message = Сервер не понял этого сообщения.
refused-bad_setup = В эту игру играют от { $least } до { $most } человек.
refused-bad_kingdom = Такое королевство не годится.
refused-bad_cards = Эти карты не годятся.
refused-bad_name = Имя — от 1 до { $most } знаков в одну строку, среди них хотя бы одна буква, цифра или символ.
refused-bad_text = Сообщение пустое.
refused-no_guest = Сначала представьтесь.
refused-no_page = По этому адресу ничего нет.
refused-no_table = Такого стола нет, или он для вас закрыт.
refused-no_record = Запись можно получить только после окончания партии.
refused-bad_record = Эту запись нельзя воспроизвести.
refused-bad_position = Продолжить партию отсюда нельзя.
refused-no_lesson = Урока «{ $name }» нет.
refused-no_report = Такого разбора нет. Запросите его ещё раз.
refused-report_failed = Разбор подготовить не удалось. Попробуйте позже.
refused-no_review = У этой партии ещё нет разбора. Запросите его.
refused-review_failed = Разбор подготовить не удалось. Попробуйте позже.
refused-no_hints = Подсказки есть только в партиях одного человека против ботов, но не в королевстве дня.
refused-no_advice = Подсказка сейчас не готова. Попробуйте ещё раз через мгновение.
refused-no_such_step = Такого шага нет: последний — { $n }.
refused-no_code = Код неверный или уже не действует.
refused-no_bot = Бота «{ $name }» нет.
refused-no_such_seat = Такого места нет: места считают с 0, а всего их { $seats }.
refused-not_your_seat = Это не ваше место.
refused-not_the_host = Это может сделать только хозяин стола.
refused-seat_taken = Это место занято.
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
refused-not_asked = Сейчас решаете не вы.
refused-stale_question = На этот вопрос уже ответили, или его отменили.
refused-already_answered = На этот вопрос вы уже ответили.
refused-illegal = Сейчас это невозможно.
refused-no_undo = Этого отменить нельзя.
refused-no_proposal = Сейчас никто ничего не предлагает.
refused-already_proposed = Есть другое предложение: сначала ответьте на него.
refused-not_away = Игрок на этом месте на связи.
refused-no_standing = На это нельзя ответить заранее.
refused-no_chat = За этим столом нет чата.
refused-too_fast = Слишком много запросов. Подождите немного.
refused-too_many = Больше нельзя: предел достигнут.
refused-seats_enough = У вас здесь уже { $n ->
    [one] { $n } место
    [few] { $n } места
   *[other] { $n } мест
}. Оставьте остальные другим.
refused-bad_field = { $field }: { $why }.
refused-too_large = Слишком много данных.
refused-bad_origin = Этому сайту не разрешено отправлять сюда такие запросы.
refused-not_here = Это может сделать только тот, кто сидит за компьютером, на котором запущена Signoria.
refused-no_network = Через эту сеть к компьютеру не подключиться.
refused-going_down = Сервер или его база данных перезапускается. Пока неизвестно, сохранилось ли изменение: попробуйте ещё раз через минуту.
refused-failed = На сервере произошла ошибка, и изменение не сохранилось. Подробности — в журнале сервера.

page-not-built = Сервер работает, но его страница не собрана. Выполните в папке с исходным кодом: { $command }
