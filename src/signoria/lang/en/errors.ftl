# What went wrong. Names that somebody typed stand in quotation marks; values of files are shown as they are.

# --- languages ---

error-language = no language is called “{ $lang }”; available: { LIST($known, link: "none") }

# --- games ---

error-game = no game is called “{ $name }”; available: { LIST($known, link: "none") }
error-game-near = no game is called “{ $name }”; did you mean { LIST($near, link: "or") }?

# --- what is added to an error about a name nobody knows ---

hint-none = {""}
hint-near = ; did you mean { LIST($near, link: "or") }?
hint-known = ; available: { LIST($known, link: "none") }
hint-kingdom = ; type the name of a set, ten cards separated by commas, a share code, or random
hint-wish = ; use a trait ({ LIST($traits, link: "none") }), a cost such as cost4, a box, or a card

error-nothing-called = nothing is called “{ $name }”{ $hint }

# --- kingdoms ---

error-kingdom-name = no kingdom is called “{ $name }”{ $hint }
error-kingdom-base-edition = unknown base edition “{ $edition }”; use { LIST($known, link: "or") }
error-kingdom-basic = { $card } is in every game; a kingdom consists of ten other cards
error-kingdom-card = unknown card “{ $name }”{ $hint }
error-kingdom-edition = unknown edition “{ $edition }” of { $card }; use { LIST($known, link: "or") }
error-kingdom-not-in = { $card } isn’t in { $edition }; it’s in { LIST($editions) }
error-kingdom-twice = { $card } is in the kingdom twice
error-kingdom-two-editions = { $card } is in the kingdom in two editions, { $first } and { $second }; choose one
error-kingdom-size = a kingdom has { $size } cards, not { $n }
error-kingdom-set = unknown set “{ $name }”; available: { LIST($known, link: "none") }
error-kingdom-two-tables = two tables need { $needed } different cards, but there are only { $n }
error-kingdom-swap = { $card } isn’t in the kingdom, so it can’t be swapped out{ $hint }
error-kingdom-foreign = { $kingdom } can’t be played with { $edition }: { $n ->
    [one] { LIST($cards) } is only in { $book }
   *[other] { LIST($cards) } are only in { $book }
}
error-card-exists = a card called { $card } already exists; give the custom card its own id

# --- wishes for a kingdom ---

wish = { $what }: { $number }
wish-if = { $what }: { $number } if there’s { $given }
wish-cost = cards costing ${ $n }
wish-exactly = exactly { $n }
wish-none = none
wish-at-least = at least { $n }
wish-at-most = at most { $n }
wish-from-to = { $least } to { $most }
error-wish = can’t understand “{ $wish }”; write, for example, “village”, “attack<=2”, or “reaction if attack”
error-wish-size = “{ $wish }”: a kingdom has only { $size } cards
error-wish-too-many = too many conditions to combine; leave some out
error-wish-number = there can be at most { $most } conditions
error-wish-kinds = { $needed } more different cards are needed, but there are only { $n } to choose from
error-wish-impossible = no kingdom can meet the condition “{ $wish }” ({ $n ->
    [0] no cards to choose from
    [one] only 1 card to choose from
   *[other] { $n } cards to choose from
})
error-wish-clash = no kingdom can meet these conditions together: { LIST($wishes, link: "semicolon") }
error-wish-two-tables = two tables can’t both meet the condition “{ $wish }” ({ $n ->
    [0] no cards to choose from
    [one] only 1 card to choose from
   *[other] only { $n } cards to choose from
})
error-wish-no-two-kingdoms = couldn’t find two kingdoms without a card in common that both meet these conditions: { LIST($wishes, link: "semicolon") }

# --- share codes ---

error-code-character = a code can’t contain “{ $character }”; check for typos{ $hint }
error-code-beginning = a code of this version has { $length } characters and starts with { $first }; check the beginning
error-code-length = { $customs ->
        [0] a code
        [one] a code with 1 custom card
       *[other] a code with { $customs } custom cards
    } has { $length } characters, but this one has { $n }
error-code-typo = there’s a typo in the code{ $hint }
error-code-newer = the code contains cards from a newer version of Signoria; update Signoria to use it
error-code-custom = the code contains a custom card (fingerprint { $mark }) that isn’t known here; load that card first
error-code-customs = the custom cards { LIST($names) } have the same fingerprint { $mark }; load only one of them

