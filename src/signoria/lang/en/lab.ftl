# The report of a simulation.

report-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
report-games-of = { $n } of { $most } games
report-speed = { $n } games/s
report-not-over = { $n } not over after { $turns } turns each
report-seed = seed { $name }
report-written = The report: { $file }
report-picture = Scores, endings, the course of the games, and what was bought when
report-column =
    .bot = bot
    .score = score
    .interval = 95 % interval
    .wins = wins
    .ties = ties
    .points = points
    .turns = turns
report-scores = Who wins
    .note = Wins in percent; a shared win counts for its part, an unfinished game for all alike. The dark line is the 95 % interval.
report-endings = How games end
    .note = In percent of all games; the colours are the winners.
report-gauge =
    .note = The mean over all games. A game that is over counts as it ended.
    .band = The mean over all games; half of them lie in the shaded band. A game that is over counts as it ended.
report-lengths = How long games last
    .note = In percent of all games.
report-purchases = What { $name } buys when
    .note = Copies bought in an average game: the colour says when, the number on the right how many in all.
report-shared = shared
report-unfinished = not over
report-others = other endings

unit-turn = Turn
unit-round = Round

gauge-points = Points by turn
gauge-seals = Seals by round
gauge-missing = Seals missing for victory
gauge-ducats = Ducats by round

ending-over = over
ending-provinces = no Provinces left
ending-piles = gone: { LIST($names, link: "none") }
ending-four = four seals of one organisation
ending-five = a seal of each organisation
ending-round-limit = the last round
