"""A sample is a drill that stands still: what drills are run by has a table of its own."""

import sqlalchemy as sa
from alembic import op

from topcut.store import rows

revision = "0011"
down_revision = "0010"

KEEPING = sa.table(
    "keeping",
    *(sa.column(name) for name in ("tournament", "archived", "deleted")),
    sa.column("sample", sa.Boolean),
    sa.column("checksum"),
)
SAMPLE = {"seed": "sample", "players": 33, "speed": 0, "crew": False}


def upgrade() -> None:
    drills = op.create_table(
        "drills",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("speed", sa.Integer, nullable=False),
        sa.Column("crew", sa.Boolean, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
    for found in op.get_bind().execute(sa.select(KEEPING)).mappings().all():
        row = {str(column): value for column, value in found.items()}
        if not rows.is_whole(row):  # damage stays to be found
            continue
        usual = rows.checked({name: value for name, value in row.items() if name not in ("sample", "checksum")})
        whose = KEEPING.c.tournament == row["tournament"]
        op.execute(KEEPING.update().where(whose).values(checksum=usual["checksum"]))
        if row["sample"]:
            op.bulk_insert(drills, [rows.checked({"tournament": row["tournament"], **SAMPLE})])
    with op.batch_alter_table("keeping") as keeping:
        keeping.drop_column("sample")
