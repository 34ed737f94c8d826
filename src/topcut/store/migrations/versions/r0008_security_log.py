"""What happened at the doors, line by line, and second factors: passkeys and authenticator apps."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "security_log",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("tournament", sa.Text, nullable=True),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
    op.create_index("security_log_by_act", "security_log", ["act", "n"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary, primary_key=True),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("signed", sa.Integer, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "authenticators",
        sa.Column("account", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
