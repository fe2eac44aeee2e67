"""Analyses of finished games, and the queue in which they wait."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0014"
down_revision: str | None = "0013"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("journal", sa.String(64), primary_key=True),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("worker", sa.String(120), nullable=False),
        sa.Column("here", sa.Integer, nullable=False),
        sa.Column("all", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("report", sa.Text, nullable=False),
    )
    op.create_index("analyses_by_state", "analyses", ["state", "asked"])
    op.create_table(
        "analysed",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("journal", sa.String(64), sa.ForeignKey("analyses.journal", ondelete="CASCADE"), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analysed")
    op.drop_index("analyses_by_state")
    op.drop_table("analyses")
