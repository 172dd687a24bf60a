"""Whatever happens at a table, and in whatever order, the table stays sound."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from tests.properties.machine import AnyTable
from tests.volume import some

AnyTable.TestCase.settings = settings(
    max_examples=len(some(range(60))),
    stateful_step_count=40,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
TestAnyTable = AnyTable.TestCase
