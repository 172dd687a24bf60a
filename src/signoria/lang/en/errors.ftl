# What went wrong. Names that somebody typed stand in quotation marks; values of files are shown as they are.

# --- languages ---

error-language = no language is called '{ $lang }'; there are: { LIST($known, link: "none") }

# --- games ---

error-game = no game is called '{ $name }'; there are: { LIST($known, link: "none") }
error-game-near = no game is called '{ $name }'; did you mean { LIST($near, link: "or") }?

# --- what is added to an error about a name nobody knows ---

hint-none = {""}
hint-near = ; did you mean { LIST($near, link: "or") }?
hint-known = ; there are: { LIST($known, link: "none") }
hint-kingdom = ; write the name of a set, ten cards with commas, a code, or random
hint-wish = ; a trait ({ LIST($traits, link: "none") }), cost4, a box or a card

error-nothing-called = nothing is called '{ $name }'{ $hint }

# --- kingdoms ---

error-kingdom-name = no kingdom is called '{ $name }'{ $hint }
error-kingdom-base-edition = unknown base edition '{ $edition }': { LIST($known, link: "or") }
error-kingdom-basic = { $card } is in every game; a kingdom is the ten other cards
error-kingdom-card = unknown card '{ $name }'{ $hint }
error-kingdom-edition = unknown edition '{ $edition }' of { $card }: { LIST($known, link: "or") }
error-kingdom-not-in = { $card } is not in { $edition }; it is in { LIST($editions) }
error-kingdom-twice = { $card } is in the kingdom twice
error-kingdom-two-editions = { $card } is in the kingdom in two editions, { $first } and { $second }; one is enough
error-kingdom-size = a kingdom has { $size } cards, not { $n }
error-kingdom-set = unknown set '{ $name }': there are { LIST($known, link: "none") }
error-kingdom-two-tables = two tables need { $needed } kinds of cards, but there are only { $n }
error-kingdom-swap = { $card } is not in the kingdom and cannot be swapped out{ $hint }
error-kingdom-foreign = { $kingdom } cannot be played with { $edition }: { $n ->
    [one] { LIST($cards) } is only in { $book }
   *[other] { LIST($cards) } are only in { $book }
}
error-card-exists = there is a card called { $card } already; a custom card needs an id of its own

# --- wishes for a kingdom ---

wish = { $what }: { $number }
wish-if = { $what }: { $number } if there is { $given }
wish-exactly = exactly { $n }
wish-none = none
wish-at-least = at least { $n }
wish-at-most = at most { $n }
wish-from-to = { $least } to { $most }
error-wish = the wish '{ $wish }' is not understood; write village, attack<=2 or reaction if attack
error-wish-size = { $wish }: a kingdom has only { $size } cards
error-wish-too-many = so many wishes at once are more than can be weighed exactly; leave some out
error-wish-kinds = { $needed } more kinds of cards are needed, but there are only { $n } to choose from
error-wish-impossible = this wish cannot be met: { $wish } ({ $n } to choose from)
error-wish-clash = these wishes cannot be met together: { LIST($wishes, link: "semicolon") }
error-wish-two-tables = this wish cannot be met at two tables: { $wish } ({ $n } to choose from)
error-wish-no-two-kingdoms = no two kingdoms without a common kind were found that both have { LIST($wishes, link: "semicolon") }

# --- share codes ---

error-code-character = no code has the character '{ $character }'; check it{ $hint }
error-code-beginning = no code of this version begins like that: it has { $length } characters, the first of them { $first }{ $hint }
error-code-length = { $customs ->
        [0] a code
        [one] a code with 1 custom card
       *[other] a code with { $customs } custom cards
    } has { $length } characters, this one has { $n }{ $hint }
error-code-typo = there is a typo in the code: its check characters do not fit{ $hint }
error-code-newer = the code holds cards that a newer version of Signoria knows
error-code-custom = the code holds a custom card (fingerprint { $mark }) that is not known here; load that card first
error-code-customs = the custom cards { LIST($names) } have the same fingerprint { $mark }; load only one of them

# --- what the players agree on ---

