"""Card tables that anyone may open: who may, how many at once, and for how long they wait."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "card_tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("who", sa.Text, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("most", "hours")),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
