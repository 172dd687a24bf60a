# A table for friends: opening it, inviting, sitting down, beginning.

page-lobby-lead = You open a table, your friends come by a link. Each plays on a device of their own, in their own language.
page-lobby-what = What is played
page-lobby-seats = Seats
page-lobby-two-tables = So many play at two tables: when you begin, everyone is dealt to one of them, each with a kingdom of its own.
page-lobby-kingdom = Choose a kingdom
page-lobby-how = How it is played
page-lobby-undo = Taking moves back
page-lobby-undo-ask = Ask
    .about = Moves that told nobody anything can be taken back at once, others if all agree.
page-lobby-undo-free = Harmless ones
    .about = Only moves that told nobody anything can be taken back.
page-lobby-undo-never = Never
    .about = No move can be taken back.
page-lobby-chat = Chat at the table
page-lobby-public = Open to everyone
    .about = The table is listed; anyone may sit down or watch. Otherwise only those with the link.
page-lobby-points = Score counter
    .about = Everyone sees how many points each player has.
page-lobby-more = More rules
page-lobby-profile = Rules of
page-lobby-profile-fitting = what fits the cards
page-lobby-profile-ed1 = the 1st edition
page-lobby-profile-ed2 = the 2nd edition
page-lobby-merged = Treasures of two boxes
    .about = Twice as many Silvers and Golds, and more Coppers, with 2 to 4 players too.
page-lobby-discard-top = Choose the top of your discard pile
    .about = At the end of a turn you decide which card lies on top.
page-lobby-name = Your name at the table
page-lobby-open = Open the table

page-lobby-title = Who is coming?
page-lobby-plays = { $game }.
page-lobby-plays-kingdom = { $game }, kingdom: { $kingdom }.
page-lobby-who = At the table
page-lobby-free = Seat { $n } is free
page-lobby-you = that is you
page-lobby-here = is here
page-lobby-away = not connected now
page-lobby-sit = Sit down
page-lobby-move = Move here
page-lobby-rename = Change name
page-lobby-rename-done = Done
page-lobby-leave = Leave the seat
page-lobby-empty = Free the seat of { $player }
page-lobby-bot-for = Bot for seat { $n }
page-lobby-seat-bot = Put a bot here
page-lobby-no-bot = No bot
page-lobby-other-bots = Bots with one plan
page-lobby-fill-with = Bots:
page-lobby-fill = { $n ->
    [one] Fill the empty seat
   *[other] Fill { $n } empty seats
}
page-lobby-still-empty = { $n ->
    [one] One seat is still empty.
   *[other] { $n } seats are still empty.
}
page-lobby-all-here = All seats are taken.
page-lobby-wait-for-host = All seats are taken. Whoever opened the table begins.
page-lobby-start = Begin

page-lobby-invite = Invite friends
page-lobby-invite-how = Send the link, or let them point a camera at the code.
page-lobby-qr = QR code of the invite link
page-lobby-link = Invite link
page-lobby-copy = Copy the link
page-lobby-copied = Copied

page-lobby-join = Come to the table
page-lobby-full = All seats are taken.
page-lobby-is-playing = The game has begun.
page-lobby-is-over = The game is over.
page-lobby-is-closed = This table is closed.
page-lobby-watch = Watch
