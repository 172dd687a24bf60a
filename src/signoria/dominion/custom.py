"""Custom cards: reads the players' own cards from YAML or plain data, strictly, and says where something is wrong.

docs/custom-cards.md describes the format. What is read here has bounds in every direction: bytes, cards, steps, depth,
numbers; and nothing of it is ever run but the steps of `steps`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from signoria.core.registry import BadSetup
from signoria.core.words import NOTHING, nearest
from signoria.dominion.card import ACTION, ATTACK, CURSE_TYPE, REACTION, TREASURE, TYPE_NAMES, VICTORY, Card
from signoria.dominion.catalogue import TITLES
from signoria.dominion.steps import (
    ANY_NUMBER,
    COUNTS,
    DOWN_TO,
    HAND_HAS,
    IN_PLAY,
    IT_COSTS,
    IT_IS,
    LOOK,
    THIS,
    UP_TO,
    WAS_NAMED,
    Amount,
    Cost,
    Filter,
    PointsRule,
    Step,
    Test,
    is_single,
    write_on,
)
from signoria.dominion.words import (
    ACTIONS,
    BUYS,
    CARDS,
    COINS,
    DISCARD_CARDS,
    FIRST,
    FOURTH,
    GAIN_CARD,
    KEEP,
    NEW_HAND,
    PILES,
    SECOND,
    TAKE_CURSE,
    THIRD,
    TRASH_CARDS,
    WORDS,
)

LANGUAGES: Final = ("en", "ru", "pl", "hu")
MOST_STEPS: Final = 60
MOST_DEPTH: Final = 6  # of lists of steps in one another
MOST: Final = 20  # of anything a card says: cost, coins, cards, points
MOST_PARTS: Final = 1_500  # values in the data of one card
MOST_NESTING: Final = 30  # of the data of one card
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 600
KEYS: Final = (
    "id",
    "names",
    "text",
    "cost",
    "types",
    "cards",
    "actions",
    "buys",
    "coins",
    "points",
    "steps",
    "reaction",
    "unaffected",
)
CHOICES: Final = {
    "cards": CARDS,
    "actions": ACTIONS,
    "buys": BUYS,
    "coins": COINS,
    "trash_cards": TRASH_CARDS,
    "discard_cards": DISCARD_CARDS,
    "gain_card": GAIN_CARD,
    "keep": KEEP,
    "take_curse": TAKE_CURSE,
    "new_hand": NEW_HAND,
    "first": FIRST,
    "second": SECOND,
    "third": THIRD,
    "fourth": FOURTH,
}
TYPES: Final = {name: bit for bit, name in TYPE_NAMES.items()}
_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_THAN_IT = re.compile(r"it(?: ?([+-]) ?(\d{1,2}))?")
_RESERVED: Final = (*WORDS, *NOTHING, THIS, "it", "all", "any")

CARD_IDS: Final = [THIS, *TITLES]

Path = tuple[str | int, ...]


class WrongCard(ValueError):
    """Something in the data of a card that is not as it must be: what, and where in the data it stands."""

    def __init__(self, message: str, path: Path, at_key: bool = False) -> None:
        super().__init__(message)
        self.message = message
        self.path = path
        self.at_key = at_key  # it is the key that is wrong, not its value


class CustomCard:
    """A card of the players' own design: a card like any other, its names, and the data it was made of."""

    def __init__(self, card: Card, names: dict[str, str], text: dict[str, str]) -> None:
        self.card = card
        self.names = names
        self.text = text

    @property
    def id(self) -> str:
        return self.card.id

    def data(self) -> dict[str, object]:
        """Plain data from which `read_card` makes an equal card."""
        data = json.loads(self.card.recipe)
        assert isinstance(data, dict)
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CustomCard) and self.card.recipe == other.card.recipe

    def __hash__(self) -> int:
        return hash(self.card.recipe)

    def __repr__(self) -> str:
        return f"<custom card {self.id}>"


def read_card(data: object, path: Path = ()) -> CustomCard:
    """A card from plain data; WrongCard says what is wrong and where."""
    _check_bounds(data, path)
    return _Reader(path).card(data)


