"""Finished games have rows of their own, so that lists and statistics need not read logs; the levels' results of each day, too."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("told", sa.Integer))  # not known: found out when a player asks for their games
    op.create_table(
        "results",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("day", sa.String(10)),
        sa.Column("facts", sa.Text, nullable=False),
    )
    op.create_index("results_by_guest", "results", ["guest", "at"])
    op.create_table(
        "daily",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("level", sa.String(12), primary_key=True),
        sa.Column("result", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("daily")
    op.drop_table("results")
    op.drop_column("tables", "told")
