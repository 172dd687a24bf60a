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

error-nothing-called = ничего с названием «{ $name }» нет{ $hint }

# --- kingdoms ---

error-kingdom-name = королевства «{ $name }» нет{ $hint }
error-kingdom-base-edition = неизвестное издание базовой игры «{ $edition }»: нужно { LIST($known, link: "or") }
error-kingdom-basic = { $card } есть в каждой партии; королевство — это десять других карт
error-kingdom-card = неизвестная карта «{ $name }»{ $hint }
error-kingdom-edition = неизвестное издание «{ $edition }» карты { $card }: нужно { LIST($known, link: "or") }
error-kingdom-not-in = карты { $card } нет в { $edition }; она есть в { LIST($editions) }
error-kingdom-twice = карта { $card } названа в королевстве дважды
error-kingdom-two-editions = карта { $card } названа в королевстве в двух изданиях, { $first } и { $second }; хватит одного
error-kingdom-size = в королевстве { $size } { $size ->
    [one] карта
    [few] карты
   *[many] карт
}, а не { $n }
error-kingdom-set = неизвестный набор «{ $name }»; есть: { LIST($known, link: "none") }
error-kingdom-two-tables = двум столам нужно разных карт: { $needed }, а есть только { $n }
error-kingdom-swap = карты { $card } нет в королевстве, заменить её нельзя{ $hint }
error-kingdom-foreign = { $kingdom }: с { $edition } не сыграть, только в { $book } { $n ->
    [one] есть карта
   *[other] есть карты
} { LIST($cards) }
error-card-exists = карта { $card } уже есть; своей карте нужно своё имя

# --- wishes for a kingdom ---

wish = { $what }: { $number }
wish-if = { $what }: { $number }, если есть { $given }
wish-exactly = ровно { $n }
wish-none = ни одной
wish-at-least = не меньше { $n }
wish-at-most = не больше { $n }
wish-from-to = от { $least } до { $most }
error-wish = пожелание «{ $wish }» непонятно; напишите village, attack<=2 или reaction if attack
error-wish-size = { $wish }: в королевстве всего { $size } { $size ->
    [one] карта
    [few] карты
   *[many] карт
}
error-wish-too-many = столько пожеланий сразу точно не взвесить; уберите некоторые
error-wish-kinds = нужно ещё разных карт: { $needed }, а выбирать можно только из { $n }
error-wish-impossible = это пожелание не выполнить: { $wish } (выбирать можно из { $n })
error-wish-clash = эти пожелания вместе не выполнить: { LIST($wishes, link: "semicolon") }
error-wish-two-tables = за двумя столами это пожелание не выполнить: { $wish } (выбирать можно из { $n })
error-wish-no-two-kingdoms = не нашлось двух королевств без общих карт, чтобы в обоих было: { LIST($wishes, link: "semicolon") }

# --- share codes ---

error-code-character = знака «{ $character }» в кодах не бывает; проверьте код{ $hint }
error-code-beginning = коды этой версии так не начинаются: знаков в коде { $length }, первый — { $first }{ $hint }
error-code-length = { $customs ->
        [0] в коде
        [one] в коде с { $customs } своей картой
       *[other] в коде с { $customs } своими картами
    } знаков { $length }, а в этом { $n }{ $hint }
error-code-typo = в коде опечатка: проверочные знаки не сходятся{ $hint }
error-code-newer = в коде есть карты, которые знает только более новая версия «Синьории»
error-code-custom = в коде есть своя карта (отпечаток { $mark }), которой здесь нет; сначала загрузите её
error-code-customs = у своих карт { LIST($names) } один и тот же отпечаток { $mark }; загрузите только одну

# --- what the players agree on ---

