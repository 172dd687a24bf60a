# What `signoria serve`, `backup` and `restore` say.

serve-ready = Signoria is running at { $address } (Ctrl-C to stop). Tables are stored in { $database }.
serve-no-address = can’t listen on { $host }, port { $port }: { $why }. Choose another port with --port
serve-runs-already = Signoria is already running: { $address }
serve-no-screen = There’s no screen here. Open { $address } in a browser.
serve-no-page = the web page hasn’t been built here. Build it in the source folder: { $command }. Or play in the terminal: { $play }

database-bad-url = this isn’t a database address; write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
database-no-driver = PostgreSQL needs another package: `pip install 'signoria[postgres]'`
database-unreachable = can’t use the database { $database }: { $why }
database-foreign = this file isn’t an SQLite database
database-in-use = another Signoria server is using the database { $database }; only one can use it at a time
database-several-names = { $database } has several names (hard links), but a database may have only one; remove the others or copy the file
database-newer = the database { $database } was written by a newer version of Signoria; update Signoria to use it

backup-written = { $n ->
    [one] Wrote { $n } row to { $file }.
   *[other] Wrote { $n } rows to { $file }.
}
backup-restored = { $n ->
    [one] Restored { $n } row from { $file }.
   *[other] Restored { $n } rows from { $file }.
}
backup-nothing = the database { $database } is empty
backup-bad-file = { $file }: { $why }
backup-no-backup = { $file } isn’t a Signoria backup
backup-newer = { $file } was written by a newer version of Signoria; update Signoria to restore it
backup-damaged = { $file } is damaged at line { $line }; nothing was changed
backup-not-empty = the database { $database } isn’t empty; --replace deletes what it contains
