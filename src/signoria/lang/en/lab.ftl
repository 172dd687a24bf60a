# The report of a simulation.

report-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
report-games-of = { $n } of { $most } games
report-speed = { $n } games/s
report-not-over = { $n } unfinished after { $turns } turns each
report-seed = seed { $name }
report-written = Report: { $file }
report-cached = No games were needed: this report was in the cache, { $folder }
report-not-cached = The report could not be cached in { $folder }: { $why }
report-picture = Scores, endings, how the games went, and what was bought when
report-column =
    .bot = bot
    .score = score
    .interval = 95% interval
    .wins = wins
    .ties = ties
    .points = points
    .turns = turns
report-scores = Who wins
    .note = Percentage of wins. A shared win is split among its winners, an unfinished game among all players. The dark line is the 95% interval.
report-endings = How games end
    .note = Percentage of all games; colors show the winners.
report-gauge =
    .note = Mean over all games. A finished game keeps its final value.
    .band = Mean and interquartile range over all games. A finished game keeps its final value.
report-lengths = How long games last
    .note = Percentage of all games.
report-purchases = What { $name } buys and when
    .note = Copies bought in an average game. The color shows when; the number on the right is the total.
report-shared = shared
report-unfinished = unfinished
report-others = other endings

unit-turn = Turn
unit-round = Round

gauge-points = Points by turn
gauge-seals = Seals by round
gauge-missing = Seals needed to win
gauge-ducats = Ducats by round

ending-over = over
ending-provinces = Provinces ran out
ending-piles = piles empty: { LIST($names, link: "none") }
ending-four = four seals of one organization
ending-five = a seal of each organization
ending-round-limit = the last round

# Amounts with their units; $value is written as the language writes numbers.
percent = { $value }%
seconds = { $value } s

# The search for strategies.
evolve-generation = generation { $n }
evolve-best = best { $score } ({ $interval })
evolve-left = { $time } left
evolve-cards = buys
evolve-share = mixture
evolve-money = only money
evolve-order = A strategy that does badly against a well-known one ranks lower than its score.
evolve-winner = The best menu:
evolve-written = { $n ->
    [one] 1 menu in { $folder }
   *[other] { $n } menus in { $folder }
}
evolve-game = strategies can be searched for only in { $known }, not in “{ $game }”
evolve-budget = give either --seconds or --games, not both
evolve-folder-used = { $folder } already contains menus; choose an empty folder
evolve-folder-search = { $folder } contains a search; continue it with --resume { $folder }, or choose an empty folder
evolve-resume = Continue with: `signoria evolve dominion --resume { $folder }`
evolve-resume-option = { $option } can’t be combined with --resume: the search in the folder has its own
evolve-no-search = there is no search in { $folder }
evolve-not-a-search = { $file } isn’t a search that can be continued
evolve-other-version = { $file } is from Signoria { $theirs } and can’t be continued by Signoria { $ours }
evolve-finished = this search is finished after { $games } games and { $seconds } s; give a larger --games or --seconds to keep searching

# Training a net.
train-estimate = learning which menus win
train-champions = searching kingdoms
train-imitation = learning from menus
train-league = playing against the league
train-chances = learning the chances
train-menus = { $score } against menus
train-past = { $score } against past nets
train-calibration = { $players } players, { $positions } positions: Brier score { $brier } (equal chances: { $equal }), calibration error { $error }
train-written = The weights and the learning curve are in { $folder }.
train-resume = Continue with: `signoria train dominion { $folder }`
train-game = only a net for { $known } can be trained, not for “{ $game }”
train-curve-menus = against menus
train-curve-past = against past nets
train-curve-games = games
train-curve-score = games won, %

# A tournament.
tournament-title = Tournament with { $n } bots
tournament-swiss = Swiss tournament with { $n } bots, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
tournament-players = { $n } players per game
tournament-rating = rating
tournament-games = games
tournament-round = round { $n } of { $most }
tournament-standings = Ratings
    .note = 400 points ahead means winning ten times as often
