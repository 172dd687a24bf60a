"""Harbour: a card whose text counts what lies in play, which the steps of a YAML card cannot."""

from signoria.dominion.effects import ACTION, Card, Turn

harbour = Card("harbour", cost=5, types=ACTION, cards=1, buys=1)


@harbour.on_play
def a_coin_for_each_different_card_in_play(turn: Turn) -> None:
    turn.add_coins(len(dict.fromkeys(turn.me.in_play)))
