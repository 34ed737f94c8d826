"""Who takes part: entering, checking in, officials, leaving and coming back."""

from topcut_referee import draw, leaving, roles
from topcut_referee.archive import Fact
from topcut_referee.challengers import table
from topcut_referee.sheet import Player, Sheet


def known(sheet: Sheet, fact: Fact, name: str) -> Player | None:
    player = sheet.players.get(name)
    if player is None:
        sheet.wrong(fact, "order", f"{name} was never entered.")
    return player


def entered(sheet: Sheet, fact: Fact) -> None:
    body, name = fact.body, fact.body["player"]
    before = sheet.players.get(name)
    if body["robot"] and before is None:
        table.robot_entered(sheet, fact)
        return
    if before is not None and before.ejected:
        sheet.wrong(fact, sheet.book.clause("leaving.ejected_clause"), f"{name} was ejected, and is back.")
        return
    if before is not None and not before.withdrawn:
        sheet.wrong(fact, "order", f"{name} was entered before.")
        return
    late = sheet.locked or sheet.started is not None
    _late(sheet, fact, late=late, after_cut="R-7")
    sheet.players[name] = Player(waiting=body["waiting"], club=body["club"], missed=set(body["missed"]), present=late)
    _room(sheet, fact)


def readmitted(sheet: Sheet, fact: Fact) -> None:
    """As the same player, with list, pool, club and table; after the lock as late as somebody who is entered."""
    body, name, book = fact.body, fact.body["player"], sheet.book
    player = known(sheet, fact, name)
    if player is None:
        return
    if player.ejected:
        sheet.wrong(fact, book.clause("leaving.ejected_clause"), f"{name} was ejected, and is back.")
        return
    if not player.withdrawn or player.robot:
        sheet.wrong(fact, "order", f"{name} was not signed off, and cannot be let in again.")
        return
    late = sheet.locked or sheet.started is not None
    _late(sheet, fact, late=late, after_cut="R-5")
    player.withdrawn, player.waiting, player.missed, player.present = False, body["waiting"], set(body["missed"]), late
    player.earlier_nonce, player.nonce = player.nonce, None
    _room(sheet, fact)


def _late(sheet: Sheet, fact: Fact, *, late: bool, after_cut: str) -> None:
    """Only with leave, not after the cut, and with an unpaired loss for each round missed (R-7)."""
    body, name = fact.body, fact.body["player"]
    if late and not sheet.book.flag("leaving.late_entry", True):
        sheet.needs(fact, [sheet.book.clause("leaving.clause"), "R-7"], f"{name} comes late")
    if late and fact.role == "player":
        sheet.wrong(fact, "R-7", "Nobody comes late without the organizer's leave.")
    if sheet.seeds is not None:
        sheet.wrong(fact, after_cut, f"{name} comes after the cut.")
    missed = [round_.number for round_ in sheet.swiss]
    if not body["waiting"] and body["missed"] != missed:
        text = f"{name} has missed the rounds {missed}, and has unpaired losses for {body['missed']}."
        sheet.wrong(fact, "R-7", text)


def admitted(sheet: Sheet, fact: Fact) -> None:
    player = known(sheet, fact, fact.body["player"])
    if player is not None:
        if not player.waiting:
            sheet.wrong(fact, "order", f"{fact.body['player']} was not on the waiting list.")
        player.waiting = False
        _room(sheet, fact)


def _room(sheet: Sheet, fact: Fact) -> None:
    if sheet.capacity is not None and len(sheet.active()) > sheet.capacity:
        sheet.wrong(fact, "order", f"There is room for {sheet.capacity} players only.")


def withdrawn(sheet: Sheet, fact: Fact) -> None:
    player = known(sheet, fact, fact.body["player"])
    if player is not None:
        if sheet.started is not None:
            sheet.wrong(fact, "order", "After the start a player drops, and does not withdraw.")
        player.withdrawn = True


def checked_in(sheet: Sheet, fact: Fact) -> None:
    player = known(sheet, fact, fact.body["player"])
    if player is not None:
        player.present = True
        if fact.role == "player" and not sheet.self_check_in:
            sheet.archive.remark(fact.n, "players checked themselves in, and the log does not say that they may")
        if fact.body["nonce"] is not None:
            _nonce(sheet, fact, player)


def checked_out(sheet: Sheet, fact: Fact) -> None:
    player = known(sheet, fact, fact.body["player"])
    if player is not None:
        if not player.present:
            sheet.wrong(fact, "order", f"{fact.body['player']} was not checked in.")
        player.present, player.nonce, player.earlier_nonce = False, None, None


def nonce_added(sheet: Sheet, fact: Fact) -> None:
    player = known(sheet, fact, fact.body["player"])
    if player is not None:
        _nonce(sheet, fact, player)


def _nonce(sheet: Sheet, fact: Fact, player: Player) -> None:
    """A phone's own 16 bytes; after the lock they would come too late for the draws."""
    if draw.nonce(fact.body["nonce"]) is None:
        sheet.wrong(fact, "draw", "The nonce is not 16 bytes in hexadecimal digits.")
    if sheet.locked:
        sheet.wrong(fact, "draw", "The roster is locked, and no nonce comes in any more.")
    player.nonce, player.earlier_nonce = fact.body["nonce"], None


def club_set(sheet: Sheet, fact: Fact) -> None:
    player = known(sheet, fact, fact.body["player"])
    if player is not None:
        player.club = fact.body["club"]


def seat_fixed(sheet: Sheet, fact: Fact) -> None:
    player = known(sheet, fact, fact.body["player"])
    if player is not None:
        player.table = fact.body["table"]