# --- what the players agree on ---

error-seats = this game is for { $least } to { $most } players, not { $n }
error-seats-or = this game is for { $least } or { $most } players, not { $n }
error-seat = there’s no seat { $seat }; this game has { $seats }
error-setup-profile = unknown rules profile “{ $profile }”; use ed1 or ed2
error-setup-entry = a setup lists cards with their edition: { $wanted }, not { $entry }
error-setup-custom-unused = the custom card { $card } isn’t in the kingdom
error-setup-customs = the kingdom has { $n } different custom cards, but most_custom allows { $most }
error-setup-field = unknown setup field “{ $field }”{ $hint }
error-setup-type = setup field “{ $field }” must be { $kind }, not { $value }
error-setup-kingdom = setup needs a kingdom: a list of ten cards such as “militia@base2”
error-setup-seats = setup needs the number of seats
kind-int = a whole number
kind-list = a list
kind-str = text
kind-bool = true or false
error-people = this game is for { $least } to { $most } people, not { $n }
error-which-table = there’s no table { $n }; there are only { $most }
error-tables = { $n } people can be seated as { LIST($known, link: "or") }, not as { $wanted }
error-series-points = { $seats } seats need { $seats } scores, not { $n }
error-series-winners = winners must be among the game’s { $seats } seats, not { $value }
error-series-winner-twice = a seat can win a game only once: { $value }
error-series-seats = the series has { $seats } players, but this game has { $n }
error-series-first = cards are swapped between games; this is the first game
error-series-named = each of the { $seats } players may name one card to swap, but { $n } are named
error-way-on = no way to continue is called “{ $how }”; available: { LIST($known, link: "none") }

# --- cards of installed packages ---

error-package-card-exists = { $package }: a card called { $card } already exists
error-package-cards = { $package }: expected a module with cards or a list of cards, not { $value }
error-package-card-id = { $package }: “{ $id }” isn’t a valid id; use lowercase letters, digits, and single underscores

# --- what is written in words ---

error-words-list = { $value } isn’t a list of names; write `2 copper, estate` or `nothing`
error-words-entry = { $value } isn’t a name
error-words-name = “{ $name }” isn’t a name; write `copper` or `2 copper`
error-words-many = “{ $name }”: there aren’t that many
error-words-cards = a list can have at most { $most } cards
error-words-remark = { $name } ({ $remark }): remarks aren’t allowed here
error-words-no-value = “{ $key }” in { $what } has no value; inside braces, put lists in brackets: [one, 4 others]
error-words-key = { $what } has no “{ $key }”{ $hint }
error-words-number = { $what } must be a number, not { $value }
error-words-truth = { $what } must be true or false, not { $value }

# --- answers and moves ---

error-illegal-answer = seat { $seat } can’t answer “{ $option }”: { $reason }
error-move-whose = seats { LIST($seats) } are asked; say whose move it is, for example `{ $first }: …`
error-move-beginning = no move starts with “{ $words }”{ $hint }
error-move-verb = “{ $text }” doesn’t answer the question: seat { $seat } must { $verb } (write { LIST($words, link: "or") }; choices: { LIST($offered, link: "none") })
error-move-what = “{ $text }” what? Name it, or write `{ $text } nothing`
error-move-about = seat { $seat } is asked about { $about }, not { $name }; answer yes or no

# --- files ---

error-where = { $where }: { $why }
error-file-unreadable = can’t be read: { $why }
error-yaml = invalid YAML; the parser says: “{ $why }”
error-yaml-tab = indent with spaces, not tabs
error-yaml-indentation = the indentation doesn’t match the lines above
error-yaml-colon = a colon can’t be here; check the indentation, or put the text in quotation marks
error-yaml-no-colon = this line has no colon
error-yaml-quote = this quotation mark is never closed
error-yaml-bracket = this bracket is never closed, or a comma is missing after it
error-yaml-value = a value is missing here
error-yaml-character = text that begins with “{ $character }” must be in quotation marks
error-yaml-unprintable = this character can’t be printed
error-yaml-key = a key must be a word
error-yaml-tags = tags (!) aren’t supported
error-yaml-anchors = anchors and aliases (& and *) aren’t supported; write the value out each time
error-yaml-twice = “{ $key }” appears twice

