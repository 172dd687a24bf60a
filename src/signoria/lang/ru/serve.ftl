# Что говорят `signoria serve`, `backup` и `restore`.

serve-ready = Signoria работает: { $address } (Ctrl-C — остановить). Столы хранятся в { $database }.
serve-no-address = не удалось занять { $host }, порт { $port }: { $why }. Выберите другой порт: --port
serve-runs-already = Signoria уже работает: { $address }
serve-no-screen = Открыть браузер здесь не удалось. Откройте { $address } на другом устройстве.
serve-no-page = страница для браузера здесь не собрана. Соберите её в папке с исходным кодом: { $command }. Или играйте в терминале: { $play }

database-bad-url = это не адрес базы данных; напишите sqlite:///ФАЙЛ или postgresql://ИМЯ:ПАРОЛЬ@СЕРВЕР/БАЗА
database-no-driver = для PostgreSQL нужен ещё один пакет: `pip install 'signoria[postgres]'`
database-unreachable = не удаётся открыть базу данных { $database }: { $why }
database-foreign = этот файл — не база данных SQLite
database-in-use = базу данных { $database } уже использует другая запущенная Signoria; с одной базой может работать только одна копия программы
database-several-names = у файла { $database } несколько имён (жёстких ссылок), а у базы данных имя может быть только одно; уберите лишние или скопируйте файл
database-newer = базу данных { $database } записала более новая версия Signoria; обновите установленную

backup-written = Записано в { $file }: { $n } { $n ->
    [one] строка
    [few] строки
   *[many] строк
}.
backup-restored = Восстановлено из { $file }: { $n } { $n ->
    [one] строка
    [few] строки
   *[many] строк
}.
backup-nothing = база данных { $database } пуста
backup-bad-file = { $file }: { $why }
backup-no-backup = { $file } — не резервная копия Signoria
backup-newer = { $file } записан более новой версией Signoria; обновите установленную
backup-damaged = { $file } повреждён в строке { $line }; ничего не изменено
backup-not-empty = база данных { $database } не пуста; --replace удалит всё, что в ней есть
