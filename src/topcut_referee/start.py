"""The start: the roster, the structure by its table, officials and lists, and what is announced."""

from collections.abc import Sequence

from topcut_referee import lists
from topcut_referee.archive import Fact
from topcut_referee.book import Row
from topcut_referee.people import playing
from topcut_referee.sheet import Sheet


def deviation(sheet: Sheet, fact: Fact) -> None:
    if not fact.says("reason"):
        sheet.wrong(fact, fact.body["clause"], "A deviation has a reason.")
    sheet.deviations.add(fact.body["clause"])


def capacity_set(sheet: Sheet, fact: Fact) -> None:
    sheet.capacity = fact.body["capacity"]


def table_set(sheet: Sheet, fact: Fact) -> None:
    sheet.tables[fact.body["table"]] = fact.body


def lists_published(sheet: Sheet, fact: Fact) -> None:
    sheet.lists_published = fact.body["published"]


def roster_locked(sheet: Sheet, fact: Fact) -> None:
    names, active = fact.body["players"], sheet.active()
    for name in names:
        if name not in active:
            sheet.wrong(fact, "order", f"{name} is on the roster and does not take part.")
    for name in active:
        if name not in names:
            if sheet.players[name].present:
                sheet.wrong(fact, "order", f"{name} is checked in, and not on the roster.")
            sheet.players[name].withdrawn = True
    if len(set(names)) != len(names):
        sheet.wrong(fact, "order", "Somebody is on the roster twice.")
    entries = [player for name in names if (player := sheet.players.get(name))]
    nonces = [player.nonce for player in entries if player.nonce]
    nonces += [old for player in entries if (old := player.earlier_nonce) and old in fact.body["nonces"]]
    if fact.body["nonces"] != sorted(nonces):
        sheet.wrong(fact, "draw", "The nonces are not those of the players who were checked in.")
    sheet.locked = True


def started(sheet: Sheet, fact: Fact) -> None:
    body = fact.body
    if sheet.started is not None:
        sheet.wrong(fact, "order", "The tournament had begun before.")
        return
    if not sheet.locked:
        sheet.wrong(fact, "order", "The roster was not locked before the start.")
    sheet.started, sheet.rounds, sheet.cut = body, body["rounds"], body["cut"]
    for stage, games in body["best_of"].items():
        section = sheet.book.entries.get("games")
        if stage in ("swiss", "bracket") and isinstance(section, dict):
            section[stage] = games
    active = len(sheet.active())
    if body["players"] != active:
        sheet.wrong(fact, "R-3", f"{active} players are active at the start, not {body['players']}.")
    _structure(sheet, fact, active)
    _dice(sheet, fact)
    _officials(sheet, fact)
    lists.at_start(sheet, fact)
    _settings(sheet, fact)


def structure_announced(sheet: Sheet, fact: Fact) -> None:
    if sheet.locked or sheet.started is not None:
        sheet.wrong(fact, "order", "A structure is announced in sign-up, and that is over.")
    parts = ("announced", "cut_may_be_left_out", "alternate", "fixed")
    paths = ["structure.clause", *(f"structure.{part}_clause" for part in parts)]
    known = [clause for path in paths if (clause := sheet.book.entry(path)) is not None]
    if fact.body["clause"] not in (*known, "R-3"):
        clause = str(sheet.book.entry("structure.announced_clause", known[0]))
        sheet.wrong(fact, clause, f"{fact.body['clause']} says nothing about the structure.")
    sheet.announced = fact.body


def structure_changed(sheet: Sheet, fact: Fact) -> None:
    body = fact.body
    if sheet.book.entry("structure.fixed", "start") == "start":
        sheet.needs(fact, [sheet.book.clause("structure.fixed_clause")], "The announced structure changes")
    if body["rounds"] < len(sheet.swiss) or sheet.seeds is not None:
        sheet.wrong(fact, "order", "These rounds have been played already.")
    sheet.rounds, sheet.cut = body["rounds"], body["cut"]


def pair_forbidden(sheet: Sheet, fact: Fact) -> None:
    book, pair = sheet.book, frozenset((fact.body["first"], fact.body["second"]))
    if len(pair) != 2:
        sheet.wrong(fact, "format", "Nobody is kept apart from themselves.")
        return
    clauses = [book.clause(name) for name in ("pairing_clause", "rematch_clause", "first_round_clause")]
    sheet.needs(fact, clauses, "Two players are kept apart")
    sheet.forbidden.add(pair)


