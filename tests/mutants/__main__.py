"""`make mutants`: breaks every card in every small way there is, and reports which breakings no test notices."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter

from tests.mutants.breakings import all_breakings
from tests.mutants.net import FACTS, Catch, failing_unbroken, is_plain, read_net, try_all

ENOUGH = 0.95


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("cards", nargs="*", help="only breakings whose name begins so: militia, mine@base2")
    parser.add_argument("--list", action="store_true", help="name the breakings and try none")
    parser.add_argument("--catches", action="store_true", help="say of each breaking what caught it")
    parser.add_argument("--at-once", type=int, default=os.cpu_count() or 1, help="how many are tried at once")
    options = parser.parse_args()
    breakings = [one for one in all_breakings() if not options.cards or one.name.startswith(tuple(options.cards))]
    if options.list:
        say(*(f"{one.kind}: {one.name}" for one in breakings))
        return 0
    if not is_plain():
        say("Cards of a compiled install cannot be broken: use the plain one.")
        return 2
    began = time.monotonic()
    net = read_net()
    failing = failing_unbroken(net)
    if failing:
        say(f"{len(failing)} scenarios fail as it is and are left out: {', '.join(failing)}")
    sound = [mesh for mesh in net if mesh.place not in failing]
    catches: list[Catch] = []
    for catch in try_all(breakings, sound, options.at_once):
        catches.append(catch)
        if options.catches or not catch.by:
            say(f"{catch.by or 'NOT CAUGHT'}: {catch.breaking.name}")
    return report(catches, len(sound), time.monotonic() - began)


def report(catches: list[Catch], scenarios: int, seconds: float) -> int:
    kinds = Counter(catch.breaking.kind for catch in catches)
    caught = Counter(catch.breaking.kind for catch in catches if catch.by)
    by_facts = sum(catch.by == FACTS for catch in catches)
    say("", *(f"{kind:20} {caught[kind]:4} of {kinds[kind]:4} caught" for kind in sorted(kinds)))
    share = caught.total() / max(1, len(catches))
    say(
        f"{'together':20} {caught.total():4} of {len(catches):4} caught: {share:.1%}",
        f"{caught.total() - by_facts} by the {scenarios} scenarios, {by_facts} only by {FACTS}; {seconds:.0f} seconds",
    )
    return 0 if share >= ENOUGH else 1


def say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
