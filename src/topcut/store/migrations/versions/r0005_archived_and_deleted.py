"""What becomes of a tournament: archived, deleted for now, a sample, or gone for good."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "keeping",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("archived", sa.Text, nullable=True),
        sa.Column("deleted", sa.Text, nullable=True),
        sa.Column("sample", sa.Boolean, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "gone",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
