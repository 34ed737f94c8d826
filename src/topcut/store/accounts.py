"""Keeping who may come in: accounts, clubs, second factors, sessions, tokens, rights, keys of mirrors and of programs.
Of every secret only its digest is here, except that of an authenticator app, from which its codes are worked out."""

from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import Connection, Select, Table, bindparam, delete, insert, select

from topcut.ids import TournamentId
from topcut.store import noting, rows, schema
from topcut.store.hosting import CardTables, Club, House, Member, Quota
from topcut.store.security_log import Line


@dataclass(frozen=True, slots=True)
class Account:
    id: str
    name: str
    password: str
    created: str
    lan: bool = False
    warned: str | None = None
    operates: str | None = None
    closed: str | None = None


@dataclass(frozen=True, slots=True)
class Session:
    id: str
    cookie: bytes
    device: bytes
    role: str
    holder: str
    tournament: TournamentId | None
    agent: str
    created: str
    until: str
    admitted: bool = True
    ended: str | None = None


@dataclass(frozen=True, slots=True)
class Token:
    hash: bytes
    kind: str
    tournament: TournamentId | None
    holder: str | None
    created: str
    until: str
    used: str | None = None
    session: str | None = None
    agent: str = ""
    again: str | None = None


EVERYONE = "*"  # who operates this computer owns a tournament that was begun on the command line


@dataclass(frozen=True, slots=True)
class Right:
    tournament: TournamentId
    holder: str
    role: str


@dataclass(frozen=True, slots=True)
class Passkey:
    id: bytes
    account: str
    name: str
    key: bytes
    signed: int
    created: str


@dataclass(frozen=True, slots=True)
class Authenticator:
    """An app that shows a code of six digits."""

    account: str
    name: str
    secret: bytes
    step: int
    created: str


@dataclass(frozen=True, slots=True)
class MirrorKey:
    """Lets the computer of a hall show its tournaments here, for one account."""

    hash: bytes
    account: str
    name: str
    created: str


@dataclass(frozen=True, slots=True)
class ApiToken:
    """Lets a program read and write for an account, as far as its scopes go, until a day."""

    hash: bytes
    account: str
    name: str
    scopes: str
    tournament: TournamentId | None
    created: str
    until: str


Row = TypeVar(
    "Row",
    Account,
    Session,
    Token,
    Right,
    Passkey,
    Authenticator,
    MirrorKey,
    ApiToken,
    House,
    CardTables,
    Quota,
    Club,
    Member,
)
Anything = (
    Account
    | Session
    | Token
    | Right
    | Passkey
    | Authenticator
    | MirrorKey
    | ApiToken
    | House
    | CardTables
    | Quota
    | Club
    | Member
)

TABLES: dict[type, Table] = {
    Account: schema.accounts,
    Session: schema.sessions,
    Token: schema.tokens,
    Right: schema.rights,
    Passkey: schema.passkeys,
    Authenticator: schema.authenticators,
    MirrorKey: schema.mirror_keys,
    ApiToken: schema.api_tokens,
    House: schema.house,
    CardTables: schema.card_tables,
    Quota: schema.quotas,
    Club: schema.clubs,
    Member: schema.members,
}


class Accounts:
    """Those rows inside one transaction: what is looked up there cannot change before what is written there."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.takes_away = False  # someone may be allowed less than before

    def every(self, kind: type[Row], /, **where: object) -> tuple[Row, ...]:
        """A row that is not what was written lets no one in."""
        found = self._connection.execute(_query(TABLES[kind].name, *where), where).mappings()
        whole = [row for row in found if rows.is_whole(row)]
        return tuple(kind(**{str(name): row[name] for name in row if name != "checksum"}) for row in whole)

    def one(self, kind: type[Row], /, **where: object) -> Row | None:
        return next(iter(self.every(kind, **where)), None)

    def note(self, *lines: Line) -> None:
        """In the security log, in the same transaction as what they tell of."""
        for line in lines:
            noting.append(self._connection, line)

    def put(self, *things: Anything) -> None:
        """New, or instead of the one before."""
        for thing in things:
            newly_let_in = isinstance(thing, Token | ApiToken) or (isinstance(thing, Session) and thing.ended is None)
            self.takes_away |= not newly_let_in
            self._delete(thing)
            self._connection.execute(insert(TABLES[type(thing)]), rows.checked(asdict(thing)))

    def remove(self, *things: Anything) -> None:
        self.takes_away = True
        for thing in things:
            self._delete(thing)

    def _delete(self, thing: Anything) -> None:
        table = TABLES[type(thing)]
        key = (column == getattr(thing, column.name) for column in table.primary_key)
        self._connection.execute(delete(table).where(*key))


@cache
def _query(of: str, *names: str) -> Select[Any]:
    """Every request asks the same few questions, so each is put into words once."""
    table = schema.metadata.tables[of]
    asked = (table.c[name].is_not_distinct_from(bindparam(name, type_=table.c[name].type)) for name in names)
    return select(table).where(*asked).order_by(*table.primary_key)
