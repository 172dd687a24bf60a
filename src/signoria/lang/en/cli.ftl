# The terminal: what the screen says around the game, and the words that can be typed.

play-turn = { $player }, turn { $n } · { $phase }
    .you = Your turn { $n } · { $phase }
play-counters = { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } · { $buys ->
        [one] 1 buy
       *[other] { $buys } buys
    } · ${ $coins }
play-hand = Hand
play-in-play = In play
    .short = in play
play-deck = Deck
play-aside = Set aside
    .short = set aside
play-revealed = Revealed
    .short = revealed
play-known = known
play-discard-top = discard
play-hand-size = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
play-deck-size = { $n ->
    [0] empty
   *[other] { so-many-cards }
}
play-empty = empty
play-card = { $name } · ${ $cost } · { $types }
play-absent = { $name } · not in this game
play-asks = { CARD($source) }: { $question }
play-picked = Picked so far: { LIST($words) }
play-enter = {" "}(Enter)
play-hint = ? card text · why card · undo · log · trash · save FILE · quit
    .several = several at once: 1 3 3 · ? card · why card · undo · log · trash · save · quit

play-pass-on = Pass the keyboard to { $player }.
play-ready = { $player }, press Enter:{" "}
play-thinking = { $bot } is thinking …
play-more = Enter: more, q: back{" "}
play-back = Enter: back{" "}
play-go-on = Enter: go on{" "}
play-begin = Enter: begin{" "}
play-kingdom = The kingdom
play-choose = Please choose: type a number or a name.
play-several = { $said } could be { LIST($names) }.
play-unknown = Nothing here is called { $said }. Type a number or a name, or ? for help.
play-no-card = No card is called { $said }.
play-possible = { $name }: that is possible now.
play-why-what = Why what? Name a card, such as: why market
play-so-far = The rest was not done: something else is asked first.
play-trash = Trash:
play-trash-empty = The trash is empty.
play-save-where = Save where? Name a file, such as: save friday.json
play-saved = Saved as { $file }.
play-not-saved = It could not be saved: { $why }
play-agree = Take back { $player }'s last move? All must agree. (yes/no){" "}
play-not-agreed = Nothing was taken back.
play-left = The game is kept. Go on with: signoria play --resume
    .elsewhere = The game is kept. Go on with: signoria play --resume { $file }
play-record = The record of the game: { $file }
play-again = Enter: another game, log: what happened, q: leave{" "}
play-person = Player { $n }
play-help =
    Answer with a number, a card's name, or its beginning.
    Several at once: 1 3 3   copper, estate   2 copper
    Enter alone does what is usual: end the phase, play all Treasures, stop picking.

    ? militia       what a card does
    why market      why something is not possible
    undo            take your last move back
    log             everything that happened
    trash           what lies in the trash
    save FILE       write the game into a file
    quit            leave; the game is kept, and `signoria play --resume` goes on

# What can be typed, with commas between words for the same thing.
command-help = help
command-why = why
command-undo = undo, back
command-log = log
command-trash = trash
command-save = save
command-quit = quit, q, exit
play-verbs = play, buy, discard, trash, gain, pass, put, reveal, name, take, choose, show
# What may stand between the words of an answer and means nothing: buy thief into 5.
play-fillers = play, buy, keep, put, lay, place, name, call, turn, swap, move, in, into, to, on, at, for, with, and, from, the, gap, building
alias-stop = stop, done, nothing, none, no
alias-yes = yes, y
alias-no = no, n
alias-all_treasures = all
alias-end_actions = end, done, no
alias-end_treasures = end, done, no
alias-end_turn = end, done, nothing, no

bot-big_money = Money bot
bot-big_money_ultimate = Patient Money bot
bot-big_money_ultimate_many = Money bot for many
bot-bureaucrat_gardens = Bureaucrat Gardens bot
bot-council_room = Council Room bot
bot-courtyard = Courtyard bot
bot-double_witch = Double Witch bot
bot-duke_duchy = Duke bot
bot-ironworks_gardens = Ironworks Gardens bot
bot-lab_militia_chapel = Laboratory bot
bot-masquerade = Masquerade bot
bot-militia = Militia bot
bot-minion = Minion bot
bot-minion_chapel = Minion Chapel bot
bot-smithy = Smithy bot
bot-torturer = Torturer bot
bot-torturer_village = Torturer Village bot
bot-witch = Witch bot
bot-workshop_gardens = Workshop Gardens bot
bot-novice = Novice
bot-easy = Easy bot
bot-medium = Medium bot
bot-hard = Hard bot
bot-random = Random bot
# Bots of other packages and of the user's own files.
bot-other = Bot { $name }
bot-numbered = { $bot } { $n }

end-deck = { $turns ->
        [one] in 1 turn
       *[other] in { $turns } turns
    }, { $n } cards
end-wins = { $player } wins with { points }.
    .you = You win with { points }.
end-wins-turns = { $player } wins: { LIST($others) } had as many points, but more turns.
    .you = You win: { LIST($others) } had as many points, but more turns.
end-shared = { LIST($players) } share the victory.
end-shared-turns = { LIST($players) } share the victory: equal points, and fewer turns than the others.
end-conceded = The others have given up. The victory goes to { LIST($players) }.
    .you = The others have given up: you win.
end-provinces = The last Province is gone.
end-piles = These piles are empty: { LIST($piles) }.
end-broken-off = The game was not played to its end.

# Why nobody can sit down.
error-nobody-plays = at least one person plays
error-same-name = two people have the same name
error-no-name = '{ $name }' is no name
error-long-name = a name has at most { $n } letters: { $name }
error-how-many-play = { $least } to { $most } play, not { $n }
error-not-in-terminal = { $game } cannot be played in the terminal; { LIST($games) } can
error-option-of-dominion = { $option } means nothing in { $game }
error-none-unfinished = no game was left unfinished in { $folder }
error-file = { $file }: { $why }
error-bot-failed = { $bot } cannot answer '{ $option }': { $reason }. The game is kept as it was before.
