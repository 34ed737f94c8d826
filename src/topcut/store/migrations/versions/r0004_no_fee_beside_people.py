"""Who has paid stands in the log alone: the column goes, and the checksums are those of what is left."""

import sqlalchemy as sa
from alembic import op

from topcut.store import rows

revision = "0004"
down_revision = "0003"

PEOPLE = sa.table(
    "people",
    *(sa.column(name) for name in ("tournament", "player", "name", "club", "contact")),
    sa.column("paid", sa.Boolean),
    sa.column("checksum"),
)


def upgrade() -> None:
    for found in op.get_bind().execute(sa.select(PEOPLE)).mappings().all():
        row = {str(column): value for column, value in found.items()}
        if rows.is_whole(row):  # damage stays to be found
            renewed = rows.checked({name: value for name, value in row.items() if name not in ("paid", "checksum")})
            whose = (PEOPLE.c.tournament == row["tournament"]) & (PEOPLE.c.player == row["player"])
            op.execute(PEOPLE.update().where(whose).values(checksum=renewed["checksum"]))
    with op.batch_alter_table("people") as people:
        people.drop_column("paid")
