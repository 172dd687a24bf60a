# What `signoria serve`, `backup` and `restore` say.

serve-ready = Signoria is at { $address } (Ctrl-C ends it). Tables are kept in { $database }.
serve-no-address = nothing can listen at { $host }, port { $port }: { $why }. Another port: --port
serve-runs-already = Signoria runs already: { $address }
serve-no-screen = There is no screen here. Open { $address } in a browser.
serve-no-page = the page for the browser has not been built here. In the folder of the sources: { $command }. In the terminal you can play at once: { $play }

database-bad-url = this is no address of a database: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
database-no-driver = PostgreSQL needs one more package: pip install 'signoria[postgres]'
database-unreachable = the database { $database } cannot be used: { $why }
database-in-use = another Signoria uses the database { $database } at this moment; only one can
database-newer = the database { $database } is of a newer Signoria: this one is too old for it

backup-written = { $n ->
    [one] Written to { $file }: { $n } row.
   *[other] Written to { $file }: { $n } rows.
}
backup-restored = { $n ->
    [one] Restored from { $file }: { $n } row.
   *[other] Restored from { $file }: { $n } rows.
}
backup-nothing = there is nothing in the database { $database } yet
backup-bad-file = { $file }: { $why }
backup-no-backup = { $file } is no backup of Signoria
backup-newer = { $file } was written by a newer Signoria: this one is too old for it
backup-damaged = { $file } is damaged at line { $line }; nothing was changed
backup-not-empty = the database { $database } is not empty; --replace deletes what it holds