error-seats = игроков может быть от { $least } до { $most }, а не { $n }
error-seats-or = игроков может быть { $least } или { $most }, а не { $n }
error-seat = места { $seat } среди { $seats } нет
error-setup-profile = неизвестные правила «{ $profile }»: нужно ed1 или ed2
error-setup-entry = карты партии называют с изданием: { $wanted }, а не { $entry }
error-setup-custom-unused = своей карты { $card } в королевстве нет
error-setup-customs = своих карт в королевстве { $n }, а most_custom разрешает { $most }
error-setup-field = неизвестное поле партии «{ $field }»
error-setup-type = поле партии «{ $field }»: здесь { $value }, а нужно { $kind }
error-setup-kingdom = партии нужно королевство: список десяти карт, например 'militia@base2'
error-setup-seats = партии нужно число мест
kind-int = целое число
kind-list = список
kind-str = текст
kind-bool = true или false
error-people = играть можно от { $least } до { $most } человек, а не { $n }
error-tables = если людей { $n }, они садятся как { LIST($known, link: "or") }, а не как { $wanted }
error-series-points = нужны очки для { $seats } мест, а не для { $n }
error-series-winners = победители партии — места из { $seats }, а не { $value }
error-series-winner-twice = место побеждает в партии один раз, а не { $value }
error-series-seats = в серии игроков { $seats }, а в этой партии { $n }
error-series-first = карты меняют между партиями, а это первая
error-series-named = каждый из { $seats } игроков может назвать одну карту, а названо { $n }
error-way-on = продолжения «{ $how }» нет; есть: { LIST($known, link: "none") }

# --- cards of installed packages ---

error-package-card-exists = { $package }: карта { $card } уже есть
error-package-cards = { $package }: нужен модуль с картами или список карт, а не { $value }
error-package-card-id = { $package }: «{ $id }» не годится; нужны строчные латинские буквы, цифры и одиночные подчёркивания

# --- what is written in words ---

error-words-list = { $value } — не список названий; напишите `2 copper, estate` или `nothing`
error-words-entry = { $value } — не название
error-words-name = «{ $name }» — не название; напишите `copper` или `2 copper`
error-words-many = «{ $name }»: столько их не бывает
error-words-remark = { $name } ({ $remark }): примечаний здесь не бывает
error-words-no-value = у «{ $key }» ({ $what }) нет значения; внутри фигурных скобок списки пишут в квадратных: [one, 4 others]
error-words-key = здесь ({ $what }) не бывает «{ $key }»{ $hint }
error-words-number = { $what }: нужно число, а не { $value }
error-words-truth = { $what }: нужно true или false, а не { $value }

# --- answers and moves ---

error-illegal-answer = место { $seat } не может ответить «{ $option }»: { $reason }
error-move-whose = спрашивают места { LIST($seats) }: скажите, чей это ход, например `{ $first }: …`
error-move-beginning = ход так не начинается: «{ $words }»{ $hint }
error-move-verb = «{ $text }» не отвечает на вопрос: месту { $seat } задан вопрос { $verb } (скажите { LIST($words, link: "or") }; на выбор: { LIST($offered, link: "none") })
error-move-what = «{ $text }» — что? Назовите или скажите `{ $text } nothing`
error-move-about = место { $seat } спрашивают про { $about }, а не про { $name }: скажите yes или no

# --- files ---

error-where = { $where }: { $why }
error-file-unreadable = файл не читается: { $why }
error-yaml = это не YAML: { $why }
error-yaml-deep = слишком много уровней вложенности
error-yaml-key = ключ — это слово или число
error-yaml-twice = «{ $key }» стоит здесь дважды

# --- scenarios ---

