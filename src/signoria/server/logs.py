"""What the server writes about itself: a line for people or a JSON object for programs.

Lines say what happened, with facts that their writer names; no token, name, invite or secret is ever among them. What comes
from other libraries is taken from warnings on: below that they write whole addresses, and invites are part of those.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final

OURS: Final = "signoria.server"
UVICORN: Final = "uvicorn.error"
# What every record has; the rest are the facts that were given with `extra`.
USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class Level(StrEnum):
    """From what on lines are written; `debug` has one for every request."""

    debug = "debug"
    info = "info"
    warning = "warning"
    error = "error"


def facts(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in vars(record).items() if name not in USUAL}


class Lines(logging.Formatter):
    """One line for people: 2026-03-01 12:00:00 warning: a bot failed (table=…)."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created).astimezone().strftime("%Y-%m-%d %H:%M:%S")
        known = ", ".join(f"{name}={value}" for name, value in facts(record).items())
        line = f"{at} {record.levelname.lower()}: {record.getMessage()}{f' ({known})' if known else ''}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **facts(record),
        }
        if record.exc_info:
            data["traceback"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False, default=str)


def set_up(as_json: bool, level: Level) -> None:
    """Everything goes to stderr; it is the system's part to keep it."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(UVICORN).setLevel(
        logging.ERROR
    )  # it would write a line for every request that is none: see `bites`
    logging.getLogger(OURS).setLevel(level.upper())
