"""Sheets of the round that is being played: pairings by table and by name, and the officials' sheet."""

from collections import Counter

from topcut.exchange.people_csv import same
from topcut.ids import PlayerId
from topcut.paper.sheet import Called, Sheet, about
from topcut.rules.line_up import roster_of_round
from topcut.rules.match import Stage
from topcut.rules.state import Board, Playing, the_board, worth
from topcut.rules.tournament import Tournament
from topcut.words import say


def by_table(t: Tournament, called: Called) -> Sheet:
    board = the_board(t)
    before = worth(t, board.now.stage)
    rows = [
        [line.table, called(line.first), before.get(line.first, 0), called(line.second), before.get(line.second, 0)]
        for line in board.lines
    ]
    data = {**_about(t, board.now), "rows": rows, **_without_table(board, called), "worth": _worth(board.now)}
    return Sheet("by-table", data)


def by_name(t: Tournament, called: Called) -> Sheet:
    """One line for each player: whoever looks for a name finds the table."""
    board = the_board(t)
    seats = [(line.first, line.second, line.table) for line in board.lines]
    seats += [(line.second, line.first, line.table) for line in board.lines]
    rows = [[called(who), table, called(other)] for who, other, table in seats]
    rows += [[called(player), None, say("pair-bye")] for player in board.byes]
    data = {**_about(t, board.now), "rows": sorted(rows, key=lambda row: same(str(row[0]))), **_absent(board, called)}
    return Sheet("by-name", data)


def judges(t: Tournament, called: Called) -> Sheet:
    """Room for what happens at each table; warnings and extra minutes are on it, so it is for officials alone."""
    board = the_board(t)
    warned = Counter(warning.player for warning in t.conduct.warnings)

    def seat(player: PlayerId) -> list[object]:
        return [called(player), warned[player]]

    rows = [[line.table, seat(line.first), seat(line.second), line.extended] for line in board.lines]
    return Sheet("judges", {**_about(t, board.now), "rows": rows, "official": t.ruleset.terms.official})


def round_name(now: Playing) -> str:
    """`Round 3`, `Bracket round 1`"""
    words = say(f"where-{now.stage.value}", round=now.number)
    return words[:1].upper() + words[1:]


def _about(t: Tournament, now: Playing) -> dict[str, object]:
    roster = roster_of_round(t, now.stage, now.number)
    return about(t, round_name(now), say("paper-roster", roster=roster) if roster else "")


def _without_table(board: Board, called: Called) -> dict[str, object]:
    return {"byes": [called(player) for player in board.byes], **_absent(board, called)}


def _absent(board: Board, called: Called) -> dict[str, object]:
    return {"absent": [called(player) for player in board.now.round.unpaired_losses]}


def _worth(now: Playing) -> str:
    return "Seed" if now.stage is Stage.BRACKET else "Points"
