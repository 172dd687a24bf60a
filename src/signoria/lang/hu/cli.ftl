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

play-pass-on = Most { $player } ül a billentyűzethez.
play-ready = { $player }, nyomj Entert:{" "}
play-thinking = { $bot } gondolkodik…
play-more = Enter: tovább, q: vissza{" "}
play-back = Enter: vissza{" "}
play-go-on = Enter: tovább{" "}
play-begin = Enter: kezdés{" "}
play-kingdom = A királyság
play-choose = Válassz: írj be egy számot vagy egy nevet.
play-several = „{ $said }” többféle is lehet: { LIST($names) }.
play-unknown = Itt nincs ilyen: „{ $said }”. Írj be egy számot vagy egy nevet; segítség: ?
play-no-card = Nincs ilyen nevű lap: { $said }.
play-possible = { $name }: ez most lehetséges.
play-why-what = Mit miért? Írj oda egy lapnevet is, például: miért piac
play-so-far = A többi elmaradt: előbb másról kell dönteni.
play-trash = Szemét:
play-trash-empty = A szemét üres.
play-save-where = Hová mentsem? Írj oda egy fájlnevet is, például: mentés pentek.json
play-saved = Elmentve ide: { $file }
play-not-saved = Nem sikerült menteni: { $why }
play-agree = Visszavonjátok { $player } utolsó lépését? Mindenkinek bele kell egyeznie. (igen/nem){" "}
play-not-agreed = Nem vontatok vissza semmit.
play-left = A játszma megmarad. Így folytathatod: signoria play --resume
    .elsewhere = A játszma megmarad. Így folytathatod: signoria play --resume { $file }
play-record = A játszma jegyzőkönyve: { $file }
play-again = Enter: új játszma, napló: mi történt, q: kilépés{" "}
play-person = { $n }. játékos
play-help =
    Válaszolj számmal, a lap nevével vagy a név elejével.
    Egyszerre több: 1 3 3   réz, birtok   2 réz
    Az üres Enter a szokásosat teszi: befejezi a szakaszt, kijátssza az összes kincset, lezárja a választást.

    ? polgárőrség   mit tud egy lap
    miért piac      miért nem lehet valamit
    visszavon       utolsó lépésed visszavonása
    napló           minden, ami eddig történt
    szemét          mi van a szemétben
    mentés FÁJL     a játszma mentése fájlba
    kilép           kilépés; a játszma megmarad, a `signoria play --resume` folytatja

# What can be typed, with commas between words for the same thing.
command-help = segítség, súgó
command-why = miért
command-undo = visszavon, visszavonás, visszavonom
command-log = napló
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
bot-big_money_ultimate = Türelmes pénzgyűjtő bot
bot-big_money_ultimate_many = Pénzgyűjtő bot nagy társaságba
bot-bureaucrat_gardens = Hivatalnok–Kertek-bot
bot-council_room = Tanácsterem-bot
bot-courtyard = Palotaudvar-bot
bot-double_witch = Dupla Boszorkány-bot
bot-duke_duchy = Herceg-bot
bot-ironworks_gardens = Kohó–Kertek-bot
bot-lab_militia_chapel = Laboratórium-bot
bot-masquerade = Álarcosbál-bot
bot-militia = Polgárőrség-bot
bot-minion = Udvaronc-bot
bot-minion_chapel = Udvaronc–Kápolna-bot
bot-smithy = Kovács-bot
bot-torturer = Kínvallató-bot
bot-torturer_village = Kínvallató–Falu-bot
bot-witch = Boszorkány-bot
bot-workshop_gardens = Műhely–Kertek-bot
bot-novice = Kezdő bot
bot-easy = Könnyű bot
bot-medium = Közepes bot
bot-hard = Nehéz bot
bot-random = Véletlen bot
# Bots of other packages and of the user's own files.
bot-other = { $name } bot
bot-numbered = { $bot } { $n }

end-deck = { $turns } kör, { $n } lap
end-wins = { $player } győz { $n } ponttal.
    .you = Győztél { $n } ponttal.
end-wins-turns = { $player } győz: { LIST($others) } ugyanannyi pontot gyűjtött, de több kört játszott.
    .you = Győztél: { LIST($others) } ugyanannyi pontot gyűjtött, de több kört játszott.
end-shared = { LIST($players) } osztozik a győzelmen.
end-shared-turns = { LIST($players) } osztozik a győzelmen: ugyanannyi pont, és kevesebb kör, mint a többieknél.
end-conceded = A többiek feladták: { LIST($players) } győz.
    .you = A többiek feladták: győztél.
end-provinces = Elfogyott a Tartomány.
end-piles = Kiürült kupacok: { LIST($piles) }.
end-broken-off = A játszma félbemaradt.

# Why nobody can sit down.
error-nobody-plays = legalább egy embernek játszania kell
error-same-name = két embernek ugyanaz a neve
error-no-name = „{ $name }” nem név
error-long-name = egy név legfeljebb { $n } betűből állhat: { $name }
error-how-many-play = legalább { $least }, legfeljebb { $most } játékos lehet, nem { $n }
error-not-in-terminal = ez a terminálban nem játszható: { $game }; ezek igen: { LIST($games) }
error-option-of-dominion = { $option }: ez itt semmit sem jelent ({ $game })
error-none-unfinished = ebben a mappában nem maradt félbehagyott játszma: { $folder }
error-file = { $file }: { $why }
error-bot-failed = { $bot } nem válaszolhatja azt, hogy „{ $option }”: { $reason }. A játszma úgy maradt meg, ahogy előtte volt.
