"""Mirrors on both sides: the logs that are mirrored here and their sealed copies, and where logs of ours are sent."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, insert, or_, select, update

from topcut.ids import TournamentId
from topcut.rules.chain import Head, Sealed
from topcut.rules.texts import Person, Place
from topcut.store import rows, schema

COPIES = 3  # sealed ones of each tournament, the latest


@dataclass(frozen=True, slots=True)
class Mirrored:
    """A log that is decided in a hall, and only shown here."""

    account: str  # whose key it comes with
    heard: str  # when the hall last spoke
    n: int  # where its log ended then
    refused: str | None = None  # when another computer was turned away that claimed to be the hall
    proof: str = ""  # of the epoch, which only another computer with the secret of the log understands


@dataclass(frozen=True, slots=True)
class Taken:
    """What changes in a mirrored log."""

    after: Head  # what stays of the log that is here
    news: Sequence[Sealed] = ()
    anew: Sequence[Sealed] = ()  # those that stay, in another form
    people: Sequence[Person] | None = None  # all of them; None: as they were
    struck: Sequence[Place] = ()

    @property
    def head(self) -> Head:
        return Head(self.news[-1].record.n, self.news[-1].hash) if self.news else self.after


@dataclass(frozen=True, slots=True)
class Aim:
    """Where a log of ours is sent."""

    url: str
    key: str
    since: str
    salt: bytes = b""  # with what sealed copies are sealed, if they are wanted: no password is kept
    secret: bytes = b""


@dataclass(frozen=True, slots=True)
class Copy:
    """A sealed copy: unreadable without its password, here too."""

    at: str
    n: int  # where the log ended, as the hall says
    content: bytes


def mirrored(connection: Connection, tournament: TournamentId | None = None) -> dict[TournamentId, Mirrored]:
    """Also one whose row is not what was written: the log is decided elsewhere all the same."""
    query = select(schema.mirrored)
    if tournament is not None:
        query = query.where(schema.mirrored.c.tournament == tournament)
    found = connection.execute(query).mappings()
    return {row["tournament"]: Mirrored(**{name: row[name] for name in Mirrored.__slots__}) for row in found}


def keep(connection: Connection, tournament: TournamentId, made: Mirrored) -> None:
    table = schema.mirrored
    connection.execute(delete(table).where(table.c.tournament == tournament))
    connection.execute(insert(table), rows.checked({"tournament": tournament, **asdict(made)}))


def take(connection: Connection, tournament: TournamentId, taken: Taken) -> None:
    facts, texts, people = schema.facts, schema.texts, schema.people
    for table in (texts, facts):
        connection.execute(delete(table).where(table.c.tournament == tournament, table.c.n > taken.after.n))
    for sealed in taken.anew:
        here = (facts.c.tournament == tournament, facts.c.n == sealed.record.n)
        connection.execute(update(facts).where(*here).values(rows.fact_row(tournament, sealed)))
        connection.execute(delete(texts).where(texts.c.tournament == tournament, texts.c.n == sealed.record.n))
    if taken.news:
        connection.execute(insert(facts), [rows.fact_row(tournament, sealed) for sealed in taken.news])
    told = [row for sealed in (*taken.anew, *taken.news) for row in rows.text_rows(tournament, sealed)]
    if told:
        connection.execute(insert(texts), told)
    for n, member in taken.struck:
        where = (texts.c.tournament == tournament, texts.c.n == n, texts.c.member == member)
        connection.execute(delete(texts).where(*where))
    if taken.people is not None:
        connection.execute(delete(people).where(people.c.tournament == tournament))
    if taken.people:
        connection.execute(insert(people), [rows.person_row(tournament, one) for one in taken.people])


def aims(connection: Connection) -> Mapping[TournamentId, Aim]:
    """A row that is not what was written sends nothing anywhere."""
    found = connection.execute(select(schema.mirroring)).mappings()
    return {
        row["tournament"]: Aim(**{name: row[name] for name in Aim.__slots__}) for row in found if rows.is_whole(row)
    }


def aim(connection: Connection, tournament: TournamentId, made: Aim | None) -> None:
    table = schema.mirroring
    connection.execute(delete(table).where(table.c.tournament == tournament))
    if made is not None:
        connection.execute(insert(table), rows.checked({"tournament": tournament, **asdict(made)}))


def copies(connection: Connection, tournament: TournamentId) -> tuple[Copy, ...]:
    """The newest first."""
    table = schema.sealed_copies
    found = connection.execute(select(table).where(table.c.tournament == tournament).order_by(table.c.at.desc()))
    return tuple(Copy(row.at, row.n, row.content) for row in found)


def keep_copy(connection: Connection, tournament: TournamentId, made: Copy, first: int) -> None:
    """The oldest go, and all that end before a fact."""
    table = schema.sealed_copies
    mine = table.c.tournament == tournament
    connection.execute(delete(table).where(mine, table.c.at == made.at))
    connection.execute(insert(table), {"tournament": tournament, **asdict(made)})
    newest = select(table.c.at).where(mine).order_by(table.c.at.desc()).limit(COPIES)
    connection.execute(delete(table).where(mine, or_(table.c.at.not_in(newest), table.c.n < first)))


def drop_copies(connection: Connection, tournament: TournamentId) -> None:
    table = schema.sealed_copies
    connection.execute(delete(table).where(table.c.tournament == tournament))
