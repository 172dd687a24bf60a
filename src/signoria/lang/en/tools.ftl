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
head-statements = rules
head-number = number

# Boxes, by the names that --set and --sets take.
box-base = Base game
box-base1 = Base (1st ed.)
box-base2 = Base (2nd ed.)
box-intrigue1 = Intrigue
box-custom = Custom
box-basic = Every box

cards-hint = `signoria cards CARD` shows a card.
cards-unknown = no card is called “{ $name }”{ $hint }
kingdoms-hint = `signoria kingdoms NAME` shows one; `signoria kingdoms --random` draws one.
kingdoms-boxes = { LIST($boxes) }
kingdoms-without = Without: { LIST($traits, link: "none") }.
kingdoms-everything = It has a bit of everything.
kingdoms-among = { $n ->
    [one] The only kingdom like this.
   *[other] One of { $n } kingdoms like this.
}
kingdoms-code = Code: { $code }
kingdoms-wishes = --with and --without work only with --random
kingdoms-either = use either --random or a kingdom, not both

rules-either = use either --coverage or one rule, not both
rules-unknown = no rule is called “{ $name }”{ $hint }
rules-hint-near = ; closest: { LIST($near, link: "none") }
rules-hint-list = ; `signoria rules` lists them
rules-no-tests = (its tests are listed only in the project’s source tree)
rules-no-coverage = there are no tests here: run this in the project’s source tree
rules-no-behaviour = not about behavior: { $why }
rules-shown = checked by { $test }
rules-not-shown = no test checks it
rules-coverage = { $n } rules, { $covered } checked by tests, { $missing } not checked
rules-total = { $n } rules. `signoria rules ID` shows one; `signoria rules CARD` shows all the rules for a card.

replay-game = { $game }: { LIST($players, link: "none") }
replay-undo = undo, back to { $n ->
    [0] the start
    [one] move 1
   *[other] move { $n }
}
replay-asked = Now deciding: { LIST($players, link: "none") }
result-winners = { $n ->
    [one] Winner
   *[other] Winners
}: { LIST($players, link: "none") }
result-points = Points: { LIST($scores, link: "none") }
result-turns = Turns: { LIST($scores, link: "none") }
result-places = Ranks: { LIST($scores, link: "none") }
result-seals = Seals (merchants, military, clergy, farmers, workers): { LIST($scores, link: "none") }
result-ducats = Ducats: { LIST($scores, link: "none") }
result-score = { $player } { $score }
replay-moves-legal = { $n ->
    [one] 1 line of the log: all moves are legal
   *[other] { $n } lines of the log: all moves are legal
}
replay-digests-agree = { $n ->
    [one] 1 turn: all digests match
   *[other] { $n } turns: all digests match
}
replay-commitment-agrees = the commitment matches the secret and the setup
replay-result-agrees = the result matches
replay-not-over = the game isn’t over, and the record has no result

scenario-ok = ok
scenario-failed = FAILED
scenario-error = error
scenario-no-files = no scenario files here

bench-no-compiled = This install has no compiled rules, but the targets are for compiled rules. `make bench` measures a compiled install; `SIGNORIA_COMPILE=1 pip install .` makes one.
bench-no-pyminion = `pyminion` isn’t installed; install it with: `pip install '.[bench]'`

# The benchmark: what is measured, in what, and how it stands to its targets.
bench-big_money = Big Money mirror
bench-random_first_game = random First Game
bench-random_deconstruction = random Deconstruction
bench-random_intrigo = random 4-player Intrigo
bench-random_intrigo_games = random 4-player Intrigo
bench-clone = clone between effects
bench-clone_in_militia = clone during Militia
bench-redeal = redeal between effects
bench-redeal_in_militia = redeal during Militia
bench-view = view as data
bench-batch = batch of 1,024 games
bench-env_aec = PettingZoo environment
bench-env_vector = 256 games, self-play
bench-env_openspiel = OpenSpiel game
bench-peer_gin_rummy = OpenSpiel’s own Gin Rummy
bench-peer_texas_holdem = PettingZoo’s Hold’em
bench-menu_bots = Big Money menu alone
bench-simulate = Big Money menu, simulated
bench-one_job = simulate on one core
bench-two_jobs = simulate on two cores
bench-two_apart = two processes apart
bench-games-a-second = games/s
bench-decisions-a-second = decisions/s
bench-steps-a-second = steps/s
bench-microseconds = µs
bench-measure = measure
bench-median = median
bench-range = low–high
bench-slower = times slower
bench-target = target for the compiled rules
bench-measured = measured
bench-met = met
bench-not-met = not met
bench-not-measured = not measured
bench-round = round { $n } of { $most }: { $title }, { $name }
bench-head = { $what }, one of { $n } cores, { $rounds } rounds of { $seconds } s
bench-turns = Turns in an average Big Money game: { $list }

# Known pairings beside ours.
calibrate-against = against
calibrate-known = known
calibrate-ours = ours
calibrate-agrees = match
calibrate-yes = yes
calibrate-no = no
calibrate-ties = { $name }, ties
calibrate-summary = { $n } games; seed { $seed }. BMU is { $bot }. The known figures are accurate to ±{ $tolerance }.

# What a kingdom has, or lacks.
trait-village = +Actions
trait-draw = card draw
trait-cantrip = cantrip
trait-buy = +Buys
trait-coins = coins
trait-trasher = trashing
trait-gainer = gaining
trait-attack = Attack
trait-curser = Curses
trait-reaction = Reaction
trait-treasure = Treasure
trait-victory = Victory
