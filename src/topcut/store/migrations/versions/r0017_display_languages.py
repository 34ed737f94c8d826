"""In which language the big screen of a tournament is said."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "display_languages",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
    )
