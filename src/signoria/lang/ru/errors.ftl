# What went wrong. Names that somebody typed stand in quotation marks; values of files are shown as they are.

# --- languages ---

error-language = языка «{ $lang }» нет; есть: { LIST($known, link: "none") }

# --- games ---

error-game = игры «{ $name }» нет; есть: { LIST($known, link: "none") }
error-game-near = игры «{ $name }» нет; может быть, { LIST($near, link: "or") }?

# --- what is added to an error about a name nobody knows ---

hint-none = {""}
hint-near = ; может быть, { LIST($near, link: "or") }?
hint-known = ; есть: { LIST($known, link: "none") }
hint-kingdom = ; напишите название набора, десять карт через запятую, код или random
hint-wish = ; нужен признак ({ LIST($traits, link: "none") }), cost4, коробка или карта

error-nothing-called = ничего под названием «{ $name }» нет{ $hint }

# --- kingdoms ---

error-kingdom-name = королевства «{ $name }» нет{ $hint }
error-kingdom-base-edition = неизвестное издание базовой игры «{ $edition }»: нужно { LIST($known, link: "or") }
error-kingdom-basic = карта { $card } есть в каждой партии; королевство — это десять других карт
error-kingdom-card = неизвестная карта «{ $name }»{ $hint }
error-kingdom-edition = неизвестное издание «{ $edition }» карты { $card }: нужно { LIST($known, link: "or") }
error-kingdom-not-in = карты { $card } в этом издании ({ $edition }) нет; она есть здесь: { LIST($editions, link: "none") }
error-kingdom-twice = карта { $card } указана дважды
error-kingdom-two-editions = карта { $card } указана в двух изданиях, { $first } и { $second }; оставьте одно
error-kingdom-size = в королевстве { $size ->
    [one] должна быть { $size } карта
    [few] должны быть { $size } карты
   *[many] должно быть { $size } карт
}, а не { $n }
error-kingdom-set = неизвестный набор «{ $name }»; есть: { LIST($known, link: "none") }
error-kingdom-two-tables = разных карт для двух столов нужно { $needed }, а есть только { $n }
error-kingdom-swap = карты { $card } нет в королевстве, заменить её нельзя{ $hint }
error-kingdom-foreign = набор «{ $kingdom }» не подходит для карт { $edition }: { $n ->
    [one] карта { LIST($cards) } есть
   *[other] карты { LIST($cards) } есть
} только в { $book }
error-card-exists = карта { $card } уже есть; назовите свою карту иначе

# --- wishes for a kingdom ---

wish = { $what }: { $number }
wish-if = { $what }: { $number }, если есть { $given }
wish-cost = карты стоимостью { $n }
wish-exactly = ровно { $n }
wish-none = ни одной
wish-at-least = не меньше { $n }
wish-at-most = не больше { $n }
wish-from-to = от { $least } до { $most }
error-wish = пожелание «{ $wish }» непонятно; напишите, например, village, attack<=2 или reaction if attack
error-wish-size = { $wish }: в королевстве всего { $size } { $size ->
    [one] карта
    [few] карты
   *[many] карт
}
error-wish-too-many = пожеланий слишком много, чтобы точно учесть все; уберите некоторые
error-wish-number = пожеланий может быть не больше { $most }
error-wish-kinds = нужно ещё разных карт: { $needed }, а подходящих только { $n }
error-wish-impossible = это пожелание невыполнимо: «{ $wish }» (подходящих карт: { $n })
error-wish-clash = эти пожелания несовместимы: { LIST($wishes, link: "semicolon") }
error-wish-two-tables = сразу для двух столов это пожелание невыполнимо: «{ $wish }» (подходящих карт: { $n })
error-wish-no-two-kingdoms = не нашлось двух королевств без общих карт, чтобы в обоих выполнялось: { LIST($wishes, link: "semicolon") }

# --- share codes ---

