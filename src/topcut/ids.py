"""The names of things: players, tournaments, tables, clauses."""

from typing import NewType

PlayerId = NewType("PlayerId", str)
TournamentId = NewType("TournamentId", str)
TableNumber = NewType("TableNumber", int)
ClauseId = NewType("ClauseId", str)