error-seats = { $least } to { $most } players, not { $n }
error-seats-or = { $least } or { $most } players, not { $n }
error-seat = no seat { $seat } among { $seats }
error-setup-profile = unknown rules profile '{ $profile }': ed1 or ed2
error-setup-entry = a setup names cards with their edition: { $wanted }, not { $entry }
error-setup-custom-unused = the custom card { $card } is not in the kingdom
error-setup-customs = { $n } kinds of custom cards are in the kingdom; most_custom allows { $most }
error-setup-field = unknown setup field '{ $field }'
error-setup-type = setup field '{ $field }' is { $value }, not { $kind }
error-setup-kingdom = setup needs a kingdom: a list of ten cards such as 'militia@base2'
error-setup-seats = setup needs the number of seats
kind-int = a whole number
kind-list = a list
kind-str = text
kind-bool = true or false
error-people = { $least } to { $most } people can play, not { $n }
error-tables = { $n } people sit down as { LIST($known, link: "or") }, not as { $wanted }
error-series-points = points for { $seats } seats are needed, not for { $n }
error-series-winners = the winners of a game are some of its { $seats } seats, not { $value }
error-series-winner-twice = a seat wins a game once, not { $value }
error-series-seats = the series has { $seats } players, this game { $n }
error-series-first = kinds are swapped out between games; this is the first one
error-series-named = each of the { $seats } players may name one kind; { $n } are named
error-way-on = no way on is called '{ $how }'; there are: { LIST($known, link: "none") }

# --- cards of installed packages ---

error-package-card-exists = { $package }: there is a card called { $card } already
error-package-cards = { $package }: a module with cards or a list of cards is expected, not { $value }
error-package-card-id = { $package }: '{ $id }' is no id; small letters, digits and single underscores

# --- what is written in words ---

error-words-list = { $value } is no list of names; write `2 copper, estate` or `nothing`
error-words-entry = { $value } is no name
error-words-name = '{ $name }' is no name; write `copper` or `2 copper`
error-words-many = '{ $name }': that many there are not
error-words-remark = { $name } ({ $remark }): no remark is understood here
error-words-no-value = '{ $key }' in { $what } has no value; in braces, lists need brackets: [one, 4 others]
error-words-key = { $what } has no '{ $key }'{ $hint }
error-words-number = { $what } is a number, not { $value }
error-words-truth = { $what } is true or false, not { $value }

# --- answers and moves ---

error-illegal-answer = seat { $seat } cannot answer '{ $option }': { $reason }
error-move-whose = seats { LIST($seats) } are asked: say whose move it is, such as `{ $first }: …`
error-move-beginning = no move begins like '{ $words }'{ $hint }
error-move-verb = '{ $text }' does not answer the question: seat { $seat } is asked to { $verb } (say { LIST($words, link: "or") }; offered: { LIST($offered, link: "none") })
error-move-what = '{ $text }': what? Name it, or say `{ $text } nothing`
error-move-about = seat { $seat } is asked about { $about }, not about { $name }: say yes or no

# --- files ---

error-where = { $where }: { $why }
error-file-unreadable = cannot be read: { $why }
error-yaml = not YAML: { $why }
error-yaml-deep = nested too deeply
error-yaml-key = a key is a word or a number
error-yaml-twice = '{ $key }' stands here twice

# --- scenarios ---

what-game = a game
what-scenario = a scenario
what-scenarios = a file of scenarios
error-scenario = a scenario has a name and steps, it is not { $value }
error-scenario-none = there is no scenario here
error-scenario-name = a scenario needs a name
error-scenario-steps = a scenario needs a list of steps
error-scenario-shows = `shows` lists statements of the rules, such as [game:R-7]
error-scenario-game = which game? Say `game: …` here or above `scenarios`
error-scenario-start = a scenario starts from a `position` or from a `setup`, one of the two
error-scenario-step = a step is a move in words or a check, not { $value }
error-scenario-move = seat { $seat }: a move in words, not { $value }
error-scenario-check = no check is called '{ $name }'{ $hint }
error-scenario-sees = who sees? A seat or { $spectator }, not { $value }
error-scenario-pairs = { $key ->
    [setup] a setup is written as `name: value`, not { $value }
   *[position] a position is written as `name: value`, not { $value }
}
error-written-as-pairs = this is written as `name: value`, not { $value }
error-seat-first-is-0 = there is no seat { $seat } among { $seats } (the first is 0)
scenario-failure = { $line }: { $step }: { $why }
scenario-failure-cloned = { $line }: { $step }: { $why } (cloned at every decision)
scenario-step = step { $n } ({ $words })
scenario-end = at the end
error-mismatch = { $what }: expected { $expected }, got { $got }
error-fact-several = { $what } holds several things: write them as `name: value`, not { $value }
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
error-copy-went-elsewhere = a copy of the game went another way than the game
error-copies-went-elsewhere = the copies went another way than the game itself
error-copy-differs = a copy of the game is not like the game
error-redeal-seen = seat { $seat } sees that the cards were dealt anew
error-miscount = the cards were miscounted: { LIST($cards, link: "none") }

