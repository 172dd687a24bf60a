"""Pyminion's side: the same position, the same card, the same answers and shuffles, read from the script."""

from __future__ import annotations

import logging
from importlib import import_module
from typing import Any, Final

from tests.differential.ours import Answer, Outcome, Position, Script

base = import_module("pyminion.expansions.base")
intrigue = import_module("pyminion.expansions.intrigue")
core = import_module("pyminion.core")
Game = import_module("pyminion.game").Game
Player = import_module("pyminion.player").Player
logging.disable(logging.CRITICAL)

BASICS: Final = (base.copper, base.silver, base.gold, base.estate, base.duchy, base.province, base.curse)


def id_of(card: Any) -> str:  # pyminion is not in the lock files of the tests, so it has no types here
    return str(card.name).lower().replace(" ", "_")


CARDS: Final = {id_of(card): card for card in (*BASICS, *base.base_set, *intrigue.intrigue_set)}
ORDERED: Final = ("discard", "put_on_deck")  # of several kinds we ask the order even where all must go
WORDS: Final = {
    "minion": ("coins", "new_hand"),
    "nobles": ("cards", "actions"),
    "pawn": ("cards", "actions", "buys", "coins"),
    "steward": ("cards", "coins", "trash_cards"),
    "torturer": ("discard_cards", "take_curse"),
}


class OtherQuestion(Exception):
    """One engine asks what the other does not."""


class Scripted:
    """Answers as our players did; what we did not ask because there was no choice has but one answer here too."""

    def __init__(self, seat: int, script: Script, players: list[Any]) -> None:
        self.seat = seat
        self.script = script
        self.players = players

    def _next(self, verb: str, seat: int = -1) -> Answer | None:
        answers = self.script.answers[self.seat if seat < 0 else seat, verb]
        return answers.popleft() if answers else None

    def _cards(self, verb: str, valid: list[Any], least: int, seat: int = -1) -> list[Any]:
        """The cards we named; where there is no choice we were not asked. Whoever must choose here must choose so many."""
        if least > 0 and not valid:
            raise OtherQuestion(f"they ask though there is no card: {verb}")
        n = min(least, len(valid))
        one_kind = len({card.name for card in valid}) == 1
        if n > 0 and verb != "pass" and (one_kind or (len(valid) == n and verb not in ORDERED)):
            return valid[:n]
        answer = self._next(verb, seat)
        if answer is not None:
            if answer.offered != set(map(id_of, valid)):
                raise OtherQuestion(f"they offer other cards: {verb}")
            return [CARDS[id] for id in answer.picks]
        if n > 0:
            raise OtherQuestion(f"only they ask: {verb}")
        return []

    def binary_decision(self, prompt: str, card: Any, player: Any, game: Any, relevant_cards: Any = None) -> bool:
        verb = {
            "moat": "reveal",
            "moneylender": "trash",
            "vassal": "play_it",
            "library": "set_aside",
            "sentry": "arrange",
            "mining_village": "trash_this",
            "masquerade": "trash",
        }[id_of(card)]
        if verb == "trash" and id_of(card) == "masquerade":  # the card itself is asked for next
            waiting = self.script.answers[self.seat, verb]
            if waiting and not waiting[0].picks:
                waiting.popleft()
                return False
            return bool(waiting)
        answer = self._next(verb)
        if answer is None:
            if verb in ("reveal", "arrange"):
                return False  # a second Moat; two equal cards
            raise OtherQuestion(f"only they ask: {verb}")
        if verb == "arrange":
            return answer.picks[-1] != answer.revealed[0]
        return bool(answer.picks) and answer.picks[0] != "no"

    def multiple_option_decision(
        self, card: Any, options: Any, player: Any, game: Any, num_choices: int = 1, unique: bool = True
    ) -> list[int]:
        if id_of(card) == "baron":
            answer = self._next("discard")
            return [0 if answer is not None and answer.picks else 1]
        answer = self._next("choose")
        if answer is None:
            raise OtherQuestion("only they ask: choose")
        if answer.offered != set(WORDS[id_of(card)]):
            raise OtherQuestion("they offer other things: choose")
        return [WORDS[id_of(card)].index(word) for word in answer.picks]

    def discard_decision(
        self, prompt: str, card: Any, valid_cards: Any, player: Any, game: Any, min_num_discard: int = 0, **most: int
    ) -> list[Any]:
        return self._cards("discard", valid_cards, min_num_discard)

    def trash_decision(
        self, prompt: str, card: Any, valid_cards: Any, player: Any, game: Any, min_num_trash: int = 0, **most: int
    ) -> list[Any]:
        if id_of(card) == "masquerade":  # we ask once: which card, or none
            answer = self._next("trash")
            assert answer is not None
            return [CARDS[id] for id in answer.picks]
        return self._cards("trash", valid_cards, min_num_trash)

    def gain_decision(
        self, prompt: str, card: Any, valid_cards: Any, player: Any, game: Any, min_num_gain: int = 0, **most: int
    ) -> list[Any]:
        return self._cards("gain", valid_cards, min_num_gain)

    def topdeck_decision(
        self, prompt: str, card: Any, valid_cards: Any, player: Any, game: Any, min_num_topdeck: int = 0, **most: int
    ) -> list[Any]:
        return self._cards("put_on_deck", valid_cards, min_num_topdeck)

    def pass_decision(
        self, prompt: str, card: Any, valid_cards: Any, player: Any, game: Any, min_num_pass: int = 0, **most: int
    ) -> list[Any]:
        """It asks who played Masquerade which card each other player passes: whose hand is it?"""
        (seat,) = [seat for seat, who in enumerate(self.players) if who.hand.cards is valid_cards]
        return self._cards("pass", valid_cards, min_num_pass, seat)

    def name_card_decision(
        self, prompt: str, card: Any, valid_cards: Any, player: Any, game: Any, min_num_name: int = 0, **most: int
    ) -> list[Any]:
        return self._cards("name", valid_cards, min_num_name)

    def multi_play_decision(
        self, prompt: str, card: Any, valid_cards: Any, player: Any, game: Any, required: bool = True
    ) -> Any:
        return self._cards("play_twice", valid_cards, 1)[0]


