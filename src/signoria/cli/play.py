"""`signoria play`: sit down at a table in the terminal, with people at one keyboard, bots, or both."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from signoria.bots.dominion.menu import BadMenu
from signoria.bots.registry import BadBot, UnknownBot
from signoria.cli.own_cards import CardFiles, book_of
from signoria.cli.speech import translator
from signoria.cli.table import saves
from signoria.cli.table.company import BadCompany, Company, names_at_table, written_bot
from signoria.cli.table.games import table_names, table_of
from signoria.cli.table.series import RANDOM, TerminalSeries
from signoria.cli.table.terminal import Left, Terminal
from signoria.cli.table.terminal_game import Quit, TerminalGame
from signoria.cli.table.two_tables import TwoTables
from signoria.core.errors import SignoriaError
from signoria.core.game import Game
from signoria.core.phrase import game_phrase, phrase
from signoria.core.record import RecordError, Start
from signoria.core.registry import BadSetup, Ruleset, UnknownGame, find_game
from signoria.core.rng import Rng, from_seed
from signoria.core.spelling import simple
from signoria.core.system_errors import system_error
from signoria.dominion import BadKingdom, fresh_rng
from signoria.intrigo import CHARACTERS

DOMINION: Final = "dominion"
INTRIGO: Final = "intrigo"
# The opponents of a player who names no bots.
USUAL_BOTS: Final = {DOMINION: "medium", INTRIGO: "easy"}
# What options are called whose wishes have another name.
OPTIONS: Final = {"custom": "cards", "ducat_total": "ducats", "max_rounds": "rounds"}
WRONG: Final = (BadBot, BadCompany, BadKingdom, BadMenu, BadSetup, RecordError, UnknownBot, UnknownGame)


class NotHere(SignoriaError):
    """Something cannot be played in the terminal, or not so."""


def play(
    game: Annotated[str, typer.Argument(metavar="[dominion|intrigo|FILE]", show_default=False)] = "",
    players: Annotated[str, typer.Option(show_default=False)] = "",
    bots: Annotated[str, typer.Option(show_default=False)] = "",
    kingdom: Annotated[str, typer.Option(show_default=False)] = "",
    seed: Annotated[str, typer.Option(show_default=False)] = "",
    files: CardFiles = None,
    base_edition: Annotated[str, typer.Option(show_default=False)] = "",
    profile: Annotated[str, typer.Option(show_default=False)] = "",
    merged_treasure: Annotated[bool, typer.Option("--merged-treasure")] = False,
    choose_discard_top: Annotated[bool, typer.Option("--choose-discard-top")] = False,
    tables: Annotated[str, typer.Option(show_default=False)] = "",
    table: Annotated[int, typer.Option(show_default=False)] = 1,
    prices: Annotated[str, typer.Option(show_default=False)] = "",
    ducats: Annotated[int, typer.Option(show_default=False)] = 0,
    rounds: Annotated[int, typer.Option(show_default=False)] = 0,
    families: Annotated[str, typer.Option(show_default=False)] = "",
    first: Annotated[int, typer.Option(show_default=False)] = 0,
    resume: Annotated[bool, typer.Option("--resume")] = False,
) -> None:
    """Play in the terminal. Every move is kept; `signoria play --resume` picks up where you left off."""
    try:
        terminal = Terminal(Console())
        if resume:
            resume_game(terminal, game)
            return
        ruleset = game_of(game or DOMINION)
        names = seats(ruleset, players, bots, bool(tables))
        wishes: dict[str, object] = {
            "kingdom": kingdom,
            "custom": [card.data() for card in book_of(files).custom],
            "base_edition": base_edition,
            "profile": profile,
            "merged_treasure": merged_treasure,
            "choose_discard_top": choose_discard_top,
            "tables": tables,
        }
        agreed: dict[str, object] = {
            "prices": dict.fromkeys(CHARACTERS, prices_of(prices)) if prices else {},
            "ducat_total": ducats,
            "max_rounds": rounds,
            "families": listed(families),
            "first": first,
        }
        wished = only_wished(ruleset, wishes, agreed)
        if tables:
            play_at_two_tables(terminal, ruleset, names, wished, seed or secrets.token_hex(4), table)
        else:
            play_series(terminal, ruleset, names, wished, seed)
    except WRONG as bad:
        raise typer.BadParameter(str(bad)) from bad


def game_of(name: str) -> Ruleset:
    """A game that has a table here."""
    ruleset = find_game(name)
    if table_of(ruleset.name) is None:
        games = [game_phrase(one) for one in table_names()]
        raise NotHere(phrase("error-not-in-terminal", game=game_phrase(name), games=games))
    return ruleset


def only_wished(
    ruleset: Ruleset, wishes: Mapping[str, object], agreed: Mapping[str, object] | None = None
) -> dict[str, object]:
    """What somebody asked for: `wishes` are for Dominion, what is `agreed` on for Intrigo."""
    for_dominion = {name: value for name, value in wishes.items() if value}
    for_intrigo = {name: value for name, value in (agreed or {}).items() if value}
    wrong = {} if ruleset.name == DOMINION else dict(for_dominion)
    wrong.update({} if ruleset.name == INTRIGO else for_intrigo)
    if wrong:
        name = next(iter(wrong))
        option = "--" + OPTIONS.get(name, name).replace("_", "-")
        raise NotHere(phrase("error-option-of-dominion", option=option, game=game_phrase(ruleset.name)))
    if "first" in for_intrigo:
        for_intrigo["first"] = int(str(for_intrigo["first"])) - 1  # people count seats from 1
    return {**for_dominion, **for_intrigo}


def prices_of(text: str) -> list[int]:
    """The three prices of a character: `1,2,4`."""
    try:
        return [int(part) for part in listed(text)]
    except ValueError:
        raise NotHere(phrase("error-prices", value=text[:40])) from None


def seats(ruleset: Ruleset, players: str, bots: str, two_tables: bool = False) -> list[str]:
    """The names as records have them: people, then bots, of which there are as many as are needed if none is named."""
    people = listed(players) or [translator().say("play-person", n=1)]
    names = [written_bot(bot) for bot in listed(bots)]
    if not bots:
        names = [written_bot(USUAL_BOTS.get(ruleset.name, RANDOM))] * (ruleset.least_seats - len(people))
    n = len(people) + len(names)
    most = ruleset.lobby_rules().most_people() if two_tables else ruleset.most_seats
    if not ruleset.least_seats <= n <= most:
        raise BadCompany(phrase("error-how-many-play", least=ruleset.least_seats, most=most, n=n))
    return people + names


def listed(text: str) -> list[str]:
    """The items between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def play_at_two_tables(
    terminal: Terminal, ruleset: Ruleset, names: Sequence[str], wishes: Mapping[str, object], seed: str, here: int
) -> None:
    """Draw the tables, say who sits where, and play the games of one of them."""
    two = TwoTables.draw(ruleset, wishes, len(names), seed, here)
    Company(two.names(names), ruleset.name, fresh_rng())  # who can't sit down together hears it first
    say = translator().say
    try:
        with terminal.own_screen():
            told = two.lines(translator(), names_at_table(names, translator()))
            terminal.leaf(told, say("play-more"), say("play-begin"), ())
    except Left:
        return
    left = {name: value for name, value in wishes.items() if name != "tables"}
    play_series(terminal, ruleset, two.names(names), left, f"{seed} {here}", two.setup)


