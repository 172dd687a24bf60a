# How opponents' moves are shown.

page-speed = Opponents’ turns
page-speed-off = Instant
page-speed-quick = Quick
page-speed-normal = Normal
page-speed-slow = Slow
page-table-skip = Skip to my turn
    .watching = Skip to latest

page-dominion-mark-played = { $n ->
    [1] Played: { CARD($card) }
   *[other] Played: { CARD($card) } × { $n }
}
page-dominion-mark-gained = { $n ->
    [1] Gained: { CARD($card) }
   *[other] Gained: { CARD($card) } × { $n }
}
page-dominion-mark-trashed = { $n ->
    [1] Trashed: { CARD($card) }
   *[other] Trashed: { CARD($card) } × { $n }
}
page-dominion-mark-discarded = Discarded: { $n }
page-dominion-mark-passed = Passed: { CARD($card) }
    .unseen = Passed a card
page-dominion-mark-revealed = Revealed: { CARD($card) }
page-dominion-struck-you = you
page-table-since = since your last turn
    .watching = last turn
