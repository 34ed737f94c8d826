"""The tables of a data folder: one schema for every database it may be kept in."""

from sqlalchemy import Boolean, Column, ForeignKey, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Text, nullable=False),
    Column("seed", LargeBinary, nullable=True),  # secret until the end; unknown to a log that came without it
    Column("checksum", LargeBinary, nullable=False),
)


def _tournament() -> Column[str]:
    return Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True)


facts = Table(
    "facts",
    metadata,
    _tournament(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Text, nullable=False),
    Column("role", Text, nullable=False),
    Column("actor", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("v", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    _tournament(),
    Column("key", Text, primary_key=True),
    Column("request", LargeBinary, nullable=False),
    Column("n", Integer, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("checksum", LargeBinary, nullable=False),
)

people = Table(
    "people",
    metadata,
    _tournament(),
    Column("player", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("club", Text, nullable=True),
    Column("contact", Text, nullable=True),
    Column("paid", Boolean, nullable=False),
    Column("checksum", LargeBinary, nullable=False),
)
