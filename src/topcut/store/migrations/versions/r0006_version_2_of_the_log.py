"""Who may read a fact stands in the chain; texts stand beside the log; names are committed to."""

import secrets

import sqlalchemy as sa
from alembic import op

from topcut.rules.chain import SALT_BYTES
from topcut.store import rows

revision = "0006"
down_revision = "0005"

PEOPLE = sa.table(
    "people", *(sa.column(name) for name in ("tournament", "player", "name", "club", "contact", "salt", "checksum"))
)


def upgrade() -> None:
    op.add_column("facts", sa.Column("class", sa.Text, nullable=True))
    op.create_table(
        "texts",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("member", sa.Text, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
    nothing = sa.text("x''" if op.get_bind().dialect.name == "sqlite" else "''")
    op.add_column("people", sa.Column("salt", sa.LargeBinary, nullable=False, server_default=nothing))
    for found in op.get_bind().execute(sa.select(PEOPLE)).mappings().all():
        row = {str(column): value for column, value in found.items() if column != "salt"}
        if rows.is_whole(row):  # damage stays to be found
            salted = {name: value for name, value in row.items() if name != "checksum"}
            renewed = rows.checked({**salted, "salt": secrets.token_bytes(SALT_BYTES)})
            whose = (PEOPLE.c.tournament == row["tournament"]) & (PEOPLE.c.player == row["player"])
            op.execute(PEOPLE.update().where(whose).values(salt=renewed["salt"], checksum=renewed["checksum"]))