# --- records ---

record-position = the record's position makes no sense: { $why }
record-setup = the record's setup cannot be played: { $why }
record-commitment = the published commitment is { $published }, but secret and setup give { $made }
record-newer-rules = the record follows rules { $rules } of { $game }; those installed are { $installed }
record-no-line = the log has { $n } lines, there is no line { $line }
record-truncated = the record is cut off: its end is missing
record-no-json = this is no JSON: { $why }
record-no-utf8 = this is no JSON in UTF-8: { $why }
record-too-deep = this is JSON, but nested too deeply for a record
record-no-format = this is JSON, but no record: it has no format '{ $format }'
record-other-format = this has the format { $found }, not '{ $format }'
record-newer = the record has version { $version } of the format; the newest known here is { $newest }
record-damaged = the record is damaged: { $why }
record-version = its version is { $version }
record-turns = turn { $turn } begins before the one above it
record-start = it needs a setup or a position, one of the two
record-secret = a secret and its commitment go together
record-chance = a setup needs a seed or a secret, a position has its own chance
record-line = line { $line } of the log is neither a move nor an undo
record-names = { $n } names for { $seats } seats
record-wrong = { $where }: { $what }{ $older }
record-at = line { $line } of the log, turn { $turn }
record-after = after line { $line } of the log
record-at-start = at the start
record-older = {" "}(the record follows rules { $rules }, these are { $installed })
record-after-end = seat { $seat } moves, but the game is over
record-unknown-option = seat { $seat } picks { $option }, unknown in this game
record-back = back to where { $n } moves were made, but there are only { $made }
record-back-between = an undo between answers that several seats give at once
record-turn-missing = turn { $turn } begins here in the record, but not in the game
record-turn-unknown = turn { $turn } begins here, but not in the record
record-turn-differs = turn { $turn } begins with another state: digest { $digest }, in the record { $noted }
record-turn-later = turn { $turn } is in the record, but the log ends before it
record-incomplete = the log ends before seat { LIST($seats, link: "none") } has answered what was asked of several
record-last = the log ends with digest { $digest }, in the record { $noted }
record-result-early = the record gives a result, but the game is not over
record-result-missing = the game is over with { $result }, the record gives no result
record-result-differs = the result is { $result }, in the record { $noted }
error-no-utf8-at = this is no text in UTF-8: { $why } at byte { $byte }

# --- custom cards: files ---

custom-file-size = a file of cards has at most { $bytes } bytes
custom-file-empty = there is no card here
custom-file-cards = a file holds at most { $most } cards, not { $n }
custom-file-twice = { $card } stands in this file twice
custom-file-documents = a file of cards is one document; several cards are a list
custom-file-anchors = anchors and aliases (& and *) are not understood here; write it out
custom-file-tags = tags (!) are not understood here
custom-file-key = a key is a word
custom-list = custom is a list of cards, not { $value }
custom-card-at = custom card { $where }: { $why }

# --- custom cards: values. Words in `` are written so in the file, in every language. ---

custom-what-card = a card
custom-what-cost = a cost
custom-what-choice = a choice
custom-what-if = an `if`
custom-what-amount = an amount
custom-what-for-each = so many for each of `{ $of }`
custom-what-this = this
custom-mapping = { $what } is written as keys and values, not as { $value }; the keys are { LIST($keys, link: "none") }
custom-key = { $what } has no { $key }{ $hint }
custom-number = { $what } is a number from { $least } to { $most }, not { $value }
custom-types = one or more types are expected: { LIST($types, link: "none") }; not { $value }
custom-type = no type is called { $name }{ $hint }
custom-no-card = no card is called { $name }{ $hint }
custom-word = { LIST($words, link: "or") } is expected, not { $value }
custom-truth = true or false is expected, not { $value }
custom-value = { $value } is neither a word nor a whole number
custom-parts = a card has at most { $most } values
custom-nested = this is nested too deeply for a card
custom-text = this is a text of 1 to { $most } characters, not { $value }
custom-text-length = a text has at most { $most } characters, this one { $n }
custom-text-unprintable = this text has characters that cannot be printed
custom-name = a card needs a name in one language at least: `names: {"{"}en: …{"}"}` ({ LIST($languages, link: "none") })
custom-needs = a card needs `{ $key }`
custom-id = an id is small letters, digits and single underscores, such as `old_mill`, not { $value }
custom-id-exists = there is a card called { $card } already
custom-id-reserved = '{ $card }' means something else in answers; take another id
custom-not-played = only an action or a treasure can be played: bonuses and steps would never happen
custom-attack-not-played = an attack is an action or a treasure too, else it is never played
custom-points-type = points stand on victory cards (or curses): add that type
custom-points-of = points for a count need `of`: cards, types, or a card
custom-of = `of` is cards, a type, or a card{ $hint }
custom-reacts-type = a card that reacts has the type reaction
custom-reaction-steps = a reaction needs `reaction:` steps or `unaffected: true`