error-code-character = знака «{ $character }» в кодах не бывает; проверьте код{ $hint }
error-code-beginning = код этой версии начинается с { $first } и состоит из { $length } { $length ->
    [one] знака
   *[other] знаков
}; проверьте начало
error-code-length = { $customs ->
        [0] в коде с таким началом
        [one] в коде с таким началом ({ $customs } самодельная карта)
       *[other] в коде с таким началом (самодельных карт: { $customs })
    } { $length ->
        [one] должен быть { $length } знак
        [few] должно быть { $length } знака
       *[many] должно быть { $length } знаков
    }, а в этом { $n }
error-code-typo = в коде опечатка{ $hint }
error-code-newer = в коде есть карты из более новой версии Signoria; обновите установленную
error-code-custom = в коде есть самодельная карта (отпечаток { $mark }), которой здесь нет; сначала загрузите её
error-code-customs = у самодельных карт { LIST($names) } один и тот же отпечаток { $mark }; загрузите только одну из них

# --- what the players agree on ---

error-seats = игроков может быть от { $least } до { $most }, а не { $n }
error-seats-or = игроков может быть { $least } или { $most }, а не { $n }
error-seat = места { $seat } нет: мест всего { $seats }
error-setup-profile = неизвестные правила «{ $profile }»: нужно ed1 или ed2
error-setup-entry = карты партии указывают вместе с изданием: { $wanted }, а не { $entry }
error-setup-custom-unused = самодельной карты { $card } в королевстве нет
error-setup-customs = самодельных карт в королевстве { $n }, а most_custom разрешает не больше { $most }
error-setup-field = неизвестное поле партии «{ $field }»{ $hint }
error-setup-type = поле партии «{ $field }»: указано { $value }, а должно быть: { $kind }
error-setup-kingdom = для партии нужно королевство: список из десяти карт, например «militia@base2»
error-setup-seats = для партии нужно число мест
kind-int = целое число
kind-list = список
kind-str = текст
kind-bool = true или false
error-people = игроков может быть от { $least } до { $most }, а не { $n }
error-which-table = стола { $n } нет: столов всего { $most }
error-tables = если игроков { $n }, их рассаживают как { LIST($known, link: "or") }, а не как { $wanted }
error-series-points = нужны очки для { $seats } мест, а не для { $n }
error-series-winners = победителями могут быть только места этой партии (их { $seats }), а не { $value }
error-series-winner-twice = место не может победить в одной партии дважды: { $value }
error-series-seats = в серии игроков { $seats }, а в этой партии { $n }
error-series-first = карты меняют между партиями, а это первая
error-series-named = каждый из { $seats } игроков может назвать одну карту, а названо { $n }
error-way-on = способа продолжить «{ $how }» нет; есть: { LIST($known, link: "none") }

# --- cards of installed packages ---

error-package-card-exists = { $package }: карта { $card } уже есть
error-package-cards = { $package }: нужен модуль с картами или список карт, а не { $value }
error-package-card-id = { $package }: «{ $id }» не годится; нужны строчные латинские буквы, цифры и одиночные подчёркивания

# --- what is written in words ---

error-words-list = { $value } — не список названий; напишите `2 copper, estate` или `nothing`
error-words-entry = { $value } — не название
error-words-name = «{ $name }» — не название; напишите `copper` или `2 copper`
error-words-many = «{ $name }»: такого количества не бывает
error-words-cards = карт в списке может быть не больше { $most }
error-words-remark = { $name } ({ $remark }): примечания здесь не допускаются
error-words-no-value = у «{ $key }» ({ $what }) нет значения; внутри фигурных скобок списки пишут в квадратных: [one, 4 others]
error-words-key = { $what }: «{ $key }» здесь не допускается{ $hint }
error-words-number = { $what }: нужно число, а не { $value }
error-words-truth = { $what }: нужно true или false, а не { $value }

# --- answers and moves ---

error-illegal-answer = место { $seat } не может ответить «{ $option }»: { $reason }
error-move-whose = вопрос задан местам { LIST($seats) }: напишите, чей это ход, например `{ $first }: …`
error-move-beginning = ход так не начинается: «{ $words }»{ $hint }
error-move-verb = «{ $text }» не отвечает на вопрос к месту { $seat }: { $verb } (напишите { LIST($words, link: "or") }; на выбор: { LIST($offered, link: "none") })
error-move-what = «{ $text }» — что? Допишите название или напишите `{ $text } nothing`
error-move-about = место { $seat } спрашивают про { $about }, а не про { $name }: ответьте yes или no

