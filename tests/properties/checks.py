"""What must be true at any decision of any game of Dominion; each check raises AssertionError where it is not."""

from __future__ import annotations

import json
from random import Random

import pytest

from signoria.core.decision import IllegalAnswer, UndoRefused
from signoria.core.event import EVERYONE, Event
from signoria.core.game import Game
from signoria.core.rng import Rng, from_seed
from signoria.core.zone import Zone
from signoria.dominion.question import CardQuestion
from signoria.dominion.state import CARD, NO_CARDS, Player
from signoria.dominion.turn import Dominion
from signoria.dominion.words import E_PASS, PILES
from tests.properties.games import lively_answer, play_on

SPECTATOR = -1
OPTIONS_TO_TRY = 131  # piles, words and titles, and a few numbers that are none of these
Seen = tuple[int, int, int, int, list[int] | None]


def board(game: Game) -> Dominion:
    assert isinstance(game.state, Dominion)
    return game.state


def watchers(game: Game) -> list[int]:
    return [SPECTATOR, *range(game.state.seats)]


def view_bytes(game: Game, seat: int) -> bytes:
    return json.dumps(game.view(seat), sort_keys=True).encode()


def views(game: Game) -> list[bytes]:
    return [view_bytes(game, seat) for seat in watchers(game)]


def stream(random: Random) -> Rng:
    """A stream of the house from a test's own chance."""
    return from_seed(str(random.getrandbits(64)))


def zones(who: Player) -> list[Zone]:
    return [who.hand, who.deck, who.discard, who.in_play, who.aside, who.revealed]


# --- cards ------------------------------------------------------------------------------------------------------------


def totals(game: Game) -> list[int]:
    """Copies of each pile over all zones, the Supply and the trash."""
    return _totals(board(game), [in_zones(who) for who in board(game).players])


def in_zones(who: Player) -> list[int]:
    """Copies of each pile in a player's zones."""
    counts = [0] * PILES
    for zone in zones(who):
        for slot in zone:
            counts[slot & CARD] += 1
    return counts


def _totals(state: Dominion, held: list[list[int]]) -> list[int]:
    counts = [sum(copies) for copies in zip(state.supply, *held, strict=True)]
    for card in state.trash_pile:
        counts[card] += 1
    return counts


def cards_are_conserved(game: Game, start: list[int]) -> None:
    state = board(game)
    held = [in_zones(who) for who in state.players]
    assert _totals(state, held) == start, "a card was lost or made"
    assert not NO_CARDS, "a card was put into the empty zone that all share"
    for who, counts in zip(state.players, held, strict=True):
        assert counts == who.owned, f"seat {who.seat} does not own what lies in its zones"
        if game.run is None:
            assert not who.aside and not who.revealed, "a card was left set aside or revealed between effects"


# --- answers ----------------------------------------------------------------------------------------------------------


def options_are_what_is_not_refused(game: Game) -> None:
    for seat in range(game.state.seats):
        possible = [option for option in range(-2, OPTIONS_TO_TRY) if game.why_not(seat, option) is None]
        assert game.options(seat) == possible
        assert (seat in game.asked()) == bool(possible), "a question without an answer, or an answer without a question"
        assert not possible or (game.question is not None and game.question.most >= max(1, game.question.least)), (
            "nothing to pick"
        )
        decision = game.decision(seat)
        assert (decision is None) == (seat not in game.asked())
        assert decision is None or decision.numbers == possible


def illegal_answers_change_nothing(game: Game, random: Random) -> None:
    before = everything(game)
    for seat in (-1, *range(game.state.seats), game.state.seats):
        refused = [option for option in range(-2, OPTIONS_TO_TRY) if game.why_not(seat, option) is not None]
        for option in random.sample(refused, 4):
            with pytest.raises(IllegalAnswer):
                game.apply(seat, option)
            with pytest.raises(IllegalAnswer):
                game.apply_move(seat, [option])
    for seat in game.asked():
        for option in game.options(seat):
            with pytest.raises(IllegalAnswer):
                game.apply_move(seat, [option] * 60)
    assert everything(game) == before


def settling_answers_only_what_is_forced(game: Game) -> None:
    settled = game.clone()
    settled.settle()
    stepped = game.clone()
    while True:
        forced = [seat for seat in stepped.asked() if len(stepped.options(seat)) == 1]
        if not forced:
            break
        stepped.apply(forced[0], stepped.options(forced[0])[0])
    assert everything(settled) == everything(stepped)


