# What `signoria --help` and `signoria COMMAND --help` say. The value of help-<command> is the whole help, .short stands in the
# list of commands, and each option or argument has an attribute. help-option has what is the same for several commands.
# A blank line begins a paragraph; where lines end otherwise does not matter.

help-signoria = One table for two card games: Dominion and Intrigo.

    Without a command the table is opened in your browser.
    .version = Show the version and how it was built.

help-option =
    .as_json = Plain data instead of a table.
    .base_edition = Edition of the cards that both base games have: base1 or base2.
    .database = Where tables are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. Otherwise by SIGNORIA_DATABASE, or a file in your data folder.
    .files = A file of custom cards; may be given several times.
    .games = How many games in all.
    .help = Show this and leave.
    .jobs = On how many cores; the results are the same.
    .kingdom = A set by name, ten cards with commas, a share code, or random.
    .lang = The language: { LIST($known, link: "none") }. Otherwise that of SIGNORIA_LANG or of the system.
    .seed = The same seed deals the same games.

help-play = Play in the terminal, with people at one keyboard, bots, or both.

    Every move is kept; `signoria play --resume` goes on where you left.
    .short = Play in the terminal.
    .game = The game; with --resume the file to go on with.
    .players = The people at this keyboard, in the order they sit: Anna,Ben
    .bots = Who else plays: hard,novice. Alone you get as many as the game needs.
    .seed = The same seed deals the same game.
    .profile = Rules of which edition, ed1 or ed2; else by the kingdom.
    .merged_treasure = The Treasures of two boxes, as owners of both may.
    .choose_discard_top = Ask which card a discarded hand shows.
    .resume = Go on with the last game, or with that of FILE.

help-guide = Read how a game is played: everything that someone needs who has never held the box.
    .short = Read how a game is played.
    .game = The game: dominion or intrigo.

help-kingdoms = List the recommended kingdoms of Dominion, show one of any kind, or draw one by chance.

    Traits for --with and --without: village, draw, cantrip, buy, coins, trasher, gainer, attack, curser, reaction, treasure,
    victory. Besides them: cost2 to cost6, a box (base, base1, base2, intrigue1), a card; spread (each cost from 2 to 5), half
    (five cards of Intrigue, five of the base game), answer (a Reaction if there is an Attack).
    .short = Show kingdoms, or draw one by chance.
    .which = A set by name, ten cards with commas between them, or a share code.
    .random = Draw a kingdom by chance.
    .sets = Which boxes to draw from.
    .wanted = What it shall have: village,attack<=2,witch,spread…
    .unwanted = What it shall not have: curser,cost6…
    .seed = The same seed draws the same kingdom.

help-cards = List the cards of Dominion with their box, cost and types, or say what one does. As data they have coins, points and the rule for their pile too.
    .short = List the cards, or say what one does.
    .card = A card: its text, and what players ask about it.
    .box = Only the cards of this box.

help-rules = Show a statement of the rules and the tests that show it; count them; list those that no test shows.
    .short = Show the rules, statement by statement.
    .id = A statement (R-7, mine#2, intrigo:PL-4) or a card.
    .coverage = Count the statements that no test shows.
    .as_json = Plain data instead of text.

help-replay = Show a recorded game turn by turn: exit status 0, or 1 if the record is not sound.
    .short = Show a recorded game turn by turn.
    .record = A record, as JSON.
    .verify = Say only whether digests, commitment and result are right.
    .until = Stop after so many lines of the log.

help-scenario = Play scenario files: exit status 0 if all is as written, 1 if not, 2 if a file cannot be read.
    .short = Play scenario files.
    .files = Scenario files, or directories of them.

help-simulate = Let bots play each other many times, and say who wins how often and how sure that is.

    Every deal is played once for each rotation of the seats. A score is the percentage of wins; a shared win counts for its
    part, an unfinished game for all alike. In 95 of 100 such runs the true score lies in the interval. Ctrl-C shows what is known so far.
    .short = Let bots play each other many times.
    .game = The game: dominion, intrigo …
    .bots = Who plays: smithy,big_money,random,mine.menu,mine.py
    .kingdom = A set by name, ten cards with commas, a share code, or random. Otherwise the cards that the menus name, filled up with those of the First Game.
    .turns = Stop a game after so many turns of each player. Otherwise as the game has it: 200.
    .report = Write pictures of how the games went: .html, .png or .md

help-calibrate = Play the reference pairings whose win rates are known, and show ours beside them with 95 % intervals.
    .short = Play the pairings whose win rates are known.
    .games = How many games of each pairing.

help-bench = Measure how fast the rules run here, compiled and plain side by side.
    .short = Measure how fast the rules run here.
    .as_json = Print everything as JSON, and nothing else.
    .against = Measure this program beside ours.
    .quick = A few seconds in all; the figures are rough.

help-serve = Open tables to everybody who can reach this machine, in a browser or with another client.

    Nothing has to be set up: one process, and one file in your data folder. `docs/operations.md` has the rest: PostgreSQL, a
    proxy in front, backups, figures.
    .short = Let others play here over the network.
    .host = The address to listen at; 0.0.0.0 lets other machines in.
    .port = The port to listen at; 0 takes any that is free.
    .base_path = The part of the address that a proxy puts before ours: /games
    .proxy = Whom to believe where a request comes from: addresses with commas between them.
    .origin = A page elsewhere that may talk to us; may be given several times.
    .secure_cookies = Send cookies over HTTPS only: for a proxy that speaks it.
    .public_metrics = Let other machines read /metrics too.
    .bot_workers = How many processes think for the bots.
    .open_for = Hours until a table is closed that nobody starts.
    .idle_for = Days until a game is closed that nobody goes on with.
    .keep_for = Days until a closed table is deleted.
    .drain = Seconds that a stop waits for what is being done.
    .log_json = Write each line of the log as JSON.
    .log_level = Which lines are written.

help-backup = Write all that a server has kept into a file: one line of JSON for each row, compressed if its name ends in .gz. The server may be running.

    What is in it is secret: whoever reads it can foresee the shuffles of games that are being played.
    .short = Copy what a server has kept.
    .file = The file to write; an older one is replaced.

help-restore = Put back what `signoria backup` has written. No server may be running on that database; it may be of the other kind.
    .short = Put a copy back.
    .file = The file to read.
    .replace = Delete what the database holds.

# --- the words around it ---

help-usage = Usage: { $command } { $rest }
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-any-options = [OPTIONS]
help-any-command = COMMAND …
help-text = TEXT
help-number = N
help-file = FILE
help-code = CODE
help-default = default: { $value }
help-required = required
help-try = `{ $command } --help` says more.

# --- what cannot be understood ---

usage-error = Error: { $why }
usage-command = no command is called '{ $name }'{ $hint }
usage-missing-argument = { $name } is missing
usage-missing-option = the option { $name } is missing
usage-no-option = no option is called { $name }{ $hint }
usage-extra = this is too much: { $extra }
usage-needs-value = the option { $name } needs a value
usage-no-value = the option { $name } takes no value
usage-bad-value = { $name }: { $why }
usage-bad-choice = { $name } is one of { LIST($choices, link: "or") }
usage-bad-number = { $name } is a whole number
usage-bad-number-least = { $name } is a whole number from { $least } on
usage-aborted = Interrupted.