what-game = партия
what-scenario = сценарий
what-scenarios = файл сценариев
error-scenario = у сценария есть имя и шаги, а здесь { $value }
error-scenario-none = здесь нет ни одного сценария
error-scenario-name = сценарию нужно имя
error-scenario-steps = сценарию нужен список шагов
error-scenario-shows = `shows` перечисляет пункты правил, например [game:R-7]
error-scenario-game = какая игра? Скажите `game: …` здесь или над `scenarios`
error-scenario-start = сценарий начинается с `position` или с `setup`, с чего-то одного
error-scenario-step = шаг — это ход, записанный словами, или проверка, а не { $value }
error-scenario-move = место { $seat }: нужен ход, записанный словами, а не { $value }
error-scenario-check = проверки «{ $name }» нет{ $hint }
error-scenario-sees = кто видит? Место или { $spectator }, а не { $value }
error-scenario-pairs = { $key ->
    [setup] условия партии (setup) пишут как `name: value`, а не { $value }
   *[position] позицию (position) пишут как `name: value`, а не { $value }
}
error-written-as-pairs = это пишут как `name: value`, а не { $value }
error-seat-first-is-0 = места { $seat } среди { $seats } нет (первое — 0)
scenario-failure = { $line }: { $step }: { $why }
scenario-failure-cloned = { $line }: { $step }: { $why } (с копией при каждом решении)
scenario-step = шаг { $n } ({ $words })
scenario-end = в конце
error-mismatch = { $what }: должно быть { $expected }, а вышло { $got }
error-fact-several = здесь несколько значений ({ $what }): пишите их как `name: value`, а не { $value }
fact-cards = карт: { $n } ({ $cards })
fact-asks = кого спрашивают
fact-asked = место { LIST($seats, link: "none") }, вопрос { $verb }
fact-seats = место { LIST($seats, link: "none") }
fact-nobody = никого
fact-game-over = никого: партия окончена
fact-refused = отказ: { $reason }
fact-allowed = разрешено
fact-no-change = ничего не меняется
fact-changed = отказ, но партия изменилась
error-copy-went-elsewhere = копия партии пошла не так, как партия
error-copies-went-elsewhere = копии пошли не так, как сама партия
error-copy-differs = копия партии не похожа на партию
error-redeal-seen = место { $seat } видит, что карты розданы заново
error-miscount = карты не сходятся: { LIST($cards, link: "none") }

# --- records ---

record-position = позиция в записи невозможна: { $why }
record-setup = партию из этой записи не сыграть: { $why }
record-commitment = опубликовано обязательство { $published }, а из секрета и условий партии выходит { $made }
record-newer-rules = запись сделана по правилам { $rules } игры { $game }, а здесь установлены { $installed }
record-no-line = строк в журнале { $n }, строки { $line } нет
record-truncated = запись обрывается: конца не хватает
record-no-json = это не JSON: { $why }
record-no-utf8 = это не JSON в UTF-8: { $why }
record-too-deep = это JSON, но уровней вложенности в нём больше, чем бывает в записях
record-no-format = это JSON, но не запись партии: нет формата '{ $format }'
record-other-format = это формат { $found }, а не '{ $format }'
record-newer = у записи версия формата { $version }, а самая новая из известных здесь — { $newest }
record-damaged = запись испорчена: { $why }
record-version = её версия — { $version }
record-turns = ход { $turn } начинается раньше того, что стоит над ним
record-start = ей нужны условия партии или позиция, что-то одно
record-secret = секрет и обязательство бывают только вместе
record-chance = условиям партии нужно зерно или секрет, а у позиции случай свой
record-line = строка { $line } журнала — и не ход, и не отмена
record-names = имён { $n }, а мест { $seats }
record-wrong = { $where }: { $what }{ $older }
record-at = строка { $line } журнала, ход { $turn }
record-after = после строки { $line } журнала
record-at-start = в начале
record-older = {" "}(запись сделана по правилам { $rules }, а здесь { $installed })
record-after-end = ходит место { $seat }, а партия уже окончена
record-unknown-option = место { $seat } выбирает { $option }, чего в этой игре нет
record-back = отмена до { $n } ходов, а сделано их только { $made }
record-back-between = отмена посреди ответов, которые дают сразу несколько мест
record-turn-missing = по записи здесь начинается ход { $turn }, а в партии нет
record-turn-unknown = здесь начинается ход { $turn }, а в записи его нет
record-turn-differs = ход { $turn } начинается не так: контрольная сумма { $digest }, а в записи { $noted }
record-turn-later = ход { $turn } в записи есть, но журнал кончается раньше
record-incomplete = журнал кончается раньше, чем место { LIST($seats, link: "none") } ответило на общий вопрос
record-last = журнал кончается контрольной суммой { $digest }, а в записи { $noted }
record-result-early = в записи есть результат, а партия не окончена
record-result-missing = партия окончена с результатом { $result }, а в записи результата нет
record-result-differs = результат { $result }, а в записи { $noted }
error-no-utf8-at = это не текст в UTF-8: { $why }, байт { $byte }

