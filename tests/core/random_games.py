"""Games for the tests of the core: started and played on by chance, with undos if wanted."""

from __future__ import annotations

from signoria.core.game import Game
from signoria.core.record import Start
from signoria.core.rng import Rng, from_seed
from signoria.dominion import GAME, Dominion

# Cards that ask in the middle of things: several seats at once, victims, reactions, effects inside effects.
ASKING = [
    "masquerade",
    "militia",
    "moat",
    "throne_room",
    "secret_chamber",
    "torturer",
    "pawn",
    "library",
    "cellar",
    "remodel",
]
LOOKING = [
    "wishing_well",
    "scout",
    "spy",
    "swindler",
    "thief",
    "saboteur",
    "courtyard",
    "chapel",
    "village",
    "council_room",
]
INTRIGUE = {
    "masquerade",
    "secret_chamber",
    "torturer",
    "pawn",
    "wishing_well",
    "scout",
    "swindler",
    "saboteur",
    "courtyard",
}


def kingdom(cards: list[str]) -> list[str]:
    return [f"{card}@{'intrigue1' if card in INTRIGUE else 'base1'}" for card in cards]


def setup(seats: int = 3, cards: list[str] = ASKING) -> dict[str, object]:
    return {"seats": seats, "kingdom": kingdom(cards), "first": 0}


def started(seed: str, seats: int = 3, cards: list[str] = ASKING) -> Game:
    return Start.dealt(setup(seats, cards), seed).game(GAME)


def holding(*hands: str, seed: str = "hands", cards: list[str] = ASKING, decks: bool = True) -> Game:
    """The first turn with these cards in the hands, seat by seat: "militia copper"; with decks to draw from, or without."""
    table = GAME.deal(setup(len(hands), cards), from_seed(seed))
    assert isinstance(table, Dominion)
    table.open_books()
    for who, words in zip(table.players, hands, strict=True):
        hand = [table.option_named(word) for word in words.split()]
        for card in who.hand:
            who.owned[card] -= 1
        for card in hand:
            who.owned[card] += 1
        who.hand[:] = hand
        if not decks:
            who.deck.clear()
    table.phase = 0
    game = Game(table)
    game.start_log()
    return game


def move(game: Game, seat: int, words: str = "") -> None:
    """A whole move in words."""
    game.apply_move(seat, [game.state.option_named(word) for word in words.split()])


def random_pick(game: Game, rng: Rng) -> None:
    """One pick of one of the seats that are asked. Cards are liked better than words: the game shall move on."""
    asked = game.asked()
    seat = asked[rng.below(len(asked))]
    options = game.options(seat)
    cards = [option for option in options if option < 17 and option not in (0, 6)]
    chosen = cards if cards and rng.below(4) else options
    game.apply(seat, chosen[rng.below(len(chosen))])


def random_undo(game: Game, rng: Rng) -> None:
    """Somewhere back, the others agreeing, but not far, or the game would never end."""
    assert game.history is not None
    made = len(game.history.moves)
    game.rewind(made - rng.below(min(made, 4) + 1))


def play_on(game: Game, rng: Rng, picks: int, undos: bool = False) -> None:
    for _ in range(picks):
        if game.over():
            return
        if undos and rng.below(12) == 0:
            random_undo(game, rng)
        else:
            random_pick(game, rng)


def played(seed: str, picks: int = 100_000, seats: int = 3, cards: list[str] = ASKING, undos: bool = False) -> Game:
    """A game after so many picks; with the usual number it is over."""
    game = started(seed, seats, cards)
    play_on(game, from_seed(f"{seed} moves"), picks, undos)
    return game


def fingerprint(game: Game) -> tuple[object, ...]:
    """Everything of a game, byte for byte: state, question, picks under way, tape, log."""
    history = game.history
    assert history is not None
    log = [(entry.back, entry.move and (entry.move.seat, tuple(entry.move.picks))) for entry in history.entries]
    moves = [(move.seat, tuple(move.picks), move.final, len(move.events)) for move in history.moves]
    return (position(game), repr(log), repr(moves), repr(history.turns), game.state.events)


def position(game: Game) -> tuple[object, ...]:
    """The same without the log, which an undo makes longer."""
    ask = game.question
    question = None if ask is None else (ask.asked, ask.verb, ask.least, ask.most, ask.ordered, ask.stop)
    options = [game.options(seat) for seat in range(game.state.seats)]
    return (game.state.key(), question, repr(options), repr(game.given), game.ready, repr(game.tape))
