"""What an environment plays: the game, the kingdoms it draws from, the seats, and which decisions the learner makes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from signoria.batch.arena import Arena, Deals
from signoria.bots.bot import RandomBot
from signoria.bots.dominion.ranking import RankingBot
from signoria.bots.registry import BotKind, Contestant, open_bot
from signoria.core.limits import BATCH_GAMES
from signoria.core.observation import FLAT, LAYOUTS, Observation
from signoria.core.registry import Dealer, Ruleset, find_game
from signoria.core.rng import Rng, from_seed
from signoria.core.spelling import nearest
from signoria.dominion import RECOMMENDED

ALL = "all"
BUY_GAIN = "buy_gain"
CONTROLS = (ALL, BUY_GAIN)
RECOMMENDED_ONES = "recommended"
USUAL_KINGDOM = "first game"
USUAL_OPPONENTS: Mapping[str, tuple[str, ...]] = {"dominion": ("big_money",), "intrigo": ("easy", "easy")}
KEPT_DEALERS = 1024
RESET_OPTIONS = ("kingdom", "players")


@dataclass(frozen=True)
class Setting:
    """The arguments all environments share.

    `kingdom` is a kingdom in words ("first game", ten cards, a code, "random with village"), "recommended" for any of the
    recommended ones, or a list of these, of which one is drawn for each game. `control` "buy_gain" leaves buys and gains to
    the learner, and the rest to the card-play policy. A game is cut off after `rounds` rounds. `shaping` is a reward for
    each point gained on the others. `wanted` are the cards that opponents need; a kingdom that isn't named has them.
    """

    game: str
    players: int
    kingdom: str | Sequence[str] | None = None
    layout: str = FLAT
    control: str = ALL
    rounds: int | None = None
    shaping: float = 0.0
    wishes: Mapping[str, object] = field(default_factory=dict)
    wanted: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        ruleset = self.ruleset()
        _check_players(self.players, ruleset.least_seats, ruleset.most_seats)
        _check_one_of("layout", self.layout, LAYOUTS)
        _check_one_of("control", self.control, CONTROLS)
        if self.game != "dominion" and self.control == BUY_GAIN:
            raise ValueError("only Dominion has buys and gains to leave to a learner")
        if self.game != "dominion" and self.kingdom is not None:
            raise ValueError("only Dominion has kingdoms")
        if self.rounds is not None and self.rounds < 1:
            raise ValueError(f"a game has at least 1 round, not {self.rounds}")
        if isinstance(self.kingdom, (list, tuple)) and not self.kingdom:
            raise ValueError("a list of kingdoms needs at least one")

    def ruleset(self) -> Ruleset:
        return find_game(self.game)

    def observation(self) -> Observation:
        return self.ruleset().observation(self.players, self.layout)

    def for_reset(self, options: Mapping[str, object] | None) -> Setting:
        """The same with what `reset` was asked for; there may be fewer players than usual, not more."""
        if not options:
            return self
        for name in options:  # others are for wrappers, but what is nearly one of ours is a slip
            if name not in RESET_OPTIONS and nearest(name, list(RESET_OPTIONS)):
                _check_one_of("option", name, RESET_OPTIONS)
        players = options.get("players", self.players)
        if not isinstance(players, int):
            raise ValueError(f"players is a number, not {players!r}")
        _check_players(players, self.ruleset().least_seats, self.players)
        kingdom = options.get("kingdom", self.kingdom)
        if kingdom is not None and not isinstance(kingdom, (str, list, tuple)):
            raise ValueError(f"a kingdom is a text or a list of texts, not {kingdom!r}")
        return replace(self, players=players, kingdom=kingdom)

    def deals(self) -> SetupDeals:
        return SetupDeals(self)

    def arena(self, opponents: Mapping[int, Contestant], games: int = 1) -> Arena:
        """Games in which the learner has all seats without an opponent."""
        if not 1 <= games <= BATCH_GAMES:
            raise ValueError(f"there are 1 to {BATCH_GAMES} games, not {games}")
        own = BotKind("own", lambda rng: RankingBot() if self.control == BUY_GAIN else RandomBot(rng))
        kinds = [open_bot(opponents[seat], self.game) if seat in opponents else own for seat in range(self.players)]
        played = sum(1 << seat for seat in range(self.players) if seat not in opponents)
        observation = self.observation()
        asked = [self.control == ALL or verb in ("buy", "gain") for verb in observation.verbs]
        return Arena(observation, kinds, played, asked, games, self.shaping)


class SetupDeals(Deals):
    """Draws a kingdom for each game, and reads each setup once. What can't be dealt is an error right away."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.ruleset = setting.ruleset()
        self.texts = _texts(setting)
        self.dealers: dict[str, Dealer] = {}
        for text in _given(setting) or [""]:
            if text != RECOMMENDED_ONES:
                self._dealer(text, from_seed(text))

    def dealer(self, rng: Rng) -> Dealer:
        return self._dealer(self.texts[rng.below(len(self.texts))] if self.texts else "", rng)

    def _dealer(self, text: str, rng: Rng) -> Dealer:
        setting = self.setting
        known = self.dealers.get(text)
        if known is not None:
            return known
        wishes = {**setting.wishes, "kingdom": text} if text else dict(setting.wishes)
        setup = self.ruleset.lobby_rules().match_setup(wishes, setting.players, setting.wanted, rng)
        dealer = self.ruleset.dealer(setup)
        if not text.lower().startswith("random") and len(self.dealers) < KEPT_DEALERS:
            self.dealers[text] = dealer
        return dealer

    def most_turns(self, seats: int) -> int:
        metrics = self.ruleset.metrics()
        rounds = self.setting.rounds if self.setting.rounds is not None else metrics.patience()
        return rounds * int(metrics.turns_in_round(seats))


def opponents_for(game: str, opponents: Sequence[Contestant] | None) -> Sequence[Contestant]:
    """The learner's opponents: those it was given, or the usual ones of the game."""
    if isinstance(opponents, str):
        raise ValueError(f"opponents are a list of bots, one for each other seat, such as [{opponents!r}]")
    return opponents if opponents is not None else USUAL_OPPONENTS[find_game(game).name]


def wanted_by(bots: Sequence[Contestant], game: str) -> tuple[str, ...]:
    """The cards that the learner's opponents can't do without."""
    made = [open_bot(bot, game).new(from_seed("")) for bot in bots]
    return tuple(card for bot in made for card in bot.wanted_cards(1 + len(bots)))


def _given(setting: Setting) -> list[str]:
    """Its kingdoms as they are written; none for a game without kingdoms, and none where the cards are `wanted`."""
    if setting.game != "dominion" or (setting.kingdom is None and setting.wanted):
        return []
    kingdom = setting.kingdom if setting.kingdom is not None else USUAL_KINGDOM
    return [kingdom] if isinstance(kingdom, str) else [str(one) for one in kingdom]


def _texts(setting: Setting) -> list[str]:
    """The kingdoms to draw from, in words."""
    texts: list[str] = []
    for text in _given(setting):
        texts += [one.id for one in RECOMMENDED] if text == RECOMMENDED_ONES else [text]
    return texts


def _check_players(players: int, least: int, most: int) -> None:
    if players not in range(least, most + 1):
        raise ValueError(f"there are {least} to {most} players here, not {players!r}")


def _check_one_of(what: str, value: object, known: Sequence[str]) -> None:
    if value not in known:
        near = nearest(str(value), list(known))
        meant = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
        raise ValueError(f"no {what} is called {value!r}; {meant}")
