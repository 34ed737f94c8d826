"""A bot that answers while a player is away: for whom one can be called, and who ends that; the cards never change."""

from topcut_referee.archive import Fact
from topcut_referee.challengers.follow import DECISIONS, missing
from topcut_referee.sheet import Sheet


def called(sheet: Sheet, fact: Fact) -> None:
    """For a player of a digital table who has not left, and for whom no bot answers yet."""
    table, name = sheet.table, fact.body["player"]
    missing(sheet, fact)
    if table is None or not table["digital"] or name not in table["players"]:
        sheet.wrong(fact, "order", f"{name} is no player of a digital table, and nobody stands in.")
        return
    if name in table["bots"] or name in sheet.stand_ins:
        sheet.wrong(fact, "order", f"A bot answers for {name} already.")
    if _has_left(sheet, name):
        sheet.wrong(fact, "order", f"{name} has left, and the Robot plays that seat.")
    if fact.role == "clock" and not table["clock"]:
        sheet.wrong(fact, "order", "A Deck Phase takes as long as it takes, and the clock calls nobody.")
    sheet.stand_ins.add(name)


def ended(sheet: Sheet, fact: Fact) -> None:
    """By a player who is back, alone or right before what that player decides."""
    name = fact.body["player"]
    missing(sheet, fact)
    if name not in sheet.stand_ins or _has_left(sheet, name):
        sheet.wrong(fact, "order", f"No bot stands in for {name}.")
    sheet.stand_ins.discard(name)
    after = next((other for other in sheet.act if other.n == fact.n + 1), None)  # it may be withheld
    if after is not None and after.kind not in DECISIONS:
        sheet.wrong(after, "order", f"{name} is back, and a decision follows in that act, not {after.kind}.")


def _has_left(sheet: Sheet, name: str) -> bool:
    return name in sheet.players and sheet.players[name].dropped
