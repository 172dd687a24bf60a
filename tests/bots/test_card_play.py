"""Playing by good sense: legal answers to every question there is, and some that show sense."""

import pytest

from signoria.bots import Bot, RandomBot
from signoria.bots.dominion.ladder import MenuBot, ladder_bot, menu_names
from signoria.bots.dominion.menu import MenuText
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.dominion import (
    BASIC,
    GAME,
    REVEAL,
    STOP,
    CardQuestion,
    Choice,
    Setup,
    Wish,
    deal,
    list_cards,
    load_cards,
)

GAMES = 40
MOST_PICKS = 20_000
BASICS = [entry.card.id for entry in list_cards(load_cards(), [BASIC])]


ENTRIES = {kind.card.id: kind.entry() for kind in Choice().kinds()}


def needed(name: str) -> list[str]:
    """The kingdom cards of a bot of the ladder, with their edition: a bare `village` is a sort of cards."""
    return [ENTRIES[card] for card in ladder_bot(name).menu.cards() if card not in BASICS]


def kingdom_of(number: int) -> tuple[str, ...]:
    """Any kingdom in which the bot of this number can play."""
    names = menu_names()
    wishes = [Wish(card) for card in needed(names[number % len(names)])]
    return Choice().at_random(from_seed(f"sense {number}"), wishes)


def collector(kingdom: tuple[str, ...], number: int) -> MenuBot:
    """A bot that buys every card of the kingdom, another one first in each game."""
    ids = [entry.partition("@")[0] for entry in kingdom]
    turned = ids[number % 10 :] + ids[: number % 10]
    lines = ["Province", *(f"{id} if own {id} < 2" for id in turned), "Gold", "Duchy", "Silver", "Copper"]
    return MenuBot(MenuText("collector", "\n".join(lines)))


def play_bounded(game: Game, bots: list[Bot]) -> int:
    """Play to the end; how many picks it took. The game refuses what is not legal."""
    seats = [Seat(game, seat) for seat in range(len(bots))]
    picks = 0
    while (who := game.seat()) >= 0:
        game.apply(who, bots[who].pick(seats[who]))
        picks += 1
        assert picks < MOST_PICKS, "the game does not end"
    return picks


@pytest.mark.parametrize("number", range(GAMES))
def test_bots_answer_legally_to_the_end_in_any_kingdom(number: int) -> None:
    kingdom, seats = kingdom_of(number), 2 + number % 5
    names = menu_names()
    chance = from_seed(f"sense bots {number}")
    bots: list[Bot] = [ladder_bot(names[number % len(names)]), collector(kingdom, number)]
    bots += [RandomBot(chance) if i % 2 == 0 else collector(kingdom, number + i) for i in range(seats - 2)]
    game = Game(deal(Setup(seats, kingdom), from_seed(f"sense deal {number}")))
    assert play_bounded(game, bots) > seats
    points = game.state.points()
    assert {points[seat] for seat in game.state.winners()} == {max(points)}


def test_these_games_have_every_bot_of_the_ladder_and_every_card() -> None:
    met = {entry.partition("@")[0] for number in range(GAMES) for entry in kingdom_of(number)}
    assert met == {kind.card.id for kind in Choice().kinds()}
    assert len(menu_names()) <= GAMES


def answer(menu: str, *played: str, **words: object) -> str:
    """What a bot with this menu answers at a table in words, after seat 0 has played these cards."""
    game = Game(GAME.read_position(words))
    for card in played:
        game.apply(0, game.state.option_named(card))
    bot = MenuBot(MenuText("test", menu))
    return game.state.option_name(bot.pick(Seat(game, game.seat())))


def test_a_village_is_played_before_a_smithy() -> None:
    assert answer("Province", kingdom="village, smithy", hand="smithy, village, 3 copper") == "village"


def test_a_chapel_waits_for_something_to_trash() -> None:
    assert answer("Province", kingdom="chapel", hand="chapel, 4 gold", deck="5 gold") == "end_actions"
    assert answer("Province", kingdom="chapel", hand="chapel, 2 estate, 2 gold", deck="5 gold") == "chapel"


