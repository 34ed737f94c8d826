"""Mirrors: keys for halls, what is mirrored here, where a hall sends its log, and sealed copies."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def _tournament() -> sa.Column[str]:
    return sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True)


def _checksum() -> sa.Column[bytes]:
    return sa.Column("checksum", sa.LargeBinary, nullable=False)


def upgrade() -> None:
    op.create_table(
        "mirror_keys",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        _checksum(),
    )
    op.create_table(
        "mirrored",
        _tournament(),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("heard", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("refused", sa.Text, nullable=True),
        sa.Column("proof", sa.Text, nullable=False),
        _checksum(),
    )
    op.create_table(
        "mirroring",
        _tournament(),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("since", sa.Text, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        _checksum(),
    )
    op.create_table(
        "sealed_copies",
        _tournament(),
        sa.Column("at", sa.Text, primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
