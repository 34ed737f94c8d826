"""Tokens with which an organizer's own programs read and write."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "api_tokens",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("account", "name", "scopes")),
        sa.Column("tournament", sa.Text, nullable=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("created", "until")),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
    op.create_index("api_tokens_by_account", "api_tokens", ["account"])