tournament-matrix = how often the row wins, out of the games won by one of the two, in %
tournament-by-kingdom = By kingdom
    .note = percentage of games won
tournament-about = Ratings follow the Bradley–Terry model; the average is 1500. The lines show 95% intervals, for these bots in these kingdoms.
tournament-absent = { $name } played in { $n } of { $most } kingdoms; the others lack its cards.
tournament-resume = Continue with: `signoria tournament { $game } --resume { $file }`
tournament-seats = games of { $game } have { $least } to { $most } players, not { $n }
tournament-bots = a tournament needs { $least } to { $most } bots, not { $n }
tournament-kingdoms = { $n } kingdoms are too many; a tournament can have at most { $most }
tournament-tables = that makes { $n } pairings, more than { $most }; name fewer bots or kingdoms, or use --swiss
tournament-misfits = only { $n } of the bots can play this kingdom, and a game needs { $needed }: { LIST($cards, link: "none") }
tournament-not-saved = { $file } isn’t a tournament that can be continued
tournament-differs = { $file } contains a tournament with a different { $option }; continue it with the same options, or choose another file

# What a card is worth.
worth-title = What { $name } adds
worth-adds = adds
worth-best = best deck with it
worth-copies = { $n ->
    [one] at most 1 copy
   *[other] up to { $n } copies
}
worth-mean = Over all kingdoms
worth-unit = percentage points above an even score
worth-against = { $one } against { $other }
worth-summary = Clearly better with it in { $helps } of { $n } kingdoms, clearly worse in { $hurts }.
worth-about = In each kingdom, the best deck with the card plays the best deck without it, as far as a short search finds them and as Signoria’s bots play them. A card that needs skillful play may be worth more to you.
worth-progress = { $n } of { $most } kingdoms

# A strategy in words: what is bought, and when.
plan-buys = Buys in this order: { $list }.
plan-points = Victory cards: { $list }.
plan-or = or
plan-up-to = up to { $n }
plan-per-treasures = one for every { $n } Treasures
plan-one-more-than = at most one more than { $name }
plan-owning = with { $n } × { $name } in the deck
plan-owning-fewer = with fewer than { $n } × { $name } in the deck
plan-until-turn = until turn { $n }
plan-from-turn = from turn { $n } on
plan-provinces-least = while { $n } or more Provinces are left
plan-provinces-most = once { $n } or fewer Provinces are left
plan-end-near = { $n ->
    [one] once one gain can end the game
   *[other] once { $n } gains can end the game
}
plan-end-far = { $n ->
    [one] while one gain can’t end the game
   *[other] while { $n } gains can’t end the game
}
plan-money-least = with at least ${ $n } in the deck
plan-money-most = with at most ${ $n } in the deck
plan-coins = with ${ $n } to spend
plan-cards-most = with at most { $n } cards in the deck
plan-behind-under = { $n ->
    [0] when leading
    [1] unless behind
   *[other] when less than { $n } points behind
}
plan-behind-least = { $n ->
    [0] unless leading
    [1] when behind
   *[other] when at least { $n } points behind
}

# The kingdom report.
what-wins-title = What wins here?
what-wins-about = Based on { $n } games between Signoria’s bots. The lines show 95% intervals. People may find better strategies.
what-wins-strategies = Best strategies
    .note = chance to win against the others
what-wins-matrix = What beats what
    .note = row against column, in %
what-wins-cards = What each card adds
    .note = the best deck with the card against the best one without it, in percentage points
what-wins-openings = Openings
    .note = first two buys, chance to win
what-wins-lengths = How long games last
    .note = the best two strategies against each other
what-wins-rounds = { $n } turns each; half of all games take { $least } to { $most }
what-wins-example = An example game
    .note = the best strategy against the second best, turn by turn
what-wins-start = Start
what-wins-download = Download this game to step through it on the page or with signoria replay
