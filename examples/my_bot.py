"""Money, and a Militia or two. Try it: signoria simulate dominion --bots examples/my_bot.py,big_money."""

from signoria import Bot, DominionSeat


class MyBot(Bot):
    game = "dominion"

    def choose(self, seat: DominionSeat) -> str:
        options = seat.decision.options
        wishes = {
            "buy": ["province", "gold", "militia" if seat.view.owns("militia") < 2 else "silver", "silver"],
            "discard": ["province", "duchy", "estate", "copper"],
        }.get(seat.decision.verb, ["militia", "all treasures"])
        return next((word for word in wishes if word in options), options[-1])  # the last one ends a phase
