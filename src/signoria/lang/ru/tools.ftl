# What the commands print besides `play`: lists of cards and kingdoms, statements of the rules, replays, scenarios.

# Headings of tables.
head-card = карта
head-id = код
head-set = коробка
head-cost = стоимость
head-types = типы
head-kingdom = королевство
head-edition = издание
head-traits = признаки
head-game = игра
head-statements = пункты
head-number = число

# Boxes, by the names that --set and --sets take.
box-base = Базовая игра
box-base1 = База, 1-е изд.
box-base2 = База, 2-е изд.
box-intrigue1 = «Интрига»
box-custom = Самодельная
box-basic = Все коробки

cards-hint = `signoria cards КАРТА` расскажет, что делает карта.
cards-unknown = карты «{ $name }» нет{ $hint }
kingdoms-hint = `signoria kingdoms НАЗВАНИЕ` покажет одно королевство, `signoria kingdoms --random` составит новое.
kingdoms-boxes = { LIST($boxes) }
kingdoms-without = Недостающие признаки: { LIST($traits, link: "none") }.
kingdoms-everything = Здесь есть всего понемногу.
kingdoms-among = { $n ->
    [1] Единственное такое королевство.
    [one] Одно из { $n } такого королевства.
   *[other] Одно из { $n } таких королевств.
}
kingdoms-code = Код: { $code }
kingdoms-wishes = --with и --without действуют только вместе с --random
kingdoms-either = укажите либо --random, либо королевство

rules-either = укажите либо --coverage, либо один пункт
rules-unknown = пункта «{ $name }» нет{ $hint }
rules-hint-near = ; похожие: { LIST($near, link: "none") }
rules-hint-list = ; все пункты перечисляет `signoria rules`
rules-no-tests = (какие тесты это проверяют, видно только в исходном коде проекта)
rules-no-coverage = тестов здесь нет: запустите команду в папке с исходным кодом проекта
rules-no-behaviour = к поведению не относится: { $why }
rules-shown = проверяет { $test }
rules-not-shown = не проверяет ни один тест
rules-coverage = всего пунктов: { $n }, проверено тестами: { $covered }, не проверено: { $missing }
rules-total = Пунктов: { $n }. `signoria rules КОД` показывает один пункт, `signoria rules КАРТА` — все пункты о карте.

replay-game = { $game }: { LIST($players, link: "none") }
replay-undo = отмена: назад к { $n ->
    [0] началу
   *[other] { $n }-му ходу
}
replay-asked = Ждём ответа: { LIST($players, link: "none") }
result-winners = { $n ->
    [1] Победитель
   *[other] Победители
}: { LIST($players, link: "none") }
result-points = Очки: { LIST($scores, link: "none") }
result-turns = Ходы: { LIST($scores, link: "none") }
result-places = Места: { LIST($scores, link: "none") }
result-seals = Печати (купечество, военные, духовенство, фермерство, рабочие): { LIST($scores, link: "none") }
result-ducats = Дукаты: { LIST($scores, link: "none") }
result-score = { $player } { $score }
replay-moves-legal = { $n } { $n ->
    [one] строка
    [few] строки
   *[many] строк
} журнала: все ходы по правилам
replay-digests-agree = { $n } { $n ->
    [one] ход
    [few] хода
   *[many] ходов
}: все контрольные суммы сходятся
replay-commitment-agrees = обязательство сходится с секретом и условиями партии
replay-result-agrees = результат сходится
replay-not-over = партия не окончена, и результата в записи нет

scenario-ok = верно
scenario-failed = НЕВЕРНО
scenario-error = ошибка
scenario-no-files = файлов сценариев здесь нет

bench-no-compiled = Здесь правила не скомпилированы, а цели заданы для скомпилированных. `make bench` измеряет скомпилированные; `SIGNORIA_COMPILE=1 pip install .` их устанавливает.
bench-no-pyminion = `pyminion` не установлен; установить: `pip install '.[bench]'`

# Измерения: что измеряется, в чём и достигнута ли цель.
bench-big_money = «Большие деньги» против самих себя
bench-random_first_game = случайные ходы, «Первая партия»
bench-random_deconstruction = случайные ходы, «Деконструкция»
bench-random_intrigo = случайные ходы, «Интриго» вчетвером
bench-random_intrigo_games = случайные ходы, «Интриго» вчетвером
bench-clone = копия между эффектами
bench-clone_in_militia = копия посреди Ополчения
bench-redeal = пересдача между эффектами
bench-redeal_in_militia = пересдача посреди Ополчения
bench-view = то, что видит игрок, в виде данных
bench-batch = 1024 партии сразу
bench-env_aec = среда PettingZoo
bench-env_vector = 256 партий сразу, игра с собой
bench-env_openspiel = игра OpenSpiel
bench-peer_gin_rummy = джин-рамми из OpenSpiel
bench-peer_texas_holdem = техасский холдем из PettingZoo
bench-menu_bots = боты «Больших денег»
bench-simulate = боты «Больших денег» в симуляции
bench-one_job = симуляция на одном ядре
bench-two_jobs = симуляция на двух ядрах
bench-two_apart = два отдельных процесса
bench-games-a-second = партий/с
bench-decisions-a-second = решений/с
bench-steps-a-second = шагов/с
bench-microseconds = мкс
bench-measure = что измерялось
bench-median = медиана
bench-range = разброс
bench-slower = во сколько раз медленнее
bench-target = цель для скомпилированных правил
bench-measured = измерено
bench-met = достигнута
bench-not-met = не достигнута
bench-not-measured = не измерялось
bench-round = заход { $n } из { $most }: { $title }, { $name }
bench-head = { $what }, одно ядро из { $n }, заходов: { $rounds } по { $seconds } с
bench-turns = Ходов в средней партии «Больших денег»: { $list }

# Известные пары рядом с нашими.
calibrate-against = против
calibrate-known = известно
calibrate-ours = у нас
calibrate-agrees = сходится
calibrate-yes = да
calibrate-no = нет
calibrate-ties = { $name }, общие победы
calibrate-summary = Партий: { $n }; зерно { $seed }. BMU — это { $bot }. Известные числа точны до ±{ $tolerance }.

# What a kingdom has, or lacks.
trait-village = +действия
trait-draw = добор
trait-cantrip = +карта и +действие
trait-buy = +покупки
trait-coins = монеты
trait-trasher = чистка колоды
trait-gainer = получение карт
trait-attack = Атака
trait-curser = Проклятия
trait-reaction = Реакция
trait-treasure = Сокровище
trait-victory = Победа
