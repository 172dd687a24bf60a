"""Files that are either the old one or the new one, even after a crash or on a full disk."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path

PRIVATE, USUAL = 0o600, 0o666  # who may read a file; the user's own settings take away more


def cache_folder() -> Path:
    """The user's folder for what could be worked out again."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
        return base / "signoria" / "cache"
    if os.environ.get("XDG_CACHE_HOME"):
        base = Path(os.environ["XDG_CACHE_HOME"])
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path.home() / ".cache"
    return base / "signoria"


def write_whole(file: Path, content: bytes, mode: int = USUAL) -> None:
    """Write a file at once. OSError: nothing has changed."""
    file.parent.mkdir(parents=True, exist_ok=True)
    scratch = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        scratch.replace(file)
    except BaseException:
        scratch.unlink(missing_ok=True)
        raise
