"""Breaks cards: every small change that a slip of the pen could make to a printed fact or to a line of a hook.

The changes are made in the syntax trees of the card modules, so that they follow the cards as those change. It knows how
cards are written (facts in a call of `Card`, hooks below it, verbs of `turn`), and no card.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final

from signoria.dominion import effects
from signoria.dominion.card import Card
from signoria.dominion.cards import base, base_first, base_second, basic, intrigue

MODULES: Final[list[tuple[ModuleType, str]]] = [
    (basic, ""),
    (base, ""),
    (base_first, "@base1"),
    (base_second, "@base2"),
    (intrigue, ""),
]

# What a name may be mistaken for.
MISTAKEN: Final[dict[str, tuple[str, ...]]] = {
    "COPPER": ("SILVER",),
    "SILVER": ("GOLD",),
    "GOLD": ("SILVER",),
    "CURSE": ("COPPER",),
    "ESTATE": ("DUCHY",),
    "DUCHY": ("ESTATE",),
    "ACTION": ("TREASURE", "ANY_TYPE"),
    "TREASURE": ("ACTION", "ANY_TYPE"),
    "VICTORY": ("TREASURE", "ANY_TYPE"),
    "CURSE_TYPE": ("VICTORY",),
    "ALL_BUT_COPPER": ("(1 << 17) - 1",),
}
PLAYERS: Final[dict[str, tuple[str, ...]]] = {
    "me": ("turn.left_of(turn.me)",),
    "turn.me": ("turn.left_of(turn.me)",),
    "victim": ("turn.me", "turn.left_of(victim)"),
    "owner": ("turn.me",),
    "who": ("turn.me",),
    "neighbour": ("turn.me",),
    "turn.left_of(turn.me)": ("turn.me", "turn.others()[-1]"),
    "turn.victims()": ("turn.others()", "turn.victims()[:1]", "turn.victims()[::-1]", "turn.victims()[1:]"),
    "turn.others()": ("turn.others()[:1]", "[turn.me, *turn.others()]", "turn.others()[::-1]"),
}
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "add_actions": ("add_buys",),
    "add_buys": ("add_coins",),
    "add_coins": ("add_actions",),
    "discard": ("trash",),
    "discard_any": ("discard_hand",),
    "discard_any_looked_at": ("trash_any_looked_at",),
    "discard_revealed": ("put_back",),
    "discard_set_aside": ("discard_revealed",),
    "gain_costing": ("gain_costing_up_to",),
    "gain_costing_up_to": ("gain_costing",),
    "is_action": ("is_victory",),
    "is_treasure": ("is_victory",),
    "is_victory": ("is_treasure",),
    "look_at_top": ("reveal_top",),
    "may_discard_a": ("trash_a",),
    "put_on_deck": ("discard_n",),
    "return_revealed": ("revealed_to_hand",),
    "reveal_top": ("look_at_top",),
    "revealed_to_hand": ("return_revealed",),
    "trash": ("discard_n",),
    "trash_a": ("may_discard_a",),
    "trash_any_looked_at": ("discard_any_looked_at",),
    "trash_revealed": ("revealed_to_hand", "return_revealed"),
    "trash_top": ("discard_top",),
}
COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
}
MAY: Final = ("trash_a", "pick_from_hand", "gain_costing_up_to")
TO: Final = ("gain", "gain_costing_up_to")


@dataclass(frozen=True)
class Breaking:
    name: str  # `militia: discard_down_to(victim, 3) → discard_down_to(victim, 4)`
    card: str  # the id
    module: str
    kind: str
    source: str  # the card alone, broken

    def broken_card(self) -> Card:
        """The card as it is after the breaking; it belongs to no game yet."""
        names: dict[str, object] = {}
        exec(compile(self.source, f"<{self.name}>", "exec"), names)  # our own text
        (card,) = [thing for thing in names.values() if isinstance(thing, Card)]
        return card


def source_of(module: ModuleType) -> Path:
    """The file a module was written in; a compiled one lies beside it."""
    assert module.__file__ is not None
    return Path(module.__file__).parent / f"{module.__name__.rpartition('.')[2]}.py"


@cache
def all_breakings() -> Sequence[Breaking]:
    found: list[Breaking] = []
    for module, edition in MODULES:
        tree = ast.parse(source_of(module).read_text(encoding="utf-8"))
        for card in cards_of(tree):
            found.extend(_Breaker(card, module.__name__, edition).breakings())
    return found


def cards_of(tree: ast.Module) -> list[list[ast.stmt]]:
    """Each card's statements: its facts, what it remembers, then its hooks."""
    cards: dict[str, list[ast.stmt]] = {}
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            owner = _root(statement.value)
            cards.setdefault(statement.targets[0].id if owner == "Card" else owner, []).append(statement)
        elif isinstance(statement, ast.FunctionDef):
            cards[_root(statement.decorator_list[0])].append(statement)
    return list(cards.values())


