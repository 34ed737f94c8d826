"""Follows the decisions of a digital table, and holds what the log says came of them against the game played again."""

from collections.abc import Callable, Mapping

from topcut_referee.archive import Fact
from topcut_referee.challengers.asking import NO, REDRAW, STOP, YES, Answer, Question
from topcut_referee.challengers.game import Game
from topcut_referee.challengers.replay import Replay
from topcut_referee.sheet import Sheet

DECISIONS = ("CardsDrawn", "CardsPicked", "CardsRedrawn", "CardsRemoved", "ChoiceMade")
FOLLOWING = (
    "MatchPlayed",
    "TrophyTaken",
    "FinalPlayed",
    "RoundPaired",
    "RoundClosed",
    "CutMade",
    "BracketByeGiven",
    "TournamentFinished",
    "SeedRevealed",
)
CLAUSES: Mapping[str, str] = {
    "CardsDrawn": "CG-10",
    "CardsPicked": "CG-10",
    "CardsRedrawn": "CG-12",
    "CardsRemoved": "CG-13",
    "draw": "CG-10",
    "pick": "CG-10",
    "pay": "CG-28",
    "remove": "CG-13",
    "empty": "Q12",
    "move": "Q30",
    "top": "Q30",
}
# What a field of a fact that follows is decided by.
FIELDS: Mapping[str, str] = {
    "begins": "CG-16",
    "tossed": "CG-16",
    "winner": "CG-21",
    "by": "CG-21",
    "reveals": "CG-18",
    "tokens": "CG-29",
    "fans": "CG-05",
    "boxed": "CG-34",
    "pairs": "CG-09",
    "seeds": "CG-31",
    "lots": "draw",
    "ranking": "CG-31",
}


def decided(sheet: Sheet, fact: Fact) -> None:
    """A decision that was possible at this moment for this seat is taken; any other ends the replay."""
    table, replay = sheet.table, sheet.replay
    if table is None or not table["digital"]:
        sheet.wrong(fact, "order", f"{fact.kind} belongs to a digital table, and there is none.")
        return
    if replay is None or replay.stopped:
        return
    missing(sheet, fact)
    game, player = replay.game, fact.body["player"]
    seat = game.seat(player)
    question = game.question(seat) if seat is not None else None
    clause = CLAUSES.get(fact.body.get("ask", fact.kind), "Q30")
    if seat is None or question is None:
        _stop(sheet, replay, fact, clause, f"{player} has nothing to decide now.")
        return
    answer = _answer(game, fact, question)
    if answer is None:
        text = f"{player} cannot decide this now: the question is “{question.ask}”, and the answer one of "
        _stop(sheet, replay, fact, clause, text + f"{_options(game, question)}.")
        return
    if fact.body["round"] != game.round:
        sheet.wrong(fact, "CG-14", f"This is round {game.round}, not {fact.body['round']}.")
    game.answer(seat, answer)
    sheet.tallies["decisions"] += 1


def left(sheet: Sheet, fact: Fact) -> None:
    """The Robot takes the seat over (Q62)."""
    replay = sheet.replay
    seat = replay.game.seat(fact.body["player"]) if replay is not None else None
    if replay is not None and not replay.stopped and seat is not None and not seat.robot and not replay.game.over:
        missing(sheet, fact)
        replay.game.leave(seat)


def followed(sheet: Sheet, fact: Fact) -> None:
    """The next fact that had to follow; those that were left out are named."""
    replay = sheet.replay
    if replay is None or replay.stopped:
        return
    kinds = [kind for kind, _ in replay.due]
    if fact.kind not in kinds:
        sheet.wrong(fact, "CG-14", f"{fact.kind} does not follow from the game as it is played again.")
        return
    while replay.due[0][0] != fact.kind:
        _left_out(sheet, fact, replay.due.pop(0)[0])
    _, right = replay.due.pop(0)
    for name, value in right.items():
        if fact.body[name] != value:
            clause = "CG-08" if fact.body.get("stage") == "bracket" else FIELDS.get(name, "CG-14")
            sheet.wrong(fact, clause, f"Played again, {name} is {_said(value)}, not {_said(fact.body[name])}.")
    sheet.tallies["played again"] += fact.kind in ("MatchPlayed", "FinalPlayed")


def missing(sheet: Sheet, fact: Fact) -> None:
    """Whatever is still due when something else begins was left out."""
    replay = sheet.replay
    while replay is not None and not replay.stopped and replay.due:
        _left_out(sheet, fact, replay.due.pop(0)[0])


def _left_out(sheet: Sheet, fact: Fact, kind: str) -> None:
    sheet.wrong(fact, "CG-14", f"{kind} had to follow, and is not there.")


def _stop(sheet: Sheet, replay: Replay, fact: Fact, clause: str, text: str) -> None:
    sheet.wrong(fact, clause, text)
    sheet.unsure(f"the cards after fact {fact.n}, which was not possible")
    replay.stopped = True


def _answer(game: Game, fact: Fact, question: Question) -> Answer | None:
    """The answer that this fact gives to the question, if it is a possible one."""
    ask, said = SAID[fact.kind](fact.body)
    card = None if question.card is None else game.box.cards[question.card].called
    if ask != question.ask or (fact.kind == "ChoiceMade" and fact.body["card"] != card):
        return None
    if said in (STOP, REDRAW, YES, NO, "A", "B", "C") and said in question.options:
        return said
    number = game.box.number(said)
    return number if number in question.options else None


SAID: Mapping[str, Callable[[dict[str, str | None]], tuple[str, str]]] = {
    "CardsDrawn": lambda body: ("draw", str(body["level"])),
    "CardsPicked": lambda body: ("pick", STOP if body["card"] is None else body["card"]),
    "CardsRedrawn": lambda body: ("pick", REDRAW),
    "CardsRemoved": lambda body: ("remove", STOP if body["card"] is None else body["card"]),
    "ChoiceMade": lambda body: (str(body["ask"]), str(body["chosen"])),
}


def _options(game: Game, question: Question) -> str:
    named = [game.box.cards[one].called if isinstance(one, int) else one for one in question.options]
    return ", ".join(named)


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
