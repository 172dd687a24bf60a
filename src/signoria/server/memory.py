"""How much memory the server takes, and what it does when that is too much: it takes no more on, and lets go of what it can."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

PAGES: Final = Path("/proc/self/statm")


def taken() -> int:
    """Bytes of memory of this process; 0 where the system does not say."""
    if sys.platform != "linux":
        return 0
    return int(PAGES.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
