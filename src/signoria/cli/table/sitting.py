"""One game at the table: asks people, lets bots answer, obeys what is typed, and keeps the record after every move."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.text import Text

from signoria.cli.table import saves
from signoria.cli.table.answers import Choice, NotUnderstood, SeveralFit, find, read_picks, simple
from signoria.cli.table.board import NO_NUMBERS, Board
from signoria.cli.table.cards import Cards
from signoria.cli.table.company import Company
from signoria.cli.table.screen import Screen, compose
from signoria.cli.table.story import Story
from signoria.cli.table.terminal import Left, Terminal
from signoria.core.decision import UndoRefused
from signoria.core.game import Game
from signoria.core.record import Record, Start
from signoria.core.registry import GameKind
from signoria.core.seat import Seat
from signoria.core.telling import Phrase
from signoria.dominion import Dominion
from signoria.lang import Tongue

# What Enter alone answers, where it is offered: the phase ends, Treasures are played, nothing more is picked.
SENSIBLE: Final = ("end_actions", "all_treasures", "end_turn", "stop")
NEVER_SENSIBLE: Final = ("reveal",)  # a Reaction is not left in hand by a slip of the finger
ONE_BY_ONE: Final = ("play_action", "play_treasure", "buy")  # several answers in one line are several moves
COMMANDS: Final = ("help", "why", "undo", "log", "trash", "save", "quit")
SPECTATOR: Final = -1
Note = list[Text]


class Quit(Exception):
    """The person leaves the game for now; it is saved."""


class Sitting:
    def __init__(
        self, terminal: Terminal, tongue: Tongue, kind: GameKind, start: Start, game: Game, company: Company, file: Path
    ) -> None:
        assert isinstance(game.state, Dominion)
        self.terminal = terminal
        self.tongue = tongue
        self.kind = kind
        self.teller = kind.teller()
        self.start = start
        self.game = game
        self.company = company
        self.file = file
        self.names = company.names(tongue)
        self.cards = Cards(game.state, tongue)
        self.board = Board(game, self.cards, tongue, self.names)
        self.story = Story(game, self.teller, self.cards, tongue, self.names)
        self.keyboard = company.people[0] if len(company.people) == 1 else -1  # who sits at it
        self.commands = {word: command for command in COMMANDS for word in self._words(f"command-{command}")}

    def _words(self, message: str) -> list[str]:
        return [simple(word) for word in self.tongue.say(message).split(",")]

    # --- the course of the game ---------------------------------------------------------------------------------------

    def play(self) -> None:
        """To the end of the game; Quit if somebody leaves before."""
        self.keep()
        try:
            while not self.game.over():
                self._let_bots_answer()
                if not self.game.over():
                    self._ask(self._next_person())
        except Left as left:
            raise Quit from left

    def keep(self) -> None:
        """Write the game down as it stands."""
        saves.write(self.file, self.record())

    def record(self) -> Record:
        return Record.from_game(self.kind, self.game, self.start, self.company.written)

    def _let_bots_answer(self) -> None:
        moved = False
        while waiting := [seat for seat in self.game.asked() if seat in self.company.bots]:
            seat = waiting[0]
            self.game.apply(seat, self.company.bots[seat].pick(Seat(self.game, seat)))
            moved = True
        if moved:
            self.keep()

    def _next_person(self) -> int:
        """Who is asked now; of several whoever has the keyboard already."""
        asked = self.game.asked()
        return self.keyboard if self.keyboard in asked else asked[0]

    def _hand_over(self, seat: int) -> None:
        """Cover the screen until the right person sits before it."""
        if seat != self.keyboard:
            self.terminal.cover()
            happened = self.terminal.fit(self.story.recent(SPECTATOR))[-(self.terminal.height - 4) :]
            pass_on = Text(self.tongue.say("play-pass-on", player=self.names[seat]), style="bold")
            self.terminal.show([*happened, Text(), pass_on])
            self.terminal.ask(self.tongue.say("play-ready", player=self.names[seat]))
            self.keyboard = seat

    def _ask(self, seat: int) -> None:
        """Put the question until it is answered or gone."""
        self._hand_over(seat)
        note: Note = []
        while True:
            choices = self.choices(seat)
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

    # --- what can be answered -----------------------------------------------------------------------------------------

    def choices(self, seat: int) -> list[Choice]:
        """The options, numbered as they are shown; a title that is not in the game is known by its name alone."""
        choices: list[Choice] = []
        for option in self.game.options(seat):
            name = self.game.state.option_name(option)
            shown = self.tongue.say(self.teller.option(self.game, seat, option))
            others = self._words(f"alias-{name}") if self.tongue.knows(f"alias-{name}") else []
            titled = option > max(self.cards.piles) and self.tongue.knows(f"card-{name}")
            choices.append(Choice(0 if titled else len(choices) + 1, option, (shown, name, *others)))
        return choices

    def default(self, seat: int) -> int:
        """What Enter alone answers; -1 if there is no sensible answer."""
        ask = self.game.ask
        if ask is None or self.game.state.verb_name(ask.verb) in NEVER_SENSIBLE:
            return -1
        options = self.game.options(seat)
        for name in SENSIBLE:
            option = int(self.game.state.option_named(name))
            if option in options:
                return option
        return -1

    def everything(self) -> list[Choice]:
        """Every card there is, for questions about cards."""
        state = self.cards.state
        options = [*self.cards.piles]
        options += [int(state.option_named(title)) for title in state.kingdom.other_titles]
        ids = [state.option_name(option) for option in options]
        return [Choice(0, option, (self.tongue.card(id), id)) for option, id in zip(options, ids)]

    # --- what is shown ------------------------------------------------------------------------------------------------

    def screen(self, seat: int, choices: Sequence[Choice], note: Note) -> list[Text]:
        place = self.teller.place(self.game, seat)
        numbers = {choice.option: choice.number for choice in choices if choice.number}
        in_hand = place == "hand"
        in_supply = place in ("supply", "titles")
        width = self.terminal.width
        listed = [
            choice
            for choice in choices
            if choice.number and not (choice.option in self.cards.piles and (in_hand or in_supply))
        ]
        screen = Screen(
            heading=self.board.heading(seat, width),
            supply=self.board.supply(seat, width, numbers if in_supply else NO_NUMBERS),
            others=self.board.others(seat),
            story=self.story.recent(seat),
            mine=self.board.mine(seat, numbers if in_hand else NO_NUMBERS),
            question=self._question(seat),
            text=self._source_text(seat),
            choices=self._listed(listed, seat),
            hint=self._hint(),
            note=note,
        )
        return compose(screen, self.terminal)

    def _question(self, seat: int) -> list[Text]:
        phrase = self.teller.question(self.game, seat, self.names)
        assert phrase is not None
        question = self.tongue.say(phrase)
        source = phrase.arguments.get("source")
        if isinstance(source, str) and self._verb() != "reveal":
            question = self.tongue.say("play-asks", source=source, question=question)
        lines = [Text(question, style="bold")]
        picked = self.game.picks(seat)
        if picked:
            words = [self.teller.option(self.game, seat, option) for option in picked]
            lines.append(Text(self.tongue.say("play-picked", words=words)))
        return lines

    def _hint(self) -> Text:
        ask = self.game.ask
        several = ask is not None and ask.most > 1
        return Text(self.tongue.say("play-hint.several" if several else "play-hint"), style="dim")

    def _verb(self) -> str:
        ask = self.game.ask
        return "" if ask is None else self.game.state.verb_name(ask.verb)

    def _source_text(self, seat: int) -> list[Text]:
        """What the card that asks says, for those who do not know it by heart."""
        source = int(self.cards.state.source)
        if source < 0:
            return []
        said = self.cards.text_of(source, with_help=False)[1:]
        return [Text(" ".join(line.plain for line in said), style="dim")]

    def _listed(self, choices: Sequence[Choice], seat: int) -> list[Text]:
        """The choices that are not shown on the board, side by side where there is room."""
        default = self.default(seat)
        parts: list[Text] = []
        for choice in choices:
            name = self.cards.name(choice.option) if choice.option in self.cards.piles else Text(choice.names[0])
            enter = (self.tongue.say("play-enter"), "dim") if choice.option == default else ""
            parts.append(Text.assemble((f"{choice.number} ", "bold"), name, enter))
        return side_by_side(parts, self.terminal.width)

    # --- what is typed ------------------------------------------------------------------------------------------------

    def _obey(self, seat: int, said: str, choices: Sequence[Choice]) -> Note:
        """Do what somebody typed; what there is to say about it."""
        if not said:
            default = self.default(seat)
            return self._answer(seat, [default]) if default >= 0 else self._note("play-choose")
        if said.startswith("?"):
            return self._help(said[1:].strip())
        word, _, rest = said.partition(" ")
        command = self.commands.get(simple(word), "")
        if command and (not rest or command in ("help", "why", "save")):
            todo: dict[str, Callable[[], Note]] = {
                "help": lambda: self._help(rest),
                "why": lambda: self._why(seat, rest),
                "undo": lambda: self._undo(seat),
                "log": lambda: self._leaf(self.story.whole(seat)),
                "trash": self._trash,
                "save": lambda: self._save(rest),
                "quit": self._quit,
            }
            return todo[command]()
        return self._read_answer(seat, said, choices)

    def _read_answer(self, seat: int, said: str, choices: Sequence[Choice]) -> Note:
        try:
            return self._answer(seat, read_picks(said, choices))
        except SeveralFit as several:
            return self._note("play-several", said=several.said, names=several.names)
        except NotUnderstood as unknown:
            word, _, rest = said.partition(" ")
            if rest and simple(word) in self._words("play-verbs"):  # "buy gold"
                return self._read_answer(seat, rest, choices)
            return self._why_not_this(seat, unknown.said, said)

    def _why_not_this(self, seat: int, name: str, said: str) -> Note:
        """Something was named that cannot be picked: if it is a card, why; else what was said is not understood."""
        try:
            choice = find(name, self.everything())
        except SeveralFit as several:
            return self._note("play-several", said=name, names=several.names)
        except NotUnderstood:
            return self._note("play-unknown", said=said)
        phrase = self.teller.refusal(self.game, seat, choice.option)
        return [self._say(phrase)] if phrase is not None else self._note("play-unknown", said=said)

    def _answer(self, seat: int, picks: list[int]) -> Note:
        """Take an answer; nothing of it if part of it is not possible."""
        if len(picks) > 1 and self._verb() in ONE_BY_ONE:
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
        ask = self.game.ask
        return -1 if ask is None else int(ask.stop)

    def _try(self, seat: int, picks: list[int]) -> Phrase | None:
        """Why these picks are not an answer, or the beginning of one; None if they are."""
        twin = self.game.clone()
        for at, pick in enumerate(picks):
            refused = self.teller.refusal(twin, seat, pick)
            if refused is not None:
                return refused
            asked = twin.ask
            twin.apply(seat, pick)
            if twin.ask is not asked and at + 1 < len(picks):
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
        return [Text(self.tongue.say(message, **arguments), style="yellow")]

    def _say(self, phrase: Phrase) -> Text:
        return Text(self.tongue.say(phrase), style="yellow")

    def _leaf(self, lines: Sequence[Text]) -> Note:
        say = self.tongue.say
        self.terminal.leaf(lines, say("play-more"), say("play-back"), self._words("command-quit"))
        return []

    def _help(self, about: str) -> Note:
        if not about:
            return self._leaf([*self.how_to(), Text(), *self.kingdom()])
        try:
            return self.cards.text_of(find(about, self.everything()).option)
        except SeveralFit as several:
            return self._note("play-several", said=about, names=several.names)
        except NotUnderstood:
            return self._note("play-no-card", said=about)

    def how_to(self) -> list[Text]:
        return [Text(line) for line in self.tongue.say("play-help").splitlines()]

    def kingdom(self) -> list[Text]:
        """The ten cards of this game and what they do."""
        lines: list[Text] = []
        for pile in self.cards.kingdom:
            head, *text = self.cards.text_of(pile, with_help=False)
            lines.append(Text.assemble(head, "  ", " ".join(line.plain for line in text)))
        return lines

    def _why(self, seat: int, about: str) -> Note:
        if not about:
            return self._note("play-why-what")
        try:
            choice = find(about, [*self.choices(seat), *self.everything()])
        except SeveralFit as several:
            return self._note("play-several", said=about, names=several.names)
        except NotUnderstood:
            return self._note("play-no-card", said=about)
        phrase = self.teller.refusal(self.game, seat, choice.option)
        return [self._say(phrase)] if phrase is not None else self._note("play-possible", name=choice.names[0])

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
        return []

    def _agreed(self, whose: int) -> bool:
        answer = self.terminal.ask(self.tongue.say("play-agree", player=self.names[whose]))
        return simple(answer) in self._words("alias-yes")

    def _trash(self) -> Note:
        cards = self.board.view(self.keyboard).trash()
        if not cards:
            return self._note("play-trash-empty")
        return [Text.assemble(self.tongue.say("play-trash"), " ", self.cards.listed(cards))]

    def _save(self, name: str) -> Note:
        if not name:
            return self._note("play-save-where")
        try:
            saves.write(Path(name).expanduser(), self.record())
        except OSError as error:
            return self._note("play-not-saved", why=str(error))
        return self._note("play-saved", file=name)

    def _quit(self) -> Note:
        raise Quit


def side_by_side(parts: Sequence[Text], width: int) -> list[Text]:
    """Parts one after another, as many in a line as fit."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + 3 + part.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], "   ", part)
        else:
            lines.append(part)
    return lines
