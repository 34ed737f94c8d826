"""Results by the rule book: who has won, what both have, and whether the players' claims say the same."""

from collections.abc import Mapping, Sequence
from typing import Any

from topcut_referee import recut
from topcut_referee.archive import Fact
from topcut_referee.book import Ending
from topcut_referee.sheet import Match, Round, Sheet


def claimed(sheet: Sheet, fact: Fact) -> None:
    match = open_match(sheet, fact)
    player = fact.body["player"]
    if match is None:
        return
    if player not in match.players:
        sheet.wrong(fact, "claim", f"{player} does not play in this match, and cannot say how it ended.")
        return
    entry = fact.body["entry"]
    match.claims[player] = entry
    for ending in sheet.book.endings.values() if entry["unfinished"] is not None else ():
        if any("claims" in step and step["figure"] in entry["scores"] for step in ending.compare):
            sheet.wrong(fact, ending.clause, "What was open at time is answered twice.")


def disputed(sheet: Sheet, fact: Fact) -> None:
    match = open_match(sheet, fact)
    if match is None:
        return
    if len(match.claims) < 2 or match.claims[match.players[0]] == match.claims[match.players[1]]:
        sheet.wrong(fact, "claim", "The two players have not claimed different results.")


def settled(sheet: Sheet, fact: Fact) -> None:
    body = fact.body
    match = open_match(sheet, fact)
    if match is None:
        return
    check(sheet, fact, body["result"], body["stage"])
    if body["agreed"]:
        _agreed(sheet, fact, match, body["result"])
    elif fact.role == "player" and not sheet.same_act(fact, "PlayerDropped"):
        sheet.wrong(fact, "claim", "A player alone cannot settle a result.")
    if body["stage"] == "bracket" and body["result"]["how"] in ("no-show", "double-no-show"):
        _not_there(sheet, fact, match)
    match.result = body["result"]
    sheet.tallies["results"] += 1


def _not_there(sheet: Sheet, fact: Fact, match: Match) -> None:
    """In the bracket: before its first game somebody comes in; later both are out of a match that neither came to."""
    if sheet.until_first_game and not sheet.begun:
        clause = sheet.book.clause("cut.replace_clause")
        sheet.wrong(fact, clause, "No game of the bracket has begun: who does not appear is replaced.")
    elif sheet.one_advances and fact.body["result"]["how"] == "double-no-show":
        leaving = [other.body for other in sheet.act if other.kind in ("PlayerDropped", "PlayerEjected")]
        gone = {body["player"] for body in leaving if body["bracket_round"] == fact.body["round"]}
        for name in match.players:
            if name not in gone and name in sheet.active():
                sheet.wrong(fact, "R-6", f"{name} did not appear, and is not out with this round.")


def corrected(sheet: Sheet, fact: Fact) -> None:
    body = fact.body
    match = _match(sheet, fact)
    if match is None or sheet.finished:
        if match is not None:
            sheet.wrong(fact, "order", "The tournament is over, and nothing is corrected any more.")
        return
    if match.result is None:
        sheet.wrong(fact, "order", "Nothing was settled that could be corrected.")
    elif match.result != body["old"]:
        sheet.wrong(fact, "order", "The old result is not the one that was settled.")
    if body["repair"] not in ("keep", "fewest", "redo", "recut"):
        sheet.wrong(fact, "format", f"There is no repair that is called {body['repair']!r}.")
    check(sheet, fact, body["new"], body["stage"])
    match.result, match.advances = body["new"], None
    recut.corrected(sheet, fact)


def open_match(sheet: Sheet, fact: Fact) -> Match | None:
    """The match of this fact, which must be one that can still get a result."""
    match = _match(sheet, fact)
    if match is None:
        return None
    round_ = sheet.stage(fact.body["stage"])[fact.body["round"] - 1]
    if match.is_bye:
        sheet.wrong(fact, "order", "A bye is settled at once, and has no other result.")
        return None
    if round_.closed or sheet.finished:
        sheet.wrong(fact, "order", f"Round {round_.number} is closed: a result can only be corrected.")
        return None
    return match


def called_round(sheet: Sheet, fact: Fact, stage: str) -> Round | None:
    rounds = sheet.stage(stage)
    number: int = fact.body["round"]
    if not 1 <= number <= len(rounds):
        sheet.wrong(fact, "order", f"Round {number} has not been paired.")
        return None
    return rounds[number - 1]


def _match(sheet: Sheet, fact: Fact) -> Match | None:
    round_ = called_round(sheet, fact, fact.body["stage"])
    if round_ is None:
        return None
    number: int = fact.body["match"]
    if not 1 <= number <= len(round_.matches):
        sheet.wrong(fact, "order", f"Round {round_.number} has no match {number}.")
        return None
    return round_.matches[number - 1]


