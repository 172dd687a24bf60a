# Co mówią `signoria serve`, `backup` i `restore`.

serve-ready = Signoria działa: { $address } (Ctrl-C kończy). Stoły są przechowywane w { $database }.
serve-no-address = nie można zająć { $host }, port { $port }: { $why }. Podaj inny port (--port)
serve-runs-already = Signoria już działa: { $address }
serve-no-screen = Nie ma tu ekranu. Otwórz { $address } w przeglądarce.
serve-no-page = strona nie została tu zbudowana. Zbuduj ją w folderze ze źródłami: { $command }. Albo graj w terminalu: { $play }

database-bad-url = to nie jest adres bazy danych; podaj sqlite:///FILE albo postgresql://USER:PASSWORD@HOST/NAME
database-no-driver = PostgreSQL wymaga jeszcze jednego pakietu: `pip install 'signoria[postgres]'`
database-unreachable = nie można użyć bazy danych { $database }: { $why }
database-foreign = ten plik nie jest bazą danych SQLite
database-in-use = bazy danych { $database } używa już inna Signoria, a naraz może jej używać tylko jedna
database-several-names = plik { $database } ma kilka nazw (twardych dowiązań), a baza danych może mieć tylko jedną; usuń pozostałe albo skopiuj plik
database-newer = bazę danych { $database } zapisała nowsza wersja Signorii; zaktualizuj swoją Signorię

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
backup-nothing = baza danych { $database } jest pusta
backup-bad-file = { $file }: { $why }
backup-no-backup = { $file } nie jest kopią zapasową Signorii
backup-newer = { $file } zapisała nowsza wersja Signorii; zaktualizuj swoją Signorię
backup-damaged = { $file } jest uszkodzony w wierszu { $line }; niczego nie zmieniono
backup-not-empty = baza danych { $database } nie jest pusta; --replace usuwa to, co w niej jest
