"""What happened at the table, in sentences for one reader."""

from collections.abc import Sequence

from rich.text import Text

from signoria.cli.table.cards import Cards
from signoria.core.event import Event
from signoria.core.game import Game
from signoria.core.telling import DETAIL, HEADING, Sentence, Teller
from signoria.lang import Tongue

RECENT = 40  # moves that are looked at for what happened lately


class Story:
    def __init__(self, game: Game, teller: Teller, cards: Cards, tongue: Tongue, names: Sequence[str]) -> None:
        self.game = game
        self.teller = teller
        self.cards = cards
        self.tongue = tongue
        self.names = names

    def recent(self, reader: int) -> list[Text]:
        """A paragraph for each of the last turns, without what matters little."""
        paragraphs: list[Text] = []
        told = [sentence for sentence in self._sentences(reader, RECENT) if sentence.weight != DETAIL]
        if told and told[-1].weight == HEADING:  # whose turn it is stands above
            told.pop()
        for sentence in told:
            text = self.cards.paint(self.tongue.say(sentence.phrase))
            if sentence.weight == HEADING or not paragraphs:
                if sentence.weight == HEADING:
                    text.stylize("bold")
                paragraphs.append(text)
            else:
                paragraphs[-1] = Text("  ").join([paragraphs[-1], text])
        return paragraphs

    def whole(self, reader: int) -> list[Text]:
        """Everything from the beginning, a sentence a line."""
        lines: list[Text] = []
        for sentence in self._sentences(reader, 0):
            text = self.cards.paint(self.tongue.say(sentence.phrase))
            if sentence.weight == HEADING:
                text.stylize("bold")
                lines.append(Text())
                lines.append(text)
            else:
                lines.append(Text.assemble("  ", text))
        return lines

    def _sentences(self, reader: int, most_moves: int) -> list[Sentence]:
        history = self.game.history
        assert history is not None
        moves = history.moves[-most_moves:] if most_moves else history.moves
        events: list[Event] = list(history.opening) if len(moves) == len(history.moves) else []
        for move in moves:
            events.extend(move.events)
        return self.teller.events(self.game, events, reader, self.names)