def check(sheet: Sheet, fact: Fact, result: dict[str, Any], stage: str) -> None:
    """Winner, points and figures follow from how the match ended."""
    ending = sheet.book.endings.get(result["how"])
    if ending is None:
        sheet.wrong(fact, "rule book", f"A match cannot end by {result['how']} here.")
        return
    if len(result["figures"]) != len(sheet.book.figures):
        sheet.wrong(fact, ending.clause, "It does not have one pair of numbers for each figure of the rule book.")
        return
    if fact.body["figures_unknown"]:
        _unknown(sheet, fact, ending, result)
    _winner(sheet, fact, ending, result, stage)
    _points(sheet, fact, ending, result, stage)
    _figures(sheet, fact, ending, result)
    if result["opponents"] != ending.opponents:
        sheet.wrong(fact, ending.clause, "Whether the two count as opponents is not as the rule book says.")


def _unknown(sheet: Sheet, fact: Fact, ending: Ending, result: dict[str, Any]) -> None:
    """An official says that nobody knows the figures; then they are zeros, and who has won is taken as it is said."""
    if fact.role == "player" or fact.body.get("agreed"):
        sheet.wrong(fact, "claim", "Only an official says that figures are not known.")
    if any(number for pair in result["figures"] for number in pair):
        sheet.wrong(fact, ending.clause, "The figures are said to be unknown, and here they are.")


def _winner(sheet: Sheet, fact: Fact, ending: Ending, result: dict[str, Any], stage: str) -> None:
    winner, level = result["winner"], _leader(sheet, ending, result["figures"])
    best_of = sheet.book.games(stage)
    if result["by_roll"] and (ending.winner != "compared" or winner is None):
        sheet.wrong(fact, ending.clause, f"A match that ended by {result['how']} is not decided by a roll.")
    if ending.winner == "nobody":
        if winner is not None:
            sheet.wrong(fact, ending.clause, f"Nobody wins a match that ended by {result['how']}.")
    elif best_of > 1 and result["how"] in ("victory", "time"):
        _games(sheet, fact, ending, result, best_of)
    elif ending.winner == "named":
        if winner is None:
            sheet.wrong(fact, ending.clause, f"Somebody wins a match that ended by {result['how']}.")
        elif level is not None and level != winner:
            sheet.wrong(fact, ending.clause, "The winner is behind in what decides.")
    elif not fact.body["figures_unknown"]:
        _compared(sheet, fact, ending, result, stage)


def _compared(sheet: Sheet, fact: Fact, ending: Ending, result: dict[str, Any], stage: str) -> None:
    winner, level = result["winner"], _leader(sheet, ending, result["figures"])
    if level is not None:
        if winner != level or result["by_roll"]:
            sheet.wrong(fact, ending.clause, "The figures say that the other one has won.")
    elif ending.level == "roll":
        if winner is None or not result["by_roll"]:
            sheet.wrong(fact, ending.clause, "All is level, and a roll of the dice decides.")
    elif winner is not None and not (stage == "bracket" and result["by_roll"]):
        sheet.wrong(fact, ending.clause, "All is level, and nobody has won.")


def _leader(sheet: Sheet, ending: Ending, figures: Sequence[Sequence[int]]) -> int | None:
    """Who is ahead in the first figure that differs; what was not kept has been counted in already."""
    names = [figure["name"] for figure in sheet.book.figures]
    for step in ending.compare:
        if step["figure"] in names:
            first, second = figures[names.index(step["figure"])]
            if first != second:
                return int((first < second) == (step["wins"] == "more"))
    return None


def _games(sheet: Sheet, fact: Fact, ending: Ending, result: dict[str, Any], best_of: int) -> None:
    won = [result["games"].count(0), result["games"].count(1)]
    clause = sheet.book.clause("games.clause")
    if len(result["games"]) > best_of or max(won) > best_of // 2 + 1:
        sheet.wrong(fact, clause, f"More games were played than best of {best_of} asks for.")
    if result["how"] == "victory" and result["games"] and max(won) != best_of // 2 + 1:
        sheet.wrong(fact, clause, f"Nobody has won best of {best_of}.")
    if sheet.book.flag("games.asked", False):
        _asked(sheet, fact, ending, result, best_of)
    if result["how"] == "victory" and result["winner"] is None:
        sheet.wrong(fact, ending.clause, "Somebody wins a match that ended by victory.")
    if won[0] != won[1] and result["winner"] != int(won[1] > won[0]):
        sheet.wrong(fact, clause, "Who won more games has won the match.")


def _asked(sheet: Sheet, fact: Fact, ending: Ending, result: dict[str, Any], best_of: int) -> None:
    """A match that was won has its games, the deciding one last; at time the last is the one that figures settle."""
    games, clause = result["games"], sheet.book.clause("games.clause")
    if result["how"] == "victory":
        before = games[:-1]
        if not games:
            sheet.wrong(fact, clause, f"The games that decide best of {best_of} are not there.")
        elif max(before.count(0), before.count(1)) > best_of // 2:
            sheet.wrong(fact, clause, "A game was played after the match was decided.")
    else:
        leader = _leader(sheet, ending, result["figures"])
        if leader is not None and games[-1:] != [leader]:
            sheet.wrong(fact, clause, "The figures settle the game in progress, which is the last one.")


