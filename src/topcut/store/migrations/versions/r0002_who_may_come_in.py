"""Who may come in: accounts, sessions, tokens and rights."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("lan", sa.Boolean, nullable=False),
        sa.Column("warned", sa.Text, nullable=True),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("cookie", sa.LargeBinary, nullable=False),
        sa.Column("device", sa.LargeBinary, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), nullable=True),
        sa.Column("agent", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("until", sa.Text, nullable=False),
        sa.Column("admitted", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Text, nullable=True),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
    op.create_index("sessions_by_cookie", "sessions", ["cookie"])
    op.create_index("sessions_by_tournament", "sessions", ["tournament", "holder"])
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), nullable=True),
        sa.Column("holder", sa.Text, nullable=True),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("until", sa.Text, nullable=False),
        sa.Column("used", sa.Text, nullable=True),
        sa.Column("session", sa.Text, nullable=True),
        sa.Column("agent", sa.Text, nullable=False),
        sa.Column("again", sa.Text, nullable=True),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
    op.create_index("tokens_by_tournament", "tokens", ["tournament", "holder"])
    op.create_table(
        "rights",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("holder", sa.Text, primary_key=True),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
