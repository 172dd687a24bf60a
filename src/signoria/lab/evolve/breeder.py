"""Making plans: those a kingdom suggests, random ones, and children of plans that did well."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from random import Random

from signoria.bots.dominion.levels.candidates import candidates
from signoria.bots.dominion.levels.variants import cautious_lines, replaced
from signoria.bots.dominion.menu import words
from signoria.dominion import PILES, DominionView, traits_of
from signoria.lab.evolve.plan import BASICS, POINTS, Line, Plan, kingdom_cards, plan_of, tidied

PAYLOADS = ("coins", "buy", "attack", "gainer")
LONGEST_CONDITION = 110  # letters
FAVOR = 1.6  # how much better parents are preferred: an exponent
CROSSED = 0.22  # of the children have two parents
ONCE_MORE = 0.3  # of the children are changed a second time
NUMBER = re.compile(r"\d+")
JOINED = re.compile(r" (and|or) ")


class Breeder:
    """Plans for one kingdom; the same chance gives the same plans."""

    def __init__(self, view: DominionView, chance: Random) -> None:
        cards = [view.card(pile) for pile in range(PILES)]
        self.chance = chance
        self.kingdom = [card.id for card in cards if card.id not in BASICS]
        self.costs = {card.id: int(card.cost) for card in cards}
        self.traits = {card.id: traits_of(card) for card in cards}
        menus = [candidate.menu for candidate in candidates(view)]
        self.names = {plan_of(menu): menu.name for menu in reversed(menus)}  # of known menus
        self.known = list(dict.fromkeys(plan_of(menu) for menu in menus))
        self.changes: list[Callable[[Plan], Plan]] = [
            self._new_number,
            self._new_numbers,
            self._new_line,
            self._line_less,
            self._line_moved,
            self._card_replaced,
            self._condition_more,
            self._condition_less,
            self._new_endgame,
            cautious,
        ]

    # --- new plans ------------------------------------------------------------------------------------------------------

    def suggested(self, most: int = 3) -> list[Plan]:
        """What the kingdom suggests: known menus, engines, and every combination of at most so many of its cards."""
        plans = [*self.known, *(cautious(plan) for plan in self.known)]
        for size in range(1, most + 1):
            plans += [self.around(cards) for cards in combinations(self.kingdom, size)]
        plans += [self.engine() for _ in range(60)]
        return list(dict.fromkeys(plans))

    def relatives(self, plans: Iterable[Plan]) -> list[Plan]:
        """What is left of plans for other kingdoms without the cards that aren't here, where that is still a strategy."""
        found = dict.fromkeys(self._without_missing(plan) for plan in plans)
        return [plan for plan in found if len(kingdom_cards(plan)) > 1 and plan not in self.names]

    def _without_missing(self, plan: Plan) -> Plan:
        missing = [words(card) for card in kingdom_cards(plan) if card not in self.costs]
        lines = [line for line in plan if line.card in self.costs]
        return tidied([line for line in lines if not any(name in line.condition for name in missing)])

    def random(self) -> Plan:
        if self.chance.random() < 0.5:
            return self.engine()
        return self.around(self.chance.sample(self.kingdom, self.chance.choice((2, 3, 3, 4, 5))))

    def engine(self) -> Plan:
        """More actions, more cards, less junk and something to spend it on, as far as the kingdom has them."""
        chance = self.chance
        cards: list[str] = []
        for trait in ("village", "draw", "trasher", chance.choice(PAYLOADS)):
            fitting = [card for card in self.kingdom if trait in self.traits[card]]
            if fitting and chance.random() < 0.85:
                cards.append(chance.choice(fitting))
        while len(set(cards)) < min(2, len(self.kingdom)):
            cards.append(chance.choice(self.kingdom))
        return self.around(list(dict.fromkeys(cards)))

    def around(self, cards: Sequence[str]) -> Plan:
        """A plan with these cards, dear ones first, give or take."""
        chance = self.chance
        lines = [Line(card, self._limit(card)) for card in cards]
        lines.append(Line("gold", chance.choice(("", "", "", "own gold < 2"))))
        lines.sort(key=lambda line: chance.uniform(-2.5, 2.5) - self.costs[line.card])
        lines.append(Line("silver", chance.choice(("", "", "", "own silver < 2"))))
        return tidied([*self._points(cards[0]), *lines])

    def _limit(self, card: str) -> str:
        """How many copies, by what the card is good for; sometimes bound to something else."""
        chance = self.chance
        roll = chance.random()
        if roll < 0.08:
            return f"own {words(card)} <= own {words(chance.choice(self.kingdom))}"
        if roll < 0.16:
            return f"own {words(card)} < treasures / {chance.choice((5, 8, 11))}"
        traits = self.traits[card]
        if "village" in traits or "cantrip" in traits:
            copies = chance.choice((1, 2, 3, 4, 5, 0))
        elif "trasher" in traits:
            copies = chance.choice((1, 1, 1, 2))
        else:
            copies = chance.choice((1, 1, 2, 2, 3, 4, 0))
        return f"own {words(card)} < {copies}" if copies else ""

    def _points(self, key: str) -> list[Line]:
        """When Victory cards are bought."""
        pick = self.chance.choice
        province = pick(
            (
                "",
                "own gold > 0",
                "own gold > 0",
                "own gold > 1",
                f"money > {pick((14, 16, 18, 22))}",
                f"own {words(key)} > {pick((1, 2, 3, 4))} or provinces <= 5",
                "coins >= 13 or own province > 0",
                f"turns > {pick((8, 10, 12))}",
            )
        )
        if self.chance.random() < 0.5:
            duchy, estate = f"gains to end <= {pick((4, 5, 6, 7))}", f"gains to end <= {pick((2, 3, 4))}"
        else:
            duchy, estate = f"provinces <= {pick((3, 4, 5, 6))}", f"provinces <= {pick((1, 2, 3))}"
        lines = [Line("province", province), Line("duchy", duchy), Line("estate", estate)]
        return list(cautious(tuple(lines))) if self.chance.random() < 0.5 else lines

    # --- children -------------------------------------------------------------------------------------------------------

    def child(self, parents: Sequence[Plan]) -> Plan:
        """A child of one plan or two; the first ones are parents more often."""
        chance = self.chance
        mother = self._parent(parents)
        if chance.random() < CROSSED:
            plan = self._crossed(mother, self._parent(parents))
            if chance.random() < 0.4:
                plan = self._new_number(plan)
        else:
            plan = chance.choice(self.changes)(mother)
        while chance.random() < ONCE_MORE:
            plan = chance.choice(self.changes)(plan)
        return tidied(list(plan))

    def _parent(self, parents: Sequence[Plan]) -> Plan:
        return parents[int(len(parents) * self.chance.random() ** FAVOR)]

    def _crossed(self, mother: Plan, father: Plan) -> Plan:
        """One's endgame and the other's rest, one's beginning and the other's end, or a few lines from the other."""
        chance = self.chance
        roll = chance.random()
        if roll < 0.3:
            return (
                *(line for line in father if line.card in POINTS),
                *(line for line in mother if line.card not in POINTS),
            )
        if roll < 0.5:
            return mother[: chance.randint(1, len(mother))] + father[chance.randrange(len(father)) :]
        lines = list(mother)
        new = [(depth / len(father), line) for depth, line in enumerate(father) if line not in mother]
        chance.shuffle(new)
        for depth, line in new[: chance.choice((1, 1, 2, 3))]:
            same = [i for i, old in enumerate(lines) if old.card == line.card]
            if same and chance.random() < 0.5:
                lines[chance.choice(same)] = line
            else:
                lines.insert(round(depth * len(lines)), line)
        return tuple(lines)

    def _new_number(self, plan: Plan) -> Plan:
        choices = [(i, found.span()) for i, line in enumerate(plan) for found in NUMBER.finditer(line.condition)]
        if not choices:
            return self._condition_more(plan)
        i, (start, end) = self.chance.choice(choices)
        text = plan[i].condition
        old = int(text[start:end])
        step = self.chance.choice((1, 1, 1, 2, max(1, old // 4)))
        least = 0 if text[:start].rstrip().endswith((">", "=")) else 1
        new = max(least, old + self.chance.choice((-step, step)))
        return _with(plan, i, Line(plan[i].card, f"{text[:start]}{new}{text[end:]}"))

    def _new_numbers(self, plan: Plan) -> Plan:
        return self._new_number(self._new_number(plan))

    def _new_line(self, plan: Plan) -> Plan:
        chance = self.chance
        if chance.random() < 0.8:
            card = chance.choice(self.kingdom)
            line = Line(card, self._limit(card))
        else:
            line = chance.choice([*self._points(chance.choice(self.kingdom)), Line("silver"), Line("gold")])
        at = chance.randint(0, len(plan))
        return (*plan[:at], line, *plan[at:])

    def _line_less(self, plan: Plan) -> Plan:
        if len(plan) < 4:
            return self._new_line(plan)
        at = self.chance.randrange(len(plan))
        return plan[:at] + plan[at + 1 :]

    def _line_moved(self, plan: Plan) -> Plan:
        lines = list(plan)
        at = self.chance.randrange(len(lines))
        line = lines.pop(at)
        near = self.chance.random() < 0.5
        to = at + self.chance.choice((-1, 1)) if near else self.chance.randint(0, len(lines))
        lines.insert(max(0, min(len(lines), to)), line)
        return tuple(lines)

    def _card_replaced(self, plan: Plan) -> Plan:
        """Another card in place of one from the kingdom, wherever the plan names it."""
        old = sorted(kingdom_cards(plan))
        if not old:
            return self._new_line(plan)
        gone, new = self.chance.choice(old), self.chance.choice(self.kingdom)
        return tuple(Line(card, condition) for card, condition in replaced(plan, gone, new))

    def _condition_more(self, plan: Plan) -> Plan:
        i = self.chance.randrange(len(plan))
        card, old = plan[i]
        new = self._comparison(card)
        joined = f"{old} {'and' if self.chance.random() < 0.6 else 'or'} {new}" if old else new
        if len(joined) > LONGEST_CONDITION:
            return self._condition_less(plan)
        return _with(plan, i, Line(card, joined))

    def _comparison(self, card: str) -> str:
        pick = self.chance.choice
        other = words(pick([*self.kingdom, "gold", "silver"]))
        return pick(
            (
                f"own {words(card)} < {pick((1, 2, 3, 5))}",
                f"own {words(card)} <= own {other}",
                f"own {other} > {pick((0, 0, 1, 2))}",
                f"turns < {pick((3, 4, 6, 8, 10))}",
                f"turns > {pick((2, 4, 6, 8, 10))}",
                f"provinces > {pick((2, 3, 4, 5, 6))}",
                f"provinces <= {pick((1, 2, 3, 4, 5, 6))}",
                f"gains to end <= {pick((2, 3, 4, 5, 6))}",
                f"gains to end > {pick((2, 3, 4, 6))}",
                f"money > {pick((8, 10, 13, 16, 20))}",
                f"money < {pick((8, 10, 13, 16, 20))}",
                f"coins >= {pick((4, 5, 6, 7, 11, 13, 16))}",
                f"cards < {pick((12, 15, 20, 25))}",
                f"behind < {pick((0, 3, 6, 7, 10))}",
                f"behind > {pick((0, 3, 6, 9))}",
            )
        )

    def _condition_less(self, plan: Plan) -> Plan:
        """One comparison less, or a plain limit in its place."""
        choices = [i for i, line in enumerate(plan) if line.condition]
        if not choices:
            return self._condition_more(plan)
        i = self.chance.choice(choices)
        card, condition = plan[i]
        parts = JOINED.split(condition)  # comparison, joint, comparison, …
        if len(parts) == 1:
            limit = self._limit(card) if card not in BASICS and self.chance.random() < 0.5 else ""
            return _with(plan, i, Line(card, limit))
        at = 2 * self.chance.randrange((len(parts) + 1) // 2)
        rest = parts[2:] if at == 0 else parts[: at - 1] + parts[at + 1 :]
        return _with(plan, i, Line(card, " ".join(rest)))

    def _new_endgame(self, plan: Plan) -> Plan:
        """Another moment for Provinces, Duchies or Estates."""
        key = self.chance.choice(sorted(kingdom_cards(plan)) or self.kingdom)
        line = self.chance.choice(self._points(key))
        choices = [i for i, old in enumerate(plan) if old.card == line.card]
        return _with(plan, self.chance.choice(choices), line) if choices else (line, *plan)


def cautious(plan: Plan) -> Plan:
    """The same plan, but the last Province is bought only if that doesn't lose the game."""
    return tuple(Line(card, condition) for card, condition in cautious_lines(list(plan)))


def _with(plan: Plan, at: int, line: Line) -> Plan:
    return (*plan[:at], line, *plan[at + 1 :])
