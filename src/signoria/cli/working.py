"""Where a command of the lab runs its work: here, on several cores, or on a Ray cluster."""

from __future__ import annotations

import os

from signoria.lab.cluster import RayWorkers
from signoria.lab.workers import Cores, Here, Workers


def workers_for(jobs: int | None, ray: str) -> Workers:
    """Those of --jobs and --ray; by default all cores."""
    if ray:
        return RayWorkers(ray, jobs)
    jobs = jobs or os.cpu_count() or 1
    return Here() if jobs == 1 else Cores(jobs)
