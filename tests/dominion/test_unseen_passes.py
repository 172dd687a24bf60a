"""Re-dealing cards that two other players passed unseen: any of them is possible, cheap ones are likely."""

from __future__ import annotations

import pytest

from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.dominion import GAME, GOLD, PROVINCE, Dominion

KINGDOM = "cellar, market, masquerade, militia, mine, remodel, smithy, village, witch, workshop"
TIMES = 300


@pytest.mark.parametrize(
    ("passed", "left"), [("copper", "5 province, copper, gold"), ("province", "4 province, 2 copper, gold")]
)
def test_a_card_passed_unseen_is_rarely_taken_for_a_dear_one(passed: str, left: str) -> None:
    """Whichever it was: whoever hasn't seen it can't tell."""
    position = {
        "kingdom": KINGDOM,
        "hand": "5 copper",
        "1": {"deck": left},
        "2": {"deck": f"{passed}, estate"},
        "passes": [f"{passed} from 1 to 2"],
    }
    game = Game(GAME.read_position(position))
    provinces = 0
    golds = 0
    for n in range(TIMES):
        board = game.redeal(0, from_seed(str(n))).state
        assert isinstance(board, Dominion)
        owned = board.players[2].owned
        assert owned[PROVINCE] + board.players[1].owned[PROVINCE] == 5
        provinces += int(owned[PROVINCE])
        golds += int(owned[GOLD])
    assert provinces < TIMES / 10 and golds < TIMES / 10


def test_a_card_passed_unseen_may_have_been_a_dear_one_where_all_are() -> None:
    position = {
        "kingdom": KINGDOM,
        "hand": "5 copper",
        "1": {"deck": "2 province, gold"},
        "2": {"deck": "gold, estate"},
        "passes": ["gold from 1 to 2"],
    }
    game = Game(GAME.read_position(position))
    found = [int(game.redeal(0, from_seed(str(n))).state.players[2].owned[PROVINCE]) for n in range(TIMES)]  # type: ignore[attr-defined] # Dominion's
    assert 0 < sum(found) < TIMES / 2
