# Why the server does not do what was asked for. The code behind `refused-` is part of the protocol.

refused-bad_message = Ezt az üzenetet a szerver nem érti.
refused-bad_setup = Ezt a játékot legalább { $least }, legfeljebb { $most } játékos játszhatja.
refused-bad_kingdom = Ez nem királyság.
refused-bad_cards = Ezek a lapok nem használhatók.
refused-bad_name = A név legfeljebb { $most } karakterből állhat, egy sorban, és legyen benne legalább egy betű, szám vagy más látható karakter.
refused-bad_text = Üres az üzeneted.
refused-no_guest = Előbb add meg a neved.
refused-no_page = Ezen a címen nincs semmi.
refused-no_table = Nincs ilyen asztal, vagy te nem ülhetsz oda.
refused-no_record = A felvétel a játszma végén kérhető le.
refused-bad_record = Ez a felvétel nem játszható le.
refused-bad_position = Innen nem lehet játszani.
refused-no_lesson = Nincs „{ $name }” nevű lecke.
refused-no_report = Nincs ilyen elemzés. Kérd újra.
refused-report_failed = Az elemzés nem sikerült. Próbáld újra később.
refused-no_review = Ehhez a játszmához még nincs elemzés. Kérj egyet.
refused-review_failed = Az elemzés nem sikerült. Próbáld újra később.
refused-no_hints = Tipp csak akkor kérhető, ha egy ember játszik botok ellen, és a nap királyságában sem.
refused-no_advice = Most nincs kész a tipp. Próbáld újra egy pillanat múlva.
refused-no_such_step = Nincs ilyen lépés; az utolsó sorszáma { $n }.
refused-no_code = Érvénytelen vagy lejárt kód.
refused-no_bot = Nincs ilyen nevű bot: { $name }.
refused-no_such_seat = Nincs ilyen hely: a számozás 0-tól indul, és { $seats } hely van.
refused-not_your_seat = Ez nem a te helyed.
refused-not_the_host = Ezt csak az teheti meg, aki az asztalt nyitotta.
refused-seat_taken = Ott már ül valaki.
refused-seats_empty = { $n ->
    [one] Még egy hely üres.
   *[other] Még { $n } hely üres.
}
refused-nobody_plays = Legalább egy embernek játszania kell.
refused-not_open = A játszma már elkezdődött.
refused-not_playing = Itt most nem folyik játszma.
refused-not_over = A játszma még nem ért véget.
refused-closed = Ez az asztal már bezárt.
refused-not_asked = Most nem te döntesz.
refused-stale_question = Erre a kérdésre közben már megjött a válasz, vagy visszavonták.
refused-already_answered = Erre a kérdésre már válaszoltál.
refused-illegal = Ez most nem lehetséges.
refused-no_undo = Ez nem vonható vissza.
refused-no_proposal = Most nincs mire szavazni.
refused-already_proposed = Már van egy másik javaslat: előbb arra kell válaszolni.
refused-not_away = Az ott ülő játékos jelen van.
refused-no_standing = Erre nem lehet előre válaszolni.
refused-no_chat = Ennél az asztalnál nincs csevegés.
refused-too_fast = Ez túl gyors volt. Várj egy pillanatot.
refused-too_many = Ebből már túl sok van.
refused-seats_enough = Már { $n } helyed van itt. A többit hagyd meg másoknak.
refused-bad_field = { $field }: { $why }.
refused-too_large = Ez túl nagy.
refused-bad_origin = Ez a kérés olyan oldalról jött, amely nem küldheti.
refused-not_here = Ezt csak az teheti meg, aki a Signoriát futtató gépnél ül.
refused-no_network = Ezen a hálózaton nem érhető el ez a gép.
refused-going_down = A szerver vagy az adatbázisa újraindul. Még nem tudni, sikerült-e ezt elmenteni: próbáld meg újra egy pillanat múlva.
refused-failed = Hiba történt nálunk, ezért ezt nem sikerült elmenteni. A hibát feljegyeztük.

page-not-built = A szerver fut, de az oldala még nincs elkészítve. A forráskód mappájában ez elkészíti: { $command }
