"""Round timers: the dice for extra minutes, their commitment, and what is told when time is called."""

from topcut_referee import draw
from topcut_referee.archive import Fact
from topcut_referee.results import called_round
from topcut_referee.sheet import Round, Sheet

MOST_DICE = 1000


def rolled(sheet: Sheet, fact: Fact) -> None:
    body, book = fact.body, sheet.book
    round_ = called_round(sheet, fact, body["stage"])
    if round_ is None:
        return
    if round_.clock:
        sheet.wrong(fact, book.clause("clock.clause"), "The clock was running when the dice were rolled.")
    dice, faces, hits = (book.number(f"clock.{name}", 0) for name in ("dice", "faces", "hits"))
    if body["extra"] > dice:
        sheet.wrong(fact, book.clause("clock.clause"), f"{dice} dice do not give {body['extra']} minutes.")
    round_.extra, round_.commitment = body["extra"], _commitment(body["salt"], body["extra"])
    round_.roll = fact.n
    if body["typed"] or not 0 < dice <= MOST_DICE or not faces:
        return
    if sheet.seed is None:
        sheet.unsure("the dice for extra minutes: the seed is not revealed yet")
        return
    purpose = "extra-minutes" if body["stage"] == "swiss" else "extra-minutes-bracket"
    context = sheet.context(round_.number, round_.attempt, purpose, {})
    right = draw.minutes_rolled(draw.key_of(sheet.seed, context), dice, faces, hits)
    text = f"the dice show {right} extra minutes, not {body['extra']}."
    sheet.draw_is(fact, "the extra minutes", right=right == body["extra"], text=text)


def clock_started(sheet: Sheet, fact: Fact) -> None:
    body, book = fact.body, sheet.book
    round_ = called_round(sheet, fact, body["stage"])
    if round_ is None:
        return
    if round_.closed:
        sheet.wrong(fact, "order", f"Round {round_.number} is closed.")
    minutes = book.number("clock.minutes" if body["stage"] == "swiss" else "clock.bracket_minutes", 0)
    if body["minutes"] != minutes:
        sheet.needs(fact, [book.clause("clock.clause")], f"A round is {minutes} minutes, not {body['minutes']}")
    rolls = bool(sheet.started and sheet.started["roll"]) and book.entry("clock.roll", "never") != "never"
    if body["stage"] == "bracket":
        rolls = rolls and book.flag("clock.bracket_roll", True)
    if rolls and body["commitment"] is None:
        sheet.wrong(fact, book.clause("clock.clause"), "The extra minutes are not committed to.")
    if round_.extra is not None and round_.commitment != body["commitment"]:
        sheet.wrong(fact, "draw", "The commitment is not that of the extra minutes that were rolled.")
    if round_.extra is None and body["commitment"] is not None:
        if sheet.archive.full:
            sheet.wrong(fact, "draw", "It commits to extra minutes that were never rolled.")
        else:
            sheet.unsure(f"the extra minutes of {_name(body['stage'], round_.number)}, which are kept secret")
    round_.clock, round_.commitment = True, body["commitment"]


def time_called(sheet: Sheet, fact: Fact) -> None:
    body = fact.body
    round_ = called_round(sheet, fact, body["stage"])
    if round_ is None:
        return
    if not round_.clock:
        sheet.wrong(fact, "order", "The clock of this round was never started.")
    if round_.commitment is None:
        if body["extra"]:
            sheet.wrong(fact, "draw", "Extra minutes appear that nobody committed to.")
    elif _commitment(body["salt"], body["extra"]) != round_.commitment:
        sheet.wrong(fact, "draw", "Minutes and salt do not fit the commitment that was given when the clock started.")
    _opens(sheet, fact, round_)
    round_.time_called = True


def _opens(sheet: Sheet, fact: Fact, round_: Round) -> None:
    """The roll of this round, if there was one: minutes that were committed to were rolled."""
    reveals = fact.body["reveals"]
    if sheet.archive.log < 2 and not reveals:
        return
    hidden = round_.roll is None and round_.commitment is not None and set(reveals) <= set(sheet.archive.withheld)
    right = len(reveals) == 1 if hidden else reveals == ([] if round_.roll is None else [round_.roll])
    if not right:
        sheet.wrong(fact, "class", "It does not name the roll of this round, which it opens.")


def paused(sheet: Sheet, fact: Fact) -> None:
    _stands_still(sheet, fact, after=True)


def resumed(sheet: Sheet, fact: Fact) -> None:
    _stands_still(sheet, fact, after=False)


def _stands_still(sheet: Sheet, fact: Fact, *, after: bool) -> None:
    """These facts do not say their stage: the round that is being played has the number."""
    rounds = sheet.bracket or sheet.swiss
    if not rounds or rounds[-1].number != fact.body["round"]:
        sheet.wrong(fact, "order", f"Round {fact.body['round']} is not being played.")
    elif not rounds[-1].clock or rounds[-1].paused == after:
        sheet.wrong(fact, "order", "The clock does not run." if after else "The clock was not stopped.")
    if rounds:
        rounds[-1].paused = after


def extended(sheet: Sheet, fact: Fact) -> None:
    round_ = called_round(sheet, fact, fact.body["stage"])
    if round_ is not None and not 1 <= fact.body["match"] <= len(round_.matches):
        sheet.wrong(fact, "order", f"Round {round_.number} has no match {fact.body['match']}.")


def _commitment(salt: str, extra: int) -> str:
    try:
        return draw.extra_commitment(bytes.fromhex(salt), extra)
    except ValueError:
        return ""


def _name(stage: str, number: int) -> str:
    return f"round {number}" if stage == "swiss" else f"bracket round {number}"
