# The terminal: what the screen says around the game, and the words that can be typed.

play-turn = { $n }. kör · { $player } · { $phase }
    .you = { $n }. köröd · { $phase }
play-counters = { $actions } akció · { $buys } vásárlás · { $coins } érme
play-hand = Kézben
play-in-play = Játékban
    .short = játékban:
play-deck = Húzópakli
play-aside = Félretéve
    .short = félretéve:
play-revealed = Felfedve
    .short = felfedve:
play-known = ismert:
play-discard-top = dobópakli:
play-hand-size = { $n } lap kézben
play-deck-size = { $n ->
    [0] üres
   *[other] { $n } lap
}
play-empty = üres
play-card = { $name } · { $cost } érme · { $types }
play-absent = { $name } · nincs ebben a játszmában
play-asks = { CARD($source) }: { $question }
play-picked = Eddig kiválasztva: { LIST($words) }
play-enter = {" "}(Enter)
play-hint = ? lapnév · miért lapnév · visszavon · napló · szemét · mentés FÁJL · kilép
    .several = több: 1 3 3 · ? lapnév · miért lapnév · visszavon · napló · szemét · kilép

play-pass-on = { $player } következik: add át a billentyűzetet.
play-ready = { $player }, nyomj Entert:{" "}
play-thinking = { $bot } gondolkodik…
play-more = Enter: tovább, q: vissza{" "}
play-back = Enter: vissza{" "}
play-go-on = Enter: tovább{" "}
play-begin = Enter: kezdés{" "}
play-at-the-table = Az asztalnál: { LIST($players) }.
play-kingdom = Királyság
play-choose = Válassz: írj be egy számot vagy egy nevet.
play-several = „{ $said }” többet is jelenthet: { LIST($names) }.
play-unknown = Itt nincs ilyen: „{ $said }”. Írj be egy számot vagy egy nevet; segítség: ?
play-no-card = Nincs ilyen nevű lap: { $said }.
play-possible = { $name }: ez most lehetséges.
play-why-what = Mire vagy kíváncsi? Írj oda egy lapnevet is, például: miért piac
play-so-far = A többi kimaradt: előbb másra kell válaszolnod.
play-trash = Szemét:
play-trash-empty = A szemét üres.
play-save-where = Hová mentsem? Írj oda egy fájlnevet is, például: mentés pentek.json
play-saved = Elmentve ide: { $file }
play-not-saved = Nem sikerült menteni: { $why }
play-agree = Visszavonjátok { $player } utolsó lépését? Mindenkinek bele kell egyeznie. (igen/nem){" "}
play-not-agreed = Nem vontatok vissza semmit.
play-left = A játszmát elmentettük. Így folytathatod: signoria play --resume
    .elsewhere = A játszmát elmentettük. Így folytathatod: signoria play --resume { $file }
play-record = A játszma felvétele: { $file }
play-again = Enter: új játszma; napló: mi történt; q: kilépés{" "}
play-again-cards = Enter: új játszma; új: más lapok; csere LAP; napló: mi történt; q: kilépés{" "}
play-person = { $n }. játékos
play-help =
    Válaszolj számmal, a lap nevével vagy a név elejével.
    Egyszerre több: 1 3 3   réz, birtok   2 réz
    Az üres Enter a szokásosat teszi: befejezi a szakaszt, kijátssza az összes kincset, lezárja a választást.

    ? polgárőrség   mit tud egy lap
    miért piac      miért nem lehetséges valami
    visszavon       utolsó lépésed visszavonása
    napló           minden, ami eddig történt
    szemét          mi van a szemétben
    mentés FÁJL     a játszma mentése fájlba
    kilép           kilépés; a játszma megmarad, a `signoria play --resume` folytatja

# What can be typed, with commas between words for the same thing.
command-help = segítség, súgó
command-why = miért
command-undo = visszavon, visszavonás, visszavonom, vissza
command-log = napló
command-new = új
command-swap = csere, cserél
command-trash = szemét
command-save = mentés, ment, mentsd
command-quit = kilép, kilépés, kilépek, q
play-verbs = kijátszom, kijátszik, játszom, veszek, veszem, vesz, eldobok, eldobom, eldob, dobok, kiselejtezek, kiselejtezem, kiselejtez, szerzek, szerez, továbbadok, továbbadom, teszek, teszem, felfedek, felfedem, felfed, megnevezek, megnevezem, kérek, kérem, választok, választom, mutatok
# What may stand between the words of an answer and means nothing: veszem tolvaj 5. Not `a`, which is a building.
play-fillers = lerakom, lerakok, rakom, rakok, veszek, veszem, megveszem, megtartom, megtartok, teszem, teszek, megnevezem, szólítom, fordítom, cserélem, megcserélem, áthelyezem, az, és, átjáró, átjáróba, átjárót, átjáróból, épület, épületet, épületre, épülettel
alias-stop = elég, kész, semmi, semmit, ennyi, nem
alias-yes = igen, i
alias-no = nem, n
alias-all_treasures = mind, összes, mindet
alias-end_actions = vége, kész, nem
alias-end_treasures = vége, kész, nem
alias-end_turn = vége, kész, semmi, nem

