"""The end of a game of Intrigo: who has come how far, and who becomes Doge."""

from collections.abc import Sequence

from rich.text import Text

from signoria.cli.table.intrigo.players import Players
from signoria.intrigo import GAME, Intrigo, IntrigoView
from signoria.lang import Translator


def final_standing(
    state: Intrigo, table: Players, translator: Translator, names: Sequence[str], reader: int, width: int
) -> list[Text]:
    """Everyone's seals, the first first, and the result in a sentence; reader -1: several people read it."""
    view = IntrigoView(state, reader)
    outcome = GAME.scoreboard().outcome(state, reader, names)
    assert outcome is not None
    places = view.places()
    order = sorted(range(view.seats()), key=lambda seat: places[seat])
    return [
        Text(translator.say("event-end"), style="bold"),
        Text(),
        *table.lines(view, order, width, hands=False),
        Text(),
        Text(translator.say(outcome), style="bold"),
    ]
