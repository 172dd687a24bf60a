# Why the server does not do what was asked for. The code behind `refused-` is part of the protocol.

refused-bad_message = Ez az üzenet nem érthető.
refused-bad_setup = Ezt a játékot legalább { $least }, legfeljebb { $most } játékos játszhatja.
refused-bad_kingdom = Ez nem királyság.
refused-bad_cards = Ezek a lapok nem használhatók.
refused-bad_name = A név egy sor, legalább 1 és legfeljebb { $most } betű.
refused-bad_text = Ebben nincs semmi mondanivaló.
refused-no_guest = Előbb mondd meg, ki vagy.
refused-no_page = Ezen a címen nincs semmi.
refused-no_table = Nincs ilyen asztal, vagy te nem ülhetsz oda.
refused-no_record = A jegyzőkönyv a játék végén kérhető le.
refused-bad_record = Ez a jegyzőkönyv nem játszható le.
refused-no_such_step = Nincs ilyen lépés: az utolsó a { $n }.
refused-no_code = Ez a kód nem jó, vagy már nem érvényes.
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
refused-not_open = A játék már elkezdődött.
refused-not_playing = Itt most nem folyik játék.
refused-not_over = A játék még nem ért véget.
refused-closed = Ez az asztal már bezárt.
refused-not_asked = Most nem vár rád kérdés.
refused-stale_question = Erre a kérdésre közben már megjött a válasz, vagy visszavonták.
refused-already_answered = Erre a kérdésre már válaszoltál.
refused-illegal = Ez most nem lehetséges.
refused-no_undo = Ezt nem lehet visszavonni.
refused-no_proposal = Most nincs mire szavazni.
refused-already_proposed = Már van egy másik javaslat: előbb arra kell válaszolni.
refused-not_away = Aki ott ül, az itt van.
refused-no_standing = Erre nem lehet előre válaszolni.
refused-no_chat = Ennél az asztalnál nincs csevegés.
refused-too_fast = Ez egyszerre túl sok volt. Várj egy pillanatot.
refused-too_many = Ebből már túl sok van.
refused-too_large = Ez túl nagy.
refused-bad_origin = Ez a kérés olyan oldalról jött, amely nem küldheti.
refused-going_down = A szerver újraindul. Gyere vissza egy pillanat múlva.
refused-failed = Itt valami elromlott. Nem te tehetsz róla, és fel van jegyezve.

page-not-built = A szerver fut, de az oldala még nincs lefordítva. A forráskód mappájában: { $command }
