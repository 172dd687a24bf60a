"""Intrigo's part of scenarios: the words of its moves, and the facts that can be expected of a game or a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from signoria.core.words import Things, Vocabulary
from signoria.intrigo.award import winner_of
from signoria.intrigo.draft import pack
from signoria.intrigo.palace import FACE_DOWN, NEUTRAL, NO_CONTENDER, NO_TOKEN_LEFT, NOTHING, TIE
from signoria.intrigo.round import Intrigo
from signoria.intrigo.state import DRAFT, PHASES, RESULTS, Player
from signoria.intrigo.words import CHARACTERS, FAMILIES, FIRST_CHARACTER, NUMBERS, ORGANISATIONS, TOKENS, option_name

VOCABULARY: Final = Vocabulary(
    verbs={
        "keep": ("pick",),
        "pick": ("pick",),
        "play": ("place",),
        "buy": ("place",),
    },
    phrases={"pass": "pass", "decline": "decline"},
    tails=(),
    names=list(NUMBERS),
)

WHY_IT_STAYS: Final = {
    NO_TOKEN_LEFT: "no_token",
    FACE_DOWN: "face_down",
    NO_CONTENDER: "no_contender",
    TIE: "tie",
    NEUTRAL: "neutral",
}


def facts(board: Intrigo) -> dict[str, object]:
    palace = board.palace
    ring = range(palace.size)
    known: dict[str, object] = {
        "seats": int(board.seats),
        "round": int(board.round),
        "phase": PHASES[board.phase],
        "first": int(board.first),
        "active": int(board.active),
        "step": int(board.step),
        "pool": int(board.pool),
        "bag": {name: board.bag[i] for i, name in enumerate(ORGANISATIONS)},
        "in_bag": sum(board.bag),
        "prices": {name: _price(board, i) for i, name in enumerate(CHARACTERS)},
        "bought": {name: board.bought[i] for i, name in enumerate(CHARACTERS)},
        "gaps": {f"g{i}": _lying(palace.cards[i], palace.face_down >> i & 1) for i in ring},
        "tokens": {f"b{i}": _token(palace.tokens[i], palace.turned >> i & 1) for i in ring},
        "leads": {f"b{i}": _leads(board, i) for i in ring},
        "empty": int(palace.empty_gaps()),
        "in_hands": int(board.cards_in_hands()),
        "seals_on_buildings": int(palace.count_tokens(False)),
        "ducats_on_buildings": int(palace.count_tokens(True)),
        "result": RESULTS[board.result],
        "leaders": board.leaders(),
        "winners": board.winners(),
        "places": board.places(),
    }
    for who in board.players:
        known[str(who.seat)] = _of_player(board, who)
    known["hand_sizes"] = [len(who.hand) for who in board.players]
    known["ducats"] = [int(who.ducats) for who in board.players]
    return known


def _price(board: Intrigo, kind: int) -> int | None:
    price = int(board.price(FIRST_CHARACTER + kind))
    return price if price >= 0 else None


def _lying(card: int, down: int) -> str | None:
    return None if card == NOTHING else option_name(card) + ("_down" if down else "")


def _token(token: int, down: int) -> str | None:
    return None if token == NOTHING else TOKENS[token] + ("_down" if down else "")


def _leads(board: Intrigo, building: int) -> int | str:
    """The seat that would win the token now, or why it would stay."""
    winner = int(winner_of(board, building))
    return winner if winner >= 0 else WHY_IT_STAYS[winner]


def _of_player(board: Intrigo, who: Player) -> dict[str, object]:
    return {
        "family": FAMILIES[who.family],
        "ducats": int(who.ducats),
        "counters": {name: who.counters[i] for i, name in enumerate(ORGANISATIONS)},
        "hand": _names(who.hand),
        "hand_size": len(who.hand),
        "laid": _names(who.laid),
        "pack": _names(pack(board, who.seat) if board.phase == DRAFT else []),
        "gos": int(who.gos),
    }


def _names(cards: list[int]) -> Things:
    return Things([option_name(card) for card in cards], False)


def seen_facts(view: Mapping[str, object]) -> dict[str, object]:
    """What a seat sees: the palace, everyone's public things, and which cards it knows to be in which hand."""
    known: dict[str, object] = {name: view[name] for name in ("round", "phase", "first", "active", "pool", "bag")}
    players, question, gaps, buildings = (view[name] for name in ("players", "question", "gaps", "buildings"))
    assert isinstance(players, list) and isinstance(gaps, list) and isinstance(buildings, list)
    known["gaps"] = {f"g{i}": _seen(gap["card"], gap["down"]) for i, gap in enumerate(gaps)}
    known["tokens"] = {f"b{i}": _seen(building["token"], building["down"]) for i, building in enumerate(buildings)}
    for player in players:
        known[str(player["seat"])] = _seen_of_player(player)
    if isinstance(question, Mapping):
        known["verb"] = question["verb"]
        known["asked"] = question["asked"]
        mine = question.get("mine", {})
        answered = question.get("answered", mine.get("picked", []))
        known["picked"] = Things(answered, False)
    return known


def _seen(name: str | None, down: bool) -> str | None:
    return f"{name}_down" if name is not None and down else name


def _seen_of_player(player: Mapping[str, object]) -> dict[str, object]:
    known = {name: player[name] for name in ("family", "ducats", "counters", "hand_size")}
    for name in ("laid", "hand", "pack", "known_hand", "may_hold"):
        if name in player:
            names = player[name]
            assert isinstance(names, list)
            known[name] = Things(names, False)
    return known


def inventory(board: Intrigo) -> dict[str, int]:
    """Every intrigue card is in a pack, a hand or the palace; every seal and every ducat is somewhere (EN-6)."""
    counts = {option_name(card): 0 for card in board.terms.deck}
    cards = [card for card in board.palace.cards if 0 <= card < FIRST_CHARACTER]
    for who in board.players:
        cards += who.hand
        if board.phase == DRAFT:
            cards += pack(board, who.seat)
    for card in cards:
        counts[option_name(card)] += 1
    counts["seals"] = sum(board.bag) + int(board.palace.count_tokens(False))
    ducats = sum(int(who.ducats) for who in board.players)
    counts["ducats"] = int(board.pool) + ducats + int(board.palace.count_tokens(True))
    return counts
