"""`signoria play`: sit down at a table in the terminal, with people at one keyboard, bots, or both."""

import locale
import secrets
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from signoria.cli.own_cards import CardFiles, book_of
from signoria.cli.table import saves
from signoria.cli.table.answers import simple
from signoria.cli.table.cards import own_names
from signoria.cli.table.company import MARK, BadCompany, Company
from signoria.cli.table.ending import final_score
from signoria.cli.table.sitting import Quit, Sitting
from signoria.cli.table.terminal import Left, Terminal
from signoria.core.game import Game
from signoria.core.record import RecordError, Start
from signoria.core.registry import BadSetup
from signoria.core.rng import from_seed
from signoria.dominion import (
    GAME,
    BadKingdom,
    CardBook,
    Choice,
    Dominion,
    Played,
    Series,
    Setup,
    fresh_rng,
    read_kingdom,
    write_setup,
)
from signoria.lang import Tongue, UnknownLanguage, languages

FIRST_KINGDOM = "first game"
FIRST_BOT = "big_money"


def play(
    game: Annotated[
        str, typer.Argument(metavar="[dominion|FILE]", help="The game; with --resume the file to go on with.")
    ] = "",
    players: Annotated[
        str, typer.Option(help="The people at this keyboard, in the order they sit: Anna,Ben", show_default=False)
    ] = "",
    bots: Annotated[
        str, typer.Option(help="Who else plays: big_money,random. Alone you get one.", show_default=False)
    ] = "",
    kingdom: Annotated[
        str, typer.Option(help="A set by name, ten cards with commas, a share code, or random.")
    ] = FIRST_KINGDOM,
    seed: Annotated[str, typer.Option(help="The same seed deals the same game.", show_default=False)] = "",
    files: CardFiles = None,
    base_edition: Annotated[
        str, typer.Option(help="Edition of the cards both base games have: base1, base2.", show_default=False)
    ] = "",
    profile: Annotated[
        str, typer.Option(help="Rules of which edition, ed1 or ed2; else by the kingdom.", show_default=False)
    ] = "",
    merged_treasure: Annotated[
        bool, typer.Option("--merged-treasure", help="The Treasures of two boxes, as owners of both may.")
    ] = False,
    choose_discard_top: Annotated[
        bool, typer.Option("--choose-discard-top", help="Ask which card a discarded hand shows.")
    ] = False,
    lang: Annotated[str, typer.Option(help="The language: en …", show_default=False)] = "",
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the last game, or with that of FILE.")] = False,
) -> None:
    """Play Dominion in the terminal. Every move is kept; `signoria play --resume` goes on where you left."""
    try:
        tongue = Tongue(lang or own_language())
        terminal = Terminal(Console())
        if resume:
            resume_game(terminal, tongue, game)
        else:
            if game not in ("", GAME.name):
                raise typer.BadParameter(f"{game!r} cannot be played in the terminal; {GAME.name} can")
            names = seats(tongue, players, bots)
            if not GAME.least_seats <= len(names) <= GAME.most_seats:
                raise BadCompany(f"{GAME.least_seats} to {GAME.most_seats} play, not {len(names)}")
            agreed = Setup(
                len(names), (), profile, merged_treasure=merged_treasure, choose_discard_top=choose_discard_top
            )
            book = book_of(files)
            choice = Choice(base_edition=base_edition, customs=book.customs())
            play_series(terminal, tongue.lang, names, agreed, kingdom, choice, book, seed)
    except (BadCompany, BadKingdom, BadSetup, UnknownLanguage, RecordError) as bad:
        raise typer.BadParameter(str(bad)) from bad


def own_language() -> str:
    """What the system speaks, if we do too."""
    code = (locale.getlocale()[0] or "").partition("_")[0]
    return code if code in languages() else languages()[0]


def seats(tongue: Tongue, players: str, bots: str) -> list[str]:
    """The names as records have them: people, then bots."""
    people = [name.strip() for name in players.split(",") if name.strip()] or [tongue.say("play-person", n=1)]
    kinds = [kind.strip() for kind in bots.split(",") if kind.strip()]
    if len(people) + len(kinds) == 1:
        kinds = [FIRST_BOT]
    return people + [f"{MARK}{kind}" for kind in kinds]


