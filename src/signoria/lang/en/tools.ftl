# What the commands print besides `play`: lists of cards and kingdoms, statements of the rules, replays, scenarios.

# Headings of tables.
head-card = card
head-id = id
head-set = set
head-cost = cost
head-types = types
head-kingdom = kingdom
head-edition = edition
head-traits = traits
head-game = game
head-statements = statements
head-number = number

# Boxes, by the names that --set and --sets take.
box-base1 = Base, 1st ed.
box-base2 = Base, 2nd ed.
box-intrigue1 = Intrigue
box-custom = Custom
box-basic = Every box

cards-hint = `signoria cards CARD` says what a card does.
cards-unknown = no card is called '{ $name }'{ $hint }
kingdoms-hint = `signoria kingdoms NAME` shows one, `signoria kingdoms --random` draws another.
kingdoms-boxes = { LIST($boxes) }
kingdoms-without = Without: { LIST($traits, link: "none") }.
kingdoms-everything = It has something of everything.
kingdoms-among = { $n ->
    [one] The only such kingdom.
   *[other] One of { $n } such kingdoms.
}
kingdoms-code = Code: { $code }
kingdoms-wishes = --with and --without are wishes for --random
kingdoms-either = either --random or a kingdom, not both

rules-either = either --coverage or one statement, not both
rules-unknown = no statement is called '{ $name }'{ $hint }
rules-hint-near = ; the nearest are { LIST($near, link: "none") }
rules-hint-list = ; `signoria rules` lists what there is
rules-no-tests = (which tests show it can only be told in the project's source tree)
rules-no-coverage = there are no tests around: this counts in the project's source tree only
rules-no-behaviour = no behaviour: { $why }
rules-shown = shown by { $test }
rules-not-shown = no test shows it
rules-coverage = { $n } statements, { $covered } shown by tests, { $missing } missing
rules-total = { $n } statements. `signoria rules ID` shows one, `signoria rules CARD` all of a card.

replay-game = { $game }: { LIST($players, link: "none") }
replay-undo = undo: back to where { $n ->
    [one] 1 move was made
   *[other] { $n } moves were made
}
replay-answers = { $player } answers.
replay-asked = Asked now: { LIST($players, link: "none") }
result-winners = Winners: { LIST($players, link: "none") }
result-points = Points: { LIST($scores, link: "none") }
result-turns = Turns: { LIST($scores, link: "none") }
result-places = Places: { LIST($scores, link: "none") }
result-seals = Seals (merchants, military, clergy, farmers, workers): { LIST($scores, link: "none") }
result-ducats = Ducats: { LIST($scores, link: "none") }
result-score = { $player } { $score }
replay-moves-legal = { $n ->
    [one] 1 line of the log: all moves are legal
   *[other] { $n } lines of the log: all moves are legal
}
replay-digests-agree = { $n ->
    [one] 1 turn: all digests agree
   *[other] { $n } turns: all digests agree
}
replay-commitment-agrees = the commitment agrees with the secret and the setup
replay-result-agrees = the result agrees
replay-not-over = the game is not over, and the record gives no result

scenario-ok = ok
scenario-failed = FAILED
scenario-error = error
scenario-no-files = no scenario files here

bench-no-compiled = This is a plain install: there is no compiled contestant, and the targets are for compiled rules. `make bench` measures a compiled install; `SIGNORIA_COMPILE=1 pip install .` makes one.
bench-no-pyminion = `pyminion` is not installed; the extra `bench` brings it: `pip install '.[bench]'`

# The benchmark: what is measured, in what, and how it stands to its targets.
bench-big_money = Big Money mirror
bench-random_first_game = random First Game
bench-random_deconstruction = random Deconstruction
bench-random_intrigo = random Intrigo for four
bench-random_intrigo_games = random Intrigo for four
bench-clone = clone between effects
bench-clone_in_militia = clone inside Militia
bench-redeal = redeal between effects
bench-redeal_in_militia = redeal inside Militia
bench-view = view as data
bench-games-a-second = games/s
bench-decisions-a-second = decisions/s
bench-microseconds = µs
bench-measure = measure
bench-median = median
bench-range = low–high
bench-slower = times slower
bench-target = target for the compiled rules
bench-measured = measured
bench-wanted = {" "}(wanted: { $n })
bench-met = met
bench-met-not-yet = met, { $n } not yet
bench-not-met = not met
bench-not-measured = not measured
bench-round = round { $n } of { $most }: { $title }, { $name }
bench-head = { $what }, one core of { $n }, { $rounds } rounds of { $seconds } s
bench-turns = Turns in an average Big Money game: { $list }

# Known pairings beside ours.
calibrate-against = against
calibrate-known = known
calibrate-ours = ours
calibrate-agrees = agrees
calibrate-yes = yes
calibrate-no = no
calibrate-ties = { $name }, ties
calibrate-summary = { $n } games; seed { $seed }. BMU is { $bot }. The known figures are exact to ±{ $tolerance }.
