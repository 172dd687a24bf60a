"""Reads the steps of custom cards: what a verb takes, where it may stand, and whether there is an `it` to speak of."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from signoria.core.phrase import phrase
from signoria.core.words import NO_HINT
from signoria.dominion.custom.forms import (
    A_CARD,
    A_LIST,
    A_NUMBER,
    CHOICES,
    DRAWING,
    EACH_CARD,
    EACH_PLAYER,
    FORMS,
    HIDDEN,
    LOOKING,
    NO_VALUE,
    OF_OTHERS,
    ONCE,
    OVER_CARDS,
    REACTING,
    REVEALING,
    SHOWN,
    SOME_REVEALED,
    STAYS,
    TESTS,
    THEIRS,
    YOURS,
)
from signoria.dominion.custom.steps import (
    ANY_NUMBER,
    COUNTS,
    DOWN_TO,
    HAND_HAS,
    IN_PLAY,
    IT_COSTS,
    IT_IS,
    UP_TO,
    WAS_NAMED,
    Amount,
    Cost,
    Filter,
    Step,
    Test,
    is_single,
)
from signoria.dominion.custom.values import (
    MOST,
    Path,
    WrongCard,
    brief,
    hint,
    read_card_id,
    read_card_ids,
    read_mapping,
    read_number,
    read_truth,
    read_types,
    read_word,
)

MOST_STEPS: Final = 60
MOST_DEPTH: Final = 6  # of lists of steps in one another
PLAIN_NUMBER: Final = Amount(1)
_THAN_IT = re.compile(r"it(?: ?([+-]) ?(\d{1,2}))?")


class Scope:
    """Where in the text we are: whose steps, and what the steps before have made known."""

    def __init__(self, whose: int, depth: int, shown: bool, hand_shown: bool, looping: int) -> None:
        self.whose = whose
        self.depth = depth
        self.shown = shown  # there is an `it`
        self.hand_shown = hand_shown
        self.looping = looping  # inside a list for each player, for each card, or both
        self.discarded = False  # `it` has just gone to the discard

    def inside(self, whose: int, looping: int) -> Scope:
        below = Scope(whose, self.depth + 1, self.shown, self.hand_shown and whose == self.whose, looping)
        below.discarded = self.discarded and whose == self.whose
        return below


class StepReader:
    """Reads the steps of one card."""

    def __init__(self) -> None:
        self.steps = 0
        self.looking = ""
        self.revealing = ""

    def read(self, value: object, path: Path, scope: Scope) -> tuple[Step, ...]:
        if not isinstance(value, list):
            raise WrongCard(phrase("custom-steps", value=brief(value)), path)
        if scope.depth > MOST_DEPTH:
            raise WrongCard(phrase("custom-steps-deep", most=MOST_DEPTH), path)
        return tuple(self._step(step, (*path, i), scope) for i, step in enumerate(value))

    def _step(self, value: object, path: Path, scope: Scope) -> Step:
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise WrongCard(phrase("custom-steps-many", most=MOST_STEPS), path)
        if isinstance(value, str):
            value = {value: None}
        if not isinstance(value, dict) or not value:
            raise WrongCard(phrase("custom-step", value=brief(value)), path)
        verb = self._verb(value, path)
        at: Path = (*path, verb)
        self._check_scope(verb, at, scope)
        step = self._written(verb, value[verb], at, scope)
        it = FORMS[verb].it
        if verb == "discard":  # of several only the last is seen
            it = SHOWN if is_single(step) else HIDDEN
        if it != STAYS:
            scope.shown = it == SHOWN
            scope.discarded = scope.shown and (
                verb in ("discard", "discard_top") or (verb == "gain" and step.to == "discard")
            )
        if verb == "reveal_hand":
            scope.hand_shown = True
        elif verb in DRAWING:
            scope.hand_shown = False
        return self._branches(step, value, path, scope)

    def _verb(self, step: dict[object, object], path: Path) -> str:
        """The one verb among the keys of a step; the others are `then` and `else`."""
        verbs = [key for key in step if key not in ("then", "else")]
        for key in verbs:
            if not isinstance(key, str) or key not in FORMS:
                where: Path = (*path, key) if isinstance(key, str | int) else path
                raise WrongCard(phrase("custom-verb", name=brief(key), hint=hint(key, FORMS)), where, at_key=True)
        if len(verbs) != 1:
            raise WrongCard(phrase("custom-verbs"), path)
        return str(verbs[0])

    def _check_scope(self, verb: str, path: Path, scope: Scope) -> None:
        if not FORMS[verb].whose & scope.whose:
            whose = {YOURS: "yours", THEIRS: "theirs", REACTING: "reacting"}[scope.whose]
            raise WrongCard(phrase("custom-place", verb=verb, whose=whose), path, at_key=True)
        if (verb in OF_OTHERS and scope.looping) or (verb in OVER_CARDS and scope.looping & EACH_CARD):
            raise WrongCard(phrase("custom-place-looping", verb=verb), path, at_key=True)
        if verb in LOOKING:
            self.looking = verb
        if verb in REVEALING:
            self.revealing = verb
        if self.looking and self.revealing:
            both = phrase("custom-look-and-reveal", looking=self.looking, revealing=self.revealing)
            raise WrongCard(both, path, at_key=True)
        if verb == "may_play_it" and not scope.discarded:
            raise WrongCard(phrase("custom-may-play-it"), path, at_key=True)

    def _branches(self, step: Step, value: dict[object, object], path: Path, scope: Scope) -> Step:
        if "then" not in value and "else" not in value:
            if step.verb == "if":
                raise WrongCard(phrase("custom-if-steps"), path)
            return step
        then = self.read(value.get("then", []), (*path, "then"), scope.inside(scope.whose, scope.looping))
        otherwise = self.read(value.get("else", []), (*path, "else"), scope.inside(scope.whose, scope.looping))
        return replace(step, then=then, otherwise=otherwise)

    def _written(self, verb: str, value: object, path: Path, scope: Scope) -> Step:
        form = FORMS[verb]
        step = Step(verb, PLAIN_NUMBER)
        if verb == "if":
            return replace(step, test=self._test(value, path, scope))
        if verb in ("choose", "choose_one"):
            return self._choice(step, value, path, scope)
        if form.value == A_LIST:
            return self._block(step, value, path, scope)
        if isinstance(value, dict) and form.keys:
            return self._with_keys(step, read_mapping(value, path, form.keys, f"`{verb}`"), path, scope)
        return self._with_value(step, value, path, scope)

    def _block(self, step: Step, value: object, path: Path, scope: Scope) -> Step:
        verb = step.verb
        whose = THEIRS if verb in OF_OTHERS else YOURS if verb == "you" else scope.whose
        looping = scope.looping | (EACH_PLAYER if verb in OF_OTHERS else EACH_CARD if verb in OVER_CARDS else ONCE)
        if verb in OVER_CARDS and not scope.shown:
            raise WrongCard(phrase("custom-no-seen-cards"), path, at_key=True)
        return replace(step, blocks=((-1, self.read(value, path, scope.inside(whose, looping))),))

    def _choice(self, step: Step, value: object, path: Path, scope: Scope) -> Step:
        number = 1
        if step.verb == "choose":
            keys = read_mapping(value, path, FORMS["choose"].keys, "`choose`")
            number = read_number(keys.get("number", 1), (*path, "number"), "`number`", least=1)
            value, path = keys.get("of", {}), (*path, "of")
        words = read_mapping(value, path, CHOICES, phrase("custom-what-choice"))
        if len(words) < 2 or number >= len(words):
            raise WrongCard(phrase("custom-choice", n=number, least=max(number, 1)), path)
        inside = scope.inside(scope.whose, scope.looping)
        blocks = tuple((int(CHOICES[word]), self.read(steps, (*path, word), inside)) for word, steps in words.items())
        return replace(step, number=Amount(number), blocks=tuple(sorted(blocks, key=lambda block: block[0])))

    def _with_value(self, step: Step, value: object, path: Path, scope: Scope) -> Step:
        """A step whose verb has a bare value."""
        form = FORMS[step.verb]
        if form.value == NO_VALUE:
            if value is not None:
                message = "custom-no-value-but-keys" if form.keys else "custom-no-value"
                raise WrongCard(phrase(message, verb=step.verb, keys=form.keys), path)
            return step
        if form.value == A_NUMBER:
            return self._numbered(step, value, path, form.any_number)
        if form.value == A_CARD:
            return replace(step, which=Filter(card=read_card_id(value, path)))
        if form.value == SOME_REVEALED and value == "it":
            self._needs_it(path, scope)
            return replace(step, it=True)
        if form.value == SOME_REVEALED and value == "all" and step.verb == "take_revealed":
            return step
        kind = phrase(form.value or "custom-form-mapping")
        raise WrongCard(phrase("custom-takes", verb=step.verb, kind=kind, keys=form.keys, value=brief(value)), path)

    def _numbered(self, step: Step, value: object, path: Path, any_number: bool) -> Step:
        if value == "any":
            if not any_number:
                raise WrongCard(phrase("custom-not-any", verb=step.verb), path)
            return replace(step, extent=ANY_NUMBER)
        return replace(step, number=self._amount(value, path))

    def _with_keys(self, step: Step, keys: Mapping[str, object], path: Path, scope: Scope) -> Step:
        """A step whose verb has a mapping of keys."""
        form = FORMS[step.verb]
        extents = [key for key in ("number", "up_to", "down_to") if key in keys]
        costs = [key for key in ("cost", "cost_up_to", "cost_from") if key in keys]
        for several in (extents, costs):
            if len(several) > 1:
                clash = phrase("custom-exclude", first=several[0], second=several[1])
                raise WrongCard(clash, (*path, several[1]), at_key=True)
        for key in extents:
            step = self._numbered(step, keys[key], (*path, key), form.any_number and key == "number")
            step = replace(step, extent={"number": step.extent, "up_to": UP_TO, "down_to": DOWN_TO}[key])
        for key in costs:
            cost = self._cost(keys[key], (*path, key), scope, key != "cost_from")
            step = replace(step, cost=cost, at_most=key == "cost_up_to")
        types = keys.get("may_set_aside", keys.get("types"))
        key = "may_set_aside" if "may_set_aside" in keys else "types"
        step = replace(
            step,
            which=Filter(
                read_types(types, (*path, key)) if types is not None else 0,
                read_card_id(keys["card"], (*path, "card")) if "card" in keys else "",
                read_card_ids(keys.get("not", []), (*path, "not")),
            ),
            to=read_word(keys.get("to", "discard"), (*path, "to"), ("discard", "hand", "deck")),
            may=read_truth(keys.get("may", False), (*path, "may")),
            shown=read_truth(keys.get("shown", False), (*path, "shown")),
            by_you=read_word(keys.get("chosen_by", ""), (*path, "chosen_by"), ("you", "")) == "you",
        )
        self._check_keys_together(step, keys, path, scope)
        return step

    def _check_keys_together(self, step: Step, keys: Mapping[str, object], path: Path, scope: Scope) -> None:
        if step.verb == "put_on_deck" and step.shown != ("types" in keys):
            raise WrongCard(phrase("custom-types-shown"), path)
        if step.verb == "put_on_deck" and step.shown and step.number != PLAIN_NUMBER:
            raise WrongCard(phrase("custom-one-shown"), path)
        if step.by_you and scope.whose == YOURS:
            raise WrongCard(phrase("custom-chosen-by"), (*path, "chosen_by"), at_key=True)
        if step.verb == "gain" and "card" in keys and {"types", "not", "cost", "cost_up_to", "may"} & set(keys):
            raise WrongCard(phrase("custom-gain-nothing-to-choose"), path)
        if step.verb == "gain" and not {"card", "types", "cost", "cost_up_to"} & set(keys):
            raise WrongCard(phrase("custom-gain-what"), path)
        if step.verb == "reveal_until" and not {"types", "card", "cost_from"} & set(keys):
            raise WrongCard(phrase("custom-reveal-until"), path)

    def _test(self, value: object, path: Path, scope: Scope) -> Test:
        test = read_mapping({value: None} if isinstance(value, str) else value, path, TESTS, phrase("custom-what-if"))
        if len(test) != 1:
            raise WrongCard(phrase("custom-if", tests=TESTS), path)
        what, wanted = next(iter(test.items()))
        at: Path = (*path, what) if isinstance(value, dict) else path
        if what in (IT_IS, IT_COSTS, WAS_NAMED):
            self._needs_it(at, scope)
        if what in (WAS_NAMED, IN_PLAY):
            if wanted is not None:
                raise WrongCard(phrase("custom-no-value", verb=what), at)
            return Test(what)
        if what == HAND_HAS:
            if not scope.hand_shown:
                raise WrongCard(phrase("custom-hand-unseen"), at, at_key=True)
            return Test(what, types=read_types(wanted, at))
        if what == IT_IS:
            return Test(what, types=read_types(wanted, at))
        return Test(what, read_number(wanted, at, f"`{what}`"))

    def _needs_it(self, path: Path, scope: Scope) -> None:
        if not scope.shown:
            raise WrongCard(phrase("custom-no-it"), path)

    def _amount(self, value: object, path: Path) -> Amount:
        if isinstance(value, str) and value in COUNTS:
            return Amount(1, value)
        if isinstance(value, dict):
            counted = read_mapping(value, path, COUNTS, phrase("custom-what-amount"))
            if len(counted) == 1:
                of, times = next(iter(counted.items()))
                return Amount(read_number(times, (*path, of), phrase("custom-what-for-each", of=of)), of)
        if isinstance(value, int):
            return Amount(read_number(value, path, phrase("custom-what-this")))
        near = hint(value, COUNTS) if isinstance(value, str) else NO_HINT
        raise WrongCard(phrase("custom-amount", counts=list(COUNTS), value=brief(value), hint=near), path)

    def _cost(self, value: object, path: Path, scope: Scope, relative: bool) -> Cost:
        match = _THAN_IT.fullmatch(value.strip()) if isinstance(value, str) and relative else None
        if match is None:
            if isinstance(value, str):
                message = "custom-cost-or-it" if relative else "custom-cost"
                raise WrongCard(phrase(message, most=MOST, value=brief(value)), path)
            return Cost(read_number(value, path, phrase("custom-what-cost")))
        self._needs_it(path, scope)
        more = int(match[2] or 0)
        return Cost(-more if match[1] == "-" else more, than_it=True)
