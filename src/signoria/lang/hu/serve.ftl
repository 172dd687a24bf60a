# Amit a `signoria serve`, a `backup` és a `restore` mond.

serve-ready = A Signoria itt fut: { $address } (a Ctrl-C leállítja). Az asztalok adatait itt tárolja: { $database }.
serve-no-address = ez a cím nem használható: { $host }, port: { $port } ({ $why }). Másik portot a --port kapcsolóval adhatsz meg
serve-runs-already = A Signoria már fut: { $address }
serve-no-screen = Itt nincs képernyő. Nyisd meg egy böngészőben: { $address }
serve-no-page = a böngészőben megjelenő oldal itt nincs elkészítve. A forráskód mappájában ez elkészíti: { $command }. Terminálban rögtön lehet játszani: { $play }

database-bad-url = ez nem adatbáziscím; így add meg: sqlite:///FILE vagy postgresql://USER:PASSWORD@HOST/NAME
database-no-driver = a PostgreSQL-hez még egy csomag kell: pip install 'signoria[postgres]'
database-unreachable = az adatbázis nem használható ({ $database }): { $why }
database-foreign = ez a fájl nem SQLite-adatbázis
database-in-use = ezt az adatbázist most egy másik Signoria használja ({ $database }); egyszerre csak egy használhatja
database-several-names = { $database }: a fájlnak több neve (hard linkje) van, pedig egy adatbázisnak csak egy lehet; töröld a többit, vagy másold le a fájlt
database-newer = ez az adatbázis a Signoria egy újabb verziójával készült ({ $database }); frissítsd a programot

backup-written = { $n } sor mentve ide: { $file }.
backup-restored = { $n } sor visszaállítva innen: { $file }.
backup-nothing = az adatbázisban még nincs semmi ({ $database })
backup-bad-file = { $file }: { $why }
backup-no-backup = ez nem a Signoria biztonsági mentése: { $file }
backup-newer = ez a fájl a Signoria egy újabb verziójával készült ({ $file }); frissítsd a programot
backup-damaged = sérült fájl: { $file }, { $line }. sor; semmi sem változott
backup-not-empty = az adatbázis nem üres ({ $database }); a --replace törli, ami benne van
