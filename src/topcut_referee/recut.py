"""A Swiss result that is corrected after the cut: until the first game the cut is made again, then it stands."""

from topcut_referee import standings
from topcut_referee.archive import Fact
from topcut_referee.sheet import Player, Sheet

PARTS = ("RoundUnpaired", "CutTakenBack", "CutMade")


def corrected(sheet: Sheet, fact: Fact) -> None:
    """What the correction, which is in the standings already, does to the cut."""
    repair, stands, clause = fact.body["repair"], fact.body["stands"], sheet.book.clause("cut.clause")
    cut = sheet.seeds is not None and fact.body["stage"] == "swiss"
    if not cut or not sheet.until_first_game:
        if repair == "recut":
            sheet.wrong(fact, clause, "There is no cut that this correction could change.")
        if stands is not None and (not cut or stands != clause):
            sheet.wrong(fact, clause, f"No cut stands by {stands}.")
        return
    other = _is_another(sheet)
    if other is None:
        sheet.unsure(f"fact {fact.n}: whether it makes another cut, between players who are level: lots are not known")
    fixed = sheet.begun or _too_few(sheet)
    again = other is not False and not fixed
    if repair == "recut" and not again:
        text = "The bracket has begun, its seeds are the same or too few are left, and the cut is made again."
        sheet.wrong(fact, clause, text)
    elif repair != "recut" and (repair != "keep" or (again and other)):
        sheet.wrong(fact, clause, f"The corrected standings make another cut; the repair is not {repair}.")
    if stands not in _said(clause, other=other if fixed else False):
        sheet.wrong(fact, clause, "That the bracket stands is said if its seeds would now be others, and only then.")
    if repair == "recut":
        _in_order(sheet, fact)


def taken_back(sheet: Sheet, fact: Fact) -> None:
    clause = sheet.book.clause("cut.clause")
    before = [other for other in sheet.act if other.n < fact.n and other.kind == "ResultCorrected"]
    if sheet.seeds is None or not any(other.body["repair"] == "recut" for other in before):
        sheet.wrong(fact, "order", "No corrected result takes back a cut here.")
    if sheet.begun or sheet.bracket:
        sheet.wrong(fact, clause, "A bracket that has begun, or is still called, is not taken back.")
    sheet.seeds, sheet.first_seeds = None, 0
    for player in sheet.players.values():
        player.cut = False


def _too_few(sheet: Sheet) -> bool:
    """Whether fewer are left than the cut has seeds, vacant ones too."""
    return sum(_is_there(player) for player in sheet.players.values()) < len(sheet.seeds or [])


def _is_another(sheet: Sheet) -> bool | None:
    """Whether the standings give other seeds than there are; None if that is a matter of lots that are not known."""
    seeds = [seed for seed in sheet.seeds or [] if seed in sheet.players and sheet.is_ranked(seed)]
    able = [name for name in standings.order(sheet)[0] if sheet.is_ranked(name) and _could(sheet, name)]
    right, keys, lots = able[: len(seeds)], standings.keys(sheet), sheet.lots()
    if [keys[name] for name in seeds] != [keys[name] for name in right]:
        return True
    level = {name for name in able for other in right if name != other and keys[name] == keys[other]}
    return seeds != right if level <= set(lots) else None


def _could(sheet: Sheet, name: str) -> bool:
    """Who could be a seed: before the first game all who have not left, later the seeds and those the cut stopped."""
    player = sheet.players[name]
    return (name in (sheet.seeds or []) or player.stopped) if sheet.begun else _is_there(player)


def _is_there(player: Player) -> bool:
    return player.is_in and not player.dropped and not player.ejected and not player.robot


def _said(clause: str, *, other: bool | None) -> tuple[str | None, ...]:
    return {True: (clause,), False: (None,), None: (clause, None)}[other]


def _in_order(sheet: Sheet, fact: Fact) -> None:
    after = [other.kind for other in sheet.act if other.n > fact.n and other.kind in PARTS]
    if after != list(PARTS if sheet.bracket else PARTS[1:]):
        clause = sheet.book.clause("cut.clause")
        sheet.wrong(fact, clause, "Called pairs are taken back, then the cut, and it is made again in the same act.")
