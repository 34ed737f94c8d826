"""Tables: each once and open, fixed seats first, the others by the standings of the better player."""

from collections.abc import Sequence

from topcut_referee import standings
from topcut_referee.archive import Fact
from topcut_referee.results import called_round
from topcut_referee.sheet import Match, Round, Sheet


def distinct(sheet: Sheet, fact: Fact, matches: Sequence[Match], given: Sequence[Match] | None = None) -> None:
    """Every match has a table of its own, and one that is there; `given` are those that this fact seats, else all. A
    table may be closed while a match is played at it."""
    tables = [match.table for match in matches if not match.is_bye]
    if None in tables:
        sheet.wrong(fact, "tables", "A match has no table.")
    taken = [table for table in tables if table is not None]
    for table in sorted(set(taken)):
        if taken.count(table) > 1:
            sheet.wrong(fact, "tables", f"Table {table} is given to two matches.")
        known = sheet.tables.get(table)
        if not _is_there(sheet, table):
            sheet.wrong(fact, "tables", f"There is no table {table}.")
        elif known is not None and known["closed"] and any(match.table == table for match in given or matches):
            sheet.wrong(fact, "tables", f"Table {table} is closed.")


def moved(sheet: Sheet, fact: Fact) -> None:
    body = fact.body
    round_ = called_round(sheet, fact, body["stage"])
    if round_ is None:
        return
    if not 1 <= body["match"] <= len(round_.matches) or round_.matches[body["match"] - 1].is_bye:
        sheet.wrong(fact, "order", f"Round {round_.number} has no match {body['match']} at a table.")
        return
    match = round_.matches[body["match"] - 1]
    match.table = body["table"]
    moves = [other for other in sheet.act if other.kind == "TableMoved"]
    if fact is moves[-1]:  # two matches change their tables in one act
        sent = {other.body["match"] for other in moves}
        others = (mate for mate in round_.matches if mate is not match and mate.result is None)
        moved_here = [one for number, one in enumerate(round_.matches, start=1) if number in sent]
        distinct(sheet, fact, [match, *others], given=moved_here)


def check(sheet: Sheet, fact: Fact, round_: Round) -> None:
    """The first seat and the tables of a Swiss round, where every lot that matters is known."""
    ranked, sure = standings.order(sheet)
    if not sure:
        sheet.unsure("first seats and tables between players who are level: the seed is not revealed yet")
        return
    place = {player: number for number, player in enumerate(ranked)}
    for match in round_.matches:
        if match.second is not None and place[match.first] > place[match.second]:
            sheet.wrong(fact, "tables", f"{match.second} stands higher than {match.first}, and has the first seat.")
    seated = _best_first(sheet, round_)
    _tables(sheet, fact, seated, seated)


def check_bracket(sheet: Sheet, fact: Fact, round_: Round) -> None:
    """The tables of a bracket round go by the drawing; only the stream table by the standings."""
    seated = _best_first(sheet, round_)
    if standings.order(sheet)[1] and len(round_.numbers) == len(round_.matches):
        numbers = {id(match): number for match, number in zip(round_.matches, round_.numbers, strict=True)}
        _tables(sheet, fact, sorted(seated, key=lambda match: numbers[id(match)]), seated)


def _best_first(sheet: Sheet, round_: Round) -> list[Match]:
    """By the points of the better player, then of the other, then by the rank of the better one."""
    ranked, points = standings.order(sheet)[0], standings.points(sheet)
    place = {player: number for number, player in enumerate(ranked)}
    seated = [match for match in round_.matches if not match.is_bye and set(match.players) <= set(place)]
    return sorted(
        seated, key=lambda match: (sorted(-points[p] for p in match.players), min(place[p] for p in match.players))
    )


def _tables(sheet: Sheet, fact: Fact, seated: Sequence[Match], best: Sequence[Match]) -> None:
    if sheet.started is not None and sheet.started["fresh_tables"]:
        sheet.unsure("which table is the next free one where nobody sits at the same table twice")
        return
    fixed = [_fixed(sheet, match) for match in seated]
    asked = [table for tables in fixed for table in tables]
    if any(len(tables) > 1 for tables in fixed) or len(set(asked)) != len(asked):
        sheet.unsure(f"fact {fact.n}: the tables, where two players have a claim to one")
        return
    for match, table in zip(seated, _expected(sheet, seated, fixed, best), strict=True):
        if match.table != table:
            text = f"{match.first} and {match.second} sit at table {match.table}, and belong to table {table}."
            sheet.wrong(fact, "tables", text)


def _expected(
    sheet: Sheet, seated: Sequence[Match], fixed: Sequence[Sequence[int]], best: Sequence[Match]
) -> list[int | None]:
    """Fixed tables first, then the stream table for the best pair that sits nowhere yet, then the others in order."""
    taken = {table for name in sheet.active() if (table := sheet.players[name].table) is not None}
    free = [table for table in _open_tables(sheet, len(seated) + len(taken) + 1) if table not in taken]
    given: dict[int, int | None] = {id(match): tables[0] for match, tables in zip(seated, fixed, strict=True) if tables}
    streams = [table for table in free if table in sheet.tables and sheet.tables[table]["stream"]]
    for match in [match for match in best if id(match) not in given][: len(streams)]:
        given[id(match)] = streams.pop(0)
    free = [table for table in sorted(free) if table not in given.values()]
    for match in seated:
        if id(match) not in given:
            given[id(match)] = free.pop(0) if free else None
    return [given[id(match)] for match in seated]


def _fixed(sheet: Sheet, match: Match) -> list[int]:
    tables = [sheet.players[player].table for player in match.players]
    return [table for table in tables if table is not None and _is_open(sheet, table)]


def _is_there(sheet: Sheet, table: int) -> bool:
    """Listed, if any table is; else there are as many as are needed."""
    listed = [number for number, known in sheet.tables.items() if known["listed"]]
    return not listed or table in listed


def _is_open(sheet: Sheet, table: int) -> bool:
    known = sheet.tables.get(table)
    return _is_there(sheet, table) and (known is None or not known["closed"])


def _open_tables(sheet: Sheet, many: int) -> list[int]:
    """Enough of them for so many, with every one of which something is known."""
    numbers = sorted({*sheet.tables, *range(1, many + len(sheet.tables) + 1)})
    return [table for table in numbers if _is_open(sheet, table)]
