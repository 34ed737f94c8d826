"""The first form: tournaments, their facts, the keys of requests already answered, and people."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=True),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "facts",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("v", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("request", sa.LargeBinary, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("club", sa.Text, nullable=True),
        sa.Column("contact", sa.Text, nullable=True),
        sa.Column("paid", sa.Boolean, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