def test_a_chapel_waits_for_what_is_drawn_while_actions_last() -> None:
    hand = "chapel, smithy, 3 estate"
    assert answer("Province", kingdom="chapel, smithy", hand=hand, deck="9 gold", actions=2) == "smithy"
    assert answer("Province", kingdom="chapel, smithy", hand=hand, deck="9 gold", actions=1) == "chapel"


def chapel(menu: str, hand: str, deck: str) -> list[str]:
    """What a bot with this menu trashes with a Chapel."""
    game = Game(GAME.read_position({"kingdom": "chapel, laboratory", "hand": f"chapel, {hand}", "deck": deck}))
    game.apply(0, game.state.option_named("chapel"))
    bot = MenuBot(MenuText("test", menu))
    trashed: list[str] = []
    while not trashed or trashed[-1] != "stop":
        pick = bot.pick(Seat(game, 0))
        trashed.append(game.state.option_name(pick))
        game.apply(0, pick)
        if len(trashed) == 4:
            break
    return [card for card in trashed if card != "stop"]


def test_a_chapel_leaves_money_to_buy_with() -> None:
    assert chapel("Silver", "4 copper", "4 copper") == ["copper", "copper"]


def test_a_chapel_spares_the_coins_of_a_dear_card_but_not_of_a_silver() -> None:
    assert chapel("Laboratory\nSilver", "silver, 3 copper", "9 silver") == []
    assert chapel("Silver", "silver, 3 copper", "9 silver") == ["copper", "copper", "copper"]


def test_villages_come_before_a_throne_room_and_the_last_one_is_doubled() -> None:
    cards = "throne_room, village, smithy"
    assert answer("Province", kingdom=cards, hand="throne_room, village, smithy", deck="9 copper") == "village"
    assert answer("Province", kingdom=cards, hand="throne_room, village, copper", deck="9 copper") == "throne_room"
    assert answer("Province", kingdom=cards, hand="throne_room, 4 copper", deck="9 copper") == "end_actions"


def test_a_throne_room_doubles_draw_rather_than_a_village() -> None:
    words = {"kingdom": "throne_room, village, smithy", "hand": "throne_room, village, smithy", "deck": "9 copper"}
    assert answer("Province", "throne_room", **words) == "smithy"


def test_a_throne_room_doubles_another_one_if_two_cards_wait() -> None:
    cards = "throne_room, bridge"
    assert answer("Province", "throne_room", kingdom=cards, hand="2 throne_room, 2 bridge") == "throne_room"
    assert answer("Province", "throne_room", kingdom=cards, hand="2 throne_room, bridge") == "bridge"


def test_a_courtyard_puts_back_what_the_buy_can_do_without() -> None:
    words = {"kingdom": "courtyard", "deck": "9 copper"}  # 3 of them are drawn
    menu = "Province\nGold\nSilver"
    assert answer(menu, "courtyard", hand="courtyard, 2 gold, estate", **words) == "copper"  # $9
    assert answer(menu, "courtyard", hand="courtyard, 2 gold, silver, estate", **words) == "gold"  # $11


def test_a_remodel_turns_a_gold_into_a_province_only_if_the_buy_does_not_need_it() -> None:
    words = {"kingdom": "remodel", "deck": "9 gold"}
    menu = "Province\nGold\nSilver"
    assert answer(menu, "remodel", hand="remodel, gold, copper", **words) == "gold"
    assert answer(menu, "remodel", hand="remodel, 2 gold, silver, estate", **words) == "estate"


def test_a_remodel_keeps_the_gold_of_a_deck_that_has_yet_to_grow() -> None:
    words = {"kingdom": "remodel", "hand": "remodel, gold, 2 copper, estate"}
    assert answer("Province\nGold\nSilver", "remodel", deck="9 copper", **words) == "estate"
    assert answer("Province\nGold\nSilver", "remodel", deck="9 gold", **words) == "gold"


def test_a_province_is_taken_for_the_last_gold() -> None:
    words = {"kingdom": "remodel", "hand": "remodel, gold, copper", "deck": "9 silver", "supply": {"province": 3}}
    assert answer("Province if own gold > 0\nDuchy", "remodel", "gold", **words) == "province"


def test_an_upgrade_turns_estates_into_silver() -> None:
    words = {"kingdom": "upgrade", "hand": "upgrade, estate, 2 silver", "deck": "9 copper"}
    assert answer("Province\nGold\nSilver", **words) == "upgrade"
    assert answer("Province\nGold\nSilver", "upgrade", **words) == "estate"


