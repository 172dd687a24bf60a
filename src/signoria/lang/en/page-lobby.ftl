# A table for friends: opening it, inviting, sitting down, beginning.

page-lobby-lead = Open a table and send your friends a link. Everyone plays on their own device, in their own language.
page-lobby-what = Game
page-lobby-seats = Seats
page-lobby-two-tables = You’ll split into two tables: { $way }. Each has its own kingdom, and seats are drawn when the game starts.
page-lobby-kingdom = Choose a kingdom
page-lobby-how = Options
page-lobby-undo = Undo
page-lobby-undo-ask = Ask the others
    .about = Undo freely if you’ve learned nothing new; otherwise everyone must agree.
page-lobby-undo-free = Harmless moves only
    .about = You can undo only if you’ve learned nothing new.
page-lobby-undo-never = Never
    .about = Moves can’t be undone.
page-lobby-chat = Table chat
page-lobby-public = Open to everyone
    .about = The table is listed, and anyone can join or watch. Otherwise, only people with the link can.
page-lobby-points = Score counter
    .about = Everyone sees how many points each player has.
page-lobby-pause = Even pace
    .about = Choosing from a hand takes a moment even when there’s nothing to choose, so the wait gives nothing away.
page-lobby-more = More options
page-lobby-profile = Rules edition
page-lobby-profile-fitting = matches the cards
page-lobby-profile-ed1 = 1st edition
page-lobby-profile-ed2 = 2nd edition
page-lobby-merged = Treasures from two boxes
    .about = Twice as many Silvers and Golds, and more Coppers, even with 2 to 4 players.
page-lobby-discard-top = Choose discard order
    .about = When you discard several cards together, choose which one goes on top.
page-lobby-name = Your name at the table
page-lobby-open = Open table

page-lobby-title = Who’s coming?
page-lobby-plays = { $game }.
page-lobby-plays-kingdom = { $game }, kingdom: { $kingdom }.
page-lobby-who = At the table
page-lobby-free = Seat { $n } is free
page-lobby-you = you
page-lobby-here = here
page-lobby-away = not connected
page-lobby-sit = Sit down
page-lobby-move = Move here
page-lobby-rename = Change name
page-lobby-rename-done = Done
page-lobby-leave = Leave seat
page-lobby-empty = Remove { $player }
page-lobby-bot-for = Bot for seat { $n }
page-lobby-seat-bot = Add bot
page-lobby-no-bot = No bot
page-lobby-other-bots = Single-strategy bots
page-lobby-more-bots = More bots…
page-lobby-fill-with = Bots:
page-lobby-fill = { $n ->
    [one] Fill empty seat
   *[other] Fill { $n } empty seats
}
page-lobby-still-empty = { $n ->
    [one] One seat is still empty.
   *[other] { $n } seats are still empty.
}
page-lobby-all-here = All seats are taken.
page-lobby-wait-for-host = All seats are taken. Waiting for the host to start.
page-lobby-start = Start game

page-lobby-invite = Invite friends
page-lobby-invite-how = Send the link, or let them scan the QR code.
page-lobby-qr = QR code for the invite link
page-lobby-link = Invite link
page-lobby-copy = Copy link
page-lobby-copied = Copied

page-lobby-join = You’re invited
page-lobby-full = All seats are taken.
page-lobby-is-playing = The game has started.
page-lobby-is-over = The game is over.
page-lobby-is-closed = This table is closed.
page-lobby-watch = Watch

# Who can reach the table.
page-lobby-here-only = Only this computer can reach this table, so a link wouldn’t work anywhere else.
page-lobby-here-host = To let others in, start the server with --host and open the page at that address.
page-lobby-network = This network
    .about = Phones and computers on the same network can join with the link.
page-lobby-network-named = Network { $name }
page-lobby-network-which = Which network to open the table to
page-lobby-network-warning = Only open it to a network you trust, such as the one at home. Anyone on it can see that Signoria is running, and the connection isn’t encrypted. Access ends when you stop Signoria.
page-lobby-network-do = Open to network
page-lobby-network-open = Open to this network
page-lobby-network-help = The link doesn’t open? The other device must be on the same network. Guest networks often keep devices apart.
page-lobby-no-network = This computer isn’t on any network right now.
page-lobby-address = Address
page-lobby-watching = Allow spectators
    .about = Once all seats are taken, people with the link can watch.
page-lobby-tables = Tables
page-lobby-tables-one = One table
page-lobby-tables-two = Two: { $way }
page-lobby-prices = Character prices
    .about = What the three cards of each character cost, from top to bottom.
page-lobby-ducats = Ducats in the game
page-lobby-rounds = Last round
page-lobby-families = Families
page-lobby-families-random = Random
page-lobby-families-chosen = Chosen
page-lobby-seat = Seat { $n }
page-lobby-first = First player