bot-big_money = Pénzgyűjtő bot
    .names = Aldo
bot-big_money_ultimate = Türelmes pénzgyűjtő bot
    .names = Ada
bot-big_money_ultimate_many = Pénzgyűjtő bot nagyobb társasághoz
    .names = Amedeo
bot-bureaucrat_gardens = Hivatalnok–Kertek-bot
    .names = Bruno
bot-council_room = Tanácsterem-bot
    .names = Carlotta
bot-courtyard = Palotaudvar-bot
    .names = Dario
bot-double_witch = Dupla Boszorkány-bot
    .names = Donata
bot-duke_duchy = Herceg-bot
    .names = Duilio
bot-ironworks_gardens = Kohó–Kertek-bot
    .names = Ines
bot-lab_militia_chapel = Laboratórium-bot
    .names = Livia
bot-masquerade = Álarcosbál-bot
    .names = Mila
bot-militia = Polgárőrség-bot
    .names = Ettore
bot-minion = Udvaronc-bot
    .names = Mario
bot-minion_chapel = Udvaronc–Kápolna-bot
    .names = Mirella
bot-smithy = Kovács-bot
    .names = Fabio
bot-torturer = Kínvallató-bot
    .names = Tosca
bot-torturer_village = Kínvallató–Falu-bot
    .names = Teodora
bot-witch = Boszorkány-bot
    .names = Stella
bot-workshop_gardens = Műhely–Kertek-bot
    .names = Ugo
bot-novice = Újonc bot
    .names = Nina, Beppe, Zita, Toni, Gemma
bot-easy = Könnyű bot
    .names = Marta, Piero, Bianca, Tullio, Lucia
bot-medium = Közepes bot
    .names = Elena, Marco, Chiara, Nicola, Silvia
bot-hard = Nehéz bot
    .names = Orsola, Andrea, Vittoria, Lorenzo, Caterina
bot-expert = Szakértő bot
    .names = Ippolita, Baldassarre, Lavinia, Raffaele, Sofonisba
bot-trained = Betanított bot
    .names = Ginevra, Ottavio, Isotta, Leonardo, Fiammetta
bot-random = Véletlenszerű bot
    .names = Fortunato
# Bots of other packages and of the user's own files.
bot-other = { $name } bot
bot-numbered = { $bot } { $n }
bot-introduced = { $name } ({ $bot })
# What stands beside a bot’s name at a table.
bot-tag = bot · { $level }
    .other = bot

two-tables-title = Két asztal
two-tables-row = { $n }. asztal: { LIST($players) }
two-tables-here = (itt)
two-tables-other = A másik asztalt egy másik gépen indítsátok, ugyanezekkel a kapcsolókkal és ezzel: { $options }.
series-title = Állás { $n } játszma után
series-row = { $player }: { $won } győzelem, { $shared } közös
series-row-points = { $player }: { $won } győzelem, { $shared } közös, { $points } pont

end-deck = { $turns } kör, { $n } lap
end-wins = { $player } győz { $n } ponttal.
    .you = Győztél { $n } ponttal.
end-wins-turns = { $player } győz: { LIST($others) } ugyanannyi pontot gyűjtött, de több kört játszott.
    .you = Győztél: { LIST($others) } ugyanannyi pontot gyűjtött, de több kört játszott.
end-shared = { LIST($players) } osztozik a győzelmen.
end-shared-turns = { LIST($players) } osztozik a győzelmen: pontjaik száma egyenlő, és kevesebb kört játszottak, mint a többiek.
end-conceded = A többiek feladták: { LIST($players) } győz.
    .you = A többiek feladták: győztél.
end-gave_up = Feladtad: { LIST($players) } győz.
end-provinces = Elfogyott a Tartomány.
end-piles = Kiürült kupacok: { LIST($piles) }.
end-broken-off = A játszma félbemaradt.

# Why nobody can sit down.
error-nobody-plays = legalább egy embernek játszania kell
error-same-name = két embernek ugyanaz a neve
error-no-name = „{ $name }” nem lehet név
error-long-name = egy név legfeljebb { $n } betűből állhat: { $name }
error-how-many-play = { $least }–{ $most } játékos kell, itt { $n } van
error-not-in-terminal = ez a terminálban nem játszható: { $game }; ezek igen: { LIST($games) }
error-option-of-dominion = { $option }: ebben a játékban nem használható ({ $game })
error-prices = ez nem árlista: „{ $value }”; három egész számot írj, például 1,2,3
error-none-unfinished = ebben a mappában nincs félbehagyott játszma: { $folder }
error-file = { $file }: { $why }
error-bot-failed = { $bot } nem válaszolhatja azt, hogy „{ $option }”: { $reason }. A játszma úgy maradt meg, ahogy előtte volt.
