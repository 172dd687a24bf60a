# Hogyan látszanak az ellenfelek lépései.

page-speed = Ellenfelek lépései
page-speed-off = Azonnal
page-speed-quick = Gyorsan
page-speed-normal = Közepesen
page-speed-slow = Lassan
page-table-skip = Ugrás az én körömre
    .watching = Ugrás a mostani álláshoz

page-dominion-mark-played = { $n ->
    [1] Kijátszva: { CARD($card) }
   *[other] Kijátszva: { CARD($card) } × { $n }
}
page-dominion-mark-gained = { $n ->
    [1] Megszerezve: { CARD($card) }
   *[other] Megszerezve: { CARD($card) } × { $n }
}
page-dominion-mark-trashed = { $n ->
    [1] Kiselejtezve: { CARD($card) }
   *[other] Kiselejtezve: { CARD($card) } × { $n }
}
page-dominion-mark-discarded = Eldobva: { $n }
page-dominion-mark-passed = Továbbadva: { CARD($card) }
    .unseen = Továbbadott egy lapot
page-dominion-mark-revealed = Felfedve: { CARD($card) }
page-dominion-struck-you = te
page-table-since = a köröd óta
    .watching = a legutóbbi körben
