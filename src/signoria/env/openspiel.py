"""Both games for OpenSpiel, registered by importing this module.

    pyspiel.load_game("python_signoria_dominion(players=3,kingdom=village_square)")
    pyspiel.load_game("python_signoria_intrigo(players=4)")

The root is a chance node that draws one of `deals` deals; a deal determines all chance of its game. Search that must not
foresee that resamples: `resample_from_infostate` deals anew what a player can't know, chance to come included.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping

import numpy as np
import pyspiel
from numpy.typing import NDArray

from signoria.core.registry import find_game
from signoria.env.position import DIGEST, Kind, Position, rules_of
from signoria.env.setting import ALL

DEALS = 1000
MOST_PICKS_A_TURN = 500  # more than any turn takes
PARAMETERS: Mapping[str, object] = {
    "players": 2,
    "kingdom": "",
    "control": ALL,
    "rounds": 0,
    "deals": DEALS,
    "seed": "",
}


def _type(game: str) -> pyspiel.GameType:
    ruleset = find_game(game)
    parameters = {**PARAMETERS, "players": int(ruleset.least_seats)}
    if game != "dominion":
        del parameters["kingdom"], parameters["control"]
    return pyspiel.GameType(
        short_name=f"python_signoria_{game}",
        long_name=f"Signoria {game.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=int(ruleset.most_seats),
        min_num_players=int(ruleset.least_seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )


class SignoriaGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel comes with an extra, so its types aren't looked at
    name: str

    def __init__(self, params: Mapping[str, object] | None = None) -> None:
        given = {**self.game_type().parameter_specification, **(params or {})}
        players, rounds = int(str(given["players"])), int(str(given["rounds"]))
        kingdom, control = str(given.get("kingdom", "")), str(given.get("control", ALL))
        self.kind: Kind = (self.name, players, kingdom, control, rounds, str(given["seed"]))
        self.deals = int(str(given["deals"]))
        if self.deals < 1:
            raise ValueError(f"there is at least 1 deal, not {self.deals}")
        rules = rules_of(self.kind)
        self.width = rules.width
        self.action_names = list(rules.observation.actions)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.action_names),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=rules.most_turns * MOST_PICKS_A_TURN,
        )
        super().__init__(self.game_type(), info, dict(params or {}))

    @classmethod
    def game_type(cls) -> pyspiel.GameType:
        return TYPES[cls.name]

    def new_initial_state(self) -> SignoriaState:
        return SignoriaState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, object] | None = None
    ) -> Observer:
        return Observer(self.width, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return 1


class DominionGame(SignoriaGame):
    name = "dominion"


class IntrigoGame(SignoriaGame):
    name = "intrigo"


class SignoriaState(pyspiel.State):  # type: ignore[misc] # as above
    def __init__(self, game: SignoriaGame) -> None:
        super().__init__(game)
        self.position = Position(game.kind)
        self.deals = game.deals

    def current_player(self) -> int:
        position = self.position
        if position.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if position.over() else position.seat()

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1.0 / self.deals) for number in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.position.game is None:
            self.position.deal(int(action))
        else:
            self.position.act(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.position.rules.observation.actions[action]

    def is_terminal(self) -> bool:
        return self.position.over()

    def returns(self) -> list[float]:
        return self.position.returns()

    def __str__(self) -> str:
        game = self.position.game
        if game is None:
            return "before the deal"
        return "\n".join(self.position.rules.setting.ruleset().table_text(game.state))

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> SignoriaState:
        """A state that could be this one for all the player knows; the sampler draws numbers from 0 to 1."""
        return self.redealt(player_id, f"{sampler()!r}")

    def redealt(self, player: int, seed: str) -> SignoriaState:
        """The same from a seed."""
        other = self.clone()
        assert isinstance(other, SignoriaState)
        other.position.redeal(player, seed)
        return other


def resampler(state: SignoriaState, player: int) -> SignoriaState:
    """For `ISMCTSBot.set_resampler`: deals anew what a player can't know."""
    return state.redealt(player, secrets.token_hex(8))


class Observer:
    """Rows of numbers as docs/environments.md describes them.

    With perfect recall 64 numbers follow: the bits of a digest of all that the player has seen and done at its decisions.
    """

    def __init__(self, width: int, perfect_recall: bool) -> None:
        self.width = width
        self.perfect_recall = perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(width + (8 * DIGEST if perfect_recall else 0), np.float32)
        self.dict = {"observation": self.tensor[:width]}
        if perfect_recall:
            self.dict["past"] = self.tensor[width:]

    def set_from(self, state: SignoriaState, player: int) -> None:
        self.tensor.fill(0)
        if player < 0:
            return  # it only asks how long a tensor is
        self.tensor[: self.width] = state.position.observe(player)
        past = state.position.past[player]
        if self.perfect_recall and past:
            self.tensor[self.width :] = np.unpackbits(np.frombuffer(past, np.uint8))

    def string_from(self, state: SignoriaState, player: int) -> str:
        """The numbers that aren't 0, each after its place."""
        row = state.position.observe(player)
        places = np.flatnonzero(row)
        seen = " ".join([f"{at}:{n}" for at, n in zip(places.tolist(), row[places].tolist())])
        return f"{state.position.past[player].hex()} {seen}" if self.perfect_recall else seen


TYPES = {game: _type(game) for game in ("dominion", "intrigo")}
pyspiel.register_game(TYPES["dominion"], DominionGame)
pyspiel.register_game(TYPES["intrigo"], IntrigoGame)
