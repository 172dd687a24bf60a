# The door: what is played, against whom, and the other ways in. My games, and what the server knows of me.

page-game-dominion = Dominion
    .about = Start with seven Coppers and three Estates, end with a realm. Two boxes, 2 to 6 players.
page-game-intrigo = Intrigo
    .about = Four families, one palace, five kinds of seals. Place, buy, betray. 3 or 4 players.

page-home-title = Sit down and play
page-home-lead = Two games of cunning at one table. No account, no waiting: pick a game and the cards are dealt.
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
page-home-dealing = Dealing …
page-home-guest = Guest

# How well bots play.
page-level-novice = Novice
    .about = likes new cards better than winning
page-level-easy = Easy
    .about = a sound plan, carried out simply
page-level-medium = Medium
    .about = looks for the plan that fits this table
page-level-hard = Hard
    .about = thinks ahead and forgives little

page-home-ways = Other ways in
page-home-friends = Play with friends
    .about = Send a link or show a code. Any device, each in their own language.
page-home-learn = Learn the rules
    .about = Both games in a few pages, and what every card does.
page-home-games = Games and tables
    .about = Your games, open tables, a record from a file.

# $others: the names of all others at the table.
page-home-resume-move = { $game }: it is your move.
page-home-resume = { $game }: your table is still there.
page-home-resume-with = With you: { LIST($others) }.
page-home-back = Back to the table
page-home-look = Look at it

page-home-mine = Your games
page-home-mine-none = Nothing here yet. Games that you play or have played are listed here.
page-home-finished = Finished
page-home-public = Open tables
page-home-public-none = Nobody has opened a table for everyone just now. Open one yourself:
page-home-with = { LIST($names) }
page-home-status-open = { $n ->
    [0] full, begins soon
    [one] 1 seat free
   *[other] { $n } seats free
}
page-home-status-playing = being played
page-home-status-over = finished
page-home-status-closed = closed
page-home-your-move = your move

page-home-replay = A record from a file
    .about = Step through a finished game, seen by any player.
page-home-replay-open = Open a record

page-home-device = Your games on another device
page-home-device-give = Get a code here and type it on the other device: it then has the same games.
page-home-code-get = Get a code
page-home-code-for = { $n ->
    [one] works once, for one minute
   *[other] works once, for { $n } minutes
}
page-home-code = Code from your other device
page-home-device-take = Ten letters and digits, such as { $code }. This device then has those games.
page-home-claim = Fetch the games
page-home-claimed = Done: the games of your other device are here.

page-home-forget = Forget me
    .about = Deletes your name, your chat and the key to your games on this server. Games you are in are given up.
page-home-forget-nothing = There is nothing to forget yet.
page-home-forget-sure = Delete all that for good? It cannot be undone.
page-home-forget-no = Keep everything
page-home-forget-yes = Delete for good