# --- files ---

error-where = { $where }: { $why }
error-file-unreadable = файл не читается: { $why }
error-yaml = это не YAML; сообщение анализатора: «{ $why }»
error-yaml-tab = отступы делаются пробелами, а не табуляцией
error-yaml-indentation = отступ не такой, как в строках выше
error-yaml-colon = здесь не может стоять двоеточие; проверьте отступ или возьмите текст в кавычки
error-yaml-no-colon = в этой строке нет двоеточия
error-yaml-quote = эта кавычка не закрыта
error-yaml-bracket = эта скобка не закрыта, или после неё пропущена запятая
error-yaml-value = здесь не хватает значения
error-yaml-character = текст, который начинается с «{ $character }», нужно взять в кавычки
error-yaml-unprintable = это непечатаемый символ
error-yaml-key = ключ должен быть словом
error-yaml-tags = теги (!) не поддерживаются
error-yaml-anchors = якоря и ссылки (& и *) не поддерживаются; напишите всё полностью
error-yaml-twice = «{ $key }» встречается дважды

# --- what the operating system complains of; the rest is quoted ---

system-no-file = нет такого файла или папки
system-no-permission = недостаточно прав
system-read-only = диск доступен только для чтения
system-folder = это папка, а не файл
system-not-folder = часть пути — не папка
system-exists = файл с таким именем уже есть
system-no-space = на диске не осталось места
system-name-too-long = слишком длинное имя
system-address-in-use = этот адрес и порт уже занимает другая программа
system-address-elsewhere = у этого компьютера нет такого адреса
system-no-host = компьютера с таким именем нет
system-refused = компьютер отклонил соединение
system-no-answer = ответ не пришёл вовремя
system-unreachable = этот компьютер недоступен по сети
system-says = сообщение системы: «{ $text }»

# --- scenarios ---

what-game = партия
what-scenario = сценарий
what-scenarios = файл сценариев
error-scenario = у сценария должны быть название и шаги, а здесь { $value }
error-scenario-none = здесь нет ни одного сценария
error-scenario-seed = `seed` — это текст или число, а не { $value }
error-scenario-name = сценарию нужно название
error-scenario-steps = сценарию нужен список шагов
error-scenario-shows = `shows` перечисляет пункты правил, например [game:R-7]
error-scenario-game = не указана игра; напишите `game: …` здесь или над `scenarios`
error-scenario-start = сценарий начинается либо с `position`, либо с `setup`
error-scenario-step = шаг — это ход, записанный словами, или проверка, а не { $value }
error-scenario-move = место { $seat }: нужен ход, записанный словами, а не { $value }
error-scenario-check = проверки «{ $name }» нет{ $hint }
error-scenario-sees = кто видит? Укажите место или { $spectator }, а не { $value }
error-event = событие записывают как место и то, что случилось, например `0 gain silver`, а не { $value }
error-event-name = события «{ $name }» нет{ $hint }
error-scenario-no-log = после новой раздачи журнала нет
what-during = `during`
error-scenario-pairs = { $key ->
    [setup] условия партии (setup) пишут как `name: value`, а не { $value }
   *[position] позицию (position) пишут как `name: value`, а не { $value }
}
error-written-as-pairs = это пишут как `name: value`, а не { $value }
error-seat-first-is-0 = места { $seat } нет: мест всего { $seats }, первое — 0
scenario-failure = { $line }: { $step }: { $why }
scenario-failure-cloned = { $line }: { $step }: { $why } (с копией при каждом решении)
scenario-step = шаг { $n } ({ $words })
scenario-end = в конце
error-mismatch = { $what }: ожидалось — { $expected }, получено — { $got }
error-fact-several = здесь несколько значений ({ $what }): пишите их как `name: value`, а не { $value }
fact-cards = карт: { $n } ({ $cards })
fact-asks = кто отвечает
fact-asked = место { LIST($seats, link: "none") }, вопрос { $verb }
fact-seats = место { LIST($seats, link: "none") }
fact-nobody = никто
fact-game-over = никто (партия окончена)
fact-refused = отказ: { $reason }
fact-allowed = разрешено
fact-no-change = ничего не меняется
fact-changed = отказ, но партия изменилась
fact-events = события
fact-times = случилось раз: { $n }
fact-never = раз: { $n }
error-copy-went-elsewhere = копия партии разошлась с самой партией
error-copies-went-elsewhere = копии разошлись с самой партией
error-copy-differs = копия партии отличается от самой партии
error-redeal-seen = место { $seat } видит, что карты розданы заново
error-miscount = количество карт не сходится: { LIST($cards, link: "none") }

