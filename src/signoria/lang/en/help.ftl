# What `signoria --help` and `signoria COMMAND --help` say. The value of help-<command> is the whole help, .short stands in the
# list of commands, and each option or argument has an attribute. help-option has what is the same for several commands.
# A blank line begins a paragraph; where lines end otherwise does not matter.

help-signoria = Play Dominion and Intrigo, with friends or against bots.

    Without a command, Signoria opens in your browser.
    .version = Show the version and how it was built.

help-option =
    .as_json = Print JSON instead of a table.
    .base_edition = Which edition to use for cards that are in both editions of the base game: base1 or base2.
    .database = Where tables are stored: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. By default, SIGNORIA_DATABASE, or a file in your data folder.
    .files = A file of custom cards; may be given more than once.
    .games = How many games to play in all.
    .help = Show this help.
    .jobs = How many cores to use; this doesn’t change the results.
    .kingdom = A set by name, ten cards separated by commas, a share code, or random.
    .lang = Language: { LIST($known, link: "none") }. By default, SIGNORIA_LANG, or the system’s language.
    .ray = Use a Ray cluster instead: the one at this address or, if none is given, a new one on this machine.
    .seed = The same seed deals the same games.

help-play = Play in the terminal, with people at one keyboard, bots, or both.

    Every move is saved; `signoria play --resume` picks up where you left off.
    .short = Play in the terminal.
    .game = The game to play; with --resume, the file to continue from.
    .players = The people at this keyboard, in seating order, for example Anna,Ben
    .bots = Bots to play against, for example hard,novice. If you play alone, the free seats are filled for you.
    .seed = The same seed deals the same game.
    .profile = Which edition’s rules to use: ed1 or ed2. By default, those that fit the kingdom.
    .merged_treasure = Use the Treasures from two boxes.
    .choose_discard_top = When several cards are discarded together, ask which one goes on top.
    .tables = How five to eight players sit at two tables, for example 2+3. Seats are assigned at random.
    .table = Which of the two tables is at this computer: 1 or 2. Use the same seed for both.
    .prices = The three prices of every character in Intrigo, cheapest first, for example 1,2,4
    .ducats = How many ducats there are in Intrigo; 32 by default.
    .rounds = How many rounds a game of Intrigo can last; 30 by default.
    .families = The families in Intrigo, in seating order, for example dandolo,morosini,contarini
    .first = The seat that starts in Intrigo, counted from 1; by default, a random one.
    .resume = Continue the last game, or the one in FILE.

help-guide = Learn a game from scratch.
    .short = Learn a game from scratch.
    .game = The game: dominion or intrigo.

help-kingdoms = List the recommended Dominion kingdoms, show any kingdom, or draw a random one.

    Traits for --with and --without: village, draw, cantrip, buy, coins, trasher, gainer, attack, curser, reaction, treasure,
    victory. You can also name cost2 to cost6, a box (base, base1, base2, intrigue1), a card, spread (each cost from 2 to 5), half
    (five cards from Intrigue, five from the base game), or answer (a Reaction if there’s an Attack).
    .short = List kingdoms, or draw a random one.
    .which = A set by name, ten cards separated by commas, or a share code.
    .random = Draw a random kingdom.
    .sets = Which boxes to draw from.
    .wanted = Conditions that the kingdom must meet, for example village,attack<=2,witch,spread
    .unwanted = What the kingdom must not contain, for example curser,cost6
    .seed = The same seed draws the same kingdom.

help-cards = List the Dominion cards with their set, cost, and types, or show one card with its text and rulings. With --json, also coins, points, and pile size.
    .short = List the cards, or show one.
    .card = A card to show with its text and rulings.
    .box = Only cards from this box.