# --- custom cards: files ---

custom-file-size = в файле карт не больше { $bytes } байт
custom-file-empty = здесь нет ни одной карты
custom-file-cards = карт в файле не больше { $most }, а здесь { $n }
custom-file-twice = { $card } есть в этом файле дважды
custom-file-documents = файл карт — это один документ; несколько карт пишут списком
custom-file-anchors = якоря и ссылки (& и *) здесь не понимают; напишите полностью
custom-file-tags = теги (!) здесь не понимают
custom-file-key = ключ — это слово
custom-list = custom — это список карт, а не { $value }
custom-card-at = своя карта { $where }: { $why }

# --- custom cards: values. Words in `` are written so in the file, in every language. ---

custom-what-card = карта
custom-what-cost = стоимость
custom-what-choice = выбор
custom-what-if = `if`
custom-what-amount = количество
custom-what-for-each = столько за каждое из `{ $of }`
custom-what-this = это
custom-mapping = { $what }: пишут ключи и значения, а не { $value }; ключи: { LIST($keys, link: "none") }
custom-key = { $what }: ключа { $key } не бывает{ $hint }
custom-number = { $what }: нужно число от { $least } до { $most }, а не { $value }
custom-types = нужен один тип или несколько: { LIST($types, link: "none") }; а не { $value }
custom-type = типа { $name } нет{ $hint }
custom-no-card = карты { $name } нет{ $hint }
custom-word = нужно { LIST($words, link: "or") }, а не { $value }
custom-truth = нужно true или false, а не { $value }
custom-value = { $value } — и не слово, и не целое число
custom-parts = значений у карты не больше { $most }
custom-nested = для карты уровней вложенности слишком много
custom-text = нужен текст длиной от 1 до { $most } знаков, а не { $value }
custom-text-length = знаков в тексте не больше { $most }, а здесь { $n }
custom-text-unprintable = в этом тексте есть непечатаемые знаки
custom-name = карте нужно имя хотя бы на одном языке: `names: {"{"}ru: …{"}"}` ({ LIST($languages, link: "none") })
custom-needs = карте нужно `{ $key }`
custom-id = имя карты в файле — строчные латинские буквы, цифры и одиночные подчёркивания, например `old_mill`, а не { $value }
custom-id-exists = карта { $card } уже есть
custom-id-reserved = '{ $card }' в ответах значит другое; возьмите другое имя
custom-not-played = сыграть можно только action или treasure: иначе до прибавок и шагов дело не дойдёт
custom-attack-not-played = attack должен быть ещё и action или treasure, иначе его никогда не сыграть
custom-points-type = очки бывают у victory (и curse): добавьте этот тип
custom-points-of = очкам за количество нужно `of`: cards, тип или карта
custom-of = `of` — это cards, тип или карта{ $hint }
custom-reacts-type = у карты, которая отвечает на Атаку, должен быть тип reaction
custom-reaction-steps = Реакции нужны шаги `reaction:` или `unaffected: true`

# --- custom cards: steps ---