def play_series(
    terminal: Terminal,
    ruleset: Ruleset,
    names: Sequence[str],
    wishes: Mapping[str, object],
    seed: str,
    setup: dict[str, object] | None = None,
) -> None:
    """One game after another, until somebody has enough; the setup of the first may have been drawn already."""
    series = TerminalSeries(ruleset, len(names), wishes)
    series.setup = setup or ruleset.lobby_rules().setup(wishes, len(names), chance(seed, 0))
    while True:
        n = len(series.results)
        later = f"{seed} {n}" if n else seed  # the first game has the very seed that was asked for
        start = Start.dealt(series.setup, later if seed else secrets.token_hex(16))
        company = Company(names, ruleset.name, chance(seed and f"{seed} bots", n))
        terminal_game = new_terminal_game(
            terminal, ruleset, start, start.game(ruleset), company, saves.new_file(ruleset.name)
        )
        if not play_terminal_game(terminal_game, True, series, chance(seed, n + 1)):
            return


def chance(seed: str, n: int) -> Rng:
    """Chance around the n-th game: the same for the same seed."""
    return from_seed(f"{seed} {n}") if seed else fresh_rng()


def resume_game(terminal: Terminal, name: str) -> None:
    """Go on with a game that was left, or with one somebody sent."""
    file = saves.last_unfinished(name) if name in ("", *table_names()) else Path(name).expanduser()
    if file is None:
        raise NotHere(phrase("error-none-unfinished", folder=str(saves.data_folder())))
    try:
        record = saves.read(file)
    except OSError as error:
        raise NotHere(phrase("error-file", file=str(file), why=system_error(error))) from error
    ruleset = game_of(record.game)
    game = record.replay()
    names = record.players or [translator().say("play-person", n=seat + 1) for seat in range(game.state.seats)]
    own = file.parent == saves.data_folder()
    company = Company(names, ruleset.name, fresh_rng(), own_files=own)
    play_terminal_game(new_terminal_game(terminal, ruleset, record.start, game, company, file), begin=False)


