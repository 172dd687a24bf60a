# Preferences: what is kept for one device.

page-pref-title = Preferences
page-pref-kept = Saved in this browser. Changes apply right away.
page-pref-at-table = At the table
page-pref-look = Look and sound
page-pref-you = You
page-pref-speed = Opponents’ turns
    .about = How fast their cards move.
page-pref-treasures = Play Treasures for me
    .about = All of them, as soon as your Buy phase begins.
page-pref-ending = End my turn for me
    .about = Only when there’s nothing left to do.
page-pref-confirming = Ask before I lose coins
    .about = When you end a turn in which you could still buy something.
page-pref-points = Score counter
    .about = In games against bots. In games with friends, the table’s options decide.
page-pref-practice = Practice mode
    .about = The coach warns you before a blunder. Only in new games against bots.
page-pref-theme = Theme
page-pref-theme-system = System
page-pref-theme-light = Light
page-pref-theme-dark = Dark
page-pref-text = Text size
    .about = Your browser’s zoom works, too.
page-pref-text-normal = Normal
page-pref-text-large = Large
page-pref-text-largest = Largest
page-pref-sound = Sound
    .about = Soft sounds for cards, and a bell when it’s your turn.
page-pref-name = Name
    .about = What others see at the table.
page-pref-forget = What this server keeps about you, and how to delete it.

# $coins, $buys: what is left of the turn.
page-dominion-end-anyway = You still have ${ $coins } and { $buys ->
    [one] a buy
   *[other] { $buys } buys
}. Press again to end your turn anyway.
