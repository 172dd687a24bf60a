"""`signoria play`: sit down at a table in the terminal, with people at one keyboard, bots, or both."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from signoria.bots.menu import BadMenu
from signoria.bots.registry import BadBot, UnknownBot
from signoria.cli.own_cards import CardFiles, book_of
from signoria.cli.speech import tongue
from signoria.cli.table import saves
from signoria.cli.table.answers import simple
from signoria.cli.table.company import BadCompany, Company, written_bot
from signoria.cli.table.games import TABLES
from signoria.cli.table.sitting import Quit, Sitting
from signoria.cli.table.terminal import Left, Terminal
from signoria.core.game import Game
from signoria.core.hosting import NEW, SAME
from signoria.core.phrase import phrase
from signoria.core.record import RecordError, Start
from signoria.core.registry import BadSetup, GameKind, UnknownGame, find_game
from signoria.core.rng import Rng, from_seed
from signoria.core.trouble import Trouble
from signoria.dominion import BadKingdom, fresh_rng

DOMINION: Final = "dominion"
INTRIGO: Final = "intrigo"
RANDOM: Final = "random"  # a kingdom; another one for every game
# Who plays against somebody who names no bots.
USUAL_BOTS: Final = {DOMINION: "medium", INTRIGO: "easy"}
WRONG: Final = (BadBot, BadCompany, BadKingdom, BadMenu, BadSetup, RecordError, UnknownBot, UnknownGame)


class NotHere(Trouble):
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
    resume: Annotated[bool, typer.Option("--resume")] = False,
) -> None:
    """Play in the terminal. Every move is kept; `signoria play --resume` goes on where you left."""
    try:
        terminal = Terminal(Console())
        if resume:
            resume_game(terminal, game)
            return
        kind = game_of(game or DOMINION)
        names = seats(kind, players, bots)
        wishes: dict[str, object] = {
            "kingdom": kingdom,
            "custom": [card.data() for card in book_of(files).custom],
            "base_edition": base_edition,
            "profile": profile,
            "merged_treasure": merged_treasure,
            "choose_discard_top": choose_discard_top,
        }
        play_series(terminal, kind, names, only_wished(kind, wishes), seed)
    except WRONG as bad:
        raise typer.BadParameter(str(bad)) from bad


def game_of(name: str) -> GameKind:
    """A game that has a table here."""
    kind = find_game(name)
    if kind.name not in TABLES:
        raise NotHere(phrase("error-not-in-terminal", game=name, games=list(TABLES)))
    return kind


def only_wished(kind: GameKind, wishes: Mapping[str, object]) -> dict[str, object]:
    """What somebody asked for; all of it is Dominion's."""
    wished = {name: value for name, value in wishes.items() if value}
    if wished and kind.name != DOMINION:
        option = "--" + next(iter(wished)).replace("custom", "cards").replace("_", "-")
        raise NotHere(phrase("error-option-of-dominion", option=option, game=kind.name))
    return wished


def seats(kind: GameKind, players: str, bots: str) -> list[str]:
    """The names as records have them: people, then bots, of which there are as many as are needed if none is named."""
    people = listed(players) or [tongue().say("play-person", n=1)]
    names = [written_bot(bot) for bot in listed(bots)]
    if not bots:
        names = [written_bot(USUAL_BOTS[kind.name])] * (kind.least_seats - len(people))
    n = len(people) + len(names)
    if not kind.least_seats <= n <= kind.most_seats:
        raise BadCompany(phrase("error-how-many-play", least=kind.least_seats, most=kind.most_seats, n=n))
    return people + names


def listed(text: str) -> list[str]:
    """What stands between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def play_series(
    terminal: Terminal, kind: GameKind, names: Sequence[str], wishes: Mapping[str, object], seed: str
) -> None:
    """One game after another, until somebody has enough."""
    hosting = kind.hosting()
    setup = hosting.setup(wishes, len(names), chance(seed, 0))
    n = 0
    while True:
        later = f"{seed} {n}" if n else seed  # the first game has the very seed that was asked for
        start = Start.dealt(setup, later if seed else secrets.token_hex(16))
        company = Company(names, kind.name, chance(seed and f"{seed} bots", n))
        sitting = new_sitting(terminal, kind, start, start.game(kind), company, saves.new_file(kind.name))
        if not play_sitting(sitting, begin=True):
            return
        winners = kind.result(sitting.game.state)["winners"]
        assert isinstance(winners, list)
        n += 1
        how = NEW if wishes.get("kingdom") == RANDOM else SAME
        setup = hosting.again(wishes, setup, winners, how, (), chance(seed, n))


def chance(seed: str, n: int) -> Rng:
    """Chance around the n-th game: the same for the same seed."""
    return from_seed(f"{seed} {n}") if seed else fresh_rng()


def resume_game(terminal: Terminal, name: str) -> None:
    """Go on with a game that was left, or with one somebody sent."""
    file = saves.last_unfinished(name) if name in ("", *TABLES) else Path(name).expanduser()
    if file is None:
        raise NotHere(phrase("error-none-unfinished", folder=str(saves.data_folder())))
    try:
        record = saves.read(file)
    except OSError as error:
        raise NotHere(phrase("error-file", file=str(file), why=error.strerror or "")) from error
    kind = game_of(record.game)
    game = record.replay()
    names = record.players or [tongue().say("play-person", n=seat + 1) for seat in range(game.state.seats)]
    own = file.parent == saves.data_folder()
    company = Company(names, kind.name, fresh_rng(), own_files=own)
    play_sitting(new_sitting(terminal, kind, record.start, game, company, file), begin=False)


def new_sitting(terminal: Terminal, kind: GameKind, start: Start, game: Game, company: Company, file: Path) -> Sitting:
    """A table for this game, with the names of its own cards."""
    company.sit_down(game)
    own_names = TABLES[kind.name].own_names(game.state, tongue())
    speech = tongue(own_names)
    table = TABLES[kind.name](kind, game, speech, company.names(speech))
    return Sitting(terminal, table, start, company, file)


def play_sitting(sitting: Sitting, begin: bool) -> bool:
    """Play a game; whether another one is wanted afterwards."""
    terminal, say = sitting.terminal, sitting.tongue.say
    again = False
    score: list[Text] = []
    with terminal.own_screen():
        try:
            if begin:
                introduction = sitting.table.introduction(sitting.reader())
                terminal.leaf(introduction, say("play-more"), say("play-begin"), ())
            sitting.play()
            score = sitting.table.ending(sitting.reader())
            again = after_the_end(sitting, score)
        except (Quit, Left):
            pass
    if score:
        if not again:
            for line in terminal.fit([*score, Text(say("play-record", file=str(sitting.file)))]):
                terminal.console.print(line, soft_wrap=True, highlight=False)
    else:
        form = "play-left" if sitting.file.parent == saves.data_folder() else "play-left.elsewhere"
        left = say(form, file=str(sitting.file))
        terminal.console.print(left, soft_wrap=True, markup=False, highlight=False)
    return again


def after_the_end(sitting: Sitting, score: list[Text]) -> bool:
    say = sitting.tongue.say
    leave = [simple(word) for word in say("command-quit").split(",")]
    log = [simple(word) for word in say("command-log").split(",")]
    while True:
        sitting.terminal.show(score)
        said = simple(sitting.terminal.ask(say("play-again")))
        if said in log:
            sitting.terminal.leaf(sitting.story.whole(sitting.reader()), say("play-more"), say("play-back"), leave)
        else:
            return said not in leave
