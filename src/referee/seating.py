"""Tables: each once and open, fixed seats first, the others by the standings of the better player."""

from collections.abc import Sequence

from referee import standings
from referee.archive import Fact
from referee.results import called_round
from referee.sheet import Match, Round, Sheet


def distinct(sheet: Sheet, fact: Fact, matches: Sequence[Match]) -> None:
    """Every match has a table of its own, and one that is there."""
    tables = [match.table for match in matches if not match.is_bye]
    if None in tables:
        sheet.wrong(fact, "tables", "A match has no table.")
    taken = [table for table in tables if table is not None]
    for table in sorted(set(taken)):
        if taken.count(table) > 1:
            sheet.wrong(fact, "tables", f"Table {table} is given to two matches.")
        known = sheet.tables.get(table)
        if known is None and sheet.tables:
            sheet.wrong(fact, "tables", f"There is no table {table}.")
        elif known is not None and known["closed"]:
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
    if (
        fact is [other for other in sheet.act if other.kind == "TableMoved"][-1]
    ):  # two matches change their tables in one act
        distinct(sheet, fact, [match, *(mate for mate in round_.matches if mate is not match and mate.result is None)])


def check(sheet: Sheet, fact: Fact, round_: Round) -> None:
    """The first seat and the tables by the standings, where every lot that matters is known."""
    seated = [match for match in round_.matches if not match.is_bye]
    ranked, sure = standings.order(sheet)
    if not sure:
        sheet.unsure("first seats and tables between players who are level: the seed is not revealed yet")
        return
    place = {player: number for number, player in enumerate(ranked)}
    for match in seated:
        if match.second is not None and place[match.first] > place[match.second]:
            sheet.wrong(fact, "tables", f"{match.second} stands higher than {match.first}, and has the first seat.")
    points = standings.points(sheet)
    # The pair with more points between them sits further up; of equal ones that of the better player.
    seated.sort(key=lambda match: (-sum(points[p] for p in match.players), min(place[p] for p in match.players)))
    if sheet.started is not None and sheet.started["fresh_tables"]:
        sheet.unsure("which table is the next free one where nobody sits at the same table twice")
        return
    _by_standing(sheet, fact, seated)


def _by_standing(sheet: Sheet, fact: Fact, seated: Sequence[Match]) -> None:
    fixed = [_fixed(sheet, match) for match in seated]
    asked = [table for tables in fixed for table in tables]
    if any(len(tables) > 1 for tables in fixed) or len(set(asked)) != len(asked):
        sheet.unsure(f"fact {fact.n}: the tables, where two players have a claim to one")
        return
    right = _expected(sheet, fixed)
    for match, table in zip(seated, right, strict=True):
        if match.table != table:
            text = f"{match.first} and {match.second} sit at table {match.table}, and belong to table {table}."
            sheet.wrong(fact, "tables", text)


def _expected(sheet: Sheet, fixed: Sequence[Sequence[int]]) -> list[int | None]:
    taken = {table for name in sheet.active() if (table := sheet.players[name].table) is not None}
    free = _open_tables(sheet, len(fixed) + len(taken) + 1)
    free = [table for table in free if table not in taken]
    return [tables[0] if tables else (free.pop(0) if free else None) for tables in fixed]


def _fixed(sheet: Sheet, match: Match) -> list[int]:
    tables = [sheet.players[player].table for player in match.players]
    return [table for table in tables if table is not None and _is_open(sheet, table)]


def _is_open(sheet: Sheet, table: int) -> bool:
    known = sheet.tables.get(table)
    return not known["closed"] if known is not None else not sheet.tables


def _open_tables(sheet: Sheet, many: int) -> list[int]:
    if not sheet.tables:
        return list(range(1, many + 1))
    tables = sorted(table for table in sheet.tables if _is_open(sheet, table))
    return sorted(tables, key=lambda table: not sheet.tables[table]["stream"])