def test_a_secret_chamber_is_played_for_one_useless_card() -> None:
    words = {"kingdom": "secret_chamber", "deck": "9 copper"}
    assert answer("Province", hand="secret_chamber, estate, 3 copper", **words) == "secret_chamber"
    assert answer("Province", hand="secret_chamber, 4 copper", **words) == "end_actions"


def test_a_conspirator_waits_for_two_other_actions() -> None:
    words = {"kingdom": "conspirator, great_hall", "hand": "conspirator, great_hall, 3 copper", "deck": "9 copper"}
    assert answer("Province", **words) == "great_hall"


def tortured(deck: str) -> str:
    """What a victim with a fair hand and this deck chooses."""
    words = {
        "kingdom": "torturer, chapel",
        "0": {"hand": "torturer"},
        "1": {"hand": "2 copper, 3 silver", "deck": deck},
    }
    return answer("Province", "torturer", **words)


def test_torturers_curse_is_taken_where_a_chapel_can_trash_it() -> None:
    assert tortured("5 copper") == "discard_cards"
    assert tortured("4 copper, chapel") == "take_curse"


def test_ironworks_gain_an_action_while_another_one_waits_for_it() -> None:
    menu, cards = "Gardens\nIronworks", "ironworks, gardens"
    assert answer(menu, "ironworks", kingdom=cards, hand="2 ironworks, 3 copper") == "ironworks"
    assert answer(menu, "ironworks", kingdom=cards, hand="ironworks, 4 copper") == "gardens"


def minion(hand: str, deck: str, others: str = "5 copper") -> str:
    """What a bot that wants Provinces does with the Minion it has just played."""
    words = {"kingdom": "minion", "0": {"hand": hand, "deck": deck}, "1": {"hand": others}}
    return answer("Province", "minion", **words)


def test_the_last_minion_strikes_if_the_next_four_cards_will_pay_as_well() -> None:
    assert minion("minion, 3 gold", "10 gold") == "new_hand"
    assert minion("minion, 3 gold", "10 gold", others="4 copper") == "coins"
    assert minion("minion, 3 gold", "10 estate") == "coins"
    assert minion("2 minion, 3 gold", "10 gold") == "coins"


def test_a_minion_brings_a_new_hand_if_its_coins_do_not_pay() -> None:
    assert minion("minion, 4 estate", "10 estate") == "new_hand"


def discards_to_militia(menu: str, hand: str) -> set[str]:
    """What a bot with this menu keeps no longer when a Militia strikes."""
    words = {"kingdom": "militia, smithy", "0": {"hand": "militia", "deck": "9 copper"}, "1": {"hand": hand}}
    game = Game(GAME.read_position(words))
    game.apply(0, game.state.option_named("militia"))
    bot = MenuBot(MenuText("test", menu))
    discarded: set[str] = set()
    while game.seat() == 1:
        pick = bot.pick(Seat(game, 1))
        discarded.add(game.state.option_name(pick))
        game.apply(1, pick)
    return discarded


def test_of_two_cards_that_end_the_phase_one_is_kept() -> None:
    assert discards_to_militia("Province", "2 smithy, copper, silver, gold") == {"smithy", "copper"}


def test_a_pawn_brings_a_coin_unless_another_action_waits() -> None:
    table = {"kingdom": "pawn, smithy", "deck": "9 copper"}
    assert pawn(hand="pawn, 4 copper", **table) == ["cards", "coins"]
    assert pawn(hand="pawn, smithy, 3 copper", **table) == ["cards", "actions"]
    assert pawn(hand="pawn, 3 gold", **table) == ["cards", "coins"]
    assert pawn(hand="pawn, 3 gold", supply={"province": 3}, **table) == ["cards", "buys"]


def pawn(**words: object) -> list[str]:
    """What a bot chooses with a Pawn."""
    game = Game(GAME.read_position(words))
    game.apply(0, game.state.option_named("pawn"))
    bot = MenuBot(MenuText("test", "Province\nSilver"))
    chosen: list[str] = []
    for _ in range(2):
        pick = bot.pick(Seat(game, 0))
        chosen.append(game.state.option_name(pick))
        game.apply(0, pick)
    return chosen