def play_theirs(position: Position, script: Script) -> Outcome:
    players: list[Any] = []
    for seat in range(len(position.hands)):
        players.append(Player(Scripted(seat, script, players), player_id=str(seat)))
        players[seat].hand.cards = _cards(position.hands[seat])
        players[seat].deck.cards = _cards(position.decks[seat])
        players[seat].discard_pile.cards = _cards(position.discards[seat])
        players[seat].deck.shuffle = lambda seat=seat: _shuffle(players[seat].deck, script, seat)
    me = players[0]
    me.playmat.cards = _cards(position.in_play)
    me.actions_played_this_turn = position.actions_played
    game = Game(players=players, expansions=[base.base_set], random_order=False, log_stdout=False)
    piles = [core.Pile([CARDS[id]] * left) for id, left in position.supply.items()]
    for pile, id in zip(piles, position.supply):
        pile.name = CARDS[id].name  # also where it is empty
    game.supply = core.Supply(piles)
    game.all_game_cards = [CARDS[id] for id in position.supply]
    game.card_cost_reduction = position.cost_reduction
    me.play(CARDS[position.card], game)
    for (_, verb), left in script.answers.items():
        if left and verb != "trash_treasure":  # there Bandit chooses for its victims
            raise OtherQuestion(f"only we ask: {verb}")
    return _outcome(game, players)


def _cards(ids: list[str]) -> list[Any]:
    return [CARDS[id] for id in ids]


def _shuffle(deck: Any, script: Script, seat: int) -> None:
    if not script.shuffles[seat]:
        raise OtherQuestion("only they shuffle")
    order = script.shuffles[seat].popleft()
    if sorted(order) != sorted(map(id_of, deck.cards)):
        raise OtherQuestion("they shuffle other cards")
    deck.cards[:] = _cards(order)


def _outcome(game: Any, players: list[Any]) -> Outcome:
    def names(zone: Any) -> list[str]:
        return [id_of(card) for card in zone.cards]

    state = players[0].state
    return Outcome(
        hands=[sorted(names(who.hand)) for who in players],
        decks=[names(who.deck) for who in players],
        discards=[sorted(names(who.discard_pile)) for who in players],
        in_play=sorted(names(players[0].playmat)),
        trash=sorted(names(game.trash)),
        supply={id_of(CARDS[id]): len(pile) for id, pile in zip(_ids(game), game.supply.piles)},
        counters={
            "actions": state.actions,
            "buys": state.buys,
            "coins": state.money,
            "cost_reduction": game.card_cost_reduction,
        },
        points=[who.get_victory_points() for who in players],
    )


def _ids(game: Any) -> list[str]:
    return [id_of(card) for card in game.all_game_cards]
