"""From any older database to the present one: `upgrade` runs at every start of a server.

Alembic does it, and is loaded only if there is something to do, for every start would wait for it.
"""

from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Engine, inspect, text

from signoria.core.phrase import phrase
from signoria.server.database import DatabaseError, shown

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST: Final = "0004"  # the schema of schema.py


def upgrade(engine: Engine) -> None:
    """Bring the database up to date; a new one is made from nothing. DatabaseError if we are older than it is."""
    with engine.execution_options(writes=True).begin() as connection:
        there = revision(connection)
        if there == NEWEST:
            return
        if there is not None and there not in revisions():
            raise DatabaseError(phrase("database-newer", database=shown(engine.url)))
        upgrade_with(connection)


def upgrade_with(connection: Connection, to: str = NEWEST) -> None:
    config = _config()
    config.attributes["connection"] = connection
    import_module("alembic.command").upgrade(config, to)


def revision(connection: Connection) -> str | None:
    """Which schema a database has; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    there: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return there


def revisions() -> list[str]:
    """Every schema that we know, the newest first."""
    scripts = import_module("alembic.script").ScriptDirectory.from_config(_config())
    return [script.revision for script in scripts.walk_revisions()]


def _config() -> "Config":
    config: Config = import_module("alembic.config").Config()
    config.set_main_option("script_location", str(files("signoria.server") / "migrations"))
    config.set_main_option("path_separator", "os")
    return config
