# The first visit, what waits for somebody, the kingdom of the day, finished games, several people at one screen.

page-new-title = Your first game takes ten minutes
page-new-lead = You play Dominion against one easy bot, and the table explains each step as it comes up. Nothing to read first.
page-new-play = Play your first game
page-new-intrigo = Or learn Intrigo
page-new-account = No account
page-new-undo = Undo at any time
page-new-leave = Leave whenever you like
page-new-know = I know the game
    .about = Choose players, bots, and cards.
page-new-invited = I have an invitation
    .about = Open the link that a friend sent you.
page-join-link = Link from your friend
    .about = Paste the whole link, or only its last part.
page-join-go = Join table
page-join-wrong = That isn’t an invitation. Paste the link that your friend sent you.

page-home-resume-more = { $n ->
    [one] and one more game
   *[other] and { $n } more games
}
page-home-preferences-about = Speed, sounds, and theme.

page-offline-title = The server can’t be reached.
page-offline-what = This page was saved on your device. Your games are safe on the server.
page-offline-again = Try again

page-notify-offer = Would you like a notification when it’s your move, even while this page is hidden?
page-notify-yes = Notify me
page-notify-no = No, thanks
page-notify-menu = Notify me on my turn
page-notify-move = It’s your move.

# $time: when the next one comes.
page-daily-title = Kingdom of the day
page-daily-same = The same ten cards and the same shuffles for everyone, until { $time }.
page-daily-against = You play against one bot: { $level }.
page-daily-play = Play it
page-daily-continue = Continue
page-daily-results = See results
page-daily-cards = See the cards
page-daily-once = You get one game a day.
page-daily-ranking = You and the four bots
page-daily-you = You
page-daily-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
page-daily-gave-up = gave up
page-daily-levels-play = The four bots are still playing the same deal…
page-daily-share = Copy result
# $score: my points and the opponent’s. What follows are squares, one for each level.
page-daily-share-won = Signoria, { $date }: won { $score } in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
page-daily-share-lost = Signoria, { $date }: lost { $score } in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
page-daily-share-gave-up = Signoria, { $date }: gave up
page-daily-history = Your recent days
page-daily-streak = { $n ->
    [one] 1 day in a row
   *[other] { $n } days in a row
}
page-daily-done = That was the kingdom of the day.
page-daily-compare = Compare results

page-games-won = Won
page-games-shared = Shared win
page-games-lost = Lost
page-games-screen = One screen
page-games-place = { $n ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
}
page-games-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
page-games-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
page-games-to = to { $points }
page-games-seals = { $n ->
    [one] seal
   *[other] seals
}
page-games-own-kingdom = Ten cards
page-games-all = All
page-games-played = { $n ->
    [one] game played
   *[other] games played
}
page-games-chance = won; luck alone would give { $percent }
page-games-points = points on average
page-games-interval = 95% interval: { $low } to { $high }
page-games-by-level = Games won, by level
page-games-people = With people
page-games-mixed = Mixed bots
page-games-more = By kingdom and card
page-games-by-kingdom = By kingdom
page-games-by-card = By card
    .about = Games in which you owned the card at the end.
page-games-search = Search for a player, a card, a kingdom, or a date
page-games-none = No game matches.
page-games-earlier = { $n ->
    [one] Show { $n } earlier game
   *[other] Show { $n } earlier games
}
page-games-remove = Remove from your games
    .sure = Remove this game from your list and your statistics?
    .no = Keep
    .yes = Remove
page-games-export = Your games as a file:

page-screen-title = Around one screen
page-screen-lead = Pass one device around. Hands stay covered between turns.
page-screen-who = Who’s playing
page-screen-player = Player { $n }
page-screen-add = Add player
page-screen-level = How well the bots play
page-screen-pass = { $player }, it’s your move
    .about = All cards are covered. Take the screen, and make sure that nobody else looks.
page-screen-show = Show my cards