# --- what the operating system complains of; the rest is quoted ---

system-no-file = no such file or folder
system-no-permission = permission denied
system-read-only = the disk is read-only
system-folder = this is a folder, not a file
system-not-folder = part of the path isn’t a folder
system-exists = there’s already a file with this name
system-no-space = the disk is full
system-name-too-long = the name is too long
system-address-in-use = another program is already using this address and port
system-address-elsewhere = this address doesn’t belong to this computer
system-no-host = no computer has this name
system-refused = the computer refused the connection
system-no-answer = there was no answer in time
system-unreachable = that computer can’t be reached over the network
system-says = the system says “{ $text }”

# --- scenarios ---

what-game = a game
what-scenario = a scenario
what-scenarios = a file of scenarios
error-scenario = a scenario has a name and steps, but this is { $value }
error-scenario-none = there are no scenarios here
error-scenario-seed = `seed` must be text or a number, not { $value }
error-scenario-name = a scenario needs a name
error-scenario-steps = a scenario needs a list of steps
error-scenario-shows = `shows` lists rules, such as [game:R-7]
error-scenario-game = which game? Write `game: …` here or above `scenarios`
error-scenario-start = a scenario starts from either a `position` or a `setup`
error-scenario-step = a step must be a move in words or a check, not { $value }
error-scenario-move = seat { $seat }: expected a move in words, not { $value }
error-scenario-check = no check is called “{ $name }”{ $hint }
error-scenario-sees = who sees? Name a seat or { $spectator }, not { $value }
error-event = an event must be a seat and what happened, such as `0 gain silver`, not { $value }
error-event-name = no event is called “{ $name }”{ $hint }
error-scenario-no-log = there is no log after a redeal
what-during = `during`
error-scenario-pairs = { $key ->
    [setup] write a setup as `name: value`, not { $value }
   *[position] write a position as `name: value`, not { $value }
}
error-written-as-pairs = write this as `name: value`, not { $value }
error-seat-first-is-0 = there’s no seat { $seat }; this game has { $seats }, and the first is 0
scenario-failure = { $line }: { $step }: { $why }
scenario-failure-cloned = { $line }: { $step }: { $why } (cloned at every decision)
scenario-step = step { $n } ({ $words })
scenario-end = at the end
error-mismatch = { $what }: expected { $expected }, got { $got }
error-fact-several = { $what } has several values: write them as `name: value`, not { $value }
fact-cards = { $n } cards ({ $cards })
fact-asks = asked
fact-asked = seat { LIST($seats, link: "none") } to { $verb }
fact-seats = seat { LIST($seats, link: "none") }
fact-nobody = nobody
fact-game-over = nobody: the game is over
fact-refused = refused: { $reason }
fact-allowed = allowed
fact-no-change = nothing changes
fact-changed = refused, but the game changed
fact-events = events
fact-times = happened { $n } times
fact-never = { $n } times
error-copy-went-elsewhere = a copy of the game took a different course
error-copies-went-elsewhere = the copies took a different course from the game itself
error-copy-differs = a copy of the game differs from the game
error-redeal-seen = seat { $seat } can tell that the cards were redealt
error-miscount = the cards were miscounted: { LIST($cards, link: "none") }

# --- records ---

