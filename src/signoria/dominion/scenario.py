"""Dominion's part of scenarios: the words of its moves, and the facts that can be expected of a game or a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from signoria.core.decision import FINE
from signoria.core.words import Things, Vocabulary
from signoria.dominion.card import ACTION, TREASURE
from signoria.dominion.catalogue import TITLES
from signoria.dominion.end_of_game import points_of
from signoria.dominion.position import AT_TURN_START, ZONES, count_owned, zone_named
from signoria.dominion.question import CardQuestion
from signoria.dominion.state import CARD, Player, names
from signoria.dominion.turn import Dominion
from signoria.dominion.words import (
    ACTION_PHASE_IS_OVER,
    BUY_PHASE,
    NO_ACTIONS_LEFT,
    NOT_IN_HAND,
    PHASES,
    PILES,
    TREASURES_ARE_OVER,
    WORDS,
)

VOCABULARY: Final = Vocabulary(
    verbs={
        "play": ("play_action", "play_treasure", "play_twice", "play_it"),
        "buy": ("buy",),
        "discard": ("discard", "discard_or_keep", "discard_deck"),
        "keep": ("discard_or_keep",),
        "trash": ("trash", "trash_this", "trash_treasure"),
        "gain": ("gain", "take_from_trash"),
        "give": ("gain",),
        "take": ("take_from_trash",),
        "pass": ("pass",),
        "put": ("put_on_deck", "arrange"),
        "put_back": ("put_on_deck", "arrange"),
        "reveal": ("reveal",),
        "name": ("name",),
        "set_aside": ("set_aside",),
        "choose": ("choose",),
        "show": ("show_on_top",),
    },
    phrases={
        "yes": "yes",
        "no": "no",
        "stop": "stop",
        "play_all_treasures": "all_treasures",
        "end_actions": "end_actions",
        "end_treasures": "end_treasures",
        "end_turn": "end_turn",
        "discard_it": "discard_cards",
        "keep_it": "keep",
        "keep": "keep",
    },
    tails=("on the deck", "on deck", "onto the deck", "back", "on top", "twice", "from the trash"),
    names=[*TITLES, *WORDS],
)


# Which zones have an order that counts, their top first.
ORDERED: Final = ("deck", "discard", "revealed")


def facts(board: Dominion) -> dict[str, object]:
    cards = board.kingdom.cards
    known: dict[str, object] = {name: int(getattr(board, name)) for name in AT_TURN_START}
    known.update(board.remembered())
    known.update(
        seats=int(board.seats),
        active=int(board.active),
        phase=PHASES[board.phase],
        turn=int(board.turn),
        supply={cards[i].id: left for i, left in enumerate(board.supply)},
        costs={cards[i].id: int(board.cost(i)) for i in range(PILES)},
        trash=Things(sorted(names(board, board.trash_pile)), False),
        scores=board.points(),
        leaders=board.leaders(),
        winners=board.winners(),
    )
    for who in board.players:
        known[str(who.seat)] = _of_player(board, who)
    known.update(_of_player(board, board.me))
    return known


def _of_player(board: Dominion, who: Player) -> dict[str, object]:
    player: dict[str, object] = {"turns": int(who.turns), "points": points_of(board, who)}
    for name in ZONES:
        cards = names(board, zone_named(who, name))
        player[name] = Things(cards[::-1] if name in ("deck", "discard") else cards, name in ORDERED)
    owned = [board.kingdom.cards[i].id for i, n in enumerate(who.owned) for _ in range(n)]
    player["owned"] = Things(owned, False)
    return player


def seen_facts(view: Mapping[str, object]) -> dict[str, object]:
    """What a seat sees: everyone's public cards, and of hidden zones how many and which of them it knows."""
    known: dict[str, object] = {name: value for name, value in view.items() if isinstance(value, int | str)}
    supply = view["supply"]
    trash = view["trash"]
    players = view["players"]
    question = view["question"]
    assert isinstance(supply, list) and isinstance(trash, list) and isinstance(players, list)
    known["supply"] = {id: left for id, left, _ in supply}
    known["trash"] = Things(trash, False)
    for player in players:
        known[str(player["seat"])] = _seen_of_player(player)
        if player["seat"] == view["seat"]:
            known.update(_seen_of_player(player))
    if isinstance(question, Mapping):
        known["verb"] = question["verb"]
        known["source"] = question["source"]
        known["asked"] = question["asked"] if question["asked"] is not None else "hidden"
    return known


def _seen_of_player(player: Mapping[str, object]) -> dict[str, object]:
    known: dict[str, object] = {"turns": player["turns"], "hand_size": player["hand_size"]}
    if "deck_size" in player:
        known["deck_size"] = player["deck_size"]
    known["hand"] = Things(_list(player.get("hand", player["known_hand"])), False)
    known["deck"] = Things(_from_the_top(_list(player["known_deck"])), True)
    known["discard_top"] = player["discard_top"]
    for name in ("in_play", "set_aside"):
        known[name] = Things(_list(player[name]), False)
    known["revealed"] = Things([id or "?" for id in _list(player["revealed"])], True)
    owned = player["owned"]
    assert isinstance(owned, Mapping)
    known["owned"] = Things([id for id, n in owned.items() for _ in range(n)], False)
    return known


def _list(value: object) -> list[str]:
    """Names; None among the revealed is a card that another player looks at alone."""
    assert isinstance(value, list)
    return value


def _from_the_top(known_deck: Sequence[object]) -> list[str]:
    """Known cards of a deck down to the last one, with `?` for those between that are not known."""
    row: list[str] = []
    for entry in known_deck:
        assert isinstance(entry, list)
        place, id = entry
        row.extend(["?"] * (place - len(row)))
        row.append(id)
    return row


def question_facts(board: Dominion, question: CardQuestion) -> dict[str, object]:
    cards = board.kingdom.cards
    return {
        "source": cards[question.source].id if question.source >= 0 else None,
        "about": cards[question.about].id if question.about >= 0 else None,
        "owner": int(question.owner) if question.owner >= 0 else None,
    }


def inventory(board: Dominion) -> dict[str, int]:
    """Copies of each card over all zones, Supply and trash (T-5); and how far the books kept beside the zones are off: 0."""
    cards = board.kingdom.cards
    counts = {cards[pile].id: board.supply[pile] + board.trash_pile.count(pile) for pile in range(PILES)}
    for who in board.players:
        owned = count_owned(who)
        for pile in range(PILES):
            counts[cards[pile].id] += owned[pile]
            counts[f"{cards[pile].id} in the books of seat {who.seat}"] = who.owned[pile] - owned[pile]
    for pile in range(PILES):
        in_stock = (board.nonempty_piles >> pile) & 1 != 0
        counts[f"{cards[pile].id} in the books of the Supply"] = int(in_stock != (board.supply[pile] > 0))
    return counts


def misplaced(board: Dominion, question: CardQuestion, seat: int, verb: str, option: int) -> int:
    """Playing a card when the time for it is over."""
    if (
        (question.asked >> seat) & 1 == 0
        or verb != "play"
        or question.source >= 0
        or board.phase < BUY_PHASE
        or option >= PILES
    ):
        return FINE
    if all(slot & CARD != option for slot in board.players[seat].hand):
        return NOT_IN_HAND
    types = board.kingdom.types[option]
    if types & TREASURE:
        return TREASURES_ARE_OVER
    if types & ACTION:
        return NO_ACTIONS_LEFT if board.actions < 1 else ACTION_PHASE_IS_OVER
    return FINE