# --- records ---

record-position = позиция в записи невозможна: { $why }
record-setup = партию из этой записи нельзя сыграть: { $why }
record-commitment = опубликовано обязательство { $published }, а из секрета и условий партии получается { $made }
record-newer-rules = запись сделана по правилам игры { $game } версии { $rules }, а здесь установлена версия { $installed }
record-no-line = в журнале { $n } { $n ->
    [one] строка
    [few] строки
   *[many] строк
}, строки { $line } нет
record-truncated = запись неполная: нет конца
record-no-json = это не JSON: { $why }
record-no-utf8 = это не JSON в UTF-8: неверный байт в позиции { $byte }
record-too-deep = у этого JSON слишком глубокая вложенность: для записи партии он не годится
record-too-much = ходы отменяли так часто, что пришлось бы воспроизвести больше { $most } ходов
record-no-format = это JSON, но не запись партии: формат «{ $format }» не указан
record-other-format = указан формат «{ $found }», а не «{ $format }»
record-newer = версия формата записи — { $version }, а эта программа понимает форматы не новее версии { $newest }
record-damaged = запись испорчена: { $why }
json-type = `{ $where }`: ожидается { $wanted }, а не { $found }
json-expected = `{ $where }`: ожидается { $wanted }
json-missing = `{ $where }`: нет поля `{ $field }`
json-unknown = `{ $where }`: неизвестное поле `{ $field }`
json-breaks = не читается начиная с байта { $byte }
record-version = недопустимая версия { $version }
record-turns = ход { $turn } начинается раньше предыдущего
record-start = в записи должны быть либо условия партии, либо позиция
record-secret = секрет и обязательство указывают только вместе
record-chance = к условиям партии нужно указать зерно или секрет, а в позиции случайность уже задана
record-line = строка { $line } журнала — не ход и не отмена
record-names = имён { $n }, а мест { $seats }
record-wrong = { $where }: { $what }{ $older }
record-at = строка { $line } журнала, ход { $turn }
record-after = после строки { $line } журнала
record-at-start = в начале
record-older = {" "}(запись сделана по правилам версии { $rules }, а здесь установлена версия { $installed })
record-after-end = ходит место { $seat }, а партия уже окончена
record-unknown-option = место { $seat } выбирает { $option }, а такого в этой игре нет
record-back = отмена возвращает к ходу { $n }, а сделано ходов только { $made }
record-back-origin = отмена затрагивает первые ходы ({ $n }), сделанные в другой партии
record-origin = по записи до этого сделано ходов: { $n }, но здесь есть не все
branch-moves = Продолжить отсюда можно, только если сделано не больше { $most } ходов.
branch-damaged = Это не позиция: { $why }
branch-code = В этой ссылке нет позиции. Скопируйте ссылку целиком и попробуйте ещё раз.
branch-code-long = Позиция слишком длинная для ссылки: в ссылке может быть не больше { $most } знаков. Сохраните запись партии и отправьте файл.
branch-move = Ход { $n } невозможен: { $why }
branch-over = На этом шаге партия уже окончена. Выберите шаг пораньше.
lesson-bad = Урок «{ $lesson }»: { $why }
lesson-name = Имя урока — строчные латинские буквы, цифры и подчёркивания, не больше 40 знаков.
lesson-utf8 = Файл не в UTF-8.
lesson-list = «{ $field }» должно быть списком.
lesson-remarks = В уроке должно быть от 1 до { $most } реплик.
lesson-say = «{ $say }» не годится как имя реплики, или так названы две реплики.
lesson-after = Реплика «{ $say }» идёт после «{ $after }», но такой реплики перед ней нет.
lesson-again = Реплика «{ $say }»: «again» должно быть true или false.
lesson-during = Реплика «{ $say }»: в «during» может быть только «{ $known }».
lesson-points = Реплика «{ $say }» может указывать не больше чем на { $most } { $most ->
    [one] предмет
    [few] предмета
   *[many] предметов
}.
lesson-point = Реплика «{ $say }» не может указывать на «{ $point }».
lesson-mapping = В «{ $what }» должны быть поля с именами.
lesson-word = «{ $field }» должно быть словом.
lesson-number = «{ $field }» должно быть числом от { $least } до { $most }.
record-back-between = отмена возвращает в середину ответов, которые сразу несколько мест дают на один вопрос
record-turn-missing = по записи здесь начинается ход { $turn }, а на самом деле — нет
record-turn-unknown = здесь начинается ход { $turn }, а в записи его нет
record-turn-differs = ход { $turn } начинается не так: контрольная сумма — { $digest }, а в записи — { $noted }
record-turn-later = ход { $turn } в записи есть, но журнал кончается раньше
record-incomplete = журнал кончается, а на общий вопрос ещё не ответили места: { LIST($seats, link: "none") }
record-last = контрольная сумма в конце журнала — { $digest }, а в записи — { $noted }
record-result-early = в записи есть результат, а партия не окончена
record-result-missing = партия окончена с результатом { $result }, а в записи результата нет
record-result-differs = результат — { $result }, а в записи — { $noted }
error-no-utf8-at = это не текст в UTF-8: неверный байт в позиции { $byte }