def test_a_steward_brings_coins_for_a_sure_buy_and_cards_when_coins_would_not_do() -> None:
    menu = "Province\nGold\nSilver"
    assert answer(menu, "steward", kingdom="steward", hand="steward, 2 gold", deck="9 copper") == "coins"
    assert answer(menu, "steward", kingdom="steward", hand="steward, gold, copper", deck="9 gold") == "cards"


def test_a_steward_trashes_an_estate_but_not_coppers_alone() -> None:
    table = {"kingdom": "steward", "deck": "9 silver"}
    assert answer("Province\nSilver", "steward", hand="steward, 2 estate, 2 copper", **table) == "trash_cards"
    assert answer("Province\nSilver", "steward", hand="steward, 4 copper", **table) != "trash_cards"


def test_a_steward_stops_trashing_estates_where_gold_is_to_come() -> None:
    table = {"kingdom": "steward", "deck": "9 silver", "turns": 9}
    estates = "steward, 2 estate, 2 copper"
    assert answer("Province\nSilver", "steward", hand=estates, **table) == "trash_cards"
    assert answer("Province\nGold\nSilver", "steward", hand=estates, **table) != "trash_cards"
    assert answer("Province\nGold\nSilver", "steward", hand="steward, curse, estate, copper", **table) == "trash_cards"


def test_a_baron_without_an_estate_is_played_to_gain_one() -> None:
    assert answer("Province", kingdom="baron", hand="baron, 4 copper") == "baron"


def test_a_coppersmith_is_played_for_one_copper() -> None:
    assert answer("Province", kingdom="coppersmith", hand="coppersmith, copper, 3 estate") == "coppersmith"
    assert answer("Province", kingdom="coppersmith", hand="coppersmith, 4 estate") == "end_actions"


def test_a_trading_post_turns_coppers_into_a_silver() -> None:
    table = {"kingdom": "trading_post", "deck": "9 gold"}
    assert answer("Province\nGold", hand="trading_post, 2 copper, 2 silver", **table) == "trading_post"
    assert answer("Province\nGold", hand="trading_post, copper, 3 silver", **table) == "end_actions"


def test_an_upgrade_is_played_to_be_rid_of_a_copper() -> None:
    assert answer("Province\nSilver", kingdom="upgrade", hand="upgrade, copper, 3 gold", deck="9 gold") == "upgrade"


def test_an_upgrade_counts_on_the_card_that_it_draws() -> None:
    table = {"kingdom": "upgrade", "hand": "upgrade, 2 gold, 2 copper"}  # $8, and a Copper would go
    assert answer("Province\nGold", deck="9 silver", **table) == "upgrade"
    assert answer("Province\nGold", deck="9 province", **table) == "end_actions"


def test_an_upgrade_turns_a_silver_into_an_action_if_it_is_the_first() -> None:
    table = {"kingdom": "upgrade, militia, workshop", "hand": "upgrade, silver, 2 copper", "deck": "9 copper"}
    menu = "Province\nGold\nSilver"
    assert answer(menu, "upgrade", **table) == "silver"
    assert answer(menu, "upgrade", **{**table, "deck": "8 copper, militia"}) == "copper"


def test_an_upgrade_leaves_duchies_alone_when_the_end_is_near() -> None:
    table = {"kingdom": "upgrade", "hand": "upgrade, duchy, copper, silver", "deck": "9 copper"}
    assert answer("Province\nGold\nSilver", "upgrade", supply={"province": 3}, **table) == "copper"
    assert answer("Province\nGold\nSilver", "upgrade", **table) == "duchy"


def test_a_feast_does_not_gain_a_feast() -> None:
    menu = "Feast\nSilver"
    assert answer(menu, "feast", kingdom="feast", hand="feast, 4 copper") == "silver"


def test_free_cards_are_points_when_the_end_is_near() -> None:
    table = {"kingdom": "workshop", "hand": "workshop, 4 copper"}
    assert answer("Province\nSilver", "workshop", **table) == "silver"
    assert answer("Province\nSilver", "workshop", supply={"province": 2}, **table) == "estate"


