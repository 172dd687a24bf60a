"""Dominion at the table: piles and hands to pick from, and all that is shown of them."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from signoria.cli.table.answers import Choice
from signoria.cli.table.dominion.board import Board
from signoria.cli.table.dominion.cards import Cards, own_names
from signoria.cli.table.dominion.scoreboard import final_score
from signoria.cli.table.game_table import NO_NUMBERS, Drawing, GameTable
from signoria.core.game import Game
from signoria.core.names import CARDS
from signoria.core.registry import Ruleset
from signoria.core.spelling import simple
from signoria.core.state import State
from signoria.dominion import Dominion
from signoria.lang import Translator

# What Enter alone answers, where it is offered: the phase ends, Treasures are played, nothing more is picked.
SENSIBLE: Final = ("end_actions", "all_treasures", "end_turn", "stop")
NEVER_SENSIBLE: Final = ("reveal",)  # a Reaction is not left in hand by a slip of the finger


class DominionTable(GameTable):
    commands: tuple[str, ...] = ("trash",)
    help_message = "play-help"
    hint_message = "play-hint"
    one_by_one: tuple[str, ...] = ("play_action", "play_treasure", "buy")

    def __init__(self, ruleset: Ruleset, game: Game, translator: Translator, names: Sequence[str]) -> None:
        super().__init__(ruleset, game, translator, names)
        self.cards = Cards(game, translator)
        self.board = Board(game, self.cards, translator, names)

    @classmethod
    def own_names(cls, state: State, translator: Translator) -> dict[str, dict[str, str]]:
        assert isinstance(state, Dominion)
        return own_names(state)

    @property
    def state(self) -> Dominion:
        state = self.game.state
        assert isinstance(state, Dominion)
        return state

    # --- what can be picked -------------------------------------------------------------------------------------------

    def choices(self, game: Game, seat: int) -> list[Choice]:
        """A title that is not in the game is known by its name alone."""
        choices: list[Choice] = []
        for option in game.options(seat):
            name = game.state.option_name(option)
            shown = self.translator.say(self.teller.option(game, seat, option))
            titled = option > max(self.cards.piles) and self.translator.knows(f"card-{name}")
            forms = self.cards.forms[option] if option in self.cards.piles else []
            names = (shown, name, *self._aliases(name), *forms)
            also = tuple(CARDS.of(name)) if forms or titled else ()
            choices.append(Choice(0 if titled else len(choices) + 1, option, names, also=also))
        return choices

    def everything(self) -> list[Choice]:
        """All cards."""
        state = self.state
        options = [*self.cards.piles]
        options += [int(state.option_named(title)) for title in state.kingdom.other_titles]
        ids = [state.option_name(option) for option in options]
        forms = [*self.cards.forms, *(self.translator.forms_of(title) for title in state.kingdom.other_titles)]
        return [
            Choice(0, option, (called[0], id, *called[1:]), also=tuple(CARDS.of(id)), here=option in self.cards.piles)
            for option, id, called in zip(options, ids, forms)
        ]

    def _aliases(self, name: str) -> list[str]:
        """What else people call it."""
        alias = f"alias-{name}"
        return [simple(word) for word in self.translator.say(alias).split(",")] if self.translator.knows(alias) else []

    def default(self, seat: int) -> int:
        if self._verb() in NEVER_SENSIBLE:
            return -1
        options = self.game.options(seat)
        for name in SENSIBLE:
            option = int(self.state.option_named(name))
            if option in options:
                return option
        return -1

    def _verb(self) -> str:
        ask = self.game.question
        return "" if ask is None else self.state.verb_name(ask.verb)

    # --- what is shown ------------------------------------------------------------------------------------------------

    def question(self, seat: int) -> str:
        phrase = self.teller.question(self.game, seat, self.names)
        assert phrase is not None
        source = phrase.arguments.get("source")
        question = self.translator.say(phrase)
        if isinstance(source, str) and self._verb() != "reveal":
            return self.translator.say("play-asks", source=source, question=question)
        return question

    def draw(self, seat: int, choices: Sequence[Choice], width: int) -> Drawing:
        picked_from = self.teller.picked_from(self.game, seat)
        numbers = {choice.option: choice.number for choice in choices if choice.number}
        in_hand = picked_from == "hand"
        in_supply = picked_from in ("supply", "titles")
        return Drawing(
            heading=self.board.heading(seat, width),
            board=self.board.supply(seat, width, numbers if in_supply else NO_NUMBERS),
            others=self.board.others(seat),
            mine=self.board.mine(seat, numbers if in_hand else NO_NUMBERS),
            text=self._source_text(),
            choices=[
                choice
                for choice in choices
                if choice.number and not (choice.option in self.cards.piles and (in_hand or in_supply))
            ],
        )

    def _source_text(self) -> list[Text]:
        """What the card that asks says, for those who do not know it by heart."""
        source = int(self.state.source)
        if source < 0:
            return []
        said = self.cards.text_of(source, with_help=False)[1:]
        return [Text(" ".join(line.plain for line in said), style="dim")]

    def paint(self, sentence: str) -> Text:
        return self.cards.paint(sentence)

    def painted(self, choice: Choice) -> Text:
        return self.cards.name(choice.option) if choice.option in self.cards.piles else Text(choice.names[0])

    def about(self, option: int, reader: int) -> list[Text]:
        return self.cards.text_of(option)

    def introduction(self, reader: int, players: Sequence[str]) -> list[Text]:
        say = self.translator.say
        here = Text(say("play-at-the-table", players=list(players)))
        return [here, Text(say("play-kingdom"), style="bold reverse"), *self.cards_in_short()]

    def cards_in_short(self) -> list[Text]:
        """The ten cards of this game and what they do."""
        lines: list[Text] = []
        for pile in self.cards.kingdom:
            head, *text = self.cards.text_of(pile, with_help=False)
            lines.append(Text.assemble(head, "  ", " ".join(line.plain for line in text)))
        return lines

    def obey(self, command: str, seat: int) -> tuple[list[Text], bool]:
        """The trash is the only thing that is not always shown."""
        assert command == "trash"
        cards = self.board.view(seat).trash()
        if not cards:
            return [Text(self.translator.say("play-trash-empty"), style="yellow")], False
        return [Text.assemble(self.translator.say("play-trash"), " ", self.cards.listed(cards))], False

    def final_score(self, reader: int) -> list[Text]:
        return final_score(self.state, self.cards, self.translator, self.names, reader)