record-position = the record’s position isn’t valid: { $why }
record-setup = the record’s setup can’t be played: { $why }
record-commitment = the published commitment is { $published }, but the secret and setup give { $made }
record-newer-rules = the record follows version { $rules } of the rules of { $game }, but version { $installed } is installed
record-no-line = the log has { $n } lines; there’s no line { $line }
record-truncated = the record is cut off: its end is missing
record-no-json = this isn’t valid JSON: { $why }
record-no-utf8 = this isn’t JSON in UTF-8: the byte at position { $byte } is invalid
record-too-deep = this JSON is nested too deeply for a record
record-too-much = there are so many undos that more than { $most } moves would be replayed
record-no-format = this is JSON but not a record: it doesn’t have the format “{ $format }”
record-other-format = the format is “{ $found }”, not “{ $format }”
record-newer = the record is in version { $version } of the format; Signoria can read versions up to { $newest }
record-damaged = the record is damaged: { $why }
json-type = `{ $where }`: expected { $wanted }, not { $found }
json-expected = `{ $where }`: expected { $wanted }
json-missing = `{ $where }`: the field `{ $field }` is missing
json-unknown = `{ $where }`: there’s no field called `{ $field }`
json-breaks = unreadable at position { $byte }
record-version = its `version` must be a whole number, 1 or higher, not { $version }
record-turns = turn { $turn } begins before the previous one
record-start = it needs either a setup or a position
record-secret = a secret and its commitment must be given together
record-chance = a setup needs a seed or a secret; a position has its own randomness
record-line = line { $line } of the log is neither a move nor an undo
record-names = it has { $n } names for { $seats } seats
record-wrong = { $where }: { $what }{ $older }
record-at = line { $line } of the log, turn { $turn }
record-after = after line { $line } of the log
record-at-start = at the start
record-older = {" "}(the record follows version { $rules } of the rules, but version { $installed } is installed)
record-after-end = seat { $seat } moves, but the game is over
record-unknown-option = seat { $seat } chooses { $option }, which is unknown in this game
record-back = this undo goes back to move { $n }, but only { $made } were made
record-back-between = this undo goes back into the middle of answers that several seats give together
record-back-origin = this undo goes back into the first { $n } moves, which were made in another game
record-origin = the origin says that { $n } moves came first, but they aren’t all there
branch-moves = You can continue only from the first { $most } moves of a game.
branch-damaged = This isn’t a position: { $why }
branch-code = This link doesn’t contain a position. Copy all of it and try again.
branch-code-long = This position is too long for a link: at most { $most } characters. Save the record and send that.
branch-move = Move { $n } isn’t possible: { $why }
branch-over = The game is over here. Choose an earlier step.
lesson-bad = Lesson “{ $lesson }”: { $why }
lesson-name = A lesson’s name can have up to 40 lowercase letters, digits, and underscores.
lesson-utf8 = The file isn’t UTF-8.
lesson-list = “{ $field }” must be a list.
lesson-remarks = A lesson needs 1 to { $most } remarks.
lesson-say = “{ $say }” isn’t a valid name for a remark, or two remarks have it.
lesson-after = Remark “{ $say }” comes after “{ $after }”, which isn’t among the remarks before it.
lesson-again = Remark “{ $say }”: “again” must be true or false.
lesson-during = Remark “{ $say }”: “during” can only be “{ $known }”.
lesson-points = Remark “{ $say }” can point at up to { $most } things.
lesson-point = Remark “{ $say }” can’t point at “{ $point }”.
lesson-mapping = “{ $what }” must have named fields.
lesson-word = “{ $field }” must be a word.
lesson-number = “{ $field }” must be a number from { $least } to { $most }.
record-turn-missing = turn { $turn } begins here in the record, but not in the game
record-turn-unknown = turn { $turn } begins here, but not in the record
record-turn-differs = turn { $turn } begins with a different state: digest { $digest }, but { $noted } in the record
record-turn-later = turn { $turn } is in the record, but the log ends before it
record-incomplete = the log ends before seat { LIST($seats, link: "none") } has answered a question asked of several seats
record-last = the log ends with digest { $digest }, but the record says { $noted }
record-result-early = the record has a result, but the game isn’t over
record-result-missing = the game is over with { $result }, but the record has no result
record-result-differs = the result is { $result }, but the record says { $noted }
error-no-utf8-at = this isn’t text in UTF-8: the byte at position { $byte } is invalid

# --- custom cards: files ---

custom-file-empty = there are no cards here
custom-file-cards = a file can have at most { $most } cards, not { $n }
custom-file-twice = { $card } appears twice in this file
custom-file-documents = a file of cards must be one document; write several cards as a list
custom-list = custom must be a list of cards, not { $value }
custom-many = a table can have at most { $most } custom cards, not { $n }
custom-card-at = custom card { $where }: { $why }

# --- custom cards: values. Words in `` are written so in the file, in every language. ---