# --- custom cards: files ---

custom-file-empty = здесь нет ни одной карты
custom-file-cards = карт в файле может быть не больше { $most }, а здесь их { $n }
custom-file-twice = карта { $card } есть в этом файле дважды
custom-file-documents = файл карт — это один документ; несколько карт пишут списком
custom-list = custom: нужен список карт, а не { $value }
custom-many = самодельных карт за столом может быть не больше { $most }, а здесь их { $n }
custom-card-at = самодельная карта { $where }: { $why }

# --- custom cards: values. Words in `` are written so in the file, in every language. ---

custom-what-card = карта
custom-what-cost = стоимость
custom-what-choice = выбор
custom-what-if = `if`
custom-what-amount = количество
custom-what-for-each = количество за каждое из `{ $of }`
custom-what-this = это
custom-mapping = { $what }: нужны ключи и значения, а не { $value }; ключи: { LIST($keys, link: "none") }
custom-key = { $what }: ключа { $key } нет{ $hint }
custom-number = { $what }: нужно число от { $least } до { $most }, а не { $value }
custom-types = нужен один тип или несколько ({ LIST($types, link: "none") }), а не { $value }
custom-type = типа { $name } нет{ $hint }
custom-no-card = карты { $name } нет{ $hint }
custom-word = нужно { LIST($words, link: "or") }, а не { $value }
custom-truth = нужно true или false, а не { $value }
custom-value = { $value } — не слово и не целое число
custom-parts = значений у карты может быть не больше { $most }
custom-nested = у карты слишком глубокая вложенность
custom-text = нужен текст длиной от 1 до { $most } знаков, а не { $value }
custom-text-length = знаков в тексте может быть не больше { $most }, а здесь их { $n }
custom-text-unprintable = в этом тексте есть непечатаемые знаки
custom-name = карте нужно название хотя бы на одном языке: `names: {"{"}ru: …{"}"}` ({ LIST($languages, link: "none") })
custom-needs = карте нужно `{ $key }`
custom-id = имя карты в файле — строчные латинские буквы, цифры и одиночные подчёркивания, например `old_mill`, а не { $value }
custom-id-exists = карта { $card } уже есть
custom-id-reserved = «{ $card }» в ответах значит другое; возьмите другое имя
custom-not-played = сыграть можно только action или treasure: иначе эти прибавки и шаги никогда не сработают
custom-attack-not-played = attack должен быть ещё и action или treasure, иначе его никогда не сыграть
custom-points-type = очки могут быть только у victory и curse: добавьте этот тип
custom-points-of = очкам за количество нужно `of`: cards, тип или карта
custom-of = `of` — это cards, тип или карта{ $hint }
custom-reacts-type = у карты, которая отвечает на Атаку, должен быть тип reaction
custom-reaction-steps = Реакции нужны шаги `reaction:` или `unaffected: true`

