"""The tables of the database. `docs/operations.md` describes them; `migrations/` brings an older database up to date."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

# Times are whole milliseconds since 1970, UTC. Tokens and codes are kept as SHA-256, never as they are.

guests = Table(
    "guests",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tokens = Table(  # one for each device of a guest
    "tokens",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Index("tokens_by_guest", "guest"),
)

codes = Table(  # for taking one's games to another device
    "codes",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("until", BigInteger, nullable=False),
)

tables = Table(  # one row for each, so that lists need not read the logs
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("invite", String(48), nullable=False, unique=True),
    Column("game", String(32), nullable=False),
    Column("status", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Index("tables_by_status", "status", "touched"),
)

members = Table(  # who has, or had, a seat where
    "members",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Index("members_by_table", "table"),
)

log = Table(  # append-only: what happened at a table, in order
    "log",
    metadata,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
)
