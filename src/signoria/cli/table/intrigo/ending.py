"""The end of a game of Intrigo: who has come how far, and who becomes Doge."""

from collections.abc import Sequence

from rich.text import Text

from signoria.cli.table.intrigo.players import FOUR, Players
from signoria.intrigo import ORGANISATIONS, View
from signoria.lang import Tongue


def final_standing(
    view: View, table: Players, tongue: Tongue, names: Sequence[str], reader: int, width: int
) -> list[Text]:
    """Everyone's seals, the first first, and the result in a sentence; reader -1: several people read it."""
    places = view.places()
    order = sorted(range(view.seats()), key=lambda seat: places[seat])
    return [
        Text(tongue.say("event-end"), style="bold"),
        Text(),
        *table.lines(view, order, width, hands=False),
        Text(),
        Text(result(tongue, names, view, reader), style="bold"),
    ]


def result(tongue: Tongue, names: Sequence[str], view: View, reader: int) -> str:
    """The sentence that says who becomes Doge, by which seals; or who came nearest."""
    winners = view.winners()
    you = ".you" if winners == [reader] else ""
    rounds = view.round()
    if view.need(winners[0]) > 0:  # the rounds were used up
        return tongue.say("intrigo-end-limit" + you, players=[names[seat] for seat in winners], n=rounds)
    winner = winners[0]
    for i, organisation in enumerate(ORGANISATIONS):
        if view.counter(winner, i) >= FOUR:
            said = {"player": names[winner], "organisation": organisation}
            return tongue.say("intrigo-end-four" + you, n=rounds, **said)
    return tongue.say("intrigo-end-five" + you, player=names[winner], n=rounds)
