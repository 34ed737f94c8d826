"""The names of things: players, tournaments, tables."""

from typing import NewType

PlayerId = NewType("PlayerId", str)
TournamentId = NewType("TournamentId", str)
TableNumber = NewType("TableNumber", int)