help-rules = Show a rule and the tests that check it, count the rules, or list those that no test checks.
    .short = Show the rules, one by one.
    .id = A rule (R-7, mine#2, intrigo:PL-4) or a card.
    .coverage = Count the rules that no test checks.
    .as_json = Print JSON instead of text.

help-replay = Show a recorded game turn by turn. Exits with status 1 if the record is invalid.
    .short = Show a recorded game turn by turn.
    .record = A record in JSON.
    .verify = Only check the digests, the commitment, and the result.
    .until = Stop after this many lines of the log.

help-review = Review a recorded game: each player’s chance to win, what every decision cost, and how much was luck.

    The coach plays every decision on in imagined games, from what its player could know. Press Ctrl-C to see the results so far.
    .short = Find out where a game was won and lost.
    .record = A record in JSON.
    .seconds = How long to work on it. By default, until every grade is settled.
    .seed = The same seed gives the same review, if time isn’t limited.
    .as_json = Print JSON instead of text.
    .page = Write the review to a .html file.

help-scenario = Play scenario files. Exits with status 0 if everything happens as written, 1 if not, and 2 if a file can’t be read.
    .short = Play scenario files.
    .files = Scenario files, or folders of them.

help-simulate = Let bots play many games against each other, and see who wins, how often, and how certain that is.

    Each deal is played once for each rotation of the seats. A score is the percentage of wins; a shared win is split among its
    winners, an unfinished game among all players. The interval contains the true score 95% of the time. Press Ctrl-C to see the results so far.
    .short = Let bots play many games.
    .game = The game: dominion, intrigo, …
    .bots = Which bots play, for example smithy,big_money,random,mine.menu,mine.py
    .kingdom = A set by name, ten cards separated by commas, a share code, or random. By default, the cards in the bots’ menus plus cards from the First Game.
    .turns = Stop a game after this many turns per player. By default, the game’s own limit: 200.
    .report = Write charts to a .html, .png, or .md file.

help-evolve = Search for strategies that win in a Dominion kingdom.

    Menus, which say what to buy, compete against the best ones found so far. At the end, the best of all play each other on new deals.
    Press Ctrl-C to stop early and keep the best so far.
    .short = Find out which strategies win in a kingdom.
    .game = The game: dominion
    .kingdom = A set by name, ten cards separated by commas, a share code, or random.
    .players = How many players the game has.
    .seconds = How long to search. By default, 60 seconds.
    .games = How many games to play, instead of --seconds; the same number gives the same result on any machine.
    .jobs = How many cores to use. By default, all of them.
    .menus = Write the menus to this folder as 1.menu, 2.menu, … The search is saved there, too.
    .resume = Continue the search in this folder.
    .report = Write a report (what wins, why, and how to open) to a .html, .md, .png, or .json file.

help-train = Train nets that play Dominion and say who will win.

    One net learns which buy menus win. Another first learns from menus that win, then by playing against menus and past versions of itself. A third learns who will win. Everything is kept in a folder: run the
    same command again to continue a training that was interrupted. A CPU is enough.
    .short = Train nets that play Dominion.
    .game = The game: dominion
    .folder = The folder for checkpoints, weights, and the learning curve.
    .minutes = How long to play against the league. By default, 60 minutes.
    .menu_rounds = How many rounds to spend learning which menus win. By default, 10; 0 skips this stage.
    .kingdoms = On how many random kingdoms to search for winning menus.
    .search_games = How many games each of these searches has.
    .shown = How many decisions of menus to learn from first.
    .watched = From how many games to learn the chances at the end.
    .jobs = How many cores to use. By default, all of them.

help-tournament = Let many bots play each other, rate them, and show who beats whom.

    By default, every bot meets every other bot. Each deal is played once for each rotation of the seats. Ratings follow the Bradley–Terry model, with
    95% intervals. A bot whose menu needs cards that a kingdom lacks sits that kingdom out. Press Ctrl-C to see the results so far.
    .short = Rate many bots in a tournament.
    .game = The game: dominion, intrigo, …
    .bots = Which bots play, for example hard,medium,smithy,mine.menu,mine.py
    .kingdom = A set by name, ten cards separated by commas, a share code, or random; may be given more than once. By default, the cards in the bots’ menus plus cards from the First Game.
    .random = Draw this many random kingdoms as well.
    .players = How many bots sit at a table. By default, as few as the game allows.
    .swiss = Play this many rounds between neighbors in the standings, instead of everyone against everyone.
    .games = How many games each pairing plays in each kingdom. By default, 100.
    .jobs = How many cores to use. By default, all of them.
    .turns = Stop a game after this many turns per player. By default, the game’s own limit.
    .resume = Save the tournament to this file while it runs; if the file exists, continue that tournament.
    .report = Write a report with the heat map to a .html, .md, .png, or .json file.

help-card = Measure what a card adds, over many random kingdoms that have it.

    In each kingdom, known menus, pairs of cards and engines race, with the card and without it. Then the best deck with the card plays the best deck
    without it on new deals. You see what the card adds on average, by number of copies, and in each kingdom, with 95% intervals. Press Ctrl-C to see the results so far.
    .short = Find out what a card is worth.
    .name = The card, by name in any language.
    .kingdoms = How many kingdoms to draw.
    .players = How many players the game has.
    .games = How many games each measurement takes.
    .jobs = How many cores to use. By default, all of them.
    .report = Write a report to a .html, .md, .png, or .json file.

help-calibrate = Play pairings with known win rates and compare the results, with 95% intervals.
    .short = Compare with known win rates.
    .games = How many games per pairing.

help-env = Show what an environment for learning programs is made of: the fields of an observation with their offsets, or the actions by number.

    `docs/environments.md` explains how to use the environments.
    .short = Describe the environments for learning programs.
    .what = Only describe, so far.
    .game = The game.
    .players = How many players the environment has. By default, as few as the game allows.
    .layout = A number for every card there is, or a row for each pile.
    .actions = Show the actions instead.
    .as_json = Print fields, actions and verbs as JSON.

help-bench = Measure the speed of the rules engine, compiled and uncompiled side by side.
    .short = Measure the speed of the rules engine.
    .as_json = Print everything as JSON and nothing else.
    .against = Also measure this program, for comparison.
    .quick = Take only a few seconds; the figures are rough.

help-serve = Host games for everyone who can reach this machine, in a browser or with another client.

    Nothing to set up: one process, and one file in your data folder. See `docs/operations.md` for PostgreSQL, proxies, backups,
    and metrics.
    .short = Host games for other people.
    .host = Address to listen on; 0.0.0.0 lets other machines in.
    .port = Port to listen on; 0 picks a free one.
    .base_path = Path under which a proxy serves Signoria, for example /games
    .proxy = Trusted proxy addresses, separated by commas.
    .origin = Another site that may connect; may be given more than once.
    .secure_cookies = Send cookies over HTTPS only; use this behind an HTTPS proxy.
    .public_metrics = Let other machines read /metrics too.
    .bot_workers = How many processes to run the bots in.
    .open_for = Hours until a table that hasn’t started is closed.
    .idle_for = Days without a move until a game is closed.
    .keep_for = Days until a closed table is deleted.
    .drain = Seconds to wait for unfinished work when stopping.
    .log_json = Write each line of the log as JSON.
    .log_level = How much to log.

help-backup = Write everything a server has stored to a file, one line of JSON per row. If the name ends in .gz, the file is compressed. You can do this while the server is running.

    Keep the file secret: it can be used to predict the shuffles of games in progress.
    .short = Back up a server’s data.
    .file = The file to write; an existing one is replaced.

help-restore = Restore the database from a file written by `signoria backup`. Stop any server using the database first. Works with SQLite and PostgreSQL.
    .short = Restore a backup.
    .file = The file to read.
    .replace = Empty the database first.

# --- the words around it ---

help-usage = Usage: { $command } { $rest }
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-any-options = [OPTIONS]
help-any-command = COMMAND…
help-text = TEXT
help-number = N
help-file = FILE
help-code = CODE
help-default = default: { $value }
help-required = required
help-try = See `{ $command } --help`.

# --- what cannot be understood ---

usage-error = Error: { $why }
usage-command = no command is called “{ $name }”{ $hint }
usage-missing-argument = { $name } is missing
usage-missing-option = the option { $name } is missing
usage-no-option = no option is called { $name }{ $hint }
usage-extra = unexpected: { $extra }
usage-needs-value = the option { $name } needs a value
usage-no-value = the option { $name } takes no value
usage-bad-value = { $name }: { $why }
usage-bad-choice = { $name } must be { LIST($choices, link: "or") }
usage-bad-number = { $name } must be a whole number
usage-bad-number-least = { $name } must be a whole number, { $least } or more
usage-aborted = Interrupted.
