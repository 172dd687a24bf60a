# Что говорят `signoria serve`, `backup` и `restore`.

serve-ready = Signoria работает: { $address } (Ctrl-C — остановить). Столы хранятся в { $database }.
serve-no-address = занять { $host }, порт { $port }, не удалось: { $why }. Другой порт: --port
serve-runs-already = Signoria уже работает: { $address }
serve-no-screen = Экрана здесь нет. Откройте { $address } в браузере.
serve-no-page = страница для браузера здесь не собрана. В папке с исходным кодом: { $command }. А в терминале можно играть сразу: { $play }

database-bad-url = это не адрес базы данных: sqlite:///FILE или postgresql://USER:PASSWORD@HOST/NAME
database-no-driver = для PostgreSQL нужен ещё один пакет: pip install 'signoria[postgres]'
database-unreachable = базой данных { $database } нельзя воспользоваться: { $why }
database-in-use = базу данных { $database } сейчас использует другая Signoria, а это может только одна
database-newer = база данных { $database } сделана более новой Signoria: эта для неё слишком стара

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
backup-nothing = в базе данных { $database } ещё ничего нет
backup-bad-file = { $file }: { $why }
backup-no-backup = { $file } — не резервная копия Signoria
backup-newer = { $file } записан более новой Signoria: эта для него слишком стара
backup-damaged = { $file } повреждён в строке { $line }; ничего не изменено
backup-not-empty = база данных { $database } не пуста; --replace удалит всё, что в ней есть
