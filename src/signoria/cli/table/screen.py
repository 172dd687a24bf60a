"""Puts the parts of the screen together so that the question is always seen; what matters least goes first."""

from dataclasses import dataclass

from rich.text import Text

from signoria.cli.table.terminal import Terminal

LEAST_STORY = 4  # lines, its rule included; for more the text of the card that asks stays away


@dataclass(frozen=True)
class Screen:
    heading: Text
    supply: list[Text]
    others: list[Text]
    story: list[Text]
    mine: list[Text]
    question: list[Text]
    text: list[Text]  # of the card that asks
    choices: list[Text]
    hint: Text
    note: list[Text]


def compose(screen: Screen, terminal: Terminal) -> list[Text]:
    """The lines from top to bottom, one less than the screen is high: the last is for the answer."""
    room = terminal.height - 1 if terminal.live else 60
    rule = Text("─" * terminal.width, style="dim")
    above = terminal.fit([screen.heading, *screen.supply, rule, *screen.others])
    story = terminal.fit(screen.story)
    mine = terminal.fit([rule, *screen.mine])
    text = terminal.fit(screen.text)
    answer = terminal.fit([*screen.choices, screen.hint])
    question = terminal.fit(screen.question)
    note = terminal.fit(screen.note)

    def lines() -> list[Text]:
        return [*above, *story_seen, *mine, *question, *text, *answer, *note]

    story_seen: list[Text] = []
    if len(lines()) + LEAST_STORY > room:
        text = []
    if len(lines()) > room:
        answer = terminal.fit(screen.choices)
    left = room - len(lines()) - 1
    if left > 0:  # the answer is always typed at the same place, at the bottom
        blank = [Text()] * (left - len(story)) if terminal.live else []
        story_seen = [rule, *story[-left:], *blank]
    return lines()
