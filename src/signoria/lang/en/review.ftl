# The coach's review of a finished game. $change and the figures are written as the language writes numbers.

review-title = Review
review-chances = Chance to win
review-turning = Turning points
review-decisions = Decisions
review-split-title = Skill and luck
review-turn = Turn { $turn }
review-when = Turn { $turn }, { $player }
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
   *[other] chose { $what }
}
review-better = Better: { $what }, { $change }
review-as-good = { $what } was as good, within the margin
review-luck = luck, { $player } { $change }
review-reason-wins = It ends the game, and wins it
review-reason-unspent = ${ $coins } stayed unspent
review-reason-curses = On average the others end with { $figure } more Curses
review-reason-points = On average it ends with { $figure } more points
review-reason-others-points = On average the others end with { $figure } fewer points
review-reason-seals = On average it brings { $figure } more seals this round
review-reason-others-seals = On average the others win { $figure } fewer seals this round
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
review-about = From { $n } imagined games; each decision is graded by what its player could know.
review-part = Not finished: with more time, the figures get sharper.
review-not-over = This game isn’t over: the last figures are the chances so far.
review-no-moves = nothing was played in this game yet
review-too-long = more than { $most } moves are too many for a review
review-no-coach = { $game } has no coach yet
review-both = give either --json or --html, not both
