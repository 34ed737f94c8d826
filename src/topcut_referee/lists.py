"""Lists and pools: handed in before the start, unchanged after it, and none played that was found illegal."""

from collections.abc import Sequence

from topcut_referee.archive import Fact
from topcut_referee.people import known
from topcut_referee.sheet import Sheet


def handed_in(sheet: Sheet, fact: Fact) -> None:
    player = known(sheet, fact, fact.body["player"])
    if player is None:
        return
    if player.has_list and sheet.started is not None and _is_locked(sheet):
        sheet.needs(fact, [sheet.book.clause("lists.locked_clause")], "A list changes after the start")
    player.has_list, player.illegal = True, False


def corrected(sheet: Sheet, fact: Fact) -> None:
    player = known(sheet, fact, fact.body["player"])
    if sheet.started is not None and _is_locked(sheet) and sheet.book.entry("lists.corrected_clause") is None:
        sheet.needs(fact, [sheet.book.clause("lists.locked_clause")], "A list changes after the start")
    if player is not None:
        player.illegal = False


def checked(sheet: Sheet, fact: Fact) -> None:
    """What the check has found is taken as it is: legality is not for a reader of the log to say."""
    player = known(sheet, fact, fact.body["player"])
    if player is not None:
        player.illegal = fact.body["grade"] == "illegal"


def accepted(sheet: Sheet, fact: Fact) -> None:
    player = known(sheet, fact, fact.body["player"])
    if player is not None:
        player.illegal = False


def pool_registered(sheet: Sheet, fact: Fact) -> None:
    player = known(sheet, fact, fact.body["player"])
    if player is not None:
        player.has_pool = True


def at_start(sheet: Sheet, fact: Fact) -> None:
    if _holds(sheet, "lists.required"):
        _all_there(sheet, fact, sheet.active(), "whether everybody had handed in a list before the start")
    pools = "registered-pool" in sheet.book.entry("lists.rules", []) and sheet.book.options.get("type") == "select"
    if pools and _holds(sheet, "lists.pools_required"):
        _pools(sheet, fact)


def at_pairing(sheet: Sheet, fact: Fact, names: Sequence[str]) -> None:
    if sheet.book.flag("lists.before_pairing", False) and _holds(sheet, "lists.required"):
        _all_there(sheet, fact, names, "whether everybody had handed in a list before being paired")


def _all_there(sheet: Sheet, fact: Fact, names: Sequence[str], what: str) -> None:
    if sheet.archive.withheld:
        sheet.unsure(f"{what}: lists are withheld")
        return
    players = {name: sheet.players[name] for name in names if name in sheet.players}
    without = [name for name, player in players.items() if not player.has_list]
    illegal = [name for name, player in players.items() if player.illegal]
    if without:
        clauses = [sheet.book.clause("lists.clause"), sheet.book.clause("lists.locked_clause")]
        sheet.needs(fact, clauses, f"{', '.join(without)} handed in no list")
    if illegal:
        text = f"Found illegal, and accepted by nobody: the list of {', '.join(illegal)}."
        sheet.wrong(fact, sheet.book.clause("lists.clause"), text)


def _pools(sheet: Sheet, fact: Fact) -> None:
    if sheet.archive.withheld:
        sheet.unsure("whether everybody had registered a pool before the start: pools are withheld")
        return
    without = [name for name in sheet.active() if not sheet.players[name].has_pool]
    if without:
        clause = sheet.book.clause("lists.pools_required_clause")
        sheet.needs(fact, [clause], f"{', '.join(without)} registered no pool")


def _holds(sheet: Sheet, path: str) -> bool:
    """Always, or where an option has the value that the entry names."""
    required = sheet.book.entry(path, "never")
    return required == "always" or required in sheet.book.options.values()


def _is_locked(sheet: Sheet) -> bool:
    at = sheet.book.entry("lists.locked_at", {})
    locked = next((at[value] for value in sheet.book.options.values() if value in at), sheet.book.entry("lists.locked"))
    if locked == "round":
        rounds = sheet.bracket or sheet.swiss
        return bool(rounds) and any(match.second and match.result is None for match in rounds[-1].matches)
    return bool(locked == "start")