custom-what-card = a card
custom-what-cost = a cost
custom-what-choice = a choice
custom-what-if = an `if`
custom-what-amount = an amount
custom-what-for-each = an amount for each of `{ $of }`
custom-what-this = this
custom-mapping = write { $what } as keys and values, not as { $value }; the keys are { LIST($keys, link: "none") }
custom-key = { $what } has no { $key }{ $hint }
custom-number = { $what } must be a number from { $least } to { $most }, not { $value }
custom-types = expected one or more types ({ LIST($types, link: "none") }), not { $value }
custom-type = no type is called { $name }{ $hint }
custom-no-card = no card is called { $name }{ $hint }
custom-word = expected { LIST($words, link: "or") }, not { $value }
custom-truth = expected true or false, not { $value }
custom-value = { $value } is neither a word nor a whole number
custom-parts = a card can have at most { $most } values
custom-nested = this is nested too deeply for a card
custom-text = this must be text of 1 to { $most } characters, not { $value }
custom-text-length = text can have at most { $most } characters, but this has { $n }
custom-text-unprintable = this text has characters that can’t be printed
custom-name = a card needs a name in at least one language: `names: {"{"}en: …{"}"}` ({ LIST($languages, link: "none") })
custom-needs = a card needs `{ $key }`
custom-id = an id must be lowercase letters, digits, and single underscores, such as `old_mill`, not { $value }
custom-id-exists = a card called { $card } already exists
custom-id-reserved = “{ $card }” means something else in answers; choose another id
custom-not-played = only an Action or Treasure can be played, so these bonuses and steps would never happen
custom-attack-not-played = an Attack must also be an Action or a Treasure; otherwise it can’t be played
custom-points-type = only Victory cards and Curses have points: add that type
custom-points-of = points per count need `of`: cards, types, or a card
custom-of = `of` must be cards, a type, or a card{ $hint }
custom-reacts-type = a card that reacts needs the type reaction
custom-reaction-steps = a reaction needs `reaction:` steps or `unaffected: true`

# --- custom cards: steps ---

custom-steps = expected a list of steps, each after a dash, not { $value }
custom-steps-deep = lists of steps can be nested at most { $most } deep
custom-steps-many = a card can have at most { $most } steps
custom-step = a step must be a verb, such as `trash: 1`, not { $value }
custom-verb = no step is called { $name }{ $hint }
custom-verbs = a step has one verb; put the next verb after its own dash
custom-place = { $whose ->
    [yours] `{ $verb }` isn’t allowed in your own steps
    [theirs] `{ $verb }` isn’t allowed in another player’s steps
   *[reacting] `{ $verb }` isn’t allowed in a reaction
}
custom-place-looping = `{ $verb }` isn’t allowed in a list done for each player or card
custom-look-and-reveal = a card either looks at cards of a deck or reveals them: `{ $looking }` and `{ $revealing }` don’t go together
custom-may-play-it = `may_play_it` must come after a step that puts a card into the discard pile: discard_top or gain
custom-if-steps = an `if` needs `then:` or `else:` with steps
custom-if = an `if` asks one thing, such as `{"{"}it_is: action{"}"}`; available: { LIST($tests, link: "none") }
custom-no-seen-cards = no earlier step gives cards that everyone has seen
custom-no-it = no earlier step gives a card that `it` could mean
custom-hand-unseen = nobody can see what’s in a hand: put `reveal_hand` before this step
custom-choice = a choice of { $n } must offer more than { $least }: `{"{"}cards: [steps], coins: [steps]{"}"}`
custom-no-value = `{ $verb }` takes no value
custom-no-value-but-keys = `{ $verb }` takes either no value or a mapping of { LIST($keys, link: "none") }
custom-takes = `{ $verb }` takes { $kind } ({ LIST($keys, link: "none") }), not { $value }
custom-form-nothing = nothing
custom-form-number = a number
custom-form-card = a card
custom-form-it = `it`, or types
custom-form-steps = a list of steps
custom-form-mapping = a mapping
custom-not-any = `{ $verb }` needs a number, not any
custom-exclude = `{ $first }` and `{ $second }` don’t go together
custom-types-shown = cards of a type are revealed as they’re put onto the deck: `types` and `shown: true` go together
custom-one-shown = only one card at a time can be revealed and put onto the deck
custom-chosen-by = `chosen_by` is for the steps of other players
custom-gain-nothing-to-choose = a card named with `card` leaves nothing to choose
custom-gain-what = gain what? Give `card`, `types`, `cost`, or `cost_up_to`
custom-reveal-until = reveal until what? Give `types`, `card`, or `cost_from`
custom-amount = an amount must be a number, one of { LIST($counts, link: "none") }, or an amount for each such as `{"{"}done: 2{"}"}`, not { $value }{ $hint }
custom-cost = a cost must be a number from 0 to { $most }, not { $value }
custom-cost-or-it = a cost must be a number from 0 to { $most }, or `it`, `it + 2`, `it - 1`, not { $value }

