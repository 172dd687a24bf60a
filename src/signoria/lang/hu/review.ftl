# Egy befejezett játszma elemzése. A $change és a többi szám már magyarul van leírva.

review-title = Elemzés
review-chances = Nyerési esély
review-turning = Fordulópontok
review-decisions = Döntések
review-split-title = Tudás és szerencse
review-turn = { $game ->
    [intrigo] { $turn }. forduló
   *[other] { $turn }. kör
}
review-when = { $game ->
    [intrigo] { $turn }. forduló, { $player }
   *[other] { $turn }. kör, { $player }
}
review-deed = { $verb ->
    [buy] vétel: { $what }
    [gain] szerzés: { $what }
    [trash] kiselejtezve: { $what }
    [discard] eldobás: { $what }
    [play_action] kijátszás: { $what }
    [play_treasure] kijátszás: { $what }
    [pass] továbbadás: { $what }
    [pick] megtartás: { $what }
    [place] lerakás: { $what }
   *[other] választás: „{ $what }”
}
# Mi lett volna jobb; a $verb „same”, ha ugyanaz, mint ami történt.
review-do = { $verb ->
    [same] { $what }
    [buy] vétel: { $what }
    [gain] szerzés: { $what }
    [trash] kiselejtezve: { $what }
    [discard] eldobás: { $what }
    [play_action] kijátszás: { $what }
    [play_treasure] kijátszás: { $what }
    [pass] továbbadás: { $what }
    [pick] megtartás: { $what }
    [place] lerakás: { $what }
   *[other] „{ $what }”
}
review-better = Jobb: { $what }, { $change }
review-as-good = Ugyanolyan jó, a hibahatáron belül: { $what }
review-luck = szerencse, { $player } { $change }
review-reason-wins = Ezzel még ebben a körben megvan a győzelem
review-reason-loses = A játszma befejezése itt vereséget jelent
review-reason-unspent = Elköltetlen érmék: { $coins }
review-reason-curses = { $others ->
    [1] A másik játékosnak a végén átlagosan ennyivel több Átka van: { $figure }
   *[other] A többieknek a végén együtt átlagosan ennyivel több Átkuk van: { $figure }
}
review-reason-own-curses = Átlagosan ennyivel kevesebb Átok: { $figure }
review-reason-points = A végén átlagosan ennyivel több pont: { $figure }
review-reason-others-points = { $others ->
    [1] A másik játékosnak a végén átlagosan ennyivel kevesebb pontja van: { $figure }
   *[other] A többieknek a végén együtt átlagosan ennyivel kevesebb pontjuk van: { $figure }
}
review-reason-lead = A végén a pontkülönbség átlagosan ennyivel kedvezőbb: { $figure }
review-reason-seals = Ebben a fordulóban átlagosan ennyivel több pecsét: { $figure }
review-reason-others-seals = A többieknek ebben a fordulóban együtt átlagosan ennyivel kevesebb pecsét jut: { $figure }
review-grade = { $grade ->
    [best] legjobb
    [good] jó
    [inaccuracy] pontatlanság
    [mistake] hiba
   *[blunder] súlyos hiba
}
review-split = kezdet { $start }, szerencse { $luck }, saját döntések { $own }, a többiek döntései { $others } = { $result }
review-none = Nincs hiba, és olyan kör sem, amelyben a szerencse sokat döntött volna.
review-progress = { $percent } · elképzelt játszmák: { $n }
review-about = Elképzelt játszmák: { $n }. Minden döntés értékelése azon alapul, amit a játékos tudhatott. A tudást ahhoz mérjük, amit e játszmák játékosai tettek volna; minden más szerencse.
review-part = Az elemzés nincs kész: több idővel pontosabbak a számok.
review-not-over = A játszmának nincs vége: az utolsó számok a pillanatnyi esélyek.
review-no-moves = ebben a játszmában még semmi sem történt
review-too-long = { $most } lépésnél hosszabb játszmához nem készül elemzés
review-no-coach = ehhez a játékhoz még nincs elemzés: { $game }
review-both = a --json és a --html közül csak az egyik adható meg