def _points(sheet: Sheet, fact: Fact, ending: Ending, result: dict[str, Any], stage: str) -> None:
    book = sheet.book
    if book.flag("points.recorded", False):
        return
    winner = result["winner"]
    if stage == "bracket" and not book.flag("cut.bracket_points", False):
        right, clause = [0, 0], "R-2"
    elif winner is None:
        both = book.points("loss" if ending.winner == "nobody" and ending.both == "loss" else "draw")
        right, clause = [both, both], book.clause("points.clause")
    else:
        right, clause = [book.points("loss"), book.points("loss")], book.clause("points.clause")
        right[winner] = book.points("win")
    if result["points"] != right:
        sheet.wrong(fact, clause, f"The points are {result['points']}, and should be {right}.")


def _figures(sheet: Sheet, fact: Fact, ending: Ending, result: dict[str, Any]) -> None:
    winner = result["winner"]
    for figure, (pair, bye) in zip(
        sheet.book.figures, zip(result["figures"], sheet.book.bye_figures(), strict=True), strict=True
    ):
        if max(pair) > figure["most"]:
            sheet.wrong(fact, str(figure["clause"]), f"Nobody can have more than {figure['most']} {figure['name']}.")
        losers = [seat for seat in (0, 1) if seat != winner]
        if ending.loser_has == "nothing" and any(pair[seat] for seat in losers):
            sheet.wrong(fact, ending.clause, f"Who does not appear has no {figure['name']}.")
        if winner is not None and ending.winner_has == "bye" and pair[winner] < bye:
            sheet.wrong(fact, ending.clause, f"The winner has at least the {bye} {figure['name']} of a bye.")


def _agreed(sheet: Sheet, fact: Fact, match: Match, result: dict[str, Any]) -> None:
    """Both players have claimed what was settled."""
    ending = sheet.book.endings.get(result["how"])
    asks = ending is not None and ending.asks and fact.body["stage"] == "swiss"
    for player in match.players:
        entry = match.claims.get(player)
        if entry is None:
            sheet.wrong(fact, "claim", f"{player} has not claimed this result.")
        elif not _says(sheet, entry, result):
            sheet.wrong(fact, "claim", f"{player} has claimed another result.")
        elif ending is not None and asks and any(_typed(figure, entry) is None for figure in sheet.book.figures):
            sheet.wrong(fact, ending.clause, "The players have claimed a result without its figures.")


def _says(sheet: Sheet, entry: dict[str, Any], result: dict[str, Any]) -> bool:
    ending = sheet.book.endings.get(result["how"])
    if ending is None or entry["how"] not in (None, result["how"]):
        return False
    if len(result["figures"]) != len(sheet.book.figures):
        return False
    if entry["winner"] is not None and ending.winner != "compared" and entry["winner"] != result["winner"]:
        return False
    if entry["drawn"] and result["winner"] is not None and not result["by_roll"]:
        return False
    if entry["games"] and not _same_games(ending, entry["games"], result["games"]):
        return False
    return _figures_say(sheet, ending, entry, result)


def _same_games(ending: Ending, typed: list[int | None], kept: list[int | None]) -> bool:
    """When time is called, the game in progress is decided too, and kept as one more (MU-21)."""
    return typed == kept or (ending.winner == "compared" and len(kept) == len(typed) + 1 and typed == kept[:-1])


def _figures_say(sheet: Sheet, ending: Ending, entry: dict[str, Any], result: dict[str, Any]) -> bool:
    claims = _claims(ending, entry)
    for figure, (pair, bye) in zip(
        sheet.book.figures, zip(result["figures"], sheet.book.bye_figures(), strict=True), strict=True
    ):
        typed = _typed(figure, entry) or [0, 0]
        for seat in (0, 1):
            right = typed[seat] + claims.get((figure["name"], seat), 0)
            if seat == result["winner"] and ending.winner_has == "bye":
                right = max(right, bye)
            if seat != result["winner"] and ending.loser_has == "nothing":
                right = 0
            if pair[seat] != right:
                return False
    return True


def _typed(figure: Mapping[str, Any], entry: dict[str, Any]) -> list[int] | None:
    names = [figure["name"], *figure.get("also", [])]
    return next((entry["scores"][name] for name in names if name in entry["scores"]), None)


def _claims(ending: Ending, entry: dict[str, Any]) -> dict[tuple[str, int], int]:
    """Who wins a step that claims something adds one to that figure (PS-25)."""
    won: dict[tuple[str, int], int] = {}
    for step in ending.compare if ending.winner == "compared" else ():
        typed = entry["scores"].get(step["figure"])
        if "claims" in step and entry["unfinished"] in ("first", "second"):
            won[(step["claims"], int(entry["unfinished"] == "second"))] = 1
        elif "claims" in step and entry["unfinished"] is None and typed and typed[0] != typed[1]:
            won[(step["claims"], int((typed[0] < typed[1]) == (step["wins"] == "more")))] = 1
    return won