def _structure(sheet: Sheet, fact: Fact, active: int) -> None:
    book, body = sheet.book, fact.body
    tables = [book.clause("structure.clause"), book.clause("structure.alternate_clause")]
    clauses = [*tables, "R-3", book.clause("structure.cut_may_be_left_out_clause")]
    row = _row(book.rows, active)
    if book.entry("structure.announced_clause") is not None:
        _as_announced(sheet, fact, row)
        return
    if body["clause"] not in tables:
        sheet.wrong(fact, tables[0], f"{body['clause']} is not the clause of a structure table.")
    if book.entry("structure.binding") != "must":
        _recommended(sheet, fact, active)
        return
    least = min(row.least for row in book.rows)
    if active < least:
        clause = str(book.entry("structure.least_clause", tables[0]))
        sheet.needs(fact, [clause, *clauses], f"{least} players are needed")
    fitting = [_row(table, active) for table in (book.rows, book.alternate) if table]
    if book.entry("structure.without_cut") == "alternate" and row.cut and book.alternate:
        if not body["cut"]:
            fitting, clauses = fitting[1:], tables[1:]
        if body["clause"] != clauses[0]:
            sheet.wrong(fact, clauses[0], f"This is the table of {clauses[0]}, not of {body['clause']}.")
    if not any(_fits(sheet, one, body["rounds"], body["cut"]) for one in fitting):
        text = f"{active} players do not play {body['rounds']} rounds with a cut to {body['cut']}"
        sheet.needs(fact, clauses, text)


def _as_announced(sheet: Sheet, fact: Fact, row: Row) -> None:
    """Another structure than the table's was announced, or confirmed at the start, and cites the clause for that."""
    body, own = fact.body, sheet.book.clause("structure.clause")
    clause = sheet.book.clause("structure.announced_clause")
    table, held = (row.rounds, row.cut), (body["rounds"], body["cut"])
    said = None
    if sheet.announced is not None:
        rounds, cut = sheet.announced["rounds"], sheet.announced["cut"]
        said = (table[0] if rounds is None else rounds, table[1] if cut is None else cut)
    if held not in (table, said) and clause not in body["confirmed"]:
        sheet.needs(fact, [clause], f"{held[0]} rounds with a cut to {held[1]} were not announced")
    right = own if held == table else clause
    if body["clause"] != right and (said != held or body["clause"] != clause):
        sheet.wrong(fact, right, f"The structure is one by {right}, not by {body['clause']}.")


def _recommended(sheet: Sheet, fact: Fact, active: int) -> None:
    above = sheet.book.number("structure.cut_recommended_above", 0)
    if above and active > above and not fact.body["cut"] and not fact.body["confirmed"]:
        clause = sheet.book.clause("structure.cut_may_be_left_out_clause")
        sheet.wrong(fact, clause, "A cut is recommended, and leaving it out was not confirmed.")


def _row(table: Sequence[Row], active: int) -> Row:
    """The row of this many players; below the fewest the first one."""
    fitting = [row for row in table if row.least <= active and (row.most is None or active <= row.most)]
    return fitting[0] if fitting else min(table, key=lambda row: row.least)


def _fits(sheet: Sheet, row: Row, rounds: int, cut: int) -> bool:
    left_out = cut == 0 and sheet.book.flag("structure.cut_may_be_left_out", True)
    return row.rounds == rounds and (row.cut == cut or left_out)


def _dice(sheet: Sheet, fact: Fact) -> None:
    roll = sheet.book.entry("clock.roll", "never")
    if (roll == "always" and not fact.body["roll"]) or (roll == "never" and fact.body["roll"]):
        sheet.needs(fact, [sheet.book.clause("clock.clause")], "Whether dice are rolled is not free")


def _officials(sheet: Sheet, fact: Fact) -> None:
    for official in sheet.book.officials:
        held = sum(role == official["name"] for _, role in sheet.officials)
        if official.get("organizer") == "is" or (official.get("organizer") == "stands-in" and not held):
            held += 1
        if held < official.get("at_least", 0):
            sheet.needs(fact, [str(official["clause"])], f"There is no {official.get('title', official['name'])}")
    playing(sheet, fact)


def _settings(sheet: Sheet, fact: Fact) -> None:
    first = sheet.archive.facts[0].body
    free = sheet.book.rulings() | ({"points.win"} if sheet.book.flag("points.free", False) else set())
    for path in first.get("settings", {}):
        if path not in free:
            clause = sheet.book.clause(f"{path.split('.')[0]}.clause")
            sheet.needs(fact, [clause], f"{path} was changed, which the rule book leaves nobody to choose")
