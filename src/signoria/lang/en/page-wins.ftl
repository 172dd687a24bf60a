# What wins on a kingdom: the report, and how far it is.

page-wins-title = What wins here?
page-wins-answer = What wins here? { $title }
page-wins-where = Kingdom report
page-wins-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
page-wins-again = Try again

page-wins-working = The bots are playing this kingdom against each other. The first results are below; they get more certain as more games finish.
page-wins-begin = Getting ready
page-wins-before = { $n ->
    [one] One other report comes first
   *[other] { $n } other reports come first
}
page-wins-games = { $n } of { $most } games played
page-wins-generation = Generation { $n }.
page-wins-left = { $n ->
    [one] About a minute left.
   *[other] About { $n } minutes left.
}
page-wins-soon = Less than a minute left.
page-wins-stay = You can play in the meantime: the work continues as long as Signoria is open here.
page-wins-stopped = Stopped. These first results may still change.
page-wins-stop = Stop here
page-wins-continue = Continue
page-wins-meanwhile = Play meanwhile
page-wins-early = early, the order may change

page-wins-strategies = Best strategies
    .note = games won against the others
page-wins-range = { $value }, between { $low } and { $high }
page-wins-between = between { $low } and { $high }
page-wins-share = mixture { $share }
page-wins-mixture = The mixture says how often to play each strategy so that none of the others beats you.
page-wins-openings = Openings
    .note = first two buys, games won
page-wins-often = { $n } in 12 games
page-wins-nothing = nothing
page-wins-lengths = How long games last
page-wins-rounds = { $n } turns each; half of all games take { $least } to { $most }.
page-wins-matrix = What beats what
    .note = row against column, in %
page-wins-loses = loses
page-wins-even = even
page-wins-wins = wins
page-wins-cards = What each card adds
    .note = deck with it against deck without, in percentage points
page-wins-example = An example game
    .note = the best two against each other
page-wins-step = Step through it
page-wins-about = From { $n } games between Signoria’s bots. The lines show 95% intervals. People may find better strategies.
