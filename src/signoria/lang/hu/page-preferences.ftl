# Beállítások: amit egy eszköz megjegyez.

page-pref-title = Beállítások
page-pref-kept = Ebben a böngészőben tároljuk; minden változás azonnal érvényes.
page-pref-at-table = Az asztalnál
page-pref-look = Megjelenés és hang
page-pref-you = Te
page-pref-speed = Az ellenfelek köre
    .about = Milyen gyorsan mozogjanak a lapjaik.
page-pref-treasures = Kincsek kijátszása helyettem
    .about = Mind egyszerre, amint sorra kerülnek.
page-pref-ending = A köröm befejezése helyettem
    .about = Csak akkor, ha már nincs mit tenni.
page-pref-confirming = Kérdezz rá, mielőtt elvesznek az érméim
    .about = Ha úgy fejeznéd be a köröd, hogy még vehetnél valamit.
page-pref-points = Pontszámláló
    .about = A botok elleni játékban. Barátokkal az asztal beállítása dönt.
page-pref-practice = Gyakorlás
    .about = Az edző súlyos hiba előtt figyelmeztet. Csak a botok elleni új játszmákban.
page-pref-theme = Téma
page-pref-theme-system = Rendszer
page-pref-theme-light = Világos
page-pref-theme-dark = Sötét
page-pref-text = Betűméret
    .about = A böngésző nagyítása is működik.
page-pref-text-normal = Normál
page-pref-text-large = Nagy
page-pref-text-largest = Legnagyobb
page-pref-sound = Hang
    .about = Halk hangok a lapokhoz, és csengő, ha te jössz.
page-pref-name = Név
    .about = Így látnak a többiek az asztalnál.
page-pref-forget = Mit tárol rólad ez a szerver, és hogyan törölheted.

# $coins, $buys: what is left of the turn.
page-dominion-end-anyway = Még maradt { $coins } érméd és { $buys } vásárlásod. Nyomd meg újra, ha így is befejezed a köröd.