# --- custom cards: steps ---

custom-steps = нужен список шагов, каждый после дефиса, а не { $value }
custom-steps-deep = списки шагов можно вкладывать друг в друга не глубже { $most }
custom-steps-many = шагов у карты может быть не больше { $most }
custom-step = шаг — это глагол, например `trash: 1`, а не { $value }
custom-verb = шага { $name } нет{ $hint }
custom-verbs = в шаге один глагол; следующий поставьте после своего дефиса
custom-place = { $whose ->
    [yours] `{ $verb }` нельзя использовать среди ваших собственных шагов
    [theirs] `{ $verb }` нельзя использовать среди шагов другого игрока
   *[reacting] `{ $verb }` нельзя использовать в Реакции
}
custom-place-looping = `{ $verb }` нельзя использовать в списке, который выполняется для каждого игрока или каждой карты
custom-look-and-reveal = карта может либо смотреть карты колоды, либо открывать их: `{ $looking }` и `{ $revealing }` несовместимы
custom-may-play-it = `may_play_it` должен стоять после шага, который кладёт карту в сброс: discard_top или gain
custom-if-steps = для `if` нужны шаги в `then:` или `else:`
custom-if = `if` спрашивает о чём-то одном, например `{"{"}it_is: action{"}"}`; есть: { LIST($tests, link: "none") }
custom-no-seen-cards = ни один шаг до этого не даёт карт, которые видели все
custom-no-it = ни один шаг до этого не даёт карты, которой мог бы быть `it`
custom-hand-unseen = карт на руке никто не видит: поставьте перед этим шагом `reveal_hand`
custom-choice = если выбирать надо { $n }, вариантов должно быть больше { $least }: `{"{"}cards: [steps], coins: [steps]{"}"}`
custom-no-value = у `{ $verb }` не может быть значения
custom-no-value-but-keys = у `{ $verb }` либо нет значения, либо есть ключи { LIST($keys, link: "none") }
custom-takes = `{ $verb }`: нужно { $kind } ({ LIST($keys, link: "none") }), а не { $value }
custom-form-nothing = ничего
custom-form-number = число
custom-form-card = название карты
custom-form-it = `it` или типы
custom-form-steps = перечисление шагов
custom-form-mapping = перечисление ключей и значений
custom-not-any = `{ $verb }`: нужно число, а не any
custom-exclude = `{ $first }` и `{ $second }` несовместимы
custom-types-shown = карты одного типа кладут на колоду, показав их: `types` и `shown: true` указывают только вместе
custom-one-shown = показать и положить на колоду можно только одну карту
custom-chosen-by = `chosen_by` годится только для шагов других игроков
custom-gain-nothing-to-choose = если карта названа через `card`, выбирать нечего
custom-gain-what = gain — что? Укажите `card`, `types`, `cost` или `cost_up_to`
custom-reveal-until = reveal — до каких пор? Укажите `types`, `card` или `cost_from`
custom-amount = количество — это число, одно из слов ({ LIST($counts, link: "none") }) или число за каждое, например `{"{"}done: 2{"}"}`, а не { $value }{ $hint }
custom-cost = стоимость — это число от 0 до { $most }, а не { $value }
custom-cost-or-it = стоимость — это число от 0 до { $most } или `it`, `it + 2`, `it - 1`, а не { $value }

# --- Intrigo: what the players agree on ---

