"""Which tips a person has been given. Until now there were none."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0012"
down_revision: str | None = "0011"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    op.create_table(
        "met",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("tip", sa.String(40), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("met")