# --- copies -----------------------------------------------------------------------------------------------------------


def everything(game: Game) -> list[object]:
    """All that one may ask of a game, to compare two."""
    ask = game.question
    seats = range(game.state.seats)
    return [
        game.state.key(),
        None if ask is None else [ask.asked, ask.verb, ask.least, ask.most, ask.ordered, ask.stop],
        [game.options(seat) for seat in seats],
        [list(game.picks(seat)) for seat in seats],
        int(game.ready),
        views(game),
    ]


def a_clone_is_equal_and_plays_on_alike(game: Game, random: Random, steps: int) -> None:
    twin = game.clone()
    original = game.clone()
    assert everything(twin) == everything(game)
    for _ in range(steps):
        if twin.over():
            break
        seat, option = lively_answer(twin, random)
        twin.apply(seat, option)
        original.apply(seat, option)
        assert twin.state.key() == original.state.key()
        assert twin.asked() == original.asked()
    assert everything(twin) == everything(original)


def a_clone_is_equal(game: Game) -> None:
    """The quick look that every decision gets."""
    twin = game.clone()
    assert twin.state.key() == game.state.key()
    assert twin.asked() == game.asked()


def a_clone_is_independent(game: Game, random: Random, steps: int) -> None:
    before = everything(game)
    play_on(game.clone(), random, most=steps)
    assert everything(game) == before


# --- re-deals ---------------------------------------------------------------------------------------------------------


def a_redeal_keeps_what_the_seat_sees(game: Game, random: Random, start: list[int], steps: int) -> None:
    """For every seat and a spectator: deal anew, copy, deal anew, and play on."""
    for seat in watchers(game):
        seen = view_bytes(game, seat)
        other = game.redeal(seat, stream(random))
        assert view_bytes(other, seat) == seen
        cards_are_conserved(other, start)
        again = other.clone()
        assert everything(again) == everything(other)
        again = again.redeal(seat, stream(random))
        assert view_bytes(again, seat) == seen
        cards_are_conserved(again, start)
        for asked in again.asked():
            assert again.options(asked), "a question that nobody can answer any more"
        play_on(again, random, most=steps)
        cards_are_conserved(again, start)


def a_redeal_leaves_the_game_alone(game: Game, random: Random) -> None:
    before = everything(game)
    for seat in watchers(game):
        game.redeal(seat, stream(random))
    assert everything(game) == before


# --- leaks ------------------------------------------------------------------------------------------------------------


def what_a_view_claims_is_true(game: Game) -> None:
    """Every card that somebody is said to know lies where it is said to lie."""
    state = board(game)
    for seat in watchers(game):
        players = game.view(seat)["players"]
        assert isinstance(players, list)
        for who, shown in zip(state.players, players, strict=True):
            hand = [state.option_name(slot & CARD) for slot in who.hand]
            for card in shown["known_hand"]:
                assert card in hand, "a card known to be in a hand is not there"
                hand.remove(card)
            for place, card in shown["known_deck"]:
                assert state.option_name(who.deck[-1 - place] & CARD) == card, "a card known on a deck is not there"
    what_is_counted_as_owned_adds_up(game)


def what_is_counted_as_owned_adds_up(game: Game) -> None:
    """Everybody's count of everybody's cards: never below what is seen there, and no copy counted twice or forgotten."""
    state = board(game)
    owned = [sum(who.owned[pile] for who in state.players) for pile in range(PILES)]
    for seat in watchers(game):
        players = game.view(seat)["players"]
        assert isinstance(players, list)
        for pile in range(PILES):
            id = state.option_name(pile)
            counts = [shown["owned"].get(id, 0) for shown in players]
            assert sum(counts) == owned[pile], f"seat {seat} counts {counts} {id}, and there are {owned[pile]}"
            for shown, count in zip(players, counts, strict=True):
                zones = (shown["known_hand"], shown["in_play"], shown["set_aside"], shown["revealed"])
                seen = sum(zone.count(id) for zone in zones) + [card for _, card in shown["known_deck"]].count(id)
                assert count >= seen, f"seat {seat} counts {count} {id} of seat {shown['seat']} and sees {seen}"
            if seat >= 0:
                assert counts[seat] == state.players[seat].owned[pile], "everyone can count their own cards"


def events_for(events: list[Event], seat: int) -> list[Seen]:
    return [seen for event in events if (seen := event.seen_from(seat)) is not None]


