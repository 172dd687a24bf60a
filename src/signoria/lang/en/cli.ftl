# The terminal: what the screen says around the game, and the words that can be typed.

play-turn = { $player }, turn { $n } · { $phase }
    .you = Turn { $n } (you) · { $phase }
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
play-picked = Chosen so far: { LIST($words) }
play-enter = {" "}(Enter)
play-hint = ? CARD · why CARD · undo · log · trash · save FILE · quit
    .several = several in one line: 1 3 3 · ? CARD · why CARD · undo · log · trash · save · quit

play-pass-on = Pass the keyboard to { $player }.
play-ready = { $player }, press Enter:{" "}
play-thinking = { $bot } is thinking…
play-more = Enter: more, q: back{" "}
play-back = Enter: back{" "}
play-go-on = Enter: continue{" "}
play-begin = Enter: begin{" "}
play-at-the-table = At the table: { LIST($players) }.
play-kingdom = Kingdom
play-choose = Please choose: type a number or a name.
play-several = “{ $said }” could be { LIST($names, link: "or") }.
play-unknown = Nothing here is called “{ $said }”. Type a number or a name, or ? for help.
play-no-card = No card is called “{ $said }”.
play-possible = { $name }: you can do that now.
play-why-what = Why what? Name a card, for example: why market
play-so-far = Skipped the rest: there’s another question first.
play-trash = Trash:
play-trash-empty = The trash is empty.
play-save-where = Save to which file? For example: save friday.json
play-saved = Saved to { $file }.
play-not-saved = Couldn’t save: { $why }
play-agree = Undo { $player }’s last move? Everyone must agree. (yes/no){" "}
play-not-agreed = Nothing was undone.
play-left = Game saved. Continue with: signoria play --resume
    .elsewhere = Game saved. Continue with: signoria play --resume { $file }
play-record = Record of the game: { $file }
play-again = Enter: play again, log: what happened, q: leave{" "}
play-again-cards = Enter: play again, new: new cards, swap CARD: swap one out, log, q: leave{" "}
play-person = Player { $n }
play-help =
    Answer with a number, or with a card’s name or the start of one.
    Several in one line: 1 3 3   copper, estate   2 copper
    Enter alone does the usual: ends the phase, plays all Treasures, or stops choosing.

    ? militia       what a card does
    why market      why something isn’t possible
    undo            undo your last move
    log             everything that has happened
    trash           what’s in the trash
    save FILE       save the game to a file
    quit            leave; continue later with `signoria play --resume`

# What can be typed, with commas between words for the same thing.
command-help = help
command-why = why
command-undo = undo, back
command-log = log
command-new = new
command-swap = swap
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
    .names = Aldo
bot-big_money_ultimate = Patient Money bot
    .names = Ada
bot-big_money_ultimate_many = Money bot for big tables
    .names = Amedeo
bot-bureaucrat_gardens = Bureaucrat Gardens bot
    .names = Bruno
bot-council_room = Council Room bot
    .names = Carlotta
bot-courtyard = Courtyard bot
    .names = Dario
bot-double_witch = Double Witch bot
    .names = Donata
bot-duke_duchy = Duke bot
    .names = Duilio
bot-ironworks_gardens = Ironworks Gardens bot
    .names = Ines
bot-lab_militia_chapel = Laboratory bot
    .names = Livia
bot-masquerade = Masquerade bot
    .names = Mila
bot-militia = Militia bot
    .names = Ettore
bot-minion = Minion bot
    .names = Mario
bot-minion_chapel = Minion Chapel bot
    .names = Mirella
bot-smithy = Smithy bot
    .names = Fabio
bot-torturer = Torturer bot
    .names = Tosca
bot-torturer_village = Torturer Village bot
    .names = Teodora
bot-witch = Witch bot
    .names = Stella
bot-workshop_gardens = Workshop Gardens bot
    .names = Ugo
bot-novice = Novice
    .names = Nina, Beppe, Zita, Toni, Gemma
bot-easy = Easy bot
    .names = Marta, Piero, Bianca, Tullio, Lucia
bot-medium = Medium bot
    .names = Elena, Marco, Chiara, Nicola, Silvia
bot-hard = Hard bot
    .names = Orsola, Andrea, Vittoria, Lorenzo, Caterina
bot-expert = Expert bot
    .names = Ippolita, Baldassarre, Lavinia, Raffaele, Sofonisba
bot-trained = Trained bot
    .names = Ginevra, Ottavio, Isotta, Leonardo, Fiammetta
bot-random = Random bot
    .names = Fortunato
# Bots of other packages and of the user's own files.
bot-other = Bot { $name }
bot-numbered = { $bot } { $n }
bot-introduced = { $name } ({ $bot })
# What stands beside a bot’s name at a table.
bot-tag = bot · { $level }
    .other = bot

two-tables-title = Two tables
two-tables-row = Table { $n }: { LIST($players) }
two-tables-here = (here)
two-tables-other = On another computer, start the other table with the same options and { $options }.
series-title = { $n ->
    [one] Series after 1 game
   *[other] Series after { $n } games
}
series-row = { $player }: { $won } won, { $shared } shared
series-row-points = { $player }: { $won } won, { $shared } shared, { $points } points

end-deck = { $turns ->
        [one] in 1 turn
       *[other] in { $turns } turns
    }, { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
end-wins = { $player } wins with { points }.
    .you = You win with { points }.
end-wins-turns = { $player } wins: { LIST($others) } had as many points but took more turns.
    .you = You win: { LIST($others) } had as many points but took more turns.
end-shared = { LIST($players) } share the victory.
end-shared-turns = { LIST($players) } share the victory: they’re tied on points and turns.
end-conceded = Everyone else has resigned. { LIST($players) } won.
    .you = Everyone else has resigned. You win.
end-gave_up = You resigned. { LIST($players) } won.
end-provinces = The Province pile is empty.
end-piles = These piles are empty: { LIST($piles) }.
end-broken-off = The game wasn’t finished.

# Why nobody can sit down.
error-nobody-plays = at least one person has to play
error-same-name = two people have the same name
error-no-name = “{ $name }” isn’t a valid name
error-long-name = a name can have at most { $n } letters: { $name }
error-how-many-play = this game is for { $least } to { $most } players, not { $n }
error-not-in-terminal = { $game } can’t be played in the terminal; you can play { LIST($games, link: "or") } there
error-option-of-dominion = { $option } doesn’t apply to { $game }
error-prices = “{ $value }” isn’t a list of prices; write three whole numbers such as 1,2,3
error-none-unfinished = there is no unfinished game in { $folder }
error-file = { $file }: { $why }
error-bot-failed = { $bot } can’t answer “{ $option }”: { $reason }. The game is saved as it was before that.