custom-steps = нужен список шагов, каждый после тире, а не { $value }
custom-steps-deep = списки шагов стоят друг в друге не глубже { $most }
custom-steps-many = шагов у карты не больше { $most }
custom-step = шаг — это глагол, например `trash: 1`, а не { $value }
custom-verb = шага { $name } нет{ $hint }
custom-verbs = в шаге один глагол; следующий поставьте после своего тире
custom-place = { $whose ->
    [yours] `{ $verb }` не бывает среди ваших собственных шагов
    [theirs] `{ $verb }` не бывает среди шагов другого игрока
   *[reacting] `{ $verb }` не бывает в Реакции
}
custom-place-looping = `{ $verb }` не бывает в списке, который выполняется для каждого игрока или каждой карты
custom-look-and-reveal = карта или смотрит карты колоды, или открывает их: `{ $looking }` и `{ $revealing }` вместе не бывают
custom-may-play-it = `may_play_it` стоит после того, как карта ушла в сброс: discard_top, gain
custom-if-steps = `if` нужно `then:` или `else:` с шагами
custom-if = `if` спрашивает о чём-то одном, например `{"{"}it_is: action{"}"}`; есть: { LIST($tests, link: "none") }
custom-no-seen-cards = ни один шаг до этого не даёт карт, которые видели все
custom-no-it = ни один шаг до этого не даёт карты, которой мог бы быть `it`
custom-hand-unseen = что на руке, никто не видит: поставьте перед этим шагом `reveal_hand`
custom-choice = выбрать надо { $n }, а вариантов должно быть больше, чем { $least }: `{"{"}cards: [steps], coins: [steps]{"}"}`
custom-no-value = `{ $verb }` не берёт значения
custom-no-value-but-keys = `{ $verb }` не берёт значения или берёт ключи { LIST($keys, link: "none") }
custom-takes = `{ $verb }`: нужно { $kind } ({ LIST($keys, link: "none") }), а не { $value }
custom-form-nothing = ничего
custom-form-number = число
custom-form-card = название карты
custom-form-it = `it` или типы
custom-form-steps = перечисление шагов
custom-form-mapping = перечисление ключей и значений
custom-not-any = `{ $verb }`: нужно число, а не any
custom-exclude = `{ $first }` и `{ $second }` вместе не бывают
custom-types-shown = карты одного типа кладут на колоду, показав их: `types` и `shown: true` бывают только вместе
custom-one-shown = показать и положить на колоду можно только по одной карте
custom-chosen-by = `chosen_by` бывает только среди шагов других игроков
custom-gain-nothing-to-choose = если карта названа через `card`, выбирать нечего
custom-gain-what = gain — что? Скажите `card`, `types`, `cost` или `cost_up_to`
custom-reveal-until = reveal — до каких пор? Скажите `types`, `card` или `cost_from`
custom-amount = количество — это число, одно из { LIST($counts, link: "none") } или столько за каждое, например `{"{"}done: 2{"}"}`, а не { $value }{ $hint }
custom-cost = стоимость — это число от 0 до { $most }, а не { $value }
custom-cost-or-it = стоимость — это число от 0 до { $most } или `it`, `it + 2`, `it - 1`, а не { $value }

# --- Intrigo: what the players agree on ---

kind-names = список названий
kind-numbers = список чисел
kind-table = таблица: { LIST($names, link: "none") }
setup-ducats = дукатов { $n }: нужно хотя бы по одному на игрока и не больше { $most }
setup-rounds = раундов может быть от 1 до { $most }, а не { $n }
setup-families = семей { $n }, а игроков { $seats }
setup-family = семьи «{ $name }» у игроков не бывает; есть: { LIST($known, link: "none") }
setup-family-twice = семья { $family } досталась двум игрокам
setup-characters = нужны цены персонажей: { $wanted }, а не { $n }
setup-prices = цены, { $character }: нужно три, от меньшей к большей, не меньше 1 дуката; а не { $value }
setup-values-of = нужны значения семей: { $wanted }, а не { $n }
setup-values = значения, { $family }: нужно { $wanted }, от 1 до { $most }, а не { $value }
setup-values-differ = значения, { $family }: все должны быть разными (RU-22), а здесь { $value }
setup-table = поле партии «{ $field }»: «{ $name }» здесь не бывает; есть: { LIST($known, link: "none") }

# --- positions in words. Words in `` are written so, in every language. ---

