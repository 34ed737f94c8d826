"""Leaving the bracket: which match is left (TL-32, R-6), and that somebody comes in before its first game."""

from topcut_referee.archive import Fact
from topcut_referee.bracket import is_decided
from topcut_referee.sheet import Match, Player, Sheet


def left(sheet: Sheet, fact: Fact, name: str, player: Player) -> None:
    """The placing is that of the round whose match is lost by leaving."""
    said = fact.body["bracket_round"]
    if sheet.seeds is None:
        if said is not None:
            sheet.wrong(fact, "R-6", f"{name} leaves before there is a bracket, and not in round {said} of it.")
    else:
        _comes_in(sheet, fact, name)
    right = None if sheet.same_act(fact, "CutReplaced", "FinalPlayed") else _round_left(sheet, name)
    if right is None and said is not None and _did_not_come(sheet, said):
        right = said
    if said != right and (right is not None or (sheet.one_advances and sheet.seeds is not None)):
        where = f"round {right}" if right is not None else "no round"
        sheet.wrong(fact, "R-6", f"{name} leaves in {where} of the bracket, not in {said}.")
    _bye(sheet, fact, name)
    if not player.dropped:
        player.out_in = right if right is not None else said


def _bye(sheet: Sheet, fact: Fact, name: str) -> None:
    """Whose opponent leaves an open match that was called has the bye in the same act (TL-32)."""
    round_ = next((one for one in sheet.bracket if one.number == fact.body["bracket_round"]), None)
    match = round_.of(name) if round_ is not None else None
    if match is None or match.is_bye or match.result is not None or match.winner is not None:
        return
    other = next(one for one in match.players if one != name)
    told = sheet.same_act(
        fact, "BracketByeGiven", "ResultSettled", "FinalPlayed"
    )  # a bye of another one is wrong itself
    if not told and not _is_out(sheet, other):
        sheet.wrong(fact, sheet.book.clause("bracket.drop_clause"), f"{name} leaves, and {other} has no bye.")


def _comes_in(sheet: Sheet, fact: Fact, name: str) -> None:
    """Before the first game the next in rank takes the place, also of somebody who did not appear."""
    book, seeds = sheet.book, sheet.seeds or []
    if name not in seeds or sheet.begun or not sheet.until_first_game or book.entry("cut.replacement") == "none":
        return
    if not any(other.kind == "CutReplaced" and other.body["leaver"] == name for other in sheet.act):
        clause = book.clause("cut.replace_clause")
        sheet.wrong(fact, clause, f"{name} leaves before any game of the bracket, and nobody comes in.")


def _round_left(sheet: Sheet, name: str) -> int | None:
    """The round of the match that is left; nothing for somebody who is out, or once the bracket is over."""
    if not sheet.bracket or sheet.seeds is None or name not in sheet.seeds or sheet.players[name].dropped:
        return None
    if sheet.until_first_game and not sheet.begun:
        return None
    round_ = sheet.bracket[-1]
    match = round_.of(name)
    if sheet.one_advances and match is not None and _neither_came(match):
        return round_.number
    if all(_is_out(sheet, other) for other in sheet.seeds if other not in (None, name)) or _has_lost(sheet, name):
        return None
    number = round_.number
    if sheet.one_advances:
        while 2**number <= sheet.first_seeds and _is_through(sheet, name, number):
            number += 1
        return number if 2**number <= sheet.first_seeds else None
    if match is not None and match.winner != name:
        return number
    if match is not None and 2**number >= sheet.first_seeds:
        return None
    over = all(is_decided(sheet, other) for other in round_.matches)
    return number + 1 if match is None or match.result is not None or over else number


def _is_through(sheet: Sheet, name: str, number: int) -> bool:
    """By a game, against a vacant place, or by a bye: nobody is left who could come to this match, called or not."""
    if number <= len(sheet.bracket):
        match = sheet.bracket[number - 1].of(name)
        if match is None or match.winner == name:
            return True
    across = (sheet.first_seeds >> (number - 1)) + 1 - _slot(sheet, name, number)
    others = [other for other in sheet.seeds or [] if other is not None and _slot(sheet, other, number) == across]
    return all(_is_out(sheet, other) for other in others)


def _slot(sheet: Sheet, name: str, before: int) -> int:
    """The best seed of somebody's part of the drawing before this round."""
    slot, size = (sheet.seeds or []).index(name) + 1, sheet.first_seeds
    for _ in range(1, before):
        slot, size = min(slot, size + 1 - slot), size // 2
    return slot


def _did_not_come(sheet: Sheet, number: int) -> bool:
    """A no-show is settled in this act: whether the drop then still has the round is not written anywhere."""
    settled = [other.body for other in sheet.act if other.kind == "ResultSettled" and other.body["stage"] == "bracket"]
    return any(body["round"] == number and body["result"]["how"] == "no-show" for body in settled)


def _neither_came(match: Match) -> bool:
    return match.result is not None and match.result["how"] == "double-no-show"


def _is_out(sheet: Sheet, name: str) -> bool:
    player = sheet.players.get(name)
    return player is None or player.dropped or player.ejected or _has_lost(sheet, name)


def _has_lost(sheet: Sheet, name: str) -> bool:
    matches = [match for round_ in sheet.bracket if (match := round_.of(name)) is not None]
    return any(match.winner not in (None, name) for match in matches)
