"""Every message that the code can name: by its vocabulary, or in so many words in its sources."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import typer

from signoria.bots.registry import bot_names
from signoria.cli.bench import MEASURES
from signoria.cli.main import COMMANDS, app, load
from signoria.cli.table.games import TABLES
from signoria.cli.table.terminal_game import COMMANDS as TABLE_COMMANDS
from signoria.core.decision import REASON_NAMES
from signoria.dominion import RECOMMENDED
from signoria.dominion.card import TYPE_NAMES
from signoria.dominion.catalogue import BASICS, KINGDOM_CARDS
from signoria.dominion.story import BONUS_NAMES
from signoria.dominion.telling import ZONES
from signoria.dominion.traits import TRAITS
from signoria.dominion.words import EVENTS, PHASES, REASONS, VERBS, WORDS
from signoria.intrigo import words as intrigo
from signoria.intrigo.state import FAMILY_VALUES
from signoria.review.intrigo import INTRIGO_KINDS
from signoria.review.kinds import DOMINION_KINDS
from signoria.server.refusal import STATUS
from tests.lang.modules import SOURCES, read

CARDS = [card.id for card in BASICS] + sorted({id for id, _ in KINGDOM_CARDS})
EDITIONS = ("base1", "base2", "intrigue1")
BOXES = ("base", *EDITIONS, "basic", "custom")
BONUS_EVENTS = ("plus_actions", "plus_buys", "plus_coins", "cheaper")  # told with the card that gives them
WHOLE_EVENTS = ("turn", "clean_up", "end")  # sentences by themselves
DEEDS = [event for event in EVENTS if event not in BONUS_EVENTS and event not in WHOLE_EVENTS]
TOLD_EVENTS = [
    *(f"event-{event}" for event in WHOLE_EVENTS),
    *(f"deed-{event}" for event in DEEDS),
    *BONUS_NAMES.values(),
]
UNDO_REASONS = ("nothing_to_take_back", "others_must_agree", "no_log", "no_such_move")
BOTS = sorted({name for game in TABLES for name in bot_names(game)})

# Intrigo's things are cards to the catalogues.
INTRIGUE_CARDS = [f"intrigo_{family}_{value}" for family, value in product(intrigo.FAMILIES, FAMILY_VALUES)]
CHARACTERS = [f"intrigo_{name}" for name in intrigo.CHARACTERS]
INTRIGO_TOKENS = [f"intrigo_{name}" for name in intrigo.TOKENS]
TWO_TARGETS = ("trader", "courtesan", "gondolier", "guard")


def said_by_dominion() -> set[str]:
    """What its teller and its screen can name."""
    verbs_and_cards = [*product(VERBS, [*CARDS, "other", *ZONES.values()])]
    return {
        *(f"card-{id}" for id in [*CARDS, "own"]),
        *(f"card-{id}-{edition}" for id, edition in product(CARDS, EDITIONS)),
        *(f"text-{id}" for id in CARDS),
        *(f"text-{id}-{edition}" for id, edition in product(CARDS, EDITIONS)),
        *TOLD_EVENTS,
        "story-line",
        *(f"question-{verb}" for verb in VERBS),
        *(f"question-{verb}-{where}" for verb, where in verbs_and_cards),
        *(f"option-{verb}" for verb in VERBS),
        *(f"word-{word}" for word in WORDS),
        *(f"word-{word}-{where}" for word, where in product(WORDS, [*CARDS, *VERBS])),
        *(f"reason-{reason}" for reason in [*REASON_NAMES.values(), *REASONS]),
        *(f"reason-{reason}-{verb}" for reason, verb in product(REASONS, VERBS)),
        *(f"type-{name}" for name in TYPE_NAMES.values()),
        *(f"phase-{name}" for name in PHASES),
        *(f"alias-{word}" for word in [*WORDS, *CARDS]),
        *(f"kingdom-{one.id}" for one in RECOMMENDED),
        *(f"game-{name}" for name in TABLES),
        *(f"trait-{name}" for name in TRAITS),
    }


def said_by_intrigo() -> set[str]:
    """What its teller and its screen can name."""
    return {
        *(f"card-{id}" for id in [*INTRIGUE_CARDS, *CHARACTERS, *INTRIGO_TOKENS]),
        *(f"text-{id}" for id in [*CHARACTERS, "intrigo_card"]),
        *(f"family-{name}" for name in intrigo.FAMILIES),
        *(f"token-{name}" for name in intrigo.TOKENS),
        *(f"intrigo-event-{event}" for event in intrigo.EVENTS),
        *(f"intrigo-question-{verb}" for verb in intrigo.VERBS),
        *(f"intrigo-question-target-{name}" for name in intrigo.CHARACTERS),
        *(f"intrigo-question-second-{name}" for name in TWO_TARGETS),
        *(f"intrigo-reason-{reason}" for reason in [*intrigo.OWN_NAMES.values(), *intrigo.REASONS, "too_few"]),
        *(f"intrigo-{what}-{word}" for what, word in product(("word", "alias"), intrigo.WORDS)),
        *(f"intrigo-column-{name}" for name in ("kinds", "alike", "ducats", "hand")),
    }


def said_by_the_commands() -> set[str]:
    """What the command line can name: help, bots, boxes, results."""
    table_commands = [*TABLE_COMMANDS, *(name for table in TABLES.values() for name in table.commands)]
    return {
        *(f"undo-{reason}" for reason in UNDO_REASONS),
        *(f"bot-{name}" for name in BOTS),
        *(f"command-{name}" for name in table_commands),
        *(f"refused-{code}" for code in STATUS),
        *(f"mistake-{kind}" for kind in (*DOMINION_KINDS, *INTRIGO_KINDS)),
        *(f"help-{name}" for name in ["signoria", "option", *COMMANDS]),
        *(f"bench-{measure.name}" for measure in MEASURES),
        *(f"usage-missing-{what}" for what in ("argument", "option")),
        *(f"box-{box}" for box in BOXES),
        *(f"kind-{name}" for name in ("int", "list", "str", "bool")),
        *(f"result-{name}" for name in ("points", "turns", "places", "seals", "ducats", "winners")),
    }


def named_in_the_sources() -> set[str]:
    """Whatever stands in quotation marks and could be the name of a message."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py"))
    return set(re.findall(r"""["']([a-z][\w-]*)(?=["'.])""", text))


@cache
def help_texts() -> dict[str, tuple[str, ...]]:
    """For each option of each command the messages of which one must say what it is for."""
    texts: dict[str, tuple[str, ...]] = {"signoria": ("help-signoria",)}
    group = typer.main.get_command(app)
    for name, command in [("signoria", group), *((name, load(name)) for name in COMMANDS)]:
        if name != "signoria":
            texts[name] = (f"help-{name}",)
            texts[f"{name} short"] = (f"help-{name}.short",)
        for parameter in command.params:
            texts[f"{name} {parameter.name}"] = (f"help-{name}.{parameter.name}", f"help-option.{parameter.name}")
    return texts


def phrases_in_the_sources() -> Iterator[tuple[str, str, frozenset[str] | None]]:
    """Where a phrase is made of a message named in so many words: place, message, arguments (None: not known)."""
    for file in sorted(SOURCES.rglob("*.py")):
        for one in read(file).said:
            yield f"{file.relative_to(SOURCES)}:{one.line}", one.message, one.arguments
