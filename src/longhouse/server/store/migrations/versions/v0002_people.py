"""Accounts, their sessions, and the key that signs cookies."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    op.create_table(
        "keys", sa.Column("name", sa.String(32), primary_key=True), sa.Column("value", sa.LargeBinary, nullable=False)
    )
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("outline", sa.String(64), nullable=False, unique=True),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(40), sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("sessions_by_account", "sessions", ["account"])


def downgrade() -> None:
    for name in ("sessions", "accounts", "keys"):
        op.drop_table(name)
