"""Puts the parts of the screen together so that the question is always seen; what matters least goes first."""

from dataclasses import dataclass

from rich.text import Text

from signoria.cli.table.game_table import Drawing
from signoria.cli.table.terminal import Terminal

LEAST_STORY = 4  # lines, its rule included; for more the text of the card that asks stays away
ROOM_FOR_STORY = 9  # if there is more than that, the board may be taller


@dataclass(frozen=True)
class Screen:
    """The drawing of the table, and what is said around it."""

    drawing: Drawing
    story: list[Text]
    question: list[Text]
    choices: list[Text]
    hint: Text
    note: list[Text]


def compose(screen: Screen, terminal: Terminal) -> list[Text]:
    """The lines from top to bottom, one less than the screen is high: the last is for the answer."""
    room = terminal.height - 1 if terminal.live else 60
    rule = Text("─" * terminal.width, style="dim")
    drawing = screen.drawing
    others = [rule, *drawing.others] if drawing.others else []
    above = terminal.fit([drawing.heading, *drawing.board, *others])
    story = terminal.fit(screen.story)
    mine = terminal.fit([rule, *drawing.mine])
    text = terminal.fit(drawing.text)
    answer = terminal.fit([*screen.choices, screen.hint])
    question = terminal.fit(screen.question)
    note = terminal.fit(screen.note)

    def lines() -> list[Text]:
        return [*above, *story_seen, *mine, *question, *text, *answer, *note]

    story_seen: list[Text] = []
    if drawing.taller is not None:
        usual = above
        above = terminal.fit([drawing.heading, *drawing.taller, *others])
        if len(lines()) + ROOM_FOR_STORY > room:
            above = usual
    if len(lines()) + LEAST_STORY > room:
        text = []
    if len(lines()) > room:
        answer = terminal.fit(screen.choices)
    left = room - len(lines()) - 1
    if left > 0:  # the answer is always typed at the same place, at the bottom
        blank = [Text()] * (left - len(story)) if terminal.live else []
        story_seen = [rule, *story[-left:], *blank]
    return lines()