# --- custom cards: steps ---

custom-steps = a list of steps is expected, each after a dash, not { $value }
custom-steps-deep = lists of steps stand in one another at most { $most } deep
custom-steps-many = a card has at most { $most } steps
custom-step = a step is a verb, such as `trash: 1`, not { $value }
custom-verb = no step is called { $name }{ $hint }
custom-verbs = a step has one verb; put the next one after a dash of its own
custom-place = { $whose ->
    [yours] `{ $verb }` cannot stand in your own steps
    [theirs] `{ $verb }` cannot stand in the steps of another player
   *[reacting] `{ $verb }` cannot stand in a reaction
}
custom-place-looping = `{ $verb }` cannot stand in a list that is done for each player or card
custom-look-and-reveal = a card either looks at cards of a deck or reveals them: `{ $looking }` and `{ $revealing }` do not go together
custom-may-play-it = `may_play_it` comes after a card has gone to the discard: discard_top, gain
custom-if-steps = an `if` needs `then:` or `else:` with steps
custom-if = an `if` asks one thing, such as `{"{"}it_is: action{"}"}`; there are { LIST($tests, link: "none") }
custom-no-seen-cards = nothing before this step gives cards that everyone has seen
custom-no-it = nothing before this step gives a card that `it` could be
custom-hand-unseen = nobody can see what is in a hand: put `reveal_hand` before this step
custom-choice = a choice of { $n } offers more than { $least }: `{"{"}cards: [steps], coins: [steps]{"}"}`
custom-no-value = `{ $verb }` takes no value
custom-no-value-but-keys = `{ $verb }` takes no value or a mapping of { LIST($keys, link: "none") }
custom-takes = `{ $verb }` takes { $kind } ({ LIST($keys, link: "none") }), not { $value }
custom-form-nothing = nothing
custom-form-number = a number
custom-form-card = a card
custom-form-it = `it`, or types
custom-form-steps = a list of steps
custom-form-mapping = a mapping
custom-not-any = `{ $verb }` needs a number, not any
custom-exclude = `{ $first }` and `{ $second }` exclude one another
custom-types-shown = cards of a type are shown as they go onto the deck: `types` and `shown: true` go together
custom-one-shown = only one card at a time is shown and put onto the deck
custom-chosen-by = `chosen_by` is for the steps of other players
custom-gain-nothing-to-choose = a card named with `card` leaves nothing to choose
custom-gain-what = gain what? Say `card`, `types`, `cost` or `cost_up_to`
custom-reveal-until = reveal until what? Say `types`, `card` or `cost_from`
custom-amount = an amount is a number, one of { LIST($counts, link: "none") }, or so many for each such as `{"{"}done: 2{"}"}`, not { $value }{ $hint }
custom-cost = a cost is a number from 0 to { $most }, not { $value }
custom-cost-or-it = a cost is a number from 0 to { $most }, or `it`, `it + 2`, `it - 1`, not { $value }

# --- Intrigo: what the players agree on ---

kind-names = a list of names
kind-numbers = a list of numbers
kind-table = a table of { LIST($names, link: "none") }
setup-ducats = { $n } ducats: at least one for each player, at most { $most }
setup-rounds = 1 to { $most } rounds, not { $n }
setup-families = { $n } families for { $seats } players
setup-family = no player's family is called '{ $name }': { LIST($known, link: "none") }
setup-family-twice = { $family } has two players
setup-characters = prices of { $wanted } characters, not { $n }
setup-prices = prices of the { $character }: three, the cheapest first, at least 1 ducat; not { $value }
setup-values-of = values of { $wanted } families, not { $n }
setup-values = values of { $family }: { $wanted } from 1 to { $most }, not { $value }
setup-values-differ = values of { $family }: all different (RU-22), not { $value }
setup-table = setup field '{ $field }' has an unknown '{ $name }': { LIST($known, link: "none") }

