"""`signoria env`: what an environment's observations and actions are made of. Names and meanings are those of the code."""

import json
from dataclasses import asdict
from enum import StrEnum
from typing import Annotated

import typer

from signoria.cli.complaint import refusal
from signoria.core.phrase import phrase
from signoria.core.registry import find_game
from signoria.env.meanings import describe, observation_of


class What(StrEnum):
    DESCRIBE = "describe"


class Played(StrEnum):
    DOMINION = "dominion"
    INTRIGO = "intrigo"


class Layout(StrEnum):
    FLAT = "flat"
    PILES = "piles"


def env(
    what: Annotated[What, typer.Argument(show_default=False)],
    game: Annotated[Played, typer.Argument()] = Played.DOMINION,
    players: Annotated[int, typer.Option()] = 0,
    layout: Annotated[Layout, typer.Option()] = Layout.FLAT,
    actions: Annotated[bool, typer.Option("--actions")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Show the fields of an observation with their offsets, or the actions by number."""
    ruleset = find_game(game)
    least, most = int(ruleset.least_seats), int(ruleset.most_seats)
    seats = players or least
    if not least <= seats <= most:
        raise refusal(phrase("error-seats", least=least, most=most, n=seats))
    observation = observation_of(game, seats, layout)
    fields = describe(game, seats, layout)
    if as_json:
        data = {
            "game": game.value,
            "players": seats,
            "layout": layout.value,
            "fields": [asdict(one) for one in fields],
            "actions": list(observation.actions),
            "verbs": list(observation.verbs),
        }
        typer.echo(json.dumps(data, indent=2))
        return
    if actions:
        typer.echo("\n".join(f"{number:>3}  {name}" for number, name in enumerate(observation.actions)))
        return
    width = max(len(one.name) for one in fields)
    for one in fields:
        typer.echo(f"{one.offset:>5} {one.length:>3}  {one.name:{width}}  {one.meaning}")
