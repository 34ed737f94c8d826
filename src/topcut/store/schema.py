"""The tables of a data folder: one schema for every database it may be kept in."""

from typing import Any

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()


def _checked(name: str, *parts: Column[Any] | Index) -> Table:
    """A table of rows that the chain does not protect: each has a checksum."""
    return Table(name, metadata, *parts, Column("checksum", LargeBinary, nullable=False))


def _tournament() -> Column[str]:
    return Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True)


tournaments = _checked(
    "tournaments",
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Text, nullable=False),
    Column("seed", LargeBinary, nullable=True),  # secret until the end; unknown to a log that came without it
)

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
    Column("class", Text, nullable=True),  # P, S or O; null in logs of version 1
)

texts = _checked(
    "texts",
    _tournament(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("member", Text, primary_key=True),  # of the fact's body, which commits to the text
    Column("text", Text, nullable=False),
    Column("salt", LargeBinary, nullable=False),
)

keys = _checked(
    "keys",
    _tournament(),
    Column("key", Text, primary_key=True),
    Column("request", LargeBinary, nullable=False),
    Column("n", Integer, nullable=False),
    Column("hash", LargeBinary, nullable=False),
)

people = _checked(
    "people",
    _tournament(),
    Column("player", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("club", Text, nullable=True),
    Column("contact", Text, nullable=True),
    Column("salt", LargeBinary, nullable=False),  # of the commitment to the name
)

accounts = _checked(
    "accounts",
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("password", Text, nullable=False),  # argon2id, with its salt
    Column("lan", Boolean, nullable=False),  # may sign in from another computer in the hall
    Column("warned", Text, nullable=True),  # when the owner has read what plain HTTP means
    Column("created", Text, nullable=False),
)

sessions = _checked(
    "sessions",
    Column("id", Text, primary_key=True),
    Column("cookie", LargeBinary, nullable=False),  # SHA-256 of what the browser holds
    Column("device", LargeBinary, nullable=False),  # SHA-256 of what tells this browser from others; empty if let go
    Column("role", Text, nullable=False),
    Column("holder", Text, nullable=False),  # the account, official or player
    Column("tournament", Text, ForeignKey("tournaments.id"), nullable=True),
    Column("agent", Text, nullable=False),
    Column("created", Text, nullable=False),
    Column("until", Text, nullable=False),
    Column("admitted", Boolean, nullable=False),
    Column("ended", Text, nullable=True),
    Index("sessions_by_cookie", "cookie"),
    Index("sessions_by_tournament", "tournament", "holder"),
)

tokens = _checked(
    "tokens",
    Column("hash", LargeBinary, primary_key=True),  # SHA-256 of what is printed or shown
    Column("kind", Text, nullable=False),
    Column("tournament", Text, ForeignKey("tournaments.id"), nullable=True),
    Column("holder", Text, nullable=True),
    Column("created", Text, nullable=False),
    Column("until", Text, nullable=False),
    Column("used", Text, nullable=True),
    Column("session", Text, nullable=True),  # that it was used for
    Column("agent", Text, nullable=False),  # that it was used on
    Column("again", Text, nullable=True),  # when someone tried it again
    Index("tokens_by_tournament", "tournament", "holder"),
)

rights = _checked(
    "rights",
    _tournament(),
    Column("holder", Text, primary_key=True),
    Column("role", Text, nullable=False),
)

sign_up = _checked(
    "sign_up",
    _tournament(),
    Column("open", Boolean, nullable=False),
    Column("asks", Boolean, nullable=False),  # no one is in before the organizer has said yes
)

applicants = _checked(
    "applicants",
    _tournament(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("club", Text, nullable=True),
    Column("contact", Text, nullable=True),
    Column("at", Text, nullable=False),
)

keeping = _checked(
    "keeping",
    _tournament(),
    Column("archived", Text, nullable=True),  # since when
    Column("deleted", Text, nullable=True),  # since when; removed for good a while later
)

drills = _checked(
    "drills",
    _tournament(),
    Column("seed", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("speed", Integer, nullable=False),
    Column("crew", Boolean, nullable=False),
)

displays = _checked(
    "displays",
    _tournament(),
    Column("shows", Text, nullable=False),
)

gone = _checked(
    "gone",
    Column("id", Text, primary_key=True),  # of a tournament that was removed for good
    Column("at", Text, nullable=False),
)

security_log = _checked(
    "security_log",
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Text, nullable=False),
    Column("act", Text, nullable=False),
    Column("role", Text, nullable=False),
    Column("actor", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("tournament", Text, nullable=True),  # no foreign key: a line outlives its tournament
    Column("place", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("times", Integer, nullable=False),
    Index("security_log_by_act", "act", "n"),
)

passkeys = _checked(
    "passkeys",
    Column("id", LargeBinary, primary_key=True),
    Column("account", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),  # the public one, with what belongs to it
    Column("signed", Integer, nullable=False),  # how often, as the device counts
    Column("created", Text, nullable=False),
)

authenticators = _checked(
    "authenticators",
    Column("account", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),  # has to be known to work out the codes
    Column("step", Integer, nullable=False),  # of the last code that was used: it works once
    Column("created", Text, nullable=False),
)

reports = _checked(
    "reports",
    _tournament(),
    Column("n", Integer, primary_key=True, autoincrement=False),  # where the log ended that the referee read
    Column("hash", LargeBinary, nullable=False),
    Column("at", Text, nullable=False),
    Column("verdict", Text, nullable=False),
)

alarms = _checked(
    "alarms",
    _tournament(),
    Column("kind", Text, primary_key=True),
    Column("n", Integer, nullable=False),
    Column("hash", Text, nullable=False),
    Column("at", Text, nullable=False),
    Column("acknowledged", Text, nullable=True),
    Column("by", Text, nullable=True),
)
