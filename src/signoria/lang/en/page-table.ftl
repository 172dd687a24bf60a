# What every table of the page says, whatever is played on it.

page-language = Language
page-sound = Sound when it is your move
page-theme-day = Switch to day
page-theme-night = Switch to night
page-close = Close
page-menu = Menu

page-trouble-unreachable = The server cannot be reached.
page-trouble-unknown = Something went wrong here.
page-trouble-again = Try again
page-trouble-home = To the start page

page-link-connecting = Connecting
page-link-open = Connected
page-link-lost = Connection lost, trying again
page-link-ended = Disconnected

page-table-closed = This table is closed.
page-table-question = Question
page-table-confirm = Done
page-table-more = { $n ->
    [one] Choose one more
   *[other] Choose { $n } more
}
page-table-tally = { $picked } of { $most }
page-table-tally-most = { $picked }, at most { $most }
page-table-tally-open = { $picked } chosen
page-table-you = Your side of the table
page-table-log = Log
page-table-show-log = Show the log

page-proposal-undo-you = You ask to take your last move back.
page-proposal-undo-other = { $player } asks to take the last move back.
page-proposal-bot-you = You ask that a bot plays on for { $about }.
page-proposal-bot-other = { $player } asks that a bot plays on for { $about }.
page-proposal-rematch-same-you = You suggest another game with the same cards.
page-proposal-rematch-same-other = { $player } suggests another game with the same cards.
page-proposal-rematch-rotated-you = You suggest another game with some cards exchanged.
page-proposal-rematch-rotated-other = { $player } suggests another game with some cards exchanged.
page-proposal-rematch-new-you = You suggest another game with new cards.
page-proposal-rematch-new-other = { $player } suggests another game with new cards.
page-proposal-agree = Agree
page-proposal-refuse = Refuse
page-proposal-withdraw = Withdraw

page-chat = Chat{ $n ->
    [0] { "" }
   *[other] { " " }({ $n })
}
page-chat-say = Say something
page-chat-send = Send
page-chat-mute = Mute { $player }
page-chat-unmute = Hear { $player } again

page-menu-take-seat = Play my seat myself again
page-menu-hand-over = Let a bot play for { $player }
page-menu-concede = Give up
page-menu-concede-sure = Give this game up for good
page-menu-rules = Rules and cards
page-menu-leave = Leave, and come back later
page-menu-keys = Keys
