"""What happened at the table, in sentences for one reader."""

from collections.abc import Sequence

from rich.text import Text

from signoria.cli.table.game_table import GameTable
from signoria.core.event import Event
from signoria.core.telling import DETAIL, HEADING, Sentence

RECENT = 40  # moves that are looked at for what happened lately


class Story:
    def __init__(self, table: GameTable) -> None:
        self.table = table

    def recent(self, reader: int) -> list[Text]:
        """A paragraph for each of the last turns or moves, without what matters little."""
        batches = self._batches(RECENT)
        if not self.table.paragraph_per_move:
            batches = [[event for events in batches for event in events]]
        paragraphs: list[list[Sentence]] = []
        for events in batches:
            paragraphs.append([])
            for sentence in self._told(events, reader):
                if sentence.weight == HEADING:
                    paragraphs.append([])
                if sentence.weight != DETAIL:
                    paragraphs[-1].append(sentence)
        told = [paragraph for paragraph in paragraphs if paragraph]
        if told and told[-1][-1].weight == HEADING:  # whose turn it is stands above
            told.pop()
        return [Text("  ").join(map(self._painted, paragraph)) for paragraph in told]

    def whole(self, reader: int) -> list[Text]:
        """Everything from the beginning, a sentence a line."""
        lines: list[Text] = []
        for sentence in self._told([event for events in self._batches(0) for event in events], reader):
            if sentence.weight == HEADING:
                lines += [Text(), self._painted(sentence)]
            else:
                lines.append(Text.assemble("  ", self._painted(sentence)))
        return lines

    def _painted(self, sentence: Sentence) -> Text:
        text = self.table.paint(self.table.tongue.say(sentence.phrase))
        if sentence.weight == HEADING:
            text.stylize("bold")
        return text

    def _told(self, events: Sequence[Event], reader: int) -> list[Sentence]:
        return self.table.teller.events(self.table.game, events, reader, self.table.names)

    def _batches(self, most_moves: int) -> list[list[Event]]:
        """The events of the opening and of each move; of the last moves only, if `most_moves` is not 0."""
        history = self.table.game.history
        assert history is not None
        moves = history.moves[-most_moves:] if most_moves else history.moves
        opening = [history.opening] if len(moves) == len(history.moves) else []
        return opening + [move.events for move in moves]