# --- Intrigo: what the players agree on ---

kind-names = a list of names
kind-numbers = a list of numbers
kind-table = a table of { LIST($names, link: "none") }
setup-ducats = { $n } ducats: use at least one for each player and at most { $most }
setup-rounds = use 1 to { $most } rounds, not { $n }
setup-families = { $n ->
    [one] there is only 1 family for { $seats } players
   *[other] there are { $n } families for { $seats } players
}
setup-family = no player’s family is called “{ $name }”; available: { LIST($known, link: "none") }
setup-family-twice = { $family } has two players
setup-characters = expected prices for { $wanted } characters, not { $n }
setup-prices = the { $character } needs three prices, cheapest first, from 1 to { $most } ducats; not { $value }
setup-values-of = expected values for { $wanted } families, not { $n }
setup-values = { $family } needs { $wanted } values from 1 to { $most }, not { $value }
setup-values-differ = the values of { $family } must all be different (RU-22), not { $value }
setup-table = setup field “{ $field }” has an unknown “{ $name }”; available: { LIST($known, link: "none") }

# --- positions in words. Words in `` are written so, in every language. ---

what-position = a position
what-seat = seat { $seat }
what-pile = the { $card } pile
what-rng-number = a number in rng
position-in-effect = a position must be between effects, not in the middle of one
position-zones = seat { $seat } must have zones such as `hand: 2 copper, estate`, not { $value }
position-twice = the { $key } of seat { $seat } { $key ->
    [shuffles] are
    [turns] are
   *[other] is
} given twice
position-list = { $key } must be a list, not { $value }
position-card = no card is called “{ $name }”{ $hint }
position-shuffles = shuffles must be lists of cards, top to bottom, not { $value }
position-stacked = the stacked shuffle doesn’t match the cards to be shuffled: { LIST($cards, link: "none") }
position-pass = write a pass as `copper from 0 to 1`, not { $value }
position-pass-left = cards are passed to the left: from { $giver } to { $left }
position-pass-nowhere = { $card } was passed, but nobody has one and there’s none in the trash
position-supply = supply lists piles and how many cards are left, such as `curse: 2`
position-not-in-kingdom = { $card } isn’t in the kingdom
position-kingdom = a kingdom has ten cards, but { $n } are named: { LIST($cards, link: "none") }
position-discard-top = everyone sees the top of a discard pile
position-remark = { $name } ({ $remark }): write (known to 0), (known to all), or (known to nobody)
position-remark-seat = { $name } ({ $remark }): there’s no seat “{ $seat }”
position-phase = no phase is called “{ $name }”{ $hint }
position-chance = give either a seed or rng, not both
position-rng = rng must be a list of four numbers, not { $value }
position-word = no { $key } is called “{ $name }”; available: { LIST($known, link: "none") }
position-one-thing = a gap holds one card and a building one token, not { $value }
position-remark-down = { $name } ({ $remark }): only ({ $down }) is allowed here
position-no-intrigue = { $name } isn’t an intrigue card
position-no-place = { $what ->
    [gap] { $key } isn’t a gap of this palace
   *[building] { $key } isn’t a building of this palace
}
position-not-in-gap = { $name } isn’t in a gap
position-influence-turned = an influence card is never turned (PL-8)
position-no-token = { $name } isn’t a token
position-no-seal = { $name } isn’t a seal
position-bought = { $character }: { $bought } bought, but { $lying } in the palace
position-seals = there are only { $n } seals of { $organisation }
position-ducats = there are only { $total } ducats, not { $n }
position-pool = { $n } ducats are left for the pool, not { $value }
position-bag = these seals are left for the bag: { $seals }
position-counters = write counters as `clergy: 2`, not { $value }
position-organisation = no organization is called “{ $name }”
position-draft = draft needs a row of cards for each seat, not { $value }
position-draft-cards = draft needs four cards for each seat, together all cards in play
position-draft-step = a position in the draft needs its rows and a step from 0 to 2
position-draft-palace = the palace must be empty during the draft
position-nowhere = { $card } is neither in a hand nor in the palace (SE-2)
position-hand = a hand can have at most { $most } cards, not { $n }
position-none-left = there’s no { $card } left to put here
position-result = a game that’s over has a result; any other game doesn’t
position-counter = a counter can show at most { $most } seals
position-winner = seat { $seat }: a player wins with four seals of one organization or one of each, and not otherwise
position-round = round { $n }: rounds go from 1 to { $most }
position-lacks = { $card } is in this hand, so it can’t be among the cards the hand lacks
position-called = cards gone from this hand: { $gone }; that doesn’t match its turns ({ $gos }) and called cards ({ $called })
position-gos = players take turns: from the first player to the active one, each has had one more turn than the others
position-gos-left = there aren’t enough turns left in this round to fill the palace
position-draft-hand = this isn’t the hand that follows from the draft
position-no-gap = leave a gap empty: placement ends when all gaps are filled
error-no-utf8 = { $file } isn’t text in UTF-8
error-no-file = { $file }: no such file

