# Настройки: то, что хранится на одном устройстве.

page-pref-title = Настройки
page-pref-kept = Хранятся в этом браузере и действуют сразу.
page-pref-at-table = За столом
page-pref-look = Вид и звук
page-pref-you = Вы
page-pref-speed = Ходы соперников
    .about = Как быстро движутся карты соперников.
page-pref-treasures = Играть Сокровища за меня
    .about = Все сразу, в начале фазы покупки.
page-pref-ending = Заканчивать ход за меня
    .about = Только если делать больше нечего.
page-pref-confirming = Предупреждать о неистраченных монетах
    .about = Если вы заканчиваете ход, хотя ещё могли бы что-то купить.
page-pref-points = Счёт очков
    .about = В партиях с ботами. В партиях с друзьями это решают за столом.
page-pref-practice = Тренировка
    .about = Тренер предупредит о грубой ошибке. Только в новых партиях с ботами.
page-pref-theme = Оформление
page-pref-theme-system = Как в системе
page-pref-theme-light = Светлое
page-pref-theme-dark = Тёмное
page-pref-text = Размер текста
    .about = Масштаб браузера тоже учитывается.
page-pref-text-normal = Обычный
page-pref-text-large = Крупный
page-pref-text-largest = Очень крупный
page-pref-sound = Звук
    .about = Тихие звуки карт и колокольчик, когда наступает ваш ход.
page-pref-name = Имя
    .about = Под этим именем вас видят за столом.
page-pref-forget = Что хранит о вас этот сервер и как это стереть.

# $coins, $buys: what is left of the turn.
page-dominion-end-anyway = У вас ещё { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[many] монет
} и { $buys ->
    [one] { $buys } покупка
    [few] { $buys } покупки
   *[other] { $buys } покупок
}. Нажмите ещё раз, чтобы всё же закончить ход.
