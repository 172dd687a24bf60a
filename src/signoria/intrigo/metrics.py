"""What is worth counting over many games of Intrigo: seals, ducats, influence cards, and what decided it."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.event import Event
from signoria.core.metrics import GameMetrics
from signoria.core.state import State
from signoria.intrigo.end_of_game import need
from signoria.intrigo.round import Intrigo
from signoria.intrigo.state import FIVE, FOUR
from signoria.intrigo.words import E_BUY


class IntrigoMetrics(GameMetrics):
    def gauges(self) -> list[str]:
        return ["gauge-seals", "gauge-missing", "gauge-ducats"]

    def standing(self, state: State, seat: i64) -> list[int]:
        assert isinstance(state, Intrigo)
        who = state.players[seat]
        return [sum(who.counters), max(0, need(who)), int(who.ducats)]

    def bought(self, event: Event) -> i64:
        return event.things[0] if event.code == E_BUY else -1

    def end_reason(self, state: State) -> tuple[str, ...]:
        assert isinstance(state, Intrigo)
        if state.result == FOUR:
            return ("ending-four",)
        return ("ending-five",) if state.result == FIVE else ("ending-round-limit",)
