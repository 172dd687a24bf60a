"""Keep what lists show in `tables` and `members`, so that it isn't read from logs."""

import json
from itertools import groupby

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

AT_ONCE = 500  # rows
SEATING = ("opened", "sat", "stood", "bot_sat")


def upgrade() -> None:
    op.add_column("tables", sa.Column("seats", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("waits", sa.Text))  # not known: the server finds it out when it starts
    op.add_column("tables", sa.Column("bots", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("members", sa.Column("name", sa.String(40), nullable=False, server_default=""))
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("seats"), sa.column("bots"))
    members = sa.table("members", sa.column("guest"), sa.column("table"), sa.column("name"))
    log = sa.table("log", sa.column("table"), sa.column("n"), sa.column("entry"))
    seating = sa.or_(*(log.c.entry.startswith(f'{{"type":"{kind}"', autoescape=True) for kind in (*SEATING, "handed")))
    query = sa.select(log.c.table, log.c.entry).where(seating).order_by(log.c.table, log.c.n)
    for id, rows in groupby(connection.execute(query).all(), key=lambda row: row[0]):
        entries = [json.loads(entry) for _, entry in rows]
        bots = any(entry["type"] in ("bot_sat", "handed") for entry in entries)
        names = numbered(seated([entry for entry in entries if entry["type"] in SEATING]))
        connection.execute(tables.update().where(tables.c.id == id).values(seats=json.dumps(names), bots=bots))
        for guest, name in {e["guest"]: e["name"] for e in entries if e["type"] == "sat"}.items():
            who = (members.c.guest == guest) & (members.c.table == id)
            connection.execute(members.update().where(who).values(name=name))


def seated(entries: list[dict[str, object]]) -> list[str]:
    """The seats and their players after all of this."""
    names: list[str] = []
    for entry in entries:
        if entry["type"] == "opened":
            names = [""] * int(str(entry["seats"]))
        else:
            bot = f"bot:{entry['bot']}" if entry["type"] == "bot_sat" else ""
            names[int(str(entry["seat"]))] = str(entry.get("name", bot))
    return names


def numbered(names: list[str]) -> list[str]:
    """The second of a name is called so."""
    return [
        f"{name} {names[:seat].count(name) + 1}" if name and name in names[:seat] else name
        for seat, name in enumerate(names)
    ]


def downgrade() -> None:
    for column in ("seats", "waits", "bots"):
        op.drop_column("tables", column)
    op.drop_column("members", "name")