what-position = позиция
what-seat = место { $seat }
what-pile = стопка { $card }
what-rng-number = число в rng
position-in-effect = позицию записывают между эффектами, а не посреди эффекта
position-zones = у места { $seat } есть зоны, например `hand: 2 copper, estate`, а не { $value }
position-twice = { $key } места { $seat } указано дважды
position-list = { $key } — это список, а не { $value }
position-card = карты «{ $name }» нет{ $hint }
position-shuffles = shuffles — это списки карт, сверху вниз, а не { $value }
position-stacked = в заданной тасовке не те карты, которые надо перетасовать: { LIST($cards, link: "none") }
position-pass = передачу пишут так: `copper from 0 to 1`, а не { $value }
position-supply = supply перечисляет стопки и сколько в них осталось, например `curse: 2`
position-not-in-kingdom = { $card } не входит в королевство
position-kingdom = в королевстве десять карт, а названо { $n }: { LIST($cards, link: "none") }
position-discard-top = верхнюю карту сброса видят все
position-remark = { $name } ({ $remark }): пишите (known to 0), (known to all), (known to nobody)
position-remark-seat = { $name } ({ $remark }): места «{ $seat }» нет
position-phase = фазы «{ $name }» нет{ $hint }
position-chance = случай берётся из seed или из rng, но не из обоих
position-rng = rng — это список из четырёх чисел, а не { $value }
position-word = { $key }: «{ $name }» здесь не бывает; есть: { LIST($known, link: "none") }
position-one-thing = на одном месте лежит что-то одно, а не { $value }
position-remark-down = { $name } ({ $remark }): здесь понимают только ({ $down })
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
position-pool = для кучки остаётся дукатов { $n }, а не { $value }
position-bag = для мешочка остаются эти печати: { $seals }
position-counters = счётчики пишут так: `clergy: 2`, а не { $value }
position-organisation = организации «{ $name }» нет
position-draft = в draft для каждого места свой ряд карт, а не { $value }
position-draft-cards = в draft по четыре карты на каждое место, вместе — все карты партии
position-draft-step = позиции при получении карт нужны её ряды и step от 0 до 2
position-draft-palace = пока игроки получают карты, дворец пуст
position-nowhere = карты { $card } нет ни на руках, ни во дворце (SE-2)
position-hand = на руке не больше { $most } карт, а не { $n }
position-none-left = карты { $card } для этого места не осталось
position-result = у законченной партии есть результат, у прочих его нет
position-no-gap = выкладывание карт кончается, когда пустых мест нет: оставьте одно для последнего хода
error-no-utf8 = { $file } — не текст в UTF-8
error-no-file = файла { $file } нет

# --- bots ---

error-bot = бота «{ $name }» для { $game } нет{ $hint }
error-bot-plays = { $bot } играет не в { $game }, а в { LIST($games) }{ $hint }
error-bot-makes = { $bot } создаёт { $value }, а это не Bot
error-bot-load = бота { $bot } не загрузить из { $place }: { $why }
error-no-bot = { $file } — не бот: нужно { $name } = BotKind(name, make, games), а не { $value }
menu-empty = меню пусто
menu-unreadable = непонятно: «{ $text }»
menu-card = карты { $card } в этом королевстве нет
menu-unexpected = «{ $word }» здесь ни к чему
menu-sign = нужно что-то из { $signs }, а не «{ $word }»
menu-end = нужно что-то из { $signs }, а строка кончилась
menu-number = нужно число, одно из { LIST($counts, link: "none") }, own КАРТА или left КАРТА, а не «{ $word }»
menu-no-card = не хватает названия карты

# --- the lab ---

match-no-kingdoms = королевств для { $game } не бывает
match-menus = в королевстве { $size } { $size ->
    [one] карта
    [few] карты
   *[many] карт
}, а в меню названо { $n }: { LIST($cards, link: "none") }
match-seats = для { $game } нужно ботов от { $least } до { $most }, а не { $n }
match-bot-failed = { $bot } не может ответить «{ $option }»: { $reason }
error-report-ending = файл отчёта кончается на { LIST($endings, link: "or") }, а не «{ $file }»
error-report-library = для отчётов нужна библиотека { $library }: pip install 'signoria[report]'
error-report-unwritable = файл { $file } не записать: { $why }
