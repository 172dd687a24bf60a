# The end of a game, and stepping through a finished one.

page-end-where = Game over
page-end-rematch = Rematch
page-end-rematch-new = New cards
page-end-again = Play again
page-end-replay = Watch replay
page-end-save = Save record

page-end-cards = Points by card
page-end-player = Player
page-end-turns = turns
page-end-points = points
page-end-rounds = rounds
page-end-seals = seals
page-end-missing = seals needed
page-end-ducats = ducats
page-end-you = you
page-end-winner = winner
page-end-curve-points = Points by turn
page-end-curve-seals = Seals by round
page-end-unit-turn = turn
page-end-unit-round = round
page-end-decks = Decks side by side
page-end-deck-size = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

page-replay-title = Replay
page-replay-step = Step { $step } of { $steps }
page-replay-first = Go to start
page-replay-back-turn = Back one turn
page-replay-back = Back one step
page-replay-on = Forward one step
page-replay-on-turn = Forward one turn
page-replay-last = Go to end
page-replay-play = Play
page-replay-pause = Pause
page-replay-seen-by = Seen by
page-replay-spectator = a spectator
page-replay-jump = Go to this turn
page-replay-result = Back to result
page-replay-now = Back to game
page-replay-your-turn = Your turn: go back
page-replay-open = Open a record
page-replay-open-hint = Choose a file saved at the end of a game, or drop it here.
page-replay-open-file = Choose a file

# The next game, and the series.
page-end-rematch-rotated = Swap cards
page-end-share = Copy link to game
page-end-share-here = This server is open to this computer only, so the link works only here.
page-end-swap-how = Each player may name one kingdom card. Each card named is replaced with a random one.
page-end-swap-out = Swap out
page-end-swap-none = no card
page-end-swap-play = Play with the swap
page-end-swap-suggest = Suggest
page-end-families = What each family won
# $n is the value of the card that won the seal that won the game.
page-end-decider = The deciding building
page-end-decider-tie = Another { $n } beside it would have made a tie, and the seal would have stayed.
page-end-decider-show = Show this moment
page-end-lacked-four = For four of a kind: { $n } more ({ $tokens })
page-end-lacked-five = For all five: { $tokens }
page-end-series = Series after { $n ->
    [one] 1 game
   *[other] { $n } games
}
page-end-series-won = won
page-end-series-shared = shared
page-end-starts-left = { $player }, to the left of the winner, starts the next game.
page-end-you-start-left = You’re to the left of the winner, so you start the next game.
page-end-starts-other = { $player }, the only player who didn’t win, starts the next game.
page-end-you-start-other = You start the next game, because everyone else won.
page-end-starts-one = { $player } starts the next game.
page-end-you-start-one = You start the next game.
page-end-starts-drawn = A random player who didn’t win starts the next game: { LIST($players, link: "or") }.
page-end-starts-any = A random player starts the next game.
