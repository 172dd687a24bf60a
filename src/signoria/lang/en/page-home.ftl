# The door: what is played, against whom, and the other ways in. My games, and what the server knows of me.

page-game-dominion = Dominion
    .about = Start with seven Coppers and three Estates, and build a kingdom. Two boxes, 2 to 6 players, up to 8 at two tables.
page-game-intrigo = Intrigo
    .about = Four families, one palace, five kinds of seals. Place, buy, betray. 3 or 4 players.

page-home-title = Sit down and play
page-home-lead = Choose a game, and the cards are dealt. No account needed.
page-home-game = Game
page-home-players = Players
page-home-you-and = { $n ->
    [one] You and one bot
    [2] You and two bots
    [3] You and three bots
    [4] You and four bots
    [5] You and five bots
   *[other] You and { $n } bots
}
page-home-bots = Bots
page-home-kingdom = Kingdom
page-home-more-kingdoms = More kingdoms
page-home-play = Play now
page-home-dealing = Dealing…
page-home-guest = Guest

# How well bots play.
page-level-novice = Novice
    .about = likes new cards more than winning
page-level-easy = Easy
    .about = a sound strategy, simply played
page-level-medium = Medium
    .about = adapts its strategy to the game
page-level-hard = Hard
    .about = thinks ahead and forgives little
page-level-expert = Expert
    .about = thinks longest, and has learned from its games

page-home-ways = More ways to play
page-home-friends = Play with friends
    .about = Send a link or a QR code, or pass one screen around.
page-home-learn = Learn the rules
    .about = Both games in a few pages, and what each card does.
page-home-games = My games
    .about = Results, statistics, and tables waiting for you.

# $others: the names of all others at the table.
page-home-resume-move = { $game }: it’s your move.
page-home-resume = { $game }: your table is waiting.
page-home-resume-with = Playing with { LIST($others) }.
page-home-back = Back to the table
page-home-look = View

page-home-mine = In progress
page-home-mine-none = Nothing in progress. Games you start will wait for you here.
page-home-finished = Finished
page-home-public = Open tables
page-home-public-none = No open tables right now. Open one yourself:
page-home-with = { LIST($names) }
page-home-status-open = { $n ->
    [0] full, starting soon
    [one] 1 seat free
   *[other] { $n } seats free
}
page-home-status-playing = in progress
page-home-status-over = finished
page-home-status-closed = closed
page-home-your-move = your move

page-home-replay = Saved record
    .about = Step through a finished game from any player’s point of view.
page-home-replay-open = Open a record

page-home-device = Your games on another device
page-home-device-give = Get a code here and type it in on the other device. It will then show the same games.
page-home-code-get = Get a code
page-home-code-for = { $n ->
    [one] works once, within one minute
   *[other] works once, within { $n } minutes
}
page-home-code = Code from your other device
page-home-device-take = Ten letters and digits, such as { $code }. This device will then show the same games.
page-home-claim = Get your games
page-home-claimed = Done. The games from your other device are here.

page-home-forget = Forget me
    .about = Deletes your name, your chat messages, and the key to your games from this server. You resign from games in progress.
page-home-forget-nothing = There’s nothing to forget yet.
page-home-forget-sure = Delete all of that for good? You can’t undo this.
page-home-forget-no = Keep everything
page-home-forget-yes = Delete for good
