"""The cross-table for a spreadsheet."""

from collections.abc import Iterator, Mapping

from topcut.exchange.people_csv import sheet
from topcut.rules.cross_table import Cell, cross_table
from topcut.rules.match import Stage
from topcut.rules.record import Outcome
from topcut.rules.state import score
from topcut.rules.tournament import Tournament, rounds_of
from topcut.words import say

SILENT = frozenset({Outcome.NOT_IN, Outcome.OPEN})


def spreadsheet(t: Tournament, names: Mapping[str, str]) -> str:
    """One line a player; of each round the opponent's number and name, how it ended, and in Swiss rounds the points and
    the total."""
    head = ["number", "rank", "name", *_columns(t), t.ruleset.terms.points]
    body = (
        (
            row.number,
            row.rank.replace("-", "–"),  # a spreadsheet takes 3-4 for a day in April
            names.get(row.player, str(row.player)),
            *(value for cell in row.cells for value in _cell(t, cell, names)),
            row.points,
        )
        for row in cross_table(t)
    )
    return sheet((head, *body))


def _columns(t: Tournament) -> Iterator[str]:
    for stage in Stage:
        for number in range(1, len(rounds_of(t, stage)) + 1):
            where = say(f"where-{stage.value}", round=number)
            wanted = ("opponent", "name", "result", *(("points", "total") if stage is Stage.SWISS else ()))
            yield from (f"{where}: {one}" for one in wanted)


def _cell(t: Tournament, cell: Cell, names: Mapping[str, str]) -> Iterator[str | int | None]:
    played = cell.played
    yield cell.opponent
    yield None if played.opponent is None else names.get(played.opponent, str(played.opponent))
    figures = score(t.ruleset, played.result, played.seat) if played.outcome is not Outcome.BYE else ""
    yield None if played.outcome in SILENT else f"{say(f'outcome-{played.outcome.value}')} {figures}".strip()
    if played.stage is Stage.SWISS:
        yield cell.points
        yield None if cell.points is None else cell.total
