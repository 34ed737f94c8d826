"""Results of Challengers! as the log has them: matches, trophies and the final, by what everybody can see."""

from typing import Any

from topcut_referee import standings
from topcut_referee.archive import Fact
from topcut_referee.results import called_round
from topcut_referee.sheet import Match, Round, Sheet

ENDS = ("deck", "bench", "guard", "left")


def match_played(sheet: Sheet, fact: Fact) -> None:
    round_ = _digital(sheet, fact, "swiss", fact.body["round"])
    if round_ is None:
        return
    match = _match(sheet, fact, round_, fact.body["match"])
    if match is None or not _shape(sheet, fact, match, round_):
        return
    winner = match.players.index(fact.body["winner"])
    trophy, tokens = [0, 0], fact.body["tokens"]
    trophy[winner] = int(_keeps(sheet, fact.body["winner"]))
    for player, number in zip(match.players, tokens, strict=True):
        if number and sheet.players[player].robot and not _single(sheet):
            sheet.wrong(fact, "Q46", f"{player} keeps no fans, and has {number}.")
    match.result = _result(winner, tokens, [trophy, tokens])
    sheet.tallies["results"] += 1


def final_played(sheet: Sheet, fact: Fact) -> None:
    round_ = _digital(sheet, fact, "bracket", 1)
    match = round_.matches[0] if round_ is not None and round_.matches else None
    if round_ is None or match is None or not _shape(sheet, fact, match, None):
        return
    match.result = _result(match.players.index(fact.body["winner"]), [0, 0], [[0, 0], [0, 0]])
    sheet.tallies["results"] += 1


def typed(sheet: Sheet, fact: Fact) -> None:
    """A result of real cards: points are the tokens, and the winner has the trophy (CG-22, CG-29)."""
    body, table = fact.body, sheet.table
    if table is None:
        return
    if table["digital"]:
        sheet.wrong(fact, "order", "At a digital table nobody types results.")
        return
    result = body["result"] if fact.kind == "ResultSettled" else body["new"]
    round_ = called_round(sheet, fact, body["stage"])
    if round_ is None or not 1 <= body["match"] <= len(round_.matches) or len(result["figures"]) != 2:
        return
    match = round_.matches[body["match"] - 1]
    match.trophy = None  # a correction takes it back until it is told again
    if result["winner"] is None or match.is_bye or any(player not in sheet.players for player in match.players):
        return
    trophy, tokens = result["figures"]
    if body["stage"] == "bracket":
        if trophy != [0, 0] or tokens != [0, 0] or result["points"] != [0, 0]:
            sheet.wrong(fact, "Q54", "The final gives no trophy and no fans.")
        return
    right = [0, 0]
    right[result["winner"]] = int(_keeps(sheet, match.players[result["winner"]]))
    again = fact.kind == "ResultCorrected" and sheet.players[match.players[result["winner"]]].dropped
    if trophy != right and not again:
        sheet.wrong(fact, "CG-22", f"The trophies of this match are {right}, not {trophy}.")
    if result["points"] != tokens:
        sheet.wrong(fact, "CG-31", f"The points are the tokens {tokens}, not {result['points']}.")
    for player, number in zip(match.players, tokens, strict=True):
        if number and sheet.players[player].robot and not _single(sheet):
            sheet.wrong(fact, "Q46", f"{player} keeps no fans, and has {number}.")


def trophy_taken(sheet: Sheet, fact: Fact) -> None:
    body = fact.body
    round_ = called_round(sheet, fact, "swiss")
    match = _match(sheet, fact, round_, body["match"], settled=True) if round_ is not None else None
    if match is None or match.result is None or match.is_bye or round_ is None:
        return
    if body["player"] != match.winner or body["player"] not in sheet.players:
        sheet.wrong(fact, "CG-22", f"{match.winner} has won this match and its trophy, not {body['player']}.")
        return
    if match.trophy is not None and sheet.table is not None and sheet.table["digital"]:
        sheet.wrong(fact, "CG-22", "The trophy of this match was taken before.")
    kept = bool(match.trophies[match.players.index(body["player"])])
    gone_since = sheet.players[body["player"]].dropped and kept
    if body["boxed"] == kept and not gone_since:
        goes = "stays with its winner" if kept else "goes back to the box"
        sheet.wrong(fact, "CG-34", f"This trophy {goes}.")
    match.trophy = None
    _one_of_the_box(sheet, fact, round_)
    match.trophy, match.boxed = body["fans"], body["boxed"]
    sheet.tallies["trophies"] += 1


def _one_of_the_box(sheet: Sheet, fact: Fact, round_: Round) -> None:
    """Each of the four trophies of a round is there once (CG-05)."""
    if not 1 <= round_.number <= len(sheet.trophies):
        return
    left = list(sheet.trophies[round_.number - 1])
    for match in round_.matches:
        if match.trophy is not None and match.trophy in left:
            left.remove(match.trophy)
    if fact.body["fans"] not in left:
        text = (
            f"Round {round_.number} has the trophies {sheet.trophies[round_.number - 1]}, and of these are left {left}."
        )
        sheet.wrong(fact, "CG-05", text)


def untold(sheet: Sheet) -> bool:
    """Whether somebody has a trophy of which nobody may know yet what it is worth."""
    return bool(sheet.table is not None and sheet.archive.withheld and _without_fans(sheet))


def counted(sheet: Sheet, fact: Fact) -> None:
    """When the rounds are over, they are closed, and the fans of every trophy that counts are told (CG-31)."""
    if any(not round_.closed for round_ in sheet.swiss):
        sheet.wrong(fact, "CG-14", "A round is not closed.")
    missing = [] if untold(sheet) else [name for name in _without_fans(sheet) if sheet.is_ranked(name)]
    if missing:
        sheet.wrong(fact, "CG-31", f"Fans of trophies are not told: {', '.join(sorted(set(missing)))}.")