def _root(expression: ast.expr) -> str:
    """The name that a chain of calls and attributes begins with: the card of a hook or a counter."""
    while not isinstance(expression, ast.Name):
        assert isinstance(expression, ast.Attribute | ast.Call)
        expression = expression.value if isinstance(expression, ast.Attribute) else expression.func
    return expression.id


HEADER: Final = f"from {effects.__name__} import *\nfrom {effects.__name__} import ANY_TYPE\n"


class _Breaker:
    """All breakings of one card. The tree is changed in place, written down, and changed back."""

    def __init__(self, statements: list[ast.stmt], module: str, edition: str) -> None:
        self.body = [copy.deepcopy(statement) for statement in statements]
        facts = self.body[0]
        assert isinstance(facts, ast.Assign)
        self.id = ast.unparse(facts.targets[0])
        self.facts = facts
        self.hooks = [hook for hook in self.body if isinstance(hook, ast.FunctionDef)]
        self.label = f"{self.id}{edition}"
        self.module = module
        self.intact = self._source()

    def breakings(self) -> Iterator[Breaking]:
        seen: dict[str, int] = {}
        sources = {self.intact}
        for kind, change, source in self._changes():
            if source in sources:
                continue
            sources.add(source)
            seen[change] = seen.get(change, 0) + 1
            again = f" ({seen[change]})" if seen[change] > 1 else ""
            yield Breaking(f"{self.label}: {change}{again}", self.id, self.module, kind, source)

    def _source(self) -> str:
        for hook in self.hooks:
            _keep_generator(hook)
        return HEADER + "\n".join(ast.unparse(statement) for statement in self.body) + "\n"

    def _changes(self) -> Iterator[tuple[str, str, str]]:
        yield from self._facts()
        for hook in self.hooks:
            place = self.body.index(hook)
            del self.body[place]
            yield "hook removed", f"without {hook.name}", self._source()
            self.body.insert(place, hook)
            yield from self._steps(hook)
            yield from self._expressions(hook)

    # --- facts ----------------------------------------------------------------------------------------------------------

    def _facts(self) -> Iterator[tuple[str, str, str]]:
        call = self.facts.value
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):  # Card(…).unaffected_when_revealed()
            self.facts.value = call.func.value
            yield "fact", f"not {call.func.attr}", self._source()
            self.facts.value = call
            call = call.func.value
        assert isinstance(call, ast.Call)
        for fact in call.keywords:
            assert fact.arg is not None
            intact = fact.value
            before = ast.unparse(intact)
            for value in _other_facts(fact.arg, intact):
                fact.value = value
                yield "fact", f"{fact.arg} {before} → {ast.unparse(value)}", self._source()
            fact.value = intact

    # --- steps ----------------------------------------------------------------------------------------------------------

    def _steps(self, hook: ast.FunctionDef) -> Iterator[tuple[str, str, str]]:
        for block in _blocks(hook):
            for i, step in enumerate(block):
                if isinstance(step, ast.Assign | ast.AnnAssign) or _is_keeper(step):
                    continue  # what needs a name would only find none
                block[i] = ast.Pass()
                yield "step dropped", f"without {_headline(step)}", self._source()
                if isinstance(step, ast.If):
                    block[i : i + 1] = step.body
                    yield "condition dropped", f"always after {_headline(step)}", self._source()
                    block[i : i + len(step.body)] = [step]
                block[i] = step
            for i in range(len(block) - 1):
                if not _can_swap(block[i], block[i + 1]):
                    continue
                block[i], block[i + 1] = block[i + 1], block[i]
                yield "steps swapped", f"{_headline(block[i])} before {_headline(block[i + 1])}", self._source()
                block[i], block[i + 1] = block[i + 1], block[i]

    # --- expressions ----------------------------------------------------------------------------------------------------

    def _expressions(self, hook: ast.FunctionDef) -> Iterator[tuple[str, str, str]]:
        for statement in _statements(hook):
            for parent in _inside(statement):
                for field, value in ast.iter_fields(parent):
                    if field in ("body", "orelse", "targets", "target"):
                        continue
                    children = value if isinstance(value, list) else [value]
                    for i, child in enumerate(children):
                        if isinstance(child, ast.AST):
                            yield from self._replacements(
                                statement, parent, field, i if value is children else -1, child
                            )

    def _replacements(
        self, statement: ast.stmt, parent: ast.AST, field: str, i: int, child: ast.AST
    ) -> Iterator[tuple[str, str, str]]:
        before = _headline(statement)
        for kind, other in _others(child):
            _put(parent, field, i, other)
            if _is_nonsense(parent):
                continue
            yield kind, f"{before} → {_headline(statement)}", self._source()
        _put(parent, field, i, child)


