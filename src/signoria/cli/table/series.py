"""Several games at one terminal: what the series stands at, who starts next and why, and with which cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from signoria.core.lobby import NEW, ROTATED, SAME
from signoria.core.registry import Ruleset
from signoria.core.rng import Rng
from signoria.core.spelling import simple
from signoria.lang import Translator

RANDOM = "random"  # a kingdom, another one for every game


class TerminalSeries:
    """The games of one company, one after another."""

    def __init__(self, ruleset: Ruleset, seats: int, wishes: Mapping[str, object]) -> None:
        self.ruleset = ruleset
        self.rules = ruleset.lobby_rules()
        self.seats = seats
        self.wishes = wishes
        self.results: list[Mapping[str, object]] = []
        self.setup: dict[str, object] = {}  # of the last game, or of the next once it is wanted

    @property
    def has_cards(self) -> bool:
        """Whether the next game can be played with other cards."""
        return "kingdom" in self.setup

    def winners(self) -> list[int]:
        winners = self.results[-1]["winners"]
        assert isinstance(winners, list)
        return [int(seat) for seat in winners]

    def standings(self) -> list[tuple[int, int, int, int | None]]:
        """Seat, games won alone, games shared, and points where they are counted; the leader first."""
        rows: list[tuple[int, int, int, int | None]] = []
        for seat in range(self.seats):
            won = shared = 0
            points: int | None = 0
            for result in self.results:
                winners, counted = result["winners"], result.get("points")
                assert isinstance(winners, list)
                won += winners == [seat]
                shared += len(winners) > 1 and seat in winners
                points = points + counted[seat] if isinstance(counted, list) and points is not None else None
            rows.append((seat, won, shared, points))
        return sorted(rows, key=lambda row: (-row[1], -row[2], -(row[3] or 0), row[0]))

    def lines(self, translator: Translator, names: Sequence[str]) -> list[Text]:
        """The standings after the first game, and who starts the next one."""
        say = translator.say
        lines = [Text()]
        if len(self.results) > 1:
            lines.append(Text(say("series-title", n=len(self.results)), style="bold"))
            for seat, won, shared, points in self.standings():
                form = "series-row" if points is None else "series-row-points"
                lines.append(Text("  " + say(form, player=names[seat], won=won, shared=shared, points=points or 0)))
        starters = self.rules.starters(self.wishes, self.seats, self.winners())
        players = [names[seat] for seat in starters]
        if len(starters) == self.seats:
            lines.append(Text(say("page-end-starts-any")))
        elif len(starters) > 1:
            lines.append(Text(say("page-end-starts-drawn", players=players)))
        else:
            lines.append(Text(say(f"page-end-starts-{self._why()}", player=players[0])))
        return lines

    def _why(self) -> str:
        """Why the only possible starter starts: to the left of the winner, or nobody else lost (S-11, S-12)."""
        if not self.has_cards:
            return "one"
        return "left" if len(self.winners()) == 1 else "other"

    def wants(self, said: str, translator: Translator) -> tuple[str, list[str]]:
        """How the next game is to be played, from what somebody typed: the way, and the cards named."""
        word, _, rest = said.strip().partition(" ")
        known = [(NEW, "command-new"), (ROTATED, "command-swap")]
        for how, message in known if self.has_cards else []:
            if simple(word) in [simple(one) for one in translator.say(message).split(",")]:
                return how, [card.strip() for card in rest.split(",") if card.strip()]
        return (NEW if self.wishes.get("kingdom") == RANDOM else SAME), []

    def go_on(self, how: str, named: Sequence[str], rng: Rng) -> None:
        """Set the next game up; SignoriaError says why that isn't possible, and nothing has changed."""
        self.setup = self.rules.again(self.wishes, self.setup, self.winners(), how, named, rng)
