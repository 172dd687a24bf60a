# The coach's review of a finished game. $change and the figures are written as the language writes numbers.

review-title = Review
review-chances = Chance to win
review-turning = Turning points
review-decisions = Decisions
review-split-title = Skill and luck
review-turn = { $game ->
    [intrigo] Round { $turn }
   *[other] Turn { $turn }
}
review-when = { $game ->
    [intrigo] Round { $turn }, { $player }
   *[other] Turn { $turn }, { $player }
}
review-deed = { $verb ->
    [buy] bought { $what }
    [gain] gained { $what }
    [trash] trashed { $what }
    [discard] discarded { $what }
    [play_action] played { $what }
    [play_treasure] played { $what }
    [pass] passed { $what }
    [pick] kept { $what }
    [place] placed { $what }
   *[other] chose “{ $what }”
}
# What would have been better; the verb is "same" if it is that of what was done.
review-do = { $verb ->
    [same] { $what }
    [buy] buy { $what }
    [gain] gain { $what }
    [trash] trash { $what }
    [discard] discard { $what }
    [play_action] play { $what }
    [play_treasure] play { $what }
    [pass] pass { $what }
    [pick] keep { $what }
    [place] place { $what }
   *[other] “{ $what }”
}
review-better = Better: { $what }, { $change }
review-as-good = { $what } was as good, within the margin
review-luck = luck, { $player } { $change }
review-reason-wins = It wins the game this turn
review-reason-loses = Ending the game here loses it
review-reason-unspent = ${ $coins } stayed unspent
review-reason-curses = { $others ->
    [1] The other player ends with { $figure } more Curses on average
   *[other] The others together end with { $figure } more Curses on average
}
review-reason-own-curses = It means { $figure } fewer Curses on average
review-reason-points = It means { $figure } more points at the end, on average
review-reason-others-points = { $others ->
    [1] The other player ends with { $figure } fewer points on average
   *[other] The others together end with { $figure } fewer points on average
}
review-reason-lead = { $others ->
    [1] It gains { $figure } points on the other player, on average
   *[other] It gains { $figure } points on the others, on average
}
review-reason-seals = It brings { $figure } more seals this round, on average
review-reason-others-seals = The others together win { $figure } fewer seals this round, on average
review-grade = { $grade ->
    [best] best
    [good] good
    [inaccuracy] { $n ->
        [one] inaccuracy
       *[other] inaccuracies
    }
    [mistake] { $n ->
        [one] mistake
       *[other] mistakes
    }
   *[blunder] { $n ->
        [one] blunder
       *[other] blunders
    }
}
review-split = start { $start }, luck { $luck }, own decisions { $own }, others’ decisions { $others } = { $result }
review-none = No mistakes, and no turn in which luck decided much.
review-progress = { $percent } · { $n } imagined games
review-about = From { $n } imagined games; each decision is graded by what its player could know. Skill is counted from what the players in those games would have done; everything else is luck.
review-part = Not finished: with more time, the figures get sharper.
review-not-over = This game isn’t over: the last figures are the chances so far.
review-no-moves = nothing was played in this game yet
review-too-long = more than { $most } moves are too many for a review
review-no-coach = { $game } has no coach yet
review-both = give either --json or --html, not both
