"""Strike teams: sealed until both have chosen, and every squad used in some Swiss round."""

from topcut_referee import audience
from topcut_referee.archive import Fact
from topcut_referee.people import known
from topcut_referee.results import called_round
from topcut_referee.sheet import Round, Sheet


def sealed(sheet: Sheet, fact: Fact) -> None:
    body, book = fact.body, sheet.book
    round_ = called_round(sheet, fact, body["stage"])
    if round_ is None or known(sheet, fact, body["player"]) is None:
        return
    clause, name, squads = book.clause("squads.clause"), body["player"], body["squads"]
    match = round_.of(name)
    if match is None or match.is_bye:
        sheet.wrong(fact, clause, f"{name} has no opponent in this round.")
        return
    if round_.matches.index(match) + 1 in round_.revealed:
        sheet.wrong(fact, clause, f"{name} chooses anew after the other one's choice was shown.")
    of, pick = book.number("squads.of", 0), book.number("squads.pick", 0)
    if len(set(squads)) != len(squads) or len(squads) != pick or any(not 1 <= squad <= of for squad in squads):
        sheet.wrong(fact, clause, f"A strike team is {pick} different ones of {of} squads.")
    if body["stage"] == "swiss":
        _must_use(sheet, fact, round_, of, pick)
    round_.sealed[name] = squads
    round_.sealings[name] = fact.n
    sheet.hidden_squads.setdefault((body["stage"], round_.number, name), []).append(fact)


def revealed(sheet: Sheet, fact: Fact) -> None:
    body, clause = fact.body, sheet.book.clause("squads.clause")
    round_ = called_round(sheet, fact, body["stage"])
    if round_ is None:
        return
    if not 1 <= body["match"] <= len(round_.matches):
        sheet.wrong(fact, "order", f"Round {round_.number} has no match {body['match']}.")
        return
    match = round_.matches[body["match"] - 1]
    if body["match"] in round_.revealed:
        sheet.wrong(fact, "order", "The squads of this match were shown before.")
    chosen = [round_.sealed.get(player) for player in match.players]
    if None in chosen and sheet.archive.withheld:
        sheet.unsure(f"fact {fact.n}: whether both had chosen their squads, which are withheld")
    elif None in chosen or len(chosen) < 2:
        sheet.wrong(fact, clause, "Squads are shown before both players have chosen.")
    elif chosen != [body["first"], body["second"]]:
        sheet.wrong(fact, clause, "The squads that are shown are not those that were chosen.")
    if sheet.archive.log > 1 or body["reveals"]:
        _opens(sheet, fact, [round_.sealings.get(player) for player in match.players])
    round_.revealed.add(body["match"])
    for player in match.players:
        sheet.hidden_squads.pop((body["stage"], round_.number, player), None)


def _opens(sheet: Sheet, fact: Fact, choices: list[int | None]) -> None:
    """The last choice of each, the first seat's first; what is wrongly withheld is wrong itself."""
    reveals, withheld = fact.body["reveals"], sheet.archive.withheld
    fits = [
        said == right or (right is None and said in withheld) for said, right in zip(reveals, choices, strict=False)
    ]
    if len(reveals) != len(choices) or not all(fits):
        sheet.wrong(fact, "class", "It does not name the last choices of both players, which it opens.")


def kept_secret(sheet: Sheet) -> None:
    """In a public archive no choice can be read that was not shown yet; from version 2 on all are, in the end."""
    over = sheet.finished and sheet.archive.log > 1
    secret = sheet.book.flag("squads.sealed", True) and not sheet.archive.full and not over
    shown = audience.revealed(sheet.archive)
    for facts in sheet.hidden_squads.values() if secret else ():
        for fact in facts:
            if fact.n in shown:
                continue
            clause = sheet.book.clause("squads.clause")
            sheet.wrong(fact, clause, "A choice of squads can be read before both players have chosen.")


def _must_use(sheet: Sheet, fact: Fact, round_: Round, of: int, pick: int) -> None:
    if not sheet.book.flag("squads.must_use_all", False) or of > 99:
        return
    if sheet.archive.withheld:
        sheet.unsure("whether every squad can still be used: choices of squads are withheld")
        return
    name = fact.body["player"]
    if sheet.book.flag("squads.bye_excuses", False) and _missed(sheet, name, round_):
        return
    used = {squad for earlier in sheet.swiss[: round_.number - 1] for squad in _played(earlier, name)}
    unused = set(range(1, of + 1)) - used
    left = sheet.rounds - round_.number
    if len(unused) <= pick * (left + 1) and len(unused - set(fact.body["squads"])) > pick * left:
        sheet.needs(fact, [sheet.book.clause("squads.must_use_clause")], f"{name} can no longer use every squad")


def _missed(sheet: Sheet, name: str, before: Round) -> bool:
    """Whether somebody had a bye or did not play in an earlier round."""
    matches = [earlier.of(name) for earlier in sheet.swiss[: before.number - 1]]
    return any(match is None or match.is_bye for match in matches)


def _played(round_: Round, name: str) -> list[int]:
    """The squads somebody played a round with; who met nobody has played none."""
    match = round_.of(name)
    if match is None or (match.result is not None and not match.result["opponents"]):
        return []
    return round_.sealed.get(name, [])
