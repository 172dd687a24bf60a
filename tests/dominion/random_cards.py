"""Custom cards made up by chance, from every verb there is: most make no sense, all must play."""

from __future__ import annotations

from random import Random

from signoria.dominion.custom import CustomCard, WrongCard, read_card
from signoria.dominion.custom.forms import CHOICES, FORMS
from signoria.dominion.custom.steps import COUNTS

BASIC = ("copper", "silver", "gold", "estate", "duchy", "curse", "this", "moat", "village")
KINDS = ("action", "treasure", "victory", "curse", "attack", "reaction")


def random_card(random: Random, id: str) -> CustomCard:
    """A card that the reader accepts; what it refuses is thrown away."""
    while True:
        try:
            return read_card(_card(random, id))
        except WrongCard:
            continue


def _card(random: Random, id: str) -> dict[str, object]:
    types = random.choice((["action"], ["action"], ["action", "attack"], ["treasure"], ["action", "victory"]))
    data: dict[str, object] = {"id": id, "names": {"en": id}, "cost": random.randrange(0, 7), "types": list(types)}
    for bonus in ("cards", "actions", "buys", "coins"):
        if random.random() < 0.3:
            data[bonus] = random.randrange(0, 3)
    if "action" in types and random.random() < 0.6:
        data["actions"] = 1
    if "victory" in types:
        data["points"] = random.choice((1, -1, {"per": 3, "of": random.choice(("cards", "this", "victory", "copper"))}))
    if random.random() < 0.25:
        data["types"] = [*types, "reaction"]
        data["reaction"] = _steps(random, 1, 3)
        data["unaffected"] = random.random() < 0.3
    data["steps"] = _steps(random, 1, 5)
    return data


def _steps(random: Random, depth: int, most: int) -> list[object]:
    return [_step(random, depth) for _ in range(random.randrange(1, most + 1))]


def _step(random: Random, depth: int) -> object:
    verb = random.choice(list(FORMS))
    step: dict[str, object] = {verb: _value(random, verb, depth)}
    if depth < 4 and random.random() < 0.3:
        step[random.choice(("then", "else"))] = _steps(random, depth + 1, 3)
    return step


def _value(random: Random, verb: str, depth: int) -> object:
    form = FORMS[verb]
    if verb == "if":
        return random.choice(
            ({"it_is": random.choice(KINDS)}, {"done": 1}, {"hand_size": 4}, {"it_costs": 3}, "it_was_named", "in_play")
        )
    if verb in ("choose", "choose_one"):
        words = random.sample(list(CHOICES), 3)
        of = {word: _steps(random, depth + 1, 2) for word in words}
        return of if verb == "choose_one" else {"number": random.choice((1, 2)), "of": of}
    if form.value == "a list of steps":
        return _steps(random, depth + 1, 4)
    if form.keys and random.random() < 0.7:
        keys = random.sample(form.keys, random.randrange(1, min(3, len(form.keys)) + 1))
        return {key: _key(random, key) for key in keys}
    if form.value == "a number":
        return _amount(random) if random.random() < 0.8 else "any"
    if form.value == "a card":
        return random.choice(BASIC)
    if form.value == "`it`, or types":
        return random.choice(("it", "all"))
    return None


def _amount(random: Random) -> object:
    return random.choice((1, 1, 2, 3, random.choice(COUNTS), {random.choice(COUNTS): 2}))


def _key(random: Random, key: str) -> object:
    if key in ("number", "up_to", "down_to"):
        return _amount(random)
    if key in ("types", "may_set_aside"):
        return random.sample(KINDS, random.choice((1, 1, 2)))
    if key in ("card", "not"):
        return random.choice(BASIC)
    if key in ("cost", "cost_up_to"):
        return random.choice((2, 4, "it", "it + 1", "it - 1"))
    if key == "cost_from":
        return 3
    if key == "to":
        return random.choice(("hand", "deck", "discard"))
    return "you" if key == "chosen_by" else True
