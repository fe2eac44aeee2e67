"""What several processes share: who is where, votes, limits. A process counts its beats instead of naming a time."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0009"
down_revision: str | None = "0008"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def belongs_to_a_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    op.add_column("workers", sa.Column("beats", sa.Integer, nullable=False, server_default="0"))
    op.drop_column("workers", "seen")
    op.create_table(
        "presences",
        sa.Column("worker", sa.String(120), sa.ForeignKey("workers.id", ondelete="CASCADE"), nullable=False),
        belongs_to_a_table(),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("watching", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("worker", "table_id"),
    )
    op.create_table(
        "votes",
        belongs_to_a_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("choice", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "person"),
    )
    op.create_table(
        "rates",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("level", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("rates", "votes", "presences"):
        op.drop_table(name)
    op.add_column("workers", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.drop_column("workers", "beats")