# --- bots ---

error-bot = no bot for { $game } is called “{ $name }”{ $hint }
error-bot-plays = { $bot } doesn’t play { $game }, only { LIST($games) }{ $hint }
error-bot-makes = { $bot } makes { $value }, which isn’t a Bot
error-bot-arguments = { $bot } can’t be created: its __init__ expects { $arguments }, but it gets only one argument, its random numbers
error-bot-load = can’t load the bot { $bot } from { $place }: { $why }
error-bot-answer = { $bot } returned { $value }; it must return one of { $wanted }
error-bot-memory = { $bot } returned { $value }; it must return text
error-no-bot = { $file } has no bot: write one class that extends Bot, or say which one it is with { $name } = MyBot
menu-empty = the menu is empty
menu-unreadable = can’t read “{ $text }”
menu-card = { $card } isn’t in this kingdom
menu-unexpected = unexpected “{ $word }”
menu-sign = expected one of { $signs }, not “{ $word }”
menu-end = expected one of { $signs }, not the end of the line
menu-number = expected a number, one of { LIST($counts, link: "none") }, own CARD, or left CARD, not “{ $word }”
menu-no-card = a card’s name is missing

# --- the lab ---

match-no-kingdoms = { $game } has no kingdoms
match-menus = a kingdom has { $size } cards, but the menus name { $n }: { LIST($cards, link: "none") }
match-seats = { $game } is for { $least } to { $most } bots, not { $n }
match-bot-failed = { $bot } can’t answer “{ $option }”: { $reason }
error-report-ending = a report file must end in { LIST($endings, link: "or") }, not “{ $file }”
error-report-library = reports need { $library }: `pip install 'signoria[report]'`
error-report-unwritable = can’t write { $file }: { $why }

# --- more than anybody needs ---

limit-parts = it contains more than { $most } values
limit-depth = it’s nested more than { $most } levels deep
limit-text = each text in it can have at most { $most } characters, but one has { $n }
limit-no-number = it contains a number that’s infinite or undefined
limit-number = it contains a number larger than { $most }
limit-half-character = it contains an incomplete character
limit-bytes = it’s larger than { $most } bytes
error-workers-die = the worker processes died { $n } times; there may not be enough memory
error-ray-library = a Ray cluster needs Ray: `pip install 'signoria[ray]'`
error-train-library = training needs { $library }: `pip install 'signoria[train]'`
error-ray-address = “{ $address }” isn’t the address of a Ray cluster; write host:port, such as 192.168.0.5:6379
error-ray-unreachable = no Ray cluster answers at { $address }: { $why }
error-ray-gone = the Ray cluster is gone: { $why }
error-ray-node = a node of the Ray cluster can’t run this version of Signoria: { $why }
