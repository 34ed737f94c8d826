"""What stands beside the log of one tournament, as rows that another data folder takes in: rights, sign-up, receipts,
sessions and cards by their digests, and the accounts of those who run it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Boolean, Column, Connection, Integer, LargeBinary, Table, insert, select

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store import rows, schema
from topcut.store.accounts import EVERYONE
from topcut.store.migrations import forms

IN_ARCHIVE = {"facts", "texts", "people"}
ON_MIRRORS = {"mirrored", "sealed_copies"}  # which are never taken over
ACCOUNT = "accounts"  # no second factors: their secrets leave this computer with nobody (L12)
OWNER = "owner"
# Cards, links and codes that open this tournament alone. Whatever opens an account, none brings from elsewhere.
OF_TOURNAMENT = frozenset({"claim", "invitation", "judge"})
Row = tuple[str, Mapping[str, Any]]


def beside(connection: Connection, tournament: TournamentId, last: int) -> Iterator[Row]:
    """Each row with its table; bytes as hex. A row that is not what was written is left out; so is the receipt for a
    fact after the last one, since whoever holds it must be able to send the same again."""
    holders = set()
    for table in _tables():
        known = [table.c.n <= last] if table is schema.keys else []
        for row in _whole(connection, table, table.c.tournament == tournament, *known):
            if table is schema.rights:
                holders.add(row["holder"])
            yield table.name, _plain(row)
    for row in _whole(connection, schema.accounts):
        if row["id"] in holders or (EVERYONE in holders and row["operates"] is not None):
            yield ACCOUNT, _plain(row)


@dataclass(frozen=True, slots=True)
class Companions:
    """What comes along with a copy, and whoever goes on with it has to know."""

    accounts: tuple[str, ...]  # the names of those who can sign in afterwards
    mirror: str  # the address that everything public is sent to; empty if to none


def companions(given: Sequence[Row]) -> Companions:
    names = sorted({str(row.get("name", "")) for table, row in given if table == ACCOUNT})
    return Companions(
        tuple(name for name in names if name),
        next((str(row.get("url", "")) for table, row in given if table == schema.mirroring.name), ""),
    )


@dataclass(slots=True)
class Newcomers:
    """The accounts of a copy among those that are here already: who is whom, and who is new."""

    ids: dict[str, str] = field(default_factory=dict)  # there -> here
    new: list[dict[str, object]] = field(default_factory=list)


def taken_in(connection: Connection, tournament: TournamentId, given: Sequence[Row], form: str) -> None:
    """Write the rows of a copy. Whoever has an account of the same name here goes on with it; an id that somebody else
    has here is replaced. A tournament without an owner who is known here is everyone's."""
    if form > forms.NEWEST:
        raise Refusal("data-newer", found=form, known=forms.NEWEST)
    came = _newcomers(connection, [dict(row) for table, row in given if table == ACCOUNT])
    for account in came.new:
        connection.execute(insert(schema.accounts), rows.checked(account))
    known = {table.name: table for table in _tables()}
    owned = False
    for name, row in given:
        table = known.get(name)
        if table is None or row.get("tournament") != tournament:
            continue
        made = _fitting(table, row)
        if table is schema.sessions and made["role"] == OWNER:
            continue  # owners sign in anew: nobody brings a session for an account that is here
        if table is schema.tokens and made["kind"] not in OF_TOURNAMENT:
            continue
        if table is schema.rights:
            holder = str(made["holder"])
            made["holder"] = came.ids.get(holder, holder)
            if made["role"] == OWNER and holder not in came.ids and not _is_club(connection, holder):
                continue  # an id alone is nobody: whoever has it here is somebody else
            owned |= made["role"] == OWNER
        connection.execute(insert(table), rows.checked(made))
    if not owned:
        everyones = {"tournament": tournament, "holder": EVERYONE, "role": OWNER}
        connection.execute(insert(schema.rights), rows.checked(everyones))


def _tables() -> Iterator[Table]:
    """All that belong to one tournament, but for what its archive holds. Where it is mirrored to comes along."""
    for table in schema.metadata.sorted_tables:
        if "tournament" in table.c and table.c.tournament.foreign_keys and table.name not in IN_ARCHIVE | ON_MIRRORS:
            yield table


def _whole(connection: Connection, table: Table, *where: Any) -> Iterator[dict[str, Any]]:
    for row in connection.execute(select(table).where(*where).order_by(*table.primary_key)).mappings():
        if rows.is_whole(row):
            yield {str(name): value for name, value in row.items() if name != "checksum"}


def _plain(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value.hex() if isinstance(value, bytes) else value for name, value in row.items()}


def _fitting(table: Table, row: Mapping[str, Any]) -> dict[str, object]:
    """The row as this program's table has it: of an older form some columns are missing, and stay empty."""
    columns = [column for column in table.columns if column.name != "checksum"]
    try:
        return {column.name: _value(column, row.get(column.name)) for column in columns}
    except (TypeError, ValueError):
        raise Refusal("copy-damaged") from None


def _value(column: Column[Any], value: object) -> object:
    if value is None:
        return None if column.nullable else _empty(column)
    wanted = column.type.python_type
    if isinstance(column.type, LargeBinary):
        return bytes.fromhex(str(value))
    if type(value) is not wanted:
        raise ValueError(column.name)
    return value


def _empty(column: Column[Any]) -> object:
    if isinstance(column.type, LargeBinary):
        return b""
    return False if isinstance(column.type, Boolean) else 0 if isinstance(column.type, Integer) else ""


def _is_club(connection: Connection, holder: str) -> bool:
    return any(row["id"] == holder for row in _whole(connection, schema.clubs))


def _newcomers(connection: Connection, given: Sequence[Mapping[str, Any]]) -> Newcomers:
    """Who operates a computer that others use already, and whether anybody signs in from the hall, no copy says."""
    known = tuple(_whole(connection, schema.accounts))
    here = {row["name"].casefold(): row["id"] for row in known}
    used, came = set(here.values()), Newcomers()
    less = {"operates": None, "lan": False} if known else {}
    for row in given:
        account = _fitting(schema.accounts, row)
        id, name = str(account["id"]), str(account["name"]).casefold()
        if name not in here:
            fresh = next(
                one for one in (id, *(f"{id}-{number}" for number in range(2, len(used) + 3))) if one not in used
            )
            here[name] = fresh
            used.add(fresh)
            came.new.append({**account, **less, "id": fresh})
        came.ids[id] = here[name]
    return came