def new_terminal_game(
    terminal: Terminal, ruleset: Ruleset, start: Start, game: Game, company: Company, file: Path
) -> TerminalGame:
    """A table for this game, with the names of its own cards."""
    company.sit_down(game)
    kind = table_of(ruleset.name)
    assert kind is not None, "game_of has looked"
    speech = translator(kind.own_names(game.state, translator()))
    return TerminalGame(terminal, kind(ruleset, game, speech, company.names(speech)), start, company, file)


def play_terminal_game(
    terminal_game: TerminalGame, begin: bool, series: TerminalSeries | None = None, rng: Rng | None = None
) -> bool:
    """Play a game; whether another one is wanted afterwards, which is then set up in the series."""
    terminal, say = terminal_game.terminal, terminal_game.translator.say
    again = False
    score: list[Text] = []
    with terminal.own_screen():
        try:
            if begin:
                players = terminal_game.company.introduced(terminal_game.translator)
                introduction = terminal_game.table.introduction(terminal_game.reader(), players)
                terminal.leaf(introduction, say("play-more"), say("play-begin"), ())
            terminal_game.play()
            score = terminal_game.table.final_score(terminal_game.reader())
            if series is not None:
                series.results.append(dict(terminal_game.table.ruleset.result(terminal_game.game.state)))
                score += series.lines(terminal_game.translator, terminal_game.table.names)
            again = after_the_end(terminal_game, score, series, rng)
        except (Quit, Left):
            pass
    if score:
        if not again:
            for line in terminal.fit([*score, Text(say("play-record", file=str(terminal_game.file)))]):
                terminal.console.print(line, soft_wrap=True, highlight=False)
    else:
        form = "play-left" if terminal_game.file.parent == saves.data_folder() else "play-left.elsewhere"
        left = say(form, file=str(terminal_game.file))
        terminal.console.print(left, soft_wrap=True, markup=False, highlight=False)
    return again


def after_the_end(
    terminal_game: TerminalGame, score: list[Text], series: TerminalSeries | None, rng: Rng | None
) -> bool:
    """Ask what comes next; whether that is another game."""
    say = terminal_game.translator.say
    question = "play-again-cards" if series is not None and series.has_cards else "play-again"
    notice: list[Text] = []
    leave = [simple(word) for word in say("command-quit").split(",")]
    log = [simple(word) for word in say("command-log").split(",")]
    while True:
        terminal_game.terminal.show([*score, *notice])
        typed = terminal_game.terminal.ask(say(question))
        said = simple(typed)
        notice = []
        if said in log:
            terminal_game.terminal.leaf(
                terminal_game.story.whole(terminal_game.reader()), say("play-more"), say("play-back"), leave
            )
        elif said in leave or series is None or rng is None:
            return said not in leave
        else:
            try:
                series.go_on(*series.wants(typed, terminal_game.translator), rng)
                return True
            except SignoriaError as error:  # a card that isn't in the kingdom: ask again
                notice = [Text(), Text(say(error.phrase), style="yellow")]