def read_cards(data: object) -> tuple[CustomCard, ...]:
    """The cards that a setup or a position carries; BadSetup if they are none."""
    if not isinstance(data, list):
        raise BadSetup(f"custom is a list of cards, not {brief(data)}")
    cards: list[CustomCard] = []
    for i, entry in enumerate(data):
        try:
            cards.append(read_card(entry, (i,)))
        except WrongCard as wrong:
            raise BadSetup(f"custom card {wrong.path[0]}{_steps_down(wrong.path[1:])}: {wrong.message}") from wrong
    return tuple(cards)


def _steps_down(path: Path) -> str:
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)


def is_id(text: str) -> bool:
    return len(text) <= LONGEST_NAME and _ID.fullmatch(text) is not None


def brief(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 50 else text[:47] + "..."


def _check_bounds(data: object, path: Path) -> None:
    """Plain data of a modest size, before anything walks through it."""
    parts = 0
    todo: list[tuple[object, int]] = [(data, 0)]
    while todo:
        value, depth = todo.pop()
        parts += 1
        if parts > MOST_PARTS:
            raise WrongCard(f"a card has at most {MOST_PARTS} values", path)
        if depth > MOST_NESTING:
            raise WrongCard("this card is nested too deeply", path)
        if isinstance(value, dict):
            todo.extend((key, depth + 1) for key in value)
            todo.extend((below, depth + 1) for below in value.values())
        elif isinstance(value, list):
            todo.extend((below, depth + 1) for below in value)
        elif isinstance(value, str):
            if len(value) > LONGEST_TEXT:
                raise WrongCard(f"a text has at most {LONGEST_TEXT} characters, this one {len(value)}", path)
        elif value is not None and not isinstance(value, int):
            raise WrongCard(f"{brief(value)} is neither a word nor a whole number", path)


# --- how the verbs are written ------------------------------------------------------------------------------------------

# Whose steps they are.
YOURS: Final = 1  # the player's whose turn it is
THEIRS: Final = 2  # another player's
REACTING: Final = 4  # the owner's of a revealed Reaction
EVERYONES: Final = 7
ON_TURN: Final = YOURS | THEIRS  # what a bonus does, it does for the player whose turn it is

# What a verb's value may be besides a mapping of its keys.
NO_VALUE: Final = "nothing"
A_NUMBER: Final = "a number"
A_CARD: Final = "a card"
SOME_REVEALED: Final = "`it`, or types"
A_LIST: Final = "a list of steps"
SPECIAL: Final = ""

# What `it` is after the step.
STAYS: Final = 0
SHOWN: Final = 1  # cards that everyone has seen
HIDDEN: Final = 2  # nothing: not everyone knows which cards they were


@dataclass(frozen=True)
class Form:
    """How a verb is written and where it may stand."""

    value: str
    keys: tuple[str, ...] = ()
    whose: int = EVERYONES
    it: int = STAYS
    any_number: bool = False


_CHOICE: Final = ("number", "up_to", "types", "card", "not")
FORMS: Final[dict[str, Form]] = {
    # bonuses
    "cards": Form(A_NUMBER),
    "actions": Form(A_NUMBER, whose=ON_TURN),
    "buys": Form(A_NUMBER, whose=ON_TURN),
    "coins": Form(A_NUMBER, whose=ON_TURN),
    "cheaper": Form(A_NUMBER, whose=ON_TURN),
    "coppers": Form(A_NUMBER, whose=ON_TURN),
    "first_silver": Form(A_NUMBER, whose=ON_TURN),
    # the hand
    "discard": Form(A_NUMBER, (*_CHOICE, "down_to"), any_number=True),
    "trash": Form(A_NUMBER, _CHOICE, it=SHOWN, any_number=True),
    "put_on_deck": Form(A_NUMBER, ("number", "types", "shown"), it=HIDDEN),
    "discard_hand": Form(NO_VALUE, it=HIDDEN),
    "reveal_hand": Form(NO_VALUE),
    "draw_to": Form(A_NUMBER, ("number", "may_set_aside")),
    "pass_left": Form(NO_VALUE, whose=YOURS, it=HIDDEN),
    # the deck: revealing
    "reveal": Form(A_NUMBER, it=SHOWN),
    "reveal_until": Form(SPECIAL, ("number", "types", "card", "not", "cost_from"), it=SHOWN),
    "take_revealed": Form(SOME_REVEALED, ("types", "card", "not"), it=SHOWN),
    "trash_revealed": Form(SOME_REVEALED, ("types", "card", "not", "chosen_by"), it=SHOWN),
    "discard_revealed": Form(NO_VALUE, it=SHOWN),
    "judge_revealed": Form(NO_VALUE, whose=ON_TURN, it=SHOWN),
    "return_revealed": Form(NO_VALUE),
    # the deck: looking
    "look": Form(A_NUMBER, it=HIDDEN),
    "take_looked_at": Form(NO_VALUE, it=HIDDEN),
    "trash_looked_at": Form(NO_VALUE, it=HIDDEN),
    "discard_looked_at": Form(NO_VALUE, it=HIDDEN),
    "put_back": Form(NO_VALUE),
    # the deck: the rest
    "discard_top": Form(NO_VALUE, it=SHOWN),
    "trash_top": Form(NO_VALUE, it=SHOWN),
    "may_discard_deck": Form(NO_VALUE, it=HIDDEN),
    "fetch_from_discard": Form(NO_VALUE, it=HIDDEN),
    "name_a_card": Form(NO_VALUE, whose=YOURS),
    # gaining
    "gain": Form(A_CARD, ("card", "types", "not", "cost", "cost_up_to", "to", "may", "chosen_by"), it=SHOWN),
    "gain_from_trash": Form(NO_VALUE, whose=YOURS, it=HIDDEN),
    # playing, and this card
    "play": Form(NO_VALUE, ("may",), whose=YOURS, it=SHOWN),
    "play_twice": Form(NO_VALUE, ("may",), whose=YOURS, it=SHOWN),
    "may_play_it": Form(NO_VALUE, whose=YOURS, it=SHOWN),
    "trash_this": Form(NO_VALUE, whose=YOURS, it=SHOWN),
    "may_trash_this": Form(NO_VALUE, whose=YOURS, it=SHOWN),
    # what depends on something, and who does it
    "if": Form(SPECIAL),
    "may": Form(A_LIST),
    "choose_one": Form(SPECIAL),
    "choose": Form(SPECIAL, ("number", "of")),
    "each_other_player": Form(A_LIST, whose=YOURS),
    "each_player": Form(A_LIST, whose=YOURS),
    "left_player": Form(A_LIST, whose=YOURS),
    "you": Form(A_LIST, whose=ON_TURN),
    "for_each_card": Form(A_LIST),
    "for_each_different_card": Form(A_LIST),
}
ONCE: Final = 0
EACH_PLAYER: Final = 1
EACH_CARD: Final = 2
OF_OTHERS: Final = ("each_other_player", "each_player", "left_player")
OVER_CARDS: Final = ("for_each_card", "for_each_different_card")
LOOKING: Final = (LOOK, "take_looked_at", "trash_looked_at", "discard_looked_at")
REVEALING: Final = ("reveal", "reveal_until", "take_revealed", "trash_revealed", "discard_revealed", "judge_revealed")
PLAIN_NUMBER: Final = Amount(1)
TESTS: Final = (*COUNTS, IT_IS, IT_COSTS, HAND_HAS, WAS_NAMED, IN_PLAY)


class _Place:
    """Where in the text we are: whose steps, and what the steps before have made known."""

    def __init__(self, whose: int, depth: int, shown: bool, hand_shown: bool, looping: int) -> None:
        self.whose = whose
        self.depth = depth
        self.shown = shown  # there is an `it`
        self.hand_shown = hand_shown
        self.looping = looping  # inside a list for each player, for each card, or both
        self.discarded = False  # `it` has just gone to the discard

    def inside(self, whose: int, looping: int) -> _Place:
        below = _Place(whose, self.depth + 1, self.shown, self.hand_shown and whose == self.whose, looping)
        below.discarded = self.discarded and whose == self.whose
        return below


class _Reader:
    """Reads one card."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.steps = 0
        self.looking = ""
        self.revealing = ""

    # --- the card -------------------------------------------------------------------------------------------------------

    def card(self, data: object) -> CustomCard:
        path = self.path
        card = self._mapping(data, path, KEYS, "a card")
        id = self._id(card, path)
        names = self._texts(card, "names", LONGEST_NAME)
        if not names:
            raise WrongCard(
                f"a card needs a name in one language at least: `names: {{en: …}}` ({', '.join(LANGUAGES)})", path
            )
        types = self._types(self._needed(card, "types"), (*path, "types"))
        cost = self._number(self._needed(card, "cost"), (*path, "cost"), "a cost")
        bonuses = {
            key: self._number(card.get(key, 0), (*path, key), f"`{key}`")
            for key in ("cards", "actions", "buys", "coins")
        }
        points, rule = self._points(card.get("points", 0), (*path, "points"))
        steps = self._list(card.get("steps", []), (*path, "steps"), _Place(YOURS, 1, False, False, ONCE))
        reaction = self._list(card.get("reaction", []), (*path, "reaction"), _Place(REACTING, 1, False, False, ONCE))
        shield = self._truth(card.get("unaffected", False), (*path, "unaffected"))
        self._check_types(card, types, bool(steps) or any(bonuses.values()), bool(points) or rule is not None)
        made = Card(
            id,
            cost=cost,
            types=types,
            cards=bonuses["cards"],
            actions=bonuses["actions"],
            buys=bonuses["buys"],
            coins=bonuses["coins"],
            points=points,
        )
        if shield:
            made.unaffected_when_revealed()
        write_on(made, steps, reaction, rule)
        made.recipe = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        return CustomCard(made, names, self._texts(card, "text", LONGEST_TEXT))

    def _needed(self, card: Mapping[str, object], key: str) -> object:
        if key not in card:
            raise WrongCard(f"a card needs `{key}`", self.path)
        return card[key]

    def _id(self, card: Mapping[str, object], path: Path) -> str:
        id = self._needed(card, "id")
        at = (*path, "id")
        if not isinstance(id, str) or not is_id(id):
            raise WrongCard(
                f"an id is small letters, digits and single underscores, such as `old_mill`, not {brief(id)}", at
            )
        if id in TITLES:
            raise WrongCard(f"there is a card called {id} already", at)
        if id in _RESERVED:
            raise WrongCard(f"{id!r} means something else in answers; take another id", at)
        return id

    def _texts(self, card: Mapping[str, object], key: str, longest: int) -> dict[str, str]:
        path = (*self.path, key)
        texts = self._mapping(card.get(key, {}), path, LANGUAGES, f"`{key}`")
        for language, text in texts.items():
            if not isinstance(text, str) or not text.strip() or len(text) > longest:
                raise WrongCard(f"this is a text of 1 to {longest} characters, not {brief(text)}", (*path, language))
            if not text.replace("\n", "").isprintable():
                raise WrongCard("this text has characters that cannot be printed", (*path, language))
        return {language: str(text) for language, text in texts.items()}

    def _check_types(self, card: Mapping[str, object], types: int, played: bool, scores: bool) -> None:
        path = self.path
        if played and not types & (ACTION | TREASURE):
            raise WrongCard(
                "only an action or a treasure can be played: bonuses and steps would never happen", (*path, "types")
            )
        if types & ATTACK and not types & (ACTION | TREASURE):
            raise WrongCard("an attack is an action or a treasure too, else it is never played", (*path, "types"))
        if scores and not types & (VICTORY | CURSE_TYPE):
            raise WrongCard("points stand on victory cards (or curses): add that type", (*path, "points"))
        reacts = bool(card.get("reaction")) or bool(card.get("unaffected"))
        if reacts and not types & REACTION:
            raise WrongCard("a card that reacts has the type reaction", (*path, "types"))
        if types & REACTION and not reacts:
            raise WrongCard("a reaction needs `reaction:` steps or `unaffected: true`", (*path, "types"))

    def _points(self, value: object, path: Path) -> tuple[int, PointsRule | None]:
        if not isinstance(value, dict):
            return self._number(value, path, "`points`", least=-MOST), None
        rule = self._mapping(value, path, ("worth", "per", "of"), "`points`")
        if "of" not in rule:
            raise WrongCard("points for a count need `of`: cards, types, or a card", path)
        worth = self._number(rule.get("worth", 1), (*path, "worth"), "`worth`", least=-MOST)
        per = self._number(rule.get("per", 1), (*path, "per"), "`per`", least=1)
        of, at = rule["of"], (*path, "of")
        if of == "cards":
            return 0, PointsRule(worth, per, Filter())
        if isinstance(of, str) and of in CARD_IDS:
            return 0, PointsRule(worth, per, Filter(card=of))
        if isinstance(of, str) and of not in TYPES:
            raise WrongCard(f"`of` is cards, a type, or a card{_hint(of, ['cards', *TYPES, *CARD_IDS])}", at)
        return 0, PointsRule(worth, per, Filter(self._types(of, at)))

    # --- steps ----------------------------------------------------------------------------------------------------------

    def _list(self, value: object, path: Path, place: _Place) -> tuple[Step, ...]:
        if not isinstance(value, list):
            raise WrongCard(f"a list of steps is expected, each after a dash, not {brief(value)}", path)
        if place.depth > MOST_DEPTH:
            raise WrongCard(f"lists of steps stand in one another at most {MOST_DEPTH} deep", path)
        return tuple(self._step(step, (*path, i), place) for i, step in enumerate(value))

    def _step(self, value: object, path: Path, place: _Place) -> Step:
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise WrongCard(f"a card has at most {MOST_STEPS} steps", path)
        if isinstance(value, str):
            value = {value: None}
        if not isinstance(value, dict) or not value:
            raise WrongCard(f"a step is a verb, such as `trash: 1`, not {brief(value)}", path)
        verb = self._verb(value, path)
        at: Path = (*path, verb)
        self._check_place(verb, at, place)
        step = self._written(verb, value[verb], at, place)
        it = FORMS[verb].it
        if verb == "discard":  # of several only the last is seen
            it = SHOWN if is_single(step) else HIDDEN
        if it != STAYS:
            place.shown = it == SHOWN
            place.discarded = place.shown and (
                verb in ("discard", "discard_top") or (verb == "gain" and step.to == "discard")
            )
        if verb == "reveal_hand":
            place.hand_shown = True
        return self._branches(step, value, path, place)

    def _verb(self, step: dict[object, object], path: Path) -> str:
        """The one verb among the keys of a step; the others are `then` and `else`."""
        verbs = [key for key in step if key not in ("then", "else")]
        for key in verbs:
            if not isinstance(key, str) or key not in FORMS:
                where: Path = (*path, key) if isinstance(key, str | int) else path
                raise WrongCard(f"no step is called {brief(key)}{_hint(key, FORMS)}", where, at_key=True)
        if len(verbs) != 1:
            raise WrongCard("a step has one verb; put the next one after a dash of its own", path)
        return str(verbs[0])

    def _check_place(self, verb: str, path: Path, place: _Place) -> None:
        if not FORMS[verb].whose & place.whose:
            whose = {YOURS: "your own steps", THEIRS: "the steps of another player", REACTING: "a reaction"}[
                place.whose
            ]
            raise WrongCard(f"`{verb}` cannot stand in {whose}", path, at_key=True)
        if (verb in OF_OTHERS and place.looping) or (verb in OVER_CARDS and place.looping & EACH_CARD):
            raise WrongCard(f"`{verb}` cannot stand in a list that is done for each player or card", path, at_key=True)
        if verb in LOOKING:
            self.looking = verb
        if verb in REVEALING:
            self.revealing = verb
        if self.looking and self.revealing:
            raise WrongCard(
                f"a card either looks at cards of a deck or reveals them: `{self.looking}` and `{self.revealing}` do not go "
                "together",
                path,
                at_key=True,
            )
        if verb == "may_play_it" and not place.discarded:
            raise WrongCard(
                "`may_play_it` comes after a card has gone to the discard: discard_top, gain", path, at_key=True
            )

    def _branches(self, step: Step, value: dict[object, object], path: Path, place: _Place) -> Step:
        if "then" not in value and "else" not in value:
            if step.verb == "if":
                raise WrongCard("an `if` needs `then:` or `else:` with steps", path)
            return step
        then = self._list(value.get("then", []), (*path, "then"), place.inside(place.whose, place.looping))
        otherwise = self._list(value.get("else", []), (*path, "else"), place.inside(place.whose, place.looping))
        return replace(step, then=then, otherwise=otherwise)

    def _written(self, verb: str, value: object, path: Path, place: _Place) -> Step:
        form = FORMS[verb]
        step = Step(verb, PLAIN_NUMBER)
        if verb == "if":
            return replace(step, test=self._test(value, path, place))
        if verb in ("choose", "choose_one"):
            return self._choice(step, value, path, place)
        if form.value == A_LIST:
            return self._block(step, value, path, place)
        if isinstance(value, dict) and form.keys:
            return self._with_keys(step, self._mapping(value, path, form.keys, f"`{verb}`"), path, place)
        return self._with_value(step, value, path, place)

    def _block(self, step: Step, value: object, path: Path, place: _Place) -> Step:
        verb = step.verb
        whose = THEIRS if verb in OF_OTHERS else YOURS if verb == "you" else place.whose
        looping = place.looping | (EACH_PLAYER if verb in OF_OTHERS else EACH_CARD if verb in OVER_CARDS else ONCE)
        if verb in OVER_CARDS and not place.shown:
            raise WrongCard("nothing before this step gives cards that everyone has seen", path, at_key=True)
        return replace(step, blocks=((-1, self._list(value, path, place.inside(whose, looping))),))

    def _choice(self, step: Step, value: object, path: Path, place: _Place) -> Step:
        number = 1
        if step.verb == "choose":
            keys = self._mapping(value, path, FORMS["choose"].keys, "`choose`")
            number = self._number(keys.get("number", 1), (*path, "number"), "`number`", least=1)
            value, path = keys.get("of", {}), (*path, "of")
        words = self._mapping(value, path, CHOICES, "a choice")
        if len(words) < 2 or number >= len(words):
            raise WrongCard(
                f"a choice of {number} offers more than {max(number, 1)}: `{{cards: [steps], coins: [steps]}}`", path
            )
        inside = place.inside(place.whose, place.looping)
        blocks = tuple((int(CHOICES[word]), self._list(steps, (*path, word), inside)) for word, steps in words.items())
        return replace(step, number=Amount(number), blocks=tuple(sorted(blocks, key=lambda block: block[0])))

    def _with_value(self, step: Step, value: object, path: Path, place: _Place) -> Step:
        """A step whose verb has a bare value."""
        form = FORMS[step.verb]
        if form.value == NO_VALUE:
            if value is not None:
                extra = f" or a mapping of {', '.join(form.keys)}" if form.keys else ""
                raise WrongCard(f"`{step.verb}` takes no value{extra}", path)
            return step
        if form.value == A_NUMBER:
            return self._numbered(step, value, path, form.any_number)
        if form.value == A_CARD:
            return replace(step, which=Filter(card=self._card_id(value, path)))
        if form.value == SOME_REVEALED and value == "it":
            self._needs_it(path, place)
            return replace(step, it=True)
        if form.value == SOME_REVEALED and value == "all" and step.verb == "take_revealed":
            return step
        expected = f"{form.value or 'a mapping'} ({', '.join(form.keys)})"
        raise WrongCard(f"`{step.verb}` takes {expected}, not {brief(value)}", path)

    def _numbered(self, step: Step, value: object, path: Path, any_number: bool) -> Step:
        if value == "any":
            if not any_number:
                raise WrongCard(f"`{step.verb}` needs a number, not any", path)
            return replace(step, extent=ANY_NUMBER)
        return replace(step, number=self._amount(value, path))

    def _with_keys(self, step: Step, keys: Mapping[str, object], path: Path, place: _Place) -> Step:
        """A step whose verb has a mapping of keys."""
        form = FORMS[step.verb]
        extents = [key for key in ("number", "up_to", "down_to") if key in keys]
        costs = [key for key in ("cost", "cost_up_to", "cost_from") if key in keys]
        for several in (extents, costs):
            if len(several) > 1:
                raise WrongCard(
                    f"`{several[0]}` and `{several[1]}` exclude one another", (*path, several[1]), at_key=True
                )
        for key in extents:
            step = self._numbered(step, keys[key], (*path, key), form.any_number and key == "number")
            step = replace(step, extent={"number": step.extent, "up_to": UP_TO, "down_to": DOWN_TO}[key])
        for key in costs:
            cost = self._cost(keys[key], (*path, key), place, key != "cost_from")
            step = replace(step, cost=cost, at_most=key == "cost_up_to")
        types = keys.get("may_set_aside", keys.get("types"))
        key = "may_set_aside" if "may_set_aside" in keys else "types"
        step = replace(
            step,
            which=Filter(
                self._types(types, (*path, key)) if types is not None else 0,
                self._card_id(keys["card"], (*path, "card")) if "card" in keys else "",
                self._card_ids(keys.get("not", []), (*path, "not")),
            ),
            to=self._word(keys.get("to", "discard"), (*path, "to"), ("discard", "hand", "deck")),
            may=self._truth(keys.get("may", False), (*path, "may")),
            shown=self._truth(keys.get("shown", False), (*path, "shown")),
            by_you=self._word(keys.get("chosen_by", ""), (*path, "chosen_by"), ("you", "")) == "you",
        )
        self._check_keys_together(step, keys, path, place)
        return step

    def _check_keys_together(self, step: Step, keys: Mapping[str, object], path: Path, place: _Place) -> None:
        if step.verb == "put_on_deck" and step.shown != ("types" in keys):
            raise WrongCard(
                "cards of a type are shown as they go onto the deck: `types` and `shown: true` go together", path
            )
        if step.verb == "put_on_deck" and step.shown and step.number != PLAIN_NUMBER:
            raise WrongCard("only one card at a time is shown and put onto the deck", path)
        if step.by_you and place.whose == YOURS:
            raise WrongCard("`chosen_by` is for the steps of other players", (*path, "chosen_by"), at_key=True)
        if step.verb == "gain" and "card" in keys and {"types", "not", "cost", "cost_up_to", "may"} & set(keys):
            raise WrongCard("a card named with `card` leaves nothing to choose", path)
        if step.verb == "gain" and not {"card", "types", "cost", "cost_up_to"} & set(keys):
            raise WrongCard("gain what? Say `card`, `types`, `cost` or `cost_up_to`", path)
        if step.verb == "reveal_until" and not {"types", "card", "cost_from"} & set(keys):
            raise WrongCard("reveal until what? Say `types`, `card` or `cost_from`", path)

    # --- values ---------------------------------------------------------------------------------------------------------

    def _test(self, value: object, path: Path, place: _Place) -> Test:
        test = self._mapping({value: None} if isinstance(value, str) else value, path, TESTS, "an `if`")
        if len(test) != 1:
            raise WrongCard(f"an `if` asks one thing, such as `{{it_is: action}}`; there are {', '.join(TESTS)}", path)
        what, wanted = next(iter(test.items()))
        at: Path = (*path, what) if isinstance(value, dict) else path
        if what in (IT_IS, IT_COSTS, WAS_NAMED):
            self._needs_it(at, place)
        if what in (WAS_NAMED, IN_PLAY):
            if wanted is not None:
                raise WrongCard(f"`{what}` takes no value", at)
            return Test(what)
        if what == HAND_HAS:
            if not place.hand_shown:
                raise WrongCard("nobody can see what is in a hand: put `reveal_hand` before this step", at, at_key=True)
            return Test(what, types=self._types(wanted, at))
        if what == IT_IS:
            return Test(what, types=self._types(wanted, at))
        return Test(what, self._number(wanted, at, f"`{what}`"))

    def _needs_it(self, path: Path, place: _Place) -> None:
        if not place.shown:
            raise WrongCard("nothing before this step gives a card that `it` could be", path)

    def _mapping(self, value: object, path: Path, known: Iterable[str], what: str) -> dict[str, object]:
        if not isinstance(value, dict):
            raise WrongCard(
                f"{what} is written as keys and values, not as {brief(value)}; the keys are {', '.join(known)}", path
            )
        for key in value:
            if not isinstance(key, str) or key not in known:
                where: Path = (*path, key) if isinstance(key, str | int) else path
                raise WrongCard(f"{what} has no {brief(key)}{_hint(key, known)}", where, at_key=True)
        return value

    def _number(self, value: object, path: Path, what: str, least: int = 0) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= MOST:
            raise WrongCard(f"{what} is a number from {least} to {MOST}, not {brief(value)}", path)
        return value

    def _amount(self, value: object, path: Path) -> Amount:
        if isinstance(value, str) and value in COUNTS:
            return Amount(1, value)
        if isinstance(value, dict):
            counted = self._mapping(value, path, COUNTS, "an amount")
            if len(counted) == 1:
                of, times = next(iter(counted.items()))
                return Amount(self._number(times, (*path, of), f"so many for each of `{of}`"), of)
        if isinstance(value, int):
            return Amount(self._number(value, path, "this"))
        hint = _hint(value, COUNTS) if isinstance(value, str) else ""
        raise WrongCard(
            f"an amount is a number, one of {', '.join(COUNTS)}, or so many for each such as `{{done: 2}}`, "
            f"not {brief(value)}{hint}",
            path,
        )

    def _cost(self, value: object, path: Path, place: _Place, relative: bool) -> Cost:
        match = _THAN_IT.fullmatch(value.strip()) if isinstance(value, str) and relative else None
        if match is None:
            or_it = ", or `it`, `it + 2`, `it - 1`" if relative else ""
            if isinstance(value, str):
                raise WrongCard(f"a cost is a number from 0 to {MOST}{or_it}, not {brief(value)}", path)
            return Cost(self._number(value, path, "a cost"))
        self._needs_it(path, place)
        more = int(match[2] or 0)
        return Cost(-more if match[1] == "-" else more, than_it=True)

    def _types(self, value: object, path: Path) -> int:
        names = [value] if isinstance(value, str) else value
        if not isinstance(names, list) or not names:
            raise WrongCard(f"one or more types are expected: {', '.join(TYPES)}; not {brief(value)}", path)
        types = 0
        for name in names:
            if not isinstance(name, str) or name not in TYPES:
                raise WrongCard(f"no type is called {brief(name)}{_hint(name, TYPES)}", path)
            types |= TYPES[name]
        return types

    def _card_id(self, value: object, path: Path) -> str:
        if isinstance(value, str) and value in CARD_IDS:
            return value
        raise WrongCard(f"no card is called {brief(value)}{_hint(value, CARD_IDS)}", path)

    def _card_ids(self, value: object, path: Path) -> tuple[str, ...]:
        return tuple(self._card_id(id, path) for id in (value if isinstance(value, list) else [value]))

    def _word(self, value: object, path: Path, known: Sequence[str]) -> str:
        if isinstance(value, str) and value in known:
            return value
        raise WrongCard(f"{' or '.join(word for word in known if word)} is expected, not {brief(value)}", path)

    def _truth(self, value: object, path: Path) -> bool:
        if isinstance(value, bool):
            return value
        raise WrongCard(f"true or false is expected, not {brief(value)}", path)


def _hint(word: object, known: Iterable[str]) -> str:
    return nearest(str(word), known) or f"; there are {', '.join(known)}"


assert set(CHOICES.values()) <= set(range(PILES, PILES + len(WORDS)))
