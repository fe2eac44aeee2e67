"""An owner's values: which pack a table is played with, and the packs. Until now there were none."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0006"
down_revision: str | None = "0005"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    op.create_table(
        "packs", sa.Column("fingerprint", sa.String(16), primary_key=True), sa.Column("text", sa.Text, nullable=False)
    )
    op.add_column("tables", sa.Column("pack", sa.String(16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("pack_title", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "pack_title")
    op.drop_column("tables", "pack")
    op.drop_table("packs")