def play_series(
    terminal: Terminal,
    lang: str,
    names: list[str],
    agreed: Setup,
    kingdom: str,
    choice: Choice,
    book: CardBook,
    seed: str,
) -> None:
    """One game after another, until somebody has enough."""
    series = Series(len(names))
    while True:
        chance = from_seed(f"{seed} {len(series.games)}") if seed else fresh_rng()
        cards = read_kingdom(kingdom, chance, choice)
        setup = series.next_setup(replace(agreed, kingdom=cards, custom=book.carried(cards)), chance)
        start = Start.dealt(write_setup(setup), seed or secrets.token_hex(16))
        sitting = new_sitting(
            terminal, lang, start, start.game(GAME), Company(names, chance), saves.new_file(GAME.name)
        )
        if not play_sitting(sitting, begin=True):
            return
        state = sitting.cards.state
        points = tuple(state.points(who) for who in state.players)
        series.add(Played(setup.kingdom, tuple(state.winners()), points))


def resume_game(terminal: Terminal, tongue: Tongue, name: str) -> None:
    """Go on with a game that was left, or with one somebody sent."""
    file = Path(name).expanduser() if name else saves.last_unfinished(GAME.name)
    if file is None:
        raise typer.BadParameter(f"no game was left unfinished in {saves.data_folder()}")
    try:
        record = saves.read(file)
    except OSError as error:
        raise typer.BadParameter(f"{file}: {error.strerror}") from error
    if record.game != GAME.name:
        raise typer.BadParameter(f"{file} is a game of {record.game}, which cannot be played in the terminal")
    game = record.replay()
    chance = fresh_rng()
    names = record.players or [tongue.say("play-person", n=seat + 1) for seat in range(game.state.seats)]
    sitting = new_sitting(terminal, tongue.lang, record.start, game, Company(names, chance), file)
    play_sitting(sitting, begin=False)


def new_sitting(terminal: Terminal, lang: str, start: Start, game: Game, company: Company, file: Path) -> Sitting:
    """A table for this game, with the names of its own cards."""
    assert isinstance(game.state, Dominion)
    return Sitting(terminal, Tongue(lang, own_names(game.state)), GAME, start, game, company, file)


def play_sitting(sitting: Sitting, begin: bool) -> bool:
    """Play a game; whether another one is wanted afterwards."""
    terminal, tongue = sitting.terminal, sitting.tongue
    again = False
    score: list[Text] = []
    with terminal.own_screen():
        try:
            if begin:
                show_kingdom(sitting)
            sitting.play()
            reader = sitting.keyboard if len(sitting.company.people) == 1 else -1
            score = final_score(sitting.cards.state, sitting.cards, tongue, sitting.names, reader)
            again = after_the_end(sitting, score)
        except (Quit, Left):
            pass
    if score:
        if not again:
            for line in terminal.fit([*score, Text(tongue.say("play-record", file=str(sitting.file)))]):
                terminal.console.print(line, soft_wrap=True, highlight=False)
    else:
        form = "play-left" if sitting.file.parent == saves.data_folder() else "play-left.elsewhere"
        left = tongue.say(form, file=str(sitting.file))
        terminal.console.print(left, soft_wrap=True, markup=False, highlight=False)
    return again


def show_kingdom(sitting: Sitting) -> None:
    """What the cards of this game do, before it begins."""
    title = Text(sitting.tongue.say("play-kingdom"), style="bold reverse")
    begin = sitting.tongue.say("play-begin")
    sitting.terminal.leaf([title, *sitting.kingdom()], sitting.tongue.say("play-more"), begin, ())


def after_the_end(sitting: Sitting, score: list[Text]) -> bool:
    tongue = sitting.tongue
    leave = [simple(word) for word in tongue.say("command-quit").split(",")]
    while True:
        sitting.terminal.show(score)
        said = simple(sitting.terminal.ask(tongue.say("play-again")))
        if said == "log":
            reader = sitting.keyboard if len(sitting.company.people) == 1 else -1
            sitting.terminal.leaf(sitting.story.whole(reader), tongue.say("play-more"), tongue.say("play-back"), leave)
        else:
            return said not in leave
