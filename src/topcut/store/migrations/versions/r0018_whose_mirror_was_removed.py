"""Whose mirror it was that was removed for good: it stays down for that account alone."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "gone_mirrors",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
