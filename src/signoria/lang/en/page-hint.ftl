# The coach at the table: hints, and warnings in practice.

page-hint-ask = Hint
    .about = What would the coach do?
page-hint-thinking = The coach is thinking…
page-hint-none = The coach sees no difference here.
page-hint-hide = Hide
page-hint-part = part of the best choice
page-hint-used = { $n ->
    [one] { $n } hint
   *[other] { $n } hints
}
page-hint-not-yet = Nothing has happened yet.
page-hint-sure = Sure? This costs about { $loss }.
page-hint-against = Chance to win: { $chance }. With { $better }: { $better_chance }.
page-hint-anyway = Do it anyway
page-hint-again = Choose again
page-hint-quiet = Don’t warn me again in this game

# What somebody most often gets wrong, from the reviews of their games.
page-mistakes-title = What you most often get wrong
page-mistakes-from = { $decisions ->
    [one] From one decision
   *[other] From { $decisions } decisions
} in { $games ->
    [one] one reviewed game
   *[other] { $games } reviewed games
}
page-mistakes-none = You make no kind of mistake often.
page-mistakes-times = { $n ->
    [one] once
   *[other] { $n } times
} in { $games ->
    [one] one game
   *[other] { $games } games
}, −{ $loss } in all
page-mistakes-better = Better: { $what }
