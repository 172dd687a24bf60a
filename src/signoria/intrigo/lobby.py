"""Intrigo in a lobby: a setup without seats, and lots drawn anew for every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from signoria.core.lobby import WAYS_ON, LobbyRules
from signoria.core.phrase import game_phrase, phrase
from signoria.core.registry import BadSetup, unknown_field
from signoria.core.rng import Rng
from signoria.intrigo.setup import FIELDS, build_terms, read_setup, write_setup


class IntrigoLobbyRules(LobbyRules):
    def setup(self, wishes: Mapping[str, object], seats: int, rng: Rng) -> dict[str, object]:
        known = set(FIELDS) - {"seats"}
        for field in wishes:
            if field not in known:
                raise unknown_field(field, known)
        agreed = read_setup({**wishes, "seats": seats})
        build_terms(agreed)  # says whether it can be played
        return write_setup(agreed)

    def match_setup(
        self, wishes: Mapping[str, object], seats: int, wanted: Sequence[str], rng: Rng
    ) -> dict[str, object]:
        if "kingdom" in wishes:
            raise BadSetup(phrase("match-no-kingdoms", game=game_phrase("intrigo")))
        return self.setup(wishes, seats, rng)

    def again(
        self,
        wishes: Mapping[str, object],
        setup: Mapping[str, object],
        winners: Sequence[int],
        how: str,
        named: Sequence[str],
        rng: Rng,
    ) -> dict[str, object]:
        """The same prices and values; who begins, and the families unless they were agreed on, are chosen at random (AS-4)."""
        if how not in WAYS_ON:
            raise BadSetup(phrase("error-way-on", how=how, known=WAYS_ON))
        wished = read_setup({**wishes, "seats": setup["seats"]})
        return write_setup(replace(read_setup(setup), families=wished.families, first=wished.first))

    def starters(self, wishes: Mapping[str, object], seats: int, winners: Sequence[int]) -> list[int]:
        """A player everyone agreed on, else any (AS-4)."""
        first = wishes.get("first", -1)
        return [first] if isinstance(first, int) and 0 <= first < seats else list(range(seats))

    def best_of(self, result: Mapping[str, object], seats: Sequence[int]) -> list[int]:
        """Those who share the foremost place among these."""
        places = result["places"]
        assert isinstance(places, list)
        best = min([places[seat] for seat in seats])
        return [seat for seat in seats if places[seat] == best]


HOSTING: Final = IntrigoLobbyRules()
