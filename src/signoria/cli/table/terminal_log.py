"""What happened at the table, in sentences for one reader."""

from rich.text import Text

from signoria.cli.table.game_table import GameTable
from signoria.core.story import Story
from signoria.core.telling import DETAIL, HEADING, Sentence

RECENT = 40  # lines that are looked at for what happened lately


class TerminalLog:
    def __init__(self, table: GameTable) -> None:
        self.table = table
        self._stories: dict[int, Story] = {}

    def recent(self, reader: int) -> list[Text]:
        """A paragraph for each of the last turns or moves, without what matters little."""
        paragraphs: list[list[Sentence]] = [[]]
        for sentence in self._lines(reader)[-RECENT:]:
            if sentence.weight == HEADING or (self.table.paragraph_per_move and sentence.depth == 0):
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
        for sentence in self._lines(reader):
            if sentence.weight == HEADING:
                lines += [Text(), self._painted(sentence)]
            else:
                lines.append(Text.assemble("  " * (1 + sentence.depth), self._painted(sentence)))
        return lines

    def _painted(self, sentence: Sentence) -> Text:
        text = self.table.paint(self.table.translator.say(sentence.phrase))
        if sentence.weight == HEADING:
            text.stylize("bold")
        return text

    def _lines(self, reader: int) -> list[Sentence]:
        history = self.table.game.history
        assert history is not None
        if reader not in self._stories:
            self._stories[reader] = Story(self.table.teller, reader, self.table.names)
        story = self._stories[reader]
        story.tell(self.table.game, history.batches())
        return story.lines
