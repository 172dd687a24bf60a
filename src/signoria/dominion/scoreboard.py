"""The end of a game of Dominion: points, turns, and what every card has brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from signoria.core.phrase import Phrase
from signoria.core.scoreboard import Holding, Scoreboard
from signoria.core.state import State
from signoria.dominion.end_of_game import points_of, what_ended_it, worth
from signoria.dominion.naming import card_name
from signoria.dominion.turn import Dominion
from signoria.dominion.words import PILES, PROVINCE


class DominionScoreboard(Scoreboard):
    def outcome(self, state: State, seat: i64, names: Sequence[str]) -> Phrase | None:
        assert isinstance(state, Dominion)
        return who_wins(state.points(), state.leaders(), seat, names)

    def how(self, state: State) -> Phrase | None:
        assert isinstance(state, Dominion)
        piles = what_ended_it(state)
        if piles == [PROVINCE]:
            return Phrase(("end-provinces",), {})
        empty = [card_name(state.kingdom, pile) for pile in piles]
        return Phrase(("end-piles",), {"piles": [Phrase(("option-card",), {"card": card}) for card in empty]})

    def turns(self, state: State, seat: i64) -> int:
        assert isinstance(state, Dominion)
        return state.players[seat].turns

    def points(self, state: State, seat: i64) -> int | None:
        assert isinstance(state, Dominion)
        return points_of(state, state.players[seat])

    def holdings(self, state: State, seat: i64) -> list[Holding]:
        """All cards a player owns, wherever they are."""
        assert isinstance(state, Dominion)
        who = state.players[seat]
        return [
            Holding(state.kingdom.cards[pile].id, who.owned[pile], who.owned[pile] * worth(state, who, pile))
            for pile in range(PILES)
            if who.owned[pile]
        ]


def who_wins(points: Sequence[int], winners: Sequence[int], seat: i64, names: Sequence[str]) -> Phrase:
    """The sentence that says who wins, and what broke a tie: points decide, then turns (E-4, E-5)."""
    best = [who for who in range(len(points)) if points[who] == max(points)]
    if len(winners) > 1:
        shared = "end-shared-turns" if len(best) > len(winners) else "end-shared"
        return Phrase((shared,), {"players": [names[who] for who in winners]})
    winner = winners[0]
    others = [names[who] for who in best if who != winner]
    form = "end-wins-turns" if others else "end-wins"
    messages = (f"{form}.you", form) if winner == seat else (form,)
    return Phrase(messages, {"player": names[winner], "n": points[winner], "others": others})


ENDING: Final = DominionScoreboard()
