"""What people are told beside the games: when and where it is held, what is announced, who is there on which day."""

import re
from typing import Any

from topcut_referee.archive import Fact
from topcut_referee.people import known
from topcut_referee.sheet import Sheet

DAY = re.compile(r"\d{4}-\d{2}-\d{2}")


def details_corrected(sheet: Sheet, fact: Fact) -> None:
    if fact.body["first_day"] is None:
        return
    if sheet.started is not None:
        sheet.wrong(fact, "order", "The tournament has begun, and its first day does not change any more.")
    sheet.first_day = fact.body["first_day"]


def schedule_set(sheet: Sheet, fact: Fact) -> None:
    sheet.days = {day for slot in fact.body["slots"] for day in _days(slot)}


def _days(value: Any) -> list[str]:
    """Every day that a slot names; the page on archives gives no form of a slot, so it may stand anywhere in it."""
    if isinstance(value, str):
        return [found[0]] if (found := DAY.match(value)) else []
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [day for one in inner for day in _days(one)]


def self_check_in_set(sheet: Sheet, fact: Fact) -> None:
    sheet.self_check_in = fact.body["allowed"]


def announced(sheet: Sheet, fact: Fact) -> None:
    """Numbered 1, 2, ... through both kinds; in a public file those to one table are withheld, and leave gaps."""
    number, next_one = fact.body["announcement"], sheet.announced_last[0] + 1
    if not next_one <= number <= next_one + _hidden(sheet, fact):
        sheet.wrong(fact, "order", f"This is announcement {next_one}, not {number}.")
    sheet.announced_last = (max(number, next_one), fact.n)
    sheet.standing[number] = True
    for name in fact.body.get("players", ()):
        known(sheet, fact, name)


def taken_down(sheet: Sheet, fact: Fact) -> None:
    number, last = fact.body["announcement"], sheet.announced_last[0]
    withheld = number not in sheet.standing and 1 <= number <= last + _hidden(sheet, fact) and sheet.archive.withheld
    if not sheet.standing.get(number, False) and not withheld:
        sheet.wrong(fact, "order", f"There is no announcement {number} that stands.")
    sheet.standing[number] = False


def _hidden(sheet: Sheet, fact: Fact) -> int:
    """How many facts are withheld since the last announcement that can be read."""
    return sum(sheet.announced_last[1] < n < fact.n for n in sheet.archive.withheld)


def arrived(sheet: Sheet, fact: Fact) -> None:
    body, name = fact.body, fact.body["player"]
    player = known(sheet, fact, name)
    away = player is not None and (player.dropped or player.ejected) and body["here"]
    if player is not None and (away or not player.is_in or player.robot):
        sheet.wrong(fact, "order", f"{name} does not take part, and does not arrive.")
    if body["day"] not in {sheet.first_day, *sheet.days}:
        sheet.wrong(fact, "order", f"{body['day']} is no day of this tournament.")
