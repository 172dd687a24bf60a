"""Whether golden files are to be written anew."""

import os

import pytest


def is_wanted() -> bool:
    """UPDATE_GOLDEN=1; an error in a run of several processes, which would write the same files."""
    if not os.environ.get("UPDATE_GOLDEN"):
        return False
    if "PYTEST_XDIST_WORKER" in os.environ:
        raise pytest.UsageError("UPDATE_GOLDEN=1 needs a run in one process: leave out -n")
    return True
