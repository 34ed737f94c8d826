"""Alarms are kept; and a tournament of everyone with an account says so, for one without any owner is nobody's."""

import sqlalchemy as sa
from alembic import op

from topcut.store import rows

revision = "0007"
down_revision = "0006"

TOURNAMENTS = sa.table("tournaments", sa.column("id"))
RIGHTS = sa.table("rights", *(sa.column(name) for name in ("tournament", "holder", "role", "checksum")))


def upgrade() -> None:
    op.create_table(
        "alarms",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("acknowledged", sa.Text, nullable=True),
        sa.Column("by", sa.Text, nullable=True),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
    here = op.get_bind()
    kept = here.execute(sa.select(RIGHTS)).mappings().all()
    # A damaged row may have been the owner's.
    owned = {row["tournament"] for row in kept if row["role"] == "owner" or not rows.is_whole(row)}
    for id in here.execute(sa.select(TOURNAMENTS.c.id)).scalars().all():
        if id not in owned:
            op.execute(RIGHTS.insert().values(**rows.checked({"tournament": id, "holder": "*", "role": "owner"})))
