"""The end of a game of Intrigo: who becomes Doge by which seals, or who came nearest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from signoria.core.phrase import Argument, Phrase
from signoria.core.scoreboard import Holding, Scoreboard
from signoria.core.state import State
from signoria.intrigo.round import Intrigo
from signoria.intrigo.state import FIVE, FOUR
from signoria.intrigo.words import DUCAT, ORGANISATIONS, TOKENS


class IntrigoScoreboard(Scoreboard):
    def outcome(self, state: State, seat: i64, names: Sequence[str]) -> Phrase | None:
        assert isinstance(state, Intrigo)
        winners = state.winners()
        said: dict[str, Argument] = {"n": int(state.round)}
        if state.result == FOUR:
            counters = list(state.players[winners[0]].counters)
            form = "intrigo-end-four"
            said["player"] = names[winners[0]]
            said["organisation"] = ORGANISATIONS[counters.index(max(counters))]
        elif state.result == FIVE:
            form = "intrigo-end-five"
            said["player"] = names[winners[0]]
        else:
            form = "intrigo-end-limit"
            said["players"] = [names[who] for who in winners]
        return Phrase((f"{form}.you", form) if winners == [seat] else (form,), said)

    def holdings(self, state: State, seat: i64) -> list[Holding]:
        """Seals of each organisation, and ducats."""
        assert isinstance(state, Intrigo)
        who = state.players[seat]
        seals = [Holding(name, who.counters[i], 0) for i, name in enumerate(ORGANISATIONS)]
        return [*seals, Holding(TOKENS[DUCAT], int(who.ducats), 0)]


ENDING: Final = IntrigoScoreboard()
