"""What a game brings to the terminal's table: what can be picked and by which names, how it looks, how it ends.

Everything here reads the game as one seat sees it and changes nothing.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from signoria.cli.table.answers import Choice
from signoria.core.event import Event
from signoria.core.game import Game
from signoria.core.registry import Ruleset
from signoria.core.state import State
from signoria.lang import Translator

Numbers = Mapping[int, int]  # option -> the number under which it can be picked
NO_NUMBERS: Numbers = {}


@dataclass(frozen=True)
class Drawing:
    """The table as one seat sees it, from top to bottom; the log goes between `others` and `mine`."""

    heading: Text
    board: list[Text]
    others: list[Text]
    mine: list[Text]
    text: list[Text]  # of the card that asks
    choices: list[Choice]  # those not shown on the board
    taller: list[Text] | None = None  # the same board with more room, for a screen that has it


class GameTable:
    """One game for the eyes of people."""

    commands: tuple[str, ...] = ()  # besides those that every game has
    help_message: str  # how to answer
    hint_message: str  # the same in one line
    step_by_step = False  # each pick decides what comes next: "contarini 4, 7" is a card, then a gap
    one_by_one: tuple[str, ...] = ()  # verbs: several answers in one line are several moves
    paragraph_per_move = False  # of the story; otherwise one for each turn

    def __init__(self, ruleset: Ruleset, game: Game, translator: Translator, names: Sequence[str]) -> None:
        self.ruleset = ruleset
        self.teller = ruleset.teller()
        self.game = game
        self.translator = translator
        self.names = names

    @classmethod
    def own_names(cls, state: State, translator: Translator) -> dict[str, dict[str, str]]:
        """The names of cards that no catalogue has: by language, by card."""
        return {}

    # --- what can be picked -------------------------------------------------------------------------------------------

    def choices(self, game: Game, seat: int) -> list[Choice]:
        """The options as they are shown, numbered; `game` may be a copy in which something is picked already."""
        raise NotImplementedError

    def everything(self) -> list[Choice]:
        """All that questions can be about."""
        raise NotImplementedError

    def default(self, seat: int) -> int:
        """What Enter alone answers; -1 if there is no sensible answer."""
        raise NotImplementedError

    # --- what is shown ------------------------------------------------------------------------------------------------

    def question(self, seat: int) -> str:
        phrase = self.teller.question(self.game, seat, self.names)
        assert phrase is not None
        return self.translator.say(phrase)

    def draw(self, seat: int, choices: Sequence[Choice], width: int) -> Drawing:
        raise NotImplementedError

    def paint(self, sentence: str) -> Text:
        """A sentence with its cards in their colours."""
        raise NotImplementedError

    def painted(self, choice: Choice) -> Text:
        """What a choice is called, in its colours."""
        return self.paint(choice.names[0])

    def about(self, option: int, reader: int) -> list[Text]:
        """What there is to say about a thing of `everything`."""
        raise NotImplementedError

    def introduction(self, reader: int, players: Sequence[str]) -> list[Text]:
        """What to know before this game begins; the players by name, with what the bots are."""
        raise NotImplementedError

    def cards_in_short(self) -> list[Text]:
        """The cards of this game and what they do."""
        raise NotImplementedError

    def obey(self, command: str, seat: int) -> tuple[list[Text], bool]:
        """What one of `commands` shows, and whether it is a page of its own."""
        raise NotImplementedError

    def news(self, events: Sequence[Event], reader: int) -> list[Text]:
        """What happened lately and deserves a page of its own; usually nothing."""
        return []

    def final_score(self, reader: int) -> list[Text]:
        """The final scores and the winner; reader -1: several people read it."""
        raise NotImplementedError
