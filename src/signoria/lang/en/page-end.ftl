# The end of a game, and stepping through a finished one.

page-end-where = Game over
page-end-rematch = Rematch
page-end-rematch-new = New cards
page-end-again = Play again
page-end-replay = Step through the game
page-end-save = Save the record

page-end-cards = Points by card
page-end-player = Player
page-end-turns = turns
page-end-points = points
page-end-rounds = rounds
page-end-seals = seals
page-end-missing = still missing
page-end-ducats = ducats
page-end-you = you
page-end-result = Result
page-end-winner = winner
page-end-curve-points = Points by turn
page-end-curve-seals = Seals by round
page-end-unit-turn = turn
page-end-unit-round = round
page-end-won = Games won so far
page-end-decks = Decks side by side
page-end-deck-size = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

page-replay-title = Stepping through
page-replay-step = Step { $step } of { $steps }
page-replay-first = To the beginning
page-replay-back-turn = Back one turn
page-replay-back = Back one step
page-replay-on = On one step
page-replay-on-turn = On one turn
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-seen-by = Seen by
page-replay-spectator = a spectator
page-replay-open = Open a record
page-replay-open-hint = A file that was saved at the end of a game: choose it, or drop it here.
page-replay-open-file = Choose a file
