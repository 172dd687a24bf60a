"""Five to eight people at two tables: who sits where, with which cards, and which of the tables is played here (S-17)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from signoria.cli.table.company import BadCompany
from signoria.core.lobby import Company
from signoria.core.phrase import phrase
from signoria.core.registry import BadSetup, Ruleset
from signoria.core.rng import from_seed
from signoria.lang import Translator


@dataclass(frozen=True)
class TwoTables:
    """The same seed draws the same tables, so that each can be played on a computer of its own."""

    tables: list[Company]
    here: int  # which of them is played here, from 0
    seed: str

    @classmethod
    def draw(cls, ruleset: Ruleset, wishes: Mapping[str, object], people: int, seed: str, here: int) -> TwoTables:
        """BadSetup if so many don't sit at two tables, or not so."""
        rules = ruleset.lobby_rules()
        known = rules.ways_to_split(people)
        if not known:
            raise BadSetup(phrase("error-tables", n=people, known=[str(people)], wanted=str(wishes["tables"])))
        tables = rules.split(wishes, people, from_seed(f"{seed} tables"))
        if not 1 <= here <= len(tables):
            raise BadCompany(phrase("error-which-table", most=len(tables), n=here))
        return cls(tables, here - 1, seed)

    def names(self, everyone: Sequence[str]) -> list[str]:
        """Of those who sit at the table that is played here, in the order of its seats."""
        return [everyone[person] for person in self.tables[self.here].people]

    @property
    def setup(self) -> dict[str, object]:
        return dict(self.tables[self.here].setup)

    def lines(self, translator: Translator, everyone: Sequence[str]) -> list[Text]:
        """Both tables with their players, and how to begin the other; `everyone` by the names they are called."""
        say = translator.say
        lines = [Text(say("two-tables-title"), style="bold"), Text()]
        for number, table in enumerate(self.tables):
            players = [everyone[person] for person in table.people]
            row = Text(say("two-tables-row", n=number + 1, players=players))
            lines.append(row.append(" " + say("two-tables-here")) if number == self.here else row)
        other = 2 if self.here == 0 else 1
        return [*lines, Text(), Text(say("two-tables-other", options=f"--seed {self.seed} --table {other}"))]
