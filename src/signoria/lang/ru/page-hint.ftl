# Тренер за столом: подсказки и предупреждения в режиме тренировки.

page-hint-ask = Подсказка
    .about = Что сделал бы тренер?
page-hint-thinking = Тренер думает…
page-hint-none = Тренер не видит здесь разницы.
page-hint-hide = Скрыть
page-hint-part = часть лучшего выбора
page-hint-used = { $n ->
    [one] { $n } подсказка
    [few] { $n } подсказки
   *[many] { $n } подсказок
}
page-hint-not-yet = Пока ничего не сделано.
page-hint-sure = Точно? Это стоит примерно { $loss }.
page-hint-against = Шансы на победу: { $chance }. Если выбрать «{ $better }»: { $better_chance }.
page-hint-anyway = Всё равно
page-hint-again = Выбрать заново
page-hint-quiet = Больше не предупреждать в этой партии

# Что чаще всего не получается, по разборам партий.
page-mistakes-title = Что вам чаще всего не удаётся
page-mistakes-from = Разобрано партий: { $games }, решений: { $decisions }
page-mistakes-none = Ни один вид ошибок не выделяется.
page-mistakes-times = { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}, партий: { $games }, всего −{ $loss }
page-mistakes-better = Лучше: { $what }
