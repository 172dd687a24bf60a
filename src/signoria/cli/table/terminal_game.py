"""One game at the table: asks people, lets bots answer, obeys what is typed, and keeps the record after every move."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.text import Text

from signoria.cli.table import saves
from signoria.cli.table.answers import Choice, NotUnderstood, SeveralFit, find, read_first, read_picks
from signoria.cli.table.company import Company
from signoria.cli.table.drawing import side_by_side
from signoria.cli.table.game_table import GameTable
from signoria.cli.table.screen import Screen, compose
from signoria.cli.table.terminal import Left, Terminal
from signoria.cli.table.terminal_log import TerminalLog
from signoria.core.decision import IllegalAnswer, UndoRefused
from signoria.core.errors import SignoriaError
from signoria.core.event import SPECTATOR, Event
from signoria.core.game import Game
from signoria.core.history import Move
from signoria.core.phrase import phrase
from signoria.core.record import Record, Start
from signoria.core.seat import Seat
from signoria.core.spelling import simple
from signoria.core.state import State
from signoria.core.system_errors import system_error
from signoria.core.telling import Phrase
from signoria.lang import Translator

COMMANDS: Final = ("help", "why", "undo", "log", "save", "quit")
WITH_MORE: Final = ("help", "why", "save")  # may be followed by what they are about
QUICK: Final = 0.5  # seconds
Note = list[Text]


class Quit(Exception):
    """The person leaves the game for now; it is saved."""


class BotFailed(SignoriaError):
    """A bot gave an answer that is not possible; the game is saved as it was before."""


class TerminalGame:
    def __init__(self, terminal: Terminal, table: GameTable, start: Start, company: Company, file: Path) -> None:
        self.terminal = terminal
        self.table = table
        self.translator: Translator = table.translator
        self.teller = table.teller
        self.game: Game = table.game
        self.names = table.names
        self.start = start
        self.company = company
        self.file = file
        self.story = TerminalLog(table)
        self.keyboard = company.people[0] if len(company.people) == 1 else -1  # who sits at it
        known = (*COMMANDS, *table.commands)
        self.commands = {word: command for command in known for word in self._words(f"command-{command}")}
        self._seats: list[Seat] = []
        self._seated_at: State | None = None
        self._quick: set[int] = set()  # bots whose last answer nobody had to wait for
        self._told = len(self._moves())  # moves whose news were shown

    def _words(self, message: str) -> list[str]:
        return [simple(word) for word in self.translator.say(message).split(",")]

    def reader(self) -> int:
        """For whom everything is told that all may see: the only person there is, or nobody in particular."""
        return self.company.people[0] if len(self.company.people) == 1 else SPECTATOR

    # --- the course of the game ---------------------------------------------------------------------------------------

    def play(self) -> None:
        """To the end of the game; Quit if somebody leaves before."""
        self.keep()
        try:
            while not self.game.over():
                self._let_bots_answer()
                self._show_news()
                if not self.game.over():
                    self._ask(self._next_person())
            self._show_news()
        except Left as left:
            raise Quit from left

    def keep(self) -> None:
        """Save the game as it is."""
        saves.write(self.file, self.record())

    def record(self) -> Record:
        return Record.from_game(self.table.ruleset, self.game, self.start, self.company.written)

    def _let_bots_answer(self) -> None:
        moved = False
        while waiting := [seat for seat in self.game.asked() if seat in self.company.bots]:
            self._let_bot_answer(waiting[0])
            moved = True
        if moved:
            self.keep()

    def _let_bot_answer(self, seat: int) -> None:
        if self._seated_at is not self.game.state:  # undo puts another state in its place
            self._seats = [Seat(self.game, each) for each in range(self.game.state.seats)]
            self._seated_at = self.game.state
        if seat not in self._quick:
            self.terminal.notice(self.translator.say("play-thinking", bot=self.names[seat]))
        begun = time.monotonic()
        try:
            self.game.apply(seat, self.company.bots[seat].pick(self._seats[seat]))
        except IllegalAnswer as error:
            failed = phrase(
                "error-bot-failed", bot=self.names[seat], option=error.option, reason=error.reason.replace("_", " ")
            )
            raise BotFailed(failed) from error
        if time.monotonic() - begun < QUICK:
            self._quick.add(seat)
        else:
            self._quick.discard(seat)

    def _moves(self) -> Sequence[Move]:
        history = self.game.history
        assert history is not None
        return history.moves

    def _show_news(self) -> None:
        """Whatever deserves a page of its own, once."""
        moves = self._moves()
        events: list[Event] = [event for move in moves[self._told :] for event in move.events]
        self._told = len(moves)
        news = self.table.news(events, self.reader())
        if news:
            say = self.translator.say
            self.terminal.leaf(news, say("play-more"), say("play-go-on"), self._words("command-quit"))

    def _next_person(self) -> int:
        """The seat to ask now; if several are asked, the one that has the keyboard."""
        asked = self.game.asked()
        return self.keyboard if self.keyboard in asked else asked[0]

    def _hand_over(self, seat: int) -> bool:
        """Cover the screen until the right person sits before it; False if the one before wants an answer back."""
        if seat == self.keyboard:
            return True
        self.terminal.cover()
        happened = self.terminal.fit(self.story.recent(SPECTATOR))[-(self.terminal.height - 4) :]
        pass_on = Text(self.translator.say("play-pass-on", player=self.names[seat]), style="bold")
        self.terminal.show([*happened, Text(), pass_on])
        said = simple(self.terminal.ask(self.translator.say("play-ready", player=self.names[seat])))
        if self.commands.get(said) == "undo" and self.keyboard in self.game.given:
            self.game.take_back(self.keyboard)
            return False
        self.keyboard = seat
        return True

    def _ask(self, seat: int) -> None:
        """Put the question until it is answered or gone."""
        if not self._hand_over(seat):
            return
        note: Note = []
        while True:
            choices = self.table.choices(self.game, seat)
            self.terminal.show(self.screen(seat, choices, note))
            before = self._moment()
            note = self._obey(seat, self.terminal.ask(f"{self.names[seat]}> "), choices)
            if self._moment() != before:
                if not self.game.given:
                    self.keep()
                if note:  # the answer was taken, and there is something to say about it
                    continue
                return

    def _moment(self) -> tuple[int, int]:
        """Changes with every answer and every undo."""
        history = self.game.history
        assert history is not None
        return len(history.entries), sum(len(picks) for picks in self.game.given.values())

    # --- what is shown ------------------------------------------------------------------------------------------------

    def screen(self, seat: int, choices: Sequence[Choice], note: Note) -> list[Text]:
        drawing = self.table.draw(seat, choices, self.terminal.width)
        screen = Screen(
            drawing=drawing,
            story=self.story.recent(seat),
            question=self._question(seat),
            choices=self._listed(drawing.choices, seat),
            hint=self._hint(),
            note=note,
        )
        return compose(screen, self.terminal)

    def _question(self, seat: int) -> list[Text]:
        lines = [Text(self.table.question(seat), style="bold")]
        picked = self.game.picks(seat)
        if picked and not self.table.step_by_step:  # where each pick leads to the next question, that says it
            words = [self.teller.option(self.game, seat, option) for option in picked]
            lines.append(Text(self.translator.say("play-picked", words=words)))
        return lines

    def _hint(self) -> Text:
        ask = self.game.question
        several = ask is not None and ask.most > 1 and self.translator.knows(f"{self.table.hint_message}.several")
        return Text(self.translator.say(self.table.hint_message + (".several" if several else "")), style="dim")

    def _verb(self) -> str:
        ask = self.game.question
        return "" if ask is None else self.game.state.verb_name(ask.verb)

    def _listed(self, choices: Sequence[Choice], seat: int) -> list[Text]:
        """The choices that are not shown on the board, side by side where there is room."""
        default = self.table.default(seat)
        parts: list[Text] = []
        for choice in choices:
            enter = (self.translator.say("play-enter"), "dim") if choice.option == default else ""
            parts.append(Text.assemble((f"{choice.word or choice.number} ", "bold"), self.table.painted(choice), enter))
        return side_by_side(parts, self.terminal.width)

    # --- what is typed ------------------------------------------------------------------------------------------------

    def _obey(self, seat: int, said: str, choices: Sequence[Choice]) -> Note:
        """Do what somebody typed; what there is to say about it."""
        if not said:
            default = self.table.default(seat)
            return self._answer(seat, [default]) if default >= 0 else self._note("play-choose")
        if said.startswith("?"):
            return self._help(said[1:].strip())
        word, _, rest = said.partition(" ")
        command = self.commands.get(simple(word), "")
        if command in self.table.commands and not rest:
            return self._show_more(command, seat)
        if command and (not rest or command in WITH_MORE):
            todo: dict[str, Callable[[], Note]] = {
                "help": lambda: self._help(rest),
                "why": lambda: self._why(seat, rest),
                "undo": lambda: self._undo(seat),
                "log": lambda: self._leaf(self.story.whole(seat)),
                "save": lambda: self._save(rest),
                "quit": self._quit,
            }
            return todo[command]()
        if self.table.step_by_step:
            return self._read_steps(seat, said)
        return self._read_answer(seat, said, choices)

    def _show_more(self, command: str, seat: int) -> Note:
        """What a command of the game shows."""
        lines, is_page = self.table.obey(command, seat)
        return self._leaf(lines) if is_page else lines

    def _read_steps(self, seat: int, said: str) -> Note:
        """Several picks of one move, each read as an answer to the question that the one before it leads to."""
        twin = self.game.clone()
        asked = twin.question
        picks: list[int] = []
        words = said.replace(",", " ").split()
        fillers = self._words("play-fillers")
        while words:
            if twin.question is not asked:
                return [self._say(Phrase(("reason-too_many",), {"n": len(picks)}))]
            try:
                choice, used = read_first(words, self.table.choices(twin, seat))
            except SeveralFit as several:
                return self._note("play-several", said=several.said, names=several.names)
            except NotUnderstood:
                if simple(words[0]) in fillers and len(words) > 1:  # "buy thief into 5"
                    words = words[1:]
                    continue
                return self._why_not_this(twin, seat, words)
            picks.append(choice.option)
            twin.apply(seat, choice.option)
            words = words[used:]
        for pick in picks:
            self.game.apply(seat, pick)
        return []

    def _read_answer(self, seat: int, said: str, choices: Sequence[Choice]) -> Note:
        try:
            return self._answer(seat, read_picks(said, choices))
        except SeveralFit as several:
            return self._note("play-several", said=several.said, names=several.names)
        except NotUnderstood as unknown:
            word, _, rest = said.partition(" ")
            if rest and simple(word) in self._words("play-verbs"):  # "buy gold"
                return self._read_answer(seat, rest, choices)
            return self._why_not_this(self.game, seat, [unknown.said], said)

    def _why_not_this(self, game: Game, seat: int, words: Sequence[str], said: str = "") -> Note:
        """Something was named that cannot be picked: if it is a card, why; else what was said is not understood."""
        said = said or " ".join(words)
        try:
            choice, _ = read_first(words, self.table.everything())
        except SeveralFit as several:
            return self._note("play-several", said=several.said, names=several.names)
        except NotUnderstood:
            return self._note("play-unknown", said=said)
        refused = self.teller.refusal(game, seat, choice.option)
        return [self._say(refused)] if refused is not None else self._note("play-unknown", said=said)

    def _answer(self, seat: int, picks: list[int]) -> Note:
        """Take an answer; nothing of it if part of it is not possible."""
        if len(picks) > 1 and self._verb() in self.table.one_by_one:
            return self._answer_one_by_one(seat, picks)
        refused = self._try(seat, picks)
        if refused is not None:
            return [self._say(refused)]
        for pick in picks:
            self.game.apply(seat, pick)
        stop = self._stop()
        if stop >= 0 and self.game.picks(seat) and stop in self.game.options(seat):
            self.game.apply(seat, stop)  # what may end after these picks ends
        return []

    def _stop(self) -> int:
        ask = self.game.question
        return -1 if ask is None else int(ask.stop)

    def _try(self, seat: int, picks: list[int]) -> Phrase | None:
        """Why these picks are not an answer, or the beginning of one; None if they are."""
        twin = self.game.clone()
        for at, pick in enumerate(picks):
            refused = self.teller.refusal(twin, seat, pick)
            if refused is not None:
                return refused
            asked = twin.question
            twin.apply(seat, pick)
            if twin.question is not asked and at + 1 < len(picks):
                return Phrase(("reason-too_many",), {"n": at + 1})
        return None

    def _answer_one_by_one(self, seat: int, picks: list[int]) -> Note:
        """Several plays or purchases in one line, as far as they go."""
        verb = self._verb()
        for pick in picks:
            if self._verb() != verb or self._next_person() != seat:
                return self._note("play-so-far")
            refused = self.teller.refusal(self.game, seat, pick)
            if refused is not None:
                return [self._say(refused)]
            self.game.apply(seat, pick)
        return []

    # --- commands -----------------------------------------------------------------------------------------------------

    def _note(self, message: str, **arguments: str | int | Sequence[str]) -> Note:
        return [Text(self.translator.say(message, **arguments), style="yellow")]

    def _say(self, phrase: Phrase) -> Text:
        return Text(self.translator.say(phrase), style="yellow")

    def _leaf(self, lines: Sequence[Text]) -> Note:
        say = self.translator.say
        self.terminal.leaf(lines, say("play-more"), say("play-back"), self._words("command-quit"))
        return []

    def _help(self, about: str) -> Note:
        if not about:
            return self._leaf([*self.how_to(), Text(), *self.table.cards_in_short()])
        try:
            return self.table.about(find(about, self.table.everything()).option, self.keyboard)
        except SeveralFit as several:
            return self._note("play-several", said=about, names=several.names)
        except NotUnderstood:
            return self._note("play-no-card", said=about)

    def how_to(self) -> list[Text]:
        return [Text(line) for line in self.translator.say(self.table.help_message).splitlines()]

    def _why(self, seat: int, about: str) -> Note:
        if not about:
            return self._note("play-why-what")
        try:
            choice = find(about, [*self.table.choices(self.game, seat), *self.table.everything()])
        except SeveralFit as several:
            return self._note("play-several", said=about, names=several.names)
        except NotUnderstood:
            return self._note("play-no-card", said=about)
        refused = self.teller.refusal(self.game, seat, choice.option)
        return [self._say(refused)] if refused is not None else self._note("play-possible", name=choice.names[0])

    def _undo(self, seat: int) -> Note:
        """Take the last move of a person back: freely where that is free or only bots are there, else if all agree."""
        game = self.game
        if seat in game.given:
            game.take_back(seat)
            return []
        history = game.history
        assert history is not None
        last = max(self.company.people, key=lambda person: int(history.last_move_of(person)))
        try:
            game.undo(last, agreed=len(self.company.people) == 1)
        except UndoRefused as refused:
            if refused.reason != "others_must_agree":
                return self._note(f"undo-{refused.reason}")
            if not self._agreed(last):
                return self._note("play-not-agreed")
            game.undo(last, agreed=True)
        self._told = len(history.moves)
        return []

    def _agreed(self, whose: int) -> bool:
        answer = self.terminal.ask(self.translator.say("play-agree", player=self.names[whose]))
        return simple(answer) in self._words("alias-yes")

    def _save(self, name: str) -> Note:
        if not name:
            return self._note("play-save-where")
        try:
            saves.write(Path(name).expanduser(), self.record())
        except OSError as error:
            return [self._say(phrase("play-not-saved", why=system_error(error)))]
        return self._note("play-saved", file=name)

    def _quit(self) -> Note:
        raise Quit