def private_events_concern_those_who_see_them(events: list[Event]) -> None:
    """Only the owner sees what is not for all; of a passed card also the one who takes it."""
    for event in events:
        if event.seen_by != EVERYONE and event.code != E_PASS:
            assert event.seen_by & ~(1 << event.seat) == 0


def listen(game: Game) -> Game:
    game.state.events = []
    return game


def heard(game: Game) -> list[Event]:
    events = game.state.events
    assert events is not None
    return events


def public_facts(game: Game, seat: int) -> list[object]:
    """What everybody sees although no event need tell it: the tops of the discards (I-1), and a question inside an effect.

    Who is asked, and what for, is open, but for the seat that may react: all others learn only that somebody may, and
    the seat itself when its turn to react comes. Between effects nothing is open but whose turn it is.
    """
    tops = [who.discard[-1] & CARD if who.discard else None for who in board(game).players]
    ask = game.question
    if game.run is None:
        return [tops, game.over()]
    assert isinstance(ask, CardQuestion)
    return [tops, ask.verb, ask.source, seat in game.asked() if ask.hidden else ask.asked]


def an_answer_tells_nobody_more_than_its_events(
    game: Game, answer: tuple[int, int], random: Random, redeals: int
) -> int:
    """What a seat sees after another's answer follows from what it was told; how many times that was compared.

    Compared is this game after this answer with all that it could be for the seat: re-deals, and other answers, where
    they happen to tell it the same.
    """
    compared = 0
    answering, option = answer
    real = answered(game.clone(), answering, option)
    private_events_concern_those_who_see_them(heard(real))
    for seat in watchers(game):
        if seat == answering:
            continue
        worlds = [game] + [game.redeal(seat, stream(random)) for _ in range(redeals)]
        for number, world in enumerate(worlds):
            options = world.options(answering)
            others = [other for other in options if other != option]
            tried = random.sample(others, min(2, len(others)))
            if number > 0 and option in options:
                tried.append(option)
            for other in tried:
                compared += _told_alike_sees_alike(real, answered(world.clone(), answering, other), seat, random)
    return compared


def answered(game: Game, seat: int, option: int) -> Game:
    listen(game).apply(seat, option)
    return game


def _told_alike_sees_alike(real: Game, other: Game, seat: int, random: Random) -> bool:
    """Whether the seat was told the same in both games; if so, it sees the same."""
    if public_facts(other, seat) != public_facts(real, seat):
        return False
    if events_for(heard(other), SPECTATOR) != events_for(heard(real), SPECTATOR):
        return False
    mine, theirs = events_for(heard(real), seat), events_for(heard(other), seat)
    assert [seen[:4] for seen in theirs] == [seen[:4] for seen in mine]
    if theirs != mine:  # the seat itself drew, looked at or was passed something else
        return False
    assert view_bytes(other, seat) == view_bytes(real, seat)
    if seat in real.asked() and not board(real).passes:
        the_seat_imagines_the_same_games(real, other, seat, random)
    return True


def the_seat_imagines_the_same_games(real: Game, other: Game, seat: int, random: Random) -> None:
    """A seat that cannot tell two games apart gets the same re-deals of both when it is its turn to think.

    (Cards passed unseen are dealt anew from where they truly are, so games with such cards are left out.)
    """
    seed = str(random.getrandbits(64))
    one, two = real.redeal(seat, from_seed(seed)), other.redeal(seat, from_seed(seed))
    assert one.state.key() == two.state.key()
    assert [one.options(who) for who in range(one.state.seats)] == [two.options(who) for who in range(two.state.seats)]


# --- the log ----------------------------------------------------------------------------------------------------------


def undo_goes_back_and_does_not_roll_anew(game: Game, random: Random) -> None:
    """Make a move in a recorded game, take it back, make it again."""
    history = game.history
    assert history is not None
    moves = len(history.moves)
    if game.given:
        return
    before = everything(game)
    seat = random.choice(game.asked())
    while game.picks(seat) or len(history.moves) == moves:
        if game.ready:  # a simultaneous question: the answer waits for the others
            game.undo(seat)
            assert everything(game) == before
            return
        game.apply(seat, random.choice(game.options(seat)))
    after = everything(game)
    move = history.moves[-1]
    if history.free_from() > moves:
        with pytest.raises(UndoRefused):
            game.undo(seat)
        assert everything(game) == after
    game.undo(seat, agreed=True)
    assert everything(game) == before
    game.apply_move(seat, move.picks)
    assert everything(game) == after
