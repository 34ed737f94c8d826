"""What several processes have to know of each other: where logs ended, keys, catalogues, counts, and what passes."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

FLEETING = {"postgresql": ["UNLOGGED"], "sqlite": []}  # what a crash may take is not worth a disk sync


def upgrade() -> None:
    op.create_table(
        "witnessed",
        sa.Column("tournament", sa.Text, primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "catalogues",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("replaced", sa.Boolean, nullable=False),
        sa.Column("text", sa.LargeBinary, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
    dialect = op.get_bind().dialect.name
    fleeting = FLEETING[dialect]
    op.create_table(
        "counts",
        sa.Column("what", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
        prefixes=fleeting,
    )
    op.create_table(
        "passing",
        sa.Column("what", sa.Text, primary_key=True),
        sa.Column("whose", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        prefixes=fleeting,
    )
    if dialect != "sqlite":  # where every whole number has room
        op.alter_column("passkeys", "signed", type_=sa.BigInteger)
