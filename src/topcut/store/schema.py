"""The tables of a data folder: one schema for every database it may be kept in."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Select,
    Table,
    Text,
    select,
)

metadata = MetaData()
LARGE = BigInteger().with_variant(Integer, "sqlite")


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
    Column("operates", Text, nullable=True),  # since when: made at the console, decides who else may come
    Column("closed", Text, nullable=True),  # since when
)

house = _checked(
    "house",
    Column("id", Text, primary_key=True),  # there is one row
    Column("open", Boolean, nullable=False),  # anyone may make an account; else only who was invited
)
card_tables = _checked(
    "card_tables",
    Column("id", Text, primary_key=True),  # there is one row
    Column("who", Text, nullable=False),
    Column("most", Integer, nullable=False),
    Column("hours", Integer, nullable=False),
)

quotas = _checked(
    "quotas",
    Column("account", Text, primary_key=True),  # "*": everyone's, where nothing else was said
    Column("running", Integer, nullable=False),
    Column("kept", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("megabytes", Integer, nullable=False),
)

clubs = _checked(
    "clubs",
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Text, nullable=False),
)

members = _checked(
    "members",
    Column("club", Text, primary_key=True),
    Column("account", Text, primary_key=True),
    Column("role", Text, nullable=False),
    Index("members_by_account", "account"),
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
    Column("holder", Text, primary_key=True),  # an account, a club, or a person who was let in
    Column("role", Text, nullable=False),
    Index("rights_by_holder", "holder"),
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

display_languages = _checked(
    "display_languages",
    _tournament(),
    Column("language", Text, nullable=False),
)

listings = _checked(
    "listings",
    _tournament(),
    Column("title", Text, nullable=False),
    Column("first_day", Text, nullable=False),
    Column("last_day", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("words", Text, nullable=False),  # by which it is found
    Column("state", Text, nullable=False),
    Column("changed", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Index("listings_by_day", "state", "first_day"),
)

gone = _checked(
    "gone",
    Column("id", Text, primary_key=True),  # of a tournament that was removed for good
    Column("at", Text, nullable=False),
)

gone_mirrors = _checked(
    "gone_mirrors",
    Column("id", Text, primary_key=True),  # of one that was only shown here
    Column("account", Text, nullable=False),  # whose key it came with
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
    Column("signed", LARGE, nullable=False),  # how often, as the device counts
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

witnessed = _checked(
    "witnessed",
    Column("tournament", Text, primary_key=True),  # no foreign key: even that it was there may be lost
    Column("n", Integer, nullable=False),  # of the last fact that somebody was told was saved
    Column("hash", LargeBinary, nullable=False),
)

server_keys = _checked(
    "server_keys",
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

catalogues = _checked(
    "catalogues",
    Column("name", Text, primary_key=True),
    Column("digest", Text, primary_key=True),
    Column("replaced", Boolean, nullable=False),
    Column("text", LargeBinary, nullable=False),
)

# What is only counted or kept for minutes: a server may lose it with a crash, and on one computer it is in memory.
counts = Table(
    "counts",
    metadata,
    Column("what", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),  # in seconds, by the clock of the server
    Column("times", Integer, nullable=False),
)

passing = Table(
    "passing",
    metadata,
    Column("what", Text, primary_key=True),
    Column("whose", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
    Column("value", Text, nullable=False),
)

mirror_keys = _checked(
    "mirror_keys",
    Column("hash", LargeBinary, primary_key=True),  # SHA-256 of what the hall sends
    Column("account", Text, nullable=False),
    Column("name", Text, nullable=False),  # of the computer in the hall, as its owner calls it
    Column("created", Text, nullable=False),
)

api_tokens = _checked(
    "api_tokens",
    Column("hash", LargeBinary, primary_key=True),  # SHA-256 of what a program sends
    Column("account", Text, nullable=False),
    Column("name", Text, nullable=False),  # of the program, as its owner calls it
    Column("scopes", Text, nullable=False),  # with spaces between them; without any it only looks
    Column("tournament", Text, nullable=True),  # the only one it opens; no foreign key: it may outlive it
    Column("created", Text, nullable=False),
    Column("until", Text, nullable=False),
    Index("api_tokens_by_account", "account"),
)

mirrored = _checked(
    "mirrored",
    _tournament(),
    Column("account", Text, nullable=False),
    Column("heard", Text, nullable=False),  # when the hall last spoke
    Column("n", Integer, nullable=False),  # where its log ended then
    Column("refused", Text, nullable=True),  # when another computer claimed to be the hall
    Column("proof", Text, nullable=False),  # by which the one before knows that it was taken over; empty: it was not
)

mirroring = _checked(
    "mirroring",
    _tournament(),
    Column("url", Text, nullable=False),
    Column("key", Text, nullable=False),  # has to be known to be sent
    Column("since", Text, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),  # what sealed copies are sealed with; empty if none are wanted
)

sealed_copies = Table(
    "sealed_copies",
    metadata,
    _tournament(),
    Column("at", Text, primary_key=True),
    Column("n", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),  # whose seal says whether it is whole
)


def about(table: Table, column: str, one: str | None) -> Select[Any]:
    """The rows of a table, or those about one tournament."""
    return select(table) if one is None else select(table).where(table.c[column] == one)
