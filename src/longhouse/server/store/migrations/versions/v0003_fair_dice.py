"""The secret from which a table's randomness comes, and the words that players add to it. Older tables have none."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("word", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "word")
    op.drop_column("tables", "secret")