def test_a_mining_village_is_trashed_for_points_that_the_menu_buys() -> None:
    table = {"kingdom": "mining_village", "hand": "mining_village, 2 gold", "deck": "5 estate, 6 gold"}
    assert answer("Province", "mining_village", **table) == "yes"
    assert answer("Province if own gold > 9\nGold", "mining_village", **table) == "no"
    assert answer("Province", "mining_village", **{**table, "deck": "9 estate"}) == "no"


def test_a_mining_village_that_no_action_needs_is_trashed_for_a_gold() -> None:
    table = {"kingdom": "mining_village, smithy", "hand": "mining_village, 2 silver", "deck": "9 estate"}
    assert answer("Province\nGold\nSilver", "mining_village", **table) == "yes"
    assert answer("Province\nGold\nSmithy", "mining_village", **table) == "no"


def test_a_cellar_discards_coppers_where_other_cards_pay_more() -> None:
    table = {"kingdom": "cellar", "hand": "cellar, 4 copper"}
    assert answer("Province", deck="9 silver", **table) == "cellar"
    assert answer("Province", deck="9 estate", **table) == "end_actions"


def test_a_cellar_keeps_the_copper_that_a_province_needs() -> None:
    table = {"kingdom": "cellar", "deck": "9 silver"}
    assert answer("Province", hand="cellar, 2 gold, 2 copper", **table) == "end_actions"
    assert answer("Province", hand="cellar, 2 gold, 3 copper", **table) == "cellar"


def test_a_sentry_discards_a_copper_where_other_cards_pay_more() -> None:
    table = {"kingdom": "sentry", "hand": "sentry, 4 copper", "supply": {"province": 3}}  # late: it trashes none
    deck = "gold, 2 copper, 9 silver"
    assert answer("Province", "sentry", "stop", deck=deck, **table) == "copper"
    assert answer("Province", "sentry", "stop", deck="gold, 2 copper, 9 estate", **table) == "stop"


def test_a_copper_is_not_passed_on_if_one_more_would_buy_better() -> None:
    table = {"kingdom": "masquerade", "deck": "9 copper", "supply": {"province": 3}, "1": {"hand": "5 copper"}}
    menu = "Province\nEstate if provinces <= 2"
    assert answer(menu, "masquerade", hand="masquerade, gold, silver, estate", **table) == "estate"  # $7
    assert answer(menu, "masquerade", hand="masquerade, gold, 2 estate", **table) == "copper"


def test_a_swindler_gives_the_worst_card_of_its_cost() -> None:
    table = {"kingdom": "swindler, village", "hand": "swindler, 4 copper", "1": {"deck": "5 silver"}}
    assert answer("Province\nSilver", "swindler", **table) == "village"


def test_a_bot_of_the_ladder_has_another_menu_for_many_players() -> None:
    bot = ladder_bot("big_money_ultimate")
    assert bot.menu_for(2).name == "big_money_ultimate"
    assert bot.menu_for(3).name == "big_money_ultimate_many"
    assert ladder_bot("smithy").menu_for(3).name == "smithy"


def reveals(attack: str, hand: str, deck: str) -> int:
    """How often a victim's bot reveals something. Each pick is made by a new bot, as on a server."""
    position = {"kingdom": f"{attack}, secret_chamber", "0": {"hand": attack}, "1": {"hand": hand, "deck": deck}}
    game = Game(GAME.read_position(position))
    game.apply(0, game.state.option_named(attack))
    times = 0
    while (who := game.seat()) == 1:
        pick = MenuBot(MenuText("test", "Province")).pick(Seat(game, who))
        times += isinstance(game.question, CardQuestion) and game.question.verb == REVEAL and pick != STOP
        game.apply(who, pick)
    return times


def test_secret_chamber_is_revealed_once_an_attack() -> None:
    assert reveals("witch", "secret_chamber, 2 estate, 2 copper", "4 silver") == 1
    assert reveals("militia", "secret_chamber, 2 estate, 2 copper", "4 silver") == 1
    assert reveals("witch", "2 secret_chamber, 3 copper", "4 silver") == 1


def test_secret_chamber_is_not_revealed_to_draw_what_is_known() -> None:
    known = "copper (known to 1), copper (known to 1), 4 silver"
    assert reveals("witch", "secret_chamber, 2 estate, 2 copper", known) == 0
