"""Dominion on a screen of text, as one seat sees it: the supply, the players, your own cards. It changes nothing."""

from collections import Counter
from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from signoria.cli.table.dominion.cards import Cards
from signoria.cli.table.drawing import dotted, heading, number
from signoria.cli.table.game_table import Numbers
from signoria.core.game import Game
from signoria.dominion import DominionView
from signoria.lang import Translator

GAP = "  "


class Board:
    def __init__(self, game: Game, cards: Cards, translator: Translator, names: Sequence[str]) -> None:
        self.game = game
        self.cards = cards
        self.translator = translator
        self.names = names
        self.label_width = max(cell_len(translator.say(f"play-{word}")) for word in ("hand", "in-play", "deck")) + 2

    def view(self, seat: int) -> DominionView:
        view = self.game.state.view(seat)
        assert isinstance(view, DominionView)
        return view

    # --- above --------------------------------------------------------------------------------------------------------

    def heading(self, seat: int, width: int) -> Text:
        """Whose turn it is, and what is left to spend."""
        view = self.view(seat)
        active = view.active()
        whose = "play-turn.you" if active == seat else "play-turn"
        phase = self.translator.say(f"phase-{self.game.view(seat)['phase']}")
        left = self.translator.say(whose, player=self.names[active], n=view.turns(active), phase=phase)
        right = self.translator.say("play-counters", actions=view.actions(), buys=view.buys(), coins=view.coins())
        return heading(left, right, width)

    def supply(self, seat: int, width: int, numbers: Numbers) -> list[Text]:
        """All piles in columns: number to pick it, name, cost now, cards left."""
        view = self.view(seat)
        name_width = max(cell_len(name) for name in self.cards.names)
        cost_width = max(len(self._cost(view, pile)) for pile in self.cards.piles)
        left_width = 1 + max(len(str(view.supply(pile))) for pile in self.cards.piles)
        cell_width = 3 + name_width + 1 + cost_width + left_width
        columns = max((width + len(GAP)) // (cell_width + len(GAP)), 1)
        rows = -(-len(self.cards.piles) // columns)
        lines: list[Text] = []
        for row in range(rows):
            piles = range(row, len(self.cards.piles), rows)
            cells = [self._pile(view, pile, (name_width, cost_width, left_width), numbers) for pile in piles]
            lines.append(Text(GAP).join(cells))
        return lines

    def _cost(self, view: DominionView, pile: int) -> str:
        return self.translator.say("coins", n=view.cost(pile))

    def _pile(self, view: DominionView, pile: int, widths: tuple[int, int, int], numbers: Numbers) -> Text:
        name_width, cost_width, left_width = widths
        left = view.supply(pile)
        name = self.cards.names[pile]
        style = self.cards.styles[pile] if left else "dim strike"
        return Text.assemble(
            number(numbers.get(pile, 0), 2),
            " ",
            (name, style),
            " " * (name_width - cell_len(name) + 1),
            self._cost(view, pile).rjust(cost_width),
            (str(left).rjust(left_width), "dim" if left else "red"),
        )

    def others(self, seat: int) -> list[Text]:
        """What everyone sees of the other players, those next in turn first."""
        view = self.view(seat)
        order = [(seat + i) % view.seats() for i in range(1, view.seats())]
        return [self._player(view, other) for other in order]

    def _player(self, view: DominionView, seat: int) -> Text:
        mark = "▸ " if view.active() == seat else "  "
        parts = [
            Text.assemble(mark, (self.names[seat], "bold")),
            Text(self.translator.say("play-hand-size", n=view.hand_size(seat))),
        ]
        top = view.discard_top(seat)
        if top >= 0:
            parts.append(self._labelled("play-discard-top", self.cards.name(top)))
        for label, cards in (
            ("play-known", view.known_in_hand(seat)),
            ("play-in-play.short", view.in_play(seat)),
            ("play-aside.short", view.set_aside(seat)),
            ("play-revealed.short", [card for card in view.revealed(seat) if card >= 0]),
        ):
            if cards:
                parts.append(self._labelled(label, self.cards.listed(cards)))
        return dotted(parts)

    def _labelled(self, label: str, text: Text) -> Text:
        return Text.assemble((self.translator.say(label), "dim"), " ", text)

    # --- below --------------------------------------------------------------------------------------------------------

    def mine(self, seat: int, numbers: Numbers) -> list[Text]:
        """What the seat itself has before it."""
        view = self.view(seat)
        top = view.discard_top(seat)
        deck = Text(self.translator.say("play-deck-size", n=view.deck_size()))
        if top >= 0:
            deck = dotted([deck, self._labelled("play-discard-top", self.cards.name(top))])
        lines = [self._row("play-deck", deck)]
        for label, cards in (
            ("play-in-play", view.in_play(seat)),
            ("play-aside", view.set_aside(seat)),
            ("play-revealed", view.revealed(seat)),
        ):
            if cards:
                lines.append(self._row(label, self.cards.listed(cards)))
        lines.append(self._row("play-hand", self.hand(view.hand(), numbers)))
        return lines

    def _row(self, label: str, text: Text) -> Text:
        return Text.assemble((self.translator.say(label).ljust(self.label_width), "dim"), text)

    def hand(self, hand: Sequence[int], numbers: Numbers) -> Text:
        """The hand, each kind with the number under which it can be picked."""
        if not hand:
            return Text(self.translator.say("play-empty"), style="dim")
        parts: list[Text] = []
        for pile, n in Counter(hand).items():
            at = numbers.get(pile, 0)
            parts.append(
                Text.assemble(
                    number(at, 0), " " if at else "", self.cards.name(pile), (f" ×{n}" if n > 1 else "", "dim")
                )
            )
        return Text("   ").join(parts)