# --- positions in words. Words in `` are written so, in every language. ---

what-position = a position
what-seat = seat { $seat }
what-pile = the { $card } pile
what-rng-number = a number of rng
position-in-effect = a position is written between effects, not in the middle of one
position-zones = seat { $seat } has zones such as `hand: 2 copper, estate`, not { $value }
position-twice = { $key } of seat { $seat } is given twice
position-list = { $key } is a list, not { $value }
position-card = no card is called '{ $name }'{ $hint }
position-shuffles = shuffles are lists of cards, top to bottom, not { $value }
position-stacked = the stacked shuffle does not hold the cards to be shuffled: { LIST($cards, link: "none") }
position-pass = a pass is written `copper from 0 to 1`, not { $value }
position-supply = supply names piles and how many are left, such as `curse: 2`
position-not-in-kingdom = { $card } is not in the kingdom
position-kingdom = a kingdom has ten cards; { $n } are named: { LIST($cards, link: "none") }
position-discard-top = the top of a discard is seen by all
position-remark = { $name } ({ $remark }): write (known to 0), (known to all), (known to nobody)
position-remark-seat = { $name } ({ $remark }): there is no seat '{ $seat }'
position-phase = no phase is called '{ $name }'{ $hint }
position-chance = chance comes from a seed or from rng, not from both
position-rng = rng is a list of four numbers, not { $value }
position-word = no { $key } is called '{ $name }'; there are { LIST($known, link: "none") }
position-one-thing = one thing lies in a place, not { $value }
position-remark-down = { $name } ({ $remark }): only ({ $down }) is understood here
position-no-intrigue = { $name } is no intrigue card
position-no-place = { $what ->
    [gap] { $key } is no gap of this palace
   *[building] { $key } is no building of this palace
}
position-not-in-gap = { $name } does not lie in a gap
position-influence-turned = an influence card is never turned (PL-8)
position-no-token = { $name } is no token
position-no-seal = { $name } is no seal
position-bought = { $bought } cards of the { $character } are bought, { $lying } lie in the palace
position-seals = there are only { $n } seals of { $organisation }
position-ducats = there are only { $total } ducats, not { $n }
position-pool = { $n } ducats are left for the pool, not { $value }
position-bag = these seals are left for the bag: { $seals }
position-counters = counters are written as `clergy: 2`, not { $value }
position-organisation = no organisation is called '{ $name }'
position-draft = draft has a row of cards for each seat, not { $value }
position-draft-cards = draft has four cards for each seat, all cards in play together
position-draft-step = a position in the draft needs its rows, and a step from 0 to 2
position-draft-palace = the palace is empty while players draft
position-nowhere = { $card } is neither in a hand nor in the palace (SE-2)
position-hand = a hand has at most { $most } cards, not { $n }
position-none-left = there is no { $card } left for this place
position-result = a game that is over has a result, and no other
position-no-gap = placement is over when no gap is empty: leave one for the last go
error-no-utf8 = { $file } is no text in UTF-8
error-no-file = { $file }: no such file

# --- bots ---

error-bot = no bot of { $game } is called '{ $name }'{ $hint }
error-bot-plays = { $bot } does not play { $game }, but { LIST($games) }{ $hint }
error-bot-makes = { $bot } makes { $value }, which is no Bot
error-bot-load = the bot { $bot } cannot be loaded from { $place }: { $why }
error-no-bot = { $file } is no bot: it needs { $name } = BotKind(name, make, games), not { $value }
menu-empty = the menu is empty
menu-unreadable = cannot read '{ $text }'
menu-card = { $card } is not in this kingdom
menu-unexpected = '{ $word }' is not expected here
menu-sign = expected one of { $signs }, not '{ $word }'
menu-end = expected one of { $signs }, not the end of the line
menu-number = expected a number, one of { LIST($counts, link: "none") }, own CARD or left CARD, not '{ $word }'
menu-no-card = a card's name is missing

# --- the lab ---

match-no-kingdoms = { $game } has no kingdoms
match-menus = a kingdom has { $size } cards, and the menus name { $n }: { LIST($cards, link: "none") }
match-seats = { $game } is for { $least } to { $most } bots, not { $n }
match-bot-failed = { $bot } cannot answer '{ $option }': { $reason }
error-report-ending = a report is a file that ends in { LIST($endings, link: "or") }, not '{ $file }'
error-report-library = reports need { $library }: pip install 'signoria[report]'
error-report-unwritable = { $file } cannot be written: { $why }