def official_named(sheet: Sheet, fact: Fact) -> None:
    body = fact.body
    if body["role"] not in [official["name"] for official in sheet.book.officials]:
        sheet.wrong(fact, "rule book", f"The rule book knows no role {body['role']!r}.")
        return
    sheet.officials[(body["official"], body["role"])] = body
    if sheet.started is not None:
        playing(sheet, fact)


def official_released(sheet: Sheet, fact: Fact) -> None:
    if sheet.officials.pop((fact.body["official"], fact.body["role"]), None) is None:
        sheet.wrong(fact, "order", f"{fact.body['official']} does not hold this role.")


def playing(sheet: Sheet, fact: Fact) -> None:
    """No official plays who may not."""
    for official in sheet.book.officials:
        clause, plays = str(official.get("plays_clause", "rule book")), sheet.book.plays(official)
        for (person, role), named in sheet.officials.items():
            player = named["plays_as"]
            if role != official["name"] or player not in sheet.players or not sheet.players[player].is_active:
                continue
            if plays == "never" or (plays == "with-alternate" and named["alternate"] is None):
                sheet.needs(fact, [clause], f"{person} is an official and plays")


def dropped(sheet: Sheet, fact: Fact) -> None:
    body, name = fact.body, fact.body["player"]
    player = known(sheet, fact, name)
    if player is None:
        return
    if player.ejected or player.dropped or not player.is_in:
        sheet.wrong(fact, sheet.book.clause("leaving.clause"), f"{name} is not there, and cannot leave.")
    if body["after"] != len(sheet.swiss):
        sheet.wrong(fact, "order", f"{len(sheet.swiss)} Swiss rounds were paired, not {body['after']}.")
    leaving.left(sheet, fact, name, player)
    player.dropped = True


def ejected(sheet: Sheet, fact: Fact) -> None:
    name = fact.body["player"]
    player = known(sheet, fact, name)
    if player is None:
        return
    _grounds(sheet, fact)
    roles.may_eject(sheet, fact)
    if player.ejected:
        sheet.wrong(fact, "order", f"{name} was ejected before.")
    leaving.left(sheet, fact, name, player)
    player.ejected, player.answered = True, True


def _grounds(sheet: Sheet, fact: Fact) -> None:
    """The grounds are a PenaltyRecorded beside it; older logs told them in public, and had no other."""
    if fact.body["reason"] and "decided_by" not in fact.written and sheet.archive.log < 2:
        return
    recorded = any(
        other.kind == "PenaltyRecorded" and other.body["player"] == fact.body["player"] for other in sheet.act
    )
    first, last = sheet.act[0].n, sheet.act[-1].n
    withheld = any(first - 1 <= n <= last + 1 for n in sheet.archive.withheld)
    if not recorded and not withheld:
        clause = sheet.book.clause("conduct.clause")
        sheet.wrong(fact, clause, f"{fact.body['player']} is ejected, and the grounds are not recorded beside it.")


def rejoined(sheet: Sheet, fact: Fact) -> None:
    body, name, book = fact.body, fact.body["player"], sheet.book
    player = known(sheet, fact, name)
    if player is None:
        return
    if player.ejected:
        sheet.wrong(fact, book.clause("leaving.ejected_clause"), f"{name} was ejected, and is back.")
        return
    if not player.dropped:
        sheet.wrong(fact, "order", f"{name} had not dropped.")
    if not book.flag("leaving.rejoin", True):
        sheet.needs(fact, [book.clause("leaving.rejoin_clause")], f"{name} comes back")
    if sheet.seeds is not None and not book.flag("leaving.rejoin_after_cut", False):
        sheet.needs(fact, ["R-5", book.clause("leaving.rejoin_clause")], f"{name} comes back after the cut")
    missed = [round_.number for round_ in sheet.swiss if not sheet.was_in(name, round_)]
    if body["missed"] != missed:
        text = f"{name} has missed the rounds {missed}, and has unpaired losses for {body['missed']}."
        sheet.wrong(fact, book.clause("leaving.rejoin_clause"), text)
    player.dropped = False
    player.missed |= set(body["missed"])


def warned(sheet: Sheet, fact: Fact) -> None:
    player = known(sheet, fact, fact.body["player"])
    if player is not None:
        player.warnings += 1
        ask = sheet.book.number("conduct.ask_at", 0)
        if ask and player.warnings >= ask:
            player.answered = False


def ejection_declined(sheet: Sheet, fact: Fact) -> None:
    """Somebody has asked: by the warnings that were given, or by a proposal."""
    player = known(sheet, fact, fact.body["player"])
    if player is None:
        return
    ask = sheet.book.number("conduct.ask_at", 0)
    asked = player.proposed or (ask and player.warnings >= ask)
    if not asked and not sheet.archive.withheld:
        text = f"Nobody has asked whether {fact.body['player']} is ejected: warnings or a proposal are missing."
        sheet.wrong(fact, sheet.book.clause("conduct.clause"), text)
    player.answered, player.proposed = True, False


def ejection_proposed(sheet: Sheet, fact: Fact) -> None:
    player = known(sheet, fact, fact.body["player"])
    if player is not None:
        player.proposed = True


def absence_arranged(sheet: Sheet, fact: Fact) -> None:
    body = fact.body
    if known(sheet, fact, body["player"]) is None:
        return
    place = (body["player"], body["round"])
    if body["away"]:
        sheet.absent.add(place)
    else:
        sheet.absent.discard(place)
