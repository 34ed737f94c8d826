"""Calls for officials, lost cards, rulings and appeals, as far as they can be read."""

from topcut_referee import roles
from topcut_referee.archive import Fact
from topcut_referee.people import known
from topcut_referee.sheet import Call, Ruling, Sheet


def called(sheet: Sheet, fact: Fact) -> None:
    if sheet.archive.full and fact.body["call"] != sheet.calls + 1:
        sheet.wrong(fact, "order", f"This is call {sheet.calls + 1}, not {fact.body['call']}.")
    sheet.calls = fact.body["call"]
    sheet.open_calls[fact.body["call"]] = Call(fact.body["stage"], fact.body["round"], fact.body["player"])


def taken(sheet: Sheet, fact: Fact) -> None:
    if not sheet.archive.full:  # it is wrong there already, and the call itself may be withheld
        return
    call = sheet.open_calls.get(fact.body["call"])
    if call is None:
        sheet.wrong(fact, "order", f"There is no call {fact.body['call']} that is open.")
        return
    if call.taken_by == fact.person:
        sheet.wrong(fact, "order", f"{fact.person} has taken call {fact.body['call']} already.")
    call.taken_by = fact.person
    clause = roles.kept_out_by(sheet, fact.person, _game(sheet, call))
    if clause is not None:
        sheet.needs(fact, [clause], f"{fact.person} plays in the game from which this call came")


def _game(sheet: Sheet, call: Call) -> tuple[str, ...]:
    """Who plays in the match from which the call came; whoever has called, where there is none."""
    rounds = [round_ for round_ in sheet.stage(call.stage) if round_.number == call.round]
    match = rounds[-1].of(call.player) if rounds else None
    return match.players if match is not None else (call.player,)


def closed(sheet: Sheet, fact: Fact) -> None:
    if sheet.archive.full and fact.body["call"] not in sheet.open_calls:
        sheet.wrong(fact, "order", f"There is no call {fact.body['call']} that is open.")
    sheet.open_calls.pop(fact.body["call"], None)


def card_missing(sheet: Sheet, fact: Fact) -> None:
    player = known(sheet, fact, fact.body["player"])
    if player is not None:
        player.lacks_card = True


def card_replaced(sheet: Sheet, fact: Fact) -> None:
    player = known(sheet, fact, fact.body["player"])
    if player is not None:
        if sheet.archive.full and not player.lacks_card:
            sheet.wrong(fact, "order", f"{fact.body['player']} lacked no card.")
        player.lacks_card = False


def ruled(sheet: Sheet, fact: Fact) -> None:
    number = fact.body["ruling"]
    if sheet.archive.full and number != len(sheet.rulings) + 1:
        sheet.wrong(fact, "order", f"This is ruling {len(sheet.rulings) + 1}, not {number}.")
    by = roles.decider(sheet, fact, _clause(sheet))
    sheet.rulings[number] = Ruling("final" if fact.body["final"] else "given", by, fact.body["players"])


def appealed(sheet: Sheet, fact: Fact) -> None:
    ruling = sheet.rulings.get(fact.body["ruling"], Ruling())
    player = fact.body["player"]
    if sheet.archive.full and ruling.state != "given":
        sheet.wrong(fact, _clause(sheet), "There is no ruling of this number that can be appealed.")
    elif sheet.archive.full and player not in ruling.players:
        sheet.wrong(fact, _clause(sheet), f"The ruling does not concern {player}, whose appeal this is.")
    sheet.rulings[fact.body["ruling"]] = Ruling("appealed", ruling.by, ruling.players)


def decided(sheet: Sheet, fact: Fact) -> None:
    ruling = sheet.rulings.get(fact.body["ruling"], Ruling())
    if sheet.archive.full and ruling.state != "appealed":
        sheet.wrong(fact, _clause(sheet), "Nobody has appealed this ruling.")
    sheet.rulings[fact.body["ruling"]] = Ruling("final", ruling.by, ruling.players)
    person = roles.decider(sheet, fact, _clause(sheet))
    if person is not None:
        _hears(sheet, fact, person, ruling)


def _hears(sheet: Sheet, fact: Fact, person: str, ruling: Ruling) -> None:
    heads = [role for role in sheet.book.officials if role.get("appeals")]
    older = all(role.get("appeals_own", True) for role in heads)
    able = [role for role in heads if roles.hears_appeals(sheet, fact, role, person, ruling.players)]
    if not able and not (older and fact.role == "organizer"):
        sheet.wrong(fact, _clause(sheet), f"{person} does not hear appeals.")
    if person == ruling.by and any(
        not role.get("appeals_own", True) and roles.head_officials(sheet, role) - {person} for role in able
    ):
        sheet.wrong(fact, _clause(sheet), f"{person} has given this ruling, and another one could hear the appeal.")


def _clause(sheet: Sheet) -> str:
    found = [official.get("appeals_clause") for official in sheet.book.officials if official.get("appeals")]
    return str(found[0]) if found and found[0] else "rule book"
