# What every table of the page says, whatever is played on it.

page-language = Language
page-sound = Sound on your turn
page-theme-day = Light mode
page-theme-night = Dark mode
page-close = Close
page-menu = Menu

page-error-unreachable = Can’t reach the server.
page-error-unknown = Something went wrong.
page-error-again = Try again
page-error-home = Back to home

page-link-connecting = Connecting…
page-link-open = Connected
page-link-lost = Connection lost, reconnecting…
page-link-ended = Disconnected

page-table-closed = This table is closed.
page-table-question = Question
page-table-confirm = Done
page-table-more = { $n ->
    [one] Choose one more
   *[other] Choose { $n } more
}
page-table-tally = { $picked } of { $most }
page-table-tally-most = { $picked } of up to { $most }
page-table-tally-open = { $picked } chosen
page-table-you = Your side of the table
page-table-log = Log
page-table-game = Game { $n }
page-table-number = Table { $n } of 2
page-table-show-log = Show log

page-proposal-undo-you = You’re asking to undo your last move.
page-proposal-undo-other = { $player } is asking to undo their last move.
page-proposal-bot-you = You’re asking to let a bot play for { $about }.
page-proposal-bot-other = { $player } is asking to let a bot play for { $about }.
page-proposal-rematch-same-you = You’re suggesting a rematch with the same cards.
page-proposal-rematch-same-other = { $player } suggests a rematch with the same cards.
page-proposal-rematch-rotated-you = You’re suggesting a rematch with some cards swapped.
page-proposal-rematch-rotated-other = { $player } suggests a rematch with some cards swapped.
page-proposal-rematch-new-you = You’re suggesting a rematch with new cards.
page-proposal-rematch-new-other = { $player } suggests a rematch with new cards.
page-proposal-agree = Agree
page-proposal-refuse = Decline
page-proposal-withdraw = Withdraw

page-table-undo-sure = Others have moved since then. This will also undo moves by { LIST($players) }.
page-table-undo-yes = Undo everything
page-table-doubt-no = Keep playing
page-proposal-declined = Your request was declined.

page-chat = Chat{ $n ->
    [0] { "" }
   *[other] { " " }({ $n })
}
page-chat-say = Say something
page-chat-send = Send
page-chat-mute = Mute { $player }
page-chat-unmute = Unmute { $player }

page-menu-take-seat = Take over again
page-menu-hand-over = Let a bot play for { $player }
page-menu-concede = Resign
page-menu-concede-doubt = Resign this game? You can’t undo that.
page-menu-concede-sure = Yes, resign
page-menu-rules = Rules and cards
page-menu-leave = Leave for now
page-menu-keys = Keys
page-menu-hold = To read a card, press and hold it.
