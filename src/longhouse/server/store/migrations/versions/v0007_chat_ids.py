"""The id that a client gave its line of chat, so that a line that is sent again is recognised even after a restart.

Lines that are already there have none.
"""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0007"
down_revision: str | None = "0006"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    op.add_column("chats", sa.Column("said", sa.String(64)))
    op.create_index("chats_said_once", "chats", ["table_id", "person", "said"], unique=True)


def downgrade() -> None:
    op.drop_index("chats_said_once", "chats")
    op.drop_column("chats", "said")
