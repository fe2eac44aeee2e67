"""Which table's game is played on at a table, and from which move. Until now every game began with its deal."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0013"
down_revision: str | None = "0012"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("parent", sa.String(16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("parent_picks", sa.Integer, nullable=False, server_default="-1"))


def downgrade() -> None:
    op.drop_column("tables", "parent_picks")
    op.drop_column("tables", "parent")
