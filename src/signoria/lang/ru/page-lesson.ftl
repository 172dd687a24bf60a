# Lessons, playing on from a position, and links to positions.

page-learn-lessons = Уроки
    .short = Уроки
page-lesson-about = Урок — это партия против бота с подсказками наставника. Играйте как хотите: наставник подстроится. Можно выйти в любой момент и продолжить потом.
page-lesson-start = Играть
page-lesson-anew = Начать заново
page-lesson-opening = Открываем урок…
page-lesson-steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[other] { $n } шагов
}
page-lesson-step = Шаг { $n }
page-lesson-hide = Скрыть подсказки
page-lesson-show = Показать подсказки
page-replay-play-on = Играть отсюда
page-replay-play-on-about = С этого шага начнётся новая партия против ботов, с теми же картами и тем же порядком тасования.
page-replay-as = Вы играете за
page-replay-against = Против
page-replay-copy-position = Скопировать ссылку
page-origin-lesson = Урок: { $title }
page-origin-table = Продолжение сыгранной партии
page-origin-record = Продолжение партии из записи
page-origin-position = Начато с заданной позиции
page-guide-try = Попробовать: { $title }
page-guide-cards = Карты этой главы: наведите указатель на карту или нажмите на неё
