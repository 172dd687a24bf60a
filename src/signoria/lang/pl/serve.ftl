# Co mówią `signoria serve`, `backup` i `restore`.

serve-ready = Signoria działa: { $address } (Ctrl-C kończy). Stoły są przechowywane w { $database }.
serve-no-address = nie można zająć { $host }, port { $port }: { $why }. Inny port: --port
serve-runs-already = Signoria już działa: { $address }
serve-no-screen = Nie ma tu ekranu. Otwórz { $address } w przeglądarce.
serve-no-page = strony dla przeglądarki tu nie zbudowano. W folderze ze źródłami: { $command }. W terminalu można grać od razu: { $play }

database-bad-url = to nie jest adres bazy danych: sqlite:///FILE albo postgresql://USER:PASSWORD@HOST/NAME
database-no-driver = PostgreSQL wymaga jeszcze jednego pakietu: pip install 'signoria[postgres]'
database-unreachable = nie można użyć bazy danych { $database }: { $why }
database-in-use = bazy danych { $database } używa teraz inna Signoria, a może tylko jedna
database-newer = baza danych { $database } pochodzi z nowszej wersji Signorii: ta jest dla niej za stara

backup-written = { $n ->
    [one] Zapisano w { $file }: { $n } wiersz.
    [few] Zapisano w { $file }: { $n } wiersze.
   *[many] Zapisano w { $file }: { $n } wierszy.
}
backup-restored = { $n ->
    [one] Odtworzono z { $file }: { $n } wiersz.
    [few] Odtworzono z { $file }: { $n } wiersze.
   *[many] Odtworzono z { $file }: { $n } wierszy.
}
backup-nothing = w bazie danych { $database } nic jeszcze nie ma
backup-bad-file = { $file }: { $why }
backup-no-backup = { $file } nie jest kopią zapasową Signorii
backup-newer = { $file } zapisała nowsza wersja Signorii: ta jest dla niego za stara
backup-damaged = { $file } jest uszkodzony w wierszu { $line }; niczego nie zmieniono
backup-not-empty = baza danych { $database } nie jest pusta; --replace usuwa to, co w niej jest
