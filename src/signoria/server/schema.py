"""The tables of the database. `docs/operations.md` describes them; `migrations/` brings an older database up to date."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

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
    Column("seats", Text, nullable=False, server_default="[]"),  # JSON: names, as lists show them
    Column("waits", Text),  # JSON: guests whom the game waits for; none: not known
    Column("bots", Boolean, nullable=False, server_default=false()),  # whether any plays there
    Column("told", Integer),  # how many of its games are in `results`; none: not known
    Index("tables_by_status", "status", "touched"),
)

members = Table(  # who has, or had, a seat where
    "members",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(40), nullable=False, server_default=""),  # what they were called there last
    Index("members_by_table", "table"),
)

results = Table(  # games that are over, for each person who played: lists and statistics need not read the logs
    "results",
    metadata,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),  # which game of the table, from 1
    Column("seat", Integer, primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("day", String(10)),  # of a kingdom of the day
    Column("facts", Text, nullable=False),  # JSON: `results.Facts`
    Index("results_by_guest", "guest", "at"),
)

reviews = Table(  # what the coach found out about a finished game
    "reviews",
    metadata,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),  # which game of the table, from 1
    Column("at", BigInteger, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("data", Text, nullable=False),  # `kept_reviews.Kept`: JSON, deflated, in base64
    Column("findings", Text, nullable=False),  # JSON: `kept_reviews.Findings`
)

daily = Table(  # what each level made of a kingdom of the day
    "daily",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("level", String(12), primary_key=True),
    Column("result", Text, nullable=False),  # JSON: `daily.Result`
)

version = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))  # Alembic's own

log = Table(  # append-only: what happened at a table, in order
    "log",
    metadata,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
)