kind-names = список названий
kind-numbers = список чисел
kind-table = таблица: { LIST($names, link: "none") }
setup-ducats = дукатов { $n }: нужно хотя бы по одному на игрока и не больше { $most }
setup-rounds = раундов может быть от 1 до { $most }, а не { $n }
setup-families = семей { $n }, а игроков { $seats }
setup-family = семьи «{ $name }» среди семей игроков нет; есть: { LIST($known, link: "none") }
setup-family-twice = семья { $family } досталась двум игрокам
setup-characters = цены нужны для { $wanted } { $wanted ->
    [one] персонажа
    [few] персонажей
   *[many] персонажей
}, а указаны для { $n }
setup-prices = { $character }: нужны три цены по возрастанию, от 1 до { $most } дукатов, а не { $value }
setup-values-of = значения нужны для { $wanted } { $wanted ->
    [one] семьи
    [few] семей
   *[many] семей
}, а указаны для { $n }
setup-values = значений у семьи { $family } должно быть { $wanted }, каждое от 1 до { $most }, а указано { $value }
setup-values-differ = значения семьи { $family } должны быть разными (RU-22), а указано { $value }
setup-table = поле партии «{ $field }»: неизвестное имя «{ $name }»; есть: { LIST($known, link: "none") }

# --- positions in words. Words in `` are written so, in every language. ---

what-position = позиция
what-seat = место { $seat }
what-pile = стопка { $card }
what-rng-number = число в rng
position-in-effect = позицию записывают между эффектами, а не посреди эффекта
position-zones = у места { $seat } должны быть указаны зоны, например `hand: 2 copper, estate`, а указано { $value }
position-twice = поле { $key } места { $seat } указано дважды
position-list = { $key }: нужен список, а не { $value }
position-card = карты «{ $name }» нет{ $hint }
position-shuffles = shuffles: нужны списки карт сверху вниз, а не { $value }
position-stacked = в заданной тасовке не те карты, которые надо перетасовать: { LIST($cards, link: "none") }
position-pass = передачу пишут так: `copper from 0 to 1`, а не { $value }
position-pass-left = карты передают налево: от места { $giver } к месту { $left }
position-pass-nowhere = карту { $card } передавали, но её ни у кого нет, и на свалке её тоже нет
position-supply = в supply перечисляют стопки и сколько карт в них осталось, например `curse: 2`
position-not-in-kingdom = карта { $card } не входит в королевство
position-kingdom = в королевстве десять карт, а названо { $n }: { LIST($cards, link: "none") }
position-discard-top = верхнюю карту сброса видят все
position-remark = { $name } ({ $remark }): пишите (known to 0), (known to all), (known to nobody)
position-remark-seat = { $name } ({ $remark }): места «{ $seat }» нет
position-phase = фазы «{ $name }» нет{ $hint }
position-chance = нужно что-то одно: seed или rng
position-rng = rng: нужен список из четырёх чисел, а не { $value }
position-word = { $key }: неизвестное имя «{ $name }»; есть: { LIST($known, link: "none") }
position-one-thing = на одном месте может лежать только что-то одно, а не { $value }
position-remark-down = { $name } ({ $remark }): здесь допускается только ({ $down })
position-no-intrigue = { $name } — не карта интриг
position-no-place = { $what ->
    [gap] места { $key } в этом дворце нет
   *[building] здания { $key } в этом дворце нет
}
position-not-in-gap = { $name } не может лежать между зданиями
position-influence-turned = карты влияния не переворачивают (PL-8)
position-no-token = { $name } — не жетон
position-no-seal = { $name } — не печать
position-bought = { $character }: куплено карт { $bought }, а во дворце лежит { $lying }
position-seals = { $organisation }: печатей всего { $n }
position-ducats = дукатов всего { $total }, а не { $n }
position-pool = для общего запаса остаётся дукатов { $n }, а не { $value }
position-bag = для мешочка остаются эти печати: { $seals }
position-counters = счётчики пишут так: `clergy: 2`, а не { $value }
position-organisation = организации «{ $name }» нет
position-draft = в draft для каждого места нужен свой ряд карт, а не { $value }
position-draft-cards = в draft нужно по четыре карты на каждое место, а вместе — все карты партии
position-draft-step = для позиции во время получения карт нужны ряды карт и step от 0 до 2
position-draft-palace = пока игроки получают карты, дворец пуст
position-nowhere = карты { $card } нет ни на руках, ни во дворце (SE-2)
position-hand = карт на руке может быть не больше { $most }, а не { $n }
position-none-left = карты { $card } для этого места не осталось
position-result = у законченной партии есть результат, у незаконченной его нет
position-counter = счётчик показывает не больше { $most } печатей
position-winner = место { $seat }: для победы нужны четыре печати одной организации или хотя бы по одной печати каждой из пяти; без них не побеждают
position-round = раунд { $n }: раунды идут от 1 до { $most }
position-lacks = карта { $card } есть на этой руке, значит, среди отсутствующих её быть не может
position-called = с этой руки ушло карт: { $gone }; ходы ({ $gos }) и карты, которых потребовали куртизанки ({ $called }), этого не объясняют
position-gos = игроки ходят по очереди: у каждого от первого игрока до того, чей сейчас ход, на один ход больше, чем у остальных
position-gos-left = оставшихся в этом раунде ходов не хватит, чтобы заполнить дворец
position-draft-hand = рука не та: из записанного получения карт следует другая
position-no-gap = выкладывание карт кончается, когда пустых мест нет: оставьте одно для последнего хода
error-no-utf8 = { $file } — не текст в UTF-8
error-no-file = файла { $file } нет

