"""Matches at the terminal's table: a row of matches, and three ways to take some."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from signoria_matches import OPTIONS, Matches

from signoria.cli.table.answers import Choice
from signoria.cli.table.game_table import Drawing, GameTable
from signoria.core.game import Game


class MatchesTable(GameTable):
    help_message = "matches-how"
    hint_message = "matches-how"

    def board(self) -> Matches:
        assert isinstance(self.game.state, Matches)
        return self.game.state

    def choices(self, game: Game, seat: int) -> list[Choice]:
        return [self._choice(option, option + 1) for option in game.options(seat)]

    def everything(self) -> list[Choice]:
        return [self._choice(option, 0) for option in range(len(OPTIONS))]

    def _choice(self, option: int, number: int) -> Choice:
        said = self.translator.say(self.teller.option(self.game, 0, option))
        return Choice(number, option, (said, OPTIONS[option]))

    def default(self, seat: int) -> int:
        return -1

    def draw(self, seat: int, choices: Sequence[Choice], width: int) -> Drawing:
        heap = Text("|" * self.board().heap)
        return Drawing(Text(self.question(seat)), [heap], self._taken(), [], [], list(choices))

    def _taken(self) -> list[Text]:
        return [Text(f"{name}: {n}") for name, n in zip(self.names, self.board().taken, strict=True)]

    def paint(self, sentence: str) -> Text:
        return Text(sentence)

    def about(self, option: int, reader: int) -> list[Text]:
        return self.cards_in_short()

    def introduction(self, reader: int, players: Sequence[str]) -> list[Text]:
        return self.cards_in_short()

    def cards_in_short(self) -> list[Text]:
        return [Text(self.translator.say("matches-how"))]

    def final_score(self, reader: int) -> list[Text]:
        (winner,) = self.board().winners()
        return [*self._taken(), Text(self.translator.say("matches-win", player=self.names[winner], n=0))]
