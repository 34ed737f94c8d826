"""Sheets of the round that is being played: pairings by table and by name, and the officials' sheet."""

from collections import Counter
from collections.abc import Iterable

from topcut.exchange.people_csv import same
from topcut.ids import PlayerId
from topcut.paper.sheet import Called, Sheet, about, heads
from topcut.rules.line_up import roster_of_round
from topcut.rules.match import Stage
from topcut.rules.state import Board, Playing, the_board, worth
from topcut.rules.tournament import Tournament
from topcut.words import Shown, say
from topcut.words.rounds import round_name
from topcut.words.rulebook import in_words_of_reader


def by_table(t: Tournament, called: Called) -> Sheet:
    board = the_board(t)
    before = worth(t, board.now.stage)
    rows = [
        [line.table, called(line.first), before.get(line.first, 0), called(line.second), before.get(line.second, 0)]
        for line in board.lines
    ]
    worth_of = "seed" if board.now.stage is Stage.BRACKET else "points"
    data = {
        **_about(t, board.now),
        "heads": heads("table", "player", worth_of, "opponent", worth_of),
        "rows": rows,
        "byes": _note("paper-byes", board.byes, called),
        "absent": _absent(board, called),
    }
    return Sheet("by-table", data)


def by_name(t: Tournament, called: Called) -> Sheet:
    """One line for each player: whoever looks for a name finds the table."""
    board = the_board(t)
    seats = [(line.first, line.second, line.table) for line in board.lines]
    seats += [(line.second, line.first, line.table) for line in board.lines]
    rows = [[called(who), table, called(other)] for who, other, table in seats]
    rows += [[called(player), None, say("pair-bye")] for player in board.byes]
    data = {
        **_about(t, board.now),
        "heads": heads("player", "table", "opponent"),
        "rows": sorted(rows, key=lambda row: same(str(row[0]))),
        "absent": _absent(board, called),
    }
    return Sheet("by-name", data)


def judges(t: Tournament, called: Called) -> Sheet:
    """Room for what happens at each table; warnings and extra minutes are on it, so it is for officials alone."""
    board = the_board(t)
    warned = Counter(warning.player for warning in t.conduct.warnings)

    def seat(player: PlayerId) -> list[str]:
        return [called(player), say("paper-warned", count=warned[player]) if warned[player] else ""]

    rows = [
        [
            line.table,
            seat(line.first),
            seat(line.second),
            say("paper-extended", minutes=line.extended) if line.extended else "",
        ]
        for line in board.lines
    ]
    data = {
        **_about(t, board.now),
        "private": say("paper-private"),
        "note": say("paper-judges-note"),
        "heads": heads("table", "players", "called", "warning", "extra", "notes"),
        "rows": rows,
        "signed": say("paper-signed", role=in_words_of_reader(t.ruleset.terms.official)),
    }
    return Sheet("judges", data)


def _about(t: Tournament, now: Playing) -> dict[str, object]:
    roster = roster_of_round(t, now.stage, now.number)
    return about(t, round_name(t, now.stage, now.number), say("paper-roster", roster=roster) if roster else "")


def _absent(board: Board, called: Called) -> str:
    return _note("paper-absent", board.now.round.unpaired_losses, called)


def _note(code: str, players: Iterable[PlayerId], called: Called) -> str:
    """All of their names, however many; nothing if there are none."""
    names = ", ".join(map(called, players))
    return say(code, players=Shown(names)) if names else ""
