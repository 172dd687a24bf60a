"""The end of a game: who has what, who wins, and why."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from signoria.cli.table.dominion.cards import Cards
from signoria.dominion import GAME, Dominion, worth
from signoria.lang import Translator


def final_score(state: Dominion, cards: Cards, translator: Translator, names: Sequence[str], reader: int) -> list[Text]:
    """Everyone's points by card, the best first, and the result in a sentence; reader -1: several people read it."""
    points, places = state.points(), state.places()
    turns = [int(who.turns) for who in state.players]
    order = sorted(range(len(points)), key=lambda seat: places[seat])
    lines = [Text(translator.say("event-end"), style="bold"), Text()]
    totals = [translator.say("points", n=n) for n in points]
    name_width = max(cell_len(name) for name in names)
    total_width = max(cell_len(total) for total in totals)
    for seat in order:
        space = " " * (name_width - cell_len(names[seat]) + 2 + total_width - cell_len(totals[seat]))
        deck = translator.say("end-deck", turns=turns[seat], n=sum(state.players[seat].owned))
        lines.append(Text.assemble((names[seat] + space + totals[seat], "bold"), (f"  {deck}", "dim")))
        by_card = _by_card(state, cards, seat)
        if by_card.plain:
            lines.append(Text.assemble("  ", by_card))
    outcome = GAME.scoreboard().outcome(state, reader, names)
    assert outcome is not None
    lines += [Text(), Text(translator.say(outcome), style="bold")]
    return lines


def _by_card(state: Dominion, cards: Cards, seat: int) -> Text:
    """What every kind of card that counts brought: `Province ×3 = 18`."""
    who = state.players[seat]
    parts: list[Text] = []
    for pile in cards.piles:
        copies = who.owned[pile]
        each = worth(state, who, pile)
        if copies and (each or state.kingdom.victories >> pile & 1):
            name = Text(f"{cards.names[pile]} ×{copies}", style=cards.styles[pile])
            parts.append(Text.assemble(name, f" = {copies * each}"))
    return Text(", ").join(parts)
