# Mi nyer egy királyságban: az elemzés, és hol tart.

page-wins-title = Mi nyer itt?
page-wins-answer = Mi nyer itt? { $title }
page-wins-where = A királyság elemzése
page-wins-players = { $n } játékos
page-wins-again = Újra

page-wins-working = A botok ebben a királyságban játszanak egymás ellen. Az első eredmények már látszanak, és minél több a játszma, annál biztosabbak.
page-wins-begin = Előkészületek
page-wins-before = { $n } másik elemzés van előtte
page-wins-games = Lejátszva: { $n } / { $most } játszma
page-wins-generation = { $n }. nemzedék.
page-wins-left = Még kb. { $n } perc.
page-wins-soon = Kevesebb mint egy perc van hátra.
page-wins-stay = Közben játszhatsz: a munka folytatódik, amíg a Signoria itt nyitva van.
page-wins-stopped = Leállítva. Ezek az első eredmények még változhatnak.
page-wins-stop = Elég ennyi
page-wins-continue = Folytatás
page-wins-meanwhile = Játszom közben
page-wins-early = korai, a sorrend még változhat

page-wins-strategies = A legjobb stratégiák
    .note = nyert játszmák a többi ellen
page-wins-range = { $value }, { $low } és { $high } között
page-wins-between = { $low } és { $high } között
page-wins-share = keverék { $share }
page-wins-mixture = A keverék azt mondja meg, milyen gyakran játszd az egyes stratégiákat, hogy a többi egyike se verjen meg.
page-wins-openings = Megnyitások
    .note = az első két vásárlás, nyert játszmák
page-wins-often = 12 játszmából { $n }
page-wins-nothing = semmi
page-wins-lengths = Meddig tartanak a játszmák
page-wins-rounds = Fejenként { $n } kör; a játszmák felében { $least } és { $most } között.
page-wins-matrix = Mi mit ver meg
    .note = a sor az oszlop ellen, %-ban
page-wins-loses = veszít
page-wins-even = egál
page-wins-wins = nyer
page-wins-cards = Mit ér egy-egy lap
    .note = pakli a lappal és nélküle, százalékpontban
page-wins-example = Egy példajátszma
    .note = a két legjobb egymás ellen
page-wins-step = Lépésről lépésre
page-wins-about = { $n } játszma alapján, amelyeket a Signoria botjai játszottak. A vonalak a 95%-os konfidenciaintervallumot mutatják. Emberek jobb stratégiát is találhatnak.