# --- bots ---

error-bot = бота «{ $name }» для игры { $game } нет{ $hint }
error-bot-plays = { $bot } играет не в { $game }, а в { LIST($games) }{ $hint }
error-bot-makes = { $bot } создаёт { $value }, а это не Bot
error-bot-arguments = не удаётся создать { $bot }: его __init__ ждёт { $arguments }, а получает один аргумент — источник случайных чисел
error-bot-load = бота { $bot } не удалось загрузить из { $place }: { $why }
error-bot-answer = { $bot } возвращает { $value }, а должен вернуть что-то из { $wanted }
error-bot-memory = { $bot } возвращает { $value }, а должен вернуть текст
error-no-bot = { $file }: здесь нет бота. Нужен один класс, унаследованный от Bot, или строка { $name } = MyBot с его именем
menu-empty = список покупок пуст
menu-unreadable = непонятно: «{ $text }»
menu-card = карты { $card } в этом королевстве нет
menu-unexpected = слово «{ $word }» здесь лишнее
menu-sign = нужен один из знаков { $signs }, а не «{ $word }»
menu-end = нужен один из знаков { $signs }, а строка кончилась
menu-number = нужно число, одно из { LIST($counts, link: "none") }, own КАРТА или left КАРТА, а не «{ $word }»
menu-no-card = не хватает названия карты

# --- the lab ---

match-no-kingdoms = в игре { $game } нет королевств
match-menus = в королевстве { $size } { $size ->
    [one] карта
    [few] карты
   *[many] карт
}, а в списках покупок ботов их { $n }: { LIST($cards, link: "none") }
match-seats = в { $game } играет от { $least } до { $most } ботов, а не { $n }
match-bot-failed = { $bot } не может ответить «{ $option }»: { $reason }
error-report-ending = имя файла отчёта должно оканчиваться на { LIST($endings, link: "or") }, а указано «{ $file }»
error-report-library = для отчётов нужна библиотека { $library }: `pip install 'signoria[report]'`
error-report-unwritable = файл { $file } не удалось записать: { $why }

# --- more than anybody needs ---

limit-parts = слишком много значений: больше { $most }
limit-depth = слишком много уровней вложенности: больше { $most }
limit-text = знаков в тексте может быть не больше { $most }, а здесь их { $n }
limit-no-number = одно из чисел бесконечно или не определено
limit-number = одно из чисел больше { $most }
limit-half-character = в тексте есть повреждённый символ
limit-bytes = слишком много данных: больше { $most } байт
error-workers-die = рабочие процессы аварийно завершились { $n } { $n ->
    [one] раз
    [few] раза
   *[many] раз
}; возможно, не хватает памяти
error-ray-library = для кластера нужен Ray: `pip install 'signoria[ray]'`
error-train-library = для обучения нужна библиотека { $library }: `pip install 'signoria[train]'`
error-ray-address = «{ $address }» — не адрес кластера Ray; нужен узел с портом, например 192.168.0.5:6379
error-ray-unreachable = кластер Ray по адресу { $address } не отвечает: { $why }
error-ray-gone = связь с кластером Ray потеряна: { $why }
error-ray-node = на узле кластера Ray не удаётся запустить эту версию: { $why }