def _without_fans(sheet: Sheet) -> list[str]:
    """Who has a trophy of which nobody has told what it is worth."""
    return [
        match.winner
        for round_ in sheet.swiss
        for match in round_.matches
        if match.winner in sheet.players and any(match.trophies) and match.trophy is None
    ]


def may_go_on(sheet: Sheet, fact: Fact) -> None:
    """With one or two players a great lead ends the game (CG-36)."""
    if _few(sheet) and sheet.swiss and (_lead(sheet) or 0) >= sheet.book.number("plan.lead", 0):
        text = f"Somebody is {_lead(sheet)} fans ahead, and has won."
        sheet.wrong(fact, sheet.book.clause("plan.lead_clause"), text)


def is_over(sheet: Sheet, fact: Fact) -> None:
    """Seven rounds and the final, or one of the ways in which a game ends before (CG-36, Q62)."""
    if sheet.swiss and any(not match.is_settled for match in sheet.swiss[-1].matches):
        sheet.wrong(fact, "order", "Matches of the last round are open.")
    counted(sheet, fact)
    lead = _lead(sheet) if _few(sheet) else None
    if len(sheet.swiss) != sheet.rounds and (lead is None or lead < sheet.book.number("plan.lead", 0)):
        text = f"{len(sheet.swiss)} of {sheet.rounds} rounds were played, and nobody is far enough ahead."
        sheet.wrong(fact, sheet.book.clause("structure.fixed_clause"), text)
    if sheet.cut and sheet.seeds is None and len(_ranked(sheet)) >= sheet.cut:
        sheet.wrong(fact, sheet.book.clause("cut.clause"), "The two best play a final, and there was none.")
    if sheet.bracket and not sheet.bracket[-1].closed:
        sheet.wrong(fact, sheet.book.clause("bracket.clause"), "The final is not over.")


def _digital(sheet: Sheet, fact: Fact, stage: str, number: int) -> Round | None:
    if sheet.table is None or not sheet.table["digital"]:
        sheet.wrong(fact, "order", f"{fact.kind} belongs to a digital table, and there is none.")
        return None
    rounds = sheet.stage(stage)
    if number != len(rounds) or not rounds:
        sheet.wrong(fact, "order", f"Round {number} is not being played.")
        return None
    return rounds[number - 1]


def _match(sheet: Sheet, fact: Fact, round_: Round, number: int, *, settled: bool = False) -> Match | None:
    if not 1 <= number <= len(round_.matches):
        sheet.wrong(fact, "order", f"Round {round_.number} has no match {number}.")
        return None
    match = round_.matches[number - 1]
    if (match.result is not None) != settled:
        sheet.wrong(fact, "order", f"Match {number} of round {round_.number} is {'open' if settled else 'over'}.")
        return None
    return match


def _shape(sheet: Sheet, fact: Fact, match: Match, round_: Round | None) -> bool:
    """Both named players play in the match, and who begins is as the trophies say (CG-16)."""
    body = fact.body
    if (
        match.second in (None, match.first)
        or body["winner"] not in match.players
        or body["begins"] not in match.players
    ):
        sheet.wrong(fact, "CG-21", f"Who begins and who wins are two of {', '.join(match.players)}.")
        return False
    if any(player not in sheet.players for player in match.players):
        return False
    if body["by"] not in ENDS:
        sheet.wrong(fact, "CG-21", f"A match cannot end by {body['by']!r}.")
    loser = next(player for player in match.players if player != body["winner"])
    if body["by"] == "left" and not sheet.players[loser].dropped:
        sheet.wrong(fact, "Q62", f"{loser} has not left.")
    best = [_best_trophy(sheet, player, round_) for player in match.players]
    if body["tossed"] != (best[0] == best[1]):
        sheet.wrong(fact, "CG-16", "The flag is tossed if nobody has the later trophy, and only then.")
    elif best[0] != best[1] and body["begins"] != match.players[int(best[1] > best[0])]:
        sheet.wrong(fact, "CG-16", f"{match.players[int(best[1] > best[0])]} has the later trophy, and begins.")
    return True


def _best_trophy(sheet: Sheet, player: str, round_: Round | None) -> int:
    won = [0]
    for other in sheet.swiss:
        match = other.of(player) if other is not round_ else None
        if match is not None and match.result is not None:
            won += [other.number] if match.trophies[match.players.index(player)] else []
    return max(won)


def _keeps(sheet: Sheet, player: str) -> bool:
    """The Robot, and whoever has left, gives trophies back, but not to a single player (CG-34, CG-37)."""
    entry = sheet.players.get(player)
    return _single(sheet) or (entry is not None and not entry.robot and not entry.dropped)


def _single(sheet: Sheet) -> bool:
    return sheet.table is not None and len(sheet.table["players"]) == 1


def _few(sheet: Sheet) -> bool:
    return sheet.table is not None and len(sheet.table["players"]) <= sheet.book.number("plan.lead_players", 0)


def _ranked(sheet: Sheet) -> list[str]:
    return [name for name in sheet.players if sheet.is_ranked(name)]


def _lead(sheet: Sheet) -> int | None:
    """How far the first is ahead of the second; nothing where there are not two, or fans are not told."""
    ranked = _ranked(sheet)
    if len(ranked) != 2 or untold(sheet):
        return None
    points = standings.points(sheet)
    return abs(points[ranked[0]] - points[ranked[1]])


def _result(winner: int, tokens: list[int], figures: list[list[int]]) -> dict[str, Any]:
    return {
        "how": "victory",
        "winner": winner,
        "points": tokens,
        "figures": figures,
        "games": [],
        "opponents": True,
        "by_roll": False,
    }
