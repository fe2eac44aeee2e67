"""Tables of lessons, and where in the lesson their learners are."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0010"
down_revision: str | None = "0009"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("course", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "course")
    op.drop_column("tables", "lesson")