def _put(parent: ast.AST, field: str, i: int, child: ast.AST) -> None:
    if i < 0:
        setattr(parent, field, child)
    else:
        getattr(parent, field)[i] = child


def _is_nonsense(call: ast.AST) -> bool:
    """At least two and at most one: nobody writes that."""
    values = [arg.value for arg in getattr(call, "args", []) if isinstance(arg, ast.Constant)]
    numbers = [value for value in values if isinstance(value, int)]
    return len(numbers) == 2 and numbers[0] > numbers[1]


def _expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def _other_facts(fact: str, value: ast.expr) -> Iterator[ast.expr]:
    if fact == "types":
        names = ast.unparse(value).split(" | ")
        for name in names if len(names) > 1 else []:
            yield _expression(" | ".join(other for other in names if other != name))
        yield _expression({"ACTION": "TREASURE", "TREASURE": "VICTORY"}.get(names[0], "ACTION"))
        if len(names) == 1 and names[0] == "ACTION":
            yield _expression("ACTION | VICTORY")
        return
    n = int(ast.literal_eval(value))
    yield ast.Constant(n + 1)
    if n > 0 or fact == "points":
        yield _expression(str(n - 1))
    if n > 1 and fact != "cost":
        yield ast.Constant(0)


def _others(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """What may stand here by mistake."""
    text = ast.unparse(node) if isinstance(node, ast.expr) else ""
    for other in PLAYERS.get(text, ()):
        yield "wrong player", _expression(other)
    for other in MISTAKEN.get(text, ()):
        yield "wrong card or type", _expression(other)
    if isinstance(node, ast.Constant):
        yield from _other_constants(node.value)
    elif isinstance(node, ast.Compare):
        yield from _other_comparisons(node)
    elif isinstance(node, ast.BoolOp):
        for operand in node.values:
            yield "condition dropped", operand
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "wrong comparison", node.operand
    elif isinstance(node, ast.BinOp):
        yield "wrong limit", node.left
    elif isinstance(node, ast.Call):
        yield from _other_calls(node)
    elif isinstance(node, ast.List) and len(node.elts) > 1:
        for i in range(len(node.elts)):
            yield "option dropped", ast.List([*node.elts[:i], *node.elts[i + 1 :]], ast.Load())


def _other_constants(value: object) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(value, bool):
        yield "may or must", ast.Constant(not value)
    elif isinstance(value, int):
        yield "wrong limit", ast.Constant(value + 1)
        if value > 0:
            yield "wrong limit", ast.Constant(value - 1)


def _other_comparisons(node: ast.Compare) -> Iterator[tuple[str, ast.AST]]:
    for operator in COMPARISONS.get(type(node.ops[0]), ()):
        yield "wrong comparison", ast.Compare(node.left, [operator()], node.comparators)


def _other_calls(node: ast.Call) -> Iterator[tuple[str, ast.AST]]:
    if not isinstance(node.func, ast.Attribute):
        if ast.unparse(node.func) == "dict.fromkeys":
            yield "step dropped", node.args[0]
        return
    verb = node.func.attr
    for other in VERBS.get(verb, ()):
        yield "wrong verb", _with_verb(node, other)
    given = {keyword.arg for keyword in node.keywords}
    if "to" in given:
        without = [keyword for keyword in node.keywords if keyword.arg != "to"]
        yield "wrong zone", ast.Call(node.func, node.args, without)
        (to,) = [keyword.value for keyword in node.keywords if keyword.arg == "to"]
        assert isinstance(to, ast.Attribute)
        other = "deck" if to.attr == "hand" else "hand"
        keywords = [*without, ast.keyword("to", ast.Attribute(to.value, other, ast.Load()))]
        yield "wrong zone", ast.Call(node.func, node.args, keywords)
    elif verb in TO:
        for zone in ("hand", "deck"):
            to = ast.Attribute(node.args[0], zone, ast.Load())
            yield "wrong zone", ast.Call(node.func, node.args, [*node.keywords, ast.keyword("to", to)])
    if verb in MAY and "may" not in given:
        yield "may or must", ast.Call(node.func, node.args, [*node.keywords, ast.keyword("may", ast.Constant(True))])
    if len(node.args) > 2 and isinstance(node.args[-1], ast.Name) and node.args[-1].id.isupper():
        yield "wrong card or type", ast.Call(node.func, node.args[:-1], node.keywords)


def _with_verb(node: ast.Call, verb: str) -> ast.Call:
    """The same call of another verb, in that verb's own manner of speaking."""
    assert isinstance(node.func, ast.Attribute)
    args, keywords = node.args, node.keywords
    if verb == "discard_n":  # `trash` may name a type, `put_on_deck` names one number
        verb = "discard"
        args = args[:3] if len(args) > 2 else [*args, args[-1]]
    elif verb == "gain_costing":
        args, keywords = args[:2], []
    elif verb == "may_discard_a":
        keywords = []
    return ast.Call(ast.Attribute(node.func.value, verb, ast.Load()), args, keywords)


# --- the shape of a hook -------------------------------------------------------------------------------------------------


def _keep_generator(hook: ast.FunctionDef) -> None:
    """A hook that asks stays one that could ask, even if its only question is gone."""
    last = hook.body[-1]
    asks = ast.unparse(hook.returns or ast.Constant(None)).startswith("Effect")
    if asks and not (isinstance(last, ast.If) and isinstance(last.test, ast.Constant)):
        hook.body.append(ast.parse("if False:\n    yield").body[0])


def _blocks(hook: ast.FunctionDef) -> list[list[ast.stmt]]:
    """The blocks of a hook, without the line that keeps it a generator."""
    blocks: list[list[ast.stmt]] = []
    for node in ast.walk(hook):
        for field in ("body", "orelse"):
            block = getattr(node, field, None)
            if isinstance(block, list) and block and not _is_keeper(node):
                blocks.append(block)
    return blocks


def _is_keeper(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Constant)


def _statements(hook: ast.FunctionDef) -> list[ast.stmt]:
    return [step for block in _blocks(hook) for step in block if not _is_keeper(step)]


def _inside(statement: ast.stmt) -> list[ast.AST]:
    """A statement and its expressions, not the statements within it."""
    nodes: list[ast.AST] = [statement]
    for node in nodes:
        nodes.extend(child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.stmt))
    return nodes


def _can_swap(first: ast.stmt, second: ast.stmt) -> bool:
    """Whether the order could matter and both orders can be written: not for what only gives something a name."""
    for statement in (first, second):
        calls = any(isinstance(node, ast.Call) for node in ast.walk(statement))
        if _is_keeper(statement) or (isinstance(statement, ast.Assign | ast.AnnAssign) and not calls):
            return False
    return not _names_bound(first) & _names_used(second)


def _names_bound(statement: ast.stmt) -> set[str]:
    return {node.id for node in ast.walk(statement) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}


def _names_used(statement: ast.stmt) -> set[str]:
    return {node.id for node in ast.walk(statement) if isinstance(node, ast.Name)}


def _headline(statement: ast.stmt) -> str:
    """A statement in one line, without what all lines have in common."""
    shown = copy.copy(statement)
    if isinstance(shown, ast.If | ast.For | ast.While):
        shown.body, shown.orelse = [], []
    text = ast.unparse(shown).splitlines()[0].rstrip(":")
    return text.replace("yield from ", "").replace("turn.", "")
