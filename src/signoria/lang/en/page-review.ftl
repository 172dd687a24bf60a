# The review of a game on the page; its other words are in review.ftl. $deed is what somebody did: “bought Gold”.

page-review-title = Game review
page-review-short = Review
page-review-most-you = { $game ->
    [intrigo] Round { $turn } cost you the most: { $deed }
   *[other] Turn { $turn } cost you the most: { $deed }
}
page-review-most = { $game ->
    [intrigo] Round { $turn } cost { $player } the most: { $deed }
   *[other] Turn { $turn } cost { $player } the most: { $deed }
}
page-review-most-luck = { $game ->
    [intrigo] Luck in round { $turn } changed the most
   *[other] Luck on turn { $turn } changed the most
}
page-review-you = You
page-review-done = played
page-review-first = best
page-review-for = Review for
page-review-begin = The coach is looking at the game
page-review-axis = { $game ->
    [intrigo] round 0
   *[other] turn 0
}
page-review-turn = { $game ->
    [intrigo] Round { $turn }
   *[other] Turn { $turn }
}
page-review-by-turn = Chances by turn: choose a turn to see the table
page-review-before = At the start
page-review-after = { $game ->
    [intrigo] After round { $turn }
   *[other] After turn { $turn }
}
page-review-point = { $game ->
    [intrigo] Turning point { $n }, round { $turn }
   *[other] Turning point { $n }, turn { $turn }
}
page-review-yours = Your decisions
page-review-of = Decisions: { $player }
page-review-best = the best choice
page-review-all = Show all { $n }
page-review-fewer = Show fewer
page-review-held = { $n ->
    [one] { $n } card in hand or in play
   *[other] { $n } cards in hand and in play
}
page-review-thinking = The coach is still trying out the choices.
page-review-table = See the table
page-review-luck = Luck changed the chance to win by { $change } here: { $player }.
page-review-part-start = start
page-review-part-luck = luck
page-review-part-own = own decisions
page-review-part-others = others’ decisions
page-review-dotted = dashed lines: 0% and 100%
page-review-hints = { $n ->
    [one] The coach gave one hint in this game.
   *[other] The coach gave { $n } hints in this game.
}
