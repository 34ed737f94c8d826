"""Many organizers on one server: who operates it, how much each may keep, clubs; and a calendar of all tournaments."""

import sqlalchemy as sa
from alembic import op

from topcut.store import rows

revision = "0014"
down_revision = "0013"

ACCOUNTS = sa.table(
    "accounts",
    *(sa.column(name) for name in ("id", "name", "password", "created", "warned", "operates", "closed")),
    sa.column("lan", sa.Boolean),
    sa.column("checksum"),
)
NEW = ("operates", "closed")


def upgrade() -> None:
    _accounts()
    op.create_table(
        "house",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("open", sa.Boolean, nullable=False),
        _checksum(),
    )
    op.create_table(
        "quotas",
        sa.Column("account", sa.Text, primary_key=True),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("running", "kept", "players", "megabytes")),
        _checksum(),
    )
    op.create_table(
        "clubs",
        sa.Column("id", sa.Text, primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("name", "created")),
        _checksum(),
    )
    op.create_table(
        "members",
        *(sa.Column(name, sa.Text, primary_key=True) for name in ("club", "account")),
        sa.Column("role", sa.Text, nullable=False),
        _checksum(),
    )
    op.create_index("members_by_account", "members", ["account"])
    op.create_index("rights_by_holder", "rights", ["holder"])
    texts = ("title", "first_day", "last_day", "place", "game", "words", "state", "changed")
    op.create_table(
        "listings",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in texts),
        sa.Column("listed", sa.Boolean, nullable=False),
        _checksum(),
    )
    op.create_index("listings_by_day", "listings", ["state", "first_day"])


def _checksum() -> sa.Column[bytes]:
    return sa.Column("checksum", sa.LargeBinary, nullable=False)


def _accounts() -> None:
    """Every account so far was made at the console."""
    for name in NEW:
        op.add_column("accounts", sa.Column(name, sa.Text, nullable=True))
    for found in op.get_bind().execute(sa.select(ACCOUNTS)).mappings().all():
        before = {str(name): value for name, value in found.items() if name not in NEW}
        if rows.is_whole(before):  # damage stays to be found
            plain = {name: value for name, value in found.items() if name != "checksum"}
            now = rows.checked({**plain, "operates": found["created"]})
            op.execute(ACCOUNTS.update().where(ACCOUNTS.c.id == found["id"]).values(**now))
