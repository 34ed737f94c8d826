"""Players who sign themselves up: whether a tournament allows it, and who is waiting for the organizer's answer."""

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, func, insert, select

from topcut.ids import TournamentId
from topcut.store import rows, schema


@dataclass(frozen=True, slots=True)
class SignUp:
    """What the organizer has switched on."""

    open: bool = False
    asks: bool = False  # no one is in before the organizer has said yes


@dataclass(frozen=True, slots=True)
class Applicant:
    """Someone waiting for an answer. None of this is in the log, and nothing of it stays after a no."""

    number: int
    name: str
    club: str | None
    contact: str | None
    at: str


def sign_up(connection: Connection, tournament: TournamentId) -> SignUp:
    """Closed, if nothing has been switched on or the row is not what was written."""
    table = schema.sign_up
    found = connection.execute(select(table).where(table.c.tournament == tournament)).mappings().first()
    if found is None or not rows.is_whole(found):
        return SignUp()
    return SignUp(found["open"], found["asks"])


def set_sign_up(connection: Connection, tournament: TournamentId, made: SignUp) -> None:
    table = schema.sign_up
    connection.execute(delete(table).where(table.c.tournament == tournament))
    connection.execute(insert(table), written(tournament, made))


def written(tournament: TournamentId, made: SignUp) -> dict[str, object]:
    return rows.checked({"tournament": tournament, **asdict(made)})


def applicants(connection: Connection, tournament: TournamentId) -> tuple[Applicant, ...]:
    """The first one first."""
    table = schema.applicants
    query = select(table).where(table.c.tournament == tournament).order_by(table.c.number)
    return tuple(Applicant(row.number, row.name, row.club, row.contact, row.at) for row in connection.execute(query))


def keep_applicant(connection: Connection, tournament: TournamentId, one: Applicant) -> None:
    """Under the next number, whatever the given one is."""
    table = schema.applicants
    last = connection.scalar(select(func.max(table.c.number)).where(table.c.tournament == tournament)) or 0
    row = {"tournament": tournament, **asdict(one), "number": last + 1}
    connection.execute(insert(table), rows.checked(row))


def drop_applicant(connection: Connection, tournament: TournamentId, number: int) -> None:
    table = schema.applicants
    connection.execute(delete(table).where(table.c.tournament == tournament, table.c.number == number))
