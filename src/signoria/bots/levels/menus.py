"""Two levels that buy by one menu for the whole game: `easy` takes it from a table, `medium` finds it for the kingdom."""

from __future__ import annotations

from signoria.bots.bot import Bot
from signoria.bots.levels.candidates import plain_menu, singles_in
from signoria.bots.levels.tournament import best_menu
from signoria.bots.menu import MenuText
from signoria.bots.sense import Sense
from signoria.core.seat import Seat
from signoria.dominion import Question, View


class Chooser(Bot):
    """Chooses a menu when it sits down, buys by it and plays by good sense."""

    def __init__(self) -> None:
        self.sense: Sense | None = None

    def menu(self, seat: Seat) -> MenuText:
        raise NotImplementedError

    def fit(self, seat: Seat, view: View) -> Sense:
        """The good sense for this table: the one in use, or another if it is another game."""
        sense = self.sense
        if sense is None or sense.view is not view:
            sense = Sense(view, self.menu(seat).at(view))
            self.sense = sense
        return sense

    def pick(self, seat: Seat) -> int:
        view = seat.view
        ask = seat.question()
        assert isinstance(view, View) and isinstance(ask, Question)
        return self.fit(seat, view).answer(seat, ask)


class Easy(Chooser):
    """Big Money with the best single card of the kingdom."""

    def menu(self, seat: Seat) -> MenuText:
        view = seat.view
        assert isinstance(view, View)
        return plain_menu(singles_in(view)[0])


class Medium(Chooser):
    """The menu that wins a tournament in this kingdom."""

    def menu(self, seat: Seat) -> MenuText:
        return best_menu(seat)
