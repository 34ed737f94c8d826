"""Calls for officials, rulings and appeals, as far as they can be read."""

from referee.archive import Fact
from referee.sheet import Sheet


def called(sheet: Sheet, fact: Fact) -> None:
    if sheet.archive.full and fact.body["call"] != sheet.calls + 1:
        sheet.wrong(fact, "order", f"This is call {sheet.calls + 1}, not {fact.body['call']}.")
    sheet.calls = fact.body["call"]


def ruled(sheet: Sheet, fact: Fact) -> None:
    number = fact.body["ruling"]
    if sheet.archive.full and number != len(sheet.rulings) + 1:
        sheet.wrong(fact, "order", f"This is ruling {len(sheet.rulings) + 1}, not {number}.")
    if fact.role == "player":
        sheet.wrong(fact, "order", "A player does not rule.")
    sheet.rulings[number] = "final" if fact.body["final"] else "given"


def appealed(sheet: Sheet, fact: Fact) -> None:
    if sheet.archive.full and sheet.rulings.get(fact.body["ruling"]) != "given":
        sheet.wrong(fact, _clause(sheet), "There is no ruling of this number that can be appealed.")
    sheet.rulings[fact.body["ruling"]] = "appealed"


def decided(sheet: Sheet, fact: Fact) -> None:
    if sheet.archive.full and sheet.rulings.get(fact.body["ruling"]) != "appealed":
        sheet.wrong(fact, _clause(sheet), "Nobody has appealed this ruling.")
    sheet.rulings[fact.body["ruling"]] = "final"
    heads = [official["name"] for official in sheet.book.officials if official.get("appeals")]
    hears = any((fact.person, head) in sheet.officials for head in heads)
    if not hears and fact.role != "organizer":
        sheet.wrong(fact, _clause(sheet), f"{fact.person} does not hear appeals.")


def _clause(sheet: Sheet) -> str:
    found = [official.get("appeals_clause") for official in sheet.book.officials if official.get("appeals")]
    return str(found[0]) if found and found[0] else "rule book"
