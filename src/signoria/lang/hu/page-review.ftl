# Egy játszma elemzése az oldalon; a többi szó a review.ftl-ben van. A $deed az, amit valaki tett: „vétel: Arany”.

page-review-title = A játszma elemzése
page-review-short = Elemzés
page-review-most-you = { $game ->
    [intrigo] A legtöbbe neked ez került: { $turn }. forduló, { $deed }
   *[other] A legtöbbe neked ez került: { $turn }. kör, { $deed }
}
page-review-most = { $game ->
    [intrigo] A legtöbbe ez került: { $turn }. forduló, { $player }, { $deed }
   *[other] A legtöbbe ez került: { $turn }. kör, { $player }, { $deed }
}
page-review-most-luck = { $game ->
    [intrigo] A legtöbbet a szerencse változtatott: { $turn }. forduló
   *[other] A legtöbbet a szerencse változtatott: { $turn }. kör
}
page-review-you = Te
page-review-done = kijátszva
page-review-first = legjobb
page-review-for = Kinek
page-review-begin = Az edző végignézi a játszmát
page-review-axis = { $game ->
    [intrigo] 0. forduló
   *[other] 0. kör
}
page-review-turn = { $game ->
    [intrigo] { $turn }. forduló
   *[other] { $turn }. kör
}
page-review-by-turn = Esélyek körönként: válassz egy kört, és látod az asztalt
page-review-before = Az elején
page-review-after = { $game ->
    [intrigo] { $turn } forduló után
   *[other] { $turn } kör után
}
page-review-point = { $game ->
    [intrigo] { $n }. fordulópont, { $turn }. forduló
   *[other] { $n }. fordulópont, { $turn }. kör
}
page-review-yours = A döntéseid
page-review-of = Döntések: { $player }
page-review-best = a legjobb választás
page-review-all = Mind mutatása: { $n }
page-review-fewer = Kevesebb mutatása
page-review-held = { $n } lap kézben és játékban
page-review-thinking = Az edző még összeveti a lehetőségeket.
page-review-table = Az asztal megnézése
page-review-luck = Itt a szerencse változtatott a nyerési esélyen: { $player }, { $change }.
page-review-part-start = kezdet
page-review-part-luck = szerencse
page-review-part-own = saját döntések
page-review-part-others = a többiek döntései
page-review-dotted = szaggatott vonalak: 0% és 100%
page-review-hints = Az edző { $n } tippet adott ebben a játszmában.
