"""Signing up by oneself: the organizer's switch, and who waits for an answer."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "sign_up",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("asks", sa.Boolean, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "applicants",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("club", sa.Text, nullable=True),
        sa.Column("contact", sa.Text, nullable=True),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
