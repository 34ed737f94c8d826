"""What the big screen of a tournament shows: chosen at its desk, and kept beside the log, as it is no part of it."""

from enum import StrEnum

from sqlalchemy import Connection, delete, insert, select

from topcut.ids import TournamentId
from topcut.store import rows, schema


class Choice(StrEnum):
    BY_ITSELF = "by-itself"  # what the moment calls for
    NAMES = "names"
    TABLES = "tables"
    STANDINGS = "standings"
    BRACKET = "bracket"
    SCHEDULE = "schedule"
    ANNOUNCEMENTS = "announcements"
    BLANK = "blank"


def chosen(connection: Connection, tournament: TournamentId) -> Choice:
    """Left to itself, if nothing was chosen or the row is not what was written."""
    table = schema.displays
    found = connection.execute(select(table).where(table.c.tournament == tournament)).mappings().first()
    if found is None or not rows.is_whole(found) or found["shows"] not in set(Choice):
        return Choice.BY_ITSELF
    return Choice(found["shows"])


def language(connection: Connection, tournament: TournamentId) -> str:
    """What was chosen for it to be said in; empty if nothing was."""
    table = schema.display_languages
    found = connection.execute(select(table).where(table.c.tournament == tournament)).mappings().first()
    return str(found["language"]) if found is not None and rows.is_whole(found) else ""


def speak(connection: Connection, tournament: TournamentId, language: str) -> None:
    table = schema.display_languages
    connection.execute(delete(table).where(table.c.tournament == tournament))
    connection.execute(insert(table), rows.checked({"tournament": tournament, "language": language}))


def choose(connection: Connection, tournament: TournamentId, made: Choice) -> None:
    table = schema.displays
    connection.execute(delete(table).where(table.c.tournament == tournament))
    connection.execute(insert(table), rows.checked({"tournament": tournament, "shows": made.value}))
