"""The hash of the word that a seat will add to the random seed. In older games words were typed, not promised."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0008"
down_revision: str | None = "0007"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("promise", sa.String(64), nullable=False, server_default=""))
    # where a game has not begun, words that were typed would stand beside promised ones
    op.execute("UPDATE seats SET word = '' WHERE table_id IN (SELECT id FROM tables WHERE status = 'open')")


def downgrade() -> None:
    op.drop_column("seats", "promise")
