# Amit a `signoria serve`, a `backup` és a `restore` mond.

serve-ready = A Signoria itt fut: { $address } (a Ctrl-C leállítja). Az asztalokat itt őrzi: { $database }.
serve-no-address = nem lehet elfoglalni ezt a címet: { $host }, port: { $port }: { $why }. Másik port: --port
serve-runs-already = A Signoria már fut: { $address }
serve-no-screen = Itt nincs képernyő. Nyisd meg egy böngészőben: { $address }
serve-no-page = a böngészőben megjelenő oldal itt nincs elkészítve. A forrás mappájában: { $command }. Terminálban rögtön lehet játszani: { $play }

database-bad-url = ez nem adatbázis címe: sqlite:///FILE vagy postgresql://USER:PASSWORD@HOST/NAME
database-no-driver = a PostgreSQL-hez még egy csomag kell: pip install 'signoria[postgres]'
database-unreachable = az adatbázis nem használható ({ $database }): { $why }
database-in-use = ezt az adatbázist most egy másik Signoria használja ({ $database }), és egyszerre csak egy teheti
database-newer = ez az adatbázis újabb Signoriával készült ({ $database }): ez a változat túl régi hozzá

backup-written = { $n } sor mentve ide: { $file }.
backup-restored = { $n } sor visszaállítva innen: { $file }.
backup-nothing = az adatbázisban még nincs semmi ({ $database })
backup-bad-file = { $file }: { $why }
backup-no-backup = ez nem a Signoria biztonsági mentése: { $file }
backup-newer = ezt a fájlt újabb Signoria írta ({ $file }): ez a változat túl régi hozzá
backup-damaged = sérült fájl: { $file }, { $line }. sor; semmi sem változott
backup-not-empty = az adatbázis nem üres ({ $database }); a --replace törli, ami benne van
