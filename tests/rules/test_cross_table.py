"""The cross-table agrees with the standings and with itself, whatever happens in a tournament."""

import pytest

from topcut.exchange.notation import tournament
from topcut.generator.generate import generate
from topcut.rules.cross_table import Cell, Row, cross_table
from topcut.rules.match import Stage
from topcut.rules.ranking.standings import standings
from topcut.rules.record import Outcome

OTHER = {Outcome.WON: {Outcome.LOST, Outcome.NO_SHOW}, Outcome.DRAWN: {Outcome.DRAWN}, Outcome.OPEN: {Outcome.OPEN}}


def told(row: Row) -> list[tuple[str, int | None, int | None, int]]:
    return [(cell.played.outcome.value, cell.opponent, cell.points, cell.total) for cell in row.cells]


def test_each_round_has_opponent_result_points_and_total() -> None:
    t = tournament("""
        1:  ana 16-9 bo    cy 12-12 dee    eve bye
        2:  ana 14-16 cy   bo - eve        dee bye
    """)
    rows = {str(row.player): row for row in cross_table(t)}
    assert [row.number for row in rows.values()] == [1, 2, 3, 4, 5]
    number = {player: row.number for player, row in rows.items()}
    assert told(rows["ana"]) == [("won", number["bo"], 3, 3), ("lost", number["cy"], 0, 3)]
    assert told(rows["dee"]) == [("drawn", number["cy"], 1, 1), ("bye", None, 3, 4)]
    assert told(rows["bo"])[1] == ("open", number["eve"], None, 0)


@pytest.mark.parametrize("book", ["challenger", "timeline", "showdown", "munchkin"])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_whatever_happens_totals_are_those_of_the_standings(book: str, seed: str) -> None:
    t = generate(book, (6, 24), f"cross {seed}").t
    rows = cross_table(t)
    points = {row.player: row.points for row in standings(t)}
    assert points
    assert {row.player: row.points for row in rows if row.player in points} == points
    assert [row.player for row in rows[: len(t.ranking)]] == [player for _, player in t.ranking]
    by_number = {row.number: row for row in rows}
    for row in rows:
        for place, cell in enumerate(row.cells):
            if cell.opponent is not None:
                _refuse_other_tale(cell, by_number[cell.opponent].cells[place], row)


def _refuse_other_tale(mine: Cell, theirs: Cell, row: Row) -> None:
    """Both rows of a match tell the same of it."""
    assert theirs.opponent == row.number
    assert theirs.played.match == mine.played.match
    assert (mine.points is None) == (mine.played.stage is Stage.BRACKET or mine.played.outcome is Outcome.OPEN)
    allowed = OTHER.get(mine.played.outcome)
    assert allowed is None or theirs.played.outcome in allowed
